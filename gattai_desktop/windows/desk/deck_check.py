"""Shows what is said of a deck: its size, each rule with a bar, every fault with its reason, and charts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedReading
from gattai_desktop.windows.kit.deck_workshop import DeckChart, DeckFlaw, DeckReport, DeckRule

_GAP: Final = 18.0
_HIGHEST: Final = 62.0
"""Height of the highest bar of a chart, drawing pixels."""


class DeckCheck(PaintedReading):
    """The right side of the room. It paints what a `DeckReport` says, and is as high as that needs."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.report: DeckReport | None = None

    def set_report(self, report: DeckReport) -> None:
        """Show this report."""
        self.report = report
        self.setAccessibleName(report.spoken())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self.needed(self.width()))

    def needed(self, wide: int) -> int:
        """Return the height that it needs at that width, both in pixels of the screen."""
        draw = measuring(self.paint, wide)
        return round(self._write(draw) * draw.unit) + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            self._write(draw)

    def _write(self, draw: Drawing) -> float:
        """Draw everything, or only measure it; return the height in drawing pixels."""
        report = self.report
        if report is None:
            return 0.0
        ink = "legal" if report.playable else "refused"
        wide = draw.letters(0, 4, report.count, 46, ink)
        draw.sign("tick" if report.playable else "cross", wide + 16, 12, 30, ink)
        words, room = strong(17), draw.wide - wide - 60
        rows = len(draw.wrapped(report.summary, words, room, most=2))
        draw.paragraph(
            wide + 60, draw.base(27 if rows == 1 else 17, words), report.summary, words, ink, room=room, most=2
        )
        y = 66.0
        for rule in report.rules:
            y = self._rule(draw, rule, y)
        for flaw in report.flaws:
            y = self._flaw(draw, flaw, y)
        for chart in report.charts:
            y = self._chart(draw, chart, y + 8)
        return y

    def _rule(self, draw: Drawing, rule: DeckRule, y: float) -> float:
        name, ink = strong(14.5), "legal" if rule.holds else "refused"
        high = draw.size(name)
        draw.sign("tick" if rule.holds else "cross", 0, y + 2, high * 0.9, ink)
        words = draw.text(draw.wide, y + high, rule.words, plain(14), "soft", align="end")
        draw.text(high * 1.6, y + high, rule.name, name, room=draw.wide - high * 1.6 - words - 10, fit=True)
        left, room = high * 1.6, draw.wide - high * 1.6
        foot = y + high + 6
        if draw.painter is not None:
            draw.fill(left, foot, room, 5, "line")
            draw.fill(left, foot, room * min(1.0, rule.value / max(1, rule.most)), 5, "text" if rule.holds else ink)
        return foot + _GAP

    def _flaw(self, draw: Drawing, flaw: DeckFlaw, y: float) -> float:
        """A fault with a cross, advice with the jagged wave, each with its rule."""
        style, ink = plain(14), "price" if flaw.advice else "refused"
        high = draw.size(style)
        draw.sign("jag" if flaw.advice else "cross", 0, y + 2, high, ink)
        words = f"{flaw.words[:1].upper()}{flaw.words[1:]} ({flaw.rule})"
        return draw.lines(high * 1.6, y, words, style, room=draw.wide - high * 1.6, leading=1.3) + 6

    def _chart(self, draw: Drawing, chart: DeckChart, y: float) -> float:
        draw.rule(y)
        head, note = caps(12), plain(13.5)
        base = y + 10 + draw.size(note)
        wide = draw.width(chart.title, head)
        if wide + draw.width(chart.note, note) + 20 > draw.wide:
            draw.text(0, base, chart.title, head, "soft", room=draw.wide)
            y = draw.lines(0, base + 4, chart.note, note, room=draw.wide, leading=1.3)
        else:
            draw.text(0, base, chart.title, head, "soft")
            draw.text(draw.wide, base, chart.note, note, "soft" if chart.bars else "text", align="end")
            y = base + 8
        return self._bars(draw, chart, y) if chart.bars else y + 4

    def _bars(self, draw: Drawing, chart: DeckChart, y: float) -> float:
        figure = strong(14)
        most, gap = max(1, *(bar.value for bar in chart.bars)), 8.0
        wide = (draw.wide - gap * (len(chart.bars) - 1)) / len(chart.bars)
        foot = y + draw.size(figure) + 6 + _HIGHEST
        size = min(20.0, wide - 4)
        for place, bar in enumerate(chart.bars):
            x, tall = place * (wide + gap), _HIGHEST * bar.value / most
            if draw.painter is not None:
                draw.fill(x, foot - max(1.0, tall), wide, max(1.0, tall), "edge")
            draw.text(x + wide / 2, foot - tall - 5, str(bar.value), figure, align="middle")
            step = min(size + 3, wide / len(bar.signs))
            left = x + wide / 2 - step * len(bar.signs) / 2
            for at, sign in enumerate(bar.signs):
                draw.sign(sign, left + at * step, foot + 6, min(size, step - 1), "text")
        return foot + 6 + size + 8
