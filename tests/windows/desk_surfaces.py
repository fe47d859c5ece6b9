"""The desk on which an evening is written, with each of its pages, made anew by its name."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import written


def _shelf(qtbot: QtBot, folder: Path) -> ShelfWindow:
    written(folder / "packs" / "gattai" / "dark-quay")
    made = ShelfWindow(make_paint(speed=0), Shelf(folder / "sessions"), Settings())
    qtbot.addWidget(made)
    made.resize(1366, 768)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def _desk(part: str, card: str = "") -> Callable[[QtBot, Path], QWidget]:
    def make(qtbot: QtBot, folder: Path) -> QWidget:
        window = _shelf(qtbot, folder)
        window.desk.open(window.packs.kept.read().packs[0])
        desk = window.desk.page
        assert desk is not None
        if card:
            desk.open(part, card)
        elif part:
            QTest.mouseClick(desk.list.rows[part], Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        return window

    return make


DESKS: Final[dict[str, Callable[[QtBot, Path], QWidget]]] = {
    "desk": _desk(""),
    "desk, a Threat": _desk("threats", "threat.wick"),
    "desk, a Faction": _desk("factions", "faction.moths"),
    "desk, a Pilot": _desk("pilots", "mira"),
    "desk, the pocket": _desk("pocket"),
    "desk, before you start": _desk("ready"),
}
