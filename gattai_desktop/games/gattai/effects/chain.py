"""Once in a chain: a power or a Tech whose own effect would set it off again is skipped (RULES ED-9).

`chain` lists the triggers that are being carried out, the outermost first. What a trigger fires stands on the agenda
before the item that ends it, so the list is exact even while a question is open.
"""

from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.settling import Settling

CHAIN: Final = "chain"


def running(table: Table) -> tuple[str, ...]:
    """The triggers that are being carried out, the outermost first."""
    return table.values.get(CHAIN) or ()  # type: ignore[return-value]


def once(ledger: Ledger, trigger: str, target: str, *items: Item) -> bool:
    """Put what a trigger fires on the agenda; nothing, and False, where it is being carried out already.

    `trigger` names it at this table ("gull:wave"); `target` is whose it is, for the log.
    """
    now = running(ledger.table)
    if trigger in now:
        ledger.announce("once_in_a_chain", rule="ED-9", target=target, trigger=trigger)
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
