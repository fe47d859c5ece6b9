"""Asks who plays: a row for each colour, with a name and a crest that is pressed to sit down or get up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import drawing
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.speech import fill, translated
from gattai_desktop.board.theme import pilot
from gattai_desktop.cards.zone import Seat

MOST: Final = 7


class CrestButton(PaintedButton):
    """A button with a seat's crest: filled while the seat is taken, dashed while it is free."""

    def __init__(self, paint: Paint, seat: Seat, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.seat = seat
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.toggled.connect(self.call)
        self.call(taken=False)

    def call(self, taken: bool) -> None:
        """Set the spoken name, which says whether the seat is taken."""
        state = self.tr("taken") if taken else self.tr("free")
        colour = translated(self.seat.capitalize())
        self.setAccessibleName(fill(self.tr("Seat {colour}, {state}"), colour=colour, state=state))
        self.update()

    def sizeHint(self) -> QSize:
        side = max(32, round(self.paint.px(56)))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as whole:
            draw = whole.inset(1, 1)
            size = min(draw.wide, draw.high)
            if self.isChecked():
                draw.crest(self.seat, 0, 0, size)
            else:
                draw.plate(0, 0, size, size, fill="well", edge="edge", cut=size * 0.22, dashes=(5, 4))
                draw.outline(pilot(self.seat).crest, size * 0.25, size * 0.25, size * 0.5, "edge", 1.4)


class SeatRows(QWidget):
    """The colours and names of the Pilots, from the Coach's left.

    Signals:
        changed: a seat was taken or left.
    """

    changed = Signal()

    def __init__(self, paint: Paint, colours: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._order: list[Seat] = list(colours)
        self.crests = {seat: CrestButton(paint, seat, self) for seat in colours}
        self.names = {
            seat: NameField(paint, fill(self.tr("Name of {colour}"), colour=translated(seat.capitalize())), self)
            for seat in colours
        }
        for seat, crest in self.crests.items():
            crest.toggled.connect(lambda _on, seat=seat: self._toggled(seat))
            self.names[seat].setEnabled(False)

    def set_ready(self, ready: Mapping[Seat, str], order: Sequence[Seat], count: int) -> None:
        """Offer ready names in grey, and take the first `count` seats of an order."""
        self._order = [*order, *(seat for seat in self.crests if seat not in order)]
        for seat, field in self.names.items():
            field.setPlaceholderText(ready.get(seat, translated(seat.capitalize())))
        self.set_count(count)

    def set_count(self, count: int) -> None:
        """Set how many Pilots play, in the order of seats; taken seats stay taken."""
        sitting = [seat for seat in self._order if self.crests[seat].isChecked()]
        free = [seat for seat in self._order if seat not in sitting]
        wanted = set((sitting + free)[:count]) if count >= len(sitting) else set(sitting[:count])
        for seat, crest in self.crests.items():
            crest.blockSignals(True)
            crest.setChecked(seat in wanted)
            crest.blockSignals(False)
            crest.call(taken=seat in wanted)
            self.names[seat].setEnabled(seat in wanted)
        self.changed.emit()

    @property
    def count(self) -> int:
        """How many seats are taken."""
        return sum(crest.isChecked() for crest in self.crests.values())

    def seats(self) -> dict[Seat, str]:
        """The names on the taken seats, from the Coach's left; "" for a ready name."""
        return {seat: self.names[seat].text().strip() for seat, crest in self.crests.items() if crest.isChecked()}

    def _toggled(self, seat: Seat) -> None:
        crest = self.crests[seat]
        if self.count > MOST or self.count < 1:
            crest.setChecked(not crest.isChecked())
            return
        self.names[seat].setEnabled(crest.isChecked())
        if crest.isChecked():
            self.names[seat].setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        for crest in self.crests.values():
            crest.set_paint(paint)
        for field in self.names.values():
            field.set_paint(paint)

    def lay(self, box: QRectF, gap: float) -> None:
        """Lay the rows out in a box of the parent."""
        self.setGeometry(box.toAlignedRect())
        rows = len(self.crests)
        high = (box.height() - gap * (rows - 1)) / rows
        for place, seat in enumerate(self.crests):
            y = place * (high + gap)
            self.crests[seat].setGeometry(QRectF(0, y, high, high).toAlignedRect())
            self.names[seat].setGeometry(QRectF(high + gap * 2, y, box.width() - high - gap * 2, high).toAlignedRect())
