"""The list under More, and the scene that the Coach tells from it."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.games.gattai.story.story import SCENE_TEXT, SCENE_TITLE, NextScene
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

NEON_HARBOUR = (
    "The wharf creaks, and the radio plays a song that nobody put on."
    " What do you do before the water reaches the lamps?"
)


def test_what_else_is_ordered_and_plain(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("more")
    sitting.settle()
    choices = sitting.window.sheet.look.choices
    groups = [one.group for one in choices]
    assert list(dict.fromkeys(groups)) == ["To tell", "How it goes on", "Cards and Resources", "The table"]
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index)
    assert choices[0].look.title == "Decide without cards"
    for one in choices:
        assert one.look.sub, one.look
        assert "…" not in one.look.title


def test_a_pilots_list_has_no_scene_to_tell(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("red")
    sitting.window.requests.open("more")
    sitting.settle()
    titles = [one.look.title for one in sitting.window.sheet.look.choices]
    assert "Decide without cards" in titles
    assert "Tell the scene" not in titles


def test_the_scene_says_what_is_read_aloud(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    pane = sitting.window.scene.pane
    assert isinstance(pane, StoryPane)
    assert NEON_HARBOUR in pane.head.accessibleName()
    assert sitting.model.attempt(NextScene("coach"))
    sitting.settle()
    assert NEON_HARBOUR not in pane.head.accessibleName()
    assert not sitting.model.sight().values.get(SCENE_TITLE)


def test_the_coach_tells_the_next_scene(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("more")
    sitting.settle()
    plates = sitting.window.sheet.findChildren(PlateButton)
    next(one for one in plates if one.look.title == "Tell the scene").click()
    sitting.settle()
    sheet = sitting.window.sheet
    title, text = sheet.edit(SCENE_TITLE), sheet.edit(SCENE_TEXT)
    assert title is not None
    assert text is not None
    assert text.text() == NEON_HARBOUR  # all of it can be read here, however small the window
    title.setText("Below the dock")
    text.setText("Something knocks.")
    sitting.press(Qt.Key.Key_Return)
    values = sitting.model.sight().values
    assert (values[SCENE_TITLE], values[SCENE_TEXT]) == ("Below the dock", "Something knocks.")
