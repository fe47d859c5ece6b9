"""Replay: a rehearsal begins where one stands, a mark shows its moment, all hands open once a session is over."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.past import Past
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_session
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.sessions.branching import branch
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.settings.settings import Settings
from tests.windows.test_no_surface_tells import Painted, named_in, spoken_by


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[app.Program]:
    """A session on the shelf, played for a scene, whose replay is open."""
    del qapp
    shelf = Shelf(tmp_path / "sessions")
    path = shelf.free_path("Neon Harbour")
    with Journal.create(path, GATTAI, scenario("neon-harbour", ("red", "green")), at=1_000) as journal:
        model = GameModel(GATTAI.game, journal, seeded(3), clock=lambda: 1_000)
        play_session(GattaiEvening(model, {seat: RandomPlayer(3) for seat in model.seats}, random.Random(3)), scenes=1)
    made = app.Program(shelf, tmp_path / "settings.toml", seed=1)
    made.settings = Settings(speed=0.0, wall="off")
    made.paint = make_paint(speed=0)
    made.show_shelf()
    yield made
    if made.replays.window is not None:
        made.replays.window.close()
    if made.table is not None:
        made.table.close()
    made.end()
    made.shelf_window.close()


def replay(qtbot: QtBot, program: app.Program) -> ReplayWindow:
    (path,) = program._shelf.files()
    program.replay_file(path)
    window = program.replays.window
    assert window is not None
    return shown(qtbot, window)


def shown(qtbot: QtBot, window: ReplayWindow) -> ReplayWindow:
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.activateWindow()
    qtbot.waitUntil(lambda: window.past.timeline.whole)
    return window


def press(window: ReplayWindow, key: str | Qt.Key) -> None:
    where = QApplication.focusWidget() or window
    (QTest.keyClicks if isinstance(key, str) else QTest.keyClick)(where, key)  # type: ignore[arg-type]
    for _ in range(3):
        QApplication.processEvents()


def names(program: app.Program) -> list[str]:
    return sorted(one.name for one in program._shelf.sessions())


# ---------------------------------------------------------------------- rehearsing
def test_r_lays_a_rehearsal_on_the_shelf_that_begins_here(qtbot: QtBot, program: app.Program) -> None:
    window = replay(qtbot, program)
    window.past.go(7)
    press(window, "r")
    assert "Rehearse" in window.sheet.accessibleName()
    assert "move 7" in window.sheet.accessibleDescription()
    assert names(program) == ["Neon Harbour"], "first it is asked"
    window.sheet.choose("shelf")
    assert names(program) == ["Neon Harbour", "Neon Harbour (rehearsal)"]
    assert {one.name: one.entries for one in program._shelf.sessions()}["Neon Harbour (rehearsal)"] == 7
    assert program.replays.window is window, "the replay goes on"


def test_the_head_says_that_one_can_play_on_from_here(
    qtbot: QtBot, program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks for a way to play on does not know that it is called a rehearsal."""
    window = replay(qtbot, program)
    window.resize(1366, 768)
    QApplication.processEvents()
    head = window.head
    words = "Rehearse: play on from here in a copy"
    assert head.rehearse.accessibleName().startswith(words)
    painted = Painted(monkeypatch)
    head.grab()
    assert words in painted.texts


def test_it_can_be_played_at_once(qtbot: QtBot, program: app.Program) -> None:
    window = replay(qtbot, program)
    last = window.past.last
    window.past.go(7)
    press(window, "r")
    window.sheet.choose("now")
    assert program.model is not None
    assert program.table is not None
    assert (program.model.entry, program.model.curtain_down) == (7, True)
    assert program.replays.window is None
    assert {one.name: one.entries for one in program._shelf.sessions()}["Neon Harbour"] == last


def test_from_a_table_too_which_is_left_with_everything_saved(qtbot: QtBot, program: app.Program) -> None:
    (path,) = program._shelf.files()
    program.open_session(path)
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    entry = model.entry
    model.take_seat()
    table.menuAsked.emit()
    table.sheet.choose("replay")
    window = program.replays.window
    assert window is not None
    shown(qtbot, window)
    window.past.go(4)
    press(window, "r")
    window.sheet.choose("now")
    assert program.table is not None
    assert program.table is not table
    assert program.model is not None
    assert program.model.entry == 4
    assert {one.name: one.entries for one in program._shelf.sessions() if one.trouble is None} == {
        "Neon Harbour": entry
    }


def test_esc_lays_nothing(qtbot: QtBot, program: app.Program) -> None:
    window = replay(qtbot, program)
    press(window, "r")
    press(window, Qt.Key.Key_Escape)
    assert names(program) == ["Neon Harbour"]
    assert window.isVisible()


# ---------------------------------------------------------------------- the picture at a mark
def point_at(window: ReplayWindow, x: float) -> None:
    """Move the pointer there from the foot of the line: where it has not moved, nothing is told of it."""
    for y in (window.line.height() - 2, 4):
        QTest.mouseMove(window.line, QPoint(round(x), y))
        QApplication.processEvents()


def test_a_mark_under_the_pointer_shows_its_moment(qtbot: QtBot, program: app.Program) -> None:
    window = replay(qtbot, program)
    mark, x = window.line._placed[0]
    before = window.past.entry
    window.pictures._soon.setInterval(1_000_000)
    point_at(window, x)
    assert not window.pictures.view.isVisible(), "not before one has stayed there"
    window.pictures._soon.setInterval(0)
    qtbot.waitUntil(window.pictures.view.isVisible)
    assert window.pictures.entry == mark.entry
    assert window.pictures.made == 1
    assert window.past.entry == before, "the replay itself stays where it is"
    assert window.rect().contains(window.pictures.view.geometry())
    QTest.mouseMove(window.line, QPoint(round(x), window.line.height() - 2))
    qtbot.waitUntil(lambda: not window.pictures.view.isVisible())
    point_at(window, x)
    qtbot.waitUntil(window.pictures.view.isVisible)
    assert window.pictures.made == 1, "it is made once"


def test_the_picture_shows_no_more_than_the_seat_that_looks_saw(
    qtbot: QtBot, program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = replay(qtbot, program)
    mark, x = next((mark, x) for mark, x in window.line._placed if mark.entry > 2)
    painted = Painted(monkeypatch)
    glance = window.past.another()
    glance.go(mark.entry)
    hands = {seat: _faces(glance, seat) for seat in glance.seats}
    assert all(hands.values())
    for seat in ("public", "red", "coach"):
        window.look_as(seat)
        if seat != "public":
            window.past.take_seat()
        point_at(window, -50)
        window.pictures.forget()
        QApplication.processEvents()
        painted.shown()
        window.pictures.show(mark, x)
        window.pictures.view.grab()
        seen = painted.shown()
        for other, faces in hands.items():
            if other == seat:
                assert faces <= seen, "her own Hand is there"
            else:
                assert not (faces - _public(window, mark.entry)) & seen, f"{seat} sees the Hand of {other}"
        assert not {face for text in spoken_by(window.pictures.view) for face in named_in(text)}


def _faces(past: Past, seat: str) -> set[str]:
    from gattai_desktop.windows.kit.faces import face

    past.look_as(seat)
    past.take_seat()
    return {face(one.card) for one in past.hand(seat)}


def _public(window: ReplayWindow, entry: int) -> set[str]:
    from gattai_desktop.cards.card import Back
    from gattai_desktop.windows.kit.faces import face

    glance = window.past.another()
    glance.go(entry)
    zones = glance.sight("public").zones.values()
    return {face(one.card) for zone in zones for one in zone if not isinstance(one.card, Back)}


def test_behind_the_curtain_no_picture_stays(qtbot: QtBot, program: app.Program) -> None:
    window = replay(qtbot, program)
    mark, x = window.line._placed[0]
    window.pictures.show(mark, x)
    assert window.pictures.view.isVisible()
    window.look_as("red")
    assert not window.pictures.view.isVisible()


# ---------------------------------------------------------------------- all hands
def test_from_a_seat_back_to_the_wall_while_sides_are_open(qtbot: QtBot, program: app.Program) -> None:
    window = replay(qtbot, program)
    for entry in range(1, window.past.last):
        window.past.go(entry)
        if str(window.past.sight("public").values.get("step")) == "throwdown.sides":
            break
    broken: list[object] = []
    window.past.moveFailed.connect(broken.append)
    window.look_as("red")
    window.past.take_seat()
    window.look_as("public")
    assert not broken


def test_while_a_session_goes_on_no_other_hand_opens(qtbot: QtBot, program: app.Program) -> None:
    (path,) = program._shelf.files()
    with Journal.open(path) as journal:
        going_on = branch(journal, 7, path.with_name("going on.gattai"), "Going on")
    program.replay_file(going_on)
    window = program.replays.window
    assert window is not None
    shown(qtbot, window)
    assert not window.past.session_ended
    assert not window.head.hands.isVisible()
    press(window, "a")
    assert "over" in window.sheet.accessibleDescription()
    window.sheet.dismiss()
    window.past.open_all(on=True)
    assert not window.past.all_open


def test_after_it_all_hands_open_once_every_seat_has_agreed(qtbot: QtBot, program: app.Program) -> None:
    window = replay(qtbot, program)
    window.past.go(7)
    assert window.past.session_ended
    assert window.head.hands.isVisible()
    press(window, "a")
    for seat in window.past.seats:
        assert not window.past.all_open
        window.sheet.choose(seat)
    assert window.past.all_open
    for plate in window.seats.plates.values():
        assert not any(face.startswith("back-") for face in plate.look.faces)
    press(window, "a")
    assert not window.past.all_open
    assert any(face.startswith("back-") for face in window.seats.plates["red"].look.faces)


def test_a_covered_hand_is_in_no_picture(qtbot: QtBot, program: app.Program, monkeypatch: pytest.MonkeyPatch) -> None:
    window = replay(qtbot, program)
    mark, x = next((mark, x) for mark, x in window.line._placed if mark.entry > 2)
    glance = window.past.another()
    glance.go(mark.entry)
    held = _faces(glance, "red") - _public(window, mark.entry)
    window.look_as("red")
    window.past.take_seat()
    painted = Painted(monkeypatch)
    for covered in (False, True, False):
        window.past.cover(on=covered)
        painted.shown()
        window.pictures.show(mark, x)
        window.pictures.forget()
        window.pictures.show(mark, x)
        window.pictures.view.grab()
        assert bool(held & painted.shown()) is not covered
