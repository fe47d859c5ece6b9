"""Draws the page of a Team Hand: places with their givers, the row in cut letters, the twelve rows, boxes of words."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF

from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.windows.games.virtual_machine.marks import draw_mark
from gattai_desktop.windows.games.virtual_machine.team_effects import TeamBox
from gattai_desktop.windows.games.virtual_machine.team_looks import Giving, TeamHandLook, TeamPlace, TeamRowLook


def draw_team(draw: Drawing, look: TeamHandLook) -> None:
    """Draw all but the twelve rows and the buttons."""
    caption = caps(draw.at(13, 12))
    base = max(draw.at(14, 12), draw.size(caption))  # letters have a least size: none is cut at the top
    draw.text(0, base, look.caption, caption, "soft", room=draw.wide)
    top, cap = base + draw.at(12, 8), draw.at(40, 26)
    words = draw.width(look.row_words, plain(15)) + 20
    name = look.row.upper()
    while cap > 16 and width_of(name, cap) > draw.wide - words:
        cap *= 0.92
    draw.letters(0, top, name, cap)
    draw.text(draw.wide, top + cap, look.row_words, plain(draw.at(15, 13)), "soft", align="end")
    y = top + draw.at(40, 26) + draw.at(18, 10)
    rest = draw.high - y
    high = min(draw.at(178, 120), rest * draw.at(0.38, 0.44))
    _draw_places(draw.within(0, y, draw.wide, high + draw.at(30, 22)), look.places, high)
    y += high + draw.at(30, 22) + draw.at(22, 20)
    if look.givers:
        draw.text(0, y, look.givers_words, caps(draw.at(13, 12)), "soft", room=draw.wide)
        y += draw.at(10, 6)
        y += _draw_givers(draw.within(0, y, draw.wide, draw.high - y), look.givers, draw.at(70, 44))
        y += draw.at(14, 6)
    if look.boxes:
        tall = min(draw.high - y, draw.at(112, 74))
        if tall > 40:
            _draw_boxes(draw.within(0, y, draw.wide, tall), look.boxes)
        y += tall + draw.at(14, 8)
    if look.raising and draw.high - y > draw.at(40, 30):
        _draw_raising(draw.within(0, y, draw.wide, draw.high - y), look)


def _draw_places(draw: Drawing, places: Sequence[TeamPlace], high: float) -> None:
    count, wide, head = max(1, len(places)), card_width(high), draw.at(30, 22)
    step = min(wide + 36, (draw.wide - wide) / max(1, count - 1)) if count > 1 else 0.0
    for number, place in enumerate(places):
        x, size = number * step, draw.at(22, 16)
        if place.giver is not None:
            draw_mark(draw, place.giver, x, 0, size)
            ink, style, room = "legal" if place.offered else "soft", plain(draw.at(13.5, 12.5)), step - size - 10
            words = place.words if draw.width(place.words, style) <= room else place.words.partition(",")[0]
            draw.text(x + size + 7, draw.base(size / 2, style), words, style, ink, room=room, fit=True)
        if not place.face:
            draw.well(x, head, high)
            if place.note.isdecimal():
                draw.letters(x + wide / 2, head + high / 2 - 12, place.note, 24, "edge", align="middle")
            else:
                draw.block(x + 8, head + 8, wide - 16, high - 16, place.note, plain(13.5), "soft", middle=True)
            continue
        draw.card(place.face, x, head, high, shadow="rest")
        if place.offered:
            box = draw.rect(x, head, wide, high)
            paint_brackets(draw.pen, box, draw.ink("legal"), gap=5, arm=draw.paint.px(18), width=3)


def _draw_givers(draw: Drawing, givers: Sequence[Giving], tall: float) -> float:
    """Draw a plate for each who may give, in as many rows as their names need and have room; return where they end."""
    gap, rows = 10.0, 1
    needed = max(draw.width(one.name, strong(draw.at(15, 13))) for one in givers) + draw.at(28, 22) + 26
    while (rows + 1) * (tall + gap) - gap <= draw.high and (draw.wide + gap) / -(-len(givers) // rows) - gap < needed:
        rows += 1
    across = -(-len(givers) // rows)
    words = plain(draw.at(13, 12))
    whole = max(draw.width(_line(one), words) for one in givers) + draw.at(28, 22) + 28
    wide = min((draw.wide - gap * (across - 1)) / across, max(240, whole))
    for number, one in enumerate(givers):
        part = draw.within(number % across * (wide + gap), number // across * (tall + gap), wide, tall)
        part.plate(fill="panel", edge="live" if one.is_now else None, line=2.0, cut=12, inset=1)
        size = draw.at(28, 22)
        draw_mark(part, one.mark, 10, (part.high - size) / 2, size)
        x = size + 20
        two = part.high > 50
        part.text(x, part.high * (0.4 if two else 0.42), one.name, strong(draw.at(15, 13)), room=wide - x - 6, fit=True)
        part.text(x, part.high * (0.7 if two else 0.82), _line(one), words, "soft", room=wide - x - 6, fit=True)
        if one.faces and two:
            high = part.high * 0.5
            for place, face in enumerate(one.faces[:4]):
                part.card(face, wide - 12 - (place + 1) * high * 0.5, part.high * 0.08, high, shadow=None)
    return rows * (tall + gap) - gap


def _line(one: Giving) -> str:
    """Return what is said below the name of somebody who may give."""
    return one.words if not one.count or one.faces else f"{one.words}, {one.count}"


def _draw_boxes(draw: Drawing, boxes: Sequence[TeamBox]) -> None:
    gap = 10.0
    shown = boxes[:3]
    wide = (draw.wide - gap * (len(shown) - 1)) / max(1, len(shown))
    for number, box in enumerate(shown):
        part = draw.within(number * (wide + gap), 0, wide, draw.high)
        part.plate(fill="panel", cut=12)
        ink = "price" if box.sign in ("omen", "jag") else "text"
        part.sign(box.sign, 12, draw.at(12, 9), 15, ink)
        part.text(36, draw.at(25, 21), box.title, title(draw.at(16, 13.5)), room=wide - 44, fit=True)
        y = draw.at(34, 26)
        for line in box.lines:
            y = part.lines(14, y, line, plain(draw.at(13.5, 12.5)), room=wide - 24, leading=1.3)
            if y > part.high - 12:
                break
        if box.note and y + part.size(plain(draw.at(13, 12))) + 6 <= part.high:
            part.text(14, part.high - 9, box.note, plain(draw.at(13, 12)), "soft", room=wide - 24, fit=True)


def _draw_raising(draw: Drawing, look: TeamHandLook) -> None:
    gap, tall = 10.0, draw.at(42, 32)
    wide = (draw.wide - gap) / 2
    for number, (cards, row) in enumerate(look.raising):
        line, column = divmod(number, 2)
        if (line + 1) * (tall + 8) > draw.high + 8:
            return
        part = draw.within(column * (wide + gap), line * (tall + 8), wide, tall)
        part.plate(fill="panel", cut=10)
        style = plain(draw.at(14, 12.5))
        right = part.text(wide - 14, part.base(tall / 2, style), row, style, "soft", align="end", room=wide * 0.55)
        part.text(14, part.base(tall / 2, style), cards, style, room=wide - right - 40)


def draw_rows(draw: Drawing, rows: Sequence[TeamRowLook], boxes: Mapping[int, QRectF]) -> None:
    """Draw the twelve rows, each in its place."""
    for row in rows:
        if row.rank in boxes:
            _draw_row(draw.over(boxes[row.rank]), row)


def _draw_row(draw: Drawing, row: TeamRowLook) -> None:
    reached, offered = row.state == "reached", row.state == "offered"
    fill = "live" if reached else "panel" if offered else None
    edge = None if reached else "legal" if offered else "line"
    draw.plate(fill=fill, edge=edge, line=2.4 if offered else 1.2, cut=10, radius=3, both=False, inset=1)
    if row.state == "skipped":
        draw.hatching(cut=10)
    ink = "table" if reached else "text" if offered else "soft"
    cap = draw.at(18, 15)
    draw.letters(28, (draw.high - cap) / 2, str(row.rank), cap, ink, align="middle")
    x = 56.0
    if offered:
        draw.sign("tick", draw.wide - 24, 8, 14, "legal")
    style = strong(draw.at(14.5, 13))
    top = draw.high * 0.4
    draw.text(x, top, row.name, style, ink, room=draw.wide - x - 30, fit=True)
    half = (draw.wide - x - 10) / 2
    base, words = draw.high * 0.82, plain(draw.at(13, 12))
    for number, (sign, line) in enumerate((("vmBoot", row.boot), ("vmUptime", row.uptime))):
        left = x + number * half
        draw.sign(sign, left, base - 11, 12, ink)
        draw.text(left + 18, base, line, words, ink, room=half - 26, fit=True)
