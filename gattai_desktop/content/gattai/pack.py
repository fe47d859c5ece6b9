"""A content pack: one folder of TOML files, `pack.toml` and one file for each family of entries.

Read whole or not at all: `read_pack` notes every fault in every file before it refuses.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.faults import Fault, UnusablePack, nearest
from gattai_desktop.content.fields import MAX_NAME, Fields
from gattai_desktop.content.gattai import entries, rule_entries
from gattai_desktop.content.gattai.entries import FactionEntry, LocationEntry, Playbook, ScenarioEntry, ThreatEntry
from gattai_desktop.content.gattai.references import check_references
from gattai_desktop.content.gattai.rule_entries import PathEntry, RuleEntry, SpoilEntry
from gattai_desktop.content.pack import Attribution
from gattai_desktop.content.reading import MAX_ENTRIES, first_faults, read_toml
from gattai_desktop.games.gattai.book.editions import EDITION_KEYS

FORMAT: Final = 1
"""The version of the pack format that is written here; a pack of a later one is refused."""


def _rule(family: str) -> Callable[[Fields], PackEntry]:
    def read(of: Fields) -> PackEntry:
        return rule_entries.rule_entry(of, family)

    return read


_BY_KEY: Final = ("playbooks", "threats", "factions", "locations", "scenarios")
# What the table knows by its key, the last part of its id; everything else by its whole id.

_RULES: Final = {
    "techs": "tech",
    "frames": "frame",
    "mods": "mod",
    "gear": "gear",
    "robos": "robo",
    "positions": "position",
    "powers": "power",
}
"""The families whose entries do something, each file with the name of its entries."""

# file, the name of its entries in it, how one is read
_FAMILIES: Final[Mapping[str, tuple[str, Callable[[Fields], PackEntry]]]] = {
    "playbooks": ("playbook", entries.playbook),
    "threats": ("threat", entries.threat),
    "factions": ("faction", entries.faction),
    "locations": ("location", entries.location),
    "scenarios": ("scenario", entries.scenario),
    "spoils": ("spoil", rule_entries.spoil),
    "paths": ("path", rule_entries.path),
    **{file: (family, _rule(family)) for file, family in _RULES.items()},
}

E = TypeVar("E", bound=PackEntry)
R = TypeVar("R")


@frozen(kw_only=True)
class Pack:
    """Everything that one folder holds, in the order of its files."""

    id: str
    title: str
    edition: str
    attribution: Attribution
    playbooks: tuple[Playbook, ...] = ()
    threats: tuple[ThreatEntry, ...] = ()
    factions: tuple[FactionEntry, ...] = ()
    locations: tuple[LocationEntry, ...] = ()
    scenarios: tuple[ScenarioEntry, ...] = ()
    spoils: tuple[SpoilEntry, ...] = ()
    paths: tuple[PathEntry, ...] = ()
    rules: tuple[RuleEntry, ...] = ()
    """Techs, Frames, Mods, Gear, Robos, Positions and powers."""
    needed: "tuple[Pack, ...]" = ()
    """The packs that it builds on."""
    _by_id: Mapping[str, PackEntry] = field(init=False, repr=False, eq=False)

    @_by_id.default
    def _sorted_by_id(self) -> Mapping[str, PackEntry]:
        everything: tuple[PackEntry, ...] = (
            *self.playbooks,
            *self.threats,
            *self.factions,
            *self.locations,
            *self.scenarios,
            *self.spoils,
            *self.paths,
            *self.rules,
        )
        return {one.id: one for one in everything}

    @property
    def entries(self) -> tuple[PackEntry, ...]:
        """Everything in it, in the order of its files."""
        return tuple(self._by_id.values())

    def entry(self, entry_id: str, kind: type[E]) -> E:
        """Return the entry with this id. Raises KeyError; a pack that was read names only entries that it has."""
        found = self._by_id.get(entry_id)
        if found is None:
            for pack in self.needed:
                try:
                    return pack.entry(entry_id, kind)
                except KeyError:
                    continue
        if not isinstance(found, kind):
            raise KeyError(entry_id)
        return found


def read_pack(folder: Path, shelf: Iterable[Pack] = ()) -> Pack:
    """Read a pack. Raises UnusablePack with every fault of every file.

    `shelf` holds the packs on which it may build: those that its `needs` names.
    """
    faults: list[Fault] = []
    head = read_head(folder, faults)
    if head.pop("game") != "gattai":
        faults.append(Fault("pack.toml", "pack", "game", "This pack belongs to another game."))
    found: dict[str, tuple[PackEntry, ...]] = {}
    for family in _FAMILIES:
        path = folder / f"{family}.toml"
        singular, read = _FAMILIES[family]
        found[family] = read_entries(path, singular, read, faults) if path.exists() or path.is_symlink() else ()
    known_files = {"pack.toml", *(f"{family}.toml" for family in _FAMILIES)}
    faults += [
        Fault(path.name, "", "", f"This file is not known.{nearest(path.name, known_files)}")
        for path in sorted(islice(folder.glob("*.toml"), MAX_ENTRIES))
        if path.name not in known_files
    ]
    needed = _needed(head.pop("needs"), tuple(shelf), faults)
    _check_ids(found, faults)
    check_references(found, needed, faults)
    if faults:
        raise UnusablePack(str(head["title"] or folder.name), first_faults(faults))
    rules = tuple(one for family in _RULES for one in found.pop(family))
    return Pack(**head, **found, rules=rules, needed=needed)  # type: ignore[arg-type]


def _needed(names: tuple[str, ...], shelf: tuple[Pack, ...], faults: list[Fault]) -> tuple[Pack, ...]:
    """The packs that a pack builds on."""
    known = {pack.id: pack for pack in shelf}
    faults += [
        Fault("pack.toml", "", "needs", f"No pack '{name[:60]}' is on the shelf.{nearest(name, known)}")
        for name in names
        if name not in known
    ]
    return tuple(known[name] for name in names if name in known)


def read_head(folder: Path, faults: list[Fault]) -> dict[str, Any]:
    """Return what `pack.toml` says, by the fields of a pack; `game` is the key of the game that it belongs to."""
    data = read_toml(folder / "pack.toml", faults)
    whole = Fields("pack.toml", "", data, faults)
    of = whole.table("pack")
    written = of.number("format", 1, 1_000_000)
    if written > FORMAT:
        of.fault(
            "format", f"The pack was made for a newer program (format {written}, here {FORMAT}). Update the program."
        )
    credit = of.table("attribution")
    names = ("work", "author", "licence", "licence_url", "changes", "notice")
    head = {
        "id": of.id(),
        "title": of.text("title", needed=True, most=MAX_NAME),
        "edition": of.choice("edition", EDITION_KEYS, default="beta"),
        "game": of.text("game", most=MAX_NAME) or "gattai",
        "needs": of.texts("needs", most=12),
        "attribution": Attribution(**{name: credit.text(name, needed=True, most=400) for name in names}),
    }
    for one in (whole, of, credit):
        one.done()
    return head


def read_entries(path: Path, singular: str, read: Callable[[Fields], R], faults: list[Fault]) -> tuple[R, ...]:
    """Return the entries of one file, which are called `singular` in it; notes what is wrong with them."""
    data = read_toml(path, faults)
    faults += [
        Fault(path.name, str(name)[:MAX_NAME], "", f"Entries here are called [[{singular}]].")
        for name in islice(data, MAX_ENTRIES)
        if name != singular
    ]
    listed = data.get(singular, [])
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        faults.append(Fault(path.name, "", "", f"Write each entry under [[{singular}]], with two brackets."))
        return ()
    if len(listed) > MAX_ENTRIES:
        faults.append(Fault(path.name, "", "", f"{len(listed)} entries are too many: {MAX_ENTRIES} at most."))
        return ()
    return tuple(
        read(Fields(path.name, _called(one, singular, place), one, faults)) for place, one in enumerate(listed)
    )


def _called(data: Mapping[str, Any], singular: str, place: int) -> str:
    named = data.get("id")
    return named[:MAX_NAME] if isinstance(named, str) and named else f"{singular} number {place + 1}"


def _check_ids(found: Mapping[str, tuple[PackEntry, ...]], faults: list[Fault]) -> None:
    seen: dict[str, str] = {}
    for family, listed in found.items():
        keys: dict[str, str] = {}
        for one in listed:
            if one.id and one.id in seen:
                faults.append(Fault(one.file, one.id, "id", f"This id is taken already, in {seen[one.id]}."))
            elif family in _BY_KEY and one.id and one.key in keys:
                faults.append(Fault(one.file, one.id, "id", f"Its last part is that of {keys[one.key]}; change one."))
            seen[one.id] = one.file
            keys[one.key] = one.id
