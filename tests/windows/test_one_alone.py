"""One person alone with the program: the window offers her nothing that needs somebody else, and no empty press."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.first_contact_acts import CLOSE
from gattai_desktop.games.seating import PERSON, GiveSeat
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from tests.players.gattai.whole_evenings import an_evening
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def at_first_contact(qtbot: QtBot, moves: int, size: tuple[int, int] = (1366, 768)) -> Sitting:
    """Vass is a person, all others are the program; so many moves and acts of the evening are over."""
    evening = an_evening("first-contact", people="pilot", seed=1, moves=moves)
    sitting = Sitting(qtbot, GameModel(GATTAI.game, MemoryJournal(evening.table), seeded(1)), size)
    sitting.window.program_seats.set_pause(0)
    sitting.take("red")
    qtbot.waitUntil(lambda: rests(sitting), timeout=20_000)
    sitting.settle()
    return sitting


def rests(sitting: Sitting) -> bool:
    seats = sitting.window.program_seats
    return not (seats.now.acts or seats._soon.isActive())


@pytest.mark.parametrize("size", SIZES)
def test_the_table_is_passed_to_nobody(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = at_first_contact(qtbot, 2, size)
    window = sitting.window
    seat = window.header.seat
    assert "Pass the table" not in seat.accessibleName()
    assert not seat.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_P)
    assert not window.sheet.isVisible()

    give = sitting.model.by_hand(GiveSeat)
    assert give is not None
    assert sitting.model.attempt(give(sitting.model.seat, COACH_SEAT, PERSON))
    sitting.settle()
    assert "Pass the table" in seat.accessibleName()
    assert seat.isEnabled()


@pytest.mark.parametrize("size", SIZES)
def test_the_keyboard_begins_where_the_guide_offers_the_next_act(qtbot: QtBot, size: tuple[int, int]) -> None:
    offered = 0
    for moves in range(2, 12):
        sitting = at_first_contact(qtbot, moves, size)
        guide = sitting.window.scene.guide
        if guide.offers and sitting.model.sight().values["step"] == "story":
            assert QApplication.focusWidget() is guide.card.do
            offered += 1
        sitting.window.close()
    assert offered


def test_what_the_guide_asks_for_comes_next_while_the_program_is_to_act(qtbot: QtBot) -> None:
    """Given Go on stands, then the guide does not speak as if it were the person's turn already."""
    sitting = at_first_contact(qtbot, 2, (1920, 1080))
    guide, seats = sitting.window.scene.guide, sitting.window.program_seats
    assert "NOW" in {one.words for one in read(guide.card)}
    seats.set_pause(60_000)
    guide.do()
    qtbot.waitUntil(lambda: seats.now.acts)
    assert "NEXT" in {one.words for one in read(guide.card)}
    assert seats.go_on()
    sitting.settle()


def test_enter_opens_nothing_while_the_guide_waits_for_the_program(qtbot: QtBot) -> None:
    """Given the program as Coach has yet to deal, then the guide says so, and Enter leads into no other matter."""
    evening = an_evening("first-contact", people="pilot", seed=1, moves=0)
    sitting = Sitting(qtbot, GameModel(GATTAI.game, MemoryJournal(evening.table), seeded(1)), (1366, 768))
    seats = sitting.window.program_seats
    seats.set_pause(60_000)
    sitting.take("red")
    said = " ".join(" ".join(one.words for one in read(sitting.window.scene.guide.card)).split())
    assert "Everybody gets three cards" in said
    assert "The program plays Coach, and goes on by itself." in said
    assert "Deal the cards." not in said
    QTest.keyClick(QApplication.focusWidget() or sitting.window, Qt.Key.Key_Return)
    assert not sitting.window.sheet.isVisible()
    assert seats.go_on()


@pytest.mark.parametrize("size", SIZES)
def test_who_sits_alone_can_read_the_scene_that_nobody_reads_aloud(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given the program as Coach, then its Pilot learns what the evening is about, and the program waits meanwhile."""
    sitting = at_first_contact(qtbot, 2, size)
    plates = [one for one in sitting.window.findChildren(PlateButton) if one.isVisible()]
    (scene,) = [one for one in plates if one.look.title == "The scene"]
    scene.click()
    sheet, before = sitting.window.sheet, sitting.model.entry
    assert sheet.isVisible()
    said = " ".join(spoken(line) for line in sheet.look.lines)
    assert "A research base under the ice" in said
    assert "?" not in said, "that is asked at a table with others"
    sitting.settle()
    assert sitting.model.entry == before
    friends = Sitting(qtbot, dealt("first-contact"))
    friends.take("red")
    assert "The scene" not in [one.look.title for one in friends.window.findChildren(PlateButton) if one.isVisible()]


def test_after_the_end_nothing_is_to_be_gone_on_with(qtbot: QtBot) -> None:
    sitting = at_first_contact(qtbot, 3_000)
    assert sitting.model.sight().values["first_contact.act"] == CLOSE
    assert not sitting.window.program_seats.now.leaves
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName().startswith("What is left"), "Enter, pressed on, leaves no end unread"
    assert sitting.window.program_turn.plate.look.on == ""
    assert not sitting.window.program_seats.go_on()
    do = sitting.window.scene.guide.card.do
    assert not do.isVisible(), "it would leave the table, and the guide says only to tell how the evening ended"


def test_before_the_end_there_is_something_to_go_on_with(qtbot: QtBot) -> None:
    sitting = at_first_contact(qtbot, 3)
    offers = []
    for _ in range(12):
        now = sitting.window.program_seats.now
        offers.append(now.leaves)
        if not now.leaves:
            break
        before = sitting.model.entry
        assert sitting.window.program_seats.go_on()
        qtbot.waitUntil(lambda: rests(sitting), timeout=20_000)
        assert sitting.model.entry > before, "it was offered, so it does something"
    assert offers[0]
