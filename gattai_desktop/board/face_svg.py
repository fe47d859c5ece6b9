"""Checks an SVG from a stranger before anything of it is drawn.

Qt draws an element by its name, whatever its prefix and in whatever encoding it was written. So it is read here as Qt
reads it: the parts of a picture are those in `_ALLOWED`; what other programs leave in it for themselves is passed by.
"""

import re
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QXmlStreamReader

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
