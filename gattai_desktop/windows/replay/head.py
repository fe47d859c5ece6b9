"""The strip above a replay: what is replayed, that it is the past, and the way back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.fonts import display_font, strong_font, text_font, width_in
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_plate
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import paint_text


class ReplayHead(PaintedReading):
    """Says REPLAY so that nobody takes it for play.

    Signals:
        leaveAsked: back to where one came from. rehearsalAsked: a session of its own from here on.
        handsAsked: all hands open, or no more.
    """

    leaveAsked = Signal()
    rehearsalAsked = Signal()
    handsAsked = Signal()

    def __init__(self, paint: Paint, name: str, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._name = name
        self._where = ""
        self._note = self.tr("Nothing here changes the session")
        self.back = PlateButton(paint, PlateLook(self.tr("Back"), key="Esc", fill="", arrangement="button"), self)
        self.back.chosen.connect(self.leaveAsked)
        look = PlateLook(
            self.tr("Rehearse"), key="R", fill="", arrangement="button", name=self.tr("Rehearse from here")
        )
        self.rehearse = PlateButton(paint, look, self)
        self.rehearse.chosen.connect(self.rehearsalAsked)
        self.hands = PlateButton(paint, self._hands_look(all_open=False), self)
        self.hands.chosen.connect(self.handsAsked)
        self.hands.hide()
        self._island = ArrowGroup(self)
        self._island.set_members([self.back, self.rehearse, self.hands])

    def _hands_look(self, *, all_open: bool) -> PlateLook:
        title = self.tr("Close the hands") if all_open else self.tr("All hands")
        return PlateLook(title, key="A", fill="", edge="live" if all_open else "edge", arrangement="button")

    def show_ended(self, *, ended: bool, all_open: bool) -> None:
        """Offer all hands once the session is over."""
        self.hands.set_look(self._hands_look(all_open=all_open))
        self.hands.setVisible(ended)
        self.rescale()
        self.update()

    def show_where(self, where: str) -> None:
        """Say where in the evening one is."""
        self._where = where
        self.setAccessibleName(
            self.tr("Replay of {name}. {where}").replace("{name}", self._name).replace("{where}", where)
        )
        self.update()

    def rescale(self) -> None:
        px = self.paint.px
        high = min(self.height(), max(32, self.height() - round(px(8))))
        top, right = (self.height() - high) / 2, self.width() - px(12)
        for plate in self._plates():
            wide = max(plate.sizeHint().width(), round(px(120)))
            plate.setGeometry(QRectF(right - wide, top, wide, high).toAlignedRect())
            right -= wide + px(8)

    def show_rehearsed(self, note: str) -> None:
        """It is no session that is replayed, and no rehearsal can begin in it; note: what it is instead."""
        self._note = note
        self.rehearse.hide()
        self.setAccessibleDescription(note)
        self.rescale()
        self.update()

    def _plates(self) -> tuple[PlateButton, ...]:
        """The plates that are offered, from the right."""
        return (self.back, *(plate for plate in (self.rehearse, self.hands) if not plate.isHidden()))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.rail)
            strong, plain = strong_font(self.paint.text(15)), text_font(self.paint.text(14))
            baseline = self.height() / 2 + px(5)
            words = self._note
            word = self.tr("REPLAY")
            plate_font = display_font(self.paint.text(15))
            plate = width_in(plate_font, word) + px(40)
            right = self._plates()[-1].x() - px(24)
            note = width_in(plain, words)
            x = right - note
            if x < self.width() * 0.42:
                x = right
            else:
                paint_text(painter, x, baseline, words, plain, theme.soft)
            box = QRectF(x - px(16) - plate, (self.height() - px(28)) / 2, plate, px(28))
            paint_plate(painter, box, fill=theme.price, cut=px(8), radius=3)
            paint_text(painter, box.center().x(), baseline, word, plate_font, theme.on("price"), "middle")
            room = box.left() - px(40)
            at = px(24) + paint_text(painter, px(24), baseline, self._name, strong, theme.text, room=room) + px(14)
            paint_text(painter, at, baseline, self._where, plain, theme.soft, room=max(0.0, box.left() - px(16) - at))
