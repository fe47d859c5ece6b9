"""A language that nobody speaks: every text that can be translated in letters that no English word has.

What is still written in plain letters was never looked up. Only texts that are in the translation files are known to
it, so that a text which is looked up but was not gathered stands out as well.
"""

import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import Final

from PySide6.QtCore import QTranslator

from tests.house.house import ROOT

_LETTERS: Final = str.maketrans(
    dict(zip("abcdefghijklmnopqrstuvwxyz", "àƀçđéƒğĥíĵķłɱñöþɋřšŧüṽŵẋýž", strict=True))
    | dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ÀɃÇĐÉƑĞĤÍĴĶŁⱮÑÖÞɊŘŠŦÜṼŴẊÝŽ", strict=True))
)
# Values, numbers and signs keep their places: {name}, %n.
_KEPT: Final = re.compile(r"(\{[^{}]*\}|%n)")


@cache
def known() -> frozenset[tuple[str, str]]:
    """Every context and source of the German file, which holds all texts."""
    found: set[tuple[str, str]] = set()
    file = ROOT / "resources" / "words" / "gattai_de.ts"
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 (a file of our own)
        name = context.findtext("name") or ""
        found.update((name, message.findtext("source") or "") for message in context.iter("message"))
    return frozenset(found)


@cache
def wrapped(text: str) -> str:
    """Write a text in strange letters, a third longer."""
    parts = _KEPT.split(text)
    strange = "".join(part if place % 2 else part.translate(_LETTERS) for place, part in enumerate(parts))
    if not any(letter.isalpha() for letter in strange):
        return strange
    ends = len(strange.rstrip())
    return strange[:ends] + "·" * (len(text) * 3 // 10) + strange[ends:]


class Pseudo(QTranslator):
    """Knows every text that was gathered, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self._known = known()

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:  # type: ignore[override]
        return wrapped(source) if (context, source) in self._known else None
