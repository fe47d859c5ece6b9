"""Shows Deck, Trash and Omens of one side, in this order, at the foot of its rail."""

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import Drawing, Style, caps, plain, strong
from gattai_desktop.board.faces import RATIO, WHOLE_DECK, card_width, deck_edges, paint_deck_edges
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_lines import CAPITAL
from gattai_desktop.board.speech import speak
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.who_plays import LEAST_PERSON, with_person


def deck_title(side: str) -> str:
    """Return the name of a side's Deck."""
    return speak("board", "Pilots' Deck") if side == "pilots" else speak("board", "Coach's Deck")


@frozen
class DeckTrayLook:
    """One side's Deck, Trash and Omens.

    side: pilots or coach. trash_top: a face, None when empty. omens: a picture such as "omen-pilots" or
    "spent-pilots" for each place, None where it is empty. words: the Omens in words. locked: the Deck ran out.
    held, person: how many cards the Coach holds, who has no row as Pilots have, and the name of who coaches; 0 and ""
    too where that is not known.
    """

    side: str
    deck_count: int
    trash_count: int = 0
    trash_top: str | None = None
    omens: tuple[str | None, ...] = field(default=(None, None))
    words: str = ""
    locked: bool = False
    held: int = 0
    person: str = ""

    def spoken(self) -> str:
        omens = ", ".join(card_name(omen) if omen else speak("board", "empty") for omen in self.omens)
        coach = with_person(speak("table", "Coach"), self.person) if self.person else ""
        lying = speak("board", "Omens: {cards}", cards=omens) if omens else ""
        held = speak("board", "{count} cards in hand", count=self.held) if self.held else ""
        return in_turn((coach, self.deck(), self.trash(), lying, held))

    def deck(self) -> str:
        """Return the words for the Deck: how many cards it has."""
        if self.locked:
            return speak("board", "{title}: ran out", title=deck_title(self.side))
        return speak("board", "{title}: {count} cards", title=deck_title(self.side), count=self.deck_count)

    def trash(self) -> str:
        """Return the words for the Trash: how many cards it has, and its top."""
        if not self.trash_top:
            return speak("board", "Trash {number}, empty", number=self.trash_count)
        top = card_name(self.trash_top)
        return speak("board", "Trash {number}, {card} on top", number=self.trash_count, card=top)

    def shown(self) -> dict[str, tuple[str, str]]:
        """Return the places where a card lies: "deck", "trash", "omen-0"; each with its face and its name."""
        found: dict[str, tuple[str, str]] = {}
        if self.deck_count and not self.locked:
            name = speak("board", "{title}, {count} cards", title=deck_title(self.side), count=self.deck_count)
            found["deck"] = f"back-{self.side}", name
        if self.trash_top:
            top = card_name(self.trash_top)
            name = speak("board", "Trash, {count} cards, {card} on top", count=self.trash_count, card=top)
            found["trash"] = self.trash_top, name
        for place, omen in enumerate(self.omens):
            if omen:
                found[f"omen-{place}"] = omen, card_name(omen)
        return found


class DeckTray(CardSpread):
    """One side's Deck, Trash and Omens; signals which is pressed or dragged from.

    Signals:
        omenChosen: an Omen was clicked, or Enter; carries its place, 0 or 1.
        cardLifted: dragged off; carries "deck", "trash" or "omen-0", the grip point and the pointer's global place.
    """

    omenChosen = Signal(int)
    cardLifted = Signal(str, QPointF, QPoint)

    def __init__(self, paint: Paint, look: DeckTrayLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._look = look
        self._widgets: dict[str, CardWidget] = {}
        self.set_look(look)

    def set_look(self, look: DeckTrayLook) -> None:
        self._look = look
        shown = look.shown()
        self._widgets = {
            place: self._widgets.get(place) or self._new(place, face) for place, (face, _) in shown.items()
        }
        for place, widget in self._widgets.items():
            face, name = shown[place]
            widget.set_face(face)
            widget.setAccessibleName(name)
        self.hold(list(self._widgets.values()))
        self.setAccessibleName(look.spoken())
        self.rescale()
        self.update()

    def card(self, place: str) -> CardWidget | None:
        """Return the card at "deck", "trash" or "omen-0"; None when that place is empty."""
        return self._widgets.get(place)

    def rect_of(self, place: Place) -> QRectF | None:
        """Return the rectangle of a place of this side, in global coordinates; None for a place elsewhere."""
        zone, _, side = place.zone.partition(".")
        where = {"deck": "deck", "trash": "trash", "omens": "omen-0"}.get(zone)
        return self.globally(self._rect(where)) if where is not None and side == self._look.side else None

    def lift(self, requests: Requests, place: str, grip: QPointF, at: QPoint) -> None:
        """Ask to lift the card at a place; the rules decide whether it can go anywhere."""
        widget, (kind, _, number) = self._widgets.get(place), place.partition("-")
        zone = f"{'omens' if number else kind}.{self._look.side}"
        cards = requests.view.sight.cards(zone)
        if widget is not None and cards:
            requests.lift(Lift(cards[min(int(number or len(cards)), len(cards) - 1)], zone, widget, grip, at))

    def rescale(self) -> None:
        for place, card in self._widgets.items():
            rect = self._rect(place)
            card.put(rect.x(), rect.y(), height=rect.height())

    def draw(self, draw: Drawing) -> None:
        look = self._look
        omens = [f"omen-{number}" for number in range(len(look.omens))]
        room = draw.wide
        if look.held:
            room -= draw.text(room, 14, str(look.held), strong(14), align="end") + 18
            draw.sign("hand", room, 2, 14, "soft")
        words, style = deck_title(look.side), caps(12)
        if look.person and room - 14 - draw.width(words, style) < LEAST_PERSON:
            words = speak("table", "Coach")  # a narrow rail has room for the word and the person alone
        used = draw.text(0, 14, words, style, look.side, room=room - 3) + 8
        draw.text(used, 14, look.person, plain(13), "soft", room=room - 6 - used)
        for place in ("deck", "trash", *omens):
            box = self._rect(place)
            if place not in self._widgets:
                sign = "omen" if place in omens else "lock" if place == "deck" and look.locked else ""
                draw.over(box).well(0, 0, box.height() / draw.unit, sign, line=1.3)
            elif place == "deck":
                at = box.x(), box.y(), box.height()
                paint_deck_edges(draw.pen, self.paint.theme, look.side, *at, look.deck_count)
        first, last = self._rect("omen-0"), self._rect(omens[-1] if omens else "omen-0")
        self._draw_below(draw, self._rect("deck").center().x() + self.paint.px(3), str(look.deck_count), strong(14))
        self._draw_below(draw, self._rect("trash").center().x(), str(look.trash_count), plain(14), "soft")
        self._draw_below(draw, (first.left() + last.right()) / 2, look.words, plain(13), "soft")

    def _draw_below(self, draw: Drawing, middle: float, words: str, style: Style, ink: str = "text") -> None:
        deck = self._rect("deck")
        below = (deck.bottom() + deck_edges(deck.height(), WHOLE_DECK)) / draw.unit + 1.5
        base = below + CAPITAL * draw.size(strong(14))
        draw.text(middle / draw.unit, base, words, style, ink, align="middle")

    def _rect(self, place: str) -> QRectF:
        px = self.paint.px
        # Room for the Deck's edge lines before the Trash, more before the Omens, less between them.
        edges, gaps = deck_edges(1 / RATIO, WHOLE_DECK), (px(2), px(9), px(4))
        room = self.width() - 3 - sum(gaps)
        wide = min(card_width(px(60 if self.paint.scale.small else 84)), room / (4 + edges))
        more = (room - (4 + edges) * wide) / len(gaps)
        trash = wide * (1 + edges) + gaps[0] + more
        omens = trash + wide + gaps[1] + more
        x = {"deck": 0.0, "trash": trash}.get(place)
        if x is None:
            x = omens + int(place.removeprefix("omen-")) * (wide + gaps[2] + more)
        return QRectF(x + 1, px(26), wide, wide / RATIO)

    def _new(self, place: str, face: str) -> CardWidget:
        widget = CardWidget(self.paint, face, self.paint.px(84), self)
        widget.lie_flat()
        if place not in ("deck", "trash"):
            number = int(place.removeprefix("omen-"))
            widget.clicked.connect(lambda: self.omenChosen.emit(number))
        widget.lifted.connect(lambda grip, at: self.cardLifted.emit(place, grip, at))
        return widget
