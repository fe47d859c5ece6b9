"""How strong the ready decks are against each other: many battles between automatic players, without a table.

The players choose plainly, which gives the figures that the ready decks were made for: with two
players 45 to 54 of 100 battles for each deck and about 8 clashes a battle, with three 30 to 36 and about 12, with four
20 to 31 and about 15. A `Tactician`, who lets a kept Furnace Maw attack again and again, wins more with Open Flame.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, cycle, islice, permutations
from typing import Final

from attrs import define

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import SEATS_AT_TABLE, built_in_bots, match
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots import abilities
from gattai_desktop.games.rumblebots.values import CLASH, READY
from gattai_desktop.players.player import Player
from gattai_desktop.players.rumblebots.match import Tactician
from gattai_desktop.players.rumblebots.steady import worth_of

_MOST_MOVES: Final = 5_000


@define
class PlainTactician(Tactician):
    """Keeps the faction with the strongest wall, and brings back whatever would be missed least."""

    def _worth(self, sight: Sight, move: Move) -> float:
        if isinstance(move, abilities.PutUnder):
            return 5 - worth_of(move.card) / 10
        return super()._worth(sight, move)


@frozen
class Balance:
    """The results of many battles of a number of players: how often each deck won where it took part."""

    players: int
    battles: int
    clashes: float
    """Clashes of a battle, on average."""
    won: Mapping[str, float]


def pairings(players: int) -> Iterator[tuple[str, ...]]:
    """Yield every choice of this number of different ready decks."""
    yield from combinations(built_in_bots().bots.decks, players)


def measure(players: int, each: int, seed: int) -> Balance:
    """Play every pairing so often, in every order of the seats in turn."""
    won: dict[str, int] = dict.fromkeys(built_in_bots().bots.decks, 0)
    played = dict(won)
    battles = clashes = 0
    for pairing in pairings(players):
        for order in islice(cycle(permutations(pairing)), each):
            winner, fought = battle(order, seed + battles)
            won[winner] += 1
            for deck in pairing:
                played[deck] += 1
            battles += 1
            clashes += fought
    shares = {deck: won[deck] / played[deck] for deck in won if played[deck]}
    return Balance(players, battles, clashes / battles, shares)


def battle(decks: Sequence[str], seed: int, player: Callable[[int], Player] = PlainTactician) -> tuple[str, int]:
    """Play one battle between these ready decks, clockwise; return the deck that won, and the clashes fought.

    player: makes who plays a deck, each of them, of a seed.
    """
    game, shuffle = box("rumblebots").game, seeded(seed)
    seats = SEATS_AT_TABLE[: len(decks)]
    chosen = dict(zip(seats, decks, strict=True))
    table = box("rumblebots").begin(match(seats, decks=chosen, battles=1))
    players = {seat: player(seed) for seat in seats}
    for _ in range(_MOST_MOVES):
        if table.values["step"] not in (READY, CLASH):
            return chosen[str(table.values["winner"])], _clashes(table)
        seat = game.waits_for(table)[0]
        move = players[seat].choose(game.sight(table, seat), game.options(table, seat))
        table, _ = game.play(table, move, shuffle)
    raise RuntimeError(f"A battle of {', '.join(decks)} did not end (seed {seed}).")


def _clashes(table: State) -> int:
    fought = table.values["clash"]
    assert isinstance(fought, int)
    return fought
