"""Shows the list of the keys on a sheet, and changes them; `?` opens it, and no pointer is needed."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.announcing import announce, sentences
from gattai_desktop.board.keys import (
    COUNTED,
    ODDS,
    OWN,
    PILOT,
    RULINGS,
    TABLE,
    WALL,
    WORDS,
    KeyRow,
    Keys,
    drawn_key,
    pressed_key,
)
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import fill, speak
from gattai_desktop.content.boxes import KEYS
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from gattai_desktop.windows.settings.key_help import rows_of, staying, why_not

RESET: Final = "reset"
_AT_THE_TABLE: Final = (RULINGS, PILOT, ODDS, COUNTED, WALL, WORDS)
"""The rooms over a table, whose window has a few keys that work in all of them."""
_EVERYWHERE: Final = ("F1", "F11", "F12", "Ctrl+W")
_ON_THE_SHEET: Final = (
    "Tab", "Shift+Tab", "Backtab", "Shift+Backtab", "Esc", "Return", "Enter", "Up", "Down", "Left", "Right", "Space",
)  # fmt: skip


def conflicts(keys: Keys, row: KeyRow, chosen: str) -> tuple[KeyRow, ...]:
    """Return what a key does already where the row's key works; keys of every table work in each game."""
    rooms: tuple[str, ...] = {TABLE: (TABLE, *KEYS)}.get(row.room, (TABLE, row.room))
    if row.room in OWN:
        rooms = (row.room,)
    others = [other for room in rooms for other in rows_of(room) if other != row]
    if row.room in _AT_THE_TABLE:
        others += [other for other in rows_of(TABLE) if other.usual in _EVERYWHERE]
    elif row.room == TABLE and row.usual in _EVERYWHERE:
        others += [other for room in _AT_THE_TABLE for other in rows_of(room)]
    return tuple(other for other in others if keys.for_row(other) == chosen)


class KeySheets(QObject):
    """Shows the keys on a sheet and changes them.

    Signals:
        keysChosen(Keys): a key was changed, and must be saved.
    """

    keysChosen = Signal(object)

    def __init__(self, sheet: Sheet, room: Callable[[], QRect], window: QWidget, game: str) -> None:
        super().__init__(window)
        self._sheet = sheet
        self._room = room
        self._window = window
        self._game = game
        self._keys = Keys()
        self._row: KeyRow | None = None
        sheet.closed.connect(self._stop)
        sheet.begun.connect(self._stop_for_another)

    # ------------------------------------------------------------------ the list
    def open_room(self, keys: Keys, room: str) -> None:
        """List the keys of a game or of a room."""
        self._game = room
        self.open(keys)

    def open(self, keys: Keys, *, at: KeyRow | None = None) -> None:
        """List what every key does; at: the line that is focused."""
        self._keys = keys
        rows = (*rows_of(self._game), *(rows_of(TABLE) if self._game not in OWN else ()))
        choices = [SheetChoice(row, self._plate(row)) for row in rows]
        if keys.changed:
            words = self.tr("all as they were")
            choices.append(SheetChoice(RESET, PlateLook(self.tr("The usual keys"), words, arrangement="line")))
        lines = (*staying(self._game), self.tr("Enter on a line changes its key."))
        look = SheetLook(self.tr("Keys"), lines, choices=tuple(choices), first=at)
        self._sheet.ask(look, lambda key, _texts: self._chosen(key), self._room(), over=at is None)

    def _plate(self, row: KeyRow) -> PlateLook:
        key = self._keys.for_row(row)
        shown = drawn_key(key) if key else self.tr("switched off")
        name = speak("keys", "{key}: {words}", key=shown, words=row.words)
        edge = "edge" if key == row.usual else "price"
        return PlateLook(shown, row.words, edge=edge, arrangement="line", name=name)

    def _chosen(self, key: object) -> None:
        if key == RESET:
            self._keep(Keys(rooms=self._keys.rooms), None)
        elif isinstance(key, KeyRow):
            self._ask(key)

    # ------------------------------------------------------------------ one key
    def _ask(self, row: KeyRow, said: tuple[str, ...] = (), more: tuple[SheetChoice, ...] = ()) -> None:
        """Wait for the new key of a row."""
        now = self._keys.for_row(row)
        lines = said or (self.tr("Press the new key for this. Esc changes nothing."),)
        choices = [*more]
        if now != row.usual:
            words = self.tr("the usual one")
            choices.append(SheetChoice(("take", row.usual), PlateLook(drawn_key(row.usual), words, arrangement="line")))
        if now:
            off = PlateLook(self.tr("No key"), self.tr("switch it off"), arrangement="line")
            choices.append(SheetChoice(("take", ""), off))
        title = self._title(row)
        self._row = row
        look = SheetLook(title, lines, choices=tuple(choices))
        self._sheet.ask(look, lambda key, _texts: self._answered(key, row), self._room())
        self._listen(on=True)
        announce(self._window, sentences((title, *lines)), urgent=True)

    def _stop(self) -> None:
        """Stop waiting for a key, and go back to the focused line of the list."""
        self._listen(on=False)
        row, self._row = self._row, None
        if row is not None:
            self.open(self._keys, at=row)

    def _stop_for_another(self) -> None:
        """Stop waiting for a key where the sheet asks something else, such as what it asked before help was opened."""
        if self._row is not None and not self._sheet.asks(self._title(self._row)):
            self._row = None
            self._listen(on=False)

    def _title(self, row: KeyRow) -> str:
        shown = drawn_key(self._keys.for_row(row)) or self.tr("switched off")
        return speak("keys", "{key}: {words}", key=shown, words=row.words)

    def _listen(self, *, on: bool) -> None:
        application = QApplication.instance()
        if application is None:
            return
        if on:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)

    def _answered(self, key: object, row: KeyRow) -> None:
        kind, chosen = key if isinstance(key, tuple) else ("", "")
        if kind == "take":
            self._take(row, str(chosen))
        elif kind == "swap":
            self._swap(row, str(chosen))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        row = self._row
        if not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget):
            return False
        if row is None or not self._sheet.isVisible():
            # The sheet closed without an answer, as when another seat sits down.
            self._row = None
            self._listen(on=False)
            return False
        key = pressed_key(event)
        if not key or key in _ON_THE_SHEET:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self._take(row, key)
        return True

    def _take(self, row: KeyRow, key: str) -> None:
        """Set the key of a row, or say why that cannot be."""
        stays = why_not(key, row.room) if key and key != row.usual else ""
        if stays:
            self._ask(row, (fill(stays, key=drawn_key(key)), self.tr("Press another one.")))
            return
        others = conflicts(self._keys, row, key) if key else ()
        if not others:
            self._keep(self._keys.changed_to(row, key), row)
            return
        words = self.tr("{key} already does something: {words}.")
        said = tuple(fill(words, key=drawn_key(key), words=one.words) for one in others)
        swap = PlateLook(self.tr("Exchange them"), self.tr("one for the other"), arrangement="line")
        more = (SheetChoice(("swap", key), swap),) if len(others) == 1 else ()
        self._ask(row, (*said, self.tr("Press another one, or:") if more else self.tr("Press another one.")), more)

    def _swap(self, row: KeyRow, key: str) -> None:
        other = conflicts(self._keys, row, key)[0]
        now = self._keys.for_row(row)
        swapped = self._keys.changed_to(other, now).changed_to(row, key)
        if now and any(one != row for one in conflicts(swapped, other, now)):
            # The row's old key may be in use where the other row's key works.
            swapped = swapped.changed_to(other, "")
        self._keep(swapped, row)

    def _keep(self, keys: Keys, row: KeyRow | None) -> None:
        self._row = None
        self._listen(on=False)
        self._keys = keys
        self.keysChosen.emit(keys)
        self.open(keys, at=row)
