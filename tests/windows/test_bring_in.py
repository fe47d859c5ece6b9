"""A Coach brings to a running table what any pack of this computer has, found under More and under By hand."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.words import Crest
from gattai_desktop.cards.card import Card
from gattai_desktop.cli import FINE, main
from gattai_desktop.content.own_packs import OwnPacks, default_packs
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.prepared import scenes
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.seating import SeatSomebody, who_sits
from gattai_desktop.sessions.errors import NotSaved
from gattai_desktop.windows.games.gattai.pilot.thing_looks import techs_of
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.content.coach_packs import files_of
from tests.windows.sitting import Sitting
from tests.windows.tables import FIGHT, given

EVENING = ("new", "--scenario", "neon-harbour", "--no-window", "--file")


@pytest.fixture
def table(program: app.Program, qtbot: QtBot) -> TableWindow:
    """An evening at which the Coach sits."""
    session = program.shelf_window.shelf.free_path("Friday")
    assert main([*EVENING, str(session)]) == FINE
    program.open_session(session)
    assert program.table is not None
    assert program.model is not None
    program.table.resize(1366, 768)
    with qtbot.waitExposed(program.table):
        program.table.show()
    program.model.pass_to("coach")
    program.model.take_seat()
    QApplication.processEvents()
    return program.table


def plates(table: TableWindow) -> list[str]:
    """What stands on the sheet, by what a screen reader says of it."""
    found = (one for one in table.sheet.findChildren(QWidget) if one.isVisible() and one.accessibleName())
    return [one.accessibleName() for one in found]


def press(table: TableWindow, name: str) -> None:
    """Press the plate of the sheet whose name begins so."""
    found = [one for one in table.sheet.findChildren(QWidget) if one.isVisible()]
    plate = next((one for one in found if one.accessibleName().startswith(name)), None)
    assert plate is not None, (name, plates(table))
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


@pytest.mark.parametrize("way", ["more", "by hand"])
def test_a_faction_of_the_book_comes_in_four_presses(program: app.Program, table: TableWindow, way: str) -> None:
    table.requests.open(way)
    for name in ("Bring in", "A Faction", "Yoshi the Flower Boy", "Bring it in"):
        press(table, name)
    assert program.model is not None
    values = program.model.sight().values
    assert (values["faction.yoshi.name"], values["faction.yoshi.agency"]) == ("Yoshi the Flower Boy", 1)
    assert "yoshi" in values["factions"]


def test_back_goes_one_question_back_through_bring_in_and_through_seats(table: TableWindow) -> None:
    table.requests.open("bring in")
    for name in ("A Pilot", "Odo"):
        press(table, name)
    for title in ("Which Pilot joins?", "Bring in"):
        table.sheet.dismiss()
        assert table.sheet.asks(title)
    table.sheet.dismiss()
    assert not table.sheet.isVisible()
    table.requests.open("seats")
    press(table, "Ren")
    table.sheet.dismiss()
    assert table.sheet.asks("Seats")
    press(table, "Somebody joins")
    table.sheet.dismiss()
    assert table.sheet.asks("Seats")


def test_what_is_at_the_table_already_is_not_offered(table: TableWindow) -> None:
    table.requests.open("bring in")
    press(table, "A Faction")
    assert not any("Harbour Crew" in one for one in plates(table))
    assert any(one.startswith("The Salient Witch") for one in plates(table))


def test_a_threat_without_its_parts_says_which_come_first_and_does_not_come(
    program: app.Program, table: TableWindow
) -> None:
    table.requests.open("bring in")
    press(table, "A Threat")
    nature = next(one for one in plates(table) if one.startswith("The Force of Nature"))
    assert "First bring in Azure Dragon (Wood), " in nature
    press(table, "The Force of Nature")
    assert program.model is not None
    assert "nature" not in program.model.sight().values["threats"]


def test_what_a_pack_of_ones_own_has_can_come_too(program: app.Program, table: TableWindow) -> None:
    OwnPacks(default_packs(), "gattai").keep("dark-quay", {name: text.encode() for name, text in files_of().items()})
    table.requests.open("bring in")
    press(table, "A Location")
    press(table, "The Long Quay")
    press(table, "Bring it in")
    assert program.model is not None
    assert "The Long Quay" in program.model.sight().values.values()


def test_a_scene_that_was_written_since_begins_with_its_words_and_its_place(
    program: app.Program, table: TableWindow
) -> None:
    """Given the Coach writes a scene between two evenings, then the evening that goes on can tell it (STORY-4)."""
    OwnPacks(default_packs(), "gattai").keep("dark-quay", {name: text.encode() for name, text in files_of().items()})
    model = program.model
    assert model is not None
    before = model.sight().number("scene")
    table.requests.open("bring in")
    for name in ("A Location", "The Long Quay", "Bring it in"):
        press(table, name)
    table.requests.open("bring in")
    press(table, "A scene")
    assert any("Somebody goes to look for the lamp" in one for one in plates(table)), "what begins it is read here"
    press(table, "The second lamp")
    values = model.sight().values
    assert (values["scene"], values["scene.title"]) == (before + 1, "The second lamp")
    assert values["scene.location"] == "quay"
    assert table.sheet.asks("The second lamp"), "what is read aloud is shown"
    press(table, "It is read")
    table.requests.open("bring in")
    press(table, "A scene")
    assert any("All lamps are out" in one for one in plates(table))
    assert not any("The second lamp" in one for one in plates(table)), "it is prepared here now"


def test_a_scene_that_cannot_begin_yet_is_prepared_and_waits(qtbot: QtBot) -> None:
    """Given a fight, when the Coach brings in a scene, then it is said that it waits, and it does among the others."""
    OwnPacks(default_packs(), "gattai").keep("dark-quay", {name: text.encode() for name, text in files_of().items()})
    sitting = Sitting(qtbot, given(FIGHT))
    sitting.take("coach")
    sitting.window.requests.open("bring in")
    assert any(one.startswith("A scene") and "none begins before this fight" in one for one in plates(sitting.window))
    press(sitting.window, "A scene")
    press(sitting.window, "The second lamp")
    sight = sitting.model.sight("coach")
    assert [one.name for one in scenes(sight)] == ["The second lamp"]
    assert sight.values.get("scene.title") is None
    assert not sitting.window.sheet.isVisible()


def test_a_scene_of_the_next_evening_is_prepared_in_the_debriefing(program: app.Program, table: TableWindow) -> None:
    """Given that tonight is over, when the Coach brings in a scene, then it waits and comes along to the next evening.

    The debriefing itself stays what it is.
    """
    OwnPacks(default_packs(), "gattai").keep("dark-quay", {name: text.encode() for name, text in files_of().items()})
    model = program.model
    assert model is not None
    assert model.attempt(SetUpSession("coach"))
    assert model.attempt(MoveOn("coach", "debriefing"))
    before = model.sight().number("scene")
    table.requests.open("bring in")
    assert any(one.startswith("A scene") and "for the next evening" in one for one in plates(table))
    press(table, "A scene")
    assert table.sheet.asks("Prepare which scene?")
    press(table, "The second lamp")
    sight = model.sight("coach")
    assert (sight.number("scene"), sight.values["phase"]) == (before, "debriefing")
    assert [one.name for one in scenes(sight)][-1] == "The second lamp"
    assert not table.sheet.isVisible()


def test_u_9_a_ready_pilot_joins_and_somebody_new_who_was_never_at_any_table(
    program: app.Program, table: TableWindow
) -> None:
    model = program.model
    assert model is not None
    before = model.seats
    table.requests.open("bring in")
    press(table, "A Pilot")
    assert not any(one.startswith("Ida") for one in plates(table))
    press(table, "Odo")
    assert any("She is dealt her Hand with all others; who plays" in one for one in plates(table)), "in the set-up"
    press(table, "Let her join")
    assert model.name("yellow") == "Odo"
    table.requests.open("seats")
    press(table, "Somebody joins")
    press(table, "A new Pilot")
    QTest.keyClicks(QApplication.focusWidget(), "Vi")
    press(table, "Orange")
    assert model.name("orange") == "Vi"
    assert model.seats == (*before[:-1], "yellow", "orange", "coach")
    table.requests.open("seats")
    press(table, "Somebody joins")
    assert "A table has 1 to 7 Pilots." in plate_begun(table, "Somebody joins")
    assert table.sheet.asks("Seats")


def test_u_9_in_a_conflict_everybody_is_refused_with_words_before_anything_is_asked(
    program: app.Program, table: TableWindow
) -> None:
    model = program.model
    assert model is not None
    for line in ("Coach sets up the session", "Coach moves on to play"):
        assert model.attempt(GATTAI.game.phrases.read(line))
    model.pass_to("red")
    model.take_seat()
    held = next(one for one in model.sight().cards("hand.red") if isinstance(one, Card) and not one.is_joker)
    assert model.attempt(GATTAI.game.phrases.read(f'Red challenges Coach with {held.key} for "the pier"'))
    model.pass_to("coach")
    model.take_seat()
    going_on = "A conflict is going on: she comes when it is over."
    table.requests.open("seats")
    assert going_on in plate_begun(table, "Somebody joins")
    table.requests.open("bring in")
    press(table, "A Pilot")
    for name in ("Odo", "A new Pilot"):
        assert going_on in plate_begun(table, name)
        press(table, name)
        assert table.sheet.asks("Which Pilot joins?")


def test_fc_1_first_contact_is_joined_by_its_own_people_or_by_somebody_new(program: app.Program, qtbot: QtBot) -> None:
    session = program.shelf_window.shelf.free_path("First")
    assert (
        main(["new", "--scenario", "first-contact", "--pilots", "Red,Green", "--no-window", "--file", str(session)])
        == FINE
    )
    program.open_session(session)
    assert program.table is not None
    model = program.model
    assert model is not None
    with qtbot.waitExposed(program.table):
        program.table.show()
    model.pass_to("coach")
    model.take_seat()
    for _ in range(2):  # the cards are dealt, then the scene lies open
        QApplication.processEvents()
    press(program.table, "Go on")
    program.table.requests.open("seats")
    press(program.table, "Somebody joins")
    found = plates(program.table)
    assert [one for one in found if one.startswith("Pia")] == ["Pia: Yellow. A researcher's daughter, fourteen"]
    assert not any(one.startswith("Ida") for one in found), "she is of a Team that does not exist yet"
    press(program.table, "Pia")
    press(program.table, "Let her join")
    assert (model.name("yellow"), model.sight().values["pilot.yellow.stat"]) == ("Pia", 3)
    program.table.requests.open("joins")
    press(program.table, "A new Pilot")
    press(program.table, "Orange")
    assert model.sight().values["pilot.orange.max_hand"] == 3


def test_u_9_a_pilot_at_the_computer_reads_who_lets_somebody_join(program: app.Program, table: TableWindow) -> None:
    assert program.model is not None
    program.model.pass_to("red")
    program.model.take_seat()
    table.requests.open("seats")
    assert "Only Coach does this by hand." in plate_begun(table, "Somebody joins")
    press(table, "Somebody joins")
    assert table.sheet.asks("Seats")


def test_u_9_where_the_program_is_the_coach_whoever_plays_lets_somebody_join(
    program: app.Program, table: TableWindow
) -> None:
    model = program.model
    assert model is not None
    model.pass_to("red")
    model.take_seat()
    for line in ("Red gives the seat of Coach to steady", 'Red seats "Jo" in the place of Red'):
        assert model.attempt(GATTAI.game.phrases.read(line))
    table.requests.open("seats")
    for name in ("Somebody joins", "Odo"):
        press(table, name)
    field = table.sheet.form.fields.get("who")
    assert field is not None
    field.setText("Kim")
    press(table, "Let her join")
    assert who_sits(model.sight(), "yellow") == "Kim"
    assert model.seat == "red"


def test_u_9_who_is_at_home_without_a_name_is_called_by_her_colour(program: app.Program, tmp_path: Path) -> None:
    record, session = tmp_path / "evening.record", tmp_path / "evening.gattai"
    home = "away.blue.solo = 3; away.mauve.name = Mo"
    record.write_text(f"# Somebody is at home.\ngiven   edition final; pilots Red; {home}\n", encoding="utf-8")
    assert main(["import", str(record), "--file", str(session)]) == FINE
    program.open_session(session)
    assert program.table is not None
    assert program.model is not None
    program.table.show()
    program.model.pass_to("coach")
    program.model.take_seat()
    program.table.requests.open("joins")
    assert "as her last evening left her" in plate_begun(program.table, "Blue")
    assert not any("Mo" in one.split() for one in plates(program.table))
    press(program.table, "Blue")
    press(program.table, "Let her join")
    assert program.model.name("blue") == "Blue"


def plate_begun(table: TableWindow, name: str) -> str:
    """What the plate whose name begins so says."""
    return next(one for one in plates(table) if one.startswith(name))


def test_u_9_where_people_are_named_it_is_asked_who_plays_her(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    sit = model.by_hand(SeatSomebody)
    assert sit is not None
    assert model.attempt(sit("coach", Quoted("Mira"), "coach"))
    table.requests.open("seats")
    for name in ("Somebody joins", "Odo"):
        press(table, name)
    field = table.sheet.form.fields.get("who")
    assert field is not None
    field.setText("Kim")
    press(table, "Let her join")
    assert who_sits(model.sight(), "yellow") == "Kim"
    assert not table.sheet.isVisible()
    assert "Odo joins, played by Kim" in [line.spoken() for line in table.log.view.lines()]
    assert model.take_back(model.entry)
    assert "yellow" not in model.seats
    assert who_sits(model.sight(), "yellow") == ""


def test_u_9_who_could_not_join_since_nothing_is_saved_takes_no_seat(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, program: app.Program, table: TableWindow
) -> None:
    model = program.model
    assert model is not None
    sit = model.by_hand(SeatSomebody)
    assert sit is not None
    assert model.attempt(sit("coach", Quoted("Mira"), "coach"))

    def full(*_: object) -> None:
        raise NotSaved("The disk is full.")

    table.requests.open("joins")
    press(table, "Odo")
    field = table.sheet.form.fields.get("who")
    assert field is not None
    field.setText("Kim")
    monkeypatch.setattr(model._journal, "append", full)
    refused: list[object] = []
    model.moveRefused.connect(refused.append)
    with qtbot.waitSignal(model.saveFailed):
        press(table, "Let her join")
    assert not refused


def test_u_9_whose_joining_is_taken_back_while_she_sits_hands_the_computer_on(
    qtbot: QtBot, program: app.Program, table: TableWindow
) -> None:
    model = program.model
    assert model is not None
    wall = ProjectorWindow(model, table.room, table.paint)
    qtbot.addWidget(wall)
    wall.resize(1280, 720)
    wall.show()
    table.requests.open("seats")
    for name in ("Somebody joins", "Odo", "Let her join"):
        press(table, name)
    assert not wall.grab().isNull()
    joined = model.entry
    model.pass_to("yellow")
    model.take_seat()
    QApplication.processEvents()
    assert model.take_back(joined)
    QApplication.processEvents()
    assert model.seat in model.seats
    assert model.curtain_down
    assert not wall.grab().isNull()


def test_u_9_what_she_did_can_be_read_after_her_joining_was_taken_back(
    program: app.Program, table: TableWindow
) -> None:
    model = program.model
    assert model is not None
    assert model.attempt(GATTAI.game.phrases.read("Coach sets up the session"))
    table.requests.open("joins")
    for name in ("Odo", "Let her join"):
        press(table, name)
    joined = model.entry
    assert model.attempt(GATTAI.game.phrases.read('Yellow notes "the tide"'))
    assert model.take_back(joined)
    told = [line for one in model.log() for line in entry_lines(one, model, "moves", struck=True)]
    assert any(Crest("yellow") in line.words for line in told)


GULL = """[[robo]]
id = "robo.gull"
name = "The Gull"
endurance = 8
author = "Jo"
text = "It swims and it flies."
"""
OAR = """[[frame]]
id = "frame.oar"
name = "Oar"
author = "Jo"
text = "As long as the boat."
"""


def kept(**files: str) -> None:
    """Keep a pack of one's own with these entries beside its others on this computer."""
    written = {**files_of(), **{f"{name}.toml": text for name, text in files.items()}}
    OwnPacks(default_packs(), "gattai").keep("dark-quay", {name: text.encode() for name, text in written.items()})


def test_a_robo_of_ones_own_takes_part_in_four_presses(program: app.Program, table: TableWindow) -> None:
    kept(robos=GULL)
    table.requests.open("by hand")
    first = sitting(program)[0]
    for name in ("Bring in", "A Robo", "The Gull"):
        press(table, name)
    assert any("Endurance 8" in one or "It swims" in one for one in read(table))
    before = dict(values(program))
    press(table, plate_of(program, first))
    assert values(program)[f"pilot.{first}.robo.name"] == "The Gull"
    assert values(program)[f"pilot.{first}.robo.endurance"] == 8
    assert program.model is not None
    assert program.model.take_back(program.model.entry)
    assert values(program)[f"pilot.{first}.robo.name"] == before[f"pilot.{first}.robo.name"]


def test_a_piece_of_a_pilot_is_taken_away_in_two_presses(program: app.Program, table: TableWindow) -> None:
    kept(frames=OAR)
    first = sitting(program)[0]
    table.requests.open("bring in")
    for name in ("A Frame", "Oar", plate_of(program, first)):
        press(table, name)
    assert "frame.oar" in values(program)[f"pilot.{first}.techs"]  # type: ignore[operator]
    table.requests.open("by hand")
    press(table, "Take away")
    press(table, "Oar")
    assert not values(program).get(f"pilot.{first}.techs")


TIDE = """[[tech]]
id = "tech.tide"
name = "Turn of the Tide"
author = "Jo"
text = "The tide helps her."
"""


def test_a_tech_in_words_alone_stands_on_the_sheet_of_who_knows_it(program: app.Program, table: TableWindow) -> None:
    kept(techs=TIDE)
    first = sitting(program)[0]
    table.requests.open("bring in")
    for name in ("A Tech", "Turn of the Tide", plate_of(program, first)):
        press(table, name)
    seen = table.requests.view
    tide = next(one for one in techs_of(seen, first, own=False) if one.title == "Turn of the Tide")
    assert (tide.line, tide.when, tide.rank) == ("The tide helps her.", "The table carries out its words", 1)


def values(program: app.Program) -> dict[str, object]:
    """What the Coach sees of the table's values."""
    assert program.model is not None
    return dict(program.model.sight().values)


def sitting(program: app.Program) -> tuple[str, ...]:
    """The Pilots of the table."""
    return tuple(values(program)["seats"])  # type: ignore[arg-type]


def plate_of(program: app.Program, seat: str) -> str:
    """How the plate of a Pilot begins."""
    return str(values(program)[f"pilot.{seat}.name"])


def read(table: TableWindow) -> list[str]:
    """What is written on the sheet and its plates, as a screen reader says it."""
    sheet = table.sheet
    return [*plates(table), sheet.accessibleName(), sheet.accessibleDescription()]
