"""A replay of what cannot be shown: never opened by halves; a moment that breaks leads back to the one before."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.model.timeline import Mark, Timeline
from gattai_desktop.windows.games.gattai.room import ROOM
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.replay.window import ReplayWindow
from gattai_desktop.windows.table.table_scene import TableScene
from tests.windows.tables import deal_at

SHOW = TableScene.show_view


@pytest.fixture
def window(qtbot: QtBot) -> ReplayWindow:
    played = MemoryJournal(GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue"))))
    model = GameModel(GATTAI.game, played, seeded(3))
    model.pass_to("coach")
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    for _ in range(3):
        assert any(model.attempt(move) for move in model.options())
    made = ReplayWindow(Past(GATTAI, played), GATTAI, ROOM, "Neon Harbour", make_paint(speed=0))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: made.past.timeline.whole)
    return made


def break_at(monkeypatch: pytest.MonkeyPatch, entry: int, seat: str | None = None) -> None:
    """Let the table break over one entry; seat: only in its eyes."""

    def show(scene: TableScene, view: SeatView) -> None:
        past = view.model
        if past.entry == entry and (seat is None or (view.seat == seat and not past.curtain_down)):
            raise KeyError("nosuch")
        SHOW(scene, view)

    monkeypatch.setattr(TableScene, "show_view", show)


def test_a_moment_that_cannot_be_shown_is_told_and_the_one_before_stays(
    window: ReplayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    past = window.past
    break_at(monkeypatch, 2)
    past.go(1)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(QApplication.focusWidget() or window, key)
        assert past.entry == 1
        assert window.sheet.isVisible()
        told = f"{window.sheet.accessibleName()} {window.sheet.accessibleDescription()}"
        for words in ("This moment cannot be shown", "After move 2", "not changed", "mishap-KeyError.txt"):
            assert words in told
        window.sheet.choose("on")
    assert "move 1 of 4" in window.line.accessibleDescription() + window.line.accessibleName()
    past.go(3)
    assert past.entry == 3
    assert not window.sheet.isVisible()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Left)
    assert past.entry == 3


def test_the_play_stands_still_at_a_moment_that_cannot_be_shown(
    qtbot: QtBot, window: ReplayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_at(monkeypatch, 2)
    window.past.go(0)
    window.set_speed(8)
    window.play(on=True)
    qtbot.waitUntil(window.sheet.isVisible)
    assert not window.playing
    assert window.past.entry == 1


def test_eyes_that_cannot_be_looked_through_give_way_to_those_of_everybody(
    window: ReplayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_at(monkeypatch, window.past.last, "red")
    window.look_as("red")
    window.past.take_seat()
    assert window.past.seat == PUBLIC
    assert window.sheet.isVisible()
    assert window.past.entry == window.past.last


def test_a_mark_whose_moment_cannot_be_shown_has_no_picture(
    window: ReplayWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(ROOM.wall(window.paint, window.past, window)), "follow", lambda *_: {}["nosuch"])
    window.pictures.show(Mark("throwdown", 2), 10)
    assert not window.pictures.view.isVisible()
    assert window.pictures.made == 1


def test_a_course_that_breaks_is_read_no_further_and_its_moments_stay(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = MemoryJournal(GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue"))))
    assert GameModel(GATTAI.game, played, seeded(3)).attempt(SetUpSession("coach"))
    tries: list[int] = []

    def break_over_it(*_: object) -> None:
        tries.append(1)
        raise KeyError("nosuch")

    monkeypatch.setattr(Timeline, "survey", break_over_it)
    past = Past(GATTAI, played)
    with qtbot.waitSignal(past.surveyed):
        pass
    qtbot.wait(50)
    assert len(tries) == 1
    past.go(0)
    assert past.entry == 0


def half_replays() -> list[ReplayWindow]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, ReplayWindow) and one.isVisible()]


def test_a_replay_that_breaks_while_it_is_laid_leaves_the_table_and_says_so(
    qtbot: QtBot, program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_at(program, qtbot)
    table = program.table
    assert table is not None
    with monkeypatch.context() as broken:
        broken.setattr(ReplayWindow, "_show_line", lambda _: {}["nosuch"])
        table.log_answers.replayAsked.emit(1)
        QApplication.processEvents()
        assert program.replays.window is None
        assert half_replays() == []
    assert table.isVisible()
    assert "cannot be shown" in table.sheet.accessibleDescription()
    table.sheet.choose("on")
    table.log_answers.replayAsked.emit(1)
    assert program.replays.window is not None
    program.replays.window.close()


def test_a_replay_of_the_shelf_that_breaks_while_it_is_laid_is_told_on_the_shelf(
    qtbot: QtBot, program: app.Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_at(program, qtbot)
    assert program.table is not None
    program.table.close()
    program.end()
    path = next((tmp_path / "sessions").glob("*.gattai"))
    before = path.read_bytes()
    break_at(monkeypatch, 1)
    sheet = program.shelf_window.sheet
    program.shelf_window.sessions.offer(path)
    sheet.choose("replay")
    qtbot.waitUntil(lambda: "cannot be shown" in sheet.accessibleDescription())
    assert program.replays.window is None
    assert half_replays() == []
    sheet.choose("on")
    program.replay_file(path)
    assert "cannot be shown" in sheet.accessibleDescription()
    assert program.replays.window is None
    assert half_replays() == []
    assert path.read_bytes() == before
