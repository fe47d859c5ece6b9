"""The pictures that a pack brings: image files in its folder `pictures`, which its entries name.

A session keeps the texts of its packs and not their pictures: where the pack is not, what is drawn anyway is shown.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from gattai_desktop.cards.words import wording
from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.content.picture_file import NoPicture, PictureHeader, header_of
from gattai_desktop.content.reading import NotToml
from gattai_desktop.content.schema import Contents, Family, Named
from gattai_desktop.content.written_file import bytes_written, lies_there, why_not_read
from gattai_desktop.games.kind_of_picture import OnePicture, is_own_picture
from gattai_desktop.games.kinds_of_many import Field, FieldValues

FOLDER: Final = "pictures"
MAX_PICTURE: Final = 1024 * 1024
"""Most bytes of one picture of a pack."""
MAX_PICTURES: Final = 20
"""Most pictures of one pack."""
MAX_SIDE: Final = 4096
"""Most pixels of a side."""
_MAX_PIXELS: Final = 16_000_000


def picture_header(data: bytes) -> PictureHeader:
    """Return what a picture of a pack says of itself. Raises NoPicture."""
    if len(data) > MAX_PICTURE:
        raise NoPicture(wording("It is larger than {most} KB.", most=MAX_PICTURE // 1024))
    return header_of(data, _MAX_PIXELS, MAX_SIDE)


def place_of_picture(folder: Path | None, name: str) -> str:
    """Return what draws a picture: its file in the folder of a pack, or the name of one that is drawn anyway."""
    return str(folder / FOLDER / name) if folder is not None and is_own_picture(name) else name


def read_pictures(
    folder: Path, contents: Contents, found: Mapping[str, tuple[Named, ...]], told: FaultList
) -> dict[str, bytes]:
    """Return the pictures that the entries of a pack name, by their names; notes what is wrong with them."""
    read: dict[str, bytes] = {}
    for name, place in _named(contents, found, told):
        if name in read:
            continue
        if len(read) >= MAX_PICTURES:
            place.add(wording("A pack has at most {most} pictures of its own.", most=MAX_PICTURES))
            break
        try:
            read[name] = _read(folder, name)
            picture_header(read[name])
        except NoPicture as wrong:
            place.add(wording("The picture {name} cannot be shown: {reason}", name=name, reason=wrong.args[0]))
    return read


def _named(
    contents: Contents, found: Mapping[str, tuple[Named, ...]], told: FaultList
) -> Iterator[tuple[str, PlaceInFile]]:
    """Yield the pictures that entries name, each with the place where it is named."""
    for family in contents.families:
        for field in picture_fields(family):
            for number, one in enumerate(found[family.file]):
                name = getattr(one, field.to or field.name)
                if is_own_picture(name):
                    way = (family.word, number)
                    yield name, PlaceInFile(told, f"{family.file}.toml", one.id, way).inside(field.name)


def entries_with_pictures(
    files: Mapping[str, str], contents: Contents
) -> Iterator[tuple[Family[Any], FieldValues, str]]:
    """Yield of each entry that names a picture its family, its values, and that picture, the pack's own or not.

    files: the texts of the pack.
    """
    from gattai_desktop.content.writing import values_as_written

    for family in contents.families:
        for field in picture_fields(family):
            try:
                entries = values_as_written(files.get(f"{family.file}.toml", ""), family)
            except (NotToml, UnicodeEncodeError):
                continue
            for one in entries:
                if isinstance(name := one.get(field.name), str):
                    yield family, one, name


def picture_fields(family: Family[Named]) -> list[Field]:
    """Return the fields of a family that name pictures."""
    return [one for one in family.fields if isinstance(one.kind, OnePicture)]


def _read(folder: Path, name: str) -> bytes:
    path = folder / FOLDER / name
    try:
        if path.parent.is_symlink() or path.is_symlink():
            raise NoPicture(wording("This is a link to another place. Put the file itself here."))
        if not lies_there(path) or not path.is_file():
            raise NoPicture(wording("No such file is in the folder pictures."))
        with path.open("rb") as file:
            return file.read(MAX_PICTURE + 1)
    except OSError as wrong:
        raise NoPicture(wording("The file cannot be opened: {reason}.", reason=why_not_read(wrong))) from wrong


def pictures_lying_in(folder: Path, texts: bytes) -> dict[str, bytes]:
    """Return the pictures in the folder of a pack as they lie there, whose names stand in its texts. Raises OSError."""
    place = folder / FOLDER
    if place.is_symlink() or not place.is_dir():
        return {}
    files = sorted(
        one for one in place.iterdir() if is_own_picture(one.name) and not one.is_symlink() and one.is_file()
    )
    sizes = [one for one in files if one.name.encode() in texts and one.stat().st_size <= MAX_PICTURE]
    return {one.name: one.read_bytes() for one in sizes[:MAX_PICTURES]}


def keep_picture(folder: Path, called: str, data: bytes, ending: str) -> str:
    """Write a picture into a pack, under a name that no other picture has, and return that. Raises OSError.

    The same picture has the same name, so nothing that a change could lead back to is ever written over.
    """
    begin = re.sub(r"[^a-z0-9]+", "-", called.casefold()).strip("-")[:30] or "picture"
    name = f"{begin}-{hashlib.sha256(data).hexdigest()[:8]}.{ending}"
    place = folder / FOLDER
    place.mkdir(exist_ok=True)
    if not (place / name).exists():
        bytes_written(place / name, data)
    return name
