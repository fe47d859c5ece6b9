"""INFO-2, INFO-11: the curtain hides the next seat's Hand before anything of it is drawn."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.theme import ThemeName, load_theme
from gattai_desktop.cards.card import Back
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.seating import GiveSeat, SeatSomebody
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.overlays.curtain import Curtain
from tests.windows.cut import read
from tests.windows.tables import FIGHT, dealt, given, laid
from tests.windows.test_no_surface_tells import Painted

TURN_OF_RED = """
given   pilot red "Ren"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 4♠P 7♠P 8♥P 10♣P; Coach: Strike 3; hand K♠C 9♦C; Pile 3♣C 7♦C
"""


@pytest.fixture
def paint(qapp: object) -> Paint:
    return make_paint(speed=0)


class Behind(QWidget):
    """What lies behind the curtain: it paints every card it may know, at every signal of the model."""

    def __init__(self, model: GameModel) -> None:
        super().__init__()
        self.resize(1366, 768)
        self.field = QLineEdit(self)
        self.seen: list[str] = []
        model.curtainChanged.connect(lambda: self.look(model))
        model.seatChanged.connect(lambda _seat: self.look(model))
        model.factsHappened.connect(lambda _told: self.look(model))

    def look(self, model: GameModel) -> None:
        for seat in model.seats:
            cards = [lying.card for lying in model.sight(seat).zones.get(f"hand.{seat}", ())]
            self.seen += [f"{seat} {card.code}" for card in cards if not isinstance(card, Back)]


def curtain_over(qtbot: QtBot, model: GameModel, paint: Paint) -> tuple[Behind, Curtain]:
    behind = Behind(model)
    qtbot.addWidget(behind)
    curtain = Curtain(model, room_of(model.game), paint, behind)
    with qtbot.waitExposed(behind):
        behind.show()
    behind.activateWindow()
    return behind, curtain


def test_it_names_the_seat_its_cards_and_its_duty_and_no_more(qtbot: QtBot, paint: Paint) -> None:
    model = given(FIGHT)
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("red")
    assert curtain.sentence() == "Ren holds two cards and may answer Coach's Seven."
    assert "Pass the table to Ren" in curtain.accessibleName()
    assert "Eight" not in curtain.accessibleDescription()


def test_it_asks_the_question_that_the_wall_asks(qtbot: QtBot, paint: Paint) -> None:
    model = given("""
given   pilot red "Ren"; pilot green "Tam"; phase = "play"; Red: hand 2♥P 9♦P; Green: hand 3♥P; Coach: hand 5♣C
        ruling gambit_helpers = final; team.harmony = 4
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts 5♣C down
        Red plays 2♥P
""")
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    assert curtain.sentence() == "Tam holds one card. Do you help Ren with a card?"


def test_a_question_that_counts_the_cards_says_their_number_once(qtbot: QtBot, paint: Paint) -> None:
    """And where its words take two lines, they stand no nearer to the name than the plates stand to them."""
    model = given("""
given   pilot red "Ren"; phase = "play"
        Red: hand 2♦P 3♦P 4♦P 5♦P 6♦P; Coach: hand 2♦C
when    Coach sets Hands right
""")
    sit = model.by_hand(SeatSomebody)
    assert sit is not None
    assert model.attempt(sit("coach", Quoted("Mira"), "red"))
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("red")
    assert curtain.sentence() == "Ren holds 5 cards and keeps 3. Which go?"
    words = "You hold seven cards drawn for the Final Form. Do you pass any of them on to others?"
    curtain.sentence = lambda: words  # type: ignore[method-assign]
    lines = [one for one in read(curtain) if one.words and one.words in words]
    assert len(lines) == 2
    name = next(one.box.bottom() for one in read(curtain) if one.words == "(Mira)")
    plate = next(one for one in curtain.findChildren(PlateButton) if one.isVisible())
    room = lines[0].box.top() - name, plate.y() - lines[1].box.bottom()
    assert abs(room[0] - room[1]) < lines[0].box.height(), room


def test_enter_says_it_is_me(qtbot: QtBot, paint: Paint) -> None:
    model = dealt()
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    assert curtain.down
    with qtbot.waitSignal(curtain.rose):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not model.curtain_down
    assert not curtain.isVisible()


def test_back_to_the_coach_is_one_tab_away(qtbot: QtBot, paint: Paint) -> None:
    model = dealt()
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert (model.seat, model.curtain_down, curtain.down) == ("coach", True, True)


def test_where_the_program_coaches_the_table_goes_back_to_who_sat_there(qtbot: QtBot, paint: Paint) -> None:
    """The way back to Coach led nowhere then: a plate that did nothing."""
    model = dealt()
    model.pass_to("red")
    model.take_seat()
    gives = model.by_hand(GiveSeat)
    assert gives is not None
    assert model.attempt(gives("red", "coach", "steady"))
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    assert curtain._back.look.title == "Back to Ren"
    QTest.mouseClick(curtain._back, Qt.MouseButton.LeftButton)
    assert (model.seat, curtain.down) == ("red", True)
    assert curtain._back.isHidden(), "nobody else has sat there"


def test_the_hand_shows_for_as_long_as_h_is_held(qtbot: QtBot, paint: Paint) -> None:
    model = dealt()
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    covered = curtain.grab().toImage()
    QTest.keyPress(QApplication.focusWidget(), Qt.Key.Key_H)
    assert model.looking
    assert curtain.grab().toImage() != covered
    assert curtain.spoken_hand()
    QTest.keyRelease(QApplication.focusWidget(), Qt.Key.Key_H)
    assert not model.looking
    assert curtain.spoken_hand() == ""


def test_the_hand_is_covered_when_the_window_loses_the_focus(qtbot: QtBot, paint: Paint) -> None:
    model = dealt()
    behind, _ = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    model.look_at_hand()
    QApplication.sendEvent(behind, QEvent(QEvent.Type.WindowDeactivate))
    assert not model.looking


def test_nothing_behind_it_can_be_reached(qtbot: QtBot, paint: Paint) -> None:
    model = dealt()
    behind, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    behind.field.setFocus()
    assert curtain.isAncestorOf(QApplication.focusWidget())
    QTest.keyClicks(QApplication.focusWidget(), "xyz")
    assert behind.field.text() == ""
    assert behind.childAt(QPoint(5, 5)) is curtain


def test_the_coach_has_a_curtain_of_his_own(qtbot: QtBot, paint: Paint) -> None:
    model = dealt()
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    model.take_seat()
    model.pass_to("coach")
    assert curtain.down
    assert "Coach" in curtain.accessibleName()


def test_it_follows_its_window(qtbot: QtBot, paint: Paint) -> None:
    model = dealt()
    behind, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("green")
    behind.resize(1024, 600)
    assert curtain.size() == QSize(1024, 600)


def test_whoever_asks_at_any_signal_gets_no_card_of_a_seat_behind_the_curtain(qtbot: QtBot, paint: Paint) -> None:
    model = dealt()
    behind, _ = curtain_over(qtbot, model, paint)
    behind.seen.clear()
    for seat in model.seats:
        model.pass_to(seat)
        assert not behind.seen, f"the Hand of {seat} was there before {seat} said who it is"
        model.take_seat()
        behind.seen = [one for one in behind.seen if not one.startswith(seat)]
        assert not behind.seen, f"{seat} saw another Hand"


class Frames:
    """Takes a picture of a window at every signal of the model and after every event that Qt had waiting."""

    def __init__(self, model: GameModel, window: QWidget) -> None:
        self.taken: list[QImage] = []
        self._window = window
        for signal in (model.curtainChanged, model.seatChanged, model.factsHappened, model.asksChanged):
            signal.connect(self.take)

    def take(self, *_: object) -> None:
        self.taken.append(self._window.grab().toImage())

    def until_quiet(self) -> None:
        for _ in range(5):
            QApplication.processEvents()
            self.take()


def frames_of(hand: str, paint: Paint, qtbot: QtBot) -> tuple[list[QImage], QImage]:
    """Every frame of a table window from the Coach's seat to Red's curtain, and the one after she said who she is."""
    model = given(FIGHT.replace("8♥P 9♣P", hand))
    window = laid(model, paint, make_curtain=Curtain)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    model.take_seat()
    QApplication.processEvents()
    frames = Frames(model, window)
    model.pass_to("red")
    frames.until_quiet()
    behind = list(frames.taken)
    model.take_seat()
    frames.until_quiet()
    window.close()
    return behind, frames.taken[-1]


def test_no_frame_shows_the_next_seats_hand_before_it_is_her(qtbot: QtBot, paint: Paint) -> None:
    """Two tables differ in nothing but Red's Hand: until Red says "it's me" their windows paint the same."""
    behind, hers = frames_of("8♥P 9♣P", paint, qtbot)
    behind_too, others = frames_of("10♠P A♦P", paint, qtbot)
    assert len(behind) >= 5
    assert behind == behind_too
    assert hers != others, "the Hand is shown now, so the pictures can tell them apart"


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_every_word_on_the_curtain_can_be_read_in_every_theme(qtbot: QtBot, theme: ThemeName) -> None:
    """Given a light room, then no pass of the table is a flash of black: the curtain has the theme's own ground."""
    model = given(FIGHT)
    behind, curtain = curtain_over(qtbot, model, make_paint(theme, speed=0))
    model.pass_to("red")
    image = behind.grab().toImage()
    assert image.pixelColor(image.width() - 8, image.height() - 8) == load_theme(theme).scrim
    for button in (curtain._me, curtain._back):
        box = button.geometry().adjusted(12, 12, -12, -12)
        lights = [
            image.pixelColor(x, y).lightness()
            for x in range(box.left(), box.right(), 1)
            for y in range(box.top(), box.bottom(), 2)
        ]
        assert max(lights) - min(lights) > 120, button.look.title


def test_a_table_opened_by_mistake_is_left_before_anybody_shows_a_hand(qtbot: QtBot) -> None:
    """Given a table that was opened, then its curtain leads back to the shelf until somebody has sat down."""
    model = given(TURN_OF_RED)
    window = laid(model, make_paint(speed=0), make_curtain=Curtain)
    with qtbot.waitExposed(window):
        window.show()
    curtain, closed = window.curtain, list[bool]()
    assert curtain is not None
    window.closed.connect(lambda: closed.append(model.curtain_down))
    assert curtain._leave.isVisible()
    model.take_seat()
    model.pass_to("red")
    assert curtain._leave.isHidden()
    curtain.lead_back()
    curtain._leave.click()
    assert closed == [True]


def test_who_goes_back_to_the_coach_stays_there(qtbot: QtBot) -> None:
    """Given Red on turn and a table that passes by itself, when the Coach takes it back by keys, then he keeps it."""
    model = given(TURN_OF_RED)
    window = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.passing.by_itself = True
    model.pass_to("red")
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert (model.seat, model.curtain_down) == ("coach", True)
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Return)
    for _ in range(5):
        QApplication.processEvents()
    assert (model.seat, model.curtain_down) == ("coach", False)
    assert window.answers.passing, "he can pass it on when he wants to"


@pytest.mark.parametrize(("hand", "offered"), [("hand 8♥P", True), ("sync 0", False)])
def test_a_look_at_the_hand_is_offered_to_whoever_has_one(
    qtbot: QtBot, paint: Paint, monkeypatch: pytest.MonkeyPatch, hand: str, offered: bool
) -> None:
    """Given a seat that holds no card, as all do in a bot battle, then no key is named that would show none."""
    model = given(f'\ngiven   pilot red "Ren"; pilot green "Tam"\n        Red: {hand}\n')
    _, curtain = curtain_over(qtbot, model, paint)
    model.pass_to("red")
    painted = Painted(monkeypatch)
    curtain.grab()
    assert ("Hold to look at your hand. Let go and it is hidden." in painted.texts) is offered
