"""On the wall a fight moves as at the table: tokens walk, HP run down, the plate of the Count slides."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.walking import Walk
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.virtual_machine.fight_wall import FightWall
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import model_of, on_turn, played_until

STILL = pytest.mark.parametrize("motion", [{"speed": 0}, {"reduced_motion": True}], ids=["at once", "reduced motion"])


def wall_of(qtbot: QtBot, model: GameModel, **motion: Any) -> FightWall:
    wall = FightWall(make_paint(scale=Scale.for_wall(540), **motion), model)
    qtbot.addWidget(wall)
    return wall


def picture(wall: FightWall) -> QImage:
    return wall.picture(QSize(960, 540)).toImage()


def shoots(move: Move) -> bool:
    return isinstance(move, Attack) and move.target == "m02.1"


def walks(move: Move) -> bool:
    return isinstance(move, Walk)


def after(sitting: Sitting, wall: FightWall, wanted: Callable[[Move], bool]) -> None:
    """Make the first move of that kind, and let the wall follow."""
    assert sitting.model.attempt(next(one for one in sitting.model.options() if wanted(one)))
    wall.follow(sitting.model)


@pytest.mark.parametrize("wanted", [shoots, walks], ids=["a hit", "a walk"])
def test_what_happened_is_on_its_way_and_a_newer_table_ends_that(
    sitting: Sitting, qtbot: QtBot, wanted: Callable[[Move], bool]
) -> None:
    wall = wall_of(qtbot, sitting.model, speed=1.0)
    after(sitting, wall, wanted)
    assert wall.motion.running
    meanwhile = picture(wall)
    wall.motion.finish()
    there = picture(wall)
    assert meanwhile != there
    assert there == picture(wall_of(qtbot, sitting.model, speed=1.0)), "it ends where a new wall begins"


@STILL
@pytest.mark.parametrize("wanted", [shoots, walks], ids=["a hit", "a walk"])
def test_nothing_is_on_its_way_where_nothing_moves(
    sitting: Sitting, qtbot: QtBot, wanted: Callable[[Move], bool], motion: dict[str, Any]
) -> None:
    wall = wall_of(qtbot, sitting.model, **motion)
    after(sitting, wall, wanted)
    assert not wall.motion.running
    assert picture(wall) == picture(wall_of(qtbot, sitting.model, **motion))


def test_a_walk_ends_by_itself(sitting: Sitting, qtbot: QtBot) -> None:
    wall = wall_of(qtbot, sitting.model, speed=3.0)
    after(sitting, wall, walks)
    qtbot.waitUntil(lambda: not wall.motion.running)
    assert picture(wall) == picture(wall_of(qtbot, sitting.model, speed=3.0))


def test_following_the_same_table_once_more_does_not_end_a_walk(sitting: Sitting, qtbot: QtBot) -> None:
    wall = wall_of(qtbot, sitting.model, speed=1.0)
    after(sitting, wall, walks)
    wall.follow(sitting.model)
    assert wall.motion.running


@pytest.mark.parametrize("motion", [{"speed": 1.0}, {"speed": 0}, {"reduced_motion": True}])
def test_the_plate_of_the_count_slides_as_at_the_table(qtbot: QtBot, motion: dict[str, Any]) -> None:
    first = played_until(on_turn("teo"))
    count = first.number("count")
    later = model_of(played_until(lambda table: table.number("count") > count, first))
    wall = wall_of(qtbot, model_of(first), **motion)
    wall.follow(later)
    assert (wall.motion.sliding is not None) is (motion == {"speed": 1.0})
    if wall.motion.sliding is not None:
        assert wall.motion.sliding[0] == count
    wall.motion.finish()
    assert picture(wall) == picture(wall_of(qtbot, later, **motion))
