"""The packs of one's own on the first window: brought in by a drop or a file, told, played, given away, taken away."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import listed
from gattai_desktop.cli import FINE, main
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.pack import read_pack
from gattai_desktop.content.pack_changes import PackChange
from gattai_desktop.content.pack_file import packed
from gattai_desktop.content.reading import MAX_FILE
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.errors import SessionDamaged
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.program import application
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.shelf.pack_card import PackCard
from gattai_desktop.windows.shelf.pack_faults import kind_of, notices_by_name
from gattai_desktop.windows.shelf.pack_telling import notices_of_changes
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import FACTIONS, LOCATIONS, files_of, head, written
from tests.windows.tables import shelf_shown

CHANGED = files_of(factions=FACTIONS.replace("agency = 2", "agency = 7"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    return shelf_shown(qtbot, tmp_path)


def _file(folder: Path, files: dict[str, str], name: str = "quay") -> Path:
    path = folder / f"{name}.gattai-pack"
    path.write_bytes(packed(files))
    return path


def _plate(window: ShelfWindow, words: str) -> PlateButton:
    """The plate of the sheet, or of the panel where nothing is asked."""
    over = window.sheet if window.sheet.isVisible() else window.packs.room.panel
    plates = [one for one in over.findChildren(PlateButton) if one.isVisibleTo(over)]
    found = [one for one in plates if words in one.accessibleName()]
    assert found, [one.accessibleName() for one in plates]
    return found[0]


def _card(window: ShelfWindow, words: str) -> PackCard:
    return next(one for one in window.packs.room.cards.values() if one.look.title == words)


def _press(window: ShelfWindow, words: str) -> None:
    _plate(window, words).click()


def _dropped(window: ShelfWindow, place: Path) -> bool:
    """Drag a file over the window and drop it where that is taken. Returns whether it was."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(place))])
    given: Any = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    over = QDragEnterEvent(QPoint(200, 200), *given)
    over.ignore()
    window.dragEnterEvent(over)
    if over.isAccepted():
        window.dropEvent(QDropEvent(QPoint(200, 200).toPointF(), *given))
    return over.isAccepted()


def _lines(window: ShelfWindow) -> str:
    """What the sheet says, or the panel where nothing is asked."""
    if window.sheet.isVisible():
        return "\n".join(str(one) for one in (window.sheet.look.title, *window.sheet.look.lines))
    look = window.packs.room.panel.look
    notices = [one.spoken() for one in look.notices]
    return "\n".join((look.title, look.name, *look.lines, *notices, look.foot))


def test_a_file_that_is_dropped_is_brought_in_and_can_be_played(window: ShelfWindow, tmp_path: Path) -> None:
    assert _dropped(window, _file(tmp_path, files_of()))
    assert [one.id for one in window.packs.kept.read().packs] == ["dark-quay"]
    assert "Jo, CC-BY-SA-4.0" in _lines(window)
    assert "Threats: 2" in _lines(window)
    assert "Locations: 1" in _lines(window), "a label, whatever the number behind it"
    _press(window, "Play The Dark Quay")
    assert window.new_table is not None
    assert window.new_table.form.key == "dark-quay/dark-quay"
    assert window.new_table.setup().packs[0].files == files_of()


def test_who_does_not_sit_down_comes_back_to_where_the_table_was_asked_for(window: ShelfWindow, tmp_path: Path) -> None:
    _dropped(window, _file(tmp_path, files_of()))
    _press(window, "Play The Dark Quay")
    assert window.new_table is not None
    QTest.keyClick(window.new_table, Qt.Key.Key_Escape)
    assert window.packs.room.isVisible()
    table = window.ask_table(first_contact=False)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not window.packs.room.isVisible()


def test_a_licence_that_lets_nobody_pass_a_pack_on_is_told_before_it_is_exported(
    window: ShelfWindow, tmp_path: Path
) -> None:
    files = files_of()
    assert _dropped(window, _file(tmp_path, files))
    assert "before you give it away" not in _lines(window)
    closed = files["pack.toml"].replace("CC-BY-SA-4.0", "All rights reserved")
    files["pack.toml"] = closed.replace('id = "dark-quay"', 'id = "closed-quay"')
    assert _dropped(window, _file(tmp_path, files, "mine"))
    assert "“All rights reserved” does not say that others may have it." in _lines(window)


def test_a_folder_is_dropped_as_well_and_anything_else_is_left(window: ShelfWindow, tmp_path: Path) -> None:
    assert _dropped(window, written(tmp_path / "mine"))
    assert [one.id for one in window.packs.kept.read().packs] == ["dark-quay"]
    other = tmp_path / "notes.txt"
    other.write_text("milk")
    assert not _dropped(window, other)


def test_a_faulty_pack_is_refused_whole_with_every_fault_by_the_name_of_the_thing(
    window: ShelfWindow, tmp_path: Path
) -> None:
    faulty = files_of(factions=FACTIONS.replace("agency = 2", "agency = 9").replace("agency = 1", "agency = 0"))
    file = _file(tmp_path, faulty)
    window.open_file(file)
    told = _lines(window)
    assert told.startswith("Not brought in\nThe Dark Quay\n2 faults. Nothing was written.\nWhoever made it can mend it")
    assert "The Lamp Keepers, Factions, Agency. 9 is out of range: 1 to 7" in told
    assert "factions.toml, line 4, faction.keepers" in told, "for who writes by hand"
    assert all(one.look.then is None for one in window.packs.room.panel.notices), "it lies at no desk"
    assert not window.packs.kept.folder.exists()
    _press(window, "Copy the list")
    assert _plate(window, "List copied").isVisible(), "nothing else shows that it was done"
    assert QGuiApplication.clipboard().text().count("factions.toml, line ") == 2
    file.write_bytes(packed(files_of()))
    _press(window, "Try again")
    assert [one.id for one in window.packs.kept.read().packs] == ["dark-quay"]


def test_what_is_wrong_with_a_pack_as_a_whole_is_told_of_the_pack(window: ShelfWindow, tmp_path: Path) -> None:
    window.open_file(_file(tmp_path, {**files_of(), "pack.toml": head(needs='"fusion-kore"')}))
    told = _lines(window)
    assert "The pack itself, Needs. No pack 'fusion-kore' is on the shelf. Did you mean 'fusion-core'?" in told
    assert "pack.toml, line 7" in told


def test_a_thing_without_a_name_is_counted_in_the_language_of_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    """Also where it lies in a thing that has none: by its file and line it is found, not by a word of English."""
    nameless = '[[faction]]\nname = ""\nagency = 9\nauthor = "Jo"\n'
    techs = '[[tech]]\nauthor = "Jo"\n[[tech.rank]]\nrank = 99\n'
    with pytest.raises(UnusablePack) as refused:
        read_pack(written(tmp_path, files_of(factions=nameless, techs=techs)), packs_of("gattai").contents)
    speak_language("de")
    try:
        told = notices_by_name(refused.value.faults, "gattai")
        assert "factions.toml, Zeile 3, Fraktion Nummer 1" in [one.source for one in told]
        assert "techs.toml, Zeile 4, Tech Nummer 1, rank 1" in [one.source for one in told]
        assert not [one for one in told if "number" in one.spoken()]
    finally:
        speak_language("en")
    assert "factions.toml, line 3, Faction number 1, agency: 9 is out of range" in str(refused.value)


def test_a_fault_and_a_change_name_their_field_as_its_form_does(tmp_path: Path) -> None:
    """Given it is missing what a Tech does, then the plate says "What it does", which is `text` in the file."""
    contents, techs = packs_of("gattai").contents, '[[tech]]\nname = "Hum"\nauthor = "Jo"\ntext = ""\n'
    with pytest.raises(UnusablePack) as refused:
        read_pack(written(tmp_path, files_of(techs=techs)), contents)
    assert "What it does" in [one.box for one in notices_by_name(refused.value.faults, "gattai")]
    (told,) = notices_of_changes([PackChange("techs.toml", "Hum", "text", "hums", "sings")], contents)
    assert told.box == "What it does"


def test_what_differs_is_called_as_at_the_desk_and_as_faults_call_it() -> None:
    """No kind of entry is called by its file: its faults and its changes say the same word."""
    for game in KEYS:
        contents = packs_of(game).contents
        for family in contents.families:
            (told,) = notices_of_changes([PackChange(f"{family.file}.toml", "Gull", now="Gull")], contents)
            assert (told.head, told.place) == ("Gull", kind_of(game, family))


def test_a_hostile_file_is_refused_in_a_sentence(window: ShelfWindow, tmp_path: Path) -> None:
    file = tmp_path / "bad.gattai-pack"
    file.write_bytes(packed({**files_of(), "../up.toml": ""}))
    window.open_file(file)
    assert "may not be called '../up.toml'" in _lines(window)
    file.write_bytes(b"PK\x03\x04 nothing")
    window.open_file(file)
    assert "is damaged, or no pack" in _lines(window)
    assert not window.packs.kept.folder.exists()


def test_a_pack_of_a_newer_program_is_not_to_be_mended(window: ShelfWindow, tmp_path: Path) -> None:
    """Given a pack that a newer program wrote, then it is said to update the program, and nothing leads to the desk."""
    files = files_of()
    newer = {**files, "pack.toml": files["pack.toml"].replace("format = 1", "format = 2"), "moons.toml": "[[moon]]"}
    window.open_file(_file(tmp_path, newer))
    panel = window.packs.room.panel
    assert panel.look.title == "Made for a newer program"
    assert [one.text for one in panel.look.notices if "Update the program" in one.text]
    assert len(panel.look.notices) == 1
    assert [one.key for one in panel.look.acts] == ["again", "back"]
    assert "Nothing was written." in _lines(window)


def test_another_pack_of_the_same_id_is_taken_in_its_place_only_where_that_is_wanted(
    window: ShelfWindow, tmp_path: Path
) -> None:
    window.open_file(_file(tmp_path, files_of()))
    window.open_file(_file(tmp_path, CHANGED))
    told = _lines(window)
    assert "The pack itself. The Dark Quay is here in another version." in told
    assert "The Lamp Keepers, Factions, Agency. was: 2. now: 7" in told
    assert window.packs.kept.read().packs[0].files == files_of()
    _press(window, "Keep both")
    kept_both = [(one.id, one.title) for one in window.packs.kept.read().packs]
    assert kept_both == [("dark-quay", "The Dark Quay"), ("dark-quay-2", "The Dark Quay 2")]
    window.open_file(_file(tmp_path, CHANGED))
    _press(window, "Take this one in its place")
    kept = window.packs.kept.read().by_id("dark-quay")
    assert kept is not None
    assert kept.files == CHANGED


@pytest.mark.parametrize(
    ("title", "first"),
    [("The Dark Quay", "Take this one in its place"), ("Gull Rock", "Keep both")],
)
def test_a_newer_version_is_taken_with_one_press_and_a_stranger_renamed(
    window: ShelfWindow, tmp_path: Path, title: str, first: str
) -> None:
    window.open_file(_file(tmp_path, files_of()))
    head = CHANGED["pack.toml"].replace("The Dark Quay", title)
    window.open_file(_file(tmp_path, {**CHANGED, "pack.toml": head}))
    assert window.packs.room.panel.acts[0].look.title == first
    _press(window, "Keep both")
    beside = "The Dark Quay 2" if title == "The Dark Quay" else title
    assert sorted(one.title for one in window.packs.kept.read().packs) == sorted(("The Dark Quay", beside))


def test_the_packs_are_listed_with_the_sessions_that_use_them(window: ShelfWindow, tmp_path: Path) -> None:
    window.open_file(_file(tmp_path, files_of()))
    mine = written(tmp_path / "mine")
    session = window.shelf.free_path("Friday")
    assert main(["new", "--pack", str(mine), "--no-window", "--file", str(session)]) == FINE
    window.packs.show()
    card = _card(window, "The Dark Quay")
    assert card.look.mark == "own"
    assert card.look.foot.startswith("used by 1 session")
    assert [(one.name, one.number) for one in card.look.known] == [
        ("Threats", 2), ("Factions", 2), ("Location", 1), ("Pilot", 1)
    ]  # fmt: skip
    assert _card(window, "Gattaibushido:FUSION! core content").look.foot.startswith("used by 1 session")
    window.open_file(_file(tmp_path, CHANGED))
    _press(window, "Take this one in its place")
    assert "Began with another version, and goes on with it: The Dark Quay" in _lines(window)
    assert card.look.mark == "newer"
    _press(window, "Show changes")
    assert "since The Dark Quay (Friday) began." in _lines(window)
    assert "The Lamp Keepers, Factions, Agency. was: 2. now: 7" in _lines(window)
    QTest.keyClick(window.packs.room.panel.acts[0], Qt.Key.Key_Escape)
    assert window.packs.room.isVisible(), "Esc goes one step back, to the pack"
    assert _lines(window).startswith("The Dark Quay")
    QTest.keyClick(window.packs.room.panel.acts[0], Qt.Key.Key_Escape)
    assert not window.packs.room.isVisible()


def test_esc_leaves_what_was_not_brought_in_before_it_leaves_the_page(window: ShelfWindow, tmp_path: Path) -> None:
    file = tmp_path / "bad.gattai-pack"
    file.write_bytes(b"PK\x03\x04 nothing")
    window.open_file(file)
    assert _lines(window).startswith("Not brought in")
    QTest.keyClick(window.packs.room.panel.acts[0], Qt.Key.Key_Escape)
    assert window.packs.room.isVisible()
    assert not _lines(window).startswith("Not brought in")
    QTest.keyClick(window.packs.room.panel.acts[0], Qt.Key.Key_Escape)
    assert not window.packs.room.isVisible()


def test_a_pack_that_only_a_session_has_is_kept_from_it(window: ShelfWindow, tmp_path: Path) -> None:
    session = window.shelf.free_path("Friday")
    mine = written(tmp_path / "mine")
    assert main(["new", "--pack", str(mine), "--no-window", "--file", str(session)]) == FINE
    window.packs.show()
    card = _card(window, "The Dark Quay")
    assert card.look.mark == "carried"
    assert card.look.foot.startswith("used by 1 session")
    card.setFocus()
    assert "It is not on this computer" in _lines(window)
    _press(window, "Keep this pack")
    assert [one.files for one in window.packs.kept.read().packs] == [files_of()]
    assert _card(window, "The Dark Quay").look.mark == "own"


def test_a_made_up_session_leads_no_pack_out_of_its_folder(window: ShelfWindow, tmp_path: Path) -> None:
    """Given a stranger's session whose pack is called like a file elsewhere, then it is not offered to be kept."""
    session, away = window.shelf.free_path("Friday"), tmp_path / "elsewhere" / "evil"
    away.parent.mkdir()
    mine = written(tmp_path / "mine")
    assert main(["new", "--pack", str(mine), "--no-window", "--file", str(session)]) == FINE
    with closing(sqlite3.connect(session)) as connection:
        (setup,) = connection.execute("SELECT value FROM meta WHERE key = 'setup'").fetchone()
        forged = setup.replace(json.dumps("dark-quay"), json.dumps(str(away)))
        connection.execute("UPDATE meta SET value = ? WHERE key = 'setup'", (forged,))
        connection.commit()
    window.packs.show()
    if any(one.look.title == "The Dark Quay" for one in window.packs.room.cards.values()):
        _card(window, "The Dark Quay").setFocus()
        _press(window, "Keep this pack")
    assert list(away.parent.iterdir()) == []
    with Journal.open(session) as journal, pytest.raises(SessionDamaged, match="an id that none may have"):
        journal.setup()


def test_the_page_is_worked_by_keys_alone(window: ShelfWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window.open_file(_file(tmp_path, files_of()))
    page = window.packs.room
    page.begin()
    assert window.focusWidget() is _card(window, "The Dark Quay")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert isinstance(window.focusWidget(), PackCard)
    assert page.panel.look.title == window.focusWidget().look.title != "The Dark Quay"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.focusWidget() is _plate(window, "Play The Dark Quay")
    target = tmp_path / "given.gattai-pack"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(target), ""))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert target.exists()
    _press(window, "Go on")
    page.begin()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Delete)
    assert "Remove The Dark Quay?" in _lines(window)
    QTest.keyClick(window.sheet, Qt.Key.Key_Escape)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_given: (str(_file(tmp_path, CHANGED)), ""))
    page.begin()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert _lines(window).startswith("Not brought in yet")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert _lines(window).startswith("The Dark Quay")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_a_pack_that_is_held_over_the_window_lights_its_place(window: ShelfWindow, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(_file(tmp_path, files_of())))])
    given: Any = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    window.dragEnterEvent(QDragEnterEvent(QPoint(200, 200), *given))
    page = window.packs.room
    assert page.isVisible()
    shot = page.grab().toImage()
    place = page.drop.geometry()
    away = page.places.rect(page.places.packs[0], page.places.heading - 12, 200, 20)
    window.dragLeaveEvent(QDragLeaveEvent())
    assert not page.isVisible()
    window.packs.show()
    plain = page.grab().toImage()
    assert shot.pixel(place.center()) == plain.pixel(place.center())
    lights = [max(image.pixelColor(x, away.center().y()).lightness() for x in range(away.left(), away.right()))
              for image in (shot, plain)]  # fmt: skip
    assert lights[0] < lights[1] * 0.85


def test_a_pack_is_given_away_and_taken_away(
    window: ShelfWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.open_file(_file(tmp_path, files_of()))
    target = tmp_path / "given"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(target), ""))
    _press(window, "Give away")
    assert read_own_pack(target.with_name("given.gattai-pack")).files == files_of()
    assert "The pack is written" in _lines(window)
    assert "Whoever gets it brings it in under Packs" in _lines(window)
    _press(window, "Go on")
    _press(window, "Remove")
    assert "Used by" not in _lines(window)
    assert "Remove The Dark Quay?" in _lines(window)
    assert window.packs.kept.read().packs
    _press(window, "Remove")
    assert window.packs.kept.read().packs == ()
    assert "The Dark Quay is removed" in _lines(window)
    _press(window, "Get it back")
    assert window.packs.room.focused == ("own", "dark-quay")
    assert window.packs.kept.read().packs[0].files == files_of()


@pytest.mark.parametrize("game", KEYS)
def test_a_card_names_who_makes_a_pack_and_not_only_what_it_builds_on(window: ShelfWindow, game: str) -> None:
    """The entries of some games name nobody: there the card named the makers of the program."""
    new_draft(window.packs.kept.folder, packs_of(game).contents, title="Lantern Street", author="Ida")
    window.packs.show()
    assert _card(window, "Lantern Street").look.makers == "Ida"


def test_escape_goes_on_from_what_is_said_of_a_removed_pack(window: ShelfWindow, tmp_path: Path) -> None:
    """It did nothing there: only a press of one of the two plates led on."""
    window.open_file(_file(tmp_path, files_of()))
    _press(window, "Remove")
    _press(window, "Remove")
    assert "The Dark Quay is removed" in _lines(window)
    QTest.keyClick(window.sheet, Qt.Key.Key_Escape)
    assert window.sheet.isHidden()
    assert window.packs.kept.read().packs == ()


def test_a_faulty_pack_is_taken_away_and_brought_back_too(window: ShelfWindow, tmp_path: Path) -> None:
    window.open_file(_file(tmp_path, files_of()))
    place = window.packs.kept.folder / "gattai" / "dark-quay"
    (place / "factions.toml").write_text("[[faction]")
    window.packs.show()
    _card(window, "The Dark Quay").setFocus()
    QTest.keyClick(window.packs.room, Qt.Key.Key_Delete)
    _press(window, "Remove")
    assert not place.exists()
    assert "dark-quay." in _lines(window)
    assert "brought in" not in _lines(window)
    _press(window, "Get it back")
    assert (place / "factions.toml").read_text() == "[[faction]"
    assert window.packs.room.focused == ("faulty", place)


def test_a_pack_that_was_spoilt_since_is_listed_with_its_faults(window: ShelfWindow, tmp_path: Path) -> None:
    window.open_file(_file(tmp_path, files_of()))
    (window.packs.kept.folder / "gattai" / "dark-quay" / "factions.toml").write_text("[[faction]")
    window.packs.show()
    assert _card(window, "The Dark Quay").look.mark == "faulty"
    assert "factions.toml" in _lines(window)


def test_a_fault_of_a_pack_of_ones_own_names_the_thing_and_leads_there(window: ShelfWindow, tmp_path: Path) -> None:
    window.open_file(_file(tmp_path, files_of()))
    place = window.packs.kept.folder / "gattai" / "dark-quay"
    (place / "factions.toml").write_text(FACTIONS.replace("agency = 2", "agency = 9"))
    window.packs.show()
    plate = window.packs.room.panel.notices[0]
    assert plate.look.spoken().startswith("The Lamp Keepers, Factions, Agency. 9 is out of range: 1 to 7")
    assert plate.look.spoken().endswith("factions.toml, line 4, faction.keepers")
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    desk = window.desk.page
    assert desk is not None
    assert desk.isVisible()
    assert desk.page is not None
    assert desk.page.entry_id == "faction.keepers"
    assert "9 is out of range" in desk.head.notice
    assert "9 is out of range" in desk.focusWidget().accessibleDescription()


def _twice() -> str:
    """Two Factions under one id, and one under none, as they may stand in a file that was written by hand."""
    nameless = FACTIONS.split("[[faction]]")[2].replace("The Moths", "The Gulls").replace('id = "faction.moths"', "")
    return f"{FACTIONS.replace('faction.moths', 'faction.keepers')}\n[[faction]]{nameless}"


@pytest.mark.parametrize("led", [True, False])
def test_what_has_no_id_of_its_own_is_told_by_name_and_gets_one_at_the_desk(
    window: ShelfWindow, tmp_path: Path, led: bool
) -> None:
    window.open_file(_file(tmp_path, files_of()))
    place = window.packs.kept.folder / "gattai" / "dark-quay"
    (place / "factions.toml").write_text(_twice())
    window.packs.show()
    told = [one.look.spoken() for one in window.packs.room.panel.notices]
    words = "The Moths, Factions, Id. The Lamp Keepers has the id 'faction.keepers' already. Give this one another."
    (at,) = (number for number, one in enumerate(told) if one.startswith(words))
    if led:
        QTest.mouseClick(window.packs.room.panel.notices[at], Qt.MouseButton.LeftButton)
    else:
        _press(window, "Open it at the desk to mend")
    desk = window.desk.page
    assert desk is not None
    assert [one.card.name for one in desk.board.cards["factions"].values()] == [
        "The Lamp Keepers",
        "The Moths",
        "The Gulls",
    ]
    assert desk.page is not None
    assert desk.page.entry_id == "faction.the_moths"
    assert desk.focusWidget().accessibleName() == "Id"
    assert desk.head.notice.startswith("Has an id of its own now: The Moths")
    desk.undo()
    assert (place / "factions.toml").read_text() == _twice()


def test_the_shelf_has_a_plate_for_packs(window: ShelfWindow, tmp_path: Path) -> None:
    session = window.shelf.free_path("Friday")
    assert main(["new", "--no-window", "--file", str(session)]) == FINE
    window.show_shelf()
    next(one for one in window.room.plates if one.look.title == "Packs").click()
    assert window.packs.room.isVisible()
    window.packs.room.sessions.click()
    assert window.room.isVisible()


def test_an_empty_shelf_offers_packs_too(window: ShelfWindow) -> None:
    assert window.first_run.isVisible()
    next(one for one in window.first_run.findChildren(PlateButton) if one.look.title == "Packs").click()
    assert window.packs.room.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.first_run.isVisible()


@pytest.mark.parametrize("words", ["Packs", "Puzzles", "New session"])
@pytest.mark.parametrize("sessions", [0, 1])
def test_escape_leads_back_to_the_plate_that_a_page_was_opened_from(
    qtbot: QtBot, tmp_path: Path, words: str, sessions: int
) -> None:
    """Given the first screen, or the shelf, when a page is left, then the keyboard stands where it was."""
    if sessions:
        Journal.create(tmp_path / "sessions" / "One.gattai", GATTAI, scenario("neon-harbour"), at=1).close()
    window = shelf_shown(qtbot, tmp_path)
    room = window.room if sessions else window.first_run
    assert room.isVisible()
    plate = next(one for one in room.findChildren(PlateButton) if one.look.title == words)
    plate.setFocus()
    QTest.keyClick(plate, Qt.Key.Key_Return)
    assert not room.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert room.isVisible()
    assert window.focusWidget() is plate


def test_escape_leads_back_to_the_choices_from_which_a_page_was_opened(qtbot: QtBot, tmp_path: Path) -> None:
    Journal.create(tmp_path / "sessions" / "One.gattai", GATTAI, scenario("neon-harbour"), at=1).close()
    window = shelf_shown(qtbot, tmp_path)
    window.room.choicesAsked.emit()
    plate = next(one for one in window.first_run.findChildren(PlateButton) if one.look.title == "Packs")
    plate.setFocus()
    QTest.keyClick(plate, Qt.Key.Key_Return)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.first_run.isVisible()
    assert window.focusWidget() is plate
    QTest.keyClick(plate, Qt.Key.Key_Escape)
    assert window.room.isVisible()


def test_a_double_click_on_a_pack_brings_it_in(
    program: app.Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = _file(tmp_path, files_of())
    opened: list[Path] = []
    monkeypatch.setattr(application, "no_display", lambda: False)
    monkeypatch.setattr(app, "run", lambda path: opened.append(path) or FINE)
    assert main(["open", str(file)]) == FINE
    assert opened == [file]
    program.open_file(file)
    window = program.shelf_window
    assert window.packs.room.isVisible()
    assert [one.id for one in window.packs.kept.read().packs] == ["dark-quay"]
    assert window.packs.room.focused == ("own", "dark-quay")


def test_without_a_display_a_pack_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["open", str(_file(tmp_path, files_of()))]) == FINE
    assert "The Lamp Eater" in capsys.readouterr().out


def test_a_file_that_lies_in_the_folder_of_packs_waits_there_to_be_brought_in(
    window: ShelfWindow, tmp_path: Path
) -> None:
    """Whoever copied it there by hand finds it, and one that is torn says so."""
    (tmp_path / "packs" / "gattai").mkdir(parents=True)
    (tmp_path / "packs" / "gattai" / "torn.gattai-pack").write_bytes(packed(files_of())[:200])
    (tmp_path / "packs" / "quay.gattai-pack").write_bytes(packed(files_of()))
    window.packs.show()
    card = _card(window, "The Dark Quay")
    assert card.look.foot == "lies in the folder of packs, to be brought in"
    card.setFocus()
    _press(window, "Bring it in")
    assert _card(window, "The Dark Quay").look.mark == "own"
    assert [one.look.title for one in window.packs.room.cards.values()].count("The Dark Quay") == 1
    _card(window, "torn.gattai-pack").setFocus()
    assert window.packs.room.panel.look.title == "Not brought in"
    without = {"pack.toml": head("places", "Places"), "locations.toml": LOCATIONS}
    (tmp_path / "packs" / "places.gattai-pack").write_bytes(packed(without))
    window.packs.show(("waiting", "places"))
    assert "Then these can be played" not in _lines(window)
    _card(window, "torn.gattai-pack").setFocus()
    assert "torn.gattai-pack is damaged" in " ".join(one.text for one in window.packs.room.panel.look.notices)


def test_a_pack_that_came_along_is_brought_in_played_and_waits_again_when_it_was_taken_away(
    window: ShelfWindow,
) -> None:
    window.packs.show()
    card = _card(window, "Three evenings")
    assert card.look.foot == "came with the program, to be brought in"
    card.setFocus()
    three = listed(("Deep Signal", "The Walking Vault", "Carnival of Steel"))
    assert f"Then these can be played: {three}." in _lines(window)
    _press(window, "Bring it in")
    assert window.packs.room.focused == ("own", "three-evenings")
    assert _card(window, "Three evenings").look.mark == "own"
    assert sum(one.look.title == "Three evenings" for one in window.packs.room.cards.values()) == 1
    _press(window, "Remove")
    _press(window, "Remove")
    _press(window, "Go on")
    assert _card(window, "Three evenings").look.foot == "came with the program, to be brought in"
    _card(window, "Three evenings").setFocus()
    _press(window, "Bring it in")
    _press(window, "Play Deep Signal")
    assert window.new_table is not None
    assert window.new_table.form.key == "three-evenings/deep-signal"


def test_a_pack_that_came_along_says_which_sessions_use_it(window: ShelfWindow) -> None:
    file = window.shelf.folder / "duel.gattai"
    file.parent.mkdir(parents=True, exist_ok=True)
    assert main(["new", "--game", "tasuo", "--scenario", "two-players", "--no-window", "--file", str(file)]) == FINE
    shutil.copyfile(file, file.with_name("another.gattai"))
    window.packs.show()
    assert _card(window, "Four courts").look.foot.startswith("used by 2 sessions")
    assert _card(window, "Bot Battle").look.foot == "came with the program"
    _card(window, "Four courts").setFocus()
    assert f"Used by {listed(('Tasuo Showdown (another)', 'Tasuo Showdown (duel)'))}." in _lines(window)
    _card(window, "Bot Battle").setFocus()
    assert "Used by" not in _lines(window)


def test_what_a_pack_holds_is_told_so_that_it_adds_up(window: ShelfWindow, tmp_path: Path) -> None:
    window.open_file(_file(tmp_path, files_of()))
    held = next(one.spoken() for one in window.packs.room.panel.look.notices if "What it holds" in one.spoken())
    numbers = [int(one) for one in re.findall(r": (\d+)", held)]
    assert "Scenes to come: 2" in held
    assert "Scenarios: 1" in held
    assert f"{sum(numbers)} entries" in held


def test_a_pack_of_a_friend_is_not_called_ones_own(window: ShelfWindow, tmp_path: Path) -> None:
    window.open_file(_file(tmp_path, files_of()))
    assert _card(window, "The Dark Quay").look.told == "can be changed"


def test_a_faulty_pack_is_brought_in_to_be_mended_and_cannot_be_played_before(
    window: ShelfWindow, tmp_path: Path
) -> None:
    asked: list[tuple[Path, str]] = []
    window.packs.deskAsked.connect(lambda folder, game, _fault: asked.append((folder, game)))
    file = _file(tmp_path, files_of(factions=FACTIONS.replace("agency = 2", "agency = 9")))
    window.open_file(file)
    _press(window, "Bring it in to mend it")
    shelf = window.packs.kept.read()
    assert not shelf.packs
    assert not shelf.forms()
    assert [folder.name for folder, _ in shelf.unusable] == ["dark-quay"]
    assert _lines(window).startswith("Cannot be played yet\nThe Dark Quay")
    _press(window, "Open it at the desk to mend")
    assert asked == [(window.packs.kept.folder / "gattai" / "dark-quay", "gattai")]


def test_a_faulty_pack_is_not_brought_in_over_one_with_its_id(window: ShelfWindow, tmp_path: Path) -> None:
    window.open_file(_file(tmp_path, files_of()))
    window.open_file(_file(tmp_path, files_of(factions=FACTIONS.replace("agency = 2", "agency = 9")), "worse"))
    assert _lines(window).startswith("Not brought in")
    room = window.packs.room.panel
    assert not [one for one in room.findChildren(PlateButton) if "to mend" in one.accessibleName() and one.isVisible()]
    assert [one.files for one in window.packs.kept.read().packs] == [files_of()]


def test_a_faulty_pack_is_not_brought_in_without_a_file_that_is_too_large(window: ShelfWindow, tmp_path: Path) -> None:
    files = files_of(factions=FACTIONS.replace("agency = 2", "agency = 9"))
    folder = written(tmp_path / "mine", files)
    assert window.packs.kept.place_to_mend(folder) is not None
    (folder / "techs.toml").write_text("#" * (MAX_FILE + 1), encoding="utf-8")
    assert window.packs.kept.place_to_mend(folder) is None
