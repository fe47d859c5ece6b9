"""From a Threat of a pack to the sheet that brings it to a running table, with all that the table does not know yet."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.content.gattai.entries import RuleEntry, ThreatEntry
from gattai_desktop.content.gattai.pieces import entry_setup, own_entry, power_entry, threat_setup
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.setup import EntrySetup
from gattai_desktop.games.gattai.world.threat_sheet import ThreatSheet

_OWN: Final = "threat.{}"


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
    path = f"entry.{one.key}"
    return f"{path}.name" in table.values and table.values.get(f"{path}.effects") == (one.effect or None)


def threats_of(pack: Pack) -> tuple[tuple[ThreatEntry, Pack], ...]:
    """Return every Threat that a pack has, its own before those of the packs on which it builds."""
    found: dict[str, tuple[ThreatEntry, Pack]] = {}
    for book in (pack, *pack.needed):
        for entry in book.of(ThreatEntry):
            found.setdefault(entry.key, (entry, book))
    return tuple(found.values())
