"""Somebody at the keyboard, who knows what stands on the screen, where the focus is, and the keys that `?` lists."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tests.end_to_end.screen import PATIENCE, Look, Table, middle, until

There = Callable[[Look], bool]

DRIVES: Final[Mapping[str, str]] = {"Counter": "c", "Block": "b", "Escalate": "e", "Concede": "x"}
"""The Drives by their letters."""

_SHOWN: Final = (
    "focus", "seat", "curtain", "curtain_shown", "covered", "entry", "step", "carrying", "over", "sheet", "window",
)  # fmt: skip
_MOST_KEYS: Final = 60
_STILL: Final = 0.02
"""Seconds between two looks that have to be alike before the next key is pressed."""


class Reader:
    """Presses one key after the other, and looks what came of each."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._last: Look | None = None

    def look(self) -> Look:
        """Return what is on the screen once it stands still, and a new question takes keys."""
        deadline = time.monotonic() + PATIENCE
        before = self._table.glance()
        while time.monotonic() < deadline:
            time.sleep(_STILL)
            now = self._table.glance()
            if shown(now) == shown(before) and now["focus"] and not now.get("too_soon"):
                self._last = self._table.look()
                return self._last
            before = now
        raise AssertionError(f"The screen never stands still: {shown(before)}")

    def press(self, key: str) -> Look:
        """Press a key that has to do something, and return what is on the screen then."""
        before = self._last or self.look()
        self._table.hands.key(key)
        where = before["focus"]
        until(lambda: shown(self._table.glance()) != shown(before), f"{key} at '{where}' does something")
        return self.look()

    def click(self, name: str) -> Look:
        """Click with the pointer on what is called so: a plate, a token, an area or a card of the hand."""
        before = self._last or self.look()

        def there() -> str:
            look = self._table.look()
            return "; ".join(one["name"] for one in (*look["buttons"], *look.get("hand", ())))

        def standing_still() -> list[int] | None:
            place = _clickable(self._table.look(), name)
            time.sleep(_STILL)
            return place if place == _clickable(self._table.look(), name) else None

        self._table.hands.click(until(standing_still, f"'{name}' takes a click", there))
        # The focus comes as soon as the button goes down; what the click does, once it is let go.
        done = f"a click on '{name}' does something"
        until(lambda: shown(self._table.glance())[1:] != shown(before)[1:], done, there)
        return self.look()

    def tab(self, name: str) -> Look:
        """Press Tab until the focus is on what is called so."""
        look = self.look()
        for _ in range(_MOST_KEYS):
            if look["focus"].startswith(name):
                return look
            look = self.press("Tab")
        raise AssertionError(f"Tab never came to {name}.")

    def walk(self, name: str) -> Look:
        """Walk with the arrows from plate to plate to the one that is called so, as it stands on the screen."""
        look = self.look()
        for _ in range(_MOST_KEYS):
            if look["focus"].startswith(name):
                return look
            here, there = middle(_place(look, look["focus"])), middle(_place(look, name))
            across, down = there[0] - here[0], there[1] - here[1]
            along = abs(across) > abs(down)
            look = self.press(("Right" if across > 0 else "Left") if along else ("Down" if down > 0 else "Up"))
        raise AssertionError(f"The arrows never came to {name}.")

    def enter(self, there: There, otherwise: Mapping[str, str] | None = None) -> Look:
        """Press Enter until the screen shows what is wanted; at some places another key is pressed first.

        Where cards of the hand are to be chosen, one that is chosen already is left for the next.
        """
        look = self.look()
        for _ in range(_MOST_KEYS):
            if there(look):
                return look
            keys = [key for name, key in (otherwise or {}).items() if look["focus"].startswith(name)]
            look = self.press(keys[0] if keys else "Right" if look["focus"] in _chosen(look) else "Return")
        raise AssertionError(f"Enter never leads there; the focus is on '{look['focus']}'.")

    def fight(self, likes: Sequence[str] = tuple(DRIVES), allies: Sequence[str] = ()) -> Look:
        """Play a Throwdown until a side has conceded: always the first Drive of those liked that is not refused.

        allies: who takes a side, by their names.
        """
        waited = list(allies)
        look = self.look()
        for _ in range(2 * _MOST_KEYS):
            if look["step"].startswith("outcome"):
                return look
            drive = drive_of(look, likes)
            if waited and look["step"] == "throwdown.sides" and not look["curtain"]:
                joins = f"{waited.pop()}: Join"
                if not any(one["name"].startswith(joins) for one in look["buttons"]):
                    self.walk("Take a side")
                    self.press("Return")
                self.walk(joins)
                look = self.press("Return")
            elif drive == "Concede":
                self.press(DRIVES[drive])
                self.walk("Concede")
                look = self.press("Return")
            else:
                look = self.press(DRIVES[drive] if drive is not None else "Return")
        raise AssertionError("The Throwdown never ends.")


def _place(look: Look, name: str) -> list[int]:
    """Return where the plate lies whose name begins so; keys reach one that has just appeared too."""
    found = next((one for one in look["buttons"] if one["name"].startswith(name)), None)
    assert found is not None, f"There is no '{name}'."
    place: list[int] = found["at"]
    return place


def _clickable(look: Look, name: str) -> list[int] | None:
    """Return where that lies whose name begins so: of several the one with the shortest name."""
    there = [one for one in (*look["buttons"], *look.get("hand", ())) if one["name"].startswith(name)]
    ready = sorted((one for one in there if not one.get("new")), key=lambda one: len(one["name"]))
    return ready[0]["at"] if ready else None


def drive_of(look: Look, likes: Sequence[str]) -> str | None:
    """Return the Drive to begin now; None where something else is to be answered first."""
    busy = look["curtain"] or look["carrying"] or look["sheet"] or look["asked"]
    if busy or look["step"] != "throwdown.turn" or look["focus"].startswith("Pass the table"):
        return None
    names = [one["name"] for one in look["buttons"]]
    possible = (name.partition(":")[0].partition(",")[0] for name in names if "refused" not in name)
    return min((name for name in possible if name in likes), key=likes.index, default=None)


def shown(look: Look) -> tuple[object, ...]:
    """Return what tells that the screen has changed."""
    written = tuple(one["text"] for one in look["fields"])
    return (*(look.get(name) for name in _SHOWN), written, _chosen(look))


def _chosen(look: Look) -> tuple[str, ...]:
    """Return the cards of the hand that stand up, or are chosen and shown elsewhere."""
    return tuple(one["name"] for one in look.get("hand", ()) if one["up"] or one["away"])
