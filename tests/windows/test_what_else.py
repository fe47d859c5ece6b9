"""The list under More, and the scene that the Coach tells from it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import with_base
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.offer import OfferGambit
from gattai_desktop.games.gattai.setup import PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.story.prepared import SCENE_TEXT, SCENE_TITLE, PreparedScene, scene_values
from gattai_desktop.games.gattai.story.scenes import OpenScene
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import Fiat, MoveOn, NextScene, Note
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.forms.sheet_fields import ParagraphField
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from gattai_desktop.windows.games.gattai.parts.crisis_view import CrisisView
from gattai_desktop.windows.kit.plate_words import kind_title
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

NEON_HARBOUR = (
    "The wharf creaks, and the radio plays a song that nobody put on."
    " What do you do before the water reaches the lamps?"
)


FIVE = ("red", "orange", "yellow", "green", "blue")


def pressed(sitting: Sitting, title: str) -> None:
    """Press the plate of the sheet that is called so."""
    plates = sitting.window.sheet.findChildren(PlateButton)
    (found,) = (one for one in plates if one.look.title == title and one.isVisible())
    found.click()
    sitting.settle()


def test_what_else_is_ordered_and_plain(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("more")
    sitting.settle()
    choices = sitting.window.sheet.look.choices
    groups = [one.group for one in choices]
    assert list(dict.fromkeys(groups)) == ["To tell", "How it goes on", "Cards and Resources", "The table"]
    assert groups == sorted(groups, key=list(dict.fromkeys(groups)).index)
    assert choices[0].look.title == "Decide without cards"
    for one in choices:
        assert one.look.sub, one.look
        assert "…" not in one.look.title


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("asked", ["more", "gambit"])
def test_what_coach_asks_for_all_evening_needs_no_scrolling(qtbot: QtBot, size: tuple[int, int], asked: str) -> None:
    """Given five Pilots, when Coach asks what else there is, or offers a Gambit, then all of it is in sight."""
    sitting = Sitting(qtbot, dealt("hunters-moon", FIVE), size)
    sitting.window.requests.open(asked)
    sitting.settle()
    sheet = sitting.window.sheet
    plates = [one for one in sheet.findChildren(PlateButton) if one.isVisible()]
    assert len(plates) > 10
    for plate in plates:
        assert plate.visibleRegion().boundingRect().size() == plate.size(), plate.look.title


@pytest.mark.parametrize("seat", ["coach", "red"])
def test_return_again_and_again_settles_nothing_without_cards(qtbot: QtBot, seat: str) -> None:
    """Given the list under More, when Return is pressed over and over, then no Fiat is played."""
    sitting = Sitting(qtbot, dealt())
    sitting.take(seat)
    sitting.window.requests.open("more")
    sitting.settle()
    for _ in range(12):
        sitting.press(Qt.Key.Key_Return)
    made = [one.move(one.seat) for one in sitting.model.log(1)]
    assert not [one for one in made if isinstance(one, Fiat | Note)]


def test_going_on_says_what_the_next_phase_is_for(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    for now, wanted in (("play", "What was learned tonight"), ("breakdown", "A new session is prepared")):
        if now != sitting.model.sight().text("phase"):
            assert sitting.model.attempt(MoveOn("coach", now))
        sitting.window.requests.open("more")
        sitting.settle()
        (on,) = (one.look for one in sitting.window.sheet.look.choices if one.look.title.startswith("Move on to"))
        assert on.sub == wanted
        sitting.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize("way", ["key", "header"])
def test_in_a_conflict_the_words_of_the_scene_are_read_once_more(qtbot: QtBot, way: str) -> None:
    sitting = Sitting(qtbot, dealt())
    seat = next(one for one in sitting.model.seats if one != "coach")
    assert sitting.model.attempt(OfferGambit("coach", seat))
    sitting.take(seat)
    window = sitting.window
    assert isinstance(window.scene.pane, GambitPane)
    if way == "key":
        sitting.press(Qt.Key.Key_F)
    else:
        assert "The words of the scene" in window.header.where.accessibleName()
        sitting.click(window.header.where)
    assert window.sheet.isVisible()
    assert window.sheet.look.lines == tuple(NEON_HARBOUR.splitlines())
    sitting.press(Qt.Key.Key_Escape)
    assert not window.sheet.isVisible()


def test_of_a_scene_without_words_nothing_is_read(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    assert sitting.model.attempt(NextScene("coach"))
    sitting.settle()
    assert not sitting.window.header.where.isVisible()
    sitting.press(Qt.Key.Key_F)
    assert not sitting.window.sheet.isVisible()


def test_the_coach_reads_what_a_step_of_the_crisis_brings_before_he_skips_to_it(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt("hunters-moon"))
    sitting.take("coach")
    sitting.window.requests.open("more")
    sitting.settle()
    pressed(sitting, "Skip ahead in the Crisis")
    look = sitting.window.sheet.look
    brought = [one.look.sub for one in look.choices]
    assert brought == ["Wave", "Wave", "Storm", "Wave", "Wave", "Storm", "BGM"]
    assert look.lines == ("What lies between does not happen",)
    (crisis,) = sitting.window.findChildren(CrisisView)
    assert crisis.accessibleName() == "Crisis, step 0 of 7. Ahead: wave, wave, storm, wave, wave, storm, monster"
    pressed(sitting, "Skip ahead to step 7")
    assert sitting.model.sight().values["crisis.tier"] == 7
    assert crisis.accessibleName() == "Crisis, step 7 of 7, monster"
    sitting.take("red")
    assert crisis.accessibleName() == "Crisis, step 7, monster"


def test_a_press_on_the_veiled_table_beside_a_sheet_plays_nothing(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    middle, window = sitting.window.scene.pane, sitting.window
    assert isinstance(middle, StoryPane)
    here = next(place for place, one in enumerate(middle.head.plates) if one.station.present)
    onward = middle.head.plates[here + 1]
    at = onward.mapTo(window, onward.rect().center())
    before = sitting.model.sight().values["phase"]
    for opened in (True, False):
        if opened:
            window.requests.open("more")
            pressed(sitting, "Write a note")
            assert not window.sheet.geometry().contains(at)
        while window.sheet.isVisible() and not opened:  # Back goes one step, to what else there is
            window.sheet.dismiss()
        sitting.settle()
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        sitting.settle()
        assert (sitting.model.sight().values["phase"] == before) == opened
        assert window.sheet.isVisible() == opened


def test_a_pilots_list_has_no_scene_to_tell(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("red")
    sitting.window.requests.open("more")
    sitting.settle()
    titles = [one.look.title for one in sitting.window.sheet.look.choices]
    assert "Decide without cards" in titles
    assert "Tell the scene" not in titles


def test_the_scene_says_what_is_read_aloud(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    pane = sitting.window.scene.pane
    assert isinstance(pane, StoryPane)
    assert NEON_HARBOUR in pane.head.accessibleName()
    assert sitting.model.attempt(NextScene("coach"))
    sitting.settle()
    assert NEON_HARBOUR not in pane.head.accessibleName()
    assert not sitting.model.sight().values.get(SCENE_TITLE)


def test_the_coach_tells_the_next_scene(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.window.requests.open("more")
    sitting.settle()
    plates = sitting.window.sheet.findChildren(PlateButton)
    next(one for one in plates if one.look.title == "Tell the scene").click()
    sitting.settle()
    sheet = sitting.window.sheet
    title, text = sheet.form.fields.get(SCENE_TITLE), sheet.form.fields.get(SCENE_TEXT)
    assert title is not None
    assert text is not None
    assert text.text() == NEON_HARBOUR  # all of it can be read here, however small the window
    title.setText("Below the dock")
    text.setText("Something knocks.")
    sitting.press(Qt.Key.Key_Return)
    values = sitting.model.sight().values
    assert (values[SCENE_TITLE], values[SCENE_TEXT]) == ("Below the dock", "Something knocks.")


def test_the_coach_asks_and_writes_down_what_is_answered(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt("hunters-moon"), (1024, 600))
    said: list[str] = []
    sitting.model.factsHappened.connect(lambda one: said.append(one.words("coach")))
    sitting.window.requests.open("more")
    sitting.settle()
    pressed(sitting, "Ask what the book asks")
    pressed(sitting, "The salute")
    sheet = sitting.window.sheet
    answer = sheet.form.fields.get("answer")
    assert answer is not None
    answer.setText("Nobody is missing.")
    sitting.press(Qt.Key.Key_Return)
    assert not sheet.isVisible()
    assert said[-1] == 'Coach asks salute and hears "Nobody is missing."'


def test_a_prepared_scene_is_opened_and_read_aloud(qtbot: QtBot) -> None:
    long = "The shutters rattle. " * 30 + "Then it is quiet."
    one = PreparedScene(key="night", name="At night", text=long, begins="They go to bed.", place="hangar",
                        who=("threat.gull",))  # fmt: skip
    two = PreparedScene(key="dawn", name="At dawn")
    threats = (ThreatSetup("gull", "Doctor Gull", 2),)
    setup = with_base(Setup(pilots=(PilotSetup("red", "Ren"),), threats=threats, values=scene_values((one, two))))
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    sitting = Sitting(qtbot, model, (1024, 600))
    sitting.window.requests.open("more")
    sitting.settle()
    pressed(sitting, "Open a scene you prepared")
    shown = {one.look.title: one.look.sub for one in sitting.window.sheet.look.choices}
    assert shown == {"At night": "They go to bed.", "At dawn": "You tell how it begins"}
    pressed(sitting, "At night")
    assert model.sight("red").values[SCENE_TITLE] == "At night"
    sheet = sitting.window.sheet
    assert sheet.look.title == "At night"
    read = " ".join("".join(getattr(part, "words", "") for part in line) for line in sheet.look.lines)
    assert "Then it is quiet." in read
    assert "Location: Hangar" in read, "where to look, for who leads"
    assert "Here: Doctor Gull" in read
    pressed(sitting, "It is read")
    assert not sheet.isVisible()
    assert [one.scene for one in model.options("coach") if isinstance(one, OpenScene)] == ["dawn"]
    sitting.window.requests.open("more")
    sitting.settle()
    pressed(sitting, "At dawn")
    assert model.sight("red").values[SCENE_TITLE] == "At dawn", "the last one is not asked for by name again"
    assert [one.look.title for one in sheet.look.choices] == ["Go on"], "it has no words that were read"


def test_the_only_prepared_scene_says_what_begins_it_and_is_not_asked_for_again(qtbot: QtBot) -> None:
    """Given one prepared scene, then its plate under More says when it comes, and a press on it begins it."""
    one = PreparedScene(key="night", name="At night", text="It is quiet.", begins="They go to bed.")
    setup = with_base(Setup(pilots=(PilotSetup("red", "Ren"),), values=scene_values((one,))))
    model = GameModel(GATTAI.game, MemoryJournal(GATTAI.begin(setup)), seeded(1), clock=lambda: 1_000)
    model.take_seat()
    assert model.attempt(SetUpSession("coach"))
    sitting = Sitting(qtbot, model, (1024, 600))
    sitting.window.requests.open("more")
    sitting.settle()
    (look,) = (one.look for one in sitting.window.sheet.look.choices if one.look.title == "At night")
    assert "They go to bed." in str(look.sub)
    pressed(sitting, "At night")
    assert model.sight("red").values[SCENE_TITLE] == "At night"


def test_the_next_prepared_scene_has_a_plate_of_its_own_while_play_is_on(qtbot: QtBot) -> None:
    """Given scenes that are prepared, then Coach sees which is next, and need not know that More holds them."""
    sitting = Sitting(qtbot, dealt("hunters-moon"), (1024, 600))
    model, pane = sitting.model, sitting.window.scene.pane

    def next_ones() -> list[PlateButton]:
        return [one for one in pane.findChildren(PlateButton) if one.look.title == "Next scene" and one.isVisible()]

    assert not next_ones(), "greeting and briefing come first"
    assert model.attempt(MoveOn("coach", "play"))
    sitting.settle()
    for name in ("Four names", "On every channel", "The moon comes out"):
        (plate,) = next_ones()
        assert plate.look.sub == name
        sitting.click(plate)
        if name != "The moon comes out":  # of several it is asked which; the next one is focused
            assert sitting.window.sheet.look.title == kind_title(OpenScene)
            sitting.press(Qt.Key.Key_Return)
        assert model.sight("red").values[SCENE_TITLE] == name
        pressed(sitting, "It is read")
    assert not next_ones()


@pytest.mark.parametrize(("path", "several"), [(SCENE_TITLE, False), (SCENE_TEXT, True)])
def test_a_long_text_that_is_changed_by_hand_has_a_paragraph(qtbot: QtBot, path: str, *, several: bool) -> None:
    sitting = Sitting(qtbot, dealt(), (1024, 600))
    sitting.window.by_hand.gauges.edit(path)
    sitting.settle()
    edit = sitting.window.sheet.form.fields.get("text")
    assert isinstance(edit, ParagraphField) == several
    assert edit is not None
    edit.setText(f"{edit.text()} Quiet.")
    sitting.window.sheet.choose("go")
    assert str(sitting.model.sight().values[path]).endswith(" Quiet.")


@pytest.mark.parametrize("read_by", ["pointer", "key"])
def test_after_a_scene_that_the_pointer_opened_the_keyboard_is_where_play_goes_on(qtbot: QtBot, read_by: str) -> None:
    """Given More and "Open a scene" pressed with the pointer, when it is read, then Enter does not open More again."""
    sitting = Sitting(qtbot, dealt())
    window, before = sitting.window, QApplication.focusWidget()
    (more,) = (one for one in window.scene.pane.findChildren(PlateButton) if one.look.title == "More")
    sitting.click(more)
    for title in (kind_title(OpenScene), "Below the gauges"):
        plates = [one for one in window.sheet.findChildren(PlateButton) if one.look.title == title]
        sitting.click(plates[0])
    (read,) = (one for one in window.sheet.findChildren(PlateButton) if one.look.title == "It is read")
    if read_by == "pointer":
        sitting.click(read)
    else:
        sitting.press(Qt.Key.Key_Return)
    assert not window.sheet.isVisible()
    assert QApplication.focusWidget() is before
    assert before is not more


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
def test_what_leads_back_ends_where_the_plates_above_it_end(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = Sitting(qtbot, dealt(), size)
    sitting.window.requests.open("gambit")
    sitting.settle()
    sheet = sitting.window.sheet
    plates = {one.look.title: one for one in sheet.findChildren(PlateButton) if one.isVisible()}
    ends = {title: one.mapTo(sheet, one.rect().topRight()).x() for title, one in plates.items()}
    assert len(ends) > 2
    assert abs(ends.pop("Back") - max(ends.values())) <= 2
