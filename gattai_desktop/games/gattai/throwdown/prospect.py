"""What a Throwdown would begin with if it were fought: Strikes, the Coach's draws, a Threat of another TR."""

from collections.abc import Mapping

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.throwdown import establishment, strike, throwdown
from gattai_desktop.games.gattai.zones import deck_zone


@frozen
class Prospect:
    """`strikes`: of each who would fight, in ranks (STRIKE-1, STRIKE-2); `draws`: the Coach's cards (THROW-14)."""

    strikes: Mapping[Seat, int]
    draws: int


def prospect(table: State, pilots: tuple[Seat, ...], threats: tuple[str, ...], challenger: Seat) -> Prospect:
    """Say what these would have: Pilots, their Commander first, and keys of Threats; `challenger` starts the fight.

    A Pilot who does not fight is given the Strike that she would have if she joined.
    """
    commander = pilots[0]
    sides = (COACH_SEAT, commander) if challenger == COACH_SEAT else (commander, COACH_SEAT)
    able = tuple(throwdown.able_pilots(table))
    thought = State(
        table.zones,
        {
            **table.values,
            throwdown.CHALLENGER: sides[0],
            throwdown.CHALLENGED: sides[1],
            throwdown.side_path(COACH_SEAT): (COACH_SEAT,),
            throwdown.side_path(commander): (*pilots, *(seat for seat in able if seat not in pilots)),
            throwdown.THREATS: threats,
        },
    )
    rulings = rulings_of(thought)
    strikes = {seat: strike.reckoned(thought, seat, rulings) for seat in (COACH_SEAT, *able)}
    return Prospect(strikes, establishment.coach_would_draw(thought))


def strikes_if(table: State, started: Seat) -> dict[Seat, int]:
    """Return the Strike that each Pilot in the fight has if that side started it (STRIKE-1)."""
    thought = State(table.zones, {**table.values, throwdown.STARTED: started})
    rulings = rulings_of(thought)
    pilots = (seat for side in throwdown.sides(table) for seat in throwdown.members(table, side) if seat != COACH_SEAT)
    return {seat: strike.reckoned(thought, seat, rulings) for seat in pilots}


def rated(table: State, key: str, number: int) -> State:
    """Return the table with another TR for a Threat in play, and with the Buffers and cards that depend on it.

    Its Buffers go with it (THREAT-2), and so does its stack where that follows the TR (R-57, R-125).
    """
    threat = f"threat.{key}"
    values = dict(table.values)
    change = number - table.number(f"{threat}.tr")
    values[f"{threat}.tr"] = number
    for gauge in ("base_tr", "max_buffers", "buffers"):
        values[f"{threat}.{gauge}"] = max(0, table.number(f"{threat}.{gauge}") + change)
    rulings = rulings_of(table)
    zones = dict(table.zones)
    if rulings.coach_bonus_draw == "threat_stacks" and rulings.threat_stack_fill == "tr_on_entry":
        deck, stack = deck_zone(COACH_SEAT), threat
        if change < 0:
            deck, stack = stack, deck
        # The top of a Deck is its end; what goes back there goes beneath it.
        taken = zones.get(deck, ())[-abs(change) :] if change else ()
        if taken:
            zones[deck] = zones[deck][: -len(taken)]
            faced = tuple(Lying(one.card, up=False) for one in taken)
            rest = zones.get(stack, ())
            zones[stack] = (*rest, *faced) if change > 0 else (*faced, *rest)
            zones = {name: lying for name, lying in zones.items() if lying}
    return State(zones, values)
