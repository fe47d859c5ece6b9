"""For whom of a side play waits: who has a card to play goes before those who can but Concede (THROW-40)."""

import pytest

from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = Gattai()
FIGHT = """given   edition {edition}; pilots Red, Green, Blue; faction crew "Crew" agency 3; {given}
        throwdown Red, Green, Blue against Coach; Red on turn; Pile 8♣C
"""


@pytest.mark.parametrize("edition", ["alpha", "beta", "final"])
@pytest.mark.parametrize(
    ("given", "first"),
    [
        ("Blue: hand 9♦P", "blue"),
        ("Red: hand 2♦P; Blue: hand 9♦P", "red"),
        ("Red: Buffers 1/3", "red"),
        ("zone faction.crew J♥P; Blue: hand 9♦P", "red"),
        ("ruling hand_counts_public = no; Blue: hand 9♦P", "red"),
    ],
)
def test_throw_40_play_waits_for_who_has_a_card(edition: str, given: str, first: str) -> None:
    """Given a side of several, when it is on turn, then its Commander is first, unless others alone have cards."""
    state = replay(read(FIGHT.format(edition=edition, given=given), "fight.record")).state
    waited = GAME.waits_for(state)
    assert waited[0] == first
    assert set(waited) == {"red", "green", "blue"}
    assert GAME.waits_for(GAME.sight(state, "green")) == waited  # type: ignore[arg-type]


def test_throw_28_play_waits_for_who_may_still_drive_while_her_commander_supports() -> None:
    """Given a side whose Commander supports, when it is on turn, then who has a card is first, and may concede."""
    given = "Red: hand 2♦P; Blue: hand 9♦P"
    begun = read(
        FIGHT.format(edition="alpha", given=given) + "when    Red supports by discarding 2♦P\n", "fight.record"
    )
    state = replay(begun).state
    assert GAME.waits_for(state)[0] == "blue"
    assert "Blue concedes" in map(str, GAME.options(state, "blue"))
