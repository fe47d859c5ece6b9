"""The fair at the table: by drag, by keys and by ear, on the wall, and once more in the replay."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.plain_setup import PlainPlayer, PlainSetup
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.told import plain
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.model.past import Past
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.wall_picture import WallPicture
from gattai_desktop.windows.replay.window import ReplayWindow
from tests.toy.fair import FAIR, KEY, begin, token
from tests.windows.sitting import Sitting


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    model = GameModel(FAIR.game, MemoryJournal(begin(PlainSetup(name="Market day"))), seeded(3), clock=lambda: 0)
    made = Sitting(qtbot, model, (1366, 768))
    made.take("red")
    return made


def choose(sitting: Sitting, seat: str, key: str) -> None:
    """A seat takes the computer and presses the figure of an answer on the plate."""
    sitting.take(seat)
    assert sitting.window.answers.plate.isVisible()
    sitting.press(key)


def on_the_map(sitting: Sitting, card: Card) -> CardWidget:
    middle = sitting.window.scene.pane
    assert middle is not None
    return next(one for one in middle.findChildren(CardWidget) if one.accessibleName() == str(spoken(card)))


def spoken(card: Card) -> str:
    from gattai_desktop.board.speech import card_aloud

    return card_aloud(card)


def test_the_fair_is_played_with_keys_and_pointer(sitting: Sitting) -> None:
    """A key opens it, figures answer in secret, a card is dragged to where it is sold, the token walks by drag."""
    sitting.press("o")
    assert sitting.last() == "Red opens the fair"
    choose(sitting, "green", "2")
    choose(sitting, "red", "1")
    held = sitting.model.hand("red")[0].card
    area = sitting.window.scene.rect_of(Place(area="quay"))
    assert area is not None
    sitting.drag(sitting.hand_card(held.code), area)
    assert sitting.last() == f"Red sells {held.code} in quay"
    widget = on_the_map(sitting, token("red"))
    widget.setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert sitting.window.carry.carrying
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red walks K♥P to bridge"
    assert sitting.model.sight().cards("area.bridge") == (token("red"),)


def test_who_may_begin_has_the_computer_first_and_the_log_calls_players_by_name(qtbot: QtBot) -> None:
    """Without a Coach the first seat that has a move lays the table; a name stands wherever the seat would."""
    players = (PlainPlayer("red", "Ann"), PlainPlayer("green", "Ben"))
    model = GameModel(FAIR.game, MemoryJournal(begin(PlainSetup(players=players))), seeded(3), clock=lambda: 0)
    assert model.seat == "red"
    sitting = Sitting(qtbot, model, (1366, 768))
    model.take_seat()
    sitting.press("o")
    (happened,) = model.log(1)
    told = FAIR.tell(happened.before("red"), happened.move("red"), happened.facts("red"), "red")
    assert plain(told[0].words) == "Ann opens the fair."


def test_a_road_that_is_not_there_is_refused_with_its_rule(sitting: Sitting) -> None:
    sitting.press("o")
    choose(sitting, "green", "2")
    choose(sitting, "red", "1")
    mill = sitting.window.scene.rect_of(Place(area="mill"))
    assert mill is not None
    spread = on_the_map(sitting, token("red")).parentWidget()
    assert spread is not None
    start = spread.mapFromGlobal(on_the_map(sitting, token("red")).global_rect().center().toPoint())
    goal = spread.mapFromGlobal(mill.center().toPoint())
    QTest.mousePress(spread, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(spread, start + (goal - start) * part / 8)
    QTest.mouseRelease(spread, Qt.MouseButton.LeftButton, pos=goal)
    sitting.settle()
    assert sitting.window.refusals.shown
    assert "FAIR-2" in sitting.window.refusals.card.accessibleName()


def test_the_fair_is_heard(sitting: Sitting) -> None:
    """Every card and place has a spoken name, and nothing of a secret choice is said to the next seat."""
    sitting.press("o")
    choose(sitting, "green", "2")
    middle = sitting.window.scene.pane
    assert middle is not None
    assert "quay: K♥, K♠" in middle.accessibleName()
    assert on_the_map(sitting, token("green")).accessibleName() == "King of spades"
    sitting.take("red")
    said = [one.accessibleName() + one.accessibleDescription() for one in QApplication.allWidgets() if one.isVisible()]
    assert not [words for words in said if "cloth" in words and "Go to" not in words and "cheese" not in words]


def test_the_wall_shows_the_fair_and_no_hand(sitting: Sitting, qtbot: QtBot) -> None:
    sitting.press("o")
    choose(sitting, "green", "2")
    choose(sitting, "red", "1")
    wall = room_of(KEY).wall(make_paint(speed=0), sitting.model, sitting.window)
    assert isinstance(wall, WallPicture)
    assert "Red sold 0" in wall.accessibleName()
    assert str(sitting.model.hand("red")[0].card) not in wall.accessibleName()
    assert not wall.picture(QSize(800, 450)).isNull()


def test_the_fair_is_looked_at_again(qtbot: QtBot) -> None:
    """A replay shows the pane of the fair at any entry, as everybody saw it."""
    journal = MemoryJournal(begin(PlainSetup(name="Market day")))
    model = GameModel(FAIR.game, journal, seeded(3), clock=lambda: 0)
    for move in FAIR.game.options(journal.state(), "red"):
        assert model.attempt(move)
    past = Past(FAIR, journal)
    past.go(0)
    assert past.sight().count("stall.cheese") == 0
    past.go(1)
    assert past.sight().count("stall.cheese") == 1
    window = ReplayWindow(past, FAIR, room_of(KEY), "Market day", make_paint(speed=0))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.scene.pane is not None
    assert "cheese: " in window.scene.pane.accessibleName()
