"""Deals anew what a seat cannot see of a bot battle: decks, a card that is looked at, and what is chosen in a Draft.

A ready deck is known by its list, so what of it was not seen is dealt to its owner; a deck of a Draft is dealt from all
that was not seen, within the tiers that it may have.
"""

import random
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.bots import BOTS, BotCard
from gattai_desktop.games.rumblebots.draft import MOST_TIERS, deck_list, free_share, kind_of
from gattai_desktop.games.rumblebots.rulings import rulings_of
from gattai_desktop.players.unseen_cards import lay_unseen, unseen_cards

_OWN: Final = (zones.deck, zones.look, zones.kept)
"""Where the hidden cards of somebody's deck lie."""


def battle_dealt_anew(game: Game, sight: Sight, dice: random.Random) -> State:
    """Return a table that looks like this to the seat, with every card that it cannot see dealt at random."""
    dealt = {zone: list(lying) for zone, lying in sight.zones.items()}
    for deck, cards in unseen_cards(game.cards, sight, dice):
        if deck == BOTS:
            for seat in zones.players(sight):
                _deal_deck(sight, dealt, seat, cards, dice)
        for zone in sorted(dealt):
            lay_unseen(dealt[zone], deck, cards)
    return State({zone: tuple(lying) for zone, lying in dealt.items()}, dict(sight.values))


def _deal_deck(sight: Sight, dealt: dict[str, list[Lying]], seat: Seat, cards: list[Card], dice: random.Random) -> None:
    """Lay the hidden Bots of one player, and take them from the cards that are left."""
    is_free = rulings_of(sight).way == "free"
    here = [zone(seat) for zone in (*_OWN, *((zones.draft,) if is_free else ())) if zone(seat) in dealt]
    hidden = sum(isinstance(one.card, Back) and one.card.deck == BOTS for zone in here for one in dealt[zone])
    place = zones.players(sight).index(seat)
    chosen = _chosen(sight, seat, [card for card in cards if not is_free or free_share(card) == place], hidden)
    for card in chosen:
        cards.remove(card)
    _within_tiers(sight, chosen, cards)
    dice.shuffle(chosen)
    for zone in here:
        lay_unseen(dealt[zone], BOTS, chosen)


def _chosen(sight: Sight, seat: Seat, cards: list[Card], many: int) -> list[Card]:
    """Return unseen cards as a player's own, as many as asked for: those of her list first, where it is known."""
    wanted = list(deck_list(sight, sight.text(f"player.{seat}.deck")))
    for zone in (zones.gang(seat), zones.discard(seat), zones.look(seat)):
        for card in sight.cards(zone):
            if not isinstance(card, Back) and kind_of(card) in wanted:
                wanted.remove(kind_of(card))
    listed: list[Card] = []
    for card in cards:
        if kind_of(card) in wanted and len(listed) < many:
            wanted.remove(kind_of(card))
            listed.append(card)
    others = (card for card in cards if card not in listed)
    return [*listed, *(card for card, _ in zip(others, range(many - len(listed)), strict=False))]


def _within_tiers(sight: Sight, chosen: list[Card], cards: list[Card]) -> None:
    """Change the heaviest of a drafted deck for lighter ones of the rest, until it has no more tiers than it may."""
    if rulings_of(sight).way != "draft":
        return
    while sum(map(_tier, chosen)) > MOST_TIERS:
        heaviest = max(chosen, key=_tier)
        lighter = next((card for card in cards if _tier(card) < _tier(heaviest)), None)
        if lighter is None:
            return
        chosen[chosen.index(heaviest)] = lighter
        cards[cards.index(lighter)] = heaviest


def _tier(card: Card) -> int:
    return card.bot.tier if isinstance(card, BotCard) else 0
