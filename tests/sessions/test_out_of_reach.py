"""A session in a folder that is closed, or on a disk or network that is gone, says so."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.errors import NotReadable, NotSaved
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.shelf import Shelf, copy_session
from gattai_desktop.sessions.shelf_entry import on_shelf
from gattai_desktop.sessions.taken_away import lay_back, take_away
from gattai_desktop.sessions.telling import exported, seen_at
from tests.faults.closed import close
from tests.sessions.evening import table


@pytest.fixture
def session(tmp_path: Path) -> Path:
    path = tmp_path / "shelf" / "Friday.gattai"
    Journal.create(path, GATTAI, table()).close()
    return path


@pytest.mark.parametrize("silent", [False, True])
@pytest.mark.parametrize(
    "act",
    [
        Journal.open,
        verify,
        take_away,
        lay_back,
        lambda path: save_whole(path, path.with_name("saved.gattai")),
        lambda path: exported(path, "record"),
        lambda path: seen_at(path, None, "public"),
        lambda path: seen_at(path.with_suffix(".record"), None, "public"),
        lambda path: copy_session(path, path.parent.parent / "copy.gattai"),
        lambda path: Shelf(path.parent).duplicate(path),
        lambda path: Shelf(path.parent).rename(path, "Saturday"),
    ],
)
def test_a_session_in_a_closed_folder_is_told(
    session: Path, monkeypatch: pytest.MonkeyPatch, act: Callable[[Path], object], *, silent: bool
) -> None:
    close(monkeypatch, session.parent, silent=silent)
    with pytest.raises(
        NotReadable, match=r"^Friday\.\w+ cannot be reached: it may belong to somebody else\. It was not"
    ):
        act(session)


@pytest.mark.parametrize("silent", [False, True])
def test_its_card_says_so(session: Path, monkeypatch: pytest.MonkeyPatch, *, silent: bool) -> None:
    close(monkeypatch, session.parent, silent=silent)
    assert isinstance(on_shelf(session).trouble, NotReadable)


def test_a_network_that_is_gone_is_told_in_the_words_of_the_system(
    session: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = os.stat

    def gone(path: str, **more: bool) -> os.stat_result:
        if str(path).startswith(str(session.parent)):
            raise OSError(errno.EHOSTDOWN, "Host is down", path)
        return ask(path, **more)

    monkeypatch.setattr(os, "stat", gone)
    with pytest.raises(NotReadable, match="cannot be reached: host is down"):
        Journal.open(session)


@pytest.mark.skipif(os.name == "nt", reason="Windows synchronises no folders")
@pytest.mark.parametrize(("number", "made"), [(errno.EINVAL, True), (errno.EIO, False)])
def test_a_session_is_made_where_folders_cannot_be_synchronised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, *, made: bool
) -> None:
    """Some network folders know that of files alone; a disk that fails is another matter."""
    sync = os.fsync

    def refuse(file: int) -> None:
        if stat.S_ISDIR(os.fstat(file).st_mode):
            raise OSError(number, os.strerror(number))
        sync(file)

    monkeypatch.setattr(os, "fsync", refuse)
    path = tmp_path / "Friday.gattai"
    if made:
        Journal.create(path, GATTAI, table()).close()
    else:
        with pytest.raises(NotSaved, match="the disk reports an error"):
            Journal.create(path, GATTAI, table())
    assert path.exists() == made
