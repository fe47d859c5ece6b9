"""First Contact: the first evening, in which everything is a 3, and the Team that it makes (RULES FC-1 to FC-5).

`prepare` lays its numbers over any set-up of one to seven Pilots; the other chapters ask the small functions here
where its rules differ from theirs. Its three acts, and what is said in them, are in `first_contact_script.py`.

| value | meaning |
|---|---|
| `first_contact.act` | 1 to 3, 4 at the close; the value is there for as long as a table plays First Contact |
| `first_contact.schism` | how often Schism fired; nothing follows from it before the Team is made (FC-3) |
| `pilot.<seat>.stat` | the one Stat that takes Trauma, 3 at the start; a Pilot with 0 is out (FC-1, FC-5) |
"""

from typing import Final

from gattai_desktop.cards.card import CARDS, Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.games.gattai.pilots.pilots import STATS, path_of, pilot
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.gattai.zones import REMOVED, pilot_seats
from gattai_desktop.games.seating import program_players, who_sits
from gattai_desktop.games.team import Team

KEY: Final = "first-contact"
"""The scenario's name, as a session and a record keep it."""
ACT: Final = "first_contact.act"
CLOSE: Final = 4
"""The act in which there is nothing left to play."""
SCHISM: Final = "first_contact.schism"

THREE: Final = 3
"""Hand, Stat, Buffers, Strike, cards drawn, Threat Rating: every number of First Contact (FC-1, FC-2)."""
STAT: Final = "stat"
"""The one Stat that each Pilot has here."""

NOT_IN_PLAY: Final = frozenset(
    {"charges", "commitments", "harmony", "resources", "omens", "crisis", "locations", "techs", "gear", "rumble"}
)
"""The parts of a table that First Contact leaves in the box; a window shows none of them (FC-1)."""

NO_EVENT: Final = frozenset({"Chargeup", "Purge", "Rally", "Replenish", "Rebuild", "Ruin", "Tarry"})
"""Microevents that have nothing to work on here."""

_FULL_HARMONY: Final = 7
_STARTING_HARMONY: Final = 4


def is_on(table: Table) -> bool:
    """Say whether this table plays First Contact."""
    return table.values.get(ACT) is not None


def is_over(table: Table) -> bool:
    """Say whether this table has played First Contact to its end."""
    return table.values.get(ACT) == CLOSE


def absent(table: Table) -> frozenset[str]:
    """The parts of a table that are not in play, by name (FC-1); none at any other table."""
    return NOT_IN_PLAY if is_on(table) else frozenset()


def has_event(table: Table, event: str) -> bool:
    """Say whether a microevent can do anything at this table (FC-1)."""
    return event not in NO_EVENT or not is_on(table)


def draws(table: Table) -> int | None:
    """How many cards each Pilot of a Throwdown draws at its start (FC-2); None where the usual rule holds."""
    return THREE if is_on(table) else None


def strike(table: Table) -> int | None:
    """Every Strike of First Contact (FC-1); None where the usual rule holds."""
    return THREE if is_on(table) else None


def stats(table: Table) -> tuple[str, ...]:
    """The names of the Stats that Trauma can take points from and Recover can give back to (FC-1, MICRO-36)."""
    return (STAT,) if is_on(table) else STATS


def is_out(table: Table, seat: Seat) -> bool:
    """Say whether the Pilot's one Stat is gone, and she with it (FC-5)."""
    return table.values.get(path_of(seat, STAT)) == 0


def count_schism(ledger: Ledger) -> None:
    """Count one Schism event, whatever its amount (FC-3)."""
    ledger.set(SCHISM, ledger.number(SCHISM) + 1, rule="FC-3")


def count_conflict(ledger: Ledger, kind: str, seat: Seat = "") -> None:
    """Count a conflict that has ended, "gambits" or "throwdowns", for the act (FC-5); nothing at any other table.

    seat: whose Gambit it was.
    """
    if not is_on(ledger.table):
        return
    path = f"first_contact.{kind}"
    for counted in (path, f"{path}.{seat}") if seat else (path,):
        ledger.set(counted, ledger.table.number(counted) + 1, rule="FC-5")


def starting_harmony(table: Table) -> int:
    """The Harmony that the Team of this First Contact will start with, 1 to 7 (SETUP-8)."""
    return max(1, min(_FULL_HARMONY, _STARTING_HARMONY - table.number(SCHISM)))


def prepare(setup: Setup) -> Setup:
    """Return the set-up with the numbers of First Contact laid over it (FC-1).

    Names, Factions and the Threat stay as they are; each Threat is brought to TR 3. The Jokers are not in the
    Decks. The Team that will stand under Harmony does not exist yet, so its gauge stands where it limits nobody.
    """
    values: dict[str, Value] = {
        "team.harmony": _FULL_HARMONY,
        ACT: 1,
        SCHISM: 0,
        "first_contact.gambits": 0,
        "first_contact.throwdowns": 0,
    }
    for one in setup.pilots:
        values |= beginning(one.seat)
    return evolve(
        setup,
        scenario=setup.scenario or KEY,
        pilots=tuple(in_threes(one) for one in setup.pilots),
        threats=tuple(evolve(one, rating=THREE, bgm=False) for one in setup.threats),
        locations=(),
        # The Threat's own number says what the Coach draws; no card lies on it beforehand.
        rulings={"coach_bonus_draw": "tr_sum_from_deck", **setup.rulings},
        values={**values, **setup.values},
        zones={**setup.zones, REMOVED: (*setup.zones.get(REMOVED, ()), *_jokers(setup))},
    )


def beginning(seat: Seat) -> dict[str, Value]:
    """Return what only First Contact counts of a Pilot, as she begins it."""
    return {f"pilot.{seat}.{STAT}": THREE, f"pilot.{seat}.base.{STAT}": THREE, f"first_contact.invested.{seat}": 0}


def in_threes(one: PilotSetup) -> PilotSetup:
    """Return her set-up with the numbers of First Contact laid over it (FC-1)."""
    # All six Stats at 3 give Buffers 3 and Strike 3, whichever side starts; the modifier takes all Charges away.
    return evolve(
        one,
        stats=dict.fromkeys(STATS, THREE),
        max_hand=THREE,
        charge_modifier=-2 * THREE,
        buffer_modifier=0,
        strike_modifier=0,
    )


def _jokers(setup: Setup) -> tuple[Lying, ...]:
    given: set[Card] = {one.card for lying in setup.zones.values() for one in lying}
    return tuple(Lying(card, True) for card in CARDS.values() if card.is_joker and card not in given)


COUNTED: Final = "schism"
"""The field of a new table that takes the Schism of First Contact."""


def team(table: Table) -> Team | None:
    """Return the Team that this First Contact has made; None before its end, and at any other table.

    Whoever is out keeps the seat, for a Pilot with another name.
    """
    if not is_over(table):
        return None
    seats = pilot_seats(table)
    return Team(
        seats={seat: "" if is_out(table, seat) else pilot(table, seat).name for seat in seats},
        people={seat: name for seat in (COACH_SEAT, *seats) if (name := who_sits(table, seat))},
        programs={seat: one for seat, one in program_players(table).items() if seat in (COACH_SEAT, *seats)},
        answers={COUNTED: table.number(SCHISM)},
        line=say("Harmony 4, less Schism {schism}", schism=table.number(SCHISM)),
    )
