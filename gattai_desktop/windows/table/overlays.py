"""Where the parts stand that lie over the middle of the table window, and which lies upon which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.speech import called
from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.windows.kit.table_layout import TableGrid, lay_out

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow

MANY: Final = 8
"""Answers from which the plate that asks grows upwards."""


class Overlays(QObject):
    """Knows the places of plate, sheet and log, and the order of everything that overlaps."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self.rooms: list[QWidget] = []
        """What lies over the whole table while it is open, below the sheet; whoever opens it puts it here."""
        self.last: list[QWidget] = []
        """What lies over everything, even over the curtain."""

    def _grid(self) -> TableGrid:
        window = self._window
        return window.grid or lay_out(window.width(), window.height(), window.zoom)

    def sheet_room(self) -> QRect:
        """The part of the window over which a sheet may lie: the middle down to the hand's indices."""
        grid = self._grid()
        room = QRectF(grid.middle)
        room.setBottom(min(grid.hand.bottom(), grid.hand.top() + grid.scale.px(150)))
        return room.toAlignedRect()

    def below_header(self) -> QRect:
        """The whole table below the header, which a room of its own takes."""
        window, grid = self._window, self._window.grid
        top = round(grid.header.bottom()) if grid is not None else 0
        return QRect(0, top, window.width(), window.height() - top)

    def ask_box(self, answers: int) -> QRect:
        """Over what the plate may stand that asks: Strike scale and Drives, higher for many answers."""
        grid, middle = self._grid(), self._window.middle
        box = QRectF(grid.ask)
        own = middle.ask_top() if middle is not None else None
        if own is not None:
            box.setTop(own)
        if answers > MANY:
            share = 0.25 if answers > MANY * 1.5 else 0.45
            box.setTop(min(box.top(), grid.field.top() + grid.field.height() * share))
        return box.toAlignedRect()

    def lay_log(self) -> None:
        """The log in its rail, in a column of its own in a very wide window, or wide over the middle."""
        grid, log = self._grid(), self._window.log
        if not log.wide and grid.log is None:
            rail = self._window.right
            if log.parentWidget() is not rail:
                log.move_into(rail)
            log.setGeometry(rail.log_box)
            return
        if log.parentWidget() is not self._window:
            log.move_into(self._window)
            log.setEnabled(not self._window.model.curtain_down)
        if grid.log is not None and not log.wide:
            box = QRectF(grid.log)
        else:
            box = grid.middle.adjusted(grid.middle.width() * 0.3, grid.scale.px(16), 0, -grid.scale.px(16))
        log.setGeometry(box.adjusted(0, grid.scale.px(8), 0, 0).toAlignedRect())
        log.show()

    def foretells(self, card: Card) -> bool:
        """Whether a card of the hand that is only looked at may show what it would do."""
        window, middle = self._window, self._window.middle
        if middle is None or not middle.foretells or not window.seen.holds(card):
            return False
        return not (window.keys.covered() or window.asking.plate.isVisible() or window.verdicts.shown)

    def name_of(self, place: Place) -> str:
        """Return what a place of the table is called for somebody who hears it."""
        window, middle = self._window, self._window.middle
        own, hand = middle.name_of(place) if middle is not None else "", window.model.hand_rules
        return own or (called(hand.names.zone(window.seen.sight, place.zone)) if hand is not None else "")

    def stack(self) -> None:
        """Lay the overlays over the middle in their order."""
        window = self._window
        window.odds.keep_up()
        window.cover.keep_up()
        order: list[QWidget] = [window.dim, window.hand, window.cover.layer, window.asking.plate]
        order += [window.left, window.right, window.header]
        order += [window.log] if window.log.parentWidget() is window else []
        order += [window.moments, window.pilots.sheet, *([window.rulings.room] if window.rulings.shown else [])]
        order += [*([window.odds.room] if window.odds.room is not None else []), *self.rooms, window.sheet]
        order += [window.flights.layer, window.carry.layer, window.carry.bubble, window.carry.chip]
        order += [window.verdicts.card, window.verdicts.why, window.ring]
        order += [window.curtain] if window.curtain is not None else []
        for part in (*order, *self.last):
            part.raise_()
