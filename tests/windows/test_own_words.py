"""What somebody called so herself stays as she wrote it in German, though something that ships has the same wording."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.speech import called, content
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.cli import FINE, main
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.content.own_words import own_words
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.games.gattai.by_hand.bringing_places import BringLocation
from gattai_desktop.games.gattai.by_hand.changing_threats import BringThreat
from gattai_desktop.games.move import Quoted
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.team import OWN_WORDS
from gattai_desktop.resources import resource
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.last_evening import last_evening
from gattai_desktop.sessions.shelf_entry import on_shelf
from gattai_desktop.windows.games.gattai.flows.books import books
from gattai_desktop.windows.games.gattai.looks.could_come import could_come
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.shelf.shelf_looks import name_of
from gattai_desktop.windows.tale.kept_tale import tale_in
from gattai_desktop.windows.tale.spoken_tale import spoken_tale
from tests.content.coach_packs import LOCATIONS, THREATS, files_of, written

OWN = THREATS.replace('"Wick"', '"Undertow"')
LIGHT = LOCATIONS.replace('"The Long Quay"', '"Undertow"')
SHIPPED, GERMAN = "Undertow", "Sog"
"""What an Interrupt of Virtual Machine is called, and a Threat of Jo's."""


@pytest.fixture(autouse=True)
def _german(program: app.Program) -> Iterator[None]:
    """The program speaks German while a test lasts."""
    program.settings = evolve(program.settings, language="de")
    speak_language("de")
    yield
    speak_language("en")


def _begun(program: app.Program, folder: Path, *, threats: str = OWN) -> Path:
    """A session of Jo's own pack."""
    pack, session = written(folder / "mine", files_of(threats=threats)), program.shelf_window.shelf.free_path("Friday")
    asked = ("new", "--pack", str(pack), "--scenario", "dark-quay", "--no-window", "--file", str(session))
    assert main([*asked]) == FINE
    return session


def _laid(program: app.Program, session: Path, qtbot: QtBot) -> None:
    program.open_session(session)
    assert program.table is not None
    assert program.model is not None
    program.table.resize(1366, 768)
    with qtbot.waitExposed(program.table):
        program.table.show()
    program.model.pass_to(COACH_SEAT)
    program.model.take_seat()
    QApplication.processEvents()


def _names(window: QWidget | None) -> str:
    assert window is not None
    return "\n".join(one.accessibleName() for one in window.findChildren(QWidget) if one.accessibleName())


def test_a_threat_of_ones_own_has_its_name_at_the_table_and_only_there(
    program: app.Program, tmp_path: Path, qtbot: QtBot
) -> None:
    assert content(SHIPPED) == called(SHIPPED) == GERMAN, "else nothing here could fail"
    _laid(program, _begun(program, tmp_path), qtbot)
    table = program.table
    assert SHIPPED in _names(table)
    assert GERMAN not in _names(table)
    assert called(SHIPPED) == SHIPPED, "so does the log say it"
    assert table is not None
    table.close()
    assert content(SHIPPED) == called(SHIPPED) == GERMAN


def test_what_the_program_calls_violence_is_translated_all_the_same(
    program: app.Program, tmp_path: Path, qtbot: QtBot
) -> None:
    _laid(program, _begun(program, tmp_path), qtbot)
    assert content("Violence") == "Gewalt"


def test_a_table_in_another_language_knows_it_still(program: app.Program, tmp_path: Path, qtbot: QtBot) -> None:
    _laid(program, _begun(program, tmp_path), qtbot)
    program._lay_table_anew()
    QApplication.processEvents()
    assert called(SHIPPED) == SHIPPED
    assert GERMAN not in _names(program.table)


def test_replay_and_tale_of_a_session_say_it_as_it_was_written(
    program: app.Program, tmp_path: Path, qtbot: QtBot
) -> None:
    session = _begun(program, tmp_path)
    program.replay_file(session)
    QApplication.processEvents()
    assert program.replays.window is not None
    assert called(SHIPPED) == SHIPPED
    program.replays.window.close()
    assert called(SHIPPED) == GERMAN
    assert SHIPPED in tale_in(session).own
    spoken_tale(tale_in(session))
    assert called(SHIPPED) == SHIPPED


def test_what_comes_to_a_running_table_is_known_from_then_on_and_again_when_it_is_opened(
    program: app.Program, qtbot: QtBot
) -> None:
    session = program.shelf_window.shelf.free_path("Friday")
    assert main(["new", "--scenario", "neon-harbour", "--no-window", "--file", str(session)]) == FINE
    _laid(program, session, qtbot)
    assert program.model is not None
    assert called(SHIPPED) == GERMAN
    comes = BringThreat(COACH_SEAT, Quoted(SHIPPED), "wick", (Quoted("rating 1"), Quoted("agenda Draw a card.")))
    assert program.model.attempt(comes)
    QApplication.processEvents()
    assert called(SHIPPED) == SHIPPED
    assert SHIPPED in _names(program.table)
    assert GERMAN not in _names(program.table)
    assert program.table is not None
    program.table.close()
    _laid(program, session, qtbot)
    assert called(SHIPPED) == SHIPPED


def test_what_was_brought_in_on_one_evening_is_known_on_the_next_and_in_its_replay_and_tale(
    program: app.Program, qtbot: QtBot, tmp_path: Path
) -> None:
    """Given a Threat that no pack of the session says, when the same scenario goes on, then its name is as written."""
    first, second = tmp_path / "first.gattai", program.shelf_window.shelf.free_path("Second")
    assert main(["new", "--scenario", "neon-harbour", "--no-window", "--file", str(first)]) == FINE
    _laid(program, first, qtbot)
    assert program.model is not None
    comes = BringThreat(COACH_SEAT, Quoted(SHIPPED), "wick", (Quoted("rating 1"), Quoted("agenda Draw a card.")))
    assert program.model.attempt(comes)
    assert program.table is not None
    program.table.close()
    assert called(SHIPPED) == GERMAN
    for _ in range(2):  # the evening after the next one knows it, too
        last = last_evening(first)
        setup = last.next_setup(None, ())
        second.unlink(missing_ok=True)
        Journal.create(second, last.box, setup, at=1).close()
        first = second.rename(tmp_path / "again.gattai")
    _laid(program, first, qtbot)
    assert called(SHIPPED) == SHIPPED
    assert SHIPPED in _names(program.table)
    assert OWN_WORDS in program.model.sight().values
    program.model.pass_to("red")
    program.model.take_seat()
    assert OWN_WORDS not in program.model.sight().values, "a Threat that is hidden would be named by it"
    assert program.table is not None
    program.table.close()
    program.replay_file(first)
    QApplication.processEvents()
    assert called(SHIPPED) == SHIPPED
    assert program.replays.window is not None
    program.replays.window.close()
    assert SHIPPED in tale_in(first).own


def test_the_next_evening_of_a_pack_knows_what_is_its_makers_own_without_the_pack(
    program: app.Program, tmp_path: Path
) -> None:
    last = last_evening(_begun(program, tmp_path))
    kept = last.next_setup(None, ()).values[OWN_WORDS]
    assert SHIPPED in kept
    assert "Violence" not in kept, "the book's word"


def test_what_ships_and_comes_to_a_running_table_is_translated(program: app.Program, qtbot: QtBot) -> None:
    session = program.shelf_window.shelf.free_path("Friday")
    assert main(["new", "--scenario", "neon-harbour", "--no-window", "--file", str(session)]) == FINE
    _laid(program, session, qtbot)
    assert program.model is not None
    (name, comes) = next(
        (one.name, one.move)
        for pack in books()
        for one in could_come(pack, program.model.sight())
        if isinstance(one.move, BringLocation) and one.move.name != one.name
    )
    assert program.model.attempt(comes)
    keys = program.model.sight().values["locations"]
    written = str(program.model.sight().values[f"location.{keys[-1]}.name"])
    assert content(written) == name != written


def test_a_session_that_is_called_like_her_scenario_keeps_that_name_on_the_shelf(
    program: app.Program, tmp_path: Path
) -> None:
    """Given a scenario of her own called as something that ships: nobody else's session of that name is hers."""
    session, shipped = (program.shelf_window.shelf.free_path(name) for name in (SHIPPED, "Neon Harbour"))
    own = files_of()["scenarios.toml"].replace('"The Dark Quay"', f'"{SHIPPED}"')
    pack = written(tmp_path / "mine", files_of(scenarios=own))
    asked = ("new", "--pack", str(pack), "--scenario", "dark-quay", "--no-window", "--file", str(session))
    assert main([*asked]) == FINE
    assert main(["new", "--scenario", "neon-harbour", "--no-window", "--file", str(shipped)]) == FINE
    assert [name_of(on_shelf(one)) for one in (session, shipped)] == [SHIPPED, "Neonhafen"]


def test_packs_page_and_desk_say_titles_and_names_as_they_are_written(program: app.Program, tmp_path: Path) -> None:
    folder = program.shelf_window.shelf.folder.parent / "packs"
    files = files_of("dark-quay", SHIPPED, threats=OWN, locations=LIGHT)
    OwnPacks(folder, "gattai").keep("dark-quay", {name: text.encode() for name, text in files.items()})
    shelf = program.shelf_window
    shelf.show()
    shelf.packs.show()
    QApplication.processEvents()
    assert SHIPPED in _names(shelf)
    assert GERMAN not in _names(shelf)
    shelf.desk.open(PackShelf(folder).read().packs[0])
    assert shelf.desk.page is not None
    QApplication.processEvents()
    assert GERMAN not in _names(shelf.desk.page)
    shelf.desk.page.draft.change("threat", "threat.wick", name="Blast")


def test_what_says_that_it_is_the_books_and_a_pack_that_came_along_are_translated(tmp_path: Path) -> None:
    files = files_of(threats=OWN.replace('author = "Jo"', 'origin = "adapted"\nsource = "x"\nchanges = "y"'))
    assert SHIPPED not in own_words("gattai", [PackCopy("dark-quay", "Mine", files)])
    assert SHIPPED in own_words("gattai", [PackCopy("dark-quay", "Mine", files_of(threats=OWN))])
    along = {one.name: one.read_text(encoding="utf-8") for one in resource("packs/three-evenings").glob("*.toml")}
    assert not own_words("gattai", [PackCopy("three-evenings", "Three Evenings", along)]) - {"Three Evenings"}
    changed = {name: text.replace('name = "', 'name = "My ', 1) for name, text in along.items()}
    assert own_words("gattai", [PackCopy("three-evenings", "Three Evenings", changed)])
