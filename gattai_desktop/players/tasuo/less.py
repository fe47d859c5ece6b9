"""Why a move is less good than what steady takes in a showdown, of the very figures by which it weighs them."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import OpenAttack
from gattai_desktop.games.tasuo.calls import CallWarrior
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.opening import KeepFirstHand, PutCardsBack
from gattai_desktop.games.tasuo.turns import DrawTwo, EndCharge, EndClash, EndPlay, EndWholeTurn, HealArmor
from gattai_desktop.games.tasuo.values import armor
from gattai_desktop.games.tasuo.warriors import of_hand, warrior_named
from gattai_desktop.players.tasuo.attack_worth import fells, meant_attack, worth_of
from gattai_desktop.players.tasuo.hand_choice import LOW_ARMOR, cannot_draw
from gattai_desktop.players.tasuo.turn_choice import ARMOR_KEPT, call_worth, is_affordable

_ENDS: Final = (EndPlay, EndCharge, EndClash, EndWholeTurn)


def less_in_showdown(sight: Sight, best: Move, other: Move) -> Words:
    """Return what speaks against a move beside the one that steady takes; "" where it has no figure for it."""
    match best, other:
        case DrawTwo(), HealArmor():
            return say("With armor {armor} healing can wait.", armor=armor(sight, best.seat))
        case HealArmor(), DrawTwo():
            return _of_drawing(sight, best.seat)
        case PutCardsBack(), KeepFirstHand() | PutCardsBack():
            return _of_first_hand(best.cards, getattr(other, "cards", ()))
        case CallWarrior(), CallWarrior() if best.card != other.card:
            return _of_calls(sight, best.card, other.card)
        case AttackMove(), AttackMove():
            return _of_attacks_declared(sight, best, other)
        case _ if isinstance(other, _ENDS) and not isinstance(best, _ENDS):
            return say("Something else is worth doing first.")
        case _:
            return Words("")


def _of_drawing(sight: Sight, seat: str) -> Words:
    left = armor(sight, seat)
    if cannot_draw(sight, seat):
        return say("Whoever cannot draw loses.")
    if left <= LOW_ARMOR:
        return say("With armor {armor} drawing can wait.", armor=left)
    return say("With {cards} cards in hand drawing can wait.", cards=sight.count(zones.hand(seat)))


def _of_first_hand(best: Sequence[Card], other: Sequence[Card]) -> Words:
    """Return which card another choice keeps or puts back that steady does not."""
    kept, gone = set(best) - set(other), set(other) - set(best)
    if gone:
        return say("It would give away {card}, which fits.", card=next(one for one in other if one in gone))
    if kept:
        return say("It would keep {card}, which does not fit.", card=next(one for one in best if one in kept))
    return Words("")


def _of_calls(sight: Sight, best: Card, other: Card) -> Words:
    if not is_affordable(sight, of_hand(other)):
        return say("It would leave less than {armor} armor.", armor=ARMOR_KEPT)
    if call_worth(sight, of_hand(other)) < call_worth(sight, of_hand(best)):
        return say("{card} brings less life and damage for its armor.", card=other)
    return Words("")


def _of_attacks_declared(sight: Sight, best: AttackMove, other: AttackMove) -> Words:
    try:
        ours, theirs = meant_attack(sight, best), meant_attack(sight, other)
    except LookupError:  # it was made with a card that nobody saw before
        return Words("")

    def destroys(attack: OpenAttack) -> bool:
        struck = [warrior_named(sight, key) for key in attack.targets]
        return any(fells(sight, attack, one) for one in struck if one is not None)

    if destroys(ours) and not destroys(theirs):
        return say("It would not destroy its target.")
    held = [of_hand(card) for card in sight.cards(zones.hand(best.seat))]
    lesser, more = worth_of(sight, theirs, held), worth_of(sight, ours, held)
    if lesser <= 0 < more:
        return say("It would cost more than it brings.")
    return say("For what it costs it would do less.") if lesser < more else Words("")
