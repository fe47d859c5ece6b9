"""Describes, draws and finds the places where a carried card may be dropped, with buttons for screen readers.

The buttons paint nothing and let the pointer through; the overlay that carries the card draws the places itself.
"""

from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from gattai_desktop.board.announcing import in_turn, take_away
from gattai_desktop.board.faces import card_path, paint_card_outline
from gattai_desktop.board.fonts import strong_font, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.painting_faults import reported
from gattai_desktop.board.plate import paint_brackets, paint_hatching, paint_plate, plate_path
from gattai_desktop.board.signs import outline_pen, paint_sign
from gattai_desktop.board.speech import speak
from gattai_desktop.board.towards import towards
from gattai_desktop.board.words import DrawnWords, paint_text, spoken
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.presentation import QUESTION, Place
from gattai_desktop.model.questions import Offer


@frozen(eq=False)
class Landing:
    """A place where the carried card can be dropped, and what the drop would do.

    name: what a screen reader calls it. kind: legal, price (allowed, but it costs), or refused. text: the result or the
    reason in one line. offers: what dropping it there means. follows: what comes of that, as a bubble shows it.
    """

    place: Place
    name: str
    kind: Literal["legal", "price", "refused"]
    text: str = ""
    offers: tuple[Offer, ...] = ()
    follows: tuple[DrawnWords | str, ...] = ()

    @property
    def allowed(self) -> bool:
        """Whether the card may lie there."""
        return self.kind != "refused"

    @property
    def by_pointer(self) -> bool:
        """Whether the pointer has to be there: a question is so large that it touches many a card on its way."""
        return self.place == QUESTION


_CARD_GAP: Final = 0.05
"""How far brackets stand off a small card at most, of its height: what is written below it stays to be read."""
RectOf = Callable[[Place], QRectF | None]
"""Says where a place is, in global coordinates; None where it is not in sight."""


def paint_place(
    painter: QPainter,
    paint: Paint,
    box: QRectF,
    landing: Landing,
    *,
    near: bool,
    signed: bool = True,
    reach: float = inf,
) -> None:
    """Light a place while a card is carried; box in the painter's coordinates, near: the card would go there.

    signed: with the sign of how it is allowed. reach: how far its brackets may reach beyond it.
    """
    theme, px = paint.theme, paint.px
    if box.width() < 1 or box.height() < 1:
        return
    card_like = abs(box.width() / box.height() - 5 / 7) < 0.03
    if not landing.allowed:
        if near:
            path = card_path(box.height()) if card_like else plate_path(box.width(), box.height(), px(14))
            paint_hatching(painter, theme, path.translated(box.topLeft()))
            size = min(box.width(), box.height()) * 0.22
            paint_sign(painter, "cross", box.center().x() - size / 2, box.center().y() - size / 2, size, theme.refused)
        return
    colour = theme.colour(landing.kind)
    arm = max(10.0, min(0.10 * box.height() if card_like else 0.25 * box.height(), px(30)))
    width = max(2.0, px(5 if near else 2.5))
    gap = max(3.0, min(px(8), _CARD_GAP * box.height()) if card_like else px(3))
    paint_brackets(painter, box, colour, arm, width, min(gap, reach - width / 2))
    if card_like:
        paint_card_outline(painter, theme, box.x(), box.y(), box.height(), landing.kind)
    else:
        path = plate_path(box.width(), box.height(), px(14)).translated(box.topLeft())
        painter.strokePath(path, outline_pen(colour, 1.6, (6, 5)))
    if not signed:
        return
    size = max(14.0, min(box.width(), box.height()) * 0.14)
    sign = "tick" if landing.kind == "legal" else "jag"
    paint_sign(painter, sign, box.right() - size * 1.3, box.bottom() - size * 1.3, size, colour)


def reason_box(paint: Paint, box: QRectF, text: str, room: QRectF) -> QRectF:
    """Return where `paint_reason` draws."""
    px = paint.px
    wide = min(width_in(strong_font(paint.text(15)), text) + px(64), room.width() - 8.0)
    high = max(32.0, px(42))
    x = min(max(4.0, box.center().x() - wide / 2), room.width() - wide - 4)
    y = box.bottom() + px(14)
    if y + high > room.height() - 4:
        y = max(4.0, box.top() - px(14) - high)
    return QRectF(x, y, wide, high)


def paint_reason(painter: QPainter, paint: Paint, box: QRectF, text: str, room: QRectF) -> None:
    """Draw the reason of a refusal in one line below the place, or above it where there is no room."""
    theme, px = paint.theme, paint.px
    font = strong_font(paint.text(15))
    plate = reason_box(paint, box, text, room)
    paint_plate(painter, plate, fill=theme.panel, edge=theme.refused, width=2.0, cut=px(11))
    size = px(16)
    middle = plate.center().y()
    paint_sign(painter, "cross", plate.x() + px(16), middle - size / 2, size, theme.refused)
    paint_text(
        painter,
        plate.x() + px(42),
        middle + font.pixelSize() * 0.36,
        text,
        font,
        theme.refused,
        room=plate.width() - px(56),
    )


def most_covered(card: QRectF, at: QPointF, boxes: Iterable[tuple[Landing, QRectF]]) -> Landing | None:
    """Return the place in which the pointer is, or else the one that a card covers most.

    Of several, those that allow it go before those that refuse. at: where the pointer is.
    """
    best: tuple[bool, bool, float, Landing] | None = None
    for landing, box in boxes:
        inside = box.contains(at)
        if not card.intersects(box) or (landing.by_pointer and not inside):
            continue
        common = card.intersected(box)
        area = common.width() * common.height()
        smaller = min(card.width() * card.height(), box.width() * box.height())
        if area < 0.12 * max(1.0, smaller) and not inside:
            continue
        if best is None or (inside, landing.allowed, area) > best[:3]:
            best = (inside, landing.allowed, area, landing)
    return best[3] if best else None


def landing_in_order(landings: Sequence[Landing], goal: Landing | None, way: int) -> Landing | None:
    """Return the next place from a goal, those that allow the card before those that refuse it; way: 1 or -1."""
    order = sorted(landings, key=lambda one: not one.allowed)
    here = order.index(goal) if goal in order else (-1 if way > 0 else 0)
    return order[(here + way) % len(order)] if order else None


def landing_towards(
    start: QPointF, way: QPointF, boxes: Sequence[tuple[Landing, QRectF]], goal: Landing | None
) -> Landing | None:
    """Return the nearest place in a direction that allows the card; of one that nothing allows, that refuses it.

    Where none is there it stays with its goal; without a goal any place is nearer than none. Tab leads on to those
    that refuse it as well, and says why.
    """
    some = any(landing.allowed for landing, _ in boxes)
    places = [(landing, box.center()) for landing, box in boxes if landing is not goal and landing.allowed == some]
    return towards(start, way, places) or goal or landing_in_order([landing for landing, _ in boxes], None, 1)


class LandingButton(QAbstractButton):
    """One place: its name says where, its description what would happen; pressing it drops the card there."""

    def __init__(self, landing: Landing, box: QRectF, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(box.toAlignedRect())
        self.setAccessibleName(speak("landing", "Drop here: {place}", place=landing.name))
        self.setAccessibleDescription(landing_words(landing))
        self.show()

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing: who sees the table sees the place."""


def landing_words(landing: Landing) -> str:
    """Return what a screen reader says of a place for a card, with what comes of it.

    For example "Block, allowed", or "refused: only Coach may".
    """
    if not landing.allowed:
        refused = speak("landing", "refused")
        return speak("landing", "refused: {reason}", reason=landing.text) if landing.text else refused
    how = speak("landing", "at a price") if landing.kind == "price" else speak("landing", "allowed")
    if not landing.text:
        return how
    result = speak("landing", "{result}, {how}", result=landing.text, how=how)
    return in_turn((result, *map(spoken, landing.follows)))


class LandingButtons:
    """The buttons of the places at which one card may be dropped."""

    def __init__(self) -> None:
        self._buttons: list[LandingButton] = []

    def show(
        self,
        boxes: Sequence[tuple[Landing, QRectF]],
        parent: QWidget,
        drop: Callable[[Landing], None],
    ) -> None:
        """Put a button at each place of the parent."""
        self.clear()
        for landing, box in boxes:
            button = LandingButton(landing, box, parent)
            button.clicked.connect(lambda _=False, one=landing: drop(one))
            self._buttons.append(button)

    def clear(self) -> None:
        """Take them away; safe while one of them is being pressed."""
        take_away(*self._buttons)
        self._buttons = []


class LitPlaces:
    """The places of the card that is carried, in the coordinates of the layer that lies over the table.

    rect_of: where a place is. plate_of: where the plate is that a place belongs to, and on which a card is caught for
    it. Both in global coordinates.
    """

    def __init__(self, layer: QWidget, rect_of: RectOf) -> None:
        self._layer = layer
        self.rect_of = rect_of
        self.plate_of: RectOf = lambda _place: None
        self.caught: Callable[[], Iterable[tuple[Landing, QRectF]]] = tuple
        """Returns what other plates do with a card that is dragged onto them, and where these are, globally."""
        self.landings: tuple[Landing, ...] = ()
        self.boxes: list[tuple[Landing, QRectF]] = []
        self._plates: list[tuple[Landing, QRectF]] = []

    def take(self, landings: Sequence[Landing]) -> None:
        """Find where these places lie now; all others are none any longer."""
        self.landings = tuple(landings)
        self.boxes = [(landing, self.box(landing)) for landing in landings]
        plates = ((landing, self.plate_of(landing.place)) for landing in landings)
        self._plates = [(landing, self._here(plate)) for landing, plate in plates if plate is not None]
        self._plates += [(landing, self._here(plate)) for landing, plate in (self.caught() if landings else ())]

    def box(self, landing: Landing) -> QRectF:
        """Return where a place lies now; an empty rectangle where it is not in sight."""
        return self._here(self.rect_of(landing.place) or QRectF())

    def at(self, point: QPointF) -> Landing | None:
        """Return the place that a point is in, or whose plate it is on."""
        found = next((landing for landing in self.landings if self.box(landing).contains(point)), None)
        return found or self._on_plate(point)

    def under(self, card: QRectF, pointer: QPointF) -> Landing | None:
        """Return the place whose plate the pointer is on, or else the one that a dragged card covers most."""
        return self._on_plate(pointer) or most_covered(card, pointer, self.boxes)

    def _on_plate(self, point: QPointF) -> Landing | None:
        return next((landing for landing, plate in self._plates if plate.contains(point)), None)

    def _here(self, rect: QRectF) -> QRectF:
        return QRectF(self._layer.mapFromGlobal(rect.topLeft()), rect.size())
