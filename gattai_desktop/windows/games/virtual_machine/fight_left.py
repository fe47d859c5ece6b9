"""The left rail of a fight: the MCs, their Team Hand, what the round's end brings, and the word that interrupts."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, caps, drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.layout import Column
from gattai_desktop.board.one_for_each import one_for_each_look
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import counted_in_draw, cpu_draws_to
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.values import OVER, PLACING, START
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.interrupt_word import InterruptWord
from gattai_desktop.windows.games.virtual_machine.mc_row import ROW_HIGH, SMALL_ROW_HIGH, McLook, McRow, mc_look
from gattai_desktop.windows.games.virtual_machine.team_rail import TeamRail, team_look
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

SMALLEST_ROW: Final = 0.7
"""Least scale of the rows of the MCs, below which words are too small."""
WORD_HIGH: Final = 52.0
"""Least height of the word that interrupts, in device-independent pixels: a title and two lines."""
TEAM_PAGE: Final = "team_hand"
"""The flow that opens the page of the Team Hands."""
TEAM_KEY: Final = "U"
"""Opens that page: no rank, since in the hand a rank goes to the next card of it."""


class FightLeft(Rail):
    """The left rail, with the MCs' side of the table."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._rows: dict[str, McRow] = {}
        self._end: tuple[tuple[str, str], ...] = ()
        self._shape: tuple[object, ...] = ()
        self.team = TeamRail(paint, team_look(requests.view, MCS), self)
        self.team.clicked.connect(lambda: requests.open(TEAM_PAGE))
        self.word = InterruptWord(paint, requests, self)
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("Main characters"))

    def show_view(self, seen: SeatView) -> None:
        mcs = seen.sight.listed(MCS)
        looks = {seat: mc_look(seen, seat) for seat in mcs}
        self._rows = one_for_each_look(self._rows, looks, lambda _seat, look: self._new_row(look))
        self.team.set_look(team_look(seen, MCS))
        self._end = tuple(self._at_round_end(seen))
        self._name_word(seen)
        self._island.set_members([*self._rows.values(), self.team, self.word])
        shape = (mcs, self.team.sizeHint(), len(self._end))
        if shape != self._shape:
            self._shape = shape
            self.rearrange()
        self.setAccessibleDescription(". ".join(words for _, words in self._end))
        self.update()

    def _name_word(self, seen: SeatView) -> None:
        self.word.name_for(seen)
        self.word.setVisible(not seen.model.looks_back)

    def foretell(self, seen: SeatView, preview: Preview | None) -> None:
        for seat, row in self._rows.items():
            row.set_look(mc_look(seen, seat, preview))

    def _new_row(self, look: McLook) -> McRow:
        row = McRow(self.paint, look, self)
        row.clicked.connect(lambda: self.requests.open("process", look.seat))
        return row

    def _at_round_end(self, seen: SeatView) -> list[tuple[str, str]]:
        """Return what the round's end brings, each line with its ink."""
        if seen.step in (START, PLACING, OVER):
            return []
        here = counted_in_draw(seen.sight)
        areas = len({process(seen.sight, one).area for one in here})
        draws, fewer = cpu_draws_to(seen.sight), seen.sight.number(f"fewer.{CPU}")
        counted = speak("fight", "MCs {mcs} + areas {areas}", mcs=len(here), areas=areas)
        found = [
            ("text", speak("fight", "CPU draws to {draw}", draw=draws)),
            ("soft", f"{counted} − {fewer}" if fewer else counted),
        ]
        if areas < len(here):
            found.append(("price", speak("fight", "One area more: to {draw}", draw=draws + 1)))
        return found

    # ------------------------------------------------------------------ places
    def arrange(self, grid: TableGrid) -> None:
        self._name_word(self.requests.view)
        column = Column(self.paint, self._inner)
        high = max(column.at(58, 46), WORD_HIGH / self.paint.px(1.0))
        self.word.setGeometry(column.foot(high, gap=0, beyond=column.at(0, 7)))
        column.spare(column.at(12, 8))
        high = self.team.sizeHint().height() / self.paint.px(1.0)
        gap, px = column.at(22, 14), self.paint.px
        least, whole = column.at(24, 18) * 2 + 6, column.at(24, 18) * (len(self._end) + 1) + 6
        lines = bool(self._end)
        most = px(self._row_high * len(self._rows))
        left = column.rest.height() - px(gap + high + gap)
        self._whole_end = not self.paint.scale.small or left - most >= px(whole)
        end = whole if self._whole_end else least
        rows = min(left - px(end) if lines else left + px(gap), most)
        self._arrange_rows(column.take(rows / px(1.0), gap=gap / 2))
        self.ruled(column.skip(0))
        column.skip(gap / 2)
        self.team.setGeometry(column.take(high, gap=gap / 2))
        if lines:
            self.ruled(column.skip(0))
            self._end_top = column.skip(gap / 2)

    _end_top = 0.0
    _whole_end = True
    """Whether there is room for all of the round's end, with its heading."""

    @property
    def _ending(self) -> tuple[tuple[str, str], ...]:
        """What there is room for of the round's end."""
        return self._end if self._whole_end else self._end[:2]

    @property
    def _row_high(self) -> float:
        return SMALL_ROW_HIGH if self.paint.scale.small else ROW_HIGH

    def _arrange_rows(self, rest: QRect) -> None:
        """Stack the rows; many MCs make all of them a little smaller, and take their last line."""
        count = max(1, len(self._rows))
        drawn = self._row_high
        one = min(rest.height() / count, self.paint.px(drawn))
        least = self.paint.px(drawn * 0.78)
        share = max(SMALLEST_ROW, min(1.0, one / least)) if one < least else 1.0
        paint = self.paint.shrunk(share)
        for place, row in enumerate(self._rows.values()):
            row.set_paint(paint)
            row.setGeometry(self.box(rest.top() + place * one, one - 3, beyond=self.paint.px(10)))

    def set_paint(self, paint: Paint) -> None:
        super().set_paint(self.fitting(paint))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._end:
            return
        with drawing(self) as whole:
            draw = Drawing(self.paint, self._inner, whole.painter)
            y = (self._end_top - self._inner.top()) / draw.unit
            if self._whole_end:
                draw.text(0, y + 14, self.tr("At round's end"), caps(12), "soft", room=draw.wide, fit=True)
                y += draw.at(24, 18)
            for place, (ink, words) in enumerate(self._ending):
                style = plain(13.5) if ink == "soft" else strong(14)
                draw.text(0, y + 16 + place * draw.at(23, 17), words, style, ink, room=draw.wide, fit=True)

    def card_at(self, at: QPointF) -> tuple[Card, str] | None:
        place, zone = self.team.place_at(at), zones.team(MCS)
        return (self.requests.view.sight.cards(zone)[place], zone) if place is not None else super().card_at(at)

    def rect_of(self, place: Place) -> QRectF | None:
        kind, _, seat = (place.zone or place.spot).partition(".")
        row = self._rows.get(seat) if kind in ("hand", "play", "row", "seat") else None
        if row is not None:
            high = min(float(row.height()), self.paint.px(60))
            return row.globally(QRectF(self.paint.px(12), self.paint.px(4), card_width(high), high))
        if place.zone == zones.team(MCS):
            return self.team.globally()
        return None

    def part_of(self, path: str) -> QWidget | None:
        kind, _, rest = path.partition(".")
        if kind == "process":
            return self._rows.get(rest.partition(".")[0])
        return self.team if path == f"row.{MCS}" else None
