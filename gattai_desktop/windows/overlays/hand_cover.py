"""A Hand that nobody holds any more: its backs up, and a plate on it that says how to take it up again.

It falls when another program gets the keyboard, or when nobody has touched pointer or keys for twenty seconds. Until
then one timer waits, which looks once whether somebody has moved meanwhile; afterwards nothing waits at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.keys import pressed_key
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.overlays.curtain import LOOK, OVER

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow

LONGEST: Final = 20_000
"""Milliseconds for which a Hand lies open while nobody moves."""
_MOVES: Final = frozenset(
    {
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.Wheel,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TabletMove,
        QEvent.Type.TabletPress,
    }
)


class OverHand(PaintedGroup):
    """Lies over the Hand and takes every click there; the backs are seen through it.

    Signals:
        taken(): a click or the plate; the Hand is to be taken up.
    """

    taken = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        look = PlateLook(
            self.tr("Hand covered"),
            self.tr("Press here to take it up."),
            LOOK,
            edge="live",
            arrangement="drive",
            name=self.tr("Hand covered. Press to take up the cards."),
        )
        self.plate = PlateButton(paint, look, self)
        self.plate.chosen.connect(self.taken)
        self.setAccessibleName(self.tr("Covered hand"))
        self.hide()

    def rescale(self) -> None:
        size = self.plate.sizeHint()
        wide, high = min(self.width(), size.width()), min(self.height(), size.height())
        top = min(self.height() - high, round(self.height() * 0.42))
        self.plate.setGeometry(QRectF((self.width() - wide) / 2, top, wide, high).toAlignedRect())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.taken.emit()
        event.accept()


class HandCover(QObject):
    """Covers the Hand of the table window, and what else the seat alone may see, and lets it be taken up again."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._on = False
        self._due = ""  # "lies": as soon as the card lies; "drop": then, if nobody is there any more
        self._playables: list[QWidget] = []
        self._aside: list[Callable[[], None]] = []
        self._holder = QWidget()  # never shown: what lies in it is found by nobody
        self.longest = LONGEST
        self.touched = False
        """Whether somebody has moved since the timer was started."""
        self.layer = OverHand(window.paint, window)
        self.layer.taken.connect(self.take_up)
        self._since = QElapsedTimer()
        self._since.start()
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._look)
        window.shown.connect(self._listen)
        model = window.model
        for signal in (model.factsHappened, model.moveRefused, window.carry.begun, window.asking.chosenChanged):
            signal.connect(self.touch)
        window.carry.ended.connect(self._lies)
        model.curtainChanged.connect(self._curtain_changed)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.touch)
            application.applicationStateChanged.connect(self._program_changed)

    @property
    def waiting(self) -> bool:
        """Whether it will fall when nobody moves."""
        return self.timer.isActive()

    def switch(self, *, on: bool) -> None:
        """Cover the Hand when nobody moves, or leave it open."""
        self._on = on
        if on:
            self.touch()
        else:
            self.timer.stop()
            self.take_up()

    # ------------------------------------------------------------------ who is there
    @property
    def _wanted(self) -> bool:
        model = self._window.model
        return self._on and not model.veiled and not model.looks_back and model.needs_curtain

    def touch(self, *_: object) -> None:
        """Somebody has moved: by pointer or keys, or by a screen reader, whose presses come as no event."""
        self._since.restart()
        self.touched = True
        if not self.timer.isActive() and self._wanted:
            self.timer.start(self.longest)

    def _look(self) -> None:
        left = self.longest - self._since.elapsed()
        if not self._wanted:
            return
        if left > 0:
            self.timer.start(int(left))
        else:
            self.fall()

    def _program_changed(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive:
            self.fall()

    def _away(self) -> bool:
        active = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
        return not active or self._since.elapsed() >= self.longest

    def _lies(self) -> None:
        """The card that was in the air lies again; first whatever its drop means is done."""
        due, self._due = self._due, ""
        if due == "lies":
            QTimer.singleShot(0, self, self.fall)
        elif due:
            QTimer.singleShot(0, self, lambda: self.fall() if self._away() else None)
        else:
            self.touch()

    def _listen(self) -> None:
        """Hear of everything that a person does in the window, which is on the screen now."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def press(self, event: QKeyEvent) -> bool:
        """Take the Hand up where a key asks for it while it is covered; say whether it did."""
        asked = self._window.model.covered and self._window.paint.keys.meant(pressed_key(event)) == LOOK
        if asked:
            self.take_up()
        return asked

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self.touch()
        return False

    # ------------------------------------------------------------------ covered
    def fall(self) -> None:
        """Lay the Hand down; a card in the air comes to lie first. Nothing where the Hand is not seen anyway."""
        window = self._window
        hidden = window.rulings.shown or window.odds.shown or any(one.isVisible() for one in window.standing.rooms)
        if not self._wanted or hidden:
            return
        if window.carry.carrying:
            held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
            self._due = "drop" if held else "lies"
            if not held:
                window.carry.put_back()
            return
        self.timer.stop()
        window.flights.finish()
        window.moments.skip()
        window.carry.look_away()
        self._put_aside()
        window.model.cover(on=True)
        self._lay_down()

    def _put_aside(self) -> None:
        """Take away whatever else may name a card, to go on with it later."""
        window = self._window
        focused = window.hand.card_in_focus()
        if focused is not None:
            self._aside.append(lambda: window.hand.focus_card(focused.key))
        if window.verdicts.shown:
            self._aside.append(window.verdicts.put_aside())
        if window.sheet.isVisible():
            self._aside.append(self._sheet_left() if window.sheet.public else self._sheet_aside())

    def _sheet_left(self) -> Callable[[], None]:
        """Leave what everybody may read where it is, and come back to where its reader was."""
        before: QWidget | None = self._window.focusWidget()

        def again() -> None:
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)

        return again

    def _sheet_aside(self) -> Callable[[], None]:
        window, sheet = self._window, self._window.sheet
        before: QWidget | None = window.focusWidget()
        sheet.aside = True
        sheet.setParent(self._holder)
        sheet.aside = False

        def again() -> None:
            sheet.setParent(window)
            sheet.move_to(window.sheet_room())
            sheet.show()
            window.standing.stack()
            if before is not None and isValid(before) and sheet.isAncestorOf(before):
                before.setFocus(Qt.FocusReason.OtherFocusReason)

        return again

    def _lay_down(self) -> None:
        window = self._window
        self.keep_up()
        self.layer.show()
        self.layer.plate.setFocus(Qt.FocusReason.OtherFocusReason)
        if window.middle is not None:
            self._playables = [part for part in window.middle.playables() if not part.isHidden()]
        for part in self._playables:
            part.hide()
        self._switch_parts(on=False)

    def take_up(self) -> None:
        """Whoever has the seat takes the Hand up again: everything goes on where it was left."""
        if not self._window.model.covered:
            return
        aside = self._uncover()
        self._switch_parts(on=True)
        self._window.model.cover(on=False)
        for again in aside:
            again()
        self.touch()

    def _uncover(self) -> list[Callable[[], None]]:
        self.layer.hide()
        for part in self._playables:
            if isValid(part):
                part.show()
        aside, self._playables, self._aside = self._aside, [], []
        return aside

    def _curtain_changed(self) -> None:
        model = self._window.model
        if not self.layer.isHidden() and not model.covered:
            # The seat has passed on: what lay aside is nobody's any more.
            self._uncover()
            self._switch_parts(on=True)
            sheet = self._window.sheet
            if sheet.parentWidget() is self._holder:
                sheet.forget()
                sheet.setParent(self._window)
        if model.veiled:
            self.timer.stop()
        else:
            self.touch()

    def _switch_parts(self, *, on: bool) -> None:
        """Let nothing but the plate be pressed: a screen reader does not mind what lies over what."""
        staying = (self.layer, self._window.curtain)
        for part in self._window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if part not in staying and not part.property(OVER):
                part.setEnabled(on)

    def keep_up(self) -> None:
        """Stand where the Hand stands, in the colours and at the scale of the window."""
        if self.layer.paint is not self._window.paint:
            self.layer.set_paint(self._window.paint)
        if self.layer.geometry() != self._window.hand.geometry():
            self.layer.setGeometry(self._window.hand.geometry())
