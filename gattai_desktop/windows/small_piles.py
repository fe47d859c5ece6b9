"""Earlier Piles beside the present one, small, each under its stage; pressed, one opens."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_width, paint_card
from gattai_desktop.board.fonts import caps_font, text_font
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.words import card_name, paint_text

_MOST_SHOWN = 4


@frozen
class SmallPileLook:
    """A Pile that was pushed aside: its stage in words, its faces with the oldest first."""

    title: str
    faces: tuple[str, ...]
    count: str

    def spoken(self) -> str:
        """Return what a screen reader says."""
        return f"{self.title}, {self.count}: " + ", ".join(card_name(face) for face in self.faces)


class SmallPile(PaintedButton):
    """Shows the last cards of a Pile in small.

    Signals: clicked, Qt's own: open it.
    """

    opened = Signal()

    def __init__(self, paint: Paint, look: SmallPileLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self.opened)
        self.set_look(look)

    @property
    def look(self) -> SmallPileLook:
        """What it shows now."""
        return self._look

    def set_look(self, look: SmallPileLook) -> None:
        """Show this."""
        self._look = look
        self.setAccessibleName(look.spoken())
        self.update()

    def card_rect(self) -> QRectF:
        """Return where the top card lies, in this widget."""
        high = self._card()
        shown = min(_MOST_SHOWN - 1, len(self._look.faces))
        return QRectF(2 + max(0, shown - 1) * high * 0.27, self._above(), card_width(high), high)

    def sizeHint(self) -> QSize:
        px = self.paint.px
        return QSize(round(px(96 if self.paint.scale.small else 136)), round(self._above() + self._card() + px(26)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self._look, self.paint.theme, self.paint.px
        with painting(self) as painter:
            caps = caps_font(self.paint.text(12))
            paint_text(painter, 1, px(13), look.title.upper(), caps, theme.soft, room=self.width())
            high = self._card()
            for place, face in enumerate(look.faces[-(_MOST_SHOWN - 1) :]):
                paint_card(painter, self.paint.faces, theme, face, 2 + place * high * 0.27, self._above(), high)
            line = self._above() + high + px(22)
            paint_text(painter, 1, line, look.count, text_font(self.paint.text(13)), theme.soft, room=self.width())

    def _card(self) -> float:
        return self.paint.px(70 if self.paint.scale.small else 96)

    def _above(self) -> float:
        return self.paint.px(18 if self.paint.scale.small else 22)
