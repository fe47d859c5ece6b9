"""A Pilot's sheet and the score of a scenario, pushed to the wall: what everybody may see of them (LOOK 16)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.seating import SeatSomebody
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.wall.choices import chosen_for_wall, wall_choices
from gattai_desktop.windows.games.gattai.wall.sheets import SheetOnWall, learned_on_wall, pilot_on_wall, score_on_wall
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given


def test_the_key_on_a_pilots_sheet_asks_to_push_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("pilot.red")
    sitting.settle()
    with qtbot.waitSignal(sitting.window.pushAsked):
        sitting.press("w")
    look = sitting.window.looked_at()
    assert isinstance(look, SheetOnWall)
    assert (look.title, look.seat) == ("Ren", "red")
    assert [(bar.left, bar.look.left, bar.right, bar.look.right) for bar in look.bars] == [
        ("Solo", 2, "Sync", 4),
        ("Flesh", 4, "Steel", 2),
        ("Synapse", 3, "Circuit", 3),
    ]
    sitting.press(Qt.Key.Key_Escape)
    assert sitting.window.looked_at() is None


def test_the_wall_shows_the_sheet_until_a_move_is_made(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    wall = ProjectorWindow(sitting.model, room_of(sitting.model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    wall.resize(1280, 720)
    wall.show()
    before = wall.grab().toImage()
    wall.push(pilot_on_wall(sitting.model, "red"))
    assert wall.pushed.isVisible()
    assert "Solo Sync 2 to 4" in wall.pushed.accessibleName()
    assert wall.grab().toImage() != before
    assert sitting.model.attempt(next(move for move in sitting.model.options() if isinstance(move, MoveOn)))
    assert not wall.pushed.isVisible()


@pytest.mark.parametrize("make", [pilot_on_wall, learned_on_wall])
@pytest.mark.parametrize(("person", "drawn"), [("Jo", True), ("", False)])
def test_a_sheet_names_who_plays_the_pilot(
    qtbot: QtBot, make: Callable[[GameModel, str], SheetOnWall], person: str, drawn: bool
) -> None:
    model = dealt()
    sit = model.by_hand(SeatSomebody)
    assert sit is not None
    assert not person or model.attempt(sit("coach", Quoted(person), "red"))
    wall = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    wall.resize(1280, 720)
    wall.show()
    wall.push(make(model, "red"))
    assert wall.pushed.accessibleName().startswith("Ren (Jo). " if person else "Ren. ")
    assert ("(Jo)" in [one.words for one in read(wall)]) is drawn


@pytest.mark.parametrize("table", ["story", "fight"])
def test_a_sheet_cuts_neither_harmony_nor_omens(qtbot: QtBot, table: str) -> None:
    """What stays on the wall beside a sheet stays whole, for every sheet that can be sent there."""
    model = dealt() if table == "story" else given(FIGHT)
    wall = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    wall.resize(1280, 720)
    wall.show()
    free = wall.wall.free().toAlignedRect()
    left, right = QRect(0, 0, free.x(), 600), QRect(free.right() + 1, 0, 1280 - free.right(), 600)
    beside = (left, right, QRect(0, 0, 1280, free.y()))
    wall.grab(), wall.grab()  # its glow is painted twice, and a copy of a picture from the third time on
    before = wall.grab().toImage()
    for choice in wall_choices(model).choices:
        wall.push(chosen_for_wall(model, str(choice.key)))
        after = wall.grab().toImage()
        assert after != before
        assert all(before.copy(one) == after.copy(one) for one in beside), choice.key


def test_session_9_the_score_is_pushed_as_everybody_may_know_it(qtbot: QtBot) -> None:
    """Before it is counted the room is told no more than that it will be; afterwards how it ended, line by line."""
    sitting = Sitting(qtbot, dealt())
    for _ in range(3):
        assert sitting.model.attempt(next(move for move in sitting.model.options() if isinstance(move, MoveOn)))
    sitting.window.requests.wall_open = True
    sitting.window.requests.open("score")
    with qtbot.waitSignal(sitting.window.pushAsked):
        sitting.press("w")
    assert sitting.window.sheet.isVisible()
    assert isinstance(sitting.window.looked_at(), SheetOnWall)
    assert sitting.model.attempt(sitting.model._game.phrases.read("Coach ends the scenario as won"))
    look = score_on_wall(sitting.model, "Score")
    assert look.sub == "The mission was won"
    assert "Final score" in str(look.lines[0])


def test_info_7_what_the_room_asks_for_shows_a_closed_eye_where_pilots_see_nothing(qtbot: QtBot) -> None:
    """INFO-7: Threats, Crisis and all the rest go to the wall on demand, as everybody may see them."""
    sitting = Sitting(qtbot, dealt())
    model = sitting.model
    threat = str(model.sight("coach").values["threats"][0])  # type: ignore[index]
    told = {choice.key: chosen_for_wall(model, str(choice.key)) for choice in wall_choices(model).choices}
    assert all(isinstance(look, SheetOnWall) and look.title for look in told.values())
    threats = told["threats"]
    assert isinstance(threats, SheetOnWall)
    assert "TR 4" not in threats.spoken()
    assert model.attempt(model._game.phrases.read(f"Coach reveals tr of {threat}"))
    threats = chosen_for_wall(model, "threats")
    assert isinstance(threats, SheetOnWall)
    assert "TR 4" in threats.spoken()
    crisis = told["crisis"]
    assert isinstance(crisis, SheetOnWall)
    assert "of 13" not in crisis.spoken()
