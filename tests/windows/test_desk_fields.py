"""Fields at the desk: what is missing leads to its field, and Ctrl Z takes back letters first, then what was done."""

import re
from collections.abc import Mapping

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.content.gattai.families import THREATS
from gattai_desktop.content.gattai.readiness import before_you_start
from gattai_desktop.content.tasuo.card_kinds import Halves
from gattai_desktop.games.kinds import Held, Number
from gattai_desktop.games.kinds_of_many import Field
from gattai_desktop.games.told import plain
from gattai_desktop.windows.desk.chosen_control import ChosenControl
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.field_controls import control_for
from gattai_desktop.windows.desk.field_texts import as_text, help_of, label_within, of_text
from gattai_desktop.windows.desk.named_control import NamedControl
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.desk.pictured_control import PicturedControl
from gattai_desktop.windows.desk.table_values import PLAYED
from gattai_desktop.windows.games.gattai.desk.ready_page import ReadyPage
from gattai_desktop.windows.games.gattai.desk.threat_editor import ThreatEditor
from gattai_desktop.windows.games.gattai.making.pilot_making import PilotMaking
from gattai_desktop.windows.games.register import desk_of, has_desk
from tests.windows.test_pack_desk import held, ids, kept, written_in

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def gap_pressed(desk: PackDesk, words: str) -> QWidget:
    """Press the plate of a gap by key; return what has the keyboard then."""
    desk.turn_to("ready")
    page = desk.page
    assert isinstance(page, ReadyPage)
    (plate,) = (page.gaps[at] for at, one in enumerate(page.lines) if not one.ready and plain(one.words) == words)
    plate.setFocus()
    QTest.keyClick(plate, Qt.Key.Key_Space)
    QApplication.processEvents()
    return held()


def in_sight(desk: PackDesk, found: QWidget) -> bool:
    """Whether all of it is in the part of its pane that is shown."""
    pane = desk.page_pane if desk.page_pane.isAncestorOf(found) else desk.board_pane
    port = pane.viewport()
    top = found.mapTo(port, found.rect().topLeft())
    end = found.mapTo(port, found.rect().bottomLeft())
    return 0 <= top.y() <= end.y() <= port.height()


def test_a_gap_leads_to_the_field_in_which_it_is_mended(desk: PackDesk) -> None:
    desk.draft.change("threat", "threat.wick", wave="", storm="")
    found = gap_pressed(desk, "Wick has no Storm")
    assert isinstance(desk.page, ThreatEditor)
    assert found is desk.page.lines["storm"]
    assert in_sight(desk, found)
    found = gap_pressed(desk, "Wick has 0 of the 1 Conditions that its TR asks")
    assert isinstance(desk.page, ThreatEditor)
    assert found is desk.page.conditions[0]
    assert in_sight(desk, found)


def test_a_gap_of_the_scenario_leads_to_its_field_or_to_the_path(desk: PackDesk) -> None:
    desk.draft.change("scenario", "evening.dark-quay", scene="", scene_text="", path=("BGM attacks",))
    for one in desk.draft.entries("threat"):
        desk.draft.change("threat", str(one["id"]), bgm=False)
    found = gap_pressed(desk, "The first scene has no text to read aloud")
    assert found.accessibleName() == "Scene text"
    assert in_sight(desk, found)
    found = gap_pressed(desk, "A Monster attacks, and no Threat is one")
    assert isinstance(desk.page, ThreatEditor)
    assert found is desk.page.seen.giant
    assert in_sight(desk, found)
    desk.draft.change("scenario", "evening.dark-quay", path=())
    assert gap_pressed(desk, "No Crisis path of its own") is desk.board.news["path"]


def test_a_gap_of_the_pilots_leads_to_the_colour_of_the_second_one(desk: PackDesk) -> None:
    second = desk.draft.double("playbook", "mira")
    desk.draft.change("scenario", "evening.dark-quay", pilots=("mira", second))
    found = gap_pressed(desk, "Two Pilots have the same Chroma")
    assert isinstance(desk.page, PilotMaking)
    assert desk.page.entry_id == second
    assert found in desk.page.body.stops()


def test_a_fault_leads_to_its_field_also_where_few_ever_look(desk: PackDesk) -> None:
    desk.draft.change("faction", "faction.moths", origin="nowhere")
    faults = [one for one in before_you_start(desk.draft, "evening.dark-quay") if one.part == "pack"]
    fault = next(one for one in faults if one.field == "origin")
    found = gap_pressed(desk, plain(fault.words))
    assert isinstance(desk.page, EntryForm)
    assert (desk.page.word, desk.page.entry_id) == ("faction", "faction.moths")
    assert found in desk.page.controls["origin",].stops()
    desk.draft.undo()
    desk.draft.change("scenario", "evening.dark-quay", path=("Wave", "x" * 900))
    fault = next(one for one in before_you_start(desk.draft, "evening.dark-quay") if one.part == "pack")
    found = gap_pressed(desk, plain(fault.words))
    assert found.accessibleName() == "Step 2", "what is wrong with it is mended in its line"
    assert desk.list.rows["path"].lit


def test_a_name_that_nothing_bears_is_led_to_with_what_is_said_below_it(desk: PackDesk) -> None:
    desk.resize(1024, 600)
    desk.fit()
    desk.draft.change("scenario", "evening.dark-quay", factions=("faction.keepers", "faction.gulls", "faction.moths"))
    desk.begin()
    held = QApplication.focusWidget()
    assert isinstance(held, PlateButton)
    assert held.look.title.startswith("faction.gulls")
    below = held.mapTo(desk.page_pane.viewport(), QPoint(0, held.height())).y()
    assert below + 40 < desk.page_pane.viewport().height()


def test_a_fault_is_told_with_the_name_of_what_it_lies_in(desk: PackDesk) -> None:
    desk.draft.change("faction", "faction.moths", agency=9)
    (fault,) = (one for one in before_you_start(desk.draft, "evening.dark-quay") if one.part == "pack")
    assert plain(fault.words).startswith("The Moths, agency: 9 is out of range")
    assert fault.words.by_name["fault"] is desk.draft.faults[0].text, "so that it can be told in another language"


def test_a_fault_of_an_entry_that_lies_on_no_board_leads_there_too(desk: PackDesk) -> None:
    tech = desk.draft.add("gear", {"name": "Lantern", "origin": "own", "author": "Jo"})
    desk.draft.change("gear", tech, origin="nowhere")
    faults = [one for one in before_you_start(desk.draft, "evening.dark-quay") if one.part == "pack"]
    found = gap_pressed(desk, plain(next(one for one in faults if one.field == "origin").words))
    assert isinstance(desk.page, EntryForm)
    assert (desk.page.word, desk.page.entry_id) == ("gear", tech)
    assert found in desk.page.controls["origin",].stops()


def test_ctrl_z_takes_back_letters_first_and_then_the_new_entry(desk: PackDesk) -> None:
    before = ids(kept(desk), "faction")
    desk.board.news["factions"].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_Space)
    name = held()
    assert isinstance(name, QLineEdit)
    QTest.keyClicks(name, "Bakers")
    QTest.keyClick(name, Qt.Key.Key_Z, CONTROL)
    assert name.text() == "New Faction"
    assert len(ids(kept(desk), "faction")) == len(before) + 1
    QTest.keyClick(held(), Qt.Key.Key_Z, CONTROL)
    assert ids(kept(desk), "faction") == before
    QTest.keyClick(held(), Qt.Key.Key_Z, CONTROL | SHIFT)
    assert len(ids(kept(desk), "faction")) == len(before) + 1


def test_ctrl_z_in_a_long_text_goes_on_to_what_was_done_before(desk: PackDesk) -> None:
    desk.open_entry("scenario", "evening.dark-quay", "questions")
    written_before = desk.draft.values("scenario", "evening.dark-quay")["name"]
    desk.draft.change("scenario", "evening.dark-quay", name="Another quay")
    found = held()
    assert isinstance(found, QPlainTextEdit)
    now = found.toPlainText()
    QTest.keyClicks(found, "Fog")
    assert found.toPlainText() != now
    for _ in range(3):
        QTest.keyClick(held(), Qt.Key.Key_Z, CONTROL)
        if kept(desk).values("scenario", "evening.dark-quay")["name"] == written_before:
            break
    assert found.toPlainText() == now
    assert kept(desk).values("scenario", "evening.dark-quay")["name"] == written_before


def test_letters_that_were_kept_and_taken_back_leave_no_empty_step(desk: PackDesk, qtbot: QtBot) -> None:
    desk.open_entry("faction", "faction.moths", "name")
    before = desk.draft.values("faction", "faction.moths")["name"]
    name = held()
    QTest.keyClicks(name, "Bats")
    qtbot.waitUntil(lambda: kept(desk).values("faction", "faction.moths")["name"] == "Bats")
    QTest.keyClick(name, Qt.Key.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: kept(desk).values("faction", "faction.moths")["name"] == before)
    assert not desk.draft.undoes
    written_in(desk, "Name", "Bats")
    assert isinstance(desk.page, EntryForm)


def test_a_new_entry_is_known_by_its_name_once_its_page_is_left(desk: PackDesk) -> None:
    desk.board.news["factions"].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_Space)
    QTest.keyClicks(held(), "The Bakers")
    assert ids(kept(desk), "faction")[-1] == "faction.new_faction"
    QTest.mouseClick(desk.board.cards["threats"]["threat.wick"], Qt.MouseButton.LeftButton)
    assert isinstance(desk.page, ThreatEditor)
    assert ids(kept(desk), "faction")[-1] == "faction.the_bakers"
    assert kept(desk).values("scenario", "evening.dark-quay")["factions"][-1] == "faction.the_bakers"  # type: ignore[index]
    assert list(desk.board.cards["factions"])[-1] == "faction.the_bakers"


def test_a_page_that_stays_open_shows_its_entry_under_the_new_id(desk: PackDesk) -> None:
    desk.add("factions")
    QTest.keyClicks(held(), "The Bakers")
    desk.settle()
    assert isinstance(desk.page, EntryForm)
    assert desk.page.entry_id == "faction.the_bakers"
    assert desk.board.cards["factions"]["faction.the_bakers"].card.name == "The Bakers"


def test_what_is_read_aloud_as_the_first_scene_begins_is_written_in_paragraphs(desk: PackDesk) -> None:
    desk.open_entry("scenario", desk.evening.id, "scene_text")
    text = held()
    assert isinstance(text, QPlainTextEdit)
    text.selectAll()
    QTest.keyClicks(text, "The lamps go out.")
    QTest.keyClick(text, Qt.Key.Key_Return)
    QTest.keyClicks(text, "Somebody laughs.")
    desk.settle()
    told = kept(desk).values("scenario", desk.evening.id)["scene_text"]
    assert told == "The lamps go out.\nSomebody laughs."


def test_a_picture_is_chosen_by_what_it_looks_like(desk: PackDesk) -> None:
    """Its name alone tells nobody: each is seen above its name, and a press on either chooses it."""
    desk.open_entry("scenario", desk.evening.id, "picture")
    assert isinstance(desk.page, EntryForm)
    control = desk.page.controls["picture",]
    assert isinstance(control, PicturedControl)
    whole = control.grab().toImage()
    seen = [whole.copy(box) for box in control.pictures.values()]
    assert len(seen) == len(control.plates) > 5
    assert all(one != other for place, one in enumerate(seen) for other in seen[:place])
    for name in ("moon", "vault"):
        QTest.mouseClick(control, Qt.MouseButton.LeftButton, pos=control.pictures[name].center())
        desk.settle()
        assert kept(desk).values("scenario", desk.evening.id)["picture"] == name


def test_what_is_chosen_from_begins_with_a_capital_as_all_plates_do(desk: PackDesk) -> None:
    """Pictures stood there as the file writes them: "contact", "moon"."""
    desk.open_entry("scenario", desk.evening.id, "picture")
    assert isinstance(desk.page, EntryForm)
    chosen = [one for one in desk.page.controls.values() if isinstance(one, ChosenControl)]
    titles = [plate.look.title for one in chosen for plate in one.plates.values()]
    assert "Lighthouse" in titles
    assert [one for one in titles if one[0].islower()] == []


def test_what_is_known_of_a_threat_is_called_as_on_its_plate(qtbot: QtBot) -> None:
    """The letters of its rating stood there as those of a word: "Tr"."""
    revealed = next(one for one in THREATS.fields if one.name == "revealed")
    around = QWidget()
    qtbot.addWidget(around)
    control = control_for(make_paint(), around, revealed, revealed.kind, "Revealed", lambda _words: ())
    assert isinstance(control, ChosenControl)
    titles = [plate.look.title for plate in control.plates.values()]
    assert titles == ["Agenda", "TR", "Strike", "Buffers", "Defeat Conditions", "Wave", "Storm"]


def test_enter_in_a_search_takes_the_first_that_was_found(desk: PackDesk) -> None:
    """Given a place that is searched for by typing, when Enter is pressed, then it is chosen."""
    desk.open_entry("scenario", desk.evening.id, "threats")
    assert isinstance(desk.page, EntryForm)
    control = desk.page.controls["threats",]
    assert isinstance(control, NamedControl)
    before = held_of(desk)
    control.opener.click()
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert held_of(desk) == before, "nothing was searched for yet"
    QTest.keyClicks(held(), "romog")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    desk.settle()
    assert [*before, "threat.romog"] == [one.partition("-")[0] for one in held_of(desk)]


def held_of(desk: PackDesk) -> list[object]:
    """The Threats that the scenario begins with."""
    return list(kept(desk).values("scenario", desk.evening.id).get("threats", ()))


def test_no_field_is_explained_with_the_marks_of_a_text_file(desk: PackDesk) -> None:
    desk.open("locations", desk.evening.ids(desk.board.part("locations"))[0])
    form = desk.page
    assert isinstance(form, EntryForm)
    form.unfold()
    form.unfold(PLAYED)
    said = [stop.accessibleDescription() for control in form.controls.values() for stop in control.stops()]
    assert not [one for one in said if "`" in one]


@pytest.mark.parametrize(
    ("typed", "kept", "told"),
    [
        ("120", 120, "120 is out of range: 0 to 99."),
        (" −5", -5, "-5 is out of range: 0 to 99."),
        ("1234567890123456", "1234567890123456", "1234567890123456 is out of range: 0 to 99."),
        ("abc", "abc", "'abc' is no whole number. Write 0 to 99."),
    ],
)
def test_a_number_that_is_too_large_is_not_said_to_be_none(typed: str, kept: Held, told: str) -> None:
    kind, faults = Number(0, 99), FaultList()
    value = of_text(Field("attack", kind), kind, typed)
    assert value == kept
    kind.read(value, PlaceInFile(faults, ""))
    assert str(faults.faults[0].text) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("1000", "1000 will not do: 0 to 20, in halves."),
        ("20.5", "20.5 will not do: 0 to 20, in halves."),
        ("−3", "-3 will not do: 0 to 20, in halves."),
        ("1234567890123456", "1234567890123456 will not do: 0 to 20, in halves."),
        ("7,3", "'7,3' is no number. Write 0 to 20, in halves."),
    ],
)
def test_nor_is_a_number_of_halves(typed: str, told: str) -> None:
    kind, faults = Halves(0, 40), FaultList()
    kept = of_text(Field("life", kind), kind, typed)
    assert as_text(kind, kept) == typed.replace("−", "-"), "it stays as it was typed"
    kind.read(kind.written(kept), PlaceInFile(faults, ""))
    assert str(faults.faults[0].text) == told


def test_no_field_is_explained_by_a_table_of_its_file() -> None:
    written = [packs_of(key).contents for key in KEYS if has_desk(key)]
    fields = [field for contents in written for family in contents.families for field in family.fields]
    assert [help_of(one) for one in fields if "[" in help_of(one) or "`" in help_of(one)] == []


def test_no_field_of_the_desk_is_explained_by_its_label_once_more() -> None:
    """Given a field, when its explanation is read without little words, then it has a word that its label lacks."""
    little = {"what", "it", "its", "her", "the", "that", "is"}
    shown = [
        (packs_of(desk.game).contents, {part.word for part in desk.parts()}) for desk in map(desk_of, KEYS) if desk
    ]
    fields = [field for contents, words in shown for word in words for field in contents.family(word).fields]
    for one in fields:
        label, told = (
            {word[:5] for word in re.findall(r"[a-z]+", text.lower())} - little
            for text in (f"{one.label} {one.name}".replace("_", " "), one.help)
        )
        assert not told or told - label, f"{one.name}: {one.help}"


def test_the_script_of_first_contact_stands_among_what_few_ever_touch(desk: PackDesk) -> None:
    desk.open("evening", desk.evening.id)
    form = desk.page
    assert isinstance(form, EntryForm)
    assert ("rules",) not in form.controls
    form.unfold()
    assert ("rules",) in form.controls


def test_what_the_program_needs_to_carry_an_entry_out_is_folded_by_itself(desk: PackDesk) -> None:
    desk.open("locations", desk.evening.ids(desk.board.part("locations"))[0])
    form = desk.page
    assert isinstance(form, EntryForm)
    assert [plate.look.title for plate in form.folds.values()] == [
        "9 more fields",
        "25 fields for the program to carry it out",
    ]
    form.unfold()
    assert ("author",) in form.controls
    assert ("effects", "when") not in form.controls
    assert form.stops()[-1] is form.folds[PLAYED]
    form.unfold(PLAYED)
    assert ("effects", "when") in form.controls
    assert form.folds[PLAYED].look.title == "Fewer fields"


def test_what_would_be_taken_back_is_called_as_the_form_calls_it(desk: PackDesk) -> None:
    desk.draft.change("scenario", "evening.dark-quay", scene_text="Fog.")
    assert desk.head.undo.toolTip().endswith(": Scene text changed.")


def test_a_field_whose_name_in_the_file_says_too_little_has_a_label(desk: PackDesk) -> None:
    desk.open("evening", desk.evening.id)
    form = desk.page
    assert isinstance(form, EntryForm)
    (stop,) = form.controls["of",].stops()[:1]
    assert "Whose evening" in form.controls["of",].accessibleName()
    assert stop.accessibleDescription()
    desk.draft.change("scenario", desk.evening.id, of="team.dawn")
    assert desk.head.undo.toolTip().endswith(": Whose evening changed.")


def test_no_label_of_a_form_is_a_little_word_alone() -> None:
    """A newcomer reads the labels alone: "Of" says nothing."""
    written = [packs_of(key).contents for key in KEYS if has_desk(key)]
    fields = [field for contents in written for family in contents.families for field in family.fields]
    little = ("At", "By", "Fewest", "From", "If", "Most", "Not", "Of", "On", "Per", "To")
    assert [label for one in fields if (label := label_within(one, ())) in little] == []


def new_pilot(desk: PackDesk, name: str) -> PilotMaking:
    """Make a Pilot with this name, and open her second step."""
    desk.add("pilots")
    written_in(desk, "Name", name)
    page = desk.page
    assert isinstance(page, PilotMaking)
    page.open_step("concept")
    return page


def test_a_page_stays_where_it_is_when_its_id_follows_its_name(desk: PackDesk) -> None:
    """Given a new Pilot at her second step, when Escape leaves a field of it, then it is shown as it was."""
    page = new_pilot(desk, "Ines")
    written_in(desk, "Food", "plums")
    QTest.keyClick(held(), Qt.Key.Key_Escape)
    assert desk.page is page
    assert page.entry_id == "playbook.ines"
    assert page.body.line("concept.food") is not None, "the second step is shown"
    written_in(desk, "Hobby", "clocks")
    desk.settle()
    concept = kept(desk).values("playbook", "playbook.ines")["concept"]
    assert isinstance(concept, Mapping)
    assert (concept["food"], concept["hobby"]) == ("plums", "clocks")
    desk.undo()
    desk.undo()
    assert desk.page is page, "her id is as it was before"
    assert page.body.line("concept.food") is not None


def test_the_list_leads_to_the_card_of_a_part_that_is_open(desk: PackDesk) -> None:
    page = new_pilot(desk, "Ines")
    row = desk.list.rows["pilots"]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert desk.page is page
    assert page.body.line("concept.food") is not None


def test_a_new_threat_goes_on_in_its_page_under_its_own_id(desk: PackDesk) -> None:
    desk.add("threats")
    written_in(desk, "Name", "Gull King")
    page = desk.page
    assert isinstance(page, ThreatEditor)
    desk.show_board()
    assert desk.page is page
    assert page.entry_id == page.seen.entry_id == "threat.gull_king"
    written_in(desk, "Agenda", "more fish")
    desk.settle()
    assert kept(desk).values("threat", "threat.gull_king")["agenda"] == "more fish"
