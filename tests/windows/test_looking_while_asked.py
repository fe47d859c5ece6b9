"""One order of what lies over the table: what is opened last lies on top, and nothing that was typed goes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given, the_pilots

TELL = SheetLook(
    "Tell it", fields=(SheetField("text", "In your own words"),), choices=(SheetChoice("go", PlateLook("Say")),)
)
SOAK = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; Buffers 3; hand 4♠P 7♠P 8♥P 10♣P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""


def row(sitting: Sitting, seat: str) -> None:
    """Press the plate of a Pilot."""
    sitting.click(sitting.window.scene.left.part_of(f"pilot.{seat}.strike") or sitting.window)


def has_focus(sitting: Sitting, part: object) -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and focused.isVisible() and part.isAncestorOf(focused)  # type: ignore[attr-defined]


def told(sitting: Sitting) -> list[str]:
    """Ask for a story, half of which is typed, and hear what is answered."""
    heard: list[str] = []
    sitting.window.requests.ask(TELL, lambda _key, texts: heard.append(texts["text"]))
    sitting.press("Once upon")
    return heard


def test_typed_words_stay_while_a_gauge_is_looked_at(qtbot: QtBot) -> None:
    """Given a half told story, when Harmony is pressed and closed again, then it is told on from there."""
    sitting = Sitting(qtbot, dealt())
    heard = told(sitting)
    sitting.click(sitting.window.scene.left.part_of("team.harmony") or sitting.window)
    assert not sitting.window.sheet.asks("Tell it")
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.sheet.asks("Tell it")
    sitting.press(" a time", Qt.Key.Key_Return)
    assert heard == ["Once upon a time"]
    assert not sitting.window.sheet.isVisible()


def test_typed_words_stay_under_a_pilots_sheet_and_under_a_room(qtbot: QtBot) -> None:
    """Given a half told story, when sheet and room are opened over it, then Escape closes one after the other."""
    sitting = Sitting(qtbot, dealt())
    heard = told(sitting)
    row(sitting, "red")
    assert has_focus(sitting, the_pilots(sitting.window).page)
    sitting.window.requests.open("rulings")
    sitting.settle()
    sitting.press(Qt.Key.Key_Escape)
    assert has_focus(sitting, the_pilots(sitting.window).page)
    sitting.press(Qt.Key.Key_Escape)
    assert has_focus(sitting, sitting.window.sheet)
    sitting.press(" a time", Qt.Key.Key_Return)
    assert heard == ["Once upon a time"]


def test_a_pilots_sheet_opens_over_a_question(qtbot: QtBot) -> None:
    """It lies on top, has the keys, and Escape gives them back to the question."""
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.ask(TELL)
    row(sitting, "red")
    page = the_pilots(sitting.window).page
    assert sitting.window.childAt(page.mapTo(sitting.window, page.rect().center())) is not None
    order = sitting.window.children()
    assert order.index(page) > order.index(sitting.window.sheet)
    assert has_focus(sitting, page)
    sitting.press(Qt.Key.Key_Escape)
    assert not page.isVisible()
    assert has_focus(sitting, sitting.window.sheet)


def test_where_a_pilot_is_to_be_chosen_her_plate_chooses_her(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    chosen: list[object] = []
    pilots = tuple(SheetChoice(f"to {seat}", PlateLook(seat, crest=seat)) for seat in ("red", "green"))
    sitting.window.requests.ask(SheetLook("Who is challenged?", choices=pilots), lambda key, _: chosen.append(key))
    row(sitting, "green")
    assert chosen == ["to green"]
    assert not the_pilots(sitting.window).shown


def test_figures_typed_on_a_page_never_answer_the_question(qtbot: QtBot) -> None:
    """Given Buffers that may soak, when the log or a sheet is read, then its figures spend none."""
    sitting = Sitting(qtbot, given(SOAK))
    sitting.take("red")
    sitting.drag(sitting.hand_card("10♣P"), sitting.throwdown.pile.global_landing_rect())
    assert sitting.window.answers.plate.isVisible()
    before = sitting.model.entry
    row(sitting, "red")
    sitting.press("0", "1")
    sitting.press(Qt.Key.Key_Escape)
    sitting.press("L", "0", "1")
    assert sitting.model.entry == before
    sitting.press(Qt.Key.Key_Escape)
    assert has_focus(sitting, sitting.window.answers.plate)
    sitting.press("1")
    assert sitting.model.entry > before


def test_f1_is_help_on_the_table_and_in_a_room_over_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.press(Qt.Key.Key_F1)
    assert sitting.window.sheet.isVisible()
    sitting.press(Qt.Key.Key_Escape)
    row(sitting, "red")
    sitting.press(Qt.Key.Key_F1)
    assert sitting.window.sheet.isVisible()
    assert has_focus(sitting, sitting.window.sheet)
    sitting.press(Qt.Key.Key_Escape)
    assert has_focus(sitting, the_pilots(sitting.window).page)
