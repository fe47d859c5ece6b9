"""A session file that somebody deletes, moves or replaces while it is open is saved again; nothing is lost."""

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from gattai_desktop.sessions import journal as journal_module
from gattai_desktop.sessions.errors import NotSaved
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.recovery import verify
from tests.sessions.evening import play

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody take an open file away")


def test_a_deleted_file_is_written_anew_with_everything_in_it(journal: Journal) -> None:
    play(journal, 10)
    journal.path.unlink()
    state = journal.state()
    with pytest.raises(NotSaved, match=r"Everything up to move 10 was saved as Friday.gattai, and play goes on there"):
        play(journal, 1)
    assert (journal.last, journal.state()) == (10, state)
    play(journal, 3)
    journal.close()
    with Journal.open(journal.path) as again:
        assert again.last == 13
    assert verify(journal.path).intact


def test_a_file_that_another_replaced_is_left_alone(journal: Journal, played: Path, tmp_path: Path) -> None:
    play(journal, 10)
    other = (tmp_path / "other").write_bytes(b"somebody else's")
    (tmp_path / "other").replace(journal.path)
    with pytest.raises(NotSaved, match=r"was saved as Friday 2.gattai"):
        play(journal, 1)
    play(journal, 2)
    journal.close()
    assert other
    assert (tmp_path / "Friday.gattai").read_bytes() == b"somebody else's"
    assert not (tmp_path / "Friday.gattai-wal").exists()
    assert verify(tmp_path / "Friday 2.gattai").last == 12


def test_a_folder_that_was_deleted_is_made_again(journal: Journal) -> None:
    play(journal, 4)
    shutil.rmtree(journal.path.parent)
    with pytest.raises(NotSaved, match="Make the move once more"):
        play(journal, 1)
    play(journal, 1)
    journal.close()
    assert verify(journal.path).last == 5


def test_where_it_cannot_be_saved_again_the_table_keeps_everything(journal: Journal, tmp_path: Path) -> None:
    play(journal, 4)
    folder = journal.path.parent
    shutil.rmtree(folder)
    folder.write_text("a file where the folder was")
    for _ in range(2):
        with pytest.raises(NotSaved, match=r"up to move 4 is kept as long as the table is open. Choose another folder"):
            play(journal, 1)
    folder.unlink()
    with pytest.raises(NotSaved, match="Make the move once more"):
        play(journal, 1)
    journal.close()
    assert verify(journal.path).last == 4


def test_a_file_that_is_deleted_after_the_last_move_is_there_when_the_table_is_closed(journal: Journal) -> None:
    play(journal, 6)
    journal.path.unlink()
    journal.close()
    assert verify(journal.path).last == 6


def test_an_entry_that_was_written_into_a_file_just_taken_away_is_made_once_more(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It cannot be saved again at once either: it was never reported, and must not be in the way."""
    play(journal, 63)
    folder, write = journal.path.parent, journal_module.write_entry

    def taken_away(*values: Any) -> None:
        write(*values)
        shutil.rmtree(folder)
        folder.write_text("a file where the folder was")

    with monkeypatch.context() as moment:
        moment.setattr(journal_module, "write_entry", taken_away)
        with pytest.raises(NotSaved, match="up to move 63 is kept as long as the table is open"):
            play(journal, 1)
    folder.unlink()
    with pytest.raises(NotSaved, match="Make the move once more"):
        play(journal, 1)
    play(journal, 2)
    journal.close()
    assert verify(journal.path).intact
    assert verify(journal.path).last == 65
