"""Lists the decks that can be opened: those of this person, those that come with the game, and an empty one."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import message, speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.sessions.own_decks import DeckNotKept, OwnDecks
from gattai_desktop.sessions.played import PlayedDecks
from gattai_desktop.windows.kit.deck_workshop import DeckWorkshop, WrongDeckList

_MOST_SESSIONS: Final = 3
"""Most sessions that are named beside a deck."""


class DeckChoice(PaintedGroup):
    """The list of decks.

    Signals:
        ready(name, list): one that comes with the game. own(name): one of this person. empty(): none yet.
        dropped(name): one of this person is to be taken away. copied(name): one is to be doubled.
        told(words): why one cannot be opened.
    """

    ready = Signal(str, str)
    own = Signal(str)
    empty = Signal()
    dropped = Signal(str)
    copied = Signal(str)
    told = Signal(str)

    def __init__(
        self, paint: Paint, workshop: DeckWorkshop, kept: OwnDecks, played: Callable[[], PlayedDecks], parent: QWidget
    ) -> None:
        """played: looks at the sessions, for which of them began with a deck."""
        super().__init__(paint, parent)
        self._workshop, self._kept, self._played = workshop, kept, played
        self._island = ArrowGroup(self)
        self.plates: list[PlateButton] = []
        self._names: dict[PlateButton, str] = {}
        self._acts: list[tuple[PlateButton, ...]] = []
        self.setAccessibleName(self.tr("Decks"))
        self.hide()

    def list_all(self) -> None:
        take_away(*self.plates)
        self.plates, self._names = [], {}
        self._acts = []
        played = self._played()
        for name in self._kept.names():
            self._add_own(name, played)
        for name, line, text in self._workshop.ready():
            plate = self._plate(PlateLook(name, line, fill="", arrangement="line"))
            plate.chosen.connect(lambda name=name, text=text: self.ready.emit(name, text))
        nothing = self._plate(PlateLook(self.tr("An empty deck"), fill="", arrangement="line"))
        nothing.chosen.connect(self.empty)
        self._island.set_members(self.plates)
        self.rescale()

    def _add_own(self, name: str, played: PlayedDecks) -> None:
        reason = ""
        try:
            text = self._kept.text(name)
            report = self._workshop.report(text)
        except (DeckNotKept, WrongDeckList) as wrong:
            reason = message(wrong)
            plate = self._plate(PlateLook(name, reason, judgement="refused", fill="", arrangement="line"))
        else:
            sessions = played.playing(self._workshop.in_one_line(text))
            line = f"{report.count}, {report.summary}"
            if sessions:
                told = ", ".join(sessions[:_MOST_SESSIONS]) + ("" if len(sessions) <= _MOST_SESSIONS else ", …")
                line = speak("desk", "{state}, played in {sessions}", state=line, sessions=told)
            plate = self._plate(PlateLook(name, line, fill="panel", arrangement="line"))
        self._names[plate] = name
        plate.chosen.connect(lambda: self.own.emit(self._names[plate]))
        plate.reasonAsked.connect(lambda _words: self.told.emit(reason))
        copy = () if reason else (self._act(self.tr("Copy"), self.copied, plate),)
        self._acts.append((*copy, self._act(self.tr("Delete"), self.dropped, plate)))

    def _act(self, words: str, signal: SignalInstance, deck: PlateButton) -> PlateButton:
        plate = self._plate(outline_plate(words, name=f"{words}: {self._names[deck]}"))
        plate.chosen.connect(lambda: signal.emit(self._names[deck]))
        return plate

    def rename(self, before: str, name: str) -> None:
        """Call a deck of this person otherwise, where it stands: the plate may be pressed that ends the writing."""
        acts = iter(self._acts)
        for plate, called in self._names.items():
            beside = next(acts)
            if called == before:
                self._names[plate] = name
                plate.set_look(evolve(plate.look, title=name))
                for act in beside:
                    act.set_look(evolve(act.look, name=f"{act.look.title}: {name}"))

    def focus_on(self, name: str) -> None:
        """Give the keyboard to a deck of this person, or to the list."""
        plate = next((plate for plate, one in self._names.items() if one == name), None)
        if plate is not None:
            plate.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.focus()

    def _plate(self, look: PlateLook) -> PlateButton:
        plate = PlateButton(self.paint, look, self)
        self.plates.append(plate)
        return plate

    def focus(self) -> None:
        """Give the keyboard to the list."""
        self._island.focus()

    def needed(self) -> int:
        """Return the height of the whole list, pixels of the screen."""
        beside = sum(map(len, self._acts))
        return (len(self.plates) - beside) * (self._row() + self._gap()) + self._gap()

    def _row(self) -> int:
        return max(44, round(self.paint.px(64)))

    def _gap(self) -> int:
        return max(6, round(self.paint.px(10)))

    def rescale(self) -> None:
        y, gap, acts = self._gap(), self._gap(), iter(self._acts)
        beside = {one for pair in self._acts for one in pair}
        for plate in self.plates:
            if plate in beside:
                continue
            right = self.width() - 6
            for act in reversed(next(acts) if plate in self._names else ()):
                wide = act.sizeHint().width()
                high = min(self._row(), max(34, round(self.paint.px(44))))
                act.setGeometry(right - wide, y + (self._row() - high) // 2, wide, high)
                act.show()
                right -= wide + gap
            plate.setGeometry(6, y, max(40, right - 6), self._row())
            plate.show()
            y += self._row() + gap

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plate = next((one for one in self.plates if one.hasFocus()), None)
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() == Qt.Key.Key_Delete and plate in self._names:
            self.dropped.emit(self._names[plate])
        elif event.key() == Qt.Key.Key_D and control and plate in self._names:
            self.copied.emit(self._names[plate])
        else:
            event.ignore()
