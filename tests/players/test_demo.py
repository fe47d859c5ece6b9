"""Whole tables play by themselves through the real model and the real session file."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.throwdown import drives
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.evening import TableToPlay
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.journal import Journal


def a_model(journal: Journal, shuffle: Shuffle) -> GameModel:
    return GameModel(journal.box.game, journal, shuffle)


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_fc_5_first_contact_is_played_to_its_close(qtbot: QtBot, seats: int) -> None:
    report = run_demo(DemoOptions(scenario="first-contact", seats=seats, seed=seats), a_model)
    assert report.ok, str(report)
    assert report.moves > 20


def test_what_somebody_else_begins_is_played_to_its_end(qtbot: QtBot) -> None:
    """A person who watches a demo may make moves of her own: a conflict that she begins does not end the evening."""
    tables: list[GameModel] = []
    begun: list[str] = []

    def watched(journal: Journal, shuffle: Shuffle) -> GameModel:
        tables.append(a_model(journal, shuffle))
        return tables[0]

    def begin(_seconds: float) -> None:
        table = tables[0]
        table.pass_to("coach")
        table.take_seat()
        offers = [move for move in table.options() if isinstance(move, OfferGambit)]
        if offers and len(begun) < 2:
            assert table.attempt(offers[0])
            begun.append(str(offers[0]))

    options = DemoOptions(scenario="first-contact", seats=3, seed=5, pace=1e-6)
    report = run_demo(options, watched, pause=begin)
    assert len(begun) == 2
    assert report.ok, str(report)


@pytest.mark.parametrize("edition", ["alpha", "beta", "final"])
def test_a_session_of_each_edition_is_played_to_its_end(qtbot: QtBot, edition: str) -> None:
    report = run_demo(DemoOptions(scenario="neon-harbour", edition=edition, seed=4), a_model)
    assert report.ok, str(report)


@pytest.mark.parametrize("edition", ["alpha", "beta", "final"])
def test_a_table_goes_on_whatever_its_rulings(qtbot: QtBot, edition: str) -> None:
    report = run_demo(DemoOptions(games=2, edition=edition, seed=6, wild_rulings=True), a_model)
    assert report.ok, str(report)


@pytest.mark.slow
def test_many_tables_of_every_kind_are_played_to_their_end(qtbot: QtBot) -> None:
    assert run_demo(DemoOptions(games=8, seed=2026), a_model).faults == ()
    assert run_demo(DemoOptions(games=8, seed=2027, wild_rulings=True), a_model).faults == ()


def test_the_same_seed_plays_the_same_evening(qtbot: QtBot, tmp_path: Path) -> None:
    for folder in ("one", "two"):
        run_demo(DemoOptions(scenario="first-contact", seats=3, seed=11, out=tmp_path / folder), a_model)
    first, second = ((tmp_path / folder / "demo-1.record").read_text("utf-8") for folder in ("one", "two"))
    assert first == second


def test_a_demo_leaves_session_record_and_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    pictures: list[str] = []

    def picture(table: TableToPlay, place: Path) -> None:
        assert isinstance(table, GameModel)
        pictures.append(place.name)

    options = DemoOptions(scenario="first-contact", seats=2, seed=1, out=tmp_path / "demo")
    assert run_demo(options, a_model, picture=picture).ok
    assert sorted(pictures) == ["demo-1-end", "demo-1-gambit", "demo-1-throwdown"]
    assert replay(read_file(tmp_path / "demo" / "demo-1.record")).unmet == ()
    with Journal.open(tmp_path / "demo" / "demo-1.gattai") as journal:
        assert journal.last > 20


def test_a_second_demo_leaves_the_first_one_alone(qtbot: QtBot, tmp_path: Path) -> None:
    options = DemoOptions(scenario="first-contact", seats=2, seed=1, out=tmp_path)
    run_demo(options, a_model)
    before = (tmp_path / "demo-1.gattai").read_bytes()
    run_demo(options, a_model)
    assert (tmp_path / "demo-1.gattai").read_bytes() == before
    assert (tmp_path / "demo-1-2.gattai").exists()


def test_each_entry_is_reported_once_it_is_durable(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    pauses: list[float] = []
    file = tmp_path / "told.gattai"
    # Into a session of its own: nothing lies elsewhere that somebody who kills it would leave behind.
    monkeypatch.setattr("gattai_desktop.players.demo.TemporaryDirectory", None)
    options = DemoOptions(scenario="first-contact", seats=2, seed=1, session=file, report=True, pace=0.5)
    report = run_demo(options, a_model, say=said.append, pause=pauses.append)
    assert said == [f"committed {number}" for number in range(1, report.moves + 1)]
    assert pauses == [0.5] * report.moves
    assert list(tmp_path.iterdir()) == [file]


def test_a_rule_that_breaks_is_a_fault_and_the_next_table_is_played(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(drives.Concede, "carry_out", broken)
    monkeypatch.setattr(drives.Counter, "carry_out", broken)
    report = run_demo(DemoOptions(scenario="first-contact", games=2, seats=3, seed=5), a_model)
    assert not report.ok
    assert len(report.tables) == 2
    assert str(report.told()[-1]).startswith("2 tables, ")
