"""What nobody edits can be made by several at once: by two runs of the tests in a fresh clone."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.house.house import ROOT

SOUNDS = """
import os, pathlib, time

def write_all(folder):
    folder.mkdir(parents=True)
    (folder / "land.wav").write_bytes(b"wood")
    here = pathlib.Path(__file__).parent
    (here / f"{os.getpid()}.here").touch()
    while len(list(here.glob("*.here"))) < 2:
        time.sleep(0.01)  # until both are in the middle of it
    (folder / "turn.wav").write_bytes(b"wood")
"""


def test_two_may_make_the_sounds_at_once(tmp_path: Path) -> None:
    for folder in ("packaging", "resources/words"):
        (tmp_path / folder).mkdir(parents=True)
    program = shutil.copy(ROOT / "packaging" / "generated.py", tmp_path / "packaging")
    (tmp_path / "packaging" / "sounds.py").write_text(SOUNDS, encoding="utf-8")
    both = [subprocess.Popen([sys.executable, program], stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [one.communicate()[1] for one in both] == ["", ""]
    assert [one.returncode for one in both] == [0, 0]
    assert sorted(file.name for file in (tmp_path / "resources").iterdir()) == ["sounds", "words"]
    assert sorted(file.name for file in (tmp_path / "resources" / "sounds").iterdir()) == ["land.wav", "turn.wav"]
