"""The program beside allies in a fight: its cards go to those who make the Drives, and it lets them (RUMBLE-5)."""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.players.programmes import opponent
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
RUMBLE = """given   pilots Red, Green, Blue; Harmony 4; {programs}
        throwdown Red, Green, Blue against Coach; Red on turn; stage 3
        Red: hand 2♦P; Green: hand 9♥P; Pile 7♣C; Pilots' Deck 4♦ 5♦ 6♦ 7♦
when    Red initiates a Rumble with 2♦P
        Red assembles the Final Form
        Red takes the Position foot
        Green takes the Position head
        Blue takes the Position wing
"""


@pytest.mark.parametrize("strength", [STEADY, SHARP])
@pytest.mark.parametrize(
    ("programs", "red", "blue", "kept"),
    [
        (("red", "green", "blue", "coach"), 4, 0, 0),
        (("green",), 2, 2, 0),
        (("red", "green"), 0, 4, 0),
        (("red", "blue"), 0, 0, 4),
        ((), 0, 0, 4),
    ],
)
def test_rumble_5_the_head_passes_cards_to_who_plays_them(
    programs: tuple[str, ...], red: int, blue: int, kept: int, strength: str
) -> None:
    """Given a Head who drew, when people or the Commander make the Drives, then they get the cards, in equal parts."""
    played = "; ".join(f'program.{seat} = "{strength}"' for seat in programs) or "Schism 0"
    found = replay(read(RUMBLE.format(programs=played), "rumble.record"))
    assert not found.unmet
    state, player = found.state, opponent("gattai", strength, "green")
    assert player is not None
    while (ask := GAME.first_ask(state)) is not None and ask.kind == "rumble_distribute":
        move = player.choose(GAME.sight(state, "green"), GAME.options(state, "green"))
        state, _ = GAME.play(state, move, seeded(1))
    assert (state.count("hand.red"), state.count("hand.blue"), state.count("hand.green") - 1) == (red, blue, kept)


ASKED = """given   edition beta; pilots Red, Green; Red: Buffers 2/3; Schism 0
        throwdown Red, Green against Coach; Red on turn; Green: hand K♥P; Pile 7♣C; Green: Strike 2
when    Green counters with K♥P
"""


@pytest.mark.parametrize("strength", [GENTLE, STEADY, SHARP])
def test_r_54_a_commander_lets_an_ally_make_the_drive(strength: str) -> None:
    """Given a Commander who has no card, when an ally would counter with hers, then the program agrees."""
    state, player = replay(read(ASKED, "asked.record")).state, opponent("gattai", strength, "red")
    assert player is not None
    assert str(player.choose(GAME.sight(state, "red"), GAME.options(state, "red"))) == "Red agrees"
