"""A window lasts the same time for every hand: what the others see, and when, tells nothing of it (RULES 3h)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.tasuo.policies import COULD, MY_TURN, TakePassBack
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.kit.ask_look import ELSEWHERE
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import BOX, model_at

TABLE = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red{more}
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot
        Blue: kio Glacier Monk; hand {hand}; legend nothing
"""
ATTACK = "Red attacks Glacier Monk with Cinder Page by Coal Shot"
PAUSE = 1_500
APART = "; alone.red = 1; alone.blue = 1"
"""Each player has a screen of her own."""
STANDING = f'{APART}; until.blue = "{MY_TURN}"'
ONLY_IF = f'; policy.blue = "{COULD}"'
NOT_POSSIBLE = f"{APART}{ONLY_IF}"
PROGRAM_ATTACKS = '; program.red = "learner"'


class Clock:
    """Stands still until it is moved on."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


class Window:
    """A window that has just opened, and what attacker, wall and log see of it, and when."""

    def __init__(self, qtbot: QtBot, more: str = APART, hand: str = "Reef Novice", seat: str = "red") -> None:
        self.model: GameModel = model_at(replay(read(TABLE.format(more=more, hand=hand))).state)
        self.model.pass_to(seat)
        self.model.take_seat()
        self.sitting = Sitting(qtbot, self.model)
        self.window = self.sitting.window
        self.clock = self.window.pause.now = Clock()
        self.model.attempt(BOX.game.phrases.read(ATTACK))
        self.sitting.settle()

    def wait(self, milliseconds: int) -> None:
        """Let the clock go on, and what is due be done."""
        self.clock.now += milliseconds
        self.window.pause.look()
        self.sitting.settle()

    def seen(self) -> list[object]:
        """What others see, from the opening on, every half of a second."""
        return [self._seen_after(passed) for passed in (0, 500, 500, 499, 1, 500)]

    def _seen_after(self, passed: int) -> tuple[object, ...]:
        self.wait(passed)
        sights = [self.model._rules.sight(seat) for seat in ("red", PUBLIC)]
        values = [{k: v for k, v in one.values.items() if not k.startswith(("alone.", "program."))} for one in sights]
        return (values, [one.zones for one in sights], tuple(self._lines()), self.window.pause_bar.isVisible())

    def _lines(self) -> Iterator[str]:
        return (one.words("red") for one in self.model.log())


def passing_at(window: Window, milliseconds: int) -> None:
    window.wait(milliseconds)
    window.sitting.press(Qt.Key.Key_Space)


def test_a_pass_counts_at_the_end_of_the_pause(qtbot: QtBot) -> None:
    window = Window(qtbot)
    passing_at(window, 200)
    entry = window.model.entry
    assert window.window.pause.holds
    window.wait(PAUSE - 201)
    assert window.model.entry == entry
    assert window.model.asks()
    window.wait(1)
    assert window.model.entry == entry + 1
    assert not window.model.asks()


@pytest.mark.parametrize(
    ("more", "hand"),
    [
        (STANDING, "Shell Block"),
        (STANDING, "Reef Novice"),
        (NOT_POSSIBLE, "Reef Novice"),
        ('; program.blue = "learner"', "Reef Novice"),
        ('; program.blue = "learner"', "Ferry Token"),
    ],
    ids=["standing, could", "standing, could not", "not asked", "program", "program that holds something else"],
)
def test_the_others_see_the_same_at_the_same_time(qtbot: QtBot, more: str, hand: str) -> None:
    """Given somebody who is asked and passes at once, then who is not asked is seen to do the same, when she does."""
    asked = Window(qtbot)
    asked.sitting.press(Qt.Key.Key_Space)
    # It is the answer that ends the pause, not a timer of the program's.
    other = Window(qtbot, more, hand)
    other.window.program_seats.set_pause(60_000)
    seen, usual = other.seen(), asked.seen()
    assert seen == usual
    assert usual[3] != usual[4], "the end of the pause shows"


@pytest.mark.parametrize(
    ("more", "seat", "hand"),
    [
        ("", "red", "Reef Novice"),
        ("", "blue", "Reef Novice"),
        ('; seating = "one_hand"', "red", "Slipstream"),
        (PROGRAM_ATTACKS, "blue", "Reef Novice"),
    ],
    ids=["at her place", "on the open plate", "one hand on the mouse", "against the program"],
)
def test_who_is_asked_by_what_all_can_see_waits_for_no_pause(qtbot: QtBot, more: str, seat: str, hand: str) -> None:
    """Two people at one computer, and whoever plays against the program: a pass counts when it is pressed."""
    window = Window(qtbot, more, hand, seat=seat)
    assert window.model.asks()
    assert not window.window.pause_bar.isVisible()
    passing_at(window, 0)
    assert not window.model.asks()


@pytest.mark.parametrize(("hand", "asked"), [("Reef Novice", False), ("Slipstream", True)])
def test_asked_only_when_she_could_a_player_waits_for_nothing_against_the_program(
    qtbot: QtBot, hand: str, asked: bool
) -> None:
    """The program has no clock to look at: who has no answer need not press, and is not held up."""
    window = Window(qtbot, PROGRAM_ATTACKS + ONLY_IF, hand, seat="blue")
    assert not window.window.pause_bar.isVisible()
    assert bool(window.model.asks()) is asked


def test_who_is_asked_and_says_nothing_is_waited_for(qtbot: QtBot) -> None:
    window = Window(qtbot)
    window.wait(10 * PAUSE)
    assert window.model.asks()
    assert not window.window.pause_bar.isVisible()
    window.sitting.press(Qt.Key.Key_Space)
    assert not window.model.asks()


def test_who_looks_in_the_pause_answers_herself(qtbot: QtBot) -> None:
    """Given a standing pass, when its owner looks at her cards after all, then nothing passes for her."""
    window = Window(qtbot, STANDING)
    look = window.window.answers.plate.button(ELSEWHERE)
    assert look is not None
    window.sitting.click(look)
    window.model.take_seat()
    window.sitting.settle()
    window.wait(10 * PAUSE)
    assert window.model.asks()


def test_nothing_passes_while_somebody_reads(qtbot: QtBot) -> None:
    window = Window(qtbot, STANDING)
    window.window.help.open("tasuo")
    window.wait(PAUSE)
    assert window.model.asks()
    window.window.overlays.close_top()
    window.wait(0)
    assert not window.model.asks()


def test_a_standing_pass_is_chosen_on_the_open_plate_in_two_acts(qtbot: QtBot) -> None:
    window = Window(qtbot)
    window.sitting.press("p")
    sheet = window.window.sheet
    assert sheet.isVisible()
    window.sitting.press("1")
    assert window.window.pause.holds
    window.wait(PAUSE)
    assert not window.model.asks()
    assert window.model._rules.sight("blue").values["until.blue"] == MY_TURN
    assert "until.blue" not in window.model.sight().values


def test_the_owner_sees_her_standing_pass_and_is_asked_again(qtbot: QtBot) -> None:
    window = Window(qtbot, STANDING, seat="blue")
    plate = window.window.answers.plate
    assert spoken(plate.look.title) == "You pass until your turn"
    gauges = window.window.scene.left.gauges
    assert [gauges[seat].look.standing for seat in ("blue", "red")] == ["You pass until your turn", ""]
    window.sitting.press("p")
    assert window.sitting.last() == str(TakePassBack("blue"))
    window.wait(10 * PAUSE)
    assert window.model.asks()
    assert [gauges[seat].look.standing for seat in ("blue", "red")] == ["", ""]


def test_nobody_else_sees_a_standing_pass(qtbot: QtBot) -> None:
    standing, usual = Window(qtbot, STANDING), Window(qtbot)
    assert standing.window.answers.plate.look == usual.window.answers.plate.look
    assert standing.window.scene.left.gauges["blue"].look == usual.window.scene.left.gauges["blue"].look


def test_where_nothing_moves_the_bar_stands_still(qtbot: QtBot) -> None:
    window = Window(qtbot)
    assert window.window.pause.share == 1.0
    window.wait(PAUSE // 2)
    assert window.window.pause.share == 1.0
    assert window.window.pause_bar.isVisible()


def test_where_the_program_is_asked_the_bar_lies_over_no_card(qtbot: QtBot) -> None:
    """Given the program is asked and no plate asks, then the bar stands at the foot of the program's own plate."""
    window = Window(qtbot, '; program.blue = "learner"').window
    assert not window.answers.plate.isVisible()
    assert window.pause_bar.isVisible()
    assert window.program_turn.plate.geometry().contains(window.pause_bar.geometry())
