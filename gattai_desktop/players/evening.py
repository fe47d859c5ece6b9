"""An evening at the table, played by automatic players: what the Coach begins is played to its end.

It sits at the table as people do: the computer passes to whoever is waited for, that seat says "it's me", looks at
what it sees and is offered, and moves.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Protocol

from attrs import define, field

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.game import Ask, Verdict
from gattai_desktop.games.gattai.outcome.spoils import PutBack
from gattai_desktop.games.gattai.throwdown.drives import Block, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.joining import Join, LeaveOut, StepBack
from gattai_desktop.games.gattai.zones import LAST_STAGE, hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.players.player import Player

MOST_MOVES: Final = 400
"""Moves after which a conflict that has not ended is taken for one that never will."""
_JOINS: Final = 0.6
"""How often a Pilot who may join a side does."""
_INTERLUDES: Final = 0.08
"""How often somebody does what may be done at any time, such as spending an Omen."""
_SECOND_THOUGHTS: Final = 0.015
"""How often the table takes a move back."""
_OVERRULES: Final = 0.03
"""How often the Coach allows a Drive that the rules refuse."""

_CHANGES_OF_MIND: Final = 0.1
"""How often somebody may undo what was just chosen; with more of it, nobody would ever be done."""
_UNDOES: Final = (PutBack, LeaveOut, StepBack)

STORY: Final = "story"


class Table(Protocol):
    """What an evening needs of the table; `GameModel` is one."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat, the Coach's last."""

    def sight(self, seat: Seat | None = None) -> Sight:
        """The table as a seat sees it."""

    def options(self, seat: Seat | None = None) -> tuple[Move, ...]:
        """What the rules allow a seat."""

    def asks(self) -> tuple[Ask, ...]:
        """The open questions."""

    def attempt(self, move: Move, narration: str = "") -> bool:
        """Make a move."""

    def judge(self, move: Move) -> Verdict:
        """What speaks against a move."""

    def allow(self, move: Move, because: str = "", narration: str = "") -> bool:
        """Make a move that the rules refuse, because the Coach allows it."""

    @property
    def entry(self) -> int:
        """The number of the last entry."""

    def take_back(self, entry: int, because: str = "") -> bool:
        """Take back an entry and all that followed it."""

    def next_seat(self) -> Seat:
        """For whom play waits."""

    def pass_to(self, seat: Seat) -> None:
        """Give the computer to a seat."""

    def take_seat(self) -> None:
        """Say "it's me"."""


class CannotGoOn(Exception):
    """The table waits, and nobody can do anything. The message says where."""


class OfferedButRefused(Exception):
    """A move was among the options and was not made all the same."""


@define
class Evening:
    """Plays at a table with a player at each seat.

    `moved` is told of every move, and of None where something was taken back.
    """

    table: Table
    players: Mapping[Seat, Player]
    dice: random.Random = field(factory=random.Random)
    moved: Callable[[Move | None], None] = field(default=lambda _move: None)

    @property
    def step(self) -> str:
        """Where in a conflict the table is; STORY outside of any."""
        return str(self.table.sight("public").values.get("step"))

    def seated(self, seat: Seat) -> tuple[Move, ...]:
        """Let a seat sit down at the computer, and return what it may do."""
        self.table.pass_to(seat)
        self.table.take_seat()
        return self.table.options(seat)

    def make(self, move: Move) -> None:
        """Make a move that was offered. Raises OfferedButRefused."""
        if not self.table.attempt(move):
            raise OfferedButRefused(f"'{move}' was offered in {self.step} and not made.")
        self.moved(move)

    def choose(self, seat: Seat, options: Sequence[Move]) -> None:
        """Let the player at a seat choose one of these moves and make it."""
        self.make(self.players[seat].choose(self.table.sight(seat), options))

    def let(self, seat: Seat, *kinds: type[Move], when: Callable[[Move], bool] = lambda _move: True) -> bool:
        """Let a seat make a move of one of these kinds; returns False where it is not offered any."""
        options = [move for move in self.seated(seat) if isinstance(move, kinds) and when(move)]
        if options:
            self.choose(seat, options)
        return bool(options)

    def begin(self, seat: Seat, *kinds: type[Move], when: Callable[[Move], bool] = lambda _move: True) -> bool:
        """Let a seat make such a move and play on until the story goes on."""
        began = self.let(seat, *kinds, when=when)
        if began:
            self.play_on()
        return began

    def play_on(self) -> None:
        """Play until the story goes on and nobody is asked anything. Raises CannotGoOn."""
        for _ in range(MOST_MOVES):
            if self.step == STORY and not self.table.asks():
                return
            self._somebody_moves()
        raise CannotGoOn(f"{MOST_MOVES} moves did not end it; the table is in {self.step}.")

    def _somebody_moves(self) -> None:
        if self.step == "throwdown.sides" and not self.table.asks():
            self._take_sides()
        if not self.table.asks() and self.dice.random() < _INTERLUDES:
            self.interlude()
        if self.dice.random() < _SECOND_THOUGHTS and self.table.take_back(self.table.entry, "On second thoughts."):
            self.moved(None)
            return
        seat = self.table.next_seat()
        if self.step == "throwdown.turn" and not self.table.asks() and self.dice.random() < _OVERRULES:
            self._overrule(seat)
            return
        options = self.seated(seat)
        if not self.table.asks():
            options = tuple(move for move in options if move.steps) or options
        if self.dice.random() > _CHANGES_OF_MIND:
            options = tuple(move for move in options if not isinstance(move, _UNDOES)) or options
        if not options:
            raise CannotGoOn(f"{seat} is waited for in {self.step} and has no move.")
        self.choose(seat, options)

    def _overrule(self, seat: Seat) -> None:
        """Let the Coach allow a Drive that is against the rules, with a card that is really held."""
        self.seated(seat)
        sight = self.table.sight(seat)
        # Beyond the last stage there is nothing to escalate to, whatever the Coach says.
        last = sight.values.get("throwdown.stage") == LAST_STAGE
        kinds = (Counter, Block) if last else (Counter, Block, Escalate)
        drives = [kind(seat, card) for card in sight.cards(hand_zone(seat)) for kind in kinds]
        refused = [move for move in drives if not self.table.judge(move).allowed]
        if refused:
            move = self.dice.choice(refused)
            if not self.table.allow(move, "It makes a good story."):
                raise OfferedButRefused(f"'{move}' was allowed by the Coach in {self.step} and not made.")
            self.moved(move)

    def _take_sides(self) -> None:
        """Ask each Pilot once whether she joins, before the Coach closes the sides."""
        for seat in self.shuffled(self.table.seats):
            if seat != COACH_SEAT and self.dice.random() < _JOINS:
                self.let(seat, Join)

    def interlude(self) -> None:
        """Let somebody do what may be done at any time."""
        seat = self.dice.choice(self.table.seats)
        anytime = [move for move in self.seated(seat) if not move.steps]
        if anytime and not self.table.asks():
            self.choose(seat, anytime)

    def shuffled(self, seats: Iterable[Seat]) -> list[Seat]:
        """These seats in an order that the dice give."""
        order = list(seats)
        self.dice.shuffle(order)
        return order
