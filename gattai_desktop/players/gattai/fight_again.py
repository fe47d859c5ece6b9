"""One of many fights once more, kept move by move for whoever wants to see how it went."""

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.games.move import Move, write
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.played_fight import Fought, Level, play_fight
from gattai_desktop.records.entry import Entry


@frozen
class FightAgain:
    """A fight from the table on which it began: `moves` are entries, each with the table that it led to.

    What lay hidden from the Coach was dealt anew for it, as for every fight: it shows no card of a real Hand.
    """

    begin: State
    moves: tuple[tuple[Entry, State], ...]
    fought: Fought


def fight_again(fight: Fight, level: Level, seed: int) -> FightAgain:
    """Play the fight of that seed once more and keep it. Raises CannotFight."""
    tables: list[State] = []
    moves: list[tuple[Entry, State]] = []

    def keep(move: Move, facts: tuple[Fact, ...], before: State, after: State) -> None:
        tables.append(before)
        moves.append((Entry(number=len(moves) + 1, move=write(move), facts=facts, by=move.seat), after))

    fought = play_fight(fight, level, seed, keep)
    return FightAgain(tables[0], tuple(moves), fought)
