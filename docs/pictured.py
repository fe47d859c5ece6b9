"""Everything that is pictured: each window and state, opened offscreen before tables that records set up.

`docs/take_screenshots.py` takes the pictures. The tables lie in `docs/scenes/`; each is shown to whoever is next at the
computer.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import SwitchGuide
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.levers import Tried, levers
from gattai_desktop.players.gattai.odds import Odds
from gattai_desktop.players.gattai.rehearsal import Rehearsal
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.games.gattai.odds.odds_opener import OddsOpener
from gattai_desktop.windows.games.gattai.pilot.pilot_sheets import PilotSheets
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.overlay import Keyboard, Level, WidgetOverlay
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.program.pictures import PictureSize
from gattai_desktop.windows.program.replays import Replays
from gattai_desktop.windows.program.table_menu import TableMenu
from gattai_desktop.windows.rulings.rulings_overlay import RulingsOverlay
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.table.lay_table import lay_table
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.mirror_alarm import MirrorAlarm
from gattai_desktop.windows.wall.projector_window import ProjectorWindow

SCENES: Final = Path(__file__).resolve().parent / "scenes"
_OMEN_SHOWS: Final = 600
"""Milliseconds after which an Omen stands in the middle of the wall, where it is held for longer than that."""
_FIGHTS: Final = 1_000
_EACH: Final = 200
"""How often the fight of the odds is rehearsed, and each of its levers."""

Shot = Callable[[Paint, PictureSize], AbstractContextManager[QWidget]]
"""Opens a window at a size for as long as its picture is taken."""


def settle() -> None:
    """Let everything that was asked for happen."""
    for _ in range(4):
        QApplication.processEvents()


def model_of(scene: str) -> GameModel:
    """The table that a scene ends with, its curtain down before whoever is next."""
    record = read_file(SCENES / f"{scene}.record")
    played = replay(record)
    if played.unmet:
        raise SystemExit(f"{scene}: {played.unmet[0]}")
    table = record.box.begin(record.setup)
    journal = MemoryJournal(table)
    for entry in played.entries:
        table = table.after(entry.facts)
        journal.append(entry, table)
    model = GameModel(record.box.game, journal, seeded(1), clock=lambda: 0)
    model.pass_to(model.next_seat())
    return model


@contextmanager
def shown(window: QWidget, size: PictureSize) -> Iterator[None]:
    """Show a window at the size of a picture for as long as it is needed."""
    window.resize(QSize(round(size.wide / size.ratio), round(size.high / size.ratio)))
    window.show()
    window.activateWindow()
    settle()
    try:
        yield
    finally:
        window.hide()
        window.deleteLater()
        settle()


# ---------------------------------------------------------------------- the table


def _table(
    scene: str, then: Callable[[TableWindow], None] | None = None, *, seat: str = "", curtain: bool = False
) -> Shot:
    """The table window before a scene, after something was done there."""

    @contextmanager
    def opened(paint: Paint, size: PictureSize) -> Iterator[QWidget]:
        model = model_of(scene)
        window = lay_table(model, room_of(model.game), paint, make_curtain=Curtain)
        if seat:
            model.pass_to(seat)
        if not curtain:
            model.take_seat()
        with shown(window, size):
            if then is not None:
                then(window)
                settle()
            yield window

    return opened


def _carry(code: str, *, drop: bool) -> Callable[[TableWindow], None]:
    """Drag a card of the hand onto the Pile and let it go, or hold it a little aside, its ghost in sight."""

    def done(window: TableWindow) -> None:
        pile = window.scene.rect_of(Place(zone="pile"))
        assert pile is not None
        aside = QPointF(0, 0) if drop else QPointF(-pile.width() * 0.14, -pile.height() * 0.04)
        target: QRectF = pile.translated(aside)
        hand = window.hand
        widget = hand.widget_of(card(code))
        assert isinstance(widget, CardWidget)
        rect = widget.card_rect()
        start = widget.pos() + QPoint(round(rect.x() + rect.width() * 0.2), round(rect.y() + rect.height() * 0.3))
        goal = hand.mapFromGlobal(target.center().toPoint())
        QTest.mousePress(hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for part in range(1, 9):
            QTest.mouseMove(hand, start + (goal - start) * part / 8)
            settle()
        if drop:
            QTest.mouseRelease(hand, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, goal)

    return done


@contextmanager
def _odds(paint: Paint, size: PictureSize) -> Iterator[QWidget]:
    """Show odds that were rehearsed here, so that the picture is the same on every computer."""
    journal = MemoryJournal(GATTAI.begin(scenario("neon-harbour", ("red", "pink", "green", "blue", "purple"))))
    model = GameModel(GATTAI.game, journal, seeded(1), clock=lambda: 0)
    model.pass_to(COACH_SEAT)
    model.take_seat()
    model.attempt(SetUpSession(COACH_SEAT))
    window = lay_table(model, room_of(model.game), paint, make_curtain=Curtain)
    with shown(window, size):
        odds = window.overlays.named("odds")
        assert isinstance(odds, OddsOpener)
        odds.open("")
        room, rehearsing = odds.fights.room, odds.fights.rehearsing
        assert rehearsing.fight is not None
        rehearsing.stop()
        if not _REHEARSED:
            _REHEARSED.append(_rehearsed(evolve(rehearsing.fight, pilots=rehearsing.fight.pilots[:4])))
        rehearsing.adopt(*_REHEARSED[0], 1)
        room.refresh()
        settle()
        yield window


def _rehearsed(fight: Fight) -> tuple[Fight, Odds, tuple[Tried, ...]]:
    odds = Odds("careful")
    tried = tuple(Tried(lever, Odds("careful")) for lever in levers(fight))
    with Rehearsal() as company:
        begun = [(odds, company.begin(fight, "careful", _FIGHTS))]
        fights = [one.lever.fight for one in tried]
        begun += zip([one.odds for one in tried], company.begin_side_by_side(fights, "careful", _EACH), strict=True)
        for tally, running in begun:
            for fought in running.all():
                tally.count(fought)
    return fight, odds, tried


_REHEARSED: Final[list[tuple[Fight, Odds, tuple[Tried, ...]]]] = []
"""The one fight that is pictured, rehearsed once for all sizes."""


def _typed(key: str) -> Callable[[TableWindow], None]:
    """Press a key at the table."""
    return lambda window: QTest.keyClicks(window, key)


def _pilot(window: TableWindow) -> None:
    sheets = window.overlays.named("pilot")
    assert isinstance(sheets, PilotSheets)
    sheets.open("red")


def _rulings(window: TableWindow) -> None:
    rulings = window.overlays.named("rulings")
    assert isinstance(rulings, RulingsOverlay)
    rulings.open("block_suit")


def _menu(window: TableWindow) -> None:
    TableMenu(window.sheet, lambda: QRect(window.rect()), window).show(Settings())


def _free(window: TableWindow) -> None:
    window.model.attempt(SwitchGuide("coach", "off"))


def _mirrored(window: TableWindow) -> None:
    """The projector shows what the laptop shows, found before anybody takes the seat."""
    assert window.curtain is not None
    window.curtain.setEnabled(False)  # as whoever raises the alarm does
    alarm = MirrorAlarm(window.paint, window)
    window.overlays.add(WidgetOverlay(Level.ALARM, alarm, keyboard=Keyboard.TAKEN))
    alarm.ring_out("2", same=False)


# ---------------------------------------------------------------------- the wall


def _wall(scene: str) -> Shot:
    @contextmanager
    def opened(paint: Paint, size: PictureSize) -> Iterator[QWidget]:
        wall = ProjectorWindow(model := model_of(scene), room_of(model.game), paint)
        with shown(wall, size):
            wall.follow()
            yield wall

    return opened


@contextmanager
def _omen(paint: Paint, size: PictureSize) -> Iterator[QWidget]:
    """The wall while an Omen is shown: only this picture moves."""
    model = model_of("gambit")
    wall = ProjectorWindow(model, room_of(model.game), make_paint(paint.theme.name))
    with shown(wall, size):
        model.take_seat()
        flip = next(move for move in model.options() if str(move).endswith("flips"))
        model.attempt(flip)
        QTest.qWait(_OMEN_SHOWS)
        yield wall


# ---------------------------------------------------------------------- before and after the table


def _shelf(*scenes: str, then: Callable[[ShelfWindow], None] | None = None) -> Shot:
    """The first window with these sessions on its shelf; without any it is the screen of a new computer."""

    @contextmanager
    def opened(paint: Paint, size: PictureSize) -> Iterator[QWidget]:
        with tempfile.TemporaryDirectory() as folder:
            shelf = Shelf(Path(folder))
            for scene in scenes:
                shelf.import_record(SCENES / f"{scene}.record")
            window = ShelfWindow(paint, shelf, Settings())
            with shown(window, size):
                window.show_shelf()
                if scenes:
                    QTest.qWait(300)  # milliseconds: the shelf reads its sessions one after the other
                if then is not None:
                    then(window)
                    settle()
                yield window

    return opened


def _wall_before(window: ShelfWindow) -> None:
    window.show_choices()
    window.wall.show(Settings(wall="window"))


@contextmanager
def _replay(paint: Paint, size: PictureSize) -> Iterator[QWidget]:
    with tempfile.TemporaryDirectory() as folder:
        replays = Replays(lambda: paint, Shelf(Path(folder)))
        replays.of_file(SCENES / "throwdown.record")
        window = replays.window
        assert window is not None
        settle()
        with shown(window, size):
            QTest.qWait(200)  # milliseconds: the course of the session is surveyed meanwhile
            QTest.keyClick(window, Qt.Key.Key_Left)
            yield window
            window.close()  # with it goes the copy that it shows


SHOTS: Final[Mapping[str, Shot]] = {
    "table": _table("throwdown", _carry("10♣P", drop=False)),
    "refused": _table("throwdown", _carry("4♠P", drop=True)),
    "ask": _table("ask"),
    "curtain": _table("throwdown", curtain=True),
    "story": _table("story"),
    "gambit": _table("gambit"),
    "bot-battle": _table("bot-battle"),
    "bot-battle-two": _table("bot-battle-two"),
    "projector-bot-battle": _wall("bot-battle"),
    "projector": _wall("throwdown"),
    "projector-omen": _omen,
    "first-run": _shelf(),
    "shelf": _shelf("gambit", "story", "throwdown"),
    "rumble": _table("rumble"),
    "outcome": _table("outcome"),
    "projector-rumble": _wall("rumble"),
    "projector-story": _wall("story"),
    "projector-gambit": _wall("gambit"),
    "projector-outcome": _wall("outcome"),
    "coach-turn": _table("story", seat="coach"),
    "pilot-sheet": _table("story", _pilot, seat="red"),
    "rulings": _table("story", _rulings, seat="coach"),
    "by-hand": _table("story", lambda window: window.by_hand.begin(), seat="coach"),
    "keys": _table("story", _typed("?")),
    "menu": _table("story", _menu, seat="coach"),
    "log": _table("throwdown", lambda window: window.widen_log()),
    "gambit-sheet": _table("story", _typed("g"), seat="coach"),
    "throwdown-sheet": _table("story", _typed("d"), seat="coach"),
    "trigger": _table("story", _typed("+"), seat="coach"),
    "pass": _table("throwdown", _typed("p")),
    "covered-hand": _table("throwdown", lambda window: window.cover.cover()),
    "free-table": _table("story", _free, seat="coach"),
    "debriefing": _table("debriefing", seat="coach"),
    "mirror-alarm": _table("throwdown", _mirrored, curtain=True),
    "odds": _odds,
    "new-table": _shelf(then=lambda window: window.ask_table(first_contact=False)),
    "choices": _shelf("story", then=lambda window: window.show_choices()),
    "settings-wall": _shelf("story", then=_wall_before),
    "replay": _replay,
}
"""Every window and state that is pictured."""
