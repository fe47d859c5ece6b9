"""Two running programs that change the same files of one pack, one of which is killed or stopped in the middle."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gattai_desktop.cards.words import wording
from gattai_desktop.content.draft_files import DraftFiles, DraftNotKept
from gattai_desktop.content.folder_writing import bring_to_end, write_files

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no program can be stopped there in the middle")

NAMES = ("factions.toml", "gear.toml", "techs.toml", "threats.toml")

STOPPED_AMID = """
import os, signal, sys
from pathlib import Path
from gattai_desktop.content import folder_writing
put = folder_writing.replace_patiently
def stopped(new, place):
    if place.name == "gear.toml":
        os.kill(os.getpid(), signal.SIGSTOP)
    return put(new, place)
folder_writing.replace_patiently = stopped
names = sys.argv[2].split(",")
folder_writing.write_files(Path(sys.argv[1]), dict.fromkeys(names, b"hers"))
"""

WRITES_ON = """
import os, sys, time
from pathlib import Path
from gattai_desktop.content.folder_writing import NotWritten, write_files
os.fsync = lambda _file: None  # nearly all of the time would go into that
for number in range(100_000):
    try:
        write_files(Path(sys.argv[1]), dict.fromkeys(sys.argv[2].split(","), f"{os.getpid()}.{number}".encode()))
    except NotWritten:
        pass
    time.sleep(0.002)
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    write_files(tmp_path / "mine", dict.fromkeys(NAMES, b"old"))
    return tmp_path / "mine"


@contextmanager
def _another_desk(does: str, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    other = subprocess.Popen([sys.executable, "-c", does, str(folder), ",".join(NAMES)])
    try:
        yield other
    finally:
        other.kill()
        other.wait()


def _stopped(other: subprocess.Popen[bytes]) -> None:
    _, status = os.waitpid(other.pid, os.WUNTRACED)
    assert os.WIFSTOPPED(status)


def _texts(folder: Path) -> dict[str, str]:
    return {one.name: one.read_text() for one in folder.iterdir()}


def test_while_another_desk_is_amid_a_change_this_one_says_so_and_changes_nothing(pack: Path) -> None:
    draft = DraftFiles(pack, NAMES)
    with _another_desk(STOPPED_AMID, pack) as other:
        _stopped(other)
        with pytest.raises(DraftNotKept, match="another desk is changing files there at this moment; try it again"):
            draft.keep(wording("Changed."), dict.fromkeys(NAMES, "mine"))
        assert not draft.undoes
        other.send_signal(signal.SIGCONT)
        assert other.wait() == 0
    assert _texts(pack) == dict.fromkeys(NAMES, "hers")


def test_when_another_desk_is_killed_amid_a_change_this_one_finishes_it_before_its_own(pack: Path) -> None:
    """Given a desk that is open, when another is killed between two files, then neither's files are mixed."""
    draft = DraftFiles(pack, NAMES)
    with _another_desk(STOPPED_AMID, pack) as other:
        _stopped(other)
        assert sorted(one.read_text() for one in pack.glob("*.toml")) == ["hers", "old", "old", "old"]
    draft.look_again()
    assert draft.texts == dict.fromkeys(NAMES, "hers")
    draft.keep(wording("Changed."), {"gear.toml": "mine", "techs.toml": "mine"})
    bring_to_end(pack)
    assert _texts(pack) == {
        "factions.toml": "hers",
        "gear.toml": "mine",
        "techs.toml": "mine",
        "threats.toml": "hers",
    }


def test_a_change_made_on_files_that_another_desk_has_changed_is_not_kept(pack: Path) -> None:
    """Given two desks, when one writes what it had worked out before the other wrote, then it says so."""
    draft = DraftFiles(pack, NAMES)
    write_files(pack, dict.fromkeys(NAMES, b"hers"))
    with pytest.raises(DraftNotKept, match=r"Something else changed the same files at this moment\. Nothing was"):
        draft.keep(wording("Changed."), {"gear.toml": "mine", "techs.toml": "mine"})
    assert _texts(pack) == dict.fromkeys(NAMES, "hers")
    draft.look_again()
    draft.keep(wording("Changed."), {"gear.toml": "mine", "techs.toml": "mine"})
    assert draft.texts["gear.toml"] == "mine"


def test_desks_that_write_at_once_and_are_killed_at_any_moment_never_mix_their_files(pack: Path) -> None:
    chance = random.Random(7)
    for _ in range(12):
        with _another_desk(WRITES_ON, pack) as one, _another_desk(WRITES_ON, pack) as other:
            for desk in (one, other):
                while not (pack / NAMES[0]).read_text().startswith(f"{desk.pid}."):
                    pass
            time.sleep(chance.random() / 50)
            one.kill()
            time.sleep(chance.random() / 50)
            other.kill()
        bring_to_end(pack)
        found = _texts(pack)
        assert set(found) == set(NAMES)
        assert len(set(found.values())) == 1
