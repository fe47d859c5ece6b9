"""The phases of a session across the top of the story: the Coach presses one to go there (RULES SESSION-1)."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.scale import Scale
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.by_hand_values import WriteText
from gattai_desktop.games.gattai.story.prepared import SCENE_TEXT
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.move import Quoted
from gattai_desktop.windows.games.gattai.looks.story import Station
from gattai_desktop.windows.games.gattai.panes.stations import StationPlate
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from tests.windows.cut import cut, read
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

PILOTS = ("red", "green", "blue")


def stations(sitting: Sitting) -> dict[str, StationPlate]:
    middle = sitting.window.scene.pane
    assert isinstance(middle, StoryPane)
    return {plate.station.name: plate for plate in middle.head.plates}


def test_session_1_the_next_phase_comes_with_a_press(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    now = str(sitting.model.sight().values["phase"])
    names = list(stations(sitting))
    here = next(place for place, name in enumerate(names) if stations(sitting)[name].station.present)
    assert not stations(sitting)[names[here]].isEnabled()
    sitting.click(stations(sitting)[names[here + 1]])
    assert sitting.model.sight().values["phase"] != now
    assert stations(sitting)[names[here + 1]].station.present
    assert stations(sitting)[names[here]].station.done


def test_session_1_any_other_phase_only_after_a_question(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    last = list(stations(sitting).values())[-1]
    before = sitting.model.entry
    last.setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert sitting.model.entry == before
    sitting.window.sheet.choose("yes")
    sitting.settle()
    assert stations(sitting)[last.station.name].station.present


def test_a_pilot_sees_where_the_session_is_and_presses_nothing(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("red")
    assert not any(plate.isEnabled() for plate in stations(sitting).values())
    assert any(plate.accessibleDescription() == "we are here" for plate in stations(sitting).values())


LONG = "One lamp after another goes out. Nobody shouts. Somewhere a dog stops barking in the middle of it. "


@pytest.mark.parametrize("seat", ["coach", "red"])
@pytest.mark.parametrize("size", [(1024, 576), (1366, 748), (1920, 1061)])
def test_words_of_a_scene_without_room_are_read_on_with_a_press(qtbot: QtBot, size: tuple[int, int], seat: str) -> None:
    sitting = Sitting(qtbot, dealt(), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, StoryPane)
    words = f"{LONG * 4}\n\n{LONG * 4}What do you do?"
    writing = sitting.model.by_hand(WriteText)
    assert writing is not None
    assert sitting.model.attempt(writing("coach", Quoted("A dog barks."), SCENE_TEXT))
    sitting.settle()
    assert pane.head.more.isHidden(), "all of it is there"
    assert sitting.model.attempt(writing("coach", Quoted(words), SCENE_TEXT))
    sitting.take(seat)
    plate = pane.head.more
    assert plate.isVisible()
    assert pane.head.rect().contains(plate.geometry())
    plate.setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert [str(one).strip() for one in sitting.window.sheet.look.lines] == [
        one.strip() for one in words.splitlines() if one.strip()
    ]


@pytest.mark.parametrize("size", [(1024, 576), (1366, 748), (1366, 768), (1920, 1061)])
def test_the_acts_stand_whole_above_the_places(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Given a window in its frame, when the acts are shown, then no plate loses its lower edge."""
    sitting = Sitting(qtbot, dealt("first-contact"), size)
    for plate in stations(sitting).values():
        assert plate.parentWidget().rect().contains(plate.geometry())


@pytest.mark.parametrize("wide", range(130, 300, 10))
def test_an_act_is_named_in_full_before_who_waits_in_it_is_shown(qtbot: QtBot, wide: int) -> None:
    """Ticks and crests take what room the name leaves, and none that it needs."""
    act = Station("Es beginnt", done=False, present=True, move=None, number=1, line="Gambits 2/4")
    window = QWidget()
    qtbot.addWidget(window)
    plates = [
        StationPlate(make_paint(speed=0), one, window) for one in (act, evolve(act, ticks=(3, 4), waiting=PILOTS))
    ]
    for plate in plates:
        plate.setGeometry(0, 0, wide, 58)
    window.resize(wide, 58)
    window.show()
    alone, beside = ([one.words for one in read(window) if one.widget is plate] for plate in plates)
    assert ("Es beginnt" in beside) == ("Es beginnt" in alone), (alone, beside)


@pytest.mark.parametrize("scale", [Scale.for_table(1024, 576), Scale()])
def test_the_ticks_of_acts_that_are_done_stand_in_a_line(
    qtbot: QtBot, scale: Scale, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a short and a long name, when both acts are done, then their ticks are equally high."""
    heights = []
    draws = Drawing.sign

    def sign(draw: Drawing, name: str, x: float, y: float, *rest: Any) -> None:
        if name == "tick":
            heights.append(y)
        draws(draw, name, x, y, *rest)

    monkeypatch.setattr(Drawing, "sign", sign)
    for name in ("It begins", "Against each other"):
        act = Station(name, done=True, present=False, move=None, number=2, line="A Throwdown")
        window = QWidget()
        qtbot.addWidget(window)
        plate = StationPlate(make_paint(scale=scale, speed=0), act, window)
        plate.setGeometry(0, 0, 190, 58)
        plate.grab()
    assert len(heights) == 2
    assert heights[0] == heights[1]


def test_an_act_that_is_done_is_named_in_full_on_a_small_table(qtbot: QtBot) -> None:
    """Where its tick has no room beside the name, it stands below it."""
    act = Station("Against each other", done=True, present=False, move=None, number=2, line="A Throwdown")
    window = QWidget()
    qtbot.addWidget(window)
    StationPlate(make_paint(scale=Scale.for_table(1024, 576), speed=0), act, window).setGeometry(0, 0, 162, 39)
    window.resize(162, 39)
    window.show()
    assert not cut(window)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_coach_reads_all_of_the_scene_where_the_plates_leave_it_room(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, dealt(), size)
    sitting.take("coach")
    middle = sitting.window.scene.pane
    assert isinstance(middle, StoryPane)
    for scene in ("below_the_gauges", "the_third_high_water"):
        assert sitting.model.attempt(OpenScene("coach", scene))
        sitting.settle()
        words = [one.words for one in read(sitting.window) if one.widget is middle.head]
        assert words[-1].endswith("?"), words
        assert not middle.plates.in_sight()


def test_the_words_of_the_scene_give_way_where_the_plates_have_no_room(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt(), (1366, 768))
    sitting.take("coach")
    middle = sitting.window.scene.pane
    assert isinstance(middle, StoryPane)
    assert sitting.model.attempt(OpenScene("coach", "the_third_high_water"))
    for zoom, brief in ((2.0, True), (1.0, False)):
        sitting.window.set_zoom(zoom)
        sitting.settle()
        assert middle.head.brief == brief
