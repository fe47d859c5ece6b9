"""LOOK 6: each Threat bears a sign of its own, and each step of the Crisis the sign of what it brought."""

from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.signs import sign_names
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.gattai.world.crisis import SkipAhead
from gattai_desktop.games.gattai.world.threats import SIGNS, threat_sign
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.games.gattai.looks.crisis import coachs_facts, crisis_look
from gattai_desktop.windows.games.gattai.looks.rails import band, threat_look
from gattai_desktop.windows.games.gattai.looks.story import start_plates
from gattai_desktop.windows.games.gattai.parts.crisis_view import UNSEEN, CrisisView
from gattai_desktop.windows.games.gattai.rails.right import RightRail
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from tests.windows import cut
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt, given

TWO: Final = """
given   pilot red "Ren"
        threat tide "The Tide" rating 4; threat gull "Doctor Gull" rating 2 bgm yes
        threat bell "The Bell" rating 1 sign bell
        phase = "play"; Crisis tier 4; Coach's Omens Joker1 up
"""


def seen(text: str, seat: str) -> SeatView:
    model = given(text)
    model.pass_to(seat)
    model.take_seat()
    return SeatView.of(model)


def sign(at: SeatView, key: str) -> str:
    look = threat_look(at, key)
    assert look is not None
    return look.sign


def test_every_sign_that_a_pack_may_name_is_drawn() -> None:
    assert {threat_sign({"threat.tide.sign": sign}, "tide") for sign in SIGNS} <= sign_names()


def test_a_threat_bears_the_sign_of_its_pack_and_no_two_of_a_scenario_the_same(qtbot: QtBot) -> None:
    at = SeatView.of(dealt())
    assert sign(at, "brass_tide") == "monster"
    assert sign(at, "doctor_gull") == "storm"


def test_info_7_a_sign_tells_nobody_which_threat_is_a_bgm(qtbot: QtBot) -> None:
    """Without a sign of its own it follows from its place, for the Coach as for the Pilots."""
    coach, ren = seen(TWO, "coach"), seen(TWO, "red")
    for key in ("tide", "gull", "bell"):
        assert sign(coach, key) == sign(ren, key)
    assert len({sign(ren, key) for key in ("tide", "gull", "bell")}) == 3
    assert sign(ren, "bell") == "chime"


def test_a_record_names_only_signs_that_there_are() -> None:
    with pytest.raises(UnreadableRecord, match="mask, bolt, wave"):
        read('given   pilot red "Ren"; threat tide "The Tide" rating 4 sign wav', "given.record")


def test_crisis_1_a_step_bears_the_sign_of_what_it_brought_for_everybody(qtbot: QtBot) -> None:
    model = given(TWO)
    model.take_seat()
    assert model.attempt(next(move for move in model.options() if str(move) == "Coach spends 1 Omens on the Crisis"))
    model.pass_to("red")
    model.take_seat()
    ren = crisis_look(SeatView.of(model))
    assert ren.reached == (*(UNSEEN,) * 4, "wave")
    assert ren.ahead is None
    model.pass_to("coach")
    model.take_seat()
    coach = crisis_look(SeatView.of(model))
    assert coach.reached == ("story", "wave", "story", "storm", "wave")
    assert coach.ahead is not None
    assert len(coach.ahead) == 8
    assert coach.ahead[-1] == "monster"


def test_crisis_6_steps_that_were_skipped_are_struck_out(qtbot: QtBot) -> None:
    model = dealt()
    assert model.attempt(SkipAhead("coach", 3))
    look = crisis_look(SeatView.of(model))
    assert look.skipped == {0, 1}
    assert look.reached[2] == "story"


def test_only_the_coach_reads_what_comes_next_and_what_passes(qtbot: QtBot) -> None:
    coach, ren = seen(TWO, "coach"), seen(TWO, "red")
    assert dict(coachs_facts(coach))["Passing score"] == "160"
    facts = dict(coachs_facts(coach))
    assert (facts["Threats"], facts["Average TR"], facts["BGMs"]) == ("3", "3", "1")
    assert coachs_facts(ren) == ()
    omen = next(plate.look for plate in start_plates(coach) if plate.key == "omen")
    assert omen.sub == "Step 5: Story + Wave"
    assert all("Step" not in str(plate.look.sub) for plate in start_plates(ren))


def test_the_coach_reads_how_heavy_a_scenario_is_whose_one_threat_pretends(qtbot: QtBot) -> None:
    gull = 'threat gull "Doctor Gull" rating 4 power power.pretender'
    coach = seen(f'given   content power.pretender; pilot red "Ren"; {gull}; phase = "play"\n', "coach")
    facts = dict(coachs_facts(coach))
    assert (facts["Threats"], facts["Average TR"]) == ("1", "4")


@pytest.mark.parametrize("phase", ["debriefing", "breakdown"])
def test_once_play_is_over_the_coach_reads_only_what_passes(qtbot: QtBot, phase: str) -> None:
    coach = seen(TWO.replace('"play"', phase), "coach")
    assert [name for name, _ in coachs_facts(coach)] == ["Passing score"]


def test_the_strike_of_a_threat_stands_there_also_while_sides_are_chosen(qtbot: QtBot) -> None:
    fight = 'given   pilot red "Ren"; threat gull "Doctor Gull" rating 2; threat tide "The Tide" rating 4\n'
    fight += '        Red: hand 8♥P; Coach: hand K♠C\nwhen    Coach challenges red with K♠C for "it"\n'
    fight += "        Red accepts with 8♥P\n"
    look = threat_look(seen(f"{fight}        Coach brings in gull\n", "coach"), "gull")
    assert look is not None
    assert [one.value for one in look.values[:3]] == [2, 2, 2]


@pytest.mark.parametrize(("rating", "label"), [(1, "Buffer"), (2, "Buffers")])
def test_a_threat_with_a_single_buffer_has_one_buffer(rating: int, label: str) -> None:
    look = threat_look(seen(f'given   pilot red "Ren"; threat gull "Doctor Gull" rating {rating}\n', "coach"), "gull")
    assert look is not None
    assert [(one.label, one.value) for one in look.values[2:3]] == [(label, rating)]


def test_the_log_takes_the_room_of_figures_that_are_gone(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(TWO))
    sitting.take("coach")
    rail = sitting.window.scene.right
    assert isinstance(rail, RightRail)
    sitting.model.attempt(MoveOn("coach", "debriefing"))
    sitting.settle()
    assert rail.facts.height() == round(rail.paint.px(rail.facts.high))
    assert rail.log_box.top() - rail.facts.geometry().bottom() < rail.paint.px(30)


def test_a_step_in_words_of_the_coachs_own_is_explained_as_it_was_written() -> None:
    """The rules let such a step be: it is said aloud, and the table plays it."""
    start = replay(read(TWO, "given.record")).state
    table = start.after((ValueChanged(path="crisis.reached.1", before=None, after="The lights go out"),))
    tips = crisis_look(SeatView.of(GameModel(GATTAI.game, MemoryJournal(table), seeded(1)))).tips
    assert tips[0] == "Step 1 brought: The lights go out."


def test_each_step_of_the_crisis_is_explained_aloud() -> None:
    """INFO-7: a Pilot hears of nothing that is to come."""
    coach, pilot = crisis_look(seen(TWO, "coach")).tips, crisis_look(seen(TWO, "red")).tips
    assert coach[3:6] == ("Step 4 brought: Storm.", "Step 5 will bring: Story, Wave.", "Step 6 will bring: Wave.")
    assert coach[-2:] == ("Step 13 will bring: BGM.", "Each Omen that you spend leads one step on.")
    assert not any("will bring" in tip for tip in pilot)
    assert pilot[1] == "Step 2 was not seen."
    assert pilot[-1].startswith("Only Coach knows what comes.")


@pytest.mark.parametrize(("seat", "count"), [("coach", 14), ("red", 5)])
def test_a_press_on_the_crisis_says_what_its_steps_are(qtbot: QtBot, seat: str, count: int) -> None:
    """INFO-7: a Pilot reads of the steps that were, and that only Coach knows what comes."""
    sitting = Sitting(qtbot, given(TWO))
    sitting.take(seat)
    rail = sitting.window.scene.right
    assert isinstance(rail, RightRail)
    rail.crisis.setFocus()
    sitting.press(Qt.Key.Key_Return)
    assert sitting.window.sheet.isVisible()
    told = [spoken(line).strip() for line in sitting.window.sheet.look.lines]
    assert len(told) == count
    assert [line.endswith(tip) for line, tip in zip(told, rail.crisis.look.tips, strict=True)] == [True] * count
    assert any("will bring" in line for line in told) == (seat == "coach")


def test_the_rail_beside_a_fight_shows_first_the_locations_that_a_ruin_would_raze(qtbot: QtBot) -> None:
    text = """
given   pilot red "Ren"; location wharf "Kite Wharf"; location hangar "Hangar"; location barracks "Barracks"
        wharf: state razed; barracks: state damaged; throwdown Coach against Red; Red on turn; Pile 3♣C
"""
    sitting = Sitting(qtbot, given(text))
    sitting.take("red")
    rail = sitting.window.scene.right
    assert isinstance(rail, RightRail)
    shown = [key for key in ("wharf", "hangar", "barracks") if rail.part_of(f"location.{key}.state") is not None]
    assert shown == ["hangar", "barracks"]


def test_crisis_4_and_6_who_may_lead_the_crisis_on_does_it_where_its_steps_are_read(qtbot: QtBot) -> None:
    """Enter leads nothing on; a Pilot is offered nothing."""
    sitting = Sitting(qtbot, given(TWO))
    sitting.take("coach")
    sitting.window.requests.open("crisis")
    sheet = sitting.window.sheet
    assert [(one.key, one.look.title) for one in sheet.look.choices] == [
        ("omen", "Spend an Omen"), ("skip", "Skip ahead in the Crisis"), ("why", "Why is it so?"),
    ]  # fmt: skip
    assert sheet.look.first == "why"
    sheet.choose("skip")
    sitting.settle()
    assert sheet.look.choices[0].look.title == "Skip ahead to step 5"
    sitting.press(Qt.Key.Key_Escape)
    sitting.take("red")
    sitting.window.requests.open("crisis")
    assert [one.key for one in sheet.look.choices] == ["why"]


@pytest.mark.parametrize(("language", "wide", "told"), [("en", 256, "step 4 of 13"), ("de", 140, "4/13")])
def test_the_step_of_the_crisis_is_told_in_figures_where_its_words_would_lie_on_its_name(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, wide: int, told: str
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(language)
    try:
        view = CrisisView(make_paint(), crisis_look(seen(TWO, "coach")))
        qtbot.addWidget(view)
        size = view.paint.size((wide, 56))
        view.resize(size)
        lines = cut.read(view)
    finally:
        speak_language("en")
    name, step = lines[0], next(one for one in lines if one.words == told)
    assert name.box.right() < step.box.left()


@pytest.mark.parametrize("seat", ["coach", "red"])
def test_the_crisis_has_no_tooltip_of_the_system(qtbot: QtBot, seat: str) -> None:
    view = CrisisView(make_paint(), crisis_look(seen(TWO, seat)))
    qtbot.addWidget(view)
    place = QPoint(4, 4)
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, place, view.mapToGlobal(place)))
    assert not QToolTip.text()


def test_team_6_a_resource_in_a_word() -> None:
    """The word changes at 1, 4, 7 and 10 points."""
    words = [band(points) for points in (0, 1, 3, 4, 6, 7, 9, 10, 25)]
    assert words == [
        "depleted",
        *["threatened"] * 2,
        *["subsistence"] * 2,
        *["surplus"] * 2,
        *["bountiful"] * 2,
    ]
