"""What every test stands on: no real screen or home folder, no window of another test, no clock in a search."""

import gc
import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from shutil import rmtree
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from gattai_desktop.content.own_packs import default_packs

PATIENCE: Final = 60_000
"""Milliseconds before what a test waits for counts as never happening: only a net, however busy the machine is."""

# Before Qt is imported by anybody. Set it yourself to watch a test on a real screen; end-to-end tests
# choose the platform of the programs that they start.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A desk with a scale factor or a theme of its own must not change what the tests see.
for _name in ("QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(_name, None)
# Nor must a language of its own, which writes 5,000 or 5.000 for 5000. On Windows and Macs the command line alone asks.
for _name in ("LANGUAGE", "GATTAI_LANGUAGE"):
    os.environ.pop(_name, None)
os.environ["LC_ALL"] = "C.UTF-8" if sys.platform.startswith("linux") else "C"
# Offscreen, Qt looks there for fonts on Windows, and warns of a folder that is not there.
if sys.platform == "win32":
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).resolve().parents[1] / "resources" / "fonts"))

settings.register_profile("desk", deadline=None)
# The same examples in every run: a red build means that the change is wrong, not that luck has changed.
settings.register_profile(
    "ci", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
# For a night: `pytest --hypothesis-profile long --timeout 0 tests/games/gattai/test_whole_sessions.py`.
settings.register_profile("long", deadline=None, max_examples=3_000, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_configure(config: pytest.Config) -> None:
    """Make the languages and sounds that a fresh clone does not have yet."""
    gc.disable()  # while tests are found nothing is thrown away
    if hasattr(config, "workerinput"):
        return  # the process that hands out the tests has done it
    sys.path.append(str(Path(__file__).resolve().parents[1] / "packaging"))
    import generated

    generated.generate()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what waits for a screen: one worker waits there while the others reckon."""
    items.sort(key=lambda item: item.get_closest_marker("end_to_end") is None)


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let garbage be looked for without the tests themselves: there are twenty thousand, and they stay to the end.

    It is looked for less often, too, since a table with its windows is large and most of it is wanted.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()


@pytest.fixture(autouse=True, scope="session")
def a_home_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Keep settings, shelf and sessions of the person who runs the tests out of reach; gives the folder of theirs."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("CONFIG", "DATA", "STATE", "CACHE"):
            patch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
        patch.setenv("APPDATA", str(home / "appdata"))
        patch.setenv("LOCALAPPDATA", str(home / "localappdata"))
        yield home


@pytest.fixture(autouse=True)
def no_pack_stays(a_home_of_their_own: Path) -> Iterator[None]:
    """Take away the packs that a test has brought in: the next one of this process would have them too."""
    yield
    packs = default_packs()
    if packs.is_relative_to(a_home_of_their_own):  # and not those of a person, wherever the system keeps them
        rmtree(packs, ignore_errors=True)


@pytest.fixture
def qtbot(qapp: Any, request: pytest.FixtureRequest) -> QtBot:
    """The one of pytest-qt, who is never short of time, with no button held, and the pointer where no test leads it.

    Where it lies already, a pointer does not move; and a move with a button held means something else.
    """
    del qapp
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QCursor
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    if QApplication.mouseButtons():
        ground = QWidget()
        ground.show()
        QTest.mouseRelease(ground, Qt.MouseButton.LeftButton)
    QCursor.setPos(-7, -7)
    QApplication.processEvents()
    bot = QtBot(request)
    for name in ("waitUntil", "waitSignal", "waitSignals", "waitExposed", "waitActive", "waitCallback"):
        setattr(bot, name, partial(getattr(bot, name), timeout=PATIENCE))
    return bot


@pytest.fixture(autouse=True)
def no_window_stays() -> Iterator[None]:
    """Take away the windows that a test has left open: they would lie over those of the next, and get its pointer.

    A hidden one would slow what follows, too: garbage is looked for so seldom that it would stay to the end of all
    tests, and its hundred widgets would hear of each change of language.
    """
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QEvent
        from PySide6.QtWidgets import QApplication

        for window in QApplication.topLevelWidgets():
            window.hide()
            window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def nothing_is_pressed_too_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each look at the clock of presses come later than a press could be too soon.

    Nobody in a test presses before she has looked; a test of what is too soon gives its table a clock of its own.
    """
    if "PySide6.QtWidgets" in sys.modules:
        from gattai_desktop.board import presses

        looks = count(0, presses.TOO_SOON)
        monkeypatch.setattr(presses, "_milliseconds", lambda: next(looks))
