"""Which attack the program declares, with which Drives, and whether a combo goes on (rules, part 3l)."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.activating import TurnArena
from gattai_desktop.games.tasuo.adding import AddCard
from gattai_desktop.games.tasuo.attack_moves import AttackInOrder, BounceWarrior, ThrowWeapon
from gattai_desktop.games.tasuo.attacks import BULLY_BOUNCE, HATSUBAI, OpenAttack, seen_attack
from gattai_desktop.games.tasuo.combos import RollChain, TagWarriorIn, combo_of, need_of
from gattai_desktop.games.tasuo.constants import all_hold
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_words import ATTACKING
from gattai_desktop.games.tasuo.warriors import of_hand, warrior_named, warriors, worth
from gattai_desktop.players.tasuo.attack_worth import chance_of_chain, fells, loses_game, meant_attack, worth_of

COUNTS: Final = 2
"""From this Body Count on a target is worth a dear Drive."""
TAG_PAYS: Final = 1.5
EASED: Final = range(7, 11)
"""What a chain roll needs where an Arena is turned for it."""

JudgedWorth = Callable[[float], float]
"""What a player makes of a worth: itself, or not quite."""


_LEFT_OUT: Final = (BounceWarrior, ThrowWeapon, AttackInOrder)
"""Attacks that the program never declares."""


@frozen
class PlannedAttack:
    """A declaration, and what it is worth."""

    move: AttackMove
    worth: float


def best_attack(
    sight: Sight, options: Sequence[Move], judged: JudgedWorth, drives: Sequence[str]
) -> PlannedAttack | None:
    """Return the best attack that is offered, with its Drive; None where none is offered."""
    same: defaultdict[_Alike, _ByDrives] = defaultdict(dict)
    for one in options:
        if isinstance(one, AttackMove) and not isinstance(one, _LEFT_OUT):
            same[one.card, one.used, one.aims(sight)][one.named_drives] = one
    held = [of_hand(card) for card in sight.cards(zones.hand(options[0].seat))]
    best: PlannedAttack | None = None
    for alike in same.values():
        if () in alike:
            move, attack = _driven(sight, alike, drives)
            value = judged(worth_of(sight, attack, held))
            if best is None or value > best.worth:
                best = PlannedAttack(move, value)
    return best


_Alike = tuple[Card, Card | None, tuple[str, ...]]
"""What attacks have in common that differ in their Drives: the warrior, with what it attacks, and whom."""
_ByDrives = dict[tuple[str, ...], AttackMove]


def _driven(sight: Sight, alike: _ByDrives, drives: Sequence[str]) -> tuple[AttackMove, OpenAttack]:
    """Return the attack with the Drive that goes with it, the cheapest that makes it destroy its target, as meant."""
    plain = alike[()]
    attack = meant_attack(sight, plain)
    target = warrior_named(sight, attack.targets[0]) if len(attack.targets) == 1 else None
    if target is None:
        return plain, attack
    counts = worth(sight, target) >= COUNTS
    if fells(sight, attack, target):
        holds = sight.count(zones.hand(target.owner)) > 0
        driven = alike.get((HATSUBAI,)) if counts and holds and HATSUBAI in drives else None
        return (plain, attack) if driven is None else (driven, meant_attack(sight, driven))
    for drive in drives:
        driven = alike.get((drive,))
        if driven is None or not (drive == HATSUBAI or counts or loses_game(sight, target)):
            continue
        meant = meant_attack(sight, driven)
        if fells(sight, meant, target):
            return driven, meant
    return plain, attack


def next_of_combo(sight: Sight, options: Sequence[Move], judged: JudgedWorth, drives: Sequence[str]) -> Move | None:
    """Return how a combo goes on: a roll wherever there is one, a Tasuo Tag where it pays, or the best attack."""
    if combo_of(sight) is None:
        return None
    for move in options:
        if isinstance(move, RollChain):
            return eased_roll(sight, options) or move
    best = best_attack(sight, options, judged, drives)
    tags = [move for move in options if isinstance(move, TagWarriorIn)]
    now = best.worth if best is not None else 0.0
    for tag in tags:
        if BULLY_BOUNCE in drives and _worth_of_printed(sight, of_hand(tag.card)) >= now + TAG_PAYS:
            return tag
    return with_what_goes_along(sight, options, best.move) if best is not None and best.worth > 0 else None


def eased_roll(sight: Sight, options: Sequence[Move]) -> TurnArena | None:
    """Return the Arena that is turned before a chain roll, where the roll is neither sure nor nearly lost."""
    combo = combo_of(sight)
    if combo is None or need_of(sight, combo) not in EASED:
        return None
    return next((one for one in options if isinstance(one, TurnArena)), None)


def with_what_goes_along(sight: Sight, options: Sequence[Move], move: AttackMove) -> Move:
    """Return what is added to an attack before it is declared, or the attack itself where nothing is."""
    attack = meant_attack(sight, move)
    seen = evolve(seen_attack(sight, attack), declared=False)
    for turned in (one for one in options if isinstance(one, TurnArena)):
        _, effect = turned.used(sight)
        if ATTACKING in effect.trigger.moments and all_hold(sight, attack.seat, effect, seen.attacker, seen):
            return turned
    for add in (one for one in options if isinstance(one, AddCard)):
        if _adds_to(sight, attack, of_hand(add.card)):
            return add
    return move


def _adds_to(sight: Sight, attack: OpenAttack, card: TasuoCard) -> bool:
    """Whether a card lets an attack destroy its target, or eases the roll after it where the target survives."""
    seen = evolve(seen_attack(sight, attack), declared=False)
    effect = card.design.effects[0]
    target = warrior_named(sight, attack.targets[0]) if len(attack.targets) == 1 else None
    if target is None or fells(sight, attack, target) or not all_hold(sight, attack.seat, effect, seen.attacker, seen):
        return False
    verbs = [verb for part in effect.parts if part.target.word == "this attack" for verb in part.verbs]
    power = sum(one.amount for one in verbs if one.word == "power")
    if power:
        return fells(sight, evolve(attack, power=attack.power + power), target)
    held = [of_hand(one) for one in sight.cards(zones.hand(attack.seat))]
    return any(one.word == "need" for one in verbs) and chance_of_chain(sight, attack, held) > 0


def _worth_of_printed(sight: Sight, warrior: TasuoCard) -> float:
    """What the printed attack of a warrior would be worth if it went on with the combo."""
    combo = combo_of(sight)
    if combo is None or combo.way != "printed":
        return 0.0
    foes = warriors(sight, zones.foe(warrior.owner))
    depth = combo.depth
    meant = (
        OpenAttack(seat=warrior.owner, attacker=warrior.key, way="printed", targets=(key,), depth=depth)
        for key in ([one.key for one in foes] or ["armor"])
    )
    return max(worth_of(sight, one, ()) for one in meant)
