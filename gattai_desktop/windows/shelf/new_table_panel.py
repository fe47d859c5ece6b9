"""Draws what a new session will be: who comes, by which edition, with which rulings, and where it is kept."""

from typing import Final

from gattai_desktop.board.drawing import Drawing, Style, caps, plain, strong
from gattai_desktop.board.speech import ruling, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.table_rulings import TableRuling
from gattai_desktop.windows.shelf.new_table_grid import NewTableGrid

_SHOWN: Final = 4
"""How many changed rulings are named."""
_LINES: Final = 2
"""How many lines there are for who comes, and for who begins."""
_HEADING: Final = caps(12.5)


@frozen
class PanelLook:
    """What the panel says, all in the language of the windows.

    who, first: who comes and who begins, and each in fewer words where that has no room: the rows beside the panel
    name everybody.
    heading, only, line: above the plates, in their place where nothing can be chosen, and below them. source: whose it
    is, after the line, or alone where both have no room: the line stands on the card, too. plates: how high they are,
    drawing pixels; 0 where nothing stands in their place.
    """

    who: tuple[str, str]
    heading: str
    only: str
    line: str
    source: str
    plates: float
    rulings: tuple[TableRuling, ...]
    kept_in: str
    first: tuple[str, str]
    coached: bool


def draw_panel(draw: Drawing, at: NewTableGrid, look: PanelLook) -> None:
    """Draw the words of the panel between its name and the plate that begins."""
    words = plain(at.words)
    step = draw.size(words) * 1.3
    who, room = _fitting(draw, look.who, draw.wide, words), draw.wide - (26 if look.coached else 0)
    draw.paragraph(0, at.pad + at.name_high + step, who, words, "soft", room=draw.wide, most=_LINES, step=step)
    first = _fitting(draw, look.first, room, words)
    # As far from the plates above as from the one below, where there are two lines.
    foot = draw.high - at.pad - at.button - step * (0.3 + 0.8 * len(draw.wrapped(first, words, room, _LINES)))
    if look.coached:
        draw.sign("horns", 0, foot - at.words * 0.95, at.words * 1.15, "coach")
    draw.paragraph(draw.wide - room, foot, first, words, room=room, most=_LINES, step=step)
    foot = draw.high - panel_foot(draw, at) - at.gap * 0.5
    y = _draw_rulings(draw, at, look, _draw_edition(draw, at, look, step, foot), foot)
    if y + at.gap * 2 + step < foot:
        draw.rule(y, "line")
        draw.text(0, y + at.gap * 2, speak("shelf", "Kept in"), _HEADING, "soft")
        draw.text(0, y + at.gap * 2 + step * 1.1, look.kept_in, words, room=draw.wide)


def _fitting(draw: Drawing, forms: tuple[str, str], room: float, words: Style) -> str:
    """Return the first of these that has room, else the last."""
    return next((one for one in forms if len(draw.wrapped(one, words, room, _LINES + 1)) <= _LINES), forms[-1])


def panel_foot(draw: Drawing, at: NewTableGrid) -> float:
    """Return how far above the lower end the plates for rulings and folder begin, drawing pixels."""
    return at.pad + at.button + draw.size(plain(at.words)) * 1.3 * 3.2 + at.plate_high


def _draw_edition(draw: Drawing, at: NewTableGrid, look: PanelLook, step: float, foot: float) -> float:
    """Say what the chosen edition or way of playing is; return the lower end."""
    y = at.edition
    draw.rule(y - at.gap * 1.7, "line")
    draw.text(0, y, look.heading, _HEADING, "soft", room=draw.wide)
    draw.text(0, y + 12 + at.plate_high * 0.65, look.only, strong(at.words + 2))
    y += (16 + look.plates if look.plates else 0) + step
    words, told = plain(at.words), f"{look.line} {look.source}".rstrip()
    most = max(6, int((foot - y - at.gap * 2) / step - 1))  # below it stands where the session is kept
    lines = len(draw.wrapped(told, words, draw.wide, 99))
    if lines > most and y + step * (lines - 1) <= foot:
        most = lines  # what it is goes before where it is kept
    if look.source and lines > most:
        told = look.source
    return draw.paragraph(0, y, told, words, "soft", room=draw.wide, most=most, step=step) - step * 0.4


def ruling_count(changed: int) -> str:
    """Return in words how many rulings of the table differ from the book."""
    if changed <= 1:
        one, none = speak("shelf", "one unlike the book"), speak("shelf", "all as in the book")
        return one if changed else none
    return speak("shelf", "{number} unlike the book", number=changed)


def ruling_told() -> str:
    """Return what a ruling is, for a person who meets the word for the first time."""
    what = speak("shelf", "A ruling is a house rule: it says how this table plays.")
    return f"{what} {speak('shelf', 'Each can be changed at the table, at any time.')}"


def _draw_rulings(draw: Drawing, at: NewTableGrid, look: PanelLook, y: float, foot: float) -> float:
    """Name the rulings that differ from the edition; return the lower end."""
    words, step = plain(at.words), draw.size(plain(at.words)) * 1.4
    if not look.rulings or y + at.gap * 2 + step * 2 > foot:
        return y
    changed = [one for one in look.rulings if one.now != one.default]
    draw.rule(y, "line")
    y += at.gap * 2
    heading, ink = speak("shelf", "Rulings of this table"), "price" if changed else "soft"
    count = ruling_count(len(changed))
    draw.text(0, y, heading, _HEADING, "soft", room=draw.wide)
    if draw.width(heading, _HEADING) + draw.width(count, words) + 12 <= draw.wide:
        draw.text(draw.wide, y, count, words, ink, align="end")
    else:
        y += step
        draw.text(0, y, count, words, ink, room=draw.wide)
    y += step
    if not changed:
        kept = step * 3 + at.gap * 2  # below it stands where the session is kept
        for told in (ruling_told(), speak("shelf", "Each can be changed at the table, at any time.")):
            lines = len(draw.wrapped(told, words, draw.wide, 99))
            if y + step * (lines - 1) + kept <= foot:
                y = draw.paragraph(0, y, told, words, "soft", room=draw.wide, most=lines, step=step)
                break
    room = draw.wide - 26
    for one in changed[:_SHOWN]:
        means = ruling(one.options.get(one.now, one.now))
        if y > foot:
            break
        draw.sign("corner", 0, y - at.words * 0.8, at.words * 0.8, "price")
        draw.text(26, y, ruling(one.title), strong(at.words), room=room)
        y += step * 0.9
        if y + step * (len(draw.wrapped(means, words, room, 99)) - 1) <= foot:
            y = draw.paragraph(26, y, means, words, "soft", room=room, most=99, step=step)
    return y + at.gap * 0.4


def draw_told(page: Drawing, place: tuple[float, float, float, float], size: float, words: str, short: str) -> None:
    """Draw all that is said of one scenario. short: what is drawn instead where that has no room."""
    left, top, wide, high = place
    style = plain(size)
    step = page.size(style) * 1.25
    if len(page.wrapped(words, style, wide, 99)) * step > high:  # what the rows say, too, need not stand twice
        words = short
    lines = len(page.wrapped(words, style, wide, 99))
    y = top + max(0.0, (high - lines * step) / 2) + step * 0.8
    page.paragraph(left, y, words, style, "soft", room=wide, most=lines, step=step)
