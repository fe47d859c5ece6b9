"""The keyboard while the program plays: nothing that spends a card has it unless a person went there."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.surfaces import SURFACES


def watching(name: str, qtbot: QtBot, folder: Path) -> tuple[TableWindow, QWidget]:
    """Return a table at which play waits for the program, with what has the keyboard."""
    window = SURFACES[name](qtbot, folder)
    assert isinstance(window, TableWindow)
    assert window.model.program_next
    assert not window.model.decides
    window.keys.home(stays=False)
    now = window.focusWidget()
    assert now is not None
    return window, now


@pytest.mark.parametrize("name", ["program, a fight", "program, thinking"])
def test_return_plays_nothing_while_the_program_is_on_turn(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    window, now = watching(name, qtbot, tmp_path)
    before = window.model.entry
    QTest.keyClick(now, Qt.Key.Key_Return)
    moves = [one.seat for one in window.model.log(window.model.entry)[: window.model.entry - before]]
    assert window.model.seat not in moves
    scene = window.scene
    assert not any(part.isAncestorOf(now) for part in (scene.pane, scene.hand) if part is not None)


def test_tab_still_leads_to_what_may_be_done(qtbot: QtBot, tmp_path: Path) -> None:
    window, now = watching("program, a fight", qtbot, tmp_path)
    QTest.keyClick(now, Qt.Key.Key_Tab)
    assert window.focusWidget() is not window


def test_nothing_is_framed_while_the_program_is_on_turn(qtbot: QtBot, tmp_path: Path) -> None:
    window, now = watching("program, a fight", qtbot, tmp_path)
    assert now is window
    assert window.ring.isHidden()


@pytest.mark.parametrize("name", ["program, waiting", "program, a person's turn", "program, has moved"])
def test_tab_stops_at_what_the_program_offers(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """Its pace has no key, and nothing but a pointer came to it."""
    window = SURFACES[name](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    plate, been = window.program_turn.plate, set[QWidget]()
    for _ in range(24):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
        been.add(window.focusWidget())
    offered = {one for one in plate.findChildren(PlateButton) if one.isVisible()}
    assert offered
    assert offered <= been
