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
    # One act for each decision; a Drive is one more, and so is which warrior uses a card that was dropped on a foe.
    assert both.acts <= len(moves) + 4
    # The computer is passed at each turn, and for each look behind which a card answered.
    turns = sum(str(move).endswith("ends the turn") for move in moves)
    looks = sum(" with " in str(move) and move.phrase.startswith(("answers", "stops")) for move in moves)
    assert both.passed <= turns + 2 * looks + 1


def test_every_move_of_a_showdown_is_made_by_keys_alone(qtbot: QtBot) -> None:
    states, moves = recorded("TS-EX105")
    both = KeysAlone(Sitting(qtbot, model_at(states[0]), (1366, 768)))
    for move in moves:
        both.play(move)
    assert both.sitting.step() == OVER
