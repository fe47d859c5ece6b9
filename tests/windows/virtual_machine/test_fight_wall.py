"""The wall shows a fight as everybody may see it."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.written import read_by
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.poker import PAIR
from gattai_desktop.games.virtual_machine.selecting import PickCards
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup, begin
from gattai_desktop.games.virtual_machine.values import GIVE, TURN, actor
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, team
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.virtual_machine.count_cells import CountCell, OnCount
from gattai_desktop.windows.games.virtual_machine.count_track import draw_cell
from gattai_desktop.windows.games.virtual_machine.declared_attack import declared
from gattai_desktop.windows.games.virtual_machine.fight_wall import FightWall
from gattai_desktop.windows.games.virtual_machine.marks import FightMark
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.wall.wall_grid import WallDrawing, WallGrid
from tests.windows.sitting import Sitting
from tests.windows.test_no_surface_tells import Painted
from tests.windows.virtual_machine.fights import before, model_of, played_until


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


def test_what_a_shield_takes_of_a_hit_is_said_on_the_wall(sitting: Sitting) -> None:
    """Given Port Sniffer 1 has a shield, when Teo hits it, then nobody wonders why its HP stay."""
    table = sitting.model._state
    for shield, said in ((30, "hit for 20, the shield takes 20"), (5, "hit for 20, the shield takes 5")):
        model = model_of(evolve(table, values={**table.values, "process.m02.1.shield": shield}), "teo")
        shot = next(one for one in model.options() if isinstance(one, Attack) and one.target == "m02.1")
        assert model.attempt(shot)
        assert wall_of(model, sitting).accessibleName().endswith(f"Port Sniffer 1: {said}")


def test_the_wall_says_that_the_cpu_is_to_give_a_card_away(qtbot: object) -> None:
    """Given a count of the CPU has come, then who acts there stands on the wall before it has chosen a process."""
    del qtbot
    table = played_until(lambda one: one.text("step") == GIVE, before(values={"person.cpu": "Ann"}))
    said = wall_of(model_of(table)).accessibleName()
    assert "CPU acts on" in said
    assert "played by Ann" in said


def test_below_the_last_blow_it_stands_at_once_that_the_fight_ends_with_its_round(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given one mob of the CPU is left, when it is downed, then nobody waits for the next turn to learn it."""
    table = sitting.model._state
    left = {f"process.{one}.hp": 10 if one == "m02.1" else 0 for one in table.listed(CPU)}
    model = model_of(evolve(table, values={**table.values, **left}), "teo")
    shot = next(one for one in model.options() if isinstance(one, Attack) and one.target == "m02.1")
    assert model.attempt(shot)
    wall = wall_of(model, sitting)
    ends = "A fight ends only with its round"
    assert wall.accessibleName().endswith(f"Port Sniffer 1: hit and downed. {ends}")
    painted = Painted(monkeypatch)
    picture(wall)
    assert {"Port Sniffer 1: hit and downed", ends} <= painted.texts


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


@pytest.mark.parametrize("side", [MCS, CPU])
def test_both_team_hands_lie_on_the_wall(side: str, sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both lie face-up for all (RULES, part 1b)."""
    model, faces = model_of(played_until(lambda now: now.number(f"row.{side}") == PAIR.rank)), list[str]()
    mini = Drawing.mini

    def painted_mini(draw: Drawing, face: str, x: float, y: float, high: float) -> float:
        faces.append(face)
        return mini(draw, face, x, y, high)

    monkeypatch.setattr(Drawing, "mini", painted_mini)
    painted = Painted(monkeypatch)
    wall = wall_of(model, sitting)
    picture(wall)
    lying = model.sight("public").zones[team(side)]
    assert len(lying) > 1
    assert {lying_face(one) for one in lying} <= set(faces)
    assert "Pair" in painted.texts
    heading = "Team Hand. Pair" if side == MCS else "CPU's Team Hand. Pair"
    assert heading in wall.accessibleDescription()


@pytest.mark.parametrize(("person", "lines"), [("", 1), ("Ida", 1), ("Bartholomea Constantina of the Wharf", 2)])
def test_the_banner_says_who_plays_and_cuts_nothing_for_it(person: str, lines: int, qtbot: object) -> None:
    table = before(values={f"person.{CPU}": person} if person else {})
    model = model_of(played_until(lambda now: now.text("step") == TURN and actor(now) in now.listed(CPU), table))
    wall, drawn = wall_of(model), dict[str, str]()

    def reader(_painter: QPainter, _box: QRectF, line: str, whole: str) -> None:
        drawn[line] = whole

    with read_by(reader):
        picture(wall)
    line = f"played by {person} · Round 1" if person else "Round 1"
    assert line in wall.accessibleName()
    foot = [words for words in drawn if "Round 1" in words or (person and person.partition(" ")[0] in words)]
    assert (" ".join(foot), len(foot)) == (line, lines)
    assert all(drawn[words] == words for words in foot)


def counted(number: str) -> QImage:
    """Return a cell of the wall's Count below which a mob with this number stands."""
    made = QImage(108, 190, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.black)
    with QPainter(made) as painter:
        draw = WallDrawing.of(make_paint(scale=Scale.for_wall(1080)), WallGrid(1.0, 108, 190), painter)
        mob = OnCount(FightMark(sign="vmSniffer", number=number), "Port Sniffer", "S", above=False)
        draw_cell(draw, CountCell(7, "to_come", (mob,)), 50, 74, least=30)
    return made


def test_the_number_of_a_mob_on_the_count_is_read_from_afar(qtbot: object) -> None:
    one, four = counted("1"), counted("4")
    differ = [(x, y) for x in range(108) for y in range(190) if one.pixel(x, y) != four.pixel(x, y)]
    high = max(y for _, y in differ) - min(y for _, y in differ) + 1
    assert high > 0.7 * 0.027 * 1080, "a digit fills seven tenths of its line"
    bone = [x for x in range(108) if QColor(four.pixel(x, 160)).lightness() > 230]
    assert max(x for x, _ in differ) < max(bone) - 25, "the chip of its card does not cover it"


def _do(model: GameModel, seat: str, kind: str) -> None:
    """Let a seat make its move of a kind."""
    model.pass_to(seat)
    model.take_seat()
    moves: list[Move] = [one for one in model.options() if type(one).__name__ == kind]
    assert model.attempt(moves[0])
