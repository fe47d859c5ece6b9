"""The page of a Threat at the desk, from top to bottom as the book makes one; and the page before you start."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.entries import ThreatEntry
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.windows.games.gattai.desk.ready_page import ReadyPage
from gattai_desktop.windows.games.gattai.desk.threat_editor import ThreatEditor
from gattai_desktop.windows.games.gattai.desk.threat_powers import power_plates
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import read

_HOSTS = list[QWidget]()
OWN = {"origin": "own", "author": "Jo"}


@pytest.fixture
def draft(tmp_path: Path) -> PackDraft:
    found = new_draft(tmp_path, CONTENTS, title="Dark Quay", author="Jo")
    gull = found.add("threat", {"id": "threat.gull", "name": "Gull", "tr": 2, **OWN})
    crew = found.add("faction", {"name": "Crew", "agency": 3, "pleased_by": "Fish", **OWN})
    found.add("scenario", {"id": "scenario.quay", "name": "Quay", "threats": (gull,), "factions": (crew,), **OWN})
    return found


def shown(qtbot: QtBot, draft: PackDraft, kind: type[DeskPage], entry: str, wide: int = 1000) -> DeskPage:
    """A page as the desk shows it: after every change of the draft it reads what there is."""
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(wide, 1200)
    page = kind(make_paint(speed=0), host, draft, entry)
    draft.watch(page.show_values)
    host.show()
    page.show()
    page.lay(wide)
    _HOSTS.append(host)
    return page


@pytest.fixture
def editor(qtbot: QtBot, draft: PackDraft) -> ThreatEditor:
    page = shown(qtbot, draft, ThreatEditor, "threat.gull")
    assert isinstance(page, ThreatEditor)
    return page


def press(page: QWidget, begins: str) -> None:
    """Press what a screen reader calls so."""
    there = [one for one in page.findChildren(QAbstractButton) if one.isVisible()]
    found = [one for one in there if one.accessibleName().startswith(begins)]
    assert len(found) == 1, [one.accessibleName() for one in there]
    QTest.keyClick(found[0], Qt.Key.Key_Space)


def test_a_threat_is_made_by_keyboard_and_names_alone(editor: ThreatEditor, draft: PackDraft) -> None:
    editor.name.selectAll()
    QTest.keyClicks(editor.name, "Doctor Gull")
    QTest.keyClick(editor.name, Qt.Key.Key_Return)
    QTest.keyClicks(editor.agenda, "flood the lower town")
    QTest.keyClick(editor.agenda, Qt.Key.Key_Return)
    press(editor, "TR 4")
    QTest.keyClicks(editor.conditions[0], "Violence")
    QTest.keyClick(editor.conditions[0], Qt.Key.Key_Return)
    QTest.keyClicks(editor.conditions[1], "The pumps run again")
    QTest.keyClick(editor.conditions[1], Qt.Key.Key_Return)
    wave = editor.lines["wave"]
    QTest.keyClicks(wave, "+Disf")
    assert wave.rows[0].spoken == "+Disfavor:Crew: Offense 0 → 1; Fan Club 3 may take it"
    QTest.keyClick(wave, Qt.Key.Key_Tab)
    QTest.keyClick(wave, Qt.Key.Key_Return)
    press(editor, "Sign: bolt")
    values = draft.values("threat", "threat.gull")
    assert (values["name"], values["agenda"], values["tr"]) == ("Doctor Gull", "flood the lower town", 4)
    assert (values["defeat"], values["wave"]) == (("Violence", "The pumps run again"), "+Disfavor:Crew")
    assert values["sign"] == "bolt"
    assert draft.faults == ()


def test_more_conditions_than_the_rating_asks_for_are_no_part_of_them(editor: ThreatEditor, draft: PackDraft) -> None:
    draft.change("threat", "threat.gull", defeat=("Violence", "The pumps run again", "Nobody sees it"))
    assert "3; TR 2 asks for 1" in [one.whole for one in read(editor)]
    draft.change("threat", "threat.gull", defeat=())
    assert "0 of 1, as TR 2 asks" in [one.whole for one in read(editor)]


def test_a_name_that_is_missing_is_said_below_its_field(editor: ThreatEditor, draft: PackDraft) -> None:
    top = editor.agenda.y()
    editor.name.selectAll()
    QTest.keyClick(editor.name, Qt.Key.Key_Delete)
    QTest.keyClick(editor.name, Qt.Key.Key_Return)
    assert editor.name.accessibleDescription() == "The name is empty."
    assert editor.agenda.y() > top
    draft.undo()
    assert (editor.name.accessibleDescription(), editor.agenda.y()) == ("", top)


def test_what_is_typed_is_kept_after_a_pause(editor: ThreatEditor, draft: PackDraft, qtbot: QtBot) -> None:
    editor.agenda.setFocus()
    QTest.keyClicks(editor.agenda, "a")
    QTest.keyClicks(editor.agenda, "b")
    qtbot.waitUntil(lambda: draft.values("threat", "threat.gull")["agenda"] == "ab")
    assert editor.agenda.hasFocus()
    draft.undo()
    assert editor.agenda.text() == ""


def test_whoever_waits_after_a_word_types_on_behind_it(editor: ThreatEditor, draft: PackDraft, qtbot: QtBot) -> None:
    editor.window().activateWindow()
    editor.name.setFocus()
    qtbot.waitUntil(editor.name.hasFocus)
    editor.name.selectAll()
    QTest.keyClicks(editor.name, "Gloom ")
    editor.commit()
    assert draft.values("threat", "threat.gull")["name"] == "Gloom"
    QTest.keyClicks(editor.name, "of Night")
    editor.commit()
    assert draft.values("threat", "threat.gull")["name"] == "Gloom of Night"


def test_powers_are_taken_part_by_part_and_counted(editor: ThreatEditor, draft: PackDraft) -> None:
    press(editor, "Add a power")
    press(editor, "Corrupt, Wave: take it")
    assert draft.values("threat", "threat.gull")["powers"] == ("power.corrupt.wave",)
    press(editor, "Regenerator, always: take it")
    press(editor, "Corrupt, Wave: take it out")
    assert draft.values("threat", "threat.gull")["powers"] == ("power.regenerator",)


def test_bgm_1_the_power_of_the_big_giant_monster_and_its_switch_go_together(
    editor: ThreatEditor, draft: PackDraft
) -> None:
    """The power alone took a slot and did nothing: the rules read the flag."""

    def kept() -> tuple[object, object]:
        values = draft.values("threat", "threat.gull")
        return values["powers"], values["bgm"]

    press(editor, "Add a power")
    press(editor, "Big Giant Monster, always: take it")
    assert kept() == (("power.bgm",), True)
    press(editor, "Big Giant Monster, always: take it out")
    assert kept() == ((), False)
    press(editor, "Big Giant Monster, always: take it")
    press(editor, "Big Giant Monster: It grows")
    assert kept() == ((), False)
    press(editor, "Big Giant Monster: It stays")
    assert kept() == ((), True), "a Monster without the power is one, too"
    draft.undo()
    press(editor, "Seer, always: take it")
    assert kept() == (("power.seer",), False)


def test_whoever_takes_a_power_keeps_the_place_in_the_list(editor: ThreatEditor, draft: PackDraft) -> None:
    press(editor, "Add a power")
    held = editor.focusWidget()
    assert isinstance(held, QAbstractButton)
    assert held.accessibleName().endswith("take it"), "the list has the keyboard"
    names = [one.look.title for one in editor.powers.plates]
    taken = next(one for one in editor.powers.plates if one.look.title == "Seer: always")
    taken.setFocus()
    QTest.keyClick(taken, Qt.Key.Key_Space)
    assert draft.values("threat", "threat.gull")["powers"] == ("power.seer",)
    assert [one.look.title for one in editor.powers.plates] == names
    assert editor.focusWidget() is taken, "nothing scrolls away from under the pointer"
    assert taken.accessibleName() == "Seer, always: take it out"


def test_info_7_an_eye_that_is_opened_lets_pilots_know_from_the_start(editor: ThreatEditor, draft: PackDraft) -> None:
    assert editor.seen.plate.look.values[0].value is None
    press(editor, "Threat Rating")
    press(editor, "Agenda")
    assert draft.values("threat", "threat.gull")["revealed"] == ("note", "tr")
    assert editor.seen.plate.look.values[0].value == 2
    assert editor.seen.plate.look.values[1].value is None
    pack = draft.pack
    assert pack is not None
    assert pack.entry("threat.gull", ThreatEntry).revealed == ("note", "tr")
    draft.add("playbook", {"id": "playbook.ren", "name": "Ren", "seat": "red", **OWN})
    draft.change("scenario", "scenario.quay", pilots=("playbook.ren",))
    assert draft.pack is not None
    state = GATTAI.begin(scenario("quay", packs=(draft.pack,)))
    seen = GATTAI.game.sight(state, "red").values
    assert seen["threat.gull.tr"] == 2
    assert seen.get("threat.gull.buffers") != 2
    press(editor, "Agenda")
    assert draft.values("threat", "threat.gull")["revealed"] == ("tr",)


def test_what_cannot_be_read_is_kept_and_told_below(editor: ThreatEditor, draft: PackDraft) -> None:
    wave = editor.lines["wave"]
    QTest.keyClicks(wave, "+Truma:Choice(1)")
    QTest.keyClick(wave, Qt.Key.Key_Return)
    assert draft.values("threat", "threat.gull")["wave"] == "+Truma:Choice(1)"
    assert editor.lines["wave"].text() == "+Truma:Choice(1)"
    assert editor.read["wave"].accessibleName().startswith("No event is called 'Truma'.")


@pytest.mark.parametrize("wide", [420, 700, 1100])
def test_nothing_lies_over_anything(qtbot: QtBot, draft: PackDraft, wide: int) -> None:
    page = shown(qtbot, draft, ThreatEditor, "threat.gull", wide)
    assert isinstance(page, ThreatEditor)
    page.powers.more.click()
    parts = [one for one in page.stops() if one.parentWidget() is page] + [page.seen]
    for number, one in enumerate(parts):
        assert page.rect().contains(one.geometry()), one.accessibleName()
        for other in parts[number + 1 :]:
            assert not one.geometry().intersects(other.geometry()), (one.accessibleName(), other.accessibleName())


# Before you start ---------------------------------------------------------------------------------


def test_the_list_of_a_wave_that_was_only_opened_is_no_fault(editor: ThreatEditor, draft: PackDraft) -> None:
    QTest.keyClicks(editor.lines["wave"], "+")
    editor.commit()
    assert draft.values("threat", "threat.gull")["wave"] == ""
    assert draft.faults == ()


def test_each_gap_is_a_plate_that_leads_to_where_it_is_mended(qtbot: QtBot, draft: PackDraft) -> None:
    page = shown(qtbot, draft, ReadyPage, "scenario.quay")
    assert isinstance(page, ReadyPage)
    asked = list[tuple[str, str]]()
    page.asked.connect(lambda word, entry: asked.append((word, entry)))
    press(page, "Gull has no Storm")
    assert asked == [("threat", "threat.gull")]
    press(page, "No Location")
    assert asked[1][0] == "location"
    assert draft.values("scenario", "scenario.quay")["locations"] == (asked[1][1],)
    assert all("No Location" not in one.accessibleName() for one in page.gaps.values())
    assert page.rating is not None
    assert page.rating.code == "1/2/0"


def test_what_keeps_an_evening_from_being_played_is_told_first_and_as_that(qtbot: QtBot, draft: PackDraft) -> None:
    draft.change_head(title="x" * 61)
    page = shown(qtbot, draft, ReadyPage, "scenario.quay")
    assert isinstance(page, ReadyPage)
    assert page.summary.startswith("1 fault")
    assert page.summary.endswith("from being played.")
    highest = min(page.gaps.values(), key=lambda one: one.y())
    assert highest.look.edge == "refused"
    assert "61 characters are too many" in highest.accessibleName()


def test_a_fault_says_in_which_field_it_is_and_keys_meet_it_first(qtbot: QtBot, draft: PackDraft) -> None:
    draft.change("threat", "threat.gull", tr=9)
    page = shown(qtbot, draft, ReadyPage, "scenario.quay")
    assert isinstance(page, ReadyPage)
    first = page.stops()[0]
    assert first.accessibleName().startswith("Gull, TR: 9 is out of range")
    tops = [one.y() for one in page.stops() if one in page.gaps.values()]
    assert tops == sorted(tops)
    told = list[str]()
    page.told.connect(told.append)
    page.gaps[next(at for at, one in enumerate(page.lines) if one.stops)].click()
    assert told == [first.accessibleName().partition(" The pack")[0]]


def test_a_single_gap_is_one(qtbot: QtBot, draft: PackDraft) -> None:
    page = shown(qtbot, draft, ReadyPage, "scenario.quay")
    assert isinstance(page, ReadyPage)
    page.gaps = dict([*page.gaps.items()][:1])
    speak_language("en")
    assert page.summary == "Gaps: 1. It does not stop you."


def test_a_part_of_which_nothing_is_said_has_no_head(qtbot: QtBot, draft: PackDraft) -> None:
    draft.change("scenario", "scenario.quay", factions=("faction.kepers",))
    page = shown(qtbot, draft, ReadyPage, "scenario.quay")
    assert isinstance(page, ReadyPage)
    heads = [words for _, _, words, how, _ in page._written if how == "head"]
    assert "Threats" in heads
    assert "Factions" not in heads


def test_a_list_is_made_anew_at_every_change(qtbot: QtBot, draft: PackDraft) -> None:
    page = shown(qtbot, draft, ReadyPage, "scenario.quay", 500)
    assert isinstance(page, ReadyPage)
    before = len(page.gaps)
    draft.change("threat", "threat.gull", storm="+Disfavor:Each(1)")
    assert len(page.gaps) == before - 1
    assert page.summary == f"Gaps: {before - 1}. None of them stops you."


def test_violence_is_known_by_the_word_of_the_windows(qtbot: QtBot, draft: PackDraft, either_language: str) -> None:
    editor = shown(qtbot, draft, ThreatEditor, "threat.gull")
    assert isinstance(editor, ThreatEditor)
    word = {"en": "Violence", "de": "Gewalt"}[either_language]
    assert editor.conditions[0].placeholderText().endswith(word)
    QTest.keyClicks(editor.conditions[0], word.lower())
    QTest.keyClick(editor.conditions[0], Qt.Key.Key_Return)
    assert draft.values("threat", "threat.gull")["defeat"] == ("Violence",)
    assert editor.conditions[0].text() == word


def test_enter_in_a_condition_goes_to_the_next_one(editor: ThreatEditor, draft: PackDraft) -> None:
    """Given Conditions that are typed one after the other, each Enter leads a line down, and a new one comes."""
    for number, words in enumerate(("Violence", "Light every lamp", "Sing to it", "Wait for day")):
        line = editor.conditions[number]
        if not number:
            line.setFocus()
        assert line.hasFocus(), number
        QTest.keyClicks(line, words)
        QTest.keyClick(line, Qt.Key.Key_Return)
    kept = draft.values("threat", "threat.gull")["defeat"]
    assert kept == ("Violence", "Light every lamp", "Sing to it", "Wait for day")


def test_a_wave_and_a_storm_of_a_power_each_carry_their_own_words_alone(draft: PackDraft) -> None:
    known = power_plates(draft, (), (), choosing=True)
    plates = {name: str(look.sub) for name, look in known if name.endswith((".wave", ".storm"))}
    assert plates["power.corrupt.wave"] == "One revealed Faction takes Offense."
    assert plates["power.corrupt.storm"].startswith("Every revealed Faction takes Offense.")
    assert len(set(plates.values())) == len(plates)
    assert [one for one in plates.values() if "Wave:" in one or "Storm:" in one] == []


def test_escape_puts_the_powers_to_choose_from_away(editor: ThreatEditor) -> None:
    """When Escape is pressed among the powers of the book, then the Threat has its own again, and nothing else ends."""
    had = list(editor.powers.plates)
    press(editor, "Add a power")
    assert len(editor.powers.plates) > len(had)
    choosing = editor.window().focusWidget()
    assert choosing in editor.powers.plates
    QTest.keyClick(choosing, Qt.Key.Key_Escape)
    assert len(editor.powers.plates) == len(had)
    assert editor.window().focusWidget() is editor.powers.more


def test_what_is_said_below_a_wave_goes_by_the_name_that_its_threat_has_now(
    editor: ThreatEditor, draft: PackDraft
) -> None:
    draft.change("threat", "threat.gull", wave="+Trauma:Nobody(1)")
    below = editor.read["wave"]
    assert ", Gull, Crew," in below.accessibleName()
    draft.change("threat", "threat.gull", name="Heron")
    assert ", Heron, Crew," in below.accessibleName()
