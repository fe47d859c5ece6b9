"""The guided first fight of Virtual Machine, by pointer alone: whoever does what the guide says wins it."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.sessions.journal import Journal
from tests.end_to_end.screen import Look, missing, playing, until
from tests.end_to_end.tally import Tally

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]

APART, ONE_HAND = "Everybody apart", "One hand on the mouse"
"""The plates of how people sit."""
MOST: Final = 120
"""More clicks than the fight takes."""
FEW: Final = 75
"""How many clicks it may take: 70 where each sits apart, and a few on sheets where a token is out of sight."""
OVER: Final = "Bring the next fight"

Clicks = Callable[[Look, re.Match[str]], str]


def card_to_pick(look: Look, said: re.Match[str]) -> str:
    """Return the next card to pick, or the plate that lays them down."""
    wanted = [one.strip().casefold() for one in said[1].split(",")]
    left = [one["name"] for one in look["hand"] if one["name"].casefold() in wanted and not one["away"]]
    return left[0] if left else "Lay down"


def target(look: Look, said: re.Match[str]) -> str:
    """Return the token to attack; where that is out of sight the plate, and on its sheet whom."""
    token, whom = f"{said[1]}, ", f"Attack {said[1]}: "
    names = [one["name"] for one in look["buttons"]]
    found = (one for one in names if one.startswith(whom) or (one.startswith(token) and " in " in one))
    return min(found, key=lambda one: not one.startswith(whom), default="Attack: ")


def named(pattern: str) -> Clicks:
    """Return what clicks on what the guide names."""
    return lambda _look, said: said.expand(pattern)


SAID: Final[tuple[tuple[str, Clicks], ...]] = (
    (r"(Start the fight)\.", named(r"\1")),
    (r"(Open the first round)\.", named(r"\1")),
    (r"Show the hand:", named("The hand lies covered.")),
    (r"Choose (.+), then lay down\.", card_to_pick),
    (r"[Gg]o to ([\w ]+?)(?: with \w+)?\.", named(r"\1")),
    (r"give [\w ]+ to ([\w ]+)\.", named(r"\1: ")),
    (r"[Aa]ttack ([\w ]+?)(?: once more)?,?(?: with [\w ]+)?\.", target),
    (r"Give [\w ]+ to the Team Hand\.", named("Give: ")),
    (r"End the turn of", named("End turn: ")),
    (r"buy a card\.", named("Buy a card")),
    (r"lay [\w ]+ towards", named("Lay a card")),
    (r"Take a turn at once with ([\w ]+)\.", named(r"A turn with \1")),
    (r"Take the Ace low\.", named("Low: ")),
    (r"Reload with this turn\.", named("Reload")),
)
"""What the guide says, and what a person clicks on then."""


def meant(look: Look, way: str) -> str:
    """Return what is to be clicked on now; "" while nothing is."""
    names = [one["name"] for one in look["buttons"]]
    first = next((one for one in names if one.startswith("It's me, ") or one == way), "")
    if first:
        return first
    for pattern, clicks in SAID:
        said = re.search(pattern, look.get("guide", ""))
        if said is not None:
            return clicks(look, said)
    return ""


@pytest.mark.parametrize("way", [APART, ONE_HAND])
def test_the_guide_leads_through_hello_world_by_pointer(tmp_path: Path, way: str) -> None:
    with playing(None, tmp_path) as table:
        tally = Tally(table)
        with tally.counting("to the table"):
            for name in ("New session", "Virtual Machine 1", "Sit down"):
                tally.click(name)
        with tally.counting("the whole fight"):
            for _ in range(MOST):
                if OVER in tally.look().get("guide", ""):
                    break
                name = until(lambda: meant(tally.look(), way), "there is something to do", tally.look)
                tally.click(name)
        table.end()
    sys.stdout.write(f"{way}\n{tally.table_of_counts()}\n")
    whole = tally.parts["the whole fight"]
    assert whole.acts <= FEW
    # Two Selects of three seats, and each time the Count comes to a seat that had not the last turn; none at the end.
    assert whole.curtains == (12 if way == APART else 0)
    (session,) = (tmp_path / "sessions").glob("*.gattai")
    with Journal.open(session) as journal:
        assert journal.state().values["winner"] == "mcs"
