"""Draws the third column of a process's sheet: its byte, its gear and its place (LOOK 24).

It draws from the top of its part and returns how far it came, in drawing pixels, so that it measures too.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.speech import called, speak
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine.names import STATUSES
from gattai_desktop.windows.games.virtual_machine.byte_looks import SIGNS, BitPlace
from gattai_desktop.windows.games.virtual_machine.gear_looks import GearPart, GearPiece
from gattai_desktop.windows.games.virtual_machine.sheet_columns import halves, heading
from gattai_desktop.windows.games.virtual_machine.sheet_looks import ProcessSheetLook
from gattai_desktop.windows.games.virtual_machine.sheet_things import SheetLine

_FREE: Final = 40.0
"""Height of an empty place for gear, drawing pixels."""
GearBoxes = list[tuple[Place, GearPiece | None, QRectF]]
"""The places of gear, each with the piece that lies there, None for an empty one, and where that is in the widget."""


def draw_things(draw: Drawing, look: ProcessSheetLook, found: GearBoxes | None = None) -> float:
    """Draw the byte with names, the gear, where the process stands and what it can reach.

    Before a fight the gear comes first: there what is worn and what stays behind are in sight together. Gear that may
    be moved is not drawn: a button of its own does that. found: gets all places of gear.
    """
    left, right = halves(draw)
    taken, behind = look.gear.parts, look.gear.behind
    found = [] if found is None else found
    if behind is None:
        y = _draw_byte(left, look)
        if right is None:
            y = _draw_gear(draw, y + 14, look, taken, found)
            return _draw_where(draw, y + 12 * bool(taken), look)
        beside = _draw_gear(right, 0, look, taken, found)
        return max(y, _draw_where(right, beside + 12 * bool(taken), look))
    y = _draw_gear(left, 0, look, taken, found)
    if right is None:
        y = _draw_part(draw, y + 6, behind, found) + 12
        y += _draw_byte(draw.within(0, y), look) + 12
        return _draw_where(draw, y, look)
    beside = _draw_part(right, 0, behind, found) + 12
    y += 12
    return max(y + _draw_byte(left.within(0, y), look), _draw_where(right, beside, look))


def _draw_byte(draw: Drawing, look: ProcessSheetLook) -> float:
    """Draw the byte with names."""
    beside = speak("fight", "locked") if look.locked else speak("fight", "places 1 to 8 of this game")
    y = heading(draw, 0, speak("fight", "Status byte"), beside)
    wide = (draw.wide - 10) / 2
    for place, one in enumerate(look.byte):
        row, column = divmod(place, 2)
        _draw_bit(draw.within(column * (wide + 10), y + row * 58, wide, 50), one)
    return y + 58 * -(-len(look.byte) // 2)


def _draw_gear(draw: Drawing, y: float, look: ProcessSheetLook, parts: Sequence[GearPart], found: GearBoxes) -> float:
    """Draw the gear that a process has, from there on."""
    if parts:
        y = heading(draw, y, speak("fight", "Gear"), look.gear.beside)
    for part in parts:
        y = _draw_part(draw, y + 6 * bool(part.title), part, found)
    return y


def _draw_part(draw: Drawing, y: float, part: GearPart, found: GearBoxes) -> float:
    """Draw a place for gear with what lies there."""
    y = heading(draw, y, part.title) if part.title else y
    for piece in part.pieces:
        here = draw.within(0, y, draw.wide, piece_high(draw, piece.line))
        if piece.thing is None:
            draw_piece(here, piece.line)
        found.append((part.place, piece, here.box))
        y += here.high + 8
    if part.free:
        here = draw.within(0, y, draw.wide, _FREE)
        _draw_free(here, part.free)
        found.append((part.place, None, here.box))
        y += _FREE + 8
    return y


def _draw_where(draw: Drawing, y: float, look: ProcessSheetLook) -> float:
    """Draw where the process stands and what it can reach."""
    return _draw_lines(draw, heading(draw, y, speak("fight", "Where it stands")), look.where)


def _draw_bit(draw: Drawing, one: BitPlace) -> None:
    if not one.bit:
        draw.plate(fill="well", edge="edge", line=1.3, cut=12, dashes=(6, 5))
        draw.letters(24, (draw.high - 20) / 2, str(one.number), 20, "edge", align="middle")
        draw.text(
            44,
            draw.base(draw.middle, plain(13)),
            speak("fight", "not seen yet"),
            plain(13),
            "soft",
            room=draw.wide - 50,
        )
        return
    draw.plate(fill="text" if one.is_set else None, edge=None if one.is_set else "edge", line=1.3, cut=12)
    ink, soft = ("table", "table") if one.is_set else ("text", "soft")
    draw.sign(SIGNS[one.bit], 12, 8, 24, ink if one.is_set else "edge")
    number = draw.text(draw.wide - 10, 20, str(one.number), plain(12.5), soft, align="end")
    draw.text(38, 22, called(STATUSES[one.bit]), strong(14), ink, room=draw.wide - 52 - number, fit=True)
    state = speak("fight", "set") if one.is_set else speak("fight", "clear")
    if one.worn:
        state = speak("fight", "by gear")
        draw.fill(12, draw.high - 6, draw.wide - 24, 2.5, ink)
    elif one.barred:
        state = speak("fight", "barred by gear")
    draw.text(38, 40, state, plain(12.5), soft, room=draw.wide - 42, fit=True)
    if one.unseen:
        draw.sign("closed", draw.wide - 26, draw.high - 20, 14, soft)


def piece_high(draw: Drawing, line: SheetLine) -> float:
    """Return how high a piece of gear is drawn at that width, drawing pixels."""
    return draw.ruler.lines(0, 0, line.words, plain(13.5), room=draw.wide - 70, leading=1.25) + 44


def draw_piece(part: Drawing, line: SheetLine) -> None:
    """Draw a piece of gear over the whole part."""
    if line.is_empty:
        part.plate(fill="well", edge="edge", cut=12, dashes=(7, 6))
    else:
        part.plate(fill="rail", edge="edge", cut=12)
    part.sign(line.sign, 16, 14, 24, "edge" if line.is_empty else "text")
    part.text(56, 30, line.title, title(16), "soft" if line.is_empty else "text", room=part.wide - 66, fit=True)
    part.lines(56, 36, line.words, plain(13.5), "soft", room=part.wide - 70, leading=1.25)


def _draw_free(part: Drawing, words: str) -> None:
    part.plate(edge="edge", line=1.3, cut=12, dashes=(4, 5))
    part.text(16, part.base(part.middle, plain(13.5)), words, plain(13.5), "soft", room=part.wide - 32, fit=True)


def _draw_lines(draw: Drawing, y: float, lines: Sequence[str]) -> float:
    for place, words in enumerate(lines):
        style, ink = (strong(15), "text") if not place else (plain(13.5), "soft")
        y = draw.lines(0, y, words, style, ink, room=draw.wide, leading=1.35)
    return y
