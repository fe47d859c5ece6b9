"""Drives that are paid for before the target of an attack is named, where a table plays it so (RULES TS-35, TS-H75).

They lie open until the next attack of their player takes them along; no attack, and what they cost is lost.
"""

from collections.abc import Iterator
from typing import Final, NewType

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.tasuo.attacks import DRIVE_COST, HATSUBAI, HATSUBAI_2
from gattai_desktop.games.tasuo.combos import ROLL
from gattai_desktop.games.tasuo.leaving import gain_gauge
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import CLASH, gauge
from gattai_desktop.games.verdict import Reason, refusal

PAID: Final = "attack.paid"
"""The Drives that the next attack has, in the order in which they were paid for."""
PaidDrive = NewType("PaidDrive", str)
"""One of DRIVE_COST."""
WRITTEN: Final[dict[object, str]] = {PaidDrive: "|".join(DRIVE_COST)}


def paid_drives(table: Table) -> tuple[str, ...]:
    """Return the Drives that the next attack has."""
    return table.listed(PAID)


def unpaid(table: Table, drives: tuple[str, ...]) -> int:
    """Return the Clash Gauge that Drives of an attack still cost as it is declared."""
    return sum(DRIVE_COST.get(one, 0) for one in drives if one not in paid_drives(table))


def named_too_late(table: Table, drives: tuple[str, ...]) -> Iterator[Reason]:
    """Yield that Drives are named with an attack that had to be paid for before it."""
    if rulings_of(table).drive_time == "before_target" and set(drives) - set(paid_drives(table)):
        yield refusal("TS-H75", "Drives are paid for before the target is named.", ruling="drive_time")


def against_together(table: Table, drives: tuple[str, ...]) -> Iterator[Reason]:
    """Yield that these Drives do not go with one attack (RULES TS-H26)."""
    both = HATSUBAI in drives and HATSUBAI_2 in drives
    if len(set(drives)) != len(drives) or (both and rulings_of(table).drives == "one_hatsubai"):
        yield refusal("TS-H26", "Only one Hatsubai goes with an attack.", ruling="drives")


@wish("pays for {drive}")
class PayForDrive(TurnMove):
    """Wish: pay for a Drive of the attack that is declared next."""

    drive: PaidDrive
    shown = Shown(kind="Pay for a Drive", letter="D")
    steps = (CLASH,)
    step_rule = "TS-14"
    in_combo = None

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[PayForDrive]":
        if rulings_of(state).drive_time == "before_target":
            yield from (cls(seat, PaidDrive(one)) for one in DRIVE_COST)

    def against(self, state: State) -> Iterator[Reason]:
        if rulings_of(state).drive_time != "before_target":
            yield refusal("TS-H75", "Drives are named with the attack.", ruling="drive_time")
        if state.text("combo.stage") == ROLL:
            yield refusal("TS-41", "The roll comes first.")
        cost = DRIVE_COST.get(self.drive, 0)
        if cost > gauge(state, self.seat):
            yield refusal("TS-45", "These Drives cost {cost} gauge.", cost=cost)
        yield from against_together(state, (*paid_drives(state), self.drive))

    def play(self, ledger: Ledger) -> None:
        gain_gauge(ledger, self.seat, -DRIVE_COST[self.drive], rule="TS-45")
        ledger.set(PAID, (*paid_drives(ledger.table), self.drive), rule="TS-H75")


MOVES = (PayForDrive,)
