"""Somebody at a table who sees nothing of it: hears what there is, and presses what is named."""

from collections.abc import Callable
from functools import partial

from tests.end_to_end.hearing import Ears, Heard, can_be_pressed
from tests.end_to_end.screen import Look, until


class Listening:
    """Somebody who hears what there is, and presses what is named."""

    def __init__(self, ears: Ears, lesson: str, asks: tuple[str, ...] = ("?",)) -> None:
        """lesson: how what the guide says begins; asks: how the title of a question ends, in which it says it too."""
        self._ears = ears
        self._lesson, self._asks = lesson, asks
        self.heard: set[str] = set()
        """Every name and description that was read, and all that was announced."""

    def look(self, last: Look | None = None) -> Look:
        """Return what there is to hear once it is twice the same: while it is read something may happen.

        last: what was heard last; where it is the same still, that is twice.
        """
        reads = [last if last is not None else self._read()]

        def alike() -> bool:
            reads.append(self._read())
            return reads[-1] == reads[-2]

        until(alike, "what there is to hear stays the same")
        return reads[-1]

    def _read(self) -> Look:
        """Return what can be pressed, the cards of the hand, and what the guide says."""
        tree = self._ears.shown()
        self.heard |= {words for one in tree for words in (one["name"], one["description"])}
        self.heard |= set(self._ears.announced())
        panels = [one for one in tree if one["role"] == "panel"]
        said = [
            one["description"]
            for one in panels
            if one["description"].startswith(self._lesson) or one["name"].endswith(self._asks)
        ]
        pressed = [{"name": one["name"], "object": one["object"]} for one in tree if can_be_pressed(one)]
        return {"buttons": pressed, "hand": _hand(tree), "guide": " ".join(said)}

    def press(self, look: Look, name: str) -> Look:
        """Press what is called so, and return what there is to hear once that has changed something."""
        there = [one for one in look["buttons"] if one["name"].startswith(name)]
        assert there, f"Nothing is called '{name}': {names(look)}"
        if not self._ears.press(min(there, key=lambda one: len(one["name"]))):
            return self.look()  # it is gone meanwhile, as when the hand has covered itself
        return self.until(lambda now: now != look, f"pressing '{name}' does something")

    def until(self, happened: Callable[[Look], object], what: str, first: Look | None = None) -> Look:
        """Listen again and again until it has happened; first: what was heard last, where nothing was done since."""
        last = first if first is not None else self.look()

        def now() -> bool:
            nonlocal last
            if not happened(last):
                last = self.look(last)
            return bool(happened(last))

        until(now, what, lambda: f"{last['guide']}\n{names(last)}")
        return last

    def follow_guide(self, doors: tuple[str, ...], meant: Callable[[Look], str], over: str, most: int) -> None:
        """Press the way to the table, and what the guide means until it says that all is over.

        meant: what is to be pressed now, "" while nothing is; most: presses within which it has to be over.
        """
        look = self.look()
        for name in doors:
            look = self.press(self.until(partial(offers, name), f"'{name}' is heard", look), name)
        for _ in range(most):
            look = self.until(lambda now: over in now["guide"] or meant(now), "there is something to do", look)
            if over in look["guide"]:
                break
            look = self.press(look, meant(look))

    def assert_heard(self, *all_words: str) -> None:
        said = "\n".join(self.heard)
        for words in all_words:
            assert words in said, words


def _hand(tree: list[Heard]) -> list[dict[str, object]]:
    """Return the cards of the hand, and which of them are chosen."""
    start = next((place for place, one in enumerate(tree) if one["name"].startswith("Hand of ")), len(tree))
    held = []
    for one in tree[start + 1 :]:
        if one["depth"] <= tree[start]["depth"]:
            break
        held.append({"name": one["name"], "away": "chosen" in one["description"]})
    return held


def offers(name: str, look: Look) -> bool:
    """Whether something is heard that is called so and can be pressed."""
    return any(one["name"].startswith(name) for one in look["buttons"])


def names(look: Look) -> str:
    """Return what all is called that can be pressed."""
    return "; ".join(one["name"] for one in look["buttons"])
