"""The page on which a Pilot is made: by pointer, by keyboard and by ear; and her player's page alone (LOOK 29)."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.focus_ring import FocusRing
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.cards.card import Card
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.making.steps import STEPS
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.games.gattai.making.making_room import MakingRoom
from gattai_desktop.windows.games.gattai.making.making_room import open_room as open_room_of
from gattai_desktop.windows.games.gattai.making.pilot_making import PilotMaking
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.cut import cut, read
from tests.windows.desk_surfaces import DESKS

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
Open = Callable[..., MakingRoom]
_RED = {"name": "Ren", "seat": "red", "role": "The Captain", "modifiers": {"armory": 1}, "techs": ("frame.axe",)}
_GREEN = {"name": "Tam", "seat": "green", "role": "The Noob", "modifiers": {"pit_crew": 2}}


def as_they_lie(_zone: str, cards: Sequence[Card]) -> Sequence[Card]:
    return cards


@pytest.fixture
def draft(tmp_path: Path) -> PackDraft:
    found = new_draft(tmp_path, CONTENTS, title="Neon Harbour", author="Jo")
    mates = [found.add("playbook", {"author": "Jo", **one}) for one in (_RED, _GREEN)]
    mine = found.add("playbook", {"name": "Bo", "id": "playbook.bo", "author": "Jo"})
    found.add("scenario", {"name": "Night", "author": "Jo", "pilots": (mates[0], mine, mates[1]), "team": 3})
    assert found.faults == ()
    return found


@pytest.fixture
def open_room(qtbot: QtBot, draft: PackDraft) -> Open:
    def opened(size: tuple[int, int] = (1366, 768), *, alone: bool = False, language: str = "en") -> MakingRoom:
        speak_language(language)
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(*size)
        room = MakingRoom(make_paint(speed=0), window, draft, "playbook.bo", alone=alone, order=as_they_lie)
        window.show()
        room.enter(window.rect())
        QApplication.processEvents()
        return room

    return opened


@pytest.fixture(autouse=True)
def english_again() -> object:
    yield
    speak_language("en")


def plates(room: MakingRoom) -> list[PlateButton]:
    return [one for one in room.making.findChildren(PlateButton) if one.isVisible()]


def named(room: MakingRoom, name: str) -> PlateButton:
    found = [one for one in plates(room) if one.accessibleName().startswith(name)]
    assert found, [one.accessibleName() for one in plates(room)]
    return found[0]


def click(room: MakingRoom, name: str) -> None:
    plate = named(room, name)
    room.pane.ensureWidgetVisible(plate)
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton, pos=QPoint(plate.width() // 2, plate.height() // 2))
    QApplication.processEvents()


@pytest.mark.parametrize("size", SIZES)
def test_the_ring_around_a_field_covers_no_letter_of_its_label(open_room: Open, size: tuple[int, int]) -> None:
    room = open_room(size)
    window = room.window()
    line = next(one for one in room.making.findChildren(NameField) if one.accessibleName() == "Name")
    FocusRing(room.paint, window)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    room.pane.ensureWidgetVisible(line, 40, 40)
    line.clearFocus()
    QApplication.processEvents()
    without = window.grab().toImage()
    line.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    around = window.grab().toImage()
    corner = line.mapTo(window, QPoint(0, 0))
    places = [(corner.x() + x, corner.y() - y) for x in range(2, 40) for y in range(1, 24)]
    ground = without.pixelColor(corner.x() + line.width() - 40, corner.y() - 12)
    ink = [at for at in places if without.pixelColor(*at).lightness() > ground.lightness() + 60]
    assert ink, "the label stands there"
    assert without != around, "the ring is drawn"
    assert [at for at in ink if around.pixelColor(*at) != without.pixelColor(*at)] == []


def her(draft: PackDraft) -> dict[str, object]:
    return dict(draft.values("playbook", "playbook.bo"))


def test_a_pilot_is_made_by_pointer_and_sits_down_in_her_scenario(open_room: Open, draft: PackDraft) -> None:
    room = open_room()
    click(room, "The Tank")
    click(room, "4  Power")
    click(room, "Shield of Friendship! (Mend)")
    click(room, "5  Daisho")
    for name in ("Aegis, Shield", "Turbo-"):
        click(room, name)
    click(room, "6  Robo")
    click(room, "Rhino")
    click(room, "3  Adjectives")
    for word in ("Stubborn", "Candid", "Demure", "Helpful", "Grizzly", "Reserved"):
        click(room, word)
    found = her(draft)
    assert (found["seat"], found["robo"]) == ("yellow", "rhino")
    assert found["techs"] == ("yellow.shield:1", "yellow.shield.a:1", "frame.aegis", "mod.turbo")
    assert found["stats"] == {"solo": 4, "sync": 2, "flesh": 4, "steel": 2, "synapse": 5, "circuit": 1}
    assert [one["by"] for one in found["adjectives"]] == ["player"] * 3 + ["left", "right", "coach"]  # type: ignore[attr-defined]
    assert draft.faults == ()
    assert draft.own_pack is not None
    form = draft.own_pack.forms()[0]
    answers = {one.name: one.usable for one in form.fields} | {SEATS: {"red": "Ren", "yellow": "Bo", "green": "Tam"}}
    table = begin(form.setup_of(answers))
    assert (table.values["pilot.yellow.name"], table.values["pilot.yellow.solo"]) == ("Bo", 4)
    assert table.values["pilot.yellow.robo.name"] == "Rhino"
    room.finish()


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_plate_of_the_words_for_her_begins_with_a_capital(open_room: Open, language: str) -> None:
    room = open_room(language=language)
    room.making.open_step("adjectives")
    QApplication.processEvents()
    titles = [one.look.title for one in plates(room)]
    assert len(titles) > 15
    assert [title for title in titles if title[:1].islower()] == []


def test_what_her_powers_do_is_told_in_whole_sentences(open_room: Open) -> None:
    room = open_room()
    click(room, "The Brains")
    click(room, "4  Power")
    told = " ".join(" ".join(one.words for one in read(room)).split())
    assert "Strategic Foresight! Primary:" in told
    assert "Choose when it is first needed." in told


def test_a_hatched_plate_says_who_has_it_and_writes_nothing(open_room: Open, draft: PackDraft) -> None:
    room, before = open_room(), her(draft)
    told: list[str] = []
    room.making.told.connect(told.append)
    click(room, "The Captain, refused")
    click(room, "5  Daisho")
    assert named(room, "Axe, Hammer").look.refused
    click(room, "Axe, Hammer")
    assert told == [
        "Ren has this Playbook, and each is there once.",
        "Ren begins with this Frame, and no two begin alike.",
    ]
    assert her(draft) == before


def test_she_is_given_gear_of_the_book_and_of_her_pack_one_for_each_slot(open_room: Open, draft: PackDraft) -> None:
    thermos = draft.add("gear", {"name": "Thermos", "text": "Hot tea.", "kind": "tool", "tier": 1})
    room = open_room()
    told: list[str] = []
    room.making.told.connect(told.append)
    click(room, "5  Daisho")
    assert not [one for one in plates(room) if one.look.title == "Thermos"], "few begin with Gear"
    click(room, "Give her Gear")
    click(room, "Thermos")
    click(room, "Maverick Shades, refused")
    click(room, "Tourist Guidebook")
    assert her(draft)["gear"] == (thermos, "gear.guidebook")
    click(room, "Patch Kit, refused")
    assert told == ["A Freshman has Gear up to Tier 1.", "No slot for tool is free."]
    click(room, "Only what she carries")
    click(room, "Thermos, chosen")
    assert her(draft)["gear"] == ("gear.guidebook",)


def test_her_own_packs_robo_frame_mod_and_tech_are_offered(open_room: Open, draft: PackDraft) -> None:
    for word in ("robo", "frame", "mod"):
        draft.add(word, {"name": f"Own {word}", "text": "Does it."})
    draft.add("tech", {"name": "Own tech", "text": "Does it.", "chroma": "yellow", "slot": "primary"})
    draft.change("playbook", "playbook.bo", seat="yellow", role="The Tank", specialty="holding a line")
    room = open_room()
    for step, names in (("4  ", ("tech",)), ("5  ", ("frame", "mod")), ("6  ", ("robo",))):
        click(room, step)
        assert {f"Own {one}" for one in names} <= {one.look.title for one in plates(room)}


def test_what_is_looked_at_shows_dashed_what_it_would_add_and_is_said(open_room: Open, draft: PackDraft) -> None:
    room = open_room()
    click(room, "The Tank")
    click(room, "3  Adjectives")
    before = her(draft)
    assert room.making.body.accessibleDescription().startswith("Solo 0, Sync 0")
    named(room, "Grizzly").setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.processEvents()
    said = room.making.body.accessibleDescription()
    assert said == "Solo 0 and 1 more, Sync 0, Flesh 0, Steel 0 and 1 more, Synapse 0 and 1 more, Circuit 0"
    assert her(draft) == before
    assert named(room, "Grizzly").hasFocus()


def test_by_keyboard_and_names_alone(open_room: Open, draft: PackDraft) -> None:
    room = open_room()

    def held() -> QWidget:
        return room.window().focusWidget() or room

    def tab_to(fits: Callable[[QWidget], bool]) -> None:
        for _ in range(30):
            if fits(held()):
                return
            QTest.keyClick(held(), Qt.Key.Key_Tab)
        raise AssertionError([one.accessibleName() for one in room.stops()])

    def reach(name: str) -> None:
        """Tab to the plates of the step, then go through them with the arrows, row by row."""
        tab_to(lambda one: isinstance(one, PlateButton) and room.making.body.isAncestorOf(one))
        way, other = Qt.Key.Key_Right, Qt.Key.Key_Left
        for _ in range(80):
            before = held()
            if before.accessibleName().startswith(name):
                return
            QTest.keyClick(before, way)
            if held() is before:
                QTest.keyClick(before, Qt.Key.Key_Down)
                way, other = other, way
        raise AssertionError(name)

    def press(name: str) -> None:
        reach(name)
        QTest.keyClick(held(), Qt.Key.Key_Space)
        QApplication.processEvents()

    press("The Otaku")
    tab_to(lambda one: one.accessibleName() == "Name")
    QTest.keyClick(held(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(held(), "Kiki")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    QTest.keyClick(held(), Qt.Key.Key_6, Qt.KeyboardModifier.ControlModifier)
    press("Spider")
    assert (her(draft)["seat"], her(draft)["name"], her(draft)["robo"]) == ("orange", "Kiki", "spider")
    QTest.keyClick(held(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert her(draft)["robo"] == ""
    QTest.keyClick(held(), Qt.Key.Key_F9)
    assert not room.isVisible()


def test_questions_are_drawn_by_their_cards_and_answered(open_room: Open, draft: PackDraft) -> None:
    room = open_room()
    click(room, "8  Questions")
    click(room, "Draw what is missing")
    asked = her(draft)["questions"]
    assert [one["question"] for one in asked] == ["ask.2s", "ask.3s", "ask.4s"]  # type: ignore[attr-defined]
    line = room.making.body.line(("answer", 0))
    assert line is not None
    line.setText("In the harbour.")
    line.editingFinished.emit()
    assert her(draft)["questions"][0]["answer"] == "In the harbour."  # type: ignore[index]
    click(room, "Take it back")
    assert len(her(draft)["questions"]) == 2  # type: ignore[arg-type]


def test_a_name_is_known_while_it_is_typed_and_taken_back_as_one(
    qtbot: QtBot, open_room: Open, draft: PackDraft
) -> None:
    room = open_room()
    line = room.making.body.line("name")
    assert line is not None
    line.setFocus()
    line.clear()
    for typed, known in (("Ada ", "Ada"), ("Lovelace", "Ada Lovelace")):
        QTest.keyClicks(line, typed)
        qtbot.waitUntil(lambda known=known: her(draft)["name"] == known)
        assert known in room.making.sheet.accessibleName()
    assert line.text() == "Ada Lovelace", "the blank between stays while one thinks"
    room.press("Ctrl+Z", "Ctrl+Z")
    assert her(draft)["name"] == "Bo"
    assert line.text() == "Bo"


def test_a_list_stays_as_it_is_typed_until_its_field_is_left(qtbot: QtBot, open_room: Open, draft: PackDraft) -> None:
    room = open_room()
    click(room, "9  Team")
    line = room.making.body.line("team.taboos")
    assert line is not None
    line.setFocus()
    QTest.keyClicks(line, "alone,")
    qtbot.waitUntil(lambda: [one["taboos"] for one in draft.entries("team")] == [("alone",)])
    room.making.show_values()
    assert line.text() == "alone,"
    line.clearFocus()
    assert line.text() == "alone"


def test_what_is_typed_is_kept_where_another_step_is_opened(open_room: Open, draft: PackDraft) -> None:
    room = open_room()
    line = room.making.body.line("name")
    assert line is not None
    line.setFocus()
    line.clear()
    QTest.keyClicks(line, "Ada")
    room.making.open_step("concept")
    assert her(draft)["name"] == "Ada"


def test_a_team_keeps_its_name_while_another_is_thought_of(qtbot: QtBot, open_room: Open, draft: PackDraft) -> None:
    mine = draft.add("team", {"name": "The Lamps", "author": "Jo", "pilots": ("playbook.bo",)})
    room = open_room()
    told: list[str] = []
    room.making.told.connect(told.append)
    room.making.open_step("team")
    line = room.making.body.line("team.name")
    assert line is not None
    line.setFocus()
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: not room.making.body._pause.isActive())
    assert (told, line.text(), draft.values("team", mine)["name"]) == ([], "", "The Lamps")
    line.clearFocus()
    assert line.text() == "The Lamps"
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "The Wicks")
    line.clearFocus()
    assert draft.values("team", mine)["name"] == "The Wicks"


def test_an_own_word_needs_a_stat_of_each_commitment(open_room: Open, draft: PackDraft) -> None:
    room = open_room()
    click(room, "The Tank")
    click(room, "3  Adjectives")
    line = room.making.body.line("own word")
    assert line is not None
    line.setText("Salty")
    line.editingFinished.emit()
    click(room, "Sync")
    click(room, "Circuit")
    click(room, "Give this word")
    assert her(draft)["adjectives"] == ({"word": "Salty", "by": "player", "stats": ("sync", "flesh", "circuit")},)
    click(room, "Salty")
    assert her(draft)["adjectives"] == ()


def test_what_is_asked_of_all_makes_the_team_and_the_scenario_names_it(open_room: Open, draft: PackDraft) -> None:
    room = open_room()
    click(room, "9  Team")
    for key, text in (("team.motto", "Hold the line"), ("team.taboos", "alone, at night"), ("team.name", "Tidewatch")):
        line = room.making.body.line(key)
        assert line is not None
        line.setText(text)
        line.editingFinished.emit()
    (team,) = draft.entries("team")
    assert (team["name"], team["motto"], team["taboos"]) == ("Tidewatch", "Hold the line", ("alone", "at night"))
    assert team["pilots"] == draft.entries("scenario")[0]["pilots"]
    assert draft.entries("scenario")[0]["of"] == team["id"]
    assert draft.faults == ()


def test_her_player_has_the_page_alone_between_two_covers(open_room: Open, draft: PackDraft) -> None:
    room = open_room(alone=True)
    assert room.accessibleName() == "Give the computer to the player of Bo"
    assert not room.pane.isVisible()
    assert room.stops() == [room.next]
    QTest.keyClick(room.next, Qt.Key.Key_Space)
    assert room.pane.isVisible()
    assert not room.making.player.isVisible()
    click(room, "The Tank")
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert (room.isVisible(), room.pane.isVisible()) == (True, False), "Esc does not uncover the desk"
    assert room.accessibleName() == "Give the computer back to Coach"
    QTest.keyClick(room, Qt.Key.Key_Escape)
    assert room.isVisible()
    QTest.mouseClick(room.next, Qt.MouseButton.LeftButton)
    assert not room.isVisible()
    assert her(draft)["seat"] == "yellow"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_every_step_has_room_for_its_words(
    open_room: Open, draft: PackDraft, size: tuple[int, int], language: str
) -> None:
    tank = {"seat": "yellow", "role": "The Tank", "specialty": "holding a line, standing firm"}
    draft.change("playbook", "playbook.bo", **tank)
    room = open_room(size, language=language)
    for number, step in enumerate(STEPS, 1):
        room.making.open_step(step.key)
        QApplication.processEvents()
        if step.key == "daisho":
            click(room, {"en": "Give her Gear", "de": "Ausrüstung geben"}[language])
        for one in plates(room):
            assert one.accessibleName()
            assert one.width() >= 60
            assert one.height() >= 32
        assert named(room, f"{number}  ").look.fill == "live"
        assert [*cut(room.making)] == [], step.key
    pages = [tab for tab in room.making.tabs if tab.isVisible()]
    assert bool(pages) == (size[0] == 1024)
    if pages:
        pages[1].click()
        assert room.making.sheet.isVisible()
        assert not room.making.body.isVisible()


def test_a_narrow_page_of_the_desk_opens_the_room_and_follows_it(qtbot: QtBot, draft: PackDraft) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1366, 768)
    paint = make_paint(scale=Scale(DRAWN_CU["full"] * 0.7, "full"), speed=0)
    page = PilotMaking(paint, window, draft, "playbook.bo", opens=open_room_of)
    page.lay(450)
    window.show()
    assert (page.width(), page.tabs[0].isVisible()) == (450, True)
    page.whole.click()
    QApplication.processEvents()
    room = page.room
    assert isinstance(room, MakingRoom)
    click(room, "The Tank")
    room.finish()
    assert page.step_plates["chroma"].look.sub == "The Tank"
    draft.undo()
    page.show_values()
    assert page.step_plates["chroma"].look.sub == "1 missing"


def test_a_pilot_who_is_written_wrongly_is_shown_all_the_same(open_room: Open, draft: PackDraft) -> None:
    draft.change("playbook", "playbook.bo", adjectives="none", techs=("frame.bow", "no.such"), max_hand="many")
    room = open_room()
    assert draft.faults
    click(room, "5  Daisho")
    assert named(room, "Bow, Rifle, chosen")
    click(room, "3  Adjectives")
    assert "3 adjectives of her own" in room.making.sheet.accessibleName()


def test_choosing_an_adjective_at_the_desk_leaves_its_board_where_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    """The plate goes with the choice: the keyboard went over the board, which scrolled to where it was for a moment."""
    window = DESKS["desk, a Pilot's adjectives"](qtbot, tmp_path)
    (making,) = window.findChildren(PilotMaking)
    (desk,) = window.findChildren(PackDesk)
    bar = desk.board_pane.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    plate = next(one for one in making.findChildren(PlateButton) if one.accessibleName().startswith("Carefree"))
    plate.setFocus()
    plate.click()
    QApplication.processEvents()
    assert not plate.isVisible()
    assert bar.value() == bar.maximum()
    held = QApplication.focusWidget()
    assert held is not None
    assert making.isAncestorOf(held)
