"""The picture of a fight's odds: who wins, by how much, in which stage it ends, and what it costs."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.block import LEADING, paint_block, words_block
from gattai_desktop.board.fonts import caps_font, display_font, fitting, strong_font, text_font
from gattai_desktop.board.letters import Anchor, paint_cut, width_of
from gattai_desktop.board.paint import Paint, PaintedReading, painting
from gattai_desktop.board.plate import paint_crest, paint_harmony, paint_plate, plate_path
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.words import paint_text, paint_words
from gattai_desktop.model.rehearsing import harmony_now
from gattai_desktop.players.gattai.fight import Fight
from gattai_desktop.players.gattai.odds import SETTLED, Odds, Side
from gattai_desktop.windows.games.gattai.looks.threat_signs import threat_sign
from gattai_desktop.windows.games.gattai.odds.texture import paint_stripes
from gattai_desktop.windows.games.gattai.odds.words import (
    aloud,
    average,
    costs,
    harmony_words,
    in_hundred,
    in_hundred_briefly,
    judged,
)

WIDE: Final = 1000.0
HIGH: Final = 1004.0
"""The page as it is drawn, in drawing pixels."""
_LEAST_SHOWN: Final = 0.015
"""Shares from which a bar carries its number."""
_STAGES: Final = 7
_DASHES: Final = (4.0, 4.0)
"""The rims of what does not hold any more, in widths of the line."""


class OddsPage(PaintedReading):
    """One fight's odds; grows while they are counted."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._fight: Fight | None = None
        self._odds: Odds | None = None
        self._stale = self._stopped = False
        self._message = ""

    def show_odds(self, fight: Fight, odds: Odds, seed: int, *, stale: bool = False, stopped: bool = False) -> None:
        """Show what has been counted; stale: the table is another by now; stopped: before all had been played."""
        self._fight, self._odds, self._stale, self._stopped, self._message = fight, odds, stale, stopped, ""
        words = aloud(odds, fight, seed, stopped=stopped) if odds.fights else self._first_words()
        self.setAccessibleName(f"{self._stale_words()} {words}" if stale else words)
        self.update()

    def _first_words(self) -> str:
        return (
            self.tr("No fight has been played yet") if self._stopped else self.tr("The first fights are being played")
        )

    def _stale_words(self) -> str:
        return self.tr("The table has changed since. Run it again.")

    def show_message(self, message: str) -> None:
        """Say what is missing."""
        self._fight, self._odds, self._message = None, None, message
        self.setAccessibleName(message)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.paint.px(WIDE)), round(self.paint.px(HIGH)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        with painting(self) as painter:
            title = display_font(text(36))
            paint_text(painter, 0, px(46), self.tr("How hard is this fight?"), title, theme.text, room=self.width())
            if self._message:
                box = QRectF(0, px(90), self.width(), px(160))
                paint_block(painter, box, self._message, text_font, text(17), theme.text)
            if self._odds is None or self._fight is None:
                return
            if not self._odds.fights:
                words = self._first_words()
                paint_text(painter, 0, px(110), words, text_font(text(17)), theme.soft, room=self.width())
                return
            self._paint_verdict(painter, self._odds)
            self._paint_margins(painter, self._odds, px(300))
            self._paint_stages(painter, self._odds, px(622))
            self._paint_harmony(painter, self._odds, self._fight, px(622))
            self._paint_costs(painter, self._odds, self._fight, px(918))

    # ------------------------------------------------------------------ who wins
    def _paint_verdict(self, painter: QPainter, odds: Odds) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        wide = float(self.width())
        settled = odds.fights >= SETTLED and not self._stale
        ours, theirs = in_hundred_briefly(odds.pilots), in_hundred_briefly(1 - odds.pilots)
        cap = px(104)
        used = paint_cut(painter, 0, px(76), ours, cap, theme.pilots if settled else theme.soft, bar=17)
        x = used + px(34)
        paint_sign(painter, "wings", x, px(86), px(38), theme.pilots)
        room = wide - x - width_of(theirs, px(70)) - px(80)
        line, told = self.tr("in 100 go to the Pilots"), room - px(52)
        font = fitting(display_font, text(26), line, told)
        paint_text(painter, x + px(52), px(108) + font.pixelSize() * 0.36, line, font, theme.text, room=told)
        words = self._stale_words() if self._stale else judged(odds, stopped=self._stopped)
        paint_text(painter, x, px(168), words, fitting(display_font, text(22), words, room), theme.soft, room=room)
        right = paint_cut(painter, wide, px(100), theirs, px(70), theme.coach, "end", bar=17)
        paint_sign(painter, "horns", wide - right - px(52), px(114), px(32), theme.coach)
        split = wide * odds.pilots
        gap = px(3)
        bar = QRectF(0, px(204), max(1.0, split - gap), px(44))
        rest = QRectF(split + gap, px(204), max(1.0, wide - split - gap), px(44))
        dashes = _DASHES if self._stale else ()
        for box, colour in ((bar, theme.pilots), (rest, theme.coach)):
            if self._stale:
                paint_plate(painter, box, edge=colour, cut=px(12), radius=3, both=False, dashes=dashes)
            else:
                paint_plate(painter, box, fill=colour, cut=px(12), radius=3, both=False)
        if not self._stale:
            self._stripe(painter, rest, px(12), 3, px(24))
        painter.fillRect(QRectF(wide / 2 - 1.5, px(196), 3, px(60)), theme.text)

    # ------------------------------------------------------------------ by how much
    def _paint_margins(self, painter: QPainter, odds: Odds, top: float) -> None:
        theme, px = self.paint.theme, self.paint.px
        wide = float(self.width())
        self._caps(painter, 0, top, self.tr("By how much"))
        self._small(painter, wide, top, self.tr("score of the winner less the loser's"), "end")
        coach = tuple(reversed(odds.by_margin("coach")))
        pilots = odds.by_margin("pilots")
        columns = len(coach) + len(pilots) + 1
        step, high = wide / columns, px(176)
        foot = top + px(44) + high
        most = max([many for _, many in (*coach, *pilots)], default=1) or 1
        sides: tuple[tuple[Side, tuple[tuple[int, int], ...], int, QColor], ...] = (
            ("coach", coach, 0, theme.coach),
            ("pilots", pilots, len(coach) + 1, theme.pilots),
        )
        for side, groups, first, colour in sides:
            for place, (least, many) in enumerate(groups):
                box = QRectF((first + place) * step + px(4), foot, step - px(8), 0)
                box.setTop(foot - high * many / most)
                if many:
                    self._paint_margin(painter, box, colour, coach=side == "coach")
                label = self.tr("64+") if least == 64 else str(least)
                self._small(painter, box.center().x(), foot + px(24), label, "middle", theme.text)
                if odds.share(many) >= _LEAST_SHOWN:
                    self._small(painter, box.center().x(), box.y() - px(8), in_hundred(odds.share(many)), "middle")
        middle = (len(coach) + 0.5) * step
        painter.setPen(outline_pen(theme.edge, 2, (1.5, 2.5)))
        painter.drawLine(QPointF(middle, foot - high), QPointF(middle, foot + px(28)))
        painter.setPen(Qt.PenStyle.NoPen)
        paint_sign(painter, "horns", 0, foot + px(38), px(18), theme.coach)
        self._small(painter, px(26), foot + px(53), self.tr("Coach wins by"))
        self._small(painter, wide - px(26), foot + px(53), self.tr("Pilots win by"), "end")
        paint_sign(painter, "wings", wide - px(18), foot + px(38), px(18), theme.pilots)

    def _paint_margin(self, painter: QPainter, box: QRectF, colour: QColor, *, coach: bool) -> None:
        cut = min(self.paint.px(8), box.height())
        if self._stale:
            paint_plate(painter, box, edge=colour, cut=cut, radius=1, both=False, dashes=_DASHES)
            return
        paint_plate(painter, box, fill=colour, cut=cut, radius=1, both=False)
        if coach:
            self._stripe(painter, box, cut, 1, self.paint.px(12))

    def _stripe(self, painter: QPainter, box: QRectF, cut: float, radius: float, step: float) -> None:
        """Lay the Coach's lines over a plate."""
        path = plate_path(box.width(), box.height(), cut, radius, both=False).translated(box.topLeft())
        paint_stripes(painter, self.paint.theme, path, step, max(1.2, self.paint.px(2)))

    # ------------------------------------------------------------------ how far, and at what price
    def _paint_stages(self, painter: QPainter, odds: Odds, top: float) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        self._caps(painter, 0, top, self.tr("Ends in stage"))
        step = (self.width() / 2 - px(24)) / _STAGES
        most = max(odds.stages.values(), default=1)
        dashes = _DASHES if self._stale else ()
        foot = top + px(196)
        for stage in range(1, _STAGES + 1):
            many = odds.stages[stage]
            high = px(24) + px(112) * many / most
            lit = many == most and not self._stale
            box = QRectF((stage - 1) * step, foot - high, step - px(6), high)
            fill = None if self._stale else theme.live if lit else theme.panel
            edge = None if lit else theme.edge
            paint_plate(painter, box, fill=fill, edge=edge, cut=px(10), radius=2, both=False, dashes=dashes)
            ink = theme.table if lit else theme.soft
            paint_cut(painter, box.center().x(), foot - px(19), stage, px(14), ink, "middle")
            share = in_hundred_briefly(odds.share(many))
            paint_text(
                painter, box.center().x(), box.y() - px(8), share, strong_font(text(15)), theme.text, "middle",
                room=step,
            )  # fmt: skip
        words = self.tr("in 100. A Rumble begins in {share} of 100.")
        rumbles = words.replace("{share}", in_hundred(odds.share(odds.rumbles)))
        self._sentence(painter, 0, foot + px(26), rumbles, self.width() / 2)

    def _paint_harmony(self, painter: QPainter, odds: Odds, fight: Fight, top: float) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        left = self.width() / 2 + px(24)
        room = self.width() - left
        self._caps(painter, left, top, self.tr("Harmony afterwards"))
        rows = sorted(odds.harmony.items(), key=lambda row: -row[1])[:4]
        y = top + px(18)
        for lost, many in sorted(rows):
            value = max(1, min(7, harmony_now(fight) - lost))
            paint_harmony(painter, theme, value, left, y, px(36), numeral=True)
            long = (room - px(54) - px(180)) * odds.share(many)
            bar = QRectF(left + px(54), y + px(8), long, px(22))
            if self._stale:
                paint_plate(painter, bar, edge=theme.text, cut=0, radius=0, dashes=_DASHES)
            else:
                painter.fillRect(bar, theme.text)
            share = in_hundred(odds.share(many))
            paint_text(painter, left + px(64) + long, y + px(25), share, strong_font(text(15)), theme.text)
            self._small(painter, self.width(), y + px(25), harmony_words(lost), "end")
            y += px(50)
        words = self.tr("in 100, when Schism is soaked where it can be.")
        self._sentence(painter, left, top + px(222), words, room)

    def _paint_costs(self, painter: QPainter, odds: Odds, fight: Fight, base: float) -> None:
        theme, px, text = self.paint.theme, self.paint.px, self.paint.text
        first = self._caps(painter, 0, base, self.tr("Trauma")) + px(30)
        who = (*fight.pilots, *(f"threat.{key}" for key in fight.threats))
        step = min(px(150), (self.width() - first) / max(1, len(who)))
        for place, one in enumerate(who):
            x = first + place * step
            seat = "coach" if "." in one else one
            sign = threat_sign(fight.table.values, one.partition(".")[2]) if "." in one else ""
            paint_crest(painter, theme, seat, x, base - px(24), px(34), sign)
            points = average(odds.average(odds.trauma[one]))
            paint_text(painter, x + px(44), base, points, strong_font(text(18)), theme.text, room=step - px(46))
        wide, high = float(self.width()), self.height() - base - px(20)
        size, lines = words_block(costs(odds, fight), text(15), wide, high)
        y = base + px(42)
        for line in lines:
            paint_words(painter, theme, 0, y, line, size, theme.soft, room=wide + 1)
            y += size * LEADING

    # ------------------------------------------------------------------ letters
    def _caps(self, painter: QPainter, x: float, base: float, words: str) -> float:
        return paint_text(painter, x, base, words.upper(), caps_font(self.paint.text(13)), self.paint.theme.text)

    def _sentence(self, painter: QPainter, x: float, base: float, words: str, room: float) -> None:
        """A sentence in small letters, over two lines where it is long."""
        size = self.paint.text(14)
        box = QRectF(x, base - size * 0.86, room, size * 2.3)
        paint_block(painter, box, words, text_font, size, self.paint.theme.soft)

    def _small(
        self, painter: QPainter, x: float, base: float, words: str, anchor: Anchor = "start", ink: QColor | None = None
    ) -> None:
        room = self.width() - x if anchor == "start" else None
        font = text_font(self.paint.text(14))
        paint_text(painter, x, base, words, font, ink or self.paint.theme.soft, anchor, room=room)
