"""Shows the guide of First Contact beside the game: the act, what to do next, the one thing to learn."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, caps, drawing, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedGroup, PaintedReading
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, fill
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import Words
from gattai_desktop.games.guide import Guide
from gattai_desktop.windows.glossary.written_words import Underlined, underlining
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.guide_words import (
    folded_line,
    guide_act,
    guide_aloud,
    guide_of,
    happened_words,
    move_for,
)
from gattai_desktop.windows.kit.seat_view import SeatView

_BUTTON = 30.0
"""Height of its button, drawing pixels."""
HEAD_LINE = 24.0
"""The baseline of the act and of how much of it is done, drawing pixels."""
_MOST = (4, 2)
"""How many sentences are listed in the full and in the small layout; the first ones go."""


class GuidePlate(Underlined, PaintedGroup):
    """Shows what First Contact says now."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._guide: Guide | None = None
        self._happened = Words("")
        self._game, self._explained = "", ""
        look = evolve(outline_plate(self.tr("Do it")), name=self.tr("Do it for me"))
        self.do = PlateButton(paint, look, self)
        """Does what the guide says, where the program can do it for the seat."""
        self._does = False
        self._left_out = 0
        """How much it leaves out for want of room: 1 is what is learned, 2 also what happened."""
        self.hide()

    def show_view(self, seen: SeatView) -> None:
        self._guide = guide_of(seen)
        self._game = seen.model.game
        guide = self._guide
        self._happened = happened_words(seen) if guide is not None else Words("")
        if guide is not None:
            self.setAccessibleName(guide_act(guide))
            self.setAccessibleDescription(guide_aloud(guide, self._happened))
        self._does = guide is not None and move_for(guide, seen) is not None
        self.do.setVisible(self._does)
        self.update()

    def set_explained(self, words: str, *, presses: bool) -> None:
        """Say what a word means that is new, "" for none; presses: with the button, where there is anything to do."""
        self._explained = words
        self.do.setVisible(presses and self._does)
        self.update()

    @property
    def guides(self) -> bool:
        return self._guide is not None

    def needed(self, wide: float) -> float:
        """Return how high the plate is at that width in pixels of the screen, in drawing pixels; 0 for nothing."""
        return self._drawn(measuring(self.paint, wide))

    def fit(self, wide: float, room: float) -> float:
        """Leave out what has no room in that height, drawing pixels; return how high the plate is."""
        for self._left_out in range(3):
            if self.needed(wide) <= room:
                break
        self.update()
        return self.needed(wide)

    def rescale(self) -> None:
        wide, high, off = self.do.sizeHint().width(), max(32, round(self.paint.px(_BUTTON))), round(self.paint.px(5))
        self.do.setGeometry(self.width() - wide - off, off, wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw, underlining(draw.pen, self._game, draw.ink("price")):
            self._drawn(draw)

    def _drawn(self, draw: Drawing) -> float:
        """Draw the plate, or only measure it; return its height in drawing pixels."""
        guide = self._guide
        if guide is None:
            return 0.0
        draw.plate(edge="pilots", line=1.6, cut=14, inset=1)
        room = draw.wide - 2 / draw.unit - 28
        act = fill(self.tr("ACT {number}"), number=guide.act)
        used = draw.text(14, HEAD_LINE, act, caps(12), "pilots")
        done = " ".join(f"{one.done}/{one.wanted}" for one in guide.present.asks)
        beside = 0.0 if self.do.isHidden() else (self.do.sizeHint().width() + 1) / draw.unit
        if 14 + used + 8 + draw.width(done, strong(13)) <= draw.wide - 12 - beside:
            draw.text(draw.wide - 12 - beside, HEAD_LINE, done, strong(13), "price", align="end")
        if draw.width(guide.present.title, strong(13)) <= room - used - 50 - beside:  # the header shows it too
            draw.text(24 + used, HEAD_LINE, called(guide.present.title), strong(13))
        y = 34.0 if self.do.isHidden() else max(_BUTTON, 32 / draw.unit) + 7
        if self._happened.template and self._left_out < 2:
            y = draw.lines(14, y, drawn(self._happened), plain(13), room=room, leading=1.42) + 6
        y = draw.lines(14, y, drawn(guide.now), plain(14), room=room, leading=1.42)
        if not self._left_out:
            y = draw.lines(14, y + 8, drawn(guide.learn), plain(13), "soft", room=room, leading=1.42)
        for line in (folded_line(guide), self._explained):
            y = draw.lines(14, y + 6, line, plain(13), "price", room=room, leading=1.42) if line else y
        return y + 12


class LearnedView(PaintedReading):
    """Lists what First Contact has taught so far, and what comes next."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._guide: Guide | None = None
        self.hide()

    def show_view(self, seen: SeatView) -> None:
        self._guide = guide = guide_of(seen)
        if guide is not None:
            told = sentences(spoken(drawn(one)) for one in guide.learned)
            self.setAccessibleName(sentences((self.tr("What you have learned"), told)))
            self.setAccessibleDescription(spoken(drawn(guide.learn)))
        self.update()

    def needed(self, wide: float) -> float:
        """Return how high it is at that width in pixels of the screen, in drawing pixels."""
        return self._drawn(measuring(self.paint, wide))

    def draw(self, draw: Drawing) -> None:
        self._drawn(draw)

    def _drawn(self, draw: Drawing) -> float:
        guide = self._guide
        if guide is None:
            return 0.0
        draw.text(0, 14, self.tr("What you have learned"), strong(13), "soft", room=draw.wide, fit=True)
        y = 26.0
        for one in guide.learned[-_MOST[self.paint.scale.small] :]:
            draw.sign("tick", 0, y + 4, 12, "legal")
            y = draw.lines(26, y, drawn(one), plain(14), room=draw.wide - 26, leading=1.35) + 4
        draw.sign("star", 0, y + 4, 12, "soft")
        return draw.lines(26, y, drawn(guide.learn), plain(14), "soft", room=draw.wide - 26, leading=1.35) + 6
