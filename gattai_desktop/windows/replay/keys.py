"""Does what the keys of a replay mean; `?` lists them."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from gattai_desktop.board.keys import REPLAY, pressed_key
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.focus_groups import FocusGroup, go
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.settings.key_sheets import KeySheets


class ReplayKeys(QObject):
    """The keys of a replay and their actions."""

    def __init__(
        self,
        root: TableRoot,
        sheet: Sheet,
        groups: Callable[[], tuple[FocusGroup, ...]],
        go_on: Callable[[str], None],
        actions: Mapping[str, Callable[[], object]],
    ) -> None:
        """groups: where Tab stops; go_on: goes to another move, by the name of its plate."""
        super().__init__(root)
        self._root, self._sheet, self._groups, self._go_on = root, sheet, groups, go_on
        self.sheets = KeySheets(sheet, root.sheet_room, root, REPLAY)
        self.own_scale = OwnScale(REPLAY, root, root.set_zoom, lambda: root.paint)
        self.actions = {**actions, **self.own_scale.meanings(), "?": self.list_keys}
        """What the keys of the replay do, by their usual names; `key_help` lists each of them."""

    def go(self, step: int) -> bool:
        """Focus the next group, or the one before."""
        over = self._sheet.isVisible()
        return go((FocusGroup(self._sheet, self._sheet.focus_first),) if over else self._groups(), step)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means; say whether it means anything."""
        if self._sheet.isVisible():
            lists = self._root.paint.keys.meant(pressed_key(event)) == "?"
            if lists:
                self.list_keys()
            return lists
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
            self._go_on(found)
            return True
        if event.key() == Qt.Key.Key_Escape:
            self._root.close()
            return True
        does = self.actions.get(self._root.paint.keys.meant(pressed_key(event)))
        if does is not None:
            does()
        return does is not None

    def list_keys(self) -> None:
        """List what every key does, and change them there."""
        self.sheets.open(self._root.paint.keys)
