"""The log offers only depths that differ."""

from pytestqt.qtbot import QtBot

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.windows.log.log_pane import PRESETS
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given

EMPTY = """
given   pilot red "Ren"
        phase = "play"
"""


def _lines(sitting: Sitting) -> tuple[str, ...]:
    return tuple(line.spoken() for line in sitting.window.log.view.lines())


def test_each_depth_that_is_offered_shows_something_else(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    log = sitting.window.log
    shown = {log.button.look.title: _lines(sitting)}
    for _ in PRESETS:
        sitting.click(log.button)
        shown[log.button.look.title] = _lines(sitting)
    assert len(shown) > 1
    assert len(set(shown.values())) == len(shown)


def test_where_all_depths_would_show_the_same_there_is_nothing_to_choose(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(EMPTY))
    sitting.take("coach")
    assert sitting.window.log.button.isHidden()
    assert sitting.model.attempt(GATTAI.game.phrases.read('Coach notes "the lamps go out"'))
    sitting.settle()
    offered = {line.depth for line in sitting.window.log.view.lines()}
    assert sitting.window.log.button.isHidden() == (offered <= {"story"})
