"""Draws the odds of a fight: who wins, by how much, in which stage it ends, and what it costs."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.block import LEADING, words_block
from gattai_desktop.board.drawing import Drawing, Ink, caps, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.board.plate import paint_harmony, plate_path
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import Theme
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.players.gattai.fight import Fight, harmony_now
from gattai_desktop.players.gattai.odds import SETTLED, FightSide, Odds
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
"""Size of the page, in drawing pixels."""
_LEAST_SHOWN: Final = 0.015
"""Least share of a bar with a number on it."""
_STAGES: Final = 7
_DASHES: Final = (4.0, 4.0)
"""Dashes of the rims of outdated shares, in widths of the line."""


class OddsPage(PaintedReading):
    """The odds of one fight, which change while they are counted."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._fight: Fight | None = None
        self._odds: Odds | None = None
        self._stale = self._stopped = False
        self._message = ""

    def show_odds(self, fight: Fight, odds: Odds, seed: int, *, stale: bool, stopped: bool) -> None:
        """Show the counted odds; stale: the table has changed since; stopped: before all fights had been played."""
        self._fight, self._odds, self._stale, self._stopped, self._message = fight, odds, stale, stopped, ""
        words = aloud(odds, fight, seed, stopped=stopped) if odds.fights else self._first_words()
        self.setAccessibleName(f"{self._stale_words()} {words}" if stale else words)
        self.update()

    def _first_words(self) -> str:
        if self._stopped:
            return self.tr("No fight has been played yet")
        return self.tr("Counting: automatic players fight it many times. The first results are here in a few seconds.")

    def _stale_words(self) -> str:
        return self.tr("The table has changed since. Run it again.")

    def show_message(self, message: str) -> None:
        self._fight, self._odds, self._message = None, None, message
        self.setAccessibleName(message)
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.text(0, 46, self.tr("How hard is this fight?"), title(36), room=draw.wide)
        if self._message:
            draw.block(0, 90, draw.wide, 160, self._message, plain(17))
        if self._odds is None or self._fight is None:
            return
        if not self._odds.fights:
            draw.block(0, 84, draw.wide, 120, self._first_words(), plain(22))
            return
        self._draw_verdict(draw, self._odds)
        self._draw_margins(draw.within(0, 300), self._odds)
        half = draw.wide / 2
        self._draw_stages(draw.within(0, 622, half), self._odds)
        self._draw_harmony(draw.within(half + 24, 622), self._odds, self._fight)
        self._draw_costs(draw.within(0, 918), self._odds, self._fight)

    def _bar(
        self, draw: Drawing, x: float, y: float, wide: float, high: float, ink: Ink, *, cut: float, radius: float
    ) -> None:
        """Draw a share of the fights: filled, or only its rim where it is outdated."""
        fill, edge, dashes = (None, ink, _DASHES) if self._stale else (ink, None, ())
        draw.plate(x, y, wide, high, fill=fill, edge=edge, cut=cut, radius=radius, both=False, dashes=dashes)

    # ------------------------------------------------------------------ who wins
    def _draw_verdict(self, draw: Drawing, odds: Odds) -> None:
        settled = odds.fights >= SETTLED and not self._stale
        ours, theirs = in_hundred_briefly(odds.pilots), in_hundred_briefly(1 - odds.pilots)
        x = draw.letters(0, 76, ours, 104, "pilots" if settled else "soft", bar=17) + 34
        draw.sign("wings", x, 86, 38, "pilots")
        right = draw.letters(draw.wide, 100, theirs, 70, "coach", align="end", bar=17)
        draw.sign("horns", draw.wide - right - 52, 114, 32, "coach")
        room = draw.wide - x - right - 80
        line = self.tr("in 100 go to the Pilots")
        fitted = draw.fitted(line, title(26), room - 52)
        draw.text(x + 52, draw.base(108, fitted), line, fitted, room=room - 52)
        words = self._stale_words() if self._stale else judged(odds, stopped=self._stopped)
        draw.text(x, 168, words, title(22), "soft", room=room, fit=True)
        split, least = draw.wide * odds.pilots, 1.0 / draw.unit
        self._bar(draw, 0, 204, max(least, split - 3), 44, "pilots", cut=12, radius=3)
        rest = max(least, draw.wide - split - 3)
        self._bar(draw, split + 3, 204, rest, 44, "coach", cut=12, radius=3)
        if not self._stale:
            self._stripe(draw, draw.rect(split + 3, 204, rest, 44), 12, 3, 24)
        draw.fill(draw.wide / 2 - 1.5 / draw.unit, 196, 3 / draw.unit, 60, "text")

    # ------------------------------------------------------------------ by how much
    def _draw_margins(self, draw: Drawing, odds: Odds) -> None:
        draw.text(0, 0, self.tr("By how much"), caps(13))
        draw.text(draw.wide, 0, self.tr("score of the winner less the loser's"), plain(14), "soft", align="end")
        coach = tuple(reversed(odds.by_margin("coach")))
        pilots = odds.by_margin("pilots")
        step, tallest, foot = draw.wide / (len(coach) + len(pilots) + 1), 176.0, 220.0
        most = max([many for _, many in (*coach, *pilots)], default=1) or 1
        sides: tuple[tuple[FightSide, tuple[tuple[int, int], ...], int], ...] = (
            ("coach", coach, 0),
            ("pilots", pilots, len(coach) + 1),
        )
        for side, groups, first in sides:
            for place, (least, many) in enumerate(groups):
                left, high = (first + place) * step + 4, tallest * many / most
                if many:
                    cut = min(8.0, high)
                    self._bar(draw, left, foot - high, step - 8, high, side, cut=cut, radius=1)
                    if side == "coach" and not self._stale:
                        self._stripe(draw, draw.rect(left, foot - high, step - 8, high), cut, 1, 12)
                centre = left + step / 2 - 4
                draw.text(centre, foot + 24, self.tr("64+") if least == 64 else str(least), plain(14), align="middle")
                if odds.share(many) >= _LEAST_SHOWN:
                    share = in_hundred(odds.share(many))
                    draw.text(centre, foot - high - 8, share, plain(14), "soft", align="middle")
        middle = (len(coach) + 0.5) * step
        draw.stroke(middle, foot - tallest, middle, foot + 28, "edge", 2, (1.5, 2.5))
        draw.sign("horns", 0, foot + 38, 18, "coach")
        draw.text(26, foot + 53, self.tr("Coach wins by"), plain(14), "soft", room=draw.wide - 26)
        draw.text(draw.wide - 26, foot + 53, self.tr("Pilots win by"), plain(14), "soft", align="end")
        draw.sign("wings", draw.wide - 18, foot + 38, 18, "pilots")

    def _stripe(self, draw: Drawing, box: QRectF, cut: float, radius: float, step: float) -> None:
        """Lay the Coach's lines over a plate."""
        if draw.painter is not None:
            px = self.paint.px
            path = plate_path(box.width(), box.height(), px(cut), radius, both=False).translated(box.topLeft())
            paint_stripes(draw.painter, self.paint.theme, path, px(step), max(1.2, px(2)))

    # ------------------------------------------------------------------ how far, and at what price
    def _draw_stages(self, draw: Drawing, odds: Odds) -> None:
        draw.text(0, 0, self.tr("Ends in stage"), caps(13))
        step, foot = (draw.wide - 24) / _STAGES, 196.0
        most = max(odds.stages.values(), default=1)
        dashes = _DASHES if self._stale else ()
        for stage in range(1, _STAGES + 1):
            many = odds.stages[stage]
            high = 24 + 112 * many / most
            lit = many == most and not self._stale
            left, centre = (stage - 1) * step, (stage - 0.5) * step - 3
            fill = None if self._stale else "live" if lit else "panel"
            edge = None if lit else "edge"
            draw.plate(
                left, foot - high, step - 6, high, fill=fill, edge=edge, cut=10, radius=2, both=False, dashes=dashes
            )
            cap = draw.least(14, 9)
            draw.letters(centre, foot - 12 - cap / 2, stage, cap, "table" if lit else "soft", align="middle")
            share = in_hundred_briefly(odds.share(many))
            draw.text(centre, foot - high - 8, share, strong(15), align="middle", room=step)
        share = in_hundred(odds.share(odds.rumbles))
        words = speak("odds", "in 100. A Rumble begins in {share} of 100.", share=share)
        self._sentence(draw, foot + 26, words)

    def _draw_harmony(self, draw: Drawing, odds: Odds, fight: Fight) -> None:
        draw.text(0, 0, self.tr("Harmony afterwards"), caps(13))
        rows = sorted(odds.harmony.items(), key=lambda row: -row[1])[:4]
        y = 18.0
        for lost, many in sorted(rows):
            value = max(1, min(7, harmony_now(fight) - lost))
            if draw.painter is not None:
                side = draw.least(36, 22)  # its numeral can be read
                at = draw.rect(0, y + 18 - side / 2, side, side)
                paint_harmony(draw.painter, self.paint.theme, value, at.x(), at.y(), at.width(), numeral=True)
            long = (draw.wide - 54 - 180) * odds.share(many)
            self._bar(draw, 54, y + 8, long, 22, "text", cut=0, radius=0)
            draw.text(64 + long, y + 25, in_hundred(odds.share(many)), strong(15))
            draw.text(draw.wide, y + 25, harmony_words(lost), plain(14), "soft", align="end")
            y += 50
        self._sentence(draw, 222, self.tr("in 100, when Schism is soaked where it can be."))

    def _draw_costs(self, draw: Drawing, odds: Odds, fight: Fight) -> None:
        first = draw.text(0, 0, self.tr("Trauma"), caps(13)) + 30
        who = (*fight.pilots, *(f"threat.{key}" for key in fight.threats))
        step = min(150.0, (draw.wide - first) / max(1, len(who)))
        for place, one in enumerate(who):
            x = first + place * step
            sign = threat_sign(fight.table.values, one.partition(".")[2]) if "." in one else ""
            draw.crest("coach" if "." in one else one, x, -24, 34, sign)
            points = average(odds.average(odds.trauma[one]))
            draw.text(x + 44, 0, points, strong(18), room=step - 46)
        size, lines = words_block(costs(odds, fight), self.paint.text(15), draw.box.width(), draw.box.height())
        style, y = plain(size / draw.unit), 42.0
        for line in lines:
            draw.text(0, y, line, style, "soft", room=draw.wide + 1 / draw.unit)
            y += draw.size(style) * LEADING

    def _sentence(self, draw: Drawing, base: float, words: str) -> None:
        """Draw a sentence in small letters, over two lines where it is long."""
        size = draw.size(plain(14))
        draw.block(0, base - size * 0.86, draw.wide, size * 2.3, words, plain(14), "soft")


_STRENGTH: Final = 0.4
_STEEP: Final = 0.5
"""Slope of the stripes: width by height."""


def paint_stripes(painter: QPainter, theme: Theme, shape: QPainterPath, step: float, width: float) -> None:
    """Draw slanted stripes over a filled shape; `step` is their distance, in painter's units."""
    box = shape.boundingRect()
    lean = box.height() * _STEEP
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.setOpacity(painter.opacity() * _STRENGTH)
    painter.setPen(outline_pen(theme.table, width))
    # Stripes have fixed places, so that they do not move while a bar grows.
    x = box.left() - (box.left() % step) - lean
    while x < box.right():
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + lean, box.top()))
        x += step
    painter.restore()
