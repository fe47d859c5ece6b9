"""The shelf of packs: those of a person's own that have something to play, brought in, given away and taken away."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import count, islice
from pathlib import Path
from typing import TypeVar

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.words import wording
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.faults import Fault, UnusablePack
from gattai_desktop.content.in_order import in_order
from gattai_desktop.content.own_pack import OwnPack, read_as_it_is, read_own_pack
from gattai_desktop.content.own_packs import MOST_PACKS, OwnPacks
from gattai_desktop.content.own_words import BROUGHT_ALONG
from gattai_desktop.content.pack import HEAD
from gattai_desktop.content.pack_file import HEAD as HEAD_FILE
from gattai_desktop.content.pack_file import NoPackFile, laid_out, packed
from gattai_desktop.content.reading import title_line
from gattai_desktop.content.written_file import bytes_written, why_not_written
from gattai_desktop.file_kinds import PACK
from gattai_desktop.games.kinds import MAX_NAME
from gattai_desktop.games.table_form import TableForm
from gattai_desktop.renaming import rename_patiently
from gattai_desktop.resources import resource

_Written = TypeVar("_Written")


class PackNotKept(ValueError):
    """A pack was not brought in, or not taken away; the message can be told in another language."""


@frozen
class ComingPack:
    """A pack that could be brought in: it was read whole, and nothing is written yet."""

    pack: OwnPack
    instead_of: str = ""
    """What the pack with its id is called that is on the shelf, and otherwise than this one; "" where there is none."""
    known: bool = False
    """Whether the very same pack is on the shelf."""


@frozen
class PacksOnShelf:
    """What lies in the folder of packs."""

    packs: tuple[OwnPack, ...] = ()
    unusable: tuple[tuple[Path, UnusablePack], ...] = ()
    """Folders that hold no pack that could be used, each with every fault."""

    def by_id(self, pack: str) -> OwnPack | None:
        return next((one for one in self.packs if one.id == pack), None)

    def forms(self) -> tuple[TableForm, ...]:
        """Return everything of them that can be played."""
        return tuple(form for one in self.packs for form in one.forms())


class PackShelf:
    """The packs of all games, in one folder; each question reads it anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def read(self) -> PacksOnShelf:
        """Read all packs, each after those on which it builds; a faulty one is noted, and the others are used."""
        left = [folder for game in KEYS for folder in OwnPacks(self.folder, game).folders()]
        found: list[OwnPack] = []
        wrong: list[tuple[Path, UnusablePack]] = []
        while left:
            wrong = []
            for folder in left:
                try:
                    found.append(_in_its_place(folder, read_own_pack(folder, found)))
                except UnusablePack as one:
                    wrong.append((folder, one))
                except NoPackFile as one:
                    wrong.append((folder, _no_pack(folder, one)))
            again = [folder for folder, _ in wrong]
            if again == left:
                break
            left = again
        wrong += [(folder, _too_many(folder)) for game in KEYS for folder in OwnPacks(self.folder, game).left_out()]
        return PacksOnShelf(tuple(sorted(found, key=lambda one: in_order(one.title))), tuple(wrong))

    def waiting(self, shelf: PacksOnShelf) -> tuple[tuple[Path, OwnPack], ...]:
        """Return the packs that are not on the shelf and could be brought in, and where each of them lies.

        They came with the program, or somebody laid the file of one into the folder of packs.
        """
        laid = ((file, pack) for file, pack in self._laid_there(shelf) if isinstance(pack, OwnPack))
        found = {pack.id: (place, pack) for place, pack in (*laid, *_along())}
        there = {one.id for one in shelf.packs} | {folder.name for folder, _ in shelf.unusable}
        return tuple(one for known, one in found.items() if known not in there)

    def torn(self, shelf: PacksOnShelf) -> tuple[tuple[Path, UnusablePack], ...]:
        """Return the files in the folder of packs that hold no pack to bring in, each with every fault."""
        return tuple((file, wrong) for file, wrong in self._laid_there(shelf) if isinstance(wrong, UnusablePack))

    def _laid_there(self, shelf: PacksOnShelf) -> Iterator[tuple[Path, OwnPack | UnusablePack]]:
        """Yield what lies as one file in the folder of packs, or in that of a game."""
        files = (file for folder in ("", *KEYS) for file in _files_in(self.folder / folder))
        for file in islice(files, MOST_PACKS):
            try:
                yield file, read_own_pack(file, shelf.packs)
            except UnusablePack as wrong:
                yield file, wrong
            except NoPackFile as wrong:
                yield file, _no_pack(file, wrong)

    def look(self, place: Path, called: str = "") -> ComingPack:
        """Read a pack that could be brought in, under another id where one is given; nothing is written.

        Raises UnusablePack, NoPackFile, PackNotKept.
        """
        shelf = self.read()
        pack = read_own_pack(place, shelf.packs)
        if called:
            pack = renamed(pack, called, shelf.packs)
        there = shelf.by_id(pack.id)
        if there is not None and there.all_files == pack.all_files:
            return ComingPack(pack, known=True)
        faulty = next((wrong.title for folder, wrong in shelf.unusable if folder.name == pack.id), "")
        return ComingPack(pack, there.title if there is not None else faulty)

    def look_beside(self, place: Path) -> ComingPack:
        """Read a pack that comes in beside the one with its id: with another id, and a title of its own.

        Nothing is written. Raises UnusablePack, NoPackFile, PackNotKept.
        """
        shelf = self.read()
        pack = read_own_pack(place, shelf.packs)
        ids = {one.id for one in shelf.packs} | {folder.name for folder, _ in shelf.unusable}
        titles = {one.title for one in shelf.packs} | {wrong.title for _, wrong in shelf.unusable}
        number = next(one for one in count(2) if f"{pack.id}-{one}" not in ids and f"{pack.title} {one}" not in titles)
        title = f"{pack.title[: MAX_NAME - 4]} {number}" if pack.title in titles else pack.title
        return ComingPack(renamed(pack, f"{pack.id}-{number}", shelf.packs, title))

    def keep(self, coming: ComingPack) -> None:
        """Bring a pack in, in place of the one with its id. Raises UnusablePack, PackNotKept.

        A pack that builds on it must not become faulty by that.
        """
        pack = coming.pack
        if coming.known:
            return
        shelf = self.read()
        faults = [fault for one in _on(pack.id, shelf) for fault in self._faults_with(pack, one, shelf)]
        if faults:
            raise UnusablePack(pack.title, faults, pack.game)
        self._carefully(pack.title, lambda: OwnPacks(self.folder, pack.game).keep(pack.id, pack.all_files))

    def place_to_mend(self, place: Path) -> Path | None:
        """Return the folder in which a faulty pack would be mended; None where it names none, or one that is taken."""
        try:
            found = read_as_it_is(place)
        except (NoPackFile, OSError):
            return None
        along = (one.id for one in packs_of(found.game).built_in())
        folder = OwnPacks(self.folder, found.game).folder / found.id
        return folder if found.id and found.id not in along and not folder.exists() else None

    def keep_to_mend(self, place: Path) -> Path:
        """Keep a faulty pack as it was written, and return its folder: it cannot be played before it is whole.

        Raises NoPackFile, PackNotKept.
        """
        folder = self.place_to_mend(place)
        if folder is None:
            raise PackNotKept(wording("{name} cannot be brought in to be mended.", name=place.name))

        def write() -> None:
            OwnPacks(self.folder, folder.parent.name).keep(folder.name, read_as_it_is(place).files)

        self._carefully(place.name, write)
        return folder

    def place_of(self, pack: OwnPack) -> Path:
        """Return the folder in which a pack lies."""
        return OwnPacks(self.folder, pack.game).folder / pack.id

    def take_away(self, place: Path, title: str) -> Path:
        """Move a pack, faulty or not, away from the others, and return where it lies; sessions keep what they have.

        Raises PackNotKept where others build on it.
        """
        others = [one.title for one in _on(place.name, self.read())]
        if others:
            words = "{name} stays: {others} would miss it."
            raise PackNotKept(wording(words, name=title, others=", ".join(others)))
        return self._carefully(title, lambda: OwnPacks(self.folder, place.parent.name).take_away(place.name))

    def lay_back(self, taken: Path, place: Path, title: str) -> None:
        """Lay a pack that was taken away back into its place. Raises PackNotKept."""
        self._carefully(title, lambda: rename_patiently(taken, place))

    def _carefully(self, title: str, write: Callable[[], _Written]) -> _Written:
        try:
            return write()
        except OSError as wrong:
            words = "{name} could not be written to {folder}: {reason}. Nothing was changed."
            named = {"name": title, "folder": str(self.folder), "reason": why_not_written(wrong)}
            raise PackNotKept(wording(words, **named)) from wrong

    def _faults_with(self, pack: OwnPack, other: OwnPack, shelf: PacksOnShelf) -> Iterator[Fault]:
        """What would be wrong with another pack if this one took the place of the one with its id."""
        own = [*(one for one in shelf.packs if one.id != pack.id), pack]
        try:
            read_own_pack(self.place_of(other), own)
        except UnusablePack as wrong:
            for one in wrong.faults:
                yield evolve(one, text=f"{other.title}, which builds on this pack, would have a fault: {one.text}")


def write_pack(pack: OwnPack, target: Path) -> None:
    """Write a pack as one file to be given away, in the place of what lies there. Raises PackNotKept."""
    try:
        bytes_written(target, pack.file)
    except OSError as wrong:
        words = "{name} could not be written: {reason}. Nothing was changed; choose another place, or free some space."
        raise PackNotKept(wording(words, name=target.name, reason=why_not_written(wrong))) from wrong


def renamed(pack: OwnPack, called: str, own: Iterable[OwnPack] = (), title: str = "") -> OwnPack:
    """Return a pack under another id, read anew; with another title where one is given.

    Raises UnusablePack for a word that is no id, or one that is taken; NoPackFile where there is no room to read it.
    """
    from gattai_desktop.content.writing import write_head

    fields = (*HEAD, *pack.pack.contents.head)
    text = write_head(pack.files["pack.toml"], fields, {**pack.pack.head, "id": called, "title": title or pack.title})
    whole = packed({**pack.all_files, "pack.toml": text})
    with laid_out(pack.title, {f"pack{PACK}": whole}) as folder:
        return read_own_pack(folder / f"pack{PACK}", own)


@cache
def _along() -> tuple[tuple[Path, OwnPack], ...]:
    places = (resource(f"packs/{folder}") for folder in BROUGHT_ALONG)
    return tuple((place, read_own_pack(place)) for place in places)


def _in_its_place(folder: Path, pack: OwnPack) -> OwnPack:
    """Return a pack that lies where its id says. Raises UnusablePack."""
    if folder.name == pack.id:
        return pack
    words = f"Its folder is called '{folder.name}', and not '{pack.id}'. Bring it in once more."
    raise UnusablePack(pack.title, (Fault("pack.toml", "pack", "id", words),), pack.game)


def _files_in(folder: Path) -> list[Path]:
    """Return the packs that lie as one file in a folder; none where nobody may look into it."""
    try:
        return sorted(folder.glob(f"*{PACK}"))
    except OSError:
        return []


def _no_pack(place: Path, wrong: NoPackFile) -> UnusablePack:
    return UnusablePack(place.name, (Fault(place.name, "", "", str(wrong)),))


def _too_many(folder: Path) -> UnusablePack:
    words = wording("It is not read: there are more than {most} packs of this game. Take one away.", most=MOST_PACKS)
    fault = Fault(HEAD_FILE, "", "", words)
    return UnusablePack(title_line(folder / HEAD_FILE) or folder.name, (fault,), folder.parent.name)


def _on(pack: str, shelf: PacksOnShelf) -> list[OwnPack]:
    return [one for one in shelf.packs if any(needed.id == pack for needed in one.pack.needed)]
