"""What a table is worth to a seat, as far as it can see: the judgement of a player who thinks one move ahead.

The unit is one point of score in the first stage of a Throwdown. All figures were found by playing; no rule depends
on them.
"""

from typing import Final

from gattai_desktop.cards.card import Card, NotKnown
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.events.recipients import RESOURCES
from gattai_desktop.games.gattai.pilots.pilots import STATS
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.rumble.final_form import FinalForm
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import stages, throwdown
from gattai_desktop.games.gattai.zones import GAMBIT_CARD, THRESHOLD, hand_zone, pilot_seats

HARMONY: Final = 4.0
SCHISM: Final = 0.9
RESOURCE: Final = 1.0
STAT: Final = 2.5
BUFFER: Final = 0.5
CHARGE: Final = 0.3
ENDURANCE: Final = 0.8
OFFENSE: Final = 0.8
FAVOR: Final = 0.25
_TIER: Final = 0.7
THREAT: Final = 1.5
_CARD: Final = 0.25
_RANK: Final = 0.04
"""For each rank of a card in Hand: a King is worth more than a Two, and a Two still something."""
_COMPARED: Final = 2.5
"""How much more a card is worth that lies down for a comparison."""
_OUTCOME: Final = 3.0
"""For having won a Throwdown, beside the points: the Spoils."""


def worth(table: Table, seat: Seat) -> float:
    """Return what the table is worth to the seat; what it cannot know counts as nothing."""
    return standing(table, seat) + _hand(table, seat) + _at_stake(table, seat) + _fight(table, seat)


def standing(table: Table, seat: Seat) -> float:
    """Return what lasts beyond a conflict: the Team, its Pilots and the Threats, for the Coach the other way round."""
    team = sum(_pilot(table, one) for one in pilot_seats(table)) + _team(table)
    shared = team + sum(_form(one) for one in final_form.forms(table)) - _threats(table)
    return shared + _pilot(table, seat) if seat != COACH_SEAT else -shared


def _team(table: Table) -> float:
    resources = sum(min(table.number(f"team.{name}"), 7) for name in RESOURCES)
    factions = sum(
        FAVOR * table.count(f"faction.{key}") - OFFENSE * table.number(f"faction.{key}.offenses")
        for key in table.listed("factions")
    )
    # In First Contact nothing follows from Schism before the Team is made, with the Harmony that is left to it (FC-3).
    begun = first_contact.is_on(table)
    harmony = first_contact.starting_harmony(table) if begun else table.number("team.harmony")
    return (
        HARMONY * harmony
        - SCHISM * table.number("team.schism")
        + RESOURCE * resources
        + factions
        - _TIER * table.number("crisis.tier")
    )


def _pilot(table: Table, seat: Seat) -> float:
    stats = sum(table.number(f"pilot.{seat}.{stat}") for stat in (*STATS, "stat"))
    return (
        STAT * stats
        + BUFFER * table.number(f"pilot.{seat}.buffers")
        + CHARGE * min(table.number(f"pilot.{seat}.charges"), 6)
        + ENDURANCE * table.number(f"pilot.{seat}.robo.endurance")
    )


def _form(form: FinalForm) -> float:
    """What a Final Form can still soak and do."""
    return BUFFER * form.buffers + CHARGE * form.charges


def _threats(table: Table) -> float:
    return sum(
        THREAT * table.number(f"threat.{key}.tr")
        + BUFFER * table.number(f"threat.{key}.buffers")
        + FAVOR * table.count(f"threat.{key}")
        for key in table.listed("threats")
    )


def _hand(table: Table, seat: Seat) -> float:
    return sum(_card(card) for card in table.cards(hand_zone(seat)))


def _at_stake(table: Table, seat: Seat) -> float:
    """A card that is about to be compared is worth more than in Hand, the higher the more."""
    zones = []
    if throwdown.going_on(table):
        zones += [throwdown.initiative_zone(table, side) for side in throwdown.sides(table) if side == seat]
    if table.values.get("gambit.pilot") == seat:
        zones.append(GAMBIT_CARD)
    elif seat == COACH_SEAT:
        zones.append(THRESHOLD)
    return sum(_COMPARED * _card(card) for zone in zones for card in table.cards(zone))


def _card(card: Card) -> float:
    try:
        return _CARD + _RANK * card.rank
    except NotKnown:
        return _CARD + _RANK * 8


def _fight(table: Table, seat: Seat) -> float:
    if not throwdown.going_on(table):
        return 0.0
    side = throwdown.side_of(table, seat)
    if side is None:
        return 0.0
    other = throwdown.opponent(table, side)
    points = stages.score_of(table, side) - stages.score_of(table, other)
    return float(points) + _won(table, side, other)


def _won(table: Table, side: Seat, other: Seat) -> float:
    winner = table.values.get("outcome.winner")
    return _OUTCOME if winner == side else -_OUTCOME if winner == other else 0.0
