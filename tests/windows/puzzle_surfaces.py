"""The page of puzzles in its states, and the table of a puzzle."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.throwdown.drives import Counter, Escalate
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.crown import Keep
from gattai_desktop.model.puzzle_play import PuzzleStands
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.program.puzzle_table import PuzzleTable
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow

KNOWN: Final = Settings(
    puzzles=("gattai/the-two-knows 1 solved", "gattai/out-of-reach 2", "gattai/three-charges 1 hint")
)


def _page(
    game: str = "gattai", at: str = "out-of-reach", *, hint: bool = False, tried: str = ""
) -> Callable[[QtBot, Path], QWidget]:
    def make(qtbot: QtBot, folder: Path) -> QWidget:
        window = ShelfWindow(make_paint(speed=0), Shelf(folder / "sessions"), KNOWN)
        window.settingsChosen.connect(lambda _settings: None)
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        window.activateWindow()
        if tried:
            window.puzzles.tell_try(game, at, tried)
        window.puzzles.show(game, at)
        if hint:
            window.puzzles.room.hintAsked.emit()
        QApplication.processEvents()
        return window

    return make


def _played(
    *moves: Move, of: tuple[str, str] = ("gattai", "the-two-knows"), stands: PuzzleStands = PuzzleStands.OPEN,
    told: bool = False,
) -> Callable[[QtBot, Path], QWidget]:  # fmt: skip
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        nothing = lambda _settings: None  # noqa: E731
        made = PuzzleTable(*of, make_paint(speed=0), Settings, nothing, nothing)
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
        if told:
            made.bar.cards.click()
        for _ in range(3):  # the keyboard is led on after the table has found its own focus
            QApplication.processEvents()
        return table

    return make


PUZZLES: Final[dict[str, Callable[[QtBot, Path], QWidget]]] = {
    "puzzles": _page(),
    "puzzles, a hint and a try": _page(hint=True, tried="Ren."),
    "puzzles of bots": _page("rumblebots", "no-barrier-today", hint=True),
    "a puzzle": _played(),
    "a puzzle of bots": _played(of=("rumblebots", "wind-it-back")),
    "a puzzle of bots lost": _played(
        Keep(seat="red", faction="cinder"), of=("rumblebots", "lose-it-quickly"), stands=PuzzleStands.LOST
    ),
    "a puzzle, what lies open": _played(of=("rumblebots", "no-barrier-today"), told=True),
    "a puzzle of a fight": _played(of=("virtual-machine", "into-the-gap")),
    "a puzzle of a fight in the dark": _played(of=("virtual-machine", "out-of-the-dark")),
    "a puzzle of a fight with one away": _played(of=("virtual-machine", "from-inside")),
    "a puzzle of a showdown": _played(of=("tasuo", "one-block-two-targets")),
    "puzzles of fights": _page("virtual-machine", "into-the-gap", hint=True),
    "puzzles of showdowns": _page("tasuo", "one-block-two-targets", hint=True),
    "a puzzle lost": _played(Escalate(seat="red", card=card("8♥P")), stands=PuzzleStands.LOST),
    "a puzzle solved": _played(
        Counter(seat="red", card=card("2♥P")), Escalate(seat="red", card=card("3♥P")), stands=PuzzleStands.SOLVED
    ),
}
