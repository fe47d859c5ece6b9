"""Narrows a list of cards by what they have: a row of facets, and below it the values of the one that is open."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.desk.group_plates import GroupPlate
from gattai_desktop.windows.kit.deck_workshop import DeckFacet, DeckGroup

_GAP: Final = 3
_MOST_IN_A_ROW: Final = 5


class FacetPlates(PaintedGroup):
    """The facets of the cards. A press on one opens its values, a press on a value narrows by it or lets it go.

    Signals:
        changed(): narrowed otherwise. opened(): the values that are in sight are others, and so is its height.
    """

    changed = Signal()
    opened = Signal()

    def __init__(self, paint: Paint, facets: tuple[DeckFacet, ...], parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._facets = facets
        self._open: int | None = None
        self.chosen: dict[int, DeckGroup] = {}
        """The value by which each facet narrows, by its place in the row."""
        self.heads = tuple(
            GroupPlate(paint, DeckGroup(key=str(place), name=one.name, sign=one.sign), self)
            for place, one in enumerate(facets)
        )
        self.values = {value.key: GroupPlate(paint, value, self) for facet in facets for value in facet.values}
        for place, plate in enumerate(self.heads):
            plate.clicked.connect(lambda _on, place=place: self.open(place))
        for place, facet in enumerate(facets):
            for value in facet.values:
                self.values[value.key].clicked.connect(lambda _on, at=(place, value): self.choose(*at))
        self._island, self._below = ArrowGroup(self), ArrowGroup(self)
        self._island.set_members(self.heads)
        self.setAccessibleName(self.tr("Narrow the list"))
        self._say()

    def open(self, place: int) -> None:
        """Show the values of a facet, or put them away."""
        self._open = None if self._open == place else place
        self._below.set_members(self._shown())
        self._say()
        self.opened.emit()

    def choose(self, place: int, value: DeckGroup) -> None:
        """Narrow by a value; chosen again, it is let go."""
        if self.chosen.get(place) == value:
            del self.chosen[place]
        else:
            self.chosen[place] = value
        self._say()
        self.changed.emit()

    def wanted(self) -> set[str]:
        """Return the keys that a card must have."""
        return {one.key for one in self.chosen.values()}

    def _shown(self) -> list[GroupPlate]:
        return [] if self._open is None else [self.values[one.key] for one in self._facets[self._open].values]

    def _say(self) -> None:
        for place, (facet, plate) in enumerate(zip(self._facets, self.heads, strict=True)):
            value = self.chosen.get(place)
            look = value or DeckGroup(key="", name="", sign=facet.sign)
            said = fill(self.tr("{facet}: {value}"), facet=facet.name, value=value.name if value else self.tr("all"))
            plate.show_group(evolve(look, name=said))
            plate.setChecked(value is not None or place == self._open)
        for key, plate in self.values.items():
            plate.setChecked(key in self.wanted())

    def stops(self) -> list[QWidget]:
        """Return the facet and the value at which Tab stops."""
        return [*tab_stops(self.heads)[:1], *tab_stops(self._shown())[:1]]

    def needed(self) -> int:
        """Return its height, pixels of the screen."""
        rows = -(-len(self._shown()) // _MOST_IN_A_ROW)
        return self._row() + rows * (self._row() + _GAP) + (_GAP if rows else 0)

    def _row(self) -> int:
        return max(30, round(self.paint.px(36)))

    def rescale(self) -> None:
        row, shown = self._row(), self._shown()
        for plate in self.values.values():
            if plate not in shown:
                plate.hide()
        self._lay(self.heads, len(self.heads), 0)
        for at in range(0, len(shown), _MOST_IN_A_ROW):
            y = row + 2 * _GAP + at // _MOST_IN_A_ROW * (row + _GAP)
            self._lay(tuple(shown[at : at + _MOST_IN_A_ROW]), _MOST_IN_A_ROW, y)

    def _lay(self, plates: tuple[GroupPlate, ...], columns: int, y: int) -> None:
        wide = (self.width() - _GAP * (columns - 1)) / columns
        for place, plate in enumerate(plates):
            plate.setGeometry(round(place * (wide + _GAP)), y, round(wide), self._row())
            plate.show()
