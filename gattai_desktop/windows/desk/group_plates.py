"""Shows the groups of cards as a row of signs, one of which is lit: it filters the list below."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.chosen_button import ChosenButton
from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.windows.kit.deck_workshop import DeckGroup


class GroupPlate(ChosenButton):
    """The sign of a group."""

    ring = (8.0, 2.0)

    def __init__(self, paint: Paint, group: DeckGroup, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.show_group(group)

    def show_group(self, group: DeckGroup) -> None:
        """Be the plate of this group."""
        self.shown = group
        self.setAccessibleName(group.name)
        self.setToolTip(group.name)
        self.update()

    def draw(self, draw: Drawing) -> None:
        lit = self.isChecked()
        draw.plate(fill="live" if lit else "panel" if self.underMouse() else None, edge="edge", cut=8, inset=1)
        size = min(draw.wide, draw.high) * 0.56
        ink = "table" if lit else "text"
        figure, style = self.shown.figure, strong(14)
        room = draw.width(figure, style) + 3 if figure else 0.0
        left = (draw.wide - size - room) / 2
        draw.sign(self.shown.sign, left, (draw.high - size) / 2, size, ink)
        if figure:
            draw.text(left + size + 3, draw.base(draw.high / 2, style), figure, style, ink)


class GroupPlates(PaintedGroup):
    """The row of groups; the first stands for all cards.

    Signals:
        chosen: the key of a group, "" for all.
    """

    chosen = Signal(str)

    def __init__(self, paint: Paint, groups: tuple[DeckGroup, ...], parent: QWidget) -> None:
        super().__init__(paint, parent)
        every = DeckGroup(key="", name=self.tr("All cards"), sign="menu")
        self.plates = {one.key: GroupPlate(paint, one, self) for one in (every, *groups)}
        for key, plate in self.plates.items():
            plate.clicked.connect(lambda _on, key=key: self.chosen.emit(key))
        ArrowGroup(self, list(self.plates.values()))
        self.setAccessibleName(self.tr("Kinds of card"))
        self.set_lit("")

    def set_lit(self, key: str) -> None:
        """Light the sign of this group."""
        for one, plate in self.plates.items():
            plate.setChecked(one == key)

    def stops(self) -> list[QWidget]:
        return [*tab_stops(self.plates.values())]

    def rescale(self) -> None:
        gap = 3
        wide = (self.width() - gap * (len(self.plates) - 1)) / len(self.plates)
        for place, plate in enumerate(self.plates.values()):
            plate.setGeometry(round(place * (wide + gap)), 0, round(wide), self.height())
