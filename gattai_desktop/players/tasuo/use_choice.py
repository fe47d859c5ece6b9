"""Which Items, Swift cards, abilities and Arenas the program uses, and when (rules, part 3l)."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.activating import ActivateAbility, ShowCard, TurnArena
from gattai_desktop.games.tasuo.card_effects import CardEffect, EffectVerb
from gattai_desktop.games.tasuo.card_words import SWIFT
from gattai_desktop.games.tasuo.designs import design_of
from gattai_desktop.games.tasuo.turns import most_armor
from gattai_desktop.games.tasuo.using import UseCard
from gattai_desktop.games.tasuo.values import USES, armor, turn_mark
from gattai_desktop.games.tasuo.warriors import conditions, damage_of, warriors

ARMOR_FOR_ABILITIES: Final = 7
"""Armor from which on an ability is paid for with armor."""


MOST_USES: Final = 8
"""Uses of a turn after which there are no more: a text that is never used up would be used for ever."""


def used(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return what is used next in a phase: an Item, a Frag, an ability, or the Arena; no Swift card."""
    often = _uses_no_more(sight)
    for move in options:
        match move:
            case UseCard() if not often and design_of(move.card).manner != SWIFT and _loses_nothing(sight, move):
                return move
            case ShowCard() if not often:
                return move
            case ActivateAbility() if not often and _is_worth_it(sight, move.seat, move.used(sight)[1]):
                return move
            case TurnArena() if sight.text("step") in move.used(sight)[1].trigger.moments:
                return move
            case _:
                pass
    return None


def swift(sight: Sight, options: Sequence[Move]) -> UseCard | None:
    """Return the Swift card that is used as the Clash Phase begins; None where none would do enough."""
    uses = () if _uses_no_more(sight) else options
    found = (one for one in uses if isinstance(one, UseCard) and design_of(one.card).manner == SWIFT)
    return next((one for one in found if _does_enough(sight, one.seat, design_of(one.card).effects[0])), None)


def verbs_with(effect: CardEffect, word: str) -> tuple[EffectVerb, ...]:
    """Return the verbs of an effect that are this one."""
    return tuple(verb for part in effect.parts for verb in part.verbs if verb.word == word)


def _uses_no_more(sight: Sight) -> bool:
    return turn_mark(sight, USES) >= MOST_USES


def _loses_nothing(sight: Sight, move: UseCard) -> bool:
    """Whether no armor that an Item heals would be above the most there can be."""
    healed = sum(one.amount for one in verbs_with(design_of(move.card).effects[0], "armor"))
    most = most_armor(sight)
    return healed <= 0 or most is None or armor(sight, move.seat) + healed <= most


def _is_worth_it(sight: Sight, seat: Seat, effect: CardEffect) -> bool:
    cheap = not effect.price("armor") or armor(sight, seat) >= ARMOR_FOR_ABILITIES
    return cheap and _does_enough(sight, seat, effect)


def _does_enough(sight: Sight, seat: Seat, effect: CardEffect) -> bool:
    for heal in verbs_with(effect, "heal"):
        return any(damage_of(sight, one) >= heal.amount for one in warriors(sight, seat))
    for inflict in verbs_with(effect, "inflict"):
        return any(inflict.of not in conditions(sight, one) for one in warriors(sight, zones.foe(seat)))
    return True
