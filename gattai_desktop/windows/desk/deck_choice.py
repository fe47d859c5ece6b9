"""Lists the decks that can be opened: those of this person, those that come with the game, and an empty one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import message
from gattai_desktop.sessions.own_decks import DeckNotKept, OwnDecks
from gattai_desktop.windows.kit.deck_workshop import DeckWorkshop, WrongDeckList


class DeckChoice(PaintedGroup):
    """The list of decks.

    Signals:
        ready(name, list): one that comes with the game. own(name): one of this person. empty(): none yet.
        dropped(name): one of this person is to be taken away. told(words): why one cannot be opened.
    """

    ready = Signal(str, str)
    own = Signal(str)
    empty = Signal()
    dropped = Signal(str)
    told = Signal(str)

    def __init__(self, paint: Paint, workshop: DeckWorkshop, kept: OwnDecks, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._workshop, self._kept = workshop, kept
        self._island = ArrowGroup(self)
        self.plates: list[PlateButton] = []
        self._names: dict[PlateButton, str] = {}
        self.setAccessibleName(self.tr("Decks"))
        self.hide()

    def list_all(self) -> None:
        """List all decks as they are now."""
        take_away(*self.plates)
        self.plates, self._names = [], {}
        for name in self._kept.names():
            self._add_own(name)
        for name, line, text in self._workshop.ready():
            plate = self._plate(PlateLook(name, line, fill="", arrangement="line"))
            plate.chosen.connect(lambda name=name, text=text: self.ready.emit(name, text))
        nothing = self._plate(PlateLook(self.tr("An empty deck"), fill="", arrangement="line"))
        nothing.chosen.connect(self.empty)
        self._island.set_members(self.plates)
        self.rescale()

    def _add_own(self, name: str) -> None:
        reason = ""
        try:
            report = self._workshop.report(self._kept.text(name))
        except (DeckNotKept, WrongDeckList) as wrong:
            reason = message(wrong)
            plate = self._plate(PlateLook(name, reason, judgement="refused", fill="", arrangement="line"))
        else:
            line = f"{self.tr('a deck of your own')}, {report.count}, {report.summary}"
            plate = self._plate(PlateLook(name, line, fill="panel", arrangement="line"))
        self._names[plate] = name
        plate.chosen.connect(lambda: self.own.emit(name))
        plate.reasonAsked.connect(lambda _words: self.told.emit(reason))

    def _plate(self, look: PlateLook) -> PlateButton:
        plate = PlateButton(self.paint, look, self)
        self.plates.append(plate)
        return plate

    def focus(self) -> None:
        """Give the keyboard to the list."""
        self._island.focus()

    def needed(self) -> int:
        """Return the height of the whole list, pixels of the screen."""
        return len(self.plates) * (self._row() + self._gap()) + self._gap()

    def _row(self) -> int:
        return max(44, round(self.paint.px(64)))

    def _gap(self) -> int:
        return max(6, round(self.paint.px(10)))

    def rescale(self) -> None:
        y = self._gap()
        for plate in self.plates:
            plate.set_paint(self.paint)
            plate.setGeometry(6, y, max(40, self.width() - 12), self._row())
            plate.show()
            y += self._row() + self._gap()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plate = next((one for one in self.plates if one.hasFocus()), None)
        if event.key() == Qt.Key.Key_Delete and plate in self._names:
            self.dropped.emit(self._names[plate])
        else:
            event.ignore()
