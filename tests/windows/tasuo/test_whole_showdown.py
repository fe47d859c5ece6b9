"""A whole showdown is played at a table by pointer, from the first draw to the last blow."""

from pytestqt.qtbot import QtBot

from gattai_desktop.games.tasuo.values import OVER
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import Duelists, KeysAlone, model_at, recorded


def test_every_move_of_a_showdown_is_dragged_or_pressed(qtbot: QtBot) -> None:
    states, moves = recorded("TS-EX105")
    both = Duelists(Sitting(qtbot, model_at(states[0]), (1024, 600)))
    for move in moves:
        both.play(move)
    assert both.sitting.step() == OVER
    assert both.model.sight().values["winner"] == "red"


def test_every_move_of_a_showdown_is_made_by_keys_alone(qtbot: QtBot) -> None:
    states, moves = recorded("TS-EX105")
    both = KeysAlone(Sitting(qtbot, model_at(states[0]), (1366, 768)))
    for move in moves:
        both.play(move)
    assert both.sitting.step() == OVER
