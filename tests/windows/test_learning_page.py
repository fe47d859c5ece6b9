"""The page on which a Pilot learns: nothing holds before it is kept, and what is kept can be taken back."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.gattai.growth import LEVEL, HalfOfFights, growth, rating_seen
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.played_fight import play_fight
from gattai_desktop.windows.games.gattai.learning.learn_opener import LearnOpener
from gattai_desktop.windows.games.gattai.learning.learn_plates import LearnPlate
from gattai_desktop.windows.games.gattai.learning.learn_room import LearnRoom
from gattai_desktop.windows.games.gattai.learning.learn_sides import known_techs, lost_words
from gattai_desktop.windows.games.gattai.wall.sheets import SheetOnWall
from gattai_desktop.windows.kit.own_scale import OwnScale

LEARNING = {
    "phase": "debriefing", "scenario.result": "won", "pilot.green.evolutions": 2, "pilot.green.evolved": 2,
    "pilot.green.evolutions_for": ("lesson", "mvp"), "pilot.green.last_category": "daisho",
    "pilot.red.evolutions": 1, "pilot.green.base.flesh": 4,
}  # fmt: skip


def opened(
    qtbot: QtBot,
    program: app.Program,
    size: tuple[int, int] = (1366, 768),
    *,
    by: str = "green",
    played_by_program: bool = True,
) -> tuple[GameModel, LearnRoom]:
    """Gil's page of learning, opened by her own player from the table, or by another one."""
    setup = scenario("hunters-moon", {"red": "Hana", "green": "Gil"})
    played = {"program.green": "steady"} if by != "green" and played_by_program else {}
    program.show_shelf()
    program.begin_session(evolve(setup, values={**setup.values, **LEARNING, **played}))
    table, model = program.table, program.model
    assert table is not None
    assert model is not None
    with qtbot.waitExposed(table):
        table.activateWindow()
    table.resize(QSize(*size))
    QApplication.processEvents()
    model.pass_to(by)
    model.take_seat()
    QApplication.processEvents()
    table.requests.open("learn.green")
    room = next(one for one in table.findChildren(LearnRoom) if one.isVisible())
    return model, room


def plate(room: LearnRoom, block: int, title: str) -> LearnPlate:
    return next(one for one in room.body.plates if one.block == block and one.title.startswith(title))


def press(button: LearnPlate) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("by", ["red", "coach"])
def test_for_a_pilot_of_the_program_a_person_keeps_what_she_learned(
    qtbot: QtBot, program: app.Program, by: str
) -> None:
    """PILOT-14: the program spends no Evolutions by itself."""
    model, room = opened(qtbot, program, by=by)
    press(plate(room, 0, "Synapse"))
    assert not room.keep.look.refused
    room.keep.click()
    assert model.sight("public").values["pilot.green.evolutions"] == 1


@pytest.mark.parametrize("by", ["red", "coach"])
def test_pilot_14_where_another_player_sits_the_table_is_given_to_her_own(
    qtbot: QtBot, program: app.Program, by: str
) -> None:
    """Given another player chose on Gil's page, when she presses the plate, then Gil's player finds it before her."""
    model, room = opened(qtbot, program, by=by, played_by_program=False)
    assert program.table is not None
    program.table.passing.asks_seating = False
    assert not room.keep.look.refused
    assert "Gil" in room.keep.look.title
    before = model.sight("public").number("pilot.green.base.synapse")
    press(plate(room, 0, "Synapse"))
    room.keep.click()
    assert model.curtain_down
    assert not room.isVisible()
    model.take_seat()
    assert model.seat == "green"
    qtbot.waitUntil(room.isVisible)
    room.keep.click()
    then = model.sight("public")
    assert then.number("pilot.green.evolutions") == 1
    assert then.number("pilot.green.base.synapse") == before + 1


def test_what_is_chosen_for_a_pilot_stays_while_another_is_looked_at_and_goes_with_the_page(
    qtbot: QtBot, program: app.Program
) -> None:
    """Given Coach chose for Gil, with a word, when he looks at Hana and comes back, then it is still chosen."""
    _, room = opened(qtbot, program, by="coach")
    press(plate(room, 0, "Synapse"))
    (field,) = room.body.words.values()
    field.setText("tireless")
    room.pilots["red"].click()
    assert not any(one.taken is not None for one in room.body.plates)
    room.pilots["green"].click()
    assert plate(room, 0, "Synapse").taken is not None
    (field,) = room.body.words.values()
    assert field.text() == "tireless"
    room.leave()
    assert program.table is not None
    program.table.requests.open("learn.green")
    assert not any(one.taken is not None for one in room.body.plates)


def test_whoever_leaves_the_page_before_the_table_is_given_opens_it_for_nobody(
    qtbot: QtBot, program: app.Program
) -> None:
    """Given people are first asked how they sit, when Coach leaves the page instead, then it does not come back."""
    model, room = opened(qtbot, program, by="coach", played_by_program=False)
    room.keep.click()
    assert not model.curtain_down
    room.leave()
    model.pass_to("green")
    model.take_seat()
    QApplication.processEvents()
    assert model.seat == "green"
    assert not room.isVisible()


def test_pilot_14_two_places_are_chosen_and_kept_together(qtbot: QtBot, program: app.Program) -> None:
    model, room = opened(qtbot, program)
    assert [block.place for block in room.body._plan.due] == [3, 4]  # type: ignore[union-attr]
    before = model.entry
    assert room.keep.look.refused
    press(plate(room, 0, "Synapse"))
    assert plate(room, 0, "Synapse").isChecked()
    room.body.words[0].setText("Patient")
    assert {number for number, _, _ in room.body.shifts} == {0}
    room.body.shifts[0][2].click()
    press(plate(room, 1, "I've Got This!"))
    assert {number for number, _, _ in room.body.shifts} == {0}
    assert model.entry == before, "nothing holds before it is kept"
    assert "Rank from 1 to 2" in plate(room, 1, "I've Got This!").accessibleName()
    QTest.keyClick(room, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    values = model.sight("public").values
    assert model.entry == before + 3
    assert values["pilot.green.base.synapse"] == 4
    assert values["pilot.green.adjectives"] == ("Patient",)
    assert values["pilot.green.solo"] == 4
    assert values["pilot.green.techs"] == ("green.got_this:2", "green.found_it")
    assert values["pilot.green.evolutions"] == 0
    assert model.take_back(before + 1)
    assert model.sight("public").values["pilot.green.evolutions"] == 2
    assert [block.place for block in room.body._plan.due] == [3, 4], "undo brings the page back"  # type: ignore[union-attr]


def test_the_kind_of_last_time_is_barred_with_its_reason(qtbot: QtBot, program: app.Program) -> None:
    model, room = opened(qtbot, program)
    frame = plate(room, 1, "A new Frame")
    assert frame.barred
    assert "Daisho" in frame.accessibleName()
    before = model.entry
    press(frame)
    assert not frame.isChecked()
    assert model.entry == before


def test_a_later_choice_counts_an_earlier_one(qtbot: QtBot, program: app.Program) -> None:
    _model, room = opened(qtbot, program)
    assert "from 3 to 5" in plate(room, 1, "Buffers").accessibleName()
    press(plate(room, 0, "Synapse"))
    assert "from 4 to 6" in plate(room, 1, "Buffers").accessibleName()


def test_by_keyboard_enter_takes_and_del_gives_back(qtbot: QtBot, program: app.Program) -> None:
    _model, room = opened(qtbot, program)
    first = QApplication.focusWidget()
    assert isinstance(first, LearnPlate)
    QTest.keyClick(first, Qt.Key.Key_Right)
    second = QApplication.focusWidget()
    assert isinstance(second, LearnPlate)
    assert second is not first
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert second.isChecked()
    QTest.keyClick(second, Qt.Key.Key_Delete)
    assert not second.isChecked()
    assert room.keep.look.refused


def test_after_the_last_choice_the_keyboard_stands_on_the_way_on(qtbot: QtBot, program: app.Program) -> None:
    """Given a choice is kept, then the next one that is due has the keyboard; after the last, the way back."""
    _model, room = opened(qtbot, program)
    press(plate(room, 0, "Synapse"))
    room.keep.setFocus()
    QTest.keyClick(room.keep, Qt.Key.Key_Return)
    now = QApplication.focusWidget()
    assert isinstance(now, LearnPlate)
    assert now.title == room.body.plates[0].title
    press(plate(room, 0, "Buffers"))
    room.keep.setFocus()
    QTest.keyClick(room.keep, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is room.later
    assert not room.later.look.refused


def test_a_second_robo_is_put_to_the_coach(qtbot: QtBot, program: app.Program) -> None:
    model, room = opened(qtbot, program)
    press(plate(room, 0, "Solo"))
    press(plate(room, 1, "A second Robo"))
    table = program.table
    assert table is not None
    assert table.sheet.isVisible()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    robo = plate(room, 1, "A second Robo")
    assert robo.isChecked()
    before = model.entry
    room.keep.click()
    assert model.entry == before + 1, "what needs no leave is kept; the Robo waits for the Coach"
    assert model.sight("public").values["pilot.green.evolutions"] == 1


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_everything_on_it_can_be_reached(qtbot: QtBot, program: app.Program, size: tuple[int, int]) -> None:
    _model, room = opened(qtbot, program, size)
    press(plate(room, 0, "Synapse"))
    assert room.paged == (size[0] < 1180)
    for one in room.body.plates:
        assert room.body.rect().contains(one.geometry()), one.title
        assert one.accessibleName()
        assert one.height() >= 32
    names = [one.accessibleName() for one in room.stops()]
    assert all(names)
    if room.paged:
        QTest.keyClick(room, Qt.Key.Key_2)
        assert room.page == 1
        assert not room.pane.isVisible()
        assert all(one.isVisible() for one in room.pilots.values())


def test_pilot_14_another_chroma_is_taken_on_and_worn(qtbot: QtBot, program: app.Program) -> None:
    model, room = opened(qtbot, program)
    table = program.table
    assert table is not None
    press(plate(room, 0, "Solo"))
    press(plate(room, 1, "Another Chroma"))
    titles = [one.look.title for one in table.sheet.look.choices]
    assert not any(title.startswith(("The Ace", "The Noob")) for title in titles)
    yellow = next(place for place, title in enumerate(titles) if "Fortify" in title or "Shield" in title)
    table.sheet.choose(yellow)
    assert plate(room, 1, "Another Chroma").isChecked()
    room.keep.click()
    assert model.sight("public").values["pilot.green.chromas"][0][0] == "yellow"
    before = [one.title for one in room.body.plates]
    press(next(one for one in room.body.plates if one.title.startswith("Change into")))
    room.keep.click()
    values = model.sight("public").values
    assert values["pilot.green.chroma"] == "yellow"
    assert [one for one in values["pilot.green.techs"] if one.startswith("green.")] == []
    back = [one.title for one in room.body.plates if one.title.startswith("Change into")]
    assert back == ["Change into The Noob"]
    assert back[0] not in before


def test_pilot_14_only_a_veteran_graduates(qtbot: QtBot, program: app.Program) -> None:
    _model, room = opened(qtbot, program)
    plain = next(one for one in room.body.plates if one.title == "Graduate")
    assert plain.barred
    assert "Veteran" in plain.accessibleName()


def test_look_31_what_is_chosen_can_be_rehearsed_with_it_and_without_it(qtbot: QtBot, program: app.Program) -> None:
    """Given two choices, when they are rehearsed, then both fights are counted; other choices drop the figures."""
    _model, room = opened(qtbot, program)
    assert not room.helps.button.isVisible(), "nothing is chosen yet"
    press(plate(room, 0, "Steel"))
    table = program.table
    assert table is not None
    opener = next(one for one in table.overlays.shown() if isinstance(one, LearnOpener))
    counting = opener.counting
    counting.fights, counting._workers = 10, 1
    room.helps.button.click()
    assert room.helps.look.playing
    assert counting.growth is not None
    with qtbot.waitSignal(counting.ended, timeout=120_000):
        pass
    look = room.helps.look
    assert (look.fights, look.playing, look.wrong) == (10, False, "")
    assert "10 fights of each, give or take " in room.helps.accessibleName()
    assert "in 100" in room.helps.accessibleName()
    press(plate(room, 0, "Solo"))
    assert room.helps.look.fights == 0
    assert counting.growth is None


def test_look_31_the_wall_shows_what_was_learned_and_nothing_that_is_only_chosen(
    qtbot: QtBot, program: app.Program
) -> None:
    model, room = opened(qtbot, program)
    table = program.table
    assert table is not None
    press(plate(room, 0, "Steel"))
    chosen = table.looked_at()
    assert isinstance(chosen, SheetOnWall)
    assert (chosen.seat, chosen.lines) == ("green", ("Nothing is learned yet",))
    room.keep.click()
    kept = table.looked_at()
    assert isinstance(kept, SheetOnWall)
    assert kept.lines == ("Gil evolves Steel",)
    asked: list[bool] = []
    table.pushAsked.connect(lambda: asked.append(True))
    room.setFocus()
    QTest.keyClick(room, Qt.Key.Key_W)
    assert asked
    assert model.take_back(model.entry)
    back = table.looked_at()
    assert isinstance(back, SheetOnWall)
    assert back.lines == ("Nothing is learned yet",)


def test_pilot_6_what_was_lost_for_good_is_named(qtbot: QtBot, program: app.Program) -> None:
    model, _room = opened(qtbot, program)
    values = {**model.sight("public").values, "pilot.green.base.solo": 2, "pilot.green.solo": 2}
    lost = lost_words(State({}, values), "green")
    assert "Flesh 1" in lost
    assert "Team 5 of 6" in lost
    assert "Future" not in lost


def test_a_rehearsal_knows_no_more_than_her_seat_and_both_sides_begin(qtbot: QtBot, program: app.Program) -> None:
    """Given two Threats whose Rating only the Coach sees, when a fight is made, then it has no power and one Threat."""
    model, _room = opened(qtbot, program)
    sight = model.sight("green")
    made = growth(sight, sight)
    assert made.rating == rating_seen(sight)
    table = made.before.table
    assert table.values["threats"] == ("rehearsed",)
    assert not table.values.get("threat.rehearsed.powers")
    assert made.before.pilots == ("red", "green")
    assert [one.attacker for one in made.four] == ["coach", "coach", "pilots", "pilots"]
    both = Odds(LEVEL)
    fought = play_fight(made.before, "plain", 3)
    for half in range(2):
        HalfOfFights(both, half).count([fought])
    assert (both.fights, len(both.winners)) == (2, 2)


def test_once_nothing_is_left_to_choose_the_way_out_leads_back(qtbot: QtBot, program: app.Program) -> None:
    _, room = opened(qtbot, program)
    assert room.later.look.title == "Later, at the table"
    assert room._look is not None
    room.show_look(evolve(room._look, everybody=tuple(evolve(one, unspent=0) for one in room._look.everybody)))
    assert room.later.look.title == "Back to the table"


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_in_a_small_window_what_is_chosen_first_is_seen_whole(qtbot: QtBot, program: app.Program, zoom: float) -> None:
    """Given large letters in a small window, then the first choices have room above the plates that end it."""
    _, room = opened(qtbot, program, size=(1024, 600))
    for scale in room.findChildren(OwnScale):
        scale.turn(zoom)
    QApplication.processEvents()
    solo = plate(room, 0, "Solo")
    assert solo.visibleRegion().boundingRect() == solo.rect()


def test_the_page_says_what_is_still_to_be_chosen(qtbot: QtBot, program: app.Program) -> None:
    """Given two places that are due, then one choice leaves the other; of it the same name stands on her sheet."""
    _model, room = opened(qtbot, program)
    look = room._look
    assert look is not None
    assert room.due_words(look) == "2 to choose: Commitment, Tech"
    plate(room, 1, "Bonus draw").click()
    QApplication.processEvents()
    look = room._look
    assert look is not None
    assert room.due_words(look) == "1 to choose: Commitment"
    assert "Universal: Bonus draw" in known_techs(look.plan.after, "green")
    plate(room, 0, "Solo").click()
    QApplication.processEvents()
    assert room._look is not None
    assert room.due_words(room._look) == "all chosen"


def test_a_press_on_a_place_of_the_cycle_shows_what_it_offers(qtbot: QtBot, program: app.Program) -> None:
    """The seven places look like plates: one that is due leads down to its choices."""
    _model, room = opened(qtbot, program)
    bar = room.pane.verticalScrollBar()
    at = QPoint(round(room.body.width() * (room.body._tops[1][0].place - 0.5) / 7), 12)
    QTest.mouseClick(room.body, Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()
    heading = min(one.y() for one in room.body.plates if one.block == 1)
    assert bar.value() > 0
    assert 0 < heading - bar.value() < room.pane.height() // 2
