"""Where one of several cards of the field is asked for, a press of it is the answer, and all of them are bracketed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board import places
from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.state import State
from gattai_desktop.games.presentation import Place
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.windows.cut import only_when_it_is_read
from tests.windows.cut import read as words_of
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdown_surfaces import at
from tests.windows.tasuo.showdowns import GAME, Duelists, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red
        Red: kao Ashen Duelist; hand Pyre Marshal
        Blue: kio Glacier Monk; kao Undertow Queen; ka Shoal Binder
"""


@pytest.fixture
def asked(qtbot: QtBot) -> Duelists:
    """Red is asked which of three warriors gets Burn."""
    made = Duelists(Sitting(qtbot, model_at(replay(read(TABLE)).state), (1366, 768)))
    made.model.attempt(GAME.phrases.read("Red calls Pyre Marshal to kio"))
    for _ in range(4):  # what may answer the call is passed
        made.sitting.settle()
        if made.window.asked_on_table.things.widgets or not made.model.asks():
            break
        made.model.attempt(made.model.asks()[0].options[0])
    made.clock += TOO_SOON
    return made


@pytest.mark.parametrize("size", [(960, 516), (960, 540), (1024, 576), (1366, 768)])
def test_brackets_touch_no_name_and_no_life(
    asked: Duelists, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """In a small window they lay over "Glacier Monk" right above its card."""
    asked.window.resize(*size)
    asked.sitting.settle()
    brackets: list[QRectF] = []

    def note(_pen: object, box: QRectF, _ink: object, _arm: float, width: float, gap: float) -> None:
        reach = gap + width / 2
        brackets.append(box.adjusted(-reach, -reach, reach, reach))

    monkeypatch.setattr(places, "paint_brackets", note)
    pane = asked.pane
    for number, mark in enumerate(asked.window.asked_on_table.things.widgets):
        mark.grab()
        brackets[number:] = [brackets[-1].translated(pane.mapFrom(asked.window, mark.pos()))]
    around = tuple(brackets)  # what reads the window paints them once more
    assert len(around) == 3
    with only_when_it_is_read(asked.window):
        names = [one for one in words_of(asked.window) if one.widget is pane]
    over = [(one.words, one.box.adjusted(0, 0, 0, 0.2 * one.size)) for one in names]
    assert not [words for words, box in over if any(box.intersects(one) for one in around)]
    assert len(over) > 3


@pytest.mark.parametrize("how", ["pressed", "by the keyboard", "by a screen reader"])
def test_a_press_of_a_warrior_that_is_asked_for_is_the_answer(asked: Duelists, how: str) -> None:
    widget, things = asked.pane.cards.widget_at("kao.blue"), asked.window.asked_on_table.things
    assert widget is not None
    mark = asked.window.childAt(widget.mapTo(asked.window, widget.rect().center()))
    assert mark in things.widgets
    if how == "by a screen reader":
        widget.click()
    elif how == "by the keyboard":
        widget.setFocus()
        assert mark.hasFocus()
        assert mark.accessibleDescription().startswith(widget.accessibleName())
        asked.sitting.press(Qt.Key.Key_Return)
    else:
        asked.sitting.click(mark)
    assert asked.sitting.last() == "Red chooses Blue's Undertow Queen"
    assert things.every == ()


def test_answers_stand_as_the_warriors_lie_from_left_to_right_and_a_figure_is_a_place(asked: Duelists) -> None:
    look = asked.sitting.window.answers.plate.look
    shown = [f"{one.key} {spoken(one.title)}" for one in look.answers]
    assert shown == ["1 Glacier Monk", "2 Undertow Queen", "3 Shoal Binder"]
    assert look.first == look.answers[0].id
    asked.sitting.press("2")
    assert asked.sitting.last() == "Red chooses Blue's Undertow Queen"


def test_what_was_pressed_before_anybody_could_read_the_question_answers_nothing(asked: Duelists) -> None:
    asked.clock -= TOO_SOON
    widget, before = asked.pane.cards.widget_at("kao.blue"), asked.model.entry
    assert widget is not None
    asked.sitting.click(widget)
    assert asked.model.entry == before


def test_just_those_that_are_asked_for_are_bracketed(asked: Duelists) -> None:
    shown = {zone: asked.pane.cards.widget_at(f"{zone}.blue") for zone in ("kio", "kao", "ka")}
    middles = [asked.window.mapFromGlobal(one.global_rect().center().toPoint()) for one in shown.values() if one]
    assert {asked.window.childAt(one) for one in middles} == set(asked.window.asked_on_table.things.widgets)


FORGE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase play; turn 3; active red
        Red: hand Forge Sister, Salamander Glaive, Ember Jab
        Blue: kio Glacier Monk
"""


@pytest.mark.parametrize("keyed", [False, True], ids=["pressed", "by the keyboard"])
def test_a_press_of_the_card_of_the_hand_that_is_asked_for_is_the_answer(qtbot: QtBot, *, keyed: bool) -> None:
    """It was lifted, and told to go to no place: a plate would play it."""
    made = Duelists(Sitting(qtbot, model_at(replay(read(FORGE)).state), (1366, 768)))
    made.model.attempt(GAME.phrases.read("Red calls Forge Sister to kio"))
    for _ in range(4):  # what may answer the call is passed
        made.sitting.settle()
        if made.model.asks() and made.model.asks()[0].kind == "choice":
            break
        made.model.attempt(made.model.asks()[0].options[0])
    made.sitting.settle()
    made.clock += TOO_SOON
    glaive = next(one.card for one in made.window.requests.view.hand if one.card.name == "Salamander Glaive")
    widget = made.window.hand.widget_of(glaive)
    assert widget is not None
    if keyed:
        widget.setFocus()
        made.sitting.press(Qt.Key.Key_Return)
    else:
        rect = widget.card_rect()
        made.sitting.click(widget, rect.topLeft() + (rect.center() - rect.topLeft()) * 0.3)
    assert not made.window.carry.carrying
    assert made.sitting.last() == "Red chooses Salamander Glaive"


def test_an_answer_that_is_a_card_is_marked_at_no_place_where_it_would_go(qtbot: QtBot) -> None:
    """The middle of the field was marked, and a press there spent a Defensive card."""
    text = TABLE.replace("phase play", "phase clash").replace("hand Pyre Marshal", "hand Smoke Roll")
    made = Duelists(
        Sitting(qtbot, model_at(replay(read(text.replace("active red", "active blue"))).state), (1024, 600))
    )
    attack = next(one for one in made.model.options("blue") if type(one).__name__ == "AttackWarrior")
    assert made.model.attempt(attack)
    made.sitting.take("red")
    asked = made.model.asks()[0]
    assert [one for one in asked.options if getattr(one, "card", None) is not None], asked
    assert made.window.answers.plate.isVisible()
    assert made.window.asked_on_table.things.widgets == ()


MOVED = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase clash; turn 4; active blue
        Red: kio Forge Sister; hand nothing
        Blue: ka Reef Novice; hand Whirlpool Toss
when    Blue attacks Forge Sister with Reef Novice by Whirlpool Toss
"""


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
@pytest.mark.parametrize(
    ("make_state", "meant"),
    [
        (lambda: at("br06", asks="choice"), [Place(zone=f"{one}.red") for one in ("kio", "ka", "kao")]),
        (lambda: replay(read(MOVED)).state, [Place(zone=f"{one}.red") for one in ("ka", "kao")]),
        (lambda: at("ti06", asks="choice"), [Place(zone="legend.blue", index=one) for one in range(2)]),
    ],
    ids=["own zones are charged", "a foe's warrior is moved", "a foe's set card goes"],
)
def test_what_a_word_stands_for_is_marked_on_the_side_that_it_means(
    qtbot: QtBot, make_state: Callable[[], State], meant: list[Place], size: tuple[int, int]
) -> None:
    """Nothing was: "kio" may be a place of either player, and "set 1" was none."""
    sitting = Sitting(qtbot, model_at(make_state()), size)
    assert sitting.window.answers.plate.isVisible()
    found = (sitting.window.scene.rect_of(one) for one in meant)
    middles = [sitting.window.mapFromGlobal(box.center().toPoint()) for box in found if box is not None]
    over = [sitting.window.childAt(one) for one in middles]
    assert len(over) == len(set(over)) == len(meant)
    assert {one for one in over if one is not None} == set(sitting.window.asked_on_table.things.widgets)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("br06", ["1 Kio", "2 Kao", "3 Ka"]), ("ti06", ["1 Set card 1", "2 Set card 2"])],
    ids=["zones", "set cards"],
)
def test_words_stand_as_what_they_mean_lies_from_left_to_right(qtbot: QtBot, name: str, shown: list[str]) -> None:
    """They stood as "Choose Kio, Choose Ka, Choose Kao", and a set card was "Choose set 1"."""
    sitting = Sitting(qtbot, model_at(at(name, asks="choice")), (1366, 768))
    look = sitting.window.answers.plate.look
    assert [f"{one.key} {spoken(one.title)}" for one in look.answers] == shown
    marks = sitting.window.asked_on_table.things.widgets
    assert [f"{place} {one.accessibleName()}" for place, one in enumerate(marks, 1)] == shown
