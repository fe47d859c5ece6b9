"""Lists the words of the book over the table, with a search."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.arrow_group import ArrowGroup, tab_stops
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.keys import WORDS
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.search_field import SearchField
from gattai_desktop.board.speech import fill, rule
from gattai_desktop.content.boxes import box
from gattai_desktop.windows.glossary.meanings import Meaning, fitting, meanings
from gattai_desktop.windows.kit.over_table import OverTable
from gattai_desktop.windows.kit.scrolling import ScrolledArea

_INSET: Final = 3.0
"""Margin for the focus ring, pixels of the screen."""
_PAD: Final = 16.0
_COLUMN: Final = 420.0
"""Least width of a column, drawing pixels."""
_EDGE: Final = 40.0
_TOP: Final = 150.0


class WordPlate(PaintedButton):
    """A plate for one word.

    Signals:
        turned(): it shows its rules, or hides them, and needs another height.
    """

    turned = Signal()

    ring = (12.0, 1.0)

    def __init__(self, paint: Paint, meaning: Meaning, game: str, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.meaning = meaning
        self._game = game
        self.opened = False
        """Whether it shows the rules behind it."""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(meaning.spoken)
        self.clicked.connect(self._turn)

    def _turn(self) -> None:
        self.opened = not self.opened
        told = sentences(f"{name}: {sentence}" for name, sentence in self._rules())
        self.setAccessibleDescription(told if self.opened else "")
        self.turned.emit()

    def _rules(self) -> tuple[tuple[str, str], ...]:
        rules = box(self._game).rules()
        return tuple((one, rule(rules[one][1])) for one in self.meaning.rules)

    def needed(self, wide: int) -> int:
        """Return the height that its words need at that width, both in pixels of the screen."""
        draw = measuring(self.paint, wide).inset(_INSET, _INSET)
        return round(self._write(draw) * draw.unit + 2 * _INSET) + 1

    def draw(self, whole: Drawing) -> None:
        draw = whole.inset(_INSET, _INSET)
        draw.plate(fill="panel" if self.underMouse() or self.opened else "rail", edge="line", cut=12)
        self._write(draw)

    def _write(self, draw: Drawing) -> float:
        """Write its words, or only measure them; return the height in drawing pixels."""
        style, room = strong(18), draw.wide - 2 * _PAD
        base = 10 + draw.size(style)
        draw.text(_PAD, base, self.meaning.name, style, room=room, fit=True)
        y = draw.lines(_PAD, base + 5, self.meaning.means, plain(15), room=room, leading=1.35)
        if self.opened:
            for name, sentence in self._rules():
                y = draw.lines(_PAD, y + 5, f"{name}  {sentence}", plain(14), "soft", room=room, leading=1.35)
        return y + 8


class WordsRoom(OverTable):
    """The room, which covers the whole table below the header."""

    least_wide = 640.0

    def __init__(self, paint: Paint, parent: QWidget, game: str) -> None:
        super().__init__(paint, parent, WORDS)
        self._known = meanings(game)
        self.search = SearchField(paint, self.tr("Search the words"), (self.tr("A word or a subject"),), self)
        self.search.textChanged.connect(lambda _words: self._list())
        look = outline_plate(self.tr("Back"), "Esc")
        self._close = PlateButton(paint, look, self, self.leave)
        self._inside = QWidget()
        self._pane = ScrolledArea(paint, self._inside, self)
        self._plates = {one.key: WordPlate(paint, one, game, self._inside) for one in self._known}
        for plate in self._plates.values():
            plate.turned.connect(self.fit)
        self._island = ArrowGroup(self)
        self.search.onward.connect(self._island.focus)
        self.setAccessibleName(self.tr("The words of the game"))
        self.hide()

    def enter(self, room: QRect) -> None:
        """Show all words, with the keyboard in the search."""
        self.search.clear()
        self._list()
        self.lie_over(room)
        self.search.setFocus()

    def shown_words(self) -> tuple[WordPlate, ...]:
        """Return the plates that the search leaves, in the order in which they stand."""
        return tuple(self._plates[one.key] for one in fitting(self._known, self.search.text()))

    def _list(self) -> None:
        shown = self.shown_words()
        self.search.tell(len(shown), len(self._known))
        for plate in self._plates.values():
            if plate not in shown:
                plate.hide()
        self._island.set_members(shown)
        self._pane.verticalScrollBar().setValue(0)
        self.fit()

    # ------------------------------------------------------------------ places
    def arrange(self) -> None:
        px, wide = self.paint.px, self.width()
        self.search.setGeometry(
            QRectF(px(_EDGE), px(86), max(260.0, min(px(430), wide * 0.5)), max(32.0, px(44))).toRect()
        )
        size = self._close.sizeHint()
        self._close.setGeometry(wide - size.width() - round(px(24)), round(px(16)), size.width(), size.height())
        top = max(px(_TOP), self.search.geometry().bottom() + px(14))
        self._pane.setGeometry(QRectF(px(_EDGE) - 6, top, wide - 2 * px(_EDGE) + 18, self.height() - top).toRect())
        self._arrange_plates(self._pane.width() - self._pane.bar_wide - 4)
        self.update()

    def _arrange_plates(self, wide: int) -> None:
        """Lay the plates in columns, each below the one that ends first, so that they read from left to right."""
        gap = round(self.paint.px(8))
        count = max(1, int(wide // self.paint.px(_COLUMN)))
        column = (wide - gap * (count - 1)) // count
        ends = [4] * count
        for plate in self.shown_words():
            place = ends.index(min(ends))
            high = plate.needed(column)
            plate.setGeometry(place * (column + gap), ends[place], column, high)
            plate.show()  # not before: Qt would first ask a widget without a place for its size
            ends[place] += high + gap
        self._inside.resize(wide, max(ends))

    def draw(self, draw: Drawing) -> None:
        draw.ground("table")
        room = self._close.x() / draw.unit - _EDGE - 16
        draw.text(_EDGE, 60, self.tr("The words of the game"), title(34), room=room, fit=True)
        box, shown = self.search.geometry(), len(self.shown_words())
        words = fill(self.tr("{count} of {all}"), count=shown, all=len(self._known))
        words = words if shown else self.tr("No word speaks of that.")
        base = draw.base(box.center().y() / draw.unit, plain(15))
        draw.text(box.right() / draw.unit + 18, base, words, plain(15), "soft")

    # ------------------------------------------------------------------ keys
    def stops(self) -> list[QWidget]:
        """The search, a word, the way back."""
        return [self.search, *tab_stops(self.shown_words())[:1], self._close]

    def press(self, usual: str, written: str) -> None:
        if usual == "Ctrl+F":
            self.search.enter()
