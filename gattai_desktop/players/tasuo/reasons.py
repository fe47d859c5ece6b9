"""Why a move is made in a showdown, and why another is less good, in words that tell of no hidden card."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import (
    activating,
    calls,
    charging,
    combos,
    declaring,
    defences,
    effect_choices,
    held_stops,
    legend,
    opening,
    responses,
    taxes,
    turns,
    ultra,
    using,
    windows,
    zones,
)
from gattai_desktop.games.tasuo.attacks import OpenAttack
from gattai_desktop.games.tasuo.calls import CallWarrior
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.opening import KeepFirstHand, PutCardsBack
from gattai_desktop.games.tasuo.turns import DrawTwo, EndCharge, EndClash, EndPlay, EndWholeTurn, HealArmor
from gattai_desktop.games.tasuo.values import armor
from gattai_desktop.games.tasuo.warriors import of_hand, warriors_named
from gattai_desktop.players.habits import Reasons
from gattai_desktop.players.tasuo.attack_worth import fells, meant_attack, worth_of
from gattai_desktop.players.tasuo.hand_choice import LOW_ARMOR, cannot_draw
from gattai_desktop.players.tasuo.turn_choice import ARMOR_KEPT, call_worth, is_affordable


def _attack(sight: Sight, move: Move) -> Words:
    assert isinstance(move, declaring.AttackMove)
    try:
        attack = meant_attack(sight, move)
    except LookupError:  # it was made with a card that nobody saw before
        return _MOST
    targets = warriors_named(sight, attack.targets)
    if any(fells(sight, attack, one) for one in targets):
        return say("It would destroy its target.")
    return _MOST


_MOST: Final = say("No other attack does as much.")


def _heals(sight: Sight, move: Move) -> Words:
    if cannot_draw(sight, move.seat):
        return say("Whoever cannot draw loses.")
    return say("The armor is low, or the hand is full.")


REASONS: Final[Reasons] = {
    declaring.AttackMove: _attack,
    defences.StopAttack: say("Without it the attack does too much."),
    held_stops.StopAgain: say("It still holds, and costs no further card."),
    responses.AnswerWithCard: say("It is worth its card against what waits."),
    windows.PassWindow: say("No answer is worth it against what waits."),
    calls.CallWarrior: say("No other warrior brings as much life and damage for its armor."),
    calls.PayForCall: say("Too few warriors stand here."),
    using.EmergencyCall: say("Somebody has to stand here at once."),
    using.CallInAnswer: say("Somebody has to stand here at once."),
    using.UseCard: say("It does something now."),
    activating.Activation: say("It does something now, and costs little."),
    ultra.EnterMode: say("Tasuo Mode is there as soon as it can be."),
    ultra.SummonMove: say("The summoned one is stronger than what it costs."),
    ultra.OpenGravity: say("Every place for warriors is taken."),
    legend.EquipWeapon: say("That warrior hits hardest with it."),
    legend.LayCard: say("It works from the moment it lies there."),
    legend.SetCard: say("Face-down it can answer later."),
    charging.ChargeMove: say("A charge of this turn is free."),
    combos.RollChain: say("A combo goes on wherever it can."),
    combos.TagWarriorIn: say("The other one goes on with more."),
    turns.DrawTwo: say("The armor holds; more cards are worth more."),
    turns.HealArmor: _heals,
    taxes.PayTax: say("Enough armor stays for it."),
    taxes.LetCallFail: say("Too little armor would stay."),
    opening.BeginShowdown: say("The showdown can begin."),
    opening.GoFirst: say("Whoever begins has the first warriors."),
    opening.PutCardsBack: say("What is kept fits together."),
    opening.KeepFirstHand: say("Every card of this hand is of use."),
    opening.KeepAll: say("One more card is not worth armor."),
    effect_choices.ChoiceAnswer: say("It counts most there."),
    effect_choices.DeclineChoice: say("Nothing there is worth it now."),
    turns.EndWholeTurn: say("Nothing else is worth doing here."),
    turns.TurnMove: say("Nothing else is worth doing here."),
}
"""Why each kind of move is made by who weighs it by habit."""


def _attacks(sight: Sight, move: Move) -> Words:
    praised = _attack(sight, move)
    return say("An attack wears the other side down.") if praised == _MOST else praised


OF_ANYBODY: Final[Reasons] = {
    **REASONS,
    declaring.AttackMove: _attacks,
    defences.StopAttack: say("Without it the attack would come through."),
    responses.AnswerWithCard: say("An answer comes before what waits."),
    windows.PassWindow: say("A card that is kept can answer later."),
    calls.CallWarrior: say("A warrior brings life and damage for its armor."),
    calls.PayForCall: say("A warrior comes for it."),
    using.UseCard: say("A card that is used does something now."),
    activating.Activation: say("What it does is done now."),
    ultra.SummonMove: say("The summoned one stands here from now on."),
    legend.EquipWeapon: say("That warrior hits harder with it."),
    turns.DrawTwo: say("More cards are more to choose from."),
    turns.HealArmor: say("Armor keeps the team in the showdown."),
    taxes.PayTax: say("What was meant happens then."),
    taxes.LetCallFail: say("The armor stays."),
    opening.PutCardsBack: say("Other cards may be of more use."),
    opening.KeepFirstHand: say("This hand can be played."),
    opening.KeepAll: say("The hand stays as it is."),
    effect_choices.ChoiceAnswer: say("Something has to be chosen."),
    effect_choices.DeclineChoice: say("Nothing has to be chosen."),
    turns.EndWholeTurn: say("The other side has its turn now."),
    turns.TurnMove: say("The turn goes on."),
}
"""What speaks for a kind of move, whoever makes it: nothing here praises one move above the others."""


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
        return any(fells(sight, attack, one) for one in warriors_named(sight, attack.targets))

    if destroys(ours) and not destroys(theirs):
        return say("It would not destroy its target.")
    held = [of_hand(card) for card in sight.cards(zones.hand(best.seat))]
    lesser, more = worth_of(sight, theirs, held), worth_of(sight, ours, held)
    if lesser <= 0 < more:
        return say("It would cost more than it brings.")
    return say("For what it costs it would do less.") if lesser < more else Words("")
