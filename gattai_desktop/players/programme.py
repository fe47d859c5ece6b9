"""What a game hands on of its players: evenings for a demo, opponents for people, and how they are measured."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.box import Box
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.players.contest import Contest
from gattai_desktop.players.evening import Moved, TableToPlay
from gattai_desktop.players.player import Player


@frozen(kw_only=True)
class DemoOptions:
    """What a demo plays. An empty `scenario` lets the scenarios take turns; 0 `seats` leave the number to the dice."""

    game: str = KEYS[0]
    games: int = 1
    seed: int = 1
    seats: int = 0
    scenario: str = ""
    edition: str = ""
    pace: float = 0.0
    """Seconds to wait after each move."""
    out: Path | None = None
    """Where sessions, records and pictures are kept; nowhere without one."""
    session: Path | None = None
    """The session file of the first table."""
    wild_rulings: bool = False
    """Whether the dice choose rulings for each table, instead of those of its edition."""
    report: bool = False
    """Whether each entry is reported as soon as it is durable."""


MakePlayer = Callable[[Seat], Player]
"""Makes the player that the program is in a seat."""


Why = Callable[[Sight, Move], Words]
"""Takes what everybody saw before a move, and the move as everybody knows it."""


def _unsaid(_before: Sight, _move: Move, _other: Move | None = None) -> Words:
    return Words("")


@frozen(kw_only=True)
class Programme:
    """The players of one game, and the evenings that they play in a demo.

    `setup` says how the table of a number is laid, `sitting` counts who sits there, `player` chooses who plays a seat,
    `play` plays a table to its end, and a picture is taken when a step in `pictured` is first reached.
    """

    key: str
    setup: Callable[[DemoOptions, int, random.Random], Any]
    sitting: Callable[[Any], int]
    player: Callable[[Game, random.Random], Player]
    play: Callable[[TableToPlay, Mapping[Seat, Player], random.Random, Moved], None]
    pictured: frozenset[str]
    people: str
    """What the game calls those who play it."""
    fewest: int
    most: int
    opponents: Mapping[str, MakePlayer] = field(factory=dict)
    """Whom the program can be at a table with people, by the name that the table keeps for its seat."""
    why: Why = _unsaid
    """Says in a sentence why a move may have been made, of what everybody saw before it; "" for nothing to say."""
    why_holds: bool = False
    """Whether that sentence tells facts alone: else it praises what habit takes, and may be untrue of another move."""
    less: Callable[[Sight, Move, Move], Words] = _unsaid
    """Says what speaks against a move beside the one that steady takes, of what steady weighed; "" for nothing."""
    chance_words: Words = say("times won, of 100")
    """What the chance of a move counts that a player tried out."""
    follows: Callable[[Move], Words] | None = None
    """Says what somebody did next most often, where the game says it otherwise than with the words of the log."""
    contest: Callable[[], Contest] | None = None
    """Opens how these players are measured; None where the game has no two sides."""

    def box(self) -> Box:
        return box(self.key)
