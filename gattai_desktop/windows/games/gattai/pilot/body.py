"""Lays out a Pilot's sheet below its head: in three columns, or one column as a page."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain
from gattai_desktop.board.paint import Paint, PaintedGroup, PaintedReading, painting
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.games.gattai.pilot.columns import (
    ROBO,
    SCHOOL,
    draw_left,
    draw_robo,
    draw_school,
    heading,
    left_height,
)
from gattai_desktop.windows.games.gattai.pilot.sheet_looks import PilotSheetLook
from gattai_desktop.windows.games.gattai.pilot.told_looks import ToldGroup, write_told
from gattai_desktop.windows.kit.thing_plate import Thing, ThingPlate

_COLUMNS: Final = ((32.0, 390.0), (458.0, 400.0), (894.0, 338.0))
"""Left edge and width of each column in drawing pixels of a sheet 1264 wide."""
_TOP: Final = 28.0
_GAP: Final = 8.0


class ToldText(PaintedReading):
    """One group of texts that were told of a Pilot, such as her Sacrifices, as high as it needs at its width.

    Tab stops there, so that keys reach all of them.
    """

    def __init__(self, paint: Paint, group: ToldGroup, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.group = group
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(group.spoken())

    def needed(self, wide: int) -> int:
        """Return the height that it needs at that width, pixels of the screen."""
        draw = measuring(self.paint, wide)
        return round(write_told(draw, self.group) * draw.unit)

    def draw(self, draw: Drawing) -> None:
        write_told(draw, self.group)


class PilotBody(PaintedGroup):
    """The columns of the sheet.

    Signals:
        used(Move): something was used.
        pressed(name): "schism", "lesson", "shift", "by hand", "evolve", "why" or "print".
    """

    used = Signal(object)
    pressed = Signal(str)

    def __init__(self, paint: Paint) -> None:
        super().__init__(paint)
        self._look: PilotSheetLook | None = None
        self._columns: list[QRectF | None] = [None, None, None]
        self._told: list[ToldText] = []
        self._techs: list[ThingPlate] = []
        self._ways: list[ThingPlate] = []
        self._gear: list[ThingPlate] = []
        self._presses: dict[str, PlateButton] = {}
        self._school = 0.0
        self._gear_at = 0.0
        self._presses_at = 0.0
        self._untold = False
        self._island = ArrowGroup(self)

    def set_look(self, look: PilotSheetLook) -> None:
        self._look = look
        for old in (*self._techs, *self._ways, *self._gear, *self._told, *self._presses.values()):
            take_away(old)
        self._techs = [self._thing(one) for one in look.techs]
        self._ways = [self._thing(one) for one in look.ways]
        self._gear = [self._thing(one) for one in look.gear]
        self._told = [ToldText(self.paint, one, self) for one in look.told]
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
        found.append(("print", self.tr("Print")))
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
        """Return all widgets here that can be focused, in reading order."""
        everything: list[QWidget] = [*self._techs, *self._ways, *self._gear, *self._presses.values(), *self._told]
        return [one for one in everything if not one.isHidden()]

    def focus(self) -> bool:
        """Focus the first thing that can be used, or else the first one; say whether there is one."""
        stops = self.stops()
        usable = [one for one in stops if isinstance(one, ThingPlate) and one.look.move is not None]
        for one in (*usable, *stops):
            one.setFocus()
            return True
        return False

    def press(self, letter: str) -> bool:
        """Use the thing with this letter; say whether there is one."""
        for one in self._ways:
            if letter and one.look.key == letter:
                one.click()
                return True
        return False

    # ------------------------------------------------------------------ places
    def arrange(self, wide: int, page: int | None) -> None:
        """Lay out at that width; page: the column to show, or None for all."""
        look = self._look
        if look is None:
            return
        px = self.paint.px
        self._columns = [None, None, None]
        for number, (x, room) in enumerate(_COLUMNS):
            if page is None:
                spread = max(1.0, wide / px(1264))
                self._columns[number] = QRectF(px(x) * spread, px(_TOP), px(room) * spread, 0.0)
            elif page == number:
                margin = max(px(24), (wide - px(560)) / 2)
                self._columns[number] = QRectF(margin, px(_TOP), wide - 2 * margin, 0.0)
        left, middle, right = self._columns
        high = max(
            left_height(look) if left is not None else 0.0,
            self._arrange_middle(look, middle),
            self._arrange_right(look, right),
        )
        high = max(high, self._arrange_told(page, wide, high))
        self._untold = page == len(_COLUMNS) and not self._told
        self.resize(wide, round(px(_TOP + high + 8)))
        self._island.set_members(self.stops())
        self.update()

    def _arrange_told(self, page: int | None, wide: int, below: float) -> float:
        """Lay out what was told of her: below the columns, or on a page of its own. Return where it ends."""
        px = self.paint.px
        for one in self._told:
            one.setVisible(page in {None, len(_COLUMNS)})
        if not self._told or page not in {None, len(_COLUMNS)}:
            return 0.0
        if page is None:
            spread = max(1.0, wide / px(1264))
            columns = [(px(x) * spread, px(room) * spread) for x, room in _COLUMNS]
        else:
            margin, gap, count = px(32), px(40), 2 if wide >= px(680) else 1
            each = (wide - 2 * margin - gap * (count - 1)) / count
            columns = [(margin + place * (each + gap), each) for place in range(count)]
        ends = [px(_TOP + below + (30 if below else 0))] * len(columns)
        for one in self._told:
            place = ends.index(min(ends))
            x, room = columns[place]
            high = one.needed(round(room))
            one.setGeometry(round(x), round(ends[place]), round(room), high)
            ends[place] += high + px(20)
        return max(ends) / px(1.0) - _TOP

    def _arrange_middle(self, look: PilotSheetLook, column: QRectF | None) -> float:
        """Return how high it is, in drawing pixels."""
        y = self._stack(self._techs, column, 16.0) + (0 if self._techs else 44)
        self._school = y + 28
        return 0.0 if column is None else self._school + SCHOOL if look.rungs else y

    def _arrange_right(self, look: PilotSheetLook, column: QRectF | None) -> float:
        """Return how high it is, in drawing pixels."""
        y = self._stack(self._ways, column, ROBO if look.endurance is not None else 0.0)
        if self._gear:
            self._gear_at = y + 30
            y = self._stack(self._gear, column, y + 46)
        for button in self._presses.values():
            button.setVisible(column is not None)
        if column is None:
            return 0.0
        if self._presses:
            draw = Drawing(self.paint, column)
            self._presses_at = y + 30
            y += 44
            wide, high = (draw.wide - _GAP) / 2, draw.least(42, 34)
            for place, button in enumerate(self._presses.values()):
                row, across = divmod(place, 2)
                at = draw.rect(across * (wide + _GAP), y + row * (high + _GAP), wide, high)
                button.setGeometry(at.toRect())
            y += -(-len(self._presses) // 2) * (high + _GAP)
        return y

    def _stack(self, plates: list[ThingPlate], column: QRectF | None, y: float) -> float:
        """Lay out plates one below the other, in drawing pixels; return their lower end."""
        for plate in plates:
            plate.setVisible(column is not None)
            if column is None:
                continue
            draw = Drawing(self.paint, column)
            high = plate.needed(round(column.width())) / draw.unit
            plate.setGeometry(draw.rect(0, y, draw.wide, high).toRect())
            y += high + _GAP
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        if look is None:
            return
        with painting(self) as painter:
            for column, draw_column in zip(
                self._columns, (draw_left, self._draw_middle, self._draw_right), strict=True
            ):
                if column is not None:
                    draw_column(Drawing(self.paint, column, painter), look)
            if self._untold:
                box = QRectF(self.rect()).adjusted(self.paint.px(32), 0, -self.paint.px(32), 0)
                words = speak("sheet", "Nobody has told anything about her yet.")
                Drawing(self.paint, box, painter).lines(0, _TOP, words, plain(15), "soft")

    def _draw_middle(self, draw: Drawing, look: PilotSheetLook) -> None:
        heading(draw, 0, self.tr("Techs"))
        usable = sum(one.look.move is not None for one in self._techs)
        if usable:
            words = speak("sheet", "usable now: {number}", number=usable)
            draw.text(draw.wide, 0, words, plain(13.5), "legal", align="end")
        draw.paragraph(0, 30, look.no_techs, plain(13.5), "soft", room=draw.wide, step=20)
        if look.rungs:
            draw_school(draw.within(0, self._school), look)

    def _draw_right(self, draw: Drawing, look: PilotSheetLook) -> None:
        if look.endurance is not None:
            draw_robo(draw, look)
            if self._gear:
                heading(draw, self._gear_at, self.tr("Gear"))
        if self._presses:
            heading(draw, self._presses_at, self.tr("For Coach") if look.coach else self.tr("Ask"))
