"""What takes long is stopped where nobody waits for it any more, and leaves nothing half done."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.progress import Stopped, Told
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import save_whole, verify
from gattai_desktop.sessions.shelf import Shelf, copy_session, record_into, record_of
from tests.sessions.evening import play, table

ENTRIES = 200


@pytest.fixture
def session(tmp_path: Path) -> Path:
    path = tmp_path / "evening.gattai"
    with Journal.create(path, GATTAI, table()) as journal:
        play(journal, ENTRIES)
    return path


@pytest.fixture
def record(session: Path) -> Path:
    path = session.with_suffix(".record")
    with Journal.open(session) as journal:
        path.write_text("\n".join(record_of(journal)) + "\n", encoding="utf-8")
    return path


def stopping_at(share: float) -> Told:
    """Return what wants no more once so much is done."""

    def told(done: int, of: int) -> None:
        if done >= share * of:
            raise Stopped

    return told


WORKS: dict[str, Callable[[Path, Path, Told], object]] = {
    "copying": copy_session,
    "saving what is whole": lambda path, target, told: save_whole(path, target, told=told),
    "duplicating": lambda path, _target, told: Shelf(path.parent).duplicate(path, "another", told),
    "importing": lambda path, target, told: record_into(path.with_suffix(".record"), target, told=told),
}


@pytest.mark.parametrize("share", [0.0, 0.4, 0.75])
@pytest.mark.parametrize("what", WORKS)
def test_what_is_stopped_leaves_no_file_behind(session: Path, record: Path, what: str, share: float) -> None:
    before = sorted(session.parent.iterdir())
    content = session.read_bytes()
    with pytest.raises(Stopped):
        WORKS[what](session, session.with_name("target.gattai"), stopping_at(share))
    assert sorted(session.parent.iterdir()) == before
    assert session.read_bytes() == content
    assert record.exists()


def test_who_waits_hears_of_every_part(session: Path) -> None:
    heard: list[tuple[int, int]] = []
    assert verify(session, lambda done, of: heard.append((done, of))).intact
    assert [done for done, _ in heard] == [0, 64, 128, 192, ENTRIES]
    assert {of for _, of in heard} == {ENTRIES}
