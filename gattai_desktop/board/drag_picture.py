"""Shows a card that the pointer carries: where it is, how far it leans, painted once and copied step by step.

A step happens a hundred times a second, so it counts with plain numbers.
"""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.liftable import CarriedLook
from gattai_desktop.board.paint import Paint, make_smooth
from gattai_desktop.board.places import paint_reason, reason_box
from gattai_desktop.board.shadows import reach
from gattai_desktop.board.table_snapshot import TableSnapshot


class CarriedPicture:
    """A picture of what is carried, with its shadow, turned as it is held."""

    def __init__(self, paint: Paint, look: CarriedLook, angle: float, ratio: float) -> None:
        pad = float(round(reach("carried", look.high) + look.high * abs(angle) / 57))  # 57 degrees are a radian
        room = QRectF(0, 0, look.wide + 2 * pad, look.high + 2 * pad)
        size = (room.size() * ratio).toSize()
        whole = QImage(_by_fours(size.width()), _by_fours(size.height()), QImage.Format.Format_ARGB32_Premultiplied)
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        make_smooth(painter)
        look.paint(painter, paint, pad, pad, angle)
        painter.end()
        inked = _inked(whole)
        self.picture = QPixmap.fromImage(whole.copy(inked))
        self.picture.setDevicePixelRatio(ratio)
        self.left, self.top = inked.left() / ratio - pad, inked.top() / ratio - pad
        """The picture's corner, measured from the upright thing's top left corner."""
        self.width, self.height = inked.width() / ratio, inked.height() / ratio


class ReasonPicture:
    """Why a place refuses the card that is held over it, as one picture."""

    def __init__(self, paint: Paint, place: QRectF, text: str, room: QRectF, ratio: float) -> None:
        """place, room: the place and the whole table, in the coordinates of the painter."""
        box = reason_box(paint, place, text, room).adjusted(-2, -2, 2, 2).toAlignedRect()
        self.box = box
        self.picture = QPixmap(box.size() * ratio)
        self.picture.setDevicePixelRatio(ratio)
        self.picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self.picture)
        make_smooth(painter)
        painter.translate(-box.topLeft())
        paint_reason(painter, paint, place, text, room)
        painter.end()


class DragPicture:
    """A card that is carried over the still table, on the layer that shows it."""

    def __init__(self, layer: QWidget, still: TableSnapshot, card: CarriedPicture, corner: QPointF) -> None:
        self._layer, self._still, self._card = layer, still, card
        self._ratio = layer.devicePixelRatioF()
        self._x, self._y = self._place(corner)
        self._reason: ReasonPicture | None = None

    def show(self) -> None:
        """Begin to show the card where it is."""
        self._show(self._x, self._y, self._card.width, self._card.height)

    def lay(self, corner: QPointF) -> None:
        """Move the card so that its upright top left corner is there."""
        card, x, y = self._card, self._x, self._y
        self._x, self._y = self._place(corner)
        if abs(self._x - x) < card.width and abs(self._y - y) < card.height:
            self._show(min(x, self._x), min(y, self._y), card.width + abs(self._x - x), card.height + abs(self._y - y))
        else:
            self._show(x, y, card.width, card.height)
            self._show(self._x, self._y, card.width, card.height)

    def say(self, reason: ReasonPicture | None) -> None:
        """Show a reason above the card, or none."""
        for one in (self._reason, reason):
            if one is not None:
                QWidget.update(self._layer, one.box)
        self._reason = reason

    def paint(self, painter: QPainter) -> None:
        """Paint everything, as far as the painter's clip goes."""
        self._still.paint(painter)
        painter.drawPixmap(QPointF(self._x, self._y), self._card.picture)
        if self._reason is not None:
            painter.drawPixmap(self._reason.box.topLeft(), self._reason.picture)

    def _place(self, corner: QPointF) -> tuple[float, float]:
        """Return where the picture begins: on a whole pixel of the screen, so that it is copied and not smeared."""
        card, ratio = self._card, self._ratio
        left, top = (corner.x() + card.left) * ratio, (corner.y() + card.top) * ratio
        return round(left) / ratio, round(top) / ratio

    def _show(self, x: float, y: float, width: float, height: float) -> None:
        left, top = int(x), int(y)
        # The layer's own `update` would take the table below for changed, which it is not.
        QWidget.update(self._layer, left, top, int(x + width + 0.999) - left, int(y + height + 0.999) - top)


def _by_fours(pixels: int) -> int:
    """Round up to a multiple of four: bytes that only fill up a line could hold anything."""
    return -(-pixels // 4) * 4


def _inked(picture: QImage) -> QRect:
    """Return the part of a picture that is not transparent; both of its sides are multiples of four."""
    alpha = picture.convertToFormat(QImage.Format.Format_Alpha8)
    top, bottom = _inked_lines(alpha)
    left, right = _inked_lines(alpha.transformed(QTransform().rotate(90)))
    return QRect(left, top, right - left, bottom - top)


def _inked_lines(alpha: QImage) -> tuple[int, int]:
    """Return the first line that is not transparent, and the line after the last one."""
    wide, data = alpha.bytesPerLine(), bytes(alpha.constBits())
    first, last = len(data) - len(data.lstrip(b"\0")), len(data.rstrip(b"\0"))
    return first // wide, -(-last // wide)


class CarriedPose:
    """The pose of what is carried, in the coordinates of the layer that shows it."""

    def __init__(self) -> None:
        self.look: CarriedLook | None = None
        self.corner = QPointF()
        """Where the top left corner would be if it stood upright."""
        self._held = QPointF()  # where the pointer holds it, from that corner
        self.lean(0.0)

    def take_up(self, look: CarriedLook, angle: float) -> None:
        """Pose something else from now on, leaning by this angle."""
        self.look = look
        self.lean(angle)

    def lean(self, angle: float) -> None:
        """Turn it about the middle of its lower edge, and work out what stays the same while it is moved."""
        width, height = (self.look.wide, self.look.high) if self.look is not None else (1.0, 1.0)
        self.angle = angle
        self._turn = QTransform.fromTranslate(width / 2, height).rotate(angle).translate(-width / 2, -height)
        self._shape = self._turn.mapRect(QRectF(0, 0, width, height))

    def hold_by(self, grip: QPointF) -> None:
        """Let the pointer hold it by this point of the upright thing."""
        self._held = self._turn.map(grip)

    def follow(self, pointer: QPointF) -> None:
        """Move it to where the pointer holds it now."""
        self.corner = pointer - self._held

    @property
    def pointer(self) -> QPointF:
        """Where the pointer that holds it is."""
        return self.corner + self._held

    @property
    def box(self) -> QRectF:
        """The rectangle around it."""
        return self._shape.translated(self.corner)

    @property
    def shadowed(self) -> QRectF:
        """The rectangle around it and its shadow."""
        pad = reach("carried", self._shape.height())
        return self.box.adjusted(-pad, -pad, pad, pad)
