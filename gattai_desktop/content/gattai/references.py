"""What the entries of a pack name must be there: in the pack itself, or in one that it builds on."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.faults import Fault, nearest
from gattai_desktop.content.gattai.entries import Playbook, ScenarioEntry, ThreatEntry
from gattai_desktop.content.gattai.rule_entries import PARTS

if TYPE_CHECKING:
    from gattai_desktop.content.gattai.pack import Pack

_SCENARIO: Final = {"pilots": "playbooks", "threats": "threats", "factions": "factions", "locations": "locations"}
_TECHS: Final = ("techs", "frames", "mods", "gear")

Found = Mapping[str, tuple[PackEntry, ...]]


def check_references(found: Found, needed: "Iterable[Pack]", faults: list[Fault]) -> None:
    """Note every name that nothing bears."""
    names = _names(found, tuple(needed))
    for listed in found.values():
        for one in listed:
            if isinstance(one, ScenarioEntry):
                _scenario(one, names, faults)
            elif isinstance(one, ThreatEntry):
                powers = names["powers"] | {f"{name}.{part}" for name in names["powers"] for part in PARTS["power"]}
                _known(one, "powers", one.powers, powers, "powers.toml", faults)
                _known(one, "parts", one.parts, names["threats"], "threats.toml", faults)
            elif isinstance(one, Playbook):
                known = frozenset[str]().union(*(names[family] for family in _TECHS))
                _known(one, "techs", [name.partition(":")[0] for name in one.techs], known, "techs.toml", faults)
                _known(one, "robo", [one.robo] if one.robo else [], names["robos"], "robos.toml", faults)


def _names(found: Found, needed: "tuple[Pack, ...]") -> dict[str, frozenset[str]]:
    names = {family: {one.id for one in listed} for family, listed in found.items()}
    for pack in needed:
        for family in ("playbooks", "threats", "factions", "locations", "paths"):
            names[family] |= {one.id for one in getattr(pack, family)}
        for one in pack.rules:
            names["gear" if one.family == "gear" else f"{one.family}s"].add(one.id)
    return {family: frozenset(listed) for family, listed in names.items()}


def _known(
    one: PackEntry, field: str, wanted: Iterable[str], known: frozenset[str], place: str, faults: list[Fault]
) -> None:
    faults += [
        Fault(one.file, one.id, field, f"'{name[:60]}' is not in {place}.{nearest(name, known)}")
        for name in wanted
        if name and name not in known
    ]


def _scenario(one: ScenarioEntry, names: Mapping[str, frozenset[str]], faults: list[Fault]) -> None:
    for field, family in _SCENARIO.items():
        _known(one, field, getattr(one, field), names[family], f"{family}.toml", faults)
    _known(one, "path", [one.path_of] if one.path_of else [], names["paths"], "paths.toml", faults)
    faults += [
        Fault(one.file, one.id, "hidden", f"'{name}' is none of its Factions and Locations.")
        for name in one.hidden
        if name not in {*one.factions, *one.locations}
    ]
