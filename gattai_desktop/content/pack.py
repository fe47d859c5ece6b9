"""A content pack: one folder of TOML files, `pack.toml` and one file for each family of entries.

Read whole or not at all: `read_pack` notes every fault in every file before it refuses.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from attrs import field, frozen

from gattai_desktop.content import entries
from gattai_desktop.content.entries import Entry, FactionEntry, LocationEntry, Playbook, ScenarioEntry, ThreatEntry
from gattai_desktop.content.faults import Fault, UnusablePack, nearest
from gattai_desktop.content.fields import MAX_NAME, Fields
from gattai_desktop.content.reading import MAX_ENTRIES, read_toml
from gattai_desktop.games.gattai.editions import EDITION_KEYS

FORMAT: Final = 1
"""The version of the pack format that is written here; a pack of a later one is refused."""

# file, the name of its entries in it, how one is read
_FAMILIES: Final[Mapping[str, tuple[str, Callable[[Fields], Entry]]]] = {
    "playbooks": ("playbook", entries.playbook),
    "threats": ("threat", entries.threat),
    "factions": ("faction", entries.faction),
    "locations": ("location", entries.location),
    "scenarios": ("scenario", entries.scenario),
}

E = TypeVar("E", bound=Entry)
R = TypeVar("R")


@frozen(kw_only=True)
class Attribution:
    """Whose work a pack builds on and under which licence it is given (CONTENT 8.4)."""

    work: str
    author: str
    licence: str
    licence_url: str
    changes: str
    notice: str


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
    _by_id: Mapping[str, Entry] = field(init=False, repr=False, eq=False)

    @_by_id.default
    def _sorted_by_id(self) -> Mapping[str, Entry]:
        everything: tuple[Entry, ...] = (
            *self.playbooks,
            *self.threats,
            *self.factions,
            *self.locations,
            *self.scenarios,
        )
        return {one.id: one for one in everything}

    def entry(self, entry_id: str, kind: type[E]) -> E:
        """Return the entry with this id. Raises KeyError; a pack that was read names only entries that it has."""
        found = self._by_id[entry_id]
        if not isinstance(found, kind):
            raise KeyError(entry_id)
        return found


def read_pack(folder: Path) -> Pack:
    """Read a pack. Raises UnusablePack with every fault of every file."""
    faults: list[Fault] = []
    head = read_head(folder, faults)
    if head.pop("game") != "gattai":
        faults.append(Fault("pack.toml", "pack", "game", "This pack belongs to another game."))
    found: dict[str, tuple[Entry, ...]] = {}
    for family in _FAMILIES:
        path = folder / f"{family}.toml"
        singular, read = _FAMILIES[family]
        found[family] = read_entries(path, singular, read, faults) if path.exists() or path.is_symlink() else ()
    known_files = {"pack.toml", *(f"{family}.toml" for family in _FAMILIES)}
    faults += [
        Fault(path.name, "", "", f"This file is not known.{nearest(path.name, known_files)}")
        for path in sorted(folder.glob("*.toml"))
        if path.name not in known_files
    ]
    _check_ids(found, faults)
    _check_scenarios(found, faults)
    if faults:
        raise UnusablePack(str(head["title"] or folder.name), sorted(set(faults)))
    return Pack(**head, **found)  # type: ignore[arg-type]


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
        for name in data
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


def _check_ids(found: Mapping[str, tuple[Entry, ...]], faults: list[Fault]) -> None:
    seen: dict[str, str] = {}
    for listed in found.values():
        keys: dict[str, str] = {}
        for one in listed:
            if one.id and one.id in seen:
                faults.append(Fault(one.file, one.id, "id", f"This id is taken already, in {seen[one.id]}."))
            elif one.id and one.key in keys:
                faults.append(Fault(one.file, one.id, "id", f"Its last part is that of {keys[one.key]}; change one."))
            seen[one.id] = one.file
            keys[one.key] = one.id


def _check_scenarios(found: Mapping[str, tuple[Entry, ...]], faults: list[Fault]) -> None:
    named = {family: {one.id for one in listed} for family, listed in found.items()}
    for one in found["scenarios"]:
        assert isinstance(one, ScenarioEntry)
        wanted = {"pilots": "playbooks", "threats": "threats", "factions": "factions", "locations": "locations"}
        for fields_name, family in wanted.items():
            for name in getattr(one, fields_name):
                if name and name not in named[family]:
                    text = f"'{name}' is not in {family}.toml.{nearest(name, named[family])}"
                    faults.append(Fault(one.file, one.id, fields_name, text))
        faults += [
            Fault(one.file, one.id, "hidden", f"'{name}' is none of its Factions and Locations.")
            for name in one.hidden
            if name not in {*one.factions, *one.locations}
        ]
