"""Shows what lies round the places of a showdown: decks and other piles, free Legend Zones, the hand above."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from PySide6.QtGui import QMouseEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CarriedCard
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong
from gattai_desktop.board.faces import RATIO, card_width
from gattai_desktop.board.fan import named_room
from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.looks import ShowsLook
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_PEN, ring_path
from gattai_desktop.board.plate_lines import CAPITAL
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import broken, spoken
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.warriors import legend_room
from gattai_desktop.windows.games.tasuo.card_faces import back_of
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from gattai_desktop.windows.games.tasuo.field_grid import LEGEND_STEP, NAME_SIZE, PILES, FieldGrid
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetLook

LOW: Final = 5
"""Cards of a deck from which on their number warns."""
_COUNT, _NAME = strong(15), plain(13)
_BASE: Final = (17.0, 16.0)
"""From a card to the base of its count, drawing pixels; in the full layout and in a small window."""
_LINE: Final = 17.0
"""From one line below a pile to the next, drawing pixels."""
_SPARE: Final = 1.0
"""How much wider than a name its room is at least, device-independent pixels."""
_MOST_BACKS: Final = 9
_LEAST_SET: Final = 0.7
"""How small a set card becomes below a question where many are held, of its height in a Legend Zone elsewhere."""
_USUAL: Final = 4
"""Legend Zones that are drawn where there is no limit."""


def pile_name(pile: str) -> str:
    """Return what a pile is called."""
    return {
        "deck": speak("tasuo", "Deck"),
        "dead": speak("tasuo", "Deadzone"),
        "ultra": speak("tasuo", "Ultra"),
        "outer": speak("tasuo", "Outerzone"),
    }[pile]


@frozen
class PileLook:
    """A pile of a player. face: what lies on top, "" for nothing; names: of the cards that may be read, top first."""

    pile: str
    seat: str
    whose: str
    face: str
    count: int
    names: tuple[str, ...] = ()
    out: int = 0

    def spoken(self) -> str:
        words = speak("tasuo", "{pile}, {whose}: {number}", pile=pile_name(self.pile), whose=self.whose,
                      number=self.count)  # fmt: skip
        top = speak("tasuo", "on top {card}", card=self.names[0]) if self.names else ""
        out = speak("tasuo", "Outerzone {number}", number=self.out) if self.out else ""
        return ", ".join(part for part in (words, top, out) if part)


def pile_look(view: SeatView, pile: str, seat: str, whose: str) -> PileLook:
    """Return what is shown of a pile."""
    lying = view.sight.zones.get(f"{pile}.{seat}", ())
    seen = tuple(one.card.name for one in reversed(lying) if isinstance(one.card, TasuoCard))
    face = "" if not lying else lying_face(lying[-1]) if pile == "dead" else back_of(seat, ultra=pile == "ultra")
    out = view.count(zones.outer(seat)) if pile == "dead" else 0
    return PileLook(pile, seat, whose, face, len(lying), () if pile == "deck" else seen, out)


def pile_sheet(view: SeatView, look: PileLook) -> SheetLook:
    """Return the sheet that lists the cards of a pile that may be read; of a Deadzone the Outerzone too."""
    lines = [speak("tasuo", "{place}. {card}", place=place, card=name) for place, name in enumerate(look.names, 1)]
    outer = [one.name for one in view.sight.cards(zones.outer(look.seat))] if look.pile == "dead" else []
    if outer:
        lines.append(f"{pile_name('outer')}: {', '.join(outer)}")
    return SheetLook(look.spoken(), tuple(lines) or (speak("tasuo", "Nothing lies there that may be read."),))


class PileButton(ShowsLook[PileLook], Liftable):
    """A pile with its count; a press lists what may be read of it. Off a deck the top card can be dragged."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.look.pile == "deck":
            super().mouseMoveEvent(event)

    def _card_box(self) -> QRectF:
        return self._card(self.width(), self.height(), self.foot(self.width()))

    def carried_look(self) -> CarriedCard:
        return CarriedCard(self.look.face, self._card_box().height())

    def global_rect(self) -> QRectF:
        return self.globally(self._card_box())

    def grip(self, place: QPointF) -> QPointF:
        return place - self._card_box().topLeft()

    def broader(self, wide: float, most: float) -> float:
        """Return how much more room its name wants than that width to stand in one line; 0 where `most` is too little.

        All device-independent pixels.
        """
        draw = measuring(self.paint, wide)
        name = pile_name(self.look.pile)
        more = draw.width(name, draw.fitted(name, _NAME, draw.wide)) * draw.unit + _SPARE - wide
        return more if 0 < more <= most else 0.0

    def foot(self, wide: float) -> float:
        """Return the room below the card for its count and its name at that width, device-independent pixels."""
        return self.paint.px(40 + _LINE * (len(self._name(measuring(self.paint, wide))) - 1))

    def _name(self, draw: Drawing) -> tuple[str, ...]:
        """Return its name in lines: on a narrow field a long one goes on below."""
        name = pile_name(self.look.pile)
        style = draw.fitted(name, _NAME, draw.wide)
        lines = broken(name, draw.pixels(style), draw.wide * draw.unit, hyphens=True)
        return tuple(map(spoken, lines))

    def _card(self, wide: float, high: float, foot: float) -> QRectF:
        """Return where its card lies, above its words."""
        tall = high - foot
        return QRectF((wide - card_width(tall)) / 2, 0, card_width(tall), tall)

    def ring_shape(self) -> QPainterPath:
        """Run round the card alone, above its count: the names of its neighbours lie close beside its own."""
        box = self._card(self.width(), self.height(), self.foot(self.width()))
        draw = measuring(self.paint, self.width())
        free = (draw.at(*_BASE) - CAPITAL * draw.size(_COUNT)) * draw.unit
        return ring_path(box, 0.105 * box.height(), min(2.0, free - RING_PEN / 2 - 1))

    def draw(self, draw: Drawing) -> None:
        look = self.look
        card = self._card(draw.wide, draw.high, self.foot(self.width()) / draw.unit)
        left, high = card.left(), card.height()
        if look.face:
            draw.card(look.face, left, 0, high)
        else:
            draw.well(left, 0, high)
        base = high + draw.at(*_BASE)
        ink = "price" if look.pile == "deck" and look.count <= LOW else "text"
        draw.text(draw.wide / 2, base, str(look.count), _COUNT, ink, align="middle")
        style = draw.fitted(pile_name(look.pile), _NAME, draw.wide)
        for row, line in enumerate(self._name(draw), 1):
            draw.text(draw.wide / 2, base + _LINE * row, line, style, "soft", align="middle")
        if look.out:
            draw.text(draw.wide, base, f"+{look.out}", plain(13), "soft", align="end")


def new_pile(paint: Paint, requests: Requests, look: PileLook, parent: QWidget) -> PileButton:
    """Return the button of a pile, which lists what may be read of it; the top card can be dragged off a deck."""
    button = PileButton(paint, look, parent)
    button.lifted.connect(partial(_lift_top, requests, button))
    button.clicked.connect(lambda: requests.ask(pile_sheet(requests.view, button.look)))
    return button


def _lift_top(requests: Requests, deck: PileButton, grip: QPointF, at: QPoint) -> None:
    top = requests.view.top(zones.deck(deck.look.seat))
    if top is not None:
        requests.lift(Lift(top.card, zones.deck(deck.look.seat), deck, grip, at))


def lay_piles(grid: FieldGrid, seat: str, piles: Mapping[tuple[str, str], PileButton], *, below: bool) -> None:
    """Lay the piles of a player. A name wider than its card reaches out, a long one towards its neighbours."""
    long = piles["dead", seat]
    last = grid.pile(PILES[-1], below=below)
    beside, right = max(0.0, (grid.pile_step - last.width()) / 2 - 1), grid.middle.right() - 1 - last.right()
    more = long.broader(last.width() + 2 * beside, 2 * beside) / 2
    for name in PILES:
        box, button = grid.pile(name, below=below), piles[name, seat]
        out = max(0.0, min(beside + (more if button is long else -more), right if name == PILES[-1] else beside * 2))
        button.setGeometry(box.adjusted(-out, 0, out, button.foot(box.width() + 2 * out)).toAlignedRect())
        button.raise_()


def _legends_shown(view: SeatView, seat: str) -> int:
    """Return how many Legend Zones of a player are shown, with a card or free."""
    lying, room = view.count(zones.legend(seat)), legend_room(view.sight, seat)
    return max(lying, _USUAL if room is None else min(lying + max(room, 0), _USUAL + 1))


def legends_room(view: SeatView, below: str) -> tuple[int, int]:
    """Return for how many Legend Zones there is to be room above and below; below: whose side lies there."""
    if below not in zones.SEATS:
        return _USUAL, _USUAL
    return max(_USUAL, _legends_shown(view, zones.foe(below))), max(_USUAL, _legends_shown(view, below))


def below_question(grid: FieldGrid, view: SeatView, below: str, asked: QRectF | None, draw: Drawing) -> FieldGrid:
    """Return the places while a question is open: free own Legend Zones, and large cards there, yield to the hand.

    draw: measures their name, which lies below small ones rather than to take room from names in the hand.
    """
    if asked is None:
        return grid
    lying = view.count(zones.legend(below)) if below else 0
    held = named_room(len(view.hand), WITH_NAME + 1)
    spare = grid.middle.right() - grid.legend(0, below=True).x() - held
    least = _LEAST_SET * grid.small_card
    most = max(least, spare / LEGEND_STEP / max(1, lying) / RATIO)
    there = evolve(grid, asked=asked.bottom(), legends=(grid.legends[False], lying), legend_most=most)
    return evolve(there, legend_most=least) if grid.middle.right() - beside_legend(there, draw) < held else there


def beside_legend(grid: FieldGrid, draw: Drawing) -> float:
    """Return where the hand may begin beside the own Legend Zones, and their name, while a question is open."""
    name = legend_name_size(draw)
    x, at = grid.legend(grid.legends[True], below=True).x(), grid.legend_name(name.height(), below=True)
    return x if at is None or at.y() > grid.legend(0, below=True).bottom() else at.x() + name.width() + 6 * grid.unit


def draw_free_legend(draw: Drawing, grid: FieldGrid, view: SeatView, seat: str, *, below: bool) -> None:
    """Draw the Legend Zones of a player that are free."""
    for number in range(view.count(zones.legend(seat)), min(_legends_shown(view, seat), grid.legends[below])):
        box = draw.over(grid.legend(number, below=below))
        box.well(0, 0, box.high)


def legend_name_size(draw: Drawing) -> QSizeF:
    """Return the size of what stands at the Legend Zones of a player, device-independent pixels."""
    style = plain(NAME_SIZE)
    return QSizeF(draw.width(speak("tasuo", "Legend Zone"), style) * draw.unit, draw.pixels(style))


def draw_legend_name(draw: Drawing, grid: FieldGrid, *, below: bool, beside: bool) -> None:
    """Write at the Legend Zones of a player what they are: above those of the upper side, below the own ones.

    beside: whether the right of the upper ones is free for it.
    """
    style, name = plain(NAME_SIZE), speak("tasuo", "Legend Zone")
    place = grid.legend_name(draw.pixels(style), below=below, beside=beside)
    if place is not None:
        box = draw.over(place)
        box.text(0, box.base(box.middle, style), name, style, "soft")


def draw_held(draw: Drawing, grid: FieldGrid, view: SeatView, seat: str) -> None:
    """Draw the backs of the hand above, and how many there are."""
    count = view.count(zones.hand(seat))
    shown = min(count, _MOST_BACKS)
    for number in range(shown):
        box = draw.over(grid.held(number))
        box.card(back_of(seat), 0, 0, box.high)
    box = draw.over(grid.held(shown + 3))
    words = speak("tasuo", "{name} holds {count} cards", name=view.name(seat), count=count)
    box.text(0, box.high * 0.6, words, plain(14), "soft")


PILED: Final = tuple((pile, seat) for seat in zones.SEATS for pile in PILES)
"""Every pile of the table that has a place of its own."""
