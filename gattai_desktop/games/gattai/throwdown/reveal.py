"""Coach turns the hidden cards up: the Threshold card of a Gambit, the initiative cards of a Throwdown."""

from collections.abc import Iterator

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.gambit import gambit
from gattai_desktop.games.gattai.throwdown import initiative, throwdown
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal


@wish("reveals")
class Reveal(Move):
    """Wish: turn up what lies face-down and compare (GAMBIT-7, THROW-16)."""

    shown = Shown(line="Then the cards are compared")
    steps = ("gambit.reveal", "throwdown.reveal")
    openly = steps
    step_rule = "STEP-6"
    offered_to = "coach"
    offers_depend_on = ("seats",)
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("GAMBIT-7", "Coach reveals the cards.")

    def play(self, ledger: Ledger) -> None:
        if gambit.going_on(ledger.table):
            gambit.reveal(ledger)
        elif throwdown.going_on(ledger.table):
            initiative.reveal(ledger)
        else:
            raise Impossible(say("Nothing lies face-down to be revealed."))


MOVES = (Reveal,)
DOINGS = {"gambit_turn": gambit.turn_up, "gambit_compare": gambit.compare, "initiative_compare": initiative.compare}
