"""A fight of Virtual Machine is written at an empty desk and begun from there; what keeps it from that is told."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.players.programmes import programme
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.pack_desk import PackDesk
from tests.windows.new_desks import at_an_empty_desk
from tests.windows.test_evening_of_ones_own import ByKeys, ByPointer, Hands, held, key, named, shown, typed
from tests.windows.written_desks import shelf_window


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> PackDesk:
    return at_an_empty_desk(shelf_window(qtbot, tmp_path), ByPointer(), "The Quay", "Virtual Machine")


def kept(desk: PackDesk) -> PackDraft:
    """The pack as it is read from the disk."""
    return PackDraft(desk.draft.folder, packs_of("virtual-machine").contents)


def missing(desk: PackDesk) -> list[str]:
    return [one.words for one in desk.game.gaps(desk.draft, desk.evening.id) if not one.ready]


def played(program: app.Program) -> None:
    """Let the program play the fight that is open to its end."""
    model = program.model
    assert model is not None
    dice, game = random.Random(5), programme("virtual-machine")
    players = {seat: game.player(game.box().game, dice) for seat in model.seats}
    game.play(model, players, dice, lambda _move: None)
    assert model.sight().values["step"] == "over"


@pytest.mark.parametrize("hands", [ByKeys(), ByPointer()], ids=["by keys and names", "by pointer"])
def test_a_fight_with_its_own_mob_and_map_is_written_begun_and_played(
    qtbot: QtBot, program: app.Program, hands: Hands
) -> None:
    window = shown(qtbot, program)
    desk = at_an_empty_desk(window, hands, "The Quay", "Virtual Machine")
    hands.press(desk, "New mob")
    typed(desk, "Name", "Gull Daemon")
    typed(desk, "HP", "40")
    hands.press(desk, "New map")
    typed(desk, "Name", "The Pier")
    hands.press(desk, "New fight")
    typed(desk, "Name", "Low Tide")
    assert desk.draft.faults == ()
    key(Qt.Key.Key_F9)
    page = window.new_table
    assert page is not None
    assert page.form.key == "the-quay/low_tide"
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert program.model is not None
    table = program.model.sight()
    assert table.listed("cpu") == ("gull_daemon.1", "gull_daemon.2", "gull_daemon.3", "gull_daemon.4")
    if isinstance(hands, ByPointer):  # What is played is the same however it was written: once is enough.
        played(program)


def test_without_a_fight_the_plate_that_begins_makes_one_that_can_be_played(desk: PackDesk) -> None:
    ByPointer().press(desk, "Make a fight first")
    assert held().accessibleName() == "Name"
    assert missing(desk) == []
    assert desk.draft.own_pack is not None
    assert kept(desk).head["needs"] == ("virtual-machine",)
    assert named(desk, "Begin the fight").isVisible()


def test_everything_can_be_made_and_is_whole_as_it_begins(desk: PackDesk) -> None:
    """Given one of each, made twice, when nothing of them is changed, then they are no faults of the pack."""
    for part in (*desk.game.parts(), *desk.game.parts()):
        desk.add(part.key)
    assert [fault.text for fault in desk.draft.faults] == []
    mobs = [one["name"] for one in desk.draft.entries("mob")]
    assert mobs == ["New mob", "New mob 2"], "the table tells mobs by their names"
    seats = [one["id"] for one in desk.draft.entries("mc")]
    assert seats == ["newcomer", "newcomer2"]
    assert [one["colour"] for one in desk.draft.entries("mc")] == ["red", "orange"]


def test_an_id_follows_its_name_and_is_one_that_the_table_can_say(desk: PackDesk) -> None:
    for name, expected in (("7th Gull", "mc_7th_gull"), ("Red", "red_2"), ("Mara Voss", "mara_voss")):
        ByPointer().press(desk, "New main character")
        typed(desk, "Name", name)
        desk.settle()
        assert [one["id"] for one in desk.draft.entries("mc")][-1] == expected
    assert desk.draft.faults == ()


def test_the_fight_that_was_shown_last_is_the_one_that_begins(desk: PackDesk) -> None:
    begun: list[str] = []
    desk.begun.connect(begun.append)
    for name in ("High Tide", "Low Tide"):
        ByPointer().press(desk, "New fight")
        typed(desk, "Name", name)
    first = next(iter(desk.board.cards["fights"]))
    QTest.mouseClick(desk.board.cards["fights"][first], Qt.MouseButton.LeftButton)
    assert desk.evening.name == "High Tide"
    assert missing(desk) == []
    typed(desk, "Name", "Spring Tide")
    desk.settle()
    assert desk.evening.name == "Spring Tide", "its id has followed"
    desk.begin()
    assert begun == ["the-quay/spring_tide"]


def test_what_keeps_a_fight_from_being_played_is_told_and_led_to(desk: PackDesk) -> None:
    ByPointer().press(desk, "New fight")
    fight = desk.evening.id
    for changed, words in (
        ({"map": ""}, "New fight has no map: choose where it takes place"),
        ({"map": "z"}, "New fight takes place on a map that is not there"),
        ({"boss": "nobody"}, "New fight has a boss that is not there"),
        ({"mobs": ()}, "New fight has nobody for the CPU: place a mob, or name a boss"),
        (
            {"mobs": ({"mob": "m02", "at": "A1", "count": 1},)},
            "Port Sniffer starts where the MCs do: place it elsewhere",
        ),
        (
            {"mobs": ({"mob": "m02", "at": "Z9", "count": 1},)},
            "Port Sniffer starts in no area of Server Row: place it, or bring all that start nowhere to one area",
        ),
        ({"mobs": ({"mob": "", "at": "A2", "count": 1},)}, "A mob of this fight is not there"),
    ):
        desk.draft.change("fight", fight, **changed)  # type: ignore[arg-type]
        assert words in missing(desk)
        assert desk.draft.own_pack is None, words
        desk.undo()
    assert missing(desk) == []
    desk.draft.change("fight", fight, map="")
    begun: list[str] = []
    desk.begun.connect(begun.append)
    desk.begin()
    assert begun == []
    assert "map" in held().accessibleDescription().lower()


def test_whoever_is_in_no_fight_is_told_but_forbids_nothing(desk: PackDesk) -> None:
    ByPointer().press(desk, "New fight")
    ByPointer().press(desk, "New mob")
    assert missing(desk) == ["New mob is in no fight yet"]
    assert desk.draft.own_pack is not None


def test_what_is_in_no_fight_leads_to_where_a_fight_takes_it_in(desk: PackDesk) -> None:
    for made in ("New fight", "New mob", "New boss"):
        ByPointer().press(desk, made)
    assert missing(desk) == ["New mob is in no fight yet", "New boss is in no fight yet"]
    for row, field in zip(list(desk.list.gaps)[:2], ("mobs", "boss"), strict=True):
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
        assert isinstance(desk.page, EntryForm)
        assert desk.page.entry_id == desk.evening.id
        assert desk.page.controls[(field,)].isAncestorOf(held())


def test_cards_on_the_board_show_what_matters(desk: PackDesk) -> None:
    for name in ("New map", "New mob", "New fight", "New main character", "New item"):
        ByPointer().press(desk, name)
    lying = {part: next(iter(found.values())).card for part, found in desk.board.cards.items() if found}
    assert (lying["fights"].line, lying["fights"].figures) == ("New map", ("4 mobs",))
    assert lying["maps"].line == "3 areas, 2 links"
    assert lying["mobs"].figures == ("HP 70", "Damage 20", "Range 1", "Auto 1")
    assert lying["mcs"].line == "Gunslinger, Badass"
    assert lying["mcs"].figures[-1] == "Move 4/8"
    assert lying["items"].line == "Blade, armour, Load 1"


def test_a_trait_says_what_it_does(desk: PackDesk) -> None:
    ByPointer().press(desk, "New mob")
    plate = named(desk, "Flies. A Falling area is an ordinary one for it.")
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert desk.draft.entries("mob")[0]["traits"] == ("flies",)
    assert named(desk, "Flies, chosen. A Falling area is an ordinary one for it.").isVisible()


def test_a_figure_that_is_none_stays_and_is_told(desk: PackDesk) -> None:
    ByPointer().press(desk, "New mob")
    typed(desk, "Accuracy", "often")
    field = named(desk, "Accuracy")
    assert isinstance(field, QLineEdit)
    assert field.text() == "often"
    assert desk.draft.own_pack is None
    assert "often" in field.accessibleDescription()
