"""How many Threats the program brings in as Coach (RULES THROW-24, STRIKE-2)."""

import pytest

from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
SIDES = """given   edition beta; pilots Red, Green, Blue, Pink; Harmony 7; phase play; step story
        threat tide "The Brass Tide" rating 4; threat gull "Doctor Gull" rating 2
        threat bell "The Bell" rating 3 bgm yes; Red: hand K♦P; Coach: hand 4♣C; {programs}
when    Red challenges Coach with K♦P for "Drive it off."
        Coach accepts with 4♣C
"""


def brought(
    *joins: str, programs: tuple[str, ...] = ("red", "green", "blue", "pink", "coach")
) -> list[tuple[str, str]]:
    """Whom Coach brings in against Red and who joins her, each with the reason why."""
    played = "; ".join(f'program.{seat} = "{STEADY}"' for seat in programs)
    joined = "".join(f"        {one} joins Red\n" for one in joins)
    table, made = replay(read(SIDES.format(programs=played) + joined)).state, []
    player = seated(COACH_SEAT, STEADY)
    while True:
        sight, options = GAME.sight(table, COACH_SEAT), GAME.options(table, COACH_SEAT)
        move = player.acts_when_free(sight, options, urged=True)
        if move is None or "brings in" not in str(move):
            return made
        made.append((str(move).removeprefix("Coach brings in "), str(player.weigh(sight, options).best.why)))
        table, _ = GAME.play(table, move, lambda _zone, cards: tuple(cards))


@pytest.mark.parametrize(
    ("joins", "threats"),
    [((), ["tide"]), (("Green",), ["tide"]), (("Green", "Blue"), ["tide", "gull"])],
)
def test_another_threat_comes_for_every_two_pilots(joins: tuple[str, ...], threats: list[str]) -> None:
    """Given more than two Pilots for each Threat, then the lowest of the others comes too, and no Monster."""
    assert [one for one, _ in brought(*joins)] == threats
    assert [one for one, _ in brought("Green", "Blue", "Pink")] == ["tide", "gull"]


def test_coach_says_why_another_threat_comes() -> None:
    (_, first), (_, second) = brought("Green", "Blue")
    assert first == "It is the Threat of this scene."
    assert second == "So many Pilots are too many for the Threats that fight already."
