"""Fights that are only measured or tried out: a side gives up where no ally goes on, as at a table (THROW-40)."""

import random

import pytest
from attrs import define

from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.zones import PILE
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.players.contest import TurnToChoose, play_bout
from gattai_desktop.players.gattai.conflict import Conflict
from gattai_desktop.players.gattai.conflict_players import conflict_player
from gattai_desktop.players.gattai.contest import COACH, PILOTS, THROWDOWNS, ThrowdownBout
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.fight_turns import FightTurns
from gattai_desktop.players.player import Player
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
FIGHTERS = ("green", "red", "blue", "pink")
LAST_STAGE = """given   edition final; pilots Red, Green, Blue, Pink; stage 3
        throwdown Green, Red, Blue, Pink against Coach; Green on turn
        Green: hand 4♣P; Red: hand nothing; Blue: hand {blue}; Pink: hand {pink}; Pile K♠C; Pit Crew 0; Schism 0
"""


@define
class OnTheWay(ThrowdownBout):
    """A Throwdown that has begun already."""

    def turn(self, table: State) -> TurnToChoose | None:
        return None if self.turns.is_over(table) else self.turns.turn(table)


def standing(text: str) -> State:
    found = replay(read(text, "given.record"))
    assert not found.unmet
    return found.state


def players(strength: str) -> dict[str, Player]:
    return {seat: conflict_player(strength, seat, GAME) for seat in (*FIGHTERS, "coach")}


@pytest.mark.parametrize("strength", [GENTLE, STEADY, SHARP])
@pytest.mark.parametrize(("blue", "pink", "top"), [("A♥P", "A♦P", "A♥P"), ("5♣P", "A♦P", "A♦P"), ("5♣P", "5♦P", "")])
def test_throw_40_a_measured_commander_gives_up_only_where_no_ally_goes_on(
    blue: str, pink: str, top: str, strength: str
) -> None:
    """Given a Commander who cannot beat the Pile, when her allies can, then the bout goes on with their card."""
    table = standing(LAST_STAGE.format(blue=blue, pink=pink))
    bout = OnTheWay(table, FightTurns(Fight(table, FIGHTERS, ())))
    tables: list[State] = []
    play_bout(THROWDOWNS, bout, players(strength), 1, watched=lambda _before, _facts, after: tables.append(after))
    assert (tables[0].cards(PILE)[-1].code if not bout.won(tables[0]) else "") == top


@pytest.mark.parametrize(("blue", "said"), [("A♥P", "Blue counters with A♥P"), ("5♣P", "Blue concedes")])
def test_throw_40_a_playout_gives_up_only_where_no_ally_goes_on(blue: str, said: str) -> None:
    """Given the same Commander, when a fight is tried out, then it goes on as players would."""
    table = standing(LAST_STAGE.format(blue=blue, pink="nothing"))
    move = Conflict(GAME).next_move(table, random.Random(1))
    assert str(move) == said


DAMAGE = """given   pilots Red, Green, Blue; Harmony 4; Schism 0
        throwdown Red, Green, Blue against Coach; Red on turn; stage 4
        Final Form of Red with Red head, Green sword, Blue heart
        Red: Endurance {red}/6; Green: Endurance {green}/6; Blue: Endurance {blue}/6
        Red: Strike 1; hand 9♣P; Pile 7♣C
when    Red escalates with 9♣P
then    asked Red spread_damage
"""


@pytest.mark.parametrize(
    ("red", "green", "blue", "hurt"), [(4, 4, 3, "green"), (6, 1, 1, "red"), (1, 1, 2, "blue"), (1, 1, 1, "green")]
)
def test_rumble_10_the_robo_with_most_left_bears_damage_and_the_heads_last(
    red: int, green: int, blue: int, hurt: str
) -> None:
    """Given damage that the Head spreads, then steady and a playout let the same Robo take it."""
    table = standing(DAMAGE.format(red=red, green=green, blue=blue))
    said = f"Red lets the Robo of {hurt} take 1"
    assert str(Conflict(GAME).next_move(table, random.Random(1))) == said
    assert (
        str(conflict_player(STEADY, "red", GAME).choose(GAME.sight(table, "red"), GAME.options(table, "red"))) == said
    )


def test_measured_throwdowns_are_even_between_steady_players() -> None:
    """Given the first Throwdowns of the bench, then neither side wins nearly all of them by its seat."""
    won = []
    for deal in range(60):
        bout = THROWDOWNS.deal(deal)
        steady = {seat: conflict_player(STEADY, seat, GAME) for side in bout.sides.values() for seat in side}
        won.append(play_bout(THROWDOWNS, bout, steady, deal).won)
    assert all(won.count(side) >= len(won) / 3 for side in (PILOTS, COACH))
