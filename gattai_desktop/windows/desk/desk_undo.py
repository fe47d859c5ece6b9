"""Ctrl Z at the desk: a field takes back its letters first, then the desk takes back what was done before."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from shiboken6 import isValid

from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.speech import message, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.windows.desk.field_texts import told_change
from gattai_desktop.windows.desk.page_pane import PagePane


class DeskUndo(QObject):
    """Takes changes of a draft back and makes them again, and says which."""

    def __init__(
        self,
        room: QWidget,
        draft: PackDraft,
        pane: PagePane,
        otherwise: Callable[[], QWidget],
        tell: Callable[[str], None],
    ) -> None:
        """otherwise: returns what gets the keyboard where the field that had it goes with what is taken back."""
        super().__init__(room)
        self._room, self._draft, self._pane, self._otherwise, self._tell = room, draft, pane, otherwise, tell
        follow_keyboard(self._listen)

    def undo(self) -> None:
        """Take the last change back, and say which."""
        with self._keyboard():
            self._pane.settle()
            if self._overtaken(self._draft.undoes):
                return
            words = told_change(self._draft.undoes)
            self._draft.undo()
            self._tell(speak("desk", "Taken back: {words}", words=words) if words else "")

    def redo(self) -> None:
        """Make the change again that was taken back."""
        with self._keyboard():
            if self._overtaken(self._draft.redoes):
                return
            words = told_change(self._draft.redoes)
            self._draft.redo()
            self._tell(words)

    def _overtaken(self, offered: str) -> bool:
        """Take over what another program wrote meanwhile, and say where that leaves nothing of what was offered."""
        self._draft.look_again()
        overtaken = bool(offered) and not (self._draft.undoes or self._draft.redoes)
        if overtaken:
            self._tell(speak("desk", "Another program has written this pack meanwhile: nothing can be taken back."))
        return overtaken

    @contextmanager
    def _keyboard(self) -> Iterator[None]:
        """Leave the keyboard where it was, or near to it."""
        held = QApplication.focusWidget()
        here = held is not None and self._room.isAncestorOf(held)
        try:
            yield
        except DraftNotKept as wrong:
            self._tell(message(wrong))
        if here:
            goal = held if held is not None and isValid(held) and held.isVisible() else self._otherwise()
            goal.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ fields

    def _listen(self, _old: QWidget | None, now: QWidget | None) -> None:
        if isinstance(now, QLineEdit | QPlainTextEdit) and self._room.isAncestorOf(now):
            now.installEventFilter(self)  # a second time changes nothing

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.matches(QKeySequence.StandardKey.Undo) and not _may_undo(watched):
            self.undo()
            return True
        if event.matches(QKeySequence.StandardKey.Redo) and not _may_redo(watched):
            self.redo()
            return True
        return False


def _may_undo(field: QObject) -> bool:
    if isinstance(field, QLineEdit):
        return field.isUndoAvailable()
    return isinstance(field, QPlainTextEdit) and field.document().isUndoAvailable()


def _may_redo(field: QObject) -> bool:
    if isinstance(field, QLineEdit):
        return field.isRedoAvailable()
    return isinstance(field, QPlainTextEdit) and field.document().isRedoAvailable()
