"""Says where everything lies on the field of a showdown, from above: the foe's side, the Arena, the own side, the hand.

Heights are drawing pixels of a table 1034 high below its header, widths shares of the middle between the rails.
"""

import math
from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.faces import RATIO, card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.games.tasuo.zones import KA, KAO, KIO
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from gattai_desktop.windows.kit.table_layout import TableGrid

ORDER: Final = ("gravity1", KIO, KAO, KA, "gravity2")
"""The places of a side from left to right, the same on both sides."""
PILES: Final = ("deck", "dead", "ultra")
"""What lies at the right end of a side."""

_DRAWN: Final = 1034.0
_HANDLESS: Final = 792.0
"""Height of the field where no hand lies below it, as in a replay."""
_CARD: Final = 183.0
"""The height of a card in a place: so high that its name is on it in the smallest window."""
_MOST_MORE: Final = 12.0
"""How much higher a card becomes at most where that brings its name onto it, device-independent pixels."""
_FOE_TOP: Final = 128.0
_OWN_TOP: Final = 444.0
_LEGEND: Final = 62.0
_LEGEND_FOE: Final = 20.0
_LEGEND_OWN: Final = 714.0
_ARENA: Final = (358.0, 82.0)
_DEEDS: Final = (715.0, 67.0)
_LEAST_DEEDS: Final = 42.0
"""Height of what may be done in device-independent pixels: two lines of words at their smallest."""
_HAND: Final = 786.0
_LEFT, _STEP = 0.045, 0.154
_PILES, _PILE_STEP, _PILE_WIDE = 0.795, 0.074, 0.055
_LED: Final = 0.91
"""How much of its height the field keeps while a guide leads, so that its plate and the hand have room below."""
_LEAST_HAND: Final = (64.0, 54.0)
"""What shows of the hand below a question, and below one that would else cover the names of places, drawing pixels."""
_LIFTED: Final = 20.0
"""How far above the deeds a question begins where the names of the places leave room: more of the hand shows."""
_LIFE: Final = 33.0
"""How far the life of a warrior stands below its card, drawing pixels."""
_NAMES: Final = 50.0
"""How far life and name of an own place reach below its card at least, drawing pixels of the window."""
_FIGURES: Final = 35.0
"""How far the figures of a warrior reach below its card at least, drawing pixels of the window."""
_RING: Final = 11.0
"""How far the frame of what is focused reaches beyond it at most, with a little room, device-independent pixels."""
_ASKED_LEGEND: Final = (8.0, 96.0)
"""How far below a question the own Legend Zones lie, and how high their cards are there at most."""
_LEGEND_NAME: Final = 20.0
"""How much of the field below the Legend Zones is left for their name, drawing pixels."""
_NAMED: Final = 4.0
"""The room for Legend Zones below a question from which on their name is shown, in heights of that name."""
NAME_SIZE: Final = 13
"""The size of their name, drawing pixels."""
_LEAST_GAP: Final = 4.0
"""Between the own Legend Zones and the lower end of the field at least, device-independent pixels."""
_LEGENDS: Final = 4
"""Places in a row of Legend Zones."""
LEGEND_STEP: Final = 1.16
"""From one of them to the next, in widths of a card there."""
EDGE: Final = 0.08
"""How much shows of a card beneath another, of its height."""
_SHOWN: Final = 0.3
"""The part of a Weapon's width that shows beside the warrior that bears it."""


@frozen
class FieldGrid:
    """The places of a showdown in the window.

    unit: one drawing pixel of its height. names: how far what stands below an own place reaches at least. asked: the
    lower edge of the open question, 0 where there is none; the own Legend Zones then lie below it, left of the hand, so
    that nothing that may answer is covered. name: the height of the own Legend Zones' name where a guide, which lies
    upon the hand, has to leave it room; else 0. figures: how far those of a warrior reach below its card at least.
    handless: whether no hand and no deeds lie below the field. legends: how many Legend Zones are
    shown above and below. legend_most: how high a card in the own ones is below a question at most.
    """

    middle: QRectF
    unit: float
    names: float
    asked: float = 0.0
    name: float = 0.0
    figures: float = 0.0
    handless: bool = False
    legends: tuple[int, int] = (_LEGENDS, _LEGENDS)
    legend_most: float = math.inf

    @property
    def card(self) -> float:
        """The height of a card in a place."""
        return self._usual_card + self._more

    @property
    def _usual_card(self) -> float:
        return min(_CARD * self.unit, self.middle.width() * _STEP * 0.72 / RATIO)

    @property
    def _more(self) -> float:
        """How much higher than usual a card is: what is below it moves down, and less of the hand shows."""
        wanting = WITH_NAME - self._usual_card
        has_room = self.middle.width() * _STEP * 0.72 / RATIO >= WITH_NAME
        return wanting if 0 < wanting <= _MOST_MORE and has_room else 0.0

    def _y(self, drawn: float) -> float:
        return self.middle.y() + drawn * self.unit

    def _side_top(self, *, below: bool) -> float:
        """Return where the cards in the places of a side begin."""
        return self._y(_OWN_TOP) + self._more if below else self._y(_FOE_TOP)

    @property
    def _arena_top(self) -> float:
        """Return where cards between both sides begin: on a low field below the figures of the upper side."""
        return max(self.strip.top(), self.place(KIO, below=False).bottom() + self.figures)

    def _below_names(self, drawn: float) -> float:
        """Return a height below the own side that no frame of a focus there reaches its names from."""
        return max(self._y(drawn), self.names_foot + _RING)

    @property
    def names_foot(self) -> float:
        """The height below which no name of an own place stands."""
        return self.place(KIO, below=True).bottom() + max(68.0 * self.unit, self.names)

    def place(self, name: str, *, below: bool) -> QRectF:
        """Return where a card lies in a place of a side."""
        x = self.middle.x() + (_LEFT + _STEP * ORDER.index(name)) * self.middle.width()
        return QRectF(x, self._side_top(below=below), card_width(self.card), self.card)

    def weapon(self, name: str, number: int, *, below: bool) -> QRectF:
        """Return where a Weapon lies, tucked under the left edge of its warrior."""
        shown = self.place(name, below=below)
        return shown.translated(-shown.width() * _SHOWN * (number + 1), shown.height() * 0.03)

    def column(self, name: str) -> tuple[float, float]:
        """Return left edge and width of what belongs to a place: its words may be wider than its card."""
        box = self.place(name, below=True)
        return box.x(), self.middle.width() * _STEP - box.width() * 0.16

    @property
    def small_card(self) -> float:
        """The height of a card in a Legend Zone."""
        return _LEGEND * self.unit

    def legend(self, number: int, *, below: bool) -> QRectF:
        """Return the place of a card in the Legend Zones of a side, counted from 0."""
        high, top = self.small_card, self._below_names(_LEGEND_OWN) if below else self._y(_LEGEND_FOE)
        if below:
            high = min(high, self.middle.bottom() - top - _LEAST_GAP)
        if below and self.asked:
            gap = _ASKED_LEGEND[0] * self.unit
            top = self.asked + gap
            room = self.middle.bottom() - top
            name = _LEGEND_NAME * self.unit
            high = min(_ASKED_LEGEND[1] * self.unit, room - (name if room > _NAMED * name else gap), self.legend_most)
        wide = card_width(high)
        x = self.middle.x() + (self.middle.width() * _LEFT * (0.2 if below else 1.0))
        return QRectF(x + number * wide * LEGEND_STEP, top, wide, high)

    def held(self, number: int) -> QRectF:
        """Return the place of a back of the other hand."""
        wide = card_width(self.small_card)
        x = self.middle.x() + self.middle.width() * 0.46 + number * wide * 0.42
        return QRectF(x, self._y(_LEGEND_FOE), wide, self.small_card)

    def legend_name(self, high: float, *, below: bool, beside: bool = False) -> QRectF | None:
        """Return the line for the name of a side's Legend Zones, so high; None where there is no room for it.

        beside: whether it may stand right of the upper ones, where there is none above them. The own ones, where no
        hand lies below, have it there too, and below a question, where the hand makes room.
        """
        if not self.legends[below]:
            return None
        box, right = self.legend(0, below=below), self.legend(self.legends[below], below=below).x()
        top = box.bottom() + 4 if below else box.top() - high - 3  # off brackets; a lifted card reaches up to there
        if top < self.middle.y() or top + high > self.middle.bottom():
            if not (self.handless or self.asked if below else beside):
                return None
            left = right + 6 * self.unit
            return QRectF(left, box.center().y() - high / 2, self.held(0).x() - left, high)
        return QRectF(box.x(), top, right - box.x() + 24 * self.unit, high)

    def gauges(self, *, below: bool) -> QRectF:
        """Return the line of gauges of a side, above its half: beside the Legend Zones, or left of the Arena."""
        gap = 12 * self.unit
        if below:
            right = self.place(KIO, below=True).x() - gap
            return QRectF(self.middle.x(), self.strip.y(), right - self.middle.x(), self.strip.height())
        left = self.legend(self.legends[False], below=False).x() + gap
        return QRectF(left, self._y(_LEGEND_FOE), self.held(0).x() - gap - left, self.small_card)

    @property
    def pile_step(self) -> float:
        """The width from one pile to the next."""
        return _PILE_STEP * self.middle.width()

    @property
    def pile_card(self) -> float:
        """The height of a card on a pile."""
        return min(92.0 * self.unit, self.middle.width() * _PILE_WIDE / RATIO)

    def pile(self, name: str, *, below: bool) -> QRectF:
        """Return the place of Deck, Deadzone or Ultra Deck."""
        x = self.middle.x() + (_PILES + _PILE_STEP * PILES.index(name)) * self.middle.width()
        high = self.pile_card
        return QRectF(x, self._side_top(below=below) + 10 * self.unit, card_width(high), high)

    def arena(self, *, turned: bool) -> QRectF:
        """Return the place of the Arena between both sides, upright or on its side."""
        top = self._arena_top
        high = self.strip.bottom() - top
        wide = high / RATIO if turned else card_width(high)
        centre = self.place(KAO, below=True).center().x()
        return QRectF(centre - wide / 2, top, wide, high)

    def use(self, column: str, number: int = 0, among: int = 1, *, arena: bool = False) -> QRectF:
        """Return the place of a card in use, between both sides in the column of a place.

        number: how many of `among` lie left of it there. arena: whether an Arena lies in the middle, right of which it
        lies then. It covers neither the life of a warrior above it nor the edge of a card beneath one that is below it.
        """
        top, edge = self._arena_top + self.unit, EDGE * self.card + 2 * self.unit
        high = self.place(KIO, below=True).top() - edge - top
        wide, start = card_width(high), self.place(column, below=True).x()
        room = _STEP * self.middle.width() - 2 * self.unit
        if arena and column == KAO:
            free = self.arena(turned=True).right() + 4 * self.unit
            start, room = free, start + room - free
        step = min(wide * 1.1, max(0.0, room - wide) / max(1, among - 1))
        return QRectF(start + number * step, top, wide, high)

    @property
    def strip(self) -> QRectF:
        """The strip between both sides."""
        top = self._y(_ARENA[0]) + self._more
        return QRectF(self.middle.x(), top, self.middle.width(), _ARENA[1] * self.unit)

    @property
    def other_side(self) -> QRectF:
        """The place of all that the other side has on the field, above the strip."""
        top = self._y(_LEGEND_FOE - 8)
        return QRectF(self.middle.x(), top, self.middle.width(), self.strip.top() - top)

    @property
    def deeds(self) -> QRectF:
        """The place of what may be done, right of the own Legend Zones."""
        left = evolve(self, asked=0.0).legend(self.legends[True], below=True).x() + 14 * self.unit
        high = max(_DEEDS[1] * self.unit, _LEAST_DEEDS)
        return QRectF(left, self._below_names(_DEEDS[0]), self.middle.right() - left, high)

    def ask(self, paint: Paint, high: float) -> QRectF:
        """Return the place of a question's plate that high: below the own places, whose cards and life it spares."""
        above = self.deeds.top() - (8 if paint.scale.small else _LIFTED) * self.unit
        hands = [self.middle.bottom() - paint.px(hand) for hand in _LEAST_HAND]
        usual, least = (min(above + high, hand) for hand in hands)
        life = self.place(KIO, below=True).bottom() + paint.px(_LIFE)
        # Where names are covered anyway, it lies as high as it may: more of the hand shows.
        highest = self.names_foot if least - high >= self.names_foot else life
        foot = min(least, max(usual if highest > life else hands[0], highest + high))
        top = max(foot - high, life)
        return QRectF(self.middle.x(), top, self.middle.width(), foot - top)

    def shows_names(self, asked: QRectF | None) -> bool:
        """Return whether the names of the own places are shown: where a high question would cut them, none is.

        asked: the place of the open question, None where there is none.
        """
        return asked is None or asked.top() >= self.names_foot

    @property
    def hand(self) -> QRectF:
        top = max(self._y(_HAND), self.deeds.bottom() + 4 * self.unit)
        named = evolve(self, asked=0.0).legend_name(self.name, below=True) if self.name else None
        if named is not None:
            top = max(top, named.bottom() + 3)
        return QRectF(self.middle.x(), top, self.middle.width(), self.middle.bottom() - top)

    def mark(self, drawn: float, *, below: bool) -> float:
        """Return a height below the cards of a side, from their lower edge."""
        return self.place(KIO, below=below).bottom() + drawn * self.unit


def field_grid(grid: TableGrid, *, led: bool = False) -> FieldGrid:
    """Return the places of a showdown in a window. led: whether a guide leads through it."""
    handless = grid.hand.height() <= 0
    unit = grid.middle.height() / (_HANDLESS if handless else _DRAWN)
    names, figures = grid.scale.px(_NAMES), grid.scale.px(_FIGURES)
    if not led:
        return FieldGrid(grid.middle, unit, names, figures=figures, handless=handless)
    return FieldGrid(grid.middle, unit * _LED, names, name=grid.scale.text(NAME_SIZE), figures=figures)
