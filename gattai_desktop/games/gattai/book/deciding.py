"""Finds the rulings that decide what a move does: those that it reads and whose other options would change it.

Nothing knows beforehand which switch a rule will ask. So the rulings of a preview note what is asked of them, and the
preview is made again under each other option of those that were asked.
"""

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from typing import cast

from gattai_desktop.cards.facts import Fact, ValueChanged
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.book.rulings import ROWS, Rulings, known_rulings, rulings_of
from gattai_desktop.games.gattai.values import is_bookkeeping
from gattai_desktop.games.house_rulings import PREFIX


class _Noting(Rulings):
    """The rulings of a table that remember which of their rows were looked at."""

    __slots__ = ("_rulings", "looked_at")
    _rulings: Rulings
    looked_at: list[str]

    def __init__(self, rulings: Rulings) -> None:
        object.__setattr__(self, "_rulings", rulings)
        object.__setattr__(self, "looked_at", [])

    def __getattr__(self, name: str) -> object:
        """A row is not there before it is first asked for: then it is noted, and stays."""
        found = getattr(self._rulings, name)
        if name in ROWS.rows:
            self.looked_at.append(name)
        object.__setattr__(self, name, found)
        return found


def rulings_read(table: State, doing: Callable[[State], object]) -> Iterator[tuple[str, Iterable[State]]]:
    """Yield each ruling that `doing` reads of a table, and the table under its other options.

    A ruling that is changed meanwhile is left out.
    """
    noting = _Noting(rulings_of(State(table.zones, table.values)))
    doing(State(table.zones, table.values, known_rulings(noting)))
    for name in tuple(noting.looked_at):
        others = [option for option in ROWS.options[name] if option != noting.chosen(name)]
        yield name, (_ruled(table, name, option) for option in others)


def _ruled(table: State, name: str, option: str) -> State:
    values = copy(table.values)  # of the same kind: on a seat's own sight a hidden value still raises NotKnown
    cast("dict[str, Value]", values)[PREFIX + name] = option
    return State(table.zones, values)


def is_told(fact: Fact) -> bool:
    """Whether people notice a fact; what only the program needs to remember decides nothing for them."""
    return not (isinstance(fact, ValueChanged) and is_bookkeeping(fact.path))
