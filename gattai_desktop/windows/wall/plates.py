"""Draws the parts of the wall's settings: screens to scale, the distance of the farthest seat, what it can read."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.block import LEADING, block
from gattai_desktop.board.chosen_button import ChosenButton
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.fonts import text_font
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.plate import ring_path
from gattai_desktop.board.reading import INDEX, INDEX_ANGLE, PILE_CARD, WORDS_ANGLE, Reading
from gattai_desktop.board.slider import PaintedSlider
from gattai_desktop.board.speech import fill, in_decimals
from gattai_desktop.board.words import paint_text
from gattai_desktop.cards.frozen import frozen

_STEP: Final = 10
"""Steps of the slider for each metre."""
_CUT: Final = 18.0
"""How much the corners of a screen are cut, in drawing pixels."""
_SIDE: Final = 28.0
"""Side of the slider's handle, drawing pixels."""
_HANDLE: Final = 46.0
"""How far its middle is above the foot of the slider, drawing pixels."""
_EDGE: Final = 2
"""Room for the edge of a screen, in pixels."""
_LOOKED_AT_FROM: Final = 0.6
"""Usual distance of a person from the computer's screen, in metres."""


@frozen
class ScreenLook:
    """A screen that the wall may use. shape: width by height; mirrored: it shows the table's picture."""

    key: str
    name: str
    line: str
    shape: float = 16 / 9
    chosen: bool = False
    mirrored: bool = False
    missing: bool = False


class ScreenPlate(ChosenButton):
    """A button with a screen drawn to scale; a press puts the wall there."""

    def __init__(self, paint: Paint, look: ScreenLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.set_look(look)

    def set_look(self, look: ScreenLook) -> None:
        self.look = look
        self.setChecked(look.chosen)
        self.setAccessibleName(look.name)
        self.setAccessibleDescription(look.line)
        self.update()

    def ring_shape(self) -> QPainterPath:
        return ring_path(self._screen(), self.paint.px(_CUT))

    def _screen(self) -> QRectF:
        """Return where the screen is drawn to scale."""
        wide, high, shape = self.width() - 2 * _EDGE, self.height() - self._words_high() - 2 * _EDGE, self.look.shape
        return QRectF(_EDGE, _EDGE, min(wide, high * shape), min(high, wide / shape))

    def _words_high(self) -> float:
        """Return the height of the name and the line below the screen."""
        return max(self.paint.px(68), self.paint.px(40) + 2.4 * self.paint.text(14))

    def draw(self, draw: Drawing) -> None:
        look, screen = self.look, draw.over(self._screen())
        if look.missing:
            screen.plate(edge="edge", line=1.6, cut=_CUT, dashes=(7, 6))
        else:
            edge = "live" if look.chosen else "edge" if self.underMouse() else "line"
            screen.plate(fill="well", edge=edge, line=2.5 if look.chosen else 1.6, cut=_CUT)
        side = min(screen.wide, screen.high) * 0.34
        sign = "jag" if look.mirrored else "wall" if look.key != "off" else "closed"
        ink = "price" if look.mirrored else "text" if look.chosen else "soft"
        screen.sign(sign, (screen.wide - side) / 2, (screen.high - side) / 2, side, ink)
        y = draw.high - self._words_high() / draw.unit + 10
        draw.plate(0.5, y, 24, 24, fill="live" if look.chosen else None, edge="edge", cut=6)
        if look.chosen:
            draw.sign("tick", 5.3, y + 5.3, 13.4, "table")
        draw.text(34, y + 18, look.name, strong(16), room=draw.wide - 36)
        ink = "price" if look.mirrored else "soft"
        draw.block(0, y + 28, draw.wide, draw.high - y - 28, look.line, plain(14), ink)


class DistanceSlider(PaintedSlider):
    """A slider drawn as the room from the side: the picture, the seats, and how far all can be read.

    While it is dragged it only tells what would be read; the table and its wall follow once it is let go.

    Signals:
        asked(float): the distance of the farthest seat was set, in metres. tried(float): the handle is held there.
    """

    asked = Signal(float)
    tried = Signal(float)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._reading = Reading()
        self.setRange(_STEP // 2, 20 * _STEP)
        self.setPageStep(_STEP)
        self.setAccessibleName(self.tr("Distance of the farthest seat"))
        self.setTracking(False)
        self.sliderMoved.connect(lambda steps: self.tried.emit(steps / _STEP))
        self.valueChanged.connect(lambda steps: self.asked.emit(steps / _STEP))

    def set_reading(self, reading: Reading) -> None:
        """Show this distance."""
        self._reading = reading
        if not self.isSliderDown():
            self.stand(round(reading.distance * _STEP))
        words = self.tr("{distance} metres; readable to {far} metres")
        said = fill(words, distance=in_decimals(reading.distance), far=in_decimals(reading.readable_to))
        self.setAccessibleDescription(said)
        self.update()

    @property
    def _metres(self) -> float:
        """Return the length of the drawing, in metres."""
        return max(6.5, self._reading.distance * 1.15, min(20.0, self._reading.readable_to * 1.1))

    def x_of(self, metres: float) -> float:
        """Return the place of a distance in this widget."""
        left = self.paint.px(30)
        return left + (self.width() - left - self.paint.px(24)) * metres / self._metres

    def _metres_at(self, x: float) -> float:
        left = self.paint.px(30)
        return (x - left) / (self.width() - left - self.paint.px(24)) * self._metres

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.setSliderDown(True)
        self.setSliderPosition(round(self._metres_at(event.position().x()) * _STEP))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(round(self._metres_at(event.position().x()) * _STEP))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)
        super().mouseReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of the handle: nothing tells when the button is released elsewhere."""
        self.setSliderDown(False)
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.setValue(self.value() + step)

    def draw(self, draw: Drawing) -> None:
        reading = self._reading
        x_of = [self.x_of(metre) / draw.unit for metre in range(int(self._metres) + 1)]
        floor, wall = draw.high - 96, x_of[0]
        tall = min(floor - 40, (x_of[1] - wall) * reading.height)
        foot = floor - 52
        top = max(34.0, foot - tall)
        eye = self.x_of(reading.distance) / draw.unit
        draw.fill(wall - 4, top, 7, foot - top, "text")
        tint = QColor(draw.ink("pilots"))
        tint.setAlphaF(0.14)
        draw.shape((wall, top), (eye, floor - 86), (wall, foot), fill=tint, edge="pilots", line=1.4, dashes=(5, 5))
        words = fill(self.tr("{width} m wide"), width=in_decimals(reading.width))
        draw.text(wall - 6, top - 10, words, plain(14))
        hairline = 1.5 / draw.unit
        draw.fill(0, floor, draw.wide, hairline, "edge")
        for metre in range(0, len(x_of), 1 if self._metres <= 12 else 2):
            draw.fill(x_of[metre], floor, hairline, 8, "edge")
            draw.text(x_of[metre], floor + 26, f"{metre} m", plain(14), "soft", align="middle")
        _draw_seat(draw, eye, floor)
        if reading.readable_to < self._metres:
            self._draw_reach(draw, floor)
        self._draw_handle(draw, draw.high - _HANDLE)

    def ring_shape(self) -> QPainterPath:
        """The keyboard stands on the handle."""
        px, side = self.paint.px, self.paint.px(_SIDE)
        middle = QPointF(self.x_of(self._reading.distance), self.height() - px(_HANDLE))
        return ring_path(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), px(7), 3.5)

    def _draw_reach(self, draw: Drawing, floor: float) -> None:
        """Draw how far all of it can be read."""
        far = self._reading.readable_to
        x, ink = self.x_of(far) / draw.unit, "legal" if self._reading.is_readable else "price"
        words = fill(self.tr("readable to {far} m"), far=in_decimals(far))
        half, up = draw.width(words, plain(14)) / 2, min(112.0, floor - draw.size(plain(14)) - 8)
        draw.fill(x - 1.5 / draw.unit, floor - up, 3 / draw.unit, up, ink)
        middle = min(max(x, half), draw.wide - half)
        draw.text(middle, floor - up - 8, words, plain(14), ink, align="middle")

    def _draw_handle(self, draw: Drawing, y: float) -> None:
        left, x, pixel = self.x_of(0) / draw.unit, self.x_of(self._reading.distance) / draw.unit, 1 / draw.unit
        room = draw.wide - left - 24
        draw.bar(left, y - 2.5 * pixel, room, 5 * pixel, (x - left) / room, "live")
        draw.plate(x - _SIDE / 2, y - _SIDE / 2, _SIDE, _SIDE, fill="live", cut=7)
        words = fill(self.tr("{metres} m"), metres=in_decimals(self._reading.distance))
        draw.text(min(x, draw.wide - 34), y + 36, words, strong(16), align="middle")


def _draw_seat(draw: Drawing, x: float, floor: float) -> None:
    """Draw the farthest seat: an eye above a chair."""
    draw.plate(x - 17, floor - 103, 34, 34, fill="live", cut=8)
    draw.sign("eye", x - 10.2, floor - 96.2, 20.4, "table")
    for left, top, wide, high in ((-16, 34, 30, 3), (-16, 34, 3, 34), (12, 66, 3, 66)):
        draw.fill(x + left, floor - top, wide, high, "edge")


_SAMPLE: Final = 84
"""Where the middle of each sample stands, drawing pixels."""
_WORDS: Final = 152
"""Where the words beside it begin, drawing pixels."""


@frozen
class Sample:
    """Something on the wall to be read: its name, its height as a part of the picture, the angle that it needs."""

    name: str
    shown: str
    part: float
    needs: float
    cut: bool = False


class Samples(PaintedReading):
    """Shows what the farthest seat can read: each sample as large as in the eye, with its degrees."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._reading = Reading()
        self._name = ""

    def set_reading(self, reading: Reading, name: str) -> None:
        """Show this distance; name: a player who sits there."""
        self._reading, self._name = reading, name
        said = [f"{one.name}: {self._said(one)}" for one in self.samples()]
        self.setAccessibleName(fill(self.tr("What can be read from {far} metres"), far=in_decimals(reading.distance)))
        self.setAccessibleDescription(in_turn(said))
        self.update()

    def samples(self) -> tuple[Sample, ...]:
        """The samples, the largest first."""
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
        words = self.tr("{angle}°, readable from {needs}°")
        angle = self._reading.angle(sample.part)
        return fill(words, angle=in_decimals(angle, 2), needs=in_decimals(sample.needs, 2))

    def draw(self, draw: Drawing) -> None:
        screen = self.screen()
        per_metre = screen.physicalDotsPerInch() / screen.devicePixelRatio() / 0.0254
        seen_large = self._reading.height / self._reading.distance * _LOOKED_AT_FROM * per_metre
        draw.plate(fill="panel", cut=24, inset=1)
        words = fill(self.tr("What can be read from {far} m"), far=in_decimals(self._reading.distance))
        draw.text(28, 46, words, strong(21), room=draw.wide - 50)
        draw.text(28, 72, self.tr("true size, seen from 60 cm"), plain(14), "soft", room=draw.wide - 50)
        samples = self.samples()
        step = (draw.high - 100) / len(samples)
        for place, sample in enumerate(samples):
            row = draw.within(0, 92 + place * step, high=step)
            self._draw_sample(row, sample, max(3.0, min(sample.part * seen_large, step * draw.unit * 0.8)))

    def _draw_sample(self, draw: Drawing, sample: Sample, pixels: float) -> None:
        """Draw a sample as large as it is in the eye, its name, and whether it can be read."""
        high = pixels / draw.unit
        if sample.cut:
            draw.letters(_SAMPLE, draw.middle - high / 2, sample.shown, high, align="middle", bar=17)
        else:
            # In its real size, even below the least size of words.
            font = text_font(max(4, round(pixels / 0.727)))
            at = draw.rect(_SAMPLE, draw.middle + high / 2, 110, 0)
            paint_text(draw.pen, at.x(), at.y(), sample.shown, font, draw.ink("text"), "middle", room=at.width())
        big, small, room = draw.size(strong(16)), draw.pixels(plain(14)), draw.wide - _WORDS - 64
        below = max(float(small), (draw.high * 0.92 - big * 1.3) * draw.unit)
        font, lines = block(text_font, small, self._said(sample), room * draw.unit, below)
        step = font.pixelSize() * LEADING / draw.unit
        y = draw.middle - (big + len(lines) * step) / 2 + big * 0.86
        draw.text(_WORDS, y, sample.name, strong(16), room=room)
        for line in lines:
            y += step
            draw.text(_WORDS, y, line, plain(font.pixelSize() / draw.unit), "soft", room=room)
        sign = "tick" if self.fits(sample) else "jag"
        draw.sign(sign, draw.wide - 58, draw.middle - 10, 20, "legal" if sign == "tick" else "price")


class Alarm(PaintedReading):
    """The plate of the warning. Its lower edge is jagged."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._title, self._line = "", ""

    def say(self, title: str, line: str) -> None:
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.update()

    def draw(self, draw: Drawing) -> None:
        pixel = 2 / draw.unit
        right, foot = draw.wide - pixel, draw.high - 16
        teeth = max(6, round(draw.wide / 56))
        step = (right - pixel) / teeth
        jagged = [
            corner
            for tooth in range(teeth)
            for corner in (
                (right - (tooth + 0.5) * step, draw.high - pixel), (right - (tooth + 1) * step, foot)
            )
        ]  # fmt: skip
        top = ((pixel, pixel), (draw.wide - 28, pixel), (right, 28), (right, foot))
        draw.shape(*top, *jagged, fill="panel", edge="price", line=2.4)
        draw.sign("jag", 30, foot / 2 - 25, 50, "price")
        room = draw.wide - 130
        draw.text(106, foot / 2 - 6, self._title, strong(21), "price", room=room)
        draw.block(106, foot / 2 + 6, room, foot / 2 - 8, self._line, plain(16))
