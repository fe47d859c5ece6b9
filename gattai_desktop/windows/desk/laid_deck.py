"""Lays a deck out: its cards group by group, each as a stack of copies."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.windows.desk.deck_cards import DeckStack
from gattai_desktop.windows.kit.deck_workshop import DeckGroup

_GAP: Final = 4
_HEADING: Final = 12.5


class LaidDeck(PaintedGroup):
    """The deck in the middle of the room. It lays itself out in `lay`, for a width."""

    def __init__(self, paint: Paint, groups: tuple[DeckGroup, ...], parent: QWidget) -> None:
        super().__init__(paint, parent)
        self._groups = groups
        self.stacks: dict[str, DeckStack] = {}
        self._headings: list[tuple[str, str, int, int]] = []
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("The deck"))

    def add(self, stack: DeckStack) -> None:
        """Take a stack, which is shown while the deck has the card."""
        stack.hide()
        before = self.stacks.get(stack.card.key)
        self.stacks[stack.card.key] = stack
        if before is not None:
            take_away(before)

    def shown(self) -> list[DeckStack]:
        """Return the stacks of the deck, group by group."""
        order = [one.key for one in self._groups]
        found = [stack for stack in self.stacks.values() if stack.copies]
        return sorted(found, key=lambda one: order.index(one.card.group))

    def set_copies(self, copies: dict[str, int]) -> None:
        """Show these copies; where the last one of a card went, the keyboard stays in the deck."""
        before = self.shown()
        held = next((place for place, stack in enumerate(before) if stack.hasFocus()), None)
        for key, stack in self.stacks.items():
            stack.set_copies(copies.get(key, 0))
        shown = self.shown()
        self._island.set_members(shown)
        if held is not None and before[held] not in shown and shown:
            shown[min(held, len(shown) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        for stack in self.stacks.values():
            if not stack.copies:
                stack.hide()

    def lay(self, wide: int) -> None:
        """Lay all stacks out for that width."""
        head, top, x, high = max(26, round(self.paint.px(36))), 2, 0, 0
        self._headings = []
        shown = self.shown()
        for group in self._groups:
            members = [one for one in shown if one.card.group == group.key]
            if not members:
                continue
            size = members[0].sizeHint()
            step, tall = size.width() + _GAP, head + size.height() + _GAP
            beside = x + step // 3
            if x and beside + step * len(members) <= wide:
                x = beside  # a small group stands beside the one before
            else:
                x, top = 0, top + high
            count = str(sum(one.copies for one in members))
            self._headings.append((group.name, count, x, top + head - 9))
            right, high = x + self._heading_wide(group.name, count), tall
            for stack in members:
                if x and x + size.width() > wide:
                    x, top = 0, top + tall - head
                stack.setGeometry(x, top + head, size.width(), size.height())
                stack.show()  # not before: Qt would first ask a widget without a place for its size
                x += step
            x = max(x, right)
        y = top + high
        self.resize(wide, max(y + 8, round(self.paint.px(120))))
        self.update()

    def _heading_wide(self, name: str, count: str) -> int:
        draw = measuring(self.paint, 0)
        return round((18 + draw.width(name, caps(_HEADING)) + draw.width(count, strong(15))) * draw.unit)

    def draw(self, draw: Drawing) -> None:
        for name, count, x, base in self._headings:
            left = 6 + x / draw.unit
            wide = draw.text(left, base / draw.unit, name, caps(_HEADING), "soft")
            draw.text(left + wide + 12, base / draw.unit, count, strong(15))
        if not self._headings:
            words = self.tr("No card yet. Choose one on the left: a press adds it.")
            draw.lines(6, 20, words, plain(16), "soft", room=draw.wide - 12)
