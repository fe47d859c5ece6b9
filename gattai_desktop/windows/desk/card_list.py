"""Lists all cards that a deck may hold, with a search and the groups by which they are filtered."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.search_field import SearchField, finder
from gattai_desktop.board.speech import fill
from gattai_desktop.windows.desk.deck_row import DeckRow
from gattai_desktop.windows.desk.facet_plates import FacetPlates
from gattai_desktop.windows.desk.group_plates import GroupPlates
from gattai_desktop.windows.kit.deck_workshop import DeckCard, DeckWorkshop
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_ALL: Final = ""
_GAP: Final = 4


class CardSearch(SearchField):
    """The search, which leaves to the room what a field would keep there or has nothing to do with."""

    def is_for_room(self, event: QKeyEvent) -> bool:
        if event.modifiers() != Qt.KeyboardModifier.ControlModifier:
            return super().is_for_room(event)
        return event.key() == Qt.Key.Key_E or (not self.text() and event.key() in (Qt.Key.Key_C, Qt.Key.Key_Z))


class CardList(PaintedGroup):
    """The left side of the room."""

    def __init__(self, paint: Paint, workshop: DeckWorkshop, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._cards: tuple[DeckCard, ...] = ()
        self.rows: dict[str, DeckRow] = {}
        self._group = _ALL
        self.search = CardSearch(paint, self.tr("Search the cards"), (self.tr("Name, text, kind"),), self)
        self.search.textChanged.connect(lambda _words: self.list_again())
        self.filters = GroupPlates(paint, workshop.groups(), self)
        self.filters.chosen.connect(self.show_group)
        self.facets = FacetPlates(paint, workshop.facets(), self)
        self.facets.changed.connect(self.list_again)
        self.facets.opened.connect(self.rescale)
        self._inside = QWidget()
        self._pane = ScrolledArea(paint, self._inside, self)
        self._island = ArrowGroup(self)
        self.search.onward.connect(self._island.focus)
        self.setAccessibleName(self.tr("All cards"))

    def take_cards(self, cards: tuple[DeckCard, ...]) -> tuple[DeckRow, ...]:
        """List these cards; return the rows that are new."""
        known = {one.key: one for one in self._cards}
        new = {one.key: DeckRow(self.paint, one, self._inside) for one in cards if known.get(one.key) != one}
        there = {key: row for key, row in self.rows.items() if key in {one.key for one in cards} - set(new)}
        take_away(*(row for key, row in self.rows.items() if key not in there))
        self._cards, self.rows = cards, there | new
        self._island.set_members(self.listed())
        return tuple(new.values())

    def set_copies(self, copies: dict[str, int]) -> None:
        """Show how many copies the deck has of each card."""
        for key, row in self.rows.items():
            row.set_copies(copies.get(key, 0))

    def listed(self) -> tuple[DeckRow, ...]:
        """Return the rows that search and group leave."""
        finds, narrowed = finder(self.search.text()), self.facets.wanted()
        return tuple(
            self.rows[one.key]
            for one in self._cards
            if self._group in (_ALL, one.group) and narrowed.issubset(one.traits) and finds(one.spoken)
        )

    def show_group(self, key: str) -> None:
        """List one group of cards, or with "" all of them."""
        self._group = key
        self.filters.set_lit(key)
        self.list_again()

    def list_again(self) -> None:
        """List what search and group leave, from its beginning."""
        listed = self.listed()
        self.search.tell(len(listed), len(self._cards))
        self._island.set_members(listed)
        self._pane.verticalScrollBar().setValue(0)
        self.rescale()
        self.update()

    def stops(self) -> list[QWidget]:
        """Return the search, the group and the row at which Tab stops."""
        return [self.search, *self.filters.stops(), *self.facets.stops(), *tab_stops(self.listed())[:1]]

    def rescale(self) -> None:
        px = self.paint.px
        edge, tall, top = self._edge(), max(34.0, px(44)), max(26.0, px(44))
        self.search.setGeometry(QRectF(edge, top, self.width() - 2 * edge, tall).toRect())
        top += tall + px(12)
        self.filters.setGeometry(QRectF(edge, top, self.width() - 2 * edge, max(32.0, px(38))).toRect())
        top += self.filters.height() + px(6)
        self.facets.setGeometry(QRectF(edge, top, self.width() - 2 * edge, self.facets.needed()).toRect())
        self.facets.rescale()
        top += self.facets.height() + px(10)
        self._pane.setGeometry(QRectF(edge - 4, top, self.width() - edge, self.height() - top - 4).toRect())
        self._lay(self._pane.width() - self._pane.bar_wide - 2)

    def _edge(self) -> float:
        return max(10.0, self.paint.px(18))

    def _lay(self, wide: int) -> None:
        y, shown = 2, self.listed()
        for row in self.rows.values():
            if row not in shown:
                row.hide()
        for row in shown:
            high = row.height_in(wide)
            row.setGeometry(0, y, wide, high)
            row.show()  # not before: Qt would first ask a widget without a place for its size
            y += high + _GAP
        self._inside.resize(wide, y + _GAP)

    def draw(self, draw: Drawing) -> None:
        draw.ground("rail")
        edge, base = self._edge() / draw.unit, self.search.y() / draw.unit - 14
        words = fill(self.tr("{count} of {all}"), count=len(self.listed()), all=len(self._cards))
        used = draw.text(draw.wide - edge, base, words, plain(14), "soft", align="end")
        draw.text(edge, base, self.tr("All cards"), strong(17), room=draw.wide - 2 * edge - used - 8, fit=True)
