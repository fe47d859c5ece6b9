"""A question of a showdown covers no card of the field: neither what it asks about, nor what may answer it."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.field_grid import field_grid
from gattai_desktop.windows.games.tasuo.field_pane import FieldPane
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import GAME, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot, Ember Jab
        Blue: kio Glacier Monk; kao Shoal Binder; ka Reef Novice
        Blue: hand {hand}; legend Sudden Fog down, Low Tide down, Deep Breath down
when    Red attacks Glacier Monk with Cinder Page
"""
FEW = "Reef Novice.2"
MANY = "Slipstream, Slipstream.2, Shell Block, Turn of the Tide, Ferry Token, Reef Novice.2"


def globally(widget: QWidget) -> QRectF:
    return QRectF(widget.mapToGlobal(QPointF(0, 0)), QSizeF(widget.size()))


@pytest.mark.parametrize("hand", [FEW, MANY], ids=["few answers", "many answers"])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_question_covers_no_card_of_the_field(qtbot: QtBot, size: tuple[int, int], hand: str) -> None:
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(hand=hand))).state), size)
    pane, plate = sitting.window.scene.pane, sitting.window.answers.plate
    assert isinstance(pane, FieldPane)
    assert plate.isVisible()
    shown = [one for one in pane.cards.cards() if isinstance(one, CardWidget)]
    assert len(shown) > 7
    asked = globally(plate)
    assert [one.accessibleName() for one in shown if one.global_rect().intersects(asked)] == []
    screen = globally(sitting.window)
    assert [one.accessibleName() for one in shown if not screen.contains(one.global_rect())] == []
    hand_of = [one.global_rect() for one in sitting.window.hand.cards()]
    legend = [one.global_rect() for one in shown if "Legend Zone" in one.accessibleName()]
    own = [one for one in legend if one.top() > asked.bottom()]
    assert len(own) == 3, "the own set cards lie beside the hand"
    assert not any(one.intersects(card) for one in own for card in hand_of)


@pytest.mark.parametrize("hand", [FEW, MANY], ids=["few answers", "many answers"])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_every_answer_of_a_window_is_seen_at_once(qtbot: QtBot, size: tuple[int, int], hand: str) -> None:
    """Also where a card does much: its words are said, and stand in focus, rather than push an answer out of sight."""
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(hand=hand))).state), size)
    plate = sitting.window.answers.plate
    area = plate.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert len(plate.look.answers) > 2
    # What may scroll is a frame around the rows, never a row.
    assert area.verticalScrollBar().maximum() <= 12
    assert all(one.detail or one.aloud for one in plate.look.answers[:2]), "what each would do is said all the same"


@pytest.mark.parametrize("hand", [FEW, MANY], ids=["few answers", "many answers"])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_a_question_cuts_no_name_of_a_place(qtbot: QtBot, size: tuple[int, int], hand: str) -> None:
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(hand=hand))).state), size)
    pane, asked = sitting.window.scene.pane, globally(sitting.window.answers.plate)
    assert isinstance(pane, FieldPane)
    card = pane.cards.widget_at("ka.blue")
    assert card is not None
    place = QRectF(sitting.window.answers.plate.geometry())
    named = field_grid(sitting.window.table_grid()).shows_names(place)
    assert named
    assert asked.top() - card.global_rect().bottom() >= 36


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_five_short_answers_in_one_row_leave_the_hand_as_much_room_as_three(
    qtbot: QtBot, either_language: str, size: tuple[int, int]
) -> None:
    """The plate itself says how high it is: it takes no room for a row of answers that it does not have.

    In German one answer has a wider key than the others, and then more of the row.
    """
    del either_language
    left = []
    for hand, answers in ((FEW, 3), (MANY, 5)):
        sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(hand=hand))).state), size)
        plate, below = sitting.window.answers.plate, sitting.window.hand
        buttons = [plate.button(one.id) for one in plate.look.answers]
        assert len(buttons) == answers
        assert len({one.y() for one in buttons if one is not None}) == 1
        assert below.y() - globally(plate).bottom() < 4, "there is nothing between the question and the hand"
        left.append(below.height())
    assert left[1] >= left[0]


@pytest.mark.parametrize("turned", [False, True], ids=["attacked from above", "attacked from below"])
@pytest.mark.parametrize(("size", "cells"), [((1024, 600), 5), ((1920, 1080), 7)])
def test_the_line_of_an_attack_covers_no_life(qtbot: QtBot, size: tuple[int, int], cells: int, turned: bool) -> None:
    """cells: how far below its card the life of a warrior begins in a window of that size."""
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(hand=FEW))).state), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FieldPane)
    if turned:
        pane.turn_field()
    for zone in ("ka.red", "kio.blue"):
        widget = pane.cards.widget_at(zone)
        assert widget is not None
        card = widget.card_rect().translated(widget.pos())
        figures = QRectF(card.x(), card.bottom() + cells, card.width(), 21).toAlignedRect()
        with_line = pane.grab(figures).toImage()
        pane.marks.hide()
        assert pane.grab(figures).toImage() == with_line, zone
        pane.marks.show()


def test_a_card_that_was_lifted_by_a_key_goes_home_when_a_question_opens_that_it_cannot_answer(qtbot: QtBot) -> None:
    """It lay upon the answers through the whole turn of the other side."""
    attack = "Red attacks Glacier Monk with Cinder Page"
    model = model_at(next(iter(replay(read(TABLE.format(hand=FEW))).states())))
    sitting = Sitting(qtbot, model, (1024, 600))
    sitting.take("blue")
    carry = sitting.window.carry
    sitting.window.hand.focus()
    sitting.press(Qt.Key.Key_Return)
    assert carry.carrying
    assert model.attempt(GAME.phrases.read(attack))
    sitting.settle()
    assert [ask.seat for ask in model.asks()] == ["blue"]
    assert not carry.carrying
