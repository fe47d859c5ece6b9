"""Shows a mob or a boss of the CPU in the right rail, with what is known of its figures (LOOK 24)."""

from typing import ClassVar, Final

from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.plate_lines import CAPITAL
from gattai_desktop.board.speech import called, content, shown, speak
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.virtual_machine.figures import Process, process
from gattai_desktop.games.virtual_machine.interrupts import current
from gattai_desktop.games.virtual_machine.ladder import written
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, actor, of
from gattai_desktop.windows.games.virtual_machine.byte_looks import BitPlace, bit_places, draw_byte
from gattai_desktop.windows.games.virtual_machine.gauge_bars import draw_hp, draw_meter, draw_of_most
from gattai_desktop.windows.games.virtual_machine.marks import FightMark, draw_mark, mark_of, numbered_name, short_name
from gattai_desktop.windows.games.virtual_machine.process_words import (
    foreseen_figure,
    hidden_line,
    out_of_fight,
    whole_view,
)
from gattai_desktop.windows.kit.seat_view import SeatView

_FIGURES: Final = plain(13)
_SMALL: Final = 30.0
"""On smaller marks a number would hide the sign; device-independent pixels."""
MARGIN: Final = 8.0
"""Drawing pixels by which a mob's row reaches beyond its words on both sides, for the frame of the one on turn."""

LEAST: Final = 26.0
"""Height of a mob's row on a small table in which its name stands whole above the bar of its HP, drawing pixels."""


@frozen
class FoeLook:
    """A mob or a boss. short: its name, line: its figures, few: the same where there is little room.

    acted: it had its turn. hidden: that only the CPU sees it, in words. out: why it cannot fight.
    """

    who: str
    name: str
    short: str
    mark: FightMark
    hp: int
    most_hp: int
    line: str
    on_turn: bool = False
    acted: bool = False
    set_bits: tuple[str, ...] = ()
    boss: bool = False
    move: tuple[int, int] = (0, 0)
    byte: tuple[BitPlace, ...] = ()
    meter: int = 0
    interrupt: str = ""
    few: str = ""
    hidden: str = ""
    out: str = ""
    to_hp: int | None = None
    to_meter: int | None = None
    """What a considered move would make of both; None where they stay."""

    def spoken(self) -> str:
        kind = speak("fight", "boss") if self.boss else speak("fight", "mob")
        parts = [f"{self.name}, {kind}", self.hidden]
        if self.out:
            parts.append(self.out)
        else:
            parts.append(speak("fight", "{hp} of {most} HP", hp=self.hp, most=self.most_hp))
            parts.append(self.line)
        parts += [speak("fight", "has acted")] if self.acted else []
        parts += self.set_bits
        if self.boss:
            parts.append(speak("fight", "{charges} of {most} charges", charges=self.meter, most=MOST_CHARGES))
            parts.append(self.interrupt)
        return ", ".join(part for part in parts if part)


def foe_look(view: SeatView, who: str, preview: Preview | None = None) -> FoeLook:
    """Return what the rail shows of a process of the CPU; preview: of what is considered."""
    mark, hidden = mark_of(view.sight, who), hidden_line(view, who)
    view = whole_view(view)
    table = view.sight
    now = process(table, who)
    interrupt = current(table, who) if now.is_boss else None
    line, few = _of_boss(now) if now.is_boss else _of_mob(now, table.number(of(who, "auto")))
    return FoeLook(
        who,
        now.name,
        short_name(now.name),
        mark,
        now.hp,
        now.max_hp,
        line,
        few=few,
        hidden=hidden,
        out=out_of_fight(table, who),
        on_turn=actor(table) == who,
        acted=now.is_mob and bool(table.number(of(who, "turns"))),
        set_bits=tuple(called(bit.capitalize()) for bit in sorted(now.bits)),
        boss=now.is_boss,
        move=(table.number(of(who, "move")), now.most_move),
        byte=bit_places(view, who),
        meter=table.number(of(who, "meter")),
        interrupt=content(interrupt.name) if interrupt is not None else "",
        to_hp=foreseen_figure(preview, who, "hp"),
        to_meter=foreseen_figure(preview, who, "meter"),
    )


def _of_mob(now: Process, auto: int) -> tuple[str, str]:
    """Return the figures of a mob, and the same where there is little room."""
    figures = {"range": now.range, "damage": now.damage, "auto": auto}
    whole = speak("fight", "Range {range}, Damage {damage}, Auto {auto}", **figures)
    return whole, speak("fight", "Rng. {range}, Dmg. {damage}, Auto {auto}", **figures)


def _of_boss(now: Process) -> tuple[str, str]:
    """Return Accuracy and Evade of a boss, which bits may have changed, and the same where there is little room."""
    figures = {"accuracy": written(now.accuracy), "evade": written(now.evade)}
    whole = speak("fight", "Accuracy {accuracy}, Evade {evade}", **figures)
    return whole, speak("fight", "Acc. {accuracy}, Evade {evade}", **figures)


class FoeRow(LookButton[FoeLook]):
    """A mob: its mark, HP and figures in one or two lines."""

    only_shows = True
    ring: ClassVar = (8.0, 0.0)  # rows lie close upon each other: it runs between their words

    _in_short = False
    _alone = False

    def holds_name(self) -> bool:
        """Whether its whole name has room, however many HP it has."""
        words, look = self._words(measuring(self.paint, self.width(), self.height())), self.look
        if look.out:
            return words.width(look.name, plain(14)) <= words.wide - words.width(look.out, plain(13)) - 8
        used = draw_of_most(words.ruler, words.wide, 0, look.most_hp, look.most_hp) + 8
        return words.width(look.name, strong(14)) <= words.wide - used

    def holds_most(self) -> bool:
        """Whether the most HP that it may have stand beside its name as it is written, however many it has."""
        words, look = self._words(measuring(self.paint, self.width(), self.height())), self.look
        room = words.wide - draw_of_most(words.ruler, words.wide, 0, look.most_hp, look.most_hp) - 8
        return bool(look.out) or words.width(self.written, strong(13)) <= room

    def agree(self, *, in_short: bool) -> None:
        """Write the name in short, as all rows do where one has no room for the whole."""
        if in_short != self._in_short:
            self._in_short = in_short
            self.update()

    def agree_on_most(self, *, alone: bool) -> None:
        """Write the HP alone, as all rows do where one has no room for the most; the bar tells the rest."""
        if alone != self._alone:
            self._alone = alone
            self.update()

    @property
    def written(self) -> str:
        """The name as it is written in the row."""
        return self.look.short if self._in_short else self.look.name

    @staticmethod
    def _mark(draw: Drawing) -> float:
        """Return the size of the mark."""
        return min(draw.high - 4, draw.at(34, 26))

    def _words(self, row: Drawing) -> Drawing:
        """Return the part of a row beside its mark."""
        draw = row.within(MARGIN, 0, row.wide - 2 * MARGIN, row.high)
        return draw.within(self._mark(draw) + 12, 0, draw.wide - self._mark(draw) - 18)

    def draw(self, row: Drawing) -> None:
        look = self.look
        if look.on_turn:
            row.plate(edge="live", line=1.6, cut=8, inset=1.2)
        elif look.hidden:
            row.plate(edge="edge", line=1.4, cut=8, inset=1.2, dashes=(5, 4))
        draw = row.within(MARGIN, 0, row.wide - 2 * MARGIN, row.high)
        size, words = self._mark(draw), self._words(row)
        # On a low row its number, which its name says too, would leave little of the sign.
        mark = evolve(look.mark, number="") if look.out or size * draw.unit < _SMALL else look.mark
        draw_mark(draw, mark, 2, (draw.high - size) / 2, size)
        if look.out:
            self._draw_out(words)
        else:
            self._draw_figures(words)

    def _draw_out(self, words: Drawing) -> None:
        """Write the name and why it cannot fight; where the name has room for itself alone, the stroke says it."""
        base = words.base(words.middle, plain(14))
        room = words.wide - words.width(self.look.out, plain(13)) - 8
        if words.width(self.written, plain(14)) <= room:
            words.text(words.wide, base, self.look.out, plain(13), "soft", align="end")
        else:
            room = words.wide
        name = numbered_name(words, self.written, plain(14), room)
        words.text(0, base, name, plain(14), "soft", room=room, fit=True)

    def _draw_figures(self, words: Drawing) -> None:
        """Write the name and its HP, on a tall row its figures too, above the bar and the signs of its bits."""
        look, ink = self.look, "soft" if self.look.acted else "text"
        tall = words.high >= 42 and not words.paint.scale.small
        # A low row stands in the middle of its plate, a tall one has a line more below.
        y = words.at(14, 12) if tall else max(CAPITAL * words.size(strong(14)) + 1, words.middle - 1)
        if self._alone or not self.holds_most():
            used = words.text(words.wide, y, shown(look.hp), strong(14), ink, align="end") + 8
        else:
            used = draw_of_most(words, words.wide, y, look.hp, look.most_hp, ink) + 8
        room = words.wide - used
        words.text(0, y, numbered_name(words, self.written, strong(14), room), strong(14), ink, room=room, fit=True)
        below = y + (words.at(17, 14) if tall else 0)
        if tall:
            fits = words.width(look.line, plain(12.5)) <= words.wide
            told = look.hidden or (look.line if fits else look.few)
            words.text(0, below, told, plain(12.5), "soft", room=words.wide)
        foot = min(words.high - 7, y + (words.at(24, 20) if tall else words.at(7, 6)))
        marked = tuple(one for one in look.byte if one.is_set)
        # Clear of the figures above; what gear sets has a line below its sign.
        top = min(below + 2, words.high - 10)
        size = max(9.0, min(14.0, words.high - top - (5 if any(one.worn for one in marked) else 1)))
        bar = words.wide - len(marked) * (size + 4)
        draw_hp(words.within(0, foot, bar, 5), look.hp, look.most_hp, to_come=look.to_hp)
        draw_byte(words.within(bar + 4, top), marked, size, size + 4)


class BossPlate(LookButton[FoeLook]):
    """A boss: all that is public of it, in a plate of the CPU's colour."""

    only_shows = True

    def draw(self, whole: Drawing) -> None:
        look = self.look
        edge, line = ("live", 2.2) if look.on_turn else ("coach", 1.6)
        whole.plate(fill="panel", edge=edge, line=line, cut=14, inset=1.2)
        draw = whole.within(14, 12, whole.wide - 28, whole.high - 20)
        y = self._draw_head(draw, look) + draw.at(12, 8)
        used = draw_of_most(draw, draw.wide, y + 9, look.hp, look.most_hp) + 12
        draw_hp(draw.within(0, y, draw.wide - used, draw.at(10, 8)), look.hp, look.most_hp, to_come=look.to_hp)
        y += draw.at(22, 19)
        used = draw_of_most(draw, draw.wide, y + 13, *look.move) + 22
        draw.sign("vmMove", draw.wide - used + 2, y + 2, 14, "soft")
        step = min(draw.at(18.5, 15.5), (draw.wide - used - 4) / 8)
        draw_byte(draw.within(0, y), look.byte, step - 2.5, step)
        y += draw.at(28, 23)
        more = max(0, (look.to_meter or 0) - look.meter)
        words = f"{look.interrupt} {look.meter}" + (f" → {look.to_meter}" if more else "")
        used = draw.text(draw.wide, y + 9, words, plain(13), align="end", room=draw.wide * 0.75, fit=True)
        draw.sign("bolt", 0, y - 2, 12, "soft")
        draw_meter(draw.within(18, y, draw.wide - used - 28, draw.at(9, 8)), look.meter, to_come=more)

    @staticmethod
    def _draw_head(draw: Drawing, look: FoeLook) -> float:
        """Draw the mark, the name and the figures; return where the rest begins."""
        size = draw.at(56, 40)
        draw_mark(draw, look.mark, 0, 0, size)
        name, left = title(draw.at(17, 15)), size + 12
        room = draw.wide - left
        if draw.paint.scale.small:  # the name has the room beside the mark, its figures stand below both
            lines = draw.wrapped(look.name, name, room, 2)
            base = size / 2 + draw.size(name) * (0.36 - 0.6 * (len(lines) - 1))
            for row, line in enumerate(lines):
                draw.text(left, base + row * draw.size(name) * 1.2, line, name, room=room)
            base = size + draw.size(_FIGURES) * 1.3
            draw.text(0, base, look.few, _FIGURES, "soft", room=draw.wide, fit=True)
            return base
        draw.text(left, 20, look.name, name, room=room, fit=True)
        whole = draw.width(look.line, _FIGURES) <= room
        draw.text(left, 42, look.line if whole else look.few, _FIGURES, "soft", room=room, fit=True)
        return size
