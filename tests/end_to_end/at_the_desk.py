"""Somebody who writes an evening at the desk: by pointer, or by keys alone that go by what things are called."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from tests.end_to_end.screen import Look, Table, button

_MOST_KEYS: Final = 90
_APART: Final = 20
"""Milliseconds between two letters: signs that need Shift come out as others where they follow too closely."""


def field(look: Look, name: str) -> Any:
    """Return the field that is called so; None where there is none."""
    return next((one for one in look["fields"] if one["name"] == name), None)


class Writer(ABC):
    """Presses plates and fills in fields on the first window, and waits for what comes of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hands = table.hands

    @abstractmethod
    def press(self, name: str) -> None:
        """Press what is called so, or begins so."""

    @abstractmethod
    def go(self, name: str) -> None:
        """Give the keyboard to the field that is called so."""

    def open(self, name: str, shows: str) -> None:
        """Press a plate that brings up another one, or a field."""
        self.press(name)
        self.table.until(lambda look: button(look, shows) or field(look, shows), f"'{name}' shows '{shows}'")

    def new(self, plate: str, name: str) -> None:
        """Make a new entry, and name it."""
        self.press(plate)
        self.table.until(lambda look: (field(look, "Name") or {}).get("text") == plate, f"the page of a {plate}")
        self.write("Name", name)

    def write(self, name: str, words: str) -> None:
        """Type over what stands in a field, and leave it."""
        self.table.until(lambda look: field(look, name), f"a field '{name}'")
        self.go(name)
        self.hands.key("ctrl+a")
        self.hands("type", "--delay", _APART, words)
        self.table.until(lambda look: field(look, name)["text"] == words, f"'{words}' is in '{name}'")
        self.hands.key("Tab")
        self.table.until(lambda look: look["focus"] != name, f"'{name}' is left")

    def path(self, words: str) -> None:
        """Answer the dialog of the system that asks for a file: it has the keyboard."""
        self.table.until(lambda look: not look["active"], "a dialog asks for a file")
        self.hands.key("ctrl+a")
        self.hands("type", "--delay", _APART, words)
        self.hands.key("Return")
        self.table.until(lambda look: look["active"], "the dialog is gone")


class ByPointer(Writer):
    """Clicks; only words are typed."""

    def press(self, name: str) -> None:
        seen = self.table.until(lambda look: button(look, name), f"a plate '{name}'")
        self.hands.click(button(seen, name)["at"])

    def go(self, name: str) -> None:
        seen = self.table.until(lambda look: not field(look, name)["new"], f"'{name}' takes a press")
        self.hands.click(field(seen, name)["at"])
        self.table.until(lambda look: look["focus"] == name, f"'{name}' has the keyboard")


class ByKeys(Writer):
    """Goes by Tab to each island and by arrows within it, until the keyboard is where it is called so."""

    def press(self, name: str) -> None:
        self.table.until(lambda look: button(look, name), f"a plate '{name}'")
        self._walk(name)
        self.hands.key("space")

    def go(self, name: str) -> None:
        self._walk(name)

    def _walk(self, name: str) -> None:
        """Go from island to island and along each; up and down, which leads out of some, only where that was no use."""
        for ways in (("Right", "Left"), ("Right", "Left", "Down", "Up")):
            stops = set[str]()
            for _ in range(_MOST_KEYS):
                look = self.table.look()
                if look["focus"].startswith(name) or self._along(look, name, ways):
                    return
                if look["focus"] in stops and "Up" not in ways:
                    break
                stops.add(look["focus"])
                self.hands.key("Tab")
        raise AssertionError(f"Tab never came to '{name}'.")

    def _along(self, look: Look, name: str, ways: Sequence[str]) -> bool:
        """Go along the island that has the keyboard, each way as far as it leads; fields have none."""
        there = [one["name"] for one in look["buttons"]]
        if look["focus"] not in there or not any(one.startswith(name) for one in there):
            return False
        for way in ways:
            seen = {look["focus"]}
            for _ in range(_MOST_KEYS):
                self.hands.key(way)
                look = self.table.look()
                if look["focus"].startswith(name):
                    return True
                if look["focus"] in seen:
                    break
                seen.add(look["focus"])
        return False
