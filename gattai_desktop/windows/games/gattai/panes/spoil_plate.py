"""Shows one Spoil on the board of Spoils: sign, name, what it would do, who gets it."""

from collections import Counter
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.games.gattai.looks.spoils import SpoilLook

_LOW: Final = 46.0
"""Least height of a plate with two lines, drawing pixels."""


class SpoilPlate(LookButton[SpoilLook]):
    """A button for a Spoil.

    Signals:
        taken(): Space or a press. opened(): Enter, for whom? givenBack(): Del, or a press on the crest of who gets it.
        focused(): the keyboard is here.
    """

    taken = Signal()
    opened = Signal()
    givenBack = Signal()
    focused = Signal()

    ring = (12.0, 4.0)

    def __init__(self, paint: Paint, look: SpoilLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, look, parent)
        self._crests_from = 0.0
        """Where the crests of its receivers began when they were drawn, in its own pixels."""
        self._on_crests = False
        self.clicked.connect(self._chosen)

    def _chosen(self) -> None:
        (self.givenBack if self._on_crests else self.taken).emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._on_crests = bool(self.look.taken) and event.position().x() > self._crests_from
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # Ctrl and Enter applies the whole board
            return
        self._on_crests = False
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opened.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.givenBack.emit()
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down:
                event.ignore()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: object) -> None:
        self.focused.emit()
        self.update()

    def draw(self, whole: Drawing) -> None:
        look, off = self.look, bool(self.look.refused)
        draw = whole.inset(1.3, 1.3)
        if off:
            draw.refused(cut=12)
        else:
            edge, line = ("live", 2.5) if look.taken else ("edge", 1.5)
            draw.plate(fill="panel", edge=edge, line=line, cut=12)
        said, ink = (look.refused, "refused") if self._told else (look.words, "soft")
        tight = draw.high < 60
        base = 22.0 if tight else 32.0
        below = draw.within(16, base + 5, draw.wide - 26, draw.high - base - 9)
        # A low plate has one line: its effect follows its name, or is shown in the preview alone.
        low = draw.high < _LOW or not below.holds(said, plain(13.5))
        right = self._draw_takers(draw, 22 if tight else 28, 0 if low else 6 if tight else 12)
        self._crests_from = draw.box.x() + right * draw.unit
        x, right = self._draw_name(draw, draw.middle + 6 if low else base, right, tight=tight)
        beside = draw.within(x + 10, 2 / draw.unit, right - x - 14, draw.high - 4 / draw.unit)
        place = beside if low else below
        if not low or beside.holds(said, plain(13.5)):
            place.block(0, 0, place.wide, place.high, said, plain(13.5), ink, middle=True)

    @property
    def _told(self) -> bool:
        """Whether it says itself why it is refused: that nothing is left to choose stands above, once for all."""
        return bool(self.look.refused) and not self.look.spent

    def _draw_name(self, draw: Drawing, base: float, right: float, *, tight: bool) -> tuple[float, float]:
        """Draw the sign and the name, and a cross where it is refused; return where they end, and how far is left."""
        look, ink, font = self.look, "soft" if self.look.refused else "text", title(15 if tight else 17)
        size = 18.0 if tight else 22.0
        x = 28 + size
        fits = draw.width(look.name, font) <= right - x - 26
        if self._told and fits:
            draw.sign("cross", right - 15, base - 12, 15, "refused")
            right -= 22
        crossed = self._told and not fits  # a long name leaves room for one sign
        if not crossed and draw.width(look.name, draw.fitted(look.name, font, right - x - 4)) > right - x - 4:
            x, size = 16, 0.0  # and a longer one for none
        draw.sign("cross" if crossed else look.sign, 16, base - size * 0.82, size, "refused" if crossed else ink)
        return x + draw.text(x, base, look.name, font, ink, room=right - x - 4, fit=True), right

    def _draw_takers(self, draw: Drawing, side: float, y: float) -> float:
        """Draw the crests of its receivers at the right; return their left end. y: 0 for the middle.

        Who gets it more than once has one crest and a number, which leave its name the room.
        """
        right = draw.wide - 14
        for seat, times in [*Counter(self.look.taken).items()][:4]:
            top = y or draw.middle - side / 2
            if times > 1:
                right -= draw.text(right, top + side * 0.72, f"×{times}", strong(14), align="end") + 3
            draw.crest(seat, right - side, top, side)
            right -= side + 5
        return right
