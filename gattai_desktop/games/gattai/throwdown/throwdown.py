"""A Throwdown as a value: two sides, who leads them, whose turn it is, and the Pile (RULES 2.11, 2.12).

A side is named after the seat that played its initiative card: "coach", or a Pilot's colour.

| value | meaning |
|---|---|
| `throwdown.challenger`, `.challenged` | the two sides |
| `throwdown.stakes.<side>` | what it fights for |
| `throwdown.side.<side>` | the seats that fight on it now; `throwdown.involved.<side>`: all who ever did |
| `throwdown.commander.<side>` | who leads it |
| `throwdown.threats` | keys of the Coach's Threats in the fight; `throwdown.involved_threats`: all who ever were |
| `throwdown.vote.<side>` | "team" or "self": what its Pilot Commander fights for |
| `throwdown.started` | the side that started it |
| `throwdown.strike.<seat>` | each player's Strike |
| `throwdown.turn` | the side on turn |
| `throwdown.pile`, `throwdown.pile.<stage>` | for each card of that Pile who played it, as "initiative", "counter" or
"escalate", and what it counts as if it is Wild |
| `throwdown.last` | the last Drive: its name and its seat |
| `throwdown.assists` | who made an Assist in this turn: seats, `<threat>:wave`, `<threat>:storm` |
| `throwdown.support` | who has discarded a card to support another's play in this turn (R-108) |
| `throwdown.routed` | sides that are routed |

Stages and scores are in `stages.py`.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.card import card as card_called
from gattai_desktop.cards.state import Table, cached, path_to
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.pilots.pilots import OF_PILOTS, pilot
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.zones import PILE, pilot_seats
from gattai_desktop.games.verdict import Reason, refusal

CHALLENGER: Final = "throwdown.challenger"
CHALLENGED: Final = "throwdown.challenged"
STARTED: Final = "throwdown.started"
TURN: Final = "throwdown.turn"
THREATS: Final = "throwdown.threats"
INVOLVED_THREATS: Final = "throwdown.involved_threats"
ENTERED_STRIKE: Final = "throwdown.entered_strike"
LAST: Final = "throwdown.last"
ASSISTS: Final = "throwdown.assists"
SUPPORT: Final = "throwdown.support"
ROUTED: Final = "throwdown.routed"
PILE_ENTRIES: Final = "throwdown.pile"

INITIATIVE: Final = "initiative"
COUNTER: Final = "counter"
ESCALATE: Final = "escalate"
RUMBLE: Final = "rumble"

PileEntry = tuple[Seat, str, str]


stakes_path: Final = path_to("throwdown.stakes.{}")
"""Where the stakes of a side are kept."""
side_path: Final = path_to("throwdown.side.{}")
"""Where the seats of a side are kept."""
involved_path: Final = path_to("throwdown.involved.{}")
"""Where everybody is kept who ever fought on a side."""
commander_path: Final = path_to("throwdown.commander.{}")
"""Where the Commander of a side is kept."""
vote_path: Final = path_to("throwdown.vote.{}")
"""Where it is kept what a side's Commander fights for."""
strike_path: Final = path_to("throwdown.strike.{}")
"""Where a player's Strike is kept."""
pile_path: Final = path_to("throwdown.pile.{}")
"""Where the entries of a Pile are kept that was pushed aside."""
secret_path: Final = path_to("secret.{}.drive")
"""Where a Drive is kept that its Commander has not yet agreed to, or that waits for what takes part before it."""


def initiative_zone(table: Table, side: Seat) -> str:
    """Where the initiative card of a side lies."""
    return "initiative.challenger" if table.values.get(CHALLENGER) == side else "initiative.challenged"


# ---------------------------------------------------------------------- sides


def going_on(table: Table) -> bool:
    """Whether a Throwdown is under way, from the challenge to its Outcome."""
    return table.values.get(CHALLENGER) is not None


def sides(table: Table) -> tuple[Seat, ...]:
    """Both sides, the challenger's first; none where there is no Throwdown."""
    challenger = table.values.get(CHALLENGER)
    if challenger is None:
        return ()
    return challenger, table.values[CHALLENGED]  # type: ignore[return-value]


def pilot_sides(table: Table) -> tuple[Seat, ...]:
    """The sides of Pilots: one against the Coach, or both."""
    return tuple(side for side in sides(table) if side != COACH_SEAT)


def opponent(table: Table, side: Seat) -> Seat:
    """The other side."""
    challenger, challenged = sides(table)
    return challenged if side == challenger else challenger


def members(table: Table, side: Seat) -> tuple[Seat, ...]:
    """The seats that fight on a side."""
    return table.listed(side_path(side))


def involved(table: Table, side: Seat) -> tuple[Seat, ...]:
    """The seats that fight on a side or ever did in this Throwdown (OUT-11)."""
    return table.listed(involved_path(side))


def side_of(table: Table, seat: Seat) -> Seat | None:
    """The side on which a seat fights; None for one that stands aside."""
    for side in sides(table):
        if seat in members(table, side):
            return side
    return None


def commander(table: Table, side: Seat) -> Seat:
    """Who leads a side (THROW-8, R-59)."""
    return table.values.get(commander_path(side)) or side  # type: ignore[return-value]


def pilots_only(table: Table) -> bool:
    """Whether Pilots fight on both sides (RULES 2.17)."""
    return COACH_SEAT not in sides(table)


def threats(table: Table) -> tuple[str, ...]:
    """The Threats that fight for the Coach."""
    return table.listed(THREATS)


def started_by(table: Table) -> Seat:
    """The side that started the fight (THROW-12)."""
    return cast("Seat", table.values.get(STARTED) or table.values[CHALLENGER])


def on_turn(table: Table) -> Seat:
    """The side on turn."""
    return cast("Seat", table.values[TURN])


def in_seat_order(table: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The Coach first, then Pilots from his left (C-32)."""
    return tuple(seat for seat in (COACH_SEAT, *pilot_seats(table)) if seat in seats)


@cached(depends_on=OF_PILOTS)
def able(table: Table, seat: Seat) -> bool:
    """Whether a seat can take part: the Coach always, a Pilot here until a Commitment of hers is dead (C-38, FC-5)."""
    if seat == COACH_SEAT:
        return True
    her = pilot(table, seat)
    return her.here and her.active and not first_contact.is_out(table, seat) and her.commitment_dead is None


def able_pilots(table: Table) -> Iterator[Seat]:
    """Every Pilot who can take part, from the Coach's left."""
    return (seat for seat in pilot_seats(table) if able(table, seat))


def unable(table: Table, seat: Seat) -> Reason:
    """Why a seat cannot take part (see `able`)."""
    words = "{name} cannot act: she is away, out, or has lost a whole Commitment."
    return refusal("PILOT-7", words, name=name_of(table, seat))


def name_of(table: Table, seat: Seat) -> str:
    """What people call a seat."""
    return "Coach" if seat == COACH_SEAT else pilot(table, seat).name


def promised(table: Table, seat: Seat) -> str:
    """The key of the card of a Drive that waits; "" where none does. Nobody can part with it meanwhile."""
    kept = table.values.get(secret_path(seat))
    return str(kept[1]) if isinstance(kept, tuple) and len(kept) > 1 else ""


# ---------------------------------------------------------------------- the Pile


def pile_entries(table: Table) -> tuple[PileEntry, ...]:
    """Who played each card of the Pile, and as what; the bottom first, one entry a card.

    A card that the Coach laid there by hand counts as a Counter of nobody.
    """
    return aligned(cast("tuple[PileEntry, ...]", table.values.get(PILE_ENTRIES) or ()), table.count(PILE))


def winning_seat(table: Table) -> Seat:
    """Who played the winning card; "" where nobody did."""
    entries = pile_entries(table)
    return entries[-1][0] if entries else ""


def earlier_entries(table: Table, stage: int) -> tuple[PileEntry, ...]:
    """The entries of a Pile that was pushed aside when its stage was left."""
    return cast("tuple[PileEntry, ...]", table.values.get(pile_path(stage)) or ())


def aligned(entries: tuple[PileEntry, ...], count: int) -> tuple[PileEntry, ...]:
    """The entries of a Pile, brought to the number of its cards."""
    return (*entries, *(("", COUNTER, ""),) * (count - len(entries)))[:count]


def pile(table: Table) -> tuple[Card, ...]:
    """The cards of the Pile as they count (CARD-12), the bottom first."""
    return tuple(
        card_called(entry[2], card.deck) if entry[2] else card
        for card, entry in zip(table.cards(PILE), pile_entries(table), strict=True)
    )
