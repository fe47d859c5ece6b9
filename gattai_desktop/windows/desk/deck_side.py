"""The right side of the room: what is said of the deck, and below it what may be done with the whole of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.drawing import drawing
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.desk.deck_check import DeckCheck
from gattai_desktop.windows.kit.scrolling import quiet_scroll_bar, scroll_within


class DeckSide(PaintedGroup):
    """The check of a deck and two acts.

    Signals:
        handAsked: a first hand. shareAsked: the page of giving and taking.
    """

    handAsked = Signal()
    shareAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._pane = QScrollArea(self)
        self.check = DeckCheck(paint, self)
        scroll_within(self._pane, self.check, paint)
        self.hand = self._button(self.tr("Try a first hand"), "F5")
        self.share = self._button(self.tr("Share"), "Ctrl+S")
        self.hand.chosen.connect(self.handAsked)
        self.share.chosen.connect(self.shareAsked)
        self.setAccessibleName(self.tr("The check of the deck"))

    def _button(self, words: str, key: str) -> PlateButton:
        return PlateButton(self.paint, PlateLook(words, key=key, fill="", arrangement="button"), self)

    def turn(self, way: int) -> None:
        """Scroll the check by a page: 1 down, -1 up."""
        bar = self._pane.verticalScrollBar()
        bar.setValue(bar.value() + way * bar.pageStep())

    def stops(self) -> list[QWidget]:
        """Return the acts."""
        return [self.hand, self.share]

    def rescale(self) -> None:
        for part in (self.check, self.hand, self.share):
            part.set_paint(self.paint)
        edge = max(10.0, self.paint.px(18))
        foot = self._arrange(QRectF(edge, 0, self.width() - 2 * edge, self.height() - edge))
        self._pane.setGeometry(QRectF(edge, 10, self.width() - edge - 2, foot - 18).toRect())
        quiet_scroll_bar(self._pane, self.paint)
        wide = self._pane.width() - self._pane.verticalScrollBar().sizeHint().width() - 6
        self.check.resize(wide, self.check.needed(wide))

    def _arrange(self, box: QRectF) -> float:
        """Lay the acts at the foot, one below the other where two do not fit side by side; return their top."""
        gap, tall, y = self.paint.px(8), max(34.0, self.paint.px(42)), box.bottom()
        half = (box.width() - gap) / 2
        pair = (self.hand, self.share)
        fit = all(plate.sizeHint().width() <= half for plate in pair)
        for row in [pair] if fit else [(self.share,), (self.hand,)]:
            y -= tall
            share = (box.width() - gap * (len(row) - 1)) / len(row)
            for at, plate in enumerate(row):
                plate.setGeometry(QRectF(box.x() + at * (share + gap), y, share, tall).toRect())
            y -= gap
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            draw.ground("rail")
