"""What is wrong with the entries of a pack beside each other: ids that two have, names that none bears."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.faults import FaultList, PlaceInFile, Reference
from gattai_desktop.content.schema import Contents, Named
from gattai_desktop.games.near_names import did_you_mean, nearest

Entries = Mapping[str, tuple[Named, ...]]
"""The entries of a pack by the names of their files."""

NeededEntries = tuple[tuple[str, Entries], ...]
"""The packs on which one builds: the title of each, and its entries."""


def check_together(found: Entries, needed: NeededEntries, contents: Contents, told: FaultList) -> None:
    """Note what is wrong with the entries of a pack beside each other, and beside those of packs on which it builds."""
    _check_ids(found, contents, told)
    _check_references(found, needed, contents, told)
    if not told.faults:
        _check_by_game(found, tuple(entries for _, entries in needed), contents, told)


def _check_ids(found: Entries, contents: Contents, told: FaultList) -> None:
    seen: dict[str, Named] = {}
    for family in contents.families:
        file = f"{family.file}.toml"
        keys: dict[str, str] = {}
        for number, one in enumerate(found[family.file]):
            place = PlaceInFile(told, file, one.id, (family.word, number)).inside("id")
            key = one.id.rpartition(".")[2]
            if one.id and one.id in seen:
                words = "{name} has the id '{id}' already. Give this one another."
                place.add(wording(words, name=seen[one.id].name or one.id, id=AsWritten(one.id)))
            elif family.known_by == "key" and one.id and key in keys:
                place.add(wording("Its last part is that of {id}; change one.", id=keys[key]))
            seen.setdefault(one.id, one)
            keys[key] = one.id


def _check_references(found: Entries, needed: NeededEntries, contents: Contents, told: FaultList) -> None:
    """Note every name that no entry bears, in the pack itself or in one that it builds on.

    Where a file could not be read, or a pack on which it builds is missing, nobody knows what is named there: that is
    a fault of its own, and nothing that follows from it is told.
    """
    if told.unread("pack.toml") or PlaceInFile(told, "pack.toml").inside("pack", "needs").noted:
        return

    shelf = (found, *(entries for _, entries in needed))

    @cache
    def known(families: tuple[str, ...], part: bool) -> frozenset[str]:
        named = [contents.family(word) for word in families]
        names = {one.id for family in named for there in shelf for one in there.get(family.file, ())}
        parts = [part for family in named for part in family.parts] if part else []
        return frozenset((*names, *(f"{name}.{part}" for name in names for part in parts)))

    partly_read = {one.file for one in told.faults if len(one.way) == 1}  # not what stands under another word
    for one in told.references:
        if told.full:
            return
        names = known(one.families, one.part)
        files = [f"{contents.family(word).file}.toml" for word in one.families]
        if one.name not in names and not any(told.unread(file) or file in partly_read for file in files):
            one.place.add(_not_there(one, names, tuple(title for title, _ in needed), contents))


def _not_there(one: Reference, names: Iterable[str], packs: tuple[str, ...], contents: Contents) -> str:
    """What is said of a name that no entry bears: the name it may stand for, or else where it was looked for."""
    word = one.name.partition(".")[0]
    kinds = (word,) if word in one.families else one.families
    kind = _any_of([contents.family(word).kind for word in kinds])
    name = AsWritten(one.name)
    if near := _near(one.name, names):
        return wording("There is no {kind} '{name}'.{near}", kind=kind, name=name, near=near)
    if packs:
        words = "There is no {kind} '{name}' in this pack, and none in {packs}, on which it builds."
        return wording(words, kind=kind, name=name, packs=_any_of(packs))
    return wording("There is no {kind} '{name}' in this pack.", kind=kind, name=name)


def _near(name: str, names: Iterable[str]) -> str:
    """Ask whether a name was meant that looks like this one; what both begin with, "faction.", makes no two alike."""
    start = name[: name.rfind(".") + 1]
    keys = {one.removeprefix(start): one for one in names if start and one.startswith(start)}
    found = nearest(name.removeprefix(start), keys)
    return did_you_mean(name, [keys[found[0]]] if found else [one for one in names if one not in keys.values()])


def _any_of(names: Sequence[str]) -> str:
    """Return names of which any will do: "Tech, Frame or Mod"."""
    found = names[0]
    for one in names[1:-1]:
        found = wording("{one}, {other}", one=found, other=one)
    return wording("{one} or {other}", one=found, other=names[-1]) if len(names) > 1 else found


def _check_by_game(found: Entries, needed: tuple[Entries, ...], contents: Contents, told: FaultList) -> None:
    """Note what the game says is wrong with entries beside each other."""
    places = {
        one.id: PlaceInFile(told, f"{family.file}.toml", one.id, (family.word, number))
        for family in contents.families
        for number, one in enumerate(found[family.file])
    }
    others = tuple(one for pack in needed for one in _all(pack))
    for one, field, text in contents.wrong(_all(found), others):
        places[one.id].inside(field).add(text)


def _all(found: Entries) -> tuple[Named, ...]:
    return tuple(one for entries in found.values() for one in entries)
