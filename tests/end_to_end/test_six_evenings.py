"""Six whole evenings are played through the windows, and every word of table and wall is read on the way.

While the moves of an evening come in, a person looks on: she opens something or types half a text, and presses the
keys that the list of keys names. Each evening has a language and a size of its own and is read every few moves;
`GATTAI_EVENINGS=whole` (`make evenings`) plays each in both languages at all four sizes, reads after every move, and
presses the keys in every moment that is new.
"""

import os
import re
from collections.abc import Iterable, Iterator
from itertools import cycle
from typing import Final

import pytest
from attrs import define, field
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gattai_desktop.board import written
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.seating import APART, ONE_HAND, SIDES, ChangeSeating
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.demo import run_demo
from gattai_desktop.players.programme import DemoOptions
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.asking.ask_rows import AskRow
from gattai_desktop.windows.games.gattai.panes.spoil_plate import SpoilPlate
from gattai_desktop.windows.games.gattai.panes.spoils_board import SpoilsBoard
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.kit.own_scale import SizeTold
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.program.demo_windows import DemoWindows
from gattai_desktop.windows.settings.key_help import rows_of
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.table.table_window import TableWindow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.cut import cut, noticing_short_lines
from tests.windows.no_code import CODE
from tests.windows.test_every_word import NAMES, painted, told
from tests.windows.test_german import english, left_english, same_in_german, texts

__all__ = ["english", "painted", "same_in_german", "texts"]

SIZES: Final = ((1024, 576), (1366, 768), (1920, 1080), (3840, 2160))
"""The smallest is what the frame of a window leaves of 1024 by 600."""
WHOLE: Final = os.environ.get("GATTAI_EVENINGS") == "whole"
LIMIT: Final = 3600 if WHOLE else 900
"""Seconds for an evening: a whole one takes a minute or two of a core, and half an hour where eight others share it."""
READINGS: Final = 6
"""How often an evening is read where it is not read after every move."""
TYPED: Final = ("It makes a good story.", "On second thoughts.", "Half a story.", *map(str.capitalize, COLOURS))
"""What the players of an evening write themselves, and who looks on; and who has no name is called by the seat."""
OUTSIDE: Final = frozenset({"F11", "F12", "Ctrl+W"})
"""Keys of every table to which the program round it listens; `test_keys_of_the_window` presses them."""
TELL: Final = SheetLook("Erzähl", fields=(SheetField("text", "Erzähl"),), choices=(SheetChoice("go", PlateLook("OK")),))


@frozen
class Played:
    """One evening: what is played, how people sit, and in which language and size it is read."""

    options: DemoOptions
    seating: str
    moves: int
    """About how many moves it has."""
    language: str
    size: tuple[int, int]


def _evening(seed: int, seats: int, scenario: str, *, edition: str = "", game: str = "gattai") -> DemoOptions:
    # With a pace, however short, the demo waits after each move, and waiting is when the windows are read.
    return DemoOptions(game=game, seed=seed, seats=seats, scenario=scenario, edition=edition, pace=1e-6)


EVENINGS: Final = {
    "First Contact": Played(_evening(5, 3, "first-contact"), ONE_HAND, 77, "de", SIZES[0]),
    "Neon Harbour, alpha": Played(_evening(5, 2, "neon-harbour", edition="alpha"), APART, 154, "en", SIZES[0]),
    "Neon Harbour, beta": Played(_evening(5, 4, "neon-harbour", edition="beta"), SIDES, 229, "de", SIZES[1]),
    "Neon Harbour, final": Played(_evening(6, 7, "neon-harbour", edition="final"), ONE_HAND, 147, "en", SIZES[2]),
    "Hunter's Moon": Played(_evening(5, 3, "hunters-moon"), APART, 154, "de", SIZES[2]),
    "bot battle": Played(_evening(5, 2, "quick-battle", game="rumblebots"), APART, 60, "de", SIZES[3]),
}


def _all() -> Iterator[object]:
    for name, one in EVENINGS.items():
        for language in ("en", "de"):
            for size in SIZES:
                if WHOLE or (language, size) == (one.language, one.size):
                    made = Played(one.options, one.seating, one.moves, language, size)
                    yield pytest.param(made, id=f"{name} {language} {size[0]}")


class Unpainted(QObject):
    """Lets a window be painted only when it is read: what is painted in between nobody looks at."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the window from painting what has changed."""
        del watched
        return event.type() == QEvent.Type.UpdateRequest


@define
class Onlooker:
    """Looks at table and wall between the moves of an evening, and keeps what is wrong with them."""

    played: Played
    english: frozenset[str]
    names: re.Pattern[str]
    painted: set[str]
    windows: DemoWindows = field(factory=lambda: DemoWindows(offscreen=True))
    wrong: dict[str, str] = field(factory=dict)
    opened: int = 0
    pressed: set[str] = field(factory=set)
    moves: int = 0
    readings: int = 0
    _model: GameModel | None = None
    _heard: list[str] = field(factory=list)
    _read: set[str] = field(factory=set)
    _wall_read: int = -1
    _unpainted: Unpainted = field(factory=Unpainted)
    _asked_for: str = ""
    _moments: set[tuple[object, ...]] = field(factory=set)
    _openings: Iterator[str] = field(factory=lambda: cycle(("typed", "log", "rulings", "words", "keys")))

    # ------------------------------------------------------------------ what is there
    @property
    def model(self) -> GameModel:
        assert self._model is not None
        return self._model

    @property
    def table(self) -> TableWindow:
        assert self.windows.table is not None
        return self.windows.table

    @property
    def wall(self) -> ProjectorWindow:
        assert self.windows.wall is not None
        return self.windows.wall

    def open_table(self, journal: Journal, shuffle: Shuffle) -> GameModel:
        """Lay the table in its windows, and say how people sit."""
        self._model = self.windows.open_table(journal, shuffle)
        for window in (self.table, self.wall):
            window.resize(*self.played.size)
            window.installEventFilter(self._unpainted)
        self.table.activateWindow()
        self.table.muteAsked.connect(lambda: self._heard.append("mute"))
        self.table.pushAsked.connect(lambda: self._heard.append("push"))
        self.table.hand.sortAsked.connect(lambda _seat: self._heard.append("sort"))
        self.table.voice.said.connect(self._heard.append)
        return self.model

    def _sit(self) -> None:
        """Say how people sit."""
        change = self.model.by_hand(ChangeSeating)
        assert change is not None
        if self.played.seating != APART:
            assert self.model.attempt(change(self.model.seat, self.played.seating))

    # ------------------------------------------------------------------ between two moves
    def pause(self, _seconds: float) -> None:
        """Look at the table as it is after a move."""
        self.windows.pause(0)
        self.moves += 1
        if self.moves == 1:
            self._sit()
        every = 1 if WHOLE else max(1, self.played.moves // READINGS)
        if self.moves % every:
            return
        self.readings += 1
        self.model.pass_to(self.model.next_seat())
        if self.model.curtain_down and (WHOLE or self.readings % 4 == 0):
            self.read("before who is next says it's me")
        self.model.take_seat()
        self.read("as who is next sees it")
        if self.readings % 2:
            self.leave_open(next(self._openings))
        if WHOLE or self.readings % 4 == 2:
            self.press_keys()

    def settle(self) -> None:
        """Let everything that was asked for happen."""
        for _ in range(3):
            self.windows.pause(0)

    def read(self, moment: str) -> None:
        """Read every word of table and wall."""
        self.settle()
        seen: list[str] = []
        with written.read_by(lambda _painter, _box, words, _whole: seen.append(words)):
            wrong = cut(self.table)
        assert seen, "nothing was painted"
        for line in wrong:
            self._find(f"{moment}: {line}")
        self._judge(told(self.table), self._by_the_book(turned=True))
        if self._wall_read == self.model.entry:
            return  # it shows what everybody may see, whoever has the computer
        self._wall_read = self.model.entry
        self.wall.moments.skip()
        self.wall.follow()
        for line in cut(self.wall):
            # How high letters on the wall must be depends on who sits how far away, not on its screen.
            if not line.endswith("pixels high"):
                self._find(f"{moment}: {line}")
        self._judge(told(self.wall))

    def _judge(self, lines: Iterable[str], by_the_book: str = "") -> None:
        """Look for codes and English in these lines and in all that was painted; once in each.

        by_the_book: the lines of triggers that were asked for, which may be read as the book writes them. What ? has
        opened stays so while other keys are pressed, until the next reading.
        """
        by_the_book, self._asked_for = f"{by_the_book} {self._asked_for}", ""
        fresh = {*self.painted, *lines} - self._read
        self.painted.clear()
        for line in fresh:
            if line.strip() in by_the_book:
                continue
            self._read.add(line)
            if CODE.search(line):
                self._find(f"code: {line}")
            if self.played.language == "de" and self._is_english(line):
                self._find(f"English: {line}")

    def _is_english(self, line: str) -> bool:
        bare = line.strip(" ·,.:„“”")
        if any(bare in name for name in (*NAMES, *TYPED)):  # what is broken into lines
            return False
        for words in TYPED:
            line = line.replace(words, " ").replace(words.upper(), " ")
        return left_english(line, self.english, self.names)

    def _find(self, fault: str) -> None:
        """Keep what is wrong, with the first moment at which it was."""
        step = self.model.sight("public").values.get("step")
        self.wrong.setdefault(fault, f"move {self.moves}, {self.model.seat} in {step}: {fault}")

    # ------------------------------------------------------------------ what a person opens
    def leave_open(self, what: str) -> None:
        """Open something, let a move come in, and look whether it is still there."""
        moves = [move for move in self.model.options() if move.steps]
        if not moves:
            return
        self._open(what)
        before = self._lies_open()
        assert before, f"{what} cannot be opened"
        assert self.model.attempt(moves[len(moves) // 2])
        self.settle()
        self.opened += 1
        if self._lies_open() != before:
            self._find(f"{what} was open as {before}, and is {self._lies_open()} after a move")
        self.read(f"with {what} open over a move")
        self.clear()

    def _open(self, what: str) -> None:
        if what == "typed":
            self.table.requests.ask(TELL)
            self.settle()
            QTest.keyClicks(self.table.focusWidget(), "Half a story.")
        elif what == "log":
            self.table.widen_log()
        else:
            self.table.requests.open(what)
        self.settle()

    def _lies_open(self) -> str:
        """Say what a person has open, and what she has typed."""
        shown = [type(one).__name__ for one in self.table.overlays.shown(Level.SHEETS, Level.QUESTION)]
        texts = [self.table.sheet.form.text("text")] if self.table.sheet.asks(TELL.title) else []
        return " ".join((*shown, *texts, *(["log"] if self.table.log.wide else [])))

    def clear(self) -> None:
        """Put everything back as it lay before a person touched it."""
        table = self.table
        table.carry.put_back()
        for _ in range(6):
            if not table.overlays.close_top():
                break
        if table.log.wide:
            table.widen_log()
        table.scene.open_drawer("")
        for size in table.findChildren(SizeTold):
            size.hide()
        self.settle()

    # ------------------------------------------------------------------ keys
    def _keys(self) -> set[str]:
        """Say which keys are there now: each of every table, and each letter that a plate shows."""
        everywhere = {row.usual for row in rows_of("table")} - OUTSIDE
        plates = [one for kind in (PlateButton, AnswerButton) for one in self.table.findChildren(kind)]
        shown = {one.look.key for one in plates if one.isVisible()}
        return everywhere | shown & {row.usual for row in rows_of(self.played.options.game)}

    def press_keys(self) -> None:
        """Press each key that is there, and look whether something happens; at the same question it is done once."""
        asked = tuple(ask.kind.partition(":")[0] for ask in self.model.asks())
        step = self.model.sight("public").values.get("step")
        for key in sorted(self._keys()):
            moment = (step, self.model.seat == COACH_SEAT, asked, key)
            if moment not in self._moments:
                self._moments.add(moment)
                self._press(key)

    def _press(self, key: str) -> None:
        seat, entry = self.model.seat, self.model.entry
        self.pressed.add(key)
        before = self._tells()
        self._strike(key)
        after = self._tells()
        if after == before and not self._paints_something(key):
            self._find(f"{key} is dead among {len(self.model.seats)}")
        if key == "?":
            asked_for = self._by_the_book(turned=False)
            self._judge(told(self.table), asked_for)
            self._asked_for = asked_for
        if self.model.entry > entry:
            self.model.take_back(entry + 1, "Half a story.")
        self.clear()
        if self.model.seat != seat or self.model.curtain_down:  # the computer was passed on
            self.model.pass_to(seat)
            self.model.take_seat()
            self.settle()
        self._heard.clear()

    def _strike(self, key: str) -> None:
        stroke = QKeySequence(key)[0]
        QTest.keyClick(self.table.focusWidget() or self.table, stroke.key(), stroke.keyboardModifiers())
        self.settle()

    def _paints_something(self, key: str) -> bool:
        """Say whether a key that changes nothing else has changed the picture; in doubt, press it again."""
        pressed = self.table.grab().toImage()
        self.clear()
        cleared = self.table.grab().toImage()
        if pressed != cleared:
            return True
        self._strike(key)
        return self.table.grab().toImage() != cleared

    def _by_the_book(self, *, turned: bool) -> str:
        """Return the lines of triggers that ? has opened, on the plate that asks or of the Spoils to choose from.

        turned: only where they still stand, since ? was not pressed again.
        """
        asks = [one.look for kind in (AskPlate, AskRow) for one in self.table.findChildren(kind)]
        asked = [spoken(words) for look in asks for words in ((look.why,) if turned else (look.why, look.written))]
        boards = [one for one in self.table.findChildren(SpoilsBoard) if one._book or not turned]
        spoils = [plate.look.line for board in boards for plate in board.findChildren(SpoilPlate)]
        begins = speak("table", "As the book writes it: {line} ({edition})", line="+", edition="").partition("+")[0]
        return " ".join(line for line in (*asked, *spoils) if line.startswith(begins))

    def _tells(self) -> tuple[object, ...]:
        """Return what can be known of the table without painting it."""
        table, model = self.table, self.model
        shown = tuple(one for one in table.overlays.shown() if one.level < Level.FRAME)
        where = (model.entry, model.seat, model.curtain_down, tuple(self._heard))
        return (*where, shown, table.log.wide, table.asked_zoom, table.focusWidget())


@pytest.mark.slow
@pytest.mark.timeout(LIMIT)
@pytest.mark.parametrize("played", list(_all()))
def test_an_evening_can_be_read_to_its_end(
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    painted: set[str],
    english: frozenset[str],
    same_in_german: re.Pattern[str],
    played: Played,
) -> None:
    speak_language(played.language)
    try:
        with noticing_short_lines(monkeypatch):
            onlooker = Onlooker(played, english, same_in_german, painted)
            report = run_demo(played.options, onlooker.open_table, pause=onlooker.pause, say=lambda _line: None)
            onlooker.windows.close()
    finally:
        speak_language("en")
    assert report.ok, str(report)
    assert not onlooker.wrong, "\n".join(onlooker.wrong.values())
    assert onlooker.readings >= READINGS // 2
    assert onlooker.opened
    assert onlooker.pressed
