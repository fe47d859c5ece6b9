"""Explains a word of the book where the pointer rests on it, and for a key those beside the focus, one by one."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.announcing import announce
from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.glossary.word_bubble import WordBubble
from gattai_desktop.windows.glossary.written_words import WordPlace, words_on
from gattai_desktop.windows.kit.root_widget import RootWidget

_AROUND: Final = 4.0
"""How far beside a word the pointer still means it, device-independent pixels."""
_LEAVING: Final = 120
"""Milliseconds after which it is looked whether the pointer has left the word."""


class WordExplainer(QObject):
    """The bubble over a window, for every word that any widget in it writes. Esc closes it before anything else."""

    def __init__(
        self,
        root: RootWidget,
        game_of: Callable[[QWidget], str],
        paint: Callable[[], Paint],
        read_first: QWidget | None = None,
    ) -> None:
        """game_of: the game whose words a widget writes; paint: what the window is painted with now.

        read_first: whose words the key explains where none stand beside the focus, while it is shown.
        """
        super().__init__(root)
        self._read_first = read_first
        self._root, self._game_of, self._paint = root, game_of, paint
        self._told: tuple[QWidget, str] | None = None
        """The focused widget and the word that were explained last by the key."""
        self._word = QRectF()
        """Where the word stands that the pointer means, on the screen; empty where the key asked."""
        self.bubble = WordBubble(paint(), root)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), root, self.hide)
        self._escape.setEnabled(False)
        self._leaving = QTimer(self, interval=_LEAVING)
        self._leaving.timeout.connect(lambda: self.keep_while(QCursor.pos()))
        root.explain_at = self.look
        root.touched.connect(self.hide)
        root.resized.connect(self.hide)  # the word stands elsewhere now
        follow_keyboard(self._focus_went)

    # ------------------------------------------------------------------ the pointer
    def look(self, at: QPoint) -> bool:
        """Explain the word at a place of the screen; say whether one is written there.

        To a finger, which covers what it asks for, it is explained until the next touch.
        """
        widget = self._root.childAt(self._root.mapFromGlobal(at)) or self._root
        inside = QPointF(widget.mapFromGlobal(at))
        for place in words_on(widget, self._game_of(widget)):
            if _around(place.box).contains(inside):
                self._show(widget, place)
                self._word = _around(place.box).translated(QPointF(widget.mapToGlobal(QPoint(0, 0))))
                if not self._root.is_touched:
                    self._leaving.start()
                return True
        return False

    def keep_while(self, at: QPoint) -> None:
        """Hide what the pointer asked for, once it points elsewhere on the screen."""
        if not self._word.contains(QPointF(at)):
            self.hide()

    # ------------------------------------------------------------------ the key
    def tell_next(self, *covering: QWidget) -> bool:
        """Explain the next word beside the focus; say whether there was one that was not explained yet.

        covering: what else is read with the focused widget, where nothing but them may be read.
        """
        focused = QApplication.focusWidget()
        if focused is None or not self._root.isAncestorOf(focused):
            return False
        told = self._told[1] if self._told is not None and self._told[0] is focused and self.bubble.isVisible() else ""
        places = list(self._beside(focused, *covering))
        if not places and not covering and self._read_first is not None and self._read_first.isVisible():
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

    def _beside(self, focused: QWidget, *others: QWidget) -> Iterator[tuple[QWidget, WordPlace]]:
        """Yield each word once that is written by a widget, by one of those that it lies in, or by the others."""
        seen: set[str] = set()
        for widget in (*self._around_it(focused), *others):
            for place in words_on(widget, self._game_of(widget)):
                if place.meaning.key not in seen:
                    seen.add(place.meaning.key)
                    yield widget, place

    def _around_it(self, focused: QWidget) -> Iterator[QWidget]:
        widget: QWidget | None = focused
        while widget is not None and widget is not self._root:
            yield widget
            widget = widget.parentWidget()

    def _focus_went(self, _from: QWidget | None, _to: QWidget | None) -> None:
        self.hide()

    # ------------------------------------------------------------------ the bubble
    def hide(self) -> None:
        """Hide the bubble."""
        self._leaving.stop()
        self._escape.setEnabled(False)
        self._told, self._word = None, QRectF()
        self.bubble.hide()

    def _show(self, widget: QWidget, place: WordPlace) -> None:
        self.hide()
        corner = widget.mapTo(self._root, QPoint(0, 0))
        word: QRect = place.box.toAlignedRect().translated(corner)
        self.bubble.set_paint(self._paint())
        self.bubble.set_meaning(place.meaning)
        self.bubble.show_beside(word, self._root.rect(), QRect(corner, widget.size()))
        self._escape.setEnabled(True)


def _around(box: QRectF) -> QRectF:
    return box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
