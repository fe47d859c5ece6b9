"""A question never covers what it is about, and all its words can be read: what it is about moves up, then shrinks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from tests.windows.cut import cut, noticing_short_lines
from tests.windows.sitting import Sitting
from tests.windows.surfaces import ASKED, SURFACES
from tests.windows.tables import dealt, given

SIZES = ((1024, 576), (1366, 768), (1920, 1080), (3840, 2160))


@pytest.fixture(params=("en", "de"))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, qapp: object) -> Iterator[str]:
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(request.param)
    with noticing_short_lines(monkeypatch):
        yield str(request.param)
    speak_language("en")


def _plate(sitting: Sitting) -> QRectF:
    plate = sitting.window.answers.plate
    assert plate.isVisible()
    return QRectF(plate.mapToGlobal(QPoint(0, 0)), plate.size())


def _box(widget: QWidget | None) -> QRectF:
    assert widget is not None
    assert widget.isVisible()
    return QRectF(widget.mapToGlobal(QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("trigger", ["+Disfavor", "+Trauma:Red(1)", "+Wave", "+Ruin"])
def test_a_question_in_story_covers_no_plate(qtbot: QtBot, size: tuple[int, int], trigger: str) -> None:
    """Factions, Locations, Threats and Pilots stay in sight, whichever of them it is about."""
    sitting = Sitting(qtbot, dealt(), size)
    sitting.take("coach")
    assert sitting.model.attempt(GATTAI.game.phrases.read(f'Coach fires "{trigger}"'))
    sitting.settle()
    assert sitting.model.asks, f"{trigger} asks nothing"
    seen, scene, plate = sitting.window.requests.view, sitting.window.scene, _plate(sitting)
    about = [_box(scene.part_of(f"threat.{key}.tr")) for key in seen.keys("threats")]
    about += [_box(scene.part_of(f"location.{key}.state")) for key in seen.keys("locations")]
    about += [found for key in seen.keys("factions") if (found := scene.rect_of(Place(zone=f"faction.{key}")))]
    about += [_box(scene.part_of(f"pilot.{seat}.charges")) for seat in seen.pilots]
    assert len(about) > 6
    assert [one for one in about if one.intersects(plate)] == []


@pytest.mark.parametrize("size", SIZES)
def test_a_question_about_the_pile_does_not_cover_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, given(ASKED), size)
    sitting.take("red")
    card = sitting.throwdown.pile.cards()[-1].global_rect()
    assert not card.intersects(_plate(sitting))


def test_a_question_with_many_answers_shrinks_the_pile(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(ASKED), (1366, 768))
    sitting.take("red")
    before, plate = sitting.throwdown.pile.cards()[-1].global_rect(), sitting.window.answers.plate
    many = tuple(AnswerLook(place, f"Answer {place}", detail="what it leads to, in some words") for place in range(14))
    scene = sitting.window.scene
    plate.ask(AskLook("red", "red", "Which?", "Because", many), lambda: scene.ask_box(14, plate.needed), focus=True)
    scene.set_asked(plate.geometry())
    sitting.settle()
    card = sitting.throwdown.pile.cards()[-1].global_rect()
    assert card.height() < before.height()
    assert not card.intersects(_plate(sitting))


@pytest.mark.parametrize("size", SIZES)
def test_no_word_of_a_question_is_cut(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    """A line that is too long for its plate takes a second one; then the row becomes two."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    paint = make_paint("dark", Scale.for_table(*size), speed=0)
    plate = AskPlate(paint, window)
    window.show()
    details = ("a Faction takes offense", "Harmony rises, or Schism clears for everybody at the table", "a Pilot, once")
    wide = round(size[0] * 0.655)
    for count in (2, 3, 4, 5, 7):
        answers = tuple(
            AnswerLook(place, f"Disfavor {place}", key=str(place + 1), detail=details[place % 3])
            for place in range(count)
        )
        why = "A Spoil of the Throwdown, because the Commander won the stage by more than half of what it held."
        plate.ask(
            AskLook("red", "red", "Which of these?", why, answers, waiting=2),
            lambda: QRect(0, 0, wide, size[1]),
            focus=True,
        )
        QApplication.processEvents()
        assert cut(window) == []


def test_the_keyboard_stands_on_the_answer_that_a_guide_means(qtbot: QtBot) -> None:
    """Also where another one would cost least and come first."""
    sitting = Sitting(qtbot, given(ASKED), (1366, 768))
    scene, plate = sitting.window.scene, sitting.window.answers.plate
    answers = (AnswerLook(0, "Pass"), AnswerLook(1, "Use it", led=True), AnswerLook(2, "Save it"))
    plate.ask(AskLook("red", "red", "Which?", "", answers, first=0), lambda: scene.ask_box(3, plate.needed), focus=True)
    button = plate.button(1)
    assert button is not None
    assert button.hasFocus()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_three_answers_lie_in_sight_above_the_bar_of_a_puzzle(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    """None has to be scrolled to while there is room: the third one at Rewind Crank lay under the edge."""
    window = SURFACES["a puzzle of bots"](qtbot, tmp_path)
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    plate = next(one for one in window.findChildren(AskPlate) if one.isVisible())
    for answer in plate.look.answers:
        button = plate.button(answer.id)
        assert isinstance(button, QWidget)
        assert button.visibleRegion().boundingRect() == button.rect(), answer.title
