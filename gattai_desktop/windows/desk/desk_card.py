"""A card on the board of the desk: an entry of a pack, or a step; and the dashed place for a new one."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, plain, strong, title
from gattai_desktop.board.fingers import travels
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.windows.kit.game_desk import DeskCard, DeskPart

_CORNER: Final = 0.36
"""The part of a card's height that stands for all of it."""
_LEFT: Final = 14.0
_BELOW: Final = 60.0
"""Where the figures of an entry begin, unless its words need more room."""
_TWO_LINES: Final = 130.0
"""From this height on, the line below the name may have a second one before the figures."""
_THREE_LINES: Final = 84.0
"""From this height on, it may have one below a name of two lines."""
_FOUR_LINES: Final = 100.0
"""From this height on, a card without figures has one more."""
RATING_SIGNS: Final = ("", "heptagon", "hexagon", "pentagon", "square", "triangle", "lens", "circle")


class DeskCardButton(PaintedButton):
    """A card of the board. A press chooses it; Enter edits it; Del takes it out; dragged, it moves.

    Signals:
        edited, takenOut: by key. dragged(QPoint), dropped(QPoint): its global place.
        stepped(int): to be moved one place, -1 or 1. focused: it has the keyboard.
    """

    edited = Signal()
    takenOut = Signal()
    focused = Signal()
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)
    stepped = Signal(int)

    ring = (12.0, 3.0)

    def __init__(self, paint: Paint, part: DeskPart, card: DeskCard, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.part, self.card = part, card
        self.chosen = False
        self._pressed: QPointF | None = None
        self._dragging = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.set_card(card)

    def set_card(self, card: DeskCard) -> None:
        self.card = card
        told = card.spoken or in_turn((card.line, ", ".join(card.figures)))
        self.setAccessibleName(card.name)
        self.setAccessibleDescription(told)
        self.setToolTip(card.name)
        self.update()

    def set_chosen(self, *, on: bool) -> None:
        """Frame it, because it is the one at the right."""
        if on != self.chosen:
            self.chosen = on
            self.update()

    # ------------------------------------------------------------------ keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if way and held == Qt.KeyboardModifier.ShiftModifier:
            self.stepped.emit(way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            self.click()
            self.edited.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not held:
            self.takenOut.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.globalPosition()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.globalPosition().toPoint()
        if self._pressed is not None and not self._dragging:
            self._dragging = travels(event, self._pressed)
        if self._dragging:
            self.setDown(False)
            self.dragged.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        dragging, self._dragging, self._pressed = self._dragging, False, None
        if dragging:
            self.setDown(False)
            self.dropped.emit(event.globalPosition().toPoint())
            event.accept()
        else:
            super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.edited.emit()
        event.accept()

    # ------------------------------------------------------------------ its picture

    def draw(self, draw: Drawing) -> None:
        if self.part.kind == "steps":
            self._step(draw)
        else:
            self._entry(draw)

    def _step(self, draw: Drawing) -> None:
        card, number = self.card, 24.0
        high = (draw.high - number) * card.rising
        top = draw.high - number - high
        lit = self.chosen
        fill, ink = ("live", "table") if lit else ("coach", "table") if card.lit else ("panel", "coach")
        draw.plate(0, top, draw.wide, high, fill=fill, edge="line", line=1.0, cut=8, inset=1)
        # What brings much shows its signs in two columns, smaller on a low step, so that each lies within it.
        across, rows = (1, len(card.signs)) if len(card.signs) < 3 else (2, 2)
        apart = min(26.0, draw.wide * 0.5 + 4, (draw.wide - 6) / across, (high - 12) / max(1, rows))
        size, left, above = min(22.0, apart - 2), (draw.wide - apart * across) / 2, min(10.0, (high - apart * rows) / 2)
        for place, sign in enumerate(card.signs):
            row, column = divmod(place, across)
            draw.sign(sign, left + column * apart + (apart - size) / 2, top + above + row * apart, size, ink)
        if not card.signs:
            draw.text(draw.wide / 2, top + 26, "…", strong(15), ink, align="middle")
        draw.text(draw.wide / 2, draw.high - 5, card.id, plain(14), "soft", align="middle")

    def _entry(self, draw: Drawing) -> None:
        edge, thick = ("coach", 2.0) if self.chosen else ("line", 1.0)
        draw.plate(fill="panel", edge=edge, line=thick, cut=12, inset=2 - thick / 2)  # on whole pixels
        beside = self._draw_mark(draw)
        below = self._draw_words(draw, beside)
        self._draw_counts(draw, self._draw_figures(draw, beside, below))

    def _draw_mark(self, draw: Drawing) -> float:
        """Draw the face, the crest or the sign of an entry; return where the words beside it begin."""
        card = self.card
        if card.face:
            draw.corner(card.face, _LEFT - 6, 10, 50, 68, share=_CORNER)
            return _LEFT + 62
        if card.crest:
            draw.crest(card.crest, _LEFT, 14, 38, card.sign or "horns")
        elif card.sign:
            draw.sign(card.sign, _LEFT, 18, 30)
        return _LEFT + 50 if card.crest or card.sign else _LEFT

    def _draw_words(self, draw: Drawing, x: float) -> float:
        """Draw the name and the line below it in as many lines as there is room for; return where they end."""
        card, room = self.card, draw.wide - x - 10
        words_alone = not (card.figures or card.bars or card.pips[0])
        tall = words_alone or (bool(card.face) and draw.high >= _TWO_LINES)
        y, most = 52.0, (2 if tall else 1) + (words_alone and draw.high >= _FOUR_LINES)
        if tall and draw.width(card.name, draw.fitted(card.name, strong(17), room)) > room:
            # Folded, the name has the first line of what is told below it.
            large = len(draw.wrapped(card.name, strong(17), room, 3)) < 3
            style = strong(17) if large else draw.fitted(card.name, strong(17), room)
            draw.paragraph(x, 26, card.name, style, room=room, most=2, step=18)
            y, most = 62.0, most if words_alone and draw.high >= _THREE_LINES else 1
        else:
            draw.text(x, 31, card.name, strong(17), room=room, fit=True)
        if not card.line:
            return _BELOW
        line = plain(14) if most > 1 else draw.fitted(card.line, plain(14), room)
        return max(draw.paragraph(x, y, card.line, line, "soft", room=room, most=most, step=18), _BELOW)

    def _draw_figures(self, draw: Drawing, x: float, y: float) -> float:
        """Draw the Threat Rating and the short lines in two columns; return where what follows begins."""
        card = self.card
        if card.rating:
            draw.sign(RATING_SIGNS[card.rating], _LEFT, y, 30, "coach")
            middle = draw.base(y + 15, strong(15))
            draw.text(_LEFT + 15, middle, str(card.rating), strong(15), "table", align="middle")
        if not card.figures:
            return y
        left = _LEFT + 44 if card.rating else x if card.face else _LEFT
        first, second = (
            max((draw.width(one, plain(14)) + apart for one in some), default=0.0)
            for some, apart in ((card.figures[:2], 7), (card.figures[2:], 6))
        )
        left -= max(0.0, min(6.0, first + second - draw.wide + left))  # on a narrow card they begin further left
        first = max(first, min((draw.wide - left) / 2, draw.wide - left - second))
        for place, words in enumerate(card.figures):
            column, row = divmod(place, 2)
            at, side = (left + first, draw.wide - left - first) if column else (left, first)
            draw.text(at, y + 12 + row * 20, words, plain(14), room=side - 6, fit=True)
        return y + 40

    def _draw_counts(self, draw: Drawing, y: float) -> None:
        """Draw what is counted in pips, in empty boxes, and on bars."""
        card = self.card
        sign, full, most = card.pips
        if sign:
            draw.pips(_LEFT, y, 16, sign, (full, 0, most))
            y += 24
        boxes = min(card.boxes, 7)
        for place in range(boxes):
            draw.plate(_LEFT + place * 22, y, 16, 16, edge="text", cut=0, radius=0)
        if boxes:
            x = _LEFT + boxes * 22 + 6
            draw.text(x, draw.base(y + 8, plain(14)), card.boxed, plain(14), "soft", room=draw.wide - x - 10)
        for bar in card.bars:
            draw.balance(_LEFT, y, draw.wide - 2 * _LEFT, 10, bar, 2)
            y += 16


class NewCardButton(PaintedButton):
    """The dashed place: a press makes a new one."""

    ring = (12.0, 3.0)

    def __init__(self, paint: Paint, part: DeskPart, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.part = part
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(part.new)
        self.setToolTip(part.new)

    def draw(self, draw: Drawing) -> None:
        draw.plate(edge="edge", cut=12, inset=1, dashes=(6, 5), fill="panel" if self.underMouse() else None)
        if draw.wide < 90:
            draw.text(draw.wide / 2, draw.base(draw.high / 2, title(24)), "+", title(24), "soft", align="middle")
            return
        words = draw.wrapped(f"+ {self.part.new}", plain(16), draw.wide - 24, 2)
        for place, line in enumerate(words):
            at = draw.high / 2 + (place - (len(words) - 1) / 2) * 20
            draw.text(draw.wide / 2, draw.base(at, plain(16)), line, plain(16), "soft", align="middle")
