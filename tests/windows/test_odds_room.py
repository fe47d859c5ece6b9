"""How hard is this fight? The Coach asks at the table, and nobody else."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import NextScene
from gattai_desktop.model import rehearsing as rehearsing_module
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.rehearsing import Rehearsing
from gattai_desktop.players.fight import CannotFight
from gattai_desktop.windows.odds import desk as odds_desk
from gattai_desktop.windows.odds.room import OddsRoom
from gattai_desktop.windows.table.curtain import Curtain
from gattai_desktop.windows.table.table_window import TableWindow

FEW = {"plain": 60, "careful": 8}


@pytest.fixture
def model() -> GameModel:
    table = GameModel(
        GATTAI.game, MemoryJournal(GATTAI.begin(scenario("neon-harbour", ("red", "green", "blue")))), seeded(3)
    )
    table.pass_to("coach")
    table.take_seat()
    table.attempt(SetUpSession("coach"))
    return table


@pytest.fixture
def window(model: GameModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableWindow]:
    monkeypatch.setattr(odds_desk, "FIGHTS", FEW)
    monkeypatch.setattr(rehearsing_module, "each_lever", lambda _fights: 3)
    table = TableWindow(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(table)
    table.resize(1366, 768)
    table.show()
    yield table
    if table.odds.rehearsing is not None:
        table.odds.rehearsing.stop()


def _opened(window: TableWindow) -> tuple[OddsRoom, Rehearsing]:
    window.odds.open()
    room, rehearsing = window.odds.room, window.odds.rehearsing
    assert room is not None
    assert rehearsing is not None
    return room, rehearsing


def test_the_coach_asks_by_hand_and_sees_the_odds_grow(window: TableWindow, qtbot: QtBot) -> None:
    """Given Story and the Coach's seat, when he asks how hard it is, then fights are counted until all were played."""
    window.by_hand.oddsAsked.emit()
    room, rehearsing = window.odds.room, window.odds.rehearsing
    assert room is not None
    assert rehearsing is not None
    assert room.isVisible()
    with qtbot.waitSignal(rehearsing.ended, timeout=60_000):
        pass
    assert rehearsing.odds is not None
    assert rehearsing.odds.fights == FEW["careful"]
    assert "in 100 go to the Pilots" in room.page.accessibleName()
    assert "8 Throwdowns" in room.page.accessibleName()
    assert rehearsing.tried
    assert all(one.odds.fights == rehearsing.each for one in rehearsing.tried)


def test_nobody_but_the_coach_gets_in(window: TableWindow, model: GameModel) -> None:
    """Given a Pilot at the computer, when the odds are asked for, then nothing opens and nothing is reckoned."""
    model.pass_to("red")
    model.take_seat()
    window.odds.open()
    assert not window.odds.shown
    with pytest.raises(CannotFight, match="Only Coach"):
        Rehearsing(model).prepared()


def test_the_room_goes_when_the_seat_changes(window: TableWindow, model: GameModel) -> None:
    """Given the room lies open, when the computer is passed on, then it is gone and plays no more."""
    room, rehearsing = _opened(window)
    model.pass_to("red")
    model.take_seat()
    assert not room.isVisible()
    assert not rehearsing.playing


def test_the_fight_that_is_reckoned_holds_no_hidden_hand(model: GameModel) -> None:
    """Given Pilots' Hands that Coach cannot see, then the copy that is reckoned with holds other cards."""
    fights = Rehearsing(model).prepared()
    real = model._journal.state()  # type: ignore[attr-defined]
    assert fights.table.cards("hand.coach") == real.cards("hand.coach")
    assert [fights.table.cards(f"hand.{seat}") for seat in ("red", "green", "blue")] != [
        real.cards(f"hand.{seat}") for seat in ("red", "green", "blue")
    ]


def test_who_fights_is_chosen_by_key(window: TableWindow) -> None:
    """Given all Pilots fight, when one is pressed by key, then she stays out; the last one cannot."""
    _room, rehearsing = _opened(window)
    room = window.odds.room
    assert room is not None
    room._sides["blue"].setFocus()
    QTest.keyClick(room._sides["blue"], Qt.Key.Key_Space)
    assert rehearsing.fight is not None
    assert rehearsing.fight.pilots == ("red", "green")
    for seat in ("green", "red"):
        QTest.keyClick(room._sides[seat], Qt.Key.Key_Space)
    assert rehearsing.fight.pilots == ("red",)


def test_other_players_and_the_other_challenger(window: TableWindow) -> None:
    """Given careful players and Coach's challenge, when both are switched, then the fight is rehearsed so."""
    room, rehearsing = _opened(window)
    room.level.click()
    room.attacker.click()
    assert rehearsing.odds is not None
    assert rehearsing.fight is not None
    assert rehearsing.odds.level == "plain"
    assert rehearsing.fight.attacker == "pilots"


def test_a_lever_becomes_the_fight(window: TableWindow) -> None:
    """Given the levers of a fight, when one is pressed, then that fight is looked at instead."""
    room, rehearsing = _opened(window)
    lever = next(one for one in rehearsing.tried if one.lever.kind == "tr_up")
    room.leverPulled.emit(lever)
    assert rehearsing.fight == lever.lever.fight


def test_what_was_reckoned_is_stale_when_the_table_changes(window: TableWindow, model: GameModel) -> None:
    """Given odds, when something happens at the table, then the page says that they are of another table."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    assert rehearsing.odds is not None
    assert rehearsing.fight is not None
    rehearsing.odds.count([])
    assert model.attempt(NextScene("coach"))
    assert rehearsing.stale
    assert rehearsing.seed == 1
    window.odds.again()
    assert not rehearsing.stale
    assert room.isVisible()


def test_escape_leads_back_and_stops(window: TableWindow) -> None:
    """Given fights are being played, when Escape is pressed, then the table is there and no more is played."""
    room, rehearsing = _opened(window)
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert not room.isVisible()
    assert not rehearsing.playing


def test_tab_goes_through_the_whole_room(window: TableWindow, qtbot: QtBot) -> None:
    """Given the room, when Tab is pressed, then every plate and the levers are reached, and then the first again."""
    room, _ = _opened(window)
    window.activateWindow()
    room.again.setFocus()
    seen = []
    for _ in range(30):
        now = QApplication.focusWidget()
        if now is None or now in seen:
            break
        seen.append(now)
        room.focusNextPrevChild(True)
    assert {*room._sides.values(), room.attacker, room.level, room.again, room.back} <= set(seen)
    assert any(row in seen for row in room.levers)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (3840, 2160)])
def test_the_room_fits_every_window(window: TableWindow, size: tuple[int, int]) -> None:
    """Given any size of the window, then no plate lies upon another or outside of the room."""
    room, rehearsing = _opened(window)
    rehearsing.stop()
    window.resize(*size)
    plates = [*room._sides.values(), room.attacker, room.level, room.again]
    for place, one in enumerate(plates):
        assert room.rect().contains(one.geometry())
        assert not any(one.geometry().intersects(other.geometry()) for other in plates[place + 1 :])
    assert room.page.geometry().right() < room.levers[0].x() or room.page.geometry().bottom() < room.levers[0].y()


def test_the_wall_is_told_nothing(model: GameModel) -> None:
    """Given odds are reckoned, then nothing of them stands at the table, so that no other seat could be shown it."""
    rehearsing = Rehearsing(model, workers=1)
    before = model._journal.state()  # type: ignore[attr-defined]
    fight = rehearsing.prepared()
    rehearsing.begin(evolve(fight, attacker="pilots"), "plain", 5)
    rehearsing.stop()
    assert model._journal.state() == before  # type: ignore[attr-defined]
