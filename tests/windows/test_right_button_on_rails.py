"""The right button on a rail: of a card that the rail draws it opens the menu, of a row what a press opens."""

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.speech import card_aloud
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.gattai.parts.pilot_row import PilotRow
from gattai_desktop.windows.games.rumblebots.player_row import PlayerRow
from gattai_desktop.windows.games.virtual_machine.team_rail import TeamRail
from gattai_desktop.windows.kit.rail import Rail
from tests.windows.fights import LED_TO_THE_END, led
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given

GANG = """
game    rumblebots
given   player red "Ren"; player blue "Ida"
        Red: deck b17 b10; contraptions k2 k1; discards b18
        Blue: deck b01 b03
        token = blue
"""

WITH_TEAM_HAND: Final = 40
"""How many moves of the guided fight there are before two cards lie in the Team Hand of the MCs."""


def _press(sitting: Sitting, at: QPoint) -> str:
    """Press the right button at a global place; return what the sheet then asks, "" for nothing."""
    window = sitting.window
    handle = window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.RightButton, pos=window.mapFromGlobal(at))
    sitting.settle()
    return window.sheet.look.title if window.sheet.isVisible() else ""


def _middle(rail: Rail, zone: str) -> QPoint:
    box = rail.rect_of(Place(zone=zone))
    assert isinstance(box, QRectF)
    return box.center().toPoint()


def test_each_card_of_a_team_hand_has_its_menu(qtbot: QtBot) -> None:
    model = led(WITH_TEAM_HAND)
    first, _second = model.sight().cards(zones.team(MCS))
    sitting = Sitting(qtbot, model)
    team = next(one for one in sitting.window.findChildren(TeamRail) if one.look.side == MCS)
    card = team.mapToGlobal(QPoint(round(team.paint.px(30)), round(team.paint.px(60))))
    assert team.place_at(card.toPointF()) == 0
    assert team.place_at(team.mapToGlobal(QPoint(2, 2)).toPointF()) is None
    assert card_aloud(first) in _press(sitting, card)


def test_discards_and_decks_of_a_fight_have_theirs(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, led(LED_TO_THE_END))
    rail = next(one for one in sitting.window.findChildren(Rail) if one.card_zones())
    top = sitting.model.sight().cards(zones.discard(CPU))[-1]
    found = rail.card_at(_middle(rail, zones.discard(CPU)).toPointF())
    assert found == (top, zones.discard(CPU))
    assert card_aloud(top) in _press(sitting, _middle(rail, zones.discard(CPU)))


def test_cards_of_a_player_of_a_bot_battle_have_theirs(qtbot: QtBot) -> None:
    played = replay(read(GANG, "given.record"))
    sitting = Sitting(qtbot, GameModel(played.record.box.game, MemoryJournal(played.state), seeded(1)))
    sitting.take("red")
    row = next(one for one in sitting.window.findChildren(PlayerRow) if one.look.seat == "red")
    (top,) = sitting.model.sight().cards("discard.red")
    assert card_aloud(top) in _press(sitting, row.place("discard").center().toPoint())
    sitting.window.sheet.dismiss()
    places = [QPoint(x, round(row.height() * 0.45)) for x in range(row.width())]
    at = {number: one for one in places if (number := row.contraption_at(one.toPointF())) is not None}
    for number, card in enumerate(sitting.model.sight().cards("contraptions.red")):
        assert card_aloud(card) in _press(sitting, row.mapToGlobal(at[number]))
        sitting.window.sheet.dismiss()


def test_a_row_of_a_rail_opens_what_a_press_opens(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    row = next(iter(sitting.window.findChildren(PilotRow)))
    opened: list[object] = []
    row.clicked.connect(lambda: opened.append(row))
    _press(sitting, row.mapToGlobal(row.rect().center()))
    assert opened == [row]
