"""INFO-12: the Coach lets one Pilot look at the top of a Deck or of a Faction's stack, and she alone reads it."""

from pytestqt.qtbot import QtBot

from tests.windows.sitting import Sitting
from tests.windows.tables import given

TABLE = """
given   pilot red "Ren"; pilot green "Tam"; faction crew "Harbour Crew" agency 3; phase = "play"
        crew: stack 5♦P down 9♠P down J♥P up; Red: hand 2♣P; Coach: hand 4♣C
"""


def test_the_coach_shows_the_top_of_a_stack_to_one_pilot(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TABLE))
    sitting.take("coach")
    sheet = sitting.window.sheet
    sitting.press("V")
    sheet.choose("show")
    sheet.choose("faction.crew")
    edit = sheet.form.fields.get("count")
    assert edit is not None
    edit.setText("2")
    sheet.choose("red")
    sitting.settle()
    read = {}
    for seat in ("red", "green"):
        sitting.take(seat)
        read[seat] = "\n".join(line.spoken() for line in sitting.window.log.view.lines())
    assert "Nine of spades" in read["red"]
    assert "Nine of spades" not in read["green"]


def test_more_cards_than_lie_there_are_refused(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TABLE))
    sitting.take("coach")
    sheet = sitting.window.sheet
    for written in ("4", "many"):
        sitting.press("V")
        sheet.choose("show")
        sheet.choose("faction.crew")
        edit = sheet.form.fields.get("count")
        assert edit is not None
        edit.setText(written)
        sheet.choose("green")
        sitting.settle()
        assert sitting.window.refusals.shown
        assert "3 cards lie there" in sitting.window.refusals.card.accessibleName()
        sitting.window.refusals.take_back()
    assert sitting.model.entry == 0
