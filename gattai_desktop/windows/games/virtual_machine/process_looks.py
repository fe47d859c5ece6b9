"""Finds what is shown of the process for which the seat at the computer acts."""

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.card import PILOTS, card
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import cpu_draws_to, draw_of
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.selecting import most_picked
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import actor, gone, is_able, of, seat_of
from gattai_desktop.games.virtual_machine.zones import CPU, side_of
from gattai_desktop.windows.games.virtual_machine.byte_looks import BitPlace, bit_places
from gattai_desktop.windows.games.virtual_machine.marks import FightMark, mark_of
from gattai_desktop.windows.games.virtual_machine.process_words import whole_view
from gattai_desktop.windows.kit.faces import face, lying_face
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class BlockLook:
    """What the block shows. who: the process, "" for none yet; draws, plays: its Draw and Play.

    marks: of the CPU's processes, each with whether it can still act. spent: the faces of the cards that an MC had its
    turns of this round with.
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
    spent: tuple[str, ...] = ()

    def spoken(self) -> str:
        """Return what a screen reader says of the process, its byte place by place."""
        if not self.who:
            return ""
        parts = [self.name, speak("fight", "{hp} of {most} HP", hp=self.hp[0], most=self.hp[1])]
        if self.auto is None:
            parts.append(speak("fight", "Move {points} of {most}", points=self.move[0], most=self.move[1]))
        else:
            parts.append(speak("fight", "Auto {points}", points=self.auto))
        return in_turn((*parts, *(one.spoken() for one in self.byte), self.line))


def block_look(view: SeatView) -> BlockLook:
    """Return what the block shows for the seat at the computer."""
    table, seat = view.sight, view.seat
    side, now = side_of(seat, table), actor(table)
    if seat not in table.listed("seats"):
        return BlockLook(side)  # a replay is watched from no seat
    top = view.top(zones.discard_of(table, side))
    look = BlockLook(
        side,
        draws=cpu_draws_to(table) if seat == CPU else draw_of(table, seat),
        plays=max(most_picked(table, seat), table.count(zones.play(seat))),  # with a boss the CPU laid its whole hand
        deck=view.count(zones.deck_of(table, side)),
        gone=view.count(zones.discard_of(table, side)),
        top=lying_face(top) if top is not None else "",
    )
    who = now if now and seat_of(table, now) == seat else seat
    marks: tuple[tuple[FightMark, bool], ...] = ()
    if seat == CPU:
        whole = whole_view(view).sight
        able = (one for one in whole.listed(CPU) if is_able(whole, one))
        marks = tuple((mark_of(table, one), _can_act(whole, one)) for one in able)
        if who == CPU:
            return evolve(look, marks=marks)
    one = process(table, who)
    return evolve(
        look,
        who=who,
        name=one.name,
        hp=(one.hp, one.max_hp),
        move=(table.number(of(who, "move")), one.most_move),
        auto=table.number(of(who, "auto")) if one.is_mob else None,
        byte=bit_places(view, who),
        line=content(one.kind.text),
        marks=marks,
        spent=_spent(view) if seat != CPU else (),
    )


def _spent(view: SeatView) -> tuple[str, ...]:
    """Return the faces of the cards that a seat had its turns of this round with, the one of this turn apart."""
    table, now = view.sight, turn_card(view.sight)
    had = [turn for turn in gone(table) if turn.card and seat_of(table, turn.who) == view.seat]
    if now is not None and now in table.cards(zones.play(view.seat)):
        had = had[:-1]
    return tuple(face(card(turn.card, PILOTS)) for turn in had)


def _can_act(table: Table, who: str) -> bool:
    return process(table, who).is_boss or not table.number(of(who, "turns"))
