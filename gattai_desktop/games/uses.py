"""How often an effect was used in a moment that limits it: what every grammar of effects counts alike.

The value `used` keeps one `(key, moment, times)` for each; it is dropped when its moment is over. What a key names, and
which moments there are, each game says for itself: an entry of Gattai in a scene, a card of a showdown in a turn.
"""

from collections.abc import Callable
from typing import Final, cast

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table

CountedUse = tuple[str, str, int]
USED: Final = "used"


def _kept(table: Table) -> tuple[CountedUse, ...]:
    return cast("tuple[CountedUse, ...]", table.values.get(USED) or ())


def times_used(table: Table, key: str) -> int:
    """How often something was used in the moment that counts for it."""
    return sum(times for one, _, times in _kept(table) if one == key)


def count_use(ledger: Ledger, key: str, moment: str, *, rule: str) -> None:
    """Count one more use, until the moment is over."""
    others = tuple(one for one in _kept(ledger.table) if one[0] != key)
    ledger.set(USED, (*others, (key, moment, times_used(ledger.table, key) + 1)), rule=rule)


def forget_uses(ledger: Ledger, forgotten: Callable[[str, str], bool], *, rule: str) -> None:
    """Forget every use whose key and moment say so."""
    kept = _kept(ledger.table)
    if kept:
        ledger.set(USED, tuple(one for one in kept if not forgotten(one[0], one[1])) or None, rule=rule)
