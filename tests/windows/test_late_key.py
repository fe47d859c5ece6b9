"""Space for *Go on*, pressed a moment after the program has moved by itself: it plays nothing."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import AGAIN, IN_RHYTHM, SLOWEST, TOO_LATE, TOO_SOON
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.move import Answer
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.table.program_plate import ProgramLook
from tests.board.conftest import press_at
from tests.windows.program_surfaces import FightWithProgram
from tests.windows.test_presses import Clock, timed


class Waiting:
    """A fight in which the program was to move, and has moved by itself after so many milliseconds."""

    def __init__(self, qtbot: QtBot, after: int = TOO_SOON, *, pressed: bool = False) -> None:
        """pressed: somebody has said *Go on* with Space, instead of waiting."""
        self.fight = FightWithProgram(qtbot)
        self.clock: Clock = timed(self.fight.sitting)
        assert self.fight.model.attempt(Counter("red", card("8♥P")))
        self.fight.until(lambda now: now.acts)
        self.clock.now += after
        before = self.fight.model.entry
        if pressed:
            QTest.keyClick(self.handle, Qt.Key.Key_Space)
        else:
            self.fight.seats._pause_over()
        self.fight.until(lambda now: not now.acts)
        assert self.fight.model.entry > before
        self.pressed = list[str]()
        self.plate = self._focused()

    def _focused(self) -> PlateButton:
        """Focus a plate that plays something, as whoever walks with the keys does."""
        pane = self.fight.window.scene.pane
        assert pane is not None
        plate = next(one for one in pane.findChildren(PlateButton) if one.isVisible() and one.isEnabled())
        plate.setFocus()
        assert QApplication.focusWidget() is plate
        plate.blockSignals(True)  # nothing is played: only the press counts
        return plate

    @property
    def handle(self) -> QWindow:
        found = self.fight.window.windowHandle()
        assert found is not None
        return found

    def space(self, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> bool:
        """Press Space as the system does; say whether the focused plate heard of it."""
        QTest.keyPress(self.handle, Qt.Key.Key_Space, modifier)
        heard = self.plate.isDown()
        QTest.keyRelease(self.handle, Qt.Key.Key_Space, modifier)
        return heard


def _return() -> QKeyEvent:
    return QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
def test_space_that_was_meant_for_go_on_presses_nothing_else(qtbot: QtBot, modifier: Qt.KeyboardModifier) -> None:
    table = Waiting(qtbot)
    table.clock.now += TOO_LATE - 1
    assert not table.space(modifier)


def test_it_is_said_that_it_came_too_late(qtbot: QtBot) -> None:
    table = Waiting(qtbot)
    plate = table.fight.turn.plate
    before = plate.look
    table.space()
    assert "Too late for Go on" in plate.accessibleName()
    assert "Too late for Go on" in spoken(plate.look.below())
    table.fight.seats.nowChanged.emit()
    assert plate.look == before


def test_it_is_said_no_longer_than_it_takes_to_read(qtbot: QtBot) -> None:
    """Given a question that somebody thinks about, then the plate does not speak of a key of long ago."""
    table = Waiting(qtbot)
    turn = table.fight.turn
    before = turn.plate.look
    table.space()
    assert turn.plate.look != before
    turn.late_told.setInterval(0)
    qtbot.waitUntil(lambda: turn.plate.look == before)


def test_after_a_while_space_is_the_focused_plates_again(qtbot: QtBot) -> None:
    table = Waiting(qtbot)
    table.clock.now += TOO_LATE
    assert table.space()


def test_who_has_pressed_anything_else_has_seen_what_is_there(qtbot: QtBot) -> None:
    table = Waiting(qtbot)
    QTest.keyClick(table.handle, Qt.Key.Key_Right)
    table.plate.setFocus()
    assert table.space()


def test_who_has_used_the_pointer_has_seen_it_too(qtbot: QtBot) -> None:
    table = Waiting(qtbot)
    QTest.mouseClick(table.handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    table.plate.setFocus()
    assert table.space()


def test_nobody_has_aimed_at_what_was_there_too_shortly_to_be_read(qtbot: QtBot) -> None:
    assert Waiting(qtbot, after=TOO_SOON - 1).space()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_nothing_comes_into_the_place_of_go_on_when_it_goes(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given the program moves before *Go on* is pressed, however long before, then that press changes no pace."""
    table = Waiting(qtbot)
    sitting, plate = table.fight.sitting, table.fight.turn.plate
    sitting.window.resize(*size)
    sitting.settle()
    assert plate.on.isHidden()
    now = [one.geometry() for one in (plate.pace, plate.why, plate.other) if not one.isHidden()]
    assert now
    plate.set_look(evolve(plate.look, on="Go on", other="Hold", pace=""))
    assert not any(plate.on.geometry().intersects(one) for one in now)


@pytest.mark.parametrize(("after", "at"), [(10 * TOO_LATE, 501), (TOO_LATE - 1, 900)], ids=["rests", "a moment later"])
def test_a_press_for_go_on_asks_for_nothing_else_that_has_come_into_its_place(
    qtbot: QtBot, after: int, at: int
) -> None:
    """Given *Go on* has ended an evening alone, when it is pressed once more, then that asks for no turning points."""
    table = Waiting(qtbot)
    plate, presses, asked = table.fight.turn.plate, table.fight.turn.plate.paint.presses, list[str]()
    plate.onAsked.disconnect()
    plate.onAsked.connect(lambda: asked.append(plate.look.on))
    for words in ("Go on", "Go on"):
        plate.set_look(ProgramLook("red", on=words))
        table.clock.now += TOO_SOON
        presses.pressed(press_at(QPointF(500, 500)))
        plate.on.click()
    assert asked == ["Go on", "Go on"]
    plate.set_look(ProgramLook("red", on="Turning points"))
    table.clock.now += after
    presses.pressed(press_at(QPointF(at, 500)))
    with qtbot.waitSignal(plate.late):
        plate.on.click()
    assert asked == ["Go on", "Go on"]
    table.clock.now += TOO_LATE
    presses.pressed(press_at(QPointF(at, 500)))
    plate.on.click()
    assert asked[2:] == [plate.look.on]


def test_space_in_a_rhythm_gives_no_only_answer(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a question with one answer after *Go on* has gone, then Space has to be meant for it: three seconds."""
    table = Waiting(qtbot)
    model = table.fight.model
    only = Ask("any", model.seat, say("Which?"), (Answer(model.seat),))
    monkeypatch.setattr(GameModel, "asks", lambda *_: (only,))
    table.clock.now += IN_RHYTHM - 1
    assert not table.space()
    table.clock.now += AGAIN
    assert table.space()


def test_who_was_told_so_has_time_to_read_it(qtbot: QtBot) -> None:
    """Given Space that came too late, when it is pressed once more at once, then it attacked with the card in focus."""
    table = Waiting(qtbot)
    table.clock.now += TOO_LATE - 1
    assert not table.space()
    table.clock.now += AGAIN - 1
    assert not table.space()
    table.clock.now += AGAIN
    assert table.space()


@pytest.mark.parametrize("after", [1, TOO_SOON])
def test_space_in_the_rhythm_of_go_on_answers_nothing_however_long_it_goes_on(qtbot: QtBot, after: int) -> None:
    """Given whoever says *Go on* every second or two, then her own turn waits until she has looked up."""
    table = Waiting(qtbot, after, pressed=True)
    for _ in range(5):
        table.clock.now += AGAIN - 1
        assert not table.space()
    assert "Too late for Go on" in table.fight.turn.plate.accessibleName()
    table.clock.now += AGAIN
    assert table.space()


def test_a_rhythm_goes_on_over_a_go_on_that_was_there_too_shortly_to_be_read(qtbot: QtBot) -> None:
    """Given the program has moved once more by itself, at once, then the next press of a rhythm decides nothing."""
    table = Waiting(qtbot, pressed=True)
    late = table.fight.turn._late_key
    table.clock.now += TOO_LATE
    late.show_button(there=True)
    table.clock.now += TOO_SOON - 1
    late.show_button(there=False)
    table.clock.now += TOO_SOON
    assert not table.space()
    table.clock.now += AGAIN
    assert table.space()


def test_a_slow_rhythm_is_one_too(qtbot: QtBot) -> None:
    """Given whoever reads each move for four seconds and says *Go on*, then Space after five more decides nothing."""
    table = Waiting(qtbot, pressed=True)
    late = table.fight.turn._late_key
    late.show_button(there=True)
    table.clock.now += 4_000
    late.pressed()
    late.show_button(there=False)
    table.clock.now += 5_000
    assert not table.space()
    table.clock.now += AGAIN
    assert table.space(), "she was told, and looks at her own turn now"


def test_return_on_go_on_is_a_rhythm_as_well(qtbot: QtBot) -> None:
    """Given *Go on* has the keyboard, when it is pressed by Return again and again, then her own turn is not."""
    fight = FightWithProgram(qtbot)
    timed(fight.sitting)
    fight.counter()
    fight.until(lambda now: now.acts)
    fight.turn.plate.on.setFocus()
    handle = fight.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Return)
    fight.until(lambda now: not now.acts)
    entry = fight.model.entry
    for _ in range(6):
        QTest.keyClick(handle, Qt.Key.Key_Return)
        fight.sitting.settle()
    assert fight.model.entry == entry
    assert not fight.window.carry.carrying


def test_return_is_no_key_of_go_on_long_after_it_was_pressed_there(qtbot: QtBot) -> None:
    """Given the program went on by itself since, then Return does what stands there at once, as it always did."""
    table = Waiting(qtbot, pressed=True)
    late = table.fight.turn._late_key
    late.pressed(enters=True)
    table.clock.now += SLOWEST + 1
    late.show_button(there=True)
    table.clock.now += TOO_LATE
    late.show_button(there=False)
    table.clock.now += TOO_SOON
    assert not late.eventFilter(table.handle, _return())
    late.pressed(enters=True)
    late.show_button(there=True)
    late.show_button(there=False)
    assert late.eventFilter(table.handle, _return())


def test_who_says_go_on_and_presses_another_key_has_left_the_rhythm(qtbot: QtBot) -> None:
    table = Waiting(qtbot, pressed=True)
    QTest.keyClick(table.handle, Qt.Key.Key_Right)
    table.plate.setFocus()
    assert table.space()


def test_space_answers_where_there_is_a_choice(qtbot: QtBot) -> None:
    table = Waiting(qtbot)
    table.clock.now += TOO_LATE
    assert table.space()


def test_space_for_go_on_takes_no_offer_of_the_guide(qtbot: QtBot) -> None:
    """Given the keyboard stands by itself on "Do it for me", then Space for *Go on* plays nothing; later it does."""
    table = Waiting(qtbot)
    card = table.fight.window.scene.guide.card
    card.show()
    card.do.show()
    card.do.setEnabled(True)
    card.do.setFocus()
    card.do.blockSignals(True)
    table.plate = card.do
    table.clock.now += TOO_LATE
    assert not table.space()
    table.clock.now += AGAIN
    assert table.space()
