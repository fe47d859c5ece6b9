"""Says which ruling of this table decided what is foretold of a card: on a plate, a press on which reads it.

Of a card that is only pointed at the bubble names the key for that: the plate would lie over what may be pressed.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal

from gattai_desktop.board.bubble import BubbleLook, PreviewBubble
from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import PlainText, as_words
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.preview import Preview
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.rule_words import ruled
from gattai_desktop.windows.kit.table_root import TableRoot

_RESTS: Final = 60
"""Milliseconds over a place until it is worked out which rulings decide there: a card on its way is not held up."""
_WIDEST: Final = 560.0
"""Most drawing pixels across the answer of a ruling; beyond that it has a second line."""


class DecidingRuling(QObject):
    """Says it off the bubble and the places.

    Signals:
        asked(): the plate was pressed.
        led(BubbleLook): what the bubble says of a card that is only pointed at, with the key that reads the ruling.
    """

    asked = Signal()
    led = Signal(BubbleLook)

    def __init__(
        self,
        model: GameModel,
        paint: Paint,
        window: TableRoot,
        bubble: PreviewBubble,
        places: Callable[[], Sequence[QRect]],
    ) -> None:
        """bubble: what foretells. places: where in the window the card may be laid."""
        super().__init__(window)
        self._model, self._paint, self._window, self._bubble, self._places = model, paint, window, bubble, places
        self.plate = PlateButton(paint, PlateLook(""), window, self.asked)
        self.plate.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plate.hide()
        self._name = ""
        self._foretold: Preview | None = None
        """What is shown already, while it is not known yet which rulings decided it."""
        self._carried = True
        self._rests = QTimer(self, singleShot=True, interval=_RESTS)
        self._rests.timeout.connect(self._show)

    @property
    def name(self) -> str:
        """The name of the ruling; "" for none. What is asked before the card rests is worked out now."""
        if self._foretold is not None:
            self._show()
        return self._name

    def set_paint(self, paint: Paint) -> None:
        self._paint = paint
        self.plate.set_paint(paint)

    def of(self, preview: Preview, *, carried: bool) -> None:
        """Say it of this preview, once the card rests. carried: the card is off its place."""
        self.forget()
        self._foretold, self._carried = preview, carried
        self._rests.start()

    def forget(self) -> None:
        """Nothing is foretold any longer."""
        self._rests.stop()
        self._foretold, self._name = None, ""
        self.plate.hide()

    def _show(self) -> None:
        names, self._foretold = (self._foretold.rulings if self._foretold is not None else ()), None
        self._rests.stop()
        self._name = names[0] if names else ""
        self.plate.setVisible(bool(names) and self._carried)
        if not names:
            return
        if not self._carried:
            self._tell_key()
            return
        (question, means), more = ruled(self._model, names[0]), len(names) - 1
        words = speak("carry", "{ruling} That is this table's ruling.", ruling=means)
        if more:
            several = "{ruling} That is this table's ruling, and {count} more decide here."
            words = speak("carry", several, ruling=means, count=more)
        self.plate.set_look(PlateLook(question, "", "?"))
        least = self.plate.sizeHint().width()
        self.plate.set_look(PlateLook(question, words, "?"))
        self.plate.setGeometry(self._place(least))
        self.plate.raise_()

    def _tell_key(self) -> None:
        """Tell in the bubble which key reads the ruling, unless it was switched off."""
        key, look = self._paint.keys.shown("?"), self._bubble.look
        if key:
            told = PlainText(speak("carry", "{key}: ruling", key=drawn_key(key)))
            note = (*as_words(look.note), PlainText(" · "), told) if look.note else (told,)
            self.led.emit(evolve(look, note=note))

    def _place(self, least: int) -> QRect:
        """Return where the plate stands. least: its width for a question on one line; the answer has two."""
        shown, size = self._bubble.plate_box(), self.plate.sizeHint()
        room, drives = self._window.rect().adjusted(2, 2, -2, -2), self._window.table_grid().drives.toRect()
        wide = min(max(least, min(size.width(), round(self._paint.px(_WIDEST)))), drives.width())
        left, high = max(2, min(shown.center().x() - wide // 2, room.right() - wide)), size.height()
        # Over the Drives first: nothing is pressed there while a card is carried, and nothing is said of it.
        corners = ((max(drives.x(), min(left, drives.right() - wide)), drives.center().y() - high // 2),
                   (left, shown.bottom()), (left, shown.top() - high), (shown.left() - wide, shown.top()),
                   (shown.right(), shown.top()))  # fmt: skip
        boxes = [QRect(x, y, wide, high) for x, y in corners]
        boxes[0] = self._over_whole_plates(boxes[0], drives)
        places = self._places()
        inside = [box for box in boxes if room.contains(box) and not box.intersects(shown)]
        # A press on the middle of a place lays the card there, and asks nothing.
        open_to_press = [box for box in inside if not any(box.contains(place.center()) for place in places)]
        free = next((box for box in open_to_press if not any(map(box.intersects, places))), None)
        last = QRect(left, min(shown.bottom(), room.bottom() - high), wide, high)
        return free or next(iter(open_to_press), last)

    def _over_whole_plates(self, box: QRect, drives: QRect) -> QRect:
        """Return a box over the Drives, widened so that none of their plates is covered by half."""
        left, right = box.left(), box.right()
        for plate in self._window.findChildren(PlateButton):
            there = QRect(plate.mapTo(self._window, QPoint(0, 0)), plate.size())
            if plate is not self.plate and plate.isVisible() and drives.intersects(there) and there.intersects(box):
                left, right = min(left, there.left()), max(right, there.right())
        return QRect(QPoint(left, box.top()), QPoint(right, box.bottom()))
