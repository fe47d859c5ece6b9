"""Shows two large places side by side: the Pilot's card and the Threshold card, or two initiative cards."""

from typing import Final, Literal

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.windows.games.gattai.parts.place_owners import (
    PlaceLook,
    draw_beside,
    draw_helpers,
    draw_owner_above,
)

Which = Literal["left", "right"]
SIDES: Final[tuple[Which, ...]] = ("left", "right")
_LOW: Final = 230
"""Least height with room for owners above and stakes below their cards, drawing pixels."""
_BRACKET: Final = 14
"""What the brackets of a waiting place need beside its card, drawing pixels."""
_STAKES: Final = 2
"""Most lines of stakes below a card."""
_STAKES_BASE: Final = 22
"""From the foot of a card to the base of the first of them, drawing pixels."""
_STAKES_STEP: Final = 1.3
_OWNER: Final = 156
"""From the crest of its owner to the left card, drawing pixels."""
_NAME: Final = 40
"""From the crest of an owner to the base of the name below it, drawing pixels."""
_LINE: Final = 70
"""From there to the base of the line below the name, drawing pixels."""
_TAIL: Final = 8
"""How far both reach below their base, drawing pixels."""
_EDGE: Final = 4
"""From the edge to where a line above the Factions begins, as their cards do, drawing pixels."""
_HELPER: Final = (36, 84)
"""Least and most height of a card that helps, drawing pixels."""
_HELPS: Final = 44
"""Height of the word above them, drawing pixels."""
_BESIDE: Final = 26
"""Size of the crest of an owner whose name stands beside it, drawing pixels."""
_BETWEEN: Final = 34
"""Half the width of the sign between the places, drawing pixels."""
_ASKED: Final = 30
"""From the foot of that sign to the base of what it asks, drawing pixels."""


class TwoPlaces(CardSpread):
    """Two places with a sign between them.

    Signals:
        cardChosen(which): the card at "left" or "right" was clicked, or Enter. cardLifted: dragged off.
    """

    cardChosen = Signal(str)
    cardLifted = Signal(str, QPointF, QPoint)

    def __init__(self, paint: Paint, parent: QWidget | None = None, *, asked: str = "", large: bool = True) -> None:
        """asked: what a sign between them asks, written out below it where there is room."""
        super().__init__(paint, parent)
        self._asked = asked
        self._large = large
        self._brief = False
        self._looks: dict[Which, PlaceLook] = {"left": PlaceLook("pilots", ""), "right": PlaceLook("coach", "")}
        self._came = ""
        self._widgets: dict[Which, CardWidget] = {}

    def set_looks(self, left: PlaceLook, right: PlaceLook, *, came: str = "") -> None:
        """Show these two places; came: "tick" or "cross" between them, once the left card was compared."""
        self._came = came
        self._looks = {"left": left, "right": right}
        kept: dict[Which, CardWidget] = {}
        for which in SIDES:
            look = self._looks[which]
            if not look.face:
                continue
            widget = self._widgets.get(which) or self._new(which, look.face)
            widget.set_face(look.face)
            widget.setAccessibleName(f"{look.name}: {card_name(look.face)}")
            kept[which] = widget
        self._widgets = kept
        self.hold(list(kept.values()))
        self.setAccessibleName(f"{left.spoken()}. {right.spoken()}")
        self.rescale()
        self.update()

    def card(self, which: Which) -> CardWidget | None:
        """Return the card at a place; None while it is empty."""
        return self._widgets.get(which)

    def global_rect(self, which: Which) -> QRectF:
        """Return the rectangle of a place, in global coordinates."""
        return self.globally(self._rect(which))

    def set_brief(self, *, brief: bool) -> None:
        """Write the owner of the left card in one line beside its crest, since something stands below that name."""
        if brief is not self._brief:
            self._brief = brief
            self.update()

    def name_end(self) -> float:
        """Return how far down the name beside the left card reaches, in its own coordinates; of large places alone."""
        card, px = self._rect("left"), self.paint.px
        return card.y() + px(_BESIDE if self._brief else _owner_side(card.height() / px(1)) + _NAME + _TAIL)

    def owner_begins(self) -> float:
        """Return where the crest beside the left card begins, in its own coordinates; of large places alone."""
        return max(0.0, self._rect("left").x() - self.paint.px(_OWNER))

    def rescale(self) -> None:
        for which, card in self._widgets.items():
            rect = self._rect(which)
            card.put(rect.x(), rect.y(), height=rect.height())

    def draw(self, draw: Drawing) -> None:
        px = self.paint.px
        for which in SIDES:
            look, card = self._looks[which], draw.over(self._rect(which))
            if not look.face:
                card.well(0, 0, card.high, "horns" if look.seat == COACH_SEAT else "wings", 0.2, 1.6)
            if look.waited or look.lit:
                arm = px(34 if self._large else 26)
                paint_brackets(draw.pen, card.box, draw.ink("live"), arm, px(5), px(12))
            if self._large:
                self._draw_owner(draw, look, self._rect(which), left=which == "left")
            elif self._low:
                draw_beside(draw, look, self._rect(which), left=which == "left")
            else:
                ends = self._rect("right").x() if which == "left" else float(self.width())
                draw_owner_above(card, look, (ends - self._rect(which).x()) / draw.unit)
        if not self._large and not self._low:
            self._draw_stakes_below(draw)
        if self._asked:
            self._draw_between(draw, self._rect("left").center().y() / draw.unit)

    def _draw_owner(self, draw: Drawing, look: PlaceLook, card: QRectF, *, left: bool) -> None:
        """Write beside a card its owner and helpers."""
        high, top = card.height() / draw.unit, card.y() / draw.unit
        begins, ends = card.left() / draw.unit, card.right() / draw.unit
        side = _owner_side(high)
        brief = self._brief and left
        # One line stands above what is written below it, and begins where that does.
        x = _EDGE if brief else max(0.0, min(begins - _OWNER if left else ends + 56, draw.wide - side))
        room = begins - x - 8 - _BRACKET if brief else min(190.0, begins - x - 8 if left else draw.wide - x)
        owner = draw.within(x, top)
        below = side + _LINE + _TAIL
        tight = bool(look.helpers) and high - below < _HELPER[0]
        # Above a question there may be no room below the crest.
        if brief or tight or top + side + _NAME + _TAIL > draw.high:
            side = min(high, _BESIDE) if brief or tight else max(side, min(high, _BESIDE))
            owner.crest(look.seat, 0, 0, side)
            owner.text(side + 10, side * 0.8, look.name, title(20), room=room - side - 10, fit=True)
            under = min(high, draw.high - top) - side - 8
            if under >= _HELPER[0]:
                draw_helpers(owner.within(0, side + 8, min(room, begins - x - 8 - _BRACKET), under), look)
            else:
                draw_helpers(draw.within(0, top, x - 8, high), look, back=True)
            return
        owner.crest(look.seat, 0, 0, side)
        owner.text(0, side + _NAME, look.name, title(26), room=room, fit=True)
        if top + side + _LINE + _TAIL <= draw.high:
            style, size = plain(17), owner.size(plain(17))
            y = side + _LINE - size * 0.86
            # A long line goes on in a second where nothing stands below it.
            rows = size + 0.1 if look.helpers else min(size * 2.3, draw.high - top - y)
            owner.block(0, y, room, rows, look.line, style, "soft")
        if not look.helpers:
            return
        if high - below > _HELPER[1] + _HELPS:
            below += _HELPS
            owner.text(0, below - 16, self.tr("HELPS"), caps(13), "soft", room=room)
        draw_helpers(owner.within(0, below, min(room, begins - x - 8 - _BRACKET), min(high - below, _HELPER[1])), look)

    def _draw_stakes_below(self, draw: Drawing) -> None:
        """Write each side's stakes below its card, and on beside it where nothing is written under the other."""
        cards = {which: draw.over(self._rect(which)) for which in SIDES}
        begins = {which: self._rect(which).x() / draw.unit for which in SIDES}
        apart = begins["right"] - begins["left"]
        for which, other in (SIDES, SIDES[::-1]):
            card, line, style = cards[which], self._looks[which].line, plain(13)
            free = 0.0 if self._looks[other].line else apart
            before, after = (begins[which], free) if which == "left" else (free, draw.wide - begins[which] - card.wide)
            before, after, back, room = min(before, apart), min(after, apart), 0.0, 0.0
            for back, on in ((0.0, 0.0), (0.0, after), (before, after)):
                room = card.wide - 6 + back + on
                if len(card.wrapped(line, style, room, _STAKES + 1)) <= _STAKES:
                    break
            step = card.size(style) * _STAKES_STEP
            card.paragraph(6 - back, card.high + _STAKES_BASE, line, style, "soft", room=room, most=_STAKES, step=step)

    def _draw_between(self, draw: Drawing, y: float) -> None:
        x = draw.wide / 2
        half = min(90.0, y - 4, draw.high - y - 4)
        corners = (x, y - half), (x + _BETWEEN, y), (x, y + half), (x - _BETWEEN, y)
        draw.shape(*corners, edge="edge", line=self.paint.px(3))
        if self._came:
            draw.sign(self._came, x - 15, y - 15, 30, "legal" if self._came == "tick" else "refused")
            return
        draw.text(x, y + draw.size(title(32)) * 0.36, "?", title(32), "soft", align="middle")
        room = (self._rect("right").left() - self._rect("left").right()) / draw.unit - 2 * _BRACKET
        if draw.width(self._asked, plain(17)) <= room and y + half + _ASKED + _TAIL <= draw.high:
            draw.text(x, y + half + _ASKED, self._asked, plain(17), "soft", align="middle")

    @property
    def _low(self) -> bool:
        """Whether there is so little height, as above a question, that owners stand beside their cards."""
        return not self._large and self.height() < self.paint.px(_LOW)

    @property
    def _below(self) -> float:
        """Room for the stakes below a card with the tails of their letters, which may be no smaller in a low window."""
        size = measuring(self.paint, self.width()).size(plain(13))
        return self.paint.px(max(46.0, _STAKES_BASE + size * ((_STAKES - 1) * _STAKES_STEP + 0.35)))

    def _rect(self, which: Which) -> QRectF:
        px = self.paint.px
        above = px(16) if self._large else px(_BRACKET + 1) if self._low else max(self.height() * 0.12, px(40))
        below = px(28) if self._large else px(_BRACKET + 1) if self._low else self._below
        least = px(24) + (px(2 * _BETWEEN) if self._asked else 0.0)
        both = (self.width() - px(2 * _BRACKET) - least) / card_width(2.0)  # as high as they may be, side by side
        tall = self.paint.scale.of(1.47 if self._large else 1.15)
        high = max(40.0, min(tall, both, self.height() - above - below))
        beside = px(230) if self._large else px(10)
        gap = px(300) if self._large else px(30)
        gap = max(least, min(gap, self.width() - 2 * (card_width(high) + beside)))
        wide = card_width(high)
        x = self.width() / 2 - gap / 2 - wide if which == "left" else self.width() / 2 + gap / 2
        if self._large:  # in a narrow window the cards are lower than their room: they stand in its middle
            above += max(0.0, self.height() - above - below - high) / 2
        return QRectF(x, above, wide, high)

    def _new(self, which: Which, face: str) -> CardWidget:
        widget = CardWidget(self.paint, face, self.paint.scale.cu, self)
        widget.clicked.connect(lambda: self.cardChosen.emit(which))
        widget.lifted.connect(lambda grip, place: self.cardLifted.emit(which, grip, place))
        return widget


def _owner_side(card: float) -> float:
    """Return the size of an owner's crest beside a card of that height, drawing pixels."""
    return min(88.0, card * 0.21)
