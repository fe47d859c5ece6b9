"""A Threat's card opened from its plate: Coach reveals and marks by a press, Pilots read what is revealed (INFO-7)."""

from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

TIDE = "brass_tide"


def opened(qtbot: QtBot, seat: str) -> Sitting:
    sitting = Sitting(qtbot, dealt())
    sitting.take(seat)
    sitting.window.requests.open(f"threat.{TIDE}")
    sitting.settle()
    assert sitting.window.sheet.isVisible()
    return sitting


def test_info_7_a_second_press_reveals_what_pilots_do_not_see(qtbot: QtBot) -> None:
    sitting = opened(qtbot, "coach")
    sheet = sitting.window.sheet
    strike = next(choice for choice in sheet.look.choices if choice.key == ("fact", "strike"))
    assert strike.look.spoken_name() == "Strike  4: Pilots do not see this"
    before = sitting.model.entry
    sheet.choose(("fact", "strike"))
    sitting.settle()
    assert sitting.model.entry == before, "the first press says what the second does"
    strike = next(choice for choice in sheet.look.choices if choice.key == ("fact", "strike"))
    assert strike.look.spoken_name() == "Strike  4: Press again: everybody sees it then"
    assert sheet.look.first == ("fact", "strike")
    sheet.choose(("fact", "strike"))
    sitting.settle()
    assert sitting.model.sight("red").values["threat.brass_tide.revealed"] == ("strike",)
    assert sheet.isVisible(), "the card stays open"
    strike = next(choice for choice in sheet.look.choices if choice.key == ("fact", "strike"))
    assert strike.look.spoken_name().endswith("Everybody sees this")


def test_info_7_everything_is_revealed_by_a_second_press_too(qtbot: QtBot) -> None:
    sitting = opened(qtbot, "coach")
    sheet, before = sitting.window.sheet, sitting.model.entry
    sheet.choose(("fact", "all"))
    sitting.settle()
    assert sitting.model.entry == before
    sheet.choose(("fact", "all"))
    sitting.settle()
    assert "strike" in sitting.model.sight("red").values["threat.brass_tide.revealed"]
    assert ("fact", "all") not in [choice.key for choice in sheet.look.choices], "nothing is left to reveal"


def test_threat_4_defeat_conditions_are_ticked_after_a_question(qtbot: QtBot) -> None:
    sitting = opened(qtbot, "coach")
    sheet = sitting.window.sheet
    sheet.choose(("met", 1))
    before = sitting.model.entry
    sheet.choose("yes")
    sitting.settle()
    assert sitting.model.entry == before + 1
    assert sitting.model.sight().values["threat.brass_tide.met"] == (1,)


def test_info_7_a_pilot_reads_the_card_and_finds_a_closed_eye(qtbot: QtBot) -> None:
    sitting = opened(qtbot, "red")
    said = [spoken(line) for line in sitting.window.sheet.look.lines]
    assert not any("4" in line for line in said)
    assert not any("bell" in line for line in said)
    assert [choice.key for choice in sitting.window.sheet.look.choices] == ["why"]


def test_ed_4_the_coach_copies_a_threat_and_takes_it_out_from_its_card(qtbot: QtBot) -> None:
    sitting = opened(qtbot, "coach")
    sitting.window.sheet.choose("copy")
    sitting.settle()
    sitting.window.sheet.choose("yes")
    sitting.settle()
    values = sitting.model.sight("coach").values
    assert values["threat.brass_tide-2.copy_of"] == TIDE
    sitting.window.requests.open(f"threat.{TIDE}")
    sitting.settle()
    sitting.window.sheet.choose("out")
    sitting.settle()
    sitting.window.sheet.choose("yes")
    sitting.settle()
    assert sitting.model.sight("coach").values["threat.brass_tide.status"] == "gone"
