"""Opens pages over the whole first window, before any table is open: the words, the rulings and the lists of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import RULINGS, WORDS
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.own_box import box_of_setup
from gattai_desktop.windows.forms.sheet import Sheet

if TYPE_CHECKING:
    from gattai_desktop.windows.kit.over_table import OverTable
    from gattai_desktop.windows.rulings.rulings_room import RulingsRoom
    from gattai_desktop.windows.settings.key_sheets import KeySheets

PageT = TypeVar("PageT", bound="OverTable")


class PageBefore(QObject):
    """A page that is made anew each time it is opened.

    Signals:
        keysAsked(): the list of keys.
    """

    keysAsked = Signal()

    room = ""
    """The name by which its keys are listed and its help is found (`board.keys`)."""
    game = ""
    """The game whose words its help offers; "" for none."""

    def __init__(self, window: QWidget, paint: Callable[[], Paint]) -> None:
        """paint: returns the window's Paint."""
        super().__init__(window)
        self._window, self._paint = window, paint
        self.page: OverTable | None = None
        """The page; None before it was first opened."""

    def put(self, page: PageT) -> PageT:
        """Put a fresh page in the place of the one before, and return it."""
        if self.page is not None:
            self.page.deleteLater()
        self.page = page
        page.keysAsked.connect(self.keysAsked)
        return page

    def place(self) -> QRect:
        """Return the part of the window that the page covers."""
        return self._window.rect()

    @property
    def shown(self) -> bool:
        return self.page is not None and self.page.isVisible()

    def holds(self, part: QWidget) -> bool:
        """Whether a widget is a part of the page that is shown now."""
        return self.page is not None and self.shown and self.page.isAncestorOf(part)

    def follow(self) -> None:
        """Take the window's size and colours."""
        if self.page is not None and self.shown:
            self.page.set_paint(self._paint())
            self.page.move_to(self.place())


class WordsBefore(PageBefore):
    """The list of a game's words over the first window."""

    room = WORDS

    def show(self, game: str) -> None:
        """Show the words of a game, by its key."""
        from gattai_desktop.windows.glossary.words_room import WordsRoom

        self.put(WordsRoom(self._paint(), self._window, game)).enter(self.place())


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
        page.focus.begun = False
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


class KeysBefore(QObject):
    """The lists of keys of the first window, each made when it is first asked for.

    Signals:
        keysChosen(Keys): other keys were chosen.
    """

    keysChosen = Signal(object)

    def __init__(self, window: QWidget, sheet: Sheet, paint: Callable[[], Paint]) -> None:
        """paint: returns that of the room which is shown."""
        super().__init__(window)
        self._window, self._sheet, self._paint = window, sheet, paint
        self._lists: dict[str, KeySheets] = {}

    def show(self, room: str) -> None:
        from gattai_desktop.windows.settings.key_sheets import KeySheets

        if room not in self._lists:
            self._lists[room] = KeySheets(self._sheet, self._window.rect, self._window, room)
            self._lists[room].keysChosen.connect(self.keysChosen)
        self._sheet.set_paint(self._paint())
        self._lists[room].open(self._paint().keys)
