"""Shows a hand: cards fanned along the lower edge that can be read, lifted and played without a mouse."""

import math
from collections.abc import Callable, Collection, Hashable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardMark, CardWidget
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import KeyedSpread
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import field, frozen

RANK_KEYS: Final = "23456789TJQKA"
STEP: Final = 0.80  # of the width from one card to the next while there is room
APART: Final = 1.04  # the same of a hand whose cards are kept small: they lie beside each other
RING_GAP: Final = 5.0  # between cards with names, device-independent pixels: the keyboard's ring leaves names whole
STEP_MIN: Final = 0.38  # the smallest; beyond this the hand shrinks
ANGLE: Final = 1.6  # degrees from one card to the next
ANGLE_ALL: Final = 13.0  # degrees from the first to the last at most
BOW: Final = 3.2 / 286  # of the height: how much lower a card lies for the square of its distance from the middle
BOW_ALL: Final = 0.14  # of the height: how much lower the outermost cards lie at most
RANK: Final = 0.31  # of the height: from the upper edge of a card down to the foot of its rank
INDEX: Final = 0.52  # the same down to the foot of the suit below it
HEADROOM: Final = 50 / 286  # of the height: room above the cards for marks and for rising


@frozen
class HandCard:
    """A card of the hand as its seat sees it.

    key: what the table calls this card; stays the same while the card stays in the hand.
    name: spoken name; the face's own when empty. description: what it may do now, in words.
    """

    key: Hashable
    face: str
    playable: bool = True
    marks: tuple[CardMark, ...] = ()
    name: str = ""
    description: str = ""


@frozen
class Fanned:
    """Where one card of the hand lies: its upright corner, its angle in degrees."""

    x: float
    y: float
    angle: float


@frozen
class FanLayout:
    """Where the cards of a hand lie: the height of a card and the place of each."""

    height: float
    places: tuple[Fanned, ...] = field(factory=tuple)


def fan_layout(count: int, room: float, height: float, *, flat: bool = False, named: float = 0.0) -> FanLayout:
    """Fan `count` cards of that height in a room of that width; too many make all smaller.

    flat: they lie upright in one line, beside each other where there is room, so that each shows as much of itself.
    named: the least height at which a name stands on them; they become that small before one covers another's. 0: none
    has a name.
    """
    if count == 0:
        return FanLayout(height)
    middle = (count - 1) / 2
    angle = min(ANGLE, ANGLE_ALL / (count - 1)) if count > 1 and not flat else 0.0
    reach = math.sin(math.radians(angle * middle))  # of the height: how far the outermost corners reach beyond
    if named:
        fitting = (room - (count - 1) * RING_GAP) / (count * card_width(1.0) + 2 * reach)
        height = min(height, max(named, fitting))
    width = card_width(height)
    inner = max(1.0, room - 2 * reach * height)
    step = width + RING_GAP if named else (APART if flat else STEP) * width
    if count > 1 and width + (count - 1) * step > inner:
        step = (inner - width) / (count - 1)
        if step < STEP_MIN * width:
            width = room / (1 + (count - 1) * STEP_MIN + 2 * reach * 7 / 5)
            height = width * 7 / 5
            step = STEP_MIN * width
    left = (room - (width + (count - 1) * step)) / 2
    bow = min(BOW, BOW_ALL / (middle * middle)) * height if middle and not flat else 0.0
    top = HEADROOM * height
    places = tuple(Fanned(left + i * step, top + (i - middle) ** 2 * bow, (i - middle) * angle) for i in range(count))
    return FanLayout(height, places)


def read_height(room: float, height: float) -> float:
    """Return how high cards may be so that a strip of that height shows which they are; 0 where it does at full height.

    Of a fan the outermost lie lowest. Where even their ranks would be cut, all are kept small and upright.
    """
    return 0.0 if room >= (HEADROOM + BOW_ALL + RANK) * height else room / (HEADROOM + INDEX)


def named_room(count: int, named: float) -> float:
    """Return the width that so many cards take at least where names stand on them from that height on."""
    return count * card_width(named) + max(0, count - 1) * RING_GAP


class HandFan(KeyedSpread):
    """Shows a hand and signals what its seat does with it. The cards may run off the lower edge.

    Signals:
        cardLookedAt(key): the pointer has come to this card, or a key has led to it; None when neither any more.
    """

    cardLookedAt = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._hand: tuple[HandCard, ...] = ()
        self.tallest = 0.0
        """The height that no card here passes, device-independent pixels; 0 where each is as high as everywhere."""
        self.named = 0.0
        """The least height at which names stand on the cards, up to their right edges: none is covered; 0 for none."""
        self.led_to: Hashable | None = None
        """The card to which a person has led the keyboard; None where the keyboard came to its card by itself."""
        self.means_more: Callable[[str], bool] = lambda _letter: False
        """Says whether a letter does something that counts before the way to a rank."""
        self.setAccessibleName(speak("board", "Hand"))

    def set_cards(self, hand: tuple[HandCard, ...]) -> None:
        """Show this hand, from left to right. Cards that stay keep their focus."""
        had_focus = any(card.hasFocus() for card in self._cards)
        place = next((i for i, card in enumerate(self._hand) if card.key == self._current), 0)
        self._hand = hand
        kept: dict[Hashable, CardWidget] = {}
        for card in hand:
            widget = self.keyed(card.key, card.face, self.paint.scale.cu)
            widget.set_face(card.face)
            widget.set_playable(card.playable)
            widget.set_marks(card.marks)
            widget.setAccessibleName(card.name or card_name(card.face))
            widget.setAccessibleDescription(card.description)
            kept[card.key] = widget
        was = self._current
        following = hand[min(place, len(hand) - 1)].key if hand else None
        self.keep(kept, self.leads_to() if self.leads_to() in kept else following)
        self.setAccessibleDescription(speak("board", "{count} cards", count=len(hand)))
        if had_focus and self._current is not None and self._current != was:
            kept[self._current].setFocus()
        self.rescale()

    def rescale(self) -> None:
        beside, high = self.beside(), self.paint.scale.cu * self.paint.card_size
        small = 0 < self.tallest < high
        room = self.width() - 2 * beside
        layout = fan_layout(len(self._cards), room, self.tallest if small else high, flat=small, named=self.named)
        for card, place in zip(self._cards, layout.places, strict=True):
            card.sinks = not small  # there as much of it shows as there is room for
            card.put(place.x + beside, place.y, height=layout.height, angle=place.angle)

    def leads_to(self) -> Hashable:
        """Return the card to which the keyboard goes once the one is gone at which it was; None for the next."""
        return None

    def step_on(self, chosen: Collection[Hashable]) -> None:
        """Lead the keyboard from a card that a key chose to the next that could be: a second Enter takes none back."""
        here = self.key_in_focus()
        if here not in chosen or self.under_pointer:
            return
        keys = [card.key for card in self._hand if card.playable or card.key == here]
        place = keys.index(here)
        self.focus_card(next((key for key in (*keys[place:], *keys[:place]) if key not in chosen), here))

    def beside(self) -> float:
        """How much is left free at each end of the fan, device-independent pixels."""
        return 0.0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = [card.key for card in self._hand]
        if not keys:
            event.ignore()
            return
        here = keys.index(self._current) if self._current in keys else 0
        match event.key():
            case Qt.Key.Key_Left:
                self.focus_card(keys[max(0, here - 1)])
            case Qt.Key.Key_Right:
                self.focus_card(keys[min(len(keys) - 1, here + 1)])
            case Qt.Key.Key_Home:
                self.focus_card(keys[0])
            case Qt.Key.Key_End:
                self.focus_card(keys[-1])
            case _:
                if not self._jump(event, here):
                    super().keyPressEvent(event)
                    return
        self.led_to = self._current
        self.cardLookedAt.emit(self._current)

    def _jump(self, event: QKeyEvent, here: int) -> bool:
        """Go to the next card of the rank that was typed; say whether the key is a rank that is held."""
        letter, plain = event.text().upper(), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return plain and not self.means_more(letter) and self._next_of(letter, here)

    def go_to_rank(self, rank: str) -> bool:
        """Go to the first card of this rank from elsewhere, as a key of the hand does; say whether one is held."""
        found = self._next_of(rank, -1)
        if found:
            self.led_to = self._current
            self.cardLookedAt.emit(self._current)
        return found

    def _next_of(self, rank: str, here: int) -> bool:
        if len(rank) != 1 or rank not in RANK_KEYS:
            return False
        order = self._hand[here + 1 :] + self._hand[: here + 1]
        found = next((card for card in order if card.face[0] == rank and "-" not in card.face), None)
        if found is None:
            return False
        self.focus_card(found.key)
        return True

    def _focused(self, key: Hashable) -> None:
        if key != self.led_to:
            self.led_to = None
        super()._focused(key)

    def pointed_away(self) -> Hashable | None:
        led = any(card.hasFocus() and not card.pointed for card in self._cards)  # what was pressed shows no ring either
        return self._current if led else None

    def _made(self, key: Hashable, face: str, height: float) -> CardWidget:
        widget = super()._made(key, face, height)
        widget.hoverChanged.connect(lambda on: self.cardLookedAt.emit(key if on else None))
        return widget
