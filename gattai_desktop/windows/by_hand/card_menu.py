"""Opens the menu of the card under the pointer or with the focus."""

from PySide6.QtCore import QObject, QPoint, QPointF
from PySide6.QtWidgets import QApplication, QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.places import RectOf
from gattai_desktop.board.spread import CardSpread
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.by_hand.by_hand_sheets import ByHandSheets
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.log.log_answers import LogAnswers


class CardMenu(QObject):
    """Opens what can be done by hand with a card, or why it lies there where the seat may do nothing by hand."""

    def __init__(
        self, model: GameModel, window: QWidget, rect_of: RectOf, by_hand: ByHandSheets, log_answers: LogAnswers
    ) -> None:
        super().__init__(window)
        self._model = model
        self._window = window
        self._rect_of = rect_of
        self._by_hand = by_hand
        self._log_answers = log_answers

    def open_at(self, place: QPoint, *, finger: bool) -> bool:
        """Show the menu of the card under a place of the window; say whether there is one.

        finger: a finger stays there. Of cards that lie together it shows one large for as long, as a held button does.
        """
        child: QWidget | None = self._window.childAt(place)
        while child is not None and not isinstance(child, CardSpread | CardWidget):
            child = child.parentWidget() if child is not self._window else None
        if child is None:
            return self._open_on_rail(place, finger=finger)
        if isinstance(child, CardWidget):
            return self.open_of(child)
        if finger or not isinstance(child, CardSpread):
            return False
        widget = child.card_at(child.mapFrom(self._window, place))
        return widget is not None and self.open_of(widget)

    def open_of_focus(self) -> bool:
        now = QApplication.focusWidget()
        return isinstance(now, CardWidget) and self.open_of(now)

    def open_of(self, widget: CardWidget) -> bool:
        found = self._card_of(widget)
        return found is not None and self._open(found)

    def _open_on_rail(self, place: QPoint, *, finger: bool) -> bool:
        """Show the menu of a card that a rail draws, else what a press there opens, where it only shows something."""
        part, button = self._window.childAt(place), None
        while part is not None and not isinstance(part, Rail):
            button = part if isinstance(part, LookButton) and part.only_shows else button
            part = part.parentWidget()
        if part is None:
            return False
        found = part.card_at(QPointF(self._window.mapToGlobal(place)))
        if found is not None:
            return self._open(found)
        if button is None or finger or not button.isEnabled():
            return False
        button.click()
        return True

    def _open(self, found: tuple[Card, str]) -> bool:
        if self._by_hand.open_to_seat:
            self._by_hand.card_menu(*found)
        elif not isinstance(found[0], Back):
            self._log_answers.why_card(found[0])
        return True

    def _card_of(self, widget: CardWidget) -> tuple[Card, str] | None:
        """Return a widget's card and its zone, the nearest one that holds a card of this face."""
        centre = widget.global_rect().center()
        sight, hand = self._model.sight(), self._model.hand_zone(self._model.seat)
        best: tuple[float, Card, str] | None = None
        for zone in self._model.zones():
            place = self._rect_of(Place(zone=zone))
            if place is None and zone != hand:
                continue
            for lying in sight.zones.get(zone, ()):
                if not _shows(widget.face, lying.card, up=lying.up):
                    continue
                way = (place.center() - centre) if place is not None else QPointF(0, 0)
                far = abs(way.x()) + abs(way.y())
                if best is None or far < best[0]:
                    best = (far, lying.card, zone)
        return (best[1], best[2]) if best is not None else None


def _shows(picture: str, card: Card, *, up: bool) -> bool:
    """Whether a picture could show this card as it lies; only a Joker is shown as an Omen."""
    if picture.startswith(("omen-", "spent-")):
        return not isinstance(card, Back) and card.suit is None and picture.endswith(card.deck)
    return picture == face(card) or (not up and picture == f"back-{card.deck}")
