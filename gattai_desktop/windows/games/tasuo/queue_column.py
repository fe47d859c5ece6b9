"""Shows the Queue in the right rail, the latest on top: it is read from the bottom to the top as it grew."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.windows.games.tasuo.queue_looks import QueueLook

MOST: Final = 4
"""How many plates stand in the rail; of more the oldest are counted."""
_PLATE: Final = (104.0, 62.0)


class QueuePlate(LookButton[QueueLook]):
    """One entry of the Queue.

    Signals:
        looked: the pointer or the keyboard has come to it.
    """

    looked = Signal()
    lit = False
    """Whether its card is in focus."""

    def enterEvent(self, event: QEnterEvent) -> None:
        self.looked.emit()
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.looked.emit()
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        with drawing(self) as draw:
            first = look.place == 1
            edge = "legal" if self.lit else "live" if first else "edge"
            line = 2.0 if first or self.lit else 1.2
            draw.plate(0, 0, draw.wide, draw.high, fill="panel", edge=edge, cut=12, line=line, inset=1)
            if look.negated:
                draw.refused(2, 2, draw.wide - 4, draw.high - 4)
            draw.letters(draw.at(14, 12), draw.at(16, 10), look.place, draw.at(22, 18))
            draw.crest(look.seat, draw.at(10, 9), draw.high - draw.at(34, 26), draw.at(22, 16))
            high = draw.high - draw.at(20, 12)
            x = draw.at(44, 38)
            name, small = strong(15), plain(13)
            beside = draw.wide - x - card_width(high) - draw.at(12, 6) - 6
            # Where the name finds no room beside the card, it stands alone: the card is in focus as well.
            if draw.width(look.name, strong(13)) <= beside:
                draw.card(look.face, x, draw.at(10, 6), high, shadow=None, veil=0.5 if look.negated else 0.0)
                x += card_width(high) + draw.at(12, 6)
            room = draw.wide - x - 6
            ink = "soft" if look.negated else "text"
            base = draw.at(24, 20)
            wide = draw.text(x, base, look.name, name, ink, room=room, fit=True)
            if look.negated:
                draw.stroke(x, base - 5, x + wide, base - 5, "refused", 2)
            base += draw.size(small) * 1.35
            most = 3 if draw.high > 90 else 2 if draw.high > 58 else 1
            draw.paragraph(x, base, look.line, small, "soft" if look.negated else "price" if look.answers else "soft",
                           room=room, most=most)  # fmt: skip


class QueueColumn(PaintedGroup):
    """The plates of the Queue, one below the other, and who negates whom.

    Signals:
        looked(face): the pointer or the keyboard has come to an entry whose card has this picture.
    """

    looked = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.looks: tuple[QueueLook, ...] = ()
        self._plates: dict[int, QueuePlate] = {}
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("The Queue"))
        self.setAccessibleDescription(self.tr("Nothing is pending."))

    def set_looks(self, looks: tuple[QueueLook, ...]) -> None:
        """Show what waits."""
        self.looks = looks
        shown = {one.place: one for one in looks[:MOST]}
        self._plates = one_for_each(self._plates, shown, lambda place: self._new(shown[place]))
        for place, plate in self._plates.items():
            plate.set_look(shown[place])
        self._island.set_members(list(self._plates.values()))
        # What has no plate is said all the same.
        words = sentences(one.spoken() for one in looks[MOST:]) if looks else self.tr("Nothing is pending.")
        self.setAccessibleDescription(words)
        self.rescale()
        self.update()

    def light(self, face: str) -> None:
        """Light the entries whose card is in focus."""
        for plate in self._plates.values():
            if plate.lit != (plate.look.face == face):
                plate.lit = not plate.lit
                plate.update()

    def lit(self) -> tuple[int, ...]:
        """Return the places of the entries that are lit."""
        return tuple(place for place, plate in self._plates.items() if plate.lit)

    def _new(self, look: QueueLook) -> QueuePlate:
        plate = QueuePlate(self.paint, look, self)
        for come in (plate.clicked, plate.looked):
            come.connect(lambda: self.looked.emit(plate.look.face))
        return plate

    def high(self) -> float:
        """Return how high the column is, in drawing pixels."""
        small = self.paint.scale.small
        one = _PLATE[1 if small else 0] + (6 if small else 10)
        more = 18 if len(self.looks) > MOST else 0
        return 24 if not self.looks else min(len(self.looks), MOST) * one + more

    def focus(self) -> None:
        """Focus what resolves first."""
        self._island.focus()

    def rescale(self) -> None:
        small = self.paint.scale.small
        high, gap = self.paint.px(_PLATE[1 if small else 0]), self.paint.px(6 if small else 10)
        for number, plate in enumerate(self._plates.values()):
            plate.setGeometry(0, round(number * (high + gap)), round(self.width() - self.paint.px(14)), round(high))

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            if not self.looks:
                draw.text(0, 15, self.tr("Nothing is pending."), plain(14), "soft", room=draw.wide)
                return
            left = len(self.looks) - MOST
            if left > 0:
                draw.text(0, draw.high - 3, f"+{left}", strong(13), "soft")
            for look in self.looks:
                if look.answers and draw.painter is not None:
                    first, second = self._plates.get(look.place), self._plates.get(look.answers)
                    if first is not None and second is not None:
                        start = QPointF(first.geometry().right(), first.geometry().center().y())
                        end = QPointF(second.geometry().right(), second.geometry().center().y())
                        side = self.width() - self.paint.px(4)
                        path = QPainterPath(start)
                        for point in (QPointF(side, start.y()), QPointF(side, end.y()), end):
                            path.lineTo(point)
                        draw.painter.strokePath(path, outline_pen(draw.ink("price"), 2.0))
