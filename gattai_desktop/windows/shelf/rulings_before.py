"""Shows the rulings of a table that is not made yet over the first window, and changes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import RULINGS
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.own_box import box_of_setup
from gattai_desktop.windows.shelf.page_before import PageBefore

if TYPE_CHECKING:
    from gattai_desktop.windows.rulings.rulings_room import RulingsRoom


class RulingsBefore(PageBefore):
    """The rulings' room before a table is made.

    Signals:
        changed(dict): the rulings that differ from the edition, each with its option.
    """

    changed = Signal(object)

    room = RULINGS
    page: RulingsRoom | None

    def __init__(self, window: QWidget, paint: Callable[[], Paint]) -> None:
        super().__init__(window, paint)
        self._setup: Any = None

    def show(self, setup: Any) -> None:  # noqa: ANN401 - each game has its own
        """Show the rulings of a table that would begin so."""
        from gattai_desktop.windows.rulings.rulings_room import RulingsRoom

        self._setup = setup
        page = self.put(RulingsRoom(self._paint(), self._window, box(setup.game).rulings.chapters()))
        page.ruled.connect(lambda name, option, _why: self._rule(name, option))
        page.enter(self._looks(), "", self.place(), "", open_to_seat=True)

    def _looks(self) -> tuple[Any, ...]:
        from gattai_desktop.model.game_model import GameModel
        from gattai_desktop.model.journal import MemoryJournal
        from gattai_desktop.windows.rulings.ruling_looks import ruling_looks

        game = box_of_setup(self._setup)
        model = GameModel(game.game, MemoryJournal(game.begin(self._setup)), seeded(1))
        try:
            return ruling_looks(model, {})
        finally:
            model.deleteLater()

    def _rule(self, name: str, option: str) -> None:
        default = next(one.default for one in self._looks() if one.name == name)
        rulings = {**self._setup.rulings, name: option}
        if option == default:
            del rulings[name]
        self._setup = evolve(self._setup, rulings=rulings)
        if self.page is not None:
            self.page.show_looks(self._looks(), "", open_to_seat=True)
        self.changed.emit(rulings)
