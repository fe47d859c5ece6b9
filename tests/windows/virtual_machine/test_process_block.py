"""What lies before the acting seat, at every size: the places of all that it may play, and its discards whole."""

from itertools import groupby

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.games.presentation import Place
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import model_of

SIZES = ((1024, 600), (1366, 768), (1920, 1080))
ONE_CARD = """game    virtual-machine
given   scenario f1; player sable; player teo; D1 teo sable; D2 m02.1; Teo: play area 6♠
        Teo has the turn with 6S; count 6
"""
PLAYS = 3
"""How many cards Teo may play; one lies there."""
_LEAST = 12
"""Pixels from which on a run of the ground of a place is one."""


def seen(qtbot: QtBot, size: tuple[int, int]) -> tuple[Sitting, QImage, QRect]:
    """The block of Teo, and where in it the empty place of the discards is."""
    played = replay(read(ONE_CARD, "given.record"))
    assert not played.unmet
    sitting = Sitting(qtbot, model_of(played.state, "teo"), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    place = pane.rect_of(Place(zone="discard.mcs"))
    assert place is not None
    corner = pane.process.mapToGlobal(QPoint(0, 0))
    return sitting, pane.process.grab().toImage(), place.toRect().translated(-corner)


def _drawn(image: QImage, ground: int, x: int, rows: range) -> int:
    """How many pixels of a column, and of those beside it that are in the picture, are lighter than the ground."""
    columns = [one for one in (x - 1, x, x + 1) if 0 <= one < image.width()]
    return sum(image.pixelColor(one, y).lightness() > ground for one in columns for y in rows)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_line_round_the_empty_discards_is_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Its right half lay beyond the block, and at 200 % all of it."""
    sitting, image, place = seen(qtbot, size)
    rows = range(place.top() + place.height() // 4, place.bottom() - place.height() // 4)
    ground = sitting.window.paint.theme.table.lightness() + 20
    left, right = (_drawn(image, ground, x, rows) for x in (place.left(), place.right()))
    assert left > len(rows) / 2
    assert right > 0.75 * left


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_there_is_a_place_for_each_card_that_may_be_played(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Of "Play 3" the third place was left out where the block was narrow."""
    sitting, image, place = seen(qtbot, size)
    well = sitting.window.paint.theme.well
    rows = range(place.top() + place.height() // 3, place.bottom() - place.height() // 3)
    grounds = ([image.pixelColor(x, y) == well for x in range(image.width())] for y in rows)  # some lie between dashes
    wells = (sum(is_well and len(list(run)) >= _LEAST for is_well, run in groupby(row)) for row in grounds)
    assert max(wells) == PLAYS - 1 + 1


def test_cards_to_play_lie_in_the_order_of_the_count(qtbot: QtBot) -> None:
    """They lay in any order, the card of this turn between two that come later."""
    record = ONE_CARD.replace("play area 6♠", "play area K♥ 6♠ 9♣")
    sitting = Sitting(qtbot, model_of(replay(read(record, "given.record")).state, "teo"))
    pane = sitting.window.scene.pane
    assert isinstance(pane, FightPane)
    lying = [one for one in pane.process.findChildren(CardWidget) if not one.face.startswith("back-")]
    assert [one.face for one in sorted(lying, key=lambda one: one.x())] == ["6S", "9C", "KH"]
