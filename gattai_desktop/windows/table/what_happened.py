"""Shows what has happened at a table: lines of the log, cards that fly, big moments."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.carry.flights import Flights
from gattai_desktop.windows.kit.overlay import Level
from gattai_desktop.windows.kit.room import GameRoom
from gattai_desktop.windows.kit.table_root import TableRoot
from gattai_desktop.windows.log.log_pane import LogPane
from gattai_desktop.windows.overlays.moments_layer import MomentsLayer
from gattai_desktop.windows.overlays.overlays import Overlays


class WhatHappened(QObject):
    """Follows the entries of the model, and the curtain, behind which nothing moves and no log stands."""

    def __init__(
        self,
        model: GameModel,
        room: GameRoom,
        root: TableRoot,
        parts: tuple[LogPane, Flights, MomentsLayer, Overlays],
        refresh: Callable[[], object],
    ) -> None:
        """refresh: shows the table as it is now; the cards fly from where they lay before to where they lie then."""
        super().__init__(root)
        self._model, self._room, self._root = model, room, root
        self._log, self._flights, self._moments, self._overlays = parts
        self._refresh = refresh
        self._behind = model.curtain_down
        model.factsHappened.connect(self._happened)
        model.curtainChanged.connect(self._curtain_changed)

    def _happened(self, happened: Happened) -> None:
        seat = self._model.seat_shown
        facts = happened.facts(seat)
        before = self._flights.places_before(facts)
        self._log.add(happened)
        self._refresh()
        self._flights.fly(facts, before, without=happened.carried_from.zone)
        if happened.seat not in self._model.program_players:
            self._moments.go_on()
        if self._root.laid is not None and happened.back_to is None:  # what only takes something back shows nothing
            self._moments.tell(self._room.moments(happened, seat), self._root.laid.field)
        self._overlays.stack()

    def _curtain_changed(self) -> None:
        behind, self._behind = self._behind, self._model.curtain_down
        if self._model.curtain_down:
            self.end()
            self._log.forget()
            if not behind:  # it may fall before the same seat, and what was asked may name what that alone knows
                self._overlays.hide(Level.SHEETS, Level.QUESTION, Level.REFUSAL)
        else:
            self._log.take_reader()
        self._refresh()

    def end(self) -> None:
        """Let everything lie where it belongs, and tell nothing any more."""
        self._flights.finish()
        self._moments.skip()
