"""What the CPU hides is shown to the CPU as hidden: in its rail, on its sheets, on its map; and hidden from there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.virtual_machine.hiding import CoverArea, HideMob, ShowMob
from gattai_desktop.games.virtual_machine.opening import OpenRound, StartFight
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates
from gattai_desktop.windows.games.virtual_machine.battle_looks import battlefield_look
from gattai_desktop.windows.games.virtual_machine.battlefield import Battlefield
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.foe_row import FoeRow
from gattai_desktop.windows.games.virtual_machine.process_looks import block_look
from gattai_desktop.windows.games.virtual_machine.process_sheet import ProcessSheets
from gattai_desktop.windows.games.virtual_machine.sheet_looks import process_sheet_look, sheets_of
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import GAME, before, model_of, played_until
from tests.windows.virtual_machine.test_battlefield import drag
from tests.windows.virtual_machine.test_hidden_stays_secret import ambushed

LEECH = "m06.1"
SEEN = "m06.2"


@pytest.fixture
def table(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, model_of(ambushed()), (1366, 768))
    sitting.take(CPU)
    return sitting


def sheets(table: Sitting) -> ProcessSheets:
    found = table.window.overlays.named("process")
    assert isinstance(found, ProcessSheets)
    return found


def field(table: Sitting) -> Battlefield:
    pane = table.window.scene.pane
    assert isinstance(pane, FightPane)
    return pane.field


def test_the_rail_of_the_cpu_has_its_hidden_mobs_and_that_of_others_has_not(table: Sitting) -> None:
    row = table.window.scene.right.part_of(f"process.{LEECH}.hp")
    assert isinstance(row, FoeRow)
    assert row.look.mark.hidden
    assert "only the CPU sees it" in row.look.spoken()
    open_row = table.window.scene.right.part_of(f"process.{SEEN}.hp")
    assert isinstance(open_row, FoeRow)
    assert not open_row.look.mark.hidden
    table.take("sable")
    assert table.window.scene.right.part_of(f"process.{LEECH}.hp") is None


def test_its_sheet_says_that_only_the_cpu_sees_it() -> None:
    model = model_of(ambushed(), CPU)
    view = SeatView.of(model)
    assert LEECH in sheets_of(view)
    look = process_sheet_look(view, LEECH)
    assert "only the CPU sees it" in look.lines[0]
    assert LEECH not in sheets_of(SeatView.of(model_of(ambushed(), "sable")))


def test_the_block_of_the_cpu_counts_who_can_act_hidden_or_not() -> None:
    marks = [mark for mark, _ in block_look(SeatView.of(model_of(ambushed(), CPU))).marks]
    assert sum(mark.hidden for mark in marks) == 2


def test_a_mob_is_hidden_and_revealed_from_its_own_sheet(table: Sitting) -> None:
    table.window.requests.open("process", SEEN)
    sheet = sheets(table).page
    assert [button.look.title for button in sheet.corner()] == ["Back", "Hide"]
    sheet.deeds["hide"].click()
    table.settle()
    assert SEEN in unseen_mobs(table.model.sight(CPU))
    assert sheets(table).shown, "the sheet stays, and says so"
    assert "only the CPU sees it" in sheet.accessibleName()
    assert [button.look.title for button in sheet.corner()] == ["Back", "Reveal", "Hide elsewhere"]
    sheet.deeds["show"].click()
    table.settle()
    assert SEEN not in unseen_mobs(table.model.sight(CPU))


def test_a_mob_is_hidden_and_revealed_by_the_letters_of_both(table: Sitting) -> None:
    table.window.requests.open("process", SEEN)
    table.press("y")
    assert SEEN in unseen_mobs(table.model.sight(CPU))
    table.press("o")
    assert SEEN not in unseen_mobs(table.model.sight(CPU))
    table.press(Qt.Key.Key_Escape)
    letters = {plate.key: plate.look.key for plate in deed_plates(SeatView.of(table.model))}
    assert (letters["hide"], letters["show"]) == ("Y", "O")
    table.press("o")
    assert table.window.sheet.isVisible(), "it asks which of those that are hidden"


def test_nobody_else_has_anything_to_hide_on_a_sheet(table: Sitting) -> None:
    table.take("sable")
    table.window.requests.open("process", SEEN)
    assert [button.look.title for button in sheets(table).page.corner()] == ["Back"]


def test_a_press_on_a_mob_opens_its_sheet_and_hides_nobody(table: Sitting) -> None:
    button = field(table).map.token(SEEN)
    assert button is not None
    button.click()
    table.settle()
    assert SEEN not in unseen_mobs(table.model.sight(CPU))
    assert sheets(table).shown
    assert sheets(table).about == SEEN


def test_the_menu_of_a_mob_offers_to_hide_it_and_that_of_a_hidden_one_to_reveal_it(table: Sitting) -> None:
    asked: list[object] = []
    table.window.requests.whichAsked.connect(lambda moves, _title, _line, _beside: asked.append(moves))
    for who in (SEEN, LEECH):
        button = field(table).map.token(who)
        assert button is not None
        middle = button.global_rect().center().toPoint()
        QTest.mouseMove(button, button.mapFromGlobal(middle))
        QApplication.sendEvent(
            button,
            QContextMenuEvent(
                QContextMenuEvent.Reason.Mouse, button.mapFromGlobal(middle), middle, Qt.KeyboardModifier.NoModifier
            ),
        )
        table.settle()
        table.press(Qt.Key.Key_Escape)
    assert [type(move) for move in asked[0]] == [HideMob]  # type: ignore[attr-defined]
    assert ShowMob(CPU, LEECH) in asked[1]  # type: ignore[operator]


def test_a_hidden_mob_is_carried_to_another_area(table: Sitting) -> None:
    button, goal = field(table).map.token(LEECH), field(table).map.rect_of("A2")
    assert button is not None
    assert goal is not None
    assert unseen_mobs(table.model.sight(CPU))[LEECH] == "A7"
    drag(table, button, goal)
    assert unseen_mobs(table.model.sight(CPU))[LEECH] == "A2"


def test_a_hidden_mob_that_may_take_a_card_says_whom_it_reaches_and_that_it_is_seen_then() -> None:
    table, shuffle = before("f4", ("sable", "teo")), seeded(7)
    for move in (StartFight(CPU), CoverArea(CPU, "C5"), HideMob(CPU, "m03.1", "C2"), OpenRound(CPU)):
        table, _ = GAME.play(table, move, shuffle)
    giving = played_until(lambda now: now.text("step") == "give", table)
    lines = {plate.look.title: spoken(plate.look.sub) for plate in deed_plates(SeatView.of(model_of(giving, CPU)))}
    assert "is seen then; reaches " in lines["Spoof Clerk 1"], "it stands in an area that is hidden as well"
    assert "is seen then; Nobody in reach" in lines["Firewall Block 1"]
    assert "seen" not in lines["Beacon Node 1"]


def test_a_hidden_area_bears_the_sign_of_what_is_hidden_at_every_size() -> None:
    model = model_of(ambushed(), CPU)
    signs = {area.key: area.signs for area in battlefield_look(model.sight(CPU)).areas}
    assert "closed" in signs["A5"]
    assert not any("closed" in found for area, found in signs.items() if area != "A5")
