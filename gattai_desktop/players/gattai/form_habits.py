"""What Pilots in a Final Form answer by habit: who takes which Position, whose Robo bears damage, what is repeated."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.pilots.robos import robo
from gattai_desktop.games.gattai.rumble.final_form import AEGIS, FOOT, HAND, HEAD, HEART, SWORD, WING, form
from gattai_desktop.games.gattai.rumble.rumble_damage import Bear
from gattai_desktop.games.gattai.rumble.taking_positions import TakePosition
from gattai_desktop.games.gattai.rumble.tech_effects import RepeatTech
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.move import Move


def answer(table: Table, options: Sequence[Move]) -> Move:
    """Return what is answered where a Final Form asks."""
    match options[0]:
        case Bear():
            return borne(table, options)
        case TakePosition():
            return position_taken(table, options)
        case _:
            return repeated(options)


def position_taken(table: Table, options: Sequence[Move]) -> Move:
    """Return the Position that a Pilot takes.

    The Commander is the Head, who is passed the cards of the others; they take what serves the side most.
    """
    takes = [move for move in options if isinstance(move, TakePosition)]
    side = throwdown.side_of(table, options[0].seat)
    leads = side is not None and throwdown.commander(table, side) == options[0].seat
    return next(
        (move for move in takes if leads and move.position == HEAD),
        min(takes, key=lambda move: _TAKEN.index(move.position)),
    )


_TAKEN: Final = (HEART, FOOT, HAND, SWORD, WING, AEGIS, HEAD)
"""Positions as their Techs bring most: cards for the side, cards that the other loses, and the same once more."""


def repeated(options: Sequence[Move]) -> Move:
    """Return the Tech that the Hand lets happen once more."""
    again = [move for move in options if isinstance(move, RepeatTech)]
    return min(again, key=lambda move: _TAKEN.index(move.position))


def borne(table: Table, options: Sequence[Move]) -> Move:
    """One point at a time goes to the Robo that has most left, to the Head's last: without the Head all is lost."""
    bears = [move for move in options if isinstance(move, Bear) and move.points == 1]
    side = throwdown.side_of(table, options[0].seat)
    built = form(table, side) if side is not None else None
    head = built.head if built is not None else None
    return max(bears, key=lambda move: (robo(table, move.pilot).endurance, move.pilot != head), default=options[0])
