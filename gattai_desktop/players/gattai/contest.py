"""How the players of Gattaibushido:FUSION! are measured: Throwdowns of Coach with two Threats against six Pilots."""

import random
from collections.abc import Mapping
from functools import cache
from typing import Final

from attrs import define

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.outcome.outcome import WINNER
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.throwdown.prospect import rated
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Move
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.players.contest import Contest, TurnToChoose
from gattai_desktop.players.gattai.fight import MOST_MOVES, Attacker, Fight, fight_of
from gattai_desktop.players.gattai.fight_turns import FightTurns
from gattai_desktop.players.gattai.played_fight import dealt_fight
from gattai_desktop.players.gattai.simple_player import LookaheadPlayer, SimplePlayer

PILOTS: Final = "Pilots"
COACH: Final = "Coach"
_TABLE: Final = "neon-harbour"
_SEATS: Final = COLOURS[:6]
_LEADER: Final = "brass_tide"
_OTHER: Final = "doctor_gull"
_RATINGS: Final = {_LEADER: 7, _OTHER: 4}
"""Where their Target Ratings are as the scenario has them, Pilots win nine of ten (docs/players.md)."""
_ATTACKERS: Final[tuple[Attacker, ...]] = ("coach", "pilots")


@define
class ThrowdownBout:
    """A Throwdown between the Coach and Pilots, from the challenge on."""

    table: State
    turns: FightTurns

    @property
    def sides(self) -> Mapping[str, tuple[Seat, ...]]:
        """Every Pilot of the table is on the Pilots' side: those who stay out may be asked something, too."""
        return {PILOTS: pilot_seats(self.table), COACH: (COACH_SEAT,)}

    def turn(self, table: State) -> TurnToChoose | None:
        """Return who goes on with the Throwdown; None where the story goes on."""
        if table is self.table:
            return self.turns.opening(table)
        return None if self.turns.is_over(table) else self.turns.turn(table)

    def asked_next(self, table: State, seat: Seat, move: Move) -> TurnToChoose | None:
        """Return who of its side is asked before a seat gives up for all."""
        return self.turns.asked_next(table, seat, move)

    def won(self, table: State) -> str:
        """Return the side that has won the Throwdown."""
        winner = table.values.get(WINNER)
        return "" if not winner else COACH if winner == COACH_SEAT else PILOTS


def _deal(number: int) -> ThrowdownBout:
    """Lay a fight; both sides challenge in turn, the number deals."""
    fight = _fight(_ATTACKERS[number % len(_ATTACKERS)])
    return ThrowdownBout(dealt_fight(fight, random.Random(number)), FightTurns(fight))


@cache
def _fight(attacker: Attacker) -> Fight:
    fight = fight_of(GATTAI.begin(scenario(_TABLE, _SEATS)), _SEATS, (_LEADER, _OTHER), attacker)
    table = fight.table
    for threat, rating in _RATINGS.items():
        table = rated(table, threat, rating)
    # No people sit here, for whom the program would keep cards; how well it plays is not said by the table.
    program = {program_in(seat): STEADY for seat in (*_SEATS, COACH_SEAT)}
    return evolve(fight, table=State(table.zones, {**table.values, **program}))


THROWDOWNS: Final = Contest(
    what=wording("Throwdowns"),
    game=GATTAI.game,
    deal=_deal,
    longest=MOST_MOVES,
    others={"plain": lambda _seat: SimplePlayer(), "careful": lambda _seat: LookaheadPlayer(GATTAI.game)},
)
