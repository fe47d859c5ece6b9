"""Opens the desk over a table, for the seat that coaches, or where nobody does for whoever builds a deck."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import DESK
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.windows.desk.pack_desk import PackDesk
from gattai_desktop.windows.games.register import table_place_of
from gattai_desktop.windows.kit.game_desk import GameDesk
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.program.desk_seats import coached, may_open
from gattai_desktop.windows.shelf.desk_before import DeskBefore
from gattai_desktop.windows.shelf.file_work import FileWork
from gattai_desktop.windows.table.table_window import TableWindow


class DeskAtTable(DeskBefore):
    """The desk over a table, below its header. What is typed there is kept however it is left."""

    def __init__(self, table: TableWindow, folder: Path, asked: Callable[[], bool] = lambda: False) -> None:
        """folder: where the packs of this computer are. asked: whether a question of the table leads to the desk."""
        super().__init__(table, lambda: table.paint, folder, FileWork(table.sheet, table, lambda: table.paint))
        self._table, self._asked = table, asked
        self.overlay = DeskOverlay(self)
        table.overlays.add(self.overlay)
        self.keysAsked.connect(lambda: table.requests.open(f"keys.{DESK}"))
        self.closed.connect(table.keys.home)
        self.given.connect(self._cannot_give)

    def place(self) -> QRect:
        return self._table.below_header()

    def make(self, paint: Paint, parent: QWidget, draft: PackDraft, game: GameDesk) -> PackDesk:
        place = table_place_of(self._table.model)
        if not coached(self._table.model):  # what is made here may be played next
            return (DeskFromQuestion if self._asked() else PackDesk)(paint, parent, draft, game)
        return DeskInSession(paint, parent, draft, game, *(() if place is None else (place,)))

    def enter(self, page: PackDesk) -> None:
        self._table.overlays.bring_up(self.overlay)  # first: what takes the focus has to lie on top already
        super().enter(page)

    def _cannot_give(self, _pack: OwnPack) -> None:
        if self.page is not None:
            self.page.tell(speak("desk", "A pack is given away from the page of packs, on the shelf."))


class DeskOverlay(Overlay):
    """The desk among what covers a table: only the seat that coaches sees it, where one does."""

    place = DESK

    def __init__(self, desk: DeskAtTable) -> None:
        super().__init__(desk)
        self._desk = desk

    def widgets(self) -> Sequence[QWidget]:
        return (self._desk.page,) if self._desk.page is not None else ()

    def close(self) -> None:
        if self._desk.page is not None:
            self._desk.page.leave()

    def hide(self) -> None:
        super().hide()  # a field that loses the keyboard keeps what is typed in it
        self._desk.closed.emit()

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down or not may_open(view.model):
            self.hide()

    def lay(self) -> None:
        self._desk.follow()

    def set_paint(self, paint: Paint) -> None:
        self._desk.follow()

    def end(self) -> None:
        super().hide()


class DeskFromQuestion(PackDesk):
    """The desk to which a question of the table led: what is made here is taken back there, and that comes first."""

    def show_evening(self) -> None:
        """Nothing is brighter than the way back, once there is something to take along."""
        super().show_evening()
        taken = self.game.taken_back(self.draft)
        self.head.lead_back(taken or speak("desk", "Back to the table"), bright=bool(taken))
        if self.evening.wanted() is None:
            begins = self.game.begins_another() or self.evening.begins()
            self.begin_plate.set_look(outline_plate(begins, key="F9"))


class DeskInSession(PackDesk):
    """The desk while a session is played: it begins no evening, and the session keeps its version of the pack."""

    def begin(self) -> None:
        """Say where an evening is begun: this table would have to be left for it."""
        self.tell(speak("desk", "An evening is begun from the shelf; here one is played already."))

    def arrange(self) -> None:
        super().arrange()
        self.begin_plate.hide()
