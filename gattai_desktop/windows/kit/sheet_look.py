"""What a sheet over the middle asks and shows: its words, its lines to write in, its plates."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Protocol

from PySide6.QtWidgets import QLineEdit

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.words import DrawnWords
from gattai_desktop.cards.frozen import field, frozen


@frozen
class SheetField:
    """A line to write in. key: what the sheet's owner calls it; hint: what stands there while it is empty."""

    key: str
    label: str
    text: str = ""
    hint: str = ""
    presets: tuple[str, ...] = ()
    """Texts that a press puts into the field."""


Then = Callable[[dict[str, str]], object]
"""What pressing a plate of the sheet does; it is given what stands in the fields."""


@frozen
class SheetChoice:
    """A plate of the sheet. closes: pressing it answers the sheet."""

    key: Hashable
    look: PlateLook
    closes: bool = True
    then: Then | None = field(default=None, eq=False)
    """What pressing it does; without it, the one who asked hears its key."""


@frozen
class SheetLook:
    """What a sheet asks. lines: why, in words; columns: how many plates stand side by side."""

    title: str
    lines: tuple[DrawnWords | str, ...] = ()
    fields: tuple[SheetField, ...] = ()
    choices: tuple[SheetChoice, ...] = ()
    columns: int = 2
    edge: str = "edge"
    can_close: bool = True
    first: Hashable | None = None
    """The plate on which the focus stands; the first field or plate without one."""
    sign: str = ""
    """What the Coach's plate before the title bears, where the sheet is about one of his Threats."""
    public: bool = False
    """Whether everybody may read it: it stays where it is while the Hand is covered."""
    wide: bool = False
    """Whether it may take the whole table below the header, and not the middle alone."""
    about: str = ""
    """By which name what it shows can be pushed to the wall; "" where it cannot."""


Answered = Callable[[Hashable, dict[str, str]], None]
"""Hears the key of the plate that was pressed, and what stands in the fields."""


class WrittenSheet(Protocol):
    """The sheet while it is written on: what a flow needs that completes words."""

    def edit(self, key: str) -> QLineEdit | None:
        """Return the line to write in of a field."""

    def suggest(self, key: str, words: tuple[str, ...], use: Callable[[str], None]) -> None:
        """Offer these words below a field; `use` puts the pressed one into it."""

    def say(self, lines: tuple[DrawnWords | str, ...]) -> None:
        """Say something else above the fields."""


Begun = Callable[[WrittenSheet], None]
"""Is handed the sheet once it asks."""


def unanswered(_key: Hashable, _texts: dict[str, str]) -> None:
    """Hear no answer: the sheet only shows something."""
