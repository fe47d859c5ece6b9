"""Carries a card or a token from where it lies to where it is dropped: by drag, by click and click, or by keyboard.

The layer lies transparent above the table and never takes input away: `drag_input.py` hears pointer and keys for it
while a card is carried. Where the card may land, and what would come of it, is said once, when it is picked up.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gattai_desktop.board.announcing import announce, is_heard
from gattai_desktop.board.drag_input import DragInput
from gattai_desktop.board.drag_picture import CarriedPicture, CarriedPose, DragPicture, ReasonPicture
from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.paint import Paint, PaintedWidget, painting
from gattai_desktop.board.places import (
    Landing,
    LandingButtons,
    LitPlaces,
    RectOf,
    landing_words,
    paint_place,
    paint_reason,
)
from gattai_desktop.board.pointer_grab import PointerGrab
from gattai_desktop.board.table_snapshot import AROUND, TableSnapshot

TILT: Final = 2.0  # degrees that a carried card leans


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
        self.card: Liftable | None = None
        self.dragged = False  # by a held button; else by click or keys
        self.pose = CarriedPose()
        self.goal: Landing | None = None  # the place where the carried card would be dropped
        self.aims = True
        """Whether a card lifted by click or Enter is at its first place at once; else a person leads it to one."""
        self._flight: QVariantAnimation | None = None
        self._still: TableSnapshot | None = None  # of a card that was dragged, until it lies
        self._carried: DragPicture | None = None  # while it is dragged
        self._held_pointer = PointerGrab(self, self.follow, self.put_back)
        self._input = DragInput(self, table, self)
        self._buttons = LandingButtons()
        self.aside: QWidget | None = None  # it says what the card would do; a press on it does not drop the card
        self.hide()

    # ------------------------------------------------------------------ what the window asks
    @property
    def carrying(self) -> bool:
        """Whether a card is lifted and not yet gliding home."""
        return self.card is not None and self._flight is None

    @property
    def pointer(self) -> QPointF:
        """Where the held pointer is, in this layer."""
        return self.pose.pointer

    def pick_up(
        self, card: Liftable, landings: Sequence[Landing], grip: QPointF | None = None, at: QPoint | None = None
    ) -> None:
        """Lift a card. landings: where it may be dropped, in the order in which Tab walks through them.

        grip, at: grip point in the upright card and the pointer's global place, as `Liftable.lifted` carries
        them. Without them the card is lifted by click or Enter: it rises where it lies, and the next click or
        the arrows and Enter choose its place.
        """
        self.lie()
        if self.card is not None:
            self._finish()
        self.cover_table()
        self.card, look = card, card.carried_look()
        self.dragged = grip is not None and at is not None
        self.pose.take_up(look, TILT if self.paint.motion.flies() else 0.0)
        self.goal = None
        if grip is not None and at is not None:
            self.pose.hold_by(grip)
            self.pose.follow(QPointF(self.mapFromGlobal(at)))
        else:
            self.pose.corner = self._home() - QPointF(0, 0.06 * look.high)
        self.raise_()
        self._still = TableSnapshot(self._table, self, self._paint_places) if self.dragged else None
        card.set_carried(True)
        self.places.take(landings)
        if self._still is not None:
            picture = CarriedPicture(self.paint, look, self.pose.angle, self.devicePixelRatioF())
            self._carried = DragPicture(self, self._still, picture, self.pose.corner)
            self._still.begin(box for _, box in self.places.boxes)
            self._carried.show()
        else:
            self.show()
        self._input.begin(card)
        if self.dragged:
            self._held_pointer.hold()
            self.point_at(self._under())
            return
        if is_heard():
            self._buttons.show(self.places.boxes, self, self._drop_at)
        self.point_at(next((landing for landing in self.places.landings if self.aims and landing.allowed), None))

    def aim_at(self, landing: Landing | None) -> None:
        """Take a card that was lifted by click or keys to a place before all others; None for where it is."""
        if landing is not None and self.carrying and not self.dragged:
            self.point_at(landing)

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
            self.point_at(self._under())
            return
        if is_heard():
            self._buttons.show(self.places.boxes, self, self._drop_at)
        self.point_at(next((one for one in landings if one.allowed and self._is_goal(one)), None))
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
        self.point_at(None)
        self._release()
        if self._still is not None:
            self._still.light(())
        length = self.paint.motion.ms("return") if self.paint.motion.flies() else 0
        if length == 0 or self.card is None or not isValid(self.card):
            self._finish(returned=True)
            return
        start, tilt = QPointF(self.pose.corner), self.pose.angle
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
            self.point_at(None)
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
        self.point_at(landing)
        self.drop()

    def is_gone(self) -> bool:
        """Whether the card's widget was deleted; then nothing is carried any longer."""
        if self.card is not None and isValid(self.card):
            return False
        self._finish(returned=True)
        return True

    # ------------------------------------------------------------------ where the card is
    def cover_table(self) -> None:
        """Cover the whole table, which may have another size by now."""
        self.setGeometry(self._table.rect())

    def _home(self) -> QPointF:
        if self.card is None or not isValid(self.card):
            return self.pose.corner
        return QPointF(self.mapFromGlobal(self.card.global_rect().topLeft()))

    def follow(self, at: QPointF) -> None:
        """Move the card to the held pointer, which is at this global place."""
        if self.is_gone():
            return
        self.pose.follow(self.mapFromGlobal(at))
        if self._carried is not None:
            self._carried.lay(self.pose.corner)
        self.point_at(self._under())

    def _glide(self, start: QPointF, tilt: float, share: float) -> None:
        self.cover_table()
        before = self.pose.shadowed
        home_angle = self.card.angle if self.card is not None and isValid(self.card) else 0.0
        self.pose.corner = start + (self._home() - start) * share
        self.pose.lean(tilt + (home_angle - tilt) * share)
        self.update(before.united(self.pose.shadowed).toAlignedRect())

    def _under(self) -> Landing | None:
        return self.places.under(self.pose.box, self.pose.pointer)

    def point_at(self, landing: Landing | None) -> None:
        """Let a place be where the card would be dropped, and say so; None for no place."""
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
        self._input.stop()

    def _finish(self, *, returned: bool = False) -> None:
        card, flight = self.card, self._flight
        self.card = self._flight = self.goal = None
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
        if self.card is not None and not event.spontaneous():  # its window was closed
            self._finish(returned=True)

    # ------------------------------------------------------------------ painting
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.card is None:
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
            if self.pose.look is not None:
                corner = self.pose.corner
                self.pose.look.paint(painter, self.paint, corner.x(), corner.y(), self.pose.angle)
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
