"""A newer version of a pack inside a session: told change by change, taken by ordinary moves, refused with reasons."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import said
from gattai_desktop.cli import FINE, main
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.games.by_hand_values import SetValue
from gattai_desktop.windows.table.table_window import TableWindow
from tests.content.coach_packs import FACTIONS, SCENARIOS, THREATS, files_of, written

NEWER = files_of(
    factions=FACTIONS.replace("agency = 2", "agency = 4").replace("The Moths", "The Grey Moths"),
    threats=THREATS.replace('powers = ["power.corrupt"]', "powers = []"),
)


@pytest.fixture
def table(program: app.Program, tmp_path: Path, qtbot: QtBot) -> TableWindow:
    """A session of a pack, of which this computer has a newer version."""
    shelf = PackShelf(program.shelf_window.shelf.folder.parent / "packs")
    session = program.shelf_window.shelf.free_path("Friday")
    pack = written(tmp_path / "mine")
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(session)]) == FINE
    shelf.keep(shelf.look(written(pack, NEWER)))
    program.open_session(session)
    assert program.table is not None
    with qtbot.waitExposed(program.table):
        program.table.show()
    assert program.model is not None
    program.model.take_seat()
    return program.table


def _press(table: TableWindow, words: str) -> None:
    plates = [one for one in table.sheet.findChildren(PlateButton) if one.isVisibleTo(table.sheet)]
    found = [one for one in plates if words in one.accessibleName()]
    assert found, [one.accessibleName() for one in plates]
    found[0].click()


def test_its_changes_are_told_and_taken_by_moves(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    before = model.entry
    table.menuAsked.emit()
    _press(table, "A newer The Dark Quay")
    told = [str(one) for one in table.sheet.look.lines]
    assert "✓ The Lamp Keepers's Agency: 2, now 4" in told, told
    assert "✗ Other changes: 1. A table that has begun keeps these things as they are." in told
    assert not any("lamp_eater" in one for one in told)
    _press(table, "Take 2 changes")
    values = model.sight().values
    assert (values["faction.keepers.agency"], values["faction.moths.name"]) == (4, "The Grey Moths")
    assert model.entry == before + 2
    table.menuAsked.emit()
    _press(table, "A newer The Dark Quay")
    assert not any(str(one).startswith("✓") for one in table.sheet.look.lines)


def test_a_pack_whose_lines_end_as_on_windows_is_no_newer_one(
    program: app.Program, tmp_path: Path, qtbot: QtBot
) -> None:
    shelf = PackShelf(program.shelf_window.shelf.folder.parent / "packs")
    pack, session = written(tmp_path / "mine"), program.shelf_window.shelf.free_path("Friday")
    for file in pack.glob("*.toml"):
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    shelf.keep(shelf.look(pack))
    assert main(["new", "--pack", str(pack), "--no-window", "--file", str(session)]) == FINE
    program.open_session(session)
    assert program.table is not None
    with qtbot.waitExposed(program.table):
        program.table.show()
    program.table.menuAsked.emit()
    plates = [one.accessibleName() for one in program.table.sheet.findChildren(PlateButton)]
    assert plates
    assert not [one for one in plates if "A newer" in one]


def test_a_threat_that_grew_takes_its_buffers_after_their_most(
    program: app.Program, table: TableWindow, tmp_path: Path
) -> None:
    model = program.model
    assert model is not None
    shelf = PackShelf(program.shelf_window.shelf.folder.parent / "packs")
    shelf.keep(shelf.look(written(tmp_path / "again", files_of(threats=THREATS.replace("tr = 1", "tr = 3")))))
    table.menuAsked.emit()
    _press(table, "A newer The Dark Quay")
    told = [str(one) for one in table.sheet.look.lines]
    assert not [one for one in told if "cannot be" in one], told
    (take,) = table.sheet.look.choices
    table.sheet.choose(take.key)
    values = model.sight("coach").values
    assert [values[f"threat.wick.{name}"] for name in ("tr", "base_tr", "max_buffers", "buffers")] == [3] * 4


def test_a_gauge_that_cannot_have_a_value_is_called_by_its_name(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    sets = model.by_hand(SetValue)
    assert sets is not None
    (reason,) = model.judge(sets("coach", path="threat.wick.buffers", value="9")).reasons
    assert said(reason.text).startswith("Wick's Buffers cannot be 9.")


def test_what_was_played_since_stays(program: app.Program, table: TableWindow) -> None:
    model = program.model
    assert model is not None
    sets = model.by_hand(SetValue)
    assert sets is not None
    assert model.attempt(sets("coach", path="faction.keepers.agency", value="6"))
    table.menuAsked.emit()
    _press(table, "A newer The Dark Quay")
    told = [str(one) for one in table.sheet.look.lines]
    assert "✗ The Lamp Keepers's Agency: 6, now 4. It was changed at this table since." in told, told
    _press(table, "Take 1 change")
    assert model.sight().values["faction.keepers.agency"] == 6


def test_the_same_version_is_not_offered(program: app.Program, table: TableWindow, tmp_path: Path) -> None:
    shelf = PackShelf(program.shelf_window.shelf.folder.parent / "packs")
    shelf.keep(shelf.look(written(tmp_path / "again", files_of())))
    table.menuAsked.emit()
    plates = [one.accessibleName() for one in table.sheet.findChildren(PlateButton)]
    assert not any("A newer" in one for one in plates)


def test_an_entry_that_came_or_went_is_one_line_behind_what_can_be_taken(
    program: app.Program, table: TableWindow, tmp_path: Path
) -> None:
    shelf = PackShelf(program.shelf_window.shelf.folder.parent / "packs")
    moths, wick = FACTIONS.index("[[faction]]", 5), THREATS[THREATS.index("[[threat]]", 5) :]
    newer = files_of(
        factions=FACTIONS[:moths].replace("The Lamp Keepers", "The Night Keepers"),
        threats=THREATS + wick.replace("wick", "crab").replace("Wick", "Salt Crab"),
        scenarios=SCENARIOS.replace(', "faction.moths"', "")
        .replace('"faction.moths"', "")
        .replace('"threat.wick"', '"threat.wick", "threat.crab"'),
    )
    shelf.keep(shelf.look(written(tmp_path / "again", newer)))
    table.menuAsked.emit()
    _press(table, "A newer The Dark Quay")
    told = [str(one) for one in table.sheet.look.lines]
    assert told[0] == "✓ The Lamp Keepers's Name: The Lamp Keepers, now The Night Keepers", told
    assert "✗ The Moths. It is no longer in the pack; this table keeps it." in told
    assert "✗ Salt Crab. It is new in the pack: at the desk, At this table brings it into play." in told
    assert [one for one in told if "Moths" in one or "Salt Crab" in one or "a Threat" in one] == told[1:3]
