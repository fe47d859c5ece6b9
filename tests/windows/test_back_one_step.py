"""Back on a sheet goes one step: to the question that led to this one, where it only asked on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.story import NextScene
from gattai_desktop.windows.games.gattai.flows.story_flows import open_scene
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt


def chosen(sitting: Sitting, words: str) -> None:
    """Press a plate of the sheet by its words."""
    look = sitting.window.sheet.look
    (key,) = (one.key for one in look.choices if one.look.title == words)
    sitting.window.sheet.choose(key)
    sitting.settle()


def title(sitting: Sitting) -> str:
    sheet = sitting.window.sheet
    return sheet.look.title if sheet.isVisible() else ""


def asked_for_harmony(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("more")
    sitting.settle()
    chosen(sitting, "By hand")
    chosen(sitting, "Set a gauge")
    chosen(sitting, "The table")
    chosen(sitting, "Harmony")
    return sitting


def test_esc_on_a_sheet_by_hand_goes_back_question_by_question(qtbot: QtBot) -> None:
    sitting = asked_for_harmony(qtbot)
    titles = [title(sitting)]
    while title(sitting):
        sitting.press(Qt.Key.Key_Escape)
        titles.append(title(sitting))
    assert titles == ["Set Harmony", "The table", "Whose gauge?", "By hand", "What else", ""]


def test_the_plate_that_led_on_has_the_keyboard_again(qtbot: QtBot) -> None:
    sitting = asked_for_harmony(qtbot)
    sitting.press(Qt.Key.Key_Escape)
    held = sitting.window.focusWidget()
    assert isinstance(held, PlateButton)
    assert held.look.title == "Harmony"
    chosen(sitting, "Schism")
    sitting.press(Qt.Key.Key_Escape)
    assert title(sitting) == "The table"


def test_what_was_answered_leaves_nothing_to_go_back_to(qtbot: QtBot) -> None:
    sitting = asked_for_harmony(qtbot)
    chosen(sitting, "6")
    assert title(sitting) == ""
    sitting.window.requests.open("by hand")
    sitting.settle()
    assert title(sitting) == "By hand"
    sitting.press(Qt.Key.Key_Escape)
    assert title(sitting) == ""


def test_once_something_has_happened_nobody_goes_back_to_what_was_asked_before(qtbot: QtBot) -> None:
    sitting = asked_for_harmony(qtbot)
    move = next(iter(sitting.model.options()))
    assert sitting.model.attempt(move)
    if title(sitting) == "Set Harmony":
        sitting.press(Qt.Key.Key_Escape)
    assert title(sitting) == ""


def test_the_next_seat_finds_no_way_back(qtbot: QtBot) -> None:
    sitting = asked_for_harmony(qtbot)
    sitting.take("red")
    assert title(sitting) == ""
    assert sitting.window.sheet.before.back() is None


def test_what_is_read_aloud_has_one_plate_that_leaves_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt("hunters-moon"))
    scene = next(one for one in sitting.model.options("coach") if isinstance(one, OpenScene))
    open_scene(sitting.window.requests, scene)
    sitting.settle()
    look = sitting.window.sheet.look
    assert not look.can_close, "Back would mean the same"
    assert look.choices[0].look.title == "It is read"
    sitting.press(Qt.Key.Key_Escape)
    assert title(sitting) == ""


def test_what_is_proposed_to_be_taken_back_has_one_plate_that_keeps_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    assert sitting.model.attempt(NextScene("coach"))
    sitting.settle()
    before = sitting.model.entry
    sitting.window.log_answers.taking_back.last()
    look = sitting.window.sheet.look
    assert [one.look.title for one in look.choices] == ["Keep it", "Take it back"]
    assert not look.can_close, "Back would mean the same"
    sitting.press(Qt.Key.Key_Escape)
    assert title(sitting) == ""
    assert sitting.model.entry == before


def test_on_its_way_to_the_next_question_the_keyboard_does_not_stop_at_back(qtbot: QtBot) -> None:
    """A screen reader said "Back" between a plate and the question to which it leads."""
    sitting, heard = Sitting(qtbot, dealt()), list[str]()
    sitting.window.requests.open("more")
    sitting.settle()
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def hear(_old: QWidget | None, new: QWidget | None) -> None:
        heard.append(new.accessibleName() if new is not None else "")

    application.focusChanged.connect(hear)
    chosen(sitting, "By hand")
    application.focusChanged.disconnect(hear)
    assert heard
    assert "Back" not in heard
