"""Deck, Trash and the Omen places of one side, always in this order, at the foot of that side's rail."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.faces import card_width, paint_deck_edges, paint_well
from gattai_desktop.board.fonts import caps_font, strong_font, text_font
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.signs import paint_sign_outline
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.board.words import card_name, paint_text
from gattai_desktop.cards.frozen import field, frozen


def deck_title(side: str) -> str:
    """Return what a side's Deck is called."""
    return speak("board", "Pilots' Deck") if side == "pilots" else speak("board", "Coach's Deck")


@frozen
class DeckTrayLook:
    """One side's Deck, Trash and Omens.

    side: pilots or coach. trash_top: a face, None when empty. omens: a picture such as "omen-pilots" or
    "spent-pilots" for each place, None where it is empty. words: the Omens in words. locked: the Deck ran out.
    """

    side: str
    deck_count: int
    trash_count: int = 0
    trash_top: str | None = None
    omens: tuple[str | None, ...] = field(default=(None, None))
    words: str = ""
    locked: bool = False

    def spoken(self) -> str:
        trash = speak("board", "Trash {number}, empty", number=self.trash_count)
        if self.trash_top:
            top = card_name(self.trash_top)
            trash = speak("board", "Trash {number}, {card} on top", number=self.trash_count, card=top)
        deck = speak("board", "{title}: {count} cards", title=deck_title(self.side), count=self.deck_count)
        if self.locked:
            deck = speak("board", "{title}: ran out", title=deck_title(self.side))
        omens = ", ".join(card_name(omen) if omen else speak("board", "empty") for omen in self.omens)
        return f"{deck}. {trash}. {speak('board', 'Omens: {cards}', cards=omens)}"


class DeckTray(CardSpread):
    """Shows one side's Deck, Trash and Omens, and says which is pressed or dragged from.

    Signals:
        deckChosen: the Deck was clicked, or Enter. trashChosen: the Trash was.
        omenChosen: an Omen was; carries its place, 0 or 1.
        cardLifted: dragged off; carries "deck", "trash" or "omen-0", the grip point and the pointer's global place.
    """

    deckChosen = Signal()
    trashChosen = Signal()
    omenChosen = Signal(int)
    cardLifted = Signal(str, QPointF, QPoint)

    def __init__(self, paint: Paint, look: DeckTrayLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self._widgets: dict[str, CardWidget] = {}
        self.set_look(look)

    def set_look(self, look: DeckTrayLook) -> None:
        self._look = look
        shown: dict[str, str] = {}
        if look.deck_count and not look.locked:
            shown["deck"] = f"back-{look.side}"
        if look.trash_top:
            shown["trash"] = look.trash_top
        shown |= {f"omen-{place}": omen for place, omen in enumerate(look.omens) if omen}
        kept = {}
        for place, face in shown.items():
            widget = self._widgets.get(place) or self._new(place, face)
            widget.set_face(face)
            kept[place] = widget
        self._widgets = kept
        names = {
            "deck": speak("board", "{title}, {count} cards", title=deck_title(look.side), count=look.deck_count),
            "trash": speak(
                "board",
                "Trash, {count} cards, {card} on top",
                count=look.trash_count,
                card=card_name(look.trash_top or ""),
            ),
        }
        for place, widget in kept.items():
            widget.setAccessibleName(names.get(place, card_name(widget.face)))
        self.hold(list(kept.values()))
        self.setAccessibleName(look.spoken())
        self.rescale()
        self.update()

    def card(self, place: str) -> CardWidget | None:
        """Return the card at "deck", "trash" or "omen-0"; None when that place is empty."""
        return self._widgets.get(place)

    def place_rect(self, place: str) -> QRectF:
        """Return where a card lies at "deck", "trash" or "omen-0", in global coordinates."""
        rect = self._rect(place)
        return QRectF(QPointF(self.mapToGlobal(QPoint(0, 0))) + rect.topLeft(), rect.size())

    def sizeHint(self) -> QSize:
        px = self.paint.px
        return QSize(
            round(px(190 if self.paint.scale.small else 264)), round(px(112 if self.paint.scale.small else 142))
        )

    def rescale(self) -> None:
        for place, card in self._widgets.items():
            rect = self._rect(place)
            card.put(rect.x(), rect.y(), height=rect.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme, px, text = self._look, self.paint.theme, self.paint.px, self.paint.text
        with painting(self) as painter:
            paint_text(
                painter,
                0,
                px(14),
                deck_title(look.side).upper(),
                caps_font(text(12)),
                theme.colour(look.side),
                room=self.width(),
            )
            for place in ("deck", "trash", *(f"omen-{number}" for number in range(len(look.omens)))):
                box = self._rect(place)
                if place in self._widgets:
                    if place == "deck":
                        paint_deck_edges(painter, theme, look.side, box.x(), box.y(), box.height(), look.deck_count)
                    continue
                paint_well(painter, theme, box.x(), box.y(), box.height())
                sign = "lock" if place == "deck" and look.locked else "omen" if place.startswith("omen") else ""
                if sign:
                    size = box.height() * 0.26
                    corner = box.center() - QPointF(size / 2, size / 2)
                    paint_sign_outline(painter, sign, corner.x(), corner.y(), size, theme.edge, 1.3)
            deck, trash, first = self._rect("deck"), self._rect("trash"), self._rect("omen-0")
            last = self._rect(f"omen-{max(0, len(look.omens) - 1)}")
            line = deck.bottom() + px(20)
            number, plain = strong_font(text(14)), text_font(text(14))
            paint_text(painter, deck.center().x() + px(3), line, str(look.deck_count), number, theme.text, "middle")
            paint_text(painter, trash.center().x(), line, str(look.trash_count), plain, theme.soft, "middle")
            middle = (first.left() + last.right()) / 2
            paint_text(painter, middle, line, look.words, text_font(text(13)), theme.soft, "middle")

    def _rect(self, place: str) -> QRectF:
        px = self.paint.px
        high = px(60 if self.paint.scale.small else 84)
        wide = card_width(high)
        # The Trash keeps clear of the Deck's edge lines, the Omens stand a little apart.
        gap = max(px(4), (self.width() - px(6) - 4 * wide) / 6)
        x = {"deck": 0.0, "trash": wide + gap * 1.5}.get(place)
        if x is None:
            x = (2 + int(place.removeprefix("omen-"))) * (wide + gap) + gap * 1.6
        return QRectF(x + 1, px(26), wide, high)

    def _new(self, place: str, face: str) -> CardWidget:
        widget = CardWidget(self.paint, face, self.paint.px(84), self)
        widget.set_flat(True)
        if place == "deck":
            widget.clicked.connect(self.deckChosen)
        elif place == "trash":
            widget.clicked.connect(self.trashChosen)
        else:
            number = int(place.removeprefix("omen-"))
            widget.clicked.connect(lambda: self.omenChosen.emit(number))
        widget.lifted.connect(lambda grip, at: self.cardLifted.emit(place, grip, at))
        return widget
