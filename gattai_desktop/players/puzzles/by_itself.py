"""Plays a puzzle on to the next choice: every shuffle has one order, and a forced move is made."""

from collections.abc import Sequence

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.response_window import LetPlayGoOn, StopPlay
from gattai_desktop.players.puzzles.manner import PuzzleManner


def fixed_order(zone: str, cards: Sequence[Card]) -> Sequence[Card]:
    """Shuffle a zone in the one order that puzzles have."""
    return seeded(1)(zone, cards)


def first_to_move(game: Game, table: State, own: Seat) -> Seat:
    """Return the seat that moves, the person's own before all others; "" where play waits for nobody."""
    waits = game.waits_for(table)
    return own if own in waits else waits[0] if waits else ""


def choices(game: Game, manner: PuzzleManner, table: State, seat: Seat) -> tuple[Move, ...]:
    """Return what a seat may do, without what the game leaves aside, and without stopping play: that has no end."""
    options = game.options(table, seat) if seat else ()
    return tuple(move for move in options if not isinstance(move, StopPlay) and not manner.aside(move))


def counts(move: Move) -> bool:
    """Whether a move counts as one: to stop play and to let it go on does not."""
    return not isinstance(move, StopPlay | LetPlayGoOn)


def forced_move(game: Game, manner: PuzzleManner, table: State, own: Seat) -> Move | None:
    """Return the only move, where the game says that it is no choice; None where a seat chooses."""
    moves = choices(game, manner, table, first_to_move(game, table, own))
    return moves[0] if len(moves) == 1 and manner.by_itself(moves[0]) else None


def to_first_choice(game: Game, manner: PuzzleManner, table: State, own: Seat) -> State:
    """Return the table after all forced moves."""
    while (forced := forced_move(game, manner, table, own)) is not None:
        table = game.play(table, forced, fixed_order)[0]
    return table
