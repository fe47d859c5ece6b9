"""Says what a move would do before it is made: an attack's damage, what it may be stopped by, what is paid.

Of the other player only what everybody sees: which tags could stop an attack by rule, never what is held.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.tasuo import attacks
from gattai_desktop.games.tasuo.attacks import ARMOR, DRIVE_COST, OpenAttack
from gattai_desktop.games.tasuo.calls import CallWarrior, call_cost
from gattai_desktop.games.tasuo.card_words import AREA, TAGS
from gattai_desktop.games.tasuo.charging import ChargeKio
from gattai_desktop.games.tasuo.declaring import BARRED, AttackMove
from gattai_desktop.games.tasuo.defences import EVADE
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import armor, gauge, halves
from gattai_desktop.games.tasuo.warriors import damage_of, life, of_hand, warrior_named, worth
from gattai_desktop.games.tasuo.zones import foe

LOW_ARMOR: Final = 2
"""Armor that a payment leaves so low that it is said."""


def foretell(table: Table, preview: Preview) -> tuple[Words, ...]:
    """Return what a move would do, from what its player sees."""
    move = preview.move
    if isinstance(move, AttackMove):
        return tuple(_attack_lines(table, move))
    cost = 1 if isinstance(move, ChargeKio) else 0
    if isinstance(move, CallWarrior):
        cost = call_cost(table, of_hand(move.card))
    if not cost:
        return ()
    before = armor(table, move.seat)
    paid = (say("Armor {before} → {after}", before=before, after=before - cost),)
    return (*paid, say("Little armor is left.")) if before - cost <= LOW_ARMOR else paid


def as_declared(table: Table, move: AttackMove) -> OpenAttack:
    """Return the attack that a declaration would open, with what its card adds at once."""
    attack = move.opened(table)
    return evolve(attack, power=attack.power + attacks.power_of_card(table, attacks.seen_attack(table, attack)))


def _attack_lines(table: Table, move: AttackMove) -> Iterator[Words]:
    attack = as_declared(table, move)
    for key in attack.targets:
        yield from _target_lines(table, attack, key)
    paid = sum(DRIVE_COST[one] for one in attack.drives)
    if paid:
        before = gauge(table, move.seat)
        yield say("Clash Gauge {before} → {after}", before=before, after=before - paid)
    if attack.targets != (ARMOR,):
        yield say("{tags} may stop it by the rules.", tags=", ".join(_stopping(table, attack)) or "–")


def _target_lines(table: Table, attack: OpenAttack, key: str) -> Iterator[Words]:
    target = warrior_named(table, key)
    dealt = attacks.reckoned(table, attack, target)
    if target is None:
        before = armor(table, foe(attack.seat))
        lost = 1 if rulings_of(table).armor_damage == "one" else (dealt + 1) // 2
        yield say("Armor {before} → {after}", before=before, after=max(before - lost, 0))
        return
    taken, full = damage_of(table, target) + dealt, life(table, target)
    yield say("{card}: {damage} damage, {taken} of {life}", card=target, damage=halves(dealt), taken=halves(taken),
              life=halves(full))  # fmt: skip
    if taken >= full:
        yield say("{card} would fall: Body Count +{bodies}.", card=target, bodies=worth(table, target))


def _stopping(table: Table, attack: OpenAttack) -> tuple[str, ...]:
    """Return the tags that may stop an attack by rule."""
    if attacks.form_of(table, attack).type == AREA and rulings_of(table).area == "only_evade":
        return (EVADE,)
    barred = {tag for one in attack.drives for tag in BARRED.get(one, ())}
    return tuple(tag for tag in TAGS if tag not in barred)
