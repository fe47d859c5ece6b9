"""Tells what a plate has no room for."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import as_words, spoken


def left_out(button: PlateButton) -> str:
    """Return the whole title, the whole words and the key, as far as the plate does not show them; "" for nothing."""
    lines, look = button.lines(), button.look
    title = look.title if look.title_in(small=button.paint.scale.small) != look.title else ""
    whole = lines.words == as_words(look.line)
    if look.arrangement == "outcome":
        whole = " ".join(button.outcome_words()) == spoken(look.line)
    words = "" if whole else spoken(look.sub)
    key = "" if lines.keyed else button.accessibleDescription()
    return " · ".join(one for one in (title, words, key) if one)


class LeftOutTip(QObject):
    """Shows in a tooltip what one plate has no room for: its whole words, and its key."""

    def __init__(self, plate: PlateButton) -> None:
        super().__init__(plate)
        self._plate = plate
        plate.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._plate and isinstance(event, QHelpEvent) and (words := left_out(self._plate)):
            QToolTip.showText(event.globalPos(), words, self._plate)
            return True
        return False


def told_at_rest(thing: QWidget) -> str:
    """Return what a pointer that rests on a thing is told in a tooltip; "" for nothing."""
    if isinstance(thing, PlateButton) and any(isinstance(one, LeftOutTip) for one in thing.children()):
        return left_out(thing) or thing.toolTip()
    return thing.toolTip()
