"""Carries a card or a token from where it lies to where it is dropped: by drag, by click and click, or by keyboard.

The layer lies transparent above the table and never takes input away. While a card is carried it listens to
pointer and keys; where it may land, and what would come of it, is said once, when the card is picked up.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QTransform, QWindow
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.announcing import announce, is_heard
from gattai_desktop.board.drag_picture import CarriedPicture, DragPicture, ReasonPicture
from gattai_desktop.board.liftable import CarriedLook, Liftable
from gattai_desktop.board.lit_places import LitPlaces
from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.board.places import (
    Landing,
    LandingButtons,
    RectOf,
    landing_in_order,
    landing_towards,
    landing_words,
    paint_place,
    paint_reason,
)
from gattai_desktop.board.pointer_grab import Listening, PointerGrab
from gattai_desktop.board.presses import is_second
from gattai_desktop.board.shadows import reach
from gattai_desktop.board.table_snapshot import AROUND, TableSnapshot
from gattai_desktop.board.towards import WAYS

TILT: Final = 2.0  # degrees that a carried card leans
IN_ORDER: Final = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
DROP: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DragLayer(PaintedWidget):
    """The overlay that carries one card at a time.

    Signals:
        over(Landing | None): pointer or keys are at another place now; None for none.
        dropped(Landing): let go over a place that accepts it. The card's own place is free again.
        refused(Landing): let go over a place that refuses it; the card glides home.
        missed(QPoint): let go by the pointer, at this global place, over no place at all; it glides home.
        returned(): the card lies where it came from.
    """

    over = Signal(object)
    dropped = Signal(Landing)
    refused = Signal(Landing)
    missed = Signal(QPoint)
    returned = Signal()

    def __init__(self, paint: Paint, table: QWidget, rect_of: RectOf) -> None:
        super().__init__(paint, table)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._table = table
        self.places = LitPlaces(self, rect_of)  # where the carried card may be dropped
        self._card: Liftable | None = None
        self.dragged = False  # by a held button; else by click or keys
        self._corner = QPointF()  # of the upright card, in this layer
        self._look: CarriedLook | None = None
        self._lean(0.0)
        self._held = QPointF()  # where the pointer holds the leaning card, from the corner of the upright one
        self.goal: Landing | None = None  # the place where the carried card would be dropped
        self.aims = True
        """Whether a card lifted by click or Enter is at its first place at once; else a person leads it to one."""
        self._flight: QVariantAnimation | None = None
        self._still: TableSnapshot | None = None  # of a card that was dragged, until it lies
        self._carried: DragPicture | None = None  # while it is dragged
        self._given_on = False  # a press of the card itself, by its window to what lies there
        self._held_pointer = PointerGrab(self, self._held_to, self.put_back)
        self._listening = Listening(self)
        self._buttons = LandingButtons()
        self.aside: QWidget | None = None  # it says what the card would do; a press on it does not drop the card
        self.hide()

    # ------------------------------------------------------------------ what the window asks
    @property
    def carrying(self) -> bool:
        """Whether a card is lifted and not yet gliding home."""
        return self._card is not None and self._flight is None

    @property
    def pointer(self) -> QPointF:
        """Where the held pointer is, in this layer."""
        return self._corner + self._held

    def pick_up(
        self, card: Liftable, landings: Sequence[Landing], grip: QPointF | None = None, at: QPoint | None = None
    ) -> None:
        """Lift a card. landings: where it may be dropped, in the order in which Tab walks through them.

        grip, at: grip point in the upright card and the pointer's global place, as `Liftable.lifted` carries
        them. Without them the card is lifted by click or Enter: it rises where it lies, and the next click or
        the arrows and Enter choose its place.
        """
        self.lie()
        if self._card is not None:
            self._finish()
        self._cover_table()
        self._card, self._look = card, card.carried_look()
        self.dragged = grip is not None and at is not None
        self._lean(TILT if self.paint.motion.flies() else 0.0)
        self.goal = None
        if grip is not None and at is not None:
            self._held = self._turn.map(grip)
            self._follow(QPointF(at))
        else:
            self._corner = self._home() - QPointF(0, 0.06 * self._look.high)
        self.raise_()
        self._still = TableSnapshot(self._table, self, self._paint_places) if self.dragged else None
        card.set_carried(True)
        self.places.take(landings)
        if self._still is not None:
            picture = CarriedPicture(self.paint, self._look, self._angle, self.devicePixelRatioF())
            self._carried = DragPicture(self, self._still, picture, self._corner)
            self._still.begin(box for _, box in self.places.boxes)
            self._carried.show()
        else:
            self.show()
        if self.dragged:
            self._held_pointer.hold()
            self._listening.to(card, QApplication.focusWidget())
            self._point_at(self._under())
            return
        self._listening.to_all()
        if is_heard():
            self._buttons.show(self.places.boxes, self, self._drop_at)
        self._point_at(next((landing for landing in self.places.landings if self.aims and landing.allowed), None))

    def aim_at(self, landing: Landing | None) -> None:
        """Take a card that was lifted by click or keys to a place before all others; None for where it is."""
        if landing is not None and self.carrying and not self.dragged:
            self._point_at(landing)

    def lay_again(self, landings: Sequence[Landing], moved: QWidget | None = None) -> None:
        """Find the places anew, because something has happened or a part of the table has moved below the card.

        One that was lifted by click or keys stays at its place where that still takes it, and else is at none.
        """
        self.places.take(landings)
        if self._still is not None:
            if moved is not None:
                self._still.look_again(moved)
            self._still.light(box for _, box in self.places.boxes)
        if self.dragged:
            self._point_at(self._under())
            return
        if is_heard():
            self._buttons.show(self.places.boxes, self, self._drop_at)
        self._point_at(next((one for one in landings if one.allowed and self._is_goal(one)), None))
        self.update()

    def _is_goal(self, landing: Landing) -> bool:
        return self.goal is not None and landing.place == self.goal.place

    def lie(self) -> None:
        """Let a card that glides home lie there at once."""
        if self._flight is not None:
            self._flight.stop()
            self._finish(returned=True)

    def put_back(self) -> None:
        """Let the card glide home; `returned` is emitted when it arrives."""
        if not self.carrying:
            return
        self._point_at(None)
        self._release()
        if self._still is not None:
            self._still.light(())
        length = self.paint.motion.ms("return") if self.paint.motion.flies() else 0
        if length == 0 or self._card is None or not isValid(self._card):
            self._finish(returned=True)
            return
        start, tilt = QPointF(self._corner), self._angle
        self._flight = QVariantAnimation(
            self, startValue=0.0, endValue=1.0, duration=length, easingCurve=self.paint.motion.easing("out")
        )
        self._flight.valueChanged.connect(lambda share: self._glide(start, tilt, share))
        self._flight.finished.connect(lambda: self._finish(returned=True))
        self._flight.start()
        if self._still is None:
            self.update()  # the places are lit no more

    def drop(self) -> None:
        """Drop the card on the present place, or send it home where there is none or it refuses."""
        if not self.carrying:
            return
        landing = self.goal
        if landing is not None and landing.allowed:
            self._release()
            self._point_at(None)
            self._finish()
            self.dropped.emit(landing)
            return
        if landing is not None:
            self.refused.emit(landing)
        elif self.dragged:
            self.missed.emit(self.mapToGlobal(self.pointer.toPoint()))
        self.put_back()

    def _drop_at(self, landing: Landing) -> None:
        """Drop the card on this place, as a screen reader asks."""
        self._point_at(landing)
        self.drop()

    # ------------------------------------------------------------------ listening while a card is carried
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self._cover_table()
        elif self.carrying and not self.is_gone():
            if isinstance(event, QKeyEvent):
                return self._key(event)
            if isinstance(event, QMouseEvent):
                return self._pointer(watched, event)
        return False

    def is_gone(self) -> bool:
        """Whether the card's widget was deleted; then nothing is carried any longer."""
        if self._card is not None and isValid(self._card):
            return False
        self._finish(returned=True)
        return True

    def _held_to(self, at: QPointF) -> None:
        """Follow the held pointer to this place."""
        if not self.is_gone():
            self._follow(at)
            self._point_at(self._under())

    def _key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        mine = key == Qt.Key.Key_Escape or (not self.dragged and key in (*WAYS, *IN_ORDER, *DROP))
        if event.type() == QEvent.Type.ShortcutOverride and mine:
            event.accept()
            return True
        if event.type() != QEvent.Type.KeyPress or not mine:
            return False
        if key == Qt.Key.Key_Escape:
            self.put_back()
        elif key in DROP:
            if not event.isAutoRepeat():  # the one that is held has lifted the card
                self.drop()
        elif key in WAYS:
            start = self.places.box(self.goal) if self.goal is not None else self._shape.translated(self._corner)
            self._point_at(landing_towards(start.center(), WAYS[key], self.places.boxes, self.goal))
        else:
            self._point_at(landing_in_order(self.places.landings, self.goal, IN_ORDER[key]))
        return True

    def _pointer(self, watched: QObject, event: QMouseEvent) -> bool:
        at, kind = event.globalPosition(), event.type()
        if kind == QEvent.Type.MouseMove:
            if self.dragged:
                self._held_to(at)
            elif (found := self.places.at(self.mapFromGlobal(at))) is not None:
                self._point_at(found)
        elif kind == QEvent.Type.MouseButtonRelease and self.dragged and event.button() == Qt.MouseButton.LeftButton:
            self._held_to(at)
            self.drop()
        elif kind == QEvent.Type.MouseButtonPress and not self.dragged and event.button() != Qt.MouseButton.LeftButton:
            self.put_back()  # only the button that lifts a card lays it anywhere
            return True
        elif kind == QEvent.Type.MouseButtonPress and not self.dragged and not is_second(event):
            slow, given_on = self.paint.presses.is_slow_second(at), self._given_on
            card = self._card if self._card is not None and self._card.is_home(at) else None
            self._given_on = isinstance(watched, QWindow) and card is not None and not slow
            if self._given_on or (slow and not given_on):  # Qt sends moves only to a widget that had the press
                return slow
            self.paint.presses.pressed(event)  # what the layer takes, the guard of the window never sees
            aside = self.aside
            if aside is not None and aside.isVisible() and aside.rect().contains(aside.mapFromGlobal(at.toPoint())):
                return False
            if (found := self.places.at(self.mapFromGlobal(at))) is not None:
                self._point_at(found)
                self.drop()
                return True
            self.put_back()
            if card is not None:  # a second press of the card itself puts it down again, or drags it from there
                card.lay_down(at)
            return card is not None
        return False

    # ------------------------------------------------------------------ where the card is
    def _cover_table(self) -> None:
        """Cover the whole table, which may have another size by now."""
        self.setGeometry(self._table.rect())

    def _home(self) -> QPointF:
        if self._card is None or not isValid(self._card):
            return self._corner
        return QPointF(self.mapFromGlobal(self._card.global_rect().topLeft()))

    def _lean(self, angle: float) -> None:
        """Turn the card about the middle of its lower edge, and work out what stays the same while it is moved."""
        width, height = (self._look.wide, self._look.high) if self._look is not None else (1.0, 1.0)
        self._angle = angle
        self._turn = QTransform.fromTranslate(width / 2, height).rotate(angle).translate(-width / 2, -height)
        self._shape = self._turn.mapRect(QRectF(0, 0, width, height))

    def _follow(self, at: QPointF) -> None:
        self._corner = self.mapFromGlobal(at) - self._held
        if self._carried is not None:
            self._carried.lay(self._corner)

    def _glide(self, start: QPointF, tilt: float, share: float) -> None:
        self._cover_table()
        before = self._reach()
        home_angle = self._card.angle if self._card is not None and isValid(self._card) else 0.0
        self._corner = start + (self._home() - start) * share
        self._lean(tilt + (home_angle - tilt) * share)
        self.update(before.united(self._reach()).toAlignedRect())

    def _reach(self) -> QRectF:
        pad = reach("carried", self._shape.height())
        return self._shape.translated(self._corner).adjusted(-pad, -pad, pad, pad)

    def _under(self) -> Landing | None:
        return self.places.under(self._shape.translated(self._corner), self.pointer)

    def _point_at(self, landing: Landing | None) -> None:
        if landing is self.goal:
            return
        lit = {one.place for one in (self.goal, landing) if one is not None}  # a plate may stand for a place
        changed = [box for one, box in self.places.boxes if one.place in lit]
        self.goal = landing
        if self._carried is not None and self._still is not None:
            self._still.freshen(changed)
            self._carried.say(self._reason())
        else:
            self.update()
        self.over.emit(landing)
        if landing is not None:
            announce(self, f"{landing.name}: {landing_words(landing)}")

    # ------------------------------------------------------------------ the end
    def _release(self) -> None:
        self._buttons.clear()
        self._carried = None
        self._held_pointer.let_go()
        self._listening.stop()

    def _finish(self, *, returned: bool = False) -> None:
        card, flight = self._card, self._flight
        self._card = self._flight = self.goal = None
        self.places.take(())
        self._release()
        if self._still is not None:
            self._still.let_go()
            self._still = None
        self.hide()
        if flight is not None:
            flight.deleteLater()
        if card is not None and isValid(card):
            card.set_carried(False)
        if returned and card is not None:
            self.returned.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        if self._card is not None and not event.spontaneous():  # its window was closed
            self._finish(returned=True)

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        if self._carried is not None:
            with QPainter(self) as painter:
                self._carried.paint(painter)
            return
        with painting(self) as painter:
            if self._still is not None:
                self._still.paint(painter)
            elif self._flight is None:
                self._paint_places(painter)
            if self._look is not None:
                self._look.paint(painter, self.paint, self._corner.x(), self._corner.y(), self._angle)
            if self.goal is not None and (reason := self._said()):
                paint_reason(painter, self.paint, self.places.box(self.goal), reason, QRectF(self.rect()))

    def _said(self) -> str:
        """Return why the place under the card refuses it; "" where it does not."""
        return self.goal.text if self.goal is not None and not self.goal.allowed else ""

    def _reason(self) -> ReasonPicture | None:
        if self.goal is None or not (reason := self._said()):
            return None
        there = self.places.box(self.goal), reason, QRectF(self.rect())
        return ReasonPicture(self.paint, *there, self.devicePixelRatioF())

    def _paint_places(self, painter: QPainter) -> None:
        clip = painter.clipBoundingRect() if painter.hasClipping() else QRectF(self.rect())
        for landing, box in self.places.boxes:
            if clip.intersects(box.adjusted(-AROUND, -AROUND, AROUND, AROUND)):
                paint_place(painter, self.paint, box, landing, near=self._is_goal(landing))
