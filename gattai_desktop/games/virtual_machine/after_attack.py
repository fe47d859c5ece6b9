"""What is done with the card after an attack, and in its place (RULES VM-18, VM-22, VM-H18, VM-H20, VM-H64)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import throw
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.harm import HEALS, heal
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import CONFUSED
from gattai_desktop.games.virtual_machine.team_hands import against_giving, boot_now, give, lapse
from gattai_desktop.games.virtual_machine.turns import OnTurn, play_zone, turn_card
from gattai_desktop.games.virtual_machine.values import actor, is_able, name_of
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.games.virtual_machine.zones import CPU


@wish("gives {card} to the Team Hand")
class GiveToTeam(OnTurn):
    """Wish: add the card of this turn's attack to the Team Hand (RULES VM-22, VM-H18)."""

    card: Card
    shown = Shown("{card} to the Team Hand", kind="To the Team Hand", letter="T", sign="hand")

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> "Iterator[GiveToTeam]":
        """The card of the turn, where it is dropped."""
        if cls is GiveToTeam and card is turn_card(table):
            yield cls(seat, card)

    def laid_on_now(self, table: Table) -> Place:
        """The Team Hand of the side whose turn it is."""
        return Place(zone=zones.team(zones.side_of(self.seat, table)))

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[GiveToTeam]":
        card = turn_card(state) if cls.is_offered(state, seat) else None
        if card is not None:
            yield cls(seat, card)

    def against(self, state: State, who: str) -> Iterator[Reason]:
        if self.card is not turn_card(state) or not _has_attacked(state):
            yield refusal("VM-H18", "Only a card that has attacked is given.")
        elif rulings_of(state).given_cards == "hits" and not state.values.get("turn.hit"):
            yield refusal("VM-H18", "Only a card that has hit is given.", ruling="given_cards")
        yield from against_giving(state, who)

    def play(self, ledger: Ledger) -> None:
        who, zone = actor(ledger.table), play_zone(ledger.table)
        ledger.set("turn.card", None, rule="VM-22")
        give(ledger, who, self.card, zone)


def _has_attacked(table: Table) -> bool:
    """Whether the card of this turn has attacked, and did not heal in place of it (RULES VM-H18)."""
    return bool(table.values.get("turn.attacked")) and not table.values.get("turn.healed")


@wish("discards {card}")
class DiscardCard(OnTurn):
    """Wish: discard the card of this turn after the attack."""

    card: Card
    shown = Shown(
        "Discard {card}", kind="Discard", letter="X", sign="down", line="It goes to the discards, not to the Team Hand."
    )

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> "Iterator[DiscardCard]":
        """The card of the turn, where it is dropped."""
        if cls is DiscardCard and card is turn_card(table):
            yield cls(seat, card)

    def laid_on_now(self, table: Table) -> Place:
        """The discards of the side whose turn it is."""
        return Place(zone=zones.discard_of(table, zones.side_of(self.seat, table)))

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[DiscardCard]":
        card = turn_card(state) if cls.is_offered(state, seat) else None
        if card is not None and state.values.get("turn.attacked"):
            yield cls(seat, card)

    def against(self, state: State, who: str) -> Iterator[Reason]:
        if self.card is not turn_card(state):
            yield refusal("VM-21", "{card} is not the card of this turn.", card=self.card)

    def play(self, ledger: Ledger) -> None:
        zone = play_zone(ledger.table)
        throw(ledger, (self.card,), zone, zones.side_of(actor(ledger.table), ledger.table), rule="VM-16")
        ledger.set("turn.card", None, rule="VM-16")


@wish("lets the Boot lapse")
class LapseBoot(OnTurn):
    """Wish: do without the Boot that serves this turn (RULES VM-H20)."""

    shown = Shown("Do without the Boot", sign="cross", line="It is lost; the attack has no help.")
    offered_as_it_is = True

    def against(self, state: State, who: str) -> Iterator[Reason]:
        if not boot_now(state):
            yield refusal("VM-H20", "No Boot serves this turn.")
        elif state.values.get("turn.attacked"):
            yield refusal("VM-H20", "The attack has used the Boot.")

    def play(self, ledger: Ledger) -> None:
        lapse(ledger)


@wish("heals {target}")
class Heal(OnTurn):
    """Wish: heal one of the own side in place of an attack (the Patch Nurse's special, RULES VM-H64)."""

    target: str
    shown = Shown("Heal {target}", kind="Heal", sign="sprout")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Heal]":
        if seat == CPU and cls.is_offered(state, seat) and process(state, actor(state)).has("heals"):
            yield from (cls(seat, one) for one in state.listed(CPU))

    def against(self, state: State, who: str) -> Iterator[Reason]:
        if self.target not in state.listed(CPU):
            yield refusal("VM-H64", "{name} is none of yours.", name=name_of(state, self.target))
            return
        if not process(state, who).has("heals"):
            yield refusal("VM-H64", "{name} heals nobody.", name=name_of(state, who))
        if state.values.get("turn.attacked"):
            yield refusal("VM-21", "One card is one attack.")
        elif turn_card(state) is None:
            yield refusal("VM-21", "No card is left to heal in place of an attack.")
        if CONFUSED in process(state, who).bits:
            yield refusal("VM-H36", "{name} is Confused.", name=name_of(state, who))
        if not is_able(state, self.target) and rulings_of(state).healing == "able":
            yield refusal("VM-H64", "{name} is downed.", name=name_of(state, self.target))
        elif process(state, self.target).area not in healed_from(state, process(state, who).area):
            yield refusal("VM-H64", "{name} is too far away.", name=name_of(state, self.target))

    def play(self, ledger: Ledger) -> None:
        ledger.set("turn.attacked", value=True, rule="VM-H64")
        ledger.set("turn.healed", value=True, rule="VM-H64")
        heal(ledger, self.target, HEALS)


def healed_from(table: Table, area: str) -> tuple[str, ...]:
    """The areas in which a Patch Nurse can heal: its own, and those that a link joins to it; walls part."""
    joined = ((link.start, link.end) for link in battle_map(table).area_map.links)
    return tuple(dict.fromkeys((area, *(end for pair in joined if area in pair for end in pair))))


MOVES: Final = (GiveToTeam, DiscardCard, LapseBoot, Heal)
