"""How hard is this fight? Whoever runs the CPU asks at the table, and nobody else."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.rehearsal import Running
from gattai_desktop.players.virtual_machine.odds import FightResult, FightToTry
from gattai_desktop.windows.games.virtual_machine import fight_odds_room
from gattai_desktop.windows.games.virtual_machine.fight_odds_opener import FightOddsOpener
from gattai_desktop.windows.games.virtual_machine.fight_odds_room import FightOddsRoom
from gattai_desktop.windows.games.virtual_machine.room import ROOM
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.fights import led
from tests.windows.tables import laid, the_counting


class _Nobody:
    """A company in which nobody plays, for what can be tried without a fight."""

    def begin(self, _fight: FightToTry, fights: int, _seed: int = 1) -> Running[FightResult]:
        return Running([Future()], fights)

    def end(self) -> None:
        """There is nobody to send home."""


@pytest.fixture
def model() -> GameModel:
    """The first fight with its hands dealt; the CPU has the computer."""
    found = led(1)
    found.pass_to("cpu")
    found.take_seat()
    return found


@pytest.fixture
def played(model: GameModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableWindow]:
    """A table whose fights are really played."""
    monkeypatch.setattr(fight_odds_room, "FIGHTS", 6)
    table = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(table)
    table.resize(1366, 768)
    table.show()
    yield table
    found = table.overlays.named("odds")
    assert found is not None
    found.end()


@pytest.fixture
def window(played: TableWindow, monkeypatch: pytest.MonkeyPatch) -> TableWindow:
    """The same, but the fights take for ever."""
    monkeypatch.setattr(fight_odds_room, "FightCompany", _Nobody)
    return played


def _room(window: TableWindow) -> FightOddsRoom:
    found = window.overlays.named("odds")
    assert isinstance(found, FightOddsOpener)
    return found.page


def test_the_cpu_asks_by_hand_and_sees_the_odds_grow(played: TableWindow, qtbot: QtBot) -> None:
    """Given the CPU's seat, when it asks how hard the fight is, then fights are counted until all were played."""
    row = ROOM.by_hand(played.requests)[0]
    assert row.title == "How hard is this fight?"
    row.begin()
    room, counting = _room(played), the_counting(played)
    assert room.isVisible()
    assert room.again.accessibleName() == "Stop"
    with qtbot.waitSignal(counting.ended):
        pass
    assert counting.odds is not None
    assert counting.odds.fights == 6
    words = room.page.accessibleName()
    assert words.startswith("How hard is this fight? Hello, World, as it stands: Sable, Teo.")
    assert "in 100 go to the MCs. Give or take" in words
    assert "6 of 6 fights, seed 1." in words
    assert room.again.accessibleName() == "Play again"


@pytest.mark.parametrize("theme", THEMES)
def test_how_far_it_is_can_be_seen_in_every_theme(window: TableWindow, theme: ThemeName) -> None:
    """In high contrast only a dash was left of the bar."""
    ROOM.by_hand(window.requests)[0].begin()
    page = _room(window).page
    page.set_paint(make_paint(theme))
    picture, ground = QImage(page.size(), QImage.Format.Format_RGB32), page.paint.theme.table
    picture.fill(ground)
    page.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    assert any(picture.pixelColor(picture.width() - 4, y) != ground for y in range(picture.height()))


def test_nobody_but_the_cpu_gets_in(window: TableWindow, model: GameModel) -> None:
    """Given an MC at the computer, when the odds are asked for, then nothing opens and nothing is offered."""
    model.pass_to("sable")
    model.take_seat()
    assert "odds" not in {row.key for row in ROOM.by_hand(window.requests)}
    window.requests.open("odds")
    found = window.overlays.named("odds")
    assert found is not None
    assert not found.shown


@pytest.mark.parametrize("leaving", ["seat", "escape"])
def test_the_room_goes_and_plays_no_more(window: TableWindow, model: GameModel, leaving: str) -> None:
    """Given the room lies open, when the computer is passed on or Esc is pressed, then it is gone and stands still."""
    window.requests.open("odds")
    room, counting = _room(window), the_counting(window)
    assert counting.playing
    ways: dict[str, Callable[[], object]] = {
        "seat": lambda: (model.pass_to("sable"), model.take_seat()),
        "escape": lambda: QTest.keyClick(room, Qt.Key.Key_Escape),
    }
    ways[leaving]()
    assert not room.isVisible()
    assert not counting.playing


def test_f5_stops_and_plays_again_with_another_seed(window: TableWindow) -> None:
    window.requests.open("odds")
    room, counting = _room(window), the_counting(window)
    QTest.keyClick(room, Qt.Key.Key_F5)
    assert not counting.playing
    assert room.again.accessibleName() == "Play again"
    QTest.keyClick(room, Qt.Key.Key_F5)
    assert counting.playing
    assert counting.seed == 2


def test_it_says_that_the_table_has_changed(window: TableWindow, model: GameModel) -> None:
    """Given counted odds, when the fight goes on, then the page says that they are of another table."""
    window.requests.open("odds")
    room = _room(window)
    assert "The table has changed" not in room.page.accessibleName()
    assert model.attempt(model.options("cpu")[0])
    assert "The table has changed since" in room.page.accessibleName()


def test_it_says_what_is_missing(window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a table that no fight can be played on, then the page says so and nothing is counted."""
    monkeypatch.setattr("gattai_desktop.players.virtual_machine.odds.OVER", "placing")
    window.requests.open("odds")
    assert "This fight is over." in _room(window).page.accessibleName()
    assert not the_counting(window).playing
