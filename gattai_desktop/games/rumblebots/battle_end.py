"""The end of a battle and of the match: crystals (RULES RB-29 to RB-33, RB-H1, RB-H13)."""

from typing import Final

from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.rumblebots import zones
from gattai_desktop.games.rumblebots.battle_values import (
    CRYO,
    OVER,
    REACTOR,
    RESULT,
    STORAGE,
    all_crystals,
    champion,
    crystals,
    number,
    surrendered,
)

CHAMPIONS_SHARE: Final = 2
"""Crystals that the Champion takes (RULES RB-30)."""


def leaders(table: Table) -> tuple[Seat, ...]:
    """Who has the most crystals, Storage, Reactor and Cryo-cell together (RULES RB-H1)."""
    seats = zones.players(table)
    most = max(all_crystals(table, seat) for seat in seats)
    return tuple(seat for seat in seats if all_crystals(table, seat) == most)


def _battle_end(ledger: Ledger) -> None:
    """Give the crystals of the round away, and let those in the Reactors cool down."""
    winner = champion(ledger.table)
    ended = ledger.announce("battle_won", rule="RB-29", seat=winner, number=number(ledger.table, "battle"))
    with ledger.because(ended):
        ledger.set("winner", winner, rule="RB-29")
        ledger.set(f"stats.battles.{winner}", number(ledger.table, f"stats.battles.{winner}") + 1, rule="RB-29")
        _take(ledger, winner, CHAMPIONS_SHARE, "RB-30")
        out = surrendered(ledger.table)
        if len(zones.players(ledger.table)) > 2 and out:
            _take(ledger, out[-1], number(ledger.table, "space"), "RB-31")
        ledger.set("space", None, rule="RB-H13")
        for seat in zones.players(ledger.table):
            _flow(ledger, seat, REACTOR, CRYO, "RB-32")
        _flow(ledger, winner, CRYO, STORAGE, "RB-33")
        ledger.set("clash.bonus", None, rule="RB-29")
        last = number(ledger.table, "battle") >= number(ledger.table, "battles")
        ledger.set("step", OVER if last else RESULT, rule="RB-29")
        if last:
            ledger.announce("match_won", rule="RB-H1", seats=leaders(ledger.table))


def _take(ledger: Ledger, seat: Seat, wanted: int, rule: str) -> None:
    """Take crystals out of the round's space into a Storage; no more than lie there."""
    left = number(ledger.table, "space")
    taken = min(wanted, left)
    if taken:
        ledger.set("space", left - taken, rule=rule)
        _add(ledger, STORAGE, seat, taken, rule)


def _flow(ledger: Ledger, seat: Seat, origin: str, target: str, rule: str) -> None:
    amount = crystals(ledger.table, origin, seat)
    if amount:
        _add(ledger, origin, seat, -amount, rule)
        _add(ledger, target, seat, amount, rule)


def _add(ledger: Ledger, place: str, seat: Seat, amount: int, rule: str) -> None:
    ledger.set(f"crystals.{place}.{seat}", crystals(ledger.table, place, seat) + amount, rule=rule)


DOINGS: Final[dict[str, Doing]] = {"battle_end": _battle_end}
