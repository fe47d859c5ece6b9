"""The right side of the room: what is said of the deck, and below it what may be done with the whole of it."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint, PaintedGroup, PaintedReading
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.kit.deck_workshop import DeckChart, DeckFlaw, DeckReport, DeckRule
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_GAP: Final = 18.0
_NEEDS_IN_A_ROW: Final = 3
_NARROW: Final = 260.0
"""Up to this width, pixels of the screen, a card less stands in a row."""
_HIGHEST: Final = 62.0
"""Height of the highest bar of a chart, drawing pixels."""


class DeckCheck(PaintedReading):
    """The right side of the room. It paints what a `DeckReport` says, and is as high as that needs."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.report: DeckReport | None = None

    def set_report(self, report: DeckReport) -> None:
        self.report = report
        self.setAccessibleName(report.spoken())
        self.updateGeometry()
        self.update()

    def needed(self, wide: int) -> int:
        """Return the height that it needs at that width, both in pixels of the screen."""
        draw = measuring(self.paint, wide)
        return round(self._write(draw) * draw.unit) + 4

    def draw(self, draw: Drawing) -> None:
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
        return self._needs(draw, report, y + 8) if report.needs else y

    def _needs(self, draw: Drawing, report: DeckReport, y: float) -> float:
        """Small cards with what each needs below it; what is not there stands in the colour of a price."""
        draw.rule(y)
        y = self._title(draw, report.needs_title, report.needs_note, "soft", y)
        style, gap = plain(13), 10.0
        columns = _NEEDS_IN_A_ROW if draw.wide * draw.unit > _NARROW else _NEEDS_IN_A_ROW - 1
        wide = (draw.wide - gap * (columns - 1)) / columns
        high = wide / card_width(1.0)
        for at in range(0, len(report.needs), columns):
            feet = [y]
            for place, need in enumerate(report.needs[at : at + columns]):
                x = place * (wide + gap)
                draw.card(need.face, x, y, high, shadow=None)
                top = y + high + 5
                ink = "soft" if need.met else "price"
                if not need.met:
                    draw.sign("jag", x, top + 2, draw.size(style), ink)
                inset = 0.0 if need.met else draw.size(style) * 1.3
                feet.append(draw.lines(x + inset, top, need.words, style, ink, room=wide - inset, leading=1.25))
            y = max(feet) + 8
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
            share = min(1.0, rule.value / max(1, rule.most))
            draw.bar(left, foot, room, 5, share, "text" if rule.holds else ink)
        return foot + _GAP

    def _flaw(self, draw: Drawing, flaw: DeckFlaw, y: float) -> float:
        """A fault with a cross, advice with the jagged wave, each with its rule."""
        style, ink = plain(14), "price" if flaw.advice else "refused"
        high = draw.size(style)
        draw.sign("jag" if flaw.advice else "cross", 0, y + 2, high, ink)
        words = f"{flaw.words[:1].upper()}{flaw.words[1:]} ({flaw.rule})"
        if flaw.mend:
            words = f"{words}. {flaw.mend}"
        return draw.lines(high * 1.6, y, words, style, room=draw.wide - high * 1.6, leading=1.3) + 6

    def _chart(self, draw: Drawing, chart: DeckChart, y: float) -> float:
        draw.rule(y)
        y = self._title(draw, chart.title, chart.note, "soft" if chart.bars else "text", y)
        y = self._bars(draw, chart, y) if chart.bars else y + 4
        if chart.below:
            y = draw.lines(0, y + 2, chart.below, plain(13), "soft", room=draw.wide, leading=1.3) + 4
        return y

    def _title(self, draw: Drawing, words: str, note: str, ink: str, y: float) -> float:
        """Write a title with what stands beside it, or below it where both do not fit; return where the rest begins."""
        head, style = caps(12), plain(13.5)
        base = y + 10 + draw.size(style)
        draw.text(0, base, words, head, "soft", room=draw.wide)
        if draw.width(words, head) + draw.width(note, style) + 20 > draw.wide:
            return draw.lines(0, base + 4, note, style, ink, room=draw.wide, leading=1.3)
        draw.text(draw.wide, base, note, style, ink, align="end")
        return base + 8

    def _bars(self, draw: Drawing, chart: DeckChart, y: float) -> float:
        figure = strong(14)
        most, gap = max(1, *(bar.value for bar in chart.bars)), 8.0
        wide = (draw.wide - gap * (len(chart.bars) - 1)) / len(chart.bars)
        foot = y + draw.size(figure) + 6 + _HIGHEST
        size = min(20.0, wide - 4)
        for place, bar in enumerate(chart.bars):
            x, tall = place * (wide + gap), _HIGHEST * bar.value / most
            filled = tall if bar.least is None else _HIGHEST * bar.least / most
            if draw.painter is not None:
                draw.fill(x, foot - max(1.0, filled), wide, max(1.0, filled), "edge")
            if tall > filled + 1:
                draw.plate(x, foot - tall, wide, tall - filled, edge="edge", line=1.0, cut=0, radius=0)
            number = bar.note or str(bar.value)
            middle = min(x + wide / 2, draw.wide - draw.width(number, figure) / 2)
            draw.text(middle, foot - tall - 5, number, figure, align="middle")
            step = min(size + 3, wide / len(bar.signs))
            left = x + wide / 2 - step * len(bar.signs) / 2
            for at, sign in enumerate(bar.signs):
                draw.sign(sign, left + at * step, foot + 6, min(size, step - 1), "text")
        return foot + 6 + size + 8


class DeckSide(PaintedGroup):
    """The check of a deck and two acts."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.check = DeckCheck(paint, self)
        self._pane = ScrolledArea(paint, self.check, self, follows=False)
        self.hand = self._button(self.tr("Try a first hand"), "F5")
        self.share = self._button(self.tr("Share"), "Ctrl+S")
        self.setAccessibleName(self.tr("The check of the deck"))

    def _button(self, words: str, key: str) -> PlateButton:
        return PlateButton(self.paint, outline_plate(words, key), self)

    def turn(self, way: int) -> None:
        """Scroll the check by a page: 1 down, -1 up."""
        bar = self._pane.verticalScrollBar()
        bar.setValue(bar.value() + way * bar.pageStep())

    def stops(self) -> list[QWidget]:
        return [self.hand, self.share]

    def rescale(self) -> None:
        edge = max(10.0, self.paint.px(18))
        foot = self._arrange(QRectF(edge, 0, self.width() - 2 * edge, self.height() - edge))
        self._pane.setGeometry(QRectF(edge, 10, self.width() - edge - 2, foot - 18).toRect())
        wide = self._pane.width() - self._pane.bar_wide - 6
        self.check.resize(wide, self.check.needed(wide))

    def _arrange(self, box: QRectF) -> float:
        """Lay the acts at the foot, one below the other where two do not fit side by side; return their top."""
        gap, tall, y = self.paint.px(8), max(34.0, self.paint.px(42)), box.bottom()
        half = (box.width() - gap) / 2
        pair = (self.hand, self.share)
        fit = all(plate.sizeHint().width() <= half for plate in pair)
        for row in [pair] if fit else [(self.share,), (self.hand,)]:
            y -= tall
            share = (box.width() - gap * (len(row) - 1)) / len(row)
            for at, plate in enumerate(row):
                plate.setGeometry(QRectF(box.x() + at * (share + gap), y, share, tall).toRect())
            y -= gap
        return y

    def draw(self, draw: Drawing) -> None:
        draw.ground("rail")
