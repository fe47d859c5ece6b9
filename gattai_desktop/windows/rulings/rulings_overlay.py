"""Opens the rulings' room of this table, and changes rulings for the Coach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import RULINGS as RULED
from gattai_desktop.board.paint import Paint
from gattai_desktop.content.boxes import box
from gattai_desktop.games.by_hand import because
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Overlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.rulings.ruling_looks import RulingLook
    from gattai_desktop.windows.rulings.rulings_room import RulingsRoom


class RulingsOverlay(Overlay):
    """The rulings' room of a table as an overlay."""

    name = "rulings"
    place = RULED

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(root)
        self._requests = requests
        self._root = root
        self._room: RulingsRoom | None = None

    @property
    def room(self) -> RulingsRoom:
        """Return the room, made when it is first opened."""
        if self._room is None:
            from gattai_desktop.windows.rulings.rulings_room import RulingsRoom

            chapters = box(self._requests.view.model.game).rulings.chapters()
            self._room = RulingsRoom(self._root.paint, self._root, chapters)
            self._room.ruled.connect(self._rule)
            self._room.editionAsked.connect(lambda: self._requests.open("edition"))
            self._room.keysAsked.connect(lambda: self._requests.open("keys", RULED))
        return self._room

    def widgets(self) -> Sequence[QWidget]:
        return (self._room,) if self._room is not None else ()

    def can_open(self, about: str) -> bool:
        from gattai_desktop.windows.rulings.ruling_looks import rulings_at

        model = self._requests.view.model
        names = [row.name for row in rulings_at(model)]
        return bool(names) and not model.curtain_down and (not about or about in names)

    def open(self, about: str) -> None:
        """Show the rulings, with this one in full."""
        view = self._requests.view
        self.room.enter(*self._shown_now(), self._root.below_header(), about, open_to_seat=view.sets_by_hand)

    def close(self) -> None:
        self.room.leave()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.room, self.room.search.setFocus),)

    def show_view(self, view: SeatView) -> None:
        if view.model.curtain_down:
            self.room.hide()
        else:
            self.room.show_looks(*self._shown_now(), open_to_seat=view.sets_by_hand)

    def lay(self) -> None:
        if self.shown:
            self.room.move_to(self._root.below_header())

    def set_paint(self, paint: Paint) -> None:
        if self._room is not None:
            self._room.set_paint(paint)

    def _shown_now(self) -> tuple[tuple[RulingLook, ...], str]:
        """Return the present rulings, and the edition that is played; "" in a game that has only one."""
        from gattai_desktop.windows.rulings.ruling_looks import changes_in, ruling_looks, rulings_at

        model = self._requests.view.model
        return ruling_looks(model, changes_in(model)), next((row.edition for row in rulings_at(model)), "")

    def _rule(self, name: str, option: str, why: str) -> None:
        from gattai_desktop.games.by_hand_values import SetRuling

        model = self._requests.view.model
        ruled = model.by_hand(SetRuling)
        if ruled is not None:
            self._requests.play(because(ruled(model.seat, name, option), why), as_is=True)
