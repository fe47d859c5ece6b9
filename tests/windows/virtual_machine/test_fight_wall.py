"""The wall shows a fight as everybody may see it."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.selecting import PickCards
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup, begin
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.virtual_machine.fight_wall import FightWall, declared
from tests.windows.sitting import Sitting


def wall_of(model: GameModel, parent: Sitting | None = None) -> FightWall:
    made = room_of("virtual-machine").wall(
        make_paint(scale=Scale.for_wall(540), speed=0),
        model,
        parent.window if parent else None,  # type: ignore[arg-type]
    )
    assert isinstance(made, FightWall)
    return made


def picture(wall: FightWall) -> QImage:
    return wall.picture(QSize(960, 540)).toImage()


def test_the_line_of_fire_is_on_the_wall_once_the_attack_is_declared(sitting: Sitting) -> None:
    wall = wall_of(sitting.model, sitting)
    assert wall.accessibleName() == "Mirror Atrium. Teo acts on 7. Round 1"
    before = picture(wall)
    shot = next(one for one in sitting.model.options() if isinstance(one, Attack) and one.target == "m02.1")
    assert sitting.model.attempt(shot)
    assert declared(sitting.model, sitting.model.sight("public"))[0] == ("m02.1",)
    wall.follow(sitting.model)
    assert wall.accessibleName().endswith("Port Sniffer 1: hit for 20"), "what it came to is said on the wall too"
    assert picture(wall) != before


def test_nobody_learns_from_the_wall_what_was_picked_before_all_have_picked(qtbot: object) -> None:
    del qtbot
    world = built_in_world().world
    setup = FightSetup(scenario="f1", players=(McSetup("sable"), McSetup("teo")))
    model = GameModel(box("virtual-machine").game, MemoryJournal(begin(world, setup)), seeded(3), clock=lambda: 0)
    _do(model, "cpu", "StartFight")
    _do(model, "cpu", "OpenRound")
    wall = wall_of(model)
    before, name = picture(wall), wall.accessibleName()
    assert name == "Boot Sector. Everybody picks. Round 1"
    model.pass_to("teo")
    model.take_seat()
    assert model.attempt(next(one for one in model.options() if isinstance(one, PickCards)))
    wall.follow(model)
    assert wall.accessibleName() == name
    assert picture(wall) == before


def _do(model: GameModel, seat: str, kind: str) -> None:
    """Let a seat make its move of a kind."""
    model.pass_to(seat)
    model.take_seat()
    moves: list[Move] = [one for one in model.options() if type(one).__name__ == kind]
    assert model.attempt(moves[0])
