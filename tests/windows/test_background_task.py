"""What takes long with files: the window answers meanwhile, says how far it is, and stops when it is told to."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.records.progress import Told
from gattai_desktop.windows.forms.background_task import BackgroundTask, Outcome
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.sheet_look import SheetLook


class Slow:
    """Something that is a third done, and goes on when it is let."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.ended = False

    def __call__(self, told: Told) -> str:
        told(1, 3)
        self.go_on.wait()
        told(2, 3)
        self.ended = True
        return "all of it"


@pytest.fixture
def slow() -> Iterator[Slow]:
    made = Slow()
    yield made
    made.go_on.set()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 700)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def sheet(window: QWidget) -> Sheet:
    return Sheet(make_paint(), window)


@pytest.fixture
def errand(window: QWidget, sheet: Sheet) -> BackgroundTask:
    return BackgroundTask(sheet, window.rect, window)


def test_the_sheet_says_how_far_it_is_and_goes_when_it_is_done(
    qtbot: QtBot, errand: BackgroundTask, sheet: Sheet, slow: Slow
) -> None:
    found: list[str] = []
    errand.run("Copying Neon Harbour", slow, lambda outcome: found.append(outcome.found()))
    assert sheet.asks("Copying Neon Harbour")
    qtbot.waitUntil(lambda: "33 %" in str(sheet.look.lines[0]))
    with qtbot.waitSignal(errand.ended):
        slow.go_on.set()
    assert found == ["all of it"]
    assert not sheet.isVisible()


def test_whoever_goes_back_wants_it_no_more(qtbot: QtBot, errand: BackgroundTask, sheet: Sheet, slow: Slow) -> None:
    found: list[Outcome[str]] = []
    errand.run("Copying Neon Harbour", slow, found.append)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    with qtbot.waitSignal(errand.ended):
        slow.go_on.set()
    assert not slow.ended
    assert not found


def test_what_is_asked_for_meanwhile_comes_afterwards(qtbot: QtBot, errand: BackgroundTask, slow: Slow) -> None:
    found: list[str] = []
    errand.run("Copying one", slow, lambda outcome: found.append(outcome.found()))
    errand.run("Copying another", lambda _told: "the other", lambda outcome: found.append(outcome.found()))
    slow.go_on.set()
    qtbot.waitUntil(lambda: found == ["all of it", "the other"])


def test_what_goes_wrong_is_told_to_whoever_asked_for_it(qtbot: QtBot, errand: BackgroundTask, tmp_path: Path) -> None:
    found: list[Outcome[str]] = []
    errand.run("Reading", lambda _told: (tmp_path / "nothing").read_text(encoding="utf-8"), found.append)
    qtbot.waitUntil(lambda: not errand.running)
    with pytest.raises(FileNotFoundError):
        found[0].found()


def test_another_question_that_came_over_it_stays(
    qtbot: QtBot, errand: BackgroundTask, sheet: Sheet, slow: Slow
) -> None:
    from gattai_desktop.windows.kit.sheet_look import SheetLook

    errand.run("Copying Neon Harbour", slow, lambda outcome: outcome.found())
    sheet.ask(SheetLook("The wall is gone", ("Its screen was unplugged.",)), lambda _key, _texts: None, sheet.rect())
    with qtbot.waitSignal(errand.ended):
        slow.go_on.set()
    assert sheet.asks("The wall is gone")
    assert sheet.look.lines == ("Its screen was unplugged.",)


class Steps:
    """Something in parts, each of which waits until it is let."""

    def __init__(self) -> None:
        self.go_on = threading.Semaphore(0)

    def __call__(self, told: Told) -> None:
        for done in (1, 24, 26, 27, 51):
            told(done, 100)
            self.go_on.acquire()


def test_a_screen_reader_finds_how_far_it_is_and_is_told_at_each_quarter(
    qtbot: QtBot, errand: BackgroundTask, sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given something long, while it goes on, then the words to read are those that are seen, and quarters are said."""
    said: list[str] = []
    monkeypatch.setattr(
        "gattai_desktop.windows.forms.background_task.announce", lambda _widget, words: said.append(words)
    )
    steps = Steps()
    errand.run("Copying Neon Harbour", steps, lambda _outcome: None)
    for share in (1, 24, 26, 27, 51):
        told = f"{share} % done. Back stops it."
        qtbot.waitUntil(lambda told=told: sheet.accessibleDescription() == told)
        steps.go_on.release()
    qtbot.waitUntil(lambda: not errand.running)
    assert said == ["26 % done. Back stops it.", "51 % done. Back stops it."]


def test_what_is_said_to_a_sheet_that_is_gone_is_read_by_nobody(sheet: Sheet, window: QWidget) -> None:
    """Given a sheet that was closed, when something is said to it, then a screen reader finds nothing there."""
    sheet.ask(SheetLook("Copying"), lambda *_: None, window.rect())
    sheet.dismiss()
    sheet.say(("50 % done",))
    assert sheet.accessibleDescription() == ""


def test_work_that_is_ended_with_its_window_stops_and_tells_nobody(
    qtbot: QtBot, errand: BackgroundTask, slow: Slow
) -> None:
    usual, found = sys.getswitchinterval(), list[Outcome[str]]()
    errand.run("Copying Neon Harbour", slow, found.append)
    assert sys.getswitchinterval() < usual
    (thread,) = [one for one in threading.enumerate() if one.name == "Copying Neon Harbour"]
    errand.end()
    assert sys.getswitchinterval() == usual
    slow.go_on.set()
    qtbot.waitUntil(lambda: not thread.is_alive())
    assert not slow.ended
    assert not found


def test_what_is_told_meanwhile_stops_no_work(qtbot: QtBot, errand: BackgroundTask, sheet: Sheet, slow: Slow) -> None:
    """Given work that goes on, when what is told in its place is closed, then it goes on, and says so."""
    found: list[str] = []
    errand.run("Copying Neon Harbour", slow, lambda outcome: found.append(outcome.found()))
    sheet.ask(SheetLook("The wall is gone", ("Its screen was unplugged.",)), lambda _key, _texts: None, sheet.rect())
    sheet.dismiss()
    qtbot.waitUntil(lambda: sheet.asks("Copying Neon Harbour"))
    with qtbot.waitSignal(errand.ended):
        slow.go_on.set()
    assert found == ["all of it"]
    assert not sheet.isVisible()
