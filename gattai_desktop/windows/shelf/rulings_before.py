"""Shows the rulings of a table that is not made yet over the first window, and changes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.own_box import box_of_setup

if TYPE_CHECKING:
    from gattai_desktop.windows.rulings.rulings_room import RulingsRoom


class RulingsBefore(QObject):
    """The rulings' room before a table is made.

    Signals:
        changed(dict): the rulings that differ from the edition, each with its option. keysAsked: the list of keys.
    """

    changed = Signal(object)
    keysAsked = Signal()

    def __init__(self, window: QWidget, paint: Callable[[], Paint]) -> None:
        """paint: returns the window's Paint."""
        super().__init__(window)
        self._window = window
        self._paint = paint
        self._setup: Any = None
        self.page: RulingsRoom | None = None

    def show(self, setup: Any) -> None:  # noqa: ANN401 - each game has its own
        """Show the rulings of a table that would begin so."""
        from gattai_desktop.windows.rulings.rulings_room import RulingsRoom

        if self.page is not None:
            self.page.deleteLater()
        self._setup = setup
        self.page = RulingsRoom(self._paint(), self._window, box(setup.game).rulings.chapters())
        self.page.ruled.connect(lambda name, option, _why: self._rule(name, option))
        self.page.keysAsked.connect(self.keysAsked)
        self.page.enter(self._looks(), "", self._window.rect(), "", open_to_seat=True)

    def follow(self) -> None:
        """Take the window's size and colours."""
        if self.page is not None and self.page.isVisible():
            self.page.set_paint(self._paint())
            self.page.move_to(self._window.rect())

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
