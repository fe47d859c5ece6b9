"""A rehearsal is a session of its own that begins as another was; that one stays as it is."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_session
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.sessions.branching import branch
from gattai_desktop.sessions.errors import NotSaved, SessionExists
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import last_played, on_shelf


@pytest.fixture
def played(tmp_path: Path) -> Path:
    path = tmp_path / "evening.gattai"
    with Journal.create(path, GATTAI, scenario("neon-harbour", ("red", "green", "blue")), at=1_000) as journal:
        model = GameModel(GATTAI.game, journal, seeded(3), clock=lambda: 1_000)
        play_session(GattaiEvening(model, {seat: RandomPlayer(3) for seat in model.seats}, random.Random(3)), scenes=4)
        assert journal.last > 64, "more than one snapshot"
    return path


@pytest.mark.parametrize("entry", [0, 5, 64, 70])
def test_it_goes_on_from_where_one_stood(played: Path, tmp_path: Path, entry: int) -> None:
    with Journal.open(played) as journal:
        before, last = journal.state_at(entry), journal.last
        target = branch(
            journal, entry, Shelf(tmp_path).free_path("Neon Harbour (rehearsal)"), "Neon Harbour (rehearsal)", at=5_000
        )
        assert journal.last == last
    assert verify(target).intact
    assert last_played(target) == on_shelf(target).last == 5_000, "it was made then"
    assert last_played(played) == on_shelf(played).last == 1_000
    with Journal.open(target) as rehearsal:
        assert (rehearsal.last, rehearsal.name) == (entry, "Neon Harbour (rehearsal)")
        assert rehearsal.state() == before
        model = GameModel(GATTAI.game, rehearsal, seeded(8), clock=lambda: 1_000)
        seat = next(seat for seat in model.seats if model.pass_to(seat) is None and model.take_seat() is None
                    and model.options(seat))  # fmt: skip
        assert model.attempt(model.options(seat)[0])
        assert rehearsal.last == entry + 1
    assert verify(target).intact


def test_the_session_itself_is_not_touched(played: Path, tmp_path: Path) -> None:
    with Journal.open(played) as journal:
        state, last = journal.state(), journal.last
        branch(journal, 5, tmp_path / "branch.gattai", "Another")
    with Journal.open(played) as journal:
        assert (journal.last, journal.name) == (last, "Neon Harbour")
        assert journal.state() == state
    assert verify(played).intact


def test_what_was_written_a_moment_ago_is_in_it(played: Path, tmp_path: Path) -> None:
    with Journal.open(played) as journal:
        model = GameModel(GATTAI.game, journal, seeded(8), clock=lambda: 1_000)
        model.pass_to("coach")
        model.take_seat()
        assert model.attempt(model.options("coach")[0])
        target = branch(journal, journal.last, tmp_path / "branch.gattai", "Another")
        state = journal.state()
    with Journal.open(target) as rehearsal:
        assert rehearsal.state() == state


def test_nothing_that_came_later_lies_in_its_file(played: Path, tmp_path: Path) -> None:
    with Journal.open(played) as journal:
        told = next(iter(journal.entries(30, 30))).move
        assert told.encode() in played.read_bytes()
        target = branch(journal, 5, tmp_path / "branch.gattai", "Another")
    with closing(sqlite3.connect(target)) as look:
        assert look.execute("SELECT max(number) FROM entries").fetchone() == (5,)
    assert target.stat().st_size < played.stat().st_size


def test_no_file_is_overwritten_and_nothing_is_left_behind(played: Path, tmp_path: Path) -> None:
    target = tmp_path / "branch.gattai"
    target.write_text("mine", encoding="utf-8")
    with Journal.open(played) as journal:
        with pytest.raises(SessionExists):
            branch(journal, 5, target, "Another")
        with pytest.raises(LookupError):
            branch(journal, 5_000, tmp_path / "other.gattai", "Another")
    assert target.read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "other.gattai").exists()


def test_a_rehearsal_that_cannot_be_finished_is_not_left_half_made(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given the disk fails while the copy gets its name, then nothing lies there that looks like a session."""

    def full(_journal: Journal, _name: str, _made: int) -> None:
        raise NotSaved("{name} could not be saved.", name="branch.gattai")

    target = tmp_path / "branch.gattai"
    with Journal.open(played) as journal:
        monkeypatch.setattr(Journal, "rename", full)
        with pytest.raises(NotSaved):
            branch(journal, 5, target, "Another")
    assert not target.exists()
