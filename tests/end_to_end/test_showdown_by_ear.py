"""A whole showdown of Tasuo, from an empty home to its end, by spoken names and actions of AT-SPI alone."""

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.end_to_end.hearing import deaf, hearing
from tests.end_to_end.listening import Listening, offers
from tests.end_to_end.screen import Look

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="AT-SPI is the bus of screen readers on Linux"),
    pytest.mark.skipif(bool(deaf()), reason=f"to hear the program, this is not installed here: {', '.join(deaf())}"),
]

MOST: Final = 160
"""More presses than the showdown takes."""
OVER: Final = "The lesson is over"
HERE: Final = "Drop here: "
SAID_ON_THE_WAY: Final = (
    "Warrior, Smith, life 8, a call costs 2 armor, Strike 3, fire. Chainable.",
    "Call Ashen Duelist to Kao, allowed",
    "Your set card, Legend Zone 1: Tripwire Flash, Responsive",
    "Kao: Ashen Duelist, yours, life 6 and a half of 8, Strike 3 and a half, armed with Salamander Glaive",
    "Blue's set card, Legend Zone 1",
    "Shoal Binder: 2.5 damage, 5.5 of 7.5 in all",
    "Chain roll: 10 is needed. After a Strike 8, 2 more for the chains made. 6 in 36, 17 in 100.",
    "Red: answer Shoal Binder?",
    "Ask me later",
    "1 in the Queue: Sudden Fog, negates The Slagworks, Blue, answers 2",
    "2 in the Queue: The Slagworks, is laid open, Red, negated",
    "Hatsubai v1, chosen",
    "Blue, by the program, armor 5 of 10, Body Count 5 of 5",
    "Red has won: the Body Count of the foe is full",
)
"""What a player who sees nothing has to know: what stands on each card, who stands where with how much life, what an
attack comes to and why, what a roll needs and what it came to, what waits on the Queue, what each answer does."""

Ways = Callable[[re.Match[str], Look], Iterator[str]]
"""What a sentence of the guide could mean to press now, the last step first."""


def plain(*patterns: str) -> Ways:
    """Return what is pressed one after the other, written from the last to the first."""
    return lambda said, _look: (said.expand(one) for one in patterns)


def changed(said: re.Match[str], look: Look) -> Iterator[str]:
    """Choose the cards of the hand one by one, and change them."""
    wanted = re.split(", | and ", said[1])
    chosen = [one["name"] for one in look["hand"] if one["away"]]
    yield from (re.escape(one) for one in wanted if not any(name.startswith(one) for name in chosen))
    yield f"Change {len(wanted)}"


def attacked(said: re.Match[str], look: Look) -> Iterator[str]:
    """Choose the Drive, lift the card that attacks, and drop it on whom it attacks."""
    target, warrior, by, drive = said[1], said[2], said[3], said[4]
    if drive and not offers(f"{drive}, chosen", look):
        yield drive
    yield rf"Attack {target} with {warrior}" + (rf".* by {by}" if by else "")
    yield rf"{HERE}.*{target}"
    yield rf"Weapon in \w+: {by}|{by}" if by else rf"K\w+: {warrior}"


SAID: Final[tuple[tuple[str, Ways], ...]] = (
    (r"Go first\.", plain("Go first")),
    (r"Put (.+?) under your deck", changed),
    (r"Keep the hand", plain("Keep the hand")),
    (r"Draw two cards", plain("Draw two")),
    (r"Call (.+?) to (\w+)\.", plain(rf"{HERE}\2[,:]", r"\1")),
    (r"Lay (?!out)(.+?)(?: face-up)?\.", plain(r"Lay \1", rf"{HERE}Arena", rf"{HERE}Legend", r"\1")),
    (r"Set (.+?) face-down", plain(r"Set \1", rf"{HERE}Legend", r"\1")),
    (r"Equip (.+?) to (.+?)\.", plain(rf"{HERE}.*\2", r"Legend Zone .: \1")),
    (r"Charge Kao", plain("Charge Kao", "Charge")),
    (r"End the (Play|Charge) Phase", plain(r"End the \1 Phase")),
    (r"End the turn", plain("End the turn")),
    (r"(?:Answer|Stop it) with (.+?)\.", plain(r"\1.+")),
    (r"Pass\.", plain("Pass")),
    (r"Go on: ", plain("Go on")),
    (r"(?:Attack|Go on against) ([^.]+?)(?: again)? with (.+?)(?: by (.+?))?(?:, with (.+?))?\.", attacked),
    (r"Roll the dice", plain("Roll")),
    (r"Enter Tasuo Mode with (.+?) on (.+?)\.", plain(r"Tasuo Mode: \1")),
)
"""What the guide says, and what a person presses then."""


def meant(look: Look) -> str:
    """Return what is to be pressed now; "" while nothing is."""
    for pattern, ways in SAID:
        said = re.search(pattern, look["guide"])
        if said is None:
            continue
        for way in ways(said, look):
            found = [one["name"] for one in look["buttons"] if re.match(way, one["name"])]
            if found:
                return str(min(found, key=len))
        return ""
    return ""


def test_a_whole_showdown_is_played_by_ear(tmp_path: Path) -> None:
    with hearing(None, tmp_path) as (table, ears):
        player = Listening(ears, "Seven turns.", asks=("?", "."))
        player.follow_guide(("New session", "Tasuo Showdown", "Sit down"), meant, OVER, MOST)
        table.end()
    player.assert_heard(*SAID_ON_THE_WAY)
