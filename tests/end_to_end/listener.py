"""Reads and presses what a program shows to screen readers, over the bus that screen readers use (AT-SPI on D-Bus).

It is started with a Python of the system that has GLib (python3-gi), beside the program, in the same session. Each line
on its standard input is a wish as JSON, each line on its standard output the answer:

    {"do": "tree"}                     every object of the program, also those that are not in sight
    {"do": "press", "object": path}    do what the object offers first, as a screen reader would
    {"do": "write", "object": path, "words": text}
    {"do": "heard"}                    what was announced since this was last asked
"""

import json
import sys
from typing import Any

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402 - the version is chosen first

REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"
# Numbers of states in the specification of AT-SPI, those that are told by name here.
STATES = {
    1: "active", 4: "checked", 8: "enabled", 11: "focusable", 12: "focused", 20: "pressed", 24: "sensitive",
    25: "showing", 30: "visible", 7: "editable",
}  # fmt: skip
PRESSED = ("push button", "button", "toggle button", "check box", "radio button")
WRITTEN = ("text", "entry", "password text")
PATIENCE = 20_000


class Listener:
    def __init__(self) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, PATIENCE, None
        ).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self._bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None
        )
        self._heard: list[str] = []
        self._bus.signal_subscribe(
            None, "org.a11y.atspi.Event.Object", "Announcement", None, None, 0, lambda *said: self._hear(said[5])
        )
        registry = (REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent")
        try:
            self._call(*registry, GLib.Variant("(sass)", ("object:announcement", [], "")))
        except GLib.Error:
            self._call(*registry, GLib.Variant("(s)", ("object:announcement",)))

    def _hear(self, said: Any) -> None:
        self._heard.append(str(said.unpack()[3]))

    def _call(self, name: str, path: str, interface: str, method: str, what: Any = None) -> Any:
        answer = self._bus.call_sync(name, path, interface, method, what, None, 0, PATIENCE, None)
        return answer.unpack()

    def _get(self, name: str, path: str, interface: str, prop: str) -> Any:
        asked = GLib.Variant("(ss)", (interface, prop))
        return self._call(name, path, "org.freedesktop.DBus.Properties", "Get", asked)[0]

    # ------------------------------------------------------------------ what is there
    def tree(self, *, showing: bool = False) -> list[dict[str, Any]]:
        """Every object of every program on this bus but the registry, the outermost first.

        showing: without what lies within a part that is not in sight.
        """
        found: list[dict[str, Any]] = []
        programs = self._call(REGISTRY, ROOT, ACCESSIBLE, "GetChildren")[0]
        waiting = [(name, path, 0) for name, path in reversed(programs)]
        while waiting:
            name, path, depth = waiting.pop()
            try:
                found.append(self._object(name, path, depth))
                if showing and depth > 1 and "showing" not in found[-1]["states"]:
                    found.pop()
                elif self._get(name, path, ACCESSIBLE, "ChildCount"):
                    children = self._call(name, path, ACCESSIBLE, "GetChildren")[0]
                    waiting.extend((one, child, depth + 1) for one, child in reversed(children))
            except GLib.Error:
                continue  # gone since its parent told of it
        return found

    def _object(self, name: str, path: str, depth: int) -> dict[str, Any]:
        low, high = self._call(name, path, ACCESSIBLE, "GetState")[0]
        bits = low | high << 32
        states = [word for bit, word in STATES.items() if bits >> bit & 1]
        seen = {
            "object": f"{name} {path}",
            "depth": depth,
            "role": self._call(name, path, ACCESSIBLE, "GetRoleName")[0],
            "name": self._get(name, path, ACCESSIBLE, "Name"),
            "description": self._get(name, path, ACCESSIBLE, "Description"),
            "states": states,
            "actions": [],
            "text": "",
        }
        if seen["role"] in PRESSED and {"showing", "enabled"} <= set(states):
            actions = self._call(name, path, "org.a11y.atspi.Action", "GetActions")[0]
            seen["actions"] = [action[0] for action in actions]
        if seen["role"] in WRITTEN:
            everything = GLib.Variant("(ii)", (0, -1))
            seen["text"] = self._call(name, path, "org.a11y.atspi.Text", "GetText", everything)[0]
        return seen

    # ------------------------------------------------------------------ what is done
    def press(self, which: str) -> bool:
        """Do the first thing that an object offers."""
        name, path = which.split(" ")
        first = GLib.Variant("(i)", (0,))
        return bool(self._call(name, path, "org.a11y.atspi.Action", "DoAction", first)[0])

    def write(self, which: str, words: str) -> bool:
        """Put these words into a field."""
        name, path = which.split(" ")
        text = GLib.Variant("(s)", (words,))
        return bool(self._call(name, path, "org.a11y.atspi.EditableText", "SetTextContents", text)[0])

    def heard(self) -> list[str]:
        """What was announced since this was last asked."""
        heard, self._heard = self._heard, []
        return heard

    def answer(self, wish: dict[str, Any]) -> Any:
        match wish["do"]:
            case "tree":
                return self.tree(showing=wish.get("showing", False))
            case "press":
                return self.press(wish["object"])
            case "write":
                return self.write(wish["object"], wish["words"])
        return self.heard()


def main() -> None:
    listener, loop = Listener(), GLib.MainLoop()

    def line(_channel: Any, _condition: Any) -> bool:
        wish = sys.stdin.readline().strip()
        if not wish:
            loop.quit()
            return False
        try:
            answer = {"answer": listener.answer(json.loads(wish))}
        except GLib.Error as wrong:
            answer = {"wrong": str(wrong)}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
        return True

    GLib.io_add_watch(sys.stdin.fileno(), GLib.IOCondition.IN | GLib.IOCondition.HUP, line)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    loop.run()


main()
