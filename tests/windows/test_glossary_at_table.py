"""The book's words at the table: found in what is written, explained for pointer and key, and at their first use."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.drawing import drawing, plain
from gattai_desktop.board.fonts import text_font, width_in
from gattai_desktop.board.paint import PaintedWidget, make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import translated
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn
from gattai_desktop.windows.glossary.meanings import fitting, found_in, meanings
from gattai_desktop.windows.glossary.written_words import words_on
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.settings.settings import read_settings
from gattai_desktop.windows.table.guide_layer import GuideLayer
from tests.games.test_book_words import said_by_the_guide
from tests.windows.fingers import Finger
from tests.windows.sitting import Sitting, heard_from_now
from tests.windows.tables import FIGHT, dealt, given


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[None]:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert speak_language("de") == "de"
    yield
    speak_language("en")


def _named(text: str, game: str = "gattai") -> list[tuple[str, str]]:
    return [(text[one.start : one.end], one.meaning.key) for one in found_in(text, game)]


def test_words_are_found_in_their_forms_and_not_inside_other_words() -> None:
    assert _named("Offer a Gambit. Gambits need no Strike Range, and nobody is Striking.") == [
        ("Gambit", "Gambit"),
        ("Gambits", "Gambit"),
        ("Strike Range", "Strike"),
    ]
    assert _named("That was “Yes, but”: the goal.") == [("“Yes, but”", "“Yes, but”"), ("goal", "goal")]
    assert _named("SCHISM: 0") == [("SCHISM", "Schism")]
    assert _named("The Champion keeps a gang.", "rumblebots") == [("Champion", "Champion"), ("gang", "gang")]


def test_words_are_found_in_german(german: None) -> None:
    assert _named("Puffer fangen Trauma und Schisma ab.") == [
        ("Puffer", "Buffer"),
        ("Trauma", "Trauma"),
        ("Schisma", "Schism"),
    ]
    assert [one.means for one in meanings("gattai") if one.key == "Concede"] == [
        "Ein Drive: Leg die Hand nieder und lass die andere Seite den Throwdown gewinnen."
    ]


def test_what_a_word_does_not_mean_is_not_explained_by_it(german: None) -> None:
    """A place is one of the status byte and a Boot what a row brings: no count, and no name of a fight."""
    count = translated("The Stray Thread stands there. At the same count the MCs act before the CPU.")
    fight = translated("You can play now. Bring the next fight: First Boot.")
    assert [word for _, word in _named(count, "virtual-machine")] == ["Count", "MC", "CPU"]
    assert "Boot" not in [word for _, word in _named(fight, "virtual-machine")]


def test_german_says_every_word_of_the_guide_in_a_form_that_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    english = {text: {key for _, key in _named(text)} for text in said_by_the_guide()}
    speak_language("de")
    german = {text: {key for _, key in _named(translated(text))} for text in english}
    speak_language("en")
    verbs = {"challenge", "soak"}  # German takes them apart
    assert {text: keys - german[text] - verbs for text, keys in english.items() if keys - german[text] - verbs} == {}


def test_the_guide_says_and_so_explains_what_stands_on_the_plate_of_the_enemy() -> None:
    said = {key for text in said_by_the_guide() for _, key in _named(text)}
    assert {"TR", "Strike", "Buffer"} <= said


def test_a_search_finds_words_by_their_beginning_then_what_speaks_of_them_and_rules() -> None:
    known = meanings("gattai")
    assert [one.key for one in fitting(known, "faVo")] == ["Favor", "Boost", "Fan Club", "Trigger"]
    assert [one.key for one in fitting(known, "gambit-18")] == ["helper"]
    assert fitting(known, "") == known
    assert fitting(known, "zebra") == ()


class _Line(PaintedWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            draw.lines(10, 20, "Ren is offered a Defeat Condition", plain(15))


def test_a_word_is_found_where_a_widget_writes_it(qtbot: QtBot) -> None:
    widget = _Line(make_paint(speed=0))
    qtbot.addWidget(widget)
    widget.resize(600, 60)
    (place,) = words_on(widget, "gattai")
    font = text_font(widget.paint.text(15))
    assert place.meaning.key == "Defeat Condition"
    assert place.box.left() == pytest.approx(widget.paint.px(10) + width_in(font, "Ren is offered a "), abs=2)
    assert place.box.width() == pytest.approx(width_in(font, "Defeat Condition"), abs=2)


# ---------------------------------------------------------------------- at the table


def investing(qtbot: QtBot, size: tuple[int, int] = (1920, 1080)) -> Sitting:
    """First Contact where each Pilot lays a card on a Faction; Vass has the seat."""
    model = dealt("first-contact")
    assert model.attempt(GoOn("coach"))
    sitting = Sitting(qtbot, model, size)
    sitting.take("red")
    return sitting


def _rest(sitting: Sitting, widget: QWidget, key: str) -> QPoint:
    """Let the pointer rest on a word; return where."""
    place = next(one for one in words_on(widget, "gattai") if one.meaning.key == key)
    inside = place.box.center().toPoint()
    at = widget.mapToGlobal(inside)
    QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, inside, at))
    sitting.settle()
    return at


def test_a_word_is_explained_where_the_pointer_rests_and_no_longer(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    explainer = sitting.window.explainer
    plate = next(one for one in _plates(sitting) if "Pass the table" not in one.accessibleName())
    at = _rest(sitting, plate, words_on(plate, "gattai")[0].meaning.key)
    assert explainer.bubble.isVisible()
    assert explainer.bubble.accessibleName() == words_on(plate, "gattai")[0].meaning.spoken
    explainer.keep_while(at)
    assert explainer.bubble.isVisible()
    explainer.keep_while(at + QPoint(300, 300))
    assert not explainer.bubble.isVisible()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_an_explanation_stands_beside_its_plate_and_never_on_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(FIGHT), size)
    sitting.take("red")
    bubble = sitting.window.explainer.bubble
    plates = [one for one in sitting.throwdown.row.findChildren(PlateButton) if words_on(one, "gattai")]
    assert plates
    for plate in plates:
        for word in words_on(plate, "gattai"):
            _rest(sitting, plate, word.meaning.key)
            box = QRect(plate.mapTo(sitting.window, QPoint(0, 0)), plate.size())
            assert not bubble.geometry().intersects(box), word.meaning.key
            assert sitting.window.rect().contains(bubble.geometry())


def test_a_press_on_an_underlined_word_explains_it_at_once(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    card = sitting.window.scene.guide.card
    place = next(one for one in words_on(card, "gattai") if one.meaning.key == "Pilot")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=place.box.center().toPoint())
    assert sitting.window.explainer.bubble.meaning == place.meaning


@pytest.mark.parametrize("stays", [False, True])
def test_a_finger_taps_or_stays_on_a_word_and_reads_it_until_it_touches_again(qtbot: QtBot, stays: bool) -> None:
    sitting = investing(qtbot)
    card, bubble = sitting.window.scene.guide.card, sitting.window.explainer.bubble
    place = next(one for one in words_on(card, "gattai") if one.meaning.key == "Pilot")
    finger = Finger(sitting.window)
    at = finger.place(card, place.box.center())
    finger.down(at)
    if stays:
        bubble.hide()
        qtbot.waitUntil(bubble.isVisible)
    finger.up(at)
    qtbot.wait(300)  # longer than it takes to see that a pointer has left
    assert bubble.meaning == place.meaning
    finger.tap(QPoint(5, sitting.window.height() // 2))
    assert not bubble.isVisible()


def _plates(sitting: Sitting) -> list[QWidget]:
    """What stands in the rails and the middle and writes a word of the book."""
    window = sitting.window
    assert window.scene.pane is not None
    grounds = (window.scene.left, window.scene.right, window.scene.pane)
    inside = (one for ground in grounds for one in ground.findChildren(QWidget) if one.isVisible())
    return [one for one in inside if words_on(one, "gattai")]


def test_the_key_explains_the_words_beside_the_focus_one_by_one_and_then_lists_the_keys(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    window, card = sitting.window, sitting.window.scene.guide.card
    card.do.setFocus()
    words = [one.spoken for one in dict.fromkeys(place.meaning for place in words_on(card, "gattai"))]
    assert words
    for told in words:
        sitting.press("?")
        assert window.explainer.bubble.accessibleName() == told
    sitting.press("?")
    assert not window.explainer.bubble.isVisible()
    assert window.sheet.isVisible()


def test_the_key_explains_the_guides_words_where_none_stand_beside_the_focus(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    window, card = sitting.window, sitting.window.scene.guide.card
    window.hand.focus()
    sitting.press("?")
    assert window.explainer.bubble.accessibleName() == words_on(card, "gattai")[0].meaning.spoken
    assert window.hand.card_in_focus() is not None


# ---------------------------------------------------------------------- the first use


def test_the_first_use_of_a_word_explains_it_beside_the_guide_and_the_next_does_not(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    guide = sitting.window.scene.guide
    first = guide.card.words()[0]
    assert guide.bubble.isVisible()
    assert guide.bubble.accessibleName() == first.spoken
    assert not guide.bubble.geometry().intersects(guide.card.geometry())
    assert first.key in guide.known
    later = investing(qtbot)
    later.window.scene.guide.known |= {one.key for one in guide.card.words()}
    later.window.scene.guide.show_view(later.window.requests.view)
    assert later.window.scene.guide.bubble.isVisible(), "what is being read stays"
    with qtbot.waitSignal(later.window.scene.guide.wordExplained):
        assert later.model.attempt(GoOn("coach"))
        later.settle()


def test_saying_it_again_says_the_new_word_too(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    said = heard_from_now(qtbot, sitting.window)
    sitting.press(Qt.Key.Key_F8)
    assert sitting.window.scene.guide.bubble.accessibleName()
    assert said[-1].endswith(sitting.window.scene.guide.bubble.accessibleName())


def test_in_a_small_window_the_plate_itself_explains_it(qtbot: QtBot) -> None:
    sitting = investing(qtbot, (1024, 600))
    guide = sitting.window.scene.guide
    assert not guide.bubble.isVisible()
    assert guide.card.isVisible()
    assert guide.card.explained is not None
    assert guide.card.explained.key in guide.known


def test_escape_closes_an_explanation_and_nothing_else(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    sitting.window.scene.guide.card.do.setFocus()
    sitting.press("?")
    focused = QApplication.focusWidget()
    sitting.press(Qt.Key.Key_Escape)
    assert not sitting.window.explainer.bubble.isVisible()
    assert QApplication.focusWidget() is focused


def test_a_word_explains_itself_once_in_a_home(qtbot: QtBot, program: app.Program, tmp_path: Path) -> None:
    def sit_down() -> GuideLayer:
        program.begin_session(scenario("first-contact"))
        assert program.table is not None
        with qtbot.waitExposed(program.table):
            program.table.activateWindow()
        assert program.model is not None
        assert program.model.attempt(GoOn("coach"))
        return program.table.scene.guide

    guide = sit_down()
    first = guide.card.words()[0].key
    assert guide.known
    kept = read_settings(tmp_path / "settings.toml").explained
    assert first in kept
    assert guide.known == set(kept)
    again = sit_down()
    assert again is not guide
    assert first in [one.key for one in again.card.words()]
    assert again.bubble.meaning is None or again.bubble.meaning.key != first


def test_a_word_in_the_name_of_a_fight_is_no_word_of_the_book() -> None:
    """Given *First Boot*, then nothing is explained there; a Boot is, wherever else it is spoken of."""
    assert [one.meaning.key for one in found_in("Next: First Boot", "virtual-machine")] == []
    assert [one.meaning.key for one in found_in("The first Boot waits", "virtual-machine")] == ["Boot"]
