"""A whole fight of Virtual Machine, from an empty home to its end, by spoken names and actions of AT-SPI alone."""

import sys
from pathlib import Path
from typing import Final

import pytest

from tests.end_to_end.hearing import deaf, hearing
from tests.end_to_end.listening import Listening, offers
from tests.end_to_end.screen import Look
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
    "Count 9, now Sable with the Nine of spades, CPU with the Nine of diamonds. Next 9, CPU",
    "Hall, 2 points, you stop there. Sable and Stray Thread 1. Links: Threshold 2, Alcove 2, Bench 2.",
    "Port Sniffer 1, mob, 80 of 100, in Bench, 2 away, one turn of 27 degrees",
    "End turn: Six of hearts is spent",
    "Port Sniffer 1 attacks Teo with Seven of hearts. it hits: HP from 70 to 50",
    "I interrupt: anyone, at any moment",
    "Does Ace of clubs act low or high?",
    "Low: Ace of clubs acts now. Count low Ace: Teo acts with Ace of clubs. Teo: Move from 1 to 5",
    "The fight is over: the MCs have won",
)
"""What a player who sees nothing has to know: who sits there, which count it is and what is due, who stands where and
how far, what a move costs, what an attack did, what is asked and what each answer brings, and who has won."""


def _wanted(look: Look) -> str:
    """Return what to press: a hand that lies covered is shown first, and then what the guide says is done."""
    return COVERED if offers(COVERED, look) else meant(look, APART)


def test_a_whole_fight_is_played_by_ear(tmp_path: Path) -> None:
    with hearing(None, tmp_path) as (table, ears):
        player = Listening(ears, "Hello, World.")
        player.follow_guide(("New session", "Virtual Machine 1", "Sit down"), _wanted, OVER, MOST)
        table.end()
    player.assert_heard(*SAID_ON_THE_WAY)
