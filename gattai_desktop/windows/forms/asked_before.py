"""Remembers which questions led to the one that a sheet asks, so that Back goes one step."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QRect

from gattai_desktop.windows.kit.sheet_look import Answered, SheetLook


class SheetQuestion(NamedTuple):
    """A question of a sheet, as it can be asked again: with what was written in its fields, by their names."""

    look: SheetLook
    written: dict[str, str]
    answered: Answered
    room: QRect

    @property
    def typed(self) -> bool:
        """Whether a person has written something that was not there."""
        return any(self.written[one.key] != one.text for one in self.look.fields)


class AskedBefore:
    """The questions before the present one, the first one first. A question counts whose answer only asks on."""

    def __init__(self) -> None:
        self._way: list[SheetQuestion] = []
        self._onwards: list[SheetQuestion] = []

    @contextmanager
    def answering(self, asked: SheetQuestion | None) -> Iterator[None]:
        """Whatever is asked in here comes after this question; None for one to which nothing leads back."""
        self._onwards = [*self._way, asked] if asked is not None else []
        try:
            yield
        finally:
            self._onwards = []

    def asks(self) -> None:
        """Something is asked now."""
        self._way, self._onwards = self._onwards, []

    def back(self) -> SheetQuestion | None:
        """Take the question before the present one off the way, and return it; None where there is none."""
        return self._way.pop() if self._way else None

    def end(self) -> None:
        """The present question is gone; what its answer asks comes after it."""
        self._way = []

    def forget(self) -> None:
        """Lead nobody back: something has happened since, and what was asked may be otherwise."""
        self._way, self._onwards = [], []
