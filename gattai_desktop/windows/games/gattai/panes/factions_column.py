"""Shows the Factions beside the Pile, or in a row in Story; their top cards may be played or invested upon."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.layout import rows_of
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.scale import TEXT_FLOOR
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.games.gattai.looks.rails import faction_look
from gattai_desktop.windows.games.gattai.parts.faction_plate import FactionPlate
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionLook, FactionView
from gattai_desktop.windows.kit.requests import Lift
from gattai_desktop.windows.kit.seat_view import SeatView

_LINE: Final = 24.0
"""Height of a Faction of which only the name has room, drawing pixels."""
_CARD_OF_PITCH: Final = 0.8
"""How much of the way from one Faction to the next its card may take: the backs below that show as well."""


class Factions(PaintedGroup):
    """Shows every Faction that the seat knows.

    Signals:
        lifted(Lift): a top card was taken up. opened(str): the plate of a Faction was pressed beside its card.
        looked(Card | None): the keyboard or the pointer has come to a top card; None when neither is at one.
    """

    lifted = Signal(object)
    looked = Signal(object)
    opened = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget, *, card: float, across: bool, only_tops: bool = False) -> None:
        """card: height of a top card in cu; across: as plates, in a row or two.

        only_tops: leave out those without a card to play.
        """
        super().__init__(paint, parent)
        self._card_cu = card
        self._across = across
        self._only_tops = only_tops
        self._views: dict[str, FactionView] = {}
        self._tops: dict[str, Card] = {}
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("Factions"))

    def show_view(self, seen: SeatView) -> None:
        looks = {key: look for key in seen.keys("factions") if (look := faction_look(seen, key)) is not None}
        if self._only_tops:
            looks = {key: look for key, look in looks.items() if look.top is not None}
        fresh = list(looks) != list(self._views)
        self._views = one_for_each_look(self._views, looks, self._new)
        self._tops = {}
        for key in self._views:
            top = seen.top(f"faction.{key}")
            if top is not None and top.up and not isinstance(top.card, Back):
                self._tops[key] = top.card
        self._island.set_members([stop for view in self._views.values() if (stop := view.stop) is not None])
        if fresh:
            self.rescale()

    def _new(self, key: str, look: FactionLook) -> FactionView:
        view: FactionView
        if self._across:
            plate = view = FactionPlate(self.paint, look, self, card=self._card_cu)
            plate.opened.connect(lambda: self.opened.emit(key))
        else:
            view = FactionView(self.paint, look, self, card=self._card_cu)
        view.cardChosen.connect(lambda: self._lift(key))
        view.cardLifted.connect(lambda grip, place: self._lift(key, grip, place))
        view.cardLooked.connect(lambda on: self.looked.emit(self._tops.get(key) if on else self.card_in_focus()))
        return view

    def shown_keys(self) -> tuple[str, ...]:
        return tuple(self._views)

    def view(self, key: str) -> FactionView | None:
        """Return a Faction's widget."""
        return self._views.get(key)

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a card invested in a Faction would lie, in global coordinates; None where it is not in sight."""
        view = self._of(place)
        return view.landing_rect() if view is not None and not self.isHidden() else None

    def name_of(self, place: Place) -> str:
        """Return the name of a Faction; "" for any other place."""
        view = self._of(place)
        return view.look.name if view is not None else ""

    def _of(self, place: Place) -> FactionView | None:
        kind, _, key = place.zone.partition(".")
        return self._views.get(key) if kind == "faction" else None

    def told(self) -> tuple[str, ...]:
        """Return what a screen reader says of each."""
        return tuple(view.accessibleName() for view in self._views.values())

    def focus_first(self) -> None:
        """Focus the Faction at which Tab stopped last, or the first."""
        self._island.focus()

    def rescale(self) -> None:
        if not self._views:
            return
        count, px = len(self._views), self.paint.px
        if self._across:
            boxes = rows_of(self.paint, QRectF(self.rect()), count)
            for view, box in zip(self._views.values(), boxes, strict=True):
                view.setGeometry(box.toRect())
            return
        pitch = min(px(90 if self.paint.scale.small else 124), self.height() / count)
        # Many Factions share the column: their cards are drawn a little smaller, so that none lies on another. Letters
        # that somebody has enlarged stay large as long as one line of them has room. Where none has, as beneath a large
        # question, there are no Factions.
        for view in self._views.values():
            view.setVisible(pitch >= TEXT_FLOOR)
        if pitch < TEXT_FLOOR:
            return
        card = self.paint.scale.of(self._card_cu)
        high = min(card, _CARD_OF_PITCH * pitch)
        letters = min(1.0, pitch / px(_LINE))
        paint = self.paint.shrunk(letters)
        for place, view in enumerate(self._views.values()):
            view.set_paint(paint)
            view.set_share(high / card / letters, above=min(px(14), (pitch - high) / 2))
            view.setGeometry(0, round(place * pitch), self.width(), round(pitch))

    def tops(self) -> tuple[Card, ...]:
        """Return the cards that lie on top."""
        return tuple(self._tops.values())

    def card_in_focus(self) -> Card | None:
        """Return the top card that has the keyboard."""
        focused = (key for key, view in self._views.items() if view.top is not None and view.top.hasFocus())
        return next((self._tops.get(key) for key in focused), None)

    def lift_of(self, card: Card) -> Lift | None:
        """Return how a top card is taken up without a drag; None for any other card, or where none is in sight."""
        key = next((key for key, top in self._tops.items() if top is card), None)
        top = self._views[key].top if key is not None and self.isVisible() and self._views[key].isVisible() else None
        return Lift(card, f"faction.{key}", top) if top is not None else None

    def _lift(self, key: str, grip: QPointF | None = None, place: QPoint | None = None) -> None:
        view, card = self._views[key], self._tops.get(key)
        if card is not None and view.top is not None:
            self.lifted.emit(Lift(card, f"faction.{key}", view.top, grip, place))
