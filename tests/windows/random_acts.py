"""Does at random what keys, pointer and fingers can do, in every game; `make fuzz` runs this, `make test` does not.

Nothing may break, and a window in which something can be pressed must not leave the keyboard nowhere. The same seed
does the same acts for as long as the windows stay the same; GATTAI_ACTS says how many they are.
"""

import os
import random
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from gattai_desktop import app
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.by_program import with_programs
from gattai_desktop.games.move import write
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.players.programmes import programme
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.fingers import Finger

ACTS: Final = int(os.environ.get("GATTAI_ACTS", "1000"))
SHELF: Final = "shelf"
_SIZES: Final = ((1024, 600), (1300, 800), (1920, 1080))
_TEXTS: Final = ("Ada", "12", "-", "Ö ß", "x" * 60)
_HELD: Final = (
    *repeat(Qt.KeyboardModifier.NoModifier, 12),
    *repeat(Qt.KeyboardModifier.ShiftModifier, 3),
    *repeat(Qt.KeyboardModifier.ControlModifier, 2),
)
_OFTEN: Final = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab)
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Backtab)
_KEYS: Final = (
    *chain.from_iterable(repeat(key, 5) for key in _OFTEN),
    *chain.from_iterable(repeat(key, 3) for key in _ARROWS),
    *(Qt.Key(Qt.Key.Key_F1 + place) for place in range(12)),
    *(Qt.Key(Qt.Key.Key_A + place) for place in range(26)),
    *(Qt.Key(Qt.Key.Key_0 + place) for place in range(10)),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace, Qt.Key.Key_Delete),
)


class Stranger:
    """Somebody who presses whatever is there."""

    def __init__(self, program: app.Program, dice: random.Random) -> None:
        self._program, self._dice = program, dice
        self.done: list[str] = []
        """What was done, the newest last."""

    def act(self) -> None:
        """Do something, and let the windows answer."""
        window = self._window()
        acts = (self._key, self._press, self._drag, self._type, self._resize, self._wait, self._finger, self._wheel)
        self._dice.choices(acts, (42, 43, 9, 2, 2, 2, 12, 3))[0](window)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _window(self) -> QWidget:
        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.width() > 50]
        if not shown:
            self._program.show_shelf()
            return self._program.shelf_window
        active = QApplication.activeWindow()
        return active if active in shown and self._dice.random() < 0.9 else self._dice.choice(shown)

    def _note(self, what: str, window: QWidget, on: QWidget | None = None) -> None:
        name = f" {on.accessibleName()[:40]!r}" if on is not None else ""
        self.done.append(f"{what}: {type(window).__name__} {type(on or window).__name__}{name}")

    def _key(self, window: QWidget) -> None:
        key, held = self._dice.choice(_KEYS), self._dice.choice(_HELD)
        on = window.focusWidget() or window
        self._note(f"{held.name} {key.name}", window, on)
        QTest.keyClick(on if on.isVisible() else window, key, held)

    def _press(self, window: QWidget) -> None:
        at = self._place(window)
        on = window.childAt(at) or window
        self._note("press", window, on)
        button = Qt.MouseButton.LeftButton if self._dice.random() < 0.85 else Qt.MouseButton.RightButton
        twice = self._dice.random() < 0.15
        (QTest.mouseDClick if twice else QTest.mouseClick)(on, button, self._dice.choice(_HELD), on.mapFrom(window, at))

    def _drag(self, window: QWidget) -> None:
        start, goal = self._place(window), self._place(window)
        on = window.childAt(start) or window
        self._note(f"drag to {goal.toTuple()}", window, on)
        none = Qt.KeyboardModifier.NoModifier
        QTest.mousePress(on, Qt.MouseButton.LeftButton, none, on.mapFrom(window, start))
        for share in (0.1, 0.5, 1.0):
            if isValid(on):
                QTest.mouseMove(on, on.mapFrom(window, start + (goal - start) * share))
                QApplication.processEvents()
        if isValid(on):
            QTest.mouseRelease(on, Qt.MouseButton.LeftButton, none, on.mapFrom(window, goal))

    def _finger(self, window: QWidget) -> None:
        """Tap, drag, or stay on a place with a finger."""
        start, goal, dice = self._seen(window), self._seen(window), self._dice.random()
        self._note(f"finger, {dice:.2f}", window, window.childAt(start))
        finger = Finger(window)
        finger.down(start)
        if dice < 0.05:
            QTest.qWait(QGuiApplication.styleHints().mousePressAndHoldInterval() + 50)
        for share in (0.1, 0.5, 1.0) if dice > 0.6 else ():
            if window.isVisible():
                finger.move(start + (goal - start) * share)
        finger.up(goal if dice > 0.6 else start)

    def _wheel(self, window: QWidget) -> None:
        place, turned = QPointF(self._seen(window)), self._dice.choice((-240, -120, -15, 15, 120))
        self._note(f"wheel {turned}", window, window.childAt(place.toPoint()))
        QTest.wheelEvent(window.windowHandle(), place, QPoint(0, turned), QPoint(), self._dice.choice(_HELD))

    def _type(self, window: QWidget) -> None:
        on = window.focusWidget() or window
        self._note("type", window, on)
        QTest.keyClicks(on, self._dice.choice(_TEXTS))

    def _resize(self, window: QWidget) -> None:
        self._note("resize", window)
        window.resize(*self._dice.choice(_SIZES))

    def _wait(self, window: QWidget) -> None:
        self._note("wait", window)
        QTest.qWait(self._dice.choice((50, 200, 400)))

    def _seen(self, window: QWidget) -> QPoint:
        """Return a place in the window that is no scrolled away part of it."""
        at, room = self._place(window), window.windowHandle().size()
        return QPoint(min(max(at.x(), 0), room.width() - 1), min(max(at.y(), 0), room.height() - 1))

    def _place(self, window: QWidget) -> QPoint:
        """Return a place in the window, more often than not in one of its widgets."""
        parts = [one for one in window.findChildren(QWidget) if one.isVisible() and one.width() > 4]
        part = self._dice.choice(parts) if parts and self._dice.random() < 0.75 else window
        inside = QPoint(self._dice.randrange(max(1, part.width())), self._dice.randrange(max(1, part.height())))
        return part.mapTo(window, inside) if part is not window else inside


def _session(folder: Path, game: str, dice: random.Random, seed: int) -> Path:
    """Make a session that was played at random for a while, in half of all cases with one person alone."""
    played, mover, shuffle, rules = programme(game), RandomPlayer(seed), seeded(seed), box(game)
    setup = played.setup(DemoOptions(game=game, seed=seed), 1, dice)
    seats = rules.game.seats(rules.begin(setup))
    if dice.random() < 0.5:
        alone = dice.choice(seats)
        setup = with_programs(setup, {one: dice.choice(("gentle", "steady", "sharp")) for one in seats if one != alone})
    with Journal.create(folder / "played.gattai", rules, setup) as journal:
        state = journal.state()
        for _ in range(dice.choice((0, 5, 40, 160))):
            options = next(filter(None, (rules.game.options(state, seat) for seat in rules.game.waits_for(state))), ())
            if not options:
                break
            move = mover.choose(rules.game.sight(state, options[0].seat), options)
            state, facts = rules.game.play(state, move, shuffle)
            journal.append(Entry(number=journal.last + 1, move=write(move), facts=facts, by=move.seat), state)
        return journal.path


@pytest.fixture
def without_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Answer what the system would ask: a file is named or not, nothing is printed, no page of the web is opened."""
    dice = random.Random(0)

    def saved(*_asked: object) -> tuple[str, str]:
        return (str(tmp_path / f"kept-{dice.randrange(9)}.txt") if dice.random() < 0.6 else "", "")

    def opened(*_asked: object) -> tuple[str, str]:
        there = sorted(one for one in tmp_path.rglob("*") if one.is_file())
        return (str(dice.choice(there)) if there and dice.random() < 0.6 else "", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", staticmethod(saved))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", staticmethod(opened))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", staticmethod(lambda *_asked: ""))
    monkeypatch.setattr(QDesktopServices, "openUrl", staticmethod(lambda *_asked: True))
    monkeypatch.setattr(QPrintDialog, "exec", lambda _self: 0)
    monkeypatch.delenv(VARIABLE, raising=False)
    yield
    speak_language("en")


@pytest.mark.timeout(3600)
@pytest.mark.usefixtures("without_the_system", "qtbot")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("start", [SHELF, *KEYS])
def test_nothing_breaks(program: app.Program, qtbot: QtBot, tmp_path: Path, start: str, seed: int) -> None:
    dice = random.Random(seed)
    language = dice.choice(("en", "de"))
    program.choose(evolve(program.settings, language=language, speed=dice.choice((0.0, 1.0))))
    if start == SHELF:
        program.show_shelf()
    else:
        program.open_session(_session(tmp_path, start, dice, seed))
    stranger = Stranger(program, dice)
    nowhere = 0
    for _ in range(ACTS):
        with qtbot.captureExceptions() as broken:
            stranger.act()
        assert not broken, "\n".join((*stranger.done[-20:], str(broken)))
        active = QApplication.activeWindow()
        lost = active is not None and QApplication.focusWidget() is None and not isinstance(active, ProjectorWindow)
        nowhere = nowhere + 1 if lost else 0
        assert nowhere < 4, "\n".join(("The keyboard is nowhere.", *stranger.done[-20:]))
