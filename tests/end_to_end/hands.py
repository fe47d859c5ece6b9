"""Two ways to play the same evening: with a pointer that drags cards, and with the keyboard alone."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from tests.end_to_end.screen import Look, Table, button, card, middle, spot

There = Callable[[Look], bool]
_MOST_KEYS: Final = 80
_RANKS: Final = {"T": "t", "J": "j", "Q": "q", "K": "k", "A": "a"}


APART = "Everybody apart"
"""How people sit round the computer; asked before the table is first passed."""


class Player(ABC):
    """Somebody at the table, who sees no more of it than what is on the screen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hands = table.hands

    @abstractmethod
    def press(self, name: str) -> None:
        """Press the plate whose name begins so."""

    @abstractmethod
    def lay(self, face: str, place: str) -> None:
        """Lay a card of the hand at a place."""

    @abstractmethod
    def take(self, name: str) -> None:
        """Take the Spoil whose plate begins so, and wait until it is written."""

    @abstractmethod
    def apply(self) -> None:
        """Apply the Spoils that were taken, and wait until it is written."""

    def write(self, words: str) -> None:
        """Write into the field that has the focus."""
        self.table.until(
            lambda look: any(one["name"] == look["focus"] for one in look["fields"]), "a field to write in"
        )
        self.hands.type(words)
        self.table.until(lambda look: any(one["text"] == words for one in look["fields"]), f"'{words}' is written")

    def move(self, name: str) -> None:
        """Press a plate that makes a move, and wait until it is written."""
        entry = self.table.entry()
        self.press(name)
        self.table.after(entry, name)

    def play(self, face: str, place: str) -> None:
        """Lay a card, and wait until the move is written."""
        entry = self.table.entry()
        self.lay(face, place)
        self.table.after(entry, f"{face} at {place}")

    def seat(self, name: str, seat: str) -> None:
        """Let somebody else sit down: the table is passed, the curtain falls, and she says who she is."""
        over = f"Pass the table to {name}"
        look = self.table.until(
            lambda look: not look["too_soon"] and (button(look, over) or button(look, APART) or look["seat"] == seat),
            f"{name} is waited for",
        )
        if look["seat"] != seat:
            self.press(APART if button(look, APART) else over)
            self.table.until(lambda look: look["curtain"] and look["seat"] == seat, f"the curtain of {name}")
        if self.table.look()["curtain"]:
            self.press(f"It's me, {name}")
        self.table.until(lambda look: not look["curtain_shown"], "the curtain is up")


class Pointer(Player):
    """Plays with the pointer; only words are typed."""

    def press(self, name: str) -> None:
        seen = self.table.until(lambda look: button(look, name), f"a button '{name}'")
        self.hands.click(button(seen, name)["at"])

    def take(self, name: str) -> None:
        self.move(name)

    def apply(self) -> None:
        self.move("Apply")

    def lay(self, face: str, place: str) -> None:
        """Drag as a hand does: not in one jump."""
        seen = self.table.until(lambda look: card(look, face) and spot(look, place), f"{face} in the hand, and {place}")
        start, goal = card(seen, face)["at"], middle(spot(seen, place)["at"])
        self.hands("mousemove", *start)
        self.hands("mousedown", 1)
        for step in range(1, 7):
            x = start[0] + (goal[0] - start[0]) * step // 6
            y = start[1] + (goal[1] - start[1]) * step // 6
            self.hands("mousemove", x, y)
        self.table.until(lambda look: look["carrying"] and place in look["over"], f"{face} is carried over {place}")
        self.hands("mouseup", 1)


class Keys(Player):
    """Plays with the keyboard alone."""

    def press(self, name: str) -> None:
        self.table.until(lambda look: button(look, name), f"a button '{name}'")
        self._go(lambda look: look["focus"].startswith(name), name)
        self.hands.key("Return")

    def take(self, name: str) -> None:
        """Space takes a Spoil; Enter would ask who gets it."""
        entry = self.table.entry()
        self.table.until(lambda look: button(look, name), f"a Spoil '{name}'")
        self._go(lambda look: look["focus"].startswith(name), name)
        self.hands.key("space")
        self.table.after(entry, name)

    def apply(self) -> None:
        entry = self.table.entry()
        self.hands.key("ctrl+Return")
        self.table.after(entry, "Apply")

    def lay(self, face: str, place: str) -> None:
        """Jump to the card by its rank, lift it, walk to the place, drop it."""
        seen = self.table.until(lambda look: card(look, face) and spot(look, place), f"{face} in the hand, and {place}")
        wanted = card(seen, face)["name"]
        names = {one["name"] for one in seen["hand"]}
        for _ in range(_MOST_KEYS):
            if self.table.look()["focus"] in names:
                break
            self.hands.key("Tab")
        self._go(lambda look: look["focus"] == wanted, wanted, (_RANKS.get(face[0], face[0]),))
        self.hands.key("Return")
        self.table.until(lambda look: look["carrying"], f"{face} is lifted")
        self._walk(lambda look: place in look["over"], place)
        self.hands.key("Return")

    def _go(self, there: There, where: str, keys: tuple[str, ...] = ("Tab",)) -> None:
        """Press a key until the focus is there; in each island that Tab comes to, the arrows look into every row."""
        for _ in range(_MOST_KEYS):
            if there(self.table.look()) or (keys == ("Tab",) and self._search(there)):
                return
            self.hands.key(*keys)
        raise AssertionError(f"The keys never came to {where}; the focus is on '{self.table.look()['focus']}'.")

    def _search(self, there: There) -> bool:
        """Walk an island like a snake from its beginning: along a row to its end, down, and back along the next."""
        if any(self._until_stuck(back, there) for back in ("Left", "Up")):
            return True
        for along in ("Right", "Left") * 4:
            if self._until_stuck(along, there):
                return True
            before = self.table.look()
            self.hands.key("Down")
            now = self.table.look()
            if there(now):
                return True
            if now["focus"] == before["focus"]:
                return self._until_stuck("Left" if along == "Right" else "Right", there)
        return False

    def _until_stuck(self, key: str, there: There) -> bool:
        for _ in range(_MOST_KEYS):
            before = self.table.look()
            self.hands.key(key)
            now = self.table.look()
            if there(now):
                return True
            if now["focus"] == before["focus"]:
                return False
        return False

    def _walk(self, there: There, where: str) -> None:
        for _ in range(_MOST_KEYS):
            if there(self.table.look()):
                return
            self.hands.key("Tab")
        raise AssertionError(f"The carried card never came to {where}.")
