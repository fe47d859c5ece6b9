"""INFO-2, LOOK 7: a Hand that was left alone turns its cards to their backs, and nothing else changes."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import Mini, is_face, spoken
from gattai_desktop.cards.card import Back, card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede
from gattai_desktop.games.seating import ONE_HAND, ChangeSeating
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.looks.drives import drive_plates
from gattai_desktop.windows.games.gattai.looks.short_reasons import _SHORT, WHATEVER_THE_CARD
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.overlays.hand_cover import DRAINS
from gattai_desktop.windows.table.lay_table import lay_table
from gattai_desktop.windows.table.table_window import TableWindow
from tests.windows.tables import FIGHT, deal_at, dealt, given, laid
from tests.windows.test_answers_as_the_hand_lies import HANDED

HERS = {"8H", "9C"}


def no_word_names_a_covered_card(window: QWidget) -> None:
    """Cover the Hand, and look in all that is seen for a card of it that not everybody sees. Asked of every window."""
    if not isinstance(window, TableWindow) or not window.model.needs_curtain:
        return
    model, named = window.model, room_of(window.model.game).face
    if model.curtain_down or model.covered:
        return
    public = {named(one.card) for zone in model.sight(PUBLIC).zones.values() for one in zone}
    hidden = {spoken((Mini(one),)).lower() for one in {named(one.card) for one in model.hand(model.seat)} - public}
    model.cover(on=True)
    settle()
    seen = [one for one in window.findChildren(QWidget) if one.isVisible()]
    words = [f"{one.accessibleName()}. {one.accessibleDescription()}".lower() for one in seen]
    assert [one for one in words if any(card in one for card in hidden)] == []


def table_of(qtbot: QtBot, model: GameModel, seat: str = "red") -> TableWindow:
    """A table at which a seat has said who it is; nobody has moved yet."""
    window = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    model.pass_to(seat)
    model.take_seat()
    window.cover.switch(60)
    settle()
    return window


@pytest.fixture
def window(qtbot: QtBot) -> TableWindow:
    return table_of(qtbot, given(FIGHT))


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def faces(window: TableWindow) -> set[str]:
    return {card.face for card in window.hand.cards()}


def leave_alone(qtbot: QtBot, window: TableWindow) -> None:
    """Let as much time pass as the cover waits for."""
    window.cover.longest = 1
    window.cover.timer.start(1)
    qtbot.waitUntil(lambda: window.model.covered)
    window.cover.longest = 60_000
    settle()


def lose_focus(state: Qt.ApplicationState = Qt.ApplicationState.ApplicationInactive) -> None:
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(state)
    settle()


def test_a_hand_left_alone_shows_backs_and_its_seat_keeps_its_place(qtbot: QtBot, window: TableWindow) -> None:
    assert faces(window) == HERS
    assert window.cover.longest == 60_000
    leave_alone(qtbot, window)
    assert faces(window) == {"back-pilots"}
    assert all(isinstance(one.card, Back) for one in window.model.hand("red"))
    assert (window.model.seat, window.model.curtain_down) == ("red", False)
    assert not window.cover.timer.isActive(), "nothing is waited for any more"


def test_no_card_leaves_its_place_when_all_are_turned(qtbot: QtBot) -> None:
    window = table_of(qtbot, dealt(), "coach")
    window.resize(1024, 620)
    settle()
    assert window.hand.order.isVisible(), "its room narrows the fan"
    before = [(card.geometry().x(), card.angle) for card in window.hand.cards()]
    leave_alone(qtbot, window)
    assert [(card.geometry().x(), card.angle) for card in window.hand.cards()] == before


def test_nothing_else_goes_no_act_no_panel_no_typed_text_no_focus(qtbot: QtBot, window: TableWindow) -> None:
    options = window.model.options()
    window.sheet.ask(SheetLook("Tell it", fields=(SheetField("how", "How"),)), lambda *_: None, window.sheet_room())
    field = QApplication.focusWidget()
    QTest.keyClicks(field, "Ren leaps")
    middle = window.scene.pane
    assert middle is not None
    before = [part.isVisible() for part in middle.playables()]
    assert any(before)
    leave_alone(qtbot, window)
    assert window.sheet.isVisible()
    assert window.sheet.isEnabled()
    assert QApplication.focusWidget() is field
    assert [part.isVisible() for part in middle.playables()] == before
    assert window.model.options() == options
    QTest.keyClick(window.windowHandle(), "!")
    settle()
    assert field.text() == "Ren leaps!"
    assert not window.model.covered, "the key has brought the cards back, and done its own work as well"


def test_a_refusal_that_names_a_card_of_the_hand_goes_with_it(qtbot: QtBot, window: TableWindow) -> None:
    window.model.attempt(Block("red", card("9♣P")))
    settle()
    assert window.refusals.shown
    leave_alone(qtbot, window)
    assert not window.refusals.shown
    window.cover.uncover()
    assert faces(window) == HERS


def test_a_refusal_goes_with_the_hand_behind_a_curtain_that_falls_before_the_same_seat(window: TableWindow) -> None:
    """As where the projector begins to show the table, or somebody has looked at the hands of the past."""
    window.model.attempt(Block("red", card("9♣P")))
    settle()
    assert window.refusals.shown
    window.model.pass_to("red")
    settle()
    assert not window.refusals.shown
    assert not window.refusals.card.accessibleName()


def test_what_the_coach_is_asked_stays_when_his_hand_covers_itself(qtbot: QtBot, window: TableWindow) -> None:
    window.model.attempt(Block("red", card("9♣P")))
    settle()
    window.refusals.card.allow.chosen.emit()
    settle()
    window.model.take_seat()
    settle()
    assert (window.model.seat, window.refusals.shown) == ("coach", True)
    leave_alone(qtbot, window)
    assert (window.model.seat, window.refusals.shown) == ("coach", True)


def test_words_beside_the_hand_say_what_happened(qtbot: QtBot, window: TableWindow) -> None:
    leave_alone(qtbot, window)
    words = window.cover.words
    assert words.isVisible()
    assert "Any key or click" in words.accessibleName()
    assert "“Cover the hand” in the menu" in words.accessibleName(), "and where to change it"
    assert window.hand.geometry().contains(words.geometry())
    for each in window.hand.cards():
        assert not words.geometry().intersects(each.geometry().translated(window.hand.pos()))
    window.cover.uncover()
    assert not words.isVisible()


ASKED = """
given   pilot red "Ren"
        Red: hand 8♥P 9♣P 2♥P; Coach: hand 3♣C K♠C
when    Coach offers red a Gambit for "Open the vault"
"""


@pytest.mark.parametrize("size", [(1024, 620), (1366, 768), (1920, 1060)])
def test_no_open_question_lies_on_the_words_beside_the_hand(qtbot: QtBot, size: tuple[int, int]) -> None:
    """A question reaches down into the place of the Hand, as far as the cards: it hid the first line."""
    window = table_of(qtbot, given(ASKED))
    window.resize(*size)
    settle()
    leave_alone(qtbot, window)
    assert window.answers.plate.isVisible()
    assert window.cover.words.isVisible()
    assert not window.cover.words.geometry().intersects(window.answers.plate.geometry())


@pytest.mark.parametrize("key", ["h", "l", Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_any_key_brings_it_back(qtbot: QtBot, window: TableWindow, key: str | Qt.Key) -> None:
    leave_alone(qtbot, window)
    QTest.keyClick(window.windowHandle(), key)
    settle()
    assert faces(window) == HERS


def test_what_lies_over_the_table_hears_the_key_that_brings_it_back(qtbot: QtBot, window: TableWindow) -> None:
    """Given a sheet that was read when the hand covered itself, then Escape need not be pressed twice."""
    window.sheet.ask(SheetLook("Read this"), lambda *_: None, window.sheet_room())
    leave_alone(qtbot, window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    settle()
    assert not window.sheet.isVisible()
    assert faces(window) == HERS


def test_a_question_that_is_uncovered_beneath_a_sheet_leaves_it_the_key(qtbot: QtBot) -> None:
    """Given a sheet over a question whose answers are covered cards, then Escape need not be pressed twice either."""
    window = table_of(qtbot, given(HANDED))
    window.sheet.ask(SheetLook("Read this"), lambda *_: None, window.sheet_room())
    leave_alone(qtbot, window)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    settle()
    assert not window.sheet.isVisible()
    assert len(window.answers.plate.look.answers) == 3
    assert window.answers.plate.isAncestorOf(window.focusWidget())


def read(plates: list[PlateButton]) -> list[str]:
    return [one.accessibleName() for one in plates if one.isVisible()]


def test_a_sheet_that_names_cards_of_the_hand_is_covered_with_it(qtbot: QtBot, window: TableWindow) -> None:
    """Given the question with which of her cards, then nobody who comes by reads it, and no key answers it unseen."""
    answers = []
    held = {"8H": card("8♥P"), "9C": card("9♣P")}
    choices = tuple(SheetChoice(one, PlateLook(one, (Mini(one),)), things=(held[one],)) for one in sorted(HERS))
    look = SheetLook("With which card?", ("It lies face-down.",), (SheetField("why", "Why"),), choices)
    window.requests.ask(look, lambda key, texts: answers.append((key, texts)))
    window.sheet.form.fields["why"].setText("half a sentence")
    plates = window.sheet.findChildren(PlateButton)
    shown, marks = read(plates), window.sheet.things.widgets
    assert "8H: Eight of hearts" in shown
    leave_alone(qtbot, window)
    assert window.sheet.isVisible()
    assert read(plates) == ["Back"]
    assert len(marks) == len(HERS)
    assert not any(one.isVisible() for one in marks)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    settle()
    assert not answers
    assert read(plates) == shown
    assert all(one.isVisible() for one in marks)
    assert window.sheet.form.text("why") == "half a sentence"
    window.sheet.choose("9C")
    assert answers == [("9C", {"why": "half a sentence"})]


def test_a_question_whose_answers_are_cards_of_the_hand_is_covered_with_it(qtbot: QtBot) -> None:
    window = table_of(qtbot, given(HANDED))
    asked = window.answers.plate.look
    assert len(asked.answers) == 3
    leave_alone(qtbot, window)
    covered = window.answers.plate.look
    assert (covered.title, covered.answers) == (asked.title, ())
    assert covered.why == "Covered with the Hand. Any key or click shows both."
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    settle()
    assert window.answers.plate.look == asked


def test_a_sheet_that_names_no_card_of_the_hand_stays_to_be_read(qtbot: QtBot, window: TableWindow) -> None:
    look = SheetLook("On the Pile", choices=(SheetChoice("KD", PlateLook("The King", (Mini("KD"),))),))
    window.requests.ask(look)
    leave_alone(qtbot, window)
    assert "The King: King of diamonds" in read(window.sheet.findChildren(PlateButton))


def test_a_table_that_is_laid_into_a_window_on_the_screen_hears_a_key_too(qtbot: QtBot) -> None:
    window, model = TableWindow(make_paint(speed=0)), given(FIGHT)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    lay_table(model, room_of(model.game), window.paint, make_curtain=Curtain, window=window)
    model.pass_to("red")
    model.take_seat()
    window.cover.switch(60)
    leave_alone(qtbot, window)
    QTest.keyClick(window.windowHandle(), "l")
    settle()
    assert faces(window) == HERS


def test_the_log_tells_no_more_than_everybody_knows_while_the_hand_lies_covered(qtbot: QtBot) -> None:
    """Given cards that were dealt, when the Hand has covered itself, then the log beside it does not name them."""
    window = table_of(qtbot, dealt(), "red")
    window.cover.switch(60)

    def minis() -> list[str]:
        pieces = (piece for line in window.log.view.lines() for piece in line.words)
        return [piece.face for piece in pieces if isinstance(piece, Mini) and is_face(piece.face)]

    assert set(minis()) == faces(window)
    leave_alone(qtbot, window)
    assert not minis()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    settle()
    assert set(minis()) == faces(window)


def test_a_press_on_a_covered_card_only_uncovers(qtbot: QtBot, window: TableWindow) -> None:
    leave_alone(qtbot, window)
    card = window.hand.cards()[0]
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=card.mapTo(window, card.rect().center()))
    settle()
    assert faces(window) == HERS
    assert not window.carry.carrying


def test_a_press_elsewhere_does_its_own_work_as_well(qtbot: QtBot, window: TableWindow) -> None:
    leave_alone(qtbot, window)
    where = window.header.geometry().topLeft() + QPoint(20, window.header.height() // 2)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=where)
    settle()
    assert not window.model.covered


def test_the_pointer_that_moves_keeps_it_open_and_does_not_uncover_it(qtbot: QtBot, window: TableWindow) -> None:
    leave_alone(qtbot, window)
    QTest.mouseMove(window.windowHandle(), QPoint(300, 300))
    assert window.model.covered


def test_in_the_last_ten_seconds_a_hairline_drains(qtbot: QtBot, window: TableWindow) -> None:
    cover = window.cover
    cover.longest = DRAINS
    cover.timer.start(1)
    qtbot.waitUntil(cover.hairline.isVisible)
    assert 0 < cover.hairline.left <= 1
    assert cover.hairline.height() == 5
    QTest.mouseMove(window.windowHandle(), QPoint(310, 300))
    assert not cover.hairline.isVisible()
    assert not window.model.covered


def test_it_is_covered_when_another_program_has_the_keyboard(window: TableWindow) -> None:
    lose_focus()
    assert window.model.covered


def test_it_can_be_switched_off(window: TableWindow) -> None:
    window.cover.switch(0)
    lose_focus()
    assert not window.model.covered
    assert not window.cover.timer.isActive()


def test_at_a_table_of_open_cards_it_never_falls(window: TableWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gattai, "needs_curtain", lambda *_: False)
    lose_focus()
    assert not window.model.covered


def test_behind_the_curtain_there_is_nothing_to_cover(window: TableWindow) -> None:
    window.model.pass_to("green")
    lose_focus()
    assert not window.model.covered
    assert not window.cover.timer.isActive()
    window.model.take_seat()
    assert window.cover.timer.isActive()


def test_a_card_in_the_air_is_not_taken_away(window: TableWindow) -> None:
    window.hand.cards()[0].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert window.carry.carrying
    lose_focus()
    assert window.carry.carrying
    assert not window.model.covered


def test_a_table_that_opens_with_a_covered_hand_says_how_it_is_shown(qtbot: QtBot) -> None:
    """Given one hand on the mouse, when the session is opened again, then the words stand beside the Hand."""
    model = given(FIGHT)
    kind = model.by_hand(ChangeSeating)
    assert kind is not None
    model.take_seat()
    assert model.attempt(kind("coach", ONE_HAND))
    model.pass_to("red")
    window = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    with qtbot.waitExposed(window):
        window.show()
    settle()
    assert model.covered
    assert window.cover.words.isVisible()
    assert window.cover.words.named
    assert window.cover.words.width() > 100


def test_with_one_hand_on_the_mouse_no_setting_shows_a_hand(qtbot: QtBot, program: app.Program) -> None:
    """Given hands that never cover themselves, when anything is set, or the session opened anew, then none is seen."""
    program.choose(evolve(program.settings, hand_cover=0.0))
    deal_at(program, qtbot)
    model = program.model
    assert model is not None
    kind = model.by_hand(ChangeSeating)
    assert kind is not None
    assert model.attempt(kind("coach", ONE_HAND))
    model.pass_to("red")
    assert model.covered
    program.choose(evolve(program.settings, theme="light"))
    assert model.covered
    assert program.table is not None
    assert program._journal is not None
    path = program._journal.path
    program.table.close()
    program.open_session(path)
    assert program.model is not None
    assert program.model.covered


def test_with_one_hand_on_the_mouse_only_asking_for_it_shows_a_hand(qtbot: QtBot, window: TableWindow) -> None:
    kind = window.model.by_hand(ChangeSeating)
    assert kind is not None
    assert window.model.attempt(kind("red", ONE_HAND))
    window.model.pass_to("green")
    settle()
    assert faces(window) == {"back-pilots"}
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Shift)
    settle()
    assert faces(window) == {"back-pilots"}
    QTest.keyClick(window.windowHandle(), "h")
    settle()
    assert faces(window) == {"4S"}
    QTest.keyClick(window.windowHandle(), "h")
    settle()
    assert faces(window) == {"back-pilots"}


def test_a_hand_without_cards_is_not_said_to_lie_covered(window: TableWindow) -> None:
    kind = window.model.by_hand(ChangeSeating)
    assert kind is not None
    assert window.model.attempt(kind("red", ONE_HAND))
    window.model.pass_to("green")
    window.model.pass_to("red")
    settle()
    assert window.cover.words.isVisible()
    assert window.model.attempt(Concede("red"))
    settle()
    assert not window.hand.cards()
    assert not window.cover.words.isVisible()
    window.model.pass_to("green")
    settle()
    assert window.cover.words.isVisible()
    window.model.pass_to("red")
    settle()
    assert not window.cover.words.isVisible()


def test_a_drive_never_says_of_a_covered_hand_that_it_is_empty(window: TableWindow) -> None:
    kind = window.model.by_hand(ChangeSeating)
    assert kind is not None
    assert window.model.attempt(kind("red", ONE_HAND))
    window.model.pass_to("green")
    settle()
    assert window.model.covered
    said = [str(plate.look.sub) for plate in drive_plates(SeatView.of(window.model))]
    assert "Your cards are covered" in said
    assert "No card in hand" not in said


def test_what_speaks_against_every_card_is_said_while_the_hand_is_covered(window: TableWindow) -> None:
    """It follows from what lies open, and tells nothing of the cards."""
    model = window.model

    def rumble() -> PlateLook:
        return next(one.look for one in drive_plates(SeatView.of(model)) if one.look.title == "Rumble")

    seen = rumble()
    model.cover(on=True)
    assert seen.short == "Only in stage 3"
    assert rumble() == seen
    assert set(_SHORT) >= WHATEVER_THE_CARD


def test_a_screen_reader_counts_as_moving(qtbot: QtBot, window: TableWindow) -> None:
    cover = window.cover
    cover.timer.start(5)
    card = QAccessible.queryAccessibleInterface(window.hand.cards()[0])
    cover._since.restart()
    card.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    qtbot.waitUntil(lambda: window.carry.carrying)
    assert not window.model.covered


def test_what_cards_may_do_begins_with_a_capital_while_the_hand_is_covered(qtbot: QtBot) -> None:
    window = table_of(qtbot, given(FIGHT))
    window.model.cover(on=True)
    view = window.requests.view
    lines = [spoken(plate.look.sub) for plate in drive_plates(view)]
    assert any(line.endswith("may do it") for line in lines), lines
    assert [line for line in lines if line[:1].islower()] == []
