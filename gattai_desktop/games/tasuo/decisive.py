"""Says whether an attack that hits would win the showdown (RULES TS-7, TS-8)."""

from gattai_desktop.cards.state import Table
from gattai_desktop.games.tasuo.attacks import ARMOR, OpenAttack, armor_lost, reckoned
from gattai_desktop.games.tasuo.ending import bodies_that_end
from gattai_desktop.games.tasuo.leaving import counted_bodies, would_fall
from gattai_desktop.games.tasuo.values import armor, bodies
from gattai_desktop.games.tasuo.warriors import warriors_named
from gattai_desktop.games.tasuo.zones import foe


def would_win(table: Table, attack: OpenAttack) -> bool:
    """Return whether an attack with this power would win if it hits all that it is at: by armor, or by the bodies."""
    other = foe(attack.seat)
    if attack.targets == (ARMOR,):
        return armor_lost(table, reckoned(table, attack, None)) >= armor(table, other)
    struck = warriors_named(table, attack.targets)
    fallen = (one for one in struck if would_fall(table, attack, one))
    more = sum(counted_bodies(table, one, reckoned(table, attack, one)) for one in fallen)
    return bool(more) and bodies(table, other) + more >= bodies_that_end(table)
