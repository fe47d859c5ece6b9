"""One pack of a person's own: read whole out of its folder or its one file, with the packs on which it builds."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, wording
from gattai_desktop.content.boxes import KEYS, box, packs_of
from gattai_desktop.content.faults import Fault, Steps, UnusablePack
from gattai_desktop.content.lines import found_again
from gattai_desktop.content.pack import Pack, game_of, read_pack
from gattai_desktop.content.pack_file import HEAD, MAX_FILES, NoPackFile, packed, unpacked
from gattai_desktop.content.pack_pictures import FOLDER, picture_fields, pictures_lying_in
from gattai_desktop.content.reading import MAX_FILE, parse_toml, read_toml
from gattai_desktop.content.written_file import lies_there, why_not_read
from gattai_desktop.file_kinds import PACK, ends_in, is_device
from gattai_desktop.games.box import Box
from gattai_desktop.games.kind_of_picture import is_own_picture
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.kinds_of_text import Id
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.table_form import TableForm
from gattai_desktop.games.told import plain


@frozen
class OwnPack:
    """A pack that was read whole, and the texts of its files by their names; its pictures are no texts."""

    pack: Pack
    files: Mapping[str, str]
    needed: tuple[PackCopy, ...] = ()
    """The packs of a person's own on which it builds."""

    @property
    def id(self) -> str:
        return self.pack.id

    @property
    def title(self) -> str:
        return self.pack.title

    @property
    def game(self) -> str:
        return self.pack.contents.game

    @property
    def all_files(self) -> dict[str, bytes]:
        """Everything that lies in its folder, by the names there."""
        texts = {name: text.encode() for name, text in self.files.items()}
        return {**texts, **_in_their_folder(self.pack.pictures)}

    @property
    def copy(self) -> PackCopy:
        return PackCopy(self.id, self.title, self.files)

    @property
    def copies(self) -> tuple[PackCopy, ...]:
        """What a session keeps of it: the pack, and those of a person's own on which it builds."""
        return (self.copy, *self.needed)

    @property
    def file(self) -> bytes:
        """The whole pack as one file that can be given away."""
        return packed(self.all_files)

    @property
    def box(self) -> Box:
        """The box of its game, with the cards that it brings."""
        made = packs_of(self.game).box_with
        return box(self.game) if made is None else made((*self.pack.needed, self.pack))

    def forms(self) -> tuple[TableForm, ...]:
        """Return what of it can be played by itself."""
        played = packs_of(self.game).played
        return () if played is None else played(self.pack, self.copies)


def is_pack(place: Path) -> bool:
    """Whether something is a pack by its looks: a folder with a pack.toml, that file, or one file that ends so."""
    return ends_in(place, PACK) or place.name == HEAD or lies_there(place / HEAD)


def read_own_pack(place: Path, own: Iterable[OwnPack] = (), *, to_look: bool = False, pictures: bool = True) -> OwnPack:
    """Read a pack and try everything in it that can be played. Raises UnusablePack, NoPackFile.

    place: its folder, its pack.toml, or its one file. own: packs of a person's own on which it may build. to_look: it
    may also be one that comes with the program. pictures: whether those that it names have to be there.
    """
    try:
        return _read(place, own, to_look=to_look, pictures=pictures)
    except OSError as wrong:
        words = "{name} cannot be opened: {reason}."
        raise NoPackFile(wording(words, name=place.name, reason=why_not_read(wrong))) from wrong


def _read(place: Path, own: Iterable[OwnPack], *, to_look: bool, pictures: bool) -> OwnPack:
    with _folder_of(place) as folder:
        named = game_of(folder)
        packs = packs_of(named if named in KEYS else KEYS[0])
        if not any((folder / one).exists() for one in (HEAD, *(f"{one.file}.toml" for one in packs.contents.families))):
            raise _no_pack(place)
        others = {one.id: one for one in own if one.game == packs.contents.game}
        shelf = {one.id: one for one in (*(one.pack for one in others.values()), *packs.built_in())}
        taken = frozenset(() if to_look else (one.id for one in packs.built_in()))
        pack = read_pack(folder, packs.contents, shelf.values(), taken=taken, pictures=pictures)
        builds_on = [others[one.id] for one in pack.needed if one.id in others]
        needed = {copy.id: copy for one in builds_on for copy in one.copies}
        found = OwnPack(pack, _texts(folder, pack), tuple(needed.values()))
        _try(found, folder)
    return found


@frozen
class PackAsItIs:
    """A pack as it was written, faulty or not: its game, the id that it says, and its files by their names."""

    game: str
    id: str
    """"" where it says none that could be one."""
    files: Mapping[str, bytes]


def read_as_it_is(place: Path) -> PackAsItIs:
    """Read all files of a pack, whatever is wrong with them.

    Raises OSError, and NoPackFile where one is too large or a link: what is kept of it would not be the whole pack.
    """
    with _folder_of(place) as folder:
        named = game_of(folder)
        head = read_toml(folder / HEAD, []).get("pack")
        called = head.get("id") if isinstance(head, dict) else None
        try:
            called = Id().typed(called) if isinstance(called, str) and not is_device(called) else ""
        except NotPossible:
            called = ""
        files = sorted(folder.glob("*.toml"))
        if len(files) > MAX_FILES or not all(map(_can_be_kept, files)):
            raise _no_pack(place)
        found = {file.name: file.read_bytes() for file in files}
        found |= _in_their_folder(pictures_lying_in(folder, b"\n".join(found.values())))
        return PackAsItIs(named if named in KEYS else KEYS[0], called, found)


def without_pictures(files: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of a pack so that they name no pictures of its own: a session keeps none of these.

    Raises NotToml where they cannot be read.
    """
    from gattai_desktop.content.writing import change_entry, values_as_written

    head = parse_toml(files.get(HEAD, "").encode(), MAX_FILE).get("pack")
    game = head.get("game") if isinstance(head, dict) else None
    changed = dict(files)
    for family in packs_of(game if game in KEYS else KEYS[0]).contents.families:
        name = f"{family.file}.toml"
        for field in picture_fields(family) if name in files else ():
            for place, one in enumerate(values_as_written(changed[name], family)):
                if isinstance(now := one.get(field.name), str) and is_own_picture(now):
                    changed[name] = change_entry(changed[name], family, place, {**one, field.name: field.usable})
    return changed


def _in_their_folder(pictures: Mapping[str, bytes]) -> dict[str, bytes]:
    return {f"{FOLDER}/{name}": data for name, data in pictures.items()}


def _can_be_kept(file: Path) -> bool:
    return file.is_file() and not file.is_symlink() and file.stat().st_size <= MAX_FILE


def _no_pack(place: Path) -> NoPackFile:
    words = "There is no pack in {place}. Name its folder, or its one file ({file})."
    return NoPackFile(wording(words, place=str(place.absolute()), file=f"NAME{PACK}"))


@contextmanager
def _folder_of(place: Path) -> Iterator[Path]:
    if ends_in(place, PACK) and not place.is_dir():
        with unpacked(place) as folder:
            yield folder
        return
    folder = place.parent if place.name == HEAD else place
    if not folder.is_dir():
        raise _no_pack(place)
    yield folder


def _texts(folder: Path, pack: Pack) -> dict[str, str]:
    """The files of a pack that was just read. Raises UnusablePack where one has become something else since."""
    known = (HEAD, *(f"{family.file}.toml" for family in pack.contents.families))
    found: dict[str, str] = {}
    for name in known:
        file = folder / name
        if not file.exists():
            continue
        with file.open("rb") as opened:
            read = opened.read(MAX_FILE + 1)
        try:
            found[name] = read.decode("utf-8-sig") if len(read) <= MAX_FILE else ""
        except UnicodeDecodeError:
            found[name] = ""
        if not found[name].strip() and read.strip():
            raise UnusablePack(pack.title, (Fault(name, "", "", wording("The file was changed while it was read.")),))
    return found


def _try(found: OwnPack, folder: Path) -> None:
    """Lay each of its tables once, so that none is offered that cannot begin. Raises UnusablePack."""
    faults: list[Fault] = []
    names: dict[Steps, str] = {}
    for form in found.forms():
        try:
            found.box.begin(form.setup({}))
        except ValueError as wrong:
            words = wording("No table can be made of it: {reason}", reason=next(iter(wrong.args), ""))
            file, way = _place_of(form, found.pack)
            names[way] = plain(form.name)
            faults.append(Fault(file, AsWritten(form.id), "", words, way=way, name=plain(form.name)))
    if faults:
        raise UnusablePack(found.title, sorted(found_again(folder, faults, names)), found.game)


def _place_of(form: TableForm, pack: Pack) -> tuple[str, Steps]:
    """The file in which an entry stands that is played, and the way to it; the whole pack's where it is no entry."""
    for family in pack.contents.families:
        for place, one in enumerate(pack.found[family.file]):
            if one.id == form.id:
                return f"{family.file}.toml", (family.word, place)
    return HEAD, ()
