"""Draws an Outcome on the wall: who won and what for, the Spoils, and what the other side gets."""

from typing import Final

from gattai_desktop.board.drawing import plain, title
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.windows.games.gattai.wall.wall_looks import OutcomePoster, WallSpoil
from gattai_desktop.windows.wall.wall_grid import WallDrawing

_IN_A_ROW: Final = 4
"""Most Spoils in a row: their names have room."""
_SIGN: Final = 1.3
"""How wide the winner's sign is with the room beside it, as a part of the headline's letters."""
_CREST: Final = 104.0
"""Height of the loser's crest where there is room for it."""
_CLEAR: Final = 16.0
"""Least room above it and below it: the banner begins where the poster ends."""
_TWO_LINES: Final = 146.0
"""Height of what the other side gets, where that takes two lines."""


def draw_outcome(draw: WallDrawing, poster: OutcomePoster) -> None:
    """Draw who won what, the Spoils, and what the other side gets, into the middle of the wall."""
    middle, words = draw.wide / 2, poster.headline.upper()
    cap = min(120.0, 120.0 * draw.wide / (width_of(words, 120.0) + 120.0 * _SIGN))
    left = middle - (width_of(words, cap) + cap * _SIGN) / 2
    if is_pilot(poster.side):
        draw.crest(poster.side, left, 0, cap)
    else:
        draw.sign("wings" if poster.side == "pilots" else "horns", left, 0, cap, poster.side)
    draw.letters(left + cap * _SIGN, 0, words, cap, draw.paint.theme.ink_of(poster.side), bar=17)
    draw.text(middle, 184, poster.stakes, plain(42), align="middle", room=draw.wide, fit=True)
    several = len(poster.spoils) > 3
    count = min(10, len(poster.spoils))
    rows = max(2, -(-count // _IN_A_ROW)) if several else 1
    columns = max(1, -(-count // rows))
    y, gap, high = 234.0, 20.0 if rows < 3 else 12.0, (148.0, 104.0, 76.0)[rows - 1]
    wide = min(330.0, (draw.wide - gap * (columns - 1)) / columns)
    left = middle - (wide * columns + gap * (columns - 1)) / 2
    for place, spoil in enumerate(poster.spoils[:10]):
        row, column = divmod(place, columns)
        _draw_spoil(draw.within(left + column * (wide + gap), y + row * (high + gap), wide, high), spoil, small=several)
    if poster.concession:
        foot = y + -(-count // columns) * (high + gap) - gap
        crest = min(_CREST, draw.high - foot - 2 * _CLEAR)
        top = min(foot + 44, draw.high - crest - _CLEAR)
        _draw_concession(draw.within(left, top), poster, crest, 2 if top + _TWO_LINES < draw.high else 1)


def _draw_spoil(draw: WallDrawing, spoil: WallSpoil, *, small: bool) -> None:
    if not spoil.name:
        draw.plate(fill="well", edge="edge", line=2.5, cut=30, dashes=(12, 10))
        base = draw.middle + 10 if small else 66
        draw.text(30, base, speak("wall", "To choose"), title(36), "soft", room=draw.wide - 50, fit=True)
        return
    draw.plate(fill="panel", cut=30)
    side = 42 if small else 48
    draw.sign(spoil.sign, 26, draw.middle - side / 2 if small else 26, side)
    room = draw.wide - 100
    style, lines = draw.in_lines(spoil.name, draw.fitted(spoil.name, title(38), room), room, 2)
    step = style.size * 1.15
    base = (draw.middle + 14 if small else 66) - step * (len(lines) - 1) / 2
    for place, line in enumerate(lines):
        draw.text(86, base + place * step, line, style)
    if small:
        return
    draw.text(26, 122, spoil.receiver, plain(34), "soft", room=draw.wide - 120, fit=True)
    if spoil.seat:
        draw.crest(spoil.seat, draw.wide - 74, 82, 48)


def _draw_concession(draw: WallDrawing, poster: OutcomePoster, crest: float, most: int) -> None:
    draw.crest(poster.loser_seat, 0, 0, crest)
    part = crest / _CREST
    many = poster.loser == speak("table", "Pilots")
    words = speak("wall", "{name} get:" if many else "{name} gets:", name=poster.loser)
    draw.text(128, 38 * part, words, plain(34), draw.paint.theme.ink_of(poster.loser_side))
    style, lines = draw.in_lines(poster.concession, plain(37), draw.wide - 140, most)
    for place, line in enumerate(lines):
        draw.text(128, 86 * part + place * 46, line, style)
