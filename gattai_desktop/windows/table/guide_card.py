"""Shows what the guide of a game says now: what just happened, the next act with why, and what can be done about it.

It is drawn from the guide alone, so any game may have one. It stands where the pane leaves it room, and over no card.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import is_heard
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint, PaintedGroup, PaintedOver, painting
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import DrawnWords, PlainText, spoken
from gattai_desktop.cards.words import Words
from gattai_desktop.games.guide import Guide
from gattai_desktop.windows.glossary.meanings import Meaning, found_in
from gattai_desktop.windows.glossary.written_words import Underlined, underlining
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.guide_words import folded_line, guide_act, guide_aloud

SKIP, HIDE, AGAIN = "F6", "F7", "F8"
"""The keys of the guide: skips the act, hides and shows it, reads it aloud again."""
_EDGE: Final = 20.0
_TEXT: Final = 84.0
"""Where its words begin in the full layout; the sign of what happened stands before them. Drawing pixels."""
_BUTTONS: Final = (42.0, 34.0)


class _GuideButton(PlateButton):
    """A button of the guide's plate: its ring stays off the line of words above it."""

    ring = (10.0, 1.0)


class GuideCard(Underlined, PaintedGroup):
    """The plate of the guide; what its buttons do, others know."""

    def __init__(self, paint: Paint, game: str, parent: QWidget | None = None) -> None:
        """game: the key of the game whose words it underlines."""
        super().__init__(paint, parent)
        self._game = game
        self._guide: Guide | None = None
        self._happened = Words("")
        self.explained: Meaning | None = None
        """The word that it explains in the small layout."""
        self.folded = False
        """Whether a person has hidden it."""
        self.later = False
        """Whether the program does something before what it says."""
        self.in_full = True
        """Whether it says everything; else the next act, what happened and what is learned, a line each."""
        quiet = PlateLook(self.tr("Skip this act"), fill="", edge="", arrangement="button", key=SKIP)
        self.do = _GuideButton(paint, outline_plate(self.tr("Do it for me")), self)
        self.again = _GuideButton(paint, outline_plate(self.tr("Read aloud again"), key=AGAIN), self)
        self.skip = _GuideButton(paint, quiet, self)
        self.back = _GuideButton(paint, outline_plate(self.tr("Back to the lesson")), self)
        self.back.hide()
        self.hide()

    def set_guide(self, guide: Guide | None, happened: Words, *, does: bool) -> None:
        """Show this. does: whether the program could do it for the seat at the computer."""
        self._guide, self._happened = guide, happened
        self.do.setEnabled(does)
        self.do.setVisible(does)
        self.skip.setVisible(guide is not None and bool(guide.skip))
        self.back.setVisible(guide is not None and guide.strayed)
        if guide is not None:
            self.setAccessibleName(guide_act(guide))
            self.setAccessibleDescription(guide_aloud(guide, happened))
        self.rescale()
        self.update()

    def set_later(self, *, later: bool) -> None:
        """Say that the program does something first, or no more."""
        self.later = later
        self.update()

    def words(self) -> tuple[Meaning, ...]:
        """Return the words of the book in what it says, each once: also beside the explanation of one of them."""
        guide = self._guide
        if guide is None:
            return ()
        said: tuple[Words, ...] = (self._happened, guide.now, guide.why)
        if not self.in_full:
            said = (guide.now, *(one for words, _ in self._lines(guide, explains=True) for one in words))
        found = (one.meaning for words in said for one in found_in(spoken(drawn(words)), self._game))
        return tuple(dict.fromkeys(found))

    def _before(self, guide: Guide) -> tuple[Words, ...]:
        """Return what it says before the next act in a few lines: what has happened, and why or how the act is done."""
        return tuple(one for one in (self._happened, guide.why) if one.template)

    def _lines(self, guide: Guide, *, explains: bool) -> list[tuple[tuple[Words, ...], str]]:
        """Return what its few lines say, with their inks. explains: whether a word is explained below them."""
        small, before = self.paint.scale.small, self._before(guide)
        # In a small window the word that is explained takes the room of what has happened.
        told = before[-1:] if small and explains else before
        lines: list[tuple[tuple[Words, ...], str]] = [(told, "text")] if told else []
        if guide.learn.template:
            lines.append(((guide.learn,), "soft"))
        if folded_line(guide):
            lines = [((), "price"), *lines[:1]]
        return lines[:1] if small else lines

    def set_meaning(self, meaning: Meaning | None) -> None:
        """Explain a word below its few lines; None for no word."""
        self.explained = meaning
        self.update()

    @property
    def wanted(self) -> bool:
        """Whether there is anything to show, and a person has not hidden it."""
        return self._guide is not None and not self.folded

    def needed(self, wide: float) -> float:
        """Return how high it is at that width in pixels of the screen, in drawing pixels."""
        return self._drawn(measuring(self.paint, wide))

    def rescale(self) -> None:
        if self._guide is None:
            return
        px, small = self.paint.px, not self.in_full
        high = px(_BUTTONS[self.paint.scale.small])
        # Only a screen reader says it; in the small layout the next act needs the room, and the key is enough.
        self.again.setVisible(is_heard() and not small)
        # What may come and go stands behind what stays, which keeps its place.
        buttons = [one for one in (self.again, self.do, self.back) if not one.isHidden()]
        if small:  # at the foot, which stays where it is when a line wraps, and what does it outermost
            right, top = self.width() - px(10), self.height() - px(8) - high
            for button in (*buttons, self.skip):
                if not button.isHidden():
                    wide = float(button.sizeHint().width())
                    right -= wide
                    button.setGeometry(QRectF(right, top, wide, high).toRect())
                    right -= px(6)
            return
        left, top = px(_EDGE), self.height() - high - px(14)
        for button in buttons:
            wide = float(button.sizeHint().width())
            button.setGeometry(QRectF(left, top, wide, high).toRect())
            left += wide + px(10)
        wide = float(self.skip.sizeHint().width())
        self.skip.setGeometry(QRectF(self.width() - px(_EDGE) - wide, top, wide, high).toRect())

    def draw(self, draw: Drawing) -> None:
        draw.plate(fill="panel", edge="live", line=2.0, cut=16, inset=1.5)
        with underlining(draw.pen, self._game, draw.ink("price")):
            spare = 0.0 if self.in_full else draw.high - self.needed(self.width())
            self._drawn(draw.within(0, max(0.0, spare)))

    def _drawn(self, draw: Drawing) -> float:
        """Draw its lines, or only measure them; return its height in drawing pixels."""
        guide = self._guide
        if guide is None:
            return 0.0
        return self._drawn_full(draw, guide) if self.in_full else self._drawn_short(draw, guide)

    def _drawn_full(self, draw: Drawing, guide: Guide) -> float:
        room, y = draw.wide - _TEXT - _EDGE, 14.0
        if self._happened.template:
            if draw.painter is not None:
                draw.plate(_EDGE, y + 2, 46, 46, fill="live", cut=8, radius=4)
                draw.sign("star", _EDGE + 11, y + 13, 24, "table")
            y = max(draw.lines(_TEXT, y, drawn(self._happened), plain(18), room=room, leading=1.35), y + 52) + 6
            draw.rule(y, x=_EDGE, wide=draw.wide - 2 * _EDGE)
            y += 10
        style = title(25)
        draw.text(_EDGE, y + draw.size(style), self.tr("NEXT") if self.later else self.tr("NOW"), caps(13))
        now = spoken(drawn(guide.now))
        base = draw.paragraph(_TEXT, y + draw.size(style), now, style, room=room, most=2)
        y = base - draw.size(style) + 4
        back = folded_line(guide)
        if back:
            y = draw.lines(_TEXT, y, back, plain(17), "price", room=room, leading=1.35)
        elif guide.why.template:
            y = draw.lines(_TEXT, y, drawn(guide.why), plain(17), "soft", room=room, leading=1.35)
        y += 12
        draw.rule(y, x=_EDGE, wide=draw.wide - 2 * _EDGE)
        high = _BUTTONS[0]
        if draw.painter is not None:
            left = max(
                (one.geometry().right() for one in (self.do, self.again, self.back) if not one.isHidden()), default=0
            )
            x, words = left / draw.unit + 18, self.tr("You may do anything else; I will lead you back.")
            end = self.skip.x() / draw.unit if not self.skip.isHidden() else draw.wide
            if draw.width(words, plain(15)) < end - x - 10:
                draw.text(x, draw.base(draw.high - 14 - high / 2, plain(15)), words, plain(15), "soft")
        return y + 12 + high + 14

    def _drawn_short(self, draw: Drawing, guide: Guide) -> float:
        """A few lines: what happened, or why, and where there is room the lesson; the next act beside the buttons."""
        small, high = self.paint.scale.small, _BUTTONS[self.paint.scale.small]
        style, second = (strong(17), plain(14)) if small else (title(22), plain(17))
        beside = sum(
            one.sizeHint().width() / draw.unit + 6 for one in (self.do, self.back, self.skip) if not one.isHidden()
        )
        room = max(80.0, draw.wide - beside - 28)
        y = 8.0
        for words, ink in self._lines(guide, explains=self.explained is not None):
            line: DrawnWords | str = tuple(piece for one in words for piece in (*drawn(one), PlainText(" ")))[:-1]
            line = line or folded_line(guide)
            y = draw.lines(14, y, line, second, ink, room=draw.wide - 28, leading=1.3)
        if self.explained is not None:
            y = draw.lines(14, y, self.explained.spoken, second, "price", room=draw.wide - 28, leading=1.3)
        y += 4
        now = spoken(drawn(guide.now))
        before = draw.width(self.tr("NEXT"), caps(13)) + 10 if self.later else 0.0
        for lead in (before, 0.0):  # the act itself goes before the word that it comes later
            fitted = draw.fitted(now, style, room - lead)
            if draw.width(now, fitted) <= room - lead:
                base = draw.base(y + high / 2, fitted)
                if lead:
                    draw.text(14, base, self.tr("NEXT"), caps(13))
                draw.text(14 + lead, base, now, fitted)
                return y + high + 8
        style = draw.fitted(now, style, room)
        end = draw.lines(14, y, now, style, room=room, leading=1.3)
        return max(y + high, end) + 8


GAP: Final = 2.0
"""Drawing pixels between a lit place and its brackets: farther off they run across the words beside it."""


class GuidePointer(PaintedOver):
    """Lights the place where the next act is done, with an arrow from the guide's plate. It takes no input."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.place: QRectF | None = None
        """The place in this widget's own pixels; None where none is lit."""
        self.moved: QRectF | None = None
        """The card that is to be moved there, in the same pixels; None for none."""
        self._plate = QRectF()
        self._foot: QWidget | None = None

    def keep_off(self, foot: QWidget) -> None:
        """Do not reach over what stands at the foot of the window, beneath which a card of the hand goes on."""
        self._foot = foot
        self.update()

    def point(self, place: QRectF | None, moved: QRectF | None, plate: QRectF) -> None:
        """Light a place, and the card that is to be moved there; all are in this widget's own pixels."""
        self.place, self.moved, self._plate = place, moved, plate
        self.setVisible(place is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        place, px = self.place, self.paint.px
        if place is None:
            return
        with painting(self) as painter:
            if self._foot is not None and not self._foot.isHidden():
                painter.setClipRect(QRectF(0, 0, self.width(), self._foot.y()))
            for box, arm in ((place, px(26)), (self.moved, px(18))):
                if box is not None:
                    side = min(box.width(), box.height())  # close to a small one, as to a token of a map, are words
                    wide, gap = min(px(4), max(2.0, side * 0.1)), min(px(GAP), side * 0.04)
                    paint_brackets(painter, box, self.paint.theme.legal, arm, wide, gap)
            if not (line := self.arrow()):
                return
            painter.setPen(QPen(self.paint.theme.text, px(3)))
            painter.drawPolyline(QPolygonF(line))
            painter.setBrush(self.paint.theme.text)
            end = line[-1]
            tip = [end, end + QPointF(-px(9), px(15)), end + QPointF(px(9), px(15))]
            painter.drawPolygon(QPolygonF(tip))

    def arrow(self) -> tuple[QPointF, ...]:
        """Return the arrow's line from the plate's side to below the place; none where it would cross other things.

        A place straight above the plate, or lower than it, has other things between: the brackets say enough.
        """
        px, place, plate = self.paint.px, self.place, self._plate
        if place is None or self.paint.scale.small or plate.isEmpty():
            return ()
        knee, end = plate.top() + px(40), QPointF(place.center().x(), place.bottom() + px(10))
        if plate.left() < end.x() < plate.right() or end.y() > knee:
            return ()
        side = plate.right() if end.x() > plate.right() else plate.left()
        return QPointF(side, knee), QPointF(end.x(), knee), end
