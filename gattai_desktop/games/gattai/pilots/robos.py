"""Robos: each Pilot's own, with its Endurance, which Final calls Grit (RULES PILOT-13, RUMBLE-9, R-76).

| value | meaning |
|---|---|
| `pilot.<seat>.robo.name` | what it is called; empty for "her Robo" |
| `pilot.<seat>.robo.endurance`, `.max_endurance` | Endurance, 6 at the start |
| `pilot.<seat>.robo.corroded` | how much of the Endurance that it lacks is repaired at half (CONTENT power.corrosive) |
| `pilot.<seat>.robo.rank` | Tech Rank, 1 to 3 |
| `pilot.<seat>.robo.present` | whether it is in the scene, so that Trauma can be shifted to it (MICRO-36b) |
"""

from typing import Final, cast

from gattai_desktop.cards.frozen import frozen, making
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, path_to
from gattai_desktop.cards.zone import Seat

ENDURANCE: Final = 6
"""What every Robo starts with (PILOT-13)."""


@frozen
class Robo:
    """One Pilot's Robo as it stands on the table."""

    seat: Seat
    name: str
    endurance: int
    max_endurance: int
    rank: int
    present: bool


_robo = making(Robo)


path: Final = path_to("pilot.{}.robo")
"""What stands before the gauges of a Robo; its id where it soaks."""


def robo(table: Table, seat: Seat) -> Robo:
    """Return a Pilot's Robo. A table that was begun before Robos had values has them new."""
    values, here = table.values, path(seat)
    most = cast("int", values.get(f"{here}.max_endurance", ENDURANCE))
    return _robo(
        seat,
        str(values.get(f"{here}.name") or ""),
        cast("int", values.get(f"{here}.endurance", most)),
        most,
        cast("int", values.get(f"{here}.rank", 1)),
        values.get(f"{here}.present") is True,
    )


def lost(table: Table, seat: Seat) -> int:
    """Endurance that a Robo could regain."""
    values, here = table.values, path(seat)
    most = cast("int", values.get(f"{here}.max_endurance", ENDURANCE))
    return max(0, most - cast("int", values.get(f"{here}.endurance", most)))


def corroded(table: Table, seat: Seat) -> int:
    """How much of the Endurance that a Robo lacks was corroded."""
    return min(lost(table, seat), table.number(f"{path(seat)}.corroded"))


def _mended(table: Table, seat: Seat, points: int) -> tuple[int, int]:
    """What so many points give back: what was not corroded first, then half of the rest, rounded down."""
    plain = min(points, lost(table, seat) - corroded(table, seat))
    return plain, min(corroded(table, seat), (points - plain) // 2)


def gives_back(table: Table, seat: Seat, points: int) -> int:
    """How much Endurance a repair of so many points gives back."""
    return sum(_mended(table, seat, points))


def works(table: Table, seat: Seat) -> bool:
    """Whether a Robo can be used: it has Endurance, and a Pit Crew looks after it (PILOT-13, TEAM-7).

    The Pit Crew that was paid for a Robo in the scene is with it, even if it was the last.
    """
    here = robo(table, seat)
    return here.endurance > 0 and (here.present or table.values["team.pit_crew"] != 0)


def in_scene(table: Table, seat: Seat) -> bool:
    """Whether a Pilot's Robo is in the scene, on its own feet or as a part of a Final Form (RUMBLE-2, RUMBLE-13)."""
    return table.values.get(f"{path(seat)}.present") is True or in_form(table, seat)


def in_form(table: Table, seat: Seat) -> bool:
    """Whether a Pilot's Robo is a part of a Final Form (RUMBLE-2)."""
    values = table.values
    for side in (values.get("throwdown.challenger"), values.get("throwdown.challenged")):
        if side is not None and values.get(f"throwdown.form.{side}") == "assembled":
            held = cast("tuple[tuple[str, Seat], ...]", values.get(f"throwdown.form.{side}.positions") or ())
            if any(seat == one for _, one in held):
                return True
    return False


def remember_hurt(ledger: Ledger, *, rule: str) -> None:
    """Keep in mind that this Throwdown has cost a Robo Endurance."""
    if ledger.table.values.get("throwdown.challenger"):
        ledger.set("throwdown.robo_hurt", True, rule=rule)


def hurt(ledger: Ledger, seat: Seat, points: int, *, rule: str) -> int:
    """Take Endurance away, never below 0. Returns the number of the fact."""
    before = robo(ledger.table, seat).endurance
    if before and points > 0:
        remember_hurt(ledger, rule=rule)
    cause = ledger.set(f"{path(seat)}.endurance", max(0, before - points), rule=rule)
    if before and points >= before:
        with ledger.because(cause):
            ledger.announce("robo_down", rule="RUMBLE-10", seat=seat)
    return cause


def fit(ledger: Ledger, seat: Seat) -> None:
    """Bring Endurance down to what the Robo has at most, and corrosion to what it lacks, after a change by hand."""
    now = robo(ledger.table, seat)
    ledger.set(f"{path(seat)}.endurance", min(now.endurance, now.max_endurance), rule="PILOT-13")
    _leave_corroded(ledger, seat, corroded(ledger.table, seat), rule="PILOT-13")


def corrode(ledger: Ledger, seat: Seat, points: int, *, rule: str) -> None:
    """Of the Endurance that a Robo lacks let so many points more be repaired at half."""
    now = corroded(ledger.table, seat)
    _leave_corroded(ledger, seat, min(lost(ledger.table, seat), now + points), rule=rule)


def _leave_corroded(ledger: Ledger, seat: Seat, points: int, *, rule: str) -> None:
    ledger.set(f"{path(seat)}.corroded", points or None, rule=rule)


def repair(ledger: Ledger, seat: Seat, points: int, *, rule: str) -> int:
    """Give Endurance back, up to what the Robo has at most. Returns the number of the fact."""
    now, left = robo(ledger.table, seat), corroded(ledger.table, seat)
    plain, halved = _mended(ledger.table, seat, points)
    if points > plain and left:
        ledger.announce("corroded", rule=rule, seat=seat)
    cause = ledger.set(f"{path(seat)}.endurance", now.endurance + plain + halved, rule=rule)
    _leave_corroded(ledger, seat, left - halved, rule=rule)
    return cause
