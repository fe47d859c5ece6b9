"""The names of the cards of a hand are read: neither a card nor the ring of the keyboard covers another's."""

from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPainterPathStroker, QTransform
from pytestqt.qtbot import QtBot

from gattai_desktop.board import written
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.faces import CARD_HEIGHT
from gattai_desktop.board.plate import RING_PEN
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.card_faces import paint_named_card
from tests.windows.cut import only_when_it_is_read
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at
from tests.windows.test_nothing_is_cut import speaking

CARDS = (
    "Cartwheel Flare",
    "Salamander Glaive",
    "Pyre Marshal",
    "Ember Jab",
    "Kiln Breaker",
    "Bracer Guard",
    "Smoke Roll",
    "Tripwire Flash",
)
TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red
        Red: hand {hand}
"""
ASKED = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red
        Red: ka Reef Novice; kio Shoal Binder
        Blue: kio Ashen Duelist; kao Forge Sister; hand {hand}; legend {set}
when    Red attacks Ashen Duelist with Reef Novice
"""
SET = "Tripwire Flash.2 down, Smoke Roll.2 down, Tripwire Flash.3 down, Smoke Roll.3 down"
BELOW_LETTERS = 2
"""How far the box of a line reaches below its letters at most, device-independent pixels."""
SIZES = [(960, 508), (960, 600), (1024, 600), (1084, 520), (1280, 720), (1366, 768), (1920, 1080)]


def names(card: CardWidget) -> tuple[QRectF, ...]:
    """Where the lines of a card's name stand on it, in its box of 250 by 350."""
    return _lines_of(card.accessibleName().partition(",")[0], card.face, card.card_rect().height())


@cache
def _lines_of(name: str, face: str, high: float) -> tuple[QRectF, ...]:
    found: list[tuple[QRectF, str]] = []
    ground = QImage(250, 350, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(ground)
    with written.read_by(lambda _painter, box, words, _whole: found.append((box, words))):
        paint_named_card(painter, face, high)
    painter.end()
    return tuple(box for box, words in found if words in name)


def shown_names(card: CardWidget) -> QPainterPath:
    """Where its name stands in the window: as it stands or lies, turned."""
    box, k = card.card_rect(), card.card_rect().height() / CARD_HEIGHT
    up = card.global_box().center().y() - card.globally(card.shape_at_rest().boundingRect()).center().y()
    up = up if card.raised else card.global_rect().top() - card.globally(box).top()
    turn = QTransform.fromTranslate(box.x() + box.width() / 2, box.bottom()).rotate(card.angle)
    turn = turn.translate(-box.width() / 2, -box.height()).scale(k, k)
    corner = QPointF(card.mapToGlobal(QPointF(0, 0)))
    path = QPainterPath()
    for one in names(card):
        path.addPolygon(turn.map(one).translated(corner + QPointF(0, up)))
    return path


def cover(card: CardWidget, *, ringed: bool) -> QPainterPath:
    """All that a card covers: itself, and the ring round it with its edge."""
    corner = card.mapToGlobal(QPointF(0, 0))
    if not ringed:
        return card.shape_at_rest().translated(corner)
    edge = QPainterPathStroker()
    edge.setWidth(RING_PEN)
    ring = card.ring_shape()
    return ring.united(edge.createStroke(ring)).translated(corner)


def covered(sitting: Sitting) -> list[str]:
    """The names that a card above, or the ring of the focused one, covers in part."""
    hand, found = sitting.window.hand, []
    cards = [one for one in hand.children() if isinstance(one, CardWidget)]
    here = next((one for one in cards if one.hasFocus()), None)
    shown = [(card, shown_names(card), cover(card, ringed=card is here)) for card in cards]
    for place, (card, its_name, _) in enumerate(shown):
        if any(its_name.intersects(over) for _, _, over in shown[place + 1 :]):
            found.append(card.accessibleName())
    return found


@pytest.mark.parametrize("count", [6, 7, 8])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_covers_the_name_of_a_card(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], count: int, language: str
) -> None:
    with speaking(language, monkeypatch):
        table = replay(read(TABLE.format(hand=", ".join(CARDS[:count])))).state
        sitting = Sitting(qtbot, model_at(table), size)
        hand = sitting.window.hand
        assert len(hand.cards()) == count
        assert all(len(names(one)) > 1 for one in hand.cards()), "each is high enough for its name"
        assert covered(sitting) == []
        with only_when_it_is_read(sitting.window):
            for card in hand.cards():
                card.setFocus(Qt.FocusReason.TabFocusReason)
                assert covered(sitting) == [], card.accessibleName()
                sitting.press(Qt.Key.Key_Space)
                assert card.raised
                assert covered(sitting) == [], f"{card.accessibleName()} stands up"
                sitting.press(Qt.Key.Key_Space)


@pytest.mark.parametrize(("count", "lying"), [(8, "nothing"), (7, SET)], ids=["eight, none set", "seven, four set"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_covers_a_name_below_a_question(qtbot: QtBot, size: tuple[int, int], count: int, lying: str) -> None:
    table = replay(read(ASKED.format(hand=", ".join(CARDS[:count]), set=lying))).state
    sitting = Sitting(qtbot, model_at(table), size)
    hand = sitting.window.hand
    assert sitting.window.answers.plate.isVisible()
    assert len(hand.cards()) == count
    assert all(len(names(one)) > 1 for one in hand.cards()), "each is high enough for its name"
    assert covered(sitting) == []
    for card in hand.cards() if lying == "nothing" else ():  # a ring takes the little room that four set cards leave
        card.setFocus(Qt.FocusReason.TabFocusReason)
        assert covered(sitting) == [], card.accessibleName()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_no_card_of_six_covers_another_where_there_is_room(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(hand=", ".join(CARDS[:6])))).state), size)
    hand = sitting.window.hand
    boxes = sorted((one.global_rect() for one in hand.cards()), key=lambda box: box.center().x())
    middles = [box.center().x() for box in boxes]
    wide = min(box.width() for box in boxes)
    assert min(right - left for left, right in pairwise(middles)) >= wide * 0.9
    assert boxes[0].left() >= hand.mapToGlobal(hand.rect().topLeft()).x() - 1


@pytest.mark.parametrize("size", [(960, 580), (1024, 580), (1366, 748)])
def test_names_show_below_a_question_above_the_strip_of_the_program(qtbot: QtBot, size: tuple[int, int]) -> None:
    """In the lowest window only a strip of each card is seen there: those that can do nothing lie no lower."""
    table = replay(read(ASKED.format(hand=", ".join(CARDS[:4]), set="Smoke Roll.2 down"))).state
    sitting = Sitting(qtbot, model_at(evolve(table, values={**table.values, "program.red": "steady"})), size)
    hand = sitting.window.hand
    assert sitting.window.answers.plate.isVisible()
    foot = hand.mapToGlobal(hand.rect().bottomLeft()).y()
    lowest = max(shown_names(card).boundingRect().bottom() for card in hand.cards())
    assert lowest <= foot + BELOW_LETTERS


def test_two_rows_of_answers_leave_the_hand_both_lines_of_its_names(qtbot: QtBot) -> None:
    """On a low screen with eight cards and four set ones: what shows of the hand is more than a strip."""
    table = replay(read(ASKED.format(hand=", ".join(CARDS[:8]), set=SET))).state
    sitting = Sitting(qtbot, model_at(table), (1024, 600))
    hand, plate = sitting.window.hand, sitting.window.answers.plate
    buttons = [one for answer in plate.look.answers if (one := plate.button(answer.id)) is not None]
    assert len({one.y() for one in buttons}) == 2
    assert covered(sitting) == []
    shown = [
        sitting.window.height() - sitting.window.mapFromGlobal(one.global_rect().topLeft().toPoint()).y()
        for one in hand.cards()
    ]
    assert min(shown) >= 28
