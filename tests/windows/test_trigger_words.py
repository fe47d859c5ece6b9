"""A line of triggers is read in words on every plate; how the book writes it stands behind "?"."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import Mini, Sign, as_words, spoken
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire
from gattai_desktop.games.gattai.throwdown.drives import Counter, Escalate
from gattai_desktop.games.move import Quoted
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.forms.completed_field import CompletedField
from gattai_desktop.windows.games.gattai.looks.drives import drive_look
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import cut, read
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given
from tests.windows.test_every_word import told

FIGHT = """
given   pilot red "Ren"; pilot green "Tam"; threat tide "The Tide" rating 2
        throwdown Coach against Red; Red on turn; stage 3
        Red: Strike 2; hand A♥P 9♣P; buffers 1; Green: buffers 3
        Coach: Strike 3; hand K♠C; Pile 3♣C Q♦C
"""
BEYOND = """
given   pilot red "Ren"; threat tide "The Tide" rating 2
        throwdown Coach against Red; Coach on turn; stage 3
        Red: hand A♥P; Coach: Strike 3; hand A♠C 6♦C K♣C; Pile 2♠P
"""
SEVERAL_THREATS = """
given   pilot red "Ren"; threat tide "The Tide" rating 2; threat bell "The Bell" rating 2
        location wharf "Kite Wharf"; location pier "The Pier"
        threat.tide.wave = "+Ruin:Choice"; threat.tide.storm = "+Schism:Team(1)"; phase = "play"
"""
OUTCOME = (
    FIGHT
    + """
when    Red counters with A♥P
when    Coach concedes
when    Red takes fortify for red
when    Red takes no more Spoils
"""
)


def test_a_spoil_says_for_whom_it_brings_what(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(OUTCOME))
    sitting.take("red")
    plate = sitting.window.answers.plate
    assert plate.isVisible()
    assert [spoken(one.title) for one in plate.look.answers] == ["All Buffers back", "One Buffer back for each"]
    assert [spoken(one.detail) for one in plate.look.answers] == ["Ren 1 → 3", "Ren 1 → 2 · Tam is full · 1 in all"]
    assert "+" not in spoken(plate.look.why)
    sitting.press("?")
    assert "+Fortify:Self(Full) or +Fortify:Team(1)" in spoken(plate.look.why)
    assert plate.isVisible()
    sitting.press("?")
    assert "+" not in spoken(plate.look.why)


def test_the_keyboard_begins_at_what_brings_the_most(qtbot: QtBot) -> None:
    """Given Ren is full and Tam is not, then Enter gives nobody nothing."""
    full = OUTCOME.replace("buffers 1", "buffers 3").replace("Green: buffers 3", "Green: buffers 2")
    sitting = Sitting(qtbot, given(full))
    sitting.take("red")
    look = sitting.window.answers.plate.look
    first = next(one for one in look.answers if one.id == look.first)
    assert spoken(first.title) == "One Buffer back for each"


def test_where_both_ways_of_a_spoil_come_to_the_same_nobody_is_asked(qtbot: QtBot) -> None:
    """Given Ren lacks one Buffer and Tam none, then all of hers back is one for each."""
    *before, _ = OUTCOME.replace("buffers 1", "buffers 2").strip().splitlines(keepends=True)
    sitting = Sitting(qtbot, given("".join(before)))
    sitting.take("red")
    assert sitting.model.attempt(next(one for one in sitting.model.options() if "no more" in str(one)))
    sitting.settle()
    assert sitting.last() == 'Red chooses "+Fortify:Self(Full)"'
    assert sitting.model.sight().values["pilot.red.buffers"] == 3


def test_where_a_threat_is_asked_for_each_says_what_it_would_run(qtbot: QtBot) -> None:
    """What is due is told first; a Threat that has neither Wave nor Storm has the Attack."""
    sitting = Sitting(qtbot, given(SEVERAL_THREATS))
    sitting.take("coach")

    def told(line: str) -> list[str]:
        assert sitting.model.attempt(Fire("coach", Quoted(line)))
        sitting.settle()
        answers = sitting.window.answers.plate.look.answers
        return [spoken(one.detail) for one in answers]

    ruin, attack = (
        "A Location is damaged, a Damaged one razed, of Coach's choice",
        "Trauma 1 for somebody of Coach's choice",
    )
    assert told("+Wave:Choice") == [ruin, attack]
    assert sitting.model.take_back(1)
    sitting.settle()
    assert told("+Storm:Choice") == ["Schism 1: Ren", "Trauma 1 for each Pilot"]


def test_answers_that_do_the_same_are_one_plate(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    line = Quoted("+Chargeup:Ren(1) or +Chargeup:Red(1) or +Chargeup:Tam(1)")
    assert sitting.model.attempt(Fire("coach", line))
    sitting.settle()
    answers = sitting.window.answers.plate.look.answers
    assert [spoken(one.detail) for one in answers] == ["Ren 3 → 4", "Tam 3 → 4"]


def test_a_card_beyond_the_strike_is_said_to_be_too_far_not_too_low(qtbot: QtBot) -> None:
    """No Ace beats a Two, but the Six is high enough: it lies beyond the Strike."""
    sitting = Sitting(qtbot, given(BEYOND))
    sitting.take("coach")
    look = drive_look(SeatView.of(sitting.model), Counter)
    said = spoken(look.sub)
    assert said == "Six of diamonds is too far above Two of spades: 4 ranks, and Coach's Strike reaches 3."


def test_an_event_is_chosen_and_aimed_without_typing(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("trigger")
    sitting.settle()
    sheet = sitting.window.sheet
    assert list(dict.fromkeys(one.group for one in sheet.look.choices))[:2] == ["What helps", "What hurts"]
    sheet.choose("Trauma")
    sitting.settle()
    edit = sheet.form.fields.get("line")
    assert isinstance(edit, CompletedField)
    assert edit.text() == "+Trauma:"
    edit.take(next(one for one in edit.rows if one.title == "+Trauma:Ren"))
    edit.setText(f"{edit.text()}(2)")
    assert (edit.read.words, edit.read.sounds) == ("Trauma 2: Ren", "sound")


def test_a_line_may_name_what_the_windows_name(qtbot: QtBot) -> None:
    """In German the Harbour Crew is called Hafencrew; the record keeps the name that the pack gave."""
    assert speak_language("de") == "de"
    try:
        sitting = Sitting(qtbot, dealt())
        sitting.window.requests.open("trigger.+Disfavor:hafencrew(1)")
        sitting.window.sheet.choose("coach")
        sitting.settle()
        assert sitting.last() == 'Coach fires "+Disfavor:Harbour_Crew(1)"'
    finally:
        speak_language("en")


def test_the_log_says_in_words_what_was_made_to_happen(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    assert sitting.model.attempt(Fire("coach", Quoted("+Chargeup:Ren(1)")))
    sitting.settle()
    assert any("Coach fires: One Charge" in text for text in told(sitting.window))


def test_what_will_come_is_dashed_and_crests_are_large(qtbot: QtBot) -> None:
    """Whom an answer reaches is drawn with a crest of two lines; what it has is filled, what will come is dashed."""
    sitting = Sitting(qtbot, given(OUTCOME))
    sitting.take("red")
    answers = sitting.window.answers.plate.look.answers
    assert [(one.seat, one.sign, one.have, one.then) for one in answers[1].reached] == [
        ("red", "buffer", 1, 2),
        ("green", "buffer", 3, 3),
    ]
    assert answers[1].total == "1 in all"
    assert [piece.to_come for piece in as_words(answers[0].detail) if isinstance(piece, Sign)] == [False, True, True]
    button = sitting.window.answers.plate.button(answers[0].id)
    assert isinstance(button, AnswerButton)
    picture, crest = button.grab().toImage(), sitting.window.paint.theme.colour("red")
    rows = [y for y in range(picture.height()) if any(picture.pixelColor(x, y) == crest for x in range(20, 60))]
    assert len(rows) >= sitting.window.paint.px(30)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_all_who_are_reached_have_room(qtbot: QtBot, size: tuple[int, int], language: str) -> None:
    assert speak_language(language) == language
    try:
        more = '; pilot blue "Ida"; pilot purple "Maximiliane"; pilot yellow "Pia"; threat tide'
        sitting = Sitting(qtbot, given(OUTCOME.replace("; threat tide", more, 1)), size)
        sitting.take("red")
        plate = sitting.window.answers.plate
        assert len(plate.look.answers[1].reached) == 5
        assert cut(plate) == []
        for answer in plate.look.answers:
            button = plate.button(answer.id)
            assert button is not None
            written = [one for one in read(plate) if one.widget is button and one.words.strip()]
            told = " ".join(one.words.strip() for one in written)
            assert all(" ".join(one.words.split()) in " ".join(told.split()) for one in answer.reached)
            assert max(one.box.bottom() for one in written) <= button.height()
    finally:
        speak_language("en")


def test_the_cards_of_a_drive_stand_from_the_lowest_up(qtbot: QtBot) -> None:
    """They stood as they were drawn, beside a hand that is sorted."""
    table = """
given   pilots Red
        throwdown Red against Coach; Red on turn
        Red: Strike 1; hand 9♣P 5♦P Q♠P 6♥P; Pile K♠C
"""
    sitting = Sitting(qtbot, given(table))
    sitting.take("red")
    words = drive_look(SeatView.of(sitting.model), Escalate).sub
    assert not isinstance(words, str)
    assert [piece.face for piece in words if isinstance(piece, Mini)] == ["5D", "6H", "9C", "QS"]
