"""Says which ruling of this table decided what is foretold of a card: on a plate, a press on which reads it.

Where there is no room for its words it has one alone. Of a card that is only pointed at the bubble names the key for
that, since the plate would lie over what may be pressed; and so it does where even a small plate would cover anything.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer, Signal

from gattai_desktop.board.beside import nearest_free
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

_GAP: Final = 6.0
"""Between the plate and the bubble, drawing pixels; twice as far away it is beside it no longer."""


class DecidingRuling(QObject):
    """Says it off the bubble and the places.

    Signals:
        asked(): the plate was pressed.
        led(BubbleLook): what the bubble says where no plate stands, with the key that reads the ruling.
    """

    asked = Signal()
    led = Signal(BubbleLook)

    def __init__(
        self,
        model: GameModel,
        paint: Paint,
        window: TableRoot,
        bubble: PreviewBubble,
        kept: Callable[[], Sequence[QRect]],
    ) -> None:
        """bubble: what foretells. kept: what stays in sight: where the card may go, what is scored."""
        super().__init__(window)
        self._model, self._paint, self._window, self._bubble, self._kept = model, paint, window, bubble, kept
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
        place = self._place(least)
        if place is None:  # beside a Pile and its Drives there is seldom room for a sentence
            self.plate.set_look(PlateLook(speak("carry", "Ruling"), "", "?", name=f"{question} {words}"))
            place = self._place(self.plate.sizeHint().width())
        self.plate.setVisible(place is not None)
        if place is None:
            self._tell_key()
            return
        self.plate.setGeometry(place)
        self.plate.raise_()

    def _tell_key(self) -> None:
        """Tell in the bubble which key reads the ruling, unless it was switched off."""
        key, look = self._paint.keys.shown("?"), self._bubble.look
        if key:
            told = PlainText(speak("carry", "{key}: ruling", key=drawn_key(key)))
            note = (*as_words(look.note), PlainText(" · "), told) if look.note else (told,)
            self.led.emit(evolve(look, note=note))

    def _place(self, least: int) -> QRect | None:
        """Return where the plate stands beside the bubble and covers nothing; None for nowhere.

        least: its width for a question on one line; the answer has two. Farther away nobody would take it for a part
        of what the bubble tells.
        """
        shown, size, grid = self._bubble.plate_box(), self.plate.sizeHint(), self._window.table_grid()
        room = grid.middle.toRect().adjusted(2, 2, -2, -2)
        room.setBottom(min(room.bottom(), grid.hand.toRect().top()))
        kept = [one for one in self._kept() if one.intersects(room)]
        box = QSize(max(least, min(size.width(), round(self._paint.px(_WIDEST)))), size.height())
        gap = round(self._paint.px(_GAP))
        around = shown.adjusted(-gap, -gap, gap, gap)
        corner = nearest_free(box, shown, room, (around, *kept))
        place = QRect(corner, box) if corner is not None else QRect()
        return place if place.adjusted(-gap, -gap, gap, gap).intersects(around) else None
