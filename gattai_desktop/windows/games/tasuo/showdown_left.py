"""The left rail of a showdown: the foe's gauges, the five phases of the turn, the own gauges."""

from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.layout import Column
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import TARGET_FLOOR
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.calls import normal_calls
from gattai_desktop.games.tasuo.declaring import ready_to_attack
from gattai_desktop.games.tasuo.turns import has_clash
from gattai_desktop.games.tasuo.values import CHARGE, CLASH, DRAW, END, PHASES, PLAY, active, turn_mark
from gattai_desktop.windows.games.tasuo.field_side import FieldSide
from gattai_desktop.windows.games.tasuo.outcome_look import ShowdownOutcome, showdown_outcome
from gattai_desktop.windows.games.tasuo.side_gauges import SideGauges, gauges_look
from gattai_desktop.windows.games.tasuo.when_asked import ASKED, asked_plate
from gattai_desktop.windows.kit.rail import Rail
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.table_layout import TableGrid

_GAUGES: Final = (234.0, 180.0)
"""Height of a player's gauges, and of the place below them for when she is asked."""
_ASKED: Final = (34.0, 32.0)
_NOTHING: Final = PlateLook("")


def phase_name(step: str) -> str:
    """Return what a phase is called."""
    return {
        DRAW: speak("tasuo", "Draw or Heal"),
        PLAY: speak("tasuo", "Play"),
        CHARGE: speak("tasuo", "Charge"),
        CLASH: speak("tasuo", "Clash"),
        END: speak("tasuo", "End"),
    }.get(step, "")


def turn_words(table: Sight, step: str) -> str:
    """Return which turn it is and its phase: "turn 15, Clash"."""
    return speak("tasuo", "turn {turn}, {phase}", turn=table.number("turn")).replace("{phase}", phase_name(step))


def phase_line(view: SeatView, step: str) -> str:
    """Return what a phase of this turn still allows, from what everybody sees."""
    table, seat = view.sight, active(view.sight)
    if step == PLAY:
        left = normal_calls(table) - turn_mark(table, "calls")
        return speak("tasuo", "calls left: {number}", number=max(left, 0))
    if step == CHARGE:
        charged = speak("tasuo", "charged"), speak("tasuo", "one charge")
        return charged[0] if turn_mark(table, "charged") else charged[1]
    if step == CLASH and not has_clash(table):
        return speak("tasuo", "from turn 2 on")
    if step == CLASH:
        return speak("tasuo", "attacks left: {number}", number=len(ready_to_attack(table, seat)))
    return ""


class ShowdownLeft(Rail):
    """The left rail, with both players' gauges and the turn."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._side = FieldSide.of(requests)
        self._side.follow(requests.view, turns=paint.turns)
        self._side.changed.connect(self.rearrange)
        self._seen = requests.view
        self.gauges = {seat: SideGauges(paint, gauges_look(requests.view, seat), self) for seat in zones.SEATS}
        self.asked = PlateButton(paint, _NOTHING, self)
        """The plate that shows when whoever sits there is asked, below her own gauges."""
        self.asked.chosen.connect(lambda: requests.open(f"{ASKED}.{self._seen.seat}"))
        self.asked.hide()
        self._phases = QRectF()
        self._asked_places: dict[str, QRect] = {}
        self.setAccessibleName(self.tr("Both players and the turn"))

    def show_view(self, seen: SeatView) -> None:
        self._seen = seen
        now = active(seen.sight)
        self._side.follow(seen, turns=self.paint.turns)
        for seat, part in self.gauges.items():
            part.set_look(gauges_look(seen, seat))
        plate = asked_plate(seen)
        self.asked.set_look(plate or _NOTHING)
        self.asked.setVisible(plate is not None)
        self._lay_asked()
        outcome = showdown_outcome(seen)
        phase = turn_words(seen.sight, seen.step) if now else ""
        self.setAccessibleDescription(sentences((outcome.title, *outcome.lines)) if outcome is not None else phase)
        self.update()

    def arrange(self, grid: TableGrid) -> None:
        column = Column(self.paint, self._inner)
        high, asked = column.at(*_GAUGES), max(column.at(*_ASKED), TARGET_FLOOR / self.paint.px(1.0))
        above, here = zones.foe(self._side.below), self._side.below
        self.gauges[above].setGeometry(column.take(high))
        self._asked_places[above] = column.take(asked, gap=column.at(8, 4))
        self._asked_places[here] = column.foot(asked)
        self.gauges[here].setGeometry(column.foot(high))
        self._lay_asked()
        self.ruled(column.skip(0))
        rest = column.rest
        self._phases = QRectF(rest.x(), rest.y() + self.paint.px(14), rest.width(), rest.height() - self.paint.px(28))
        self.ruled(self._phases.bottom() + self.paint.px(8))

    def _lay_asked(self) -> None:
        """Lay the plate below the gauges of whoever sits there."""
        place = self._asked_places.get(self._seen.seat)
        if place is not None:
            self.asked.setGeometry(place)

    def rect_of(self, place: Place) -> QRectF | None:
        kind, _, seat = place.spot.partition(".")
        if kind != "armor" or seat not in self.gauges:
            return None
        part = self.gauges[seat]
        return part.globally(part.armor_box())

    def part_of(self, path: str) -> QWidget | None:
        kind, _, seat = path.partition(".")
        return self.gauges.get(seat) if kind in ("armor", "bodies", "gauge") else None

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        now, outcome = active(self._seen.sight), showdown_outcome(self._seen)
        # Where the plates that lead on stand below the field, the end is read before them, and once is enough.
        said_there = outcome is not None and not self._seen.model.looks_back
        if said_there or not (now or outcome):
            return
        with drawing(self) as draw:
            at = draw.over(self._phases)
            if outcome is not None:
                _draw_outcome(at, outcome)
                return
            words = speak("tasuo", "{name}'s turn", name=self._seen.name(now))
            crest = at.at(18, 16)  # the colour of a side on the rail is too dark for words
            at.crest(now, 0, at.at(13, 12) - crest * 0.8, crest)
            at.text(crest + 7, at.at(13, 12), words, strong(13), room=at.wide - crest - 7)
            top, gap = at.at(26, 22), at.at(8, 4)
            high = (at.high - top) / len(PHASES) - gap
            for place, step in enumerate(PHASES):
                self._draw_phase(at.within(0, top + place * (high + gap), high=high), place, step)

    def _draw_phase(self, draw: Drawing, place: int, step: str) -> None:
        now = self._seen.step
        lit, past = step == now, now in PHASES and PHASES.index(step) < PHASES.index(now)
        wide = draw.wide * (0.8 + 0.05 * place)
        draw.plate(0, 0, wide, draw.high, fill="live" if lit else "panel", edge="edge" if not lit else None, cut=10)
        left_out = step == CLASH and not has_clash(self._seen.sight)
        ink = "table" if lit else "soft" if past or left_out else "text"
        line = phase_line(self._seen, step) if lit or left_out or not past else ""
        two = line and draw.high > 2.3 * draw.size(plain(13))
        middle = draw.high * (0.34 if two else 0.5)
        if past or left_out:
            draw.sign("cross" if left_out else "tick", 12, draw.high / 2 - 7, 14, ink)
        else:
            draw.text(14, draw.base(draw.high / 2, strong(15)), str(place + 1), strong(15), ink)
        draw.text(36, draw.base(middle, strong(15)), phase_name(step), strong(15), ink, room=wide - 44)
        if two:
            style = draw.fitted(line, plain(13), wide - 44)
            draw.text(36, draw.base(draw.high * 0.72, style), line, style, ink, room=wide - 44)


def _draw_outcome(draw: Drawing, outcome: ShowdownOutcome) -> None:
    """Draw in place of the phases who has won, and by what."""
    style = strong(20)
    draw.sign("flag", 0, draw.at(8, 6), draw.at(34, 28), outcome.seat or "text")
    base = draw.at(8, 6) + draw.at(34, 28) + draw.size(style) * 1.5
    base = draw.paragraph(0, base, outcome.title, style, room=draw.wide, most=3)
    for line in outcome.lines:
        base = draw.paragraph(0, base + draw.at(8, 4), line, plain(15), room=draw.wide, most=3)
