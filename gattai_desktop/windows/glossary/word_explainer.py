"""Explains a word of the book where the pointer rests on it, and for a key those beside the focus, one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.windows.glossary.word_bubble import WordBubble
from gattai_desktop.windows.glossary.written_words import WordPlace, words_on
from gattai_desktop.windows.kit.table_root import TableRoot

_AROUND: Final = 4.0
"""How far beside a word the pointer still means it, device-independent pixels."""
_LEAVING: Final = 120
"""Milliseconds after which it is looked whether the pointer has left the word."""


class WordExplainer(QObject):
    """The bubble over a window with a table, for every word that any widget in it writes."""

    def __init__(self, root: TableRoot, game: str, read_first: QWidget | None = None) -> None:
        """read_first: whose words the key explains where none stand beside the focus, while it is shown."""
        super().__init__(root)
        self._read_first = read_first
        self._root, self._game = root, game
        self._told: tuple[QWidget, str] | None = None
        """The focused widget and the word that were explained last by the key."""
        self._word = QRectF()
        """Where the word stands that the pointer means, on the screen; empty where the key asked."""
        self.bubble = WordBubble(root.paint, root)
        self._leaving = QTimer(self)
        self._leaving.setInterval(_LEAVING)
        self._leaving.timeout.connect(lambda: self.keep_while(QCursor.pos()))
        root.rested.connect(self.look)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_went)

    # ------------------------------------------------------------------ the pointer
    def look(self, at: QPoint) -> None:
        """Explain the word at a place of the screen, if one is written there."""
        widget = self._root.childAt(self._root.mapFromGlobal(at)) or self._root
        inside = QPointF(widget.mapFromGlobal(at))
        for place in words_on(widget, self._game):
            if _around(place.box).contains(inside):
                self._show(widget, place)
                self._word = _around(place.box).translated(QPointF(widget.mapToGlobal(QPoint(0, 0))))
                self._leaving.start()
                return

    def keep_while(self, at: QPoint) -> None:
        """Hide what the pointer asked for, once it points elsewhere on the screen."""
        if not self._word.contains(QPointF(at)):
            self.hide()

    # ------------------------------------------------------------------ the key
    def tell_next(self) -> bool:
        """Explain the next word beside the focus; say whether there was one that was not explained yet."""
        focused = QApplication.focusWidget()
        if focused is None or not self._root.isAncestorOf(focused):
            return False
        told = self._told[1] if self._told is not None and self._told[0] is focused and self.bubble.isVisible() else ""
        places = list(self._beside(focused))
        if not places and self._read_first is not None and self._read_first.isVisible():
            places = list(self._beside(self._read_first))
        keys = [place.meaning.key for _, place in places]
        following = keys.index(told) + 1 if told in keys else 0
        if following >= len(places):
            self.hide()
            return False
        widget, place = places[following]
        self._show(widget, place)
        self._told = (focused, place.meaning.key)
        announce(self._root, place.meaning.spoken, urgent=True)
        return True

    def _beside(self, focused: QWidget) -> Iterator[tuple[QWidget, WordPlace]]:
        """Yield each word once that is written by a widget, or by one of those that it lies in."""
        seen: set[str] = set()
        widget: QWidget | None = focused
        while widget is not None and widget is not self._root:
            for place in words_on(widget, self._game):
                if place.meaning.key not in seen:
                    seen.add(place.meaning.key)
                    yield widget, place
            widget = widget.parentWidget()

    def _focus_went(self, _from: QWidget | None, _to: QWidget | None) -> None:
        self.hide()

    # ------------------------------------------------------------------ the bubble
    def close(self) -> bool:
        """Hide the bubble; say whether there was one."""
        shown = self.bubble.isVisible()
        self.hide()
        return shown

    def hide(self) -> None:
        """Hide the bubble."""
        self._leaving.stop()
        self._told, self._word = None, QRectF()
        self.bubble.hide()

    def _show(self, widget: QWidget, place: WordPlace) -> None:
        self.hide()
        corner = widget.mapTo(self._root, QPoint(0, 0))
        word: QRect = place.box.toAlignedRect().translated(corner)
        self.bubble.set_meaning(place.meaning)
        self.bubble.show_beside(word, self._root.rect())


def _around(box: QRectF) -> QRectF:
    return box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
