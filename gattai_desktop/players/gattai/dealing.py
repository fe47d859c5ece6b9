"""Deals anew what a seat cannot see, so that a fight can be tried out without knowing a secret."""

import random
from collections.abc import Iterable

from gattai_desktop.cards.card import Card, back_of
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.game import Game
from gattai_desktop.players.unseen_cards import lay_unseen, unseen_cards


def dealt_anew(game: Game, sight: Sight, dice: random.Random) -> State:
    """Return a table that looks like this to the seat, with every card that it cannot see dealt at random.

    What is played on it therefore cannot tell what a hidden Hand holds, nor in which order a Deck lies. Hands keep the
    size that is seen. A Joker is only dealt to a Deck; cards that the seat does not even count lie there too.
    """
    decks = {zone.owner: zone.id for zone in game.zones(State(sight.zones, sight.values)).values() if zone.closed}
    dealt = {zone: list(lying) for zone, lying in sight.zones.items()}
    for deck, cards in unseen_cards(game.cards, sight, dice):
        # A Joker becomes an Omen as soon as it leaves the Deck: nobody holds one (RULES OMEN-1).
        cards.sort(key=_stays_in_deck, reverse=True)
        for zone in sorted(dealt):
            if zone not in decks.values():
                lay_unseen(dealt[zone], deck, cards)
        dice.shuffle(cards)
        _no_omen_on_top(cards, dice)
        dealt[decks[deck]] = [Lying(card, card.is_joker) for card in cards]
    return State({zone: tuple(lying) for zone, lying in dealt.items()}, dict(sight.values))


def unseen(sight: Sight, zones: Iterable[str]) -> Sight:
    """Return the same sight with the cards of these zones hidden."""
    veiled = dict(sight.zones)
    for zone in zones:
        veiled[zone] = tuple(Lying(back_of(lying.card.deck), up=False) for lying in sight.zones.get(zone, ()))
    return evolve(sight, zones=veiled)


def _stays_in_deck(card: Card) -> bool:
    return card.is_joker


def _no_omen_on_top(deck: list[Card], dice: random.Random) -> None:
    """A Joker on top of a Deck would have become an Omen already (RULES OMEN-1)."""
    others = [place for place, card in enumerate(deck) if not card.is_joker]
    if others and deck[-1].is_joker:
        place = dice.choice(others)
        deck[-1], deck[place] = deck[place], deck[-1]
