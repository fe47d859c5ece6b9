"""Where a screen has too little room for the words of a window, all is smaller; elsewhere it is as large as asked."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from gattai_desktop.windows.program.small_screen import LEAST, shrunk

_MADE = """
import os
from PySide6.QtWidgets import QApplication
from gattai_desktop.windows.program.small_screen import fitting_application

application = fitting_application(lambda: QApplication([]))
screen = application.primaryScreen()
print(screen.availableSize().width(), screen.availableSize().height(), os.environ.get("QT_SCALE_FACTOR"))
"""


@pytest.mark.parametrize("size", [(960, 540), (1024, 600), (1366, 768), (3840, 2160), (1080, 1920)])
def test_a_screen_with_room_shows_all_as_large_as_it_asks(size: tuple[int, int]) -> None:
    assert shrunk(QSize(*size)) == 1.0


@pytest.mark.parametrize("size", [(512, 300), (683, 384), (853, 480), (911, 512), (960, 492), (800, 600), (600, 960)])
def test_a_smaller_screen_gets_room_for_a_window_with_its_frame(size: tuple[int, int]) -> None:
    factor = shrunk(QSize(*size))
    assert factor < 1.0
    assert round(size[0] / factor) >= LEAST.width()
    assert round(size[1] / factor) >= LEAST.height()


@pytest.mark.parametrize("told", [None, "1", "2", "large"])
def test_an_application_is_made_for_the_screen_that_is_there(tmp_path: Path, told: str | None) -> None:
    """Given a screen of 1024 by 600 that shows all twice as large, then windows have the room that they need.

    What somebody set stands there afterwards, for programs that this one starts.
    """
    screen = {
        "name": "one",
        "x": 0,
        "y": 0,
        "width": 1024,
        "height": 600,
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }
    (tmp_path / "screens.json").write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}"}
    environment.pop("QT_SCALE_FACTOR", None)
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    if told is not None:
        environment["QT_SCALE_FACTOR"] = told
    done = subprocess.run(
        [sys.executable, "-c", _MADE], env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    wide, high, left = done.stdout.split()
    assert (int(wide) >= LEAST.width(), int(high) >= LEAST.height()) == (True, True), done.stdout
    assert left == str(told)
