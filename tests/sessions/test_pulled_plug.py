"""Pull the plug at any instant: every entry that was reported is there, whole and in order."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from gattai_desktop.sessions.journal import Journal
from tests.sessions.evening import play

PLAYING = """
import sys
from pathlib import Path
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.journal import Journal
from tests.sessions.evening import play, table

path = Path(sys.argv[1])
journal = Journal.open(path) if path.exists() else Journal.create(path, GATTAI, table())
while True:
    play(journal, 1, journal.last)
    print(journal.last, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kills as POSIX does")
def test_what_was_reported_is_there_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "Friday.gattai"
    dice = random.Random(1)
    reported = 0
    for _ in range(5):
        program = subprocess.Popen([sys.executable, "-c", PLAYING, str(path)], stdout=subprocess.PIPE, text=True)
        assert program.stdout is not None
        # After some entries that chance has chosen, in the middle of whatever it does then.
        for _ in range(dice.randrange(1, 150)):
            reported = int(program.stdout.readline())
        program.kill()
        more = program.stdout.read().split()
        program.stdout.close()
        program.wait()
        reported = int(more[-1]) if more else reported
        with Journal.open(path) as journal:
            assert journal.last in (reported, reported + 1)  # the last may be durable and not reported yet
            assert [entry.number for entry in journal.entries()] == list(range(1, journal.last + 1))
            assert journal.state_at(0).after(fact for one in journal.entries() for fact in one.facts) == journal.state()
            play(journal, 1, 99)  # and play goes on
