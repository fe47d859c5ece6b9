"""Who chooses next, and among which moves, while players fight out a Throwdown: whom a side asks for its Drive."""

from collections.abc import Callable, Container, Sequence
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.challenge import Accept, AcceptBlind, Challenge
from gattai_desktop.games.gattai.throwdown.drives import Concede
from gattai_desktop.games.gattai.throwdown.joining import BringIn, CloseSides, Join
from gattai_desktop.games.gattai.waiting import can_drive, waits_for
from gattai_desktop.games.move import Move
from gattai_desktop.players.contest import TurnToChoose
from gattai_desktop.players.gattai.assisting import ASSISTS, next_assist
from gattai_desktop.players.gattai.fight import STORY, Fight
from gattai_desktop.players.gattai.simple_player import UNDOES
from gattai_desktop.players.rehearsal import CannotFight

_ANSWER: Final = "throwdown.answer"
_SIDES: Final = "throwdown.sides"


@frozen
class FightTurns:
    """The turns of a fight: all who are meant to fight join it, and nobody takes anything back."""

    fight: Fight

    def opening(self, table: State) -> TurnToChoose:
        """Return who challenges, with every card to do it with. Raises CannotFight."""
        challenger, challenged = COACH_SEAT, self.fight.commander
        if self.fight.attacker == "pilots":
            challenger, challenged = challenged, challenger
        return self._among(table, challenger, lambda one: isinstance(one, Challenge) and one.opponent == challenged)

    def is_over(self, table: State) -> bool:
        """Whether the story goes on after the fight."""
        return table.values["step"] == STORY and not GATTAI.game.asks(table)

    def turn(self, table: State) -> TurnToChoose:
        """Return who goes on with the fight. Raises CannotFight where nobody can."""
        game = GATTAI.game
        asked = game.first_ask(table)
        step = table.values["step"]
        if asked is None and step == _ANSWER:
            return self._among(table, str(table.values[throwdown.CHALLENGED]), _accepts)
        if asked is None and step == _SIDES:
            siding = self._siding(table)
            return siding.seat, (siding,)
        if asked is None and step == TURN and (helps := next_assist(table)) is not None:
            return self._among(table, helps.seat, _beside_a_drive)
        for seat in game.waits_for(table):
            if game.options(table, seat):
                return self._among(table, seat, _part_of_it if asked is None else lambda _move: True)
        raise CannotFight(wording("Nobody can go on with the fight in {step}.", step=AsWritten(step)))

    def asked_next(self, table: State, seat: Seat, move: Move) -> TurnToChoose | None:
        """Return who is asked before a seat gives up for its side, as at a table; None where its move is made."""
        other = asked_next(table, seat, move)
        return None if other is None else self._among(table, other, _part_of_it)

    def _siding(self, table: State) -> Move:
        """Bring in those who were to fight; who has no room on the side stays out."""
        for key in self.fight.threats:
            if key not in throwdown.threats(table):
                return BringIn(COACH_SEAT, key)
        for seat in self.fight.pilots:
            joining = Join(seat, self.fight.commander)
            if throwdown.side_of(table, seat) is None and GATTAI.game.judge(table, joining).allowed:
                return joining
        return CloseSides(COACH_SEAT)

    @staticmethod
    def _among(table: State, seat: Seat, wanted: Callable[[Move], bool]) -> TurnToChoose:
        game = GATTAI.game
        every = game.options(table, seat)
        options = [move for move in every if wanted(move) and not isinstance(move, UNDOES)] or every
        if not options:
            raise CannotFight(wording("{name} has no move in the fight.", name=game.name(table, seat)))
        return seat, options


def _accepts(move: Move) -> bool:
    return isinstance(move, Accept | AcceptBlind)


def _part_of_it(move: Move) -> bool:
    """Leave aside what may be done at any time."""
    return bool(move.steps)


def _beside_a_drive(move: Move) -> bool:
    return isinstance(move, ASSISTS)


TURN: Final = "throwdown.turn"


def drivers(table: Table, leave_out: Container[Seat]) -> Sequence[Seat]:
    """Return who could make the Drive of this turn, in the order of asking; where nobody can, who gives up."""
    seats = [seat for seat in waits_for(table) or () if seat not in leave_out]
    return [seat for seat in seats if can_drive(table, seat)] or seats[:1]


def asked_next(table: Table, seat: Seat, move: Move, leave_out: Container[Seat] = ()) -> Seat | None:
    """Return who is asked before a seat gives up for all; None where its move is made."""
    if not isinstance(move, Concede) or table.values.get("step") != TURN:
        return None
    order = drivers(table, leave_out)
    later = order[order.index(seat) + 1 :] if seat in order else ()
    return later[0] if later else None
