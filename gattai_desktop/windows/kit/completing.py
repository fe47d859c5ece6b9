"""Describes what a field suggests while a person types in it, and what it says of the typed text."""

from collections.abc import Callable
from typing import Literal

from gattai_desktop.cards.frozen import frozen

ReadState = Literal["", "sound", "wrong", "begun"]
"""What is written: nothing; it can be read; it cannot; it is not finished."""


@frozen
class CompletionRow:
    """One completion. `line` and `caret` are what stands in the field once it is taken; `rest` what it adds there."""

    title: str
    does: str
    line: str
    caret: int
    rest: str = ""
    sign: str = ""
    refused: bool = False
    price: bool = False

    @property
    def spoken(self) -> str:
        """What a screen reader says of it."""
        return f"{self.title}: {self.does}"


@frozen
class ReadLook:
    """What a field says below of what stands in it; where it is wrong, the characters from `begins` to `ends` are."""

    words: str = ""
    sounds: ReadState = ""
    begins: int = 0
    ends: int = 0


@frozen
class Completer:
    """What helps in a field.

    rows: the completions for a text and a caret, best first. pressing: whether the list comes by itself there.
    read: what is said of a text, and of the caret in it.
    """

    rows: Callable[[str, int], tuple[CompletionRow, ...]]
    pressing: Callable[[str, int], bool]
    read: Callable[[str, int], ReadLook]
