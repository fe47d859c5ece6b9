"""Reads lines with small cards, crests and signs from how a test writes them."""

import re

from gattai_desktop.board.signs import sign_names
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.board.words import Crest, DrawnWords, Mini, PlainText, Sign, WordsPiece, is_face


def words(template: str, **given: WordsPiece) -> DrawnWords:
    """Read a line: {TD} a card, {red} a crest, {star} a sign, {star:legal} in a colour, *strong*, or what is given."""
    parts = re.split(r"(\{[^{}]+\}|\*[^*]+\*)", template)
    return tuple(given.get(part[1:-1]) or _piece(part) for part in parts if part)


def _piece(part: str) -> WordsPiece:
    key, _, token = part[1:-1].partition(":")
    if part.startswith("*"):
        return PlainText(key, strong=True)
    if not part.startswith("{"):
        return PlainText(part)
    if is_face(key):
        return Mini(key)
    return Crest(key) if is_pilot(key) else Sign(key, token or None) if key in sign_names() else PlainText(part)
