"""The Coach's pocket: up to nine triggers that he has prepared, to be fired at the table by one key each.

| value | meaning |
|---|---|
| `pocket.lines` | the lines of triggers, in their order |
| `pocket.names` | what the Coach calls each of them; "" for one without a name |

They are fired as any line is (`by_hand/coachs_hand.py`), so one without a target is refused with its reason.
"""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value

POCKET: Final = 9
"""How many triggers the pocket holds."""
_LINES: Final = "pocket.lines"
_NAMES: Final = "pocket.names"


@frozen
class Prepared:
    """One prepared trigger, with the number of its key."""

    number: int
    name: str
    line: str


def pocket_values(prepared: Iterable[tuple[str, str]]) -> dict[str, Value]:
    """Return the values of a table with these names and lines in the pocket; none for an empty one."""
    found = tuple(prepared)[:POCKET]
    return {_NAMES: tuple(name for name, _ in found), _LINES: tuple(line for _, line in found)} if found else {}


def pocket(table: Table) -> tuple[Prepared, ...]:
    """Return what is in the pocket, as far as the seat may see it."""
    lines, names = table.values.get(_LINES), table.values.get(_NAMES)
    if not isinstance(lines, tuple) or not isinstance(names, tuple):
        return ()
    pairs = zip(names, lines, strict=False)
    return tuple(Prepared(number, str(name), str(line)) for number, (name, line) in enumerate(pairs, 1))
