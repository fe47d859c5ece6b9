"""Holds what widgets paint with: colours, lengths, durations and card pictures, in one value for a window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QWidget

from gattai_desktop.board.faces import Faces
from gattai_desktop.board.keys import Keys, drawn_key
from gattai_desktop.board.motion import Motion
from gattai_desktop.board.painting_faults import reported
from gattai_desktop.board.plate import RING_PEN, RING_ROOM, ring_path
from gattai_desktop.board.presses import Presses
from gattai_desktop.board.reading import Reading
from gattai_desktop.board.scale import Scale, Sizes
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import Theme, ThemeName, load_motion, load_theme
from gattai_desktop.cards.frozen import evolve, field, frozen


class Changes:
    """Tells listeners which widgets of a window will be repainted, so that pictures of them can be renewed."""

    def __init__(self) -> None:
        self._watchers: list[Callable[[QWidget], object]] = []

    def watch(self, watcher: Callable[[QWidget], object]) -> None:
        """Begin to tell this listener."""
        self._watchers.append(watcher)

    def leave(self, watcher: Callable[[QWidget], object]) -> None:
        """Stop telling this listener. Does nothing where it was not told."""
        if watcher in self._watchers:
            self._watchers.remove(watcher)

    def tell(self, widget: QWidget) -> None:
        """Tell the listeners that a widget will be repainted."""
        for watcher in self._watchers:
            watcher(widget)


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_SMOOTH = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


@frozen(eq=False)
class Paint:
    """Theme, scale, motion, faces and keys of one window."""

    theme: Theme = field(factory=load_theme)
    scale: Scale = field(factory=Scale)
    motion: Motion = field(factory=load_motion)
    faces: Faces = field(factory=Faces)
    changes: Changes = field(factory=Changes)
    presses: Presses = field(factory=Presses)
    keys: Keys = field(factory=Keys)
    reading: Reading = field(factory=Reading)
    """The distance from which the wall is read."""
    by_suit: frozenset[str] = frozenset()
    """The seats whose Hand is sorted by suit; the others sort by rank."""
    sizes: Sizes = field(factory=Sizes)
    """The size of each window."""
    card_size: float = 1.0
    """By how much cards of the Hand are enlarged besides, 1 to 3."""
    turns: bool = True
    """Whether a field with two sides turns with whoever sits down."""
    programs: frozenset[str] = frozenset()
    """The seats of the table that the program plays, whose crests carry its face."""

    def at(self, scale: Scale) -> Paint:
        """Return the same colours and faces at another scale."""
        return evolve(self, scale=scale)

    def shrunk(self, share: float) -> Paint:
        """Return the same paint at that share of its scale."""
        return self.at(Scale(self.scale.cu * share, self.scale.layout))

    def in_room(self, game: str) -> Paint:
        """Return the same paint with the keys that work at a table of that game, or in a room with keys of its own."""
        return evolve(self, keys=self.keys.of(game))

    def with_programs(self, seats: Iterable[str]) -> Paint:
        """Return the same paint at a table where the program plays these seats."""
        return evolve(self, programs=frozenset(seats))

    def px(self, drawn: float) -> float:
        """Turn drawing pixels (of a table drawn 1080 high, small 768) into device-independent pixels."""
        return self.scale.px(drawn)

    def size(self, full: tuple[float, float], *, small: tuple[float, float] | None = None) -> QSize:
        """Return drawing pixels as device-independent pixels; a small table has another size where one is given."""
        wide, high = small if small is not None and self.scale.small else full
        return QSize(round(self.px(wide)), round(self.px(high)))

    def text(self, drawn: float) -> int:
        """Turn a text size into device-independent pixels: at least 12, on a wall what the last row needs."""
        if self.scale.layout == "wall":
            drawn = max(drawn, self.reading.least_words)
        return self.scale.text(drawn)

    def words(self, drawn: int) -> int:
        """Return a text size of the wall in its drawing pixels: as drawn, or as large as the farthest seat needs."""
        return max(drawn, self.reading.least_words)


def make_paint(
    theme: ThemeName = "dark",
    scale: Scale | None = None,
    *,
    four_colours: bool = True,
    speed: float = 1.0,
    reduced_motion: bool | Callable[[], bool] = False,
    keys: Keys | None = None,
) -> Paint:
    """Make the Paint of a window."""
    return Paint(
        load_theme(theme, four_colours=four_colours),
        scale or Scale(),
        load_motion(speed, reduced=reduced_motion),
        Faces(four_colours),
        keys=keys or Keys(),
    )


def make_smooth(painter: QPainter) -> None:
    """Let a painter draw smooth edges, letters and pictures."""
    painter.setRenderHints(_SMOOTH)


@contextmanager
def painting(widget: QWidget) -> Iterator[QPainter]:
    """Open a smooth painter on a widget, and end it even where an error is raised."""
    painter = QPainter(widget)
    make_smooth(painter)
    try:
        yield painter
    finally:
        painter.end()


def _parts_of(widget: QWidget) -> Iterator[Painted]:
    """Yield the painted widgets inside a widget or its scrolled area, but not those inside of them."""
    for child in widget.children():
        if hasattr(child, "set_paint"):
            yield cast("Painted", child)
        elif isinstance(child, QWidget):
            yield from _parts_of(child)


class Painted(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]
    """What all painted widgets have in common. One with a `draw` of its own is painted by it (`board/drawing.py`)."""

    paint_drawn: ClassVar[Callable[[Painted, QPaintEvent], None]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.draw is not super(cls, cls).draw:
            cls.paintEvent = Painted.paint_drawn
        if "paintEvent" in vars(cls):
            cls.paintEvent = reported(cls.paintEvent)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paint = paint

    def update(self, *where: Any, **more: Any) -> None:  # noqa: ANN401 - as Qt takes it: nothing, a place, a region
        super().update(*where, **more)
        self.paint.changes.tell(self)

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale, as after a resize, and pass them to the painted widgets inside."""
        self.hand_on(paint)
        self.rescale()
        self.updateGeometry()
        self.update()

    def hand_on(self, paint: Paint) -> None:
        """Take a Paint and pass it to the painted widgets inside; whoever calls it lays them out and repaints."""
        self.paint = paint
        for part in _parts_of(self):
            part.set_paint(paint)

    def globally(self, place: QRectF | None = None) -> QRectF:
        """Return a place of this widget, or all of it, in global coordinates."""
        box = QRectF(self.rect()) if place is None else place
        return box.translated(QPointF(self.mapToGlobal(QPoint(0, 0))))

    def draw(self, draw: Any) -> None:  # noqa: ANN401 - a `Drawing`, whose module builds on this one
        """Draw the whole widget."""

    def rescale(self) -> None:
        """Lay out the widgets inside; called when the paint has changed, and except for buttons when the size has."""


class PaintedLaid(Painted):
    """Lays itself out again when its size changes."""

    def resizeEvent(self, event: QEvent) -> None:
        self.rescale()


class PaintedWidget(PaintedLaid, QWidget):
    """A painted widget that takes no focus and says nothing to screen readers."""


class PaintedOver(PaintedWidget):
    """A painted widget that lies over others: presses go through it, and it is hidden until there is need of it."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()


class PaintedGroup(PaintedLaid, QGroupBox):
    """A painted part of a window that holds others: a rail, a Pile, a sheet. Screen readers call it a group."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint no frame of the system; subclasses paint their own background."""


class PaintedReading(PaintedLaid, QLabel):
    """A painted widget that cannot be pressed, such as a gauge or a ladder. Screen readers read it as text."""


class PaintedButton(Painted, QAbstractButton):
    """A painted button, which tells the focus ring its outline. Qt repaints it when the pointer comes and goes.

    Signals:
        ringChanged: the outline that the focus ring follows has moved inside the widget.
    """

    ringChanged = Signal()

    ring: ClassVar = (10.0, 3.5)
    """The focus ring: how much its corners are cut, drawing pixels, and its distance, pixels of the screen."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.free: float = RING_ROOM
        """What is free around it, pixels of the screen: the focus ring comes closer where that is little."""
        self.pointed = False  # the focus came by the pointer, and then no ring is needed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Enter as with Space, on every desktop; leave the arrows to `ArrowGroup`.

        An Enter that is held presses once, as Space does: what comes under the keyboard next was not meant.
        """
        if event.key() in _ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self.paint.presses.appeared(self)
        super().showEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click, and do nothing: a double click is one press."""
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.pointed = event.reason() == Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def key_shown(self, usual: str) -> str:
        """Return the key that now does what this key usually does, as it is drawn; "" for none."""
        return drawn_key(self.paint.keys.shown(usual)) if usual else ""

    def say_key(self, key: str) -> None:
        """Let a screen reader say which key presses it, as it is drawn; "" for none."""
        self.setAccessibleDescription(speak("board", "Key {key}", key=key) if key else "")

    def ring_shape(self) -> QPainterPath:
        """Return the outline that the focus ring follows, in the widget's own coordinates."""
        return ring_path(QRectF(self.rect()), self.paint.px(self.ring[0]), self.ring_off)

    @property
    def ring_off(self) -> float:
        """How far the line of the focus ring is from it, pixels of the screen."""
        return min(self.ring[1], self.free - RING_PEN / 2)

    def lying_over(self) -> QPainterPath:
        """Return what lies over the ring in places, in the widget's own coordinates; nothing where that is alone."""
        return QPainterPath()
