"""Players meet: each deal from both sides, counted with its margin, and nothing that goes wrong is lost."""

import json
from collections.abc import Sequence

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Sight
from gattai_desktop.cli import main
from gattai_desktop.exit_status import FINE, UNUSABLE
from gattai_desktop.games.move import Move
from gattai_desktop.players.contest import BoutStalled, Ended, play_bout
from gattai_desktop.players.gattai.contest import COACH, PILOTS, THROWDOWNS
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.round_robin import (
    FIRST,
    NOBODY,
    SECOND,
    BoutPlayed,
    Meeting,
    NoContest,
    Standing,
    contest_of,
    measured_players,
    meetings,
    play_deal,
)
from gattai_desktop.players.weighing import Budget

GAMES = ("gattai", "rumblebots", "virtual-machine", "tasuo")


def ended(side: str, won: int, fault: str = "") -> BoutPlayed:
    return BoutPlayed(side, won, 10, fault, ((0.5,), (0.25,)))


@pytest.mark.parametrize("game", GAMES)
def test_a_bout_of_each_game_is_played_to_its_end_and_dealt_alike_by_its_number(game: str) -> None:
    contest = contest_of(game)
    bout, again = contest.deal(5), contest.deal(5)
    assert bout.table == again.table
    assert len(bout.sides) == 2
    seats = [seat for side in bout.sides.values() for seat in side]
    name = next(iter(measured_players(game)))
    found = [_played(game, name, 5) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].won in ("", *bout.sides)
    assert set(seats) <= set(contest.game.seats(bout.table))


def _played(game: str, name: str, number: int) -> Ended:
    contest, make = contest_of(game), measured_players(game)[name]
    bout = contest.deal(number)
    players = {seat: make(seat) for side in bout.sides.values() for seat in side}
    return play_bout(contest, bout, players, number)


def test_the_same_player_on_both_sides_wins_half_of_the_bouts() -> None:
    """Since every deal is played twice: what one side had, the other player has the second time."""
    meeting = Meeting("gattai", ("plain", "plain"))
    standing = Standing(meeting)
    standing.count(play_deal(meeting, seed) for seed in range(6))
    assert (standing.fights, standing.bouts, standing.faults) == (6, 12, [])
    assert standing.share == 0.5
    assert standing.side_share(PILOTS)[0] + standing.side_share(COACH)[0] == pytest.approx(1)


def test_who_thinks_wins_more_than_who_throws_dice() -> None:
    won = 0
    for number in range(10):
        bout = THROWDOWNS.deal(number)
        make = measured_players("gattai")["plain"]
        thinks = {seat: make(seat) for seat in bout.sides[PILOTS]}
        dice = {seat: RandomPlayer(number) for seat in bout.sides[COACH]}
        won += play_bout(THROWDOWNS, bout, {**thinks, **dice}, number).won == PILOTS
    assert won >= 7


def test_the_tally_counts_from_both_sides_and_reckons_its_margin_from_deals() -> None:
    standing = Standing(Meeting("gattai", ("careful", "plain")))
    standing.count(
        [(ended(PILOTS, FIRST), ended(COACH, SECOND))] * 50 + [(ended(PILOTS, FIRST), ended(COACH, FIRST))] * 50
    )
    assert standing.share == 0.75
    assert standing.give_or_take == pytest.approx(1.96 * 0.25 / 10)
    assert standing.side_share(PILOTS)[0] == 1.0
    assert standing.side_share(COACH)[0] == 0.5
    assert standing.thought(FIRST) == (0.5, 0.5)
    assert standing.thought(SECOND) == (0.25, 0.25)


def test_a_bout_that_nobody_wins_counts_half_and_one_that_does_not_end_not_at_all() -> None:
    standing = Standing(Meeting("gattai", ("careful", "plain")))
    standing.count(
        [(ended(PILOTS, NOBODY), ended(COACH, FIRST)), (ended(PILOTS, FIRST), ended(COACH, NOBODY, "stuck"))]
    )
    assert standing.share == 0.75
    assert standing.faults == ["stuck"]
    assert standing.side_share(COACH)[0] == 1.0


def test_a_bout_that_does_not_end_says_where_it_stands() -> None:
    bout = THROWDOWNS.deal(1)
    make = measured_players("gattai")["plain"]
    players = {seat: make(seat) for side in bout.sides.values() for seat in side}
    with pytest.raises(BoutStalled, match=r"3 moves did not end it; it stands in throwdown\."):
        play_bout(evolve(THROWDOWNS, longest=3), bout, players, 1)


class _Stubborn:
    """Wants to do again what it did first."""

    wanted: Move | None = None

    def choose(self, _sight: Sight, options: Sequence[Move]) -> Move:
        self.wanted = self.wanted or options[0]
        return self.wanted


def test_a_player_who_breaks_the_rules_is_found() -> None:
    bout = THROWDOWNS.deal(1)
    players = {seat: _Stubborn() for side in bout.sides.values() for seat in side}
    with pytest.raises(BoutStalled, match="what is not allowed"):
        play_bout(THROWDOWNS, bout, players, 1)


@pytest.mark.parametrize("game", GAMES)
def test_no_strength_loops_or_stalls_and_every_table_stays_sound(game: str) -> None:
    """A few bouts here; `gattai-desktop bench players --soundness --games 5000` plays ten thousand."""
    for meeting in meetings(game, budget=Budget(playouts=2), sound=True):
        assert [bout.fault for bout in play_deal(meeting, seed=5)] == ["", ""]


def test_players_who_are_not_there_are_named() -> None:
    with pytest.raises(NoContest, match="'nobody:plain' is no pair of players"):
        meetings("gattai", "nobody:plain")


def test_the_command_tells_who_won_in_words_and_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["bench", "players", "--game", "gattai", "--only", "careful:plain", "--games", "2", "--jobs", "1"]
    assert main([*asked, "--json"]) == FINE
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["players"], found["deals"], found["bouts"]) == (["careful", "plain"], 2, 4)
    assert 0 <= found["won_by_first"] <= 1
    assert found["not_ended"] == []
    assert main(asked) == FINE
    told = capsys.readouterr().out
    assert "careful : plain" in told
    assert f"{100 * found['won_by_first']:.1f}" in told
    assert main([*asked[:5], "nobody:plain"]) == UNUSABLE
