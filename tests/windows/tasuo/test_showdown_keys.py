"""The keys of a showdown: the own Legend Zones, what a player passes until and when she is asked, and the list."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.tasuo.policies import ATTACKED
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.tasuo.showdown_left import ShowdownLeft
from gattai_desktop.windows.games.tasuo.showdown_right import ShowdownRight
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import BOX, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase {phase}; turn 3; active red
        Red: ka Cinder Page; hand Coal Shot; legend Tripwire Flash down, Smoke Roll down
        Blue: kio Glacier Monk; hand Reef Novice; legend Sudden Fog down
"""
ATTACK = "Red attacks Glacier Monk with Cinder Page by Coal Shot"
CLASH = "clash"


def at_the_table(qtbot: QtBot, phase: str = CLASH) -> tuple[Sitting, list[str]]:
    """Ren sits in a turn of his own; what the window says by itself is added to what is returned."""
    sitting = Sitting(qtbot, model_at(replay(read(TABLE.format(phase=phase))).state))
    said: list[str] = []
    sitting.window.voice.said.connect(said.append)
    return sitting, said


def focused() -> str:
    widget = QApplication.focusWidget()
    return widget.accessibleName() if isinstance(widget, CardWidget) else ""


# ---------------------------------------------------------------------- the own Legend Zones


@pytest.mark.parametrize("asked", [False, True])
def test_q_and_w_go_to_the_own_set_cards_and_show_them(qtbot: QtBot, asked: bool) -> None:
    """Also while a question is open, when set cards matter most."""
    sitting, _said = at_the_table(qtbot)
    if asked:
        assert sitting.model.attempt(BOX.game.phrases.read(ATTACK))
        sitting.settle()
    assert sitting.window.answers.plate.isVisible() is asked
    right = sitting.window.scene.right
    assert isinstance(right, ShowdownRight)
    for number, (key, name) in enumerate({"q": "Tripwire Flash", "w": "Smoke Roll"}.items(), 1):
        sitting.press(key)
        assert focused().startswith(f"Your set card, Legend Zone {number}: {name}")
        assert right.design is not None
        assert right.design.name == name
    assert not sitting.window.carry.carrying


def test_the_same_key_again_lifts_the_card(qtbot: QtBot) -> None:
    sitting, _said = at_the_table(qtbot, "charge")
    sitting.press("w")
    assert not sitting.window.carry.carrying
    sitting.press("w")
    assert sitting.window.carry.carrying


def test_w_belongs_to_the_wall_where_something_is_looked_at(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, _said = at_the_table(qtbot)
    pushed: list[bool] = []
    sitting.window.pushAsked.connect(lambda: pushed.append(True))
    sitting.press("w")
    assert not pushed
    monkeypatch.setattr(sitting.window, "looked_at", object)
    sitting.press("w")
    assert pushed == [True]


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("e", "Legend Zone 3 is empty."),
        ("a", "Nobody stands in Gravity."),
        ("x", "X does nothing now."),
        ("k", "K does nothing now."),
    ],
)
def test_a_key_without_effect_says_so(qtbot: QtBot, key: str, words: str) -> None:
    sitting, said = at_the_table(qtbot, "charge")
    sitting.press(key)
    assert said[-1:] == [words]


# ---------------------------------------------------------------------- when one is asked, before any window


def by_key(sitting: Sitting) -> None:
    sitting.press("p")


WINDOWS, ANSWER = "every time", "only when I have an answer"
"""Two of the ways to be asked, as their plates say it."""


def by_pointer(sitting: Sitting) -> None:
    left = sitting.window.scene.left
    assert isinstance(left, ShowdownLeft)
    sitting.click(left.asked)


def choose(sitting: Sitting, words: str) -> None:
    """Choose on the sheet what is called so."""
    sheet = sitting.window.sheet
    assert sheet.isVisible()
    found = next(one for one in sheet.look.choices if words in one.look.spoken_name())
    sheet.choose(found.key)
    sitting.settle()


@pytest.mark.parametrize("opens", [by_key, by_pointer])
def test_a_standing_pass_is_chosen_seen_and_ended_before_any_window(
    qtbot: QtBot, opens: Callable[[Sitting], None]
) -> None:
    sitting, _said = at_the_table(qtbot)
    left = sitting.window.scene.left
    assert isinstance(left, ShowdownLeft)
    assert left.asked.look.title == "Asked as usual"
    opens(sitting)
    choose(sitting, ATTACKED)
    assert sitting.model.sight().values["until.red"] == ATTACKED
    assert "until.red" not in sitting.model.sight(PUBLIC).values
    assert left.asked.accessibleName() == "You pass until you are attacked"
    assert left.gauges["red"].look.standing == "You pass until you are attacked"
    if opens is by_key:
        sitting.press("p")  # the plate in sight has this key
    else:
        opens(sitting)
        choose(sitting, "Ask me again")
    assert "until.red" not in sitting.model.sight().values
    assert left.asked.look.title == "Asked as usual"


def test_the_policy_is_chosen_and_seen_on_the_own_side_alone(qtbot: QtBot) -> None:
    sitting, _said = at_the_table(qtbot)
    left = sitting.window.scene.left
    assert isinstance(left, ShowdownLeft)
    by_pointer(sitting)
    choose(sitting, WINDOWS)
    assert left.asked.look.title == "Always asked"
    sitting.take("blue")
    assert left.asked.look.title == "Asked as usual"
    assert left.asked.geometry().top() < left.gauges["red"].geometry().top(), "below the gauges of whoever looks"
    sitting.model.pass_to("red")
    sitting.settle()
    assert not left.asked.isVisible(), "behind the curtain nobody sees it"


def test_only_with_an_answer_is_hatched_where_a_screen_is_shared(qtbot: QtBot) -> None:
    """TS-H44: a curtain that falls for whoever could answer would tell it; nothing is chosen by pressing it."""
    sitting, _said = at_the_table(qtbot)
    by_pointer(sitting)
    look = next(one.look for one in sitting.window.sheet.look.choices if ANSWER in one.look.spoken_name())
    assert look.judgement == "refused"
    assert "curtain" in look.spoken_name()
    choose(sitting, ANSWER)
    assert sitting.window.refusals.shown
    assert "policy.red" not in sitting.model.sight().values


def test_the_list_names_the_keys_of_windows_and_of_places(qtbot: QtBot) -> None:
    keys = {one.usual: str(one.words) for one in box("tasuo").keys}
    assert {"P", "Q", "A"} <= set(keys)
    sitting, _said = at_the_table(qtbot)
    sitting.window.requests.open("keys")
    lines = sitting.window.sheet.accessibleDescription()
    for words in ("Space passes", "L looks at your cards", "P passes until", "second Legend Zone"):
        assert words in lines


def test_a_turn_begins_at_the_draw_though_a_card_could_be_played(qtbot: QtBot) -> None:
    """Given a Swift card in hand in the Draw Phase, then Enter draws two, and plays no card by chance."""
    table = TABLE.format(phase="draw").replace("Coal Shot", "Deep Breath")
    sitting = Sitting(qtbot, model_at(replay(read(table)).state))
    assert any(one.taken_up is not None for one in sitting.model.options())
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Red draws two"
