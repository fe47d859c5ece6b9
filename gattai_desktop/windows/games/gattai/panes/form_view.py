"""The Final Form at the table: its figure, with a place to press and to lay cards on for each Position."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup, painting
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.words import paint_text
from gattai_desktop.windows.games.gattai.parts.final_form import (
    SHAPES,
    FormLook,
    FormPartLook,
    FormPlace,
    paint_form,
    paint_form_numbers,
)

FOOT: Final = 30.0
"""Drawing pixels below the figure for what its Pilots share."""


class FormView(PaintedGroup):
    """Shows a Final Form.

    Signals:
        chosen(position, seat): a Position was pressed; the seat is "" while it is free.
    """

    chosen = Signal(str, str)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = FormLook()
        self._parts = {key: _Part(paint, self) for key in SHAPES}
        self._island = ArrowGroup(self)
        for key, part in self._parts.items():
            part.clicked.connect(lambda _=False, one=key: self._press(one))

    @property
    def look(self) -> FormLook:
        """What it shows."""
        return self._look

    def set_look(self, look: FormLook) -> None:
        """Show this."""
        if look == self._look:
            return
        self._look = look
        self.setAccessibleName(look.spoken())
        for key, part in self._parts.items():
            part.set_look(look.place(key))
        self._island.set_members([part for part in self._parts.values() if not part.isHidden()])
        self.update()

    def focus(self) -> None:
        """Give the keyboard to the figure."""
        self._island.focus()

    def landing(self, seat: str) -> QRectF:
        """Return where a card for a Pilot would lie, in global coordinates."""
        place = next((one for one in self._look.places if one.seat == seat), None)
        if place is None:
            return QRectF()
        box = self._place().touch(place.position)
        return box.translated(QPointF(self.mapToGlobal(QPoint(0, 0))))

    def _press(self, position: str) -> None:
        place = self._look.place(position)
        self.chosen.emit(position, place.seat if place is not None else "")

    def _place(self) -> FormPlace:
        return FormPlace.within(QRectF(self.rect()).adjusted(4, 4, -4, -self.paint.px(FOOT) - 2))

    def rescale(self) -> None:
        at = self._place()
        for key, part in self._parts.items():
            part.setGeometry(at.touch(key).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        at, px = self._place(), self.paint.px
        with painting(self) as painter:
            paint_form(painter, self.paint, at, self._look)
            corner = QPointF(px(4), self.height() - px(8))
            if self._look.stands and not self._look.buffers[1] and not self._look.charges[1]:
                return
            if self._look.stands:
                names = (self.tr("Buffers"), self.tr("Charges"))
                k = min(at.k, 16 / 32 * self.paint.scale.unit)
                paint_form_numbers(painter, self.paint, corner, self.width() - px(8), k, self._look, names)
            else:
                font = text_font(self.paint.text(15))
                words = self.tr("No Final Form: each fights for herself")
                paint_text(painter, corner.x(), corner.y(), words, font, self.paint.theme.soft, room=self.width())


class _Part(PaintedButton):
    """A Position to press. The figure below it paints it."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def set_look(self, look: FormPartLook | None) -> None:
        """Take what it is called; a free Position that nobody can take now cannot be pressed."""
        self.setVisible(look is not None and bool(look.seat or look.lit))
        self.setAccessibleName(look.spoken() if look is not None else "")
        self.setToolTip(self.accessibleName())

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(10), 2.0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The figure shows it."""
