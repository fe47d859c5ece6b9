"""A reminder: what a conflict did not bring is not fought for again at once (RULES ED-10).

`missed.<kind>.<who>` says in which scene somebody went without: ("gambit", "red"), ("throwdown", "red-coach").
"""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.zone import Seat


def _path(kind: str, *who: Seat) -> str:
    return f"missed.{kind}.{'-'.join(sorted(who))}"


def missed(ledger: Ledger, kind: str, *who: Seat) -> None:
    """Remember that a conflict of this kind between these did not bring what was wanted."""
    ledger.set(_path(kind, *who), ledger.number("scene"), rule="ED-10")


def remind(ledger: Ledger, kind: str, *who: Seat) -> None:
    """Say that these have just fought for it, if they have; nothing is forbidden."""
    if ledger.table.values.get(_path(kind, *who)) == ledger.table.values["scene"]:
        ledger.announce("again", rule="ED-10", what=kind, seats=tuple(sorted(who)))
