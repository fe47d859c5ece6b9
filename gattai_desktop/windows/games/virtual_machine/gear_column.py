"""The third column of a sheet, in which gear is taken off its place: by drag, by click, or by Enter."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, measuring
from gattai_desktop.board.liftable import Liftable
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import plate_path
from gattai_desktop.board.shadows import paint_shadow
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.presentation import CarriedThing, Place
from gattai_desktop.windows.games.virtual_machine.sheet_column import SheetColumn
from gattai_desktop.windows.games.virtual_machine.sheet_gear import GearBoxes, draw_piece, draw_things
from gattai_desktop.windows.games.virtual_machine.sheet_things import SheetLine
from gattai_desktop.windows.kit.requests import LiftedThing

Lifts = Callable[[LiftedThing], None]
"""Takes up a piece of gear."""
_CUT = 12.0


@frozen
class CarriedGear:
    """A piece of gear as it is seen while it is carried; lengths are device-independent pixels."""

    line: SheetLine
    wide: float
    high: float

    def paint(self, painter: QPainter, paint: Paint, x: float, y: float, angle: float) -> None:
        """Paint it upright: it is read while it is carried."""
        box, cut = QRectF(x, y, self.wide, self.high), paint.px(_CUT)
        shape = lambda: plate_path(self.wide, self.high, cut)  # noqa: E731
        paint_shadow(painter, ("gear", self.wide, self.high), shape, box, "carried", paint.theme)
        draw = Drawing(paint, box, painter)
        draw.plate(fill="panel", cut=_CUT)
        draw_piece(draw, self.line)


class GearButton(Liftable):
    """A piece of gear that may be moved now."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.line = SheetLine("")

    def set_line(self, line: SheetLine) -> None:
        self.line = line
        self.setAccessibleName(line.title)
        self.setAccessibleDescription(line.words)
        self.update()

    def carried_look(self) -> CarriedGear:
        return CarriedGear(self.line, self.width(), self.height())

    def global_rect(self) -> QRectF:
        return self.globally()

    def draw(self, draw: Drawing) -> None:
        if self.carried:
            draw.plate(edge="edge", line=1.5, cut=_CUT, dashes=(4, 3))
        else:
            draw_piece(draw, self.line)


class GearColumn(SheetColumn):
    """Byte, gear and place of a process."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, draw_things, parent)
        self.lifts: Lifts = lambda _lifted: None
        self._found: GearBoxes = []
        self._buttons: dict[CarriedThing, GearButton] = {}

    @property
    def buttons(self) -> tuple[GearButton, ...]:
        """The pieces that may be moved, in their order."""
        return tuple(self._buttons.values())

    def lay_gear(self) -> None:
        """Put each piece that may be moved where it lies in the column now."""
        self._found = []
        if self.look is not None:
            draw_things(measuring(self.paint, self.width()), self.look, self._found)
        movable = {piece.thing: (place, piece.line, box) for place, piece, box in self._found
                   if piece is not None and piece.thing is not None}  # fmt: skip
        self._buttons = one_for_each(self._buttons, movable, self._make)
        for thing, (_place, line, box) in movable.items():
            button = self._buttons[thing]
            button.set_line(line)
            button.setGeometry(box.toAlignedRect())

    def _make(self, thing: CarriedThing) -> GearButton:
        button = GearButton(self.paint, self)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(partial(self._lift, thing, None, None))
        button.lifted.connect(partial(self._lift, thing))
        return button

    def _lift(self, thing: CarriedThing, grip: QPointF | None, at: QPoint | None, *_checked: bool) -> None:
        place = next(place for place, piece, _ in self._found if piece is not None and piece.thing == thing)
        self.lifts(LiftedThing(thing, place, self._buttons[thing], grip, at))

    def out_of_sight(self, but: Place) -> QRect | None:
        """Return where the gear lies in the column if one of its places, except this one, is scrolled away."""
        places = {place for place, _, _ in self._found if place != but}
        if all(self.rect_of(place) for place in places):
            return None
        return self._found[0][2].united(self._found[-1][2]).toAlignedRect()

    def rect_of(self, place: Place) -> QRectF | None:
        """Return where a place of gear is in sight, in global coordinates; None where it is not."""
        boxes = [box for here, _, box in self._found if here == place]
        if not boxes or not self.isVisible():
            return None
        whole = QRectF(boxes[0])
        for box in boxes[1:]:
            whole = whole.united(box)
        seen = whole.intersected(QRectF(self.visibleRegion().boundingRect()))  # the rest is scrolled away
        return self.globally(seen) if seen.height() > 1 else None


def gear_place_name(place: Place) -> str:
    """Return the spoken name of a place of gear; "" where it is none."""
    kind, _, rest = place.spot.partition(".")
    part = rest.rpartition(".")[2]
    names = {
        "weapon": speak("fight", "the weapon"),
        "armour": speak("fight", "the armour"),
        "tassel": speak("fight", "the tassel"),
        "ring": speak("fight", "the rings"),
        "carried": speak("fight", "what is carried"),
        "left": speak("fight", "what stays behind"),
    }
    return names.get(part, "") if kind == "gear" else ""
