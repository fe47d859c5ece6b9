"""What a process could do with a card: where it can stand, whom it can attack from there, and what that is worth.

The numbers are those of the rules, part 1i. Nothing is drawn by lot: of equal plans the one that is found first is
taken, and they are found in the order of the process list, then of the areas' ids, then of the seats.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gattai_desktop.cards.area_map import reach
from gattai_desktop.cards.card import ACE, JACK, KING, Card, Suit
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight, Table, cached
from gattai_desktop.games.virtual_machine.after_attack import healed_from
from gattai_desktop.games.virtual_machine.aiming import can_aim
from gattai_desktop.games.virtual_machine.area_states import exits, map_now, states
from gattai_desktop.games.virtual_machine.battle_maps import COVER, FALLING, HAZARDOUS, MIRRORED
from gattai_desktop.games.virtual_machine.blows import strike, succeeds
from gattai_desktop.games.virtual_machine.figures import Process, process
from gattai_desktop.games.virtual_machine.status_byte import GOOD, SILENCED, bit_at, place_named
from gattai_desktop.games.virtual_machine.team_hands import boot_now, waiting_boot
from gattai_desktop.games.virtual_machine.traits import (
    BLASTS,
    BURNS,
    BURNS_WITH_RED,
    FLIPS,
    HEALS,
    PUSHES,
    PUSHES_WITH_FACES,
    REFLECTS,
)
from gattai_desktop.games.virtual_machine.values import able, actor, of
from gattai_desktop.games.virtual_machine.walking import holds_enemy, points, reachable
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

FAR: Final = 99
"""Links to an area to which none lead."""
HEALED: Final = 10
"""HP that a Patch Nurse heals, and that somebody has to lack for it."""


@frozen
class Plan:
    """Stand in an area and attack a target from there, a process or, with a blast, an area; or heal; or do nothing."""

    worth: float
    who: str
    area: str
    target: str = ""
    heals: bool = False


class Stand(NamedTuple):
    """An area in which a process can stand, and what it costs to come there."""

    area: str
    cost: int


@cached()
def stands(table: Sight, who: str) -> tuple[Stand, ...]:
    """Return where a process can stand this turn, by the ids of the areas; it walks into no fall."""
    here = process(table, who)
    if actor(table) == who:
        ways = reachable(table, who)
    else:
        now = table.number(of(who, "move"))
        has = (
            points(table, who)
            if here.is_mob or table.number(of(who, "turns"))
            else min(now + here.move, here.most_move)
        )
        ways = dict(reach(here.area, has, exits(table, who), lambda area: holds_enemy(table, who, area)))
    costs = {area: way.cost for area, way in ways.items() if here.flies or FALLING not in states(table, area)}
    costs[here.area] = 0
    return tuple(Stand(area, costs[area]) for area in sorted(costs))


def boot_for(table: Table, one: Process) -> int:
    """The rank of the row whose Boot a process has, or will have in the turn that it could take now."""
    if actor(table) == one.id:
        return boot_now(table)
    waiting = waiting_boot(table, one.side)
    return waiting[0] if waiting is not None and waiting[1] != one.id else 0


def links_beyond(table: Table, one: Process, area: str, others: Iterable[str]) -> int:
    """How many links beyond its Range the nearest of these processes is, from an area."""
    far = map_now(table).links_from(area)
    nearest = min((far.get(process(table, other).area, FAR) for other in others), default=0)
    return max(nearest - one.range, 0)


# ---------------------------------------------------------------------- the CPU's


class _Look(NamedTuple):
    """What the CPU sees from an area in which a process can stand, whatever its card.

    worth: of standing there; reached: whom it can attack from there; beyond: how far the nearest MC is out of Range.
    """

    area: str
    cost: int
    worth: float
    reached: tuple[str, ...]
    beyond: int


@cached()
def _looks(table: Sight, who: str) -> tuple[_Look, ...]:
    one, foes, found = process(table, who), able(table, MCS), []
    for area, cost in stands(table, who):
        worth = -0.2 * cost
        if HAZARDOUS in states(table, area):
            worth -= 0.03 * one.max_hp
        if one.is_boss:
            worth -= 2 * max(table.number(of(who, "turns")) - (actor(table) == who), 0)
        reached = tuple(target for target in foes if can_aim(table, who, target, one.range, area))
        found.append(_Look(area, cost, worth, reached, links_beyond(table, one, area, foes)))
    return tuple(found)


@frozen
class CpuPlanner:
    """Weighs what the CPU's processes could do. hard: it does not spread its fire, and finishes who is weak."""

    hard: bool = False

    def best(self, table: Sight, whose: Iterable[str], card: Card, rank: int) -> Plan | None:
        """Return the best plan for a card, whoever takes it."""
        found: Plan | None = None
        for who in whose:
            for plan in self._plans(table, who, card, rank):
                if found is None or plan.worth > found.worth:
                    found = plan
        return found

    def _plans(self, table: Sight, who: str, card: Card, rank: int) -> Iterator[Plan]:
        one = process(table, who)
        for look in _looks(table, who):
            for target in look.reached:
                worth = look.worth + self._attack(table, one, look.area, target, card, rank)
                yield Plan(round(worth, 6), who, look.area, target)
            if one.has(HEALS) and (ailing := _ailing(table, one, look.area)):
                yield Plan(round(13 - 0.2 * look.cost, 6), who, look.area, ailing, heals=True)
            yield Plan(round(look.worth - 3 * look.beyond - 1, 6), who, look.area)

    def _attack(self, table: Sight, one: Process, area: str, target: str, card: Card, rank: int) -> float:
        victim = process(table, target)
        struck = strike(table, one.id, target, rank, boot_for(table, one), start=area)
        worth = 1.0 + struck.damage
        if struck.outcome == "hit" and _does_more(table, one, target, card, rank):
            worth += 4
        if not self.hard:
            return worth - 10 * table.number(of(target, "aimed"))
        return worth + (30 if struck.damage >= victim.hp else 0) + (100 - victim.hp) / 50


def _does_more(table: Sight, one: Process, target: str, card: Card, rank: int) -> bool:
    """Whether a hit would also push, burn or set a bit that hurts (VM-H63)."""
    if succeeds(table, one.id, target, rank) != "succeeds":
        return False
    is_red = card.is_joker or card.suit in (Suit.HEARTS, Suit.DIAMONDS)
    pushes = one.has(PUSHES) or (one.has(PUSHES_WITH_FACES) and JACK <= rank <= KING)
    burns = one.has(BURNS) or (one.has(BURNS_WITH_RED) and is_red)
    return pushes or burns or (one.has(FLIPS) and bit_at(table, place_named(rank)) not in GOOD)


def _ailing(table: Sight, one: Process, area: str) -> str:
    """Whom a Patch Nurse could heal from an area: the first who lacks enough; "" for nobody."""
    beside = healed_from(table, area)
    for other in (process(table, other) for other in able(table, CPU)):
        if other.max_hp - other.hp >= HEALED and (other.area in beside or other.id == one.id):
            return other.id
    return ""


# ---------------------------------------------------------------------- an MC's


def best_of_mc(table: Sight, who: str, rank: int) -> Plan:
    """Return what an MC does with a card of this rank: the most damage, as far as danger allows."""
    best: Plan | None = None
    one = process(table, who)
    for stand in stands(table, who):
        base = -0.4 * stand.cost - _danger(table, one, stand.area)
        for plan in (
            *(
                Plan(round(base + worth, 6), who, stand.area, target)
                for target, worth in _targets(table, who, stand.area, rank)
            ),
            Plan(round(base + 3 - 4 * links_beyond(table, one, stand.area, able(table, CPU)), 6), who, stand.area),
        ):
            if best is None or plan.worth > best.worth:
                best = plan
    assert best is not None  # one can always stay
    return best


def stand_worth(table: Sight, who: str, area: str) -> float:
    """Return what standing in an area is worth to an MC at the end of a turn: near enemies, and not in danger."""
    one = process(table, who)
    if FALLING in states(table, area) and not one.flies:
        return -FAR
    harm = 0.03 * one.max_hp if HAZARDOUS in states(table, area) else 0.0
    return -4 * links_beyond(table, one, area, able(table, CPU)) - _danger(table, one, area) - harm


def _targets(table: Sight, who: str, area: str, rank: int) -> Iterator[tuple[str, float]]:
    """Yield each target that an MC would have in an area, a process or the area of a blast, with what it brings."""
    reach = process(table, who).range
    seen = [target for target in able(table, CPU) if can_aim(table, who, target, reach, area)]
    if not seen:
        return
    one = process(table, who)
    if not one.has(BLASTS) or SILENCED in one.bits:
        for target in seen:
            yield target, _gain(table, one, area, target, rank, lone=False)
        return
    for place in sorted({process(table, target).area for target in seen}):
        there = [target for target in able(table, CPU) if process(table, target).area == place]
        yield place, sum(_gain(table, one, area, target, rank, lone=len(there) == 1) for target in there)


def _gain(table: Sight, one: Process, area: str, target: str, rank: int, *, lone: bool) -> float:
    victim = process(table, target)
    struck = strike(table, one.id, target, rank, boot_for(table, one), lone=lone, start=area)
    worth = float(struck.damage)
    if struck.outcome == "hit":
        worth = victim.hp + 25.0 + victim.damage if struck.damage >= victim.hp else worth
        worth += victim.damage / 10 + (5 if victim.is_boss else 0)
    elif struck.outcome == "dodged":
        outside = victim.area != area and MIRRORED in states(table, victim.area) and not one.noclip
        worth -= 2 if outside or victim.has(REFLECTS) else 0
    return worth


def _danger(table: Sight, one: Process, area: str) -> float:
    """What an MC would have to fear in an area, from every enemy that could come near enough."""
    fear = 0.2 if 2 * one.hp < one.max_hp else 0.09
    if COVER in states(table, area):
        fear /= 2
    found = 0.0
    for other in able(table, CPU):
        enemy = process(table, other)
        if map_now(table).links_from(enemy.area).get(area, FAR) <= enemy.range + 1:
            found += fear * enemy.damage
    return found


# ---------------------------------------------------------------------- cards


def share_hit(table: Table, whose: Iterable[str], others: Iterable[str], rank: int) -> float:
    """Of all pairs of these processes with those others the share for which a card lies in Accuracy and under Evade."""
    pairs = [(process(table, who), process(table, other)) for who in whose for other in others]
    return sum(one.accuracy <= rank < other.evade for one, other in pairs) / max(len(pairs), 1)


def cpu_worth(table: Table, card: Card) -> float:
    """What a card is worth to the CPU when it picks."""
    if card.is_joker or card.rank == ACE:
        return 9
    return 4 * share_hit(table, able(table, CPU), able(table, MCS), card.rank)


def mc_worth(table: Table, who: str, card: Card) -> float:
    """What a card is worth to an MC when it picks."""
    if card.is_joker or card.rank == ACE:
        return 3
    return 2 * share_hit(table, (who,), able(table, CPU), card.rank)
