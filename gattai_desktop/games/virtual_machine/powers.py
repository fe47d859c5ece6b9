"""BonusAction actions, each once a round, and what else a power adds to a turn (RULES VM-23; part 1e)."""

from collections.abc import Iterator
from typing import ClassVar, Final, Self

from gattai_desktop.cards.area_map import Reached
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.aiming import against_target
from gattai_desktop.games.virtual_machine.area_states import exits
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.harm import heal
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import CONFUSED
from gattai_desktop.games.virtual_machine.turns import OnTurn
from gattai_desktop.games.virtual_machine.values import actor, is_able, name_of, of, put
from gattai_desktop.games.virtual_machine.walking import is_stopped, walk
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import MCS

MENDS: Final = 10
"""HP that a Mending Ring heals."""
HAND_OFF_RANGE: Final = 2


@frozen
class BonusAction(OnTurn):
    """A bonus action: once a round, on the own turn, not while Confused."""

    trait: ClassVar[str]
    """Who has this trait may do it."""

    @classmethod
    def is_offered(cls, state: State, seat: str) -> bool:
        """Whether this seat has the turn of somebody who may do it, and has not yet."""
        who = actor(state)
        return (
            OnTurn.is_offered(state, seat)
            and process(state, who).has(cls.trait)
            and cls.trait not in state.listed(of(who, "bonus"))
        )

    def against(self, state: State, who: str) -> Iterator[Reason]:
        one, called = process(state, who), name_of(state, who)
        if not one.has(self.trait):
            yield refusal("VM-23", "{name} has no such bonus action.", name=called)
        if self.trait in state.listed(of(who, "bonus")):
            yield refusal("VM-23", "{name} has used that bonus action this round.", name=called)
        if CONFUSED in one.bits:
            yield refusal("VM-H36", "{name} is Confused.", name=called)

    def use(self, ledger: Ledger) -> str:
        """Note that it was used, and return by whom."""
        who = actor(ledger.table)
        put(ledger, who, "bonus", (*ledger.table.listed(of(who, "bonus")), self.trait), rule="VM-23")
        ledger.set("turn.used", value=True, rule="VM-23")
        return who


@wish("stands firm")
class StandFirm(BonusAction):
    """Wish: until the own next turn take hits that are aimed at allies in the own area (RULES VM-H68)."""

    trait = "stands_firm"
    shown = Shown(
        "Stand firm", letter="B", sign="shield", line="Until her next turn she may take hits on allies in her area."
    )
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        put(ledger, self.use(ledger), "firm", value=True, rule="VM-H68")


@wish("mends {target}")
class Mend(BonusAction):
    """Wish: heal oneself or an ally in the own area (item r10)."""

    target: str
    trait = "mends"
    shown = Shown("Mend {target}", kind="Mend", letter="B", sign="sprout")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if cls.is_offered(state, seat):
            yield from (cls(seat, one) for one in state.listed(MCS))

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from BonusAction.against(self, state, who)
        if self.target not in state.listed(MCS):
            yield refusal("VM-H64", "{name} is no MC.", name=name_of(state, self.target))
        elif not is_able(state, self.target) and rulings_of(state).healing == "able":
            yield refusal("VM-H64", "{name} is downed.", name=name_of(state, self.target))
        elif process(state, self.target).area != process(state, who).area:
            yield refusal("VM-H64", "{name} is in another area.", name=name_of(state, self.target))

    def play(self, ledger: Ledger) -> None:
        self.use(ledger)
        heal(ledger, self.target, MENDS)


@wish("hands {card} to {target}")
class HandOff(BonusAction):
    """Wish: give a card of the hand to an MC in line within 2 (Odile)."""

    card: Card
    target: str
    trait = "hand_off"
    shown = Shown(
        "Hand {card} to {target}",
        kind="Hand a card on",
        letter="B",
        sign="give",
        line="It goes from hand to hand, once a round.",
    )
    told = LogWords("{seat} hands a card to {target}", unseen="{seat} hands a card on")
    laid_on = Place(area="{target}")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if cls.is_offered(state, seat):
            others = [one for one in state.listed(MCS) if one != seat]
            yield from (cls(seat, card, one) for card in state.cards(zones.hand(seat)) for one in others)

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> Iterator[Self]:
        """A card of the hand, dropped on the token of another MC."""
        if actor(table) == seat and process(table, seat).has(cls.trait) and card in table.cards(zones.hand(seat)):
            yield from (cls(seat, card, one) for one in table.listed(MCS) if one != seat)

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from BonusAction.against(self, state, who)
        if self.card not in state.cards(zones.hand(self.seat)):
            yield refusal("VM-23", "{card} is not in your hand.", card=self.card)
        if self.target not in state.listed(MCS) or self.target == self.seat:
            yield refusal("VM-23", "{name} is no other MC.", name=name_of(state, self.target))
        else:
            yield from against_target(state, who, self.target, HAND_OFF_RANGE, "hack")

    def play(self, ledger: Ledger) -> None:
        self.use(ledger)
        ledger.move_from(zones.hand(self.seat), (self.card,), zones.hand(self.target), rule="VM-23", up=False)


@wish("tumbles to {area}")
class Tumble(BonusAction):
    """Wish: after an attack that hit nobody, go over one link at no cost (Pim)."""

    area: str
    trait = "tumbles"
    shown = Shown(
        "Tumble to {area}",
        kind="Tumble",
        letter="B",
        sign="chevron",
        line="One link at no cost, after an attack that hit nobody.",
    )
    laid_on = Place(area="{area}")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if cls.is_offered(state, seat):
            who = actor(state)
            yield from (cls(seat, one.to) for one in exits(state, who)(process(state, who).area))

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> Iterator[Self]:
        """The token that acts, dropped on an area next to it after an attack; before one, and farther, it walks."""
        who = actor(table)
        missed = bool(who and table.values.get("turn.attacked")) and process(table, who).has(cls.trait)
        if missed and card is world_of(table).tokens[who]:
            yield from (cls(seat, one.to) for one in exits(table, who)(process(table, who).area))

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from BonusAction.against(self, state, who)
        if not state.values.get("turn.attacked") or state.values.get("turn.hit"):
            yield refusal("VM-23", "Tumbling follows an attack that hit nobody.")
        if is_stopped(state, who):
            yield refusal("VM-36", "{name} came among enemies and goes no further.", name=name_of(state, who))
        if self.area not in {one.to for one in exits(state, who)(process(state, who).area)}:
            yield refusal("VM-35", "No link leads to {area}.", area=area_name(state, self.area))

    def play(self, ledger: Ledger) -> None:
        walk(ledger, self.use(ledger), Reached(0, (self.area,)))


MOVES: Final = (StandFirm, Mend, HandOff, Tumble)
