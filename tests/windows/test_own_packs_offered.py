"""The page of a new session offers the scenarios of one's own packs; choosing one and playing works."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.presses import TOO_SOON
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.shelf.new_table import NewTable
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import FACTIONS, SCENARIOS, files_of, written
from tests.windows.tables import shelf_shown

SECOND = SCENARIOS.replace("evening.dark-quay", "evening.low-tide").replace('"The Dark Quay"', '"Low Tide"')


def _keep(folder: Path, pack: str = "dark-quay", title: str = "The Dark Quay", **changed: str) -> None:
    files = {name: text.encode() for name, text in files_of(pack, title, **changed).items()}
    OwnPacks(folder, "gattai").keep(pack, files)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> ShelfWindow:
    return shelf_shown(qtbot, tmp_path)


def _asked(window: ShelfWindow) -> NewTable:
    window.ask_table(first_contact=False)
    assert window.new_table is not None
    return window.new_table


def _own_card(page: NewTable) -> str:
    return next(key for key in page.cards if key.startswith(("dark-quay/", "low-tide/")))


def test_without_packs_nothing_is_offered_for_them(window: ShelfWindow) -> None:
    page = _asked(window)
    assert page.offered.own == ()
    assert not [card for card in page.cards.values() if "Your own packs" in card.accessibleName()]


def test_one_scenario_of_ones_own_is_a_card_like_the_others(window: ShelfWindow, tmp_path: Path) -> None:
    _keep(tmp_path / "packs")
    page = _asked(window)
    card = page.cards[_own_card(page)]
    assert card.accessibleName() == (
        "The Dark Quay. One lamp after the other goes out. about 3 hours. 2 to 4 people. difficulty 2 of 5. "
        "for Freshmen. not chosen"
    )
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    setup = page.setup()
    assert (setup.scenario, [one.id for one in setup.packs]) == ("dark-quay", ["dark-quay"])
    assert list(page.seats.seats()) == ["red", "orange"]
    assert card.accessibleName().endswith("chosen")
    assert not page.way.isVisible()


def test_of_several_one_is_chosen_on_a_sheet(window: ShelfWindow, tmp_path: Path, qtbot: QtBot) -> None:
    speak_language("en")
    _keep(tmp_path / "packs")
    _keep(tmp_path / "packs", "low-tide", "What the Tide Left", scenarios=SECOND)
    page = _asked(window)
    card = page.cards[_own_card(page)]
    assert card.accessibleName().startswith("Your own packs. The Dark Quay, Low Tide. 2 to 4 people.")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    plates = window.sheet.findChildren(PlateButton)
    listed = [plate for plate in plates if "Threats" in plate.accessibleName()]
    assert [plate.accessibleName() for plate in listed] == [
        "The Dark Quay: The Dark Quay. 2 Threats, 2 Factions, 1 Location",
        "Low Tide: What the Tide Left. 2 Threats, 2 Factions, 1 Location",
    ]
    assert page.form.key == "neon-harbour"
    qtbot.wait(TOO_SOON)
    QTest.mouseClick(listed[1], Qt.MouseButton.LeftButton)
    assert page.form.key == "low-tide/low-tide"
    assert page.setup().packs[0].title == "What the Tide Left"
    assert card.accessibleName().startswith("Low Tide, one of your 2. ")


def test_packs_of_the_same_title_are_told_apart_by_whom_they_are(
    window: ShelfWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Somebody else's version of a pack, kept beside one's own, stood there twice in the same words."""
    factions = FACTIONS.replace('author = "Jo"', 'author = "Kit"')
    for pack, changed in (("dark-quay", {}), ("dark-quay-2", {"factions": factions}), ("dark-quay-3", {})):
        _keep(tmp_path / "packs", pack, scenarios=SCENARIOS.replace("evening.dark-quay", f"evening.{pack}"), **changed)
    page = _asked(window)
    QTest.mouseClick(page.cards[_own_card(page)], Qt.MouseButton.LeftButton)
    told = [one.look.line for one in window.sheet.findChildren(PlateButton) if "Threats" in one.accessibleName()]
    assert len({*map(str, told)}) == 3, told


def test_two_versions_of_a_pack_are_told_apart_before_one_is_chosen_and_after(
    window: ShelfWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    _keep(tmp_path / "packs")
    shelf = PackShelf(tmp_path / "packs")
    other = written(tmp_path / "other", files_of(factions=FACTIONS.replace("agency = 2", "agency = 5")))
    shelf.keep(shelf.look_beside(other))
    page = _asked(window)
    card = page.cards[_own_card(page)]
    first, second = "The Dark Quay (The Dark Quay)", "The Dark Quay (The Dark Quay 2)"
    assert f"{first}, {second}" in card.accessibleName()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    listed = [one for one in window.sheet.findChildren(PlateButton) if "Threats" in one.accessibleName()]
    assert [str(one.look.title) for one in listed] == [first, second]
    qtbot.wait(TOO_SOON)
    QTest.mouseClick(listed[1], Qt.MouseButton.LeftButton)
    assert card.accessibleName().startswith(f"{second}, one of your 2. ")


def test_a_pack_that_came_or_was_changed_is_offered_at_the_next_new_session(
    window: ShelfWindow, tmp_path: Path
) -> None:
    first = _asked(window)
    assert _asked(window) is first, "nothing is another, so the page stays"
    _keep(tmp_path / "packs")
    page = _asked(window)
    page.choose(_own_card(page))
    assert page.setup().factions[0].agency == 2
    _keep(tmp_path / "packs", factions=FACTIONS.replace("agency = 2", "agency = 5"))
    page = _asked(window)
    page.choose(_own_card(page))
    assert page.setup().factions[0].agency == 5


def test_a_faulty_pack_keeps_nobody_from_a_new_session(window: ShelfWindow, tmp_path: Path) -> None:
    written(tmp_path / "packs" / "gattai" / "spoilt", files_of("spoilt", factions="[[faction]"))
    (tmp_path / "packs" / "gattai" / "empty").mkdir()
    page = _asked(window)
    assert page.form.key == "neon-harbour"
    assert not [key for key in page.cards if "/" in key]


def test_it_is_chosen_begun_and_played_and_opens_again_without_the_pack(
    qtbot: QtBot, program: app.Program, tmp_path: Path
) -> None:
    program.show_shelf()
    window = program.shelf_window
    packs = window.shelf.folder.parent / "packs"
    _keep(packs)
    with qtbot.waitExposed(window):
        window.activateWindow()
    page = _asked(window)
    page.cards[_own_card(page)].setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert program.table is not None
    assert program.model is not None
    assert program.model.sight("coach").values["threat.lamp_eater.name"] == "The Lamp Eater"
    assert program.model.attempt(next(iter(program.model.options())))
    (file,) = window.shelf.files()
    program.table.close()
    shutil.rmtree(packs)
    with Journal.open(file) as journal:
        assert [one.title for one in journal.setup().packs] == ["The Dark Quay"]
    program.open_session(file)
    assert program.model.sight("coach").values["faction.keepers.name"] == "The Lamp Keepers"
