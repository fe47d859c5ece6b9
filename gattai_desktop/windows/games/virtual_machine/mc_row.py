"""Shows a main character in the left rail: HP, byte, Move, meter, and a line for what holds now (LOOK 24)."""

from gattai_desktop.board.drawing import Drawing, Style, plain, strong
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.words import DrawnWords, Mini, PlainText, Sign, spoken
from gattai_desktop.board.writing import Ink
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.interrupts import current, laid_towards, needed
from gattai_desktop.games.virtual_machine.processes import InterruptKind
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, OVER, actor, name_of, of
from gattai_desktop.windows.games.virtual_machine.byte_looks import BitPlace, bit_places, draw_byte
from gattai_desktop.windows.games.virtual_machine.gauge_bars import draw_hp, draw_meter, draw_of_most
from gattai_desktop.windows.games.virtual_machine.process_words import foreseen_figure, out_of_fight
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.who_plays import LEAST_PERSON, by_program, person_beside

ROW_HIGH = 114.0
SMALL_ROW_HIGH = 90.0
_METER = 10.0
"""The room that the meter needs, besides the edge of the row."""


@frozen
class McLook:
    """A main character as the table shows it to everybody."""

    seat: str
    name: str
    short: str
    person: str
    hand: int
    hp: int
    most_hp: int
    move: int
    most_move: int
    meter: int
    byte: tuple[BitPlace, ...]
    line: DrawnWords = ()
    on_turn: bool = False
    waited_for: bool = False
    out: str = ""
    """Why it cannot fight, in a word; "" where it can."""
    ready: bool = False
    few: DrawnWords = ()
    """The line for what holds now, where there is little room."""
    to_hp: int | None = None
    to_meter: int | None = None
    """What a considered move would make of both; None where they stay."""
    by: str = ""
    """That the program plays it, in words."""

    def spoken(self) -> str:
        parts = [part for part in (self.name, self.person, self.by) if part]
        parts += [speak("fight", "acts")] if self.on_turn else []
        parts += [self.out] if self.out else []
        parts.append(speak("fight", "{hp} of {most} HP", hp=self.hp, most=self.most_hp))
        parts.append(speak("fight", "Move {points} of {most}", points=self.move, most=self.most_move))
        parts.append(speak("fight", "{charges} of {most} charges", charges=self.meter, most=MOST_CHARGES))
        parts.append(speak("fight", "{count} cards in hand", count=self.hand))
        parts += [called(one.bit.capitalize()) for one in self.byte if one.is_set]
        parts += [spoken(self.line)] if self.line else []
        return ", ".join(parts)


def mc_look(view: SeatView, seat: str, preview: Preview | None = None) -> McLook:
    """Return what the row of a main character shows; preview: of what is considered."""
    now, table = process(view.sight, seat), view.sight
    interrupt = current(table, seat)
    meter = table.number(of(seat, "meter"))
    return McLook(
        seat,
        now.name,
        name_of(table, seat),
        person_beside(table, seat),
        view.count(zones.hand(seat)),
        now.hp,
        now.max_hp,
        table.number(of(seat, "move")),
        now.most_move,
        meter,
        bit_places(view, seat),
        _line(view, seat),
        few=_laid(view, seat),
        out=out_of_fight(table, seat),
        on_turn=actor(table) == seat or any(ask.seat == seat and bool(ask.options) for ask in view.asks),
        waited_for=any(ask.seat == seat and not ask.round for ask in view.asks),
        ready=meter >= MOST_CHARGES and interrupt is not None,
        to_hp=foreseen_figure(preview, seat, "hp"),
        to_meter=foreseen_figure(preview, seat, "meter"),
        by=by_program(table, seat),
    )


def _line(view: SeatView, seat: str) -> DrawnWords:
    """Return the one line for what holds now: what is laid of an Interrupt, a shield, who stands firm."""
    table = view.sight
    interrupt, few = current(table, seat), _laid(view, seat)
    if out := out_of_fight(table, seat):
        return (PlainText(out),)
    if interrupt is not None and few:
        return (PlainText(f"{content(interrupt.name)}: "), *few)
    if table.values.get(of(seat, "firm")):
        return _signed("vmCover", speak("fight", "may take hits in this area"))
    shield = table.number(of(seat, "shield"))
    if shield:
        return _signed("vmArmored", speak("fight", "shield {amount}, lost first", amount=shield))
    if table.values.get(of(seat, "reloads")) and view.step != OVER:
        return _signed("vmReload", speak("fight", "reloads this round"))
    return ()


def _signed(sign: str, words: str) -> DrawnWords:
    return (Sign(sign, silent=True), PlainText(f" {words}"))


def _next_needed(interrupt: InterruptKind, laid: int) -> str:
    """Return what an Interrupt needs next: its rank where it asks for one, else how many cards."""
    after = needed(interrupt)[laid:]
    if after and after[0].isdecimal():
        return speak("fight", "laid, next: {rank}", rank=after[0])
    return speak("fight", "laid, {count} to go", count=len(after))


def _laid(view: SeatView, seat: str) -> DrawnWords:
    """Return what is laid of an Interrupt and what it needs next; nothing where nothing is laid."""
    interrupt, laid = current(view.sight, seat), view.sight.zones.get(zones.row(seat), ())
    if interrupt is None or not laid:
        return ()
    said = _next_needed(interrupt, len(laid_towards(view.sight, seat, interrupt)))
    return (*(Mini(face(one.card)) for one in laid), PlainText(f" {said}"))


class McRow(LookButton[McLook]):
    """A button for a main character; a press opens the sheet."""

    only_shows = True
    ring = (12.0, 2.0)

    def draw(self, whole: Drawing) -> None:
        look = self.look
        if look.on_turn:
            whole.plate(fill="panel", edge="live", line=2.0, cut=12, inset=1.2)
        elif look.waited_for:
            whole.plate(edge="edge", line=1.5, cut=12, inset=1.2, dashes=(6, 4))
        draw = whole.within(10, whole.at(9, 7), whole.wide - 20, whole.high - whole.at(14, 10))
        side = draw.at(42, 34)
        draw.crest(look.seat, 0, 0, side, broken=bool(look.out))
        self._draw_words(draw.within(side + 12, 0))
        if draw.high < draw.at(68, 61) + _METER:  # in a low row the figure alone stands, below the crest
            words, style, colour = self._charges(ready=str(look.meter))
            draw.sign("bolt", 0, side + 5, 11, "soft")
            draw.text(14, side + 15, words, style, colour)

    def _draw_words(self, draw: Drawing) -> None:
        look, right = self.look, draw.wide
        ink = "soft" if look.out else "text"
        hand = right - draw.text(right, 13, str(look.hand), strong(14), align="end") - 18
        draw.sign("hand", hand, 1, 14, "soft")
        person = max(draw.width(look.person, plain(13)), LEAST_PERSON) + 9 if look.person else 0.0
        whole = draw.width(look.name, strong(15)) <= hand - 8 - person
        used = draw.text(0, 13, look.name if whole else look.short, strong(15), ink, room=hand - 6)
        room, beside = hand - used - 16, look.person or look.by
        if room > LEAST_PERSON if look.person else draw.width(beside, plain(13)) <= room:
            draw.text(used + 8, 13, beside, plain(13), "soft", room=room)
        wide = max(draw_of_most(draw, right, draw.at(37, 33), look.hp, look.most_hp, ink), draw.at(70, 62))
        bar = draw.within(0, draw.at(27, 24), right - wide - 12, draw.at(11, 9))
        draw_hp(bar, look.hp, look.most_hp, to_come=look.to_hp)
        top = draw.at(46, 41)
        at = right - draw_of_most(draw, right, top + 13, look.move, look.most_move, ink) - draw.at(22, 18)
        draw.sign("vmMove", at, top + 2, draw.at(15, 13), "soft")
        step = min(draw.at(18.5, 15.5), (at - 6) / 8)
        draw_byte(draw.within(0, top + 1), look.byte, step - 2.5, step)
        top = draw.at(68, 61)
        if draw.high < top + _METER:
            return
        words, style, colour = self._charges(ready=speak("fight", "ready"))
        draw.sign("bolt", 0, top - 1, 12, "soft")
        used = max(draw.text(right, top + 10, words, style, colour, align="end") + 8, draw.at(52, 44))
        more = max(0, (look.to_meter or 0) - look.meter)
        draw_meter(draw.within(18, top, right - 18 - used, draw.at(10, 9)), look.meter, to_come=more)
        if look.line and draw.high >= top + 26:
            fits = draw.width(look.line, plain(13)) <= right
            draw.text(0, top + 28, look.line if fits else look.few or look.line, plain(13), "soft", room=right)

    def _charges(self, *, ready: str) -> tuple[str, Style, Ink]:
        """Return the charges in words, and how they are written; ready: what is said of a full meter."""
        look = self.look
        if look.to_meter is not None and look.to_meter > look.meter:
            return f"{look.meter} → {look.to_meter}", strong(13), "price"
        if look.ready:
            return ready, strong(13), "live"
        return str(look.meter), strong(13), "soft" if look.out else "text"
