"""Which attack the program declares, with which Drives, and whether a combo goes on (rules, part 3l)."""

from collections.abc import Callable, Sequence
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attack_moves import BounceWarrior, ThrowWeapon
from gattai_desktop.games.tasuo.attacks import BULLY_BOUNCE, HATSUBAI, HATSUBAI_2, OpenAttack
from gattai_desktop.games.tasuo.combos import RollChain, TagWarriorIn, combo_of
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.warriors import of_hand, warrior_named, warriors, worth
from gattai_desktop.players.tasuo.attack_worth import fells, loses_game, meant_attack, worth_of

COUNTS: Final = 2
"""From this Body Count on a target is worth a dear Drive."""
TAG_PAYS: Final = 1.5
_DRIVES: Final = (HATSUBAI, HATSUBAI_2, BULLY_BOUNCE)
"""From the cheapest to the dearest."""

JudgedWorth = Callable[[float], float]
"""What a player makes of a worth: itself, or not quite."""


@frozen
class PlannedAttack:
    """A declaration, and what it is worth."""

    move: AttackMove
    worth: float


def best_attack(
    sight: Sight, options: Sequence[Move], judged: JudgedWorth, drives: Sequence[str] = _DRIVES
) -> PlannedAttack | None:
    """Return the best attack that is offered, with its Drive; None where none is offered."""
    found = [one for one in options if isinstance(one, AttackMove) and not isinstance(one, BounceWarrior | ThrowWeapon)]
    plain = [one for one in found if not one.named_drives]
    held = [of_hand(card) for card in sight.cards(zones.hand(options[0].seat))]
    best: PlannedAttack | None = None
    for move in plain:
        driven = _driven(sight, move, found, drives)
        value = judged(worth_of(sight, meant_attack(sight, driven), held))
        if best is None or value > best.worth:
            best = PlannedAttack(driven, value)
    return best


def _driven(sight: Sight, move: AttackMove, found: Sequence[AttackMove], drives: Sequence[str]) -> AttackMove:
    """Return the attack with the Drive that goes with it: the cheapest that makes it destroy its target."""
    attack = meant_attack(sight, move)
    target = warrior_named(sight, attack.targets[0]) if len(attack.targets) == 1 else None
    if target is None:
        return move
    same = {one.named_drives: one for one in found if _is_same(sight, attack, one)}
    counts = worth(sight, target) >= COUNTS
    if fells(sight, attack, target):
        holds = sight.count(zones.hand(target.owner)) > 0
        return same.get((HATSUBAI,), move) if counts and holds and HATSUBAI in drives else move
    for drive in drives:
        driven = same.get((drive,))
        if driven is None or not (drive == HATSUBAI or counts or loses_game(sight, target)):
            continue
        if fells(sight, meant_attack(sight, driven), target):
            return driven
    return move


def _is_same(sight: Sight, attack: OpenAttack, other: AttackMove) -> bool:
    by = other.used.key if other.used is not None else ""
    return (other.card.key, by, other.aims(sight)) == (attack.attacker, attack.by, attack.targets)


def next_of_combo(sight: Sight, options: Sequence[Move], judged: JudgedWorth, drives: Sequence[str]) -> Move | None:
    """Return how a combo goes on: a roll wherever there is one, a Tasuo Tag where it pays, or the best attack."""
    if combo_of(sight) is None:
        return None
    for move in options:
        if isinstance(move, RollChain):
            return move
    best = best_attack(sight, options, judged, drives)
    tags = [move for move in options if isinstance(move, TagWarriorIn)]
    now = best.worth if best is not None else 0.0
    for tag in tags:
        if BULLY_BOUNCE in drives and _worth_of_printed(sight, of_hand(tag.card)) >= now + TAG_PAYS:
            return tag
    return best.move if best is not None and best.worth > 0 else None


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
