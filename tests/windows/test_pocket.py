"""The Coach's pocket: nine prepared triggers, kept with the scenario, fired at the table by the ordinary move."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State, Table
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.pocket import pocket
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.windows.forms.completed_field import CompletedField
from gattai_desktop.windows.games.gattai.desk.pocket_page import PocketPage
from tests.windows.sitting import Sitting

OWN = {"origin": "own", "author": "Jo"}
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def draft(tmp_path: Path) -> PackDraft:
    found = new_draft(tmp_path, CONTENTS, title="Dark Quay", author="Jo")
    crew = found.add("faction", {"name": "Crew", "agency": 3, **OWN})
    ren = found.add("playbook", {"name": "Ren", "seat": "red", **OWN})
    values = {"id": "scenario.quay", "name": "Quay", "factions": (crew,), "pilots": (ren,), **OWN}
    found.add("scenario", values)
    return found


def begun(draft: PackDraft) -> State:
    assert draft.pack is not None
    return GATTAI.begin(scenario("quay", packs=(draft.pack,)))


def seen(draft: PackDraft, seat: str) -> Table:
    return GATTAI.game.sight(begun(draft), seat)


def model_of(draft: PackDraft) -> GameModel:
    return GameModel(GATTAI.game, MemoryJournal(begun(draft)), seeded(1), clock=lambda: 1_000)


def test_what_is_written_into_the_pocket_is_kept_with_the_scenario(qtbot: QtBot, draft: PackDraft) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(800, 900)
    page = PocketPage(make_paint(speed=0), host, draft, "scenario.quay")
    draft.watch(page.show_values)
    host.show()
    page.show()
    page.lay(800)
    QTest.keyClicks(page.names[0], "Seagulls")
    QTest.keyClicks(page.lines[0], "+Disf")
    QTest.keyClick(page.lines[0], Qt.Key.Key_Tab)
    QTest.keyClick(page.lines[0], Qt.Key.Key_Return)
    assert draft.values("scenario", "scenario.quay")["pocket"] == ({"name": "Seagulls", "line": "+Disfavor:Crew"},)
    assert draft.faults == ()
    assert [(one.number, one.name, one.line) for one in pocket(seen(draft, "coach"))] == [
        (1, "Seagulls", "+Disfavor:Crew")
    ]
    draft.undo()
    assert page.lines[0].text() == ""


def test_the_pocket_is_the_coachs_alone(draft: PackDraft) -> None:
    draft.change("scenario", "scenario.quay", pocket=({"name": "", "line": "+Rally"},))
    assert len(pocket(seen(draft, "coach"))) == 1
    assert pocket(seen(draft, "red")) == ()


def test_more_than_nine_are_a_fault(draft: PackDraft) -> None:
    draft.change("scenario", "scenario.quay", pocket=tuple({"name": "", "line": "+Rally"} for _ in range(10)))
    assert [one.field for one in draft.faults] == ["pocket"]


def test_alt_and_a_number_open_what_is_prepared_and_it_is_fired_as_any_line(qtbot: QtBot, draft: PackDraft) -> None:
    lines = ({"name": "Seagulls", "line": "+Disfavor:Crew"}, {"name": "", "line": "+Replenish:Fan_Club"})
    draft.change("scenario", "scenario.quay", pocket=lines)
    sitting = Sitting(qtbot, model_of(draft))
    sitting.take("coach")
    QTest.keyClick(sitting.window, Qt.Key.Key_3, ALT)
    assert not sitting.window.sheet.isVisible()
    QTest.keyClick(sitting.window, Qt.Key.Key_2, ALT)
    (field,) = sitting.window.sheet.findChildren(CompletedField)
    assert (field.text(), field.read.sounds) == ("+Replenish:Fan_Club", "sound")
    before = sitting.model.sight("coach").values["team.fan_club"]
    sitting.window.sheet.choose("coach")
    sitting.settle()
    assert sitting.model.sight("coach").values["team.fan_club"] == before + 1
    assert sitting.last() == 'Coach fires "+Replenish:Fan_Club"'
    sitting.take("red")
    QTest.keyClick(sitting.window, Qt.Key.Key_1, ALT)
    assert not sitting.window.sheet.isVisible()
