"""Shows the hand at the lower edge: its cards, with marks for what each may do now."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gattai_desktop.board.announcing import cards_aloud, sentences
from gattai_desktop.board.arrow_group import tab_stops
from gattai_desktop.board.card_widget import CardNote, CardWidget
from gattai_desktop.board.fan import HandCard, HandFan, read_height
from gattai_desktop.board.keyboard import follow_keyboard
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import card_aloud, fill
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.windows.kit.faces import cards_in_words, face, in_order
from gattai_desktop.windows.kit.requests import Lift
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid
from gattai_desktop.windows.table.card_marks import LEGAL, Marks, MayDo, card_marks, listed

LEAST_FAN = 2.2
"""Width of the fan in cu below which the plate that sorts has no room: its key sorts all the same."""


class Hand(HandFan):
    """The hand of the seat at the computer.

    Signals:
        handFocused(Card | None): focus or pointer has come to a card.
        picked(Lift): lifted by drag, or by click or Enter.
        lookedAt(Card | None): the pointer or a key has come to a card, or neither is at one any more.
        sortAsked(seat): the seat wants its Hand in the other order; nobody else is told.
    """

    handFocused = Signal(object)
    picked = Signal(Lift)
    sortAsked = Signal(str)
    lookedAt = Signal(object)

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._seat = self.zone = ""
        self.order = PlateButton(paint, PlateLook(""), self, self.sort)
        self._cards_shown: dict[Hashable, Card] = {}
        self._told: dict[Hashable, str] = {}
        """What is said of each card besides its name and whether it is chosen."""
        self._chosen: frozenset[Card] = frozenset()
        self._hinted: frozenset[Card] = frozenset()
        self._playable: tuple[object, ...] = ()
        """The seat, and the cards that it could play when this was last looked at."""
        self.sortable = True
        """Whether the cards have ranks and suits by which they can be sorted."""
        self._ahead: Card | None = None
        self.proposed: Card | None = None
        """The card that a guide speaks of; the keyboard comes to it first."""
        self.cardFocused.connect(lambda key: self.handFocused.emit(self._cards_shown.get(key)))
        follow_keyboard(self._keyboard_went)
        self.cardLookedAt.connect(lambda key: self.lookedAt.emit(self._cards_shown.get(key)))
        self.cardChosen.connect(self._choose)
        self.cardLifted.connect(self._lift)

    def _keyboard_went(self, before: QWidget | None, _now: QWidget | None) -> None:
        """Point at no card any more once the keyboard has left the hand, unless the pointer does."""
        left = before is not None and isValid(before) and self.isAncestorOf(before)
        if left and self.hovered is None and self.key_in_focus() is None:
            self.handFocused.emit(None)

    def show_view(self, seen: SeatView, *, marked: bool, notes: Mapping[Card, CardNote], begins: Card | None) -> None:
        """Show the hand; marked: with signs for what each card may do now, and cards that may do nothing veiled.

        notes: what is shown and said of cards whatever they may do. begins: the card at which the keyboard begins a
        turn.
        """
        hand = seen.hand
        marks = card_marks(seen, hand) if marked else {}
        judged = bool(marks) or (marked and seen.ask is not None)
        self._cards_shown, self._told = {}, {}
        shown: list[HandCard] = []
        for place, lying in enumerate(in_order(hand, by_suit=seen.seat in self.paint.by_suit)):
            key: Hashable = ("back", place) if isinstance(lying.card, Back) else lying.card.key
            said, note = marks.get(lying.card, ()), notes.get(lying.card, CardNote())
            shown.append(self._hand_card(key, lying.card, said, note, playable=bool(said) or not judged))
        self._current = self._current if seen.seat == self._seat else None  # each seat begins at its first card
        self._seat, self.zone = seen.seat, seen.model.hand_zone(seen.seat)
        self._show_order(seen)
        self.set_cards(tuple(shown))
        self._stop_where_safe(marks, begins)
        if seen.ahead is not self._ahead:
            self._ahead = seen.ahead
            self.set_away(frozenset({seen.ahead} if seen.ahead is not None else ()))
        # An empty hand lets the pointer through to the widgets below it.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not shown)
        self.setAccessibleName(fill(self.tr("Hand of {name}"), name=seen.name(seen.seat)))

    def _hand_card(self, key: Hashable, card: Card, said: MayDo, note: CardNote, *, playable: bool) -> HandCard:
        """Return how a card is shown and spoken of, and keep what is said of it."""
        name = ""
        if not isinstance(card, Back):
            self._cards_shown[key] = card
            name = listed((card_aloud(card), note.words))
        self._told[key] = listed((*(words for _, words in said), note.about))
        marks = (*(mark for mark, _ in said), *((note.mark,) if note.mark else ()))
        described = self._described(key)
        return HandCard(key, face(card), playable=playable, marks=marks, name=name, description=described)

    def _stop_where_safe(self, marks: Marks, begins: Card | None) -> None:
        """Let the keyboard come to the card that a turn begins with, where others can be played now.

        Where a turn begins and the keyboard has stayed at some card since an earlier one, it goes on from there.
        """
        before, self._playable = self._playable, (self._seat, *marks)
        if marks and self._playable != before:
            price = {card: all(mark.token != LEGAL for mark, _ in said) for card, said in marks.items()}
            safest = min(marks, key=lambda card: (price[card], card.strength))
            best = next(one for one in (self.proposed, begins, safest) if one in marks).key
            stayed = self.key_in_focus() is not None and self.card_led_to() is None
            (self.focus_card if stayed and before == (self._seat,) else self.stop_at)(best)

    def _show_order(self, seen: SeatView) -> None:
        by_suit = seen.seat in self.paint.by_suit
        title, other = self.tr("By rank"), self.tr("The hand is sorted by rank. Press to sort it by suit.")
        if by_suit:
            title, other = self.tr("By suit"), self.tr("The hand is sorted by suit. Press to sort it by rank.")
        self.order.set_look(PlateLook(title, key="Z", fill="", edge="line", arrangement="button", name=other))
        self.order.setVisible(self._sorts)

    def sort(self) -> str | None:
        """Ask for the Hand in the other order, or return why that changes nothing."""
        if not self.sortable or len(self._cards_shown) < 2:
            return self.tr("There are no two cards to sort.")
        self.sortAsked.emit(self._seat)
        return None

    def told(self) -> str:
        """Return what a screen reader says of the hand: how many cards, and each of them."""
        cards = cards_aloud(self.cards())
        return sentences((self.accessibleName(), cards_in_words(len(cards)), *cards))

    def beside(self) -> float:
        """Return the room at each end: the plate that sorts is right of the cards, which stay in the middle.

        A Hand that lies covered keeps the room, so that no card moves when all are turned.
        """
        return self._order_room if self._can_stand_beside else 0.0

    @property
    def _order_room(self) -> float:
        """Return the width of the plate that sorts, with its gap."""
        return self.order.sizeHint().width() + self.paint.px(8)

    @property
    def _sorts(self) -> bool:
        """Whether the plate that sorts stands there: where two cards are seen, and it covers none."""
        return len(self._cards_shown) > 1 and self._can_stand_beside

    @property
    def _can_stand_beside(self) -> bool:
        """Whether there is room for the plate that sorts beside two cards and more."""
        room = self.width() - 2 * self._order_room
        return self.sortable and len(self.cards()) > 1 and room > LEAST_FAN * self.paint.scale.cu

    def rescale(self) -> None:
        super().rescale()
        size = self.order.sizeHint()
        high = max(32, round(self.paint.px(36)))
        self.order.setGeometry(self.width() - size.width(), self.height() - high - 6, size.width(), high)
        self.order.setVisible(self._sorts)

    def widget_of(self, card: Card) -> CardWidget | None:
        """Return a card's widget."""
        return self.card(card.key)

    def card_in_focus(self) -> Card | None:
        """Return the card of the hand that is focused."""
        return self._cards_shown.get(self.key_in_focus())

    def card_led_to(self) -> Card | None:
        """Return the focused card, if a person has led the keyboard to it."""
        return self.card_in_focus() if self.led_to == self.key_in_focus() else None

    def focus(self) -> None:
        """Focus the hand: the card that was focused last, the proposed one, or the first that may do something."""
        if self.card_in_focus() is not None:
            return
        proposed = self.widget_of(self.proposed) if self.proposed is not None else None
        stop = proposed or next(iter((*tab_stops(self.cards()), *self.cards())), None)
        if stop is not None:
            stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self) -> None:
        """Let the keyboard come to the first card, wherever in the hand it was."""
        first = next(iter(self._cards_shown), None)
        (self.stop_at if self.key_in_focus() is None else self.focus_card)(first)

    def set_chosen(self, chosen: frozenset[Card]) -> None:
        """Raise the cards that are chosen for an answer, each in its place: what lies beside it is chosen from, too."""
        for key, card in self._cards_shown.items():
            widget = self.card(key)
            if widget is not None:
                widget.set_raised(card in chosen or card in self._hinted, on_top=False)
                widget.set_ticked(card in chosen and not self.named)  # a name stands where the tick would lie
        self._say_chosen(chosen)
        self.restack()

    def leads_to(self) -> Hashable:
        return self.proposed.key if self.proposed is not None else None

    def is_chosen(self, card: Card) -> bool:
        """Whether a card is chosen for an answer, or picked and shown elsewhere."""
        return card in self._chosen

    def set_hinted(self, hinted: frozenset[Card]) -> None:
        """Raise the cards that a hint is about, too."""
        if hinted != self._hinted:
            self._hinted = hinted
            self.set_chosen(self._chosen)

    def set_away(self, away: frozenset[Card]) -> None:
        """Leave a dashed outline of the cards that are chosen and shown elsewhere; a press takes them back."""
        for key, card in self._cards_shown.items():
            widget = self.card(key)
            if widget is not None:
                widget.set_carried(card in away)
        self._say_chosen(away)

    def _say_chosen(self, chosen: frozenset[Card]) -> None:
        self._chosen = chosen
        for key in self._cards_shown:
            widget = self.card(key)
            if widget is not None:
                widget.setAccessibleDescription(self._described(key))

    def _described(self, key: Hashable) -> str:
        chosen = self.tr("chosen") if self._cards_shown.get(key) in self._chosen else ""
        return listed((chosen, self._told[key]))

    def lay(self, grid: TableGrid, place: QRectF, *, sunk: bool, tallest: float = 0.0) -> None:
        """Move to a place at the lower edge; sunk: only the tops of the cards show, as in the Outcome.

        tallest: the height that no card there passes, device-independent pixels; 0 for as high as everywhere.
        """
        box, before = place.toAlignedRect(), self.tallest
        if not tallest and not sunk and not self.named:  # a name stands lower on its card than an index
            tallest = read_height(box.height(), self.paint.scale.cu * self.paint.card_size)
        self.tallest = tallest
        if sunk:
            box.setTop(round(grid.hand.bottom() - grid.scale.of(0.47)))
        if before != tallest and box.size() == self.size():
            self.rescale()
        self.setGeometry(box)

    def _choose(self, key: Hashable) -> None:
        card, widget = self._cards_shown.get(key), self.card(key)
        if card is not None and widget is not None:
            self.led_to = key
            self.picked.emit(Lift(card, self.zone, widget))

    def lead_on(self) -> None:
        """Lead the keyboard from a card that was just chosen to the next one."""
        self.step_on({one.key for one in self._chosen if one != self._ahead})

    def _lift(self, key: Hashable, grip: QPointF, place: QPoint) -> None:
        card, widget = self._cards_shown.get(key), self.card(key)
        if card is not None and widget is not None:
            self.picked.emit(Lift(card, self.zone, widget, grip, place))
