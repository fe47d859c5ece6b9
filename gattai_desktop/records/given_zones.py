"""Lays the zones of a table as a record gives them, and chooses cards for "3 cards", "only" and "the rest"."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.box import Box
from gattai_desktop.records.expectation import ZoneHolds
from gattai_desktop.records.fault import Unreadable

REMOVED: Final = "removed"
"""The zone of cards that a record takes out of a Deck without naming their place."""


def given_zones(given: Mapping[str, ZoneHolds], box: Box) -> dict[str, tuple[Lying, ...]]:
    """Return what lies in the zones that are given, and in those that take what is left of a Deck. Raises Unreadable.

    Cards that are not named are taken in the order of their Deck, and never a Joker.
    """
    named = {card for said in given.values() for card in said.written.cards}
    unnamed = {deck: [one for one in cards if one not in named] for deck, cards in box.words.decks.items()}
    free = {deck: [one for one in cards if not one.is_joker] for deck, cards in unnamed.items()}
    zones = {zone: _lying(zone, said, free, box) for zone, said in given.items()}
    for deck, cards in unnamed.items():
        held = given.get(f"deck.{deck}")
        closed = held is not None and (held.written.only or held.written.count is not None)
        taker = _taker_of_the_rest(given, deck, box)
        if taker or closed:
            # A Deck that holds only these cards: all others are removed, or lie where "the rest" lies.
            under = taker or REMOVED
            _lay_under(zones, under, tuple(Lying(card, box.words.face_up(under, 0, 2)) for card in free[deck]))
        if closed:
            _lay_under(zones, REMOVED, tuple(Lying(card, True) for card in cards if card.is_joker))
    return zones


def _lying(zone: str, said: ZoneHolds, free: Mapping[str, list[Card]], box: Box) -> tuple[Lying, ...]:
    """Return what lies in a zone. Takes as many cards from those that are free as the record asks for."""
    lying = said.lying_as_written
    if said.written.count:
        lying = tuple((card, None) for card in _some(free, box.words.deck_of_zone(zone), said.written.count, zone))
    return tuple(
        Lying(card, card.is_joker or box.words.face_up(zone, place, len(lying)) if up is None else up)
        for place, (card, up) in enumerate(lying)
    )


def _taker_of_the_rest(given: Mapping[str, ZoneHolds], deck: str, box: Box) -> str:
    """Return the zone to which the rest of a Deck is given; "" for none."""
    takers = [zone for zone, one in given.items() if one.written.rest and box.words.deck_of_zone(zone) == deck]
    if len(takers) > 1:
        raise Unreadable(
            "The rest of the cards of the {deck} Deck is given to {takers}.", deck=deck, takers=" and to ".join(takers)
        )
    return "".join(takers)


def _lay_under(zones: dict[str, tuple[Lying, ...]], zone: str, lying: tuple[Lying, ...]) -> None:
    if lying:
        zones[zone] = (*lying, *zones.get(zone, ()))


def _some(free: Mapping[str, list[Card]], deck: str, count: int, zone: str) -> list[Card]:
    if not deck:
        raise Unreadable(
            "'{number} cards' in {zone}: cards of both Decks lie there, so they must be named.", number=count, zone=zone
        )
    if count > len(free[deck]):
        raise Unreadable(
            "'{number} cards' in {zone}: the {deck} Deck has only {left} that are not named.",
            number=count,
            zone=zone,
            deck=deck,
            left=len(free[deck]),
        )
    taken = free[deck][:count]
    del free[deck][:count]
    return taken
