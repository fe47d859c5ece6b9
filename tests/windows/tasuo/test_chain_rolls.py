"""What the field shows of a chain roll: what is needed and how likely that is, and what the roll came to."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.chain_looks import chances, in_hundred, rolled_look
from gattai_desktop.windows.games.tasuo.chain_plate import FieldChain
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import only_when_it_is_read
from tests.windows.cut import read as words_of
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import GAME, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; hand Ember Jab, Coal Shot, Cartwheel Flare
        Blue: kao Glacier Monk; hand nothing
        dice {dice}
when    {moves}
"""
PRINTED = "Red attacks Glacier Monk with Cinder Page"
BY_CARD = "Red attacks Glacier Monk with Cinder Page by Ember Jab"


def table(moves: str, dice: str = "3+4") -> GameModel:
    """Cinder Page has hit the Glacier Monk, and Ren sits at the computer."""
    return model_at(replay(read(TABLE.format(dice=dice, moves=moves))).state)


def shown(sitting: Sitting) -> FieldChain:
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    return pane.chain


@pytest.mark.parametrize(("need", "good", "share"), [(2, 35, 97), (7, 21, 58), (9, 10, 28), (12, 1, 3), (14, 1, 3)])
def test_two_never_makes_a_chain_and_twelve_always_does(need: int, good: int, share: int) -> None:
    assert (chances(need), in_hundred(need)) == (good, share)


def test_a_roll_that_is_due_says_what_it_needs_and_why(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table(PRINTED))
    plate = shown(sitting).plate
    assert plate.isVisible()
    assert plate.look.need == 7
    assert plate.accessibleName().startswith("Chain roll: 7 is needed. After a Punch 7. 21 in 36, 58 in 100.")
    assert "Cinder Page attacks again" in plate.accessibleName()
    sitting.press("c")
    assert not plate.isVisible()
    again = Sitting(qtbot, table(f"{PRINTED}\n        Red rolls\n        {PRINTED}"))
    assert shown(again).plate.look.why == "After a Punch 7, 2 more for the chains made"
    assert shown(again).plate.look.need == 9


def test_what_may_follow_an_attack_by_card_is_named_from_the_own_hand(qtbot: QtBot) -> None:
    look = shown(Sitting(qtbot, table(BY_CARD))).plate.look
    assert look.follows == "Then a card: Cartwheel Flare"


def test_no_warrior_of_the_hand_is_named_as_what_follows(qtbot: QtBot) -> None:
    """RULES TS-H29: Offensive cards go on with a combo; a warrior that is held has an attack too, and does not."""
    given = TABLE.format(dice="3+4", moves=BY_CARD).replace("Cartwheel Flare", "Cartwheel Flare, Spark Runner")
    look = shown(Sitting(qtbot, model_at(replay(read(given)).state))).plate.look
    assert look.follows == "Then a card: Cartwheel Flare"


def test_a_press_shows_the_field_until_the_next_roll(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, table(PRINTED))
    chain = shown(sitting)
    assert chain.group in sitting.window.scene.pane.focus_groups()
    chain.plate.setFocus()
    sitting.press(Qt.Key.Key_Space)
    assert not chain.plate.isVisible()
    sitting.window.resize(1100, 700)
    sitting.settle()
    assert not chain.plate.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_no_name_of_the_other_side_looks_out_above_the_plate(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Half of "Legend Zone" stood above its upper edge."""
    sitting = Sitting(qtbot, table(PRINTED), size)

    def names() -> int:
        return sum(one.words == "Legend Zone" for one in words_of(sitting.window))

    assert shown(sitting).covers
    covered = names()
    shown(sitting).plate.click()
    assert (covered, names()) == (1, 2)


def test_the_key_that_rolls_pressed_once_too_often_ends_no_phase(qtbot: QtBot) -> None:
    """N rolled, and where there was nothing to roll it ended the Clash Phase with warriors left that could attack."""
    sitting = Sitting(qtbot, table(PRINTED, "1+2"))
    for _ in range(2):
        sitting.press("c")
        assert sitting.model.sight().text("step") == "clash"
    sitting.press("n")
    assert sitting.model.sight().text("step") == "end"


def test_dice_that_nobody_laid_ready_are_shown(qtbot: QtBot) -> None:
    free = TABLE.replace("        dice {dice}\n", "")
    sitting = Sitting(qtbot, model_at(replay(read(free.format(moves=PRINTED))).state))
    sitting.press("c")
    rolled = shown(sitting).rolled
    assert rolled is not None
    assert rolled.dice is not None
    assert sum(rolled.dice) == rolled.rolled


@pytest.mark.parametrize(("dice", "made"), [("3+4", True), ("1+2", False)])
def test_what_was_rolled_stands_until_something_else_happens(qtbot: QtBot, dice: str, made: bool) -> None:
    sitting = Sitting(qtbot, table(PRINTED, dice))
    chain = shown(sitting)
    assert chain.rolled is None
    sitting.press("c")
    assert chain.rolled is not None
    assert (chain.rolled.made, chain.rolled.need) == (made, 7)
    assert chain.rolled.title == ("Chain" if made else "Broken")
    assert bool(chain.rolled.follows) == made
    assert chain.rolled.line in sitting.window.scene.pane.accessibleDescription()
    if made:
        sitting.press("x")
        assert chain.rolled is None


@pytest.mark.parametrize("dice", ["3+4", "1+2"])
def test_a_roll_that_was_taken_back_stands_no_longer_on_the_field(qtbot: QtBot, dice: str) -> None:
    """The combo was called broken beside an attack that was asked about anew."""
    start = TABLE.partition("when")[0].format(dice=dice)
    sitting = Sitting(qtbot, model_at(replay(read(start)).state))
    model, chain = sitting.model, shown(sitting)
    for line in (PRINTED, "Red rolls"):
        assert model.attempt(GAME.phrases.read(line)), line
    sitting.settle()
    assert chain.rolled is not None
    assert model.take_back(1)
    sitting.settle()
    assert chain.rolled is None


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768)])
def test_what_may_follow_a_made_chain_stands_whole_in_its_strip(
    qtbot: QtBot, german: None, size: tuple[int, int]
) -> None:
    """In a window of 1024 by 600 it ended in dots beside an empty place for an Arena."""
    del german
    duel = TABLE.replace("        dice {dice}\n", "").replace("active red", "active blue")
    duel = duel.replace("Ember Jab, Coal Shot, Cartwheel Flare", "nothing")
    moves = "Blue attacks Cinder Page with Glacier Monk"
    for seed in range(40):
        model = GameModel(GAME, MemoryJournal(replay(read(duel.format(moves=moves))).state), seeded(seed))
        model.pass_to("blue")
        model.take_seat()
        assert model.attempt(GAME.phrases.read("Blue rolls"))
        rolled = rolled_look(SeatView.of(model))
        if rolled is not None and rolled.made:
            break
    sitting = Sitting(qtbot, model, size)
    rolled = shown(sitting).rolled
    assert rolled is not None
    assert rolled.dice is not None
    assert rolled.follows == "Dann greift Glacier Monk noch einmal an"
    with only_when_it_is_read(sitting.window):
        assert rolled.follows in {one.words for one in words_of(sitting.window)}


def test_a_broken_chain_that_nothing_follows_stands_amid_its_strip(qtbot: QtBot) -> None:
    """It stood above an empty second line."""
    sitting = Sitting(qtbot, table(PRINTED, "1+2"))
    sitting.press("c")
    rolled = shown(sitting).rolled
    assert rolled is not None
    with only_when_it_is_read(sitting.window):
        found = words_of(sitting.window)
    title = next(one for one in found if one.words == rolled.title)
    figure = max((one for one in found if one.words == "3"), key=lambda one: one.size)
    assert abs(title.box.center().y() - figure.box.center().y()) < 4


@pytest.mark.parametrize(("size", "zoom"), [((1366, 768), 1.5), ((1920, 1080), 2.0), ((1366, 768), 1.0)])
def test_what_the_plate_of_the_roll_covers_stands_out_nowhere(qtbot: QtBot, size: tuple[int, int], zoom: float) -> None:
    """Given everything enlarged, then no half of a warrior's life and damage is read beneath the plate."""
    sitting = Sitting(qtbot, table(PRINTED), size)
    sitting.window.set_zoom(zoom)
    sitting.settle()
    pane, plate = sitting.window.scene.pane, shown(sitting).plate
    with only_when_it_is_read(sitting.window):
        here = [one for one in words_of(sitting.window) if one.widget is pane]
    foot = plate.geometry().bottom()
    assert not [one.words for one in here if one.box.bottom() > foot and one.box.top() < foot + 8]
