"""Offers the desk in the menu of a table, to the seat that coaches; where nobody does, to everybody, to build decks."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content, speak
from gattai_desktop.windows.games.register import has_desk
from gattai_desktop.windows.kit.requests import CHOOSE
from gattai_desktop.windows.kit.sheet_look import SheetChoice
from gattai_desktop.windows.program.desk_seats import may_open
from gattai_desktop.windows.table.table_window import TableWindow

if TYPE_CHECKING:
    from gattai_desktop.windows.program.desk_at_table import DeskAtTable


class DeskOffer(QObject):
    """What the menu of a table offers of the desk, which is made when it is first opened.

    Signals:
        opened, closed: the desk covers the table, or no longer.
    """

    opened = Signal()
    closed = Signal()

    def __init__(self, table: TableWindow, setup: Callable[[], Any], packs: Path) -> None:
        """setup: returns the session's set-up. packs: where the packs of this computer are."""
        super().__init__(table)
        self._table, self._setup, self._packs = table, setup, packs
        self.desk: DeskAtTable | None = None
        self._back = ""
        """What opens at the table once the desk is left, by its name."""
        table.deskAsked.connect(self.open_from)
        table.sheet.closed.connect(self._lead_back_soon)

    def choices(self) -> tuple[SheetChoice, ...]:
        """Return the plate of the desk; none for a seat that does not coach, or a game that has no desk."""
        model = self._table.model
        if model.curtain_down or not may_open(model) or not has_desk(model.game):
            return ()
        played = self._played()
        line = content(played[1]) if played is not None else speak("desk", "a new pack, or one of yours")
        look = PlateLook(speak("desk", "Desk"), line, arrangement="line")
        return (SheetChoice("desk", look, then=self.open),)

    def _played(self) -> tuple[Path, str] | None:
        """Where the pack lies that this session plays, and its title; None where it is not kept here."""
        own = [
            (folder, str(one.title))
            for one in self._setup().packs
            if (folder := self._packs / self._table.model.game / one.id).is_dir()
        ]
        scenario = self._setup().scenario
        return next((one for one in own if one[0].name == scenario), own[-1] if own else None)

    def open_from(self, back: str) -> None:
        """Open the desk, and what led there again once it is left. back: the name of that."""
        self._back = back
        self.open()

    def _lead_back_soon(self) -> None:
        """Lead back once it is known whether something else opens in its place, or it was left to play."""
        if self._back:
            QTimer.singleShot(0, self, self._lead_back)

    def _lead_back(self) -> None:
        """Open again what led to the desk, once neither that is open nor the question which pack it shows."""
        page = self.desk.page if self.desk is not None else None
        if self._table.sheet.isVisible() or (page is not None and page.isVisible()) or not self._table.isVisible():
            return
        back, self._back = self._back, ""
        if back:
            self._table.requests.open(back)

    def _play(self, key: str) -> None:
        """Let whoever sits here play what was made at the desk, in a session of its own."""
        self._back = ""
        self._table.requests.open("another", f"{key} {CHOOSE}")

    def open(self) -> None:
        """Open the desk with the pack that is played; where it is not kept here, ask which."""
        from gattai_desktop.windows.program.desk_at_table import DeskAtTable

        if self.desk is None:
            self.desk = DeskAtTable(self._table, self._packs, lambda: bool(self._back))
            self.desk.opened.connect(self.opened)
            self.desk.closed.connect(self.closed)
            self.desk.closed.connect(self._lead_back_soon)
            self.desk.played.connect(self._play)
        game, played = self._table.model.game, self._played()
        if played is not None:
            self.desk.open_folder(played[0], game)
        else:
            self.desk.ask(game)
