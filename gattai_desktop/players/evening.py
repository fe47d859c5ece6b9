"""An evening at the table, played by automatic players.

They sit at the table as people do: the computer passes to the seat that play waits for, that seat says "it's me",
looks at what it sees and is offered, and moves.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from attrs import define, field

from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.games.verdict import Verdict
from gattai_desktop.players.player import Player


class TableToPlay(Protocol):
    """What an evening needs of the table; `GameModel` is one."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every seat; the Coach's last in a game that has one."""

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

    @property
    def seat_shown(self) -> Seat:
        """Whose own things the computer shows; "public" behind a curtain."""

    def pass_to(self, seat: Seat) -> None:
        """Give the computer to a seat."""

    def take_seat(self) -> None:
        """Say "it's me"."""


class CannotGoOn(Exception):
    """The table waits, and nobody can do anything. The message says where."""


class OfferedButRefused(Exception):
    """A move was among the options and was not made all the same."""


Moved = Callable[[Move | None], None]
"""Is told of every move, and of None where something was taken back."""


@define
class Evening:
    """A table with a player at each seat, who makes the moves that the player chooses."""

    table: TableToPlay
    players: Mapping[Seat, Player]
    dice: random.Random = field(factory=random.Random)
    moved: Moved = field(default=lambda _move: None)

    @property
    def step(self) -> str:
        """Where in the game the table is."""
        return str(self.table.sight("public").values.get("step"))

    def seated(self, seat: Seat) -> tuple[Move, ...]:
        """Let a seat sit down at the computer, and return what it may do."""
        if self.table.seat_shown != seat:
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

    def play_to(self, over: str, what: str, *, second_thoughts: float, most: int) -> None:
        """Let every seat that is waited for choose, until the table is in the step `over`. Raises CannotGoOn.

        what: what is played, "match". second_thoughts: how often a move is taken back, 0 to 1. most: the moves after
        which it is taken for something that never ends.
        """
        for _ in range(most):
            if self.step == over:
                return
            if self.thinks_again(second_thoughts) or self.interrupts():
                continue
            seat = self.table.next_seat()
            options = self.seated(seat)
            if not options:
                raise CannotGoOn(f"{seat} is waited for in {self.step} and has no move.")
            self.choose(seat, [one for one in options if not one.spares_questions])
        raise CannotGoOn(f"{most} moves did not end the {what}; the table is in {self.step}.")

    def interrupts(self) -> bool:
        """Let somebody act whom play does not wait for; say whether anybody did. A game says who may and when."""
        return False

    def thinks_again(self, chance: float) -> bool:
        """Take the last move back, so often as `chance` says (0 to 1), where the table lets it; say whether it did."""
        back = self.dice.random() < chance and self.table.take_back(self.table.entry, "On second thoughts.")
        if back:
            self.moved(None)
        return back

    def shuffled(self, seats: Iterable[Seat]) -> list[Seat]:
        """These seats in an order that the dice give."""
        order = list(seats)
        self.dice.shuffle(order)
        return order
