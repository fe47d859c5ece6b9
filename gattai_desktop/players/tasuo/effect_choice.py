"""What the program chooses as an effect asks: whom it reaches, which card goes, which zone (rules, part 3l)."""

from collections.abc import Callable, Sequence
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_aims import effect_of, unaimed
from gattai_desktop.games.tasuo.effect_choices import ChooseCard, ChooseWord, DeclineChoice, PutUnderDeck
from gattai_desktop.games.tasuo.taxes import PayTax
from gattai_desktop.games.tasuo.values import armor
from gattai_desktop.games.tasuo.warriors import conditions, damage_of, of_hand, place_of, worth
from gattai_desktop.players.tasuo.hand_choice import least_useful

HURT: Final = 4
"""Halves of damage from which on the most damaged of one's own is chosen."""
DECK_KEPT: Final = 8
"""Cards of the deck from which on none goes to Kao."""
ARMOR_LEFT: Final = 3
"""Armor that stays where a tax is paid."""


def choice(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return what is chosen; None where no effect asks."""
    pays = next((one for one in options if isinstance(one, PayTax)), None)
    if pays is not None:
        lets_fail = next(one for one in options if one is not pays)
        return pays if armor(sight, pays.seat) - 1 >= ARMOR_LEFT else lets_fail
    under = [one for one in options if isinstance(one, PutUnderDeck)]
    if under:
        keeps = next((one for one in options if isinstance(one, DeclineChoice)), None)
        worst = least_useful(one.card for one in under)
        return keeps or next(one for one in under if one.card is worst)
    cards = [one for one in options if isinstance(one, ChooseCard)]
    if cards:
        return _chosen_card(sight, cards)
    words = [one for one in options if isinstance(one, ChooseWord)]
    return _chosen_word(sight, words) or next((one for one in options if isinstance(one, DeclineChoice)), None)


def _chosen_word(sight: Sight, words: Sequence[ChooseWord]) -> ChooseWord | None:
    """Return which word is chosen: of zones to charge Kao while the deck is large, else the first."""
    kao = next((one for one in words if one.word == zones.KAO and len(words) == len(zones.CHARGED)), None)
    return kao if kao is not None and sight.count(zones.deck(kao.seat)) > DECK_KEPT else next(iter(words), None)


def _chosen_card(sight: Sight, cards: Sequence[ChooseCard]) -> ChooseCard:
    seat = cards[0].seat
    if all(_stands(sight, one.card) for one in cards):
        wanted = _wanted(sight)
        return max(cards, key=lambda one: (wanted(of_hand(one.card)), target_order(sight, seat, one.card)))
    if all(one.card in sight.cards(zones.hand(seat)) for one in cards) and len(cards) > 1:
        worst = least_useful(one.card for one in cards)
        return next(one for one in cards if one.card is worst)
    return cards[0]


def _wanted(sight: Sight) -> Callable[[TasuoCard], int]:
    """Return what counts first in a target: to have a condition not yet that it would gain, or to hit hardest."""
    found = unaimed(sight)
    effect = effect_of(sight, found[0]) if found is not None else None
    verbs = [verb for part in effect.parts for verb in part.verbs] if effect is not None else []
    given = [verb.of for verb in verbs if verb.word == "inflict"]
    if given:
        return lambda warrior: given[0] not in conditions(sight, warrior)
    if any(verb.word == "boost" for verb in verbs):
        return lambda warrior: warrior.design.attack.damage if warrior.design.attack is not None else 0
    return lambda _warrior: 0


def _stands(sight: Sight, card: Card) -> bool:
    return card.deck in zones.SEATS and bool(place_of(sight, card))


def target_order(sight: Sight, seat: str, card: Card) -> tuple[int, int]:
    """Return by what a target is chosen: of one's own the most damaged, then who counts most; of the foe's turned."""
    warrior = of_hand(card)
    hurt, counts = damage_of(sight, warrior), worth(sight, warrior)
    if warrior.owner == seat:
        return (hurt if hurt >= HURT else 0, counts)
    return (counts, hurt)
