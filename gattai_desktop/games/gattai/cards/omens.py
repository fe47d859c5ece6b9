"""Omens: the Jokers that came up, and what spending one does (RULES 2.5)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import COACH, DECK_CARDS, DECKS, PILOTS, Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.ask import AllBut
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards.decks import CLEANING_UP, in_conflict, reshuffle
from gattai_desktop.games.gattai.effects import effects
from gattai_desktop.games.gattai.events.recipients import pilots_in_play
from gattai_desktop.games.gattai.pilots.pilots import spends_nothing
from gattai_desktop.games.gattai.settling import Settling
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.world import crisis
from gattai_desktop.games.gattai.zones import deck_zone, omen_zone
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

_HELD: Final = "omens.held"
"""The Decks whose Omens go back when the conflict is over (R-07 `after_outcome`, C-42)."""

_NOT_AMID_DAMAGE: Final = AllBut(("soak", "lose_stat", "regain_stat", "discard", "spread", "rumble"))
"""While damage is taken, a Stat picked or a card discarded no Omen is spent (C-39); what is asked begins so."""


def active(table: Table, deck: str) -> tuple[Card, ...]:
    """The Active Omens of a Deck, the oldest first (RULES OMEN-5)."""
    lying = table.zones.get(omen_zone(deck))
    return tuple([card for card, up in lying if up]) if lying else ()


def spend(ledger: Ledger, deck: str, *, rule: str) -> int:
    """Turn the oldest Active Omen of a Deck face-down. Returns the number of the fact (RULES OMEN-5, OMEN-11)."""
    return ledger.turn(omen_zone(deck), active(ledger.table, deck)[:1], rule=rule)


def _need(ledger: Ledger, deck: str, count: int) -> None:
    if not 1 <= count <= len(active(ledger.table, deck)):
        raise Impossible(say("There are not that many Active Omens."))


def give_back(ledger: Ledger, deck: str) -> None:
    """Return both Omens of a Deck when both are Spent, and mix it (RULES OMEN-8, R-07)."""
    lying = ledger.table.zones.get(omen_zone(deck), ())
    if len(lying) < len([card for card in DECK_CARDS[deck] if card.is_joker]) or any(one.up for one in lying):
        return
    busy = ledger.table.values["step"] != "story" or ledger.table.values.get(CLEANING_UP)
    if busy and rulings_of(ledger.table).omen_reshuffle_in_conflict == "after_outcome":
        ledger.set(_HELD, True, rule="OMEN-8")
        return
    cause = ledger.move_from(omen_zone(deck), [one.card for one in lying], deck_zone(deck), rule="OMEN-8")
    with ledger.because(cause):
        reshuffle(ledger, deck, rule="OMEN-8")


def _when_the_conflict_is_over(ledger: Ledger) -> None:
    values = ledger.table.values
    if values.get(_HELD) and values["step"] == "story" and not values.get(CLEANING_UP):
        ledger.set(_HELD, None, rule="OMEN-8")
        for deck in DECKS:
            give_back(ledger, deck)


@wish("spends an Omen for {benefit}")
class SpendOmen(Move):
    """Wish: a Pilot spends a Pilot Omen, for `full` Charges of her own or 2 Charges for `all` (RULES OMEN-6)."""

    benefit: str
    shown = Shown(letter="O", flow="omen")
    offered_to = "others"
    needs_cards_in = omen_zone(PILOTS)
    while_asked = _NOT_AMID_DAMAGE

    def shown_now(self) -> Shown:
        title = "2 Charges for all" if self.benefit == "all" else "All her own Charges"
        return Shown(title, letter="O", flow="omen")

    def told_now(self) -> LogWords:
        everybody = "{seat} spends an Omen: 2 Charges for everybody"
        return LogWords(everybody if self.benefit == "all" else "{seat} spends an Omen: all her Charges")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["SpendOmen"]:
        """Both benefits, while an Omen is Active."""
        if active(state, PILOTS):
            yield cls(seat, "full")
            yield cls(seat, "all")

    def judge(self, state: State) -> Iterator[Reason]:
        """Any Pilot, any time, an Active Omen (OMEN-6; R-86)."""
        if self.seat not in pilots_in_play(state):
            yield refusal("OMEN-6", "Only a Pilot who is in play spends a Pilot Omen.")
            return
        if self.benefit not in {"full", "all"}:
            yield refusal("OMEN-6", "An Omen is spent for full (her own Charges) or for all (2 Charges each).")
        if not active(state, PILOTS):
            yield refusal("OMEN-6", "No Pilot Omen is Active.")
        yield from spends_nothing(state, self.seat)
        turn = state.values.get(throwdown.TURN)
        others = turn is not None and turn != throwdown.side_of(state, self.seat)
        if rulings_of(state).pilot_omen_window == "own_turn_only" and others:
            yield refusal("OMEN-6", "Omens are spent in one's own side's turn.", ruling="pilot_omen_window")

    def play(self, ledger: Ledger) -> None:
        """Turn it face-down, charge up, and only then look whether both go back."""
        _need(ledger, PILOTS, 1)
        cause = spend(ledger, PILOTS, rule="OMEN-6")
        with ledger.because(cause):
            ledger.announce("omen_spent", rule="OMEN-6", deck=PILOTS, who=self.seat, benefit=self.benefit)
            target, amount = ("All", 2) if self.benefit == "all" else ("Self", "Full")
            spent = effects.moment(ledger.table, "event.done", event="Omen", deck=PILOTS)
            ledger.next(("fire", "Chargeup", target, amount, self.seat, "omen"), *spent, ("omens_back", PILOTS))


@wish("spends {count} Omens on the Crisis")
class SpendCoachOmens(Move):
    """Wish: the Coach spends one or two of his Omens; each raises the Crisis by a step (RULES OMEN-7, CRISIS-4)."""

    count: int
    shown = Shown(letter="O", flow="omen")
    offered_to = "coach"
    needs_cards_in = omen_zone(COACH)
    while_asked = _NOT_AMID_DAMAGE

    def shown_now(self) -> Shown:
        return Shown("Spend an Omen" if self.count == 1 else "Spend {count} Omens", letter="O", flow="omen")

    def told_now(self) -> LogWords:
        return LogWords("{seat} spends an Omen" if self.count == 1 else "{seat} spends {count} Omens")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["SpendCoachOmens"]:
        """One, or two together."""
        for count in range(1, len(active(state, COACH)) + 1):
            yield cls.made(seat, count)

    def judge(self, state: State) -> Iterator[Reason]:
        """The Coach alone, outside conflicts, as many as lie there (R-08, R-09)."""
        rulings = rulings_of(state)
        if self.seat != COACH_SEAT:
            yield refusal("OMEN-7", "Coach's Omens are his to spend.")
        if self.count < 1 or self.count > len(active(state, COACH)):
            there = len(active(state, COACH))
            if there:
                yield refusal("OMEN-7", "Coach has {count} Active Omens.", count=there)
            else:
                yield refusal("OMEN-7", "No Omen of Coach is Active.")
        elif self.count > 1 and rulings.omens_per_spend == "one":
            yield refusal("OMEN-7", "One Omen is spent at a time.", ruling="omens_per_spend")
        if rulings.coach_omen_timing == "story_only" and in_conflict(state):
            yield refusal("OMEN-7", "Coach spends Omens outside conflicts only.", ruling="coach_omen_timing")

    def play(self, ledger: Ledger) -> None:
        """Turn them face-down and take as many steps on the Crisis Path."""
        _need(ledger, COACH, self.count)
        cause = -1
        for _ in range(self.count):
            cause = spend(ledger, COACH, rule="OMEN-7")
        with ledger.because(cause):
            ledger.announce("omen_spent", rule="OMEN-7", deck=COACH, who=self.seat, count=self.count)
            crisis.advance(ledger, self.count)
            for _ in range(self.count):
                ledger.later(*effects.moment(ledger.table, "event.done", event="Omen", deck=COACH))
            ledger.later(("omens_back", COACH))


MOVES = (SpendOmen, SpendCoachOmens)


def return_omens(ledger: Ledger) -> None:
    """At the end of a conflict: let Omens go back that had to wait for it (C-42)."""
    if ledger.table.values.get(_HELD):
        _when_the_conflict_is_over(ledger)


DOINGS = {"omens_back": give_back, "return_omens": return_omens}
SETTLE = Settling(_when_the_conflict_is_over, there=_HELD)
