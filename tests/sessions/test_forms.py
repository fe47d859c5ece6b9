"""Files of every released version open; an older form is brought up to the one of today, after a copy was made."""

import json
import sqlite3
from pathlib import Path

import pytest

from gattai_desktop.sessions import forms
from gattai_desktop.sessions.errors import NotMovedOn, SessionNewer
from gattai_desktop.sessions.file_format import SCHEMA, schema
from gattai_desktop.sessions.forms import FORMS, Form
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.sessions.shelf_entry import on_shelf
from tests.sessions.evening import keep_copy, play
from tests.sessions.keep_files import FIXTURES, LIST, form_of, told

RELEASED = json.loads((FIXTURES / LIST).read_text(encoding="utf-8"))

TWO = SCHEMA + "CREATE TABLE notes (number INTEGER PRIMARY KEY NOT NULL, text TEXT NOT NULL) STRICT;\n"
"""A form that there never was, to step to."""


def _add_notes(connection: sqlite3.Connection) -> None:
    connection.execute(TWO.removeprefix(SCHEMA).strip(" ;\n"))
    connection.execute("INSERT INTO notes SELECT number, 'kept' FROM entries WHERE number = 1")


def _break(connection: sqlite3.Connection) -> None:
    _add_notes(connection)
    connection.execute("SELECT nothing FROM nowhere")


@pytest.fixture
def a_form_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FORMS, 2, Form(schema(TWO), _add_notes))


def test_a_file_of_every_released_version_is_kept_here() -> None:
    assert {path.stem for path in FIXTURES.glob("*.gattai")} == set(RELEASED)
    assert {one["form"] for one in RELEASED.values()} == set(FORMS)


@pytest.mark.parametrize("version", RELEASED)
def test_a_file_of_a_released_version_opens_and_play_goes_on(version: str, tmp_path: Path) -> None:
    form, entries, table = (RELEASED[version][key] for key in ("form", "entries", "table"))
    path = tmp_path / "old.gattai"
    path.write_bytes((FIXTURES / f"{version}.gattai").read_bytes())
    assert form_of(path) == form
    assert verify(path).intact
    with Journal.open(path) as journal:
        assert journal.last == entries
        assert told(journal) == table
        assert [one.number for one in journal.entries()] == list(range(1, entries + 1))
        play(journal, 3)
    assert verify(path).last == entries + 3


@pytest.mark.usefixtures("a_form_to_come")
def test_an_older_file_is_looked_at_without_being_touched(played: Path) -> None:
    before = played.read_bytes()
    assert on_shelf(played).entries == 150
    assert on_shelf(played).trouble is None
    assert verify(played).intact
    assert save_whole(played, played.with_name("saved.gattai")).intact
    assert played.read_bytes() == before


@pytest.mark.usefixtures("a_form_to_come")
def test_an_older_file_is_copied_and_then_brought_up_to_the_form_of_today(played: Path) -> None:
    before = played.read_bytes()
    with Journal.open(played) as journal:
        assert keep_copy(journal) == ""  # there is one already
        assert journal.last == 150
        play(journal, 1)
    assert form_of(played) == 2
    assert [path.name for path in (played.parent / "backups").iterdir()] == ["Friday.form-1.gattai"]
    copy = played.parent / "backups" / "Friday.form-1.gattai"
    assert form_of(copy) == 1
    assert verify(copy).last == 150
    with sqlite3.connect(played) as other:
        assert other.execute("SELECT number, text FROM notes").fetchall() == [(1, "kept")]
    other.close()
    played.write_bytes(before)  # the same again: nothing of the first copy is lost
    Journal.open(played).close()
    assert (played.parent / "backups" / "Friday.form-1-2.gattai").exists()


def test_a_step_that_fails_leaves_the_file_as_it_was(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FORMS, 2, Form(schema(TWO), _break))
    before = played.read_bytes()
    with pytest.raises(NotMovedOn, match=r"made by an older version, and could not be brought up.*It is as it was"):
        Journal.open(played)
    assert played.read_bytes() == before
    monkeypatch.delitem(FORMS, 2)
    with Journal.open(played) as journal:
        assert journal.last == 150


@pytest.mark.usefixtures("a_form_to_come")
def test_without_a_copy_an_older_file_is_left_alone(played: Path) -> None:
    before = played.read_bytes()
    (played.parent / "backups").write_text("a file where the folder should be")
    with pytest.raises(NotMovedOn, match=r"a copy of it is kept in .*, and that was not possible.*It is as it was"):
        Journal.open(played)
    assert played.read_bytes() == before


@pytest.mark.usefixtures("a_form_to_come")
def test_a_newer_file_is_refused_by_the_program_of_before(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Journal.open(played).close()
    monkeypatch.delitem(FORMS, 2)
    assert forms.newest() == 1
    before = played.read_bytes()
    with pytest.raises(SessionNewer, match=r"newer version of the program \(format 2, this one reads up to 1\)"):
        Journal.open(played)
    assert played.read_bytes() == before
    assert isinstance(Shelf(played.parent).sessions()[0].trouble, SessionNewer)
