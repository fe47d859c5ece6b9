"""The table as it might be: what a seat cannot see, dealt anew."""

import random
from collections.abc import Iterable

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.game import Game


def dealt_anew(game: Game, table: State, seat: Seat, dice: random.Random) -> State:
    """Return a table that looks the same to the seat, with every card that it cannot see dealt anew.

    Whoever reckons with it therefore cannot learn what a hidden Hand holds, nor in which order a Deck lies. Hands keep
    their size. Cards lie in their own Deck's places, and a Joker stays in a Deck.
    """
    zones = game.zones(table)
    seen = game.sight(table, seat).zones
    places: dict[tuple[str, bool], list[tuple[str, int]]] = {}
    for zone in sorted(table.zones):
        closed = zone in zones and zones[zone].closed
        shown = seen.get(zone, ())
        for index, lying in enumerate(table.zones[zone]):
            if index >= len(shown) or isinstance(shown[index].card, Back):
                places.setdefault((lying.card.deck, closed), []).append((zone, index))
    dealt = {zone: list(lying) for zone, lying in table.zones.items()}
    for deck in sorted({deck for deck, _ in places}):
        _deal(dealt, places.get((deck, False), []), places.get((deck, True), []), dice)
    return State({zone: tuple(lying) for zone, lying in dealt.items()}, table.values)


def _deal(
    dealt: dict[str, list[Lying]],
    held: Iterable[tuple[str, int]],
    closed: Iterable[tuple[str, int]],
    dice: random.Random,
) -> None:
    """Mix what is held unseen with what lies in the Deck, and lay it back to as many places."""
    held, closed = list(held), list(closed)
    lying = [dealt[zone][index] for zone, index in (*held, *closed)]
    dice.shuffle(lying)
    # A Joker becomes an Omen as soon as it leaves the Deck: nobody holds one.
    lying.sort(key=_stays_in_deck)
    for (zone, index), one in zip(held, lying, strict=False):
        dealt[zone][index] = Lying(one.card, dealt[zone][index].up)
    rest = lying[len(held) :]
    dice.shuffle(rest)
    _no_omen_on_top(rest, dice)
    for (zone, index), one in zip(closed, rest, strict=True):
        dealt[zone][index] = one


def _no_omen_on_top(deck: list[Lying], dice: random.Random) -> None:
    """A Joker on top of a Deck would have become an Omen already (RULES OMEN-1)."""
    others = [place for place, lying in enumerate(deck) if not lying.card.is_joker]
    if others and deck[-1].card.is_joker:
        place = dice.choice(others)
        deck[-1], deck[place] = deck[place], deck[-1]


def _stays_in_deck(lying: Lying) -> bool:
    card: Card = lying.card
    return card.is_joker
