"""Reads a group's own card pictures from a folder with a manifest, and trusts none of its files, nor any SVG.

Only SVG and PNG, only known names, only files inside the folder, none larger than it need be, and no SVG that would
reach for anything outside itself. What is missing is taken from the program's own cards. docs/cards.md tells how.

Qt draws an element by its name, whatever its prefix and in whatever encoding it was written. So it is read here as Qt
reads it: the parts of a picture are those in `_ALLOWED`; what other programs leave in it for themselves is passed by.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, QXmlStreamReader
from PySide6.QtGui import QImageReader
from PySide6.QtSvg import QSvgRenderer

from gattai_desktop.board.speech import message, speak
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.content.reading import NotToml, parse_toml

MANIFEST: Final = "manifest.toml"
VERSION: Final = 1
NAMES: Final = frozenset(
    [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "SHDC"]
    + [f"{kind}-{deck}" for kind in ("back", "omen", "spent", "joker") for deck in ("pilots", "coach")]
)
MOST_SETS: Final = 40
_MANIFEST_BYTES: Final = 64 * 1024
_SVG_BYTES: Final = 512 * 1024
_PNG_BYTES: Final = 4 * 1024 * 1024
_LARGEST: Final = QSize(2000, 2800)
_SMALLEST: Final = QSize(100, 140)
_SHAPE: Final = 5 / 7
_OFF: Final = 0.06
"""How far the shape of a picture may be from 5 : 7."""
_FAR: Final = 1e6
"""Largest units that an SVG may be drawn in."""
_MARKS: Final = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff", b"\x00\x00\xfe\xff")
"""How a text may begin that is not plain: which encoding it has."""
_NAME: Final = 60
_BY: Final = 120
_KEY: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _-]{0,59}")
_NEVER: Final = re.compile(r"(?i)[\\:]|(?:^|/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:/|$)")
"""What no name of a file may hold: on some system it means another place, or a device."""


class FaceSetRefused(Exception):
    """A folder of card pictures cannot be used; the message says why and what to do."""


@frozen
class FaceSet:
    """Card pictures of a group: its folder's name, its own name, who made it, the file of each picture it has."""

    key: str
    name: str
    by: str = ""
    files: Mapping[str, Path] = field(factory=dict)


def sets_in(folder: Path) -> tuple[dict[str, FaceSet], tuple[str, ...]]:
    """Return every set in a folder by its key, and why some cannot be used."""
    found: dict[str, FaceSet] = {}
    wrong: list[str] = []
    try:
        places = sorted(place for place in folder.iterdir() if place.is_dir())
    except OSError:
        return {}, ()
    for place in places[:MOST_SETS]:
        try:
            found[place.name] = read_set(place)
        except FaceSetRefused as refused:
            wrong.append(str(refused))
    return found, tuple(wrong)


def read_set(folder: Path) -> FaceSet:
    """Read a set and look at each of its pictures. Raises FaceSetRefused."""
    if not _KEY.fullmatch(folder.name):
        raise _refused(folder, speak("faces", "its name may hold letters, digits, spaces, - and _ only"))
    manifest = _manifest(folder)
    if manifest.get("version") != VERSION:
        raise _refused(folder, speak("faces", "its manifest must say version = {version}", version=VERSION))
    name, by = manifest.get("name"), manifest.get("by", "")
    if not isinstance(name, str) or not 0 < len(name.strip()) <= _NAME:
        raise _refused(folder, speak("faces", "its manifest must give a name of {most} letters at most", most=_NAME))
    if not isinstance(by, str) or len(by) > _BY:
        raise _refused(folder, speak("faces", "by must name its makers in {most} letters at most", most=_BY))
    named = manifest.get("faces", {})
    if not isinstance(named, dict):
        raise _refused(folder, speak("faces", "[faces] must name pictures"))
    files = {face: _listed(folder, face, file) for face, file in named.items()}
    for face in sorted(NAMES - set(files)):
        here = next((one for end in ("svg", "png") if (one := folder / f"{face}.{end}").is_file()), None)
        if here is not None:
            files[face] = here
    if not files:
        raise _refused(folder, speak("faces", "it has no picture of a card, such as KH.svg or back-pilots.png"))
    for face, file in files.items():
        _look_at(folder, face, file)
    return FaceSet(folder.name, name.strip(), by.strip(), files)


def _manifest(folder: Path) -> dict[str, Any]:
    file = folder / MANIFEST
    try:
        if not _inside(folder, file):
            raise _refused(folder, speak("faces", "its manifest lies outside of it"))
        if not file.is_file():  # opening a pipe would wait for ever
            raise _refused(folder, speak("faces", "it has no {file}", file=MANIFEST))
        with file.open("rb") as opened:
            data = opened.read(_MANIFEST_BYTES + 1)
        if len(data) > _MANIFEST_BYTES:
            raise _refused(folder, speak("faces", "its manifest is too long"))
        return parse_toml(data, _MANIFEST_BYTES)
    except OSError as wrong:
        raise _refused(folder, speak("faces", "its manifest cannot be read: {reason}", reason=wrong.strerror)) from None
    except NotToml as wrong:
        why = message(wrong).rstrip(".")
        raise _refused(folder, speak("faces", "its manifest cannot be read: {reason}", reason=why)) from None


def _inside(folder: Path, file: Path) -> bool:
    """Whether a file lies in the folder, wherever links lead."""
    try:
        return file.resolve().is_relative_to(folder.resolve())
    except (OSError, RuntimeError):  # links that lead in a ring
        return False


def _listed(folder: Path, face: str, file: object) -> Path:
    if face not in NAMES:
        raise _refused(folder, speak("faces", "no card is called {face}", face=face[:_NAME]))
    if not isinstance(file, str) or not file or len(file) > 4 * _NAME or "\0" in file:
        raise _refused(folder, speak("faces", "{face} names no file", face=face))
    if _NEVER.search(file):
        raise _outside(folder, face)
    return folder / file


def _outside(folder: Path, face: str) -> FaceSetRefused:
    return _refused(folder, speak("faces", "the picture of {face} lies outside of it", face=face))


def _look_at(folder: Path, face: str, file: Path) -> None:
    """Check one picture without painting it."""
    if not _inside(folder, file):
        raise _outside(folder, face)
    end = file.suffix.lower()
    most = {".svg": _SVG_BYTES, ".png": _PNG_BYTES}.get(end)
    if most is None:
        raise _refused(folder, speak("faces", "the picture of {face} must be SVG or PNG", face=face))
    try:
        large = not file.is_file() or file.stat().st_size > most
        data = b"" if large else file.read_bytes()
    except OSError as wrong:
        raise _refused(folder, speak("faces", "{file}: {reason}", file=file.name, reason=wrong.strerror)) from None
    if large:
        words = speak(
            "faces", "the picture of {face} is not there, or larger than {most} KB", face=face, most=most // 1024
        )
        raise _refused(folder, words)
    size = _svg_size(folder, face, data) if end == ".svg" else _png_size(folder, face, file)
    if abs(size.width() / max(1, size.height()) - _SHAPE) > _OFF:
        raise _refused(folder, speak("faces", "the picture of {face} is not 5 wide by 7 high", face=face))


def _svg_size(folder: Path, face: str, data: bytes) -> QSize:
    try:
        what = forbidden_in(data)
    except TooDeep as deep:
        most = deep.args[0]
        why = speak("faces", "the picture of {face} is nested deeper than {most}", face=face, most=most)
        raise _refused(folder, why) from None
    except PictureTooLarge as much:
        most = much.args[0]
        why = speak("faces", "the picture of {face} has more than {most} parts", face=face, most=most)
        raise _refused(folder, why) from None
    if what is not None:
        words = speak("faces", "the picture of {face} may not hold {what}: paths and shapes only", face=face, what=what)
        raise _refused(folder, words)
    # Qt unpacks a file that begins like a packed one, however large it becomes.
    if not data.lstrip().startswith((b"<", *_MARKS)):
        raise _refused(folder, speak("faces", "the picture of {face} is no SVG that can be drawn", face=face))
    renderer = QSvgRenderer(QByteArray(data))
    if not renderer.isValid():
        raise _refused(folder, speak("faces", "the picture of {face} is no SVG that can be drawn", face=face))
    box = renderer.viewBoxF()
    if not (0 < box.width() <= _FAR and 0 < box.height() <= _FAR):
        return QSize()
    # In thousandths of the width, so that a picture may be drawn in units of any size.
    return QSize(1000, round(1000 * box.height() / box.width()))


def _png_size(folder: Path, face: str, file: Path) -> QSize:
    reader = QImageReader(str(file), QByteArray(b"png"))
    reader.setDecideFormatFromContent(False)
    size = reader.size()
    fits = _SMALLEST.width() <= size.width() <= _LARGEST.width() and size.height() <= _LARGEST.height()
    if not reader.canRead() or not fits:
        words = speak(
            "faces",
            "the picture of {face} must be a PNG between {least} and {most} pixels wide",
            face=face,
            least=_SMALLEST.width(),
            most=_LARGEST.width(),
        )
        raise _refused(folder, words)
    return size


def _refused(folder: Path, why: str) -> FaceSetRefused:
    return FaceSetRefused(
        speak("faces", "The cards in {folder} are not used: {why}.", folder=folder.name[:_NAME], why=why)
    )


MOST_PARTS: Final = 5_000
"""Most elements of one picture; the largest of the program's own cards has some hundred."""
DEEPEST: Final = 64
"""Deepest nesting of elements."""
_ALLOWED: Final = frozenset(
    [
        *("svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "title", "desc"),
        *("lineargradient", "radialgradient", "stop", "metadata"),
    ]
)
_OWN_NAMESPACE: Final = ("", "http://www.w3.org/2000/svg")
_FORBIDDEN: Final = re.compile(
    r"script|image|use|foreignobject|style|filter|pattern|text|tspan|textarea|animat|set$|mask|marker|symbol|switch|view"
    r"|video|audio|iframe|handler|listener|font|fe[a-z]+$|clippath|a$|solidcolor|hatch|mesh"
)
"""Beginnings of names that no namespace may have: Qt, or another program, could draw or do something."""
_ADDRESS: Final = re.compile(r"url\s*+\(\s*+[\"']?+\s*+(?!#)|@import|javascript:", re.IGNORECASE)
_INSIDE: Final = re.compile(r"#[\w.:-]*")


class PictureTooLarge(ValueError):
    """The picture has too many parts, or is nested too deep; the limit is its only argument."""


class TooDeep(PictureTooLarge):
    """It is nested too deep."""


def forbidden_in(data: bytes) -> str | None:
    """Return what a picture may not hold, as it would be written; None where it is fine.

    Raises PictureTooLarge, TooDeep.

    A text that is no XML is fine here: it cannot be drawn either.
    """
    whole = QBuffer()
    whole.setData(QByteArray(data))
    whole.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QXmlStreamReader(whole)
    parts = depth = 0
    while not reader.atEnd():
        token = reader.readNext()
        if token == QXmlStreamReader.TokenType.DTD:
            return "<!DOCTYPE"
        if token == QXmlStreamReader.TokenType.ProcessingInstruction:
            return f"<?{reader.processingInstructionTarget()[:40]}"
        if token == QXmlStreamReader.TokenType.EndElement:
            depth -= 1
        elif token == QXmlStreamReader.TokenType.StartElement:
            parts, depth = parts + 1, depth + 1
            if parts > MOST_PARTS:
                raise PictureTooLarge(MOST_PARTS)
            if depth > DEEPEST:
                raise TooDeep(DEEPEST)
            found = _element(reader) or _attributes(reader)
            if found is not None:
                return found
    return None


def _element(reader: QXmlStreamReader) -> str | None:
    name = reader.name()
    low = name.lower()
    if low in _ALLOWED:
        return None
    if reader.namespaceUri() in _OWN_NAMESPACE or _FORBIDDEN.match(low):
        return f"<{name[:40]}"
    return None


def _attributes(reader: QXmlStreamReader) -> str | None:
    attributes = reader.attributes()
    for one in map(attributes.at, range(attributes.size())):
        name, value = one.name().lower(), one.value()
        if name.startswith("on"):
            return name[:40]
        if name in ("href", "src") and not _INSIDE.fullmatch(value.strip()):
            return f"{name}="
        if _ADDRESS.search(value):
            return "url()"
    return None
