"""Where only one thing can be done, the keyboard stands on it, in every pane and on every plate that asks."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.cards.card import card as card_called
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.seating import GiveSeat
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.games.gattai.panes.form_view import FormView
from gattai_desktop.windows.games.gattai.parts.final_form import FormLook, FormPartLook
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given

TABLE = """
given   pilot red "Ren"; threat tide "The Tide" rating 2; phase = "play"
        Red: hand 8♥P 9♣P; Coach: hand 3♣C K♠C
"""
GAMBIT = (
    TABLE
    + """
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
"""
)
PLAYED = (
    GAMBIT
    + """
        Coach puts 3♣C down
        Red plays 8♥P
"""
)
HER_SPECIALTY = PLAYED.replace('"Ren";', '"Ren" specialty "climbing";')
CHALLENGED = (
    TABLE
    + """
when    Coach challenges red with 3♣C for "The gate"
        Red accepts with 9♣P
        Coach brings in tide
"""
)
WON = """
given   pilot red "Ren"; threat tide "The Tide" rating 2
        throwdown Coach against Red; Red on turn; stage 1
        Red: Strike 2; hand A♥P 9♣P; Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
when    Red counters with A♥P
        Coach concedes
"""

CREW = """
given   pilot red "Ren"; faction crew "Harbour Crew" agency 3; crew: stack 4♠P
        throwdown Coach against Red; Coach on turn
        Red: Strike 3; hand 9♥P A♥P; Coach: Strike 3; hand 2♠C 6♠C; Pile 3♦C 7♦P
when    Coach escalates with 2♠C
"""


def focused() -> str:
    """What a screen reader says of what has the keyboard."""
    return QApplication.focusWidget().accessibleName()


def opened(qtbot: QtBot) -> QWidget:
    """An empty window that has the keyboard."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@pytest.mark.parametrize(
    ("record", "seat", "begins"),
    [
        (GAMBIT, "coach", "Three of clubs"),
        (PLAYED, "coach", "Reveal"),
        (HER_SPECIALTY, "coach", "Reveal"),
        (CHALLENGED, "coach", "Close the sides"),
    ],
)
def test_a_pane_has_it_on_what_comes_next(qtbot: QtBot, record: str, seat: str, begins: str) -> None:
    sitting = Sitting(qtbot, given(record))
    sitting.take(seat)
    assert focused().startswith(begins)


def test_once_every_spoil_is_taken_it_stands_on_apply(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(WON))
    sitting.take("red")
    assert focused().startswith("Charges")
    sitting.press(Qt.Key.Key_Space, Qt.Key.Key_Down)
    assert focused().startswith("Recover"), "one is left"
    sitting.press(Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert sitting.model.entry == 2, "both are taken"
    assert focused() == "Apply"
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry == 3


def test_on_a_sheet_it_stands_on_the_first_plate_that_can_be_pressed(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    refused = SheetChoice("no", PlateLook("Not now", judgement="refused"))
    sitting.window.requests.ask(SheetLook("Which?", choices=(refused, SheetChoice("yes", PlateLook("This one")))))
    assert focused() == "This one"


def test_on_a_plate_that_asks_it_stands_on_the_answer_that_is_possible(qtbot: QtBot) -> None:
    window = opened(qtbot)
    plate = AskPlate(make_paint(speed=0), window)
    answers = (AnswerLook(0, "Spend two", refused=True), AnswerLook(1, "Spend one"))
    plate.ask(AskLook("red", "red", "How many?", "", answers, first=0), lambda: QRect(0, 0, 900, 400), focus=True)
    assert focused().startswith("Spend one")


def test_where_the_coach_is_asked_for_leave_it_stands_on_granting_it(qtbot: QtBot) -> None:
    """GEAR-3: the rules list the refusal first; the plates show what was asked for first, and 1 grants it."""
    gear = 'gear = ["scarf"]; gear.scarf.name = "Scarf"; gear.scarf.type = "accessory"; gear.scarf.holder = "red"'
    asked = (
        PLAYED.replace("given   ", f"given   edition final; {gear}\n        ").replace("3♣C down", "K♠C down")
        + """
        Coach reveals
        Red activates scarf for another try
"""
    )
    sitting = Sitting(qtbot, given(asked))
    sitting.take("coach")
    assert focused().startswith("Let the Gear be used")
    sitting.press("1")
    assert sitting.last() == "Coach lets the Gear be used"


def test_on_a_final_form_it_stands_on_the_one_position_that_is_free(qtbot: QtBot) -> None:
    window = opened(qtbot)
    view = FormView(make_paint(speed=0), window)
    places = (FormPartLook("wing", "Wing", "red", "Ren"), FormPartLook("aegis", "Aegis", name="free", lit=True))
    view.resize(800, 600)
    view.set_look(FormLook(places))
    view.show()
    view.focus()
    assert focused().startswith("Aegis")


def test_a_plate_that_goes_hands_the_keyboard_to_none_of_its_row(qtbot: QtBot) -> None:
    """In Reveal's place stood an Assist with a price; the window knows where play goes on."""
    window = opened(qtbot)
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    row = PlateRow(make_paint(speed=0), window)
    row.resize(800, 80)
    row.set_plates((RowPlate("reveal", PlateLook("Reveal")),))
    row.show()
    row.focus()
    assert focused() == "Reveal"
    row.set_plates((RowPlate("assist", PlateLook("Assist")), RowPlate("counter", PlateLook("Counter"))))
    assert QApplication.focusWidget() is window


def test_the_key_of_a_refused_plate_leaves_the_keyboard_where_play_goes_on(qtbot: QtBot) -> None:
    """Its refusal gives the keyboard back to whatever had it: to a refused plate, and Return refused again."""
    window = opened(qtbot)
    row = PlateRow(make_paint(speed=0), window)
    row.resize(800, 80)
    refused = PlateLook("Run", key="R", judgement="refused")
    row.set_plates((RowPlate("reveal", PlateLook("Reveal", key="V")), RowPlate("run", refused)))
    row.show()
    row.focus()
    pressed: list[object] = []
    row.refused.connect(lambda key, _look: pressed.append(key))
    assert row.press("R")
    assert (pressed, focused()) == (["run"], "Reveal")


class Beside(QPushButton):
    """Another button of a window."""

    was_given_it = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.was_given_it = True
        super().focusInEvent(event)


@pytest.mark.parametrize("left", [(), (RowPlate("assist", PlateLook("Assist")),)])
def test_a_row_whose_plate_goes_sends_the_keyboard_nowhere_else(qtbot: QtBot, left: tuple[RowPlate, ...]) -> None:
    """Qt would give it to whatever comes next in the window, as if a person had gone there."""
    window = opened(qtbot)
    row, beside = PlateRow(make_paint(speed=0), window), Beside(window)
    row.setGeometry(0, 0, 900, 80)
    row.set_plates((RowPlate("reveal", PlateLook("Reveal")),))
    row.show()
    beside.show()
    row.focus()
    row.set_plates(left)
    assert QApplication.focusWidget() is window
    assert not beside.was_given_it


def test_behind_the_curtain_it_stands_on_the_safest_card_that_can_be_played(qtbot: QtBot) -> None:
    """Given 3♠ that beats nothing, 8♥ that is safe and J♣ beyond the Strike, then it stands on 8♥."""
    record = FIGHT.replace("hand 8♥P 9♣P", "hand 3♠P 8♥P J♣P")
    sitting = Sitting(qtbot, given(record))
    sitting.take("red")
    assert focused() == "Eight of hearts"


def test_what_was_played_and_is_gone_hands_the_keyboard_to_the_hand(qtbot: QtBot) -> None:
    """A Faction's last card: Qt went on to an earlier Pile, and there the ring stayed when it was her turn again."""
    sitting = Sitting(qtbot, given(CREW))
    sitting.window.program_seats.set_pause(600_000)
    give = sitting.model.by_hand(GiveSeat)
    assert give is not None
    assert sitting.model.attempt(give("red", "coach", STEADY))
    sitting.take("red")
    top = sitting.throwdown.factions.view("crew")
    assert top is not None
    assert top.top is not None
    top.top.setFocus(Qt.FocusReason.TabFocusReason)
    assert focused() == "Harbour Crew: Four of spades"
    assert sitting.model.attempt(Counter("red", card_called("4SP")))
    sitting.settle()
    assert QApplication.focusWidget() is sitting.window, "the program is to play"
    assert sitting.model.play_for("coach", Counter("coach", card_called("6SC")))
    sitting.settle()
    assert sitting.window.hand.isAncestorOf(QApplication.focusWidget()), focused()


def test_a_plate_that_was_the_only_one_keeps_the_keyboard_no_longer_than_that(qtbot: QtBot) -> None:
    """At the beginning of a scene only *More* could be pressed, and there the ring stayed once more was possible."""
    window = opened(qtbot)
    row = PlateRow(make_paint(speed=0), window)
    row.resize(800, 80)
    more, refused = RowPlate("more", PlateLook("More")), PlateLook("Invest", judgement="refused")
    row.set_plates((RowPlate("invest", refused), more))
    row.show()
    row.focus()
    assert focused() == "More"
    row.set_plates((RowPlate("invest", PlateLook("Invest")), more))
    assert focused() == "Invest"
    row.button("more").setFocus(Qt.FocusReason.TabFocusReason)
    row.set_plates((RowPlate("invest", PlateLook("Invest")), RowPlate("fight", PlateLook("Fight")), more))
    assert focused() == "More", "she walked there"
