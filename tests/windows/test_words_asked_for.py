"""A sheet that asks for free words has a title that says what is asked, and a plate that says what a press does."""

from pytestqt.qtbot import QtBot

from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.outcome.outcome import NameConcession
from gattai_desktop.games.gattai.story.story import Fiat
from gattai_desktop.games.move import Quoted
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given

LOST = """
given   pilots Red; threat gull "The Gull" rating 5
        throwdown Red against Coach; Red on turn
        Red: Strike 4; hand 2♦P 3♦P; Coach: hand 4♦C 2♥C; Pile 7♣C
when    Red escalates with 2♦P
        Coach counters with 4♦C
        Red escalates with 3♦P
        Coach concedes
"""


def titles(sitting: Sitting) -> tuple[str, list[str]]:
    look = sitting.window.sheet.look
    assert look is not None
    return look.title, [one.look.title for one in look.choices]


def test_out_5_who_names_the_concession_reads_the_question(qtbot: QtBot) -> None:
    """Given the losers scored, when one is to name what they get, then the sheet asks it, and its plate says so."""
    sitting = Sitting(qtbot, given(LOST))
    sitting.take("coach")
    sitting.window.requests.play(NameConcession("coach"))
    sitting.settle()
    title, plates = titles(sitting)
    assert title.startswith("You scored ")
    assert plates == ["Name the concession"]
    assert sitting.window.sheet.look.fields[0].hint == "For example: they get away unseen"


def test_gambit_1_who_offers_a_gambit_reads_its_name_once(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    sitting.window.requests.play(OfferGambit("coach", "red"))
    sitting.settle()
    title, plates = titles(sitting)
    assert title == "Offer a Gambit"
    assert plates == ["Offer Ren a Gambit"]


def test_story_1_where_both_would_read_the_same_the_plate_says_what_a_press_does(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    sitting.window.requests.play(Fiat("coach", Quoted("")))
    sitting.settle()
    assert titles(sitting) == ("Decide without cards", ["Go ahead"])
