"""Look and sound: what a person chooses in one place, what the system wishes, and that the table obeys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.settings import apply_settings as taken_settings
from gattai_desktop.windows.settings import look_menu
from gattai_desktop.windows.settings import system_preferences as system_wishes
from gattai_desktop.windows.settings.apply_settings import paint_of
from gattai_desktop.windows.settings.look_menu import following
from gattai_desktop.windows.settings.settings import THEME_CHOICES, Settings, read_settings
from gattai_desktop.windows.settings.sounds import ByWindows, Silence, SoundPlayer
from gattai_desktop.windows.settings.system_preferences import less_motion_here


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[app.Program]:
    del qapp
    made = app.Program(Shelf(tmp_path / "sessions"), tmp_path / "settings.toml", seed=1)
    made.settings = Settings(speed=0.0, motion_of_system=False)
    made.paint = make_paint(speed=0)
    made.show_shelf()
    made.begin_session(scenario("neon-harbour"))
    assert made.table is not None
    assert made.model is not None
    with qtbot.waitExposed(made.table):
        made.table.activateWindow()
    made.model.take_seat()
    yield made
    if made.table is not None:
        made.table.close()
    made.end()
    made.shelf_window.close()


def choose(program: app.Program, *plates: str) -> None:
    table = program.table
    assert table is not None
    table.menuAsked.emit()
    table.sheet.choose("look")
    for plate in plates:
        table.sheet.choose(plate)
    table.sheet.dismiss()


def offered(program: app.Program) -> tuple[object, ...]:
    """Return the plates under Look and sound at the table."""
    table = program.table
    assert table is not None
    table.menuAsked.emit()
    table.sheet.choose("look")
    found = tuple(one.key for one in table.sheet.look.choices)
    table.sheet.dismiss()
    return found


@pytest.mark.parametrize(("plate", "now"), [("Everything larger", 1.4), ("Everything smaller", 0.8)])
def test_each_of_several_quick_presses_makes_it_larger_or_smaller(
    program: app.Program, qtbot: QtBot, plate: str, now: float
) -> None:
    """Given the pointer on one plate, when it is pressed four times in a row, then each press is one step."""
    table = program.table
    assert table is not None
    program.settings = evolve(program.settings, zoom=1.0 if now > 1 else 1.2)
    table.menuAsked.emit()
    table.sheet.choose("look")
    qtbot.wait(TOO_SOON + 100)
    button = next(one for one in table.sheet.findChildren(PlateButton) if one.look.title == plate)
    for _ in range(2):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseDClick(button, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert program.settings.zoom == pytest.approx(now)
    assert button.look.sub == f"{round(now * 100)} %"
    assert table.window().focusWidget() is button


def test_each_plate_changes_one_thing_and_it_is_kept(program: app.Program, tmp_path: Path) -> None:
    choose(program, "theme", "colours", "pace", "sounds", "larger", "cards larger", "motion")
    settings = program.settings
    assert settings.theme == "light"
    assert not settings.four_colours
    assert settings.speed == 0.5
    assert not settings.sounds
    assert settings.zoom == 1.1
    assert settings.card_size == 1.25
    assert settings.reduced_motion
    assert read_settings(tmp_path / "settings.toml") == settings
    table = program.table
    assert table is not None
    assert table.paint.theme.name == "light"
    assert table.paint.motion.reduced
    assert table.hand.paint.card_size == 1.25


def test_only_a_table_of_a_duel_asks_whether_its_field_turns(program: app.Program) -> None:
    """Given a game whose table has no two sides, then nothing is said of a field of a duel; a duel asks it."""
    assert "turns" not in offered(program)
    program.begin_session(table_form("tasuo", "two-players").setup({}))
    assert program.model is not None
    program.model.take_seat()
    assert "turns" in offered(program)
    choose(program, "turns")
    assert not program.settings.turns
    assert program.table is not None
    assert not program.table.hand.paint.turns


@pytest.mark.parametrize(("player", "said"), [(Silence(), "nothing here plays them"), (ByWindows(), "on")])
def test_a_computer_that_plays_no_sounds_does_not_say_that_they_are_on(
    program: app.Program, monkeypatch: pytest.MonkeyPatch, player: SoundPlayer, said: str
) -> None:
    monkeypatch.setattr(look_menu, "player_here", lambda: player)
    table = program.table
    assert table is not None
    table.menuAsked.emit()
    table.sheet.choose("look")
    lines = {one.key: str(one.look.line) for one in table.sheet.look.choices}
    assert lines["sounds"] == f"{said}  M"
    table.sheet.choose("sounds")
    lines = {one.key: str(one.look.line) for one in table.sheet.look.choices}
    assert lines["sounds"] == "off  M"


def test_every_theme_comes_in_its_turn() -> None:
    seen = ["dark"]
    while len(seen) < len(THEME_CHOICES) + 1:
        seen.append(following(THEME_CHOICES, seen[-1]))
    assert set(seen) == set(THEME_CHOICES)
    assert seen[0] == seen[-1]


def test_a_theme_that_follows_the_system_changes_with_it(program: app.Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(taken_settings, "wished_theme", lambda: "light")
    program.choose(Settings(theme="system", motion_of_system=False))
    table = program.table
    assert table is not None
    shown = [table.paint.theme.name]
    monkeypatch.setattr(taken_settings, "wished_theme", lambda: "dark")
    program._system_changed()
    shown.append(table.paint.theme.name)
    assert shown == ["light", "dark"]


class Hints:
    """What Qt hands on to a system that frames windows."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def setColorScheme(self, scheme: Qt.ColorScheme) -> None:
        self.told.append(scheme)

    def unsetColorScheme(self) -> None:
        self.told.append("as usual")


def test_the_frames_of_windows_are_as_dark_as_the_theme(program: app.Program, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = Hints()
    monkeypatch.setattr(system_wishes.QGuiApplication, "styleHints", lambda: hints)
    monkeypatch.setattr(taken_settings, "wished_theme", lambda: "light")
    for theme in THEME_CHOICES:
        program.choose(Settings(theme=theme, motion_of_system=False))
    dark, light = Qt.ColorScheme.Dark, Qt.ColorScheme.Light
    assert dict(zip(THEME_CHOICES, hints.told, strict=True)) == {
        "system": "as usual",
        "dark": dark,
        "light": light,
        "contrast": dark,
    }


def test_the_systems_wish_for_less_motion_holds_unless_a_person_wants_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(taken_settings, "wishes_less_motion", lambda: True)
    assert paint_of(Settings()).motion.reduced
    assert not paint_of(Settings(motion_of_system=False)).motion.reduced
    monkeypatch.setattr(taken_settings, "wishes_less_motion", lambda: False)
    assert not paint_of(Settings()).motion.reduced
    assert paint_of(Settings(motion_of_system=False, reduced_motion=True)).motion.reduced


@pytest.mark.parametrize(
    ("platform", "answer", "less"),
    [
        ("linux", "false\n", True),
        ("linux", "true\n", False),
        ("linux", "", False),
        ("darwin", "1\n", True),
        ("darwin", "0\n", False),
        ("darwin", "", False),
    ],
)
def test_systems_say_it_in_their_own_words(platform: str, answer: str, less: bool) -> None:
    assert less_motion_here(platform, lambda _command: answer) is less


def test_a_system_that_cannot_be_asked_wishes_nothing(tmp_path: Path) -> None:
    assert not system_wishes._answer((str(tmp_path / "gone"),))


@pytest.mark.parametrize("zoom", [1.0, 1.6, 2.2, 3.0])
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (3840, 2160)])
def test_the_table_keeps_room_for_everything_at_any_size(
    program: app.Program, zoom: float, size: tuple[int, int]
) -> None:
    table = program.table
    assert table is not None
    table.resize(*size)
    table.set_zoom(zoom)
    QApplication.processEvents()
    assert 1.0 <= table.zoom <= zoom + 0.001
    grid = table.scene.grid
    assert grid is not None
    assert grid.field.height() > 50
    assert grid.field.bottom() <= grid.strike.top() + 1
    assert grid.drives.bottom() <= grid.hand.top() + 1
    assert grid.hand.bottom() <= table.height() + 1
