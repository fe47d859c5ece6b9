"""Offers the turning points of an evening alone in its replay, and shows them as a page and as marks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.content.boxes import box
from gattai_desktop.model.past import Past
from gattai_desktop.windows.kit.focus_groups import FocusRestorer
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.replay.line import TimelineView
from gattai_desktop.windows.replay.turning_look import at_work, broken, found_look
from gattai_desktop.windows.replay.turning_page import TurningPage

if TYPE_CHECKING:
    from gattai_desktop.players.reviewing import Reviewing
    from gattai_desktop.players.turning_points import Review

_LOOK: Final = 100
"""Milliseconds between two looks at how far the work is."""


class TurningPoints(QObject):
    """The turning points of one replay; they are worked out when they are first asked for.

    Signals:
        covers(bool): their page is shown over the replay, or no more.
    """

    covers = Signal(bool)

    def __init__(
        self, past: Past, room: GameRoom, line: TimelineView, root: TableRoot, rehearse: Callable[[], object]
    ) -> None:
        """rehearse: asks for a rehearsal from the shown moment."""
        super().__init__(root)
        self._face = room.face
        self._past, self._line, self._rehearse = past, line, rehearse
        self.path: Path | None = None
        """Where the session lies; None where it is none."""
        self.caches: Path | None = None
        """The folder in which what was found is kept; None to keep it nowhere."""
        self.review: Review | None = None
        self._reviewing: Reviewing | None = None
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._see)
        self._root, self.keyboard = root, FocusRestorer()
        self.page = TurningPage(root.paint, root)
        self.page.leaveAsked.connect(self.close)
        self.page.showAsked.connect(self.show_at)
        self.page.rehearseAsked.connect(self.rehearse_at)
        past.surveyed.connect(self._show)

    @property
    def offered(self) -> bool:
        """Whether one person played alone, and the evening is over."""
        return (
            bool(self._past.alone) and self._past.session_ended and (self.path is not None or self.review is not None)
        )

    def open(self) -> None:
        """Show the page, and begin the work where it was not done."""
        if not self.offered:
            return
        if not self.page.isVisible():
            self.keyboard.borrow_in(self._root)
        self.page.show()
        self.page.raise_()
        self.covers.emit(True)
        if self.review is None and self.path is not None and self._reviewing is None:
            from gattai_desktop.players.reviewing import Reviewing  # most replays need none

            self._reviewing = Reviewing()
            self._reviewing.begin(self.path, self.caches)
            self._timer.start()
            self.page.set_look(at_work(0.0))
        self.page.fit()
        self.page.focus()

    def close(self) -> None:
        """Go back to the replay; the work goes on."""
        self.page.hide()
        self.covers.emit(False)

    def end(self) -> None:
        """End the work: the replay is closed."""
        self._timer.stop()
        if self._reviewing is not None:
            self._reviewing.end()
            self._reviewing = None

    def take(self, review: Review) -> None:
        """Show what was found."""
        self.review = review
        self._show()

    def show_at(self, entry: int) -> None:
        """Let the replay stand where the decision was made, as the seat saw it then."""
        self.close()
        self._past.look_as(self._past.alone)
        self._past.go(entry - 1)

    def rehearse_at(self, entry: int) -> None:
        """Ask for a rehearsal from the decision on."""
        self.show_at(entry)
        self._rehearse()

    def _show(self) -> None:
        if self.review is not None:
            look = found_look(self._past, box(self._past.game).landmarks(), self.review, self._face)
            self.page.set_look(look)
            self._line.set_points({one.entry: one.in_a_line() for one in look.points})

    def _see(self) -> None:
        """Look how far the work is."""
        if self._reviewing is None:
            return
        answer = self._reviewing.answer()
        if answer is None:
            self.page.set_look(at_work(self._reviewing.share))
            return
        self.end()
        if answer.review is not None:
            self.take(answer.review)
        else:
            self.page.set_look(broken(answer.broke))
