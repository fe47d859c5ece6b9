"""macOS asks a running program to open a file by an event: what was clicked is opened, whatever is open already."""

import os
import subprocess
import sys
from pathlib import Path

from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.sessions.journal import Journal

_ASKED = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QFileOpenEvent
from gattai_desktop import app
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.program.application import hear_files, the_application

first, second, folder = map(Path, sys.argv[1:])
application = the_application(print)

def ask(path):
    QCoreApplication.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(path))))

def shown():
    for _ in range(20):
        application.processEvents()
    table = program.table
    return program._journal.path.name if table is not None and table.isVisible() else "no table"

ask(first)
program = app.Program(Shelf(folder), folder / "settings.toml")
hear_files(program.open_file)
print(shown())
ask(second)
print(shown())
program.end()
"""


def test_a_session_that_the_desktop_asks_for_is_opened(tmp_path: Path) -> None:
    first, second = tmp_path / "first.gattai", tmp_path / "Spiel für Bö.gattai"
    for path in (first, second):
        Journal.create(path, GATTAI, scenario("neon-harbour", ("red", "green", "blue"))).close()
    done = subprocess.run(
        [sys.executable, "-c", _ASKED, first, second, tmp_path / "shelf"],
        env={**os.environ, "HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["first.gattai", "Spiel für Bö.gattai"]
