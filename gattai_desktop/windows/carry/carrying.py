"""Carries cards about the table: what is lifted, where it may land, what a drop means, and what is said meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.bubble import PreviewBubble
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drag import DragLayer
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.places import Landing
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.cards.card import Card
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.preview import Preview
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.carry.landing_places import Carried, Meanings, TablePlace
from gattai_desktop.windows.kit.preview import bubble
from gattai_desktop.windows.kit.seat_view import SeatView


class Carrying(QObject):
    """The one pair of hands of the table window.

    Signals:
        wished(Move): a drop means exactly this.
        choiceAsked(moves, QRect): a drop could mean several; the place is in the window.
        refused(move, QRect, instead): a drop that the rules refuse, its place in the window, and what the same card may
            do at another place, None for nothing else.
        foreseen(Preview | None): what the play under the pointer would do; None when nothing is carried.
        begun(), ended(): a card is off its place; it lies again.
        rulingAsked(name): the ruling that decided the preview under the pointer is to be read.
    """

    wished = Signal(object)
    choiceAsked = Signal(object, QRect)
    refused = Signal(object, QRect, object)
    foreseen = Signal(object)
    begun = Signal()
    ended = Signal()
    rulingAsked = Signal(str)

    def __init__(self, model: GameModel, paint: Paint, window: QWidget) -> None:
        super().__init__(window)
        self._model = model
        self._window = window
        self._kind: type[Move] | None = None
        self._places: tuple[TablePlace, ...] = ()
        self._foreseen: Preview | None = None
        self.layer = DragLayer(paint, window)
        self.bubble = PreviewBubble(paint, window)
        self.ruling = ""
        """The name of the ruling that decided the preview that is shown; "" for none."""
        self._paint = paint
        self.chip = PlateButton(paint, PlateLook(""), window)
        self.chip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.chip.chosen.connect(self.ask_ruling)
        self.chip.hide()
        self.layer.aside = self.chip
        self.layer.placeChanged.connect(self._over)
        self.layer.dropped.connect(self._dropped)
        self.layer.refused.connect(self._refused)
        self.layer.returned.connect(self._returned)

    @property
    def carrying(self) -> bool:
        """Whether a card is off its place."""
        return self.layer.carrying

    def set_paint(self, paint: Paint) -> None:
        """Take other colours or another scale."""
        self.layer.set_paint(paint)
        self.bubble.set_paint(paint)
        self.chip.set_paint(paint)
        self._paint = paint

    def lift(
        self,
        card: Card,
        origin: str,
        widget: CardWidget,
        places: Sequence[TablePlace],
        grip: QPointF | None = None,
        at: QPoint | None = None,
        kind: type[Move] | None = None,
    ) -> None:
        """Lift a card. kind: only this kind of wish is meant, as when its Drive was pressed."""
        carried = Carried(card, origin, self._model.seat)
        self._kind = kind
        self._places = tuple(_bound(place, kind) for place in places)
        meaningful = [place for place in self._places if place.meanings(carried)]
        if not meaningful:
            return
        self.layer.set_places(meaningful)
        self.begun.emit()
        self._forget()  # what was shown of a card that was only looked at
        self.layer.pick_up(widget, carried, grip, at)

    def ask_ruling(self) -> bool:
        """Put the card back and read the ruling that decided what the bubble says; say whether there is one."""
        name = self.ruling
        if not name:
            return False
        self.layer.put_back()
        self.rulingAsked.emit(name)
        return True

    def look_ahead(self, card: Card, origin: str, places: Sequence[TablePlace]) -> None:
        """Show what a card would do that is only looked at, at the first place where it may land."""
        if self.carrying:
            return
        carried = Carried(card, origin, self._model.seat)
        for place in places:
            allowed = place.allowed(carried)
            if allowed:
                self._tell(place, allowed)
                return

    def look_away(self) -> None:
        """Show nothing of a card that is looked at no more."""
        if not self.carrying:
            self._forget()

    def put_back(self) -> None:
        """Let whatever is carried glide home."""
        self.layer.put_back()

    # ------------------------------------------------------------------ while a card is carried
    def _over(self, place: object, landing: object) -> None:
        payload = self.layer.payload
        if not isinstance(place, TablePlace) or not isinstance(landing, Landing) or not isinstance(payload, Carried):
            self._forget()
            return
        allowed = place.allowed(payload)
        if not allowed:
            self._forget()
            return
        self._tell(place, allowed)

    def _tell(self, place: TablePlace, allowed: tuple[Move, ...]) -> None:
        look = bubble(SeatView.of(self._model), allowed[0])
        self.bubble.show_beside(look, self._local(place.landing_rect()))
        self._show_rulings(allowed[0])
        self._foresee(self._model.preview(allowed[0]))

    def _show_rulings(self, move: Move) -> None:
        """Say below the bubble by which ruling it is so: a press or "?" leads there."""
        names = self._model.preview(move).rulings
        self.ruling = names[0] if names else ""
        self.chip.setVisible(bool(names))
        if not names:
            return
        words = self.tr("Ruling {id}") if len(names) == 1 else self.tr("Ruling {id} and {count} more")
        words = words.replace("{id}", box(self._model.game).rulings()[names[0]])
        self.chip.set_look(PlateLook(words.replace("{count}", str(len(names) - 1)), "", "?"))
        shown, size = self.bubble.geometry(), self.chip.sizeHint()
        wide, high = max(size.width(), round(shown.width() * 0.72)), max(32, round(self._paint.px(42)))
        top = min(shown.bottom() - round(shown.height() * 0.08), self._window.height() - high - 2)
        self.chip.setGeometry(shown.center().x() - wide // 2, top, wide, high)
        self.chip.raise_()

    def _forget(self) -> None:
        self.ruling = ""
        self.chip.hide()
        self.bubble.hide()
        self._foresee(None)

    def _foresee(self, preview: Preview | None) -> None:
        if preview is not self._foreseen:
            self._foreseen = preview
            self.foreseen.emit(preview)

    def _dropped(self, payload: object, place: object) -> None:
        self._lies()
        if not isinstance(payload, Carried) or not isinstance(place, TablePlace):
            return
        allowed = place.allowed(payload)
        if len(allowed) == 1:
            self.wished.emit(allowed[0])
        elif allowed:
            self.choiceAsked.emit(allowed, self._local(place.landing_rect()))

    def _refused(self, payload: object, place: object, landing: object) -> None:
        if not isinstance(payload, Carried) or not isinstance(place, TablePlace):
            return
        meanings = place.meanings(payload)
        if meanings:
            self.refused.emit(meanings[0], self._local(place.landing_rect()), self._instead(payload, meanings))

    def _instead(self, carried: Carried, refused: Sequence[Move]) -> Move | None:
        """Return what the card may do at another place, if that is a move of another kind."""
        kinds = {type(move) for move in refused}
        allowed = (move for place in self._places for move in place.allowed(carried))
        return next((move for move in allowed if type(move) not in kinds), None)

    def _returned(self, payload: object) -> None:
        self._lies()

    def _lies(self) -> None:
        self._forget()
        self._kind = None
        self.ended.emit()

    def _local(self, rect: QRectF) -> QRect:
        corner = self._window.mapFromGlobal(rect.topLeft().toPoint())
        return QRect(corner, rect.size().toSize())


def _bound(place: TablePlace, kind: type[Move] | None) -> TablePlace:
    """Return the place with its meanings narrowed to one kind of wish."""
    if kind is None:
        return place
    meanings: Meanings = place.meanings
    return TablePlace(
        place.name,
        place.area,
        lambda carried: tuple(move for move in meanings(carried) if isinstance(move, kind)),
        place.model,
        place.zone,
    )
