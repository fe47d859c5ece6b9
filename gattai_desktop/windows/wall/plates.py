"""The parts of the wall's settings: screens to scale, how far the farthest seat is, what it can read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSlider, QWidget

from gattai_desktop.board.block import LEADING, block, paint_block
from gattai_desktop.board.fonts import caps_font, strong_font, text_font, width_in
from gattai_desktop.board.letters import paint_cut
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedReading, painting
from gattai_desktop.board.plate import paint_plate, ring_path
from gattai_desktop.board.reading import INDEX, INDEX_ANGLE, PILE_CARD, WORDS_ANGLE, Reading
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat

_STEP: Final = 10
"""Steps of the slider for each metre."""
_LOOKED_AT_FROM: Final = 0.6
"""Metres from which a person looks at her own screen."""


@frozen
class ScreenLook:
    """A screen that the wall may stand on. shape: width by height; mirrored: it shows the table's picture."""

    key: str
    name: str
    line: str
    shape: float = 16 / 9
    chosen: bool = False
    mirrored: bool = False
    missing: bool = False


class ScreenPlate(PaintedButton):
    """A screen to scale. Pressed, the wall stands there."""

    def __init__(self, paint: Paint, look: ScreenLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.setCheckable(True)
        self.set_look(look)

    def set_look(self, look: ScreenLook) -> None:
        """Show this."""
        self.look = look
        self.setChecked(look.chosen)
        self.setAccessibleName(look.name)
        self.setAccessibleDescription(look.line)
        self.update()

    def nextCheckState(self) -> None:
        """What is chosen is told from outside."""

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(290)), round(self.paint.px(236)))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(0, 0, self.width(), self.height() - self._words_high()), self.paint.px(18), 4.0)

    def _words_high(self) -> float:
        """How much of the height the name and the line below the screen take."""
        return max(self.paint.px(68), self.paint.px(40) + 2.4 * self.paint.text(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        with painting(self) as painter:
            high = self.height() - self._words_high()
            wide = min(self.width() - 4.0, high * look.shape)
            box = QRectF(2, 2, wide, min(high, wide / look.shape))
            if look.missing:
                painter.setPen(outline_pen(theme.edge, 1.6, (7, 6)))
                painter.drawRect(box)
            else:
                edge = theme.live if look.chosen else theme.edge if self.underMouse() else theme.line
                paint_plate(painter, box, fill=theme.well, edge=edge, width=2.5 if look.chosen else 1.6, cut=px(18))
            side = min(box.width(), box.height()) * 0.34
            sign = "jag" if look.mirrored else "wall" if look.key != "off" else "closed"
            ink = theme.price if look.mirrored else theme.text if look.chosen else theme.soft
            paint_sign(painter, sign, box.center().x() - side / 2, box.center().y() - side / 2, side, ink)
            mark = px(24)
            y = self.height() - self._words_high() + px(10)
            paint_plate(painter, QRectF(0.5, y, mark, mark), fill=theme.live if look.chosen else None,
                        edge=theme.edge, width=1.5, cut=px(6))  # fmt: skip
            if look.chosen:
                paint_sign(painter, "tick", mark * 0.22, y + mark * 0.22, mark * 0.56, theme.table)
            name = strong_font(self.paint.text(16))
            room = self.width() - mark - px(12)
            paint_text(painter, mark + px(10), y + px(18), look.name, name, theme.text, room=room)
            ink = theme.price if look.mirrored else theme.soft
            below = QRectF(0, y + px(28), self.width(), self.height() - y - px(28))
            paint_block(painter, below, look.line, text_font, self.paint.text(14), ink)


class DistanceSlider(QSlider):
    """The room from the side: the picture, the seats, how far they are, and how far all of it can be read.

    Signals:
        asked(float): the farthest seat is so many metres away.
    """

    asked = Signal(float)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.paint = paint
        self._reading = Reading()
        self._seats: tuple[Seat, ...] = ()
        self.setRange(_STEP // 2, 20 * _STEP)
        self.setPageStep(_STEP)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Distance of the farthest seat"))
        self.valueChanged.connect(lambda steps: self.asked.emit(steps / _STEP))

    def set_reading(self, reading: Reading, seats: tuple[Seat, ...]) -> None:
        """Show this; seats: who sits there, for their crests."""
        self._reading, self._seats = reading, seats
        self.blockSignals(True)
        self.setValue(round(reading.distance * _STEP))
        self.blockSignals(False)
        words = self.tr("{distance} metres; readable to {far} metres")
        self.setAccessibleDescription(
            words.replace("{distance}", f"{reading.distance:.1f}").replace("{far}", f"{reading.readable_to:.1f}")
        )
        self.update()

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        self.paint = paint
        self.update()

    @property
    def _metres(self) -> float:
        """How many metres the drawing is long."""
        return max(6.5, self._reading.distance * 1.15, min(20.0, self._reading.readable_to * 1.1))

    def x_of(self, metres: float) -> float:
        """Where a distance stands in this widget."""
        left = self.paint.px(30)
        return left + (self.width() - left - self.paint.px(24)) * metres / self._metres

    def _metres_at(self, x: float) -> float:
        left = self.paint.px(30)
        return (x - left) / (self.width() - left - self.paint.px(24)) * self._metres

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.setValue(round(self._metres_at(event.position().x()) * _STEP))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(round(self._metres_at(event.position().x()) * _STEP))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.setValue(self.value() + step)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, reading = self.paint.theme, self.paint.px, self._reading
        with painting(self) as painter:
            floor = self.height() - px(96)
            per_metre = self.x_of(1) - self.x_of(0)
            tall = min(floor - px(40), per_metre * reading.height)
            foot = floor - px(52)
            top = max(px(34), foot - tall)
            eye = QPointF(self.x_of(reading.distance), floor - px(86))
            painter.fillRect(QRectF(self.x_of(0) - px(4), top, px(7), foot - top), theme.text)
            ray = QPainterPath(QPointF(self.x_of(0), top))
            ray.lineTo(eye)
            ray.lineTo(self.x_of(0), foot)
            ray.closeSubpath()
            tint = QColor(theme.pilots)
            tint.setAlphaF(0.14)
            painter.fillPath(ray, tint)
            painter.strokePath(ray, outline_pen(theme.pilots, 1.4, (5, 5)))
            font = text_font(self.paint.text(14))
            words = self.tr("{width} m wide").replace("{width}", f"{reading.width:.1f}")
            paint_text(painter, self.x_of(0) - px(6), top - px(10), words, font, theme.text)
            painter.fillRect(QRectF(0, floor, self.width(), 1.5), theme.edge)
            step = 1 if self._metres <= 12 else 2
            for metre in range(0, int(self._metres) + 1, step):
                painter.fillRect(QRectF(self.x_of(metre), floor, 1.5, px(8)), theme.edge)
                paint_text(painter, self.x_of(metre), floor + px(26), f"{metre} m", font, theme.soft, "middle")
            self._paint_seat(painter, eye, floor)
            far = reading.readable_to
            if far < self._metres:
                x = self.x_of(far)
                ink = theme.legal if reading.is_readable else theme.price
                words = self.tr("readable to {far} m").replace("{far}", f"{far:.1f}")
                half, up = width_in(font, words) / 2, min(px(112), floor - font.pixelSize() - px(8))
                painter.fillRect(QRectF(x - 1.5, floor - up, 3, up), ink)
                middle = min(max(x, half), self.width() - half)
                paint_text(painter, middle, floor - up - px(8), words, font, ink, "middle")
            self._paint_handle(painter, floor)

    def _paint_seat(self, painter: QPainter, eye: QPointF, floor: float) -> None:
        theme, px = self.paint.theme, self.paint.px
        side = px(34)
        paint_plate(painter, QRectF(eye.x() - side / 2, eye.y() - side / 2, side, side), fill=theme.live, cut=px(8))
        paint_sign(painter, "eye", eye.x() - side * 0.3, eye.y() - side * 0.3, side * 0.6, theme.table)
        painter.fillRect(QRectF(eye.x() - px(16), floor - px(34), px(30), px(3)), theme.edge)
        painter.fillRect(QRectF(eye.x() - px(16), floor - px(34), px(3), px(34)), theme.edge)
        painter.fillRect(QRectF(eye.x() + px(12), floor - px(66), px(3), px(66)), theme.edge)

    def _paint_handle(self, painter: QPainter, floor: float) -> None:
        theme, px = self.paint.theme, self.paint.px
        y, x = floor + px(50), self.x_of(self._reading.distance)
        painter.fillRect(QRectF(self.x_of(0), y - 2, self.width() - self.x_of(0) - px(24), 4), theme.line)
        painter.fillRect(QRectF(self.x_of(0), y - 2.5, x - self.x_of(0), 5), theme.live)
        side = px(28)
        box = QRectF(x - side / 2, y - side / 2, side, side)
        paint_plate(painter, box, fill=theme.live, cut=px(7))
        if self.hasFocus():
            paint_plate(painter, box.adjusted(-5, -5, 5, 5), edge=theme.focus, width=3.0, cut=px(9))
        words = self.tr("{metres} m").replace("{metres}", f"{self._reading.distance:.1f}")
        font = strong_font(self.paint.text(16))
        paint_text(painter, min(x, self.width() - px(34)), y + px(36), words, font, theme.text, "middle")


@frozen
class Sample:
    """Something on the wall that must be read: its name, its height as a part of the picture, what it needs."""

    name: str
    shown: str
    part: float
    needs: float
    cut: bool = False


class Samples(PaintedReading):
    """What the farthest seat can read: each sample as large as it is in the eye, with its degrees."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._reading = Reading()
        self._name = ""

    def set_reading(self, reading: Reading, name: str) -> None:
        """Show this; name: somebody's who sits there."""
        self._reading, self._name = reading, name
        said = [f"{one.name}: {self._said(one)}" for one in self.samples()]
        self.setAccessibleName(self.tr("What {far} metres can read").replace("{far}", f"{reading.distance:.1f}"))
        self.setAccessibleDescription(". ".join(said))
        self.update()

    def samples(self) -> tuple[Sample, ...]:
        """What is looked at, the largest first."""
        reading = self._reading
        small = reading.capital(reading.least_words)
        return (
            Sample(self.tr("Card index"), "8", PILE_CARD * INDEX, INDEX_ANGLE, cut=True),
            Sample(self.tr("Score"), "32", 112 / 1125, INDEX_ANGLE, cut=True),
            Sample(self.tr("Smallest index"), "10", reading.least_card * INDEX, INDEX_ANGLE, cut=True),
            Sample(self.tr("Names"), self._name, reading.capital(62), WORDS_ANGLE),
            Sample(self.tr("Smallest words"), self._name, small, WORDS_ANGLE),
        )

    def fits(self, sample: Sample) -> bool:
        """Whether the farthest seat can read it."""
        return self._reading.angle(sample.part) >= sample.needs - 0.005

    def _said(self, sample: Sample) -> str:
        words = self.tr("{angle} degrees, needs {needs}")
        angle = self._reading.angle(sample.part)
        return words.replace("{angle}", f"{angle:.2f}").replace("{needs}", f"{sample.needs:.2f}")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        screen = self.screen()
        per_metre = screen.physicalDotsPerInch() / screen.devicePixelRatio() / 0.0254
        with painting(self) as painter:
            paint_plate(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), fill=theme.panel, cut=px(24))
            title, soft = strong_font(self.paint.text(21)), text_font(self.paint.text(14))
            room = self.width() - px(50)
            words = self.tr("What {far} m can read").replace("{far}", f"{self._reading.distance:.1f}")
            paint_text(painter, px(28), px(46), words, title, theme.text, room=room)
            words = self.tr("true size, seen from 60 cm")
            paint_text(painter, px(28), px(72), words, soft, theme.soft, room=room)
            samples = self.samples()
            step = (self.height() - px(100)) / len(samples)
            for place, sample in enumerate(samples):
                y = px(92) + place * step
                size = sample.part * self._reading.height / self._reading.distance * _LOOKED_AT_FROM * per_metre
                size = max(3.0, min(size, step * 0.8))
                middle = y + step / 2
                if sample.cut:
                    paint_cut(painter, px(76), middle - size / 2, sample.shown, size, theme.text, "middle", bar=17)
                else:
                    font = text_font(max(4, round(size / 0.727)))
                    paint_text(
                        painter, px(76), middle + size / 2, sample.shown, font, theme.text, "middle", room=px(110)
                    )
                x = px(132)
                beside = QRectF(x, middle - step * 0.46, self.width() - x - px(64), step * 0.92)
                self._paint_sample(painter, beside, sample)
                sign, ink = ("tick", theme.legal) if self.fits(sample) else ("jag", theme.price)
                paint_sign(painter, sign, self.width() - px(58), middle - px(10), px(20), ink)

    def _paint_sample(self, painter: QPainter, box: QRectF, sample: Sample) -> None:
        theme, big, small = self.paint.theme, self.paint.text(16), self.paint.text(14)
        font, lines = block(text_font, small, self._said(sample), box.width(), max(small, box.height() - big * 1.3))
        y = box.center().y() - (big + len(lines) * font.pixelSize() * LEADING) / 2 + big * 0.86
        paint_text(painter, box.x(), y, sample.name, strong_font(big), theme.text, room=box.width())
        for line in lines:
            y += font.pixelSize() * LEADING
            paint_text(painter, box.x(), y, line, font, theme.soft, room=box.width())


class Alarm(PaintedReading):
    """The plate that says what the room would see. Its lower edge is jagged."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._title, self._line = "", ""

    def say(self, title: str, line: str) -> None:
        """Say this."""
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self.paint.theme, self.paint.px
        with painting(self) as painter:
            foot = self.height() - px(16)
            edge = QPainterPath(QPointF(2, 2))
            edge.lineTo(self.width() - px(28), 2)
            edge.lineTo(self.width() - 2, px(28))
            edge.lineTo(self.width() - 2, foot)
            teeth = max(6, round(self.width() / px(56)))
            step = (self.width() - 4) / teeth
            for tooth in range(teeth):
                x = self.width() - 2 - (tooth + 0.5) * step
                edge.lineTo(x, self.height() - 2)
                edge.lineTo(self.width() - 2 - (tooth + 1) * step, foot)
            edge.closeSubpath()
            painter.fillPath(edge, theme.panel)
            painter.strokePath(edge, outline_pen(theme.price, 2.4))
            side = px(50)
            paint_sign(painter, "jag", px(30), (foot - side) / 2, side, theme.price)
            title = strong_font(self.paint.text(21))
            room = self.width() - px(130)
            paint_text(painter, px(106), foot / 2 - px(6), self._title, title, theme.price, room=room)
            box = QRectF(px(106), foot / 2 + px(6), room, foot / 2 - px(8))
            paint_block(painter, box, self._line, text_font, self.paint.text(16), theme.text)


def caption(painter: QPainter, paint: Paint, x: float, baseline: float, words: str) -> None:
    """Write a caption in capitals."""
    paint_text(painter, x, baseline, words.upper(), caps_font(paint.text(13)), paint.theme.soft)
