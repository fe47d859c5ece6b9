"""Shows the controls of a replay as plates: a move, a turn, a mark back or on; play, speed, hands."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.keys import drawn_key
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedWidget
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.segments import Segments
from gattai_desktop.board.speech import fill

SPEEDS: Final = (1, 2, 4, 8)
_BACK: Final = ((20.0, 4.0), (20.0, 20.0), (6.0, 12.0))
_ON: Final = ((6.0, 4.0), (6.0, 20.0), (20.0, 12.0))
_SHAPES: Final[dict[str, tuple[tuple[tuple[float, float], ...], ...]]] = {
    "mark back": (((22.0, 4.0), (22.0, 20.0), (8.0, 12.0)), ((3.0, 4.0), (6.0, 4.0), (6.0, 20.0), (3.0, 20.0))),
    "turn back": (((22.0, 4.0), (22.0, 20.0), (12.0, 12.0)), ((12.0, 4.0), (12.0, 20.0), (2.0, 12.0))),
    "back": (_BACK,),
    "play": (((6.0, 3.0), (6.0, 21.0), (21.0, 12.0)),),
    "stop": (((5.0, 4.0), (10.0, 4.0), (10.0, 20.0), (5.0, 20.0)),
             ((14.0, 4.0), (19.0, 4.0), (19.0, 20.0), (14.0, 20.0))),
    "on": (_ON,),
    "turn on": (((2.0, 4.0), (2.0, 20.0), (12.0, 12.0)), ((12.0, 4.0), (12.0, 20.0), (22.0, 12.0))),
    "mark on": (((4.0, 4.0), (4.0, 20.0), (18.0, 12.0)), ((20.0, 4.0), (23.0, 4.0), (23.0, 20.0), (20.0, 20.0))),
}  # fmt: skip


_STEPS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Transport(PaintedButton):
    """A plate with a shape, a word where there is room, and its key."""

    def __init__(self, paint: Paint, shape: str, name: str, key: str, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._shape, self._name, self._key = shape, name, key
        # Each has its key, and arrows step through the session: only the plate that plays can be focused.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if shape == "play" else Qt.FocusPolicy.NoFocus)
        self.say(shape, name)

    def say(self, shape: str, name: str) -> None:
        self._shape, self._name = shape, name
        self.setAccessibleName(name)
        self.setAccessibleDescription(fill(self.tr("Key {key}"), key=self._key))
        self.setToolTip(name)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _STEPS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def draw(self, draw: Drawing) -> None:
        lead = self._shape in ("play", "stop")
        ground, ink = ("live", "table") if lead else ("panel" if self.underMouse() else None, "text")
        draw.plate(fill=ground, edge=None if lead else "edge", cut=12, inset=1.2)
        cap = draw.width(self._key, strong(12)) + 14
        keyed = draw.wide > cap + 58
        left = 16.0 if keyed else draw.wide / 2 - 12
        for outline in _SHAPES[self._shape]:
            draw.shape(*((left + x, draw.middle - 12 + y) for x, y in outline), fill=ink)
        if lead and draw.wide > cap + draw.width(self._name, strong(16)) + 74:
            draw.text(left + 34, draw.middle + 6, self._name, strong(16), ink)
        if keyed:
            tint = ink if lead else "edge"
            draw.key(draw.wide - 10, draw.middle, self._key, tint, tint)


class ReplayBar(PaintedWidget):
    """The row of plates at the foot of a replay.

    Signals:
        pressed(str): "mark back", "turn back", "back", "play", "on", "turn on" or "mark on".
        speedChosen(int): moves for each second and a half.
    """

    pressed = Signal(str)
    speedChosen = Signal(int)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        names = (
            ("mark back", self.tr("Back to the mark before"), f"{drawn_key('Ctrl')} ←"),
            ("turn back", self.tr("A turn back"), "⇧ ←"),
            ("back", self.tr("A move back"), "←"),
            ("play", self.tr("Play"), self.tr("Space")),
            ("on", self.tr("A move on"), "→"),
            ("turn on", self.tr("A turn on"), "⇧ →"),
            ("mark on", self.tr("On to the next mark"), f"{drawn_key('Ctrl')} →"),
        )
        self.plates = {key: Transport(paint, key, name, cap, self) for key, name, cap in names}
        for key, plate in self.plates.items():
            plate.clicked.connect(lambda _=False, one=key: self.pressed.emit(one))
        self.speed = Segments(paint, self.tr("Speed"), {str(one): f"{one}×" for one in SPEEDS}, self)
        self.speed.chosen.connect(lambda key: self.speedChosen.emit(int(key)))
        self.hands = PlateButton(paint, self._hands_look(covered=False), self)
        self._island = ArrowGroup(self, [*self.speed.plates.values(), self.hands])

    def show_playing(self, playing: bool) -> None:
        """Show on the middle plate what its press would do."""
        self.plates["play"].say("stop" if playing else "play", self.tr("Stop") if playing else self.tr("Play"))

    def show_covered(self, *, covered: bool, anybody: bool) -> None:
        """Show whether the open hand is hidden; anybody: there is a seat whose hand could lie open."""
        self.hands.set_look(self._hands_look(covered=covered))
        self.hands.setVisible(anybody)

    def _hands_look(self, *, covered: bool) -> PlateLook:
        title = self.tr("Show the hand") if covered else self.tr("Hide the hand")
        return outline_plate(title, "H")

    def focus(self) -> None:
        """Focus the plate that plays."""
        self.plates["play"].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_speed(self) -> None:
        self._island.focus()

    def rescale(self) -> None:
        px, gap, high = self.paint.px, self.paint.px(8), float(self.height())
        speed, hands = px(212), px(196)
        left = self.width() - speed - hands - 3 * gap - px(70)
        share = max(32.0, (left - gap * 7) / (len(self.plates) + 0.9))
        x = 0.0
        for key, plate in self.plates.items():
            wide = min(px(122), share) if key != "play" else min(px(190), share * 1.9)
            plate.setGeometry(QRectF(x, 0, wide, high).toAlignedRect())
            x += wide + gap
        self._words = x + px(8)
        x += px(66)
        self.speed.lay(QRectF(x, high * 0.15, min(speed, self.width() - x - hands - gap), high * 0.7), gap * 0.7)
        self.hands.setGeometry(QRectF(self.width() - hands, 0, hands, high).toAlignedRect())
        self.update()

    _words = 0.0

    def draw(self, draw: Drawing) -> None:
        base = draw.base(draw.middle, plain(14))
        draw.text(self._words / draw.unit, base, self.tr("Speed"), plain(14), "soft")
