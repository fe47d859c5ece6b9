"""How the program answers: what stops an attack, what lessens it, and what it negates (rules, part 3l)."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import ARMOR, OpenAttack, attack_of, form_of, reckoned
from gattai_desktop.games.tasuo.card_effects import EffectVerb
from gattai_desktop.games.tasuo.card_words import DEFENSIVE, SWIFT
from gattai_desktop.games.tasuo.declaring import against_attacking
from gattai_desktop.games.tasuo.defences import EVADE, StopAttack
from gattai_desktop.games.tasuo.designs import CardDesign, TasuoCard, design_of
from gattai_desktop.games.tasuo.foreseen import foreseen
from gattai_desktop.games.tasuo.queue import QueueEntry, entries
from gattai_desktop.games.tasuo.responses import AnswerWithCard
from gattai_desktop.games.tasuo.values import armor
from gattai_desktop.games.tasuo.warriors import of_hand, warriors, warriors_named, worth
from gattai_desktop.players.tasuo.attack_worth import fells, left_of, loses_game

DEAR_FROM: Final = 5
"""At so much armor or less an Evade is kept for what counts."""
COUNTS: Final = 2
TWO_HELD: Final = 2
THREE_HELD: Final = 3
MANY_HALVES: Final = 5
"""Damage, in halves, that is stopped with three Defensive cards in hand."""
TENTHS: Final = 6
"""Tenths of the life left from which on a combo is spoilt."""


def answer(sight: Sight, options: Sequence[Move], *, spoils: bool = True, defends: bool = True) -> Move | None:
    """Return the answer to what waits; None to pass.

    spoils: whether attacks are stopped that would not destroy. defends: whether those are that would.
    """
    attack = attack_of(sight)
    if attack is not None and attack.seat != options[0].seat:
        found = _against_attack(sight, options, foreseen(sight, attack), spoils=spoils, defends=defends)
        if found is not None:
            return found
    return _negation(sight, options)


def _against_attack(
    sight: Sight, options: Sequence[Move], attack: OpenAttack, *, spoils: bool, defends: bool
) -> Move | None:
    if any(one.seat == options[0].seat and one.answers for one in entries(sight)):
        return None  # what was answered already decides it
    answers = [one for one in options if isinstance(one, AnswerWithCard) and is_lessening(of_hand(one.card).design)]
    stops = [one for one in options if isinstance(one, StopAttack)]
    if attack.targets == (ARMOR,):
        return _saves_armor(sight, answers, stops, attack) if defends else None
    target = whom_to_save(sight, attack)
    if target is None:
        return None
    falls, several = fells(sight, attack, target), len(attack.targets) > 1
    stops = [one for one in stops if one.saves(sight) == target.key]
    if falls or several:
        if not defends:
            return None
        lessened = [one for one in answers if not fells(sight, _after(attack, of_hand(one.card).design), target)]
        if falls and lessened:
            return min(lessened, key=lambda one: -lessening(of_hand(one.card).design))
        return best_stop(sight, stops, attack, target)
    return _spoils(sight, answers, stops, attack, target) if spoils else None


def whom_to_save(sight: Sight, attack: OpenAttack) -> TasuoCard | None:
    """Return which of those attacked is looked at: one that would fall, and counts most."""
    found = warriors_named(sight, attack.targets)
    return max(found, key=lambda one: (fells(sight, attack, one), worth(sight, one)), default=None)


def best_stop(
    sight: Sight, stops: Sequence[StopAttack], attack: OpenAttack, target: TasuoCard | None
) -> StopAttack | None:
    """Return the card that stops an attack: a Counter while more may come, else the cheapest, Evade last.

    target: whom it saves; None for the armor, with which the game would be lost.
    """
    others = [one for one in warriors(sight, attack.seat) if one.key != attack.attacker]
    more = any(not any(against_attacking(sight, one)) for one in others)
    saves = target is None or worth(sight, target) >= COUNTS or loses_game(sight, target)

    def order(move: StopAttack) -> int:
        design = design_of(move.card)
        tag = design.defence.tag if design.defence is not None else ""
        if design.is_counter:
            return 0 if more else 2
        return 3 if tag == EVADE else 1

    allowed = [one for one in stops if order(one) < 3 or armor(sight, one.seat) > DEAR_FROM or saves]
    return min(allowed, key=order, default=None)


def _spoils(
    sight: Sight,
    answers: Sequence[AnswerWithCard],
    stops: Sequence[StopAttack],
    attack: OpenAttack,
    target: TasuoCard,
) -> Move | None:
    """Return how an attack is stopped that would not destroy, where that is worth a card."""
    dealt, left = reckoned(sight, attack, target), left_of(sight, target)
    chainable = form_of(sight, attack).chainable and not attack.unchained
    held = sum(design_of(card).kind == DEFENSIVE for card in sight.cards(zones.hand(target.owner)))
    halved = chainable and 2 * dealt >= left and held >= TWO_HELD
    if halved or (dealt >= MANY_HALVES and held >= THREE_HELD):
        found = best_stop(sight, stops, attack, target)
        if found is not None:
            return found
    if chainable and 10 * dealt >= TENTHS * left:
        return next((one for one in answers if has_verb(of_hand(one.card).design, "nochain")), None)
    return None


def _saves_armor(
    sight: Sight, answers: Sequence[AnswerWithCard], stops: Sequence[StopAttack], attack: OpenAttack
) -> Move | None:
    """Return what lessens an attack at armor that would bring it to 0, or stops it where a table lets that be."""
    seat, dealt = zones.foe(attack.seat), reckoned(sight, attack, None)
    if (dealt + 1) // 2 < armor(sight, seat):
        return None
    lessened = (one for one in answers if (dealt + lessening(of_hand(one.card).design) + 1) // 2 < armor(sight, seat))
    return next(lessened, None) or best_stop(sight, stops, attack, None)


def _after(attack: OpenAttack, design: CardDesign) -> OpenAttack:
    return evolve(attack, power=attack.power + lessening(design))


def verbs_of(design: CardDesign) -> tuple[EffectVerb, ...]:
    """Return every verb of a card."""
    return tuple(verb for effect in design.effects for part in effect.parts for verb in part.verbs)


def has_verb(design: CardDesign, word: str) -> bool:
    """Whether a card does this."""
    return any(one.word == word for one in verbs_of(design))


def lessening(design: CardDesign) -> int:
    """Return what a card adds to the attack that it answers, in halves: below 0 where it lessens it."""
    return sum(one.amount for one in verbs_of(design) if one.word == "power")


def is_lessening(design: CardDesign) -> bool:
    """Whether a card answers an attack by making it weaker."""
    return any(one.trigger.word == "attacked" for one in design.effects)


def _negation(sight: Sight, options: Sequence[Move]) -> Move | None:
    for move in options:
        if isinstance(move, AnswerWithCard) and _is_reply(of_hand(move.card).design):
            design = of_hand(move.card).design
            called = next((one for one in entries(sight)[::-1] if one.kind in ("call", "summon")), None)
            if not has_verb(design, "tax") or (called is not None and _is_worth_taxing(sight, called)):
                return move
    return None


def _is_reply(design: CardDesign) -> bool:
    """Whether a card answers something else than an attack; a Swift card waits for the own Clash Phase."""
    return not is_lessening(design) and design.manner != SWIFT


def _is_worth_taxing(sight: Sight, called: QueueEntry) -> bool:
    costs = called.kind == "call" and int(called.targets[1]) > 0
    card = next((of_hand(one) for one in sight.cards(zones.use(called.seat)) if one.key == called.source), None)
    return costs or (card is not None and worth(sight, card) >= COUNTS)
