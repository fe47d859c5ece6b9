"""A button that is chosen or not, as its owner says."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint, PaintedButton


class ChosenButton(PaintedButton):
    """A button that shows whether it is chosen; a press changes nothing of that before its owner does."""

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self.setCheckable(True)

    def nextCheckState(self) -> None:
        """Stay as it is."""
