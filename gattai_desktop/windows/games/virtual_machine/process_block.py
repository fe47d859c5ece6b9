"""Shows the process of the acting seat: its cards to draw, to play and played, Move, HP and byte (LOOK 24)."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.drawing import Drawing, caps, drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.deck54 import COACH, PILOTS
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import draw_of
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.selecting import most_picked
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import actor, is_able, number, of, seat_of
from gattai_desktop.games.virtual_machine.zones import CPU, named, side_of
from gattai_desktop.windows.games.virtual_machine.byte_looks import BitPlace, bit_places, draw_byte
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.gauge_bars import draw_hp, draw_move
from gattai_desktop.windows.games.virtual_machine.marks import FightMark, draw_mark, mark_of
from gattai_desktop.windows.kit.faces import card_spoken, face, lying_face
from gattai_desktop.windows.kit.requests import Lift, Requests
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class BlockLook:
    """What the block shows. who: the process, "" for none yet; draws, plays: its Draw and Play.

    marks: of the CPU's processes, each with whether it can still act.
    """

    side: str
    who: str = ""
    name: str = ""
    draws: int = 0
    plays: int = 0
    deck: int = 0
    gone: int = 0
    top: str = ""
    hp: tuple[int, int] = (0, 0)
    move: tuple[int, int] = (0, 0)
    auto: int | None = None
    byte: tuple[BitPlace, ...] = ()
    line: str = ""
    marks: tuple[tuple[FightMark, bool], ...] = ()

    def spoken(self) -> str:
        """Return what a screen reader says of the process, its byte place by place."""
        if not self.who:
            return ""
        parts = [self.name, speak("fight", "{hp} of {most} HP", hp=self.hp[0], most=self.hp[1])]
        if self.auto is None:
            parts.append(speak("fight", "Move {points} of {most}", points=self.move[0], most=self.move[1]))
        else:
            parts.append(speak("fight", "Auto {points}", points=self.auto))
        return ". ".join((*parts, *(one.spoken() for one in self.byte), self.line))


def block_look(view: SeatView) -> BlockLook:
    """Return what the block shows for the seat at the computer."""
    table, seat = view.sight, view.seat
    side, now = side_of(seat, table), actor(table)
    if seat not in named(table, "seats"):
        return BlockLook(side)  # whoever looks back sits nowhere
    top = view.top(zones.discard(side))
    look = BlockLook(
        side,
        draws=draw_of(table, seat),
        plays=most_picked(table, seat),
        deck=view.count(zones.deck(side)),
        gone=view.count(zones.discard(side)),
        top=lying_face(top) if top is not None else "",
    )
    who = now if now and seat_of(table, now) == seat else seat
    marks: tuple[tuple[FightMark, bool], ...] = ()
    if seat == CPU:
        able = (one for one in named(table, CPU) if is_able(table, one))
        marks = tuple((mark_of(table, one), _can_act(view, one)) for one in able)
        if who == CPU:
            return _with(look, marks=marks)
    one = process(table, who)
    return _with(
        look,
        who=who,
        name=one.name,
        hp=(one.hp, one.max_hp),
        move=(number(table, of(who, "move")), one.most_move),
        auto=number(table, of(who, "auto")) if one.is_mob else None,
        byte=bit_places(view, who),
        line=content(one.kind.text),
        marks=marks,
    )


def _with(look: BlockLook, **more: object) -> BlockLook:
    values = {name: getattr(look, name) for name in ("side", "draws", "plays", "deck", "gone", "top")}
    return BlockLook(**{**values, **more})


def _can_act(view: SeatView, who: str) -> bool:
    return process(view.sight, who).is_boss or not number(view.sight, of(who, "turns"))


class ProcessBlock(FightPart):
    """The cards and figures of the process for which the seat at the computer acts."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._cards: dict[Hashable, CardWidget] = {}
        self._look = BlockLook("")
        self._now: Card | None = None
        self._zone = ""
        self._spent = 0
        self.setAccessibleName(self.tr("Process"))

    def show_view(self, view: SeatView) -> None:
        self._look = block_look(view)
        self._zone, self._spent = zones.play(view.seat), 0
        lying = [one.card for one in view.sight.zones.get(self._zone, ()) if not isinstance(one.card, Back)]
        self._now = turn_card(view.sight) if self._look.who and actor(view.sight) == self._look.who else None
        self._cards = one_for_each(self._cards, lying, self._new_card)
        self.setAccessibleDescription(self._look.spoken())
        self.rescale()
        self.update()

    def consider(self, move: Move | None) -> None:
        """Show in `price` what a considered walk would cost."""
        reached = getattr(move, "way", None)
        table = self.requests.view.sight
        way = reached(table) if callable(reached) and actor(table) == self._look.who else None
        spent = way.cost if way is not None else 0
        if spent != self._spent:
            self._spent = spent
            self.update()

    def _new_card(self, card: Hashable) -> CardWidget:
        assert isinstance(card, Card)
        widget = CardWidget(self.paint, face(card), parent=self)
        widget.setAccessibleName(card_spoken(card))
        widget.clicked.connect(lambda: self.requests.lift(Lift(card, self._zone, widget)))
        widget.lifted.connect(lambda grip, at: self.requests.lift(Lift(card, self._zone, widget, grip, at)))
        return widget

    # ------------------------------------------------------------------ places
    @property
    def _high(self) -> float:
        """Return the height of the cards, drawing pixels."""
        return 96.0 if not self.paint.scale.small else 54.0

    def _x(self, place: float) -> float:
        """Return where the cards of the play area begin, drawing pixels."""
        return card_width(self._high) + (26 if not self.paint.scale.small else 20) + place

    def _play_room(self) -> float:
        return self.width() / self.paint.px(1.0) - self._x(0) - card_width(self._high) - 18

    def _step(self) -> float:
        """Return from one card of the play area to the next, drawing pixels."""
        wide, count = card_width(self._high), len(self._cards)
        return min(wide + 6, (self._play_room() - wide) / (count - 1)) if count > 1 else 0.0

    def rescale(self) -> None:
        px, step = self.paint.px, self._step()
        for place, widget in enumerate(self._cards.values()):
            widget.put(px(self._x(place * step)), px(26), height=px(self._high), angle=0)

    def rect_of(self, place: Place) -> QRectF | None:
        px, wide = self.paint.px, card_width(self._high)
        if place.zone == self._zone:
            last = next(reversed(self._cards.values()), None)
            if last is not None:
                return last.global_rect()
            return self.globally(QRectF(px(self._x(0)), px(26), px(wide), px(self._high)))
        if place.zone == zones.deck(self._look.side):
            return self.globally(QRectF(0, px(26), px(wide), px(self._high)))
        if place.zone == zones.discard(self._look.side):
            return self.globally(QRectF(self.width() - px(wide), px(26), px(wide), px(self._high)))
        return None

    # ------------------------------------------------------------------ how it looks
    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        with drawing(self) as draw:
            self._draw_cards(draw, look)
            y = 26 + self._high + draw.at(32, 24)
            if look.marks:
                y = self._draw_marks(draw, look, y)
            if look.who:
                self._draw_figures(draw.within(0, y), look)

    def _draw_cards(self, draw: Drawing, look: BlockLook) -> None:
        high, wide = self._high, card_width(self._high)
        small = self.paint.scale.small
        deck = COACH if look.side == CPU else PILOTS
        words = plain(13)
        draw.text(
            0, 13, speak("fight", "Draw {draw}", draw=look.draws), caps(12), "soft", room=self._x(0) - 4, fit=True
        )
        draw.text(self._x(0), 13, speak("fight", "Play {most}", most=look.plays), caps(12), "soft")
        draw.text(draw.wide, 13, self.tr("Played"), caps(12), "soft", align="end")
        if look.deck:
            draw.deck("coach" if look.side == CPU else "pilots", 0, 26, high, look.deck)
            draw.card(f"back-{deck}", 0, 26, high, shadow=None)
        else:
            draw.well(0, 26, high)
        places = min(look.plays, 8)
        free = places - len(self._cards)
        step = wide + 6
        for place in range(len(self._cards), len(self._cards) + free):
            if self._x(place * step) + wide <= draw.wide - wide - 14:
                draw.well(self._x(place * step), 26, high)
        if look.top:
            draw.card(look.top, draw.wide - wide, 26, high, shadow=None)
        else:
            draw.well(draw.wide - wide, 26, high)
        base = 26 + high + draw.at(18, 14)
        draw.text(wide / 2, base, str(look.deck), strong(13), align="middle")
        draw.text(draw.wide - wide / 2, base, str(look.gone), words, "soft", align="middle")
        if self._now in self._cards:
            x = self._x(list(self._cards).index(self._now) * self._step())
            draw.fill(x, 26 + high + 4, wide, 3, "live")
            if not small:
                draw.text(x + wide / 2, base, self.tr("now"), strong(13), align="middle")

    def _draw_marks(self, draw: Drawing, look: BlockLook, y: float) -> float:
        """Draw the CPU's processes in a row, those that have acted faded; return where the rest begins."""
        size = draw.at(34, 26)
        step = min(size + 8, (draw.wide - size) / max(1, len(look.marks) - 1))
        for place, (mark, can_act) in enumerate(look.marks):
            draw_mark(draw, mark, place * step, y - 8, size)
            if not can_act:
                draw.stroke(place * step, y + size - 4, place * step + size, y + size - 4, "soft", 2.0)
        return y + size + draw.at(12, 6)

    def _draw_figures(self, draw: Drawing, look: BlockLook) -> None:
        small = self.paint.scale.small
        named = strong(14)
        widest = max(draw.width(words, named) for words in (self.tr("Move"), self.tr("HP"), self.tr("Auto")))
        label, step = max(draw.at(58, 48), widest + 8), draw.at(29, 21)
        row = 0.0
        if look.auto is None:
            words = speak("fight", "{points} of {most}", points=look.move[0], most=look.move[1])
            used = draw.text(draw.wide, 13, words, strong(14), align="end") + 12
            draw.text(0, 13, self.tr("Move"), strong(14))
            draw_move(draw.within(label, 1, draw.wide - label - used, 14), *look.move, spent=self._spent)
        else:
            draw.text(0, 13, self.tr("Auto"), strong(14))
            draw.text(draw.wide, 13, str(look.auto), strong(14), align="end")
        row += step
        words = speak("fight", "{points} of {most}", points=look.hp[0], most=look.hp[1])
        used = draw.text(draw.wide, row + 13, words, strong(14), align="end") + 12
        draw.text(0, row + 13, self.tr("HP"), strong(14))
        draw_hp(draw.within(label, row + 3, draw.wide - label - used, 11), *look.hp)
        row += step
        room = draw.high - row
        cell = min(draw.at(40, 28), draw.wide / 8 - 4, room - (0 if small else 40))
        if cell < 14:
            return
        if not small:
            draw.text(0, row + 13, self.tr("Status"), strong(14))
            row += 22
        draw_byte(
            draw.within(0, row),
            look.byte,
            cell,
            (draw.wide - cell) / 7 if cell * 8 < draw.wide else cell,
            numbered=True,
        )
        row += cell + draw.at(20, 16)
        if look.line and draw.high - row > 0:
            draw.text(0, row, look.line, plain(13), "soft", room=draw.wide)
