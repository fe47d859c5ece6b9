"""The right rail of a showdown: the Queue, the card in focus with its whole text or the result of a combo, the log."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.block import LEADING
from gattai_desktop.board.drawing import Drawing, caps, drawing, measuring, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.layout import Column
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.content.tasuo.card_packs import design_in
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo.designs import CardDesign, TasuoCard, picture_of
from gattai_desktop.games.tasuo.queue import ON_QUEUE
from gattai_desktop.windows.games.tasuo.card_words_shown import explained, spoken_design, text_of, type_line
from gattai_desktop.windows.games.tasuo.combo_result import NO_RESULT, combo_result, draw_combo_result
from gattai_desktop.windows.games.tasuo.queue_column import QueueColumn
from gattai_desktop.windows.games.tasuo.queue_focus import QueueFocus
from gattai_desktop.windows.games.tasuo.queue_looks import queue_looks
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_LOG: Final = (150.0, 96.0)
"""Height that a long Queue leaves the log."""
_FOCUS: Final = (300.0, 262.0)
"""Height of the card in focus with its text, which nearly all cards fit into: the log does not jump below it."""
_CAPTION: Final = 26.0
"""Height of the caption above the card in focus."""
_WORDS: Final = plain(14)
_MOST_LINES: Final = 40
"""Lines of a card's text at most: more than any card has."""
_MOST_NAME_LINES: Final = 4
"""Lines of a name beside the card in focus at most."""
_LEAST_FOCUS: Final = 140.0
"""With less height than this the card in focus is not shown, in drawing pixels."""


def _in_sight(seen: SeatView, design: CardDesign) -> bool:
    """Return whether a card of that design lies where the seat sees it: one that went under a Deck does not."""
    lying = (one.card for zone in seen.sight.zones.values() for one in zone)
    return any(isinstance(card, TasuoCard) and card.design is design for card in lying)


def only_answer(seen: SeatView) -> str:
    """Return the picture of the one card with which whoever sits there can answer now; "" for none, or several.

    A small plate has no room for what it does.
    """
    ask = seen.ask
    if ask is None or ask.seat != seen.seat or seen.model.curtain_down or seen.model.covered:
        return ""
    cards = (getattr(one, "card", None) for one in ask.options)
    pictures = {one.picture for one in cards if isinstance(one, TasuoCard)}
    return pictures.pop() if len(pictures) == 1 else ""


class ShowdownRight(Rail):
    """The right rail: what is pending, what is looked at, what was done."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self.design: CardDesign | None = None
        """The card in focus."""
        self.queue = QueueColumn(paint, self)
        self._looking = QueueFocus.of(requests)
        self.queue.looked.connect(self._looking.come_to)
        self._looking.changed.connect(lambda: self.show_face(self._looking.face))
        self._requests = requests
        self._looker: tuple[str, bool, bool] = ("", False, False)
        """Who looks at the table, and whether a curtain hangs before her or her hand is covered."""
        self._face = self._only = ""
        """The pictures of the card in focus, and of the only one that answers now; "" for none."""
        self._focus_top = 0.0
        self._focus_high = 0.0
        self._pictured = True
        """Whether the card in focus is shown beside its name."""
        self.result = NO_RESULT
        """The result of the open combo; it stands in the place of a card while none is in focus."""
        self.setAccessibleName(self.tr("Queue, card in focus and log"))

    def show_face(self, face: str) -> None:
        """Show the card in focus with its whole text; a back shows nothing of what lies there.

        "": none is in focus, and the only card that answers now is shown.
        """
        before, needed, self._face = self.design, self._focus_needs(), face
        self.design = design_in(face or self._only)
        self._say()
        self.queue.light({one.place: self._looking.lights(one) for one in self.queue.looks})
        if before is not self.design:
            top, high = self._focus_top, self.paint.px(self._focus_high)
            self.update(QRectF(0, top, self.width(), high).toAlignedRect())
            # The caption of a result is another, and a long text takes room from the log.
            if self.result != NO_RESULT or self._by_itself or self._focus_needs() != needed:
                self.rearrange()

    @property
    def shows_result(self) -> bool:
        """Whether the result of a combo stands there."""
        return self.design is None and self.result != NO_RESULT

    @property
    def matters(self) -> bool:
        return bool(self.queue.looks)

    @property
    def _by_itself(self) -> bool:
        """Whether this is a drawer that has opened by itself, for the Queue."""
        return self._grid is not None and self._grid.drawers and self.matters

    def _say(self) -> None:
        spoken = spoken_design(self.design) if self.design is not None else ""
        self.setAccessibleDescription(self.result.spoken() if self.shows_result else spoken)

    def show_view(self, seen: SeatView) -> None:
        looker = (seen.seat, seen.model.curtain_down, seen.model.covered)
        if looker != self._looker:  # what one player looked at may be a secret from the next
            self._looker = looker
            self._requests.look("")
        elif self.design is not None and not _in_sight(seen, self.design):
            self._requests.look("")
        looks = queue_looks(seen.sight, seen.name)
        if looks != self.queue.looks:
            self.queue.set_looks(looks)
            if looks:
                self.show_face(looks[0].face)
            self.rearrange()
        result = NO_RESULT if looks else combo_result(seen)
        if result != self.result:
            self.result = result
            if result != NO_RESULT:
                self.show_face("")
            self._say()
            self.rearrange()
        only = "" if result != NO_RESULT else only_answer(seen)
        if only != self._only:
            self._only = only
            self.show_face(self._face)
        self.update()

    def rect_of(self, place: Place) -> QRectF | None:
        if place != ON_QUEUE or not self.queue.looks or not self.isVisible():
            return None
        return self.globally(QRectF(self.queue.geometry()))

    def arrange(self, grid: TableGrid) -> None:
        column, px = Column(self.paint, self._inner), self.paint.px
        self.captioned(self._inner.top() + px(12), self.tr("The Queue"))
        column.skip(column.at(24, 20))
        self._focus_high, self._pictured = self._focus_needs(), True
        # What opens by itself shows the Queue before all else; the log waits until nothing is pending.
        has_log = grid.log is None and not self._by_itself
        room = column.rest.height() / px(1.0) - (column.at(60, 40) if has_log else column.at(46, 22))
        wanted = self.queue.high_in(self._inner.width())
        if has_log:
            self._focus_high = min(self._focus_high, max(column.at(*_FOCUS), room - column.at(*_LOG) - min(wanted, 24)))
        if self._by_itself:
            self._focus_high = self._below_queue(room, wanted)
        below = self._focus_high + (column.at(*_LOG) if has_log else 0)
        self.queue.setGeometry(column.take(max(24, min(wanted, room - below)), gap=column.at(14, 8)))
        if self._focus_high < (_LEAST_FOCUS if self.design is None else min(_LEAST_FOCUS, self._needs(self.design))):
            self._focus_high = 0.0
            return
        self.ruled(column.skip(0))
        self._focus_top = column.skip(column.at(12, 8)) + px(column.at(12, 8))
        self.captioned(
            self._focus_top + px(12), self.tr("What came of it") if self.shows_result else self.tr("In focus")
        )
        column.skip(self._focus_high)
        if has_log:
            self.ruled(column.skip(column.at(8, 6)))
            column.skip(column.at(12, 8))
            rest = column.rest
            self.log_box = self.box(rest.top(), max(px(40), rest.height()), beyond=px(2))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        pending = len(self.queue.looks)
        with drawing(self) as whole:
            px = self.paint.px
            if pending:
                draw = Drawing(self.paint, self._inner, whole.painter)
                room = draw.wide - draw.width(self.tr("The Queue"), caps(12)) - 10
                words = speak("tasuo", "{number} pending, 1 goes first", number=pending)
                words = words if draw.width(words, plain(13)) <= room else str(pending)
                draw.text(draw.wide, 12, words, plain(13), "soft", align="end")
            if self._focus_high == 0 or (self.design is None and not self.shows_result):
                return
            top = self._focus_top + px(22)
            box = self._inner.adjusted(0, top - self._inner.top(), 0, 0)
            box.setHeight(px(self._focus_high - _CAPTION))
            if self.design is not None:
                self._draw_focus(Drawing(self.paint, box, whole.painter), self.design)
            else:
                draw_combo_result(Drawing(self.paint, box, whole.painter), self.result)

    def _focus_needs(self) -> float:
        """Return the height that the card in focus takes, in drawing pixels: more than usual for a very long text."""
        draw = measuring(self.paint, self._inner.width())
        usual = draw.at(*_FOCUS)
        if self.design is None or draw.wide <= 0:
            return usual
        return max(usual, self._needs(self.design))

    def _text(self, design: CardDesign) -> str:
        """Return the text of a card in focus; what its words mean stands there where it takes nobody's room."""
        words = explained(design)
        usual = measuring(self.paint, self._inner.width()).at(*_FOCUS)
        return words if not self.matters and self._needs(design, words) <= usual else text_of(design)

    def _needs(self, design: CardDesign, words: str = "") -> float:
        """Return the height of a card in focus with its whole text, in drawing pixels."""
        draw = measuring(self.paint, self._inner.width())
        draw = measuring(self.paint, self._inner.width(), self.paint.px(draw.at(*_FOCUS) - _CAPTION))
        lines = draw.wrapped(words or self._text(design), _WORDS, draw.wide, _MOST_LINES)
        high = draw.size(_WORDS) * (1 + LEADING * (len(lines) - 1))
        return self._draw_head(draw, design) + high + _CAPTION + 0.5

    def _below_queue(self, room: float, wanted: float) -> float:
        """Return the height of the card in focus below a Queue that opened by itself, in drawing pixels.

        All that the card says stands there: where the Queue leaves no room, the picture goes first, since the card lies
        on the field, and then the Queue is scrolled.
        """
        if self.design is None:
            return max(0.0, min(self._focus_high, room - wanted))
        self._pictured = self._needs(self.design) <= room - wanted
        most = room - self.queue.least_in(self._inner.width())
        return min(most, max(self._needs(self.design), min(self._focus_high, room - wanted)))

    def _draw_focus(self, draw: Drawing, design: CardDesign) -> None:
        """Draw the card, and below or beside it all that it says."""
        top = self._draw_head(draw, design)
        draw.block(0, top, draw.wide, draw.high - top, self._text(design), _WORDS)

    def _draw_head(self, draw: Drawing, design: CardDesign) -> float:
        """Draw the card with its name and kind beside it; return where the text begins."""
        small = self.paint.scale.small
        usual = draw.at(*_FOCUS) - _CAPTION
        high = min(draw.high, usual) * (0.31 if small else 0.56) if self._pictured else 0.0
        if self._pictured:
            draw.card(picture_of(design), 0, 0, high, shadow=None)
        x = card_width(high) + 10 if self._pictured else 0.0
        base = draw.size(strong(16))
        for line in draw.wrapped(design.name, strong(16), draw.wide - x, _MOST_NAME_LINES):
            draw.text(x, base, line, strong(16), room=draw.wide - x)
            base += draw.size(strong(16)) * 1.2
        below = draw.paragraph(x, base + 4, type_line(design), plain(13), "soft", room=draw.wide - x, most=4)
        return max(high + draw.at(8, 4), below - draw.size(plain(13)) * 0.6)
