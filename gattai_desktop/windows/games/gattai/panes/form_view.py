"""Shows the Final Form at the table: its figure, with a button for each Position on which cards can be laid."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.windows.games.gattai.parts.final_form import (
    FormLook,
    FormPartLook,
    FormPlace,
    paint_form,
    paint_form_numbers,
)
from gattai_desktop.windows.games.gattai.parts.form_shapes import SHAPES

FOOT: Final = 30.0
"""Height below the figure for what its Pilots share, drawing pixels."""


class FormView(PaintedGroup):
    """Shows a Final Form.

    Signals:
        chosen(position, seat): a Position was pressed; the seat is "" while it is free.
    """

    chosen = Signal(str, str)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = FormLook()
        """The Final Form that it shows."""
        self._parts = {key: _Part(paint, self) for key in SHAPES}
        self._island = ArrowGroup(self)
        for key, part in self._parts.items():
            part.clicked.connect(lambda _=False, one=key: self._press(one))

    def set_look(self, look: FormLook) -> None:
        if look == self.look:
            return
        self.look = look
        self.setAccessibleName(look.spoken())
        for key, part in self._parts.items():
            part.set_look(look.place(key))
        self._island.set_members([part for part in self._parts.values() if not part.isHidden()])
        self.update()

    def focus(self) -> None:
        """Focus the one Position that can be pressed; where there are several, the one at which Tab stopped."""
        lit = [one.position for one in self.look.places if one.lit]
        if len(lit) == 1:
            self._parts[lit[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._island.focus()

    def landing(self, seat: str) -> QRectF:
        """Return where a card for a Pilot would lie, in global coordinates."""
        place = next((one for one in self.look.places if one.seat == seat), None)
        if place is None:
            return QRectF()
        return self.globally(self._place().touch(place.position))

    def _press(self, position: str) -> None:
        place = self.look.place(position)
        self.chosen.emit(position, place.seat if place is not None else "")

    def _place(self) -> FormPlace:
        return FormPlace.within(QRectF(self.rect()).adjusted(4, 4, -4, -self.paint.px(FOOT) - 2))

    def rescale(self) -> None:
        at = self._place()
        for key, part in self._parts.items():
            part.setGeometry(at.touch(key).toAlignedRect())

    def draw(self, draw: Drawing) -> None:
        at, look = self._place(), self.look
        paint_form(draw.pen, self.paint, at, look)
        foot = draw.within(4, draw.high - 8, draw.wide - 8)
        if not look.stands:
            whole = self.tr("No Final Form: each Pilot fights alone")
            fitting = (one for one in (whole, look.spoken()) if foot.width(one, plain(15)) <= foot.wide)
            foot.text(0, 0, next(fitting, ""), plain(15), "soft")
        elif look.buffers[1] or look.charges[1]:
            k = min(at.k, 16 / 32 * self.paint.scale.unit)
            paint_form_numbers(draw.pen, self.paint, foot.box.topLeft(), foot.box.width(), k, look)


class _Part(PaintedButton):
    """A button for a Position. The figure below it paints it."""

    ring = (10.0, 2.0)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def set_look(self, look: FormPartLook | None) -> None:
        """Set its name; a free Position that the seat cannot take is disabled."""
        self.setVisible(look is not None and bool(look.seat or look.lit))
        self.setAccessibleName(look.spoken() if look is not None else "")
        self.setToolTip(self.accessibleName())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the figure shows it."""
