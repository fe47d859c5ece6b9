"""One part of a window for each thing of its kind at the table: made when it comes, kept as long as it stays."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away

Thing = TypeVar("Thing", bound=Hashable)
Part = TypeVar("Part", bound=QWidget)


def one_for_each(parts: dict[Thing, Part], things: Iterable[Thing], make: Callable[[Thing], Part]) -> dict[Thing, Part]:
    """Return a part for each of these things, in their order. What stands for something that is gone is taken away.

    parts: those that there are. make: makes a part for a new thing; it is then shown.
    """
    wanted = dict.fromkeys(things)
    take_away(*(part for thing, part in parts.items() if thing not in wanted))
    kept: dict[Thing, Part] = {}
    for thing in wanted:
        known = parts.get(thing)
        if known is None:
            known = make(thing)
            known.show()
        kept[thing] = known
    return kept
