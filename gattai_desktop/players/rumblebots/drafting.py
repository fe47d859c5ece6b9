"""Which decks of what a Draft deals look strongest, so that they can be tried out against each other.

What a deck is worth was fitted to 240,000 battles of decks kept by chance (docs/players-tried.md).
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import Bot, BotCard, ContraptionCard, Recovers, Use
from gattai_desktop.games.rumblebots.draft import MOST_TIERS, KeepDealt, kind_of
from gattai_desktop.games.rumblebots.rulings import rulings_of

MOST_TRIED: Final = 6
"""Decks that are tried out beside each other: more would leave too few battles for each."""
_PER_CRITICAL: Final = 0.2
_PER_DEFENCE: Final = 0.3
_BRINGS_BACK: Final[Mapping[Recovers, float]] = {
    "": 0.0,
    "self": 8.0,
    "other": 4.5,
    "discard": 4.5,
    "not_kept": 2.5,
    "not_kept_or_kept": 2.5,
}
"""What it is worth that a Bot brings such a card back into the deck."""
_OF_ONE_FACTION: Final = 0.2
"""What two Bots that can defend together are worth beside their own worth: each may stay with the other."""
_CONTRAPTION: Final[Mapping[Use, float]] = {
    "attack": 2.0,
    "recover": 0.0,
    "keep": 1.0,
    "barriers": -2.5,
    "replace": -2.5,
}
_PER_RECOVERED: Final = 0.6
"""What a Contraption that brings a Bot back is worth for each Bot on which it can be used."""


def worth_in_deck(card: Card) -> float:
    """Return what a card adds to a deck by itself, about in points of attack."""
    if isinstance(card, BotCard):
        return _of_bot(card.bot)
    return _CONTRAPTION[card.contraption.effect] if isinstance(card, ContraptionCard) else 0.0


def _of_bot(bot: Bot) -> float:
    brings = bot.ability.recovers if bot.ability is not None else ""
    return bot.attack + _PER_CRITICAL * bot.criticals + _PER_DEFENCE * bot.defence + _BRINGS_BACK[brings]


def worth_of_deck(move: KeepDealt) -> float:
    """Return what the cards of a choice are worth, and what they are worth to each other."""
    bots = [card.bot for card in move.cards if isinstance(card, BotCard)]
    many = Counter(faction for bot in bots for faction in bot.factions)
    others = [card.contraption for card in move.cards if isinstance(card, ContraptionCard)]
    recovered = sum(bot.tier <= one.amount for one in others if one.effect == "recover" for bot in bots)
    together = _OF_ONE_FACTION * sum(count**2 for count in many.values()) + _PER_RECOVERED * recovered
    return sum(map(worth_in_deck, move.cards)) + together


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
