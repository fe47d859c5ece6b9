"""The roof: the shelf, the table and the wall together, and what happens when something goes wrong."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.sessions.errors import NotSaved
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import on_shelf
from gattai_desktop.windows.games.gattai.wall.wall_looks import StoryPoster, wall_look
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.program import demo_windows
from gattai_desktop.windows.program.application import look_alike
from gattai_desktop.windows.program.crash_report import Mishaps
from gattai_desktop.windows.program.demo_windows import play_demo
from gattai_desktop.windows.program.pictures import PictureSize, picture_of
from gattai_desktop.windows.settings.settings import Settings, read_settings
from gattai_desktop.windows.table.guide_layer import GuideLayer
from gattai_desktop.windows.table.lay_table import lay_table
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from gattai_desktop.windows.wall.screens import wall_name
from tests.windows.sitting import heard_from_now
from tests.windows.tables import FIGHT, given


def press(key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget(), key)


def name_in_focus() -> str:
    focused = QApplication.focusWidget()
    return focused.accessibleName() if focused is not None else ""


def sit_down(qtbot: QtBot, program: app.Program) -> None:
    program.show_shelf()
    program.begin_session(scenario("neon-harbour"))
    assert program.table is not None
    with qtbot.waitExposed(program.table):
        program.table.activateWindow()


@pytest.mark.parametrize("platform", ["darwin", "win32", "linux"])
def test_fields_look_and_tab_goes_everywhere_as_on_linux(qapp: QApplication, platform: str) -> None:
    """Given a Mac, where Tab goes to fields alone."""
    hints, all_of_it = qapp.styleHints(), Qt.TabFocusBehavior.TabFocusAllControls
    hints.setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusTextControls)
    try:
        look_alike(qapp, platform)
        assert (hints.tabFocusBehavior() == all_of_it) == (platform != "linux")
        assert qapp.style().name() == "fusion"
    finally:
        hints.setTabFocusBehavior(all_of_it)


def test_from_the_first_screen_to_the_first_move_in_three_keys(qtbot: QtBot, program: app.Program) -> None:
    program.show_shelf()
    with qtbot.waitExposed(program.shelf_window):
        program.shelf_window.activateWindow()
    press(Qt.Key.Key_Return)  # First Contact
    press(Qt.Key.Key_Return)  # with the players that are offered
    assert program.table is not None
    assert program.model is not None
    with qtbot.waitExposed(program.table):
        program.table.activateWindow()
    assert not program.model.curtain_down
    qtbot.waitUntil(lambda: "It is read" in name_in_focus())  # the cards are dealt, and the scene lies open
    press(Qt.Key.Key_Return)  # Go on
    assert program.model.entry == 2
    assert not program.shelf_window.isVisible()


def test_a_closed_table_is_opened_where_it_was_with_the_curtain_down(qtbot: QtBot, program: app.Program) -> None:
    sit_down(qtbot, program)
    assert program.model is not None
    assert program.table is not None
    program.model.take_seat()
    move = next(iter(program.model.options()))
    program.model.attempt(move)
    entry, sight = program.model.entry, program.model.sight("public")
    program.table.close()
    assert program.shelf_window.isVisible()
    (path,) = program.shelf_window.shelf.files()
    assert on_shelf(path).can_be_opened
    program.open_session(path)
    assert program.model is not None
    assert (program.model.entry, program.model.curtain_down) == (entry, True)
    assert program.model.sight("public") == sight


def test_a_session_renamed_on_the_shelf_bears_its_new_name_wherever_it_is_shown(
    qtbot: QtBot, program: app.Program
) -> None:
    """Given a session with another name than its table was set up with, when it is opened, then that name is shown."""
    sit_down(qtbot, program)
    assert program.table is not None
    program.table.close()
    shelf = program.shelf_window.shelf
    (path,) = shelf.files()
    renamed = shelf.rename(path, "Storm / Harbour: part 2")
    copy = shelf.duplicate(renamed)
    for file, name in ((renamed, "Storm / Harbour: part 2"), (copy, "Storm / Harbour: part 2 (copy)")):
        program.open_session(file)
        assert program.table is not None
        assert program.model is not None
        assert program.table.windowTitle() == name
        assert program.table.header.accessibleName().startswith(f"{name}. ")
        program.table.close()


def test_a_wall_without_a_scene_bears_the_name_of_the_session() -> None:
    """Given a renamed session whose scene has no title, when the wall tells the story, then its new name is there."""
    state = GATTAI.begin(scenario("neon-harbour"))
    unnamed = State(state.zones, {**state.values, "scene.title": ""})
    model = GameModel(GATTAI.game, MemoryJournal(unnamed, "Storm Harbour"), seeded(1))
    poster = wall_look(model).poster
    assert isinstance(poster, StoryPoster)
    assert poster.title == "Storm Harbour"


def test_the_log_of_a_session_is_within_reach_once_its_curtain_is_up(qtbot: QtBot, program: app.Program) -> None:
    """Given a table that was laid behind its curtain, when that is up, its log can be scrolled, pressed and walked."""
    sit_down(qtbot, program)
    assert program.model is not None
    assert program.table is not None
    log = program.table.log
    assert log.isEnabled(), "who lays the table has the first seat"
    program.table.widen_log()
    assert QApplication.focusWidget() is log.view
    program.model.pass_to("coach")
    assert not log.isEnabled()
    program.table.widen_log()
    assert not log.isEnabled()
    program.model.take_seat()
    assert log.isEnabled()


def test_a_session_in_use_is_not_opened_a_second_time(qtbot: QtBot, program: app.Program) -> None:
    sit_down(qtbot, program)
    (path,) = program.shelf_window.shelf.files()
    other = app.Program(program.shelf_window.shelf, Path("nowhere"), seed=1)
    other.open_session(path)
    assert other.table is None
    assert other.shelf_window.sheet.isVisible()
    other.shelf_window.close()


@pytest.mark.parametrize("is_opened", [True, False])
def test_a_session_in_another_folder_lies_on_the_shelf_afterwards(
    qtbot: QtBot, program: app.Program, tmp_path: Path, *, is_opened: bool
) -> None:
    """Given a session that was opened from another folder, or begun in it, when it is left, then it is found again."""
    sit_down(qtbot, program)
    assert program.table is not None
    program.table.close()
    shelf = program.shelf_window.shelf
    (here,) = shelf.files()
    (other := tmp_path / "club").mkdir()
    if is_opened:
        program.open_file(there := here.rename(other / here.name))
    else:
        program.shelf_window.keeps_in = Shelf(other)
        program.begin_session(scenario("neon-harbour"))
        (there,) = Shelf(other).files()
    program.table.close()
    assert there in set(shelf.files())
    assert there in program.shelf_window.room.cards


def test_screens_may_come_and_go_when_the_first_window_is_gone(program: app.Program, qtbot: QtBot) -> None:
    """Given a program whose first window was taken away, when a screen is plugged in, then nothing goes wrong."""
    other = app.Program(program.shelf_window.shelf, Path("nowhere"), seed=1)
    shiboken6.delete(other.shelf_window)
    with qtbot.captureExceptions() as wrong:
        QGuiApplication.instance().screenAdded.emit(QGuiApplication.primaryScreen())  # type: ignore[union-attr]
    assert wrong == []
    assert wall_name("", other._shelf_window) == wall_name("", None)


def test_f12_says_where_there_is_no_wall_to_darken(qtbot: QtBot, program: app.Program) -> None:
    sit_down(qtbot, program)
    table = program.table
    assert table is not None
    heard = heard_from_now(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_F12)
    assert heard == ["The wall is closed"]


def test_the_wall_can_be_a_window_and_is_told_in_the_header(qtbot: QtBot, program: app.Program) -> None:
    sit_down(qtbot, program)
    assert program.wall is None
    assert program._laid is not None
    program.choose(Settings(speed=0.0, wall="window"))
    assert isinstance(program.wall, ProjectorWindow)
    assert program.wall.showing == "live"
    program._laid.keeper.blackout()
    assert program.wall.showing == "black"
    program.choose(Settings(speed=0.0, wall="off"))
    assert not program.wall.isVisible()


def test_w_pushes_the_open_preview_to_the_wall_until_a_move_is_made(qtbot: QtBot, program: app.Program) -> None:
    sit_down(qtbot, program)
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    model.take_seat()
    QTest.keyClick(table, Qt.Key.Key_W)
    assert table.sheet.isVisible(), "without a wall it leads to one"
    table.sheet.choose("open")
    assert program._laid is not None
    page = program._laid.keeper.page
    assert page is not None
    assert page.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.isVisible()
    program.choose(Settings(speed=0.0, wall="window"))
    assert program.wall is not None
    QTest.keyClick(table, Qt.Key.Key_W)
    assert table.sheet.accessibleName() == "What shall the wall show?"
    heard = heard_from_now(qtbot, table)
    table.sheet.choose("red")
    assert program.wall.pushed.isVisible()
    QTest.keyClick(table, Qt.Key.Key_W)
    assert not program.wall.pushed.isVisible(), "pressed again, it is taken away"
    assert heard == ["The wall shows it", "The wall shows the table again"]
    look = BubbleLook("Resonant", "legal", "star", ("Difference 1, within Strike 2.",))
    table.carry.bubble.show_beside(look, table.rect())
    QTest.keyClick(table, Qt.Key.Key_W)
    assert program.wall.pushed.isVisible()
    assert program.wall.pushed.look == look
    assert heard[2:] == ["The wall shows it"]
    model.attempt(next(iter(model.options())))
    assert not program.wall.pushed.isVisible()


def test_what_was_pushed_is_on_the_wall_again_after_it_was_closed(qtbot: QtBot, program: app.Program) -> None:
    """Given a sheet on the wall, when the wall is closed and opened again, then the sheet is there, until a move."""
    sit_down(qtbot, program)
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    model.take_seat()
    program.choose(Settings(speed=0.0, wall="window"))
    QTest.keyClick(table, Qt.Key.Key_W)
    table.sheet.choose("red")
    wall = program.wall
    assert wall is not None
    program.choose(Settings(speed=0.0, wall="off"))
    assert not wall.pushed.isVisible()
    program.choose(Settings(speed=0.0, wall="window"))
    assert program.wall is wall
    assert wall.pushed.isVisible()
    wall.close()
    qtbot.waitUntil(lambda: wall.showing == "closed")
    assert program._laid is not None
    program._laid.keeper.place()
    assert wall.pushed.isVisible()
    program.choose(Settings(speed=0.0, wall="off"))
    assert model.attempt(next(iter(model.options())))
    program.choose(Settings(speed=0.0, wall="window"))
    assert not wall.pushed.isVisible()


@pytest.mark.parametrize(
    ("then", "back"), [("left", True), ("taken away", False), ("played on", False)], ids=["left", "away", "played on"]
)
def test_what_was_pushed_is_on_the_wall_again_once_the_session_goes_on(
    qtbot: QtBot, program: app.Program, then: str, *, back: bool
) -> None:
    """Given a sheet on the wall, when the session is closed and opened again, then it is there, until a move."""
    program.choose(Settings(speed=0.0, wall="window"))
    sit_down(qtbot, program)
    table, model, journal = program.table, program.model, program._journal
    assert table is not None
    assert model is not None
    assert journal is not None
    model.take_seat()
    QTest.keyClick(table, Qt.Key.Key_W)
    table.sheet.choose("red")
    if then == "taken away":
        QTest.keyClick(table, Qt.Key.Key_W)
    kept = read_settings(program._kept.path).on_walls
    assert [one.partition(" ")[0] for one in kept] == ([] if then == "taken away" else ["red"]), "no crash loses it"
    table.close()
    if then == "played on":
        program.choose(evolve(program.settings, wall="off"))
        program.open_session(journal.path)
        assert program.model is not None
        program.model.take_seat()
        assert program.model.attempt(next(iter(program.model.options())))
        assert program.table is not None
        program.table.close()
        program.choose(evolve(program.settings, wall="window"))
    program.settings = read_settings(program._kept.path)
    program.open_session(journal.path)
    assert program.wall is not None
    assert program.wall.pushed.isVisible() is back
    assert program.model is not None
    program.model.take_seat()
    assert program.wall.pushed.isVisible() is back
    assert program.model.attempt(next(iter(program.model.options())))
    assert not program.wall.pushed.isVisible()


def test_each_session_keeps_what_was_pushed_there(qtbot: QtBot, program: app.Program) -> None:
    """Given a sheet on the wall of one session and one of another, then each finds its own again."""
    program.choose(Settings(speed=0.0, wall="window"))
    paths = []
    for part in ("red", "green"):
        sit_down(qtbot, program)
        table, model, journal = program.table, program.model, program._journal
        assert table is not None
        assert model is not None
        assert journal is not None
        model.take_seat()
        QTest.keyClick(table, Qt.Key.Key_W)
        table.sheet.choose(part)
        paths.append(journal.path)
        table.close()
    assert len(set(paths)) == 2
    for path, part in zip(paths, ("red", "green"), strict=True):
        program.settings = read_settings(program._kept.path)
        program.open_session(path)
        assert program._laid is not None
        assert program._laid.keeper.part == part
        assert program.table is not None
        program.table.close()


def test_what_is_chosen_is_remembered(qtbot: QtBot, program: app.Program, tmp_path: Path) -> None:
    sit_down(qtbot, program)
    chosen = Settings(theme="light", zoom=1.2, speed=0.0)
    program.choose(chosen)
    assert program.table is not None
    assert program.table.paint.theme.name == "light"
    assert read_settings(tmp_path / "settings.toml") == chosen


def test_a_move_that_cannot_be_saved_is_told_and_can_be_tried_again(
    qtbot: QtBot, program: app.Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(qtbot, program)
    model, table, journal = program.model, program.table, program._journal
    assert model is not None
    assert table is not None
    assert journal is not None
    model.take_seat()
    with monkeypatch.context() as patch:

        def full(*_: object) -> None:
            raise NotSaved("The disk is full. Make room, then try again.")

        patch.setattr(journal, "append", full)
        assert not model.attempt(next(iter(model.options())))
    assert table.sheet.isVisible()
    assert "disk is full" in str(table.sheet.look.lines)
    table.sheet.choose("again")
    assert model.entry == 1


def test_a_table_that_breaks_while_it_is_laid_is_taken_away_and_told(
    qtbot: QtBot, program: app.Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is half laid would take moves, and its parts would be asked for what they never had."""
    sit_down(qtbot, program)
    assert program.table is not None
    program.table.close()
    path = next((tmp_path / "sessions").iterdir())
    entries = on_shelf(path).entries

    def break_over_it(*_: object) -> None:
        raise KeyError("nosuch")

    with monkeypatch.context() as broken:
        broken.setattr(GuideLayer, "show_view", break_over_it)
        program.open_file(path)
        QApplication.processEvents()
        assert program.table is None
        assert program.model is None
        assert [one for one in QApplication.topLevelWidgets() if isinstance(one, TableWindow) and one.isVisible()] == []
    sheet = program.shelf_window.sheet
    assert sheet.isVisible()
    assert "cannot be shown" in sheet.accessibleDescription()
    assert "mishap-KeyError.txt" in sheet.accessibleDescription()
    assert (on_shelf(path).entries, on_shelf(path).trouble) == (entries, None)
    sheet.choose("on")
    program.open_file(path)
    assert program.table is not None


def test_a_mistake_of_the_program_is_written_down_and_told(
    qtbot: QtBot, program: app.Program, capsys: pytest.CaptureFixture[str]
) -> None:
    sit_down(qtbot, program)
    mishaps = Mishaps(program)
    with pytest.raises(ZeroDivisionError, match="division") as raised:
        _divide(1, 0)
    for _ in range(3):
        mishaps.tell(raised.type, raised.value, raised.tb)
    assert program.table is not None
    qtbot.waitUntil(lambda: program.table is not None and program.table.sheet.isVisible())
    told = capsys.readouterr().err
    assert told.count("The program made a mistake") == 1
    assert "Traceback" not in told
    report = Path(told.split("Please send in ")[1].strip().rstrip("."))
    assert "_divide" in report.read_text(encoding="utf-8")


def test_a_mistake_of_the_program_is_told_in_the_language_of_the_window(
    qtbot: QtBot, program: app.Program, german: None
) -> None:
    del german
    sit_down(qtbot, program)
    mishaps = Mishaps(program)
    with pytest.raises(ZeroDivisionError, match="division") as raised:
        _divide(1, 0)
    mishaps.tell(raised.type, raised.value, raised.tb)
    table = program.table
    assert table is not None
    qtbot.waitUntil(table.sheet.isVisible)
    told = table.sheet.accessibleDescription()
    assert "Sitzungen sind, wie sie zuletzt gesichert wurden." in told
    assert "mishap-ZeroDivisionError.txt" in told
    assert "Please" not in told


def _divide(what: int, by: int) -> float:
    return what / by


# ---------------------------------------------------------------------- without a display


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can be without a display")
def test_without_a_display_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert app.no_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert not app.no_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen:configfile=screens.json")
    assert app.no_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
    assert not app.no_display()


def test_a_demo_leaves_pictures_session_and_record(qapp: QApplication, tmp_path: Path) -> None:
    report = play_demo(DemoOptions(scenario="first-contact", seats=2, seed=3, out=tmp_path), offscreen=True)
    assert report.ok, str(report)
    names = {one.name for one in tmp_path.iterdir()}
    assert {"demo-1.gattai", "demo-1.record"} <= names
    for moment in ("gambit", "throwdown", "end"):
        for window in ("table", "wall"):
            for size in ("1366x768", "1920x1080", "3840x2160"):
                assert f"demo-1-{moment}-{window}-{size}.png" in names


def test_a_demo_opens_windows_for_its_first_table_only(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    gone: list[str] = []

    def watched(*given: Any, **named: Any) -> TableWindow:
        window = lay_table(*given, **named)
        made.append("window")
        window.destroyed.connect(lambda: gone.append("window"))
        return window

    monkeypatch.setattr(demo_windows, "lay_table", watched)
    with qtbot.captureExceptions() as broken:
        report = play_demo(DemoOptions(scenario="first-contact", seats=2, seed=3, games=3), offscreen=True)
        QApplication.processEvents()
    assert report.ok, str(report)
    assert not broken
    assert (made, gone) == (["window"], ["window"])


def test_what_a_demo_takes_away_is_gone(qtbot: QtBot) -> None:
    """No event loop runs meanwhile, which would delete it: the demo got slower and larger with every move."""
    windows = demo_windows.DemoWindows(offscreen=True)
    options = DemoOptions(scenario="first-contact", seats=2, seed=3, pace=1e-6)
    report = run_demo(options, windows.open_table, pause=windows.pause, say=lambda _line: None)
    assert report.ok, str(report)
    assert windows.table is not None
    cards = windows.table.findChildren(CardWidget)
    assert all(card.isVisibleTo(windows.table) for card in cards), len(cards)
    windows.close()


def test_a_picture_at_ratio_two_is_twice_as_sharp(qtbot: QtBot) -> None:
    window = ProjectorWindow(model := given(FIGHT), room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show_window()
    whole, double = picture_of(window, PictureSize(640, 360)), picture_of(window, PictureSize(1280, 720, 2.0))
    assert (whole.width(), double.width()) == (640, 1280)
    enlarged = whole.scaled(1280, 720)
    differing = sum(
        double.pixelColor(x, y) != enlarged.pixelColor(x, y) for x in range(0, 1280, 4) for y in range(0, 720, 4)
    )
    assert differing > 500, "it was only enlarged"


def test_the_first_paint_needs_no_table() -> None:
    """The shelf must be there at once: what only a table needs is imported when one is opened."""
    question = "import sys, gattai_desktop.app, gattai_desktop.windows.shelf.shelf_window; print(*sys.modules)"
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True, check=True)
    loaded = answer.stdout.split()
    assert "gattai_desktop.windows.table.lay_table" not in loaded
    assert "gattai_desktop.windows.wall.projector_window" not in loaded
    assert "gattai_desktop.players.demo" not in loaded


def test_a_damaged_file_is_told_on_a_sheet_that_has_the_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    """Given an empty shelf, when a damaged file is opened from outside, then Return answers what is told of it.

    The keyboard lay on the first plate of the shelf behind, and Return began a new session.
    """
    damaged = tmp_path / "broken.gattai"
    damaged.write_bytes(b"SQLite format 3\0" + b"x" * 3000)
    program = app.Program(Shelf(tmp_path / "shelf"), tmp_path / "settings.toml")
    program.open_file(damaged)
    window = program.shelf_window
    qtbot.waitUntil(window.sheet.isVisible)
    window.files.done.emit()
    focused = window.focusWidget()
    assert window.sheet.isVisible()
    assert focused is not None
    assert window.sheet.isAncestorOf(focused)
    window.close()
