"""A button with the crest of a seat, which is taken or free."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.speech import fill, translated
from gattai_desktop.board.theme import pilot
from gattai_desktop.cards.zone import Seat


class CrestButton(PaintedButton):
    """A button with a seat's crest: filled while the seat is taken, dashed while it is free."""

    def __init__(self, paint: Paint, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.seat = seat
        self.setCheckable(True)
        self.toggled.connect(self.call)
        self.call(taken=False)

    def call(self, taken: bool) -> None:
        """Set the spoken name, which says whether the seat is taken."""
        state = self.tr("taken") if taken else self.tr("free")
        colour = translated(self.seat.capitalize())
        self.setAccessibleName(fill(self.tr("Seat {colour}, {state}"), colour=colour, state=state))
        self.update()

    def draw(self, whole: Drawing) -> None:
        draw = whole.inset(1, 1)
        size = min(draw.wide, draw.high)
        if self.isChecked():
            draw.crest(self.seat, 0, 0, size)
        else:
            draw.plate(0, 0, size, size, fill="well", edge="edge", cut=size * 0.22, dashes=(5, 4))
            draw.outline(pilot(self.seat).crest, size * 0.25, size * 0.25, size * 0.5, "edge", 1.4)
