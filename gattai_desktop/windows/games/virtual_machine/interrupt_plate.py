"""Shows the Interrupt of the seat at the computer: what it needs, its meter, the cards laid so far (VM-53 to VM-56)."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.interrupts import LayTowards
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.gauge_bars import draw_meter
from gattai_desktop.windows.games.virtual_machine.interrupt_looks import (
    InterruptLook,
    interrupt_look,
    why_nothing_serves,
)
from gattai_desktop.windows.games.virtual_machine.interrupting import ask_who_interrupts
from gattai_desktop.windows.games.virtual_machine.process_words import foreseen_figure
from gattai_desktop.windows.kit.left_out import LeftOutTip
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_CAPTION: Final = caps(12)
_LEAST_PLACE: Final = 12.0
"""Height for which the places of the needed cards may shrink beside a long name."""
_FIGURE: Final = strong(14)
_NEEDED: Final = strong(12)
"""How it is written which card belongs in a place."""


class InterruptPlate(FightPart):
    """The current Interrupt: its button lays the next card of it, a press beside it opens the sheet of whose it is."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self._look = InterruptLook()
        self._more = 0
        """Charges that a considered move would bring."""
        self._leaves_foot = False
        self.lay = PlateButton(paint, drive_plate("", "", "I"), self, self._lay)
        self.lay.reasonAsked.connect(self._tell_why)
        LeftOutTip(self.lay)
        self.setAccessibleName(self.tr("Interrupt"))

    def show_view(self, view: SeatView) -> None:
        self._look = interrupt_look(view)
        moves, why = self._serving(view), ""
        look = PlateLook(self.tr("Lay a card"), speak("fight", "{count} cards serve", count=len(moves)), "I", "legal")
        if not moves:
            why = why_nothing_serves(view)
            look = evolve(look, sub=why, short=speak("fight", "Not now"), key="", judgement="refused")
        self.lay.setVisible(bool(moves or why))
        self.lay.set_look(evolve(look, edge="live" if moves else "edge"))
        self.setAccessibleDescription(self._look.spoken())
        self.setToolTip(self._look.spoken())  # in a narrow column words are left out
        self.update()

    @staticmethod
    def _serving(view: SeatView) -> tuple[LayTowards, ...]:
        """Return what may be laid now; with the hand covered nothing tells what it holds."""
        return tuple(move for move in view.options_of(LayTowards) if view.in_sight(move))

    def _lay(self) -> None:
        moves = self._serving(self.requests.view)
        if len(moves) == 1:
            self.requests.play(moves[0])
        elif moves:
            self.requests.choose(moves, self.tr("Which card do you lay?"))

    def _tell_why(self, why: str) -> None:
        self.requests.tell(self.lay.look.title, why, self.lay)

    def foretell(self, preview: Preview | None) -> None:
        """Show what a previewed move would charge."""
        then = foreseen_figure(preview, self._look.who, "meter") if self._look.who else None
        more = max(0, (then or 0) - self._look.meter)
        if more != self._more:
            self._more = more
            self.update()

    def press(self, letter: str) -> bool:
        if letter != "I":
            return False
        if not (self.lay.isHidden() or self.lay.look.refused):
            self.lay.click()
        else:
            ask_who_interrupts(self.requests, self)
        return True

    def rescale(self) -> None:
        self.lay.setGeometry(self.foot())

    def leave_foot(self, *, on: bool) -> None:
        """Keep the place of the button that lays a card free for another."""
        if on != self._leaves_foot:
            self._leaves_foot = on
            self.update()

    def foot(self) -> QRect:
        """Return the place of the button that lays a card."""
        px = self.paint.px
        high = max(40.0, px(56 if not self.paint.scale.small else 46))
        return QRectF(px(14), self.height() - high - px(12), self.width() - px(28), high).toRect()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the sheet of whose Interrupt it is: there all deeds stand, and the Interrupts known besides."""
        who = self._look.who
        if who and event.button() == Qt.MouseButton.LeftButton and QRectF(self.rect()).contains(event.position()):
            self.requests.open("process", who)
        super().mouseReleaseEvent(event)

    def rect_of(self, place: Place) -> QRectF | None:
        if not self._look.who or place.zone != zones.row(self._look.who):
            return None
        return self.globally()

    @property
    def _has_button(self) -> bool:
        return self._leaves_foot or not self.lay.isHidden()

    def draw(self, draw: Drawing) -> None:
        look = self._look
        ready = look.ready and look.name
        draw.plate(fill="panel", edge="live" if ready else None, line=2.4, cut=14, inset=1.2)
        pad, top = draw.at(20, 11), draw.at(14, 8)
        foot = draw.high - draw.at(12, 6)
        if self._has_button:
            foot = self.foot().y() / draw.unit - 4
        inner = draw.within(pad, top, draw.wide - 2 * pad, foot - top)
        if look.name:
            self._draw_interrupt(inner)
        else:
            y = inner.size(_CAPTION)
            inner.text(0, y, self.tr("Interrupt"), _CAPTION, "soft", room=inner.wide)
            nobody = self.tr("Nobody here has one.")
            inner.paragraph(0, y * 2.6, nobody, plain(14), "soft", room=inner.wide)

    def _draw_interrupt(self, draw: Drawing) -> None:
        """Draw what has room, from above. The caption goes first, then a full meter, then the words."""
        look, words = self._look, plain(draw.at(13.5, 13))
        name = title(draw.at(19, 16))
        caption, named = draw.size(_CAPTION) * 1.5, draw.size(name) * 1.3
        meter = max(draw.at(32, 17), draw.size(_FIGURE) * 1.25)
        step, small = draw.size(words) * 1.22, draw.paint.scale.small
        least = max(draw.width(look.name, draw.fitted(look.name, name, 0)), draw.width(self.tr("Interrupt"), _CAPTION))
        places = self._places_wide(draw, caption + named, draw.wide - least)
        # Beside the name they leave its deeds more room.
        beside = places if small or draw.width(look.name, name) + places <= draw.wide else 0.0
        tall = caption + named
        while small and beside > draw.wide - least and tall > _LEAST_PLACE:  # smaller beside a long name
            tall -= 1
            beside = self._places_wide(draw, tall, draw.wide - least)
        below = 0.0 if beside else 56.0
        lines = draw.wrapped(look.text, words, draw.wide, 6)
        text = len(lines) * step + draw.at(10, 2)
        high = draw.high - named
        with_text = text <= high - (0.0 if look.ready else meter)
        with_meter = meter <= high - (text if with_text else 0.0)
        high -= (text if with_text else 0.0) + (meter if with_meter else 0.0)
        with_caption = caption <= high
        y = 0.0
        if with_caption:
            draw.text(0, draw.size(_CAPTION), self.tr("Interrupt"), _CAPTION, "soft", room=draw.wide - beside)
            y = caption
        draw.text(0, y + draw.size(name), look.name, name, room=draw.wide - beside, fit=True)
        if beside:
            self._draw_places(draw.within(draw.wide - beside + 8, 0), min(y + named, tall), draw.wide - least)
        y += named
        if with_text:
            for line in lines:
                draw.text(0, y + draw.size(words), line, words, "soft")
                y += step
            y += draw.at(10, 2)
        if with_meter:
            self._draw_meter(draw, y)
            y += meter
        if not small and y + below <= draw.high and not beside:
            self._draw_places(draw.within(0, y), 44, draw.wide)
            y += below
        if not self._has_button:
            self._draw_deeds(draw, y)

    def _draw_meter(self, draw: Drawing, y: float) -> None:
        look, size = self._look, draw.size(_FIGURE)
        words, ink = str(look.meter), "text"
        if self._more:
            words, ink = f"{look.meter} → {look.meter + self._more}", "price"
        elif look.ready:
            words, ink = speak("fight", "ready"), "live"
        used = draw.text(draw.wide, y + size * 0.95, words, _FIGURE, ink, align="end") + 12
        high = draw.at(12, 10)
        draw_meter(draw.within(0, y + size * 0.6 - high / 2, draw.wide - used, high), look.meter, to_come=self._more)

    def _places_wide(self, draw: Drawing, high: float, room: float) -> float:
        """Return how much of the width the places of the cards take beside the name."""
        return _with_gaps(self._widths(draw, self._place_high(draw, high), room))

    def _widths(self, draw: Drawing, high: float, room: float) -> list[float]:
        """Return the widths of the places, each wide enough for what belongs there unless this room is too narrow."""
        words = (0.0 if shown else _needed_wide(draw, needs) for shown, needs in self._look.cards)
        wide = [max(card_width(high), one) for one in words]
        return wide if _with_gaps(wide) <= room else [card_width(high)] * len(wide)

    @staticmethod
    def _place_high(draw: Drawing, high: float) -> float:
        return min(high - 2, draw.at(44, 34))

    def _draw_places(self, draw: Drawing, high: float, room: float) -> None:
        """Draw the places of the needed cards, those that lie there face up."""
        high = self._place_high(draw, high)
        x = 0.0
        for (shown, needs), wide in zip(self._look.cards, self._widths(draw, high, room), strict=True):
            if shown:
                draw.card(shown, x, 0, high, shadow=None)
            elif wide > card_width(high):  # the dashes of so small a place would run through what belongs there
                draw.plate(x, 0, wide, high, fill="well", edge="edge", line=1, cut=3, radius=2)
            else:
                draw.well(x, 0, high)
            if not shown and _needed_wide(draw, needs) <= wide:
                draw.text(x + wide / 2, draw.base(high / 2, _NEEDED), needs, _NEEDED, "soft", align="middle")
            x += wide + 6

    def _draw_deeds(self, draw: Drawing, y: float) -> None:
        """Draw what charges the meter: whole where there is room, else a line each, else how many are done."""
        look, words, heading = self._look, plain(13), caps(11)
        step = draw.size(words) * 1.25
        head = speak("fight", "{role}: charges, once a round", role=look.role)
        titled = draw.wrapped(head.upper(), heading, draw.wide, 2)
        deeds = [(draw.wrapped(deed, words, draw.wide - 22, 2), done) for deed, done in look.deeds]
        lines = len(titled) + sum(len(one) for one, _ in deeds)
        if not deeds or y + step > draw.high:
            return
        if y + lines * step + 4 * len(deeds) + 22 > draw.high:
            self._draw_deeds_shortly(draw, y, step)
            return
        y += 16
        draw.rule(y - 10, "line")
        for line in titled:
            draw.text(0, y + draw.size(heading), line, heading, "soft")
            y += step
        y += 6
        for wrapped, done in deeds:
            _draw_box(draw, 0, y, done=done)
            for rows, line in enumerate(wrapped):
                draw.text(22, y + 12 + rows * step, line, words, "soft" if done else "text")
            y += len(wrapped) * step + 4
        if look.others:
            said = speak("fight", "A face card switches to {name}", name=", ".join(look.others))
            more = draw.wrapped(said, plain(12.5), draw.wide, 2)
            if y + len(more) * step <= draw.high:
                for rows, line in enumerate(more):
                    draw.text(0, y + 12 + rows * step, line, plain(12.5), "soft")

    def _draw_deeds_shortly(self, draw: Drawing, y: float, step: float) -> None:
        """Draw each deed in a line where all fit into one, else a box for each and how many are done."""
        words, deeds, last = plain(13), self._look.deeds, step * 0.8
        if y + step * len(deeds) <= draw.high and all(draw.width(deed, words) <= draw.wide - 22 for deed, _ in deeds):
            for deed, done in deeds:
                _draw_box(draw, 0, y, done=done)
                draw.text(22, y + last, deed, words, "soft" if done else "text")
                y += step
            return
        for place, (_, done) in enumerate(deeds):
            _draw_box(draw, place * 17.0, y, done=done)
        number, left = sum(one for _, one in deeds), len(deeds) * 17.0 + 6
        said = speak("fight", "{number} of {most} deeds done", number=number, most=len(deeds))
        if draw.width(said, draw.fitted(said, words, draw.wide - left)) > draw.wide - left:
            said = f"{number} / {len(deeds)}"
        draw.text(left, y + last, said, words, "soft", room=draw.wide - left, fit=True)


def _draw_box(draw: Drawing, x: float, y: float, *, done: bool) -> None:
    """Draw the box of a deed, ticked where it is done."""
    draw.plate(x, y + 1, 12, 12, edge="edge", line=1.2, cut=0, radius=1)
    if done:
        draw.sign("tick", x + 1, y + 2, 10, "legal")


def _needed_wide(draw: Drawing, needs: str) -> float:
    """Return how wide a place is in which it can be read what belongs there."""
    return draw.width(needs, _NEEDED) + 6


def _with_gaps(places: list[float]) -> float:
    """Return how much of the width these places take beside the name, with what stands between them."""
    return sum(wide + 6 for wide in places) + 8
