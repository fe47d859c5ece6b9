"""The keys of a replay; `?` lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from gattai_desktop.board.keys import REPLAY, pressed_key
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.windows.kit.focus_groups import FocusGroup, first_child, go
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.settings.key_desk import KeyDesk

if TYPE_CHECKING:
    from gattai_desktop.windows.replay.window import ReplayWindow


class ReplayKeys(QObject):
    """Turns keys into what they stand for."""

    def __init__(self, window: ReplayWindow) -> None:
        super().__init__(window)
        self._window = window
        self.desk = KeyDesk(window.sheet, window.sheet_room, window, REPLAY)
        self.own_scale = OwnScale(REPLAY, window, self._resize, lambda: window.paint)

    def _resize(self, zoom: float) -> float:
        self._window.set_zoom(zoom)
        return self._window.zoom

    def isles(self) -> tuple[FocusGroup, ...]:
        """The islands in Tab's order."""
        window = self._window
        if window.sheet.isVisible():
            return (FocusGroup(window.sheet, window.sheet.focus_first),)
        return (
            FocusGroup(window.bar, window.bar.focus),
            FocusGroup(window.bar.speed, window.bar.focus_speed),
            FocusGroup(window.line, window.line.setFocus),
            FocusGroup(window.kinds, window.kinds.focus),
            FocusGroup(window.seats, window.seats.focus),
            FocusGroup(window.log, window.log.view.setFocus),
            FocusGroup(window.head, first_child(window.head)),
        )

    def go(self, step: int) -> bool:
        """Go to the next island, or the one before."""
        return go(self.isles(), step)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; say whether it stands for anything."""
        window = self._window
        if window.past.curtain_down or window.sheet.isVisible():
            return False
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        kind = "mark " if control else "turn " if shift else ""
        ways = {
            Qt.Key.Key_Left: f"{kind}back",
            Qt.Key.Key_Right: f"{kind}on",
            Qt.Key.Key_Space: "play",
            Qt.Key.Key_Home: "start",
            Qt.Key.Key_End: "end",
        }
        found = ways.get(Qt.Key(event.key()))
        if found is not None:
            window.do(found)
            return True
        if event.key() == Qt.Key.Key_Escape:
            window.close()
            return True
        return self._letter(window.paint.keys.meant(pressed_key(event)))

    def _letter(self, letter: str) -> bool:
        window = self._window
        found = self.meanings().get(letter)
        if found is not None:
            found()
            return True
        kinds = tuple(window.kinds.chips)
        if letter.isdecimal() and 1 <= int(letter) <= len(kinds):
            window.switch(kinds[int(letter) - 1])
            return True
        return False

    def meanings(self) -> dict[str, Callable[[], object]]:
        """What the keys of the replay do, by their usual names; each stands in the list (`key_help`)."""
        window = self._window
        return {
            "V": self._next_seat,
            "H": window.cover,
            "R": window.rehearsal.ask,
            "A": window.open_hands.ask,
            "+": lambda: window.faster(1),
            "-": lambda: window.faster(-1),
            **self.own_scale.meanings(),
            "?": self.list_keys,
        }

    def _next_seat(self) -> None:
        window = self._window
        order = (PUBLIC, *window.past.seats)
        window.look_as(order[(order.index(window.past.seat) + 1) % len(order)])

    def list_keys(self) -> None:
        """List what every key does, and change them there."""
        self.desk.open(self._window.paint.keys)
