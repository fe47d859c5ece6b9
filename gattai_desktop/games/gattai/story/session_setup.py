"""The Coach's first move of a session: shuffle, deal, put the Jokers in (RULES SETUP-1 to SETUP-4).

All randomness of the beginning is in the facts of this one move.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import DECKS
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.by_hand import cards
from gattai_desktop.games.gattai.cards import decks, hands
from gattai_desktop.games.gattai.effects import effects, limits, modifiers
from gattai_desktop.games.gattai.events.recipients import in_play
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story import begun, scenario
from gattai_desktop.games.gattai.world import threats
from gattai_desktop.games.gattai.zones import FLIPPED, deck_zone, every_threat, pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal

SET_UP: Final = "set-up"
AFTERWARDS: Final = "salute"

# What a new session leaves where it lies: stored Favor, Threats' stacks, Removed cards (SETUP-4, R-11).
STAYS: Final = ("faction.", "threat.", "removed", "bgm", "deck.")


@wish("sets up the session")
class SetUpSession(Move):
    """Wish: mix both Decks, deal every Hand, and let the Jokers in."""

    steps = ("story",)
    step_rule = "SETUP-1"
    offered_to = "coach"
    offers_depend_on = ("phase",)
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("SETUP-1", "Coach sets up the session.")
        if state.values["phase"] != SET_UP:
            yield refusal("SETUP-1", "The session has begun: its phase is {phase}.", phase=state.values["phase"])

    def play(self, ledger: Ledger) -> None:
        """Deal; a table that keeps everything from the last session only sets its Hands right (R-103)."""
        if ledger.table.values["step"] != "story":
            raise Impossible(say("A conflict is going on. Call it off first."))
        ledger.announce("session", rule="SETUP-1", number=ledger.number("session"))
        if deals_anew(ledger.table):
            deal(ledger)
        else:
            hands.set_hands_right(ledger)
        _fill_gauges(ledger)
        if ledger.number("session") == 1:
            ledger.next(*effects.moment(ledger.table, "creation"))
        if ledger.table.values.get(scenario.BEGINS):
            if ledger.number("session") > 1:
                # The Team has come along; what it meets is new.
                for key in every_threat(ledger.table):
                    ledger.next(*effects.made(ledger.table, f"threat.{key}"))
            scenario.start(ledger)
        begun.session(ledger)
        limits.over(ledger, "session")
        modifiers.over(ledger, "session")
        ledger.set("phase", AFTERWARDS, rule="SESSION-1")


def deals_anew(table: Table) -> bool:
    """Whether a session begins with new Decks and Hands, not with the cards as the last one left them (R-103)."""
    keeps = rulings_of(table).carry_between_sessions == "keep_all"
    return not keeps or table.number("session") <= 1


def deal(ledger: Ledger) -> None:
    """Gather, mix, deal the starting Hands and the Threats' stacks, and shuffle the Jokers in (SETUP-1 to SETUP-3)."""
    _gather(ledger)
    cards.bring_back(ledger, scenario_over=False)
    after = rulings_of(ledger.table).joker_setup == "after_deal"
    if after:
        _jokers_out(ledger)
    for deck in DECKS:
        ledger.shuffle(deck_zone(deck), rule="SETUP-1")
        decks.reveal_omens(ledger, deck)
    for seat in hands.in_order(ledger.table):
        decks.draw(ledger, seat, hands.max_hand(ledger.table, seat), rule="SETUP-2")
    for threat in in_play(ledger.table, "Threat"):
        if not ledger.table.count(threat):
            threats.fill_stack(ledger, threat)
    leader = threats.giant(ledger.table)
    if leader and not ledger.table.count("bgm"):
        threats.fill_bgm_stack(ledger, "tr_on_entry", threats.rating(ledger.table, leader))
    if after:
        _jokers_in(ledger)


def _gather(ledger: Ledger) -> None:
    """Bring the cards of an earlier session back into their Decks."""
    for zone in sorted(ledger.table.zones):
        if zone.startswith(STAYS):
            continue
        for deck in DECKS:
            cards = [card for card in ledger.table.cards(zone) if card.deck == deck]
            if cards:
                ledger.move_from(zone, cards, deck_zone(deck), rule="SETUP-4", up=False)


def _jokers_out(ledger: Ledger) -> None:
    for deck in DECKS:
        jokers = [card for card in ledger.table.cards(deck_zone(deck)) if card.is_joker]
        if jokers:
            ledger.move_from(deck_zone(deck), jokers, FLIPPED, rule="SETUP-1")


def _jokers_in(ledger: Ledger) -> None:
    """Shuffle the Jokers in, face-up; one that comes to lie on top is an Omen at once (SETUP-3)."""
    for deck in DECKS:
        jokers = [card for card in ledger.table.cards(FLIPPED) if card.deck == deck]
        if jokers:
            ledger.move_from(FLIPPED, jokers, deck_zone(deck), rule="SETUP-1")
            ledger.shuffle(deck_zone(deck), rule="SETUP-1")
            decks.reveal_omens(ledger, deck)


def _fill_gauges(ledger: Ledger) -> None:
    """Charges of a first session and Buffers of a later one, where a ruling says so (R-87, R-88)."""
    first = ledger.number("session") == 1
    for seat in pilot_seats(ledger.table):
        if first:
            fill_charges(ledger, seat)
        elif rulings_of(ledger.table).buffers_refresh == "session":
            her = pilot(ledger.table, seat)
            ledger.set(her.path("buffers"), her.max_buffers, rule="PILOT-9")


def fill_charges(ledger: Ledger, seat: Seat) -> None:
    """Let a new Pilot begin with as many Charges as the ruling says (R-87)."""
    begins, her = rulings_of(ledger.table).starting_charges, pilot(ledger.table, seat)
    if begins != "half_up":  # the half is there from the start
        ledger.set(her.path("charges"), her.max_charges if begins == "full" else 0, rule="PILOT-11")


MOVES = (SetUpSession,)
