"""Covers the Hand when nobody moves: shows its backs, and a plate that says how to take it up again.

It falls when another program gets the keyboard, or when nobody has touched pointer or keys for twenty seconds. Until
then one timer waits, which checks once whether the person has moved meanwhile; afterwards no timer runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from gattai_desktop.board.fan import HandFan
from gattai_desktop.board.keys import pressed_key
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.carry.carry import Carry
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Aside, Level, Overlay
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.overlays.curtain import LOOK, OVER
from gattai_desktop.windows.overlays.overlays import Overlays

LONGEST: Final = 20_000
"""Milliseconds without a movement after which the Hand is covered."""
_MOVED = QEvent.Type
_MOVES: Final = frozenset({
    _MOVED.MouseMove, _MOVED.MouseButtonPress, _MOVED.MouseButtonRelease, _MOVED.Wheel, _MOVED.KeyPress,
    _MOVED.KeyRelease, _MOVED.TouchBegin, _MOVED.TouchUpdate, _MOVED.TabletMove, _MOVED.TabletPress,
})  # fmt: skip


class OverHand(PaintedGroup):
    """Covers the Hand and takes every click there; the backs are visible through it.

    Signals:
        taken(): a click or the plate; the Hand is to be taken up.
    """

    taken = Signal()

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        name = self.tr("Hand covered. Press to take up the cards.")
        words = self.tr("Press here to take it up.")
        look = PlateLook(self.tr("Hand covered"), words, LOOK, edge="live", arrangement="drive", name=name)
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


class HandCover(Overlay):
    """Covers the Hand, hides what else only its seat may see, and shows both again on request.

    Signals:
        falling(): the hand is covered now; what flies or is told in large letters ends.
    """

    falling = Signal()

    level = Level.TABLE

    def __init__(
        self,
        model: GameModel,
        root: TableRoot,
        hand: HandFan,
        pane: Callable[[], Pane | None],
        overlays: Overlays,
        carry: Carry,
    ) -> None:
        """pane: what returns the present centre pane."""
        super().__init__(root)
        self._model = model
        self._root = root
        self._hand = hand
        self._pane = pane
        self._overlays = overlays
        self._carry = carry
        self._on = False
        self._due = ""  # "lies": as soon as the card lies; "drop": then, if nobody has moved since
        self._playables: list[QWidget] = []
        self._aside: list[Aside] = []
        self.longest = LONGEST
        self.touched = False
        """Whether the person has moved since the timer was started."""
        self.layer = OverHand(root.paint, root)
        self.layer.taken.connect(self.take_up)
        self._since = QElapsedTimer()
        self._since.start()
        self.timer = QTimer(self)
        self.timer.setSingleShot(True)
        self.timer.timeout.connect(self._look)
        root.shown.connect(self._listen)
        for signal in (model.factsHappened, model.moveRefused, carry.begun):
            signal.connect(self.touch)
        carry.ended.connect(self._lies)
        model.curtainChanged.connect(self._curtain_changed)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self.touch)
            application.applicationStateChanged.connect(self._program_changed)

    # ------------------------------------------------------------------ as an overlay
    @property
    def keyboard_level(self) -> Level:
        """It is low, above the hand alone, and still only what covers the whole table gets keys before it."""
        return Level.CURTAIN

    def widgets(self) -> Sequence[QWidget]:
        return (self.layer,)

    @property
    def shown(self) -> bool:
        return self._model.covered

    def close(self) -> None:
        """Do nothing with Escape: the person who presses it may not be the Hand's owner."""

    def hide(self) -> None:
        """Do nothing: only its owner takes the Hand up."""

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.layer, self.layer.plate.setFocus),)

    def lay(self) -> None:
        if self.layer.geometry() != self._hand.geometry():
            self.layer.setGeometry(self._hand.geometry())

    def set_paint(self, paint: Paint) -> None:
        self.layer.set_paint(paint)

    @property
    def waiting(self) -> bool:
        """Whether it will cover the Hand when nobody moves."""
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
        model = self._model
        return self._on and not model.veiled and not model.looks_back and model.needs_curtain

    def touch(self, *_: object) -> None:
        """Start the waiting anew after a movement: pointer, keys, or a screen reader, whose presses are no events."""
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
        """Cover the Hand when the carried card lies again, after the move of its drop."""
        due, self._due = self._due, ""
        if due == "lies":
            QTimer.singleShot(0, self, self.fall)
        elif due:
            QTimer.singleShot(0, self, lambda: self.fall() if self._away() else None)
        else:
            self.touch()

    def _listen(self) -> None:
        """Watch all input to the window, which is on the screen now."""
        handle = self._root.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def press(self, event: QKeyEvent) -> bool:
        """Take the Hand up where a key asks for it while it is covered; say whether it did."""
        asked = self._model.covered and self._root.paint.keys.meant(pressed_key(event)) == LOOK
        if asked:
            self.take_up()
        return asked

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVES:
            self.touch()
        return False

    # ------------------------------------------------------------------ covered
    def fall(self) -> None:
        """Cover the Hand, after a carried card lies again. Does nothing where the Hand is not visible."""
        carry = self._carry
        if not self._wanted or self._overlays.shown(Level.ROOMS, Level.ROOMS):
            return
        if carry.carrying:
            held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
            self._due = "drop" if held else "lies"
            if not held:
                carry.put_back()
            return
        self.timer.stop()
        self.falling.emit()
        carry.look_away()
        self._put_aside()
        self._model.cover(on=True)
        self._lay_down()

    def _put_aside(self) -> None:
        """Hide whatever else may name a card, and keep it for later."""
        focused = self._hand.key_in_focus()
        if focused is not None:
            self._aside.append(Aside(lambda: self._hand.focus_card(focused), lambda: None))
        self._aside += self._overlays.put_aside()

    def _lay_down(self) -> None:
        self.lay()
        self.layer.show()
        self.layer.plate.setFocus(Qt.FocusReason.OtherFocusReason)
        pane = self._pane()
        if pane is not None:
            self._playables = [part for part in pane.playables() if not part.isHidden()]
        for part in self._playables:
            part.hide()
        self._switch_parts(on=False)

    def take_up(self) -> None:
        """Uncover the Hand, and show again what was hidden."""
        if not self._model.covered:
            return
        aside = self._uncover()
        self._switch_parts(on=True)
        self._model.cover(on=False)
        for one in aside:
            one.again()
        self._overlays.stack()
        self.touch()

    def _uncover(self) -> list[Aside]:
        self.layer.hide()
        for part in self._playables:
            if isValid(part):
                part.show()
        aside, self._playables, self._aside = self._aside, [], []
        return aside

    def _curtain_changed(self) -> None:
        if not self.layer.isHidden() and not self._model.covered:
            # Another seat has the computer: what was hidden is forgotten.
            aside = self._uncover()
            self._switch_parts(on=True)
            for one in aside:
                one.forget()
        if self._model.veiled:
            self.timer.stop()
        else:
            self.touch()

    def _switch_parts(self, *, on: bool) -> None:
        """Disable all but the plate: a screen reader could press what is covered."""
        staying = {self.layer, *self._overlays.widgets(Level.CURTAIN, Level.ALARM)}
        for part in self._root.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if part not in staying and not part.property(OVER):
                part.setEnabled(on)
