"""The desk over a table changes it: Threats come, are copied and taken out, a Location is upgraded, a path is laid."""

from collections.abc import Callable
from pathlib import Path
from shutil import rmtree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.cli import FINE, main
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.games.gattai.by_hand.changing_threats import CopyThreat
from gattai_desktop.games.gattai.story.prepared import scenes
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.sessions.telling import exported
from gattai_desktop.windows.desk.desk_card import DeskCardButton, NewCardButton
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.games.gattai.desk.table_page import TablePage
from gattai_desktop.windows.table.table_window import TableWindow
from tests.content.coach_packs import files_of, written

Hands = Callable[[QWidget, str], None]


def named(room: QWidget, name: str) -> QWidget:
    """What is called so and seen, as a screen reader would find it."""
    found = [one for one in room.findChildren(QWidget) if one.accessibleName().startswith(name) and one.isVisible()]
    assert found, (name, [one.accessibleName() for one in room.findChildren(QWidget) if one.isVisible()])
    return found[-1]


def key(which: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    held = QApplication.focusWidget()
    assert held is not None
    QTest.keyClick(held, which)
    QApplication.processEvents()


def press(room: QWidget, name: str) -> None:
    """Go there by keys alone, Tab from part to part and the arrows within one, and press it."""
    goal = named(room, name)
    for _ in range(60):
        held = QApplication.focusWidget()
        if held is not None and held.parent() is goal.parent() and is_of_its_kind(held, goal):
            towards_with_arrows(goal)
        if goal.hasFocus():
            break
        key(Qt.Key.Key_Tab)
    assert goal.hasFocus(), name
    key(Qt.Key.Key_Space)


def is_of_its_kind(held: QWidget, goal: QWidget) -> bool:
    """Whether two buttons may be in one group: of the same kind, or a card and the dashed place at its end."""
    return type(held) is type(goal) or {type(held), type(goal)} == {DeskCardButton, NewCardButton}


def towards_with_arrows(goal: QWidget) -> None:
    """Go up, down and aside inside a group of plates, as long as that comes nearer."""
    for _ in range(30):
        held = QApplication.focusWidget()
        if held is None or held is goal or isinstance(held, QLineEdit):
            return
        here, there = held.geometry().center(), goal.geometry().center()
        down, aside = there.y() - here.y(), there.x() - here.x()
        if abs(down) > 8:
            key(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        else:
            key(Qt.Key.Key_Right if aside > 0 else Qt.Key.Key_Left)
        if QApplication.focusWidget() is held:
            return


def click(room: QWidget, name: str) -> None:
    """Press what has a name with the pointer, where it can be reached."""
    QTest.mouseClick(named(room, name), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


@pytest.fixture
def table(program: app.Program, tmp_path: Path, qtbot: QtBot) -> TableWindow:
    """A session of the Dark Quay, whose pack is kept on this computer, at which the Coach sits."""
    folder = program.shelf_window.shelf.folder.parent / "packs"
    OwnPacks(folder, "gattai").keep("dark-quay", {name: text.encode() for name, text in files_of().items()})
    session = program.shelf_window.shelf.free_path("Friday")
    assert main(["new", "--pack", str(written(tmp_path / "mine")), "--no-window", "--file", str(session)]) == FINE
    program.open_session(session)
    assert program.table is not None
    program.table.resize(1366, 768)
    with qtbot.waitExposed(program.table):
        program.table.show()
    program.table.activateWindow()
    assert program.model is not None
    program.model.pass_to("coach")
    program.model.take_seat()
    QApplication.processEvents()
    return program.table


def opened(table: TableWindow, hands: Hands) -> PackDesk:
    """The desk of the pack that is played."""
    table.menuAsked.emit()
    named(table.sheet, "Desk").setFocus(Qt.FocusReason.TabFocusReason)
    key(Qt.Key.Key_Space)
    (desk,) = [one for one in table.findChildren(PackDesk) if one.isVisible()]
    hands(desk, "At this table")
    return desk


def page_of(desk: PackDesk) -> TablePage:
    assert isinstance(desk.page, TablePage)
    return desk.page


def values(model: GameModel) -> dict[str, object]:
    return dict(model.sight().values)


def typed(room: QWidget, name: str, words: str) -> None:
    """Write into the field that is called so."""
    field = next(
        one for one in room.findChildren(QLineEdit) if one.accessibleName().startswith(name) and one.isVisible()
    )
    field.setFocus(Qt.FocusReason.TabFocusReason)
    field.selectAll()
    QTest.keyClicks(field, words)
    QApplication.processEvents()


@pytest.mark.parametrize("hands", [click, press])
def test_all_five_from_the_window(program: app.Program, table: TableWindow, hands: Hands) -> None:
    model = program.model
    assert model is not None
    desk = opened(table, hands)
    begun = model.entry

    # A Threat that is written now, while the session is played.
    hands(desk, "Threats")
    hands(desk, "New Threat")
    typed(desk, "Name", "The Grey Gull")
    typed(desk, "Agenda", "drown the lamps")
    hands(desk, "TR 3")
    hands(desk, "At this table")
    hands(desk, "Bring in The Grey Gull")
    seen = values(model)
    key_ = next(one for one in model.sight().values["threats"] if seen[f"threat.{one}.name"] == "The Grey Gull")
    assert (seen[f"threat.{key_}.tr"], seen[f"threat.{key_}.note"]) == (3, "drown the lamps")
    assert desk.head.notice.startswith("Done at the table")

    hands(desk, "Copy Wick")
    assert values(model)["threat.wick-2.name"] == "Wick 2"
    hands(desk, "Take Wick out")
    assert values(model)["threat.wick.status"] == "gone"
    hands(desk, "Bring Wick back")
    assert values(model)["threat.wick.status"] == "active"

    hands(desk, "Upgrade The Long Quay")
    typed(desk, "What the upgrade brings", "Two lamps for everybody.")
    hands(desk, "Stronger Boon")
    assert values(model)["location.quay.boon"] == "Two lamps for everybody."

    # The path as it is laid at the desk.
    hands(desk, "Crisis path")
    hands(desk, "New step")
    hands(desk, "At this table")
    hands(desk, "Lay the path of The Dark Quay")
    assert len(model.sight().values["crisis.path"]) == 4  # type: ignore[arg-type]
    assert model.entry == begun + 6
    with pytest.raises(AssertionError):
        hands(desk, "Bring in The Grey Gull")  # it is here: nothing offers it again

    # All of it is taken back, a move after the other.
    assert model.take_back(begun + 1)
    seen = values(model)
    assert seen["threats"] == ("lamp_eater", "wick")
    assert seen["location.quay.boon"] == "A lamp for everybody."
    assert named(desk, "Bring in The Grey Gull")


def test_a_scene_that_is_written_now_is_prepared_at_the_table(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    desk = opened(table, click)
    assert not [name for name in page_of(desk).acts if "scene" in str(name)], "those of the scenario are prepared"
    click(desk, "Scenes to come")
    click(desk, "New scene")
    typed(desk, "Name", "Low water")
    click(desk, "At this table")
    click(desk, "Prepare Low water")
    assert [one.name for one in scenes(model.sight())][-1] == "Low water"
    with pytest.raises(AssertionError):
        click(desk, "Prepare Low water")


def test_a_threat_that_was_changed_at_the_desk_is_changed_at_the_table(
    program: app.Program, table: TableWindow
) -> None:
    model = program.model
    assert model is not None
    desk = opened(table, click)
    desk.open("threats", "threat.wick", edit=True)
    typed(desk, "Name", "The Great Wick")
    click(desk, "TR 2")
    click(desk, "At this table")
    click(desk, "Change Wick as written")
    seen = values(model)
    assert (seen["threat.wick.name"], seen["threat.wick.tr"]) == ("The Great Wick", 2)
    assert not any("as written" in one.accessibleName() for one in page_of(desk).stops())


def test_the_keyboard_stays_on_the_page_where_a_plate_has_gone(program: app.Program, table: TableWindow) -> None:
    desk = opened(table, press)
    press(desk, "Bring in SkunkBoi")
    held = QApplication.focusWidget()
    assert held is not None
    assert page_of(desk).isAncestorOf(held)
    press(desk, "Bring in Romog the Hunter")
    assert program.model is not None
    assert values(program.model)["threat.romog.tr"] == 2


def test_it_shows_what_happened_while_the_desk_was_closed(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    desk = opened(table, click)
    page = page_of(desk)
    desk.hide()
    assert model.attempt(CopyThreat("coach", "wick"))
    assert ("copy", "wick-2") not in page.acts
    desk.show()
    assert ("copy", "wick-2") in page.acts


def test_what_the_rules_refuse_says_why_and_by_which_rule(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    desk = opened(table, click)
    before = model.entry
    click(desk, "Lay the path of The Dark Quay, refused")
    assert desk.head.notice == "This Path lies there already. (CRISIS-3)"
    click(desk, "Upgrade The Long Quay")
    click(desk, "Buffers against Ruin, refused")
    assert desk.head.notice == "It gets 1 to 9 Buffers. (LOC-7)"
    assert model.entry == before


def test_pilots_see_of_it_what_the_plate_shows(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    desk = opened(table, click)
    click(desk, "Bring in Romog the Hunter")
    assert "threat.romog.tr" in model.sight().values
    model.pass_to("red")
    assert not desk.isVisible()
    model.take_seat()
    seen = values(model)
    assert seen["threat.romog.name"] == "Romog the Hunter"
    hidden = {"tr", "buffers", "wave", "storm", "note", "defeat", "powers", "bgm"}
    assert not [one for one in seen if one.startswith("threat.romog.") and one.rpartition(".")[2] in hidden]
    assert not [one for one in seen if one.startswith("entry.brought.romog.") and not one.endswith("romog.name")]


def test_the_session_opens_where_the_pack_is_not(program: app.Program, table: TableWindow, tmp_path: Path) -> None:
    click(opened(table, click), "Bring in Romog the Hunter")
    session = program.shelf_window.shelf.folder / "Friday.gattai"
    table.close()
    alone = tmp_path / "elsewhere"
    alone.mkdir()
    rmtree(program.shelf_window.shelf.folder.parent / "packs")
    copy = alone / "evening.gattai"
    copy.write_bytes(session.read_bytes())
    told = exported(copy, "html", "coach")
    assert "Romog the Hunter" in told
    assert "Coach brings in" in told
    program.open_session(copy)
    assert program.model is not None
    program.model.pass_to("coach")
    program.model.take_seat()
    assert values(program.model)["threat.romog.tr"] == 2


def test_a_faction_of_the_book_comes_by_its_plate(program: app.Program, table: TableWindow) -> None:
    page = page_of(opened(table, click))
    page.plates["bring", "factions", "witch"].click()
    assert program.model is not None
    assert program.model.sight().values["faction.witch.agency"] == 5
    assert ("bring", "factions", "witch") not in page.plates


def test_what_is_made_of_others_says_by_name_which_come_first(program: app.Program, table: TableWindow) -> None:
    page = page_of(opened(table, click))
    plate = page.plates["bring", "threats", "nature"]
    words = str(plate.look.sub)
    assert words.startswith("First bring in Azure Dragon (Wood), ")
    assert words.endswith("(THREAT-1)")
    plate.click()
    assert program.model is not None
    assert "nature" not in program.model.sight().values["threats"]


NELL = """
[[playbook]]
id = "play.nell"
name = "Nell"
seat = "yellow"
role = "The Ferry Keeper"
robo = "robo.gull"
author = "Jo"
"""
GULL = """[[robo]]
id = "robo.gull"
name = "The Gull"
author = "Jo"
text = "It swims."
"""


def test_u_9_of_a_pilot_it_says_what_she_comes_without(program: app.Program, table: TableWindow) -> None:
    files = files_of()
    files |= {"playbooks.toml": files["playbooks.toml"] + NELL, "robos.toml": GULL}
    folder = program.shelf_window.shelf.folder.parent / "packs"
    OwnPacks(folder, "gattai").keep("dark-quay", {name: text.encode() for name, text in files.items()})
    plate = named(opened(table, click), "Bring in Nell")
    assert (
        "Yellow. The Ferry Keeper. She comes without The Gull: unknown at this table, or taken"
        in plate.accessibleName()
    )


@pytest.mark.parametrize("hands", [click, press])
def test_a_robo_that_is_written_now_is_given_to_a_pilot_and_changed_as_written(
    program: app.Program, table: TableWindow, hands: Hands, tmp_path: Path
) -> None:
    model = program.model
    assert model is not None
    desk = opened(table, hands)
    gull = desk.draft.add("robo", {"name": "The Gull", "text": "It swims.", "endurance": 8})
    first = str(model.sight().values["seats"][0])  # type: ignore[index]
    name = str(values(model)[f"pilot.{first}.name"])
    page_of(desk).show_values()
    hands(desk, "Give The Gull")
    hands(desk, name)
    assert values(model)[f"pilot.{first}.robo.name"] == "The Gull"
    assert desk.head.notice.startswith("Done at the table")
    assert page_of(desk).giving.pilots[first].look.refused  # she has it now

    desk.draft.change("robo", gull, name="The Grey Gull", endurance=9)
    page_of(desk).show_values()
    hands(desk, "Change The Grey Gull as written")
    seen = values(model)
    assert (seen[f"pilot.{first}.robo.name"], seen[f"pilot.{first}.robo.endurance"]) == ("The Grey Gull", 9)

    # Where the pack is not, the session opens all the same.
    session = program.shelf_window.shelf.folder / "Friday.gattai"
    table.close()
    alone = tmp_path / "elsewhere"
    alone.mkdir()
    rmtree(program.shelf_window.shelf.folder.parent / "packs")
    copy = alone / "evening.gattai"
    copy.write_bytes(session.read_bytes())
    assert "the Robo The Gull" in exported(copy, "html", "coach")
    program.open_session(copy)
    assert program.model is not None
    assert values(program.model)[f"pilot.{first}.robo.name"] == "The Grey Gull"


def marked(desk: PackDesk) -> list[str]:
    """What the list at the left marks as open."""
    return [key_ for key_, row in desk.list.rows.items() if row.lit]


def test_the_list_marks_the_page_only_as_long_as_it_is_seen(table: TableWindow) -> None:
    table.resize(1024, 600)
    QApplication.processEvents()
    desk = opened(table, press)
    assert marked(desk) == ["table"]
    key(Qt.Key.Key_Escape)
    assert desk.isVisible()
    assert desk.board_pane.isVisible()
    assert marked(desk) == []
    # Where there is room for both again, the page is seen beside the board.
    table.resize(1366, 768)
    QApplication.processEvents()
    assert desk.page_pane.isVisible()
    assert marked(desk) == ["table"]
    desk.open("threats", "threat.wick")
    assert marked(desk) == ["threats"]
    table.resize(1024, 600)
    QApplication.processEvents()
    assert marked(desk) == ["threats"], "its card lies on the board"
