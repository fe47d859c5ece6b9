"""A control with a list that a plate opens below it: what is chosen there is taken over, and the list is put away."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.game_desk import ReadyValue


class OpenedList(FieldControl):
    """A control below which all that may be taken over is shown once `opener` was pressed."""

    def __init__(self, paint: Paint, parent: QWidget, name: str, ready: Callable[[], tuple[ReadyValue, ...]]) -> None:
        """name: what the field is called; ready: returns all that may be taken over."""
        super().__init__(paint, parent)
        self._name, self._ready = name, ready
        self._open = False
        self.setAccessibleName(name)
        self.opener = PlateButton(paint, PlateLook(""), self, self.turn)
        self.offered: list[PlateButton] = []
        """The plates of what may be taken over, while they are shown."""

    def turn(self) -> None:
        """Show what may be taken over, or put it away."""
        self._open = not self._open
        self._show()
        self.grew.emit()
        if self.offered:
            self.offered[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> bool:
        """Put the list away; the keyboard goes to the plate that opens it."""
        was_open = self._open
        if was_open:
            self._put_away()
            self._show()
            self.grew.emit()
        return was_open

    def _put_away(self) -> None:
        """Let the list be gone with what is shown next: something was chosen."""
        self._open = False
        self.opener.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        """Bring all plates up to date."""
        raise NotImplementedError

    def _offer(self, one: ReadyValue) -> PlateButton:
        """Return the plate of something that may be taken over."""
        raise NotImplementedError

    def _high(self, _plate: PlateButton, _wide: int) -> int:
        """Return how high a plate of the list is, device-independent pixels."""
        raise NotImplementedError

    def _show_plates(self, *plates: tuple[PlateButton, str, bool]) -> None:
        """Show what each plate says, and whether it is there; open the list, or take it away."""
        for plate, words, shown in plates:
            plate.set_look(outline_plate(words, name=f"{self._name}: {words}"))
            plate.setVisible(shown)
        if self._open and not self.offered:
            self.offered = [self._offer(one) for one in self._ready()]
        elif not self._open and self.offered:
            take_away(*self.offered)
            self.offered = []

    def _lay_below(self, plates: Iterable[PlateButton], y: int, wide: int) -> int:
        """Lay what may be chosen in a column, and return where it ends."""
        for one in plates:
            one.setGeometry(0, y + RING_ROOM + 1, wide, self._high(one, wide))
            y = one.geometry().bottom() + 1
        return y
