"""An evening of Gattaibushido:FUSION!, played by automatic players: what begins is played until the story goes on."""

from collections.abc import Callable
from typing import Final

from attrs import define

from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.throwdown.drives import Block, Counter, Escalate
from gattai_desktop.games.gattai.throwdown.joining import Join
from gattai_desktop.games.gattai.zones import LAST_STAGE, hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.players.evening import CannotGoOn, Evening, OfferedButRefused
from gattai_desktop.players.gattai.simple_player import UNDOES

MOST_MOVES: Final = 400
"""Moves after which a conflict that has not ended is taken for one that never will."""
_JOINS: Final = 0.6
"""How often a Pilot who may join a side does."""
_INTERLUDES: Final = 0.08
"""How often a player does what may be done at any time, such as spending an Omen."""
_SECOND_THOUGHTS: Final = 0.015
"""How often the table takes a move back."""
_OVERRULES: Final = 0.03
"""How often the Coach allows a Drive that the rules refuse."""

_CHANGES_OF_MIND: Final = 0.1
"""How often a player may undo what was just chosen; with more of it, choosing would never end."""

STORY: Final = "story"


@define
class GattaiEvening(Evening):
    """Plays Gambits and Throwdowns to their end, with overrules, second thoughts and what may be done at any time."""

    def begin(self, seat: Seat, *kinds: type[Move], when: Callable[[Move], bool] = lambda _move: True) -> bool:
        """Let a seat make such a move and play on until the story goes on; what is already under way is ended first."""
        self.play_on()
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
        if self.thinks_again(_SECOND_THOUGHTS):
            return
        seat = self.table.next_seat()
        if self.step == "throwdown.turn" and not self.table.asks() and self.dice.random() < _OVERRULES:
            self._overrule(seat)
            return
        options = self.seated(seat)
        if not self.table.asks():
            options = tuple(move for move in options if move.steps) or options
        if self.dice.random() > _CHANGES_OF_MIND:
            options = tuple(move for move in options if not isinstance(move, UNDOES)) or options
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
                raise OfferedButRefused(f"'{move}' was allowed by Coach in {self.step} and not made.")
            self.moved(move)

    def _take_sides(self) -> None:
        """Ask each Pilot once whether she joins, before the Coach closes the sides."""
        for seat in self.shuffled(self.table.seats):
            if seat != COACH_SEAT and self.dice.random() < _JOINS:
                self.let(seat, Join)

    def interlude(self) -> None:
        """Let a player do what may be done at any time."""
        seat = self.dice.choice(self.table.seats)
        anytime = [move for move in self.seated(seat) if not move.steps]
        if anytime and not self.table.asks():
            self.choose(seat, anytime)
