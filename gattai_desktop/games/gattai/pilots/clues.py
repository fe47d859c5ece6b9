"""A clue for a point of Fan Club and a Tarry (RULES TEAM-8)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.events.recipients import pilots_in_play
from gattai_desktop.games.gattai.pilots import bases
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal

_FAN_CLUB: Final = "team.fan_club"


@wish("buys a clue about {text}")
@frozen
class BuyClue(Move):
    """Wish: spend a point of Fan Club and a Tarry on a clue; what it is, the Coach tells."""

    text: Quoted
    shown = Shown("Buy a clue")
    steps = ("story",)
    step_rule = "TEAM-8"
    anywhere = True
    offered_to = "others"
    needs_part = "resources"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["BuyClue"]:
        """To each Pilot; what it is about is still to be written."""
        yield cls(seat, Quoted(""))

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in pilots_in_play(state) or first_contact.is_on(state):
            yield refusal("TEAM-8", "A Pilot who is here buys a clue, after First Contact.")
        elif bases.cut_off(state, "fan_club"):
            yield from bases.not_to_be_touched(state, "fan_club")
        elif not state.values[_FAN_CLUB]:
            yield refusal("TEAM-8", "A clue takes a point of Fan Club, and none is there.")

    def play(self, ledger: Ledger) -> None:
        """Pay; the Crisis tier says how many cards the Tarry takes."""
        if self.seat not in pilots_in_play(ledger.table):
            raise Impossible(say("Only a Pilot who is here buys a clue."))
        ledger.set(_FAN_CLUB, max(0, ledger.number(_FAN_CLUB) - 1), rule="TEAM-8")
        cause = ledger.announce("clue", rule="TEAM-8", who=self.seat, text=self.text)
        with ledger.because(cause):
            ledger.next(("fire", "Tarry", None, None, self.seat, "a clue"))


MOVES = (BuyClue,)
