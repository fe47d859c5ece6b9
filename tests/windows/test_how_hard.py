"""How hard a fight would be stands where the Coach decides on it, made of what the seat knows."""

from collections import Counter
from typing import cast

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.played_fight import Fought
from gattai_desktop.players.rehearsal import Running
from gattai_desktop.windows.games.gattai.odds import how_hard
from gattai_desktop.windows.games.gattai.odds.how_hard import HowHard
from tests.windows.cut import cut
from tests.windows.sitting import Sitting
from tests.windows.surfaces import FIGHT
from tests.windows.tables import dealt, given


@pytest.fixture(autouse=True)
def _few_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(how_hard, "FIGHTS", 10)
    monkeypatch.setattr(how_hard, "_AFTER", 0)


def _shown(window: QWidget) -> HowHard | None:
    return next((one for one in window.findChildren(HowHard) if one.isVisible()), None)


def test_the_coach_reads_how_hard_a_challenge_is(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("throwdown")
    plate = _shown(sitting.window)
    assert plate is not None
    qtbot.waitUntil(lambda: plate.odds.fights == 10)
    assert "in 100 go to the Pilots" in plate.accessibleName()
    assert "give or take" in plate.accessibleName()
    assert not plate.playing
    for size in ((1024, 576), (1366, 768), (1920, 1080), (3840, 2160)):
        sitting.window.resize(*size)
        sitting.settle()
        assert cut(sitting.window) == []


def test_a_share_of_few_fights_is_told_once_it_is_sure_or_no_more_are_played(qtbot: QtBot) -> None:
    """Given two fights of many, both won, then nobody reads that a hundred of a hundred go to the Pilots."""
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("throwdown")
    plate = _shown(sitting.window)
    assert plate is not None
    qtbot.waitUntil(lambda: plate.odds.fights == 10)
    plate.odds = Odds("careful", fights=2, won=Counter({"pilots": 2}))
    plate._running = cast("Running[Fought]", object())
    plate._say()
    assert "This fight is being played many times" in plate.accessibleName()
    plate.odds = Odds("careful", fights=200, won=Counter({"pilots": 150, "coach": 50}))
    plate._say()
    assert "75 in 100 go to the Pilots" in plate.accessibleName()
    plate._running = None
    plate.odds = Odds("careful", fights=2, won=Counter({"pilots": 2}))
    plate._say()
    assert "100 in 100 go to the Pilots" in plate.accessibleName()


def test_the_card_sheet_and_a_threat_tell_their_own_fight(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("throwdown")
    second = sitting.window.requests.view.pilots[1]
    sitting.window.sheet.choose(second)
    sitting.settle()
    plate = _shown(sitting.window)
    assert plate is not None
    assert plate.fight.commander == second
    weaker = sitting.window.requests.view.keys("threats")[-1]
    sitting.window.requests.open(f"threat.{weaker}")
    sitting.settle()
    plate = _shown(sitting.window)
    assert plate is not None
    assert plate.fight.threats == (weaker,)


def test_leaving_the_flow_stops_the_fights(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("throwdown")
    plate = _shown(sitting.window)
    assert plate is not None
    qtbot.waitUntil(lambda: plate.playing)
    running = plate._running
    sitting.window.sheet.dismiss()
    sitting.settle()
    assert running is not None
    assert running.batches == []
    assert _shown(sitting.window) is None


def test_a_pilot_never_learns_it_and_no_fight_in_a_fight_is_told(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take(sitting.window.requests.view.pilots[0])
    sitting.window.requests.open("throwdown")
    assert _shown(sitting.window) is None
    sitting.window.sheet.dismiss()
    sitting.window.requests.open(f"threat.{sitting.window.requests.view.keys('threats')[0]}")
    assert _shown(sitting.window) is None
    fighting = Sitting(qtbot, given(FIGHT))
    fighting.take("coach")
    fighting.window.requests.open("throwdown")
    assert _shown(fighting.window) is None
