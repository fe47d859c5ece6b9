"""What tells a replay from play: a strip above it, with the way back, and a dashed frame round it."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedReading, PaintedWidget, painting
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.speech import called, fill
from gattai_desktop.cards.frozen import evolve


class ReplayHead(PaintedReading):
    """The strip with the word REPLAY, the session's name and its buttons."""

    def __init__(self, paint: Paint, name: str, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._name = called(name)
        self._where = ""
        self._note = self.tr("Rehearse: play on from here in a copy")
        self.back = PlateButton(paint, outline_plate(self.tr("Back"), "Esc"), self)
        look = outline_plate(self.tr("Rehearse"), "R", self._note)
        self.rehearse = PlateButton(paint, look, self)
        self.hands = PlateButton(paint, self._hands_look(all_open=False), self)
        self.hands.hide()
        points = PlateLook(self.tr("Turning points"), key="T", fill="", edge="price", arrangement="button")
        self.points = PlateButton(paint, points, self)
        self.points.hide()
        ArrowGroup(self, [self.back, self.rehearse, self.hands, self.points])

    def _hands_look(self, *, all_open: bool) -> PlateLook:
        title = self.tr("Close the hands") if all_open else self.tr("All hands")
        return PlateLook(title, key="A", fill="", edge="live" if all_open else "edge", arrangement="button")

    def show_ended(self, *, ended: bool, all_open: bool, alone: bool) -> None:
        """Offer to open all hands once the session is over, and its turning points where one person played it alone."""
        self.points.setVisible(alone)
        self.hands.set_look(self._hands_look(all_open=all_open))
        self.hands.setVisible(ended)
        self.rescale()
        self.update()

    def set_covered(self, covered: bool) -> None:
        """Show no key for the way back while a page lies over the replay: the key leads back from that first."""
        self.back.set_look(evolve(self.back.look, key="" if covered else "Esc"))
        self.rescale()
        self.update()

    def show_where(self, where: str) -> None:
        """Show the moment of the session that is shown."""
        self._where = where
        self.setAccessibleName(fill(self.tr("Replay of {name}. {where}"), name=self._name, where=where))
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
        """Show that no session is replayed, so that no rehearsal can begin; note: what it is instead."""
        self._note = note
        self.rehearse.hide()
        self.setAccessibleDescription(note)
        self.rescale()
        self.update()

    def _plates(self) -> tuple[PlateButton, ...]:
        """Return the plates that are offered, from the right."""
        return (self.back, *(plate for plate in (self.rehearse, self.hands, self.points) if not plate.isHidden()))

    def draw(self, draw: Drawing) -> None:
        draw.ground("rail")
        base, word = draw.middle + 5, self.tr("REPLAY")
        right = self._plates()[-1].x() / draw.unit - 24
        x = right - draw.width(self._note, plain(14))
        if x < draw.wide * 0.42:
            x = right
        else:
            draw.text(x, base, self._note, plain(14), "soft")
        plate = draw.width(word, title(15)) + 40
        left = x - 16 - plate
        draw.plate(left, draw.middle - 14, plate, 28, fill="price", cut=8, radius=3)
        draw.text(left + plate / 2, base, word, title(15), self.paint.theme.on("price"), align="middle")
        at = 38 + draw.text(24, base, self._name, strong(15), room=left - 40)
        if draw.width(self._where, plain(14)) <= left - 16 - at:  # a screen reader says it all the same
            draw.text(at, base, self._where, plain(14), "soft")


_DASHES: Final = (18.0, 10.0)


class ReplayFrame(PaintedWidget):
    """Covers its window and takes no input. top: how much above is left out, in device-independent pixels."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._top = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        window.installEventFilter(self)

    def below(self, top: int) -> None:
        """Leave the window free down to this height."""
        self._top = top
        self._follow()

    def _follow(self) -> None:
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(0, self._top, window.width(), window.height() - self._top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(outline_pen(self.paint.theme.price, 3.0, _DASHES))
            painter.drawRect(QRectF(self.rect()).adjusted(2, 2, -2, -2))
