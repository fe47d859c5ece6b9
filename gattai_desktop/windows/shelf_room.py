"""The shelf: every session as a picture, and what else can be begun."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from gattai_desktop.board.fonts import display_font, text_font
from gattai_desktop.board.island import Island
from gattai_desktop.board.paint import Paint, painting
from gattai_desktop.board.plate_look import line_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.signs import paint_sign
from gattai_desktop.board.words import paint_text, wrapped
from gattai_desktop.windows.looks_shelf import SessionLook
from gattai_desktop.windows.room import Room
from gattai_desktop.windows.session_card import HIGH, WIDE, SessionCard

_RAIL: Final = 400.0
_FIRST: Final = 470.0
_TOP: Final = 156.0
_GAP: Final = 34.0
_ROW: Final = 424.0


class ShelfRoom(Room):
    """Sessions, the one played last first.

    Signals:
        newAsked, firstContactAsked, fileAsked, choicesAsked: the plates at the left.
        opened(Path): a session was pressed. moreAsked(Path), renameAsked(Path): what else can be done with it.
        moved: what lies here was scrolled.
    """

    newAsked = Signal()
    firstContactAsked = Signal()
    fileAsked = Signal()
    choicesAsked = Signal()
    opened = Signal(Path)
    moreAsked = Signal(Path)
    renameAsked = Signal(Path)
    moved = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setAccessibleName(self.tr("Sessions"))
        rows = (
            (line_plate(self.tr("New session"), sign="plus", lit=True), self.newAsked),
            (line_plate(self.tr("First Contact"), sign="star"), self.firstContactAsked),
            (line_plate(self.tr("Open a file"), sign="pile"), self.fileAsked),
            (line_plate(self.tr("Colours and wall"), sign="wall"), self.choicesAsked),
        )
        self._plates: list[PlateButton] = []
        for look, signal in rows:
            plate = PlateButton(paint, look, self)
            plate.chosen.connect(signal)
            self._plates.append(plate)
        Island(self).set_members(self._plates)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget()
        self._scroll.setWidget(self._inside)
        for pane in (self._scroll, self._scroll.viewport(), self._inside):
            pane.setAutoFillBackground(False)
        self._scroll.verticalScrollBar().valueChanged.connect(self.moved)
        self._island = Island(self)
        self.cards: dict[Path, SessionCard] = {}

    def begin(self) -> None:
        """The session played last has the focus: Enter goes on where it stopped."""
        first = next(iter(self.cards.values()), None)
        (first or self._plates[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_out(self, paths: Sequence[Path]) -> None:
        """Show these files in this order; each is told what it says by `tell`."""
        kept: dict[Path, SessionCard] = {}
        for path in paths:
            kept[path] = self.cards.pop(path) if path in self.cards else self._new(path)
        for gone in self.cards.values():
            gone.hide()
            gone.deleteLater()
        self.cards = kept
        self._island.set_members(list(kept.values()))
        self.rescale()

    def tell(self, path: Path, look: SessionLook) -> None:
        """Say what is known of one of them."""
        card = self.cards.get(path)
        if card is not None:
            card.set_look(look)

    def _new(self, path: Path) -> SessionCard:
        card = SessionCard(self.paint, self._inside)
        card.set_look(SessionLook(path.stem))
        card.clicked.connect(lambda: self.opened.emit(path))
        card.moreAsked.connect(lambda: self.moreAsked.emit(path))
        card.renameAsked.connect(lambda: self.renameAsked.emit(path))
        card.installEventFilter(self)
        card.show()
        return card

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, SessionCard) and event.type() == QEvent.Type.FocusIn:
            self._scroll.ensureWidgetVisible(watched, 0, round(self.paint.px(24)))
        return False

    def rescale(self) -> None:
        grid, k = self.grid, self.grid.unit
        rail = _RAIL * k
        for place, plate in enumerate(self._plates):
            plate.setGeometry(QRectF(40 * k, grid.y(300 + 76 * place), rail - 80 * k, max(32, 60 * k)).toAlignedRect())
        # Above and beside the cards the focus ring needs its place inside the scrolled part.
        lip = 14 * k
        left, top = (_FIRST - _RAIL) * k + rail - lip, grid.y(_TOP) - lip
        wide, high = self.width() - left - 14 * k, self.height() - top
        self._scroll.setGeometry(QRectF(left, top, wide, high).toAlignedRect())
        columns = max(1, int((wide - lip + _GAP * k) // ((WIDE + _GAP) * k)))
        step, row = (WIDE + _GAP) * k, _ROW * k
        for place, card in enumerate(self.cards.values()):
            x, y = lip + (place % columns) * step, lip + (place // columns) * row
            card.setGeometry(QRectF(x, y, WIDE * k, HIGH * k).toAlignedRect())
        rows = -(-len(self.cards) // columns)
        self._inside.resize(round(max(1.0, lip + columns * step)), round(max(1.0, lip + rows * row)))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, grid, k = self.paint.theme, self.grid, self.grid.unit
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme.table)
            painter.fillRect(QRectF(0, 0, _RAIL * k, self.height()), theme.rail)
            paint_sign(painter, "wings", 60 * k, grid.y(74), 54 * k, theme.pilots)
            paint_sign(painter, "horns", 122 * k, grid.y(74), 54 * k, theme.coach)
            title, soft = display_font(self.size_of(34)), text_font(self.size_of(18))
            paint_text(painter, 58 * k, grid.y(196), "Gattaibushido", title, theme.text, room=330 * k)
            paint_text(painter, 60 * k, grid.y(230), self.tr("FUSION! card table"), soft, theme.soft, room=330 * k)
            note = text_font(self.size_of(15))
            saved = self.tr("Everything is saved as you play.")
            lines = wrapped(saved, note, 300 * k, most=2)
            for row, line in enumerate(lines):
                y = self.height() - 64 * k - (len(lines) - 1 - row) * note.pixelSize() * 1.3
                paint_text(painter, 60 * k, y, line, note, theme.soft)
            head = display_font(self.size_of(40))
            paint_text(painter, _FIRST * k, grid.y(108), self.tr("Sessions"), head, theme.text)
