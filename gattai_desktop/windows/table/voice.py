"""Tells screen readers what happened at the table, and what a person asks to hear.

It keeps what happened, not the words for it. They are made when they are spoken, from what the seat then at the
computer may see: a sentence for one seat is never said to the next.
"""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, sentences
from gattai_desktop.board.speech import fill
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.seating import ONE_HAND
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.guide_words import guide_of, guide_said, happened_words
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.kit.noticed import Noticed
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.kit.who_plays import who

TOGETHER: Final = 60
"""Milliseconds for which what happens at once is gathered into one announcement."""
APART: Final = 900
"""Milliseconds at least between two announcements; what happens meanwhile is gathered."""
MOST: Final = 8
"""Most sentences of one announcement: the last ones are said, the others can be read in the log."""


class Voice(QObject):
    """The announcements of a table window.

    Signals:
        said(words): this was handed to the screen reader, if there is one.
    """

    said = Signal(str)

    def __init__(
        self,
        model: GameModel,
        room: GameRoom,
        requests: Requests,
        root: TableRoot,
        heard: Sequence[QWidget],
        told: Mapping[str, Callable[[], str]],
    ) -> None:
        """heard: widgets that say their words once shown; told: says hand, pane, curtain or a new word."""
        super().__init__(root)
        self._model, self._room, self._requests, self._root = model, room, requests, root
        self._heard, self._told = {part: Noticed(part) for part in heard}, told
        self.on = True
        """Whether events are announced; what is asked for is said in any case."""
        self._waiting: deque[Happened] = deque()
        self._said: dict[QWidget, tuple[str, str]] = {}
        """What was said of each part that is shown: its name, and its other words."""
        self._guide: tuple[str, ...] = ()
        """What the guide has said so far to whoever sits here, part by part, as long as it holds."""
        self._rose = False
        self._left: tuple[Seat, int] | None = None
        """Whose Hand has covered itself, and the entry after which it did."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._speak)
        self._since = QElapsedTimer()
        model.factsHappened.connect(self._happened)
        model.curtainChanged.connect(self._curtain_changed)
        for part in heard:
            part.installEventFilter(self)

    def switch(self, *, on: bool) -> None:
        """Begin or stop announcing events."""
        self.on = on
        if not on:
            self._forget()

    # ------------------------------------------------------------------ asked for
    def keys(self) -> dict[str, Callable[[], object]]:
        """Return what is said when its key is pressed."""
        asked = {"Shift+F5": "pane", "Shift+F6": "turn", "Shift+F7": "score", "Shift+F8": "hand"}
        asked |= {"Shift+F9": "again", "F8": "next act"}
        return {key: partial(self.tell, what) for key, what in asked.items()}

    def say(self, words: str) -> None:
        """Say at once what a key has to answer."""
        self._say(words, urgent=True)

    def tell(self, what: str) -> None:
        """Say at once what a person asks for: "pane", "turn", "score", "hand", "next act" or "again"."""
        if self._model.curtain_down:
            return
        if what == "again":
            words = self._last_words()
        elif what == "next act":
            words = sentences(self._led()) or self.tr("There is no guide here.")
        elif what in ("turn", "score"):
            words = self._room.spoken(self._requests.view, "turn" if what == "turn" else "score")
        else:
            words = self._told[what]()
        self._say(words, urgent=True)

    def _last_words(self) -> str:
        """Return the words of the last entry again, for the seat at the computer now."""
        model = self._model
        return sentences(words for one in model.log(model.entry) for words in self._lines(one)) or self.tr(
            "Nothing has happened yet."
        )

    def explain(self) -> None:
        """Say soon what a word of the guide means that is new."""
        if self.on:
            self._soon()

    # ------------------------------------------------------------------ by itself
    def _happened(self, happened: Happened) -> None:
        if self.on:
            self._waiting.append(happened)
            self._soon()

    def _curtain_changed(self) -> None:
        # Words for the seat that leaves are not said to the next.
        self._said.clear()
        model = self._model
        if not self.on:
            return
        self._tell_meanwhile()
        if model.looking:
            self._say(self._told["curtain"](), urgent=True)
            return
        self._rose = not model.curtain_down
        self._soon()

    def _tell_meanwhile(self) -> None:
        """Tell a person who comes back to a table that was left alone what happened there meanwhile."""
        model, left = self._model, self._left
        if model.covered and not model.curtain_down and model.sitting.seating != ONE_HAND:
            self._left = left or (model.seat, model.entry)
            return
        self._left = None
        if left is not None and left[0] == model.seat and not model.curtain_down:
            self._waiting.extendleft(reversed(model.log(left[1] + 1)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QShowEvent) and self.on and not self._model.curtain_down:
            self._said = {part: words for part, words in self._said.items() if part is not watched}
            # A question, a refusal or a sheet has its words only once it is shown.
            QTimer.singleShot(0, self, self._shown)
        return False

    def _shown(self) -> None:
        if not self._model.curtain_down:
            self._soon()

    def _asked(self) -> tuple[str, ...]:
        """Return what no reader reads of each part that came, or says something else than before."""
        shown = {one: (one.accessibleName(), one.accessibleDescription()) for one in self._heard if one.isVisible()}
        before, self._said = self._said, shown
        return tuple(self._heard[one].unread() for one, words in shown.items() if before.get(one) != words)

    def _soon(self) -> None:
        if self._timer.isActive():
            return
        waited = self._since.elapsed() if self._since.isValid() else APART
        self._timer.start(max(TOGETHER, APART - int(waited)))

    def _speak(self) -> None:
        model = self._model
        told = [words for happened in self._waiting for words in self._lines(happened)]
        self._waiting.clear()
        if len(told) > MOST:
            left = fill(self.tr("{count} more before that, in the log"), count=len(told) - MOST)
            told = [left, *told[-MOST:]]
        if model.curtain_down:
            curtain = fill(self.tr("Curtain. Pass the table to {name}."), name=who(model, model.seat))
            parts = [curtain, self._room.curtain(model, model.seat)]
        else:
            parts = [*self._seated(), *self._beat(), *self._asked()]
        self._rose = False
        self._say(sentences((*told, *parts)))

    def _seated(self) -> tuple[str, ...]:
        """Return which seat has the computer and what play waits for, once the curtain is up."""
        if not self._rose:
            return ()
        model = self._model
        sits = (fill(self.tr("{name} has the seat"), name=who(model, model.seat)),) if model.seat in model.seats else ()
        return (*sits, self._room.spoken(self._requests.view, "turn"))

    def _beat(self) -> tuple[str, ...]:
        """Return what the guide of a first game says now and did not say before; all of it to who has just sat down."""
        known = () if self._rose else self._guide
        self._guide = self._led()
        return tuple(one for one in self._guide if one not in known)

    def _led(self) -> tuple[str, ...]:
        """Return all that the guide says now, part by part, last what a new word in it means; nothing without one."""
        seen = self._requests.view
        guide = guide_of(seen)
        return (*guide_said(guide, happened_words(seen)), self._told["word"]()) if guide is not None else ()

    def _lines(self, happened: Happened) -> tuple[str, ...]:
        return tuple(line.spoken() for line in entry_lines(happened, self._model, "moves"))

    def _say(self, words: str, *, urgent: bool = False) -> None:
        if not words:
            return
        self._since.restart()
        announce(self._root, words, urgent=urgent)
        self.said.emit(words)

    def _forget(self) -> None:
        self._waiting.clear()
        self._timer.stop()
