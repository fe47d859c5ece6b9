"""The bar at the foot of a puzzle: what is asked, how it stands, and plates for help."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plate_lines import CAPITAL
from gattai_desktop.board.plate_look import outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, speak
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, as_words, spoken
from gattai_desktop.model.puzzle_play import PuzzlePlay, PuzzleStands
from gattai_desktop.windows.kit.log_lines import entry_lines
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.program.open_cards import DRAWN, OpenCardsButton
from gattai_desktop.windows.table.table_foot import TableFoot
from gattai_desktop.windows.table.table_window import TableWindow

_HIGH: Final = 0.088
"""How high the bar is, as a part of the window."""
_LEAST, _MOST = 58, 130
"""Least and most height of the bar, in device-independent pixels."""


_AWAY: Final = "Ctrl+W"
"""The key that closes every table, which leads back to the puzzles here."""
_PLATES: Final = ((_AWAY, 0.14), ("", 0.14), ("", 0.125))
"""The key that is told, and how wide a plate may be, until the task fits beside them: it comes before both."""
_TOLD: Final = 2
"""How many moves are told of what a try lost: the last ones."""
_SIZES: Final = ((15, 2), (13, 2), (12, 3))
"""Sizes of the words and how many lines of them, until all of it fits."""
_SIDE: Final = 20.0
_GAP: Final = 12.0
"""What is left free before the words, and between them and the plates, drawing pixels."""
_LEADING: Final = 1.3
_BELOW_HEAD: Final = 0.56
"""From the base of the head to the words below it, as a part of their size."""
_BELOW_LAST: Final = 0.2
"""What of the height of a line is empty below the tails of its letters, as a part of their size."""
_TO_BE_SOLVED: Final = (PuzzleStands.OPEN, PuzzleStands.LOST)
"""How it stands while a hint is of use."""
_SPACE: Final = (PlainText(" "),)


class PuzzleBar(TableFoot):
    """The bar at the foot: what is asked, how it stands, the cards of the other side, and plates for help.

    Signals:
        backAsked: to the puzzles. nextAsked: the next one. hintTaken: a hint was shown.
    """

    backAsked = Signal()
    nextAsked = Signal()
    hintTaken = Signal()

    def __init__(self, play: PuzzlePlay, number: int, paint: Paint, table: TableWindow, *, last: bool) -> None:
        """number: which puzzle of the game it is; last: whether none follows."""
        super().__init__(paint, table, table.ring)
        self._play, self._number, self._last = play, number, last
        self._helped: DrawnWords = ()
        """The help that is read now; () while the task is."""
        self._hint_read = False
        self.cards = OpenCardsButton(play, paint, table.requests, self)
        self.again = PlateButton(paint, outline_plate(self.tr("Again"), key="F4"), self)
        self.hint = PlateButton(paint, outline_plate(self.tr("A hint"), key="F2"), self, self.show_hint)
        self.answer = PlateButton(paint, outline_plate(self.tr("The answer"), key="F3"), self)
        self.back = PlateButton(paint, outline_plate(self.tr("Puzzles"), key=_AWAY), self, self.backAsked.emit)
        self.next = PlateButton(paint, primary_plate(self.tr("Next puzzle")), self, self.nextAsked.emit)
        self.plates = (self.again, self.hint, self.answer, self.back, self.next)
        self.again.chosen.connect(play.again)
        self.answer.chosen.connect(play.show_answer)
        play.changed.connect(self._put_help_away)
        self.follow()

    def high(self, window: int, zoom: float) -> int:
        return round(min(_MOST, max(_LEAST, window * _HIGH * max(1.0, zoom))))

    def show_hint(self) -> None:
        """Show the hint instead of the task; once it was read or a move made, the next move, where one helps."""
        if self._play.stands not in _TO_BE_SOLVED:
            return
        move = self._play.next_move() if self._next_is_told else None
        if move is None:
            self._helped = as_words(content(self._play.puzzle.hint))
        else:
            self._helped = _around(self.tr("Next: {what}."), plate_words(self._play.model, move).words)
        self._hint_read = True
        self.hintTaken.emit()
        self.follow()

    @property
    def _next_is_told(self) -> bool:
        """Whether help is the next move: the hint was read, or speaks of a first move that is made; none once lost."""
        return self._play.stands is PuzzleStands.OPEN and (self._hint_read or self._play.made > 0)

    def _put_help_away(self) -> None:
        """Ask the task again: what was said belongs to a moment that is over."""
        self._helped = ()
        self.follow()

    @property
    def onward(self) -> PlateButton:
        """The plate that leads on once it is solved: to the next puzzle, and after the last to all of them."""
        return self.back if self._last else self.next

    # ------------------------------------------------------------------ what it says
    def follow(self) -> None:
        stands = self._play.stands
        solved = stands is PuzzleStands.SOLVED
        again = self.tr("Try it again") if stands is PuzzleStands.LOST else self.tr("Again")
        lost = stands in (PuzzleStands.LOST, PuzzleStands.BY_HAND)
        self.again.set_look(primary_plate(again, key="F4") if lost else outline_plate(again, key="F4"))
        hint = self.tr("The next move") if self._next_is_told else self.tr("A hint")
        self.hint.set_look(outline_plate(hint, key="F2"))
        read = stands is PuzzleStands.LOST and bool(self._helped)  # a second press would say the same
        if read and self.hint.hasFocus():
            self.again.setFocus()
        self.hint.setVisible(stands in _TO_BE_SOLVED and not read)
        self.next.setVisible(solved and not self._last)
        self.setAccessibleName(in_turn((self._head(), self.words())))
        self.cards.follow()
        self.setAccessibleDescription(self.cards.accessibleDescription())
        self.rescale()
        self.update()

    def words(self) -> str:
        """Return what the bar says, as a screen reader reads it."""
        return spoken(self.said())

    def said(self) -> DrawnWords:
        """Return what the bar says: the task or help, what a try lost, or that it is solved."""
        play = self._play
        match play.stands:
            case PuzzleStands.SOLVED if play.shown:
                return as_words(self.tr("That is the answer."))
            case PuzzleStands.SOLVED:
                return as_words(speak("puzzles", "Solved in {count} moves.", count=play.solved_with))
            case PuzzleStands.LOST if not self._helped:
                return _around(speak("puzzles", "That lost: {what} Try it again."), self.lost())
            case PuzzleStands.BY_HAND:
                return as_words(self.tr("This was done by hand. Begin again to solve it."))
        return self._helped or as_words(content(play.puzzle.task))

    def lost(self) -> DrawnWords:
        """Return what came of the first wrong move, in sentences of the log."""
        play = self._play
        told = [words for number in play.replies()[-_TOLD:] if (words := self._told(number))]
        if not told and play.wrong:
            told = [self._told(play.wrong), as_words(self.tr("It cannot be solved any more."))]
        return tuple(piece for place, one in enumerate(told) for piece in (*_SPACE[: min(place, 1)], *one))

    def tried(self) -> str:
        """Return the try in two sentences: the wrong move, and what answered it."""
        wrong = spoken(self._told(self._play.wrong)) if self._play.wrong else ""
        lost = spoken(self.lost())
        return lost if lost.startswith(wrong) else f"{wrong} {lost}".strip()

    def _told(self, entry: int) -> DrawnWords:
        """Return the first sentence of the log about an entry, without the crest before it."""
        happened = self._play.told_of(entry)
        lines = entry_lines(happened, self._play.model, "moves") if happened is not None else ()
        pieces = tuple(one for one in lines[0].words if isinstance(one, PlainText | Mini)) if lines else ()
        pieces = pieces[1:] if pieces[:1] == _SPACE else pieces
        ends = not pieces or spoken(pieces).endswith((".", "!", "?"))
        return pieces if ends else (*pieces, PlainText("."))

    def _head(self) -> str:
        return speak("puzzles", "PUZZLE {number}", number=self._number)

    # ------------------------------------------------------------------ how it looks
    def rescale(self) -> None:
        draw = Drawing(self.paint, QRectF(self.rect()), unit=self.height() / DRAWN)
        for key, widest in _PLATES:
            self._lay(key, widest)
            if any(self._sizes_that_fit(draw)):
                return

    def _lay(self, key: str, widest: float) -> None:
        """Lay out the plates; key: what the one that leads back says of its key, widest: a part of the window."""
        look = primary_plate if self._play.stands is PuzzleStands.SOLVED and self._last else outline_plate
        self.back.set_look(look(self.tr("Puzzles"), key=key))
        high, px = self.height(), self.paint.px
        tall, gap = max(32, min(round(px(46)), high - 16)), max(RING_ROOM, round(px(8)))
        right = self.width() - round(px(16))
        for plate in reversed([one for one in self.plates if not one.isHidden()]):
            wide = max(round(px(96)), min(plate.sizeHint().width(), round(self.width() * widest)))
            right -= wide
            plate.setGeometry(right, (high - tall) // 2, wide, tall)
            right -= gap
        unit = high / DRAWN
        self._right = right - round(self.cards.wide() * unit)
        self.cards.setGeometry(self._right, 0, right - self._right, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self, unit=self.height() / DRAWN) as draw:
            draw.ground("rail")
            draw.rule(0.5 / draw.unit)
            side, right = _SIDE, self._right / draw.unit - _GAP
            text, room = self.said(), right - side
            size, most = next(self._sizes_that_fit(draw), _SIZES[-1])
            head, words = strong(13), plain(size)
            top = min(draw.middle - draw.size(words) * 0.75 * (most - 1), self._top_of(draw, text, size, room))
            used = draw.text(side, top, self._head(), head, "soft")
            moves = speak("puzzles", "{count} moves left", count=self._play.left)
            x = side + used + 14
            name = content(self._play.puzzle.name)
            if draw.width(name, strong(15)) <= right - x:  # the header says it too
                x += draw.text(x, top, name, strong(15)) + 14
            if self._play.stands is PuzzleStands.OPEN and draw.width(moves, plain(13)) <= right - x:
                draw.text(x, top, moves, plain(13), "soft")
            stands = self._play.stands
            ink = "legal" if stands is PuzzleStands.SOLVED else "text" if stands is PuzzleStands.OPEN else "price"
            draw.lines(side, top + draw.size(words) * _BELOW_HEAD, text, words, ink, room=room, leading=_LEADING)

    def _sizes_that_fit(self, draw: Drawing) -> Iterator[tuple[int, int]]:
        """Yield the sizes in which the words fit beside the plates, each with its most lines."""
        text, room = self.said(), self._right / draw.unit - _GAP - _SIDE
        yield from (one for one in _SIZES if self._lines(draw, text, one[0], room) <= one[1])

    def _top_of(self, draw: Drawing, text: DrawnWords, size: int, room: float) -> float:
        """Return where the head stands so that as much is free above it as below the last line."""
        capital, words = draw.size(strong(13)) * CAPITAL, draw.size(plain(size))
        high = capital + words * (_BELOW_HEAD + _LEADING * self._lines(draw, text, size, room) - _BELOW_LAST)
        return (draw.high - high) / 2 + capital

    @staticmethod
    def _lines(draw: Drawing, text: DrawnWords, size: int, room: float) -> int:
        style = plain(size)
        return round(draw.ruler.lines(0, 0, text, style, room=room, leading=_LEADING) / draw.size(style) / _LEADING)


def _around(template: str, what: DrawnWords) -> DrawnWords:
    """Return a translated sentence whose {what} is words with mini cards."""
    before, _, after = template.partition("{what}")
    return (PlainText(before), *what, PlainText(after))
