"""The page that asks how people sit, as something that lies over the table; made when it is first opened."""

from collections.abc import Sequence
from itertools import compress, pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.games.seating import APART, ChangeSeating
from gattai_desktop.model.curtain import Sitting
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.room import Example, GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.asking.seating_page import SeatingPage


class SeatingOverlay(Overlay):
    """The page that asks how people sit; what it asked for first goes on once it is answered."""

    name = "seating"

    def __init__(self, model: GameModel, root: TableRoot, room: GameRoom) -> None:
        super().__init__(root)
        self._model = model
        self._root = root
        self._room = room
        self._page: SeatingPage | None = None
        self._shown: object = None
        """Who sat at the computer when the page was made, and its example."""
        self._then = ""

    def widgets(self) -> Sequence[QWidget]:
        return () if self._page is None else (self._page,)

    def can_open(self, about: str) -> bool:
        return not self._model.curtain_down and self._model.by_hand(ChangeSeating) is not None

    def open(self, about: str) -> None:
        """Ask; about: the seat to which the table is passed afterwards, "" for none."""
        self._then = about
        self._page = self._made()
        now = self._model.sitting.seating
        for way, button in self._page.ways.items():
            button.show_now(now=way == now)
        self.lay()
        self._page.show()
        self._page.way_of(now).setFocus(Qt.FocusReason.OtherFocusReason)

    def _made(self) -> "SeatingPage":
        """Return the page for those who sit here now: the program may have taken a seat since it was last shown."""
        from gattai_desktop.windows.asking.seating_page import SeatingPage

        model, root = self._model, self._root
        sides = [people for side in model.sitting.sides if (people := [seat for seat in side if seat in model.people])]
        shown = sides or model.sitting.sides, _where_passed(model.sitting, self._room.passing_example(model))
        if self._page is not None and shown == self._shown:
            return self._page
        if self._page is not None:
            self._page.deleteLater()
        self._shown = shown
        return SeatingPage(root.paint, *shown, self._chosen, root)

    def lay(self) -> None:
        if self._page is not None:
            self._page.setGeometry(self._root.below_header())

    def set_paint(self, paint: Paint) -> None:
        if self._page is not None:
            self._page.set_paint(paint)

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        if self._page is None:
            return ()
        return (FocusGroup(self._page, self._page.way_of(self._model.sitting.seating).setFocus),)

    def _chosen(self, way: str) -> None:
        then, kind = self._then, self._model.by_hand(ChangeSeating)
        self.hide()
        if kind is not None and way != self._model.sitting.seating:
            self._model.attempt(kind(self._model.seat, way))
        if then:
            self._model.pass_to(then)


def _where_passed(sitting: Sitting, example: Example) -> Example:
    """Return an example without the seats that whoever sat there before them plays as well: nothing is passed."""
    words, turns = example
    passed = [
        not any({one, before} <= set(seats) for seats in sitting.one_person)
        for before, one in pairwise(("", *turns[APART]))
    ]
    return words, {**turns, APART: tuple(compress(turns[APART], passed))}
