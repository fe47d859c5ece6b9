"""Shows below the field how a showdown ended, before the plates that lead on: who has won, and by what."""

from typing import Final

from PySide6.QtCore import QRectF

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.windows.games.tasuo.outcome_look import ShowdownOutcome, showdown_outcome
from gattai_desktop.windows.kit.end_stop import EndStop
from gattai_desktop.windows.kit.seat_view import SeatView

_SHARE: Final = 0.4
"""The part of the row's width that it takes."""
_SIGN: Final = 40.0
"""Most that its sign takes, drawing pixels."""
_GAP: Final = 14.0
"""Between it and the first plate, drawing pixels."""


class FieldEnd(EndStop):
    """How a showdown ended, left of the plates that lead on."""

    look: ShowdownOutcome | None = None

    def show_view(self, seen: SeatView) -> None:
        """Show how the showdown of this table ended; nothing while it goes on, or where nothing leads on from there."""
        self.look = None if seen.model.looks_back else showdown_outcome(seen)
        self.show_end(sentences((self.look.title, *self.look.lines)) if self.look is not None else "")
        self.update()

    def lay(self, row: QRectF) -> QRectF:
        """Take the left part of a row where a showdown has ended; return what is left of it."""
        if self.look is None:
            return row
        place = QRectF(row)
        place.setWidth(row.width() * _SHARE)
        self.setGeometry(place.toAlignedRect())
        self.raise_()
        return row.adjusted(place.width() + self.paint.px(_GAP), 0, 0, 0)

    def draw(self, draw: Drawing) -> None:
        if self.look is None:
            return
        sign, middle = min(draw.high * 0.42, _SIGN), draw.high / 2
        draw.sign("flag", 4, middle - sign / 2, sign, self.look.seat or "text")
        at = 4 + sign + 8
        room = draw.wide - at - 4
        whole, title = " · ".join(self.look.lines), self.look.title
        line = whole
        if draw.width(whole, draw.fitted(whole, plain(15), room)) > room:  # how a match stands is said in short
            line, title = self.look.lines[0], " · ".join(one for one in (title, self.look.score) if one)
        rows = [
            (part, style, draw.fitted(words, style, room))
            for words, style in ((title, strong(18)), (line, plain(15)))
            for part in draw.wrapped(words, draw.fitted(words, style, room), room, 3)
            if part
        ]
        step = draw.high * 0.8 / len(rows)  # in a narrow and high window the words take more lines
        for place, (words, style, fitted) in enumerate(rows):
            y = draw.middle + (place - (len(rows) - 1) / 2) * step
            draw.text(at, draw.base(y, fitted), words, fitted, "text" if style == strong(18) else "soft", room=room)
