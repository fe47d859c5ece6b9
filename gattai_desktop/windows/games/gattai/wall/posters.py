"""Draws the posters of the wall between frame and banner: Story and Gambit; an Outcome draws its own."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gattai_desktop.board.drawing import Style, plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionLook
from gattai_desktop.windows.games.gattai.parts.place_owners import PlaceLook
from gattai_desktop.windows.games.gattai.wall.outcome_on_wall import draw_outcome
from gattai_desktop.windows.games.gattai.wall.wall_looks import GambitPoster, OutcomePoster, StoryPoster
from gattai_desktop.windows.wall.wall_grid import WallDrawing

_JAG: Final = 46.0
"""Distance of two Offenses."""
_LARGE: Final = 50.0
"""Size above which words are titles."""
_TITLES: Final = 1.14
_LINES: Final = 1.35
"""Distance of two lines, as a part of their size."""
_IN_A_ROW: Final = 4
"""Most Factions in a row where there is room for two: their names have room."""
_NAME, _FAVOR = strong(34), plain(32)
"""How the name of a Faction and its Favor are written."""
_MOST_LINES: Final = 3
"""Over how many lines such a name may go."""
_RESULT: Final = 64.0
"""Height of the letters in which the result of a Gambit stands."""
_READ, _UNDER = 130.0, 32.0
"""Height of a Faction's card that is read from afar, and what is left free under each row of them."""


def paint_poster(
    painter: QPainter, paint: Paint, box: QRectF, poster: StoryPoster | GambitPoster | OutcomePoster
) -> None:
    """Paint a poster into the middle of the wall; the painter is scaled to drawing pixels."""
    draw = WallDrawing(paint, box, painter)
    if isinstance(poster, StoryPoster):
        _draw_story(draw, poster)
    elif isinstance(poster, GambitPoster):
        _draw_gambit(draw, poster)
    else:
        draw_outcome(draw, poster)


def _rows(
    draw: WallDrawing, y: float, words: str, style: Style, room: float, ink: str, *, most: int = 2, spare: int = 0
) -> float:
    """Write a text over that many lines at most, each in the middle; return the place of the next.

    spare: how many lines more it may take rather than lose words, as where a far seat needs large ones.
    """
    smaller, lines = draw.in_lines(words, style, room, most)
    if spare and " ".join(lines) != " ".join(words.split()):
        smaller, lines = draw.in_lines(words, style, room, most + spare)
    for line in lines:
        draw.text(draw.wide / 2, y, line, smaller, ink, align="middle")
        y += draw.size(smaller) * (_TITLES if smaller.size > _LARGE else _LINES)
    return y


# ---------------------------------------------------------------------- Story


def _draw_story(draw: WallDrawing, poster: StoryPoster) -> None:
    middle = draw.wide / 2
    draw.text(middle, 96, poster.over, plain(40), "soft", align="middle", room=draw.wide, fit=True)
    y = _rows(draw, 204, poster.title, title(92), draw.wide, "text") - 20
    if poster.line:
        y = _rows(draw, y, poster.line, plain(40), draw.wide * 0.92, "soft", most=3, spare=2)
    if poster.factions:
        _draw_factions(draw.within(0, y + 6, draw.wide, draw.high - y - 30), poster.factions)
        return
    high = min(330.0, draw.high - y - 60)
    wide = card_width(high)
    for place, (side, count) in enumerate(zip(("pilots", "coach"), poster.decks, strict=True)):
        x = middle + (place * 2 - 1) * wide * 0.66 - wide / 2
        if count:
            draw.deck(side, x, y + 20, high, count)
        else:
            draw.well(x, y + 20, high)


@frozen
class _Rows:
    """How Factions are drawn. step: from one to the next; lines: how many a name has; card: its height, 0 for none."""

    each: int
    step: float
    lines: int
    card: float


def _draw_factions(draw: WallDrawing, factions: tuple[FactionLook, ...]) -> None:
    """Draw them in a row or in several, with their cards or, where a far seat could not read all names, without."""
    name, favor = max(46.0, draw.size(_NAME) * 1.15), max(42.0, draw.size(_FAVOR) * 1.2)
    usual = _IN_A_ROW if draw.high > 2 * (_READ + name + favor + _UNDER) else _IN_A_ROW + 1
    most = 1 if len(factions) <= usual else 2
    ways = ((most, True), (2, True), (2, False), (3, False))
    found = [_laid(draw, factions, rows, (name, favor), card=card) for rows, card in ways]
    rows = next((one for one in found if one is not None), None)
    if rows is None:
        _draw_list(draw, factions)
        return
    high = draw.high / -(-len(factions) // rows.each)
    for row in range(-(-len(factions) // rows.each)):
        looks = factions[row * rows.each : (row + 1) * rows.each]
        _draw_row(draw.within(0, row * high, draw.wide, high), looks, rows, (name, favor))


def _draw_list(draw: WallDrawing, factions: tuple[FactionLook, ...]) -> None:
    """Draw them as a list of two columns, the Favor beside each name: room for as many long names as there can be."""
    count = -(-len(factions) // 2)
    high, wide, gap = draw.high / count, draw.wide / 2, 40.0
    name = draw.size(_NAME) * 1.1
    for place, faction in enumerate(factions):
        right = draw.wide / 2 - gap / 2 if place < count else draw.wide
        words = speak("board", "{favor}/{agency}", favor=faction.favor, agency=faction.agency)
        taken = max(draw.width("0/00", _FAVOR), draw.width(words, _FAVOR)) + 16 + faction.offenses * _JAG
        style, lines = draw.in_lines(faction.name, _NAME, wide - gap / 2 - taken, max(1, int(high // name)))
        y = (place % count) * high + (high - name * len(lines)) / 2 + draw.size(style) * 0.85
        draw.text(right, y, words, _FAVOR, "soft", align="end")
        for jag in range(faction.offenses):
            draw.sign("jag", right - taken + 16 + jag * _JAG, y - 30, 34, "refused")
        for line in lines:
            draw.text(right - wide + gap / 2, y, line, style, room=wide - gap / 2 - taken)
            y += name


def _laid(
    draw: WallDrawing, factions: tuple[FactionLook, ...], rows: int, below: tuple[float, float], *, card: bool
) -> _Rows | None:
    """Return how they stand in so many rows with every name whole, and a card above it; None where they cannot.

    below: how high a line of a name and the Favor are.
    """
    each, high = -(-len(factions) // rows), draw.high / rows
    widest = max(draw.width(one.name, _NAME) for one in factions)
    step = min(max(400.0, widest + 40), draw.wide / each)
    if not all(_has_room(draw, one, step - 16) for one in factions):
        return None
    name, favor = below
    for lines in range(1, _MOST_LINES + 1):
        words = lines * name + favor + (_UNDER if card else 0.0)
        if high < words + (_READ / 2 if card else 0.0):
            return None
        if all(_is_whole(draw, one.name, step - 16, lines) for one in factions):
            return _Rows(each, step, lines, min(290.0, high - words, step * 0.72 * 7 / 5) if card else 0.0)
    return None


def _is_whole(draw: WallDrawing, name: str, room: float, lines: int) -> bool:
    """Whether a name is written whole in so many lines, even where it is one long word."""
    style, written = draw.in_lines(name, _NAME, room, lines)
    return " ".join(written) == name and all(draw.width(line, style) <= room for line in written)


def _has_room(draw: WallDrawing, faction: FactionLook, room: float) -> bool:
    """Whether a Favor is written whole in that width, as small as it may be."""
    words, room = _favor(faction), room - faction.offenses * _JAG
    return draw.width(words, draw.fitted(words, _FAVOR, room)) <= room


def _favor(faction: FactionLook) -> str:
    return speak("board", "Favor {favor} of {agency}", favor=faction.favor, agency=faction.agency)


def _draw_row(draw: WallDrawing, factions: tuple[FactionLook, ...], rows: _Rows, below: tuple[float, float]) -> None:
    """below: how high a line of its name and its Favor are."""
    name, favor = below
    high, step = rows.card, rows.step
    wide = card_width(high)
    for place, faction in enumerate(factions):
        centre = draw.wide / 2 + (place + 0.5 - len(factions) / 2) * step
        if high and faction.top:
            draw.card(faction.top, centre - wide / 2, 0, high)
        elif high:
            draw.well(centre - wide / 2, 0, high, "hand", 0.26, 2.4)
        y = high
        style, written = draw.in_lines(faction.name, _NAME, step - 16, rows.lines)
        for line in written:
            y += name
            draw.text(centre, y, line, style, align="middle", room=step - 16)
        y += favor
        # Offenses are public, and one more may be the last: they are shown after the Favor, as on the table.
        jags, words = faction.offenses * _JAG, _favor(faction)
        said = draw.text(centre - jags / 2, y, words, _FAVOR, "soft", align="middle", room=step - 16 - jags, fit=True)
        for jag in range(faction.offenses):
            draw.sign("jag", centre - jags / 2 + said / 2 + 12 + jag * _JAG, y - 30, 34, "refused")


# ---------------------------------------------------------------------- Gambit


def _draw_gambit(draw: WallDrawing, poster: GambitPoster) -> None:
    middle = draw.wide / 2
    y = _rows(draw, 84, poster.title, title(60), draw.wide, "text")
    if poster.line:
        draw.text(middle, y - 8, poster.line, plain(36), "soft", align="middle", room=draw.wide, fit=True)
        y += 44
    below = 130 + _RESULT + 82  # their names and, as soon as it is known, the result
    high, top = min(440.0, draw.high - y - below), y - 6
    wide = card_width(high)
    _draw_place(draw.within(middle - 150 - wide, top, wide, high), poster.hers)
    _draw_place(draw.within(middle + 150, top, wide, high), poster.coachs)
    if poster.result:  # below both cards: what was played stays to be read
        words, token, y = poster.result.upper(), "legal" if poster.good else "refused", top + high + 138
        ground = width_of(words, _RESULT) + 90
        draw.plate(middle - ground / 2, y, ground, _RESULT + 56, fill="rail", edge=token, line=4, cut=26)
        draw.letters(middle, y + 28, words, _RESULT, token, align="middle", bar=12)
        return
    y = top + high / 2
    half = max(40.0, draw.width(poster.between, title(32)) * 0.56 + 14)  # the word in its widest part
    draw.shape((middle, y - 110), (middle + half, y), (middle, y + 110), (middle - half, y), edge="edge", line=4)
    if poster.between:
        draw.text(middle, y + 10, poster.between, title(32), "soft", align="middle")
    else:
        draw.sign("cross", middle - 24, y - 24, 48, "refused")


def _draw_place(draw: WallDrawing, place: PlaceLook) -> None:
    if place.face:
        draw.card(place.face, 0, 0, draw.high, shadow="hover")
    else:
        draw.well(0, 0, draw.high)
    y, room = draw.high + 26, draw.wide + 60
    draw.crest(place.seat, 0, y, 88)
    draw.text(108, y + (40 if place.line else 58), place.name, title(44), room=room, fit=True)
    draw.text(108, y + 82, place.line, plain(32), "soft", room=room, fit=True)
    for number, (seat, face) in enumerate(place.helpers):
        top = number * 150
        if top + 130 > draw.high + 20:
            break
        draw.card(face, -130, top, 130)
        draw.crest(seat, -168, top + 40, 50)
