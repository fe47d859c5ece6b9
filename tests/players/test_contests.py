"""The tables on which players are measured: even fights, fights of the book, ready decks and Drafts."""

import pytest

from gattai_desktop.cli import main
from gattai_desktop.exit_status import FINE
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.players.contest import Contest, Ended, play_bout
from gattai_desktop.players.player import Player
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.round_robin import NoContest, contest_of, meetings
from gattai_desktop.players.virtual_machine.contest import CPU_SIDE, EVEN, FIGHT_CONTEST, MCS_SIDE, fight_of


def by_steady(contest: Contest, deal: int) -> Ended:
    bout = contest.deal(deal)
    players = {seat: steady(contest, seat) for side in bout.sides.values() for seat in side}
    return play_bout(contest, bout, players, deal)


def steady(contest: Contest, seat: str) -> Player:
    player = opponent(contest.game.key, STEADY, seat)
    assert player is not None
    return player


def test_a_fight_that_does_not_end_is_broken_off_by_its_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given two MCs whom the Warden cannot reach nor they it, then after round 20 nobody has won (RULES VM-H60)."""
    mcs = ("sable", "teo")
    bout = fight_of(FightSetup(scenario="f6", players=tuple(map(McSetup, mcs))))
    ended = play_bout(FIGHT_CONTEST, bout, {seat: steady(FIGHT_CONTEST, seat) for seat in (*mcs, CPU)}, 100_002)
    assert (ended.won, ended.table.number("round")) == ("", 20)


def test_players_of_a_fight_are_measured_where_neither_side_wins_by_its_seat() -> None:
    won = [by_steady(FIGHT_CONTEST, deal).won for deal in range(4 * len(EVEN))]
    assert all(won.count(side) >= len(won) / 3 for side in (MCS_SIDE, CPU_SIDE))


def test_the_fights_of_the_book_are_measured_as_well() -> None:
    book = contest_of("virtual-machine", "book")
    assert {book.deal(deal).table.values["scenario"] for deal in range(8)} == {f"f{fight}" for fight in range(1, 9)}


def test_tables_that_are_not_there_are_named() -> None:
    with pytest.raises(NoContest, match=r"virtual-machine has no tables 'chess'\. Beside the usual ones: book"):
        meetings("virtual-machine", "steady:gentle", table="chess")


def test_drafted_battles_are_measured_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["bench", "players", "--game", "rumblebots", "--table", "draft", "--only", "steady:gentle"]
    assert main([*asked, "--games", "2", "--jobs", "1"]) == FINE
    assert "rumblebots: drafted battles" in capsys.readouterr().out
