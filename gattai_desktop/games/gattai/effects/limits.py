"""How often an effect may be used: n times per turn, stage, Throwdown, scene, session, scenario (CONTENT 8.2).

The value `used` keeps one `(key, moment, times)` for each; it is dropped when its moment is over.
"""

from typing import cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects import condition_values
from gattai_desktop.games.gattai.effects.condition_values import Bindings
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.sums import NoNumber

Used = tuple[str, str, int]

USED = "used"
SUMMON = "summon"
"""The part of a Robo's entry that is its Summon Effect; how often that happens says R-77, whatever the entry says."""
POOLS_UNTIL = "pools.until"
"""The pools that are emptied when a moment is over: `(path, moment)` each."""


def _key(found: HeldEntry) -> str:
    return f"{found.entry}/{found.number}@{found.owner}"


def _kept(table: Table) -> tuple[Used, ...]:
    return cast("tuple[Used, ...]", table.values.get(USED) or ())


def times_used(table: Table, found: HeldEntry) -> int:
    """How often an effect was used in the moment that counts for it."""
    return sum(times for key, _, times in _kept(table) if key == _key(found))


def most(table: Table, found: HeldEntry, bindings: Bindings) -> int | None:
    """How often it may be used; None where nothing counts."""
    if found.effect.limit is None or found.effect.part == SUMMON:
        return None
    try:
        return found.effect.limit[0].worth(condition_values.numbers(table, found, bindings))
    except NoNumber:
        return 0


def used_up(table: Table, found: HeldEntry, bindings: Bindings) -> bool:
    """Whether it was used as often as it may be."""
    limit = most(table, found, bindings)
    return limit is not None and times_used(table, found) >= limit


def count(ledger: Ledger, found: HeldEntry, *, rule: str = "ASSIST-2") -> None:
    """Count one use of an effect that has a limit."""
    if found.effect.limit is None or found.effect.part == SUMMON:
        return
    times = times_used(ledger.table, found) + 1
    others = tuple(one for one in _kept(ledger.table) if one[0] != _key(found))
    ledger.set(USED, (*others, (_key(found), found.effect.limit[1], times)), rule=rule)


def refresh(ledger: Ledger, entry: str, owner: str, *, rule: str = "ASSIST-2") -> None:
    """Let an entry be used anew."""
    left = tuple(
        one for one in _kept(ledger.table) if one[0].partition("/")[0] != entry or not one[0].endswith(f"@{owner}")
    )
    ledger.set(USED, left or None, rule=rule)


def over(ledger: Ledger, *moments: str) -> None:
    """Forget what was counted by moments that are over, and empty the pools that lasted until then."""
    if kept := _kept(ledger.table):
        ledger.set(USED, tuple(one for one in kept if one[1] not in moments) or None, rule="STORY-4")
    if pools := cast("tuple[tuple[str, str], ...]", ledger.table.values.get(POOLS_UNTIL) or ()):
        for path, moment in pools:
            if moment in moments:
                ledger.set(path, None, rule="STORY-4")
        ledger.set(POOLS_UNTIL, tuple(one for one in pools if one[1] not in moments) or None, rule="STORY-4")
