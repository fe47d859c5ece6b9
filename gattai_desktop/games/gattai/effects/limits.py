"""How often an effect may be used (CONTENT 8.2), and once only in a chain that it would set off again (RULES ED-9).

`chain` lists the triggers that are being carried out, the outermost first. What a trigger fires stands on the agenda
before the item that ends it, so the list is exact even while a question is open.
"""

from typing import Final, cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games import uses
from gattai_desktop.games.gattai.effects import condition_values, modifiers
from gattai_desktop.games.gattai.effects.condition_values import Bindings
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.effects.sums import NoNumber
from gattai_desktop.games.gattai.settling import Settling

SUMMON = "summon"
"""The part of a Robo's entry that is its Summon Effect; how often that happens says R-77, whatever the entry says."""
POOLS_UNTIL = "pools.until"
"""The pools that are emptied when a moment is over: `(path, moment)` each."""


def key_of(found: HeldEntry) -> str:
    """What an effect is called where its uses are counted, and on the chain."""
    return f"{found.entry}/{found.number}@{found.owner}"


def times_used(table: Table, found: HeldEntry) -> int:
    """How often an effect was used in the moment that counts for it."""
    return uses.times_used(table, key_of(found))


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


def count(ledger: Ledger, found: HeldEntry) -> None:
    """Count one use of an effect that has a limit."""
    if found.effect.limit is not None and found.effect.part != SUMMON:
        uses.count_use(ledger, key_of(found), found.effect.limit[1], rule="ASSIST-2")


def refresh(ledger: Ledger, entry: str, owner: str) -> None:
    """Let an entry be used anew."""
    its = lambda key, _moment: key.partition("/")[0] == entry and key.endswith(f"@{owner}")  # noqa: E731
    uses.forget_uses(ledger, its, rule="ASSIST-2")


def over(ledger: Ledger, *moments: str) -> None:
    """Forget what was counted by moments that are over, and empty the pools that lasted until then."""
    uses.forget_uses(ledger, lambda _, moment: moment in moments, rule="STORY-4")
    if pools := cast("tuple[tuple[str, str], ...]", ledger.table.values.get(POOLS_UNTIL) or ()):
        for path, moment in pools:
            if moment in moments:
                ledger.set(path, None, rule="STORY-4")
        ledger.set(POOLS_UNTIL, tuple(one for one in pools if one[1] not in moments) or None, rule="STORY-4")


CHAIN: Final = "chain"


def running(table: Table) -> tuple[str, ...]:
    """The triggers that are being carried out, the outermost first."""
    return table.listed(CHAIN)


def once(ledger: Ledger, trigger: str, target: str, *items: Item) -> bool:
    """Put what a trigger fires on the agenda; nothing, and False, where it is being carried out already.

    `trigger` names it at this table ("gull:wave"); `target` is whose it is, for the log.
    """
    now = running(ledger.table)
    if trigger in now:
        by = modifiers.forbidden(ledger.table, "table", "loop")
        said_by = by.entry if by is not None else None
        ledger.announce("once_in_a_chain", rule="ED-9", target=target, trigger=trigger, entry=said_by)
        return False
    ledger.set(CHAIN, (*now, trigger), rule="ED-9")
    ledger.next(*items, ("chain_ends", trigger))
    return True


def chain_ends(ledger: Ledger, trigger: str) -> None:
    """The trigger has done all that it does; it may fire again."""
    left = tuple(one for one in running(ledger.table) if one != trigger)
    ledger.set(CHAIN, left or None, rule="ED-9")


def settle(ledger: Ledger) -> None:
    """Forget a chain that was cut off, as when the conflict in which it ran is called off."""
    if not any(item[0] == "chain_ends" for item, _ in ledger.agenda):
        ledger.set(CHAIN, None, rule="ED-9")


DOINGS = {"chain_ends": chain_ends}
SETTLE = Settling(settle, there=CHAIN)
