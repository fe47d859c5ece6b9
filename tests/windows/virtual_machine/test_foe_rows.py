"""The rows of the CPU's mobs in the right rail: what they show stands clear of each other, however low they are."""

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.games.virtual_machine.byte_looks import BitPlace
from gattai_desktop.windows.games.virtual_machine.foe_row import FoeRow, foe_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.virtual_machine.fights import before, model_of, on_turn, played_until

BURNING = BitPlace(3, "burning", is_set=True)
ARMORED = BitPlace(1, "armored", is_set=True, worn=True)
WIDE = 170


def right_half(row: FoeRow) -> QImage:
    """Return the half in which the HP stand."""
    return row.grab().toImage().copy(WIDE // 2, 0, WIDE // 2, row.height())


def foot_of_figures(image: QImage) -> int:
    """Return the first line of pixels below the HP in which nothing is drawn."""
    empty = [len({image.pixel(x, y) for x in range(image.width())}) == 1 for y in range(image.height())]
    return empty.index(True, empty.index(False))


@pytest.mark.parametrize("high", [28, 31, 38, 48])
@pytest.mark.parametrize("byte", [(BURNING,), (ARMORED,), (ARMORED, BURNING)])
def test_the_signs_of_set_bits_leave_the_hp_of_a_mob_whole(qtbot: QtBot, high: int, byte: tuple[BitPlace, ...]) -> None:
    """Above the foot of the figures a row looks the same with and without them."""
    view = SeatView.of(model_of(before("f2"), "sable"))
    look = evolve(foe_look(view, view.sight.listed("cpu")[-1]), byte=(), set_bits=())
    row = FoeRow(make_paint(speed=0), look)
    qtbot.addWidget(row)
    row.resize(WIDE, high)
    without = right_half(row)
    foot = foot_of_figures(without)
    row.set_look(evolve(look, byte=byte))
    assert right_half(row).copy(0, 0, WIDE // 2, foot) == without.copy(0, 0, WIDE // 2, foot)


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("down", [0, 3])
def test_beside_a_long_team_hand_the_names_of_all_mobs_stand_whole_in_a_small_window(qtbot: QtBot, down: int) -> None:
    """Seven rows shrank until the heads of their letters were cut, while the log had room to spare."""
    table = played_until(on_turn("sable"), before("f4"))
    cpu = [str(one) for one in table.listed("cpu")]
    fallen = {f"process.{who}.hp": 0 for who in cpu[:down]}
    team = {"uptimes.cpu": (2, 3), "boot.cpu": (3, cpu[-1]), "program.cpu": "steady"}
    sitting = Sitting(qtbot, model_of(evolve(table, values={**table.values, **fallen, **team}), "sable"), (1024, 580))
    right = sitting.window.scene.right
    assert right is not None
    rows = [row for row in right.findChildren(FoeRow) if not row.look.out]
    assert len(rows) == len(cpu) - down
    words = [one for one in read(right) if one.widget in rows and one.whole != one.widget.look.mark.number]
    assert {one.whole for one in words} >= {row.written for row in rows}
    assert [str(one) for one in words if one.box.top() < 0] == []
    assert right.log_box.height() >= right.paint.px(84)


def test_on_a_low_row_no_number_hides_the_sign_of_a_mob(qtbot: QtBot) -> None:
    """Its name says the number too."""
    table = played_until(on_turn("sable"), before("f4"))
    for size, shown in (((1024, 600), False), ((1920, 1080), True)):
        sitting = Sitting(qtbot, model_of(table, "sable"), size)
        right = sitting.window.scene.right
        assert right is not None
        rows = [row for row in right.findChildren(FoeRow) if row.look.mark.number and row.isVisible()]
        assert rows
        drawn = [one.whole for one in read(right) if one.widget in rows]
        assert all(row.written.endswith(f" {row.look.mark.number}") for row in rows)
        assert any(row.look.mark.number in drawn for row in rows) is shown, size


@pytest.mark.parametrize("out", ["", "downed"])
def test_two_mobs_of_a_kind_with_a_long_name_stay_apart_by_their_numbers(qtbot: QtBot, out: str) -> None:
    """Both were called "Daemon of t…", and on a low row the mark bears no number."""
    view = SeatView.of(model_of(before("f2"), "sable"))
    look = foe_look(view, view.sight.listed("cpu")[-1])
    for number in ("1", "2"):
        name = f"Daemon of the Drowned Mainframe {number}"
        row = FoeRow(make_paint(speed=0), evolve(look, name=name, short=name, out=out))
        qtbot.addWidget(row)
        row.resize(WIDE, 31)
        assert f"Daemon {number}" in [one.whole for one in read(row)]


@pytest.mark.parametrize("wide", [1024, 1366])
def test_all_mobs_show_their_hp_alike(qtbot: QtBot, wide: int) -> None:
    """In a small window one of two whole mobs had 100 HP, the other 70 of 70."""
    sitting = Sitting(qtbot, model_of(before("f1"), "sable"), (wide, wide * 9 // 16))
    right = sitting.window.scene.right
    assert right is not None
    rows = right.findChildren(FoeRow)
    beside = [one.words for one in read(right) if one.widget in rows and one.words.startswith(" / ")]
    assert len(rows) == 2
    assert len(beside) in (0, 2)
