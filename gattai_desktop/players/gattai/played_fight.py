"""One Throwdown played to its end by automatic players, and how it went."""

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal

from attrs import Factory, define

from gattai_desktop.cards.facts import Announced, Fact
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.cards.hands import SetHandsRight
from gattai_desktop.games.gattai.outcome.outcome import WINNER
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.zones import hand_zone, pilot_seats
from gattai_desktop.games.move import Move, write
from gattai_desktop.players.contest import TurnToChoose
from gattai_desktop.players.gattai.conflict_players import conflict_player
from gattai_desktop.players.gattai.dealing import dealt_anew, unseen
from gattai_desktop.players.gattai.fight import ATTEMPTS, MOST_MOVES, Fight, buffers_of, made, played
from gattai_desktop.players.gattai.fight_turns import FightTurns
from gattai_desktop.players.gattai.simple_player import LookaheadPlayer, SimplePlayer
from gattai_desktop.players.player import Player
from gattai_desktop.players.rehearsal import CannotFight
from gattai_desktop.players.weighing import Budget, Thinker
from gattai_desktop.records.record import Entry

PlayerLevel = Literal["plain", "careful", "gentle", "steady", "sharp"]
LEVELS: Final[tuple[PlayerLevel, ...]] = ("plain", "careful")
"""How the players of odds play where nobody asks for others: by simple habits, or thinking one move ahead."""
_SHARP: Final = Budget(playouts=40)
"""What a sharp player thinks about a move in a fight that is played many times."""

Watch = Callable[[Move, tuple[Fact, ...], State, State], object]
"""Is told of a move of a fight: the move, what happened, and the table before and after it."""


@frozen
class Fought:
    """How one fight went, in the game's units.

    `winner` is "pilots" or "coach", `margin` the winner's score less the loser's (0 to 127), `stage` the last one that
    was reached, 1 to 7. Losses are points of what it says, Trauma by seat in Stats and by Threat in TR. With `seed` the
    same fight is played again.
    """

    winner: Literal["pilots", "coach"]
    margin: int
    stage: int
    harmony_lost: int
    trauma: Mapping[str, int]
    buffers_spent: int
    omens: int
    rumble: bool
    rout: bool
    death: bool
    seed: int = 0


def play_fight(fight: Fight, level: PlayerLevel, seed: int, watch: Watch | None = None) -> Fought:
    """Play the fight once. The same seed and level give the same fight; `watch` is told of each move.

    Raises CannotFight where nobody has a card to fight with, or where it does not end.
    """
    dice = random.Random(seed)
    table = dealt_fight(fight, dice)
    return _Rehearsal(fight, table, _players(fight, level, dice), seed, watch).play()


def dealt_fight(fight: Fight, dice: random.Random) -> State:
    """Return the table on which a fight begins, with what Coach cannot see dealt at random. Raises CannotFight."""
    for _ in range(ATTEMPTS):
        table = dealt_anew(GATTAI.game, _known(fight), dice)
        table = table if _armed(fight, table) else made(GATTAI.game, table, SetHandsRight(COACH_SEAT))
        if _armed(fight, table):
            return table
    words = "Coach and the Pilots' Commander each need a card in Hand to fight with. Set the Hands right first."
    raise CannotFight(wording(words))


def _known(fight: Fight) -> Sight:
    """What stays the same in every fight: what Coach sees."""
    sight = GATTAI.game.sight(fight.table, COACH_SEAT)
    if fight.dealt:
        return sight
    return unseen(sight, (hand_zone(COACH_SEAT), *(f"threat.{key}" for key in fight.table.listed("threats"))))


def _armed(fight: Fight, table: State) -> bool:
    return all(table.count(hand_zone(seat)) for seat in (COACH_SEAT, fight.commander))


def _players(fight: Fight, level: PlayerLevel, dice: random.Random) -> dict[Seat, Player]:
    seats = (*pilot_seats(fight.table), COACH_SEAT)
    if level == "plain":
        return dict.fromkeys(seats, SimplePlayer())
    if level == "careful":
        return {seat: LookaheadPlayer(GATTAI.game, dice.randrange(2**32)) for seat in seats}
    return {seat: _of_strength(level, seat, dice.randrange(2**32)) for seat in seats}


def _of_strength(strength: str, seat: Seat, seed: int) -> Player:
    player = conflict_player(strength, seat, GATTAI.game, seed)
    return player.with_budget(_SHARP) if isinstance(player, Thinker) else player


@define
class _Rehearsal:
    """A fight that is being played to its end by players of the program, to measure it."""

    fight: Fight
    table: State
    players: Mapping[Seat, Player]
    seed: int
    watch: Watch | None
    seen: Fought = Factory(lambda: Fought("coach", 0, 1, 0, {}, 0, 0, rumble=False, rout=False, death=False))
    winner: str = ""

    def play(self) -> Fought:
        game, shuffle, turns = GATTAI.game, seeded(self.seed), FightTurns(self.fight)
        before = self.table
        move = self._chosen(turns, turns.opening(before))
        for _ in range(MOST_MOVES):
            stood = self.table
            self.table, facts = played(game, stood, move, shuffle)
            self._look(facts)
            if self.watch is not None:
                self.watch(move, facts, stood, self.table)
            if turns.is_over(self.table):
                return self._fought(before)
            move = self._chosen(turns, turns.turn(self.table))
        words = "A fight did not end after {most} moves (seed {seed})."
        raise CannotFight(wording(words, most=MOST_MOVES, seed=AsWritten(self.seed)))

    def _chosen(self, turns: FightTurns, turn: TurnToChoose) -> Move:
        seat, options = turn
        only = len(options) == 1
        move = options[0] if only else self.players[seat].choose(GATTAI.game.sight(self.table, seat), options)
        other = turns.asked_next(self.table, seat, move)
        return move if other is None else self._chosen(turns, other)

    # ------------------------------------------------------------------ what came of it

    def _look(self, facts: Iterable[Fact]) -> None:
        said = [fact.words for fact in facts if isinstance(fact, Announced)]
        self.seen = evolve(
            self.seen,
            stage=max(self.seen.stage, self.table.number("throwdown.stage")),
            omens=self.seen.omens + said.count("omen"),
            rumble=self.seen.rumble or "rumble" in said,
            rout=self.seen.rout or "rout" in said,
            death=self.seen.death or "commitment_dead" in said,
        )
        won = self.table.values.get(WINNER)
        if won and not self.winner:
            self.winner = str(won)
            side, other = (str(won), throwdown.opponent(self.table, str(won)))
            margin = stages.score_of(self.table, side) - stages.score_of(self.table, other)
            self.seen = evolve(self.seen, margin=max(0, margin))

    def _fought(self, before: State) -> Fought:
        fighters = self.fight.fighters
        return evolve(
            self.seen,
            seed=self.seed,
            winner="coach" if self.winner in {"", COACH_SEAT} else "pilots",
            harmony_lost=before.number("team.harmony") - self.table.number("team.harmony"),
            trauma={one: max(0, _strength(before, one) - _strength(self.table, one)) for one in fighters},
            buffers_spent=max(0, buffers_of(before, fighters) - buffers_of(self.table, fighters)),
        )


def _strength(table: State, who: str) -> int:
    """The Stats of a Pilot together, or the TR of a Threat."""
    if "." in who:
        return table.number(f"{who}.tr")
    return sum(table.number(f"pilot.{who}.{stat}") for stat in (*STATS, "stat"))


@frozen
class FightAgain:
    """A fight from the table on which it began: `moves` are entries, each with the table that it led to.

    What lay hidden from the Coach was dealt anew for it, as for every fight: it shows no card of a real Hand.
    """

    begin: State
    moves: tuple[tuple[Entry, State], ...]
    fought: Fought


def fight_again(fight: Fight, level: PlayerLevel, seed: int) -> FightAgain:
    """Play the fight of that seed once more and keep it. Raises CannotFight."""
    tables: list[State] = []
    moves: list[tuple[Entry, State]] = []

    def keep(move: Move, facts: tuple[Fact, ...], before: State, after: State) -> None:
        tables.append(before)
        moves.append((Entry(number=len(moves) + 1, move=write(move), facts=facts, by=move.seat), after))

    fought = play_fight(fight, level, seed, keep)
    return FightAgain(tables[0], tuple(moves), fought)
