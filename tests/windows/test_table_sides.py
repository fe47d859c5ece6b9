"""THROW-9 at the table window: sides are taken and closed in the open, wherever the table lies."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.games.gattai.throwdown.joining import BringIn, CloseSides, Join, LeaveOut, StepBack
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.looks.curtain import curtain_sentence
from gattai_desktop.windows.games.gattai.looks.options import loose_moves
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import cut
from tests.windows.sitting import Sitting
from tests.windows.tables import given

SIDES = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Io"
        Red: hand 8♥P 9♣P; Green: hand 4♠P 5♦P; Blue: hand 2♠P; Coach: Strike 3; hand K♠C
when    Red challenges green with 9♣P for "The gate"
when    Green accepts with 5♦P
"""

CLOSED = """
when    Coach closes the sides
        Green votes for the Team
        Blue votes for the Team
        Red votes for the Team
        Blue votes for the Team
"""


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    """The Coach has the table, and the sides are open."""
    made = Sitting(qtbot, given(SIDES))
    made.take("coach")
    made.throwdown.row.focus()
    return made


def plates(sitting: Sitting) -> list[str]:
    """Return what stands in the row, in its order."""
    shown = [plate for plate in sitting.throwdown.row.findChildren(PlateButton) if plate.isVisible()]
    return [str(plate.look.title) for plate in sorted(shown, key=lambda plate: plate.x())]


def test_who_takes_a_side_is_pressed_at_any_seat_and_nobody_gets_up_for_it(sitting: Sitting) -> None:
    """THROW-9, INFO-11: everybody knows who may join whom."""
    assert plates(sitting) == ["Close the sides", "Io", "Io"]
    sitting.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert sitting.last() == "Blue joins red"
    assert sitting.model.seat == "coach"
    assert plates(sitting) == ["Close the sides", "Io"]
    sitting.press(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert sitting.last() == "Blue steps back"


@pytest.mark.parametrize("seat", ["red", "green", "blue"])
def test_the_sides_are_closed_where_the_table_lies(sitting: Sitting, seat: str) -> None:
    """Between two Drives of Pilots nothing is Coach's secret, so no curtain falls for him."""
    sitting.window.passing.switch(by_itself=True)
    sitting.take(seat)
    sitting.throwdown.row.focus()
    assert not sitting.window.answers.passing
    shown = plates(sitting)
    assert shown.index("Back to Coach") > shown.index("Close the sides")
    closes = next(one for one in sitting.model.options("coach") if isinstance(one, CloseSides))
    assert sitting.model.attempt(closes)
    assert sitting.last() == "Coach closes the sides"


def test_the_cards_are_revealed_where_the_table_lies(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(SIDES + CLOSED))
    sitting.window.passing.switch(by_itself=True)
    sitting.take("green")
    assert (sitting.model.seat, sitting.model.curtain_down) == ("green", False)
    assert plates(sitting) == ["Reveal"]
    sitting.throwdown.row.focus()
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Coach reveals"


def test_who_may_join_presses_her_own_plate_first(sitting: Sitting) -> None:
    sitting.take("blue")
    assert plates(sitting)[:2] == ["Join Ren", "Join Tam"]
    assert curtain_sentence(sitting.model, "blue") == "Io holds one card and may take a side."


def test_what_a_hand_decides_is_pressed_by_its_own_seat_alone() -> None:
    """A card of a Hand is nobody else's to lay."""
    challenged = given(SIDES.rpartition("when")[0])
    challenged.pass_to("coach")
    challenged.take_seat()
    assert challenged.next_seat() == "green"
    assert challenged.options("green") == ()


def test_coach_takes_the_table_back_where_he_wants_to_see_his_hand(sitting: Sitting) -> None:
    sitting.take("blue")
    back = next(one for one in sitting.throwdown.row.findChildren(PlateButton) if one.look.title == "Back to Coach")
    back.setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert (sitting.model.seat, sitting.model.curtain_down) == ("coach", True)


def test_pilots_who_may_join_stand_in_the_order_of_the_rail(qtbot: QtBot) -> None:
    opened = 'given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; threat gull "The Gull" rating 2\n'
    opened += '        Red: hand 8♥P; Coach: hand K♠C\nwhen    Red challenges coach with 8♥P for "it"\n'
    model = given(f"{opened}        Coach accepts with K♠C\n")
    model.pass_to("coach")
    model.take_seat()
    assert [str(move) for move in SeatView.of(model).open_options] == ["Green joins red", "Blue joins red"]


THREATS = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Io"
        threat gull "The Gull" rating 2; threat tide "The Tide" rating 3
        Red: hand 8♥P; Coach: hand K♠C
when    Red challenges coach with 8♥P for "it"
        Coach accepts with K♠C
"""


def test_a_second_press_at_the_same_place_takes_back_the_first(qtbot: QtBot) -> None:
    """THROW-1, THROW-9: what was pressed stays where it stood, in its new state."""
    sitting = Sitting(qtbot, given(THREATS))
    sitting.take("coach")
    pressed = ["Coach brings in gull", "Coach leaves gull out", "Coach brings in tide", "Coach leaves tide out"]
    told, before = [], places(sitting)
    for place in (0, 0, 1, 1):
        plate_at(sitting, before[place]).click()
        sitting.settle()
        told.append(sitting.last())
        assert places(sitting) == before
    assert told == pressed


def test_enter_goes_on_and_takes_back_nothing(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(THREATS))
    sitting.take("coach")
    sitting.throwdown.row.focus()
    told = []
    for _ in range(3):
        sitting.press(Qt.Key.Key_Return)
        told.append(sitting.last())
        sitting.throwdown.row.focus()
    assert told == ["Coach brings in gull", "Coach brings in tide", "Coach closes the sides"]


def test_a_list_of_who_may_fight_keeps_its_order(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(THREATS))
    sitting.take("coach")
    listed = [(BringIn, "gull"), (BringIn, "tide"), (Join, "green"), (Join, "blue")]
    assert who_fights(sitting) == listed
    assert sitting.model.attempt(BringIn.made("coach", "gull"))
    assert sitting.model.attempt(Join("green", "red"))
    assert who_fights(sitting) == [(LeaveOut, "gull"), (BringIn, "tide"), (StepBack, "green"), (Join, "blue")]


def test_the_list_stays_while_several_are_pressed_in_a_row(qtbot: QtBot) -> None:
    sitting = Sitting(
        qtbot, given(THREATS.replace('"The Tide" rating 3', '"The Tide" rating 3; threat bell "Bell" rating 1'))
    )
    sitting.take("coach")
    sitting.window.requests.open("others")
    sitting.settle()
    told = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Return):
        sitting.press(key)
        assert sitting.window.sheet.isVisible()
        told.append(sitting.last())
    assert told == ["Green joins red", "Green steps back", "Green joins red"]
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.sheet.isVisible()


def who_fights(sitting: Sitting) -> list[tuple[type[Move], str]]:
    moves = loose_moves(SeatView.of(sitting.model))
    return [(type(one), str(getattr(one, "threat", one.seat))) for one in moves if not isinstance(one, CloseSides)]


def row_plates(sitting: Sitting) -> list[PlateButton]:
    """Return the plates of the row that can be seen, from left to right."""
    shown = [plate for plate in sitting.throwdown.row.findChildren(PlateButton) if plate.isVisible()]
    return sorted(shown, key=lambda plate: plate.x())


def places(sitting: Sitting) -> list[int]:
    """Return where each plate of the row begins."""
    return [plate.x() for plate in row_plates(sitting)]


def plate_at(sitting: Sitting, x: int) -> PlateButton:
    return next(plate for plate in row_plates(sitting) if plate.x() == x)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_two_threats_and_two_more_pilots_stand_in_the_row_itself(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Whoever is at the table joins by one press; a list is opened only where a plate passes it back to Coach."""
    long = {"The Tide": "The Brass Tide of the Lamps", '"Tam"': '"Tamsin"', '"Io"': '"Io-Marie"'}
    table = THREATS
    for short, name in long.items():
        table = table.replace(short, name)
    sitting = Sitting(qtbot, given(table), size)
    sitting.take("coach")
    assert {"Tamsin", "Io-Marie", "Close the sides"} < set(plates(sitting))
    assert len(plates(sitting)) == 5
    assert cut(sitting.window) == []
    sitting.take("red")
    assert "Back to Coach" in plates(sitting)
    assert "Tamsin" not in plates(sitting), "her plate would have no room for what it does"
