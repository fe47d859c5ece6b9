"""Shows the Interrupt of the seat at the computer: what it needs, its meter, the cards laid so far (VM-53 to VM-56)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, drawing, plain, strong, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, said, speak, translated
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.any_moment import who_of
from gattai_desktop.games.virtual_machine.charges import deeds_of
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.interrupts import LayTowards, current, known, needed
from gattai_desktop.games.virtual_machine.names import ROLES
from gattai_desktop.games.virtual_machine.row_words import deed_words
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, able, number, of
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import CPU, named
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.gauge_bars import draw_meter
from gattai_desktop.windows.games.virtual_machine.interrupting import ask_who_interrupts, may_interrupt
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class InterruptLook:
    """An Interrupt. cards: the places of those needed, each its face where it is laid, and what belongs there.

    deeds: what charges it once a round, each with whether it was done. others: the names of those known besides.
    """

    who: str = ""
    name: str = ""
    text: str = ""
    meter: int = 0
    cards: tuple[tuple[str, str], ...] = ()
    role: str = ""
    deeds: tuple[tuple[str, bool], ...] = ()
    others: tuple[str, ...] = ()
    ready: bool = False

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        if not self.name:
            return ""
        parts = [self.name, self.text]
        parts.append(speak("fight", "{charges} of {most} charges", charges=self.meter, most=MOST_CHARGES))
        for words, done in self.deeds:
            parts.append(speak("fight", "{deed}, done", deed=words) if done else words)
        return ". ".join(parts)


def interrupt_look(view: SeatView) -> InterruptLook:
    """Return what the plate shows for the seat at the computer; of the CPU the boss's."""
    table = view.sight
    if view.seat not in named(table, "seats"):
        return InterruptLook()
    who = who_of(table, view.seat) or next((one for one in able(table, CPU) if process(table, one).is_boss), "")
    who = who if view.seat in (CPU, who) else view.seat
    now = current(table, who) if who else None
    if now is None:
        return InterruptLook(who)
    laid = [face(one.card) for one in table.zones.get(zones.row(who), ())]
    places = tuple((laid[at] if at < len(laid) else "", _needs(spec)) for at, spec in enumerate(needed(now)))
    done = named(table, of(who, "deeds"))
    role = process(table, who).role
    meter = number(table, of(who, "meter"))
    return InterruptLook(
        who,
        content(now.name),
        content(now.text),
        meter,
        places,
        translated(ROLES.get(role, role)) if role else "",
        tuple((said(deed_words(deed)), deed in done) for deed in deeds_of(role)),
        tuple(content(world_of(table).interrupts[one].name) for one in known(table, who) if one != now.id),
        ready=meter >= MOST_CHARGES,
    )


def _needs(spec: str) -> str:
    """Return in the corner of an empty place which rank belongs there."""
    return {"any": "", "same": "="}.get(spec, spec.replace(" ", ""))


class InterruptPlate(FightPart):
    """The current Interrupt; a press lays the next card of it."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._look = InterruptLook()
        self.lay = PlateButton(paint, drive_plate("", "", "I"), self)
        self.lay.chosen.connect(self._lay)
        self.setAccessibleName(self.tr("Interrupt"))

    def show_view(self, view: SeatView) -> None:
        self._look = interrupt_look(view)
        moves = tuple(view.options_of(LayTowards))
        self.lay.setVisible(bool(moves))
        words = speak("fight", "{count} cards serve", count=len(moves))
        self.lay.set_look(PlateLook(self.tr("Lay a card"), words, "I", "legal", edge="live"))
        self.setAccessibleDescription(self._look.spoken())
        self.update()

    def _lay(self) -> None:
        moves = tuple(self.requests.view.options_of(LayTowards))
        if len(moves) == 1:
            self.requests.play(moves[0])
        elif moves:
            self.requests.choose(moves, self.tr("Which card do you lay?"))

    def press(self, letter: str) -> bool:
        if letter != "I":
            return False
        if not self.lay.isHidden():
            self.lay.click()
        elif may_interrupt(self.requests.view):
            ask_who_interrupts(self.requests)
        return True

    def rescale(self) -> None:
        px = self.paint.px
        high = max(40.0, px(56 if not self.paint.scale.small else 46))
        self.lay.setGeometry(QRectF(px(14), self.height() - high - px(12), self.width() - px(28), high).toRect())

    def rect_of(self, place: Place) -> QRectF | None:
        if not self._look.who or place.zone != zones.row(self._look.who):
            return None
        return self.globally(QRectF(self.rect()))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, small = self._look, self.paint.scale.small
        with drawing(self) as draw:
            ready = look.ready and look.name
            draw.plate(fill="panel", edge="live" if ready else None, line=2.4, cut=14, inset=1.2)
            pad = draw.at(20, 14)
            inner = draw.within(pad, 0, draw.wide - 2 * pad)
            inner.text(0, draw.at(30, 22), self.tr("Interrupt"), caps(12), "soft", room=inner.wide)
            if not look.name:
                inner.paragraph(0, draw.at(60, 46), self.tr("Nobody here has one."), plain(14), "soft", room=inner.wide)
                return
            inner.text(0, draw.at(58, 45), look.name, title(19 if not small else 16), room=inner.wide)
            y = draw.at(80, 64)
            y = inner.paragraph(0, y, look.text, plain(13.5), "soft", room=inner.wide, most=2)
            y += draw.at(2, 0)
            words = speak("fight", "ready") if ready else str(look.meter)
            used = inner.text(inner.wide, y + 10, words, strong(15), "live" if ready else "text", align="end") + 12
            self._draw_meter(inner.within(0, y, inner.wide - used, draw.at(12, 10)))
            y += draw.at(32, 25)
            self._draw_places(inner, y)
            if self.lay.isHidden() and not small:
                self._draw_deeds(inner, y + 56)

    def _draw_meter(self, draw: Drawing) -> None:
        draw_meter(draw, self._look.meter)

    def _draw_places(self, draw: Drawing, y: float) -> None:
        """Draw the places of the needed cards, those that lie there face up."""
        high = draw.at(44, 28)
        for place, (shown, needs) in enumerate(self._look.cards):
            x = place * (card_width(high) + 8)
            if shown:
                draw.card(shown, x, y - 6, high, shadow=None)
            else:
                draw.well(x, y - 6, high)
                style = strong(12 if len(needs) < 3 else 10)
                draw.text(x + card_width(high) / 2, y - 6 + high * 0.62, needs, style, "soft", align="middle")

    def _draw_deeds(self, draw: Drawing, y: float) -> None:
        look = self._look
        if look.deeds:
            draw.rule(y - 8, "line")
            draw.text(
                0,
                y + 10,
                speak("fight", "{role}: charges, once a round", role=look.role),
                caps(11),
                "soft",
                room=draw.wide,
            )
            y += 30
        for words, done in look.deeds:
            if y > draw.high - 14:
                return
            draw.plate(0, y - 11, 12, 12, edge="edge", line=1.2, cut=0, radius=1)
            if done:
                draw.sign("tick", 1, y - 10, 10, "legal")
            draw.text(22, y, words, plain(13), "soft" if done else "text", room=draw.wide - 22)
            y += 22
        if look.others and y <= draw.high - 10:
            words = speak("fight", "A face card switches to {name}", name=", ".join(look.others))
            draw.text(0, y + 2, words, plain(12.5), "soft", room=draw.wide)
