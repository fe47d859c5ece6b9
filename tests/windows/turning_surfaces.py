"""The turning points of an evening alone in their states: looked for, found, none."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import write
from gattai_desktop.model.past import Past
from gattai_desktop.players.turning_points import MissedMove, Review, decisions
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.replay.turning_look import at_work
from gattai_desktop.windows.replay.window import ReplayWindow
from tests.players.alone import battle_alone


def replay_alone(qtbot: QtBot, folder: Path, play: Callable[[Path], Path] = battle_alone) -> ReplayWindow:
    """Return the replay of a battle that was played alone, surveyed to its end. play: plays one to look at."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "Alone.gattai"
    journal = Journal.open(path if path.exists() else play(path))
    past = Past(journal.box, journal)
    window = ReplayWindow(past, journal.box, room_of(past.game), "An evening", make_paint(speed=0))
    past.setParent(window)
    window.know(path)
    window.closed.connect(lambda _opened: journal.close())
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.activateWindow()
    while not past.timeline.whole:
        past.survey()
    past.go(2)
    return window


def review_of(window: ReplayWindow, points: int = 3, *, last: bool = False) -> Review:
    """Return a review of that battle with this number of turning points: what could have been done otherwise.

    last: of the last decisions, instead of the first.
    """
    with Journal.open(_copy_of(window)) as journal:
        made = tuple(decisions(journal.box.game, journal, window.past.alone))
        made = made[-3:] if last else made[:3]
    missed = tuple(
        MissedMove(
            one.entry, write(one.done), write(next(other for other in one.options if other != one.done)),
            (0.41, 0.57), 0.16, 0.04, 600, write(one.done),
        )
        for one in made[:points]
    )  # fmt: skip
    return Review(window.past.alone, 3, tuple((one.entry, 0.41) for one in made), missed)


def _copy_of(window: ReplayWindow) -> Path:
    from gattai_desktop.sessions.shelf import copy_session

    assert window.turning.path is not None
    copy = window.turning.path.with_name("Copy.gattai")
    copy.unlink(missing_ok=True)
    copy_session(window.turning.path, copy)
    return copy


def _found(points: int) -> Callable[[QtBot, Path], ReplayWindow]:
    def make(qtbot: QtBot, folder: Path) -> ReplayWindow:
        window = replay_alone(qtbot, folder)
        window.turning.take(review_of(window, points))
        window.turning.open()
        QApplication.processEvents()
        return window

    return make


def _with_cards(qtbot: QtBot, folder: Path) -> ReplayWindow:
    """What was found, with pictures: two cards, one that both would play, and none."""
    window = _found(3)(qtbot, folder)
    page = window.turning.page
    shown = zip(page.look.points, (("5S", "KC"), ("QC",), ()), strict=True)
    page.set_look(evolve(page.look, points=tuple(evolve(one, faces=faces) for one, faces in shown)))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    page.focus()
    QApplication.processEvents()
    return window


def _marked(qtbot: QtBot, folder: Path) -> ReplayWindow:
    """The replay itself, with the marks of what was found."""
    window = replay_alone(qtbot, folder)
    window.turning.take(review_of(window))
    QApplication.processEvents()
    return window


def _at_work(qtbot: QtBot, folder: Path) -> ReplayWindow:
    window = replay_alone(qtbot, folder)
    page = window.turning.page
    page.set_look(at_work(0.4))
    page.show()
    page.fit()
    page.focus()
    QApplication.processEvents()
    return window


TURNING: Final[dict[str, Callable[[QtBot, Path], ReplayWindow]]] = {
    "replay of an evening alone": _marked,
    "turning points": _found(3),
    "turning points, with cards": _with_cards,
    "no turning point": _found(0),
    "turning points, sharp at work": _at_work,
}
