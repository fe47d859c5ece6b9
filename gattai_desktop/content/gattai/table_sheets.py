"""From a Threat, Faction or Location of a pack to the sheet that brings it to a running table, with all that it has."""

from collections.abc import Iterator
from typing import Final, TypeVar

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.gattai.entries import FactionEntry, LocationEntry, RuleEntry, ThreatEntry
from gattai_desktop.content.gattai.pieces import (
    entry_setup,
    faction_setup,
    location_setup,
    own_entry,
    power_entry,
    threat_setup,
)
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.by_hand.bringing_places import FACTION_LINES, LOCATION_LINES
from gattai_desktop.games.gattai.setup import EntrySetup
from gattai_desktop.games.gattai.world.threat_sheet import ThreatSheet

_OWN: Final = "threat.{}"
_Entry = TypeVar("_Entry", bound=PackEntry)


def sheet_of(entry: ThreatEntry, pack: Pack, table: Table) -> ThreatSheet:
    """Return the sheet of a Threat; what this table knows just so already is only named."""
    setup = evolve(threat_setup(entry), note=entry.agenda or entry.text)
    brought = tuple(one for one in _entries(entry, pack) if not _is_known(one, table))
    own = next((one for one in brought if one.family == "threat"), None)
    if own is not None:
        # What it does by itself is called after its key, whatever its id in the pack is.
        called = _OWN.format(entry.key)
        setup = evolve(setup, power=tuple(called if one == own.key else one for one in setup.power))
        brought = tuple(evolve(one, key=called) if one is own else one for one in brought)
    return ThreatSheet(setup, brought, (pack.attribution.notice,))


def _entries(entry: ThreatEntry, pack: Pack) -> Iterator[EntrySetup]:
    powers: dict[str, RuleEntry] = {}
    for name in entry.powers:
        one = power_entry(name, pack)
        powers.setdefault(one.id, one)
    yield from map(entry_setup, powers.values())
    for piece in own_entry(entry, "threat", entry.effects):
        yield piece.thing


def _is_known(one: EntrySetup, table: Table) -> bool:
    said = {"name": one.name, "text": one.text or None, "effects": one.effect or None}
    return all(table.values.get(f"entry.{one.key}.{name}") == value for name, value in said.items())


def faction_lines(entry: FactionEntry, pack: Pack) -> tuple[str, ...]:
    """Return the sheet of a Faction in lines."""
    return tuple(FACTION_LINES.write(faction_setup(entry), (), (pack.attribution.notice,)))


def location_lines(entry: LocationEntry, pack: Pack) -> tuple[str, ...]:
    """Return the sheet of a Location in lines, with what it does by itself."""
    does = (piece.thing for piece in own_entry(entry, "location", entry.effects))
    return tuple(LOCATION_LINES.write(location_setup(entry), does, (pack.attribution.notice,)))


def entries_of(pack: Pack, family: type[_Entry]) -> tuple[tuple[_Entry, Pack], ...]:
    """Return every Threat, Faction or Location that a pack has, its own before those on whose packs it builds."""
    found: dict[str, tuple[_Entry, Pack]] = {}
    for book in (pack, *pack.needed):
        for entry in book.of(family):
            found.setdefault(entry.key, (entry, book))
    return tuple(found.values())
