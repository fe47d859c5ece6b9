"""The zones of a table (RULES 2.2, section 4), and which values a seat may not see (RULES 2.18).

| zone | id |
|---|---|
| Decks, Trashes, Omen rows | `deck.pilots` `trash.pilots` `omens.pilots`, and the same of `coach` |
| Hands | `hand.red`, …, `hand.coach` |
| the Pile; earlier Piles by their stage | `pile`; `pile.1`, `pile.2`, … |
| a Faction's stack, a Threat's stack | `faction.<key>`, `threat.<key>` |
| Removed cards; flipped cards awaiting an effect | `removed`; `flipped` |
| Gambit: Threshold card, the Pilot's card, a helper's card | `gambit.threshold`; `gambit.pilot`; `gambit.help.<seat>` |
| initiative cards of `throwdown.challenger` and `.challenged` | `initiative.challenger`, `initiative.challenged` |
| cards handed to the Commander by a Pilot, and back | they go from Hand to Hand |
| conceded Hands | `conceded.<seat>` |
| the BGM stack | `bgm` |

Cards are hidden by their zones, values by their paths.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, cast

from gattai_desktop.cards.card import DECKS
from gattai_desktop.cards.ledger import Item
from gattai_desktop.cards.state import State, Table, cached, path_to, paths
from gattai_desktop.cards.zone import COACH_SEAT, Seat, Zone
from gattai_desktop.games.seating import SEATING, SIDES
from gattai_desktop.games.value_table import TableValue

PILE: Final = "pile"
REMOVED: Final = "removed"
FLIPPED: Final = "flipped"
THRESHOLD: Final = "gambit.threshold"
GAMBIT_CARD: Final = "gambit.pilot"
BGM_STACK: Final = "bgm"
NEW_STAGE: Final = "new-stage"
"""The spot beside the Pile where a card opens the next stage; from there it goes to the Pile."""

# Stages of a Throwdown, Rumble included (RULES THROW-21).
LAST_STAGE: Final = 7

MOST_PATHS: Final = 512
"""How many zones and paths of a kind are remembered: a path that is the same text each time is found sooner."""


deck_zone: Final = path_to("deck.{}")
"""The Deck itself; `deck` is "pilots" or "coach"."""
trash_zone: Final = path_to("trash.{}")
"""The Trash beside a Deck."""
omen_zone: Final = path_to("omens.{}")
"""Where the Jokers of a Deck lie as Omens."""
hand_zone: Final = path_to("hand.{}")
"""The Hand of a seat."""


def hand_zones(table: Table) -> tuple[str, ...]:
    """Every Hand, the Coach's first."""
    return _hands_of(pilot_seats(table))


@lru_cache(maxsize=MOST_PATHS)
def _hands_of(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    return tuple(map(hand_zone, (COACH_SEAT, *seats)))


GONE: Final = frozenset({"dead", "departed", "graduated"})
"""What a Pilot is called who does not come back: nothing of hers is at the table any more."""
seat_spot: Final = path_to("seat.{}")
"""Return the spot where a card is dropped to give it to a seat, or in Story Mode to challenge it."""
BEGIN_GAMBIT: Final = "begin.gambit"
BEGIN_THROWDOWN: Final = "begin.throwdown"
"""The spots where a card is dropped to begin a conflict, whoever the other side is."""
ON_THREATS: Final = "threats"
"""The spot of all Threats in Story Mode: a card there challenges the Coach, who chooses which of them fight."""
peek_zone: Final = path_to("peek.{}")
"""Where cards lie that a seat alone looks at, until it lays them back."""


def deck_of(seat: Seat) -> str:
    """The Deck from which a seat draws: the Coach's own, or the one that all Pilots share (RULES CARD-1)."""
    return COACH_SEAT if seat == COACH_SEAT else "pilots"


def pilot_seats(table: Table) -> tuple[Seat, ...]:
    """The Pilots' seats in their order from the Coach's left."""
    return table.values["seats"]  # type: ignore[return-value]


def zones(state: State) -> Mapping[str, Zone]:
    """Return every zone of the table."""
    values = state.values
    return _zones(
        values["seats"],
        values.get("factions") or (),
        values.get("threats") or (),
        values.get("gambit.pilot") if values.get("gambit.card_from") in {"hand", "faction"} else None,
        values.get("throwdown.challenger"),
        values.get("throwdown.challenged"),
        _Seen(
            wild=values.get("rulings.wild_secrecy") == "shown_to_coach",
            threshold=values.get("gambit.threshold_from") == "hand" or values.get("gambit.threshold_seen") is True,
            hands_counted=values.get("rulings.hand_counts_public") != "no",
            in_sides=values.get(SEATING) == SIDES,
        ),
    )


class _Seen(NamedTuple):
    """What of a table decides who sees into its zones."""

    wild: bool
    """Whether the Coach knows the face of a Wild card (R-17)."""
    threshold: bool
    """Whether the Coach knows the Threshold card: one from his Hand, none that was played blind (GAMBIT-4, INFO-2)."""
    hands_counted: bool
    in_sides: bool
    """Whether two sides sit round the computer, so that Pilots see each other's Hands."""


@lru_cache(maxsize=256)
def _zones(
    seats: tuple[Seat, ...],
    factions: tuple[str, ...],
    threats: tuple[str, ...],
    gambler: Seat | None,
    challenger: Seat | None,
    challenged: Seat | None,
    seen: _Seen,
) -> Mapping[str, Zone]:
    coach, pilots = frozenset({COACH_SEAT}), frozenset(seats)
    everyone = (*seats, COACH_SEAT)
    found = [
        *(Zone(deck_zone(deck), "deck", deck, closed=True) for deck in DECKS),
        *(Zone(trash_zone(deck), "trash", deck) for deck in DECKS),
        *(Zone(omen_zone(deck), "omens", deck, frozenset({*everyone, "public"})) for deck in DECKS),
        *(
            Zone(hand_zone(one), "hand", one, pilots if seen.in_sides else frozenset({one}), counted=seen.hands_counted)
            for one in seats
        ),
        Zone(hand_zone(COACH_SEAT), "hand", COACH_SEAT, coach, counted=seen.hands_counted),
        *(Zone(f"conceded.{seat}", "conceded", seat, frozenset({seat})) for seat in everyone),
        *(Zone(peek_zone(seat), "peek", seat, frozenset({seat})) for seat in everyone),
        *(Zone(f"gambit.help.{seat}", "help", seat, frozenset({seat})) for seat in seats),
        Zone(PILE, "pile", seen_by=coach if seen.wild else frozenset()),  # a Wild card lies face-down on it
        *(Zone(f"pile.{stage}", "earlier") for stage in range(1, LAST_STAGE + 1)),
        *(Zone(f"faction.{key}", "faction", key) for key in factions),
        *(Zone(f"threat.{key}", "stack", key) for key in threats),
        Zone(BGM_STACK, "stack", COACH_SEAT),
        Zone(REMOVED, "removed"),
        Zone(FLIPPED, "flipped"),
        Zone(THRESHOLD, "threshold", COACH_SEAT, coach if seen.threshold else frozenset()),
        # Where others may help her card lies face-down: she knows it, unless it was flipped from the Deck (C-11).
        Zone(GAMBIT_CARD, "gambit", gambler or "", frozenset({gambler} if gambler else ())),
        Zone("initiative.challenger", "initiative", challenger or "", frozenset({challenger} if challenger else ())),
        Zone("initiative.challenged", "initiative", challenged or "", frozenset({challenged} if challenged else ())),
    ]
    return {zone.id: zone for zone in found}


PRETENDERS: Final = "pretenders"
"""The keys of Threats of which Pilots know nothing: each walks among the Factions, or has left as one."""


def every_threat(table: Table) -> tuple[str, ...]:
    """The keys of all Threats, those that everybody knows first."""
    return (*table.listed("threats"), *table.listed(PRETENDERS))


def omens(table: Table) -> int:
    """Count every Omen, of both Decks, Active or Spent: 0 to 4."""
    return sum(len(table.zones.get(omen_zone(deck), ())) for deck in DECKS)


def _threat_info(state: Table) -> str:
    return str(state.values.get("rulings.threat_info") or "hidden")


def the_coachs(state: State, seat: Seat, _value: TableValue) -> bool:
    """What is the Coach's alone: his Crisis Path, the passing score."""
    return seat != COACH_SEAT and _threat_info(state) != "open"


def the_coachs_own(state: State, seat: Seat, value: TableValue) -> bool:
    """The Coach's Strike; those of the Pilots lie open."""
    return value.key == COACH_SEAT and the_coachs(state, seat, value)


def of_threat(state: State, seat: Seat, value: TableValue) -> bool:
    """What a Threat's plate holds, until the Coach reveals it piece by piece (INFO-7, R-83)."""
    return seat != COACH_SEAT and keeps(state, f"threat.{value.key}", value.path.rpartition(".")[2])


def keeps(state: Table, owner: str, part: str) -> bool:
    """Whether an owner is a Threat of whose plate a part is the Coach's alone to know (INFO-7, R-83)."""
    kind, _, key = owner.partition(".")
    if kind != "threat" or key in state.listed(PRETENDERS):
        return kind == "threat"
    info = _threat_info(state)
    is_open = info == "open" or (info == "colour_only" and part == "tr")
    return not is_open and part not in state.listed(f"{owner}.revealed")


def of_pretender(state: State, seat: Seat, value: TableValue) -> bool:
    """All of a Threat that walks among the Factions."""
    return seat != COACH_SEAT and value.key in state.listed(PRETENDERS)


def of_coach(_state: State, seat: Seat, _value: TableValue) -> bool:
    """What no ruling opens to Pilots."""
    return seat != COACH_SEAT


def agenda_of_powers(state: State, seat: Seat, value: TableValue) -> bool:
    """What is still to be done, while it names a power that Pilots do not know and that did not take part (INFO-7)."""
    items = cast("tuple[Item, ...]", state.values.get(value.path) or ())
    of_powers = ((item[0], str(item[3])) for item in items if str(item[0]).startswith("effect"))
    pretend = tuple(f"threat.{key}" for key in state.listed(PRETENDERS))
    return seat != COACH_SEAT and any(
        owner in pretend or (kind == "effect" and keeps(state, owner, "powers")) for kind, owner in of_powers
    )


def brought_along(state: State, seat: Seat, value: TableValue) -> bool:
    """What a Threat brought along to a running table, until its powers are revealed (INFO-7, R-83).

    `brought.<key>` stands for the Threat itself: that it is there, everybody knows, if it does not pretend.
    """
    _entry, _brought, key, *rest = value.path.split(".")
    is_known = rest == ["name"] and key not in state.listed(PRETENDERS)
    return seat != COACH_SEAT and not is_known and keeps(state, f"threat.{key}", "powers")


@cached(depends_on=paths("entries", "threats", PRETENDERS, "threat", "locations", "location", "rulings"))
def unseen_entries(state: State) -> frozenset[str]:
    """The values of entries that are a Threat's or Location's own, until Pilots know what that has (INFO-7, R-83)."""
    threats = (f"threat.{key}" for key in state.listed("threats") if not keeps(state, f"threat.{key}", "powers"))
    places = (
        f"location.{key}"
        for key in state.listed("locations")
        if state.values.get(f"location.{key}.revealed") is not False
    )
    had = {one for threat in threats for one in state.listed(f"{threat}.powers")}
    had |= {one for place in places for one in state.listed(f"{place}.boons")}
    had |= {one.rpartition(".")[0] for one in had}  # "threat.gull.wave" is the part "wave" of "threat.gull"
    kept = (one for one in state.listed("entries.kept") if one not in had)
    return frozenset(f"entry.{one}.{name}" for one in kept for name in OF_ENTRY)


OF_ENTRY: Final = ("name", "family", "scope", "kind", "text", "tier", "tag", "effects")
"""What a table knows of an entry."""


def unrevealed(state: State, seat: Seat, value: TableValue) -> bool:
    """All of a Faction or Location that is not on the table yet."""
    return seat != COACH_SEAT and not state.values.get(f"{value.owner}.revealed", True)


def of_another(_state: State, seat: Seat, value: TableValue) -> bool:
    """What is for one seat alone: a ballot until all are cast, and what is kept for one seat."""
    return seat != value.key


def not_the_investors(state: State, seat: Seat, value: TableValue) -> bool:
    """Who invested a Favor card knows that she did; to others its path alone would name a hidden card (R-84)."""
    return state.values.get(value.path) != seat


def wild(state: State, seat: Seat, value: TableValue) -> bool:
    """Who knows the face of a Wild card knows what it was declared, others see it on the Pile alone (INFO-10, R-17)."""
    if state.values.get("rulings.wild_secrecy") == "public":
        return False
    own = (zone.id for zone in zones(state).values() if seat in zone.seen_by)
    return all(lying.card.key != value.key for zone in own for lying in state.zones.get(zone, ()))
