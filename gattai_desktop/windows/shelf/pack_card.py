"""Shows a pack as a card: picture, title, whose work it is, its licence, how much it holds, who uses it."""

from typing import Final

from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import called
from gattai_desktop.windows.kit.scene_picture import paint_scene
from gattai_desktop.windows.shelf.card_page import PanelCard
from gattai_desktop.windows.shelf.pack_looks import PackLook

_COLUMNS: Final = 4
"""Kinds of entries that stand side by side."""
_LOW: Final = 190.0
"""A card that is lower than this has its counts beside its picture."""
_MARKS: Final = {
    "own": ("corner", "price"),
    "newer": ("jag", "price"),
    "carried": ("undo", "soft"),
    "faulty": ("cross", "refused"),
}


class PackCard(PanelCard[PackLook]):
    """A button for a pack; a press goes to the panel."""

    def __init__(self, paint: Paint, look: PackLook, parent: QWidget | None = None) -> None:
        super().__init__(paint, look, parent)
        self.setAccessibleDescription(self.tr("Enter goes to what can be done with it."))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.click()
        event.accept()

    def draw(self, draw: Drawing) -> None:
        look = self.look
        carried = look.mark in ("carried", "faulty")
        edge = "live" if self.chosen else "edge" if self.underMouse() or carried else "line"
        draw.plate(
            fill=None if carried else "panel",
            edge=edge,
            line=2.0 if self.chosen else 1.2,
            cut=18,
            inset=1.5,
            dashes=(6, 5) if carried else (),
        )
        if draw.high < _LOW:
            self._draw_low(draw)
        else:
            self._draw_whole(draw)

    def _draw_whole(self, draw: Drawing) -> None:
        at, side = draw.at, draw.at(18, 13)
        wide, high = draw.at(194, 132), draw.at(131, 92)
        paint_scene(draw.within(side, side, wide, high), self.look.picture, draw.at(18, 13))
        self._draw_words(draw, side + wide + at(20, 14), side + at(30, 20), draw.wide - side)
        y = side + high + at(26, 16)
        self._draw_counts(draw, side, y, draw.wide - 2 * side)
        foot = draw.high - at(48, 36)
        draw.rule(foot, "line", x=side, wide=draw.wide - 2 * side)
        self._draw_foot(draw, side, foot)

    def _draw_low(self, draw: Drawing) -> None:
        side, wide, high = 10.0, 88.0, 62.0
        paint_scene(draw.within(side, side, wide, high), self.look.picture, 10)
        self._draw_words(draw, side + wide + 12, side + 14, draw.wide - side)
        self._draw_counts(draw, side, side + high + 10, draw.wide - 2 * side)
        self._draw_foot(draw, side, draw.high - 36)

    def _draw_words(self, draw: Drawing, x: float, y: float, right: float) -> None:
        """Draw title, makers, licence and mark, from this baseline."""
        look, at, room = self.look, draw.at, right - x
        head, words = title(at(21, 16)), plain(at(15, 12))
        step = draw.size(words) * 1.5
        most = 2 if draw.high >= _LOW else 1
        head = draw.fitted(max(look.title.split() or [""], key=len), head, room)
        top = y
        y = draw.paragraph(x, y, look.title, head, room=room, most=most, step=draw.size(head) * 1.15)
        y += at(5, 1) - at(0, 1)
        about = (look.makers, look.licence)
        # Several makers have the line that a short title leaves free.
        lines = 2 if draw.high >= _LOW and y - top < draw.size(head) * 1.6 else 1
        for line in about if draw.high >= _LOW else (", ".join(one for one in about if one),):
            if line and (lines == 1 or draw.width(line, words) <= room):
                draw.text(x, y, line, words, "soft", room=room, fit=True)
                y += step
            elif line:
                y = draw.paragraph(x, y, line, words, "soft", room=room, most=lines, step=step)
        if look.mark:
            sign, ink = _MARKS[look.mark]
            size = draw.size(words) * 0.9
            draw.sign(sign, x, y - size * 0.9, size, ink)
            draw.text(x + size * 1.5, y, look.told, words, ink, room=room - size * 1.5)

    def _draw_counts(self, draw: Drawing, x: float, y: float, wide: float) -> None:
        """Draw how much it holds, each as sign and number; what is not there as an outline."""
        counts = self.look.known
        if not counts:
            return
        at = draw.at
        size, number, words = at(22, 16), strong(at(19, 14)), plain(at(13.5, 12))
        figures = size * 1.45 + draw.width("88", number) + 8
        rooms = [max(figures, draw.width(one.name, words)) for one in counts]
        gap = max(4.0, (wide - sum(rooms)) / max(_COLUMNS, len(counts)))
        left = x
        for one, room in zip(counts, rooms, strict=True):
            if one.number:
                draw.sign(one.sign, left, y, size, "text")
                draw.text(left + size * 1.45, draw.base(y + size / 2, number), called(one.number), number)
            else:
                draw.outline(one.sign, left, y, size, "edge", 1.2)
            base = y + size + draw.size(words) * 1.2
            draw.text(left, base, one.name, words, "soft", room=room + 1, fit=True)
            left += room + gap

    def _draw_foot(self, draw: Drawing, x: float, top: float) -> None:
        words = plain(draw.at(15, 12))
        draw.text(x, draw.base((top + draw.high) / 2, words), self.look.foot, words, "soft", room=draw.wide - 2 * x)
