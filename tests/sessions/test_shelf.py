"""The shelf: every session with its picture, copied, renamed, brought in and taken out."""

import os
import shutil
import sqlite3
import sys
from pathlib import Path
from threading import Event

import pytest

from gattai_desktop.cards.card import Back
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.file_kinds import SESSION
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.sessions import elsewhere
from gattai_desktop.sessions.backups import has_backups
from gattai_desktop.sessions.connection import give_up
from gattai_desktop.sessions.elsewhere import FILE
from gattai_desktop.sessions.errors import NotASession, SessionExists, SessionInUse
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.leftover_wal import log_of
from gattai_desktop.sessions.shelf import (
    Shelf,
    UnfitRecord,
    copy_session,
    default_folder,
    file_name,
    record_into,
    record_of,
    series_name,
    told_apart,
)
from gattai_desktop.sessions.shelf_entry import on_shelf
from gattai_desktop.sessions.taken_away import lay_back, take_away
from tests.sessions.evening import keep_copy, play, table


def test_the_shelf_shows_where_each_session_stopped(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "sessions")
    assert shelf.sessions() == ()
    for name, moves in (("old", 3), ("new", 30)):
        with Journal.create(shelf.folder / f"{name}.gattai", GATTAI, table(), at=500) as journal:
            journal.rename(name)
            play(journal, moves)
    (shelf.folder / "broken.gattai").write_bytes(b"no session")
    (shelf.folder / "notes.txt").write_text("mine")
    new, old, broken = shelf.sessions()
    assert (new.name, new.entries, new.at, new.created) == ("new", 30, 1_030, 500)
    assert (old.name, old.entries, old.can_be_opened) == ("old", 3, True)
    assert isinstance(broken.trouble, NotASession)
    with Journal.open(new.path) as journal:
        assert new.last_move == journal.entry(30).move


@pytest.mark.parametrize(
    ("game", "form", "answers", "people"),
    [
        ("gattai", "neon-harbour", {"people": {"coach": "Mira", "red": "Ida", "green": "Mira"}}, ("Ida", "Mira")),
        ("gattai", "neon-harbour", {"people": {"coach": "Mira"}, "program": {"red": "gentle"}}, ("Mira",)),
        ("gattai", "neon-harbour", {}, ()),
        ("rumblebots", "quick-battle", {"seats": {"red": "Mira", "blue": "", "green": "Jo"}}, ("Mira", "Jo")),
        ("virtual-machine", "first-boot", {"people": {"cpu": "Mira"}}, ("Mira",)),
        ("tasuo", "two-players", {"seats": {"red": "Red", "blue": "Jo"}}, ("Jo",)),
    ],
)
def test_who_plays_is_told_as_far_as_somebody_said_it(
    game: str, form: str, answers: dict[str, object], people: tuple[str, ...], tmp_path: Path
) -> None:
    """Given names of Pilots, colours and the program, then none of them is taken for a person, and each stands once."""
    path = tmp_path / "one.gattai"
    Journal.create(path, box(game), table_form(game, form).setup(answers), at=500).close()
    assert on_shelf(path).people == people


def test_the_picture_holds_no_hidden_card(played: Path) -> None:
    sight = on_shelf(played).sight
    assert sight is not None
    with Journal.open(played) as journal:
        for seat in GATTAI.game.seats(journal.state()):
            assert len(sight.zones.get(f"hand.{seat}", ())) == journal.state().count(f"hand.{seat}")
            assert all(isinstance(card, Back) for card in sight.cards(f"hand.{seat}"))
    assert all(isinstance(card, Back) for card in sight.cards("deck.pilots"))


def test_a_session_that_is_open_is_shown_and_cannot_be_opened(journal: Journal) -> None:
    play(journal, 3)
    shown = on_shelf(journal.path)
    assert isinstance(shown.trouble, SessionInUse)
    play(journal, 3)  # looking has not taken the lock away
    assert isinstance(on_shelf(journal.path).trouble, SessionInUse)


def test_a_copy_goes_its_own_way(played: Path) -> None:
    shelf = Shelf(played.parent)
    with Journal.open(played) as journal:
        name, state = journal.name, journal.state()
    copy = shelf.duplicate(played)
    with Journal.open(copy) as journal:
        assert journal.name == f"{name} (copy)"
        assert journal.state() == state
        play(journal, 2)
    with Journal.open(played) as journal:
        assert journal.last == 150
    assert shelf.duplicate(played) != copy


@pytest.mark.parametrize(
    ("name", "file", "evening", "series"),
    [
        ("Neon Harbour", "Neon Harbour", 1, "Neon Harbour"),
        ("Neon Harbour", "Neon Harbour 2", 1, "Neon Harbour 2"),
        ("Neon Harbour 2, evening 2", "Neon Harbour 2, evening 2", 2, "Neon Harbour 2"),
        ("Neon Harbour, Abend 2", "Neon Harbour, Abend 2", 2, "Neon Harbour"),
        ("Neon Harbour, evening 2", "Neon Harbour, evening 2 2", 2, "Neon Harbour 2"),
        ("The tide", "The tide", 2, "The tide"),
    ],
)
def test_the_evenings_of_a_session_are_called_after_it(name: str, file: str, evening: int, series: str) -> None:
    """In whichever language its evening before was named, and by the name that it was given since."""
    assert series_name(name, Path(f"{file}.gattai"), evening) == series


def test_two_sessions_of_one_name_are_told_apart(played: Path) -> None:
    shelf = Shelf(played.parent / "shelf")
    for _ in range(2):
        copy_session(played, taken := shelf.free_path(on_shelf(played).name))
        shelf.duplicate(taken)
    names = [told_apart(one) for one in shelf.sessions()]
    assert len(set(names)) == 4
    with Journal.open(played) as journal:
        assert sorted(names) == sorted(f"{journal.name}{more}" for more in ("", " (copy)", " 2", " (copy) 2"))
    (shelf.folder / f"{names[0]}.gattai").rename(shelf.folder / "Tuesday.gattai")
    assert any(told_apart(one).endswith("(Tuesday)") for one in shelf.sessions())


def test_a_log_that_no_disk_has_room_for_keeps_its_session(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a full disk, when a session is renamed that a crash left, then its file stays beside what belongs to it."""
    log = log_of(played)

    def full(connection: sqlite3.Connection, path: Path) -> None:
        give_up(connection, path)
        log.write_bytes(b"left by a crash")

    monkeypatch.setattr("gattai_desktop.sessions.connection.let_go", full)
    assert Shelf(played.parent).rename(played, "Sunday") == played
    assert log.exists()
    log.unlink()
    assert on_shelf(played).name == "Sunday"


def test_a_session_that_is_open_can_be_copied(journal: Journal) -> None:
    play(journal, 5)
    journal.close()
    with Journal.open(journal.path) as again:
        copy = Shelf(journal.path.parent).duplicate(journal.path, "Another")
        with Journal.open(copy) as other:
            assert other.state() == again.state()
        with pytest.raises(SessionInUse):
            Journal.open(journal.path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows takes no such names")
@pytest.mark.parametrize("name", ["50% off?.gattai", "a#b&mode=memory.gattai", "ü ♦ 'x' \".gattai", "-x.gattai"])
def test_a_file_may_be_called_anything(played: Path, name: str) -> None:
    path = played.rename(played.with_name(name))
    with Journal.open(path) as journal:
        play(journal, 1)
    assert on_shelf(path).entries == 151
    assert [one.name for one in path.parent.iterdir()] == [name]


def test_renaming_renames_the_file_as_far_as_it_can(played: Path) -> None:
    shelf = Shelf(played.parent)
    renamed = shelf.rename(played, "Storm / Harbour: part 2")
    assert renamed.name == "Storm Harbour part 2.gattai"
    assert on_shelf(renamed).name == "Storm / Harbour: part 2"
    assert not played.exists()


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Friday", "Friday"),
        ("../../etc/passwd", "etc passwd"),
        ("a\x00b\nc", "a b c"),
        ("con", "con_"),
        ("LPT². ", "LPT²_"),
        ("nul .x", "nul .x_"),
        ("  ", "Table"),
        ("...", "Table"),
        ("x" * 500, "x" * 80),
        ("Größe ♦", "Größe ♦"),
    ],
)
def test_a_name_for_people_becomes_a_name_for_a_file(name: str, file: str) -> None:
    assert file_name(name) == file


def test_session_to_record_to_session_gives_the_same_state(played: Path, tmp_path: Path) -> None:
    record = tmp_path / "friday.record"
    with Journal.open(played) as journal:
        record.write_text("\n".join(record_of(journal)) + "\n", encoding="utf-8")
        state, setup = journal.state(), journal.setup()
        entries = [(one.move, one.by, one.facts, one.narration) for one in journal.entries()]
    into = tmp_path / "again.gattai"
    assert record_into(record, into, at=9) == 150
    with Journal.open(into) as journal:
        assert journal.state() == state
        assert journal.setup() == setup
        assert [(one.move, one.by, one.facts, one.narration) for one in journal.entries()] == entries
    assert read(record.read_text(encoding="utf-8")).title == journal.name


def test_a_renamed_session_keeps_its_name_on_its_way_through_a_record(played: Path, tmp_path: Path) -> None:
    record = tmp_path / "renamed.record"
    with Journal.open(played) as journal:
        journal.rename("Our first evening", 9)
        zones = journal.state().zones
        record.write_text("\n".join(record_of(journal)) + "\n", encoding="utf-8")
    with Journal.open(Shelf(tmp_path / "sessions").import_record(record)) as again:
        assert again.name == "Our first evening"
        assert again.path.name == "Our first evening.gattai"
        assert again.state().zones == zones


def test_a_record_that_does_not_play_as_it_says_makes_no_session(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "sessions")
    record = tmp_path / "x.record"
    record.write_text("given pilots Red\nthen Harmony 7\n", encoding="utf-8")
    with pytest.raises(UnfitRecord, match="line 2: expected Harmony 7; found 4"):
        shelf.import_record(record)
    record.write_text("gave nothing\n", encoding="utf-8")
    with pytest.raises(UnreadableRecord):
        shelf.import_record(record)
    assert shelf.sessions() == ()
    record.write_text('given pilots Red; name "Mine"\n', encoding="utf-8")
    assert shelf.import_record(record).name == "Mine.gattai"
    with pytest.raises(SessionExists):
        record_into(record, shelf.folder / "Mine.gattai")


def test_the_shelf_has_a_place_of_its_own() -> None:
    assert default_folder().name == "sessions"


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="asks Linux which files are open")
def test_a_damaged_session_is_not_held_open_while_the_shelf_shows_it(tmp_path: Path) -> None:
    """Windows would let nobody delete it, or put a copy in its place."""
    path = tmp_path / "Friday.gattai"
    with Journal.create(path, GATTAI, table()) as journal:
        play(journal, 20)
    data = bytearray(path.read_bytes())
    places = range(4096 + 100, len(data), 997)
    troubles = 0
    for place in places:
        damaged = tmp_path / f"{place}.gattai"
        damaged.write_bytes(data[:place] + bytes([data[place] ^ 0xFF] * 200) + data[place + 200 :])
        shown = on_shelf(damaged)
        troubles += not shown.can_be_opened
        opened = [os.path.realpath(one) for one in Path("/proc/self/fd").iterdir()]
        assert str(damaged.resolve()) not in opened
    assert troubles


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the disk tells no large letters from small ones")
def test_a_session_whose_ending_has_large_letters_is_one(played: Path) -> None:
    """Given two sessions that only their endings tell apart, then both are there, each with its own copies."""
    large = played.with_name("EVENING.GATTAI")
    shutil.copy(played, large)
    shutil.copy(played, played.with_name("EVENING.gattai"))
    assert {one.name for one in Shelf(played.parent).files()} >= {"EVENING.GATTAI", "EVENING.gattai"}
    with Journal.open(large) as journal:
        keep_copy(journal)
        play(journal, 1, journal.last)
    assert has_backups(large)
    assert not has_backups(played.with_name("EVENING.gattai"))
    taken = take_away(large)
    assert has_backups(taken)
    assert has_backups(lay_back(taken))


def test_a_session_of_another_folder_that_was_opened_is_shown_from_then_on(played: Path, tmp_path: Path) -> None:
    shelf, elsewhere = Shelf(tmp_path / "shelf"), played.parent
    shelf.remember(played)
    assert list(shelf.files()) == [played]
    assert shelf.other_folder(played) == elsewhere
    renamed = shelf.rename(played, "Called otherwise")
    assert renamed.parent == elsewhere, "a new name moves no file into another folder"
    assert list(shelf.files()) == [renamed]
    copy = shelf.duplicate(renamed)
    assert shelf.other_folder(copy) is None
    assert set(shelf.files()) == {renamed, copy}
    shelf.remember(copy)
    assert len(list(shelf.files())) == 2, "one that lies on the shelf is shown once"
    renamed.rename(tmp_path / "taken away")
    assert list(shelf.files()) == [copy], "one that is gone is not shown"
    (tmp_path / "taken away").rename(renamed)
    assert set(shelf.files()) == {renamed, copy}, "until it is there again, as on a stick that was pulled"
    shelf.forget(renamed)
    assert list(shelf.files()) == [copy]
    assert renamed.is_file()


def test_a_disk_that_does_not_answer_holds_up_no_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A drive on a network that is away took half a minute, in which the first window did not even open."""
    shelf, near, drive, answer = Shelf(tmp_path / "shelf"), tmp_path / "near.gattai", tmp_path / "far.gattai", Event()
    for path in (near, drive):
        path.touch()
        shelf.remember(path)
    looked: list[Path] = []

    def lies_there(path: Path) -> bool:
        looked.append(path)
        return path != drive or answer.wait()

    monkeypatch.setattr(elsewhere, "lies_there", lies_there)
    monkeypatch.setattr(elsewhere, "_PATIENCE", 1.0)
    assert list(shelf.files()) == [near]
    assert list(shelf.files()) == [near]
    assert looked.count(drive) == 1, "somebody waits there already"
    answer.set()
    elsewhere._asked[drive].join()
    monkeypatch.setattr(elsewhere, "_PATIENCE", 60.0)
    assert list(shelf.files()) == [drive, near]


@pytest.mark.parametrize("damage", [b"", b"[[", b"{}", b"[1, null]", b"\xff"])
def test_a_list_of_other_folders_that_cannot_be_read_keeps_nobody_out(
    played: Path, tmp_path: Path, damage: bytes
) -> None:
    shelf = Shelf(tmp_path / "shelf")
    shelf.remember(played)
    (shelf.folder / FILE).write_bytes(damage)
    assert list(shelf.files()) == []
    shelf.remember(played)
    assert list(shelf.files()) == [played]


def test_of_other_folders_the_last_twenty_sessions_are_shown(played: Path, tmp_path: Path) -> None:
    shelf, club = Shelf(tmp_path / "shelf"), tmp_path / "club"
    club.mkdir()
    for number in range(25):
        path = club / f"{number}{SESSION}"
        path.write_bytes(b"")
        shelf.remember(path)
    assert [int(path.stem) for path in shelf.files()] == [*range(24, 4, -1)]
