"""Knows where the places lie at which a carried card may be dropped, and which of them the card or a point is at."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.places import Landing, RectOf, most_covered


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
