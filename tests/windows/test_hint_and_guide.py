"""Where a guide leads, the hint says the same first: a beginner hears one advice, and the program's own after it."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.move import Move
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.games.tasuo.seven_turns_script import seven_turns
from gattai_desktop.games.virtual_machine.setup import FightSetup, begin
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.thinking import Players, ThinkingOrder, think
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import BOX, model_at
from tests.windows.test_hint import ask, hint_of
from tests.windows.virtual_machine.fights import WORLD, model_of

TAUGHT = "The guide asks for it now, to show how it is played."
MOST = 20


def hello_world() -> GameModel:
    setup = table_form("virtual-machine", "hello-world").setup({SEATS: {"sable": "Ren", "teo": "Ida"}})
    assert isinstance(setup, FightSetup)
    return model_of(begin(WORLD, setup))


def first_lesson() -> GameModel:
    return model_at(BOX.begin(seven_turns(built_in_cards().cards, {"red": "Ren"})))


def taught(sitting: Sitting) -> Move:
    """Return what the guide asks the seat at the computer for."""
    seen = SeatView.of(sitting.model)
    guide = guide_of(seen)
    assert guide is not None
    move = move_for(guide, seen)
    assert move is not None
    return move


def where_they_differ(sitting: Sitting) -> Move:
    """Follow the guide to where the program would do something else; return what the guide asks for there."""
    model, players = sitting.model, Players()
    for _ in range(MOST):
        model.pass_to(model.next_seat())
        model.take_seat()
        sitting.settle()
        move = taught(sitting)
        found = None
        if model.decides and move.seat == model.seat:
            seat = model.let_advise("steady", lambda one: one)
            assert seat is not None
            found = think(ThinkingOrder(model.game, (seat,), weighs=True), players).weighing
        if found is not None and found.best.move != move:
            return move
        assert model.attempt(move)
    raise AssertionError("Guide and program always agree.")


@pytest.mark.parametrize("table", [hello_world, first_lesson])
def test_the_hint_says_first_what_the_guide_asks_for(qtbot: QtBot, table: Callable[[], GameModel]) -> None:
    """Given a lesson whose guide asks for another move than the program likes, then F2 says that of the guide first."""
    sitting = Sitting(qtbot, table(), (1366, 768))
    wanted = where_they_differ(sitting)
    weighing, look = ask(sitting), hint_of(sitting).plate.look
    assert weighing.best.move == wanted
    assert spoken(look.why) == TAUGHT
    assert [one.move for one in weighing.moves].count(wanted) == 1
    qtbot.waitUntil(lambda: not hint_of(sitting).plate.look.thinks, timeout=60_000)
    later = hint_of(sitting).weighing
    assert later is not None
    assert later.best.move == wanted
    hint_of(sitting).do()
    (entry,) = sitting.model.log(sitting.model.entry)
    assert entry.move(sitting.model.seat) == wanted
