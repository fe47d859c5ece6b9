"""Puts the guide's plate where the pane leaves it room, lights the place it speaks of, does what is pressed on it."""

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.words import Words
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE, Place
from gattai_desktop.windows.glossary.meanings import Meaning
from gattai_desktop.windows.glossary.word_bubble import WIDE, WordBubble
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.guide_words import guide_of, happened_words, left_with, move_for
from gattai_desktop.windows.kit.pane import Pane
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.table.guide_card import HIDE, SKIP, GuideCard, GuidePointer

_WIDE: Final = 0.7
"""How much of the middle's width it takes in the full layout: beside it there is room for the arrow."""
_KEPT: Final = (152.0, 100.0)
"""The most height, in drawing pixels, that it keeps for the next act, in the full and small layout.

In the full one that is what happened in two lines, the lesson, a word that is explained, and the act.
"""
_KEPT_OVER_HAND: Final = 112.0
"""The same in the full layout where it takes its room from the hand: a line less of words is more of the cards."""


class Ground(Protocol):
    """The table that the guide stands on: its pane, its places, and where they lie."""

    @property
    def pane(self) -> Pane: ...
    @property
    def grid(self) -> TableGrid | None: ...
    @property
    def right(self) -> Rail: ...
    def shown_rect_of(self, place: Place) -> QRectF | None: ...
    def lay_hand(self) -> None: ...
    def rect_in_hand(self, cards: tuple[Card, ...]) -> QRectF | None: ...
    def is_chosen(self, card: Card) -> bool: ...


class GuideLayer(QObject):
    """The guide's plate and the light on its place, over one table.

    Signals:
        backAsked(entry): an entry is to be taken back, with which play left what the guide teaches.
        wordExplained(key): a word of the book was explained because it came up for the first time.
    """

    backAsked = Signal(int)
    wordExplained = Signal(str)

    def __init__(self, requests: Requests, root: TableRoot, ground: Ground) -> None:
        super().__init__(root)
        self._requests, self._root, self._ground = requests, root, ground
        self._guide: Guide | None = None
        self.taught: Move | None = None
        """The move that does what it says now; None where the pane's own plate leads on, or nothing."""
        self._asked = False
        self._kept, self._kept_at = 0.0, 0
        self.pointer = GuidePointer(root.paint, root)
        self.card = GuideCard(root.paint, requests.view.model.game, root)
        self.known: set[str] = set()
        """The words of the book that need no explanation any more, by their keys."""
        self._words: tuple[Meaning, ...] = ()
        self._fresh: Meaning | None = None
        self._waits = False
        """Whether the new word stays new, since its explanation has no room now."""
        self.bubble = WordBubble(root.paint, root)
        root.shown.connect(self.lay)
        self.card.do.chosen.connect(self.do)
        self.card.skip.chosen.connect(self.skip)
        self.card.back.chosen.connect(self.go_back)

    @property
    def widgets(self) -> tuple[GuidePointer, WordBubble, GuideCard]:
        """Its widgets, from below upwards."""
        return (self.pointer, self.bubble, self.card)

    @property
    def place(self) -> Place:
        """Where the next act is done."""
        return self._guide.place if self._guide is not None else NOWHERE

    def place_for(self, card: Card) -> Place:
        """Return where the guide means that a card goes; NOWHERE where it does not speak of this very one."""
        guide = self._guide
        return guide.place if guide is not None and card in (guide.card, guide.moved) else NOWHERE

    @property
    def proposed(self) -> Card | None:
        """The card of the hand that the guide speaks of; else the one that it would play for who asks it to."""
        guide, taught = self._guide, getattr(self.taught, "card", None)
        held = taught if isinstance(taught, Card) and self._requests.view.holds(taught) else None
        return guide.card or next(iter(guide.cards), held) if guide is not None else None

    @property
    def wanted(self) -> tuple[Card, ...]:
        """The cards of the hand that the guide wants picked together, and that are not picked yet."""
        cards = self._guide.cards if self._guide is not None else ()
        return tuple(one for one in cards if not self._ground.is_chosen(one))

    @property
    def waits(self) -> bool:
        """Whether the program has to do what comes next."""
        return self._guide is not None and self._guide.by in self._requests.view.model.program_players

    def explains(self) -> str:
        """What the word means that is explained now, as it is said aloud; "" for none."""
        return self._fresh.spoken if self._fresh is not None and not self._waits else ""

    def keys(self) -> dict[str, Callable[[], object]]:
        return {SKIP: self.skip, HIDE: self.turn}

    # ------------------------------------------------------------------ what it shows
    def show_view(self, seen: SeatView) -> None:
        """Show what the guide says to a seat; nothing behind its curtain."""
        self._guide = None if seen.model.curtain_down else guide_of(seen)
        guide = self._guide
        happened = happened_words(seen) if guide is not None else Words("")
        self.taught = move_for(guide, seen)
        leads = guide is not None and self._ground.pane.has_next
        self.card.set_guide(guide, happened, does=self.taught is not None or leads)
        self.lay()

    @property
    def offers(self) -> bool:
        """Whether the plate offers to do a next act that no plate of the pane stands for already."""
        return self.card.isVisible() and self.card.do.isVisible() and self.taught is not None

    @property
    def offer(self) -> FocusGroup:
        """The offer to do the next act, as a place where the keyboard begins."""
        return FocusGroup(self.card, self.card.do.setFocus)

    def know(self, keys: Iterable[str]) -> None:
        """Take these words for explained."""
        self.known.update(keys)
        self._words, self._fresh = (), None
        self.lay()

    def _choose_word(self) -> None:
        """Choose the word that is explained by itself: the first that is new; it stays as long as the guide says it."""
        words = self.card.words()
        if self._guide is not None and words != self._words:
            self._words = words
            stays = self._fresh if self._fresh in words else None
            self._fresh = next((one for one in words if one.key not in self.known), stays)

    def set_asked(self, asked: bool) -> None:
        """Move aside for a question, or come back."""
        self._asked = asked
        self.lay()

    def lay(self) -> None:
        """Move to the room that the pane leaves, as high as the words are."""
        pane, card = self._ground.pane, self.card
        grid = self._ground.grid
        if grid is None:
            return
        card.in_full = pane.guides_in_full and not self._root.paint.scale.small
        wide = grid.middle.width() * (_WIDE if card.in_full else 1.0)
        self._choose_word()
        card.set_meaning(None if card.in_full else self._fresh)
        crowded = self._root.paint.scale.small and pane.crowded_by_guide
        self._waits = crowded and card.explained is not None and card.needed(wide) > _KEPT[True]
        if self._waits:
            card.set_meaning(None)
        place = pane.make_room(self._high(wide) if card.wanted and not self._asked else 0.0)
        if pane.guide_over_hand:
            self._ground.lay_hand()
        card.setVisible(place is not None)
        if place is not None:
            self._explain(place, wide)
            place.setWidth(wide)
            card.setGeometry(place.toAlignedRect())
            card.rescale()
        else:
            self.bubble.hide()
        if self._ground.right.explain(self.explains() if place is None else "") and place is None:
            self._explained()
        # A pane lays out its plates only once it is shown: the place is where it stands then.
        QTimer.singleShot(0, self, self.light)

    def _high(self, wide: float) -> float:
        """Return how high its plate is: of a few lines once as high as before, so that nothing jumps as they change."""
        high = self.card.needed(wide)
        if self.card.in_full or self.card.folded:
            return high
        if round(wide) != self._kept_at:
            self._kept_at, self._kept = round(wide), 0.0
        small = self._root.paint.scale.small
        over_hand = self._ground.pane.guide_over_hand and not small
        self._kept = max(self._kept, min(high, _KEPT_OVER_HAND if over_hand else _KEPT[small]))
        return max(high, self._kept)

    def _explain(self, place: QRectF, wide: float) -> None:
        """Explain the new word beside the plate, or in it where that has no room beside it."""
        fresh, px = self._fresh, self._root.paint.px
        self.bubble.setVisible(fresh is not None and self.card.in_full)
        if fresh is not None and self.card.in_full:
            room = min(px(WIDE), place.width() - wide - px(14))
            self.bubble.set_meaning(fresh)
            high = self.bubble.high(round(room))
            self.bubble.show_at(QRectF(place.right() - room, place.bottom() - high, room, high).toRect())
        self._explained()

    def _explained(self) -> None:
        """Take note that the new word was explained, once anybody can have read it."""
        fresh = self._fresh if self._root.isVisible() and not self._waits else None
        if fresh is not None and fresh.key not in self.known:
            self.known.add(fresh.key)
            self.wordExplained.emit(fresh.key)

    def light(self) -> None:
        """Light the place where the next act is done."""
        guide, pointer = self._guide, self.pointer
        pointer.setGeometry(self._root.rect())
        place, moved = None, None
        led = guide if not (self._asked or self.card.folded) else None
        self._ground.pane.guide_to(led)
        if led is not None:
            guide, ground = led, self._ground
            place = ground.rect_in_hand(self.wanted) if guide.cards else ground.shown_rect_of(guide.place)
            moved = self._rect_of(guide.moved) if guide.moved is not None else None
        corner = QPointF(self._root.mapToGlobal(self._root.rect().topLeft()))
        plate = QRectF(self.card.geometry()) if not self.card.isHidden() else QRectF()
        place, moved = (one.translated(-corner) if one is not None else None for one in (place, moved))
        pointer.point(place, moved, plate)

    def _rect_of(self, card: Card) -> QRectF | None:
        """Return where a card lies in the hand or on the table, in global coordinates; None where it is not shown."""
        return self._ground.rect_in_hand((card,)) or self._ground.pane.rect_of_card(card)

    # ------------------------------------------------------------------ what is pressed
    def do(self) -> None:
        """Do for the player what the guide says."""
        move = move_for(self._guide, self._requests.view)
        if move is not None:
            self._requests.play(move)
        else:
            self._ground.pane.do_next()

    def go_back(self) -> None:
        """Ask to take back what has led away from what the guide teaches."""
        entry = left_with(self._requests.view)
        if entry is not None:
            self.backAsked.emit(entry)

    def skip(self) -> str | None:
        """Ask whether to go on to the next act, or return why that cannot be."""
        if self._guide is None:
            return self.tr("There is no guide here.")
        if not self._guide.skip:
            return self.tr("There is no act to skip now.")
        self._requests.open(self._guide.skip)
        return None

    def turn(self) -> str | None:
        """Hide the plate, or show it again; return why nobody sees that, as while a question has its room."""
        if self._guide is None:
            return self.tr("There is no guide here.")
        away = self.card.isHidden()
        self.card.folded = not self.card.folded
        self.lay()
        if not away or not self.card.isHidden():
            return None
        if self.card.folded:
            return self.tr("The guide stays hidden.")
        return self.tr("The guide comes back once there is room for it.")
