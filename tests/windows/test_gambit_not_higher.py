"""A Gambit after the reveal: the table says that the card is not higher and who picks, and what a consequence does."""

from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from gattai_desktop.windows.games.gattai.wall.wall import Wall
from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look
from tests.windows.cut import cut, read
from tests.windows.sitting import Sitting
from tests.windows.tables import given

REVEALED = """
given   pilot red "Ren"; pilot green "Tam"; phase = "play"; Red: hand 2♥P 9♦P; Coach: hand 5♣C
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts 5♣C down
        Red plays {card}
        Coach reveals
"""


def _written(sitting: Sitting) -> set[str]:
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    return {one.words.strip() for one in read(pane)}


def test_the_table_says_that_the_card_is_not_higher_and_who_picks(qtbot: QtBot) -> None:
    """GAMBIT-8: the Pilot picks the result where her card is not higher."""
    sitting = Sitting(qtbot, given(REVEALED.format(card="2♥P")), (1024, 600))
    sitting.take("red")
    written = _written(sitting)
    assert "Her card is not higher: Ren picks what comes of it." in written
    assert "or" not in written
    assert cut(sitting.window) == []


def test_nothing_stands_open_between_cards_that_were_compared(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(REVEALED.format(card="9♦P")), (1024, 600))
    sitting.take("coach")
    written = _written(sitting)
    assert "or" not in written
    assert not any("not higher" in one for one in written)


def test_the_wall_says_it_too(qtbot: QtBot) -> None:
    wall = Wall(make_paint(speed=0), wall_look(given(REVEALED.format(card="2♥P"))))
    qtbot.addWidget(wall)
    wall.resize(1366, 768)
    wall.show()
    written = {one.words.strip() for one in read(wall)}
    assert "Her card is not higher: Ren picks what comes of it." in written
    assert "or" not in written
    assert cut(wall) == []


def test_whoever_is_to_be_hit_by_a_purge_reads_what_it_does(qtbot: QtBot) -> None:
    """GAMBIT-12: the consequence is told by what it does, and so is the question whom it hits."""
    sitting = Sitting(qtbot, given(REVEALED.format(card="2♥P") + "        Red chooses yes-but\n"), (1024, 600))
    sitting.take("coach")
    assert sitting.model.attempt(GATTAI.game.phrases.read("Coach makes it Purge"))
    sitting.settle()
    why = spoken(sitting.window.answers.plate.look.why)
    assert why == "A consequence of the Gambit. Purge: a Pilot loses her Charges."
    told = " ".join(line.spoken() for line in sitting.window.log.view.lines())
    assert "Consequence: All Charges lost" in told
    assert cut(sitting.window) == []
    assert sitting.model.attempt(GATTAI.game.phrases.read("Coach aims at red"))
    sitting.take("red")
    assert spoken(sitting.window.answers.plate.look.title) == "Purge hits Ren. Spend a Buffer to cancel it?"
    assert spoken(sitting.window.answers.plate.look.why) == why
