"""Opens a page over the table, made when it is first opened; or one of the sheets of those who take part."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.keys import PILOT
from gattai_desktop.board.paint import Paint
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.overlay import Level, Overlay
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.table_root import TableRoot

if TYPE_CHECKING:
    from gattai_desktop.windows.kit.over_table import OverTable
    from gattai_desktop.windows.kit.paged_sheet import PagedSheet

PageT = TypeVar("PageT", bound="OverTable")
SheetT = TypeVar("SheetT", bound="PagedSheet")


class PageOverlay(Overlay, Generic[PageT]):
    """A page as an overlay. Each kind imports its page in `make`, since most tables never open it."""

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(root)
        self.requests = requests
        self.root = root
        self._page: PageT | None = None

    def make(self) -> PageT:
        """Make the page, when it is first opened."""
        raise NotImplementedError

    def page_place(self) -> QRect:
        """Return the part of the window that the page covers."""
        return self.root.below_header()

    @property
    def page(self) -> PageT:
        if self._page is None:
            self._page = self.make()
            self._page.keysAsked.connect(lambda: self.requests.open("keys", self.place))
        return self._page

    def widgets(self) -> Sequence[QWidget]:
        return (self._page,) if self._page is not None else ()

    def close(self) -> None:
        self.page.leave()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self.page, self.page.focus_first),)

    def lay(self) -> None:
        if self.shown:
            self.page.move_to(self.page_place())

    def set_paint(self, paint: Paint) -> None:
        if self._page is not None:
            self._page.set_paint(paint)


class SheetsOverlay(PageOverlay[SheetT]):
    """One page for the sheets of all, by the id of whom a sheet is about."""

    place = PILOT
    level = Level.SHEETS

    def __init__(self, requests: Requests, root: TableRoot) -> None:
        super().__init__(requests, root)
        self.who = ""

    def every(self) -> Sequence[str]:
        """Return of whom there are sheets now, in their order."""
        raise NotImplementedError

    def page_place(self) -> QRect:
        return self.root.above_hand()

    @property
    def about(self) -> str:
        return self.who

    def can_open(self, about: str) -> bool:
        return about in self.every()

    def turn(self, step: int) -> None:
        """Open the sheet of the next one, or with -1 of the one before."""
        every = self.every()
        if self.who in every:
            self.requests.open(self.name, every[(every.index(self.who) + step) % len(every)])
