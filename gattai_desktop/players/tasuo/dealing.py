"""Deals anew what a player cannot see of a showdown: the foe's hand and set cards, and both decks.

Where a ready deck is known by its name, what of it was not seen lies in its owner's deck, hand and other hidden places;
of a deck of somebody's own any card may be there that the rules put there. All else stays in the box.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import DesignSet, TasuoCard, design_of
from gattai_desktop.games.tasuo.queue import entries
from gattai_desktop.games.tasuo.tasuo import TasuoShowdown
from gattai_desktop.games.tasuo.ultra import SUMMON_COST
from gattai_desktop.players.unseen_cards import lay_unseen, unseen_cards


def showdown_dealt_anew(game: Game, sight: Sight, dice: random.Random) -> State:
    """Return a table that looks like this to the player, with every card that she cannot see dealt at random."""
    assert isinstance(game, TasuoShowdown)
    dealt = {zone: list(lying) for zone, lying in sight.zones.items()}
    for deck, cards in unseen_cards(game.cards, sight, dice):
        if deck in zones.SEATS:
            _deal_owned(game.designs, sight, dealt, cards, dice)
        for zone in sorted(dealt):
            lay_unseen(dealt[zone], deck, cards)
    table = State({zone: tuple(lying) for zone, lying in dealt.items()}, dict(sight.values))
    return State(table.zones, {**table.values, **_summoning(table, zones.foe(sight.seat))})


def _deal_owned(
    designs: DesignSet, sight: Sight, dealt: dict[str, list[Lying]], cards: list[Card], dice: random.Random
) -> None:
    """Lay the hidden cards of one player outside the box, and take them from the cards that are left."""
    owner = cards[0].deck
    for ultra in (True, False):
        here = [zone for zone in sorted(dealt) if zone != zones.BOX and (zone == zones.ultra(owner)) is ultra]
        hidden = sum(isinstance(one.card, Back) and one.card.deck == owner for zone in here for one in dealt[zone])
        fitting = [card for card in cards if design_of(card).is_ultra is ultra]
        chosen = _listed_first(fitting, _left_of_list(designs, sight, owner, ultra=ultra))[:hidden]
        dice.shuffle(chosen)  # the list says which they are, never where they lie
        for card in chosen:
            cards.remove(card)
        for zone in here:
            lay_unseen(dealt[zone], owner, chosen)


def _listed_first(cards: Iterable[Card], wanted: Counter[str]) -> list[Card]:
    """Return cards with those that are on a list before all others."""
    listed: list[Card] = []
    others: list[Card] = []
    for card in cards:
        kind = design_of(card).id
        wanted[kind] -= 1
        (listed if wanted[kind] >= 0 else others).append(card)
    return [*listed, *others]


def _left_of_list(designs: DesignSet, sight: Sight, owner: Seat, *, ultra: bool) -> Counter[str]:
    """Return how many copies of each design of a known deck the player has not seen."""
    ready = designs.decks.get(sight.text(f"decklist.{owner}"))
    if ready is None:
        return Counter()
    left = Counter(ready.ultra) if ultra else Counter(dict(ready.cards))
    for zone in sight.zones.values():
        for one in zone:
            if isinstance(one.card, TasuoCard) and one.card.owner == owner:
                left[design_of(one.card).id] -= 1
    return left


def _summoning(table: State, foe: Seat) -> Mapping[str, Value]:
    """Return what the foe pays a summon with that waits: nobody else knows which cards of Ka these are."""
    if not any(one.kind == "summon" and one.seat == foe for one in entries(table)):
        return {}
    paid = tuple(card.key for card in table.cards(zones.charges(zones.KA, foe))[-SUMMON_COST:])
    return {f"secret.{foe}.summon": paid}
