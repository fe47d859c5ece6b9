"""Where a seat picks its cards of the round: cards pressed in the hand are picked, and pressed again taken back (VM-7).

Nothing is told to the table before the picks are laid down: until then they are this part's alone. Laid down they stay
face up for their owner, and nobody else learns of them before all have picked.
"""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import Drawing, caps, plain
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import card_aloud, speak
from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.selecting import most_picked
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.count_looks import own_picks
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.picking_looks import (
    acts_at,
    acts_on,
    asked_to_pick,
    pick_plates,
    picks_seen,
    switches,
)
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_EDGE: Final = 4.0
"""What is left free beside the first and the last card, in device-independent pixels."""
_BETWEEN: Final = 18.0
"""Between two cards where there is room, in drawing pixels."""
_BESIDE: Final = 10.0
"""From the last card to words beside it, in drawing pixels."""


class SelectPart(FightPart):
    """The own picks, face up for their owner alone.

    Signals:
        picksChanged(frozenset): the cards of the hand that are picked.
    """

    picksChanged = Signal(object)

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self.picks: tuple[Card, ...] = ()
        """What is picked so far, in the order in which it was picked."""
        self._most = 0
        self._hidden = False
        self._captions: tuple[str, ...] = ()
        self._short_captions: tuple[str, ...] = ()
        self._note, self._short_note = "", ""
        self._cards: dict[Hashable, CardWidget] = {}
        self._for: tuple[str, int] = ("", 0)
        self._places: tuple[QRectF, ...] = ()
        self._island = ArrowGroup(self)

    @property
    def down(self) -> tuple[Card, ...]:
        """What lies in the own play area: the picks, laid down or not."""
        return own_picks(self.requests.view) or self.picks

    @property
    def is_full(self) -> bool:
        """Whether as many cards are picked as may be."""
        return len(self.picks) == min(self._most, len(self.requests.view.hand))

    def show_view(self, view: SeatView) -> None:
        hidden = view.model.curtain_down or view.model.covered
        self._hidden = hidden
        if not hidden:
            asked = asked_to_pick(view) is not None
            whose = (view.seat if asked else "", view.number("round"))
            if whose != self._for:
                self._for, self.picks = whose, ()
            self.picks = tuple(card for card in self.picks if view.holds(card))
        elif view.model.curtain_down:
            self._for, self.picks = ("", 0), ()
        self._show(view)

    def take(self, card: Card) -> bool:
        """Pick a card of the hand, or take it back; say whether this seat picks at all now."""
        view = self.requests.view
        if asked_to_pick(view) is None:
            return False
        if card in self.picks:
            self.picks = tuple(one for one in self.picks if one is not card)
        else:
            most = most_picked(view.sight, view.seat)
            self.picks = (*self.picks, card)[-most:] if most else ()
        self._show(view)
        return True

    def _show(self, view: SeatView) -> None:
        down = () if self._hidden else own_picks(view) or self.picks
        sits = not view.model.curtain_down and view.seat in view.keys("seats")
        self._most = max(most_picked(view.sight, view.seat) if sits else 0, len(down))
        self._captions = tuple(acts_on(card, down) for card in down)
        self._short_captions = tuple(map(acts_at, down))
        self._note, self._short_note = switches(view, down)
        self._cards = one_for_each(self._cards, down, self._new_card)
        self._island.set_members(list(self._cards.values()))
        for card, words in zip(down, self._captions, strict=True):
            self._cards[card].setAccessibleDescription(words)
        self.setAccessibleName(speak("fight", "Your play area"))
        self.setAccessibleDescription(sentences((picks_seen(view), self._note)))
        self.rescale()
        self.update()
        self.picksChanged.emit(frozenset(down))

    def _new_card(self, card: Hashable) -> CardWidget:
        assert isinstance(card, Card)
        widget = CardWidget(self.paint, face(card), parent=self)
        widget.setAccessibleName(card_aloud(card))
        widget.clicked.connect(lambda: self.take(card))
        zone = zones.play(self.requests.view.seat)
        widget.lifted.connect(lambda grip, at: self.requests.lift(Lift(card, zone, widget, grip, at)))
        return widget

    def plates(self, view: SeatView) -> tuple[RowPlate, ...]:
        """Return what may be done with the picks: lay them down, or reload, or play no card; or take them back."""
        return pick_plates(view, self.picks)

    # ------------------------------------------------------------------ places
    @property
    def _most_high(self) -> float:
        return self.paint.px(150 if self.paint.scale.small else 190)

    def rescale(self) -> None:
        px, small = self.paint.px, self.paint.scale.small
        top, foot = px(24 if small else 30), px(20 if small else 56)
        if not self._most:
            self._places = ()
            return
        count = self._most
        high = max(24.0, min(self.height() - top - foot, self._most_high))
        wide = card_width(high)
        step = min(wide + px(_BETWEEN), (self.width() - wide - 2 * _EDGE) / max(1, count - 1)) if count > 1 else 0.0
        self._places = tuple(QRectF(_EDGE + place * step, top, wide, high) for place in range(count))
        for widget, place in zip(self._cards.values(), self._places, strict=False):
            widget.put(place.x(), place.y(), height=high, angle=0)

    def rect_of(self, place: Place) -> QRectF | None:
        if place.zone != zones.play(self.requests.view.seat) or not self._places:
            return None
        free = min(len(self._cards), len(self._places) - 1)
        return self.globally(self._places[free])

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self, self._island.focus),) if self._cards else ()

    def draw(self, draw: Drawing) -> None:
        if not self._most:
            return
        small = plain(draw.at(13.5, 13))
        base = max(draw.at(14, 12), draw.size(small) * 0.95)  # letters have a least size: none is cut at the top
        x = draw.text(0, base, speak("fight", "Your play area"), caps(13), "soft", room=draw.wide) + 12
        if x + 26 < draw.wide:
            draw.sign("eye", x, base - 13, 16, "soft")
            seen = picks_seen(self.requests.view)
            if draw.width(seen, small) <= draw.wide - x - 24:
                draw.text(x + 24, base, seen, small, "soft")
        unit = draw.unit
        side = "coach" if self.requests.view.seat == CPU else "pilots"
        for number, place in enumerate(self._places):
            box = place.x() / unit, place.y() / unit, place.height() / unit
            if self._hidden and number < len(self.picks):
                draw.card(f"back-{side}", *box, shadow=None)
            elif number >= len(self._cards):
                draw.well(*box)
        self._write_captions(draw)

    def _write_captions(self, draw: Drawing) -> None:
        if not self._places:
            return
        style, unit, small = plain(draw.at(14, 13)), draw.unit, draw.paint.scale.small
        if self._note and not self._write_beside(draw):
            note = plain(draw.at(13, 12.5))
            words = self._note if draw.width(self._note, note) <= draw.wide else self._short_note
            draw.text(0, draw.high - 4, words, draw.fitted(words, note, draw.wide), "soft", room=draw.wide)
            if small:
                return  # there is one line
        base = self._places[0].bottom() / unit + draw.at(22, 16)
        starts = [one.x() / unit for one in self._places]
        rooms = [end - x - 4 for x, end in zip(starts, [*starts[1:], draw.wide + 4], strict=True)]
        for captions in (self._captions, self._short_captions):
            parts = [(words,) if small else words.split() for words in captions]
            # All in the same words, or none of them, and the Count says it.
            if all(draw.width(one, style) <= room for room, part in zip(rooms, parts, strict=False) for one in part):
                for x, room, words in zip(starts, rooms, captions, strict=False):
                    for row, line in enumerate(draw.wrapped(words, style, room, 2)):
                        draw.text(x, base + row * draw.size(style) * 1.2, line, style)
                return

    def _write_beside(self, draw: Drawing) -> bool:
        """Write the note beside the last place, over several lines, where the line below has no room for it alone."""
        note, last, unit = plain(draw.at(13, 12.5)), self._places[-1], draw.unit
        x, high = last.right() / unit + _BESIDE, last.height() / unit
        room, step = draw.wide - x, draw.size(note) * 1.25
        if draw.width(self._note, note) <= draw.wide or max(draw.width(one, note) for one in self._note.split()) > room:
            return False
        lines = draw.wrapped(self._note, note, room, 9)
        if len(lines) * step > high:
            return False
        for row, line in enumerate(lines):
            draw.text(x, last.y() / unit + (row + 1) * step, line, note, "soft", room=room)
        return True
