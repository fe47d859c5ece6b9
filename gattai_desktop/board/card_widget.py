"""Shows one card, face or back, that can be read, focused, pressed and lifted.

The card is a button. It paints itself, turned if need be, inside a larger transparent box, and answers the
pointer for its own shape only. That shape is the card at rest: it does not move when the card rises.
"""

import math
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.faces import card_path, card_width, paint_card, paint_card_outline
from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate import paint_crest, paint_plate, ring_path
from gattai_desktop.board.shadows import reach
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import frozen

LIFT: Final = 0.06  # of the height: how far a hovered card rises
RAISED: Final = 0.16  # of the height: how far a card rises that was covered
SUNK: Final = 0.09  # of the height: how far a card sinks that cannot be played
VEIL: Final = 0.24
PRESSED_DROP: Final = 2.0  # device-independent pixels
MARK_ABOVE: Final = 26 / 286  # of the height: top of a mark above the card's top
MARK_LEFT: Final = 20 / 286
MARK_STEP: Final = 30 / 286
MARK_SIZE: Final = 18 / 286
TICK_BELOW: Final = 0.54  # of the height: where the tick of a chosen card lies, below its index
TICK_LEFT: Final = 0.05
TICK: Final = 0.12
NOTHING_BELOW: Final = (0.0, 0.0)
_FLAT_RING: Final = 3.0  # device-independent pixels from a small picture of a tray to its ring, which has words below
RING_ROOM: Final = 12.0  # device-independent pixels that the focus ring takes above a card, and a little air
TAG: Final = 0.085  # of the height: the crest above a card
TAG_GAP: Final = 9 / 330
TAG_LEFT: Final = 12 / 330
ABOVE: Final = TAG + TAG_GAP + 0.02  # of the height: the room that a card with a crest needs above it


@frozen
class CardMark:
    """A sign above a card that says what it may do now, in a colour token of the theme."""

    sign: str
    token: str = "legal"  # noqa: S105 (a colour token)


@frozen
class CardNote:
    """What holds of a card whatever it may do now.

    mark: a sign above it; words: said after its name; about: what stands on it, said after what it may do.
    """

    mark: CardMark | None = None
    words: str = ""
    about: str = ""


@frozen
class CarriedCard:
    """A card as it is seen while it is carried."""

    face: str
    high: float

    @property
    def wide(self) -> float:
        return card_width(self.high)

    def paint(self, painter: QPainter, paint: Paint, x: float, y: float, angle: float) -> None:
        paint_card(painter, paint.faces, paint.theme, self.face, x, y, self.high, angle=angle, shadow="carried")


class CardWidget(Liftable):
    """Shows one card and signals what a person does with it.

    Signals:
        raiseAsked: the middle button, or Space where nothing around the card takes it: show this card whole.
        focused: the keyboard focus has come to this card.
        hoverChanged: the pointer has come (True) or gone (False).
    """

    raiseAsked = Signal()
    focused = Signal()
    hoverChanged = Signal(bool)

    def __init__(self, paint: Paint, face: str, height: float | None = None, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.face = ""
        """The name of the picture: TD, back-pilots, omen-coach."""
        self._height = height if height is not None else paint.scale.cu
        self._corner = QPointF(0, 0)  # of the upright card, in the parent
        self.playable = True
        """Whether the card may do anything now."""
        self._ghost = ""  # colour token of a dashed outline instead of the card
        self.raised = False
        """Whether the card stands higher than the others."""
        self.on_top = False
        """Whether it then lies on top of the others, too."""
        self._ticked = False
        self.sinks = True
        """Whether it lies lower while it can do nothing."""
        self.still = False
        """Whether it stays where it lies when the pointer comes, as a card in a frame does."""
        self._flat = False
        self._crest = ""
        self._hovered = False
        self._rise = 0.0  # 0 at rest, 1 hovered
        self.foot = NOTHING_BELOW
        """From where to where below it something of it is drawn that its ring leaves in sight, in pixels."""
        self.marks: tuple[CardMark, ...] = ()
        """The signs above it."""
        self._motion: QVariantAnimation | None = None
        self.setMouseTracking(True)
        self.set_face(face)
        self._fit()

    # ------------------------------------------------------------------ what it shows
    def set_face(self, face: str) -> None:
        """Show another picture. Raises UnknownFaceError. The spoken name follows until the caller sets one."""
        if face == self.face:
            return
        if not self.paint.faces.knows(face):
            self.paint.faces.picture(face, self._height, 1.0)  # raises with the reason
        if self.accessibleName() in ("", card_name(self.face) if self.face else ""):
            self.setAccessibleName(card_name(face))
        self.face = face
        self.update()

    def set_marks(self, marks: tuple[CardMark, ...]) -> None:
        """Show these signs above the card, from left to right."""
        self.marks = marks
        self.update()

    def set_crest(self, seat: str) -> None:
        """Show above the card whose it is; "" for nobody's. It moves with the card, so that no other one covers it."""
        if seat != self._crest:
            self._crest = seat
            self.update()

    def set_playable(self, playable: bool) -> None:
        """Lower and veil a card that can do nothing now; it stays readable and liftable."""
        if playable != self.playable:
            self.playable = playable
            self._changed()

    def carried_look(self) -> CarriedCard:
        return CarriedCard(self.face, self._height)

    def set_raised(self, raised: bool, *, on_top: bool = True) -> None:
        """Let the card stand up, from under others or, not on top, where it is among them; or let it sink back."""
        self.on_top = raised and on_top
        if raised != self.raised:
            self.raised = raised
            self._changed()

    def set_ticked(self, ticked: bool) -> None:
        """Show a tick on the card, below its index: it is chosen, however low it lies in a fan."""
        if ticked != self._ticked:
            self._ticked = ticked
            self.update()

    def lie_flat(self) -> None:
        """Let the card lie flat from now on: no shadow, a keyline instead; for the small pictures of trays."""
        self._flat = True
        self.update()

    def set_hovered(self, hovered: bool) -> None:
        """Rise under the pointer, or sink back. A spread of cards calls this; a lone card does it itself."""
        if hovered == self._hovered:
            return
        self._hovered = hovered
        self._move_to(1.0 if hovered and not self.still else 0.0)
        self.ringChanged.emit()
        self.hoverChanged.emit(hovered)

    # ------------------------------------------------------------------ where it lies
    def put(self, x: float, y: float, *, height: float | None = None, angle: float | None = None) -> None:
        """Lay the upright card's top left corner at x, y in the parent."""
        if height is not None:
            self._height = height
        if angle is not None:
            self.angle = angle
        self._corner = QPointF(x, y)
        self._fit()

    def card_rect(self) -> QRectF:
        """Return the upright card at rest, in this widget."""
        corner = self._corner - QPointF(self.pos())
        return QRectF(corner.x(), corner.y(), card_width(self._height), self._height)

    def shape_at_rest(self) -> QPainterPath:
        """Return the card's outline at rest, in this widget: the shape that the pointer can hit."""
        return self._turn().map(card_path(self._height).translated(0, self._sunk()))

    def global_rect(self) -> QRectF:
        return self.globally(self.card_rect().translated(0, self._sunk()))

    def global_box(self) -> QRectF:
        """Return the box round the card as it lies turned, or stands raised, whether the pointer is at it or not."""
        rest = -RAISED * self._height if self.raised else self._sunk()
        return self.globally(self._turn().mapRect(QRectF(0, rest, card_width(self._height), self._height)))

    def ring_shape(self) -> QPainterPath:
        # Where the card will stand when it has come to rest: the ring itself never moves along.
        up = -LIFT * self._height if self._hovered and not (self.raised or self.carried or self.still) else 0.0
        rest = -RAISED * self._height if self.raised and not self.carried else self._sunk() + up
        box = QRectF(0, rest, card_width(self._height), self._height)
        off = _FLAT_RING if self._flat else 6.0
        return self._turn().map(ring_path(box, 0.105 * self._height, off))

    def lying_over(self) -> QPainterPath:
        """Return the cards that lie over this one: their signs stay in sight, as if its ring lay below them too."""
        around, over = self.parentWidget(), QPainterPath()
        beside = around.children() if around is not None else [self]
        over.setFillRule(Qt.FillRule.WindingFill)
        start, end = self.foot
        if end > start:
            over.addRect(self._turn().mapRect(QRectF(0, self._height + start, card_width(self._height), end - start)))
        for card in beside[beside.index(self) + 1 :]:
            if isinstance(card, CardWidget) and card.isVisible() and not card.carried:
                over.addPath(card.shape_at_rest().translated(QPointF(card.pos() - self.pos())))
        return over

    def rescale(self) -> None:
        if self.face:
            self._fit()

    def _changed(self) -> None:
        self.update()
        self.ringChanged.emit()

    def _fit(self) -> None:
        width, height = card_width(self._height), self._height
        around = QRectF(0, -(RAISED + MARK_ABOVE + MARK_SIZE) * height, width, (1 + RAISED + SUNK + 0.2) * height)
        pad = reach("hover", height) if not self._flat else 3.0
        box = self._turn(QPointF(0, 0)).mapRect(around).adjusted(-pad, -pad, pad, pad)
        left, top = math.floor(self._corner.x() + box.left()), math.floor(self._corner.y() + box.top())
        self.setGeometry(left, top, math.ceil(box.width()) + 1, math.ceil(box.height()) + 1)
        self.update()

    def _turn(self, corner: QPointF | None = None) -> QTransform:
        at = corner if corner is not None else self.card_rect().topLeft()
        width, height = card_width(self._height), self._height
        turn = QTransform.fromTranslate(at.x(), at.y())
        return turn.translate(width / 2, height).rotate(self.angle).translate(-width / 2, -height)

    def _sunk(self) -> float:
        return SUNK * self._height if self.sinks and not (self.playable or self.raised) else 0.0

    def _offset(self) -> float:
        if self.raised:
            return -RAISED * self._height
        pressed = PRESSED_DROP if self.isDown() else 0.0
        return self._sunk() - self._rise * LIFT * self._height + pressed

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            theme, corner = self.paint.theme, self.card_rect().topLeft()
            if self.carried or self._ghost:
                token = self._ghost or "edge"
                paint_card_outline(painter, theme, corner.x(), corner.y(), self._height, token, angle=self.angle)
                self._paint_crest(painter)
                return
            risen = self._rise > 0.5 or self.raised
            shadow = None if self._flat or self.isDown() else "hover" if risen else "rest"
            # The card is moved along its own axis, so that a fan rises outwards.
            turn = math.radians(self.angle)
            x = corner.x() - math.sin(turn) * self._offset()
            y = corner.y() + math.cos(turn) * self._offset()
            veil = 0.0 if self.playable else VEIL
            faces, tall, angle = self.paint.faces, self._height, self.angle
            paint_card(painter, faces, theme, self.face, x, y, tall, angle=angle, shadow=shadow, veil=veil)
            self._paint_marks(painter)
            self._paint_crest(painter)
            self._paint_tick(painter)

    def _paint_tick(self, painter: QPainter) -> None:
        if not self._ticked:
            return
        tall, theme = self._height, self.paint.theme
        side = max(16.0, TICK * tall)
        box = QRectF(TICK_LEFT * tall, self._offset() + TICK_BELOW * tall, side, side)
        painter.save()
        painter.setTransform(self._turn(), combine=True)
        paint_plate(painter, box, fill=theme.panel, edge=theme.colour("legal"), cut=side * 0.22, radius=2, both=False)
        paint_sign(painter, "tick", box.x() + side * 0.18, box.y() + side * 0.18, side * 0.64, theme.colour("legal"))
        painter.restore()

    def _paint_crest(self, painter: QPainter) -> None:
        if not self._crest:
            return
        tall, corner, up = self._height, self.card_rect().topLeft(), self._offset()
        y = up - (TAG + TAG_GAP) * tall
        if not self.raised:  # a card that only rises a little under the pointer goes behind its crest
            y = max(y, -ABOVE * tall)
        theme = self.paint.theme
        paint_crest(painter, theme, self._crest, corner.x() + TAG_LEFT * tall, corner.y() + y, TAG * tall)

    def _paint_marks(self, painter: QPainter) -> None:
        if not self.marks or not self.playable:
            return
        height = self._height
        painter.save()
        painter.setTransform(self._turn(), combine=True)
        size = max(12.0, MARK_SIZE * height)
        # The ring of the keyboard runs round the card: the signs stand above it.
        ringed = self.hasFocus() and not self.pointed
        top = self._offset() - max(MARK_ABOVE * height, size + (RING_ROOM if ringed else 4))
        for place, mark in enumerate(self.marks):
            x = MARK_LEFT * height + place * max(MARK_STEP * height, size * 1.4)
            paint_sign(painter, mark.sign, x, top, size, self.paint.theme.colour(mark.token))
        painter.restore()

    def _move_to(self, goal: float) -> None:
        length = self.paint.motion.ms("touch") if self.paint.motion.flies() else 0
        if length == 0:
            self._set_rise(goal)
            return
        if self._motion is None:
            self._motion = QVariantAnimation(self)
            self._motion.valueChanged.connect(self._set_rise)
        self._motion.stop()
        self._motion.setDuration(length)
        self._motion.setStartValue(self._rise)
        self._motion.setEndValue(goal)
        self._motion.start()

    def _set_rise(self, rise: float) -> None:
        self._rise = rise
        self.update()

    # ------------------------------------------------------------------ hands
    def hitButton(self, pos: QPoint) -> bool:
        return self.shape_at_rest().contains(QPointF(pos))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton and self.hitButton(event.position().toPoint()):
            self.raiseAsked.emit()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._press = None
            if not self.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
                self.set_hovered(self.hitButton(event.position().toPoint()))
            event.ignore()
            return
        super().mouseMoveEvent(event)

    def grip(self, place: QPointF) -> QPointF:
        return self._turn().inverted()[0].map(place)

    def leaveEvent(self, event: QEvent) -> None:
        self.set_hovered(False)
        super().leaveEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        if not self.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
            self.set_hovered(self.hitButton(event.position().toPoint()))
        super().enterEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            around = self.parentWidget()
            # What has Space written on it, an answer to pass or a plate to reveal, comes before a look at a card.
            if around is None or not QCoreApplication.sendEvent(around, event) or not event.isAccepted():
                self.raiseAsked.emit()
            event.accept()
        else:
            event.ignore()  # arrows and ranks belong to the hand or the Pile

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # no key holds a card down; what is held, such as the key that enlarges it, is the spread's

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()
