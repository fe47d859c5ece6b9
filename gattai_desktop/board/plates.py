"""Draws buttons that are cut like plates: Drives, answers, the one bright button of a screen."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.block import LEADING, words_block
from gattai_desktop.board.button_title import paint_button_title, paint_stacked, signs_wide
from gattai_desktop.board.button_title import says_all as stacked_says_all
from gattai_desktop.board.fonts import display_font, fitting, strong_font, text_font, width_in
from gattai_desktop.board.key_cap import beside_words, cap_high, cap_wide, cap_within, low_cap, over_words, paint_cap
from gattai_desktop.board.large_plates import outcome_lines, outcome_share, paint_hero, paint_outcome, paint_quiet
from gattai_desktop.board.paint import Paint, PaintedButton, painting
from gattai_desktop.board.plate import (
    paint_brackets,
    paint_crest,
    paint_plate,
    paint_refused_plate,
    plate_path,
    ring_path,
    under_pointer,
)
from gattai_desktop.board.plate_lines import CAPITAL, PlateLines, alone, base_lines, halves, shortenings, stands
from gattai_desktop.board.plate_look import JUDGEMENT_SIGNS, PlateLook
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.board.side_by_side import Speaker
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text, paint_words, spoken, words_width
from gattai_desktop.cards.frozen import evolve

_STILL_LARGE: Final = 0.75
"""How much smaller a title may become, so that its line has room beside it."""

_TITLES: Final = {"drive": (18, 15), "button": (16, 15), "quiet": (12, 12), "line": (19, 17)}
"""Size of a title in drawing pixels, in the full and in the small layout."""
_INSET: Final = 1.2
"""From the button's edge to the middle of its line."""
_CALM: Final = ("", "panel", "well")
"""What a plate is filled with where a sign keeps its colour; on a brighter one it could hardly be seen."""
WhenChosen = Callable[[], object] | SignalInstance | None
"""What is done, or sent on, when a plate is chosen."""


class PlateButton(PaintedButton):
    """A plate that can be pressed.

    Signals:
        clicked: Qt's own; sent whether the plate may be chosen or not. chosen: pressed and allowed.
        reasonAsked: pressed although refused; carries the reason as words.
    """

    chosen = Signal()
    reasonAsked = Signal(str)

    def __init__(self, paint: Paint, look: PlateLook, parent: QWidget | None = None, then: WhenChosen = None) -> None:
        super().__init__(paint, parent)
        self.look = look
        self._agreed: PlateLines | None = None
        self._stacked = False
        self.lit = False
        """Whether it is framed, because something else speaks of it."""
        self.clicked.connect(self._answer)
        if then is not None:
            self.chosen.connect(then)
        self.set_look(look)

    def set_look(self, look: PlateLook) -> None:
        self.look = look
        self.setAccessibleName(look.spoken_name())
        self._say_key()
        self.updateGeometry()
        self.update()

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(paint)
        self._say_key()

    def _say_key(self) -> None:
        self.say_key(self._key() if self.accessibleName() else "")  # a plate that is being deleted has no words

    def _key(self) -> str:
        """Return the key to press, which a person may have changed; "" for none."""
        return self.key_shown(self.look.key)

    def set_lit(self, *, on: bool) -> None:
        """Frame it, because something else speaks of it."""
        if on != self.lit:
            self.lit = on
            self.update()

    def set_title(self, title: str) -> None:
        self.set_look(evolve(self.look, title=title))

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self._cut(), self.ring_off)

    def sizeHint(self, at: int = 0) -> QSize:
        px, look = self.paint.px, self.look  # at: the height at which it has its letters; 0 for its own
        title = width_in(self._title_font_of(self._title_size(at)), look.title)
        sub = words_width(look.line, self._sub_size())
        key = max(px(44), cap_wide(self.paint, self._key()) + px(18)) if self._key() else 0
        match look.arrangement:
            case "drive":
                signs = px(26) * (len(look.signs) + bool(look.judgement))
                wide, high = max(title + signs + key, sub) + px(28 if self.paint.scale.small else 36), px(76)
            case "button":
                wide, high = title + px(36) + key + signs_wide(self.paint, look), px(44)
            case "quiet":
                wide, high = title + px(20), px(24)
            case "line":
                wide, high = title + sub + px(110) + key, px(74)
            case "hero":
                wide, high = max(title, sub) + px(150), px(124)
            case _:
                wide, high = max(title, sub) + px(60), px(226)
        return QSize(max(32, round(wide)), max(32, round(high)))

    def speaker(self, high: int) -> Speaker:
        """Return its words and widths for a row of that height, whose plates agree on their lines."""
        px, look = self.paint.px, self.look
        if look.arrangement == "button":
            title, sizes = float(self.sizeHint(high).width()), (self._title_size(high), TEXT_FLOOR)
            usual, least = (width_in(self._title_font_of(size), look.title) for size in sizes)
            return Speaker((), 0.0, title, title + least - usual, title + least - usual)
        if look.arrangement != "drive":
            return Speaker((), 0.0, 0.0, 0.0)
        sign = px(21 if self.paint.scale.small else 26) * (len(look.signs) + self._shows_judgement())
        beside = 2 * self._pad() + self._crest_room(high) + 3
        font, besides = display_font(self._title_size(high)), sign + beside + px(4)
        words, sub = look.title_in(small=self.paint.scale.small), self._sub_size()
        bare = width_in(font, words) + besides
        folded = max(width_in(font, half) for half in halves(words, font)) + besides
        key = cap_wide(self.paint, self._key()) + px(8) if self._key() else 0.0
        low = over_words(self.paint, self._key(), high, self.letters(high), _INSET + 3)
        under = beside_words(self.paint, self._key(), sub)
        forms, over = shortenings(look.line, look.short), self._over_lines(high)
        return Speaker(forms, beside, bare + key, bare, folded, low, under, over)

    def _over_lines(self, high: float, rows: int = 2, size: int = 0) -> float:
        """Return what the cap of its key takes of that many lines below its title, where it reaches down to them."""
        letters = self._title_size(round(high)), size or self._sub_size()
        return over_words(self.paint, self._key(), high, letters, _INSET + 3, rows=rows)

    def letters(self, high: int) -> tuple[int, int]:
        """Return the sizes of its title and of its line in a row of that height."""
        return self._title_size(high), self._sub_size()

    def agree(self, lines: PlateLines | None) -> None:
        """Draw its lines as the plates of the row agreed; None: as if it stood alone."""
        if lines != self._agreed:
            self._agreed = lines
            self.update()

    def lines(self) -> PlateLines:
        return self._agreed if self._agreed is not None else self._alone(self.width(), self.height())

    def lines_in(self, wide: int, high: int) -> int:
        """Return the number of lines below its title in a plate of that size; for plates of the drive kind."""
        return self._alone(wide, high).rows if self.look.arrangement == "drive" else 0

    def says_all(self, wide: int, high: int) -> bool:
        """Whether all of its line has room in a plate of that size; for plates of the drive and of the line kind."""
        if self.look.arrangement == "line":
            px, inner = self.paint.px, high - 2 * _INSET
            mark = (min(px(22), inner * 0.5) + px(16)) * len(self.look.signs)
            cap = cap_wide(self.paint, self._key()) + px(8) if self._key() else 0.0
            room = wide - px(62 + 12 if self.look.crest else 24 + 12) - mark - cap - 2 * _INSET
            return self.fits_beside(wide, high) or stacked_says_all(self.look, self._line_sizes(high), room, inner)
        lines, room = self._alone(wide, high), wide - 3 - 2 * self._pad() - self._crest_room(high)
        return self.look.arrangement != "drive" or stands(lines.words, lines.size, room, lines.rows)

    def _alone(self, wide: int, high: int) -> PlateLines:
        look, room = self.look, wide - 3 - 2 * self._pad() - self._crest_room(high)
        over = partial(self._over_lines, high)
        return alone(look.line, look.short, self._sub_size(), room, high, self._title_size(high), over)

    def hitButton(self, pos: QPoint) -> bool:
        return plate_path(self.width(), self.height(), self._cut()).contains(QPointF(pos))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, box = self.look, self.paint.theme, self._inside()
        with painting(self) as painter:
            if self.isDown():
                box.translate(0, min(2.0, _INSET + 0.8))
            if look.refused:
                paint_refused_plate(painter, theme, box, self._cut())
            else:
                fill = theme.colour(look.fill) if look.fill else None
                if self.underMouse() and look.fill in ("", "panel"):
                    fill = under_pointer(theme)
                edge = theme.colour(look.edge) if look.edge else None
                if look.fill == "black" or (theme.light and look.fill in ("legal", "price")):
                    edge = theme.sign_edge
                width = 2.0 if look.edge in ("pilots", "live", "coach") else 1.5
                paint_plate(painter, box, fill=fill, edge=edge, width=width, cut=self._cut())
            {
                "drive": self._drive,
                "button": self._button,
                "line": self._line,
                "quiet": self._quiet,
                "hero": lambda painter, box: paint_hero(painter, theme, look, box, self._ink()),
                "outcome": self._outcome,
            }[look.arrangement](painter, box)
            if self.lit:
                paint_brackets(painter, box, theme.legal, min(box.height() * 0.3, self.paint.px(22)), 4.0, -1.0)

    def _inside(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)

    # ------------------------------------------------------------------ the five arrangements
    def _drive(self, painter: QPainter, box: QRectF) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        tight = self.paint.scale.small
        pad, size, title, lines = self._pad(), px(13 if tight else 16), self._title_size(), self.lines()
        at = base_lines(self.height(), title, lines.size, lines.rows, folded=lines.folded)
        left, baseline, key = box.x() + pad, box.y() - _INSET + at.title, 0.0
        if look.crest:
            side = self._crest_side()
            paint_crest(painter, theme, look.crest, left, box.center().y() - side / 2, side, look.crest_sign)
            left += self._crest_room()
        if self._key() and lines.capped:
            # Its middle is that of the title.
            middle = max(box.y() + 3 + cap_high(self.paint) / 2, baseline - title * CAPITAL / 2)
            key = self._key_cap(painter, box.right() - pad + px(2), middle) + px(6) + pad
        under = beside_words(self.paint, self._key(), lines.size) if lines.low else 0.0
        if under:
            middle = baseline + at.first - at.title - lines.size * 0.36
            self._key_cap(painter, box.right() - pad + px(2), middle, low_cap(lines.size))
        signs = [(mark.sign, theme.colour(mark.token), px(8)) for mark in look.signs]
        if self._shows_judgement() and look.judgement:
            ink = theme.colour(look.judgement) if look.fill in _CALM else self._ink()
            signs.insert(0, (JUDGEMENT_SIGNS[look.judgement], ink, px(8 if tight else 10)))
        x = left + sum(size + gap for _, _, gap in signs)
        wide = box.right() - max(key, pad) - x
        font, whole = display_font(title), look.title_in(small=tight)
        titles = halves(whole, font) if lines.folded and width_in(font, whole) > wide else (whole,)
        y, x = baseline - title * LEADING * (len(titles) - 1), left
        for sign, colour, gap in signs:
            paint_sign(painter, sign, x, y - size * 0.86, size, colour)
            x += size + gap
        for part in titles:
            paint_text(painter, x, y, part, fitting(display_font, title, part, wide), self._ink(), room=wide)
            y += title * LEADING
        rows = lines.rows
        over = self._over_lines(self.height(), rows, lines.size) if rows > 1 and lines.capped else 0.0
        room = box.right() - pad - left - under - over
        below, words = words_block(lines.words, lines.size, room + 0.5, lines.size * (1 + LEADING * (rows - 1)) + 0.1)
        y = box.y() - _INSET + at.first
        for line in words:
            paint_words(painter, theme, left, y, line, below, self._sub_ink(), room=room + 1)
            y += at.step

    def _pad(self) -> float:
        return self.paint.px(12 if self.paint.scale.small else 16)

    def _shows_judgement(self) -> bool:
        """Whether its sign is drawn before the title; a crest already says that a player may be chosen."""
        return bool(self.look.judgement) and not (self.look.crest and self.look.judgement == "legal")

    def _crest_side(self, high: int = 0) -> float:
        return min((high or self.height()) * 0.6, self.paint.px(44))

    def _crest_room(self, high: int = 0) -> float:
        return self._crest_side(high) + self._pad() if self.look.crest else 0.0

    def _sub_ink(self) -> QColor:
        look, theme = self.look, self.paint.theme
        return theme.refused if look.refused else (theme.soft if look.fill in ("", "panel") else self._ink())

    def _button(self, painter: QPainter, box: QRectF) -> None:
        look, px, room = self.look, self.paint.px, box.width() - self.paint.px(16)
        key = max(px(34), cap_wide(self.paint, self._key()) + px(14)) if self._key() else 0.0
        if width_in(self._title_font_of(TEXT_FLOOR), look.title) > room - key:
            key = 0.0  # a title goes before the cap of its key
        inner, size = box.adjusted(0, 0, -key, 0), self._title_size()
        paint_button_title(painter, self.paint, look, inner, self._title_font_of, size, self._ink())
        if key:
            self._key_cap(painter, box.right() - px(12), box.center().y(), cap_within(self.paint, box.height()))

    def _quiet(self, painter: QPainter, box: QRectF) -> None:
        paint_quiet(painter, self.paint, self.look, box, self._title_font_of(self._title_size()), lit=self.underMouse())

    def _line(self, painter: QPainter, box: QRectF) -> None:
        look, theme, px = self.look, self.paint.theme, self.paint.px
        font, mark_wide = display_font(self._title_size()), min(px(22), box.height() * 0.5)
        baseline = box.center().y() + font.pixelSize() * 0.36
        least = width_in(display_font(TEXT_FLOOR), look.title) + len(look.signs) * (mark_wide + px(16)) + px(36)
        cap = cap_wide(self.paint, self._key()) + px(8) if self._key() else 0.0
        if cap and (least + cap <= box.width() or look.crest):  # a title goes before the cap of its key
            self._key_cap(painter, box.right() - px(12), box.center().y())
            box = box.adjusted(0, 0, -cap, 0)
        tight = px(0.4 if look.signs and least > box.width() else 1.0)
        x = box.x() + 24 * tight
        if look.crest:
            side = min(px(34), box.height() * 0.6)
            x = box.x() + px(14)
            paint_crest(painter, theme, look.crest, x, box.center().y() - side / 2, side, look.crest_sign)
            x += side + px(14)
        for mark in look.signs:
            paint_sign(painter, mark.sign, x, box.center().y() - mark_wide / 2, mark_wide, theme.colour(mark.token))
            x += mark_wide + 16 * tight
        room, size = box.right() - x - px(12), self._sub_size()
        wide, used = words_width(look.line, size) if look.line else 0.0, width_in(font, look.title)
        left = room - px(36) - wide if look.line else room
        font = fitting(display_font, font.pixelSize(), look.title, max(left, used * _STILL_LARGE))
        if not look.line or (width_in(font, look.title) <= left and not self._stacked):
            paint_text(painter, x, baseline, look.title, font, self._ink(), room=left)
            paint_words(painter, theme, box.right() - px(24) - wide, baseline, look.line, size, self._sub_ink())
            return
        stacked = QRectF(x, box.y(), room, box.height())
        paint_stacked(painter, self.paint, look, self._line_sizes(), stacked, (self._ink(), self._sub_ink()))

    def _line_sizes(self, high: int = 0) -> tuple[int, int]:
        return self._title_size(high), self._sub_size(high)

    def fits_beside(self, wide: int, high: int) -> bool:
        """Say whether title and line have room side by side in a plate of that width; for plates of the line kind."""
        look, px = self.look, self.paint.px
        if look.arrangement != "line" or not look.line:
            return True
        marks = (px(38) if look.crest else 0) + px(38) * len(look.signs)
        title, below = self._line_sizes(high)
        return width_in(display_font(title), look.title) + words_width(look.line, below) + px(84) + marks <= wide

    def outcome_words(self) -> tuple[str, ...]:
        """Return what an outcome means, line by line as it stands there."""
        return outcome_lines(self.paint, self.look, self._inside())[0]

    def stack(self, on: bool) -> None:
        """Draw its words as the other plates of its sheet or row, where one of them has not the room for more."""
        if on != self._stacked:
            self._stacked = on
            self.update()

    def _outcome(self, painter: QPainter, box: QRectF) -> None:
        paint_outcome(painter, self.paint, self.look, box, beside=self._stacked)
        if self._key():
            k, high = outcome_share(box), cap_high(self.paint)
            self._key_cap(painter, box.right() - 36 * k - self.paint.px(8) + high, box.y() + 30 * k + high / 2)

    def _key_cap(self, painter: QPainter, right: float, middle: float, high: float = 0.0) -> float:
        """Draw the cap of the key up to `right`; return how wide it is. high: 0 for the usual."""
        theme = self.paint.theme
        plain = self.look.fill in ("", "panel") or self.look.refused
        ink, edge = (theme.soft, theme.edge) if plain else (self._ink(), self._ink())
        return paint_cap(painter, self.paint, right, middle, self._key(), ink, edge, high)

    def _ink(self) -> QColor:
        look, theme = self.look, self.paint.theme
        if look.refused:
            return theme.soft
        return theme.text if look.fill in _CALM else theme.on(look.fill)

    def _title_font_of(self, size: int) -> QFont:
        if self.look.arrangement == "quiet":
            return text_font(size)
        plain = self.look.arrangement == "button" and not self.look.fill
        return strong_font(size) if plain else display_font(size)

    def _title_size(self, high: int = 0) -> int:
        drawn: float = _TITLES.get(self.look.arrangement, (34, 34))[self.paint.scale.small]
        sized = self.height() > 0 and self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        if (sized or high) and self.look.arrangement == "drive":
            drawn = min(drawn, (high or self.height()) / self.paint.scale.unit * 0.36)
        if (sized or high) and self.look.arrangement in ("button", "line"):
            # A taller plate has larger words: the only button of a screen is read from further away.
            share = 0.36 if self.look.arrangement == "button" else 0.31
            drawn = max(drawn, min(34, (high or self.height()) / self.paint.scale.unit * share))
        return self.paint.text(drawn)

    def _sub_size(self, high: int = 0) -> int:
        if self.look.arrangement == "line":
            return self.paint.text(max(14, self._title_size(high) / self.paint.scale.unit * 0.8))
        return self.paint.text({"drive": 13 if self.paint.scale.small else 15}.get(self.look.arrangement, 18))

    def _cut(self) -> float:
        high = self.height() / max(0.01, self.paint.scale.unit)
        return self.paint.px(min(28.0, max(8.0, high * (0.18 if self.look.arrangement == "drive" else 0.23))))

    # ------------------------------------------------------------------ hands
    def _answer(self) -> None:
        if self.look.refused:
            self.reasonAsked.emit(spoken(self.look.sub) or self.look.detail)
        else:
            self.chosen.emit()
