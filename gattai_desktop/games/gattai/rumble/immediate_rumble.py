"""A Throwdown that begins as a Rumble (RULES RUMBLE-19, C-16, R-91)."""

from collections.abc import Iterator
from typing import cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.rumble import bgm, rumble_setup
from gattai_desktop.games.gattai.rumble.final_form import IMMEDIATE
from gattai_desktop.games.gattai.rumble.needs import lacking
from gattai_desktop.games.gattai.throwdown import establishment, throwdown
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal


@wish("begins with a Rumble")
@frozen
class BeginWithRumble(Move):
    """Wish: close the sides and begin in stage 4 at once (RUMBLE-19)."""

    steps = ("throwdown.sides",)
    step_rule = "STEP-2"
    offered_to = "coach"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["BeginWithRumble"]:
        """To Coach, where R-91 allows it."""
        if rulings_of(state).immediate_rumble == "on":
            yield cls(seat)

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("STEP-2", "Coach closes the sides.")
        if rulings_of(state).immediate_rumble == "off":
            yield refusal("RUMBLE-19", "No Throwdown begins as a Rumble here.", ruling="immediate_rumble")
        yield from lacking(state, throwdown.sides(state)[0])

    def play(self, ledger: Ledger) -> None:
        """No votes, no bonus draws for Pilots, nothing is scored; set the Rumble up, then reveal."""
        if not throwdown.going_on(ledger.table):
            raise Impossible(say("There is no Throwdown."))
        cause = ledger.announce("rumble", rule="RUMBLE-19", seat=throwdown.sides(ledger.table)[0], at_once=True)
        with ledger.because(cause):
            ledger.set(IMMEDIATE, True, rule="RUMBLE-19")
            items: list[Item] = []
            if not throwdown.pilots_only(ledger.table):
                items += [("enter_throwdown", "who_started"), ("who_started",)]
            items += [("enter_throwdown", "robos"), ("robos_enter",)]
            items += [("enter_throwdown", "draws"), ("coach_strike",), ("immediate_draws",)]
            ledger.next(*items, ("immediate_setup",))


def draws(ledger: Ledger) -> None:
    """The Coach draws the BGM's TR, the Pilots nothing; Strikes are set (RUMBLE-19)."""
    table = ledger.table
    if COACH_SEAT in throwdown.sides(table):
        count = sum(cast("int", table.values[f"threat.{key}.tr"]) for key in bgm.fighting(table))
        decks.draw(ledger, COACH_SEAT, count, rule="RUMBLE-19")
    establishment.set_strikes(ledger)


def set_up(ledger: Ledger) -> None:
    """The set-up of every Rumble; then the initiative cards are revealed (C-16)."""
    side: Seat = throwdown.sides(ledger.table)[0]
    ledger.next(*rumble_setup.begin(ledger, side), ("enter_throwdown", "reveal"))


MOVES = (BeginWithRumble,)
DOINGS = {"immediate_draws": draws, "immediate_setup": set_up}
