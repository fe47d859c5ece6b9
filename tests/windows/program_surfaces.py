"""The table while the program plays seats of it: its plate in every state, the page *Seats*, and the wall."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.cards.card import card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.drives import Counter
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import GiveSeat
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.players.thinking import Players, Thinking, Thought
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.table.program_seats import MOST_ALIKE, MOST_IN_A_ROW, ProgramNow
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.fights import led
from tests.windows.sitting import Sitting
from tests.windows.tables import given
from tests.windows.tasuo.showdowns import model_at, recorded

Make = Callable[[QtBot, Path], QWidget]

FIGHT: Final = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"
        throwdown Coach against Red; Red on turn
        Red: Strike 2; hand 8♥P 9♣P; Green: hand 4♠P; Blue: hand 5♦P; Coach: Strike 3; hand K♠C 9♦C J♠C; Pile 3♣C 7♦C
"""
LONG: Final = 10_000_000
"""Milliseconds: a pause that no test sees the end of."""


class NeverReady(Thinking):
    """Thinks as long as it is let."""

    def begin(self, order: object) -> None:
        """Begin, and come to no end."""

    def answer(self) -> Thought | None:
        return None


class Broken(Players):
    """Players that break."""

    def of(self, game: str, name: str, seat: Seat) -> "Broken":  # type: ignore[override]
        return self

    def choose(self, _sight: Sight, _options: Sequence[Move]) -> Move:
        raise RuntimeError("no such thing")


def given_away(model: GameModel, seats: dict[Seat, str]) -> None:
    """Let the program play these seats."""
    give = model.by_hand(GiveSeat)
    assert give is not None
    for seat, strength in seats.items():
        assert model.attempt(give(model.seats[0], seat, strength))


class FightWithProgram:
    """A Throwdown of a person against a Coach by the program, who is to move."""

    def __init__(self, qtbot: QtBot, strength: str = STEADY, pause: int = LONG) -> None:
        self.qtbot = qtbot
        self.sitting = Sitting(qtbot, given(FIGHT), (1366, 768))
        self.model, self.window = self.sitting.model, self.sitting.window
        self.seats, self.turn = self.window.program_seats, self.window.program_turn
        self.seats.set_pause(pause)
        self.sitting.take("red")
        given_away(self.model, {"coach": strength, "green": GENTLE})

    def counter(self) -> None:
        """Red counters; then the program has the turn."""
        assert self.model.attempt(Counter("red", card("8♥P")))

    def until(self, wanted: Callable[[ProgramNow], object]) -> QWidget:
        """Wait until the program does that, and return the table."""
        self.qtbot.waitUntil(lambda: bool(wanted(self.seats.now)), timeout=20_000)
        self.sitting.settle()
        assert self.turn.plate.isVisible()
        return self.window


def _persons_turn(qtbot: QtBot, _folder: Path) -> QWidget:
    fight = FightWithProgram(qtbot)
    return fight.until(lambda now: now == ProgramNow())


def _waiting(qtbot: QtBot, _folder: Path) -> QWidget:
    fight = FightWithProgram(qtbot)
    fight.counter()
    return fight.until(lambda now: now.acts and not now.thinks)


def _thinking(qtbot: QtBot, _folder: Path) -> QWidget:
    fight = FightWithProgram(qtbot, SHARP)
    fight.seats._thinking = NeverReady()
    fight.counter()
    return fight.until(lambda now: now.thinks == "coach")


def _held(qtbot: QtBot, _folder: Path) -> QWidget:
    fight = FightWithProgram(qtbot)
    fight.counter()
    fight.until(lambda now: now.acts)
    assert fight.seats.hold()
    return fight.until(lambda now: now.held)


def _moved(*, why: bool) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        fight = FightWithProgram(qtbot, SHARP if why else STEADY)
        fight.counter()
        assert fight.model.play_for("coach", GATTAI.game.phrases.read("Coach counters with 9♦C"))
        if why:
            assert fight.turn.ask_why()
        return fight.until(lambda now: not now.acts)

    return make


def _stopped(*, alike: bool) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        fight = FightWithProgram(qtbot)
        fight.counter()
        fight.seats._in_a_row, fight.seats._alike = (MOST_ALIKE, MOST_ALIKE) if alike else (MOST_IN_A_ROW, 0)
        fight.seats._begin()
        return fight.until(lambda now: now.stopped)

    return make


def _fault(qtbot: QtBot, _folder: Path) -> QWidget:
    fight = FightWithProgram(qtbot)
    fight.seats._players = Broken()
    fight.counter()
    fight.until(lambda now: now.acts)
    assert fight.seats.go_on()
    return fight.until(lambda now: now.stuck == "coach")


def _page(*, seat: int | None = None) -> Make:
    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        fight = FightWithProgram(qtbot)
        fight.window.requests.open("seats")
        fight.sitting.settle()
        if seat is not None:
            fight.window.sheet.choose(fight.model.seats[seat])
            fight.sitting.settle()
        assert fight.window.sheet.isVisible()
        return fight.window

    return make


def _elsewhere(model: Callable[[], GameModel], person: int = 0) -> Make:
    """A table of another game, where a person sits and all other seats are the program's."""

    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        sitting = Sitting(qtbot, model(), (1366, 768))
        sitting.window.program_seats.set_pause(LONG)
        seats = sitting.model.seats
        given_away(sitting.model, dict.fromkeys((seat for seat in seats if seat != seats[person]), SHARP))
        sitting.take(seats[person])
        return sitting.window

    return make


def _wall(make_model: Callable[[], GameModel], seats: dict[Seat, str]) -> Make:
    """The wall of a table at which the program plays these seats."""

    def make(qtbot: QtBot, _folder: Path) -> QWidget:
        model = make_model()
        given_away(model, seats)
        window = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show_window()
        return window

    return make


PROGRAM: Final[dict[str, Make]] = {
    "program, a person's turn": _persons_turn,
    "program, waiting": _waiting,
    "program, thinking": _thinking,
    "program, held": _held,
    "program, has moved": _moved(why=False),
    "program, why": _moved(why=True),
    "program, stopped after many moves": _stopped(alike=False),
    "program, stopped because it repeats itself": _stopped(alike=True),
    "program, a fault": _fault,
    "seats": _page(),
    "seats, who plays one": _page(seat=1),
    "program, a fight": _elsewhere(lambda: led(7)),
    "program, a showdown": _elsewhere(lambda: model_at(recorded("TS-EX100")[0][0])),
    "program, wall": _wall(lambda: given(FIGHT), {"coach": SHARP, "green": STEADY}),
    "program, wall of a fight": _wall(lambda: led(7), {"cpu": SHARP, "teo": STEADY}),
    "program, wall of a showdown": _wall(lambda: model_at(recorded("TS-EX100")[0][0]), {"red": SHARP, "blue": STEADY}),
}
