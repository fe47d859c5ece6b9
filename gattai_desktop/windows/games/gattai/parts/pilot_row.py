"""Shows a Pilot in the left rail: crest, name, hand, Strike, three balance bars, Charges and Buffers."""

from typing import Final

from gattai_desktop.board.bars import BalanceLook, meter_width, paint_meter
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.windows.kit.who_plays import LEAST_PERSON

BARS: Final = ("Team", "Fight", "Future")


@frozen
class PilotRowLook:
    """What the rail shows of one Pilot.

    seat: the colour, such as "red". strike: None leaves it out. here: takes part in this fight. joins: has taken a side
    of a fight whose sides are open.
    bars: Team, Fight, Future; empty leaves them out. bar_names: what they are called, where they are others.
    charges, buffers: number and most; None leaves them out.
    dead: a Commitment died; the crest is broken.
    """

    seat: str
    name: str
    hand_count: int
    strike: int | None = None
    commander: bool = False
    on_turn: bool = False
    here: bool = True
    joins: bool = False
    bars: tuple[BalanceLook, ...] = ()
    charges: tuple[int, int] | None = None
    buffers: tuple[int, int] | None = None
    dead: bool = False
    bar_names: tuple[str, ...] = BARS
    person: str = ""
    """The name of who plays her, where another than her own is known."""
    by: str = ""
    """That the program plays her, in words."""

    def spoken(self) -> str:
        parts = [part for part in (self.name, self.person, self.by) if part]
        parts += [speak("board", "Commander")] if self.commander else []
        parts += [speak("board", "on turn")] if self.on_turn else []
        parts.append(speak("board", "{count} cards in hand", count=self.hand_count))
        if not self.here:
            parts.append(speak("board", "not here"))
        elif self.joins:
            parts.append(speak("board", "fights"))
        elif self.strike is not None:
            parts.append(speak("board", "Strike {number}", number=self.strike))
        if len(self.bars) == 1 and not self.bars[0].right:
            parts += [self.bars[0].spoken_alone(called(self.bar_names[0]))]
        else:
            parts += [bar.spoken(called(name)) for bar, name in zip(self.bars, self.bar_names, strict=False)]
        if self.charges:
            parts.append(speak("board", "Charges {have} of {most}", have=self.charges[0], most=self.charges[1]))
        if self.buffers:
            parts.append(speak("board", "Buffers {have} of {most}", have=self.buffers[0], most=self.buffers[1]))
        return ", ".join(parts)


class PilotRow(LookButton[PilotRowLook]):
    """A button for one Pilot; a press opens the Pilot's sheet."""

    only_shows = True
    ring = (12.0, 2.0)

    def draw(self, whole: Drawing) -> None:
        look = self.look
        if look.on_turn:
            whole.plate(fill="panel", edge="live", line=2.0, cut=12, inset=1.2)
        draw = whole.within(10, whole.at(9, 8), whole.wide - 20)
        side = draw.at(46, 36)
        draw.crest(look.seat, 0, 0, side, broken=look.dead)
        if look.commander:
            self._draw_crown(draw, side)
        self._draw_words(draw.within(side + 12, 0))

    def _at_the_end(self) -> str:
        """Return what stands at the end of the line: that she is away or joins a fight, else her Strike."""
        look = self.look
        if not look.here:
            return speak("board", "away") if self.paint.scale.small else speak("board", "not here")
        if look.joins:
            return speak("board", "fights")
        return speak("board", "Strike {number}", number=look.strike) if look.strike is not None else ""

    def _draw_words(self, draw: Drawing) -> None:
        """Write name, hand and Strike in a line, and Charges and Buffers below it."""
        look, small, right = self.look, self.paint.scale.small, draw.wide
        words = self._at_the_end()
        style = strong(14) if look.on_turn else plain(14)
        used = max(draw.width(words, style), 52.0) + 12 if words else 0.0
        hand_wide = draw.width(str(look.hand_count), strong(14)) + 21  # with its sign and the gap before it
        lacks = draw.width(look.name, strong(15)) > right - used - hand_wide
        # A long name takes the Strike's room, which goes down beside the Buffers, if it fits there.
        if lacks:
            used = draw.width(words, style) + 8 if words else 0.0
        down = lacks and small and self._meters() + used <= right
        if lacks and small and not down and look.here and not look.joins and look.strike is not None:
            words = speak("board", "Str. {number}", number=look.strike)
            used = draw.width(words, style) + 8
        draw.text(right, 34 if down else 13, words, style, "text" if look.here else "soft", align="end")
        hand = right if down else right - used
        hand -= draw.text(hand, 13, str(look.hand_count), strong(14), align="end") + 18
        draw.sign("hand", hand, 1, 14, "soft")
        named = draw.text(0, 13, look.name, strong(13 if lacks and not down else 15), room=hand - 3)
        if (room := hand - named - 14) >= LEAST_PERSON:
            draw.text(named + 8, 13, look.person, plain(13), "soft", room=room)
        self._draw_below(draw, packed=down)
        if small and look.buffers:
            self._draw_lone_stat(draw.within(70, 22, right - 70 - (used if down else 0)))

    def _draw_lone_stat(self, draw: Drawing) -> None:
        """Draw a Pilot's only Stat beside the Buffers, in the small layout: at 0 the Pilot is out (FC-5)."""
        look = self.look
        if len(look.bars) != 1 or look.bars[0].right or look.charges:
            return
        number = str(look.bars[0].left)
        wide = min(38.0, draw.wide - draw.width(number, strong(14)) - 5)
        if wide >= 12:
            draw.balance(0, 3, wide, 9, look.bars[0], max(1.5, self.paint.px(2)))
            draw.text(wide + 5, 12.5, number, strong(14))

    def _meters(self) -> float:
        """Return the width of Charges and Buffers side by side, without bars; 0 where there are no Charges (FC-1)."""
        look = self.look
        if not look.charges:
            return 0.0
        buffers = 10 + self._meter(look.buffers) if look.buffers else 0.0
        return self._meter(look.charges) + buffers

    def _meter(self, counted: tuple[int, int]) -> float:
        return meter_width(self.paint, counted) / self.paint.px(1.0)

    def _draw_below(self, draw: Drawing, *, packed: bool) -> None:
        look, small, meters = self.look, self.paint.scale.small, draw.at(46, 22)
        if look.bars and not small:
            self._draw_bars(draw)
            meters = 64 if look.on_turn else 46
        half, between = (draw.wide - 20) / 2, 20
        if packed and look.charges:
            half, between = self._meter(look.charges), 10
        shown = (("charge", look.charges), ("buffer", look.buffers))
        for place, (sign, counted) in enumerate((sign, counted) for sign, counted in shown if counted):
            at = draw.rect(place * (half + between), meters, half, 14)
            paint_meter(draw.pen, self.paint, at.x(), at.y(), at.width(), sign, counted)

    def _draw_bars(self, draw: Drawing) -> None:
        look, bar = self.look, (draw.wide - 24) / 3
        for place, balance in enumerate(look.bars[:3]):
            x = place * (bar + 12)
            draw.balance(x, 25, bar, 9, balance, max(1.5, self.paint.px(2)))
            if look.on_turn:
                name = called(look.bar_names[place]) if place < len(look.bar_names) else ""
                words = f"{balance.left} {name} {balance.right}" if balance.right else f"{name} {balance.left}"
                if draw.width(words, plain(12)) > bar + 11 and balance.right:
                    words = f"{balance.left} · {balance.right}"
                draw.text(x + bar / 2, 50, words, plain(12), "soft", align="middle", room=bar + 11)

    def _draw_crown(self, draw: Drawing, side: float) -> None:
        """Draw the Commander's crown into the lower left cut of the crest."""
        tab = draw.within(-6, side - 15, 22, 21)
        ground = "panel" if self.look.on_turn else "rail"
        tab.shape((0, 6), (6, 0), (22, 0), (22, 21), (0, 21), fill=ground)
        tab.sign("crown", 3, 4, 15)
