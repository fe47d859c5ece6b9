"""Tells what a plate has no room for, to the pointer that rests on it, and to whoever uses the keyboard."""

from textwrap import wrap
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.system_filter import SystemFilter
from gattai_desktop.board.words import as_words, spoken


def left_out(button: PlateButton) -> str:
    """Return the whole title, the whole words and the key, as far as the plate does not show them; "" for nothing."""
    lines, look = button.lines(), button.look
    title = look.title if look.title_in(small=button.paint.scale.small) != look.title else ""
    whole = lines.words == as_words(look.line)
    if look.arrangement == "outcome":
        whole = " ".join(button.outcome_words()) == spoken(look.line)
    words = "" if whole else spoken(look.sub)
    key = "" if lines.keyed else button.accessibleDescription()
    return " · ".join(one for one in (title, words, key) if one)


_WIDEST: Final = 64
"""Letters on a line of a tooltip: Qt lets plain words run on one line, as far as the edge of the screen and back."""


def in_lines(words: str) -> str:
    """Break the words of a tooltip into lines that are read at a glance."""
    return "\n".join("\n".join(wrap(line, _WIDEST, break_long_words=False)) for line in words.splitlines())


class LeftOutTip(QObject):
    """Shows in a tooltip what one plate has no room for: its whole words, and its key."""

    def __init__(self, plate: PlateButton) -> None:
        super().__init__(plate)
        self._plate = plate
        plate.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._plate and isinstance(event, QHelpEvent) and (words := left_out(self._plate)):
            QToolTip.showText(event.globalPos(), in_lines(words), self._plate)
            return True
        return False


def told_at_rest(thing: QWidget) -> str:
    """Return what a pointer that rests on a thing is told in a tooltip; "" for nothing."""
    if isinstance(thing, PlateButton) and any(isinstance(one, LeftOutTip) for one in thing.children()):
        return left_out(thing) or thing.toolTip()
    if isinstance(thing, LookButton) and thing.only_shows:
        return thing.toolTip() or thing.accessibleName()
    return thing.toolTip()


def told_in_words(thing: QWidget | None, at: QPoint) -> bool:
    """Say in words what stands in signs at a place of the screen; return whether anything does."""
    while thing is not None and not (words := told_at_rest(thing)):
        thing = thing.parentWidget()
    if thing is not None:
        QToolTip.showText(at, in_lines(words), thing)
    return thing is not None


REST: Final = 900
"""Milliseconds for which the keyboard rests on a thing before that is told."""
_WALKING: Final = frozenset(
    {
        *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    }
)
"""Keys with which a person goes from thing to thing. After a move the program puts the keyboard somewhere: there
nobody asked what it is, and the words would lie over what one reads."""
_NEARER: Final = 12
"""How much nearer to the thing its words stand than Qt would put them, which leaves room for a pointer; in pixels."""


class ToldInFocus(SystemFilter):
    """Shows the tooltip of what the keys of a window came to; a press, or the next thing in focus, hides it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._by_keys = False
        self._timer = QTimer(self, singleShot=True, interval=REST)
        self._timer.timeout.connect(self._tell)
        follow_keyboard(self._came)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self._by_keys = isinstance(event, QKeyEvent) and event.key() in _WALKING
            self._hush()
        return False

    def _hush(self) -> None:
        self._timer.stop()
        if QToolTip.isVisible():
            QToolTip.hideText()

    def _came(self, _left: QWidget | None, now: QWidget | None) -> None:
        self._timer.stop()
        if self._by_keys and now is not None and now.window() is self._window:
            self._timer.start()

    def _tell(self) -> None:
        thing = cast("QWidget | None", self._window.focusWidget())
        if thing is not None and thing.isVisible() and (words := told_at_rest(thing)):
            QToolTip.showText(thing.mapToGlobal(QPoint(0, thing.height() - _NEARER)), in_lines(words), thing)
            _uncover(thing)


def _uncover(thing: QWidget) -> None:
    """Move its words above a thing below which the screen ends: Qt would push them up over what they speak of."""
    tip = next((one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible()), None)
    top = thing.mapToGlobal(QPoint(0, 0)).y()
    if tip is not None and tip.y() < top + thing.height() - _NEARER:
        tip.move(tip.x(), top - tip.height() - _NEARER)
