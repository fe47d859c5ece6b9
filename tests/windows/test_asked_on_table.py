"""What a question asks for is marked where it lies on the table, and a press of it there is the answer."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.map.token_button import TokenButton
from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.sitting import Sitting
from tests.windows.surfaces import SURFACES
from tests.windows.tables import dealt
from tests.windows.test_accessible_names import everything

SIZES = ((1024, 600), (1366, 768))


def _asked(qtbot: QtBot, size: tuple[int, int], event: str) -> Sitting:
    """Coach has fired an event and is asked whom or what it hits."""
    sitting = Sitting(qtbot, dealt(), size)
    sitting.take("coach")
    assert sitting.model.attempt(GATTAI.game.phrases.read(f'Coach fires "{event}"'))
    sitting.settle()
    now = sitting.window.paint.presses.now()
    sitting.window.paint.presses.now = lambda: now + 10 * TOO_SOON
    return sitting


def _place(sitting: Sitting, path: str) -> QRect:
    """Return where the part that shows a value lies in the window."""
    part = sitting.window.scene.part_of(path)
    assert isinstance(part, QWidget)
    return QRect(part.mapTo(sitting.window, QPoint(0, 0)), part.size())


def _press(sitting: Sitting, place: QRect) -> None:
    """Press there as a pointer would, on whatever lies above."""
    above = sitting.window.childAt(place.center())
    assert above is not None
    sitting.click(above, above.mapFrom(sitting.window, place.center()).toPointF())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("event", "kind", "value"),
    [("+Wave", "threats", "tr"), ("+Ruin", "locations", "state"), ("+Trauma(1)", "seats", "charges")],
)
def test_a_press_of_what_is_asked_for_is_the_answer(
    qtbot: QtBot, size: tuple[int, int], event: str, kind: str, value: str
) -> None:
    sitting = _asked(qtbot, size, event)
    last = sitting.window.requests.view.keys(kind)[-1]
    head = {"threats": "threat", "locations": "location", "seats": "pilot"}[kind]
    place = _place(sitting, f"{head}.{last}.{value}")
    marks = sitting.window.asked_on_table.things.widgets
    assert [one for one in marks if one.geometry().contains(place)], marks
    _press(sitting, place)
    assert sitting.last().endswith(f"aims at {'' if kind == 'seats' else f'{head}.'}{last}")


FIGHT = """game    virtual-machine
given   scenario f2; player teo; player sable; A2 teo; A3 m01.1 m02.1 m04.1
        process.teo.worn = ["g11"]; Teo: play area 9♠
        Teo has the turn with 9S; count 9
when    Teo attacks Stray Thread 1 with 9S
"""
BATTLE = """game    rumblebots
given   players Red, Blue
        Blue challenges Red; Red: gang b04 b01 b02; Blue: gang b08 b06; deck b06.2 b10
when    Blue reveals the next Bot
"""


def _played(qtbot: QtBot, record: str, size: tuple[int, int]) -> Sitting:
    played = replay(read(record))
    model = GameModel(played.record.box.game, MemoryJournal(played.state), seeded(1), clock=lambda: 0)
    model.pass_to(model.asks()[0].seat)
    model.take_seat()
    sitting = Sitting(qtbot, model, size)
    now = sitting.window.paint.presses.now()
    sitting.window.paint.presses.now = lambda: now + 10 * TOO_SOON
    return sitting


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("record", "told"),
    [(FIGHT, "Teo splashes m04.1"), (BATTLE, "Red puts b02 under the deck")],
    ids=["fight", "battle"],
)
def test_tokens_and_bots_that_are_asked_for_are_pressed_where_they_lie(
    qtbot: QtBot, size: tuple[int, int], record: str, told: str
) -> None:
    sitting = _played(qtbot, record, size)
    things = sitting.window.asked_on_table.things
    assert len(things.widgets) == len(sitting.model.asks()[0].options) == 2
    _press(sitting, things.every[-1].geometry())
    assert str(sitting.model.log(sitting.model.entry)[0].words(sitting.model.seat_shown)) == told


@pytest.mark.parametrize("size", SIZES)
def test_the_keyboard_begins_on_the_plate_and_comes_to_the_table_by_tab(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = _asked(qtbot, size, "+Wave")
    plate, things = sitting.window.answers.plate, sitting.window.asked_on_table.things
    assert plate.isAncestorOf(sitting.window.focusWidget())
    assert not sitting.window.overlays.reads_or_writes
    assert sitting.window.overlays.top() is None
    sitting.press(Qt.Key.Key_Tab, Qt.Key.Key_Right)
    assert [one.hasFocus() for one in things.widgets] == [False, True]
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last().endswith(f"aims at threat.{sitting.window.requests.view.keys('threats')[-1]}")


def test_a_screen_reader_that_walks_through_the_window_hears_an_answer_once(qtbot: QtBot) -> None:
    """It was heard at its mark and at its plate; the keyboard still comes to both, and says it there."""
    sitting = _asked(qtbot, (1366, 768), "+Wave")
    marks = sitting.window.asked_on_table.things.widgets
    walked = [one.object() for one in everything(sitting.window)]
    assert marks
    assert not set(marks) & set(walked)
    named = [QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name) for one in marks]
    plates = [one.accessibleName() for one in sitting.window.answers.plate.findChildren(AnswerButton)]
    assert all(any(name in plate for plate in plates) for name in named), (named, plates)
    window = QAccessible.queryAccessibleInterface(sitting.window)
    assert window.role() == QAccessible.Role.Window
    parts = [window.child(place) for place in range(window.childCount())]
    assert [window.indexOfChild(one) for one in parts] == list(range(len(parts)))
    assert [window.indexOfChild(QAccessible.queryAccessibleInterface(one)) for one in marks] == [-1] * len(marks)
    assert window.child(len(parts)) is None


def test_nothing_is_marked_once_nothing_is_asked_any_more(qtbot: QtBot) -> None:
    sitting = _asked(qtbot, (1366, 768), "+Ruin")
    things = sitting.window.asked_on_table.things
    assert len(things.widgets) == len(sitting.window.requests.view.keys("locations"))
    sitting.press("1")
    assert not sitting.window.answers.plate.isVisible()
    assert things.every == ()


def test_the_keyboard_that_comes_to_a_marked_thing_is_at_its_mark(qtbot: QtBot, tmp_path: Path) -> None:
    """The area beneath had the keyboard too: Tab came there a second time, and Enter did not give the answer."""
    window = SURFACES["fight, asked where to flee"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    mark = window.asked_on_table.things.widgets[0]
    beneath = next(one for one in window.findChildren(AreaButton) if _middle(one, window) == _middle(mark, window))
    came = set()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
        beneath.setFocus()
        assert mark.hasFocus()
        qtbot.keyClick(mark, key)
        came.add(type(window.focusWidget()))
    assert came & {AreaButton, TokenButton}, "what is not asked for beside it can be reached from there"
    now = window.paint.presses.now()
    window.paint.presses.now = lambda: now + 10 * TOO_SOON
    beneath.setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.asked_on_table.things.every == ()


def _middle(widget: QWidget, window: QWidget) -> QPoint:
    """Return where its middle lies in the window, in steps of ten pixels."""
    middle = widget.mapTo(window, widget.rect().center())
    return QPoint(round(middle.x() / 10), round(middle.y() / 10))


SPREAD = """given   pilots Red, Green; Harmony 2; threat gull "The Gull" rating 5 storm "+Trauma:Each(4)"
        throwdown Red, Green against Coach; Coach on turn; stage 4; Final Form of Red with Red head, Green heart
        gull: Buffers 0/5; Coach: hand A♦C; Pile 7♣P
when    Coach runs the Storm of gull with A♦C
        Coach uses storm
        Red soaks 0
"""


@pytest.mark.parametrize("size", SIZES)
def test_a_press_of_what_stands_for_several_answers_offers_just_those(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Neither Pilot was marked, each of whom may bear 1 to 4 of the damage."""
    sitting = _played(qtbot, SPREAD, size)
    window, things, sheet = sitting.window, sitting.window.asked_on_table.things, sitting.window.sheet
    answers = [one for one in sitting.model.asks()[0].options if str(one).startswith("Red lets the Robo of green")]
    assert [type(one).__name__ for one in answers] == ["Bear"] * len(answers)
    assert len(things.widgets) == 2
    mark = next(one for one in things.widgets if one.accessibleName().count("Green") == len(answers) > 1)
    _press(sitting, mark.geometry())
    assert sheet.isVisible()
    assert [one.look.spoken_name() for one in sheet.look.choices]
    assert len(sheet.look.choices) == len(answers)
    sheet.choose(sheet.look.choices[1].key)
    sitting.settle()
    assert str(sitting.model.log(sitting.model.entry)[0].words(window.model.seat_shown)) == str(answers[1])


def test_tab_goes_from_a_mark_into_what_lies_in_the_thing_and_back_by_the_arrows(qtbot: QtBot, tmp_path: Path) -> None:
    """The tokens in an area that was marked could not be heard: the keyboard was at the mark as soon as it came."""
    window = SURFACES["fight, asked where to flee"](qtbot, tmp_path)
    assert isinstance(window, TableWindow)
    mark = next(one for one in window.asked_on_table.things.widgets if "Cold Store" in one.accessibleName())
    mark.setFocus()
    assert mark.accessibleDescription().startswith("Cold Store")
    qtbot.keyClick(mark, Qt.Key.Key_Tab)
    token = window.focusWidget()
    assert isinstance(token, TokenButton)
    qtbot.keyClick(token, Qt.Key.Key_Right)
    other = window.focusWidget()
    assert isinstance(other, TokenButton)
    assert other is not token
    qtbot.keyClick(other, Qt.Key.Key_Up)
    assert mark.hasFocus()
