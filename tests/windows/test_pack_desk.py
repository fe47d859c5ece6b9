"""The desk: a pack is written at it by keys and by pointer, everything is kept at once and can be taken back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.desk.path_step import PathStep
from gattai_desktop.windows.desk.table_values import PLAYED
from gattai_desktop.windows.desk.typed_control import TypedControl
from gattai_desktop.windows.games.gattai.desk.gattai_desk import EDITORS
from gattai_desktop.windows.kit.desk_page import TYPING_PAUSE
from gattai_desktop.windows.settings.settings import ALONE, FRIENDS
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.content.coach_packs import files_of, written
from tests.windows.cut import read
from tests.windows.written_desks import opened, shelf_window


def kept(desk: PackDesk) -> PackDraft:
    """The pack as it is read from the disk."""
    return PackDraft(desk.draft.folder, packs_of("gattai").contents)


def ids(draft: PackDraft, word: str) -> list[object]:
    return [one["id"] for one in draft.entries(word)]


def field(desk: PackDesk, name: str) -> QLineEdit:
    found = [one for one in desk.findChildren(QLineEdit) if one.accessibleName() == name and one.isVisible()]
    assert len(found) == 1, name
    return found[0]


def written_in(desk: PackDesk, name: str, text: str) -> None:
    """Type into a field by keys, over what stands in it."""
    edit = field(desk, name)
    edit.setFocus()
    edit.selectAll()
    QTest.keyClicks(edit, text)


def held() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


@pytest.mark.parametrize("edition", ['["beta"]', '[["beta"]]', "{ a = 1 }", "2"])
def test_a_choice_may_hold_anything_before_it_is_mended(qtbot: QtBot, tmp_path: Path, edition: str) -> None:
    evening = files_of()["scenarios.toml"].replace("picture =", f"edition = {edition}\npicture =")
    written(tmp_path / "packs" / "gattai" / "dark-quay", files_of(scenarios=evening))
    window = shelf_window(qtbot, tmp_path)
    window.desk.open_folder(tmp_path / "packs" / "gattai" / "dark-quay", "gattai")
    assert window.desk.page is not None
    window.desk.page.open_entry("scenario", "evening.dark-quay")
    assert window.desk.page.findChildren(EntryForm)


@pytest.mark.parametrize("entry_id", ["3", '["red"]', "true"])
def test_a_pack_whose_id_is_no_text_is_opened_and_gets_one(qtbot: QtBot, tmp_path: Path, entry_id: str) -> None:
    """Given a pack that was written by hand, when it is opened at the desk, then it lies there and can be mended."""
    changed = files_of()["scenes.toml"].replace('"scene.dark"', entry_id)
    written(tmp_path / "packs" / "gattai" / "dark-quay", files_of(scenes=changed))
    window = shelf_window(qtbot, tmp_path)
    window.desk.open_folder(tmp_path / "packs" / "gattai" / "dark-quay", "gattai")
    assert window.desk.page is not None
    assert all(isinstance(one, str) for one in ids(kept(window.desk.page), "scene"))


def test_nothing_of_a_desk_is_left_once_it_is_gone(window: ShelfWindow) -> None:
    """What pages are made on stays a part of the desk, also while a page is shown in its place."""
    desk = opened(window)
    assert desk.page is not None, "a page is shown"
    assert desk.isAncestorOf(desk.page_pane.blank)


def test_it_shows_all_of_an_evening_and_what_is_missing(window: ShelfWindow) -> None:
    desk = opened(window)
    cards = {part: [one.card.name for one in found.values()] for part, found in desk.board.cards.items()}
    assert cards["threats"] == ["The Lamp Eater", "Wick"]
    assert cards["factions"] == ["The Lamp Keepers", "The Moths"]
    assert cards["path"] == ["Step 1: Story", "Step 2: Wave", "Step 3: Story + Storm"]
    assert cards["pilots"] == ["Mira"]
    assert desk.list.rows["threats"].accessibleName() == "Threats: 2"
    assert "Wick has 0 of the 1 Condition" in desk.list.accessibleDescription()
    assert "Solo" not in desk.board.cards["pilots"]["mira"].accessibleDescription()
    assert "Team 2 to 4" in desk.board.cards["pilots"]["mira"].accessibleDescription()


def test_what_is_typed_is_kept_and_told_on_the_board(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.open("threats", "threat.wick", edit=True)
    written_in(desk, "Name", "Candle End")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert kept(desk).values("threat", "threat.wick")["name"] == "Candle End"
    assert desk.board.cards["threats"]["threat.wick"].accessibleName() == "Candle End"
    assert [plate.look.refused for plate in (desk.head.undo, desk.head.redo)] == [False, True]
    desk.undo()
    assert [plate.look.refused for plate in (desk.head.undo, desk.head.redo)] == [True, False]
    assert kept(desk).values("threat", "threat.wick")["name"] == "Wick"
    assert field(desk, "Name").text() == "Wick"


def test_what_is_doubled_while_its_id_is_typed_has_that_id(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.open("factions", "faction.moths", edit=True)
    assert isinstance(desk.page, EntryForm)
    desk.page.unfold()
    written_in(desk, "Id", "faction.gnats")
    QTest.keyClick(held(), Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert ids(kept(desk), "faction") == ["faction.keepers", "faction.gnats", "faction.the_moths_2"]


def test_a_name_in_the_pocket_that_waits_for_its_line_keeps_no_other_line_away(window: ShelfWindow) -> None:
    desk = opened(window)
    scene = desk.evening.id
    desk.draft.change("scenario", scene, pocket=({"name": "Fog", "line": "Agency - 1"},))
    desk.turn_to("pocket")
    written_in(desk, "Name of number 2", "Rain")
    written_in(desk, "Trigger of number 1", "Agency - 2")
    QTest.keyClick(held(), Qt.Key.Key_Tab)
    assert kept(desk).values("scenario", scene)["pocket"] == ({"name": "Fog", "line": "Agency - 2"},)
    assert field(desk, "Name of number 2").text() == "Rain"
    written_in(desk, "Trigger of number 2", "Agency + 1")
    QTest.keyClick(held(), Qt.Key.Key_Tab)
    rows = kept(desk).values("scenario", scene)["pocket"]
    assert rows == ({"name": "Fog", "line": "Agency - 2"}, {"name": "Rain", "line": "Agency + 1"})


def test_a_number_is_counted_on_from_what_is_just_typed(window: ShelfWindow) -> None:
    desk = opened(window)
    robo = desk.draft.add("robo", {"name": "Lantern", "endurance": 8})
    desk.open_entry("robo", robo, "endurance")
    assert isinstance(desk.page, EntryForm)
    control = desk.page.controls["endurance",]
    assert isinstance(control, TypedControl)
    assert control.line is not None
    control.line.setFocus()
    control.line.selectAll()
    QTest.keyClicks(control.line, "5")
    QTest.keyClick(control.line, Qt.Key.Key_Up)
    assert control.line.text() == "6"
    assert kept(desk).values("robo", robo)["endurance"] == 6


def test_what_another_program_wrote_meanwhile_is_not_told_as_taken_back(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.open("threats", "threat.wick", edit=True)
    written_in(desk, "Name", "Candle End")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    kept(desk).change("threat", "threat.wick", agenda="hide")
    desk.undo()
    assert desk.head.notice.startswith("Another program has written this pack meanwhile")
    assert field(desk, "Agenda").text() == "hide"
    assert not desk.head.undo.isEnabled()


@pytest.mark.parametrize("part", ["threats", "factions", "pilots", "path", "power"])
@pytest.mark.parametrize("come_back", [True, False], ids=["come back to", "while it is typed"])
def test_what_somebody_took_out_meanwhile_is_written_on_no_more(
    window: ShelfWindow, qtbot: QtBot, part: str, come_back: bool
) -> None:
    """Given a field in which somebody types, of an entry that another program takes out: its page is gone."""
    desk = opened(window)
    if part == "power":  # which does not lie on the board
        desk.draft.add("power", {"name": "Glare"})
        desk.open_entry("power", "power.glare")
    else:
        desk.open(part, next(iter(desk.board.cards[part])), edit=True)
    assert desk.page is not None
    word = "scenario" if part == "path" else str(getattr(desk.page, "word", "playbook"))
    entry = desk.page.entry_id
    typed_in = next(one for one in desk.page.findChildren(QLineEdit) if one.isVisible())
    typed_in.setFocus()
    QTest.keyClicks(typed_in, "Ember")
    kept(desk).take_out(word, entry)
    with qtbot.captureExceptions() as broken:
        if come_back:
            desk.draft.look_again()
        else:
            QTest.qWait(TYPING_PAUSE + 100)
        desk.settle()
        QApplication.processEvents()
    assert not broken
    assert desk.page is None
    assert not kept(desk).has(word, entry)


def test_what_is_typed_is_kept_after_a_pause_too(window: ShelfWindow, qtbot: QtBot) -> None:
    desk = opened(window)
    desk.open("threats", "threat.wick", edit=True)
    written_in(desk, "Agenda", "hide in the dark")
    qtbot.waitUntil(lambda: kept(desk).values("threat", "threat.wick")["agenda"] == "hide in the dark")
    assert held() is field(desk, "Agenda")


def test_a_fault_stands_beside_its_field_and_keeps_the_evening_from_beginning(window: ShelfWindow) -> None:
    desk = opened(window)
    begun: list[str] = []
    desk.begun.connect(begun.append)
    desk.open("threats", "threat.wick", edit=True)
    written_in(desk, "Wave", "+Truma:Opponent(1)")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert "Trauma" in field(desk, "Wave").accessibleDescription()
    assert kept(desk).values("threat", "threat.wick")["wave"] == "+Truma:Opponent(1)"
    desk.open("threats", "threat.lamp_eater")
    desk.begin()
    assert begun == []
    assert "threats.toml" not in desk.head.notice
    assert held() is field(desk, "Wave"), "what is wrong is shown where it is mended"
    written_in(desk, "Wave", "+Trauma:Opponent(1)")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert "Truma" not in field(desk, "Wave").accessibleDescription()
    assert desk.head.notice == ""
    QTest.keyClick(held(), Qt.Key.Key_F9)
    assert begun == ["dark-quay/dark-quay"]


def test_a_fault_in_the_pocket_is_shown_on_its_page_beside_its_line(window: ShelfWindow) -> None:
    desk = opened(window)
    lines = ({"name": "Rise", "line": "+Rally"}, {"name": "Sink", "line": "+Raly:Crew"})
    desk.draft.change("scenario", desk.evening.id, pocket=lines)
    desk.begin()
    wrong = field(desk, "Trigger of number 2")
    assert held() is wrong
    assert "Rally" in wrong.accessibleDescription()


def test_the_line_that_counts_the_faults_leads_to_the_first_of_them(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.draft.change("scenario", desk.evening.id, path=("Story", "Strom"))
    row = desk.list.gaps[0]
    assert row.accessibleName().endswith("being played")
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert isinstance(desk.page, PathStep)
    desk.draft.undo()
    assert not desk.list.gaps[0].gap.stops


def test_what_was_mended_by_hand_is_seen_once_the_window_is_come_back_to(window: ShelfWindow) -> None:
    desk = opened(window)
    file = desk.draft.folder / "factions.toml"
    sound = file.read_text(encoding="utf-8")
    for text, count in ((sound.replace("agency = 2", "agency = 9"), 1), (sound, 0)):
        file.write_text(text, encoding="utf-8")
        QApplication.sendEvent(desk, QEvent(QEvent.Type.WindowActivate))
        assert sum(one.gap.stops for one in desk.list.gaps) == count


def test_a_fault_in_the_path_is_shown_at_its_step(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.draft.change("scenario", desk.evening.id, path=("Story", "Strom"))
    desk.begin()
    assert isinstance(desk.page, PathStep)
    assert desk.page.number == 1


def test_a_step_says_what_brings_it_and_what_its_words_mean(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.draft.change("scenario", desk.evening.id, path=("Story", "Wave"))
    desk.open("path", "2")
    page = desk.page
    assert isinstance(page, PathStep)
    told, written_there = page.part.told, [one for one in read(page) if one.widget is page]
    assert told in " ".join(" ".join(one.words for one in written_there).split())
    assert all(word in told for word, _sign in page.part.words)
    foot = max(one.box.bottom() for one in written_there if one.words.endswith(told.split()[-1]))
    assert foot <= min(plate.geometry().top() for plate in page.plates.values())


def test_an_id_that_another_entry_has_is_refused_and_both_stay_on_the_board(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.open("factions", "faction.keepers", edit=True, field="id")
    written_in(desk, "Id", "faction.moths")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert desk.head.notice == "The Moths has the id 'faction.moths' already. Give this one another."
    assert [*desk.board.cards["factions"]] == ["faction.keepers", "faction.moths"]
    assert field(desk, "Id").text() == "faction.keepers"
    assert ids(kept(desk), "faction") == ["faction.keepers", "faction.moths"]


def test_new_double_take_out_and_back_by_keys(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.board.cards["threats"]["threat.wick"].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert ids(kept(desk), "threat") == ["threat.lamp_eater", "threat.wick", "threat.wick_2"]
    assert kept(desk).values("scenario", "evening.dark-quay")["threats"] == tuple(ids(kept(desk), "threat"))
    QTest.keyClick(held(), Qt.Key.Key_Delete)
    assert ids(kept(desk), "threat") == ["threat.lamp_eater", "threat.wick"]
    assert kept(desk).faults == ()
    QTest.keyClick(held(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(held(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (desk.draft.folder / "threats.toml").read_text(encoding="utf-8") == files_of()["threats.toml"]
    shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(held(), Qt.Key.Key_Z, shift)
    assert len(ids(kept(desk), "threat")) == 3
    desk.board.cards["factions"]["faction.moths"].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert kept(desk).values("scenario", "evening.dark-quay")["factions"][-1] == "faction.new_faction"  # type: ignore[index]
    assert held() is field(desk, "Name")


def test_up_and_down_go_from_part_to_part_of_the_board(window: ShelfWindow) -> None:
    """Given parts that stand one below the other, then an arrow that leads to no card of its part leaves it."""
    desk = opened(window)
    first, second = (one.key for one in desk.board.parts[:2])
    desk.board.news[first].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_Down)
    assert desk.board.part_in_focus() == second
    QTest.keyClick(held(), Qt.Key.Key_Up)
    assert desk.board.part_in_focus() == first
    QTest.keyClick(held(), Qt.Key.Key_Up)
    assert desk.board.part_in_focus() == first, "nothing lies above it"
    last = list(desk.board.cards[first].values())[-1]
    last.setFocus()
    QTest.keyClick(held(), Qt.Key.Key_Right)
    assert held() is desk.board.news[first]
    QTest.keyClick(held(), Qt.Key.Key_Right)
    assert held() is desk.board.news[first], "beside a part lies no other"
    for _ in range(40):
        QTest.keyClick(held(), Qt.Key.Key_Down)
    assert held() in desk.board.stops()
    lowest = max(one.geometry().bottom() for one in desk.board.stops())
    assert held().geometry().bottom() == lowest


def test_what_was_taken_out_is_told_until_ctrl_z_would_bring_back_something_else(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.board.cards["threats"]["threat.wick"].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_Delete)
    assert desk.head.notice.startswith("Taken out")
    desk.open("factions", "faction.moths", edit=True, field="name")
    assert desk.head.notice.startswith("Taken out"), "nothing else was done yet"
    written_in(desk, "Name", "The Night Moths")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert desk.head.notice == ""


def test_what_is_made_again_is_told_too(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.take_out("threats", "threat.wick")
    desk.undo()
    assert desk.head.notice == "Taken back: Wick was taken out."
    desk.redo()
    assert desk.head.notice == "Wick was taken out."


def test_what_is_taken_out_is_told_with_what_named_it(window: ShelfWindow) -> None:
    desk = opened(window)
    before = {one.name: one.read_bytes() for one in desk.draft.folder.iterdir()}
    desk.take_out("factions", "faction.keepers")
    assert desk.head.notice == "Taken out; Ctrl Z brings it back.", "the evening had it, and no scene"
    desk.undo()
    desk.take_out("locations", "place.quay")
    assert desk.head.notice == "Taken out, also from “The second lamp”; Ctrl Z brings all back."
    desk.undo()
    assert {one.name: one.read_bytes() for one in desk.draft.folder.iterdir()} == before


@pytest.mark.parametrize("part", ["threats", "factions", "locations", "pilots"])
def test_what_is_new_asks_for_its_name_first(window: ShelfWindow, part: str) -> None:
    """Given a new card, when somebody types at once, then she writes its name over the one it had at first."""
    desk = opened(window)
    desk.board.news[part].click()
    typed = held()
    assert isinstance(typed, QLineEdit)
    assert typed.text().startswith("New ")
    assert typed.hasSelectedText()
    QTest.keyClicks(typed, "Ada")
    assert typed.text() == "Ada"


def test_a_press_on_a_plate_that_is_half_in_sight_is_one_and_scrolls_after_it(window: ShelfWindow) -> None:
    desk = opened(window)
    view, plate, before = desk.board_pane.viewport(), desk.board.news["scenes"], len(ids(kept(desk), "scene"))
    bar = desk.board_pane.verticalScrollBar()
    bar.setValue(plate.mapTo(desk.board, QPoint(0, plate.height() - 12)).y() - view.height())
    at = plate.mapTo(window, QPoint(30, plate.height() - 16))
    handle, shown = window.windowHandle(), bar.value()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=at)
    assert bar.value() == shown, "what is pressed stays below the pointer"
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=at)
    assert len(ids(kept(desk), "scene")) == before + 1
    bar.setValue(shown)
    card = desk.board.cards["scenes"]["scene.dark"]
    at = card.mapTo(window, QPoint(30, card.height() - 16))
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=at)
    assert bar.value() == shown
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=at)
    QApplication.processEvents()
    assert held() is card
    assert bar.value() > shown, "then it comes in sight whole"


def test_scenes_are_made_moved_doubled_and_taken_out(window: ShelfWindow) -> None:
    desk = opened(window)

    def scenes() -> object:
        assert kept(desk).faults == ()
        return kept(desk).values("scenario", "evening.dark-quay")["scenes"]

    assert [one.card.name for one in desk.board.cards["scenes"].values()] == ["The second lamp", "All lamps are out"]
    lines = [one.card.line for one in desk.board.cards["scenes"].values()]
    assert lines == ["The Long Quay", "Then the last lamp goes out."], "its words, where no place tells it apart"
    assert desk.list.rows["scenes"].accessibleName() == "Scenes to come: 2"
    first = desk.board.cards["scenes"]["scene.second_lamp"]
    QTest.keyClick(first, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert scenes() == ("scene.dark", "scene.second_lamp")
    desk.board.cards["scenes"]["scene.dark"].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert scenes() == ("scene.dark", "scene.all_lamps_are_out_2", "scene.second_lamp")
    QTest.keyClick(held(), Qt.Key.Key_Delete)
    assert scenes() == ("scene.dark", "scene.second_lamp")
    for _ in range(3):
        QTest.keyClick(held(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert scenes() == ("scene.second_lamp", "scene.dark")
    assert (desk.draft.folder / "scenes.toml").read_text(encoding="utf-8") == files_of()["scenes.toml"]
    QTest.mouseClick(desk.board.news["scenes"], Qt.MouseButton.LeftButton)
    written_in(desk, "Name", "The last lamp")
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert scenes() == ("scene.second_lamp", "scene.dark", "scene.new_scene")
    assert kept(desk).values("scene", "scene.new_scene")["name"] == "The last lamp"


def test_steps_are_laid_and_dragged(window: ShelfWindow) -> None:
    desk = opened(window)
    steps = desk.board.cards["path"]
    first, last = steps["1"], steps["3"]
    QTest.mousePress(first, Qt.MouseButton.LeftButton)
    far = first.mapFromGlobal(last.mapToGlobal(QPoint(last.width() - 2, 20)))
    QTest.mouseMove(first, QPoint(20, 20))
    QTest.mouseMove(first, far)
    QTest.mouseRelease(first, Qt.MouseButton.LeftButton, pos=far)
    assert kept(desk).values("scenario", "evening.dark-quay")["path"] == ("Wave", "Story + Storm", "Story")
    QTest.keyClick(desk.board.cards["path"]["3"], Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert kept(desk).values("scenario", "evening.dark-quay")["path"] == ("Wave", "Story", "Story + Storm")
    QTest.mouseClick(desk.board.news["path"], Qt.MouseButton.LeftButton)
    assert kept(desk).values("scenario", "evening.dark-quay")["path"] == ("Wave", "Story", "Story + Storm", "Storm")
    desk.board.cards["path"]["1"].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_Delete)
    assert kept(desk).values("scenario", "evening.dark-quay")["path"] == ("Story", "Story + Storm", "Storm")


def test_names_of_others_are_chosen_and_taken_out(window: ShelfWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(EDITORS, "threat")  # the form that is made of the fields
    desk = opened(window)
    desk.open("threats", "threat.wick", edit=True)
    page = desk.page
    assert isinstance(page, EntryForm)
    powers = page.controls["powers",]
    (opener,) = powers.stops()
    opener.setFocus()
    QTest.keyClick(opener, Qt.Key.Key_Space)
    QTest.keyClicks(held(), "corrupt")
    QTest.keyClick(held(), Qt.Key.Key_Escape)
    assert held() is opener, "Escape puts the search away, and stays on the page"
    QTest.keyClick(opener, Qt.Key.Key_Space)
    QTest.keyClicks(held(), "corrupt")
    plate = powers.stops()[-1]
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert kept(desk).values("threat", "threat.wick")["powers"] == ("power.corrupt",)
    QTest.mouseClick(powers.stops()[0], Qt.MouseButton.LeftButton)
    assert kept(desk).values("threat", "threat.wick")["powers"] == ()


def test_every_field_of_the_schema_has_a_control_with_its_name_and_help(
    window: ShelfWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(EDITORS, "threat")  # the form that is made of the fields
    desk = opened(window)
    for part in desk.game.parts():
        if not desk.board.cards[part.key]:
            desk.add(part.key)
    for part, cards in [*desk.board.cards.items()]:
        if part == "path":
            continue
        desk.open(part, next(iter(cards)))
        page = desk.page
        if part == "pilots":
            assert not isinstance(page, EntryForm), "it has a page of its own, with tests of its own"
            continue
        assert isinstance(page, EntryForm)
        page.unfold()
        page.unfold(PLAYED)
        names = {way[0] for way in page.controls}
        fields = [one.name for one in desk.draft.family(page.word).fields]
        assert {one for one in fields if one not in names} == set()
        for control in page.controls.values():
            for stop in control.stops():
                assert stop.accessibleName()
                assert stop.accessibleDescription()


def test_in_a_small_window_board_and_editor_are_two_pages(qtbot: QtBot, tmp_path: Path) -> None:
    written(tmp_path / "packs" / "gattai" / "dark-quay")
    desk = opened(shelf_window(qtbot, tmp_path, (1024, 600)))
    assert desk.board_pane.isVisible()
    assert not desk.page_pane.isVisible()
    desk.board.cards["threats"]["threat.wick"].setFocus()
    QTest.keyClick(held(), Qt.Key.Key_Return)
    assert not desk.board_pane.isVisible()
    assert held() is field(desk, "Name")
    QTest.keyClick(held(), Qt.Key.Key_Escape)
    assert desk.board_pane.isVisible()
    assert desk.isVisible()
    assert held() is desk.board.cards["threats"]["threat.wick"]
    QTest.mouseClick(desk.board.cards["threats"]["threat.wick"], Qt.MouseButton.LeftButton)
    assert desk.page_pane.isVisible(), "what is beside the board in a large window is opened by one press here too"
    assert held() is field(desk, "Name")


def test_escape_leaves_a_field_first_and_then_the_desk(window: ShelfWindow) -> None:
    """What was typed is kept; the keyboard is on the card whose field it was, and from there Escape leaves."""
    desk = opened(window)
    card = desk.board.cards["threats"]["threat.wick"]
    for name in ("Name", "Agenda"):  # one line, and several
        desk.open("threats", "threat.wick", edit=True)
        if name == "Agenda":
            QTest.keyClick(held(), Qt.Key.Key_Tab)
            while held().accessibleName() != name:
                QTest.keyClick(held(), Qt.Key.Key_Tab)
        QTest.keyClicks(held(), "Dim")
        QTest.keyClick(held(), Qt.Key.Key_Escape)
        assert desk.isVisible()
        assert held() is card
        assert "Dim" in str(kept(desk).values("threat", "threat.wick")[name.lower()])
    QTest.keyClick(held(), Qt.Key.Key_Escape)
    assert not desk.isVisible()


def test_an_empty_part_is_marked_at_the_left_where_its_place_has_the_keyboard(window: ShelfWindow) -> None:
    """Given a window in which the board stands alone, when a part without cards is gone to, then its row is filled."""
    desk = opened(window)
    window.resize(1024, 576)
    QApplication.processEvents()
    desk.open("threats", "threat.wick")
    empty = next(key for key, cards in desk.board.cards.items() if not cards)
    desk.turn_to(empty)
    assert held() is desk.board.news[empty]
    assert [key for key, row in desk.list.rows.items() if row.lit] == [empty]


def test_escape_leaves_a_field_of_the_whole_evening_to_the_board(window: ShelfWindow) -> None:
    desk = opened(window)
    desk.turn_to(desk.places[0].key)
    assert desk.page is not None
    assert desk.page.isAncestorOf(held())
    QTest.keyClick(held(), Qt.Key.Key_Escape)
    assert desk.isVisible()
    assert desk.board.isAncestorOf(held())
    QTest.keyClick(held(), Qt.Key.Key_Escape)
    assert not desk.isVisible()


def test_tab_reaches_everything_and_stays_in_the_room(window: ShelfWindow) -> None:
    desk = opened(window)
    seen: list[QWidget] = []
    for _ in range(80):
        QTest.keyClick(held(), Qt.Key.Key_Tab)
        if held() in seen:
            break
        seen.append(held())
    assert {*desk.stops()} <= {*seen}
    assert all(desk.isAncestorOf(one) for one in seen)


def test_a_full_disk_is_told_and_nothing_is_lost(window: ShelfWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = opened(window)
    before = ids(kept(desk), "threat")

    def full(_self: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as failing:
        failing.setattr(Path, "replace", full)
        desk.add("threats")
    assert ids(kept(desk), "threat") == before
    assert [one.card.id for one in desk.board.cards["threats"].values()] == before
    assert "the disk is full" in desk.head.notice


def test_a_pack_with_faults_is_opened_to_be_mended(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(EDITORS, "threat")  # the form that is made of the fields
    files = files_of(threats=files_of()["threats.toml"].replace("tr = 1", "tr = 9"))
    folder = written(tmp_path / "packs" / "gattai" / "dark-quay", files)
    window = shelf_window(qtbot, tmp_path)
    window.desk.open_folder(folder, "gattai")
    desk = window.desk.page
    assert desk is not None
    assert desk.draft.pack is None
    desk.open("threats", "threat.wick", edit=True)
    page = desk.page
    assert isinstance(page, EntryForm)
    plate = next(one for one in page.controls["tr",].stops() if one.accessibleName() == "2")
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert desk.draft.faults == ()


def test_f2_calls_the_pack_otherwise_and_its_id_stays(window: ShelfWindow) -> None:
    desk = opened(window)
    QTest.keyClick(held(), Qt.Key.Key_F2)
    assert window.sheet.isVisible()
    edit = window.sheet.form.fields.get("title")
    assert edit is not None
    assert edit.text() == "The Dark Quay"
    edit.setText("The Bright Quay")
    window.sheet.choose("rename")
    assert (kept(desk).title, kept(desk).head["id"]) == ("The Bright Quay", "dark-quay")
    assert desk.head.pack.look.title == "The Bright Quay"
    desk.undo()
    assert kept(desk).title == "The Dark Quay"
    desk.head.pack.click()
    assert window.sheet.isVisible()
    maker = window.sheet.form.fields.get("author")
    assert maker is not None
    maker.setText("Mo")
    window.sheet.choose("rename")
    assert (kept(desk).title, kept(desk).author) == ("The Dark Quay", "Mo")


def test_a_fresh_pack_keeps_its_scenario_whatever_is_taken_back(window: ShelfWindow) -> None:
    """Given a pack that was just begun, when Ctrl+Z is pressed at once, then there is nothing to be taken back."""
    window.desk.new_pack("gattai")
    edit = window.sheet.form.fields.get("title")
    assert edit is not None
    edit.setText("The Long Night")
    window.sheet.choose("gattai")
    desk = window.desk.page
    assert desk is not None
    assert desk.draft.undoes == ""
    QTest.keyClick(held(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert ids(kept(desk), "scenario") == ["scenario.the_long_night"]


@pytest.mark.parametrize("game", ["", "gattai"], ids=["of any game", "of this game"])
def test_a_fresh_pack_is_asked_for_its_game_in_words_where_it_could_be_several(window: ShelfWindow, game: str) -> None:
    window.desk.new_pack(game)
    asks = "Choose the game it is for, and the desk opens."
    assert (asks in window.sheet.look.lines) is (game == "")


def test_without_a_scenario_the_plate_that_begins_makes_one(window: ShelfWindow) -> None:
    desk = opened(window)
    assert desk.begin_plate.look.title == "Begin the evening"
    desk.draft.take_out("scenario", "evening.dark-quay")
    assert desk.begin_plate.look.title == "Make a scenario first"
    QTest.mouseClick(desk.begin_plate, Qt.MouseButton.LeftButton)
    assert ids(kept(desk), "scenario") == ["scenario.new_scenario"]
    assert desk.begin_plate.look.title == "Begin the evening"


@pytest.mark.parametrize("faulty", [False, True], ids=["sound", "faulty"])
def test_after_the_desk_the_pack_that_was_written_is_chosen(window: ShelfWindow, *, faulty: bool) -> None:
    """Given packs before it in the list, when the desk is left, then Packs chooses the one that was written."""
    window.packs.show()
    window.desk.new_pack("gattai")
    edit = window.sheet.form.fields.get("title")
    assert edit is not None
    edit.setText("Zebra Night")
    window.sheet.choose("gattai")
    desk = window.desk.page
    assert desk is not None
    if faulty:
        desk.draft.add("threat", {"name": "Gull", "tr": 40})
    desk.leave()
    assert not desk.isVisible()
    assert window.packs.room.focused == (("faulty", desk.draft.folder) if faulty else ("own", "zebra-night"))


def test_what_is_missing_leads_to_where_it_is_mended(window: ShelfWindow) -> None:
    """Given the list of what an evening lacks, a press on a line goes to its field, or to where it is made."""
    window.desk.new_pack("gattai")
    window.sheet.choose("gattai")
    desk = window.desk.page
    assert desk is not None
    lines = {one.gap.part: one for one in desk.list.gaps if not one.gap.ready}
    QTest.mouseClick(lines["factions"], Qt.MouseButton.LeftButton)
    assert held() is desk.board.news["factions"]
    QTest.mouseClick(lines["scenes"], Qt.MouseButton.LeftButton)
    assert desk.page is not None
    assert desk.page.entry_id == ids(kept(desk), "scenario")[0]
    assert desk.page.isAncestorOf(held())


def test_below_the_title_stands_in_words_how_hard_the_evening_is(window: ShelfWindow) -> None:
    """Given an evening with Threats, then no code of numbers is to be guessed; without one it says so."""
    desk = opened(window)
    evening = desk.evening.id
    assert desk.game.said_of(desk.draft, evening).startswith("TR 2 on average")
    desk.draft.change("scenario", evening, threats=())
    assert desk.game.said_of(desk.draft, evening).startswith("no Threat yet")


@pytest.mark.parametrize("company", [ALONE, FRIENDS])
def test_who_begins_an_evening_at_the_desk_alone_leads_it(window: ShelfWindow, company: str) -> None:
    """The program plays the Pilots then; with friends it has no chair."""
    desk = opened(window)
    window.set_settings(make_paint(), evolve(window._settings, company=company), wall="")
    desk.begin()
    assert window.new_table is not None
    assert window.new_table.form.key == "dark-quay/dark-quay"
    programs = window.new_table.seats.table.programs()
    assert COACH_SEAT not in programs
    assert bool(programs) == (company == ALONE)


def test_who_gave_no_name_is_not_called_somebody_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = shelf_window(qtbot, tmp_path)
    for author in ("", "Jo", ""):
        window.desk.new_pack("gattai")
        edit = window.sheet.form.fields.get("author")
        assert edit is not None
        assert edit.text() == ("Jo" if window.packs.kept.read().packs[1:] else "")
        edit.setText(author or edit.text())
        window.sheet.choose("gattai")
        assert window.desk.page is not None
        window.desk.page.leave()
