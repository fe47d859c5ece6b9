"""The sheets of the Coach's own hand: the card that is moved, the gauge that is set."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt


def _coach(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, dealt(), (1366, 768))
    sitting.take("coach")
    return sitting


def _plates(sitting: Sitting) -> dict[str, PlateButton]:
    sheet = sitting.window.sheet
    return {one.look.title: one for one in sheet.findChildren(PlateButton) if one.isVisibleTo(sheet)}


def test_the_one_card_that_can_be_taken_from_a_deck_is_not_asked_for(qtbot: QtBot) -> None:
    sitting = _coach(qtbot)
    sitting.window.by_hand._which("deck.pilots")
    sitting.settle()
    assert sitting.window.sheet.look.title == "The top card of Pilots' Deck, by hand"


def test_a_number_of_a_long_range_is_written_where_no_plate_has_it(qtbot: QtBot) -> None:
    """Given a passing score, which nobody could press among 999, then it is written; a wrong one is refused."""
    sitting = _coach(qtbot)
    sheet = sitting.window.sheet
    for written, kept in (("150", 150), ("1000", 150), ("", 150), ("151", 151)):
        sitting.window.by_hand.gauges.edit("passing_score")
        sitting.settle()
        sheet.form.fields["number"].setText(written)
        sitting.click(_plates(sitting)["Set it"])
        sitting.settle()
        assert sitting.model.sight().values["passing_score"] == kept, written
        assert sheet.isVisible() == (not written), "without a number it asks again"
        assert sitting.window.refusals.shown == (written == "1000")
        if not written:
            assert sheet.form.fields["number"].hasFocus()
        if kept != int(written or 0):
            sitting.press(Qt.Key.Key_Escape)


def test_a_short_range_is_pressed(qtbot: QtBot) -> None:
    sitting = _coach(qtbot)
    sitting.window.by_hand.gauges.edit("team.harmony")
    sitting.settle()
    assert "number" not in sitting.window.sheet.form.fields
    assert "Set it" not in _plates(sitting)


def test_what_was_never_counted_is_nought(qtbot: QtBot) -> None:
    sitting = _coach(qtbot)
    sitting.window.by_hand.gauges.of_owner("the table")
    sitting.settle()
    shown = {title: one.look.line for title, one in _plates(sitting).items()}
    assert (shown["Heroic sacrifices"], shown["The BGM attacks"], shown["Passing score"]) == ("0", "no", "\u2013")
