"""The table before its first move: every value as it begins, every card in its Deck. Nothing is shuffled here."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gattai_desktop.cards.card import DECK_CARDS, DECKS
from gattai_desktop.cards.limits import check_table
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.cards.zone import COACH_SEAT, Lying, where_each_lies
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.setup import (
    MAX_PILOTS,
    FactionSetup,
    LocationSetup,
    PilotSetup,
    Setup,
    ThreatSetup,
    UnusableSetup,
    content_values,
    gear_values,
)
from gattai_desktop.games.gattai.values import VALUES
from gattai_desktop.games.gattai.world import pretending
from gattai_desktop.games.gattai.world.threats import CAP, SIGNS
from gattai_desktop.games.gattai.zones import deck_zone, every_threat
from gattai_desktop.games.plain_setup import first_table


def begin(setup: Setup) -> State:
    """Return the table before the first move. Raises UnusableSetup, TooMuch."""
    seats = tuple(one.seat for one in setup.pilots)
    if not 1 <= len(seats) <= MAX_PILOTS or len(set(seats)) != len(seats):
        words = "A table has 1 to {most} Pilots, each with a seat of her own; here are {number}."
        raise UnusableSetup(wording(words, most=MAX_PILOTS, number=len(seats)))
    values = VALUES.starting("", "", setup) | VALUES.starting("coach", COACH_SEAT, setup)
    for pilot in setup.pilots:
        values |= VALUES.starting("pilot", pilot.seat, pilot)
    for threat in setup.threats:
        if not 1 <= threat.rating <= CAP:
            words = "{name}: a Threat Rating is 1 to {most}, not {number}."
            raise UnusableSetup(wording(words, name=threat.name, most=CAP, number=threat.rating))
        if threat.sign and threat.sign not in SIGNS:
            words = "{name}: the sign of a Threat is {signs}, not {sign}."
            said = {"signs": AsWritten(", ".join(SIGNS)), "sign": AsWritten(threat.sign[:40])}
            raise UnusableSetup(wording(words, name=threat.name, **said))
        values |= VALUES.starting("threat", threat.key, threat)
    for faction in setup.factions:
        if not 1 <= faction.agency <= 7:
            words = "{name}: Agency is 1 to {most}, not {number}."
            raise UnusableSetup(wording(words, name=faction.name, most=7, number=faction.agency))
        values |= VALUES.starting("faction", faction.key, faction)
    for location in setup.locations:
        values |= VALUES.starting("location", location.key, location)
    values.update(content_values(setup.entries, setup.spoils))
    values.update(gear_values(setup.pilots, setup.entries))
    pretending.hide(values, setup.values)
    values[entries.WAKE] = entries.wakes(values)
    values.update(setup.chosen_rulings())
    values.update(setup.values)
    check_table(setup.zones, values)
    return first_table(values, _lay(setup.zones))


def least(table: State) -> Mapping[str, Value]:
    """Return the values that every table with these Pilots, Threats, Factions and Locations has, as at the start.

    Rules and windows rely on them. Raises what reading raises for a table whose lists hold no names.
    """
    values: Mapping[str, Any] = table.values
    setup = Setup(
        pilots=tuple(PilotSetup(seat) for seat in values["seats"]),
        threats=tuple(ThreatSetup(key, key, rating=1) for key in every_threat(table)),
        factions=tuple(FactionSetup(key, key) for key in values["factions"]),
        locations=tuple(LocationSetup(key, key) for key in values["locations"]),
    )
    return begin(setup).values


_ONE: Final = (
    *(f"throwdown.{name}" for name in ("challenger", "challenged", "started", "turn")),
    *("gambit.pilot", "outcome.winner", "outcome.loser"),
)
"""Values that name a seat."""
_SEVERAL: Final = ("throwdown.involved.", "throwdown.side.")
"""How the paths of values begin that name seats."""


def acting(table: Table) -> None:
    """Look up who fights, who won, and who plays a Gambit. Raises UnusableSetup for who is not at the table."""
    found: Iterable[Value] = [table.values.get(path) for path in _ONE]
    lists = [value for path, value in table.values.items() if path.startswith(_SEVERAL)]
    if not all(isinstance(one, tuple) for one in lists):
        raise UnusableSetup(wording("Those who fight are not written as a list."))
    found = {*found, *(seat for one in lists if isinstance(one, tuple) for seat in one)}
    if not found <= {None, "", COACH_SEAT, *table.listed("seats")}:
        raise UnusableSetup(wording("Somebody who fights, or plays a Gambit, has no seat at this table."))


def _lay(given: Mapping[str, tuple[Lying, ...]]) -> dict[str, tuple[Lying, ...]]:
    placed = where_each_lies(given, UnusableSetup)
    zones = {
        # Jokers lie face-up in their Deck (RULES ZONE-2); at the bottom, because on top they would be Omens.
        deck_zone(deck): tuple(
            Lying(card, card.is_joker)
            for card in sorted(DECK_CARDS[deck], key=lambda one: not one.is_joker)
            if card not in placed
        )
        for deck in DECKS
    }
    for zone, lying in given.items():
        zones[zone] = (*zones.get(zone, ()), *lying)
    return zones
