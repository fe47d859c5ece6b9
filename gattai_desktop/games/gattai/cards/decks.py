"""Draw, discard, flip and reshuffle (RULES 2.3), and the Joker that comes up on the way (RULES 2.5).

Everything that touches the top of a Deck goes through here, because a Joker on top becomes an Omen at once.
"""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.card import CARDS, DECKS, Back, Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import effects
from gattai_desktop.games.gattai.settling import Settling
from gattai_desktop.games.gattai.zones import (
    deck_of,
    deck_zone,
    hand_zone,
    hand_zones,
    omen_zone,
    peek_zone,
    pilot_seats,
    trash_zone,
)

CLEANING_UP = "cleaning_up"
"""The value that is True while a conflict's discard-and-draw step runs (RULES OUT-13, C-1)."""

DECK_ZONES: Final = frozenset(map(deck_zone, DECKS))


def in_conflict(table: Table) -> bool:
    """Whether a Gambit, Throwdown or Rumble is in progress whose Decks must not be reshuffled (RULES DECK-11)."""
    return table.values["step"] != "story" and not table.values.get(CLEANING_UP)


def wants_a_card(table: Table, seat: Seat) -> bool:
    """Whether a choice that needs a card of this seat's Deck is closed, because no card is left (DECK-13, R-04)."""
    final = rulings_of(table).empty_deck == "final"
    return final and in_conflict(table) and not table.count(deck_zone(deck_of(seat)))


def reveal_omens(ledger: Ledger, deck: str) -> None:
    """Let Jokers on top of a Deck become Active Omens (OMEN-1, OMEN-2)."""
    zone, zones = deck_zone(deck), ledger.table.zones
    while lying := zones.get(zone):
        top = lying[-1][0]
        unseen = isinstance(top, Back)
        # A preview does not see the top card. While nothing has touched the Deck it was looked at before (OMEN-3).
        if unseen and not _touched(ledger, deck):
            break
        if (unseen or top.is_joker) and _looked_at(ledger.table, deck):
            break
        if not top.is_joker:
            break
        cause = ledger.move_from(zone, (top,), omen_zone(deck), rule="OMEN-1")
        with ledger.because(cause):
            ledger.announce("omen", rule="OMEN-1", deck=deck, asks="narration")
            ledger.next(*effects.moment(ledger.table, "omen", deck=deck))


def reveal_new_omens(ledger: Ledger) -> None:
    """Let Jokers that have come to the top of a Deck in this move become Active Omens (OMEN-1)."""
    for deck in DECKS:
        if _touched(ledger, deck):
            reveal_omens(ledger, deck)


def _touched(ledger: Ledger, deck: str) -> bool:
    """Whether this move has taken a card from a Deck, laid one there or mixed it."""
    return deck_zone(deck) in ledger.touched


def _looked_at(table: Table, deck: str) -> bool:
    """Whether somebody holds cards of a Deck only to look at them: till all are back it has not changed (INFO-12)."""
    peeks = map(peek_zone, (COACH_SEAT, *pilot_seats(table)))
    return any(one.card.deck == deck for zone in peeks for one in table.zones.get(zone, ()))


def reshuffle(ledger: Ledger, deck: str, *, rule: str = "DECK-9") -> None:
    """Mix a Deck and its Trash into a new Deck (RULES DECK-9)."""
    trash = ledger.table.cards(trash_zone(deck))
    if trash:
        ledger.move_from(trash_zone(deck), trash[::-1], deck_zone(deck), rule=rule, up=False)
    if ledger.table.count(deck_zone(deck)):
        ledger.shuffle(deck_zone(deck), rule=rule)
    reveal_omens(ledger, deck)
    ledger.next(*effects.moment(ledger.table, "event.done", event="Reshuffle", deck=deck))


def refill(ledger: Ledger, deck: str, *, needed: bool = False) -> None:
    """Reshuffle a Deck that has run out, where the rules let it be (RULES DECK-10, DECK-11).

    `needed` says that a card is wanted from it now: in the discard-and-draw step nothing else ends the wait (C-1).
    """
    zones = ledger.table.zones
    if zones.get(deck_zone(deck)) or not zones.get(trash_zone(deck)) or _looked_at(ledger.table, deck):
        return
    rulings = rulings_of(ledger.table)
    if rulings.empty_deck == "manual":
        return
    if rulings.empty_deck != "always_reshuffle":
        waits = rulings.story_reshuffle_moment == "at_next_need" or ledger.table.values.get(CLEANING_UP)
        if in_conflict(ledger.table) or (waits and not needed):
            return
    reshuffle(ledger, deck, rule="DECK-10")


def take(ledger: Ledger, deck: str, target: str, *, rule: str, up: bool = False) -> Card | None:
    """Move the top card of a Deck; None, and nothing moves, where the Deck is empty (RULES DECK-12)."""
    reveal_omens(ledger, deck)
    refill(ledger, deck, needed=True)
    card = ledger.table.top(deck_zone(deck))
    if card is None:
        ledger.announce("deck_empty", rule="DECK-12", deck=deck)
        return None
    cause = ledger.move_from(deck_zone(deck), (card,), target, rule=rule, up=up)
    with ledger.because(cause):
        reveal_omens(ledger, deck)
        refill(ledger, deck)
    return card


def take_several(ledger: Ledger, deck: str, target: str, count: int, *, rule: str, up: bool = False) -> int:
    """Move cards off the top of a Deck one by one; returns how many (RULES DECK-14, R-05, R-10)."""
    rulings = rulings_of(ledger.table)
    reveal_omens(ledger, deck)
    if rulings.partial_draw == "negate_all" and in_conflict(ledger.table) and _lacks(ledger.table, deck, count):
        ledger.announce("deck_empty", rule="DECK-12", deck=deck)
        return 0
    taken = 0
    while count > 0:
        omens = ledger.table.count(omen_zone(deck))
        if take(ledger, deck, target, rule=rule, up=up) is None:
            break
        taken += 1
        count -= 1
        if rulings.joker_counts == "yes":
            count -= ledger.table.count(omen_zone(deck)) - omens
    return taken


_JOKERS: Final = max(sum(card.is_joker for card in CARDS.values() if card.deck == deck) for deck in DECKS)
"""How many Jokers a Deck has."""


def _lacks(table: Table, deck: str, count: int) -> bool:
    """Whether a Deck holds fewer than so many cards, not counting Jokers where these do not count (OMEN-4, R-10)."""
    there = table.count(deck_zone(deck))
    if rulings_of(table).joker_counts == "yes" or there < count or there >= count + _JOKERS:
        return there < count
    return sum(not card.is_joker for card in table.cards(deck_zone(deck))) < count


def draw(ledger: Ledger, seat: Seat, count: int, *, rule: str) -> int:
    """Draw cards into a Hand one by one; returns how many came (RULES DECK-1, DECK-14)."""
    return take_several(ledger, deck_of(seat), hand_zone(seat), count, rule=rule)


def discard(ledger: Ledger, cards: Iterable[Card], *, rule: str) -> None:
    """Put cards face-up on their own Decks' Trashes, in this order (RULES CARD-2, DECK-3)."""
    hands = hand_zones(ledger.table)
    for card in cards:
        ledger.move(card, trash_zone(card.deck), rule=rule, likely=hands)
        # A Deck that ran out while its Trash was empty is mixed again as soon as a card comes there (C-34).
        refill(ledger, card.deck)


def discard_beyond(ledger: Ledger, stack: str, most: int) -> None:
    """Discard the bottom cards of a Faction that holds more than it may (RULES FACTION-3)."""
    lying = ledger.table.cards(stack)
    if len(lying) > most:
        discard(ledger, lying[: len(lying) - most], rule="FACTION-3")


def _back_in_story_mode(ledger: Ledger) -> None:
    """End the discard-and-draw step with the return to Story Mode, and mix what ran out (RULES STORY-3, DECK-10)."""
    if ledger.table.values["step"] != "story":
        return
    ledger.set(CLEANING_UP, None, rule="STORY-3")
    for deck in DECKS:
        refill(ledger, deck)


SETTLE = Settling(
    _back_in_story_mode,
    touched=frozenset({"step", "edition", "rulings", CLEANING_UP, *DECK_ZONES, *map(trash_zone, DECKS)}),
)
