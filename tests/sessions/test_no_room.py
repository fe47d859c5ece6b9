"""A disk that is full or read-only: a plain sentence names the file, what was there stays, and nothing half is left."""

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from gattai_desktop.content import folder_writing
from gattai_desktop.content.folder_writing import NotWritten, bring_to_end, write_files
from gattai_desktop.content.own_box import read_copies
from gattai_desktop.content.own_pack import read_own_pack
from gattai_desktop.content.own_packs import OwnPacks
from gattai_desktop.content.pack_file import NoPackFile, packed
from gattai_desktop.content.pack_shelf import renamed
from gattai_desktop.content.written_file import bytes_written
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.errors import NotReadable, NotSaved
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.own_decks import DeckNotKept, OwnDecks
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.sessions.system_report import kept_report
from gattai_desktop.sessions.telling import exported
from tests.content.coach_packs import files_of, written
from tests.sessions.evening import table


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let every write from the nth on be cut off in the middle, since the disk is full."""

    def fill(number: int = 1) -> None:
        left = [number]

        def stopped(file: int) -> None:
            left[0] -= 1
            if left[0] < 1:
                os.ftruncate(file, 1)
                raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(os, "fsync", stopped)

    return fill


def _lying(folder: Path) -> dict[str, bytes]:
    return {str(one.relative_to(folder)): one.read_bytes() for one in folder.rglob("*") if one.is_file()}


def test_on_a_disk_that_is_read_only_the_file_is_named_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a disk also refuses to delete a file that is not there."""

    set_up = table()

    def refuses(path: Path, *_more: object, **_named: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    for where, what in ((Path, "unlink"), (Path, "open"), (os, "open")):
        monkeypatch.setattr(where, what, refuses)
    with pytest.raises(OSError, match=r"x\.html'$"):
        bytes_written(tmp_path / "x.html", b"")
    with pytest.raises(NotSaved, match=r"^x.gattai cannot be made in .*: the file or its folder is read-only"):
        Journal.create(tmp_path / "x.gattai", GATTAI, set_up)


def test_a_deck_that_could_not_be_saved_leaves_the_one_before(tmp_path: Path, full: Callable[[], None]) -> None:
    decks = OwnDecks(tmp_path, "tasuo")
    decks.keep("Tide", "a\n")
    (decks.folder / "damaged.deck").write_bytes(b"\xff")
    before = _lying(tmp_path)
    full()
    for name in ("Tide", "Slag", "Damaged"):
        with pytest.raises(DeckNotKept, match=rf"The deck {name} could not be saved in .*: the disk is full"):
            decks.keep(name, "b\n")
    assert _lying(tmp_path) == before


@pytest.mark.parametrize("number", [1, 2])
def test_a_pack_that_could_not_be_kept_leaves_the_one_before(
    tmp_path: Path, full: Callable[[int], None], number: int
) -> None:
    packs = OwnPacks(tmp_path, "gattai")
    packs.keep("mine", {"pack.toml": b"old", "threats.toml": b"old"})
    before = _lying(tmp_path)
    full(number)
    with pytest.raises(OSError, match="No space"):
        packs.keep("mine", {"pack.toml": b"new", "threats.toml": b"new"})
    assert _lying(tmp_path) == before


def test_a_pack_that_could_not_be_laid_away_once_is_laid_away_the_next_time(tmp_path: Path) -> None:
    """Given a file where the folder of what was removed should be, when it is gone, then no version was lost."""
    packs = OwnPacks(tmp_path, "gattai")
    (tmp_path / "removed").write_text("in the way")
    for text in (b"first", b"second"):
        packs.keep("mine", {"pack.toml": text})
    with pytest.raises(OSError, match="removed"):
        packs.keep("mine", {"pack.toml": b"third"})
    (tmp_path / "removed").unlink()
    packs.keep("mine", {"pack.toml": b"third"})
    assert sorted(_lying(tmp_path).values()) == [b"first", b"second", b"third"]


def test_a_pack_that_could_not_be_begun_leaves_no_folder(tmp_path: Path, full: Callable[[], None]) -> None:
    full()
    with pytest.raises(NotWritten, match="the disk is full"):
        write_files(tmp_path / "mine", {"pack.toml": b"new"})
    assert list(tmp_path.iterdir()) == []


def test_files_that_cannot_be_brought_back_are_not_emptied(
    tmp_path: Path, full: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a disk that fails between two files and is full by then, then the first holds the old or the new."""
    write_files(tmp_path, {"a.toml": b"old", "b.toml": b"old"})
    rename = Path.replace

    def fails(old: Path, new: Path) -> Path:
        if Path(new).name == "b.toml":
            full()
            raise OSError(errno.EIO, "Input/output error")
        return rename(old, new)

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(NotWritten):
        write_files(tmp_path, {"a.toml": b"new", "b.toml": b"new"})
    assert (tmp_path / "a.toml").read_bytes() in (b"old", b"new")


@pytest.mark.parametrize("others", [{}, {"b.toml": b"new", "gone.toml": None}], ids=["one file", "several"])
@pytest.mark.parametrize("act", [bring_to_end, lambda folder: write_files(folder, {"a.toml": b"hers"})])
def test_while_one_desk_changes_files_another_is_told_so(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    others: dict[str, bytes | None],
    act: Callable[[Path], None],
) -> None:
    """Given two desks at one pack, when one looks or writes amid the other's change, then it is told so."""
    write_files(tmp_path, {"a.toml": b"old", "gone.toml": b"old"})
    sync, told = os.fsync, [""]

    def amid(file: int) -> None:
        if not told[-1]:
            told.append("")
            with pytest.raises(NotWritten) as wrong:
                act(tmp_path)
            told.append(str(wrong.value))
        sync(file)

    monkeypatch.setattr("gattai_desktop.renaming.PAUSES", (0.0,))
    monkeypatch.setattr(os, "fsync", amid)
    write_files(tmp_path, {"a.toml": b"mine", **others})
    assert told[-1].endswith("at this moment; try it again. What was kept before is still there.")
    left = {"a.toml": b"mine", "gone.toml": b"old", **others}
    assert _lying(tmp_path) == {name: text for name, text in left.items() if text is not None}


@pytest.mark.parametrize("error", [errno.ENOLCK, errno.EOPNOTSUPP])
def test_a_disk_that_knows_no_locks_is_written_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    def refuses(_file: int) -> None:
        raise OSError(error, "No locks available")

    monkeypatch.setattr(folder_writing, "_lock", refuses)
    write_files(tmp_path, {"a.toml": b"new", "b.toml": b"new"})
    assert _lying(tmp_path) == {"a.toml": b"new", "b.toml": b"new"}


def test_a_change_that_cannot_be_finished_stays_whole_for_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a change that was cut off, when the disk fails as it is finished, then it is finished the next time."""
    write_files(tmp_path, {"a.toml": b"old", "b.toml": b"old", "c.toml": b"old"})
    rename = Path.replace

    def until(last: str, wrong: BaseException) -> None:
        def fails(old: Path, new: Path) -> Path:
            if Path(new).name == last:
                raise wrong
            return rename(old, new)

        monkeypatch.setattr(Path, "replace", fails)

    until("b.toml", KeyboardInterrupt())
    with pytest.raises(KeyboardInterrupt):
        write_files(tmp_path, {"a.toml": b"new", "b.toml": b"new", "c.toml": b"new"})
    until("c.toml", OSError(errno.EIO, "Input/output error"))
    with pytest.raises(NotWritten):
        bring_to_end(tmp_path)
    monkeypatch.setattr(Path, "replace", rename)
    bring_to_end(tmp_path)
    assert _lying(tmp_path) == dict.fromkeys(("a.toml", "b.toml", "c.toml"), b"new")


def test_a_report_that_cannot_be_written_leaves_the_one_before(
    tmp_path: Path, full: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_names, **_more: tmp_path)
    assert kept_report(ValueError("first")) is not None
    before = _lying(tmp_path)
    full()
    assert kept_report(ValueError("second")) is None
    assert _lying(tmp_path) == before


def test_without_room_for_temporary_files_each_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, session = tmp_path / "a.gattai-pack", tmp_path / "Friday.gattai"
    file.write_bytes(packed(files_of()))
    pack = read_own_pack(written(tmp_path / "mine"))
    Journal.create(session, GATTAI, table()).close()
    session.with_name("Friday.gattai-wal").write_bytes(b"left by a crash")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "none"))
    for act in (lambda: read_own_pack(file), lambda: renamed(pack, "other"), lambda: read_copies([pack.copy])):
        with pytest.raises(NoPackFile, match="there is no room for temporary files"):
            act()
    with pytest.raises(NotReadable, match=r"^Friday.gattai cannot be looked at"):
        verify(session)
    session.with_name("Friday.gattai-wal").unlink()
    with pytest.raises(NotReadable, match=r"^Friday.gattai cannot be looked at"):
        exported(session, "record", "")
