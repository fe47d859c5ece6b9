"""What lies on a Pilot's sheet below its head: three columns, or the one of a page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.paint import Paint, PaintedGroup, painting
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import wrapped
from gattai_desktop.windows.games.gattai.pilot.columns import (
    ROBO,
    SCHOOL,
    SheetColumn,
    draw_left,
    draw_robo,
    draw_school,
    heading,
    left_height,
)
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import PilotSheetLook
from gattai_desktop.windows.kit.thing_plate import Thing, ThingPlate

_COLUMNS: Final = ((32.0, 390.0), (458.0, 400.0), (894.0, 338.0))
"""Left edge and width of each column in drawing pixels of a sheet 1264 wide."""
_TOP: Final = 28.0
_GAP: Final = 8.0


class PilotBody(PaintedGroup):
    """Shows the columns.

    Signals:
        used(Move): something was used. pressed(name): "schism", "lesson", "shift", "by hand" or "evolve".
    """

    used = Signal(object)
    pressed = Signal(str)

    def __init__(self, paint: Paint) -> None:
        super().__init__(paint)
        self._look: PilotSheetLook | None = None
        self._columns: list[SheetColumn | None] = [None, None, None]
        self._techs: list[ThingPlate] = []
        self._ways: list[ThingPlate] = []
        self._gear: list[ThingPlate] = []
        self._presses: dict[str, PlateButton] = {}
        self._school = 0.0
        self._gear_at = 0.0
        self._presses_at = 0.0
        self._island = ArrowGroup(self)

    def set_look(self, look: PilotSheetLook) -> None:
        """Show this."""
        self._look = look
        for old in (*self._techs, *self._ways, *self._gear, *self._presses.values()):
            take_away(old)
        self._techs = [self._thing(one) for one in look.techs]
        self._ways = [self._thing(one) for one in look.ways]
        self._gear = [self._thing(one) for one in look.gear]
        self._presses = {name: self._press_button(name, words) for name, words in self._press_names(look)}
        self._island.set_members(self.stops())

    def _press_names(self, look: PilotSheetLook) -> tuple[tuple[str, str], ...]:
        found: list[tuple[str, str]] = []
        if look.coach:
            found.append(("schism", self.tr("Schism 1")))
            if look.lessons is not None:
                found += [("lesson", self.tr("A Lesson")), ("shift", self.tr("Shift a point"))]
            found.append(("by hand", self.tr("Set by hand")))
        elif look.own and look.unspent:
            found.append(("evolve", self.tr("Evolve")))
        if not look.coach:
            found.append(("why", self.tr("Why so?")))
        return tuple(found)

    def _thing(self, look: Thing) -> ThingPlate:
        plate = ThingPlate(self.paint, look, self)
        plate.used.connect(self.used)
        plate.show()
        return plate

    def _press_button(self, name: str, words: str) -> PlateButton:
        edge = "coach" if self._look is not None and self._look.coach else "live"
        button = PlateButton(self.paint, PlateLook(words, fill="", edge=edge, arrangement="button"), self)
        button.chosen.connect(lambda: self.pressed.emit(name))
        button.show()
        return button

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """Everything here that takes the keyboard, in reading order."""
        everything: list[QWidget] = [*self._techs, *self._ways, *self._gear, *self._presses.values()]
        return [one for one in everything if not one.isHidden()]

    def focus(self) -> bool:
        """Give the keyboard to the first thing that can be used, or the first at all; say whether there is one."""
        stops = self.stops()
        usable = [one for one in stops if isinstance(one, ThingPlate) and one.look.move is not None]
        for one in (*usable, *stops):
            one.setFocus()
            return True
        return False

    def press(self, letter: str) -> bool:
        """Use what a letter stands for; say whether it stands for anything."""
        for one in self._ways:
            if letter and one.look.key == letter:
                one.click()
                return True
        return False

    # ------------------------------------------------------------------ places
    def arrange(self, paint: Paint, wide: int, page: int | None) -> None:
        """Lay out so wide; page: the one column to show, or None for all."""
        look = self._look
        if look is None:
            return
        self.paint = paint
        px = paint.px
        self._columns = [None, None, None]
        for number, (x, room) in enumerate(_COLUMNS):
            if page is None:
                spread = max(1.0, wide / px(1264))
                self._columns[number] = SheetColumn(paint, px(x) * spread, px(_TOP), px(room) * spread)
            elif page == number:
                margin = max(px(24), (wide - px(560)) / 2)
                self._columns[number] = SheetColumn(paint, margin, px(_TOP), wide - 2 * margin)
        heights = [px(_TOP + left_height(look)), self._arrange_middle(look), self._arrange_right(look)]
        shown = [high for high, column in zip(heights, self._columns, strict=True) if column is not None]
        self.resize(wide, round(max(shown) + px(8)))
        self._island.set_members(self.stops())
        self.update()

    def _arrange_middle(self, look: PilotSheetLook) -> float:
        column, px = self._columns[1], self.paint.px
        for plate in self._techs:
            plate.setVisible(column is not None)
        if column is None:
            return 0.0
        y = column.y + px(16)
        for plate in self._techs:
            plate.set_paint(self.paint)
            high = plate.needed(round(column.wide))
            plate.setGeometry(QRectF(column.x, y, column.wide, high).toRect())
            y += high + px(_GAP)
        if not self._techs:
            y += px(44)
        self._school = (y - column.y) / px(1) + 28
        return y + px(28 + SCHOOL) if look.rungs else y

    def _arrange_right(self, look: PilotSheetLook) -> float:
        column, px = self._columns[2], self.paint.px
        for one in (*self._ways, *self._gear, *self._presses.values()):
            one.setVisible(column is not None)
        if column is None:
            return 0.0
        y = column.y + (px(ROBO) if look.endurance is not None else 0)
        y = self._stack(self._ways, column, y)
        if self._gear:
            self._gear_at = (y - column.y) / px(1) + 30
            y = self._stack(self._gear, column, y + px(46))
        if self._presses:
            self._presses_at = (y - column.y) / px(1) + 30
            y += px(44)
            half = (column.wide - px(_GAP)) / 2
            high = max(34, round(px(42)))
            for place, button in enumerate(self._presses.values()):
                button.set_paint(self.paint)
                row, across = divmod(place, 2)
                left = column.x + across * (half + px(_GAP))
                button.setGeometry(QRectF(left, y + row * (high + px(_GAP)), half, high).toRect())
            y += -(-len(self._presses) // 2) * (high + px(_GAP))
        return y

    def _stack(self, plates: list[ThingPlate], column: SheetColumn, y: float) -> float:
        for plate in plates:
            plate.set_paint(self.paint)
            high = plate.needed(round(column.wide))
            plate.setGeometry(QRectF(column.x, y, column.wide, high).toRect())
            y += high + self.paint.px(_GAP)
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        if look is None:
            return
        left, middle, right = self._columns
        with painting(self) as painter:
            if left is not None:
                draw_left(left.drawn_on(painter), look)
            if middle is not None:
                self._draw_middle(middle.drawn_on(painter), look)
            if right is not None:
                self._draw_right(right.drawn_on(painter), look)

    def _draw_middle(self, draw: Drawing, look: PilotSheetLook) -> None:
        heading(draw, 0, self.tr("Techs"))
        usable = sum(one.look.move is not None for one in self._techs)
        if usable:
            words = self.tr("usable now: {count}").replace("{count}", str(usable))
            draw.text(draw.wide, 0, words, plain(13.5), "legal", align="end")
        font = plain(13.5).font(draw.pixels(plain(13.5)))
        for row, line in enumerate(wrapped(look.no_techs, font, draw.box.width()) if look.no_techs else ()):
            draw.text(0, 30 + row * 20, line, plain(13.5), "soft")
        if look.rungs:
            draw_school(draw.within(0, self._school), look)

    def _draw_right(self, draw: Drawing, look: PilotSheetLook) -> None:
        if look.endurance is not None:
            draw_robo(draw, look)
            if self._gear:
                heading(draw, self._gear_at, self.tr("Gear"))
        if self._presses:
            heading(draw, self._presses_at, self.tr("Coach may press") if look.coach else self.tr("Ask"))
