"""Measures and draws lines of text with mini cards, signs and crests between the words."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gattai_desktop.board import written
from gattai_desktop.board.fonts import shortened, strong_font, text_font, width_in
from gattai_desktop.board.hyphens import hyphened
from gattai_desktop.board.large_face import drawn_by
from gattai_desktop.board.letters import Anchor, paint_cut
from gattai_desktop.board.plate import paint_crest, paint_plate
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.speech import called, speak, translated
from gattai_desktop.board.theme import SUITS, Theme, back_colours, back_sign, card_colour
from gattai_desktop.cards.frozen import evolve, frozen

RANK_WORDS: Final = {
    "2": "Two", "3": "Three", "4": "Four", "5": "Five", "6": "Six", "7": "Seven", "8": "Eight", "9": "Nine",
    "T": "Ten", "J": "Jack", "Q": "Queen", "K": "King", "A": "Ace",
}  # fmt: skip
_FACE: Final = re.compile(r"[2-9TJQKA][SHDC]")
# What a sign says aloud; a sign that is missing here is decoration.
SPOKEN_SIGNS: Final = {
    "star": "Resonant", "jag": "at a price", "tick": "allowed", "cross": "refused", "equal": "Block",
    "closed": "hidden", "eye": "revealed", "omen": "Omen", "wave": "Wave", "storm": "Storm",
}  # fmt: skip


@frozen
class PlainText:
    """Plain words."""

    words: str
    strong: bool = False


@frozen
class Mini:
    """A small card between words: its face, such as TD."""

    face: str


@frozen
class Sign:
    """A sign between words, in a colour token or in the colour of the line.

    to_come: only its dashed outline; silent: the words beside it say what it means.
    """

    name: str
    token: str | None = None
    to_come: bool = False
    silent: bool = False


@frozen
class Crest:
    """A seat's plate between words."""

    seat: str


WordsPiece = PlainText | Mini | Sign | Crest
DrawnWords = tuple[WordsPiece, ...]


def as_words(line: DrawnWords | str) -> DrawnWords:
    """Return plain text as words; braces stay as they are."""
    return (PlainText(line),) if isinstance(line, str) else line


def spoken(line: DrawnWords | str) -> str:
    """Return the words as a screen reader says them; cards side by side as a list of names."""
    parts: list[str] = []
    after_card = False
    for piece in as_words(line):
        said, lists = "", False
        match piece:
            case PlainText():
                said = piece.words
            case Mini():
                # In a sentence a card that lies face-down is only a card: its owner is named beside it.
                hidden = piece.face.startswith("back-")
                said, lists = called("a card") if hidden else card_name(piece.face), True
            case Sign(silent=False):
                name = called(SPOKEN_SIGNS.get("jag" if piece == Sign("stairs", "price") else piece.name, ""))
                said, lists = f"{name} ", bool(name)
            case Crest():
                said = " "
        parts.append(f", {said}" if lists and after_card else said)
        after_card = isinstance(piece, Mini) or (after_card and not said.strip())
    return re.sub(r"\s+", " ", "".join(parts)).replace(" , ", ", ").strip()


def rank_word(rank: str) -> str:
    """Return the name of a rank by its letter: "Ten"."""
    return translated(RANK_WORDS[rank])


def card_name(face: str) -> str:
    """Return a card's spoken name: "Ten of clubs", "Pilots' card, face down", "Coach's Omen, active"."""
    if _FACE.fullmatch(face):
        return speak("board", "{rank} of {suit}", rank=rank_word(face[0]), suit=translated(SUITS[face[1]]))
    if (drawn := drawn_by(face)) is not None:
        return drawn.card_named(face)
    kind, _, side = face.partition("-")
    if kind == "joker":
        return called("Joker")
    whose = {"pilots": speak("board", "Pilots'"), "coach": speak("board", "Coach's")}.get(side, side)
    template = {"back": "{whose} card, face-down", "omen": "{whose} Omen, active", "spent": "{whose} Omen, spent"}
    return speak("board", template[kind], whose=whose) if kind in template else face


def is_face(face: str) -> bool:
    """Say whether this names a card with rank and suit."""
    return _FACE.fullmatch(face) is not None


def mini_width(face: str, height: float) -> float:
    """Return the width of a mini card of that height."""
    return height * (1.42 if face.startswith("T") else 1.25)


def paint_mini(painter: QPainter, theme: Theme, face: str, x: float, y: float, height: float) -> float:
    """Draw a mini card (rank and suit, or a back) with its top left corner at x, y and return its width."""
    box = QRectF(x, y, width := mini_width(face, height), height)
    if not is_face(face):
        side = face.rpartition("-")[2] or "pilots"
        width = height * 0.8
        box.setWidth(width)
        ground, edge, figure = back_colours(side)
        paint_plate(painter, box, fill=ground, edge=edge, width=1.0, cut=height * 0.2, radius=3, both=False)
        sign = "star" if face.startswith("joker-") else back_sign(side)
        paint_sign(painter, sign, x + width * 0.2, y + height / 2 - width * 0.3, width * 0.6, figure)
        return width
    rim = card_colour("rim") if theme.light else None
    paint_plate(painter, box, fill=card_colour("face"), edge=rim, width=1.5, cut=height * 0.2, radius=3, both=False)
    ink = theme.suit_ink(face[1])
    rank = "10" if face[0] == "T" else face[0]
    paint_cut(painter, x + height * 0.16, y + height * 0.22, rank, height * 0.56, ink, bar=19)
    paint_sign(painter, SUITS[face[1]], x + width - height * 0.62, y + height * 0.24, height * 0.5, ink)
    return width


def paint_text(
    painter: QPainter,
    x: float,
    baseline: float,
    line: str,
    font: QFont,
    colour: QColor,
    anchor: Anchor = "start",
    room: float | None = None,
) -> float:
    """Draw one line of text on its baseline and return its width; longer than `room`, it ends in an ellipsis."""
    whole = line
    if room is not None:
        line = shortened(font, line, room)
    width = width_in(font, line)
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    painter.setFont(font)
    painter.setPen(QPen(colour))
    painter.drawText(QPointF(left, baseline), line)
    high = font.pixelSize()
    written.tell(painter, QRectF(left, baseline - 0.73 * high, width, 0.73 * high), line, whole)
    return width


_WORD: Final = re.compile(r"\S+(?:\s+→\s+\S+)*")
"""What stands on one line: a word, or what was and what is, "3 → 4"."""


@lru_cache(maxsize=4096)
def wrapped(line: str, font: QFont, room: float, most: int = 3) -> tuple[str, ...]:
    """Break a sentence into at most that many lines that fit; the last one ends in an ellipsis if it must."""
    found: list[str] = []
    rest = _WORD.findall(line)
    while rest and len(found) < most:
        take = len(rest) if len(found) == most - 1 else _words_in(rest, font, room)
        found.append(shortened(font, " ".join(rest[:take]), room))
        rest = rest[take:]
    return tuple(found)


def _words_in(words: Sequence[str], font: QFont, room: float) -> int:
    """Return how many words have room in a line, at least one. Measuring costs most, so it searches by halves."""

    def width(count: int) -> float:
        return width_in(font, " ".join(words[:count]))

    return max(1, bisect_right(range(1, len(words) + 1), room, key=width))


def strongly(line: DrawnWords | str) -> DrawnWords:
    """Return words that are measured as bold as they are drawn."""
    return tuple(evolve(one, strong=True) if isinstance(one, PlainText) else one for one in as_words(line))


def words_width(line: DrawnWords | str, size: int) -> float:
    """Return how wide the words are at that text size."""
    return sum(_piece_width(piece, size) for piece in as_words(line))


@lru_cache(maxsize=8192)
def _piece_width(piece: WordsPiece, size: int) -> float:
    match piece:
        case PlainText():
            return width_in(strong_font(size) if piece.strong else text_font(size), piece.words)
        case Mini():
            return mini_width(piece.face, size * 1.34) if is_face(piece.face) else size * 1.34 * 0.8
        case Sign():
            return size * 1.02
        case Crest():
            return size * 1.2


def paint_words(  # noqa: PLR0913 (a drawing takes its place and its look)
    painter: QPainter,
    theme: Theme,
    x: float,
    baseline: float,
    line: DrawnWords | str,
    size: int,
    colour: QColor,
    *,
    room: float | None = None,
    anchor: Anchor = "start",
    weight: Literal["text", "strong"] = "text",
) -> float:
    """Draw words with their mini cards, signs and crests, and return their width. What does not fit is cut off.

    size: text size in device-independent pixels, at least 12.
    """
    pieces = as_words(line)
    whole = words_width(pieces, size)
    left = x - {"start": 0.0, "middle": whole / 2, "end": whole}[anchor]
    end = left + room if room is not None else None
    for place, piece in enumerate(pieces):
        width = _piece_width(piece, size)
        if end is not None and left + width > end + 0.5:
            if isinstance(piece, PlainText):
                font = strong_font(size) if piece.strong or weight == "strong" else text_font(size)
                left += paint_text(painter, left, baseline, piece.words, font, colour, room=end - left)
            if lost := spoken(pieces[place + isinstance(piece, PlainText) :]):
                written.tell(painter, QRectF(end, baseline - size, 0, size), "", lost)
            break
        match piece:
            case PlainText():
                font = strong_font(size) if piece.strong or weight == "strong" else text_font(size)
                paint_text(painter, left, baseline, piece.words, font, colour)
            case Mini():
                paint_mini(painter, theme, piece.face, left, baseline - size * 1.04, size * 1.34)
            case Sign():
                ink = theme.colour(piece.token) if piece.token else colour
                paint_sign(painter, piece.name, left, baseline - size * 0.9, size * 1.02, ink, to_come=piece.to_come)
            case Crest():
                paint_crest(painter, theme, piece.seat, left, baseline - size * 0.98, size * 1.2)
        left += width
    return left - (x - {"start": 0.0, "middle": whole / 2, "end": whole}[anchor])


_BEHIND: Final = ",.;:!?)”"
"""Signs that never begin a line."""


def _torn(line: list[WordsPiece]) -> int:
    """Return where a full line ends: a sign stays with the card behind it."""
    torn = len(line)
    while torn > 1 and (isinstance(line[torn - 1], Sign) or not spoken(tuple(line[torn - 1 : torn])).strip()):
        torn -= 1
    return torn


def _word_begun(here: list[WordsPiece], part: WordsPiece) -> int:
    """Return the index of the piece with which the last word begins; the number of pieces where none begins."""
    begun = len(here)
    goes_on = isinstance(part, PlainText) and not part.words[:1].isspace()
    closes = isinstance(part, PlainText) and not part.words.strip(_BEHIND)
    while goes_on and begun:
        before = here[begun - 1]
        if isinstance(before, Mini) and closes:
            return begun - 1 or len(here)  # a card with its comma
        if not isinstance(before, PlainText) or not before.words.strip():
            break
        begun -= 1
        goes_on = not before.words[:1].isspace()
    return begun or len(here)


_NUMBER: Final = re.compile(r"\d{1,2}[.,:;]?")


def _change_begun(here: list[WordsPiece], part: WordsPiece, size: int, room: float) -> int:
    """Return the index of the piece with which "3 → 4" or "Harmony 4" begins, which the part ends, or the last word."""
    begun = _word_begun(here, part)
    said = [place for place, one in enumerate(here[:begun]) if spoken((one,))]
    back = 1 if spoken((part,)) == "→" else 2 if said and spoken((here[said[-1]],)) == "→" else 0
    before = here[said[-1]] if said else None
    if not back and before and _NUMBER.fullmatch(spoken((part,))) and not spoken((before,)).endswith(tuple(_BEHIND)):
        back = 1 if words_width((before, part), size) <= room else 0
    return said[-back] if 0 < back < len(said) else begun


def _at_its_beginning(line: list[WordsPiece]) -> list[WordsPiece]:
    """Return the pieces without a space at their beginning."""
    while line and isinstance(line[0], PlainText) and not line[0].words.strip():
        line = line[1:]
    first = line[0] if line else None
    return [PlainText(first.words.lstrip(), first.strong), *line[1:]] if isinstance(first, PlainText) else line


def _parts(line: DrawnWords) -> Iterator[WordsPiece]:
    """Yield what a line can be torn between: each word with the spaces around it, cards and signs whole."""
    for piece in line:
        if isinstance(piece, PlainText):
            words = re.findall(r"\s*\S+\s*?(?=\s|$)|\s+", piece.words)
            yield from (PlainText(one, piece.strong) for one in words)
        else:
            yield piece


@lru_cache(maxsize=1024)
def broken(line: DrawnWords | str, size: int, room: float, *, hyphens: bool = False) -> tuple[DrawnWords, ...]:
    """Break words into lines that fit into the room, at spaces; a card or sign is never torn from its line.

    hyphens: a word that is longer than a line goes on in the next one; else it stays whole, and can be made smaller.
    """
    lines: list[DrawnWords] = []
    here: list[WordsPiece] = []
    used = 0.0
    for part in _parts(as_words(line)):
        width = _piece_width(part, size)
        blank = isinstance(part, PlainText) and not part.words.strip()
        if hyphens and width > room and isinstance(part, PlainText) and not blank:
            lines += [tuple(here)] if _at_its_beginning(here) else []
            torn_up = hyphened(strong_font(size) if part.strong else text_font(size), part.words.strip(), room)
            *full, last = (PlainText(one, part.strong) for one in torn_up)
            lines += [(one,) for one in full]
            here, used = [last], _piece_width(last, size)
        elif here and used + width > room and not blank:
            torn = _torn(here[: _change_begun(here, part, size, room)])
            lines.append(tuple(here[:torn]))
            # Words take along the sign before them, or "Coach" where they are "'s"; a card takes signs alone.
            taken = [one for one in here[torn:] if isinstance(part, PlainText) or isinstance(one, Sign)]
            here = _at_its_beginning([*taken, part])
            used = sum(_piece_width(one, size) for one in here)
        else:
            here.append(part)
            used += width
    if here:
        lines.append(tuple(here))
    return tuple(lines) or ((PlainText(""),),)
