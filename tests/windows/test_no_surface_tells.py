"""Whatever is painted, spoken, written or kept for a seat: nothing of it shows a card which that seat may not see.

A table is played by chance. After each move everything that somebody could look at is looked at as the seat at the
computer, and everything that the room could look at as the room. What a seat has ever been allowed to see it may
see again; everything else must not appear, in whatever way a card can.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board import words
from gattai_desktop.board.faces import Faces
from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import CARDS, RANK_NAMES, Back, Card
from gattai_desktop.cards.facts import ZoneShuffled
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Failure
from gattai_desktop.players.gattai.evening import GattaiEvening
from gattai_desktop.players.gattai.session_evening import play_session
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.settings.settings import Settings
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.tables import laid

RANKED = [card for card in CARDS.values() if not card.is_joker]
SPOKEN = {f"{RANK_NAMES[card.rank]} of {card.suit.name}".lower(): face(card) for card in RANKED if card.suit}
SIGNED = {card.name: face(card) for card in RANKED}
NAMED = re.compile(
    r"(?<![\w.])((?:10|[2-9JQKA])[♠♥♦♣]|(?:[2-9TJQKA])[SHDC](?=[PC]\b))|\b("
    + "|".join(sorted(SPOKEN, key=len, reverse=True))
    + r")\b",
    re.IGNORECASE,
)


def named_in(text: str) -> set[str]:
    """Every face that a text names, by sign, key or in words."""
    found = set()
    for signed, spoken in NAMED.findall(text):
        if spoken:
            found.add(SPOKEN[spoken.lower()])
        else:
            found.add(SIGNED.get(signed.upper(), signed.upper()))
    return found


class Painted:
    """Notes every face that is painted and every text that is drawn, whoever paints it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faces: set[str] = set()
        self.texts: set[str] = set()
        picture, mini, text = Faces.picture, words.paint_mini, words.paint_text

        def noted_picture(faces: Faces, name: str, *rest: float) -> object:
            self.faces.add(name)
            return picture(faces, name, *rest)

        def noted_mini(painter: QPainter, theme: object, name: str, *rest: float) -> float:
            self.faces.add(name)
            return mini(painter, theme, name, *rest)  # type: ignore[arg-type]

        def noted_text(painter: QPainter, x: float, baseline: float, line: str, *rest: object, **more: object) -> float:
            self.texts.add(line)
            return text(painter, x, baseline, line, *rest, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(Faces, "picture", noted_picture)
        for module in _modules_with("paint_mini"):
            monkeypatch.setattr(module, "paint_mini", noted_mini)
        for module in _modules_with("paint_text"):
            monkeypatch.setattr(module, "paint_text", noted_text)

    def shown(self) -> set[str]:
        """Return what was painted since the last call, as faces."""
        found = {name for name in self.faces if name in SPOKEN.values()}
        for line in self.texts:
            found |= named_in(line)
        self.faces.clear()
        self.texts.clear()
        return found


def _modules_with(name: str) -> Iterator[object]:
    import sys

    for key, module in list(sys.modules.items()):
        if key.startswith("gattai_desktop.") and hasattr(module, name):
            yield module


class Allowed:
    """What each seat has ever been allowed to see."""

    def __init__(self, model: GameModel) -> None:
        self._model = model
        self._of: dict[str, set[str]] = {seat: set() for seat in (*model.seats, "public")}
        model.factsHappened.connect(self._happened)
        self.look()

    def look(self) -> None:
        """Everybody looks at the table as it lies now."""
        for seat, seen in self._of.items():
            for zone in self._model.sight(seat).zones.values():
                seen |= {face(one.card) for one in zone if _is_seen(one.card)}

    def _happened(self, happened: object) -> None:
        self.look()
        for seat, seen in self._of.items():
            for _, fact in happened.facts(seat):  # type: ignore[attr-defined]
                cards = getattr(fact, "cards", ())
                if isinstance(fact, ZoneShuffled):
                    cards = tuple(one.card for one in fact.after)
                seen |= {face(card) for card in cards if isinstance(card, Card) and _is_seen(card)}

    def to(self, seat: str) -> set[str]:
        """What a seat may know: what it saw, and what everybody saw."""
        return self._of[seat] | self._of["public"]


def _is_seen(card: Card) -> bool:
    return not isinstance(card, Back) and not card.is_joker


def spoken_by(window: QWidget) -> Iterator[str]:
    """Everything that a screen reader, a tooltip or the title of a window says."""
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.windowTitle(), widget.statusTip(), widget.whatsThis())
        yield from (widget.accessibleName(), widget.accessibleDescription())
    top = QAccessible.queryAccessibleInterface(window)
    if top is not None:
        yield from _heard(top)


def _heard(thing: QAccessibleInterface) -> Iterator[str]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help):
        yield thing.text(kind)
    for number in range(thing.childCount()):
        child = thing.child(number)
        if child is not None:
            yield from _heard(child)


class Watch:
    """Looks at every surface after each move."""

    def __init__(self, model: GameModel, table: TableWindow, wall: ProjectorWindow, painted: Painted) -> None:
        self.model, self.table, self.wall, self.painted = model, table, wall, painted
        self.allowed = Allowed(model)
        self.looked = self.dragged = self.covered = 0
        self.hands_seen = 0

    def look(self) -> None:
        """Paint and read everything, and hold it against what may be seen."""
        for _ in range(2):
            QApplication.processEvents()
            # What the event loop of the program would do before it answers anybody.
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[call-overload]
        self.painted.shown()
        seat = self.model.seat_shown
        self._hold("the table window", seat, self.table)
        self._hold("the wall", "public", self.wall)
        self.wall.thumbnail(QSize(320, 180))
        self._compare("the picture of the wall", "public", self.painted.shown())
        self.looked += 1

    def _hold(self, what: str, seat: str, window: QWidget) -> None:
        window.grab()
        shown = self.painted.shown()
        hand = {face(one.card) for one in self.model.hand(seat)} if seat != "public" else set()
        self.hands_seen += bool(hand & shown)
        self._compare(f"what is painted in {what}", seat, shown)
        for text in spoken_by(window):
            self._compare(f"what {what} says: {text}", seat, named_in(text))

    def _compare(self, what: str, seat: str, shown: set[str]) -> None:
        hidden = shown - self.allowed.to(seat)
        assert not hidden, f"{what} tells {seat} of {sorted(hidden)} at entry {self.model.entry}"

    def cover(self) -> None:
        """Nobody moves for a while: then no card of the Hand is seen, until it is taken up."""
        self.table.cover.cover()
        if not self.model.covered:
            return
        self.covered += 1
        self.look()
        assert {card.face for card in self.table.hand.cards()} <= {"back-pilots", "back-coach"}
        self.table.cover.uncover()
        assert not self.model.covered

    def drag(self) -> None:
        """Carry a card of one's own hand over the table: its picture is what the seat sees, the wall shows none."""
        cards = self.table.hand.cards()
        if self.model.curtain_down or not cards or not cards[0].isVisible():
            return
        card = cards[0]
        start = card.rect().center()
        QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=start)
        self.dragged += 1
        for step in (6, 40, 120):
            QTest.mouseMove(card, start - QPoint(step, step))
        self.look()
        QTest.mouseMove(card, start)
        QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=start)
        QApplication.processEvents()


@pytest.mark.parametrize(("edition", "seed"), [("beta", 5), ("alpha", 6), ("final", 3)])
def test_no_surface_tells_a_seat_what_it_may_not_see(
    edition: str, seed: int, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a table played by chance, after each move no surface shows a card that was never shown to that seat."""
    painted = Painted(monkeypatch)
    shelf = Shelf(tmp_path)
    setup = scenario("neon-harbour", ("red", "green", "blue"), edition=edition)
    with Journal.create(tmp_path / "evening.gattai", GATTAI, setup, at=1_000) as journal:
        model = GameModel(GATTAI.game, journal, seeded(seed), clock=lambda: 1_000)
        paint = make_paint(speed=0)
        table = laid(model, paint, make_curtain=Curtain)
        wall = ProjectorWindow(model, room_of(model.game), paint)
        for window in (table, wall):
            qtbot.addWidget(window)
            window.resize(1366, 768)
            window.show()
        dice = random.Random(seed)
        table.cover.switch(60)
        watch = Watch(model, table, wall, painted)
        players = {seat: RandomPlayer(dice.randrange(1_000)) for seat in model.seats}

        def moved(_move: object) -> None:
            if dice.random() < 0.6:
                watch.look()
            if dice.random() < 0.3:
                watch.drag()
            if dice.random() < 0.3:
                watch.cover()

        def veiled(*_: object) -> None:
            watch.allowed.look()
            if dice.random() < 0.2:
                watch.look()

        model.curtainChanged.connect(veiled)
        play_session(GattaiEvening(model, players, dice, moved), scenes=1)
        assert watch.looked > 15
        assert watch.dragged > 0
        assert watch.covered > 3
        assert watch.hands_seen > 3, "No hand was ever on the table; nothing was looked at."
        allowed = watch.allowed.to("public")
        table.hide()
        wall.hide()
    painted.shown()
    first = ShelfWindow(paint, shelf, Settings())
    qtbot.addWidget(first)
    first.resize(1366, 768)
    first.show()
    qtbot.waitUntil(lambda: "Neon Harbour" in " ".join(spoken_by(first)))
    first.grab()
    shown = painted.shown()
    for text in spoken_by(first):
        shown |= named_in(text)
    assert shown <= allowed, "The shelf shows a card that nobody may see."


def test_a_crash_report_and_the_clipboard_name_no_card(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a fault of the program whose message names a hidden card, then its report and what is copied do not."""
    model = GameModel(GATTAI.game, _begun(), seeded(1))
    model.take_seat()
    failures: list[Failure] = []
    model.moveFailed.connect(failures.append)
    hidden = next(card for card in RANKED)

    def broken(*_: object) -> None:
        raise ValueError(f"{hidden} ({hidden.key}, {hidden.code}) does not lie in hand.red")

    monkeypatch.setattr("gattai_desktop.games.gattai.story.session_setup.deal", broken)
    from gattai_desktop.games.gattai.story.session_setup import SetUpSession

    assert not model.attempt(SetUpSession("coach"))
    assert "does not lie in hand.red" in failures[0].report
    assert named_in(failures[0].report) == set()
    QGuiApplication.clipboard().setText(failures[0].report)
    assert named_in(QGuiApplication.clipboard().text()) == set()


def _begun() -> object:
    from gattai_desktop.model.journal import MemoryJournal

    return MemoryJournal(GATTAI.begin(scenario("neon-harbour", ("red", "green"))))


def test_the_test_would_find_a_card(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given somebody's hand is painted for the room, then it is found."""
    painted = Painted(monkeypatch)
    model = GameModel(GATTAI.game, _begun(), seeded(1))  # type: ignore[arg-type]
    model.take_seat()
    from gattai_desktop.games.gattai.story.session_setup import SetUpSession

    assert model.attempt(SetUpSession("coach"))
    table = laid(model, make_paint(speed=0), make_curtain=Curtain)
    qtbot.addWidget(table)
    table.resize(1366, 768)
    table.show()
    watch = Watch(model, table, ProjectorWindow(model, room_of(model.game), make_paint(speed=0)), painted)
    qtbot.addWidget(watch.wall)
    QApplication.processEvents()
    painted.shown()
    with pytest.raises(AssertionError, match="tells public of"):
        watch._hold("the table window", "public", table)
