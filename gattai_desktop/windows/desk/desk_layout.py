"""The parts of the desk and their places: the list at the left, the board, the page at the right, the head above."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain
from gattai_desktop.board.keys import DESK
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.windows.desk.desk_board import DeskBoard
from gattai_desktop.windows.desk.desk_head import DeskHead
from gattai_desktop.windows.desk.desk_parts import DeskParts
from gattai_desktop.windows.desk.page_pane import PagePane
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.game_desk import DeskPlace, GameDesk
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_HEAD: Final = 52.0
_LEFT: Final = 320.0
_RIGHT: Final = 640.0
_NARROW: Final = 1150
"""Up to this width, pixels of the screen, board and editor are two pages."""


class DeskLayout(OverTable):
    """Makes the parts of the desk and lays them out. In a small window board and page are shown one at a time."""

    least_wide = 1000.0

    def __init__(
        self, paint: Paint, parent: QWidget, draft: PackDraft, game: GameDesk, places: tuple[DeskPlace, ...]
    ) -> None:
        super().__init__(paint, parent, DESK)
        self._at = ("", "")
        """The part and the card that are at the right."""
        self._editing = False
        """Whether the editor is shown in place of the board, where there is room for one of them."""
        self.list = DeskParts(paint, self, game.parts(), places)
        self.board = DeskBoard(paint, self, game.parts())
        self.board_pane, self.page_pane = ScrolledArea(paint, self.board, self), PagePane(lambda: self.paint, self)
        self.head = DeskHead(paint, self, draft)
        self.begin_plate = PlateButton(paint, primary_plate(game.begins(), key="F9"), self)

    @property
    def page(self) -> DeskPage | None:
        return self.page_pane.page

    def usual_unit(self) -> float:
        """Return the length of a drawing pixel; a small window shows one page at a time, so that it can be larger."""
        return max(0.7, super().usual_unit())

    @property
    def _is_small(self) -> bool:
        return self.width() < _NARROW * self.shown_zoom() * max(1.0, self.usual_unit())

    def arrange(self) -> None:
        paint = self.paint
        px, wide, high = paint.px, self.width(), self.height()
        small = self._is_small
        head, left, edge, below = max(44.0, px(_HEAD)), max(210.0, px(_LEFT)), max(10.0, px(24)), max(34.0, px(56))
        self.head.setGeometry(0, 0, wide, round(head))
        self.head.lay(two_pages=small and self._editing)
        self.list.setGeometry(QRectF(0, head, left, high - head - below - 2 * edge).toRect())
        self.list.lay()
        self.begin_plate.setGeometry(QRectF(edge, high - below - edge, left - 2 * edge, below).toRect())
        right = wide - left if small else max(330.0, min(px(_RIGHT), (wide - left) * 0.52))
        self.board_pane.setVisible(not small or not self._editing)
        self.page_pane.setVisible(not small or self._editing)
        # Marked is what can be seen: the page, or the board that it lies on.
        self.list.mark(self._at[0] if not small or self._editing or self._at[0] in self.board.cards else "")
        middle = wide - left - (0 if small else right)
        self.board_pane.setGeometry(QRectF(left + edge, head + 4, middle - edge - 4, high - head - 8).toRect())
        page = QRectF(wide - right + edge, head + 14, right - 2 * edge + 6, high - head - 28)
        self.page_pane.setGeometry(page.toRect())
        bar = self.board_pane.bar_wide + 4
        self.board.lay(self.board_pane.width() - bar)
        self.page_pane.lay(self.page_pane.width() - bar)
        self.update()

    def draw(self, draw: Drawing) -> None:
        draw.ground("table")
        unit = draw.unit
        draw.fill(0, 0, self.list.width() / unit, draw.high, "rail")
        if self.page_pane.isVisible():
            box = self.page_pane.geometry().adjusted(-16, -10, 10, 10)
            x, y, room = box.x() / unit, box.y() / unit, box.width() / unit
            draw.plate(x, y, room, box.height() / unit, fill="panel", edge="line", line=1.0)
            if self.page is None:
                words = speak("desk", "Choose something on the board, or make something new.")
                draw.lines(x + 24, y + 30, words, plain(16), "soft", room=room - 48)

    def stops(self) -> list[QWidget]:
        """The list at the left, the board part by part, the page at the right, and the acts."""
        board = self.board.stops() if self.board_pane.isVisible() else []
        page = self.page.stops() if self.page is not None and self.page_pane.isVisible() else []
        begin = [self.begin_plate] if self.begin_plate.isVisible() else []
        return [*board, *page, *self.list.stops(), *begin, *self.head.stops()]
