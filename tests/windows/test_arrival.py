"""Opening a session: the first window needs no rules, and a table brings nothing that it does not need."""

import random
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.move import write
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.program.arrival import Arrival, begin_behind
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.table.table_window import TableWindow

_ARRIVED = """
import sys
from gattai_desktop import app
from gattai_desktop.windows.program.arrival import Arrival
print(*sys.modules)
"""

_AT_THE_TABLE = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
application = QApplication([])
from gattai_desktop import app
from gattai_desktop.sessions.shelf import Shelf
path = Path(sys.argv[1])
program = app.Program(Shelf(path.parent), path.parent / "settings.toml")
program.open_file(path)
print(program.table is not None, *sys.modules)
program.end()
"""

_SITS_DOWN = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
application = QApplication([])
from gattai_desktop import app
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.program.application import settle_down
path = Path(sys.argv[1])
program = app.Program(Shelf(path.parent), path.parent / "settings.toml")
program.open_file(path)
settle_down(program.model)
settled = set(sys.modules)
program.model.take_seat()
application.processEvents()
while program.table.voice._timer.isActive():  # who has the seat, and what play waits for, is told soon
    application.processEvents()
print(not program.model.curtain_down, *sorted(set(sys.modules) - settled))
program.end()
"""

_HAS_READ = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
application = QApplication([])
from gattai_desktop import app
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.program.application import settle_down
path = Path(sys.argv[1])
program = app.Program(Shelf(path.parent), path.parent / "settings.toml")
program.open_file(path)
settle_down(program.model)
from gattai_desktop.games.gattai.book import rule_book
from gattai_desktop.windows.settings import system_preferences
print(not program.model.curtain_down)
print(rule_book._rules.cache_info().currsize, system_preferences._system_says.cache_info().currsize)
program.end()
"""

_PUZZLES = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
application = QApplication([])
from gattai_desktop import app
from gattai_desktop.sessions.shelf import Shelf
folder = Path(sys.argv[1])
program = app.Program(Shelf(folder), folder / "settings.toml")
program.show_shelf()
program.shelf_window.puzzles.show()
print(len(program.shelf_window.puzzles.room.cards), *sys.modules)
program.end()
"""


@pytest.fixture
def session(tmp_path: Path) -> Path:
    path = tmp_path / "Neon Harbour.gattai"
    Journal.create(path, GATTAI, scenario("neon-harbour", ("red", "green", "blue"))).close()
    return path


def _arrival(name: str) -> Arrival:
    return Arrival(name, TableWindow(make_paint()))


@pytest.fixture
def throwdown_session(tmp_path: Path) -> Path:
    """A session that was played at random until the Coach is on turn in a Throwdown."""
    path = tmp_path / "Throwdown.gattai"
    game, setup = GATTAI.game, scenario("neon-harbour", ("red", "green", "blue"))
    dice, state, number = random.Random(1), GATTAI.begin(setup), 0
    with Journal.create(path, GATTAI, setup) as journal:
        while state.values.get("step") != "throwdown.turn" or game.waits_for(state) != ("coach",) or game.asks(state):
            number += 1
            assert number < 200
            moves = next(filter(None, (game.options(state, seat) for seat in game.waits_for(state))))
            move = dice.choice(moves)
            state, facts = game.play(state, move, seeded(number))
            journal.append(Entry(number=number, move=write(move), facts=facts, by=move.seat), state)
    return path


def _said(script: str, *arguments: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_the_first_window_is_there_before_rules_content_and_sessions() -> None:
    """Given a program that was just started, when its first window can be shown, then nothing else was fetched yet."""
    fetched = _said(_ARRIVED)
    assert "gattai_desktop.windows.program.arrival" in fetched
    late = (
        "attr",
        "sqlite3",
        "tomlkit",
        "gattai_desktop.content.gattai",
        "gattai_desktop.content.pack",
        "gattai_desktop.games.gattai",
        "gattai_desktop.games.rumblebots",
        "gattai_desktop.sessions.journal",
        "gattai_desktop.windows.table.lay_table",
    )
    assert [name for name in fetched if name.startswith(late)] == []


def test_a_table_fetches_only_what_it_shows(session: Path) -> None:
    """Given a session, when it lies open, then no other game, room, wall or player was fetched for it."""
    opened, *fetched = _said(_AT_THE_TABLE, str(session))
    assert opened == "True"
    assert "gattai_desktop.windows.table.lay_table" in fetched
    late = (
        "attr",
        "multiprocessing",
        "tomlkit",
        "gattai_desktop.content.writing",
        "gattai_desktop.board.face_sets",
        "gattai_desktop.players",
        "gattai_desktop.games.rumblebots.rumblebots",
        "gattai_desktop.windows.by_hand.gauge_flow",
        "gattai_desktop.windows.log.why",
        "gattai_desktop.windows.games.rumblebots",
        "gattai_desktop.windows.games.gattai.panes.gambit_pane",
        "gattai_desktop.windows.games.gattai.wall.wall_looks",
        "gattai_desktop.windows.games.gattai.odds.odds_room",
        "gattai_desktop.windows.games.gattai.pilot.sheet_looks",
        "gattai_desktop.windows.kit.plain_parts",
        "gattai_desktop.windows.replay",
        "gattai_desktop.windows.settings.key_sheets",
        "gattai_desktop.windows.games.gattai.panes.outcome_pane",
        "gattai_desktop.windows.wall.projector_window",
        "gattai_desktop.windows.rulings.rulings_room",
        "gattai_desktop.windows.shelf.shelf_window",
    )
    assert [name for name in fetched if name.startswith(late)] == []


def test_the_puzzles_of_a_game_fetch_the_rules_of_no_other(tmp_path: Path) -> None:
    """Given the first window, when the puzzles of a game are to be seen, then the rules of the others are not read."""
    shown, *fetched = _said(_PUZZLES, str(tmp_path))
    assert shown == "12"
    assert "gattai_desktop.games.gattai.gattai" in fetched
    late = tuple(f"gattai_desktop.games.{game}." for game in ("rumblebots", "virtual_machine", "tasuo"))
    assert [name for name in fetched if name.startswith(late)] == []


def test_a_table_in_a_throwdown_lies_ready_without_its_moves(throwdown_session: Path) -> None:
    """Given a Throwdown with one seat on turn, when its table lies behind the curtain, then no move was fetched yet."""
    opened, *fetched = _said(_AT_THE_TABLE, str(throwdown_session))
    assert opened == "True"
    assert "gattai_desktop.windows.games.gattai.panes.throwdown_pane" in fetched
    late = (
        "gattai_desktop.games.gattai.book.rule_book",
        "gattai_desktop.games.gattai.chapters",
        "gattai_desktop.games.gattai.effects.steps",
        "gattai_desktop.games.gattai.events.events",
        "gattai_desktop.games.gattai.gambit.moves",
        "gattai_desktop.games.gattai.rumble.start",
        "gattai_desktop.games.gattai.story.session_setup",
        "gattai_desktop.games.gattai.story.story",
        "gattai_desktop.games.gattai.telling.foretelling",
        "gattai_desktop.games.gattai.throwdown.drives",
        "gattai_desktop.games.gattai.throwdown.exchange",
        "gattai_desktop.windows.games.gattai.flows",
        "gattai_desktop.windows.games.gattai.looks.assists",
        "gattai_desktop.windows.games.gattai.looks.drives",
        "gattai_desktop.windows.games.gattai.looks.options",
        "gattai_desktop.windows.games.gattai.panes.story_pane",
    )
    assert [name for name in fetched if name.startswith(late)] == []


def test_who_takes_the_computer_waits_for_nothing_to_be_fetched(throwdown_session: Path) -> None:
    """Given a Throwdown that lay still for a moment, when its curtain rises, then no part of its game is fetched."""
    raised, *fetched = _said(_SITS_DOWN, str(throwdown_session))
    assert raised == "True"
    of_the_game = ("gattai_desktop.games.", "gattai_desktop.windows.games.")
    assert [name for name in fetched if name.startswith(of_the_game)] == []


def test_who_takes_the_computer_waits_for_no_book_and_no_other_program(throwdown_session: Path) -> None:
    """Given a Throwdown that lay still for a moment, then rules were read and the system was asked already."""
    raised, books, asked = _said(_HAS_READ, str(throwdown_session))
    assert (raised, books, asked) == ("False", "1", "1")


def test_an_arrival_is_seen_once(qtbot: QtBot) -> None:
    """Given the first window, when it is painted again and again, then the table is fetched once."""
    arrival = _arrival("Neon Harbour")
    qtbot.addWidget(arrival.table)
    times: list[int] = []
    arrival.seen.connect(lambda: times.append(1))
    with qtbot.waitSignal(arrival.seen):
        arrival.table.show()
    arrival.repaint()
    QApplication.processEvents()
    assert times == [1]
    assert "Neon Harbour" in arrival.accessibleName()


def test_a_fight_is_called_in_the_language_that_is_spoken(qtbot: QtBot) -> None:
    """Given a session named after a fight, then the title is that of the table which is laid soon."""
    speak_language("de")
    try:
        arrival = _arrival("First Boot")
        qtbot.addWidget(arrival.table)
        assert arrival.table.windowTitle() == "Erster Start"
        assert "Erster Start" in arrival.accessibleName()
    finally:
        speak_language("en")


def test_the_table_is_laid_where_the_arrival_is_shown(qtbot: QtBot, tmp_path: Path, session: Path) -> None:
    """Given the first window, when its session is opened, then the table is laid in that window, as in a new one."""
    program = app.Program(Shelf(tmp_path), tmp_path / "settings.toml")
    arrival = _arrival(session.stem)
    arrival.table.setGeometry(QRect(40, 30, 1300, 740))
    arrival.table.show()
    with qtbot.waitSignal(arrival.destroyed):
        program.open_file(session, arrival)
    assert program.table is arrival.table
    assert program.table.geometry() == QRect(40, 30, 1300, 740)
    program.table.close()
    program.end()
    program.shelf_window.close()


@pytest.mark.parametrize("opened", ["session", "throwdown_session"])
def test_a_table_laid_in_a_shown_window_is_as_one_made_anew(
    qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest, opened: str
) -> None:
    """Given a session, when its table is laid in a window that is shown already, then nothing in it is otherwise."""
    path: Path = request.getfixturevalue(opened)
    program = app.Program(Shelf(tmp_path), tmp_path / "settings.toml")
    seen = []
    for arrival in (_arrival(path.stem), None):
        if arrival is not None:
            arrival.table.setGeometry(QRect(40, 30, 1300, 740))
            arrival.table.show()
            qtbot.waitExposed(arrival.table)
        program.open_file(path, arrival)
        table = program.table
        assert table is not None
        table.setGeometry(QRect(40, 30, 1300, 740))
        qtbot.waitExposed(table)
        behind = _lies_in(table)
        table.model.take_seat()
        seen.append((behind, _lies_in(table)))
        table.close()
    assert len(seen[0][1]) > 20
    assert seen[0] == seen[1]
    program.end()
    program.shelf_window.close()


def _lies_in(table: TableWindow) -> list[tuple[str, tuple[int, int, int, int], bool]]:
    """Return what is shown in a window: the class of each widget, its place, and whether it has the focus."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(3):
        QApplication.processEvents()
    parts = (part for part in table.findChildren(QWidget) if part.isVisible())
    return [(type(part).__name__, part.geometry().getRect(), part is table.focusWidget()) for part in parts]


def test_the_arrival_is_called_as_the_session_is_once_that_is_known(
    qtbot: QtBot, tmp_path: Path, session: Path
) -> None:
    """Given a session of another name than its file, when it is opened, then arrival and table bear the session's."""
    with Journal.open(session) as journal:
        journal.rename("A/B: the storm")
    program = app.Program(Shelf(tmp_path), tmp_path / "settings.toml")
    arrival = _arrival(session.stem)
    shown: list[str] = []
    arrival.table.windowTitleChanged.connect(shown.append)
    program.open_file(session, arrival)
    assert shown == ["A/B: the storm"]
    assert "A/B: the storm" in arrival.accessibleName()
    assert program.table is not None
    assert program.table.windowTitle() == "A/B: the storm"
    program.table.close()
    program.end()
    program.shelf_window.close()


def test_what_goes_wrong_behind_the_arrival_ends_the_program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given the first window, when its session cannot be opened by a fault, then nobody is left waiting before it."""
    ended: list[int] = []
    monkeypatch.setattr(QCoreApplication, "exit", ended.append)
    arrival = _arrival("Neon Harbour")
    qtbot.addWidget(arrival.table)

    def fail() -> None:
        raise RuntimeError("Nothing lies there.")

    wrong = begin_behind(arrival, fail)
    with qtbot.waitSignal(arrival.seen):
        arrival.table.show()
    assert [str(fault) for fault in wrong] == ["Nothing lies there."]
    assert ended == [1]


@pytest.mark.parametrize("is_named", [True, False])
def test_the_window_of_a_file_has_its_icon_before_the_table_is_fetched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, is_named: bool
) -> None:
    """It had none for as long as the table was laid; the first window shows its picture first."""
    done: list[str] = []
    program = SimpleNamespace(model=None)
    program.open_file = lambda _path, _arrival=None: done.append("opened")
    program.show_shelf = lambda: done.append("shelf")
    program.end = lambda: None
    monkeypatch.setattr(app, "Program", lambda *_given, **_more: program)
    monkeypatch.setattr(app, "no_display", lambda: False)
    monkeypatch.setattr(app, "the_application", lambda _warn: SimpleNamespace(exec=lambda: 0))
    monkeypatch.setattr(app, "arrive", lambda _name, _theme: object())
    monkeypatch.setattr(app, "begin_behind", lambda _arrival, begin: begin() or [])
    monkeypatch.setattr(app, "show_icon", lambda _warn: done.append("icon"))
    monkeypatch.setattr(app, "hear_files", lambda _open_it: None)
    monkeypatch.setattr(app, "QTimer", SimpleNamespace(singleShot=lambda _after, _do: None))
    app.run(tmp_path / "a.gattai" if is_named else None)
    assert done == (["icon", "opened"] if is_named else ["shelf"])
