"""Opens what has a name at a table: an overlay, a flow of its game, or what every table has."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.seating import ONE_HAND
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.overlays.overlays import Overlays

if TYPE_CHECKING:
    from gattai_desktop.windows.settings.key_sheets import KeySheets

Flows = Mapping[str, Callable[[str], object]]
"""What begins each flow, by its name; it is given what the flow is about."""


class Openings(QObject):
    """Opens flows and overlays by their names; what they are about follows after a dot."""

    def __init__(
        self, room: GameRoom, requests: Requests, root: TableRoot, overlays: Overlays, sheet: Sheet, shared: Flows
    ) -> None:
        """shared: what opens at every table."""
        super().__init__(root)
        self._room, self._requests, self._root = room, requests, root
        self._overlays, self._sheet = overlays, sheet
        self._shared = {"keys": self._list_keys, "serve": lambda _about: requests.serve(None), **shared}
        self._key_sheets: KeySheets | None = None
        requests.opened.connect(self._open)

    def _open(self, name: str) -> None:
        kind, _, about = name.partition(".")
        overlay = self._overlays.named(kind)
        page = overlay is not None and overlay.level == Level.SHEETS
        chosen = self._sheet.asks_for(about) if page and self._overlays.is_top(self._sheet) else None
        if chosen is not None:
            self._sheet.choose(chosen)
        elif page and overlay is not None and not overlay.shown and self._asks_hand(about):
            self._show_hand(about)
        elif overlay is not None:
            self._overlays.open(overlay, about)
        elif kind in self._room.flows:
            self._room.flows[kind](self._requests, about)
        else:
            self._shared[kind](about)

    def _asks_hand(self, seat: Seat) -> bool:
        """Whether one hand on the mouse asks for a Hand that does not lie open now, by the name of its seat."""
        model = self._requests.view.model
        if model.sitting.seating != ONE_HAND or not model.hand(seat):
            return False
        return model.seat != seat or model.covered

    def _show_hand(self, seat: Seat) -> None:
        model = self._requests.view.model
        model.pass_to(seat)
        model.cover(on=False)

    def _list_keys(self, room: str) -> None:
        """List the keys of this table or of a room over it, and change them there."""
        if self._key_sheets is None:
            from gattai_desktop.windows.settings.key_sheets import KeySheets

            self._key_sheets = KeySheets(self._sheet, self._root.sheet_room, self._root, self._room.key)
            self._key_sheets.keysChosen.connect(self._root.keysChosen)
        self._key_sheets.open_room(self._root.paint.keys, room or self._room.key)
