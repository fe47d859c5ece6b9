"""Takes away a key that was meant for a button which has just gone: somebody was a moment later than the program."""

from collections.abc import Callable
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut, QWindow
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.presses import AGAIN, IN_RHYTHM, SLOWEST, TOO_LATE, TOO_SOON, Presses
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.table.guide_card import GuideCard

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ALONE: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class LateKey(QObject):
    """Watches one key of a window, which a button of it takes while it is there.

    Who presses it again and again goes on in that rhythm until she has looked up, however often it was too late. Any
    other key, and any press of the pointer, shows that a person has seen what is there now.

    Signals:
        taken(): the key was pressed too late, and nothing heard of it.
    """

    taken = Signal()

    def __init__(self, key: Qt.Key, presses: Callable[[], Presses], window: QWidget, model: GameModel) -> None:
        """presses: returns those of the window, which may have another paint by then; they have the clock.

        model: says whether a question has a single answer now, which the key would give.
        """
        super().__init__(window)
        self._model = model
        self._key, self._presses, self._window = key, presses, window
        self._came: int | None = None
        self._gone: int | None = None
        self._meant: int | None = None
        """When the key was last pressed in the rhythm in which the button took it, or too late; None for neither."""
        self._beat = 0
        """Milliseconds between the last two presses that the button took."""
        self._enters = False
        """Whether the button was pressed where the keyboard stood on it, as Return presses it, too."""
        self._watched: QWindow | None = None

    def pressed(self, *, enters: bool = False) -> None:
        """Note that the button has taken the key. enters: the keyboard stood on it, so that it may have been Return."""
        now = self._presses().now()
        self._beat = now - self._meant if self._meant is not None else 0
        self._meant, self._enters = now, enters

    def show_button(self, *, there: bool) -> None:
        """Note whether the button is there; one that was there too shortly to be read was aimed at by nobody.

        But whoever presses in a rhythm aims at it unread.
        """
        now = self._presses().now()
        if there:
            self._came = now if self._came is None else self._came
            self._forget()
        elif self._came is not None:
            pressed = self._meant is not None and self._meant >= self._came
            read, self._came = pressed or self._in_rhythm(now) or now - self._came >= TOO_SOON, None
            if read:
                self._watch(now)

    def _watch(self, now: int) -> None:
        handle = self._window.window().windowHandle()
        if handle is not None:
            self._gone, self._watched = now, handle
            handle.installEventFilter(self)

    def _forget(self) -> None:
        if self._watched is not None:
            self._watched.removeEventFilter(self)
        self._gone = self._watched = None

    def _look_up(self) -> None:
        """Note that a person has seen that the button has gone."""
        self._forget()
        self._meant, self._beat = None, 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._gone is None:
            return False
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._look_up()
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.key() in _ALONE:
            return False
        now = self._presses().now()
        meant = event.key() == self._key or (event.key() in _ENTER and self._enters and self._in_rhythm(now))
        # Whoever holds the key down has not pressed it again, however long that lasts.
        if not meant or not (event.isAutoRepeat() or self._is_late(now)):
            self._look_up()
            return False
        if not event.isAutoRepeat():
            # Who is told so presses once more before she has read it.
            self._meant, self._beat = now, 0
            self.taken.emit()
        return True

    def _is_late(self, now: int) -> bool:
        """Whether the key, pressed now, is still meant for the button."""
        assert self._gone is not None, "It is asked of a button that has gone."
        limit = IN_RHYTHM if self._has_one_answer() or self._is_at_the_offer() else TOO_LATE
        return now - self._gone < limit or self._in_rhythm(now)

    def _in_rhythm(self, now: int) -> bool:
        """Whether the key, pressed now, goes on in the rhythm of the presses before, however slow that is."""
        longest = max(AGAIN, min(SLOWEST, self._beat + self._beat // 2))
        return self._meant is not None and now - self._meant < longest

    def _has_one_answer(self) -> bool:
        """Whether a question is open to whoever sits there that has a single answer, and no other that she may hide."""
        asks = (ask for ask in self._model.asks() if ask.seat == self._model.seat)
        return any(len(ask.options) == 1 and not (ask.more or ask.unseen) for ask in asks)

    def _is_at_the_offer(self) -> bool:
        """Whether the keyboard stands on the guide's offer to do the next act, where it comes by itself."""
        now = cast("QWidget | None", self._window.window().focusWidget())
        card = now.parentWidget() if now is not None else None
        return isinstance(card, GuideCard) and now is card.do


def once_a_press(keys: str, do: Callable[[], object], window: QWidget) -> QShortcut:
    """Return a shortcut of a window, off at first, that a key held down gives once."""
    made = QShortcut(QKeySequence(keys), window, do)
    made.setAutoRepeat(False)
    made.setEnabled(False)
    return made
