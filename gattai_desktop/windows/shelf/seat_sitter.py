"""Who sits in one seat of a new table: a person or the program, and how well the program plays."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import fill, said
from gattai_desktop.games.strengths import STRENGTH_NAMES, STRENGTHS
from gattai_desktop.windows.shelf.sitter_plate import SitterLook, SitterPlate

_DIGITS: Final = {Qt.Key.Key_1: STRENGTHS[0], Qt.Key.Key_2: STRENGTHS[1], Qt.Key.Key_3: STRENGTHS[2]}


class SeatSitter(QObject):
    """The plates of one seat: person, program, and the three strengths. It shows what is chosen, and decides nothing.

    Space changes between person and program, 1 to 3 choose a strength, arrows go through the row.

    Signals:
        personAsked: a person is to sit there. programAsked: the program. strengthAsked(str): the program, that strong.
    """

    personAsked = Signal()
    programAsked = Signal()
    strengthAsked = Signal(str)

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(parent)
        self.person = SitterPlate(paint, SitterLook(sign="person"), parent)
        self.program = SitterPlate(paint, SitterLook(sign="program"), parent)
        self.strengths = {
            one: SitterPlate(paint, SitterLook(said(STRENGTH_NAMES[one]), bars=place), parent)
            for place, one in enumerate(STRENGTHS, 1)
        }
        self.plates = (self.person, self.program, *self.strengths.values())
        self._island = ArrowGroup(self.person)
        self._island.set_members(self.plates)
        self.person.clicked.connect(self.personAsked)
        self.program.clicked.connect(self.programAsked)
        for one, plate in self.strengths.items():
            plate.clicked.connect(lambda _on=False, one=one: self.strengthAsked.emit(one))
        for plate in self.plates:
            plate.installEventFilter(self)
        self._played = False

    def call(self, seat: str) -> None:
        """Say whose plates they are."""
        self.person.setAccessibleName(fill(self.tr("{seat}: a person"), seat=seat))
        self.program.setAccessibleName(fill(self.tr("{seat}: the program"), seat=seat))
        for one, plate in self.strengths.items():
            words = said(STRENGTH_NAMES[one])
            plate.setAccessibleName(fill(self.tr("{seat}: the program, {strength}"), seat=seat, strength=words))
        self.person.setToolTip(self.tr("A person"))
        self.program.setToolTip(self.tr("The program"))

    def show_choice(self, strength: str, *, here: bool) -> None:
        """Show who sits there. strength: that of the program, "" for a person. here: whether it is asked for at all."""
        self._played = bool(strength)
        self.person.choose(on=not strength)
        self.program.choose(on=bool(strength))
        for one, plate in self.strengths.items():
            plate.choose(on=one == strength)
            plate.setVisible(here and bool(strength))
        self.person.setVisible(here)
        self.program.setVisible(here)
        self._island.stop_at(self._chosen)

    @property
    def _chosen(self) -> SitterPlate:
        return self.program if self._played else self.person

    @property
    def has_focus(self) -> bool:
        """Whether one of the plates has the keyboard."""
        return any(plate.hasFocus() for plate in self.plates)

    def focus(self) -> None:
        """Take the keyboard, where the plates are shown."""
        self._chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay(self, first: QRect, step: int, strengths: QRect, gap: int) -> None:
        """Lay the plates out: person at `first`, the program so far beside it, the strengths side by side."""
        self.person.setGeometry(first)
        self.program.setGeometry(first.translated(step, 0))
        wide = (strengths.width() - gap * (len(STRENGTHS) - 1)) // len(STRENGTHS)
        for place, plate in enumerate(self.strengths.values()):
            plate.setGeometry(strengths.x() + place * (wide + gap), strengths.y(), wide, strengths.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.modifiers():
            return False
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                (self.personAsked if self._played else self.programAsked).emit()
            return True
        if (strength := _DIGITS.get(Qt.Key(event.key()))) is not None:
            self.strengthAsked.emit(strength)
            return True
        return False
