"""A Coach brings an evening of his own: made at an empty desk, begun, played, closed, and played on another one.

Here with the forms that the fields make, and the program's players at the table; by hand on a real screen it is played
in `tests/end_to_end/test_evening_of_ones_own.py`.
"""

import random
from contextlib import suppress
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.players.programmes import programme
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.games.gattai.desk import gattai_desk
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow


def held() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def key(which: Qt.Key, *held_down: Qt.KeyboardModifier) -> None:
    """Press a key where the keyboard is."""
    modifiers = Qt.KeyboardModifier.NoModifier
    for one in held_down:
        modifiers |= one
    QTest.keyClick(held(), which, modifiers)
    QApplication.processEvents()


def named(room: QWidget, name: str) -> QWidget:
    """What is called so, as a screen reader would find it."""
    found = [one for one in room.findChildren(QWidget) if one.accessibleName() == name and one.isVisible()]
    assert found, name
    return found[-1]


def typed(room: QWidget, name: str, text: str) -> None:
    """Type over what stands in a field."""
    # A plate may be called so, too: a step of the path is a "Wave".
    fields = [one for one in room.findChildren(QLineEdit) if one.accessibleName() == name and one.isVisible()]
    assert fields, name
    edit = fields[-1]
    edit.setFocus(Qt.FocusReason.TabFocusReason)
    edit.selectAll()
    QTest.keyClicks(edit, text)
    key(Qt.Key.Key_Tab)


class ByKeys:
    """Goes to what has a name, and presses it by keys alone."""

    def press(self, room: QWidget, name: str) -> None:
        named(room, name).setFocus(Qt.FocusReason.TabFocusReason)
        key(Qt.Key.Key_Space)


class ByPointer:
    """Presses what has a name with the pointer."""

    def press(self, room: QWidget, name: str) -> None:
        QTest.mouseClick(named(room, name), Qt.MouseButton.LeftButton)
        QApplication.processEvents()


Hands = ByKeys | ByPointer


def shown(qtbot: QtBot, program: app.Program) -> ShelfWindow:
    program.show_shelf()
    window = program.shelf_window
    with qtbot.waitExposed(window):
        window.activateWindow()
    window.resize(1366, 768)
    QApplication.processEvents()
    return window


def made_at_the_desk(window: ShelfWindow, hands: Hands) -> PackDesk:
    """Write an evening at an empty desk: one Threat, two Factions, a path of four steps and two Pilots."""
    window.packs.show()
    QApplication.processEvents()
    hands.press(window.packs.room, "New pack at the desk")
    typed(window.sheet, "What it is called", "Night Shift")
    typed(window.sheet, "Who makes it", "Jo")
    hands.press(window.sheet, "A pack of Gattaibushido:FUSION!")
    desk = window.desk.page
    assert desk is not None
    assert desk.isVisible()
    hands.press(desk, "New Threat")
    typed(desk, "Name", "The Night Clerk")
    hands.press(desk, "2")
    typed(desk, "Wave", "+Trauma:Opponent(1)")
    for name in ("Bakers", "Tram Drivers"):
        hands.press(desk, "New Faction")
        typed(desk, "Name", name)
        hands.press(desk, "3")
    for _ in range(4):
        hands.press(desk, "New step")
    for name in ("Mo", "Kim"):
        hands.press(desk, "New Pilot")
        typed(desk, "Name", name)
    return desk


def begun(program: app.Program, window: ShelfWindow) -> None:
    """From the desk to the table, by keys."""
    named(window, "New Threat").setFocus()
    key(Qt.Key.Key_F9)
    page = window.new_table
    assert page is not None
    assert page.form.key == "night-shift/night_shift"
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert program.table is not None
    assert program.model is not None


class SeenEnoughError(Exception):
    """A Gambit and a Throwdown were played."""


def played(program: app.Program) -> set[str]:
    """Let the program play at the table that is open, till a Gambit and a Throwdown were there; return the steps."""
    model = program.model
    assert model is not None
    dice, seen = random.Random(2), set[str]()
    game = programme("gattai")
    players = {seat: game.player(game.box().game, dice) for seat in model.seats}

    def moved(_move: object) -> None:
        step = str(model.sight().values.get("step")).partition(".")[0]
        seen.add(step)
        if {"gambit", "throwdown"} <= seen and step not in ("gambit", "throwdown"):
            raise SeenEnoughError

    with suppress(SeenEnoughError):
        game.play(model, players, dice, moved)
    return seen


@pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["by keys and names", "by pointer"])
def test_an_evening_of_ones_own_is_made_played_given_away_and_played_again(
    qtbot: QtBot, program: app.Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: Hands
) -> None:
    monkeypatch.setattr(gattai_desk, "EDITORS", {})  # the forms that the fields make
    window = shown(qtbot, program)
    desk = made_at_the_desk(window, hands)
    assert desk.draft.faults == ()
    begun(program, window)
    model = program.model
    assert model is not None
    values = model.sight("coach").values
    assert values["threat.the_night_clerk.name"] == "The Night Clerk"
    assert values["crisis.path"] == ("Story", "Wave", "Story", "Storm")
    assert values["faction.tram_drivers.agency"] == 3
    if isinstance(hands, ByKeys):
        return  # What follows is the same however it was written; it is played once.
    assert {"gambit", "throwdown"} <= played(program)
    entry = model.entry
    assert program.table is not None
    program.table.close()
    (file,) = window.shelf.files()

    given = tmp_path / "night-shift.gattai-pack"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(given), ""))
    shown(qtbot, program).desk.open(window.packs.kept.read().packs[0])
    named(window, "New Threat").setFocus()
    key(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert given.is_file()

    other = app.Program(Shelf(tmp_path / "elsewhere" / "sessions"), tmp_path / "elsewhere.toml", seed=2)
    other.settings, other.paint = Settings(speed=0.0), make_paint(speed=0)
    there = shown(qtbot, other)
    there.open_file(given)
    assert [one.title for one in there.packs.kept.read().packs] == ["Night Shift"]
    there.packs.played.emit("night-shift/night_shift")
    page = there.new_table
    assert page is not None
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert {"gambit", "throwdown"} <= played(other)
    assert other.table is not None
    other.table.close()
    other.end()
    there.close()
    program.open_session(file)
    assert program.model is not None
    assert program.model.entry == entry
