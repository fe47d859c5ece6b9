"""Draws one answer to a question: its title, what it spends and what it leads to, as pips and figures."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bars import paint_schism
from gattai_desktop.board.block import LEADING
from gattai_desktop.board.drawing import Drawing, Style, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.key_cap import cap_high
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_PEN, paint_brackets, ring_path, under_pointer
from gattai_desktop.board.plate_lines import CAPITAL
from gattai_desktop.board.speech import fill
from gattai_desktop.board.words import DrawnWords, Mini, broken, spoken, strongly
from gattai_desktop.windows.asking.answer_columns import told_lines
from gattai_desktop.windows.asking.reached import draw_reached, rows_of_reached
from gattai_desktop.windows.kit.ask_look import AnswerLook, Spending

_INSET: Final = 1.2
"""From the button's edge to the middle of its line, pixels of the screen."""
_SIGN_STEP: Final = 24.0
"""From one sign of what is spent to the next, drawing pixels."""
_MOST_SIGNS: Final = 8
_LEAST_PIPS: Final = 40.0
"""Least width of the pips of Schism, drawing pixels; with less there are only figures."""
_CARD: Final = strong(22)
_SIDES: Final = (18.0, 12.0)
"""From the sides of an answer to its words and its key, in the full and in the small layout, drawing pixels."""
_BELOW_CAP: Final = 5.0
"""Least room between the cap of a key and the words below it, drawing pixels."""
_SEEN: Final = 0.42
"""Share of a lying card that shows where another covers it."""


class AnswerButton(LookButton[AnswerLook]):
    """A button that gives one answer."""

    def __init__(self, paint: Paint, look: AnswerLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, look, parent)
        self._agreed = 0
        self._stacked = False
        self.say_key(self.key_shown(look.key))

    def set_look(self, look: AnswerLook) -> None:
        super().set_look(look)
        self.setEnabled(not look.refused)

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(14), min(4.0, self.free - RING_PEN / 2))

    def draw(self, whole: Drawing) -> None:
        look = self.look
        if look.refused:
            whole.refused(cut=14, inset=_INSET)
        else:
            ground = under_pointer(self.paint.theme) if self.underMouse() else "panel"
            edge = "live" if look.chosen else "edge"
            whole.plate(fill=ground, edge=edge, line=2.6 if look.chosen else 1.5, cut=14, inset=_INSET)
        if look.led and whole.painter is not None:
            size = min(self.height() * 0.3, self.paint.px(22))
            paint_brackets(whole.painter, QRectF(self.rect()), self.paint.theme.legal, size, 4.0, -1.0)
        draw = whole.inset(_INSET, _INSET)
        if look.card:
            draw.text(draw.wide / 2, draw.base(draw.middle, _CARD), (Mini(look.card),), _CARD, align="middle")
            return
        self._draw_title(draw)
        if look.lying:
            self._draw_lying(draw)
        if self._costs:
            self._draw_costs(draw)

    def title_size(self) -> int:
        """Return the largest size (device-independent pixels) at which its title fits on one line, or the smallest."""
        draw = Drawing(self.paint, QRectF(self.rect())).inset(_INSET, _INSET)
        drawn = _title_style(flat=self._flat(draw))
        room, wide = self._title_room(draw, drawn), draw.width(strongly(self.look.title), drawn)
        size = draw.pixels(drawn)
        return max(self._smallest, int(size * room / wide)) if 0 < room < wide else size

    def title_rows(self, wide: float, *, stacked: bool) -> int:
        """Return how many lines its title needs in that width, device-independent pixels."""
        draw = Drawing(self.paint, QRectF(0, 0, wide, self.height())).inset(_INSET, _INSET)
        room = self._title_room(draw, _title_style(flat=False), stacked=stacked)
        return len(broken(strongly(self.look.title), self._smallest, room * draw.unit, hyphens=True))

    @property
    def _smallest(self) -> int:
        return self.paint.text(13)

    def agree(self, size: int, *, stacked: bool) -> None:
        """Write the title in this size, which all answers share; stacked: above what it costs, not beside it."""
        if (size, stacked) != (self._agreed, self._stacked):
            self._agreed, self._stacked = size, stacked
            self.update()

    def stacks(self, wide: float) -> bool:
        """Whether title and costs have no room beside each other in that width, device-independent pixels."""
        if not self._costs:
            return False
        draw = Drawing(self.paint, QRectF(0, 0, wide, self.height())).inset(_INSET, _INSET)
        x, style = _costs_x(draw), _title_style(flat=False)
        beside = self._title_x(draw, style) + draw.width(strongly(self.look.title), style) + 10
        return beside > x or self._costs_wide(draw) > draw.wide - _side(draw) - x

    @property
    def _costs(self) -> bool:
        """Whether it shows what it spends or what it leads to."""
        return bool(self.look.spending or self.look.schism or self.look.left)

    def _flat(self, draw: Drawing) -> bool:
        """Whether everything is on one line."""
        return draw.high < 62 and not self._costs

    def _title_x(self, draw: Drawing, style: Style) -> float:
        return _side(draw) + (draw.size(style) * 1.15 + 12 if self.look.sign else 0.0)

    def _title_room(self, draw: Drawing, style: Style, *, stacked: bool | None = None) -> float:
        x = self._title_x(draw, style)
        beside = self._costs and not (self._stacked if stacked is None else stacked)
        return _costs_x(draw) - x - 10 if beside else draw.wide - x - self._cap(draw) - _side(draw) - 8

    def _cap(self, draw: Drawing) -> float:
        """How wide the cap of its key is."""
        return draw.ruler.key(0, 0, self.key_shown(self.look.key))

    def _draw_title(self, draw: Drawing) -> None:
        look, flat = self.look, self._flat(draw)
        style = _title_style(flat=flat)
        drawn, edge = draw.size(style), _edge(draw)
        x, room = self._title_x(draw, style), self._title_room(draw, style)
        size = min(self.title_size(), self._agreed or draw.pixels(style))
        titles = broken(strongly(look.title), size, room * draw.unit, hyphens=True)
        written = Style(strong_font, size / draw.unit)
        step = draw.size(written) * LEADING
        line = draw.middle + drawn * 0.36 - step * (len(titles) - 1) / 2 if flat else edge + drawn * 0.7
        beside = draw.width(titles[-1], written) + 20
        told, beneath = look.line, None
        if flat and len(titles) == 1:
            told, beneath = self._told(draw, room, beside, size / draw.unit)
        if beneath is not None:
            line -= draw.size(beneath) * 0.62
        if look.sign:
            draw.sign(look.sign, _side(draw), line - drawn * 0.95, drawn * 1.15)
        key = self.key_shown(look.key)
        if self._costs and not flat and not self._stacked:
            draw.key(x + self._cap(draw), draw.high - edge - 8, key)
        else:
            draw.key(draw.wide - _side(draw), draw.middle if flat else line - drawn * 0.36, key)
        for title in titles:
            draw.text(x, line, title, written, "soft" if look.refused else "text", room=room + 1)
            line += step
        line -= step
        left = room - beside - 4
        if beneath is not None:
            draw.text(x, line + draw.size(beneath) * LEADING, told, beneath, "soft", room=room)
        elif told and not flat:
            self._draw_detail(draw, line, room if self._costs else draw.wide - 2 * _side(draw))
        elif told and draw.width(told, plain(14)) <= left:
            draw.text(x + beside, line, told, plain(14), "soft", room=left)

    def _told(self, draw: Drawing, room: float, beside: float, title: float) -> tuple[DrawnWords | str, Style | None]:
        """Return what a low plate says of its answer, in short if the whole has no room, and its style if beneath."""
        line, brief = self.look.line, self.look.brief
        beneath = self._beneath(draw, line, room, beside, title)
        if brief and beneath is None and draw.width(line, plain(14)) > room - beside - 4:
            return brief, self._beneath(draw, brief, room, beside, title)
        return line, beneath

    def _beneath(
        self, draw: Drawing, words: DrawnWords | str, room: float, beside: float, title: float
    ) -> Style | None:
        """Return how the words of a low plate are written below its title; None where they stand beside it, or not."""
        if not words or not isinstance(words, str):
            return None
        style = draw.fitted(words, plain(14), room)
        fits = draw.width(words, style) <= room and draw.high >= (title + draw.size(style)) * LEADING + 6
        return style if fits and draw.width(words, plain(14)) > room - beside - 4 else None

    def _draw_detail(self, draw: Drawing, line: float, room: float) -> None:
        """Write what the answer leads to below the last line of its title, on as many lines as it needs."""
        if self.look.reached and draw_reached(draw.within(_side(draw), line + 14, room), self.look):
            return
        style = plain(14)
        lines = told_lines(self.look, draw.pixels(style), room * draw.unit)
        step = draw.size(style) * LEADING
        y = line + 26 if self.look.lying else max(line + step, draw.high - 17 - step * (len(lines) - 1))
        foot_of_cap = line - draw.size(_title_style(flat=False)) * 0.36 + cap_high(self.paint) / draw.unit / 2
        if len(lines) > 1 and not self._costs and y - draw.size(style) * CAPITAL < foot_of_cap + _BELOW_CAP:
            # Where the first line would touch the cap, all of them keep left of it, if that takes no line more.
            beside = told_lines(self.look, draw.pixels(style), (room - self._cap(draw) - 6) * draw.unit)
            lines = beside if len(beside) == len(lines) else lines
        for words in lines:
            draw.text(_side(draw), y, words, style, "soft", room=room)
            y += step

    def detail_rows(self, wide: float) -> int:
        """Return how many lines below its title it needs in that width, device-independent pixels."""
        if not self.look.line or self._costs:
            return 0
        if self.look.reached:
            draw = Drawing(self.paint, QRectF(0, 0, wide, self.height())).inset(_INSET, _INSET)
            return rows_of_reached(draw, draw.wide - 52, self.look)  # a bar may stand beside it
        room = wide - 2 * _INSET - self.paint.px(2 * _SIDES[self.paint.scale.small]) - 4
        return len(told_lines(self.look, self.paint.text(14), max(40.0, room)))

    def least_wide(self) -> float:
        """Return the width, device-independent pixels, in which its title has one line in the smallest size."""
        draw = Drawing(self.paint, QRectF(0, 0, 1000, self.height())).inset(_INSET, _INSET)
        beside = draw.wide - self._title_room(draw, _title_style(flat=False))
        return width_in(strong_font(self._smallest), spoken(self.look.title)) + beside * draw.unit + 2 * _INSET + 2

    def is_short(self, wide: float) -> bool:
        """Whether title, in the smallest size, and detail have a line each in that width, and no card is shown."""
        if self.look.lying or self._costs:
            return False
        return self.title_rows(wide, stacked=False) == 1 and self.detail_rows(wide) <= 1

    def _draw_lying(self, draw: Drawing) -> None:
        """Draw a card that stays at the left; one that goes veiled, behind an arrow down to the discards."""
        stay = [face for face, stays in self.look.lying if stays]
        go = [face for face, stays in self.look.lying if not stays]
        heaps, arrow = (2, 28) if go else (1, 0)
        # Each covered card shows the corner that counts while it lies.
        wide = min(84.0, (draw.wide - 30 - arrow) / (heaps + _SEEN * (len(stay) + len(go) - heaps)))
        high, step = card_width(wide), wide * _SEEN
        x, y = 16.0, draw.high - 10 - high
        for face in stay:
            _lay(draw, face, x, y, wide, 0.0)
            x += step
        x += wide - step
        if go:
            draw.sign("down", x + 5, y + high / 2 - 9, 18, "soft")
            x += arrow
        for face in go:
            _lay(draw, face, x, y, wide, 0.5)
            x += step

    def _costs_wide(self, draw: Drawing) -> float:
        """Return the width of what it spends and leads to, as pips and figures."""
        wide = 0.0
        if self.look.spending:
            signs = min(_MOST_SIGNS, self.look.spending.most)
            wide = signs * _SIGN_STEP + draw.width(self.look.spending.words, strong(14))
        wide = max(wide, draw.width(self.look.left, strong(14)))
        return max(wide, _LEAST_PIPS + 10 + draw.width(self._schism_words, strong(14))) if self.look.schism else wide

    @property
    def _schism_words(self) -> str:
        now, added = self.look.schism or (0, 0)
        return f"{now} → {now + added}" if added else fill(self.tr("stays {number}"), number=now)

    def _draw_costs(self, draw: Drawing) -> None:
        look, edge = self.look, _edge(draw)
        x = _side(draw) if self._stacked else _costs_x(draw)
        right = draw.wide - _side(draw)
        if look.spending:
            top = draw.middle - 5 if self._stacked else edge
            said = draw.text(right, top + 14, look.spending.words, strong(14), align="end")
            _draw_spending(draw, x, top, right - said - x - 4, look.spending)
        if look.left:
            draw.text(right, draw.high - edge, look.left, strong(14), align="end", room=right - x)
        if look.schism:
            low, (now, added) = draw.high - edge - 14, look.schism
            ink = "price" if added else "text"
            number = draw.text(right, low + 14, self._schism_words, strong(14), ink, align="end")
            wide = min(150.0, right - number - 10 - x)
            if wide >= _LEAST_PIPS:
                place = draw.rect(x, low + 1, wide, 13)
                paint_schism(draw.pen, self.paint.theme, place, now, added, self.paint.px(4))


def _side(draw: Drawing) -> float:
    return draw.at(*_SIDES)


def _title_style(*, flat: bool) -> Style:
    return plain(16 if flat else 17)


def _edge(draw: Drawing) -> float:
    """Return the margin above the first line and below the last: less on a low plate."""
    return min(20.0, draw.high * 0.19)


def _costs_x(draw: Drawing) -> float:
    return min(152.0, draw.wide * 0.42)


def _lay(draw: Drawing, face: str, x: float, y: float, tall: float, veil: float) -> None:
    """Draw a card that lies on its right side, with the box in which it then lies at x, y."""
    # A card turns about the middle of its lower edge.
    half = card_width(tall) / 2
    draw.card(face, x - half, y + half - tall, tall, angle=90.0, shadow=None, veil=veil)


def _draw_spending(draw: Drawing, x: float, y: float, wide: float, spending: Spending) -> None:
    """Draw a sign for each that may be held: filled what stays, struck what is spent, in outline what is missing."""
    signs = min(_MOST_SIGNS, spending.most)
    step = min(_SIGN_STEP, wide / max(1, signs))
    for place in range(signs):
        at = x + place * step
        if place >= spending.have:
            draw.outline(spending.sign, at, y, 17, "edge", 1.4)
        elif place < spending.have - spending.spent:
            draw.sign(spending.sign, at, y, 17)
        else:
            draw.outline(spending.sign, at, y, 17, "price", 1.8)
            over = 2 / draw.unit
            draw.stroke(at - over, y + 17 + over, at + 17 + over, y - over, "price", 2.4)
