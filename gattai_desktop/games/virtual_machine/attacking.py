"""An attack: the card is tested, HP are taken, and what else a hit or a miss brings (RULES VM-21 to VM-34)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.aiming import against_area, against_target
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.charges import charge, enemies, is_alone
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.status_byte import BERSERK, CONFUSED, INVISIBLE, SILENCED
from gattai_desktop.games.virtual_machine.team_hands import boot_now
from gattai_desktop.games.virtual_machine.turns import OnTurn, play_zone, turn_card
from gattai_desktop.games.virtual_machine.values import actor, name_of


def against_attack(table: Table, who: str, card: Card) -> Iterator[Reason]:
    """Yield why this process cannot attack now with this card, whoever the target is."""
    if card is not turn_card(table) or card not in table.cards(play_zone(table)):
        yield refusal("VM-21", "{card} is not the card of this turn.", card=card)
    if table.values.get("turn.attacked"):
        yield refusal("VM-21", "One card is one attack.")
    if CONFUSED in process(table, who).bits:
        yield refusal("VM-H36", "{name} is Confused.", name=name_of(table, who))


def strikes_with_staff(table: Table, who: str) -> bool:
    """Whether a conduit has no blast now: Silenced or Berserk, it attacks one target with the staff (RULES VM-W4)."""
    return bool(process(table, who).bits & {SILENCED, BERSERK})


def _blasts(table: Table, who: str) -> bool:
    """Whether a process attacks whole areas now."""
    return process(table, who).has("blasts") and not strikes_with_staff(table, who)


def _card_to_attack(state: State, seat: str, *, blasts: bool) -> Card | None:
    """The card with which a seat can attack now, a whole area or one target; None where it cannot."""
    if not OnTurn.is_offered(state, seat) or state.values.get("turn.attacked"):
        return None
    return turn_card(state) if _blasts(state, actor(state)) == blasts else None


@wish("attacks {target} with {card}")
class Attack(OnTurn):
    """Wish: attack one target with the card of this turn (RULES VM-21)."""

    target: str
    card: Card
    shown = Shown("Attack {target}", kind="Attack", letter="A", sign="blade")
    told = LogWords("{seat} attacks {target} with {card}")
    laid_on = Place(area="{target}")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Attack]":
        card = _card_to_attack(state, seat, blasts=False)
        if card is not None:
            yield from (cls(seat, target, card) for target in enemies(state, actor(state)))

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> "Iterator[Attack]":
        """The card of the turn, dropped on a token."""
        if actor(table) and card is turn_card(table):
            yield from (cls(seat, target, card) for target in enemies(table, actor(table)))

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from against_attack(state, who, self.card)
        now = process(state, who)
        if _blasts(state, who):
            yield refusal("VM-34", "{name} blasts a whole area.", name=name_of(state, who))
        yield from against_target(state, who, self.target, now.range)

    def play(self, ledger: Ledger) -> None:
        begin_attack(ledger, actor(ledger.table), (self.target,), self.card)


@wish("blasts {area} with {card}")
class Blast(OnTurn):
    """Wish: attack every enemy of an area, one test for each (RULES VM-34)."""

    area: str
    card: Card
    shown = Shown("Blast {area}", kind="Blast", letter="A", sign="storm")
    laid_on = Place(area="{area}")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Blast]":
        card = _card_to_attack(state, seat, blasts=True)
        if card is not None:
            areas = {process(state, one).area for one in enemies(state, actor(state))}
            yield from (Blast(seat, area, card) for area in sorted(areas))

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> "Iterator[Blast]":
        """The card of the turn, dropped on an area."""
        if cls is Blast and actor(table) and card is turn_card(table) and process(table, actor(table)).has("blasts"):
            yield from (Blast(seat, area, card) for area in table.listed("areas"))

    def against(self, state: State, who: str) -> Iterator[Reason]:
        now = process(state, who)
        yield from against_attack(state, who, self.card)
        if not _blasts(state, who):
            yield refusal("VM-34", "{name} has no blast.", name=name_of(state, who))
        if self.area not in state.listed("areas"):
            yield refusal("VM-34", "There is no area {area}.", area=self.area)
            return
        yield from against_area(state, who, self.area, now.range, "attack")
        if not targets_in(state, who, self.area):
            yield refusal("VM-34", "No enemy stands in {area}.", area=area_name(state, self.area))

    def play(self, ledger: Ledger) -> None:
        _blast(ledger, self.area, self.card)


def _blast(ledger: Ledger, area: str, card: Card, element: str = "") -> None:
    who = actor(ledger.table)
    targets = targets_in(ledger.table, who, area)
    ledger.set("turn.element", element or None, rule="VM-34")
    ledger.set("turn.lone", value=len(targets) == 1, rule="VM-34")
    begin_attack(ledger, who, targets, card)


@wish("blasts {area} with {card} as {element}")
class BlastAs(Blast):
    """Wish: blast with the element of a ring (items r04 and r05)."""

    element: str
    shown = Shown("Blast {area} with {element}", kind="Blast with an element", letter="A", sign="storm")
    told = LogWords("{seat} blasts {area} with {card} and {element}")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[BlastAs]":
        elements = process(state, actor(state)).blast_elements if cls.is_offered(state, seat) else ()
        for one in Blast.offered(state, seat) if elements else ():
            yield from (cls(seat, one.area, one.card, element) for element in elements)

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from Blast.against(self, state, who)
        if self.element not in process(state, who).blast_elements:
            yield refusal("VM-H65", "No ring brings {element}.", element=self.element)

    def play(self, ledger: Ledger) -> None:
        _blast(ledger, self.area, self.card, self.element)


def targets_in(table: Table, who: str, area: str) -> tuple[str, ...]:
    """The able enemies in an area, whom a blast tests one after the other."""
    return tuple(one for one in enemies(table, who) if process(table, one).area == area)


def begin_attack(ledger: Ledger, who: str, targets: tuple[str, ...], card: Card) -> None:
    """Make the attack of a turn: deeds that lie in attacking at all, then each target (RULES VM-H47)."""
    table = ledger.table
    told = ledger.announce("attacks", rule="VM-21", process=who, targets=targets, card=card.key)
    with ledger.because(told):
        ledger.set("turn.attacked", value=True, rule="VM-21")
        here = states(table, process(table, who).area)
        if is_alone(table, who):
            charge(ledger, who, "d52")
        if here & {"cover", "dark"} or INVISIBLE in process(table, who).bits:
            charge(ledger, who, "d53")
        if boot_now(table):
            charge(ledger, who, "d23")
        ledger.next(*(("strike", who, target, card.key) for target in targets), ("attacked", who))


MOVES: Final = (Attack, BlastAs, Blast)
