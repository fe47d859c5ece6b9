"""Questions of one seat that depend on no answer before them stand on one plate, and one press gives all answers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.words import spoken
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.asking.ask_rows import RowAnswer
from gattai_desktop.windows.games.gattai.looks.soaks import left_words, soaked_event
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.plain_ask import rows_look
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from tests.windows.cut import cut, noticing_short_lines, read
from tests.windows.sitting import Sitting
from tests.windows.surfaces import TIED
from tests.windows.tables import given

SIZES = ((1024, 576), (1366, 768), (1920, 1080), (3840, 2160))


@pytest.fixture
def coach(qtbot: QtBot) -> Sitting:
    """The Coach, who is asked three things after a vote that was tied."""
    sitting = Sitting(qtbot, given(TIED))
    sitting.take("coach")
    return sitting


def plate_of(sitting: Sitting) -> AskPlate:
    plate = sitting.window.answers.plate
    assert plate.isVisible()
    return plate


def log(sitting: Sitting, count: int) -> list[str]:
    """The newest entries, the oldest of them first."""
    model = sitting.model
    return [model.log(entry)[0].words("coach") for entry in range(model.entry - count + 1, model.entry + 1)]


def test_three_questions_stand_on_one_plate_each_with_a_line_on_what_it_does(coach: Sitting) -> None:
    """THROW-11, THROW-12, STRIKE-2."""
    rows = plate_of(coach).look.rows
    assert [spoken(row.title) for row in rows] == [
        "Does Ren fight for her Team or for herself?",
        "Who started this fight?",
        "No Threat fights. What is your Strike?",
    ]
    assert all(spoken(row.why) for row in rows)
    assert [spoken(one.detail) for one in rows[1].answers] == ["Strike: Ren 2, Tam 3", "Strike: Ren 4, Tam 3"]


def test_enter_gives_the_answers_that_are_chosen_each_as_a_move_of_its_own(coach: Sitting) -> None:
    coach.press(Qt.Key.Key_Return)
    assert log(coach, 3) == [
        "Coach breaks the tie for the Team",
        "Coach says red started it",
        "Coach fights with Strike 0",
    ]
    assert coach.window.answers.plate.look.rows == ()


def test_letters_and_clicks_choose_another_answer_and_change_nothing_yet(coach: Sitting) -> None:
    entry, plate = coach.model.entry, plate_of(coach)
    coach.press("s", "2")
    strike = plate.button((2, 4))
    assert strike is not None
    coach.window.paint.presses.now = lambda: 10**15
    coach.click(strike)
    assert coach.model.entry == entry
    assert strike.accessibleName() == "Strike 4. chosen"
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName() == "Go on"
    coach.press(Qt.Key.Key_Return)
    assert log(coach, 3) == [
        "Coach breaks the tie for herself",
        "Coach says coach started it",
        "Coach fights with Strike 4",
    ]


def test_an_answer_whose_key_a_row_above_has_gets_a_free_figure(coach: Sitting) -> None:
    answers = (AnswerLook(0, "Ren", "1"), AnswerLook(1, "Tam", "2"), AnswerLook(2, "Nobody", "N"))
    looks = [AskLook("coach", "coach", words, "", answers, first=0) for words in ("Who is meant?", "Who began?")]
    rows = rows_look(SeatView.of(coach.model), looks).rows
    assert [[one.key for one in row.answers] for row in rows] == [["1", "2", "N"], ["3", "4", "5"]]


def test_the_figures_of_a_row_that_counts_its_answers_go_on_from_those_above(coach: Sitting) -> None:
    """Given two answers above four, then these are 3 to 6, in their order."""
    looks = [
        AskLook(
            "coach",
            "coach",
            "Which?",
            "",
            tuple(AnswerLook(n, f"Plate {n}", str(n + 1)) for n in range(count)),
            first=0,
        )
        for count in (2, 4)
    ]
    rows = rows_look(SeatView.of(coach.model), looks).rows
    assert [[one.key for one in row.answers] for row in rows] == [["1", "2"], ["3", "4", "5", "6"]]


def test_a_strike_has_its_own_figure_for_a_key_or_none(coach: Sitting) -> None:
    """3 chose Strike 2, since the first of them is Strike 0."""
    strikes = plate_of(coach).look.rows[-1].answers
    keys = {spoken(one.title).removeprefix("Strike "): one.key for one in strikes}
    assert keys["0"] == "0"
    assert keys["3"] == "3"
    assert all(key in ("", number) for number, key in keys.items())


def test_arrows_lead_from_the_button_to_every_answer(coach: Sitting) -> None:
    entry = coach.model.entry
    coach.press(Qt.Key.Key_Up)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.accessibleName().startswith("Strike ")
    coach.press(Qt.Key.Key_Return)
    assert coach.model.entry == entry, "the first press chooses"
    coach.press(Qt.Key.Key_Return)
    assert log(coach, 1)[0] not in ("Coach fights with Strike 0", "")


def test_what_is_taken_back_is_asked_again_with_what_stood_beside_it(coach: Sitting) -> None:
    coach.press(Qt.Key.Key_Return)
    answered = coach.model.entry
    assert coach.model.take_back(answered - 1)
    coach.settle()
    assert [spoken(row.title)[:3] for row in plate_of(coach).look.rows] == ["Who", "No "]


def test_a_seat_that_must_answer_one_in_secret_takes_the_computer_once_for_all(qtbot: QtBot) -> None:
    """INFO-11: who started is public, the Strike is Coach's: he is not asked for the one openly, then for the other."""
    sitting = Sitting(qtbot, given(TIED))
    sitting.take("blue")
    plate = plate_of(sitting)
    assert plate.look.passing
    assert not plate.look.rows
    sitting.take("coach")
    assert len(plate_of(sitting).look.rows) == 3


def test_a_question_mark_shows_how_the_book_writes_each_row_and_keeps_what_is_chosen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    plate = AskPlate(make_paint(speed=0), window)
    window.show()
    answers = (AnswerLook(0, "Ren", "1"), AnswerLook(1, "Tam", "2"))
    book = "+Fortify:Choice(Full), which stands in the book with all that hangs on it." * 3
    rows = (
        AskLook("coach", "coach", "Who is meant?", "Her Buffers come back.", answers, first=0, written=book),
        AskLook("coach", "coach", "Who started it?", "She has the first turn.", (AnswerLook(0, "Ida"),), first=0),
    )
    room = QRect(0, 0, 800, 700)
    plate.ask(AskLook("coach", "coach", "Two questions", rows=rows, goes_on="Go on"), lambda: room, focus=True)
    plate.wordsTurned.connect(lambda: plate.stand_in(room))
    second = plate.button((0, 1))
    assert second is not None
    plate.press("2")
    high, first_row = plate.height(), second.parentWidget()
    assert first_row.accessibleDescription() == "Her Buffers come back."
    assert plate.press("?")
    assert first_row.accessibleDescription() == book
    assert plate.height() > high, "what is longer has its room"
    assert second.accessibleName() == "Tam. chosen"
    assert plate.press("?")
    assert first_row.accessibleDescription() == "Her Buffers come back."
    assert plate.height() == high


@pytest.fixture(params=("en", "de"))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[str]:
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(request.param)
    with noticing_short_lines(monkeypatch):
        yield str(request.param)
    speak_language("en")


@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_the_rows_is_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    model = given(TIED)
    model.pass_to("coach")
    model.take_seat()
    view, window = SeatView.of(model), QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    plate = AskPlate(make_paint("dark", Scale.for_table(*size), speed=0), window)
    window.show()
    look = rows_look(view, [room_of("gattai").ask(view, one) for one in model.asks_together()])
    plate.ask(look, lambda: QRect(0, 0, round(size[0] * 0.655), size[1]), focus=True)
    QApplication.processEvents()
    assert cut(window) == []


TWICE = """
given   edition final; pilots Red, Green; Red: Buffers 3/3; Green: Buffers 2/3
when    Coach fires "+Trauma:red(3)"
        Coach fires "+Trauma:green(1)"
"""


def test_a_question_about_buffers_speaks_of_its_own_event_whichever_else_waits(qtbot: QtBot) -> None:
    """Given two events, each of which asks for Buffers, when either is shown, then it says what is left of itself."""
    sitting = Sitting(qtbot, given(TWICE))
    seen = sitting.window.requests.view
    left = {
        ask.seat: [left_words(seen, ask, Soak(ask.seat, points)) for points in (0, 1)] for ask in sitting.model.asks()
    }
    assert left == {
        "green": ["Trauma 1 is left", "nothing is left"],
        "red": ["Trauma 3 is left", "Trauma 2 is left"],
    }


def test_another_question_speaks_of_no_event(coach: Sitting) -> None:
    seen = coach.window.requests.view
    assert [soaked_event(ask) for ask in seen.asks] == [""] * len(seen.asks)
    assert seen.asks


def test_a_question_with_the_name_in_it_is_not_begun_with_it_once_more(qtbot: QtBot) -> None:
    """Given the Coach at the computer, when Ren is asked, then her name stands there once, and it does stand there."""
    fired = 'given   pilot red "Ren"; pilot green "Tam"; Red: Buffers 2\nwhen    Coach fires "+Trauma:Ren(1)"'
    sitting = Sitting(qtbot, given(fired))
    sitting.take("coach")
    assert spoken(plate_of(sitting).look.title) == "Trauma 1 hits Ren. How much of it do Buffers soak?"


@pytest.mark.parametrize(
    ("event", "question"),
    [
        ("+Ruin:Choice", "Which Location does Ruin hit?"),
        ("+Rebuild:Choice", "Which Location gets Rebuild?"),
        ("+Replenish:Choice", "Which Resource gets Replenish?"),
        ("+Trauma:Choice", "Whom does Trauma hit?"),
    ],
)
def test_a_place_is_not_asked_for_like_a_person(qtbot: QtBot, event: str, question: str) -> None:
    """MICRO-7."""
    begin = "given   pilots Red, Green; location pier; location mill; pier: state damaged; mill: state damaged"
    sitting = Sitting(qtbot, given(f'{begin}\nwhen    Coach fires "{event}" for red'))
    sitting.take(sitting.model.asks()[0].seat)
    assert spoken(plate_of(sitting).look.title) == question


def test_what_trauma_does_to_a_threat_tells_its_answers_apart(qtbot: QtBot) -> None:
    """Given a Threat that Trauma hits, when its Coach is asked, then TR stands beside Buffers where it falls."""
    trauma = """given   pilots Red; threat gull "The Gull" rating 2; throwdown Red against Coach with gull
        Red on turn; gull: Buffers 2/2; Coach: hand 9♦C; Pile 7♣C; Red: hand 8♦P
when    Coach fires "+Trauma:gull(1)" for red
"""
    sitting = Sitting(qtbot, given(trauma))
    sitting.take("coach")
    spent = [one.spending for one in plate_of(sitting).look.answers]
    assert [(one.spent, one.words) for one in spent if one] == [(0, "TR 1, Buffers 1"), (1, "Buffers 1")]


SPOILS = """
given   pilots Red, Green
        throwdown Red against Green; Green on turn; stage 7
        Green: Strike 2; Charges 2/6; Buffers 2/3; hand K♦P; Red: Strike 3; hand A♦P; Coach: hand Q♦C; Pile 2♣P
when    Green counters with K♦P
when    Red concedes
when    Green takes schism for green
        Green takes trauma for green
        Green takes purge for green
        Green takes no more Spoils
        Green aims at green
"""
"""Green is asked which Stat loses a point, and beside it whom the Purge hits, which is open only then."""


def test_a_question_that_is_open_only_after_the_first_stands_beside_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(SPOILS))
    with qtbot.captureExceptions() as broken:
        sitting.take("green")
    assert not broken
    assert [one.kind for one in sitting.model.asks_together()] == ["lose_stat", "choose_target"]
    assert sitting.window.answers.plate.isVisible()


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "1 more question"),
        ("en", 2, "2 more questions"),
        ("de", 1, "noch 1 Frage"),
        ("de", 3, "noch 3 Fragen"),
    ],
)
def test_how_many_follow_is_said_of_questions(qtbot: QtBot, language: str, count: int, words: str) -> None:
    """Beside a question about cards "2 more" could be two more cards."""
    speak_language(language)
    plate = AskPlate(make_paint(speed=0), window := QWidget())
    qtbot.addWidget(window)
    window.resize(1024, 600)
    answers = tuple(AnswerLook(number, f"{number}") for number in range(3))
    plate.ask(AskLook("red", "red", "Give a card back.", answers=answers, waiting=count), window.rect, focus=False)
    window.show()
    assert words in {one.whole for one in read(window)}
    speak_language("en")


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_of_the_button_that_goes_on_touches_no_answer(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(TIED), size)
    sitting.take("coach")
    go_on = next(one for one in plate_of(sitting).findChildren(PlateButton) if one.hasFocus())
    ring = go_on.ring_shape().boundingRect().translated(QPointF(go_on.mapTo(sitting.window, QPoint(0, 0))))
    answers = [one for one in plate_of(sitting).findChildren(RowAnswer) if not one.visibleRegion().isEmpty()]
    assert len(answers) > 3
    boxes = [QRectF(QPointF(one.mapTo(sitting.window, QPoint(0, 0))), one.size()) for one in answers]
    assert not any(ring.intersects(box) for box in boxes[:2])
