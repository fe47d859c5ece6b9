"""The lines of the log as Qt asks for them, one a row."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, spoken
from gattai_desktop.cards.frozen import frozen

Index = QModelIndex | QPersistentModelIndex
LINE_ROLE: Final = int(Qt.ItemDataRole.UserRole)


@frozen
class LogLine:
    """One sentence. because: it followed from the line above. struck: it was undone. key: the table's name for it.

    depth: the least detail at which it is shown.
    """

    key: Hashable
    words: DrawnWords | str
    because: bool = False
    struck: bool = False
    depth: str = "story"

    def spoken(self) -> str:
        said = spoken(self.words)
        return speak("board", "Undone: {words}", words=said) if self.struck else said


class LogLines(QAbstractListModel):
    """The rows of a log; what is shown is given as a whole."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lines: tuple[LogLine, ...] = ()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 (Qt's own signature)
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.spoken()
        return line if role == LINE_ROLE else None

    def show(self, lines: tuple[LogLine, ...]) -> None:
        """Take these lines; new ones at the end are added without a reset."""
        known = len(self.lines)
        if lines[:known] == self.lines and len(lines) > known:
            self.beginInsertRows(QModelIndex(), known, len(lines) - 1)
            self.lines = lines
            self.endInsertRows()
        elif lines != self.lines:
            self.beginResetModel()
            self.lines = lines
            self.endResetModel()
