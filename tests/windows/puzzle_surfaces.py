"""The page of puzzles in its states, and the table of a puzzle."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.deck54 import card
from gattai_desktop.games.gattai.throwdown.drives import Counter, Escalate
from gattai_desktop.games.move import Move
from gattai_desktop.model.puzzle_play import PuzzleStands
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.program.puzzle_table import PuzzleTable
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow

KNOWN: Final = Settings(
    puzzles=("gattai/the-two-knows 1 solved", "gattai/out-of-reach 2", "gattai/three-charges 1 hint")
)


def _page(*, hint: bool = False, tried: str = "") -> Callable[[QtBot, Path], QWidget]:
    def make(qtbot: QtBot, folder: Path) -> QWidget:
        window = ShelfWindow(make_paint(speed=0), Shelf(folder / "sessions"), KNOWN)
        window.settingsChosen.connect(lambda _settings: None)
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        window.activateWindow()
        if tried:
            window.puzzles.tell_try("gattai", "out-of-reach", tried)
        window.puzzles.show("gattai", "out-of-reach")
        if hint:
            window.puzzles.room.hintAsked.emit()
        QApplication.processEvents()
        return window

    return make


def _played(*moves: Move, stands: PuzzleStands = PuzzleStands.OPEN) -> Callable[[QtBot, Path], QWidget]:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        nothing = lambda _settings: None  # noqa: E731
        made = PuzzleTable("gattai", "the-two-knows", make_paint(speed=0), Settings, nothing, nothing)
        table = made.laid.window
        qtbot.addWidget(table)
        made.play.set_pause(0)
        table.resize(1366, 768)
        table.show()
        table.activateWindow()
        for move in moves:
            assert made.play.model.attempt(move)
            qtbot.waitUntil(lambda: not made.play.waits)
        assert made.play.stands is stands
        QApplication.processEvents()
        return table

    return make


PUZZLES: Final[dict[str, Callable[[QtBot, Path], QWidget]]] = {
    "puzzles": _page(),
    "puzzles, a hint and a try": _page(hint=True, tried="Ren."),
    "a puzzle": _played(),
    "a puzzle lost": _played(Escalate(seat="red", card=card("8♥P")), stands=PuzzleStands.LOST),
    "a puzzle solved": _played(
        Counter(seat="red", card=card("2♥P")), Escalate(seat="red", card=card("3♥P")), stands=PuzzleStands.SOLVED
    ),
}
