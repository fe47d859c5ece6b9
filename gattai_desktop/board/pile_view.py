"""Shows a Pile: oldest card left, top card right with a bar below it, and above each the crest of its player."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import ABOVE, CardMark, CardWidget
from gattai_desktop.board.faces import card_width, paint_well
from gattai_desktop.board.fonts import strong_font
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.signs import paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import KeyedSpread
from gattai_desktop.board.words import card_name, paint_text
from gattai_desktop.cards.frozen import frozen

STRIP: Final = 0.36  # of the width that a covered card shows while there is room
STRIP_MIN: Final = 0.35
BAR_GAP: Final = 9 / 330
BAR: Final = 5 / 330
BELOW: Final = BAR_GAP + BAR + 0.02


@frozen
class PileCard:
    """A card of a Pile. seat: who played it, for the crest above. name: spoken; the face's own when empty."""

    key: Hashable
    face: str
    seat: str = ""
    name: str = ""
    description: str = ""
    marks: tuple[CardMark, ...] = ()


@frozen
class PileLayout:
    """Where the cards of a Pile lie. folded: how many of the oldest are left out and only counted."""

    height: float
    strip: float
    left: float
    folded: int


def pile_layout(count: int, room: float, height: float, smallest: float, *, landing: bool = True) -> PileLayout:
    """Lay out a Pile: the strips shrink first, then all cards, then the oldest fold.

    room, height, smallest: device-independent pixels; the latter two are heights of a card.
    landing: keep room for one more card at the right.
    """
    slots = count + (1 if landing else 0)

    def needed(tall: float, share: float, shown: int) -> float:
        return card_width(tall) * (1 + max(0, shown - 1) * share)

    share, folded = STRIP, 0
    if needed(height, STRIP, slots) > room + 0.01:
        share = STRIP_MIN
        if needed(height, STRIP_MIN, slots) > room + 0.01:
            height = max(smallest, room / (1 + max(0, slots - 1) * STRIP_MIN) * 7 / 5)
            while needed(height, STRIP_MIN, slots - folded) > room + 0.01 and folded < count - 1:
                folded += 1
    strip = card_width(height) * share
    whole = card_width(height) + max(0, count - folded - 1) * strip
    left = max(0.0, (room - whole) / 2)
    if landing:
        left = max(0.0, min(left, room - whole - strip))
    return PileLayout(height, strip, left, folded)


class PileView(KeyedSpread):
    """Shows a Pile, signals what a person does with its cards, and tells where the next card would lie."""

    def __init__(
        self,
        paint: Paint,
        parent: QWidget | None = None,
        *,
        card: float = 1.15,
        smallest: float = 0.45,
        empty_sign: str = "",
    ) -> None:
        """card, smallest: heights of a card in cu. empty_sign: the sign in the place of an empty Pile."""
        super().__init__(paint, parent)
        self._card_cu = card
        self._smallest_cu = smallest
        self._pile: tuple[PileCard, ...] = ()
        self._layout = PileLayout(paint.scale.of(card), 0.0, 0.0, 0)
        self._landing = True
        self._empty_sign = empty_sign
        self.setAccessibleName(speak("board", "Pile"))
        self.setAccessibleDescription(speak("board", "empty"))

    def set_pile(self, pile: tuple[PileCard, ...], *, landing: bool = True) -> None:
        """Show this Pile, the oldest card first. landing: leave a place free for the next card."""
        self._pile = pile
        self._landing = landing
        kept: dict[Hashable, CardWidget] = {}
        for place, card in enumerate(pile):
            widget = self.keyed(card.key, card.face, self._layout.height)
            widget.set_face(card.face)
            widget.set_marks(card.marks)
            widget.set_crest(card.seat)
            name = card.name or card_name(card.face)
            on_top = speak("board", "{name}, top of the Pile", name=name)
            widget.setAccessibleName(on_top if place == len(pile) - 1 else name)
            widget.setAccessibleDescription(card.description)
            kept[card.key] = widget
        self.keep(kept, pile[-1].key if pile else None)
        if pile:
            top = card_name(pile[-1].face)
            self.setAccessibleDescription(speak("board", "{count} cards, {card} on top", count=len(pile), card=top))
        else:
            self.setAccessibleDescription(speak("board", "empty"))
        self.rescale()
        self.update()

    def set_smallest(self, smallest: float) -> None:
        """Set the smallest height of a card, in cu; where they have no room, the oldest fold together."""
        if smallest != self._smallest_cu:
            self._smallest_cu = smallest
            self.rescale()

    def landing_rect(self) -> QRectF:
        """Return where the next card would lie, in this widget."""
        here, shown = self._layout, len(self._pile) - self._layout.folded
        return QRectF(here.left + shown * here.strip, self._top(), card_width(here.height), here.height)

    def global_landing_rect(self) -> QRectF:
        """Return where the next card would lie, in global coordinates."""
        return self.globally(self.landing_rect())

    def top_rect(self) -> QRectF:
        """Return the place of the top card in this widget, the empty place where there is none."""
        return self.landing_rect().translated(-self._layout.strip if self._pile else 0.0, 0)

    def rescale(self) -> None:
        tall = min(self.paint.scale.of(self._card_cu), max(24.0, self.height() / (1 + ABOVE + BELOW)))
        smallest = min(tall, self.paint.scale.of(self._smallest_cu))
        self._layout = pile_layout(len(self._pile), self.width(), tall, smallest, landing=self._landing)
        for place, card in enumerate(self._cards):
            slot = place - self._layout.folded
            card.setVisible(slot >= 0)
            card.put(self._layout.left + max(0, slot) * self._layout.strip, self._top(), height=self._layout.height)

    def paintEvent(self, event: QPaintEvent) -> None:
        here, theme = self._layout, self.paint.theme
        with painting(self) as painter:
            if not self._pile:
                box = self.landing_rect()
                paint_well(painter, theme, box.x(), box.y(), here.height)
                if self._empty_sign:
                    size = here.height * 0.26
                    middle = box.center() - QPointF(size / 2, size / 2)
                    paint_sign_outline(painter, self._empty_sign, middle.x(), middle.y(), size, theme.edge, 1.6)
                return
            if here.folded:
                font = strong_font(self.paint.text(15))
                x, y = max(0.0, here.left - self.paint.px(8)), self._top() + here.height * 0.1
                paint_text(painter, x, y, f"+{here.folded}", font, theme.soft, "end" if here.left > 40 else "start")
            top = self.top_rect()
            bar = QRectF(
                top.x() + here.height * 6 / 330,
                top.bottom() + here.height * BAR_GAP,
                top.width() - here.height * 24 / 330,
                max(2.0, here.height * BAR),
            )
            painter.fillRect(bar, theme.live)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = [card.key for card in self._pile[self._layout.folded :]]
        if not keys or event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        here = keys.index(self._current) if self._current in keys else len(keys) - 1
        goal = {
            Qt.Key.Key_Left: here - 1, Qt.Key.Key_Right: here + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(keys) - 1,
        }[Qt.Key(event.key())]  # fmt: skip
        self.focus_card(keys[min(len(keys) - 1, max(0, goal))])

    def _top(self) -> float:
        return max(ABOVE * self._layout.height, (self.height() - self._layout.height * (1 + BELOW - ABOVE)) / 2)
