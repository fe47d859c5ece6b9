"""Holds an answer until a question has stood as long as it does for every seat, and draws how long that still is.

Whoever could not answer, has passed beforehand or is the program then takes as long as whoever has looked at her cards:
time tells nothing.
"""

from collections.abc import Callable
from time import monotonic_ns
from typing import Final

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint, PaintedOver
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.revealed_cards import lookers_since
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened

_FRAME: Final = 40
"""Milliseconds between two pictures of the bar."""


def _milliseconds() -> int:
    return monotonic_ns() // 1_000_000


class EqualPause(QObject):
    """The pause of the question that is open, which begins with it.

    Signals:
        moved(): it has gone on, or an answer waits for its end. ended(): it is over; what was held is done then.
    """

    moved = Signal()
    ended = Signal()

    def __init__(self, model: GameModel, paint: Callable[[], Paint], busy: Callable[[], bool], parent: QObject) -> None:
        """busy: says that a person reads or writes; nothing goes on by itself until that is over."""
        super().__init__(parent)
        self.now: Callable[[], int] = _milliseconds
        self._model, self._paint, self._busy = model, paint, busy
        self._began: int | None = None
        self._long = 0
        self._held: Callable[[], object] | None = None
        self._looked = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.look)
        model.factsHappened.connect(self._go_on)
        model.seatChanged.connect(self._sat_down)
        self._behind = model.curtain_down
        model.curtainChanged.connect(self._curtain_moved)
        self._begin()

    @property
    def runs(self) -> bool:
        """Whether a question stands that must not be answered yet, and is not yet known to be asked."""
        return self._began is not None

    @property
    def holds(self) -> bool:
        """Whether an answer was given that waits for the end."""
        return self._held is not None

    @property
    def share(self) -> float:
        """How much of it is over, 0 to 1; where nothing moves, the bar is full all the time."""
        if self._began is None or not self._paint().motion.flies():
            return 1.0
        return min(1.0, (self.now() - self._began) / self._long)

    def hold(self, act: Callable[[], object]) -> None:
        """Do this at the end instead of what was held before."""
        self._held = act
        self.moved.emit()

    def look(self) -> None:
        """Look at the clock, and end what is over."""
        if self._began is None:
            return
        left = self._long - (self.now() - self._began)
        if left > 0:
            self._timer.start(min(left, _FRAME) if self._paint().motion.flies() else left)
            self.moved.emit()
        elif self._held is None and self._busy():
            self._timer.start(_FRAME)
        else:
            self._end()

    def _go_on(self, happened: Happened) -> None:
        """Begin anew with what has happened; a look at the own cards alone leaves the question as it was."""
        looked = lookers_since(fact for _, fact in happened.facts(PUBLIC))
        if not looked or happened.back_to is not None:
            self._begin()

    def _begin(self) -> None:
        """Begin with every question anew; an answer that was held for the one before is forgotten."""
        self._held, self._looked, self._long = None, False, self._model.pause
        self._began = self.now() if self._long else None
        self._timer.stop()
        self.look()

    def _end(self) -> None:
        held, self._held, self._began = self._held, None, None
        if held is not None:
            held()
        elif self._looked or not self._model.go_on():
            self.ended.emit()
        self.moved.emit()

    def _curtain_moved(self) -> None:
        """Who passed behind the curtain and looks after all answers for herself."""
        behind, self._behind = self._behind, self._model.curtain_down
        if behind and not self._behind:
            self._held = None

    def _sat_down(self) -> None:
        """Who sits down to look at her cards answers for herself, and what was pressed before counts no more."""
        self._looked, self._held = True, None


_HIGH: Final = 3
_EDGE: Final = 28
"""From the sides of the plate, and _FOOT from its lower edge, drawing pixels."""
_FOOT: Final = 4


class PauseBar(PaintedOver):
    """The bar, over the plate of the question; where the program is asked, in its place. It takes no presses."""

    def __init__(self, paint: Paint, pause: EqualPause, place: Callable[[], QRect], parent: QWidget) -> None:
        """place: returns where the plate of the question lies in the window, or would lie."""
        super().__init__(paint, parent)
        self._pause, self._place = pause, place
        pause.moved.connect(self.follow)

    def follow(self) -> None:
        """Show how far it is, or nothing where no question has a pause."""
        if self._pause.runs:
            px, at = self.paint.px, self._place()
            edge, high = round(px(_EDGE)), max(3, round(px(_HIGH)))
            self.setGeometry(at.x() + edge, at.bottom() - round(px(_FOOT)) - high, at.width() - 2 * edge, high)
            self.raise_()
        self.setVisible(self._pause.runs)
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.fill(0, 0, draw.wide, draw.high, "edge")
        draw.fill(0, 0, draw.wide * self._pause.share, draw.high, "live" if self._pause.holds else "soft")
