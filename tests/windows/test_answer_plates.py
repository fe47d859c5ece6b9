"""LOOK 7, Drives and what may be started: calm plates, whatever they have to say and however large they are."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.key_cap import cap_wide
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.cards.card import card
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.move import Answer
from gattai_desktop.games.verdict import Reason
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.games.gattai.looks.short_reasons import _SHORT, in_short, refused_plate
from gattai_desktop.windows.kit.own_scale import OwnScale
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from tests.windows.cut import read
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, dealt, given

FULL: Final = """
given   pilot red "Ren" robo "Kite"; pilot green "Tam"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 2♦P 4♠P 7♠P 8♥P 10♣P Q♠P; Coach: Strike 3; hand K♠C; Pile 3♣C 7♦C
"""
SIZES: Final = ((1024, 576, 1.0), (1366, 768, 1.0), (1366, 768, 1.3), (1920, 1080, 1.0), (1920, 1080, 1.3))


@pytest.fixture(params=("en", "de"))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[str]:
    """The program speaks this language for the length of a test."""
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(request.param)
    yield str(request.param)
    speak_language("en")


@pytest.mark.parametrize("moment", ["throwdown", "story"])
def test_titles_stand_on_one_base_line_and_their_lines_on_the_next(qtbot: QtBot, language: str, moment: str) -> None:
    sitting = Sitting(qtbot, given(FULL) if moment == "throwdown" else dealt())
    sitting.take("red" if moment == "throwdown" else "coach")
    for wide, high, zoom in SIZES:
        sitting.window.resize(wide, high)
        for scale in sitting.window.findChildren(OwnScale):
            scale.turn(zoom)
        sitting.settle()
        titles, lines = _base_lines(sitting.window)
        assert len(titles) == 1, f"{wide}x{high} at {zoom}: titles at {sorted(titles)}"
        assert len(lines) == 1, f"{wide}x{high} at {zoom}: lines at {sorted(lines)}"
        gap = next(iter(lines)) - next(iter(titles))
        assert gap >= 17, f"{wide}x{high} at {zoom}: {gap} pixels from title to line"


@pytest.mark.parametrize("size", [(640, 400), (1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("title", ["Back", "Zurück", "Zurücknehmen"])
def test_the_words_of_a_button_do_not_touch_the_cap_of_its_key(qtbot: QtBot, size: tuple[int, int], title: str) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    look = PlateLook(title, key="Esc", fill="", arrangement="button")
    button = PlateButton(make_paint(speed=0).at(Scale.for_table(*size)), look, window)
    button.resize(button.sizeHint())
    with qtbot.waitExposed(window):
        window.show()
    boxes = {one.words.strip(): one.box for one in read(window)}
    cap = cap_wide(button.paint, "Esc")
    assert boxes[title].right() + 6 <= boxes["Esc"].center().x() - cap / 2


BEYOND: Final = """
given   pilot red "Ren" robo "Kite"; pilot green "Tam"
        throwdown Coach against Red; Coach on turn
        Red: Strike 2; hand 2♦P; Coach: Strike 3; hand 4♠C 7♣C 9♦C 10♦C A♠C; Pile 7♦C 10♥P
"""


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_name_of_a_drive_is_never_shortened_for_the_reasons_of_others(
    qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    sitting = Sitting(qtbot, given(BEYOND), size)
    sitting.take("coach")
    row = next(row for row in sitting.window.findChildren(PlateRow) if row.isVisible())
    plates = [one for one in row.findChildren(PlateButton) if one.isVisible()]
    written = [(one.widget, one.words.strip()) for one in read(sitting.window)]
    shown = [one.look.title for one in plates if (one, one.look.title) in written]
    assert shown == [one.look.title for one in plates], f"{language}: {shown}"


def test_each_plate_shows_its_key_in_a_small_window(qtbot: QtBot, language: str) -> None:
    for seat in ("red", "coach"):
        sitting = Sitting(qtbot, dealt(), (1024, 600))
        sitting.take(seat)
        row = next(row for row in sitting.window.findChildren(PlateRow) if row.isVisible())
        shown = [one for one in row.findChildren(PlateButton) if one.isVisible()]
        plates = [one for one in shown if one.look.key and one.look.arrangement == "drive"]
        written = [(one.widget, one.words.strip()) for one in read(sitting.window)]
        assert len(plates) > 2
        assert all((one, one.key_shown(one.look.key)) in written for one in plates), f"{language}, {seat}"


def test_where_there_is_no_room_for_all_words_the_titles_still_are_whole(qtbot: QtBot) -> None:
    reason = "Whatever is said here at such length can never stand on three lines beside others of its kind. " * 2
    titles = ("Counter", "Block", "Escalate", "Rumble", "Concede")
    row = PlateRow(make_paint(speed=0))
    qtbot.addWidget(row)
    row.resize(640, 66)
    subs = (reason, "No", reason, "No", "No")
    row.set_plates(tuple(RowPlate(title, PlateLook(title, sub)) for title, sub in zip(titles, subs, strict=True)))
    row.show()
    buttons = [row.button(title) for title in titles]
    assert all(one is not None and one.width() >= one.speaker(66).capless - 1 for one in buttons)
    assert sum(one.width() for one in buttons if one is not None) <= row.width()


@pytest.mark.parametrize("high", [52, 54])
def test_words_on_two_lines_keep_off_the_cap_of_a_key(qtbot: QtBot, high: int) -> None:
    """In a low row of three plates the first of two lines ran below the cap, and touched it."""
    paint = make_paint(scale=Scale.for_table(1024, 600), speed=0)
    lines = ("the top Bot joins the attack", "the first Bot attacks with 1 more", "attack 2 → 4, and equal is no win")
    twice = 0
    for wide in range(400, 800, 13):
        row = PlateRow(paint)
        qtbot.addWidget(row)
        row.resize(wide, high)
        row.set_plates(
            tuple(RowPlate(key, PlateLook("Reveal", line, key)) for key, line in zip("KRF", lines, strict=True))
        )
        row.show()
        for plate in row.findChildren(PlateButton):
            found = {one.words: one.box for one in read(plate)}
            if plate.lines().rows < 2 or not plate.lines().capped:
                continue
            twice += 1
            key = found.pop(plate.look.key)
            side = cap_wide(paint, plate.look.key) / 2 + 1
            cap = QRectF(key.center().x() - side, key.center().y() - side, 2 * side, 2 * side)
            assert not any(box.intersects(cap) for box in found.values()), f"{wide}: {plate.accessibleName()}"
    assert twice


@pytest.mark.parametrize("high", range(60, 92, 4))
def test_words_on_three_lines_of_a_plate_keep_off_the_cap_of_its_key(qtbot: QtBot, high: int) -> None:
    """The more lines, the higher the first: where two were below the cap, the first of three ran under it."""
    paint = make_paint(scale=Scale.for_table(1024, 600), speed=0)
    words = "Sable nimmt den Treffer: HP 72 → 62. Schaden 20, Gepanzert, halbiert: 10. Die Anzeige von Sable steigt"
    plate = PlateButton(paint, PlateLook("Den Treffer selbst nehmen", words, "2"))
    qtbot.addWidget(plate)
    thrice = 0
    for wide in range(220, 420, 7):
        plate.resize(wide, high)
        plate.show()
        thrice += plate.lines().rows == 3
        found = {one.words: one.box for one in read(plate)}
        key = found.pop("2")
        side = cap_wide(paint, "2") / 2 + 1
        cap = QRectF(key.center().x() - side, key.center().y() - side, 2 * side, 2 * side)
        assert not any(box.intersects(cap) for box in found.values()), f"{wide}: {plate.lines().rows} lines"
    assert thrice or high < 72


def test_the_plates_of_a_row_are_spoken_from_left_to_right_however_late_one_came(qtbot: QtBot) -> None:
    row = PlateRow(make_paint(speed=0))
    qtbot.addWidget(row)
    for titles in (("Counter", "Block"), ("Assist", "Counter", "Block"), ("Block", "Concede")):
        row.set_plates(tuple(RowPlate(title, PlateLook(title)) for title in titles))
        spoken = QAccessible.queryAccessibleInterface(row)
        assert spoken is not None
        children = [spoken.child(place) for place in range(spoken.childCount())]
        names = [one.text(QAccessible.Text.Name) for one in children if one is not None]
        assert [name for name in names if name] == [*titles]


def _base_lines(window: QWidget) -> tuple[set[int], set[int]]:
    """Where the titles of the plates that answer stand, and the first line of the words below each."""
    row = next(row for row in window.findChildren(PlateRow) if row.isVisible())
    titles: dict[QWidget, int] = {}
    lines: dict[QWidget, int] = {}
    for one in read(window):
        if isinstance(one.widget, PlateButton) and one.widget.parentWidget() is row and len(one.words.strip()) > 1:
            (titles if one.words == one.widget.look.title else lines).setdefault(one.widget, round(one.box.bottom()))
    return set(titles.values()), set(lines.values())


def test_a_plate_of_six_says_in_a_few_words_why_it_is_refused_and_a_reader_hears_it_whole(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(FULL), (1366, 768))
    sitting.take("red")
    row = sitting.throwdown.row
    rumble = row.button(InitiateRumble.phrase)
    assert rumble is not None
    shown = " ".join(one.words.strip() for one in read(sitting.window) if one.widget is rumble)
    assert "Only in stage 3" in shown
    assert "begins" not in shown
    assert "A Rumble begins in stage 3 only." in rumble.accessibleName()
    place = rumble.rect().center()
    QApplication.sendEvent(rumble, QHelpEvent(QEvent.Type.ToolTip, place, rumble.mapToGlobal(place)))
    assert QToolTip.text() == "A Rumble begins in stage 3 only."
    QToolTip.hideText()


def test_while_another_is_asked_no_plate_repeats_the_whole_question(qtbot: QtBot) -> None:
    """Given somebody else is asked in a fight, then each plate of the row says so in a few words, and not six times."""
    sitting = Sitting(qtbot, given(FULL), (1920, 1080))
    words = say(
        "{seat} is asked first: {question}", seat="Bo", question="Bo suffers 1 Trauma. Which Stat loses a point?"
    )
    row = sitting.throwdown.row
    row.set_plates(tuple(RowPlate(at, refused_plate(str(at), "", Reason("X-1", words))) for at in range(6)))
    row.resize(1500, 80)
    written = "".join(one.words for one in read(row))
    assert written.count("Bo is asked first") == 6
    assert "Stat" not in written


def test_what_is_told_in_short_is_still_told_like_that_by_the_rules() -> None:
    games = Path(__file__).resolve().parents[2] / "gattai_desktop" / "games"
    files = (games / "game.py", *(games / "gattai").rglob("*.py"))
    told = "".join(path.read_text(encoding="utf-8") for path in files).replace('"\n', "")
    unknown = [template for template in _SHORT if template not in told]
    assert not unknown
    assert in_short(Reason("THROW-42", say("A Rumble begins in stage 3 only."))) == "Only in stage 3"
    assert in_short(Reason("OMEN-7", say("Coach has {count} Active Omens.", count=1))) == "Only 1 Active"
    assert in_short(Reason("X-1", say("Something that has no short form."))) == ""


@pytest.mark.parametrize("size", [(1024, 562), (1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("title", ["moves", "Züge", "everything", "alles"])
def test_a_quiet_plate_as_wide_as_it_asks_for_says_its_whole_word(
    qtbot: QtBot, size: tuple[int, int], title: str
) -> None:
    button = PlateButton(make_paint(speed=0).at(Scale.for_table(*size)), PlateLook(title, arrangement="quiet"))
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    with qtbot.waitExposed(button):
        button.show()
    assert [one.words for one in read(button)] == [title]


def test_a_plate_takes_up_no_room_before_it_has_its_place(qtbot: QtBot) -> None:
    """Given a row below the pointer, when its plates are made, then none lies there as if it was pointed at."""
    row = PlateRow(make_paint(speed=0))
    qtbot.addWidget(row)
    row.show()
    row.set_plates((RowPlate("one", PlateLook("One")), RowPlate("two", PlateLook("Two"))))
    assert all(one.size().isEmpty() for one in row.findChildren(PlateButton))
    row.resize(600, 66)
    row.rescale()
    assert not any(one.size().isEmpty() for one in row.findChildren(PlateButton))


def test_an_only_answer_is_given_once_however_often_the_table_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a question with one answer, when the table is shown twice at once, as after two quick presses."""
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("red")
    assert sitting.model.attempt(Counter("red", card("9♣P")))
    sitting.settle()
    seat = sitting.model.seat
    only = Ask("any", seat, say("Which?"), (Answer(seat),))
    monkeypatch.setattr(GameModel, "asks", lambda *_: (only,))
    answers, given_by_itself = sitting.window.answers, list[object]()
    answers.answered.disconnect()
    answers.answered.connect(given_by_itself.append)
    for _ in range(2):
        answers.show_view(SeatView.of(sitting.model), answered_elsewhere=False)
    sitting.settle()
    assert given_by_itself == [Answer(seat)]


@pytest.mark.parametrize(
    ("event", "buffers", "first"), [("+Trauma:Tide(1)", 2, "Spend 1"), ("+Trauma:Tide(2)", 1, "Spend 1")]
)
def test_the_keyboard_begins_at_the_answer_that_soaks_most(qtbot: QtBot, event: str, buffers: int, first: str) -> None:
    """A Threat that takes its Trauma loses a Buffer with each point of TR: whoever presses Enter at once loses less."""
    table = (
        f'given   pilot red "Ren"; phase = "play"; threat tide "The Tide" rating 4; threat.tide.buffers = {buffers}\n'
    )
    sitting = Sitting(qtbot, given(table))
    sitting.take("coach")
    assert sitting.model.attempt(GATTAI.game.phrases.read(f'Coach fires "{event}"'))
    sitting.settle()
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget)
    assert focused.accessibleName().startswith(first), focused.accessibleName()
