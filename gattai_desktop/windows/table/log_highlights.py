"""Draws brackets round each card and gauge that a line of the log is about, where it is now."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import PaintedOver, painting
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.log.log_answers import LineSubject
from gattai_desktop.windows.table.table_scene import TableScene

_ARM: Final = 0.22
"""Length of a bracket's arm, as a part of the shorter side of what it frames."""


class LogHighlights(PaintedOver):
    """Covers the table and takes no input."""

    def __init__(self, model: GameModel, root: TableRoot, scene: TableScene) -> None:
        super().__init__(root.paint, root)
        self._model = model
        self._root = root
        self._scene = scene
        self.places: tuple[QRectF, ...] = ()
        """The framed places, in global coordinates."""
        model.factsHappened.connect(self.forget)
        model.curtainChanged.connect(self.forget)

    def light(self, spoken: LineSubject | None) -> None:
        """Frame what a line is about, as far as it is in sight; None: nothing."""
        known = () if spoken is None else tuple(card for card in spoken.cards if not isinstance(card, Back))
        self._scene.light(known[0] if known else None)
        meant = () if spoken is None else tuple(self._found(spoken))
        found = tuple(place for place in meant if place is not None and self._in_sight(place))
        self.places = tuple(place for number, place in enumerate(found) if place not in found[:number])
        self.setVisible(bool(self.places))
        self._root.removeEventFilter(self)
        if self.places:
            self._root.installEventFilter(self)
            self.setGeometry(self._root.rect())
            self.raise_()
            self.update()

    def forget(self) -> None:
        """Frame nothing."""
        self.light(None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remove the frames when the layout changes, until the pointer names a line again."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and self.places:
            self.light(None)
        return False

    def _in_sight(self, place: QRectF) -> bool:
        """Return whether the widened log does not cover it."""
        log = self._scene.log
        return not (log.wide and _whole(log).contains(place.center()))

    def _found(self, spoken: LineSubject) -> Iterator[QRectF | None]:
        scene = self._scene
        for card in spoken.cards:
            yield self._where(card, spoken.zone)
        if spoken.zone and not spoken.cards:
            yield scene.shown_rect_of(Place(zone=spoken.zone))
        for path in spoken.paths:
            yield _global(scene.part_of(path))
            yield scene.shown_rect_of(scene.place_of_value(path))

    def _where(self, card: Card, laid_in: str) -> QRectF | None:
        """Return the place of a card now; of a card that is not visible, where it was moved."""
        scene = self._scene
        widget = scene.hand.widget_of(card) if scene.hand is not None else None
        if widget is not None:
            return widget.global_rect()
        if isinstance(card, Back):
            return scene.shown_rect_of(Place(zone=laid_in))
        lain = self._model.sight().zones.items()
        places = (Place(zone, index) for zone, lying in lain for index, one in enumerate(lying) if one.card is card)
        return scene.shown_rect_of(next(places, Place(zone=laid_in)))

    def paintEvent(self, event: QPaintEvent) -> None:
        corner = QPointF(self.mapToGlobal(self.rect().topLeft()))
        with painting(self) as painter:
            for place in self.places:
                arm = max(8.0, min(self.paint.px(26), _ARM * min(place.width(), place.height())))
                box = place.translated(-corner)
                paint_brackets(painter, box, self.paint.theme.price, arm, self.paint.px(4), self.paint.px(4))


def _global(widget: QWidget | None) -> QRectF | None:
    if widget is None or not widget.isVisible():
        return None
    return _whole(widget)


def _whole(widget: QWidget) -> QRectF:
    return QRectF(QPointF(widget.mapToGlobal(widget.rect().topLeft())), QRectF(widget.rect()).size())
