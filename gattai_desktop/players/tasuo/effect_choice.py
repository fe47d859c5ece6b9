"""What the program chooses as an effect asks: whom it reaches, which card goes, which zone (rules, part 3l)."""

from collections.abc import Callable, Sequence
from typing import Final

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import open_item
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_aims import effect_of, unaimed
from gattai_desktop.games.tasuo.effect_asks import ASKED, SEARCH
from gattai_desktop.games.tasuo.effect_choices import CHOICE, ChooseCard, ChooseWord, DeclineChoice, PutUnderDeck
from gattai_desktop.games.tasuo.effect_verbs import VerbAim, verb_of
from gattai_desktop.games.tasuo.taxes import PayTax
from gattai_desktop.games.tasuo.values import armor
from gattai_desktop.games.tasuo.warriors import (
    conditions,
    damage_of,
    full_charges,
    of_hand,
    partial_charges,
    place_of,
    warrior_named,
    worth,
)
from gattai_desktop.players.tasuo.hand_choice import least_useful, usefulness

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
    """Return which word is chosen: of zones to charge Kao while the deck is large, else the first.

    A warrior of one's own moves to the best charged zone, one of the foe's to the least.
    """
    what, aimed = _asked(sight) if words else ("", None)
    if what == "charge":
        kao = next((one for one in words if one.word == zones.KAO and len(words) == len(zones.CHARGED)), None)
        if kao is not None and sight.count(zones.deck(kao.seat)) > DECK_KEPT:
            return kao
    moves = warrior_named(sight, aimed.warrior) if aimed is not None and what == "move" else None
    if moves is not None:
        sign = 1 if moves.owner == words[0].seat else -1
        return max(words, key=lambda one: sign * zone_worth(sight, moves.owner, one.word))
    return next(iter(words), None)


def _asked(sight: Sight) -> tuple[str, VerbAim | None]:
    """Return which choice is left to the player, and for a verb what it is done to."""
    item = open_item(sight, CHOICE)
    what = str(item[1])
    try:
        return what, verb_of(sight, item[2:])[1] if what in ASKED else None
    except NotKnown:  # it comes from a card that the seat does not see
        return what, None


def zone_worth(sight: Sight, seat: Seat, place: str) -> int:
    """Return how well a zone is charged."""
    partial = partial_charges(sight, seat, place) if place in zones.CHARGED else 0
    return 100 * full_charges(sight, seat, place) + partial


def _chosen_card(sight: Sight, cards: Sequence[ChooseCard]) -> ChooseCard:
    seat = cards[0].seat
    if all(_stands(sight, one.card) for one in cards):
        wanted = _wanted(sight)
        return max(cards, key=lambda one: (wanted(of_hand(one.card)), target_order(sight, seat, one.card)))
    what, aimed = _asked(sight)
    owner = (aimed.player or aimed.seat) if aimed is not None else seat
    if what in _GAINED or (what in _DESTROYED and owner != seat):
        return max(cards, key=lambda one: usefulness(design_of(one.card)))
    worst = least_useful(one.card for one in cards)
    return next(one for one in cards if one.card is worst)


_GAINED: Final = ("equip", SEARCH, "retrieve")
_DESTROYED: Final = ("destroy", "banish")
"""Verbs whose choice brings a card of use, and that take one away from whoever has laid it."""


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
