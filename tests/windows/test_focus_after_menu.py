"""What the header opens gives the keyboard back to where play goes on, not to the header's button."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.games.gattai.parts.threat_plate import StoryThreatPlate
from gattai_desktop.windows.program.laid_table import LaidTable
from gattai_desktop.windows.program.table_menu import TableMenu
from gattai_desktop.windows.settings.settings import Settings
from tests.windows.sitting import Sitting
from tests.windows.surfaces import TIED
from tests.windows.tables import FIGHT, dealt, given


@pytest.mark.parametrize(("record", "seat"), [(FIGHT, "red"), (TIED, "coach")])
@pytest.mark.parametrize("opened_by", ["pointer", "key"])
def test_after_the_menu_escape_leads_back_to_play(qtbot: QtBot, record: str, seat: str, opened_by: str) -> None:
    sitting = Sitting(qtbot, given(record))
    window = sitting.window
    menu = TableMenu(window.sheet, lambda: QRect(window.rect()), window)
    window.menuAsked.connect(lambda: menu.show(Settings()))
    sitting.take(seat)
    before = QApplication.focusWidget()
    button = window.header.menu
    if opened_by == "pointer":
        sitting.click(button)
    else:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        sitting.press(Qt.Key.Key_Return)
    assert window.sheet.isVisible()
    sitting.press(Qt.Key.Key_Escape)
    assert not window.sheet.isVisible()
    assert QApplication.focusWidget() is before


def test_the_menu_says_what_the_page_of_an_evening_is_for(qtbot: QtBot) -> None:
    window = Sitting(qtbot, given(FIGHT)).window
    menu = TableMenu(window.sheet, lambda: QRect(window.rect()), window)
    menu.show(Settings())
    (tale,) = (one.look for one in window.sheet.look.choices if one.key == "tale")
    assert (tale.title, tale.sub) == ("The evening as a page", "to keep or print")


def test_after_the_seat_in_the_header_escape_leads_back_to_play(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    before = QApplication.focusWidget()
    sitting.click(sitting.window.header.seat)
    assert sitting.window.sheet.isVisible()
    sitting.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is before


def test_after_a_look_at_a_plate_the_pointer_leads_back_to_play_and_keys_stay(qtbot: QtBot) -> None:
    """Given a Threat's plate in Story, when its card is closed, then Enter plays on, or opens it again for keys."""
    sitting = Sitting(qtbot, dealt())
    before = QApplication.focusWidget()
    plate = sitting.window.findChildren(StoryThreatPlate)[0]
    sitting.click(plate)
    assert sitting.window.sheet.isVisible()
    sitting.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is before
    plate.setFocus(Qt.FocusReason.TabFocusReason)
    sitting.press(Qt.Key.Key_Return)
    assert sitting.window.sheet.isVisible()
    sitting.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is plate


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_menu_lies_open_whole_under_three_headings(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(FIGHT), size)
    sitting.take("coach")
    window = sitting.window
    TableMenu(window.sheet, lambda: QRect(window.rect()), window, prints=lambda: True).show(Settings())
    sitting.settle()
    plates = {choice.key: choice.group for choice in window.sheet.look.choices}
    assert len(set(plates.values())) == 3
    assert (plates["leave"], plates["replay"]) == (plates["print"], plates["print"])
    assert plates["voice"] == plates["keys"] != plates["seats"]
    for plate in window.sheet.findChildren(PlateButton):
        assert not plate.visibleRegion().isEmpty()
        assert plate.visibleRegion().boundingRect() == plate.rect(), plate.accessibleName()


def test_a_choice_in_the_menu_leaves_what_was_changed_while_it_was_open(qtbot: QtBot) -> None:
    """Given a menu that is open while a word of the book is explained, then a choice there does not forget the word."""
    now, chosen = [Settings()], list[Settings]()
    nothing = lambda _settings: None  # noqa: E731
    laid = LaidTable(dealt(), make_paint(speed=0), lambda: now[0], chosen.append, nothing)
    qtbot.addWidget(laid.window)
    laid.window.show()
    for key in ("voice", "look"):
        laid.menu.show(now[0])
        now[0] = evolve(now[0], explained=(*now[0].explained, key))
        laid.window.sheet.choose(key)
    now[0] = evolve(now[0], explained=(*now[0].explained, "pile"))
    laid.window.sheet.choose("sounds")
    assert [one.explained for one in chosen] == [("voice",), ("voice", "look", "pile")]
