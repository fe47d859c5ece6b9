"""A fight of Virtual Machine is opened and played at the table by its plates alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gattai_desktop import app
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.table.table_window import TableWindow


def at_table(program: app.Program) -> tuple[TableWindow, FightPane]:
    """Open a table of "Hello, World" and sit down where play waits."""
    form = table_form("virtual-machine", "hello-world")
    program.begin_session(form.setup({SEATS: {"sable": "Ren", "teo": "Ida"}}))
    table = program.table
    assert table is not None
    table.model.take_seat()
    pane = table.scene.pane
    assert isinstance(pane, FightPane)
    return table, pane


def sit_down(table: TableWindow) -> None:
    """Let the seat take the computer that play waits for."""
    following = table.model.next_seat()
    if following != table.model.seat:
        table.model.pass_to(following)
    if table.model.curtain_down:
        table.model.take_seat()


def test_the_cpu_starts_the_fight_and_opens_the_round_by_enter(program: app.Program) -> None:
    table, pane = at_table(program)
    assert pane.press("Enter")
    assert table.model.sight().values["step"] == "placing"
    assert pane.press("Enter")
    assert table.model.sight().values["step"] == "select"


def test_cards_pressed_in_the_hand_are_picked_and_told_only_when_laid_down(program: app.Program) -> None:
    table, pane = at_table(program)
    pane.press("Enter")
    pane.press("Enter")
    sit_down(table)
    hand = table.requests.view.hand
    table.hand.cardChosen.emit(hand[0].card.key)
    assert pane.select.picks == (hand[0].card,)
    assert table.model.entry == 2
    table.hand.cardChosen.emit(hand[0].card.key)
    assert pane.select.picks == ()
    table.hand.cardChosen.emit(hand[0].card.key)
    assert pane.press("Enter")
    assert table.model.entry == 3


def test_m_moves_on_a_turn_and_mutes_where_no_plate_has_it(program: app.Program) -> None:
    table, pane = at_table(program)
    muted: list[bool] = []
    table.muteAsked.connect(lambda: muted.append(True))
    QTest.keyClick(table, Qt.Key.Key_M)
    assert muted == [True]
    mc, cpu = McFighter(), CpuFighter()
    for _ in range(40):
        sit_down(table)
        if table.model.sight().values["step"] == "turn" and pane.row.button("move") is not None:
            break
        player = cpu if table.model.seat == CPU else mc
        table.model.attempt(player.choose(table.model.sight(), table.model.options()))
    QTest.keyClick(table, Qt.Key.Key_M)
    assert muted == [True]
