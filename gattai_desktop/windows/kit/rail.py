"""The base of rails: a background with parts one below the other and hairlines between them."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.fonts import caps_font
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.scale import HAND_CARD, Scale
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

LARGEST: Final = 1.12
"""Most that a rail is enlarged with its window: it is full from top to bottom already."""
Caption = tuple[float, str]
"""Baseline in the rail, and the heading that is written there in capitals."""


class Rail(PaintedGroup):
    """A rail of the table window. Subclasses add its parts.

    Signals:
        laidOut(): the parts have moved, and with them the place of the log.
    """

    laidOut = Signal()

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.requests = requests
        self.log_box = QRect()
        """The place of the log in this rail; empty where it has none."""
        self._grid: TableGrid | None = None
        self._lines: list[float] = []
        self._captions: list[Caption] = []
        self._inner = QRectF()

    def fitting(self, paint: Paint) -> Paint:
        """Return the paint at a scale at which the rail's parts fit one below the other in this window."""
        layout = paint.scale.layout
        most = HAND_CARD[layout] * self.window().height() * LARGEST
        return paint if paint.scale.cu <= most else paint.at(Scale(most, layout))

    def lay(self, grid: TableGrid, ground: QRectF, inner: QRectF) -> None:
        """Move to this place of the window; `inner` is the part for words and signs, in the window."""
        self.setGeometry(ground.toAlignedRect())
        self._inner = inner.translated(-ground.topLeft())
        self._grid = grid
        self.rearrange()

    def rearrange(self) -> None:
        """Lay out the parts again, after other ones are shown; nothing before the rail has its place."""
        if self._grid is not None:
            self.begin_rules()
            self.log_box = QRect()
            self.arrange(self._grid)
            self.update()
            self.laidOut.emit()

    def arrange(self, grid: TableGrid) -> None:
        """Lay out the parts. Calls `ruled` for each hairline, and says where the log is in `log_box`."""

    @property
    def matters(self) -> bool:
        """Whether it opens by itself where it is a drawer, for as long as what it shows matters."""
        return False

    def show_view(self, seen: SeatView) -> None:
        """Show what the seat sees."""
        raise NotImplementedError

    def set_asked(self, asked: bool) -> None:
        """Take what a question has put aside, or give it back."""

    def explain(self, words: str) -> bool:
        """Show what a word of the guide means, "" for none; say whether the guide's plate stands here to show it."""
        return False

    def foresee(self, preview: Preview | None) -> None:
        """Show what a previewed play would change to the seat at the computer."""
        self.foretell(self.requests.view, preview)

    def foretell(self, seen: SeatView, preview: Preview | None) -> None:
        """Show what a previewed play would change; None: nothing."""

    def rect_of(self, place: Place) -> QRectF | None:
        """Return the rectangle of a place of this rail, in global coordinates; None where it is not shown here."""
        return None

    def card_zones(self) -> tuple[str, ...]:
        """Return the zones of which this rail draws the top card itself, without a widget for it."""
        return ()

    def card_at(self, at: QPointF) -> tuple[Card, str] | None:
        """Return the card that is drawn at a place, in global coordinates, and its zone; None for none."""
        for zone in self.card_zones():
            box, lying = self.rect_of(Place(zone=zone)), self.requests.view.sight.zones.get(zone, ())
            if lying and box is not None and box.contains(at):
                return lying[-1].card, zone
        return None

    def plate_of(self, place: Place) -> QRectF | None:
        """Return the plate on which a card is caught for a place, in global coordinates; None for the place alone."""
        return None

    def part_of(self, path: str) -> QWidget | None:
        """Return the part of this rail that shows a value; None where none does."""
        return None

    def begin_rules(self) -> None:
        """Remove the hairlines and captions before they are set anew."""
        self._lines.clear()
        self._captions.clear()

    def ruled(self, y: float) -> None:
        """Draw a hairline at this height."""
        self._lines.append(y)

    def captioned(self, baseline: float, word: str) -> None:
        """Write a word in capitals at this height."""
        self._captions.append((baseline, word))

    def box(self, y: float, high: float, *, beyond: float = 0.0) -> QRect:
        """Return a place over the rail's inner width, device-independent pixels of the rail."""
        inner = self._inner
        return QRectF(inner.x() - beyond, y, inner.width() + 2 * beyond, high).toRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, inner = self.paint.theme, self._inner
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.rail)
            painter.setPen(QPen(theme.line, 1.0))
            for y in self._lines:
                painter.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
            self._paint_captions(painter)

    def _paint_captions(self, painter: QPainter) -> None:
        font = caps_font(self.paint.text(12))
        for baseline, word in self._captions:
            paint_text(
                painter, self._inner.left(), baseline, word.upper(), font, self.paint.theme.soft,
                room=self._inner.width(),
            )  # fmt: skip

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take presses on the background, which must not reach what a drawer covers."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click too."""
        event.accept()
