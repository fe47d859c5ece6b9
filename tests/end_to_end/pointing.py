"""Somebody at the pointer, who presses what has the focus, and may be called away after every act."""

from typing import Final

from tests.end_to_end.reader import DRIVES
from tests.end_to_end.screen import Hands, Look, Table, middle, until
from tests.end_to_end.tally import Tally

_PLATES: Final = {"g": "Gambit", "d": "Throwdown", **{letter: drive for drive, letter in DRIVES.items()}}
"""What a letter presses, by the plate's name."""
_HALF: Final = "because of h"
_APART: Final = 12
"""Pixels between two presses that are no double click."""
_KEPT: Final = ("focus", "seat", "entry", "step", "carrying", "sheet", "top", "fields")
"""What a minute without anybody leaves as it is."""


class PressingHands(Hands):
    """Does by pointer what keys would do: presses the plate in focus, lifts the card in focus, lays the one carried."""

    def __init__(self, table: Table, *, times: int = 1) -> None:
        super().__init__("")
        self._table, self._times = table, times
        self._last = (0, 0)
        self._environment = table.hands._environment

    def key(self, *names: str) -> None:
        at = self._meant(names[0])
        if at is None:
            self._table.hands.key(*names)
        else:
            x, y = middle(at)
            if abs(x - self._last[0]) < _APART and abs(y - self._last[1]) < _APART:
                y += _APART  # else two presses are a double click
            self._last = (x, y)
            self.press(x, y, times=self._times)

    def _meant(self, key: str) -> list[int] | None:
        """Return where the pointer presses for a key; None for one that only walks."""
        look = self._table.look()
        if key not in (*_PLATES, "Return"):
            return None
        if key == "Return" and look.get("carrying"):
            return next(one["at"] for one in look["places"] if one["name"] == look["over"])
        name = look["focus"] if key == "Return" else _PLATES[key]
        held = next((one["at"] for one in look.get("hand", ()) if one["name"] == name), None)
        if held is not None and all(one["name"] != name for one in look["buttons"]):  # a sheet may offer it as a plate
            return list(held)
        place: list[int] = until(lambda: _plate(self._table.look(), name), f"'{name}' takes a press")
        return place


def _plate(look: Look, name: str) -> list[int] | None:
    """Return where a plate lies that takes a press: of several whose names begin so, that which is called so."""
    found = sorted((one for one in look["buttons"] if one["name"].startswith(name)), key=lambda one: len(one["name"]))
    return found[0]["at"] if found and not found[0]["new"] else None


class PressedTable(Table):
    """The same table, with hands that press."""

    def __init__(self, table: Table, *, times: int = 1) -> None:
        self._program = table._program
        self.hands = table.hands
        self.hands = PressingHands(table, times=times)


class Pointing(Tally):
    """Presses with the pointer. After every act that is written somebody may look at something, and leave for a minute.

    looks_at: the button of what is opened, and still has to be open after the minute, by how its name begins.
    """

    def __init__(self, table: Table, *, times: int = 1, pauses: bool = False, looks_at: str = "") -> None:
        super().__init__(PressedTable(table, times=times))
        self._pauses, self._looks_at = pauses, looks_at
        self.looked = 0
        """How often something lay open over a minute."""
        self._keys = table.hands
        self._entry = 0

    def press(self, key: str) -> Look:
        after = super().press(key)
        entry = after.get("entry", 0)
        if self._pauses and after["focus"] in [one["name"] for one in after["fields"]] and after.get("table"):
            self._write_half()
        if entry != self._entry and not after.get("curtain") and after.get("table"):
            self._entry = entry
            after = self._call_away(after)
        return after

    def _call_away(self, before: Look) -> Look:
        if self._looks_at and not before["carrying"] and not before["sheet"]:
            self._look_at(before)
        if self._pauses:
            self._leave(self.look())
        return self.look()

    def _write_half(self) -> None:
        """Write half a sentence, leave, and find it there still."""
        self._keys.type(_HALF)
        self._table.until(lambda look: any(one["text"] == _HALF for one in look["fields"]), f"'{_HALF}' is written")
        self._leave(self.look())
        self._keys.key("ctrl+a", "BackSpace")
        self._table.until(lambda look: all(one["text"] != _HALF for one in look["fields"]), "it is gone again")

    def _leave(self, before: Look) -> None:
        """Let a minute pass; the Hand may be covered, and nothing else may have changed."""
        after = self._table.minute()
        changed = {one: (before[one], after[one]) for one in _KEPT if before[one] != after[one]}
        was, now = changed.pop("focus", ("", ""))
        held = any(was.startswith(one["name"]) for one in before["hand"])  # it lies covered now, in a question too
        assert held or was.partition(":")[0] == now.partition(":")[0], (was, now)
        assert not changed, changed

    def _look_at(self, before: Look) -> None:
        """Open something beside the game, leave, come back and close it: play goes on where it stopped."""
        if all(not one["name"].startswith(self._looks_at) for one in before["buttons"]):
            return
        self._keys.click(until(lambda: _plate(self._table.look(), self._looks_at), f"{self._looks_at} takes a press"))
        until(lambda: self._table.glance()["top"] != before["top"], f"{self._looks_at} opens")
        self.looked += 1
        self._leave(self.look())
        self._keys.key("Escape")
        until(lambda: self._table.glance()["top"] == before["top"], f"{self._looks_at} closes")
