"""A boss brings mobs of its own into the fight (the Mother of Forks, RULES VM-EX87)."""

from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.processes import BossKind, MobKind
from gattai_desktop.games.virtual_machine.values import able, put
from gattai_desktop.games.virtual_machine.world import kind_of, world_of
from gattai_desktop.games.virtual_machine.zones import CPU

MOST_COMPANY: Final = 4
"""Able mobs of its company, up to which a boss brings more."""


def bring_company(ledger: Ledger, boss: str, count: int) -> None:
    """Let mobs enter the area of a boss, up to the most that may be able at a time."""
    kind = kind_of(ledger.table, boss)
    if not isinstance(kind, BossKind) or not kind.company:
        return
    here = sum(kind_of(ledger.table, who).id == kind.company for who in able(ledger.table, CPU))
    for _ in range(min(count, MOST_COMPANY - here)):
        _enter(ledger, kind.company, process(ledger.table, boss).area)


def _enter(ledger: Ledger, company: str, area: str) -> None:
    table = ledger.table
    world = world_of(table)
    mob: MobKind = world.mobs[company]
    # By what lies in the box, which all see, and not by what is listed: one of them may be hidden from who looks ahead.
    boxed = set(table.cards(zones.BOX))
    who = next((one for one, token in world.tokens.items() if token in boxed and one.startswith(f"{company}.")), "")
    if not who:
        return
    number = who.rpartition(".")[2]
    told = ledger.announce("enters", rule="VM-H59", process=who, area=area)
    with ledger.because(told):
        ledger.move_from(zones.BOX, (world.tokens[who],), area_zone(area), rule="VM-H59")
        ledger.set(CPU, (*table.listed(CPU), who), rule="VM-H59")
        ledger.set(f"name.{who}", f"{mob.name} {number}", rule="VM-H59")
        put(ledger, who, "hp", mob.hp, rule="VM-H59")
        put(ledger, who, "max_hp", mob.hp, rule="VM-H59")
        put(ledger, who, "bits", mob.sets or None, rule="VM-H59")
        put(ledger, who, "auto", mob.auto, rule="VM-H59")
