"""Reads and presses what a program shows to screen readers, over the bus that screen readers use (AT-SPI on D-Bus).

It is started with a Python of the system that has GLib (python3-gi), beside the program, in the same session. Each line
on its standard input is a wish as JSON, each line on its standard output the answer:

    {"do": "tree"}                     every object of the program, also those that are not in sight
    {"do": "tree", "showing": true}    only those in sight
    {"do": "press", "object": path}    do what the object offers first, as a screen reader would
    {"do": "write", "object": path, "words": text}
    {"do": "heard"}                    what was announced since this was last asked
"""

import json
import sys
from contextlib import suppress
from itertools import count, islice
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
ACTION, TEXT, PROPERTIES = "org.a11y.atspi.Action", "org.a11y.atspi.Text", "org.freedesktop.DBus.Properties"
STATE = (ACCESSIBLE, "GetState", None)
"""What every object is asked first; one that is not in sight often nothing else."""
QUESTIONS = (
    (ACCESSIBLE, "GetRoleName", None),
    (PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Name"))),
    (PROPERTIES, "Get", GLib.Variant("(ss)", (ACCESSIBLE, "Description"))),
    (ACCESSIBLE, "GetChildren", None),
)
"""What is asked then."""
Object = tuple[str, str]
"""The name on the bus and the path of an object."""


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

    # ------------------------------------------------------------------ what is there
    def tree(self, *, showing: bool = False) -> list[dict[str, Any]]:
        """Every object of every program on this bus but the registry, the outermost first.

        showing: without what lies within a part that is not in sight.
        """
        found: dict[Object, dict[str, Any]] = {}
        within: dict[Object, list[Object]] = {}
        programs = [tuple(one) for one in self._call(REGISTRY, ROOT, ACCESSIBLE, "GetChildren")[0]]
        level = programs
        for depth in count():
            if not level:
                break
            for one, (seen, children) in self._objects(level, depth, showing=showing and depth > 1).items():
                found[one], within[one] = seen, children
            level = [child for one in level for child in within.get(one, ())]
        ordered, waiting = [], list(reversed(programs))
        while waiting:
            one = waiting.pop()
            if one in found:
                ordered.append(found[one])
                waiting.extend(reversed(within[one]))
        self._ask_more(ordered)
        return ordered

    def _objects(
        self, level: list[Object], depth: int, *, showing: bool
    ) -> dict[Object, tuple[dict[str, Any], list[Object]]]:
        """Return what is to be said of each of these objects, and what lies in it; all are asked before one answers.

        One that is gone since its parent told of it has no answers, and is left out.
        """
        states: dict[Object, list[str]] = {}
        for one, state in zip(level, self._ask_all([(one, *STATE) for one in level]), strict=True):
            if state is not None:
                bits = state[0] | state[1] << 32
                states[one] = [word for bit, word in STATES.items() if bits >> bit & 1]
        asked = [one for one, words in states.items() if "showing" in words or not showing]
        answers = iter(self._ask_all([(one, *what) for one in asked for what in QUESTIONS]))
        found: dict[Object, tuple[dict[str, Any], list[Object]]] = {}
        for one in asked:
            role, called, description, children = islice(answers, len(QUESTIONS))
            if None in (role, called, description, children):
                continue
            seen = {
                "object": " ".join(one),
                "depth": depth,
                "role": role,
                "name": called,
                "description": description,
                "states": states[one],
                "actions": [],
                "text": "",
            }
            found[one] = seen, [tuple(child) for child in children]
        return found

    def _ask_more(self, told: list[dict[str, Any]]) -> None:
        """Ask what can be pressed what it offers, and what is written what stands there."""
        pressed = [one for one in told if one["role"] in PRESSED and {"showing", "enabled"} <= set(one["states"])]
        written = [one for one in told if one["role"] in WRITTEN]
        offers = [(one["object"].split(" "), ACTION, "GetActions", None) for one in pressed]
        texts = [(one["object"].split(" "), TEXT, "GetText", GLib.Variant("(ii)", (0, -1))) for one in written]
        answers = self._ask_all([*offers, *texts])
        for one, answer in zip(pressed, answers[: len(pressed)], strict=True):
            one["actions"] = [action[0] for action in answer or ()]
        for one, answer in zip(written, answers[len(pressed) :], strict=True):
            one["text"] = answer or ""

    def _ask_all(self, questions: list[Any]) -> list[Any]:
        """Send all questions and then wait for their answers; None for one that has none."""
        answers: list[Any] = [None] * len(questions)
        left = len(questions)

        def take(bus: Any, answer: Any, place: int) -> None:
            nonlocal left
            left -= 1
            with suppress(GLib.Error):
                answers[place] = bus.call_finish(answer).unpack()[0]

        for place, ((name, path), interface, method, what) in enumerate(questions):
            self._bus.call(name, path, interface, method, what, None, 0, PATIENCE, None, take, place)
        while left:
            GLib.MainContext.default().iteration(True)
        return answers

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
