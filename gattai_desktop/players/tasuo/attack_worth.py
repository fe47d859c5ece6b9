"""What an attack is worth to the program: the damage it does, whom it destroys, and what may follow (rules, part 3l).

Values are in the units of the cards, not in halves.
"""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import (
    ARMOR,
    BY_CARD,
    OpenAttack,
    constant,
    form_of,
    is_area,
    known_card,
    power_of_card,
    reckoned,
    seen_attack,
)
from gattai_desktop.games.tasuo.combos import OpenCombo, makes_chain, may_follow, need_of
from gattai_desktop.games.tasuo.declaring import BARRED, AttackMove
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.ending import bodies_that_end
from gattai_desktop.games.tasuo.foreseen import foreseen
from gattai_desktop.games.tasuo.held_stops import held_stop
from gattai_desktop.games.tasuo.values import armor, bodies
from gattai_desktop.games.tasuo.warriors import damage_of, life, warriors_named, worth

WIN: Final = 1_000.0
"""What stands above all."""
DESTROYS: Final = 3.0
PER_BODY: Final = 4.0
FRESH: Final = 0.25
"""How much of the damage that lies on a target already counts."""
HAS_EFFECT: Final = 1.0
CARD: Final = 1.0
"""What a card of the hand costs."""
CHAINED: Final = 0.6
HELD_BLOCK: Final = 0.5
PER_ARMOR: Final = 1.5
_THROWS: Final = tuple(first + second for first in range(1, 7) for second in range(1, 7))


def meant_attack(sight: Sight, move: AttackMove) -> OpenAttack:
    """Return the attack that a declaration would open, with what was added to it."""
    attack = move.opened(sight)
    bars = tuple(tag for one in move.named_drives for tag in BARRED.get(one, ()))
    power = power_of_card(sight, seen_attack(sight, attack)) if move.used is not None else 0
    return foreseen(sight, evolve(attack, bars=bars, power=power) if bars or power else attack)


def left_of(sight: Sight, target: TasuoCard) -> int:
    """Return the halves of life that a warrior has left."""
    return life(sight, target) - damage_of(sight, target)


def fells(sight: Sight, attack: OpenAttack, target: TasuoCard) -> bool:
    """Whether an attack destroys a warrior if nothing stops it."""
    return reckoned(sight, attack, target) >= left_of(sight, target)


def loses_game(sight: Sight, target: TasuoCard) -> bool:
    """Whether its player has lost when this warrior is destroyed."""
    return bodies(sight, target.owner) + worth(sight, target) >= bodies_that_end(sight)


def worth_of(sight: Sight, attack: OpenAttack, held: Sequence[TasuoCard]) -> float:
    """Return what an attack is worth; held are the cards of the player's hand."""
    price = CARD if attack.way == BY_CARD else 0.0
    if held_stop(sight, attack) is not None:
        return HELD_BLOCK - price
    if attack.targets == (ARMOR,):
        dealt = reckoned(sight, attack, None)
        found, has_won = PER_ARMOR * ((dealt + 1) // 2), (dealt + 1) // 2 >= armor(sight, zones.foe(attack.seat))
    else:
        targets = warriors_named(sight, attack.targets)
        hits = [(one, reckoned(sight, attack, one)) for one in targets]
        dealt = max((taken for _, taken in hits), default=0)
        found = sum(_worth_at(sight, one, taken) for one, taken in hits)
        has_won = any(taken >= left_of(sight, one) and loses_game(sight, one) for one, taken in hits)
    source = known_card(sight, attack.by or attack.attacker)
    if source is not None and design_of(source).triggered_by("hit"):
        found += HAS_EFFECT
    found += chance_of_chain(sight, attack, held) * CHAINED * dealt / 2
    return found - price + (WIN if has_won else 0.0)


def _worth_at(sight: Sight, target: TasuoCard, taken: int) -> float:
    left = left_of(sight, target)
    found = left / 4 + DESTROYS + PER_BODY * worth(sight, target) if taken >= left else taken / 2
    return found + FRESH * damage_of(sight, target) / 2


def chance_of_chain(sight: Sight, attack: OpenAttack, held: Sequence[TasuoCard]) -> float:
    """Return the chance that the attack, if it hits, is followed by another one."""
    form = form_of(sight, attack)
    if not form.chainable or is_area(sight, attack):
        return 0.0
    combo = OpenCombo(
        attacker=attack.attacker,
        way=attack.way,
        by=attack.by,
        type=form.type,
        depth=attack.depth,
        need=attack.need + constant(sight, attack, "need"),
    )
    if attack.way == BY_CARD and not _follows(sight, combo, held):
        return 0.0
    return chance_of(need_of(sight, combo))


def _follows(sight: Sight, combo: OpenCombo, held: Sequence[TasuoCard]) -> bool:
    return any(may_follow(sight, combo, one) for one in held if one.key != combo.by)


def chance_of(need: int) -> float:
    """Return the chance of a chain roll: 2 fails and 12 succeeds, whatever the need (RULES TS-41)."""
    good = [one for one in _THROWS if makes_chain(one, need)]
    return len(good) / len(_THROWS)


def gain_of_weapon(weapon: TasuoCard, warrior: TasuoCard) -> int:
    """Return by how many halves a Weapon's attack deals more than the warrior's own."""
    by, own = design_of(weapon).attack, design_of(warrior).attack
    return (by.damage if by is not None else 0) - (own.damage if own is not None else 0)
