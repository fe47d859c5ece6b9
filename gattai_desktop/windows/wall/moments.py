"""Announces big moments on the wall, one after the other: a word, its sign, and a line with the cause.

The queue knows what is to be shown and for how long, the view how it looks.
"""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.letters import paint_cut, width_of
from gattai_desktop.board.motion import LONGEST_MOMENT, Motion
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import translated
from gattai_desktop.board.theme import sign_called
from gattai_desktop.board.words import paint_words, words_width
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.told import Moment, aloud
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.wall_picture import WallPicture
from gattai_desktop.windows.wall.wall_grid import WallGrid

MomentsOf = Callable[[Happened, str], tuple[Moment, ...]]
"""Returns the big moments of an entry, as a seat may see them."""
_HURRY: Final = 3
"""From this moment of a row on, each is shown half as long."""
_FADE: Final = 160
_READING: Final = (900, 60)
"""Milliseconds in which a sentence is found on the wall, and in which a letter of it is read."""


def reading(moment: Moment) -> int:
    """Return the milliseconds that it takes to read what a moment says; 0 for one that is taken in at once."""
    found, letter = _READING
    return found + letter * len(aloud(moment.text, translated)) if moment.is_read else 0


class MomentQueue(QObject):
    """Shows one moment at a time for as long as the tokens say, then the next.

    A sentence stays until it can have been read, or until something else happens: play never waits for it.

    Signals:
        changed: another moment is to be shown, or none any more; read `now`.
    """

    changed = Signal()

    def __init__(self, model: GameModel, moments_of: MomentsOf, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motion = motion
        self._moments_of = moments_of
        self._waiting: deque[Moment] = deque()
        self._told = self._shown = 0  # moments ever, and in this row
        self.now: Moment | None = None
        self.deaf = False
        """Whether entries bring no moments, because the picture is held."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next)
        self._least = 0
        """Milliseconds for which the moment is shown whatever happens."""
        self._since = QElapsedTimer()
        model.factsHappened.connect(self._hear)

    def set_motion(self, motion: Motion) -> None:
        """Show the next moments longer or shorter."""
        self._motion = motion

    def _hear(self, happened: Happened) -> None:
        if not self.deaf:
            self._hasten()
            self.add(self._moments_of(happened, PUBLIC))

    def add(self, moments: tuple[Moment, ...]) -> None:
        """Queue these moments; at once, where none is shown."""
        self._waiting.extend(moments)
        self._told += len(moments)
        if self.now is None and self._waiting:
            self._shown = 0
            self._next()

    def _hasten(self) -> None:
        """Let a sentence that is still read give way to what happens, once it was shown as long as any moment."""
        if self.now is not None and self.now.is_read:
            self._timer.start(max(0, self._least - self._since.elapsed()))

    def skip(self, told: int | None = None) -> None:
        """End the moment that is shown, and those that wait. told: only those among the first so many ever told."""
        fresh = self._told - told if told is not None else 0
        ends = len(self._waiting) >= fresh  # what is shown came before those that wait
        while len(self._waiting) > fresh:
            self._waiting.popleft()
        if self.now is not None and ends:
            self._next()

    def _next(self) -> None:
        self._timer.stop()
        self.now = self._waiting.popleft() if self._waiting else None
        if self.now is not None:
            self._shown += 1
            length = self._motion.durations[self.now.lasts]
            held = round(length / max(0.1, self._motion.speed)) if self._motion.speed else 0
            held = min(LONGEST_MOMENT, held)
            self._least = held // 2 if self._shown >= _HURRY else held
            self._timer.start(max(self._least, reading(self.now)) if held else 0)
            self._since.start()
        self._watch_keys(on=self.now is not None)
        self.changed.emit()

    def _watch_keys(self, *, on: bool) -> None:
        # Only while a moment is shown: a filter of the whole program slows down every event.
        application = QGuiApplication.instance()
        if application is None:
            return
        application.removeEventFilter(self)
        if on:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and self.now is not None:
            # Later: the key first does what it means at the table. What comes of that is still to be seen.
            QTimer.singleShot(0, self, partial(self.skip, self._told))
        return False


class MomentView(PaintedReading):
    """Shows the moment of a queue over its parent, and takes no input."""

    def __init__(self, paint: Paint, queue: MomentQueue, picture: WallPicture, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._queue = queue
        self._picture = picture
        self._moment: Moment | None = None
        self._covered = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(lambda _value: self.update())
        queue.changed.connect(self.follow)
        self.hide()

    def cover(self, *, on: bool) -> None:
        """Hide the moment, or show that of the queue again."""
        self._covered = on
        self.follow()

    def follow(self) -> None:
        """Show the queue's present moment."""
        self._moment = self._queue.now
        if self._moment is None or self._covered:
            self.hide()
            return
        self.setAccessibleName(f"{aloud(self._moment.title, translated)}. {aloud(self._moment.text, translated)}")
        self._fade.stop()
        length = min(_FADE, self.paint.motion.ms("fold"))
        self._fade.setDuration(length)
        self.raise_()
        self.show()
        if length:
            self._fade.start()
        self.update()

    def _share(self) -> float:
        running = self._fade.state() == QVariantAnimation.State.Running
        return float(self._fade.currentValue()) if running else 1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        moment, theme = self._moment, self.paint.theme
        if moment is None:
            return
        grid, share = WallGrid.of(self.size()), self._share()
        fills = self._picture.fills_with(moment)
        with painting(self) as painter:
            painter.setOpacity(share)
            ground = QColor(theme.table)
            ground.setAlphaF(1.0 if fills else 0.86)
            painter.fillRect(self.rect(), ground)
            if fills:
                self._picture.paint_moment(painter, moment, share)
                return
            scale = grid.unit * (0.96 + 0.04 * share if self.paint.motion.flies() else 1.0)
            painter.translate(self.width() / 2, self.height() / 2)
            painter.scale(scale, scale)
            self._paint_word(painter, grid, moment)

    def _paint_word(self, painter: QPainter, grid: WallGrid, moment: Moment) -> None:
        """Paint sign, word and line round the middle."""
        theme = self.paint.theme
        colour = theme.colour(moment.ink)
        words = aloud(moment.title, translated).upper()
        cap = 190.0
        cap = min(cap, cap * grid.wide * 0.86 / max(1.0, width_of(words, cap)))
        if moment.sign:
            paint_sign(painter, sign_called(moment.sign), -75, -300, 150, colour)
        paint_cut(painter, 0, -100, words, cap, colour, "middle", bar=17)
        line = drawn(moment.text)
        size = 44
        room = grid.wide * 0.9
        wide = min(room, words_width(line, size))
        paint_words(painter, theme, -wide / 2, 190, line, size, theme.text, room=room)
