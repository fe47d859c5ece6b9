"""From a Threat, Faction, Location, scene or Pilot of a pack to the sheet that brings it to a running table."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeVar, cast

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.gattai.entries import (
    FactionEntry,
    LocationEntry,
    Playbook,
    PromptEntry,
    RuleEntry,
    SceneEntry,
    ThreatEntry,
)
from gattai_desktop.content.gattai.pieces import (
    entry_setup,
    faction_setup,
    location_setup,
    own_entry,
    power_entry,
    prepared_scene,
    threat_setup,
)
from gattai_desktop.content.gattai.ready_pilots import colour_values, pilot_of, story_values
from gattai_desktop.content.gattai.scenarios import sheets_of
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.by_hand.bringing_pilots import PAIRED, PILOT_LINES
from gattai_desktop.games.gattai.by_hand.bringing_places import FACTION_LINES, LOCATION_LINES
from gattai_desktop.games.gattai.by_hand.bringing_scenes import SCENE_LINES
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.pilots.learnable import SHEET, owners
from gattai_desktop.games.gattai.pilots.pieces import family_at
from gattai_desktop.games.gattai.setup import EntrySetup, PilotSetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.world.threat_sheet import ThreatSheet

_OF_SETUP: Final = ("max_hand", "specialty", "charge_modifier", "buffer_modifier", "strike_modifier")
_PLAIN: Final = PilotSetup("")
"""What a Pilot is of whom nothing is said."""
_RECURRING: Final = "recurring."
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


def scene_lines(entry: SceneEntry, pack: Pack) -> tuple[str, ...]:
    """Return a scene in lines, with what is asked in it."""
    asked = (pack.entry(name, PromptEntry) for name in entry.asks)
    brings = (EntrySetup(one.key, one.name, "prompt", text=one.text) for one in asked)
    return tuple(SCENE_LINES.write(prepared_scene(entry, pack), brings, (pack.attribution.notice,)))


def entries_of(pack: Pack, family: type[_Entry]) -> tuple[tuple[_Entry, Pack], ...]:
    """Return every Threat, Faction or Location that a pack has, its own before those on whose packs it builds."""
    found: dict[str, tuple[_Entry, Pack]] = {}
    for book in (pack, *pack.needed):
        for entry in book.of(family):
            found.setdefault(entry.key, (entry, book))
    return tuple(found.values())


# ---------------------------------------------------------------------- a Pilot


@frozen
class BroughtPilot:
    """What brings a Pilot to a table that is played. lacks: what of hers stays away, by its names."""

    lines: tuple[str, ...]
    lacks: tuple[str, ...] = ()


def pilot_sheet(book: Playbook, pack: Pack, table: Table) -> BroughtPilot:
    """Return the sheet of a ready Pilot; what the table does not know stays away, and a Robo that is another's.

    In First Contact nobody has the sheet of a colour yet.
    """
    setup = pilot_of(book.seat, "", book, pack)
    hers = (*setup.tech, *setup.gear, *((setup.rides,) if setup.rides else ()))
    stays = {one for one in hers if not family_at(table, entries.split(one)[0])} | {*owners(table)}
    lacks = {one: entries.split(one)[0] for one in hers if one in stays}
    colour = None if first_contact.is_on(table) else sheets_of(pack).get(book.seat)
    values = colour_values(colour, book.seat, book) | story_values(book.seat, book, pack)
    given: dict[str, Any] = {
        **setup.stats,
        **{name: getattr(setup, name) for name in _OF_SETUP if getattr(setup, name) != getattr(_PLAIN, name)},
        **{path.removeprefix(f"pilot.{book.seat}."): value for path, value in values.items()},
        "tech": tuple(one for one in setup.tech if one not in lacks),
        "gear": tuple(one for one in setup.gear if one not in lacks),
        "robo": "" if setup.rides in lacks else setup.rides,
    }
    lines = (*_lines_of(given), f"notice {pack.attribution.notice}")
    return BroughtPilot(lines, tuple(pack.entry(key, PackEntry).name for key in lacks.values()))


def new_pilot_lines(seat: Seat, table: Table) -> tuple[str, ...]:
    """Return the sheet of somebody new in lines: what the table has for whoever wears that colour."""
    sheet = dict(cast("tuple[tuple[str, Value], ...]", table.values.get(f"{SHEET}{seat}") or ()))
    return _lines_of({name: value for name, value in sheet.items() if name != "role"})


def _lines_of(given: Mapping[str, Any]) -> tuple[str, ...]:
    """Write what is given by the names of a Pilot's values."""
    pairs = {name: tuple(map(" | ".join, given[name])) for name in PAIRED.values() if name in given}
    later = tuple(
        f"{name.removeprefix(_RECURRING)} {value}" for name, value in given.items() if name.startswith(_RECURRING)
    )
    return tuple(PILOT_LINES.written({**given, **pairs, "recurring": later}))
