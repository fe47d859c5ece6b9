"""Says what each key means: every key has a usual meaning, and a person may choose another key for it.

A key is written as Qt writes it ("P", "Ctrl+Z", "F5", "Shift+Left"); letters as they are typed, so that `?` is `?` on
every keyboard. Code, plates and lists speak of usual keys; only this module knows which ones were put in their place.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import punctuation
from sys import platform
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve, field, frozen

TABLE: Final = "table"
"""The room whose keys work at every table."""
REPLAY: Final = "replay"
"""The room of the replay, in which no key of a table works."""
RULINGS: Final = "rulings"
PILOT: Final = "pilot"
ODDS: Final = "odds"
COUNTED: Final = "counted"
"""The odds of a fight in which nothing can be changed."""
WALL: Final = "wall"
SHELF: Final = "shelf"
WORDS: Final = "words"
DECKS: Final = "decks"
DESK: Final = "desk"
OWN: Final = (REPLAY, RULINGS, PILOT, ODDS, COUNTED, WALL, SHELF, WORDS, DECKS, DESK)
"""The rooms with keys of their own, in which no key of a table works."""
_MODIFIERS: Final = Qt.KeyboardModifier
_OTHER: Final = _MODIFIERS.ControlModifier | _MODIFIERS.AltModifier | _MODIFIERS.MetaModifier
_SAME: Final = {
    "Ctrl+=": "Ctrl++",
    "Ctrl+Shift++": "Ctrl++",
    "Ctrl+Shift+=": "Ctrl++",
    "Ctrl+Num++": "Ctrl++",
    "Ctrl+Y": "Ctrl+Shift+Z",  # as Windows has it
    "Shift+F10": "Menu",  # many keyboards have no menu key
    "Backspace": "Del",  # and the notebooks of Apple no other key that deletes
}
_ALT_GR: Final = _MODIFIERS.ControlModifier | _MODIFIERS.AltModifier
_ALONE: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


@frozen
class KeyRow:
    """A key that can be changed: the room in which it works, its usual key, and what it does, in words."""

    room: str
    usual: str
    words: str


@frozen
class Keys:
    """The keys that a person has changed, and the rooms whose keys work here.

    changed: (room, usual key) to the key in its place; "" for a key that was switched off.
    """

    changed: Mapping[tuple[str, str], str] = field(factory=dict)
    rooms: tuple[str, ...] = (TABLE,)

    @classmethod
    def read(cls, lines: tuple[str, ...]) -> Keys:
        """Read lines such as "table P=N"; lines that cannot be read are left out."""
        changed = {}
        for line in lines:
            place, equals, chosen = line.partition("=") if not line.endswith("==") else (line[:-2], "=", "=")
            room, space, usual = place.partition(" ")
            if equals and space and room and usual:
                changed[room, usual] = chosen
        return cls(changed)

    def written(self) -> tuple[str, ...]:
        """Return what `read` reads."""
        return tuple(f"{room} {usual}={chosen}" for (room, usual), chosen in sorted(self.changed.items()))

    def of(self, game: str) -> Keys:
        """Return the keys that work at a table of that game, or in a room with keys of its own."""
        return evolve(self, rooms=(game,) if game in OWN else (TABLE, game))

    def shown(self, usual: str) -> str:
        """Return the key that now does what that key usually does; "" where it was switched off."""
        for room in reversed(self.rooms):
            if (room, usual) in self.changed:
                return self.changed[room, usual]
        return usual

    def meant(self, pressed: str) -> str:
        """Return the usual key whose meaning a pressed key has here; "" for none."""
        if not pressed:  # Shift and its like alone; not a key that was switched off
            return ""
        known = {usual: chosen for (room, usual), chosen in self.changed.items() if room in self.rooms}
        found = next((usual for usual, chosen in known.items() if chosen == pressed), None)
        if found is not None:
            return found
        return "" if pressed in known else pressed

    def changed_to(self, row: KeyRow, chosen: str) -> Keys:
        """Return the keys with another key for a row; its usual key undoes the change."""
        changed = {place: key for place, key in self.changed.items() if place != (row.room, row.usual)}
        if chosen != row.usual:
            changed[row.room, row.usual] = chosen
        return evolve(self, changed=changed)

    def for_row(self, row: KeyRow) -> str:
        return self.changed.get((row.room, row.usual), row.usual)


def pressed_key(event: QKeyEvent) -> str:
    """Return the name of the key that was pressed, as it is written here; "" for Shift and its like alone."""
    if event.key() in _ALONE:
        return ""
    text, held = event.text(), event.modifiers()
    # On Windows AltGr is told as Ctrl and Alt, and some keyboards have brackets and braces behind it alone.
    typed = not held & _OTHER or (held & _OTHER == _ALT_GR and text in punctuation)
    if text.strip() and text.isprintable() and typed:
        letter = text.upper()
        return f"Shift+{letter}" if held & _MODIFIERS.ShiftModifier and letter.isalpha() else letter
    written = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
    written = written.replace("Num+", "") if not written.endswith("Num+") else written
    return _SAME.get(written, written)


def drawn_key(key: str) -> str:
    """Return a key as it is drawn on a plate and listed: "Ctrl Z", as the keyboards of that language name it."""
    if len(key) < 2:
        return key
    return " ".join(map(_key_word, key.replace("Ctrl++", "Ctrl+Plus").replace("Ctrl+-", "Ctrl+Minus").split("+")))


def _key_word(part: str) -> str:
    # What Qt calls Ctrl is the command key of a Mac.
    on_a_mac = {"Ctrl": "⌘", "Shift": "⇧", "Alt": "⌥", "Meta": "⌃"} if platform == "darwin" else {}
    if part in on_a_mac:
        return on_a_mac[part]
    match part:
        case "Del":
            return speak("keys", "Del")
        case "Space":
            return speak("keys", "Space")
        case "PgDown":
            return speak("keys", "Page Down")
        case "PgUp":
            return speak("keys", "Page Up")
        case "Ctrl":
            return speak("keys", "Ctrl")
        case "Shift":
            return speak("keys", "Shift")
    return part
