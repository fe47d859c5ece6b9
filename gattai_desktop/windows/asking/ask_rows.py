"""Shows several questions of one seat as rows: each with its answers, of which one is chosen."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.block import LEADING
from gattai_desktop.board.drawing import Drawing, Style, plain
from gattai_desktop.board.paint import Paint, PaintedButton, PaintedGroup
from gattai_desktop.board.plate import ring_path, under_pointer
from gattai_desktop.board.words import DrawnWords, as_words, broken, spoken, strongly
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook

RowKey = tuple[int, Hashable]
"""The number of a row, and the id of an answer in it."""

_INSET: Final = 1.2
_GAP: Final = 8
"""Between two answers, drawing pixels."""
_WIDEST: Final = 380
"""Most that an answer is wide, drawing pixels."""
_BESIDE: Final = 620
"""Least width of a row whose question stands beside its answers and not above, drawing pixels."""
_QUESTION: Final = 0.34
"""Share of a row that its question takes beside the answers."""


class RowAnswer(PaintedButton):
    """One answer of a row; the chosen one is filled and has a tick."""

    def __init__(self, paint: Paint, look: AnswerLook, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = look
        self.setEnabled(not look.refused)
        self.choose(on=look.chosen)

    def choose(self, *, on: bool) -> None:
        """Fill it as the chosen answer of its row, or not."""
        self.look = evolve(self.look, chosen=on)
        self.setAccessibleName(self.look.spoken())
        self.say_key(self.key_shown(self.look.key))
        self.update()

    def ring_shape(self) -> QPainterPath:
        return ring_path(QRectF(self.rect()), self.paint.px(10), 4.0)

    def least_wide(self) -> float:
        """Return the width of its title in one line, drawing pixels."""
        draw = self._ruler()
        title = self._title(draw)
        return 22 + draw.size(title) + draw.width(strongly(self.look.title), title) + self._right(draw) + 6

    def least_high(self, wide: float) -> float:
        """Return the height that its words need in that width, both device-independent pixels."""
        draw = self._ruler()
        room = wide - 2 * _INSET - self.paint.px(28)
        lines = len(self._details(draw, room))
        return max(36.0, self.paint.px(46)) + lines * draw.pixels(self._detail(draw)) * LEADING

    def draw(self, whole: Drawing) -> None:
        look, chosen = self.look, self.look.chosen
        if look.refused:
            whole.refused(cut=10, inset=_INSET)
        else:
            ground = "live" if chosen else under_pointer(self.paint.theme) if self.underMouse() else "panel"
            whole.plate(fill=ground, edge="live" if chosen else "edge", cut=10, inset=_INSET)
        draw = whole.inset(_INSET, _INSET)
        ink, soft = (self.paint.theme.on("live"),) * 2 if chosen else ("text", "soft")
        title, detail = self._title(draw), self._detail(draw)
        details = self._details(draw, (draw.wide - 28) * draw.unit)
        step = draw.size(detail) * LEADING
        line = draw.middle - step * len(details) / 2 + draw.size(title) * 0.36
        x = 14.0
        if chosen:
            draw.sign("tick", x, line - draw.size(title) * 0.86, draw.size(title), ink)
        if chosen or not details:
            x += draw.size(title) + 8
        draw.text(x, line, strongly(look.title), title, ink, room=draw.wide - x - self._right(draw))
        draw.key(draw.wide - 10, line - draw.size(title) * 0.36, self.key_shown(look.key), soft, soft)
        for words in details:
            line += step
            draw.text(14, line, words, detail, soft, room=draw.wide - 20)

    def _ruler(self) -> Drawing:
        return Drawing(self.paint, QRectF(self.rect()))

    def _title(self, draw: Drawing) -> Style:
        return plain(draw.at(17, 15))

    def _detail(self, draw: Drawing) -> Style:
        return plain(draw.at(14, 13))

    def _right(self, draw: Drawing) -> float:
        """Return the room right of its title: a margin, and the cap of its key."""
        cap = draw.ruler.key(0, 0, self.key_shown(self.look.key))
        return cap + 18 if cap else 8

    def _details(self, draw: Drawing, room: float) -> tuple[DrawnWords, ...]:
        """Return what the answer leads to, in lines of that width, device-independent pixels."""
        words = self.look.line
        return broken(as_words(words), draw.pixels(self._detail(draw)), max(40.0, room)) if spoken(words) else ()


class AskRow(PaintedGroup):
    """One question with its answers, of which one is chosen.

    Signals:
        picked(id): an answer was pressed.
    """

    picked = Signal(object)

    def __init__(self, paint: Paint, number: int, look: AskLook, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.look = look
        self._number = number
        self.chosen = look.first
        self.setAccessibleName(spoken(look.title))
        self.setAccessibleDescription(spoken(look.why))
        self.buttons: dict[Hashable, RowAnswer] = {}
        for answer in look.answers:
            button = self.buttons[answer.id] = RowAnswer(paint, evolve(answer, chosen=answer.id == look.first), self)
            button.clicked.connect(lambda _=False, key=answer.id: self.picked.emit(key))

    def choose(self, key: Hashable) -> None:
        """Choose an answer instead of the one before."""
        self.chosen = key
        for one, button in self.buttons.items():
            button.choose(on=one == key)

    def turn_written(self) -> bool:
        """Show how the book writes what is chosen, or the words again; say whether that is written."""
        if not self.look.written:
            return False
        self.look = self.look.turned()
        self.setAccessibleDescription(spoken(self.look.why))
        self.update()
        return True

    def lay(self, wide: float) -> float:
        """Lay the answers out in a row of that width, in as many lines as they need; return its height."""
        px, gap = self.paint.px, self.paint.px(_GAP)
        head = self._words_high(wide)
        left, top = (self._words_wide(wide) + px(16), px(8)) if self._beside(wide) else (0.0, head + px(4))
        room, count = wide - left, len(self.buttons)
        least = px(max(one.least_wide() for one in self.buttons.values()))
        columns = max(1, min(count, int((room + gap) // (least + gap))))
        cell = min(px(_WIDEST), (room - gap * (columns - 1)) / columns)
        high = max(one.least_high(cell) for one in self.buttons.values())
        for place, button in enumerate(self.buttons.values()):
            line, column = divmod(place, columns)
            at = QRectF(left + column * (cell + gap), top + line * (high + gap), cell, high)
            button.setGeometry(at.toRect())
        foot = top + -(-count // columns) * (high + gap)
        return max(foot, head) + px(4)

    def draw(self, draw: Drawing) -> None:
        if self._number:
            draw.rule(0.5)
        y = 8.0
        for words, style, ink in self._lines(draw, self._words_wide(self.width())):
            y += draw.size(style) * LEADING
            draw.text(0, y - draw.size(style) * 0.3, words, style, ink)

    # ------------------------------------------------------------------ the question
    def _beside(self, wide: float) -> bool:
        return wide >= self.paint.px(_BESIDE)

    def _words_wide(self, wide: float) -> float:
        return wide * _QUESTION if self._beside(wide) else wide

    def _words_high(self, wide: float) -> float:
        draw = Drawing(self.paint, QRectF(0, 0, wide, 1))
        lines = self._lines(draw, self._words_wide(wide))
        return self.paint.px(12) + sum(draw.pixels(style) * LEADING for _, style, _ in lines)

    def _styles(self, draw: Drawing) -> tuple[Style, Style]:
        return plain(draw.at(18, 15)), plain(draw.at(14, 13))

    def _lines(self, draw: Drawing, room: float) -> list[tuple[DrawnWords, Style, str]]:
        """Return the lines of the question and of why it is asked, each with its style and its ink."""
        found = []
        parts = zip(
            (strongly(self.look.title), as_words(self.look.why)), self._styles(draw), ("text", "soft"), strict=True
        )
        for words, style, ink in parts:
            if spoken(words):
                found += [(line, style, ink) for line in broken(words, draw.pixels(style), room)]
        return found


class AskRows(QWidget):
    """Holds the rows of a plate.

    Signals:
        picked(RowKey): an answer was pressed.
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[AskRow] = []

    def show_rows(self, paint: Paint, looks: tuple[AskLook, ...]) -> None:
        """Show these questions, none of them for none."""
        take_away(*self._rows)
        self._rows = [AskRow(paint, number, look, self) for number, look in enumerate(looks)]
        for number, row in enumerate(self._rows):
            row.picked.connect(lambda key, number=number: self.picked.emit((number, key)))
            row.show()
        self.setVisible(bool(looks))

    @property
    def buttons(self) -> dict[RowKey, RowAnswer]:
        """The buttons of all rows, by row and answer."""
        return {(number, key): one for number, row in enumerate(self._rows) for key, one in row.buttons.items()}

    @property
    def chosen(self) -> tuple[Hashable, ...]:
        """The id of the chosen answer of each row."""
        return tuple(row.chosen for row in self._rows)

    def choose(self, key: RowKey) -> None:
        number, answer = key
        self._rows[number].choose(answer)

    def turn_written(self) -> bool:
        """Show how the book writes each row, or the words again; say whether any of them is written."""
        turned = [row.turn_written() for row in self._rows]
        return any(turned)

    def lay(self, wide: float) -> float:
        """Lay the rows out below each other in that width; return their height."""
        top = 0.0
        for row in self._rows:
            high = row.lay(wide)
            row.setGeometry(QRectF(0, top, wide, high).toRect())
            top += high
        return top
