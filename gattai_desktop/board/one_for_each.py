"""Keeps one widget for each thing of a kind, such as a Pilot: made when the thing comes, deleted when it goes."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away

Thing = TypeVar("Thing", bound=Hashable)
Part = TypeVar("Part", bound=QWidget)
Look = TypeVar("Look")


def one_for_each(parts: dict[Thing, Part], things: Iterable[Thing], make: Callable[[Thing], Part]) -> dict[Thing, Part]:
    """Return a widget for each of these things, in their order. Widgets of things that are gone are deleted.

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


def one_for_each_look(
    parts: dict[Thing, Part], looks: Mapping[Thing, Look], make: Callable[[Thing, Look], Part]
) -> dict[Thing, Part]:
    """Return a widget for each of these things as `one_for_each` does; each shows its look."""
    kept = one_for_each(parts, looks, lambda thing: make(thing, looks[thing]))
    for thing, part in kept.items():
        part.set_look(looks[thing])  # type: ignore[attr-defined] # as every part that shows a look
    return kept
