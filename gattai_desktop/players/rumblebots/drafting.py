"""Which decks of what a Draft deals look strongest, so that they can be tried out against each other.

What a card is worth in a deck was fitted to 12,000 battles of decks kept by chance (docs/players.md).
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import Bot, BotCard, ContraptionCard, Use
from gattai_desktop.games.rumblebots.draft import MOST_TIERS, KeepDealt, kind_of
from gattai_desktop.games.rumblebots.rulings import rulings_of

MOST_TRIED: Final = 6
"""Decks that are tried out beside each other: more would leave too few battles for each."""
_PER_CRITICAL: Final = 0.3
_PER_BARRIER: Final = 0.5
_COMES_BACK: Final = 7.0
_BRINGS_BACK: Final = 2.0
"""What it is worth that a Bot itself goes back into the deck, and that it brings another one back."""
_CONTRAPTION: Final[Mapping[Use, float]] = {
    "attack": 2.0,
    "recover": 2.0,
    "keep": 1.0,
    "barriers": -2.0,
    "replace": -2.5,
}


def worth_in_deck(card: Card) -> float:
    """Return what a card adds to a deck, about in points of attack."""
    if isinstance(card, BotCard):
        return _of_bot(card.bot)
    return _CONTRAPTION[card.contraption.effect] if isinstance(card, ContraptionCard) else 0.0


def _of_bot(bot: Bot) -> float:
    brings = bot.ability.recovers if bot.ability is not None else ""
    plain = bot.attack + _PER_CRITICAL * bot.criticals + _PER_BARRIER * bot.barriers
    return plain + (_COMES_BACK if brings == "self" else _BRINGS_BACK if brings else 0)


def worth_of_deck(move: KeepDealt) -> float:
    """Return what the cards of a choice are worth together."""
    return sum(map(worth_in_deck, move.cards))


def decks_to_try(sight: Sight, options: Sequence[Move]) -> tuple[KeepDealt, ...]:
    """Return the choice that the rules offer and those that look strongest, these first; none where nothing is kept."""
    offered = next((one for one in options if isinstance(one, KeepDealt)), None)
    if offered is None:
        return ()
    dealt = sight.cards(zones.draft(offered.seat))
    most = MOST_TIERS if rulings_of(sight).way != "free" else None
    best, better = None, offered
    while best is None or worth_of_deck(better) > worth_of_deck(best):
        best = better
        better = max(_changed(best, dealt, most), key=worth_of_deck, default=best)
    others = sorted(_changed(best, dealt, most), key=worth_of_deck, reverse=True)
    beside = {_kinds(one): one for one in (best, *others) if _kinds(one) != _kinds(offered)}
    return tuple(sorted((*islice(beside.values(), MOST_TRIED - 1), offered), key=worth_of_deck, reverse=True))


def _changed(deck: KeepDealt, dealt: Sequence[Card], most: int | None) -> Iterator[KeepDealt]:
    """Yield the decks with one card changed for another of what was dealt, within these tiers."""
    for gone in deck.cards:
        for come in dealt:
            if come in deck.cards or type(come) is not type(gone):
                continue
            cards = tuple(come if one is gone else one for one in deck.cards)
            if most is None or sum(one.bot.tier for one in cards if isinstance(one, BotCard)) <= most:
                yield KeepDealt(deck.seat, cards)


def _kinds(deck: KeepDealt) -> tuple[str, ...]:
    return tuple(sorted(map(kind_of, deck.cards)))
