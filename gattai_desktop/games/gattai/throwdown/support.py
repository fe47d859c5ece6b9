"""Assists of Pilots and what they take: one a turn, and in Alpha a card of the Hand (RULES THROW-23, THROW-28, R-108).

Where R-108 is on, a Pilot first discards a card to support another's play; then she may make her Assist, and she no
longer plays in this turn. `throwdown.support` holds those who have discarded.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.cards.comparing import not_playable
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.turn import may_not_drive, not_on_turn, turn_now
from gattai_desktop.games.gattai.world.factions import favor_cards
from gattai_desktop.games.gattai.zones import hand_zone, trash_zone
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.verdict import Reason, refusal

OUTSIDE: Final = "throwdown.outside"
"""Pilots who do not fight and may make one Assist in this turn."""


def not_hers_to_assist(table: Table, seat: Seat) -> tuple[Reason, ...]:
    """Say why a Pilot has no Assist in this turn: she is not on turn, unless something lets her act from outside."""
    return () if seat in table.listed(OUTSIDE) else not_on_turn(table, turn_now(table), seat)


def costs_a_card(table: Table) -> bool:
    """Whether supporting another's play takes a card of the Hand (R-108)."""
    return rulings_of(table).support_discard == "on"


def assists_made(table: Table, seat: Seat) -> tuple[Reason, ...]:
    """Say that a Pilot has made her Assists of this turn: one, and more where something of hers says so (THROW-23)."""
    if table.listed(throwdown.ASSISTS).count(seat) < modifiers.standing(table, seat, "assists", 1):
        return ()
    return (refusal("THROW-23", "{name} has made her Assist of this turn.", name=throwdown.name_of(table, seat)),)


def no_assist_left(table: Table, seat: Seat) -> Iterator[Reason]:
    """Say why a Pilot cannot call on a Tech or Gear in this turn, if she cannot (THROW-23, THROW-28)."""
    if seat in table.listed(OUTSIDE):
        return
    made = assists_made(table, seat)
    yield from made
    if not made and costs_a_card(table) and seat not in table.listed(throwdown.SUPPORT):
        yield refusal("THROW-28", "Discard a card to support a play first.", ruling="support_discard")


def assisted(ledger: Ledger, seat: Seat) -> None:
    """Count a Pilot's Assist of this turn."""
    outside = ledger.table.listed(OUTSIDE)
    if seat in outside:
        ledger.set(OUTSIDE, tuple(one for one in outside if one != seat) or None, rule="THROW-23")
        return
    ledger.set(throwdown.ASSISTS, (*ledger.table.listed(throwdown.ASSISTS), seat), rule="THROW-23")


def _may_still_play(table: Table, seat: Seat) -> bool:
    """Whether a Pilot may make the Drive, and has a card to make it with: of her Hand, or a Faction's (FACTION-4)."""
    return not may_not_drive(table, seat) and bool(table.count(hand_zone(seat)) or favor_cards(table))


@wish("supports by discarding {card}")
class Support(Move):
    """Wish: discard a card to support another Pilot's play with a Tech or Gear (THROW-28)."""

    card: Card
    steps = ("throwdown.turn",)
    step_rule = "THROW-28"
    laid_on = Place(zone=trash_zone("{card.deck}"))
    offered_to = "others"

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator["Support"]:
        """Only where a table has this rule at all."""
        if costs_a_card(table):
            yield from super().aimed(table, seat, card)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Support"]:
        if costs_a_card(state) and seat in turn_now(state).members:
            yield from (cls(seat, card) for card in state.cards(hand_zone(seat)))

    def judge(self, state: State) -> Iterator[Reason]:
        """Once a turn, while another Pilot of the side can still play."""
        if not costs_a_card(state):
            yield refusal("THROW-28", "Assists take no card of the Hand here.", ruling="support_discard")
        if self.seat == COACH_SEAT:
            yield refusal("THROW-28", "Pilots support each other.")
            return
        turn = turn_now(state)
        yield from not_on_turn(state, turn, self.seat)
        if self.seat in state.listed(throwdown.SUPPORT):
            yield refusal("THROW-28", "{name} supports already.", name=throwdown.name_of(state, self.seat))
        elif not any(one != self.seat and _may_still_play(state, one) for one in turn.members):
            yield refusal("THROW-28", "Somebody of the side must play.")
        yield from not_playable(state, self.seat, self.card, "THROW-28", favor=False)

    def play(self, ledger: Ledger) -> None:
        if self.seat == COACH_SEAT:
            raise Impossible(say("Pilots support each other."))
        decks.discard(ledger, (self.card,), rule="THROW-28")
        ledger.set(throwdown.SUPPORT, (*ledger.table.listed(throwdown.SUPPORT), self.seat), rule="THROW-28")


MOVES = (Support,)
