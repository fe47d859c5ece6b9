"""The voice of the table window: tells screen readers what happened, and what somebody asks to hear.

It keeps what happened, not the words for it. They are made when they are spoken, from what the seat then at the
computer may see: a sentence for one seat is never said to the next.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QTimer, Signal

from gattai_desktop.board.announcing import announce, sentences
from gattai_desktop.games.gattai.story import first_contact_script as script
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.games.gattai.looks.curtain import curtain_sentence
from gattai_desktop.windows.games.gattai.rails.guide_plate import GuidePlate
from gattai_desktop.windows.games.gattai.spoken import hand_aloud
from gattai_desktop.windows.kit.log_lines import entry_lines

if TYPE_CHECKING:
    from gattai_desktop.windows.table.table_window import TableWindow

TOGETHER: Final = 60
"""Milliseconds for which what happens at once is gathered into one announcement."""
APART: Final = 900
"""Milliseconds at least between two announcements; what happens meanwhile is gathered."""
MOST: Final = 8
"""More sentences are not said in one breath: the last ones count, the rest stands in the log."""


class Voice(QObject):
    """Speaks for the table window.

    Signals:
        said(words): this was handed to the screen reader, if there is one.
    """

    said = Signal(str)

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self._on = True
        self._waiting: deque[Happened] = deque()
        self._parts: list[str] = []
        self._guide = ""
        self._rose = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._speak)
        self._since = QElapsedTimer()
        window.model.factsHappened.connect(self._happened)
        window.model.curtainChanged.connect(self._curtain_changed)
        for part in (window.asking.plate, window.verdicts.card, window.sheet):
            part.installEventFilter(self)

    @property
    def on(self) -> bool:
        """Whether what happens is told by itself; what is asked for is told in any case."""
        return self._on

    def switch(self, *, on: bool) -> None:
        """Tell what happens by itself, or no more."""
        self._on = on
        if not on:
            self._forget()

    # ------------------------------------------------------------------ asked for
    def tell(self, what: str) -> None:
        """Say at once what somebody asks for: "pile", "turn", "score", "hand" or "again" (what was said last)."""
        window, model = self._window, self._window.model
        if model.veiled:
            return
        if what == "hand":
            words = hand_aloud(window.hand)
        elif what == "pile":
            words = window.middle.told() if window.middle is not None else ""
        elif what == "again":
            words = self._last_words()
        else:
            words = window.room.spoken(window.seen, "turn" if what == "turn" else "score")
        self._say(words, urgent=True)

    def _last_words(self) -> str:
        """Return the last entry once more, for the seat that sits here now."""
        model = self._window.model
        return sentences(words for one in model.log(model.entry) for words in self._lines(one)) or self.tr(
            "Nothing has happened yet."
        )

    # ------------------------------------------------------------------ by itself
    def _happened(self, happened: Happened) -> None:
        if self._on:
            self._waiting.append(happened)
            self._soon()

    def _curtain_changed(self) -> None:
        # What was meant for the seat that leaves is not said to the next.
        self._parts.clear()
        model = self._window.model
        if not self._on or model.covered:
            return
        if model.looking:
            curtain = self._window.curtain
            self._say(curtain.accessibleDescription() if curtain is not None else "", urgent=True)
            return
        self._rose = not model.curtain_down
        self._soon()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and self._on and not self._window.model.veiled:
            # The question, the verdict or the sheet has its words once it is shown.
            QTimer.singleShot(0, self, lambda: self._shown(watched))
        return False

    def _shown(self, part: QObject) -> None:
        window = self._window
        shown = (window.asking.plate, window.verdicts.card, window.sheet)
        widget = next((one for one in shown if one is part and one.isVisible()), None)
        if widget is not None and not window.model.veiled:
            self._parts.append(sentences((widget.accessibleName(), widget.accessibleDescription())))
            self._soon()

    def _soon(self) -> None:
        if self._timer.isActive():
            return
        waited = self._since.elapsed() if self._since.isValid() else APART
        self._timer.start(max(TOGETHER, APART - int(waited)))

    def _speak(self) -> None:
        model = self._window.model
        told = [words for happened in self._waiting for words in self._lines(happened)]
        self._waiting.clear()
        if len(told) > MOST:
            left = self.tr("{count} more before that, in the log").replace("{count}", str(len(told) - MOST))
            told = [left, *told[-MOST:]]
        parts, self._parts = self._parts, []
        if model.curtain_down:
            name = model.name(model.seat)
            curtain = self.tr("Curtain. Pass the table to {name}.").replace("{name}", name)
            parts = [curtain, curtain_sentence(model, model.seat)]
        else:
            parts = [*self._seated(), *self._beat(), *parts]
        self._rose = False
        self._say(sentences((*told, *parts)))

    def _seated(self) -> tuple[str, ...]:
        """Return who has sat down and what play waits for, once the curtain is up."""
        window = self._window
        if not self._rose:
            return ()
        name = window.model.name(window.model.seat)
        return (self.tr("{name} has the seat").replace("{name}", name), window.room.spoken(window.seen, "turn"))

    def _beat(self) -> tuple[str, ...]:
        """Return what First Contact says now, if that is new."""
        plate = self._window.findChild(GuidePlate)
        guided = script.guide(self._window.seen.sight) is not None
        said = plate.accessibleName() if plate is not None and guided else ""
        fresh, self._guide = said != self._guide, said
        return (said,) if said and fresh else ()

    def _lines(self, happened: Happened) -> tuple[str, ...]:
        return tuple(line.spoken() for line in entry_lines(happened, self._window.model, "moves"))

    def _say(self, words: str, *, urgent: bool = False) -> None:
        if not words:
            return
        self._since.restart()
        announce(self._window, words, urgent=urgent)
        self.said.emit(words)

    def _forget(self) -> None:
        self._waiting.clear()
        self._parts.clear()
        self._timer.stop()
