"""A match: the best of three duels with the same lists; who lost a duel chooses who begins the next (RULES TS-H86)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.hints import HINTS
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.seating import SEATING
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import design_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import first_armor
from gattai_desktop.games.tasuo.values import OVER, START
from gattai_desktop.games.verdict import Reason, refusal

NEEDED: Final = 2
"""Duels that win a match."""
_KEPT: Final = ("game", "name", "scenario", "seats", "pause", "agenda", SEATING, HINTS)
_KEPT_OF: Final = ("name", "decklist", "rulings", "match", "policy", "alone", "person", "program")
"""Values that last from one duel to the next: those of the table, and those by the first word of their path."""


def duels_won(table: Table, seat: Seat) -> int:
    """How many duels of this match a player has won."""
    return table.number(f"match.{seat}")


def note_duel(ledger: Ledger, winner: Seat) -> None:
    """Count a duel that was won, where a match is played."""
    if rulings_of(ledger.table).match == "best_of_three":
        ledger.set(f"match.{winner}", duels_won(ledger.table, winner) + 1, rule="TS-H86")


@wish("begins the next duel")
class NextDuel(Move):
    """Wish: begin the next duel of the match, with the same lists (RULES TS-H86)."""

    shown = Shown("Next duel", letter="N")
    steps = (OVER,)
    step_rule = "TS-H86"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if rulings_of(state).match != "best_of_three":
            yield refusal("TS-H86", "One duel is played at this table.", ruling="match")
        elif any(duels_won(state, seat) >= NEEDED for seat in zones.SEATS):
            yield refusal("TS-H86", "The match is over.")

    def play(self, ledger: Ledger) -> None:
        winner = ledger.table.text("winner")
        for seat in zones.SEATS:
            _gather(ledger, seat)
        gone = (path for path in ledger.table.values if path not in _KEPT and path.partition(".")[0] not in _KEPT_OF)
        ledger.clear(tuple(gone), rule="TS-H86")
        armor = first_armor(ledger.table)
        for seat in zones.SEATS:
            for gauge, amount in (("armor", armor), ("bodies", 0), ("gauge", 0)):
                ledger.set(f"{gauge}.{seat}", amount, rule="TS-H86")
            ledger.shuffle(zones.deck(seat), rule="TS-4")
        ledger.set("step", START, rule="TS-H86")
        ledger.set("turn", 0, rule="TS-H86")
        ledger.next(("first", zones.foe(winner) if winner else self.seat))


def _gather(ledger: Ledger, seat: Seat) -> None:
    """Bring every card of a player back into the main deck and the Ultra Deck."""
    for zone, lying in tuple(ledger.table.zones.items()):
        cards = [one.card for one in lying if one.card.deck == seat]
        ultra = tuple(one for one in cards if design_of(one).is_ultra)
        for target, back in ((zones.ultra(seat), ultra), (zones.deck(seat), tuple(c for c in cards if c not in ultra))):
            if back and zone not in (target, zones.BOX):
                ledger.move_from(zone, back, target, rule="TS-H86", up=False)


MOVES = (NextDuel,)
