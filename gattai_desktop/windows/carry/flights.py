"""Turns what happened, as the seat sees it, into cards that fly over the board.

A flight never blocks anything: a new fact ends it at its goal.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.flight import Flight, FlightLayer
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import RectOf
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned
from gattai_desktop.cards.zone import Zone
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.happened import SeenFacts
from gattai_desktop.windows.kit.faces import face

Counters = Callable[[SeenFacts], Iterable[tuple[str, Place, Place]]]
"""Yields the counters that moved: the sign of each, where from and where to."""


def no_counters(_facts: SeenFacts) -> tuple[tuple[str, Place, Place], ...]:
    """Yield no counters, for games without any."""
    return ()


MOST: Final = 12
"""Most cards that fly together; the rest of a larger deal arrives at once."""


class Flights:
    """Lets cards fly on one layer of the window."""

    def __init__(
        self,
        paint: Paint,
        window: QWidget,
        rect_of: RectOf,
        zones: Callable[[], Mapping[str, Zone]],
        counters: Counters = no_counters,
        face: Callable[[Card], str] = face,
    ) -> None:
        self._rect_of = rect_of
        self._zones = zones
        self._counters = counters
        self._face = face
        self.layer = FlightLayer(paint, window)

    def set_paint(self, paint: Paint) -> None:
        """Take other colours, another scale or another speed."""
        self.layer.set_paint(paint)

    def places_before(self, facts: SeenFacts) -> dict[str, QRectF]:
        """Return where the moved cards lie now, before the window shows the new table."""
        found: dict[str, QRectF] = {}
        for _, fact in facts:
            if isinstance(fact, CardsMoved) and fact.origin not in found:
                place = self._rect_of(Place(zone=fact.origin))
                if place is not None:
                    found[fact.origin] = place
        return found

    def fly(self, facts: SeenFacts, before: dict[str, QRectF], *, without: str = "") -> None:
        """Let moved cards fly and turned cards turn. without: the zone of a card that was dragged to its goal."""
        moved = tuple(self._moved(facts, before, without))[-MOST:]
        sent = tuple(self._sent(facts))[-MOST:]
        if moved or sent:
            self.layer.fly((*moved, *sent))
            return
        turned = tuple(self._turned(facts))
        if turned:
            self.layer.fly(turned[-MOST:], turning=True)

    def finish(self) -> None:
        """Let all flying cards arrive now."""
        self.layer.finish()

    def _moved(self, facts: SeenFacts, before: dict[str, QRectF], without: str) -> Iterator[Flight]:
        for _, fact in facts:
            if not isinstance(fact, CardsMoved) or fact.origin == without:
                continue
            start, goal = before.get(fact.origin), self._rect_of(Place(zone=fact.target))
            if start is None or goal is None or start.center() == goal.center():
                continue
            held_before, held = self._is_hand(fact.origin), self._is_hand(fact.target)
            for card, was_up, up in zip(fact.cards, fact.was_up, fact.up, strict=True):
                # In the seat's own Hand a card is seen although it lies face-down.
                old, new = self._picture(card, seen=was_up or held_before), self._picture(card, seen=up or held)
                yield Flight(old, start, goal, new if new != old else "")

    def _is_hand(self, zone: str) -> bool:
        known = self._zones().get(zone)
        return known is not None and known.kind == "hand"

    def _sent(self, facts: SeenFacts) -> Iterator[Flight]:
        for sign, origin, target in self._counters(facts):
            start, goal = self._rect_of(origin), self._rect_of(target)
            if start is not None and goal is not None:
                yield Flight("", start, goal, sign=sign)

    def _turned(self, facts: SeenFacts) -> Iterator[Flight]:
        for _, fact in facts:
            place = self._rect_of(Place(zone=fact.zone)) if isinstance(fact, CardsTurned) else None
            if isinstance(fact, CardsTurned) and place is not None:
                for card in fact.cards:
                    yield Flight(f"back-{card.deck}", place, place, self._face(card))

    def _picture(self, card: Card, *, seen: bool) -> str:
        return self._face(card) if seen else f"back-{card.deck}"
