"""Draws the mark of a side or a process in a fight: an MC's crest, horns of the CPU, the hexagon of a mob or boss."""

from PySide6.QtGui import QPen

from gattai_desktop.board.drawing import Drawing, Style, strong
from gattai_desktop.board.signs import sign_in
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine.processes import BossKind
from gattai_desktop.games.virtual_machine.unseen import unseen_mobs, with_unseen
from gattai_desktop.games.virtual_machine.values import is_able
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS


@frozen
class FightMark:
    """Whose mark it is. seat: an MC or the CPU, who have crests. sign: on the hexagon of a mob or a boss.

    number: of a mob, where there are several of its kind. hidden: only the CPU sees it.
    """

    seat: str = ""
    sign: str = ""
    number: str = ""
    is_boss: bool = False
    is_able: bool = True
    hidden: bool = False


def mark_of(table: Table, who: str) -> FightMark:
    """Return the mark of a process, or of the CPU itself."""
    if who == CPU or who in table.listed(MCS):
        return FightMark(seat=who)
    kind, whole = world_of(table).tokens[who].kind, with_unseen(table)
    alike = [one for one in whole.listed(CPU) if world_of(table).tokens[one].kind is kind]
    return FightMark(
        sign=world_of(table).drawings[kind.id],
        number=who.partition(".")[2] if len(alike) > 1 else "",
        is_boss=isinstance(kind, BossKind),
        is_able=is_able(whole, who),
        hidden=who in unseen_mobs(table),
    )


def draw_mark(draw: Drawing, mark: FightMark, x: float, y: float, size: float, *, bare: bool = False) -> None:
    """Draw a mark into the square with its corner at x, y. bare: a crest does not say that the program plays it."""
    if mark.seat:
        draw.crest(mark.seat, x, y, size, bare=bare)
        return
    if not mark.is_able:
        line = max(2.0, size * draw.unit / 16)
        draw.outline("hexagon", x, y, size, "edge", 1.6)
        draw.sign(mark.sign, x + size * 0.27, y + size * 0.27, size * 0.46, "edge")
        draw.stroke(x + size * 0.06, y + size * 0.9, x + size * 0.94, y + size * 0.1, "text", line)
    elif mark.is_boss:
        draw.outline("hexagon", x, y, size, "coach", max(1.6, size * draw.unit * 0.045))
        _draw_hexagon(draw, mark.sign, x + size * 0.11, y + size * 0.11, size * 0.78)
    else:
        _draw_hexagon(draw, mark.sign, x, y, size)
    if mark.number:
        style = strong(max(14.0, size * 0.4) * 0.7)
        cell = max(14.0, size * 0.4, draw.size(style) * 1.1)
        left, top = x + size - cell * 0.72, y + size - cell * 0.82
        draw.plate(left, top, cell, cell, fill="table", edge="edge", line=1.2, cut=cell * 0.2, radius=2)
        draw.text(left + cell / 2, draw.base(top + cell / 2, style), mark.number, style, align="middle")
    if mark.hidden:
        cell = max(14.0, size * 0.4)
        left, top = x - cell * 0.28, y + size - cell * 0.82
        draw.plate(left, top, cell, cell, fill="text", edge="panel", line=1.5, cut=cell * 0.2, radius=2)
        draw.sign("closed", left + cell * 0.14, top + cell * 0.14, cell * 0.72, "table")


def _draw_hexagon(draw: Drawing, sign: str, x: float, y: float, size: float) -> None:
    draw.sign("hexagon", x, y, size, "coach")
    if draw.paint.theme.light:
        box = draw.rect(x, y, size, size)
        draw.pen.strokePath(sign_in("hexagon", box.x(), box.y(), box.width()), QPen(draw.ink("sign_edge"), 1.5))
    draw.sign(sign, x + size * 0.25, y + size * 0.25, size * 0.5, "on_side")


def short_name(name: str, *, is_boss: bool = False) -> str:
    """Return a mob's name without its first word, "Sniffer 1"; what a boss is: "Warden", "Mother" of Forks."""
    words = name.split()
    if is_boss and words:
        return name.partition(" of ")[0].split()[-1]
    return " ".join(words[1:]) if len(words) > 2 else name


def numbered_name(draw: Drawing, name: str, style: Style, room: float) -> str:
    """Return as many words of a mob's name as have room, with its number in any case: two of a kind stay apart."""
    words = name.split()
    number = words[-1:] if words[-1:] and words[-1].isdecimal() else []
    head = words[: len(words) - len(number)]
    while len(head) > 1 and number:
        told = " ".join((*head, *number))
        if draw.width(told, draw.fitted(told, style, room)) <= room:
            break
        head.pop()
        while len(head) > 1 and head[-1].islower():  # no name ends in "of the"
            head.pop()
    return " ".join((*head, *number))
