"""Waits for the second figure of a plate whose key has two, where a question has more answers than figures.

A first figure gives no answer yet where a second one could follow: it goes to the answer that has it alone, which Enter
gives, and a second figure gives another. Nothing runs out: whoever types slowly gives no other answer than is meant.
"""

from collections.abc import Callable, Iterable
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.speech import speak


class Keyed(Protocol):
    """What is shown of an answer: its key, and whether it may be given."""

    @property
    def key(self) -> str: ...

    @property
    def refused(self) -> bool: ...


class FirstFigure:
    """The first figure that was typed, while the answer that has it alone keeps the keyboard."""

    def __init__(self) -> None:
        self._typed = ""
        self._at: QWidget | None = None

    def meant(
        self, letter: str, answers: Iterable[tuple[Keyed, QWidget]], takes_none: Callable[[], bool] = lambda: False
    ) -> str | None:
        """Return the key that is meant by a letter now: itself, or both figures; None where a second one may follow.

        answers: what is shown of each, and its plate. takes_none: whether a key gives no answer yet; then none begins.
        """
        keys = {look.key: plate for look, plate in answers if look.key and not look.refused}
        if letter and self._waits and self._typed + letter in keys:
            return self._typed + letter
        several = sorted(one for one in keys if len(one) == 2 and one.isdecimal() and one[0] == letter)
        at = keys.get(letter)
        if not several or at is None:
            return letter
        if not takes_none():
            self._typed, self._at = letter, at
            at.setFocus(Qt.FocusReason.OtherFocusReason)
            words = "{key}: Enter gives this answer. A second digit gives {first} to {last}."
            announce(at, speak("answer", words, key=letter, first=several[0], last=several[-1]))
        return None

    @property
    def _waits(self) -> bool:
        """Whether the answer that has the first figure alone still has the keyboard."""
        at = self._at
        return at is not None and isValid(at) and at.isVisible() and at.window().focusWidget() is at
