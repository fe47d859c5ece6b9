"""Covers the table with a warning while the projector would show the same picture as the computer."""

import sys

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import fill
from gattai_desktop.windows.overlays.curtain import OVER
from gattai_desktop.windows.wall.plates import Alarm


class MirrorAlarm(PaintedGroup):
    """Covers the whole table window until the screens are no longer mirrored or the projector is off."""

    def __init__(self, paint: Paint, window: QWidget) -> None:
        super().__init__(paint, window)
        self._window = window
        self._helps = False
        self._last = False
        """Whether no other screen than the projector is left."""
        self.setProperty(OVER, True)
        self.alarm = Alarm(paint, self)
        self.leave = PlateButton(paint, primary_plate(self.tr("Move the table to the other screen")), self)
        self.help = PlateButton(paint, primary_plate(self.tr("How to extend")), self, self._help)
        self.alone = PlateButton(paint, outline_plate(""), self)
        self.apart = PlateButton(
            paint, outline_plate(self.tr("The projector does not show this warning: open the wall there")), self
        )
        self.apart.hide()
        self.leave.hide()
        ArrowGroup(self, [self.leave, self.help, self.alone, self.apart])
        self._ring = FocusRing(paint, self)
        self.setAccessibleName(self.tr("Everybody would see every Hand"))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()
        window.installEventFilter(self)

    def ring_out(self, screen: str, *, same: bool, doubtful: bool = False, leaves: bool = False) -> None:
        """Show the warning.

        same: the table's own window is on the wall's screen. doubtful: it may be a false warning. leaves: that window
        can go to another screen, and nothing has to be done to the desktop.
        """
        self._last = same and not leaves
        # Where one plate is left, Return pressed in haste shall not open a Hand to everybody.
        asked: QWidget = self.leave if leaves else self if self._last else self.help
        held = self.isVisible() and any(one.hasFocus() for one in (self, *self._stops()))
        self.apart.setVisible(doubtful)
        self.leave.setVisible(leaves)
        self.help.setVisible(not same)
        self.alone.set_title(
            self.tr("Play on this screen, with the curtain alone")
            if self._last
            else self.tr("The projector is dark: play with the curtain alone")
        )
        title = self.tr("The table is on the wall's screen") if same else self.tr("Both screens show the same picture")
        line = self.tr("Everybody would see every Hand on {screen}. No Hand is shown until that is changed.")
        self.alarm.say(title, fill(line, screen=screen))
        if not self.isVisible():
            self.setGeometry(self._window.rect())
            self.show()
            self.raise_()
            asked.setFocus(Qt.FocusReason.OtherFocusReason)
        elif held and not any(one.hasFocus() for one in self._stops()):
            asked.setFocus(Qt.FocusReason.OtherFocusReason)  # its plate went while another warning took its place
        self.rescale()
        self.update()

    def _help(self) -> None:
        self._helps = True
        self.update()

    def lines(self) -> tuple[str, ...]:
        """Return how to end it: what the table's window has to do, or how the desktop is extended on this computer."""
        if not self.leave.isHidden():
            return (self.tr("This window lies on the projector. Let it go to the other screen, or drag it there."),)
        if self._last:
            way = self.tr("No other screen is on. Open the computer's lid or switch its own screen on.")
            return (way, self.tr("Then the table can be moved there."))
        if not self._helps:
            return (self.tr("Extend the desktop to the projector instead of mirroring it, and this warning goes."),)
        if sys.platform == "win32":
            way = self.tr("Press the Windows key and P, and choose Extend.")
        elif sys.platform == "darwin":
            way = self.tr("System Settings, Displays: choose the projector, and use it as an extended display.")
        else:
            way = self.tr("In the system's display settings choose Join or Extend in place of Mirror.")
        table = self.tr("If the table's own window lies on the projector, drag it to the other screen.")
        return (way, table)

    # ------------------------------------------------------------------ Qt
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize and self.isVisible():
            self.setGeometry(self._window.rect())
        return False

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 (Qt's own name)
        stops = self._stops()
        held = [one.hasFocus() for one in stops]
        place = held.index(True) + (1 if next else -1) if any(held) else 0
        stops[place % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _stops(self) -> list[PlateButton]:
        return [one for one in (self.leave, self.help, self.alone, self.apart) if not one.isHidden()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every key, so that none reaches the table beneath."""
        event.accept()

    def rescale(self) -> None:
        px = self.paint.px
        wide = min(self.width() - px(80), px(1300))
        high = max(44.0, px(56))
        needed = px(124 + 150 + 24) + 2 * high
        x, y = (self.width() - wide) / 2, max(px(16), min(self.height() * 0.24, (self.height() - needed) / 2))
        self.alarm.setGeometry(QRectF(x, y, wide, px(124)).toAlignedRect())
        half = (wide - px(24)) / 2
        y += px(124) + px(150)
        first = half * (0.7 if self.leave.isHidden() else 1.0)
        beside = 0.0 if self._last else first + px(24)
        for one in (self.leave, self.help):
            one.setGeometry(QRectF(x, y, first, high).toAlignedRect())
        self.alone.setGeometry(QRectF(x + beside, y, wide - beside, high).toAlignedRect())
        self.apart.setGeometry(QRectF(x, y + high + px(24), wide, high).toAlignedRect())

    def draw(self, draw: Drawing) -> None:
        draw.ground("table")
        box, step = self.alarm.geometry(), draw.size(plain(18)) * 1.4
        x, y, room = box.x() / draw.unit, box.bottom() / draw.unit + 44, box.width() / draw.unit
        for line in self.lines():
            y = draw.paragraph(x, y, line, plain(18), room=room, most=2, step=step)
