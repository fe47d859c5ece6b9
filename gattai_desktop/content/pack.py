"""A content pack: one folder of TOML files, `pack.toml` and one file for each family of entries.

Read whole or not at all: `read_pack` notes every fault in every file before it refuses. What may stand in it, the
`Contents` of its game say.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.entries_together import check_together
from gattai_desktop.content.faults import FaultList, PlaceInFile, Steps, UnusablePack
from gattai_desktop.content.lines import found_again
from gattai_desktop.content.pack_pictures import place_of_picture, read_pictures
from gattai_desktop.content.reading import MAX_ENTRIES, check_files, read_toml, title_line
from gattai_desktop.content.schema import ID, Contents, Family, Named
from gattai_desktop.file_kinds import is_device
from gattai_desktop.games.box import Box
from gattai_desktop.games.kinds import MAX_NAME, Number, Text
from gattai_desktop.games.kinds_of_many import Field, Fields, Fieldset, FieldValues, ListOf, check_names, read_fields
from gattai_desktop.games.kinds_of_text import Name
from gattai_desktop.games.near_names import did_you_mean
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.table_form import TableForm

FORMAT: Final = 1
"""The version of the pack format that is written here; a pack of a later one is refused."""

ATTRIBUTION: Final[Fields] = tuple(
    Field(name, Text(400), help=words)
    for name, words in {
        "work": "What the pack builds on.",
        "author": "Who made that work.",
        "licence": "Under which licence it is given: CC-BY-SA-4.0.",
        "licence_url": "Where the licence can be read.",
        "changes": "What was changed.",
        "notice": "The sentence that is shown wherever the pack is used.",
    }.items()
)
HEAD: Final[Fields] = (
    ID,
    Field("title", Name(), help="What people call the pack."),
    Field("format", Number(1, 1_000_000), help=f"The version of the format: {FORMAT}."),
    Field("game", Text(MAX_NAME), "", "The key of the game that it belongs to."),
    Field("needs", ListOf(Text(MAX_NAME), most=12), (), "Packs whose entries it may name."),
    Field("attribution", Fieldset(ATTRIBUTION), help="Whose work it is: [pack.attribution]."),
)
"""What pack.toml says under [pack], for every game."""


@frozen(kw_only=True)
class Attribution:
    """Whose work a pack builds on and under which licence it is given (CONTENT 8.4)."""

    work: str
    author: str
    licence: str
    licence_url: str
    changes: str
    notice: str


@frozen
class SetupPiece:
    """A part of a set-up: the field of the Setup that it belongs into, and the thing itself; or a value by its path."""

    field: str
    thing: Any


@frozen(kw_only=True)
class GamePacks:
    """The packs of a game: what they may hold, those that come along, and the forms of a new table from them."""

    contents: Contents
    built_in: "Callable[[], tuple[Pack, ...]]"
    forms: Callable[[], tuple[TableForm, ...]]
    """Everything that can be played; at least one."""
    laid_out: Callable[..., tuple[SetupPiece, ...]] | None = None
    """Returns the pieces of a set-up that entries, by their ids, stand for; None where a record names no entries."""
    played: "Callable[[Pack, tuple[PackCopy, ...]], tuple[TableForm, ...]] | None" = None
    """Returns the forms of what a pack of somebody's own brings; sessions keep these copies. None: nothing to play."""
    box_with: "Callable[[tuple[Pack, ...]], Box] | None" = None
    """Returns the box with the cards that packs of somebody's own bring; None where packs bring no cards."""
    know: "Callable[[Iterable[tuple[Pack, tuple[PackCopy, ...]]]], None] | None" = None
    """Lets the cards of packs that are kept be played in decks of one's own; None where nobody builds any."""


E = TypeVar("E")


@frozen(kw_only=True)
class Pack:
    """Everything that one folder holds: its entries by their files, in the order of the files.

    `head` is what its pack.toml says, `needed` are the packs that it builds on.
    """

    contents: Contents
    head: FieldValues
    found: Mapping[str, tuple[Named, ...]]
    needed: "tuple[Pack, ...]" = ()
    pictures: Mapping[str, bytes] = field(factory=dict, repr=False)
    """The image files that its entries name, by their names."""
    folder: Path | None = field(default=None, repr=False, eq=False)
    """Where it was read."""
    _by_id: Mapping[str, Named] = field(init=False, repr=False, eq=False)

    @_by_id.default
    def _sorted_by_id(self) -> Mapping[str, Named]:
        return {one.id: one for listed in self.found.values() for one in listed}

    @property
    def id(self) -> str:
        """Its stable name, by which other packs need it."""
        return str(self.head["id"])

    @property
    def title(self) -> str:
        return str(self.head["title"])

    @property
    def attribution(self) -> Attribution:
        return Attribution(**cast("dict[str, str]", self.head["attribution"]))

    @property
    def entries(self) -> tuple[Named, ...]:
        """Everything in it, in the order of its files."""
        return tuple(self._by_id.values())

    def picture(self, name: str) -> str:
        """Return what draws a picture that an entry names: a file of this pack, or one that is drawn anyway."""
        return place_of_picture(self.folder, name)

    def of(self, kind: type[E]) -> tuple[E, ...]:
        """Return its entries of one class, in the order of its files."""
        return tuple(one for one in self._by_id.values() if isinstance(one, kind))

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


def read_pack(
    folder: Path,
    contents: Contents,
    shelf: Iterable[Pack] = (),
    *,
    taken: Container[str] = frozenset(),
    pictures: bool = True,
) -> Pack:
    """Read a pack. Raises UnusablePack with every fault of every file.

    `shelf` holds the packs on which it may build: those that its `needs` names. `taken` are the ids of packs that it
    may not take the place of. pictures: whether those that it names have to be there.
    """
    told = FaultList()
    head = _read_head(folder, contents, told)
    _check_format(folder, head, contents)
    found: dict[str, tuple[Named, ...]] = {}
    for family in contents.families:
        path = folder / f"{family.file}.toml"
        found[family.file] = _read_entries(path, family, told) if path.exists() or path.is_symlink() else ()
    check_files(folder, contents, told)
    shown = read_pictures(folder, contents, found, told) if pictures else {}
    needed = _needed(cast("tuple[str, ...]", head["needs"]), tuple(shelf), told)
    check_together(found, tuple((pack.title, pack.found) for pack in needed), contents, told)
    _check_clashes(found, needed, contents, told)
    if is_device(str(head["id"])):
        words = wording("Windows keeps the name '{id}' for a device. Give the pack another id.", id=head["id"])
        PlaceInFile(told, "pack.toml").inside("pack", "id").add(words)
    if head["id"] in taken:
        words = wording("'{id}' is the id of a pack that comes with the program. Give yours another.", id=head["id"])
        PlaceInFile(told, "pack.toml").inside("pack", "id").add(words)
    if told.faults:
        title = str(head["title"] or title_line(folder / "pack.toml") or folder.name)
        names: dict[Steps, str] = {
            (family.word, number): one.name
            for family in contents.families
            for number, one in enumerate(found[family.file])
        }
        raise UnusablePack(title, sorted(set(found_again(folder, told.faults, names))), contents.game)
    return Pack(contents=contents, head=head, found=found, needed=needed, pictures=shown, folder=folder.absolute())


def game_of(folder: Path) -> str:
    """Return the key of the game that a pack says it belongs to; "" where it says none."""
    head = read_toml(folder / "pack.toml", []).get("pack")
    game = head.get("game") if isinstance(head, dict) else None
    return game if isinstance(game, str) else ""


def _read_head(folder: Path, contents: Contents, told: FaultList) -> FieldValues:
    data = read_toml(folder / "pack.toml", told.faults)
    whole = PlaceInFile(FaultList() if told.unread("pack.toml") else told, "pack.toml")  # else all would be missing
    pack = Fieldset((*HEAD, *contents.head))
    check_names((Field("pack", pack),), data, whole)
    head = cast("FieldValues", read_fields((Field("pack", pack),), data, whole)["pack"])
    place = whole.inside("pack")
    if head["game"] != contents.game and (head["game"] or not contents.unsaid):
        words = "This pack belongs to another game. Packs of this one say: game = '{game}'."
        place.inside("game").add(wording(words, game=contents.game))
    return head


def _check_format(folder: Path, head: FieldValues, contents: Contents) -> None:
    """Raise UnusablePack where a pack is of a newer program: what this one does not know of it is no fault."""
    if isinstance(head["format"], int) and head["format"] > FORMAT:
        words = "The pack was made for a newer program (format {format}, here {own}). Update the program."
        told = FaultList()
        place = PlaceInFile(told, "pack.toml").inside("pack", "format")
        place.add(wording(words, format=head["format"], own=FORMAT))
        title = str(head["title"] or title_line(folder / "pack.toml") or folder.name)
        raise UnusablePack(title, found_again(folder, told.faults, {}), contents.game, newer=True)


def _read_entries(path: Path, family: Family[Any], told: FaultList) -> tuple[Named, ...]:
    """Return the entries of one file; notes what is wrong with them."""
    data, head = read_toml(path, told.faults), f"[[{family.word}]]"
    for name in islice(data, MAX_ENTRIES):
        if name != family.word:
            told.add(path.name, wording("Entries here are called {head}.", head=head), entry=name, way=(name,))
    listed = data.get(family.word, [])
    if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
        told.add(path.name, wording("Write each entry under {head}, with two brackets.", head=head))
        return ()
    if len(listed) > MAX_ENTRIES:
        words = wording("{number} entries are too many: {most} at most.", number=len(listed), most=MAX_ENTRIES)
        told.add(path.name, words)
        return ()
    places = (
        PlaceInFile(told, path.name, _called(one, family.kind, number), (family.word, number))
        for number, one in enumerate(listed)
    )
    return tuple(family.read(one, place) for one, place in zip(listed, places, strict=True))


def _called(data: Mapping[str, Any], kind: str, number: int) -> str:
    named = data.get("id")
    if isinstance(named, str) and named:
        return AsWritten(named[:MAX_NAME])
    return wording("{kind} number {number}", kind=kind, number=number + 1)


def _needed(names: tuple[str, ...], shelf: tuple[Pack, ...], told: FaultList) -> tuple[Pack, ...]:
    known = {pack.id: pack for pack in shelf}
    place = PlaceInFile(told, "pack.toml").inside("pack", "needs")
    for number, name in enumerate(names):
        if name not in known:
            near = did_you_mean(name, known, wording(" This pack builds on it: bring it in first."))
            place.inside(number).add(wording("No pack '{name}' is on the shelf.{near}", name=name, near=near))
    return tuple(known[name] for name in names if name in known)


def _check_clashes(
    found: Mapping[str, tuple[Named, ...]], needed: tuple[Pack, ...], contents: Contents, told: FaultList
) -> None:
    """Note every id by which a pack and one that it builds on, or two of these, mean different things.

    A name has to mean one thing at a table. Packs that do not build on each other never meet there.
    """
    taken: dict[str, tuple[Pack, Named]] = {}
    needs = PlaceInFile(told, "pack.toml").inside("pack", "needs")
    for pack in with_needed(needed):
        for one in pack.entries:
            first, other = taken.setdefault(one.id, (pack, one))
            if other != one:
                words = "{one} and {other} both have an entry '{id}'. A pack can build on one of them."
                needs.add(wording(words, one=first.title, other=pack.title, id=one.id))
    for family in contents.families:
        for number, one in enumerate(found[family.file]):
            if one.id in taken and taken[one.id][1] != one:
                place = PlaceInFile(told, f"{family.file}.toml", one.id, (family.word, number)).inside("id")
                words = "{pack}, on which this pack builds, has another entry with this id. Change yours."
                place.add(wording(words, pack=taken[one.id][0].title))


def with_needed(packs: Iterable[Pack]) -> tuple[Pack, ...]:
    """Return packs, and after them all on which they build, each once."""
    found: dict[str, Pack] = {}
    waiting = [*packs]
    while waiting:
        pack = waiting.pop(0)
        if pack.id not in found:
            found[pack.id] = pack
            waiting += pack.needed
    return tuple(found.values())
