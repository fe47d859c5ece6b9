"""Harmony: what Schism takes and Rally gives back (RULES MICRO-24, MICRO-35, 2.20).

Schism is applied point by point, each a step of its own, so that what it causes at Harmony 1 is suffered before the
next point. Where R-26 says `pool_final` the whole amount is taken at once (MICRO-36c).
"""

from typing import Final, cast

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.targets_of_events import PILOTS, EventAmount
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.story import first_contact

POOL: Final = 7
"""Points of Schism that cost a step of Harmony."""
RED: Final = 1
VIOLET: Final = 7
_RUMBLE_FROM: Final = 4
_NO_LIMIT: Final = 99


def harmony(table: Table) -> int:
    """The Team's Harmony, 1 (Red) to 7 (Violet)."""
    return cast("int", table.values["team.harmony"])


def schism(table: Table) -> int:
    """The points of Schism that have gathered."""
    return cast("int", table.values["team.schism"])


def most_schism(table: Table) -> int:
    """The most Schism that can gather: none without a pool; in the Red any number in Beta, else none (TEAM-3)."""
    rulings = rulings_of(table)
    if table.values.get("team.harmony") == RED:
        return _NO_LIMIT if rulings.red_rule == "beta" else 0
    return 0 if rulings.schism_model == "direct" else POOL - 1


def fit_schism(ledger: Ledger) -> None:
    """Bring down the Schism that has no room at the Harmony of now (TEAM-3)."""
    if schism(ledger.table) > most_schism(ledger.table):
        ledger.set("team.schism", most_schism(ledger.table), rule="TEAM-3")


def schism_amount(table: Table, *, dissonant: bool = False) -> int:
    """Points of a Schism that names no number (R-27)."""
    stage = table.values.get("throwdown.stage")
    if not isinstance(stage, int):
        return 1
    counted = stage - _RUMBLE_FROM + 1 if stage >= _RUMBLE_FROM else stage
    match rulings_of(table).schism_amount:
        case "one":
            return 1
        case "stage_if_dissonant":
            return counted if dissonant else 1
        case _:
            return counted


def suffer_schism(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Let the Team take the points that were not soaked (MICRO-35)."""
    if first_contact.is_on(ledger.table):  # there Schism is only counted (FC-3)
        first_contact.count_schism(ledger)
        return
    points = amount if isinstance(amount, int) else POOL
    if points <= 0:
        return
    if final_form.going_on(ledger.table):
        from gattai_desktop.games.gattai.rumble import rumble_damage

        side = rumble_damage.side_hurt(ledger.table, recipient, instigator)
        if side is not None:
            ledger.next(("spread_damage", side, points, "Schism"))
        return
    if rulings_of(ledger.table).schism_model == "pool_final":
        _all_at_once(ledger, points)
        return
    left, caused = _one_point(ledger, points)
    ledger.next(*caused, *([("suffer", "Schism", recipient, left, instigator)] if left > 0 else ()))


def _one_point(ledger: Ledger, points: int) -> tuple[int, tuple[Item, ...]]:
    """Apply one point; return how many are left, and what this one causes."""
    rulings = rulings_of(ledger.table)
    left = points - 1
    now = harmony(ledger.table)
    if now <= RED:
        return _in_the_red(ledger, points)
    if rulings.schism_model == "direct":
        ledger.set("team.harmony", now - 1, rule="MICRO-35")
        return left, ()
    gathered = schism(ledger.table) + 1
    if gathered < POOL:
        ledger.set("team.schism", gathered, rule="MICRO-35")
        return left, ()
    cause = ledger.set("team.schism", gathered - POOL, rule="MICRO-35")
    with ledger.because(cause):
        ledger.set("team.harmony", now - 1, rule="MICRO-35")
    return (left if rulings.schism_excess == "keep" else 0), ()


def _in_the_red(ledger: Ledger, points: int) -> tuple[int, tuple[Item, ...]]:
    """Apply Schism at Harmony 1; return how many points are left, and the Trauma that this causes (R-29)."""
    # Trauma:Each hits every Pilot of the Team and no Threat (C-7).
    each = ("fire", "Trauma", PILOTS, 1, COACH_SEAT, "schism in the Red")
    match rulings_of(ledger.table).red_rule:
        case "final":
            ledger.set("team.schism", 0, rule="MICRO-35")
            return 0, (("fire", "Trauma", "Team", points, COACH_SEAT, "schism in the Red"),)
        case "beta":
            gathered = schism(ledger.table) + 1
            ledger.set("team.schism", gathered, rule="MICRO-35")
            return points - 1, (each,) if gathered >= POOL else ()
        case _:
            return points - 1, (each,)


def _all_in_the_red(ledger: Ledger, points: int) -> None:
    caused: list[Item] = []
    while points > 0:
        points, more = _in_the_red(ledger, points)
        caused.extend(more)
    ledger.next(*caused)


def _all_at_once(ledger: Ledger, points: int) -> None:
    """Take the whole amount: erase 7, lower Harmony, keep the excess, repeat (MICRO-35 [final])."""
    rulings = rulings_of(ledger.table)
    if harmony(ledger.table) <= RED:
        _all_in_the_red(ledger, points)
        return
    gathered = schism(ledger.table) + points
    now = harmony(ledger.table)
    while gathered >= POOL and now > RED:
        gathered = gathered - POOL if rulings.schism_excess == "keep" else 0
        now -= 1
    if now <= RED:
        cause = ledger.set("team.harmony", RED, rule="MICRO-35")
        with ledger.because(cause):
            ledger.set("team.schism", 0, rule="MICRO-35")
            _all_in_the_red(ledger, gathered)
        return
    cause = ledger.set("team.schism", gathered, rule="MICRO-35")
    with ledger.because(cause):
        ledger.set("team.harmony", now, rule="MICRO-35")


def rally(ledger: Ledger, recipient: str, amount: EventAmount, instigator: str) -> None:
    """Clear all Schism, or raise Harmony where there is none (MICRO-24, R-39, R-40)."""
    rulings = rulings_of(ledger.table)
    values = ledger.table.values
    if rulings.fanclub_zero_blocks_rally == "yes" and values["team.fan_club"] == 0:
        ledger.announce("no_effect", rule="MICRO-24", event="Rally", target=recipient)
        return
    if final_form.going_on(ledger.table) and rulings.rally_in_rumble == "no_effect":
        ledger.announce("no_effect", rule="RUMBLE-7", event="Rally", target=recipient)
        return
    again: tuple[Item, ...] = ()
    if isinstance(amount, int) and amount > 1:
        again = (("suffer", "Rally", recipient, amount - 1, instigator),)
    if rulings.rally_model == "clear_first" and schism(ledger.table):
        ledger.set("team.schism", 0, rule="MICRO-24")
    elif harmony(ledger.table) < VIOLET:
        ledger.set("team.harmony", harmony(ledger.table) + 1, rule="MICRO-24")
        fit_schism(ledger)
    else:
        ledger.next(("fire", "Chargeup", PILOTS, 1, instigator, "rally"), *again)
        return
    ledger.next(*again)


SUFFER = {"Schism": suffer_schism, "Rally": rally}
