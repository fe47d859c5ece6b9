"""A whole fight of Virtual Machine, from an empty home to its end, by spoken names and actions of AT-SPI alone."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from tests.end_to_end.hearing import Ears, Heard, can_be_pressed, deaf, hearing
from tests.end_to_end.screen import Look, until
from tests.end_to_end.test_hello_world import APART, MOST, OVER, meant

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="AT-SPI is the bus of screen readers on Linux"),
    pytest.mark.skipif(bool(deaf()), reason=f"to hear the program, this is not installed here: {', '.join(deaf())}"),
]

COVERED: Final = "The hand has covered itself."
"""What is heard of a hand that nobody touched for a while; it is shown before anything else is done."""
SAID_ON_THE_WAY: Final = (
    "Curtain. Pass the table to Teo.",
    "Boot Sector · Round 1 · Count 6. Teo has the seat",
    "Count 9, now Sable with the Nine of Spades, CPU with the Nine of Diamonds. Next 9, CPU",
    "Hall, 2 points, you stop there. Sable, Stray Thread 1. Links: Threshold 2, Alcove 2, Bench 2.",
    "Port Sniffer 1, mob, 80 of 100, in Bench, 2 away, one turn of 27 degrees",
    "End turn: Six of hearts is spent",
    "Port Sniffer 1 at Teo with Seven of hearts. hit: HP 70 → 50",
    "I interrupt: anyone, at any moment",
    "Does Ace of clubs act low or high?",
    "Low: Ace of clubs acts now. Count low Ace: Teo with Ace of clubs. Teo: Move 1 → 5",
    "The fight is over: the MCs have won",
)
"""What a player who sees nothing has to know: who sits there, which count it is and what is due, who stands where and
how far, what a move costs, what an attack did, what is asked and what each answer brings, and who has won."""


class Listening:
    """Somebody who hears what there is, and presses what is named."""

    def __init__(self, ears: Ears) -> None:
        self._ears = ears
        self.heard: set[str] = set()
        """Every name and description that was read, and all that was announced."""

    def look(self) -> Look:
        """Return what there is to hear once it is twice the same: while it is read something may happen."""
        reads = [self._read()]

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
        said = [one["name"] for one in panels if one["name"].startswith("Hello, World.")]
        said += [one["description"] for one in panels if one["name"].endswith("?")]
        pressed = [{"name": one["name"], "object": one["object"]} for one in tree if can_be_pressed(one)]
        return {"buttons": pressed, "hand": _hand(tree), "guide": " ".join(said)}

    def press(self, look: Look, name: str) -> Look:
        """Press what is called so, and return what there is to hear once that has changed something."""
        there = [one for one in look["buttons"] if one["name"].startswith(name)]
        assert there, f"Nothing is called '{name}': {_names(look)}"
        if not self._ears.ask(do="press", object=min(there, key=lambda one: len(one["name"]))["object"]):
            return self.look()  # it is gone meanwhile, as when the hand has covered itself
        return self.until(lambda now: now != look, f"pressing '{name}' does something")

    def until(self, happened: Callable[[Look], object], what: str, first: Look | None = None) -> Look:
        """Listen again and again until it has happened; first: what was heard last, where nothing was done since."""
        last = first if first is not None else self.look()

        def now() -> bool:
            nonlocal last
            if not happened(last):
                last = self.look()
            return bool(happened(last))

        until(now, what, lambda: f"{last['guide']}\n{_names(last)}")
        return last


def _hand(tree: list[Heard]) -> list[dict[str, object]]:
    """Return the cards of the hand, and which of them are chosen."""
    start = next((place for place, one in enumerate(tree) if one["name"].startswith("Hand of ")), len(tree))
    held = []
    for one in tree[start + 1 :]:
        if one["depth"] <= tree[start]["depth"]:
            break
        held.append({"name": one["name"], "away": "chosen" in one["description"]})
    return held


def _offers(name: str, look: Look) -> bool:
    return any(one["name"].startswith(name) for one in look["buttons"])


def _wanted(look: Look) -> str:
    """Return what to press: a hand that lies covered is shown first, and then what the guide says is done."""
    return COVERED if _offers(COVERED, look) else meant(look, APART)


def _names(look: Look) -> str:
    return "; ".join(one["name"] for one in look["buttons"])


def test_a_whole_fight_is_played_by_ear(tmp_path: Path) -> None:
    with hearing(None, tmp_path) as (table, ears):
        player = Listening(ears)
        look = player.look()
        for name in ("New session", "Virtual Machine 1", "Sit down"):
            look = player.press(player.until(partial(_offers, name), f"'{name}' is heard", look), name)
        for _ in range(MOST):
            look = player.until(lambda now: OVER in now["guide"] or _wanted(now), "there is something to do", look)
            if OVER in look["guide"]:
                break
            look = player.press(look, _wanted(look))
        table.end()
    said = "\n".join(player.heard)
    for words in SAID_ON_THE_WAY:
        assert words in said, words
