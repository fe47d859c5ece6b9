"""Shows score and ladder: the Pilots' score left, Coach's right, between them seven steps that double."""

from typing import Final, Literal

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, caps, plain, title
from gattai_desktop.board.letters import Anchor
from gattai_desktop.board.looks import LookReading
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.theme import is_pilot, pilot
from gattai_desktop.cards.frozen import frozen

Side = Literal["pilots", "coach", ""]
WORTH: Final = (1, 2, 4, 8, 16, 32, 64)
MARKS: Final = {"pilots": "wings", "coach": "horns"}


@frozen
class LadderLook:
    """Score and ladder of a Throwdown.

    won: who scored each step, "" for nobody, from the first on. stage: 1 to 7, the step in play; 0 for none.
    turn: whose turn; words: the stage in one line.
    seats: left and right; two Pilots where Pilots fight Pilots; names: their names.
    """

    pilots: int
    coach: int
    stage: int
    won: tuple[Side, ...] = ()
    turn: Side = ""
    words: str = ""
    turn_words: str = ""
    worth: tuple[int, ...] = WORTH
    seats: tuple[str, str] = ("pilots", "coach")
    names: tuple[str, str] = ("Pilots", "Coach")

    def seat(self, side: Side) -> str:
        """Return the seat whose colour and sign a side has."""
        return self.seats[side == "coach"]

    def spoken(self) -> str:
        turn = self.turn_words
        if not turn and self.turn:
            turn = speak("board", "Pilots' turn") if self.turn == "pilots" else speak("board", "Coach's turn")
        scores = f"{called(self.names[0])} {self.pilots}, {called(self.names[1])} {self.coach}"
        parts = (scores, self.words or speak("board", "Stage {number}", number=self.stage), turn)
        return in_turn(parts)


_CAPITALS: Final = 0.75
"""How high words are above their baseline, of their size."""


class Ladder(LookReading[LadderLook]):
    """Shows score, ladder and whose turn it is."""

    def draw(self, draw: Drawing) -> None:
        look, layout = self.look, self.paint.scale.layout
        # Inner edges of the scores, then top and height of scores and steps.
        drawn_aside, top, high, steps_top, steps_high = {
            "full": (270, 18, 96, 10, 96), "small": (180, 20, 66, 14, 68), "wall": (336, 66, 150, 42, 158),
        }[layout]  # fmt: skip
        pad, aside = 0 if layout == "wall" else 6, min(drawn_aside, draw.wide * 0.27)
        self._draw_score(draw.within(pad, top, high=high), "pilots", look.pilots, aside - pad)
        self._draw_score(draw.within(0, top, draw.wide - pad, high), "coach", look.coach, aside - pad)
        self._draw_steps(draw.within(aside, steps_top, draw.wide - 2 * aside, steps_high))
        below, size = {"full": (28, 14), "small": (22, 13), "wall": (38, 32)}[layout]
        base = steps_top + steps_high + below
        if draw.size(plain(size)) * _CAPITALS <= below:  # a wall in a small window has no room for them
            draw.text(draw.wide / 2, base, look.words, plain(size), "soft", align="middle")
        if look.turn and layout != "wall":
            self._draw_flag(draw)

    def _draw_score(self, draw: Drawing, side: Side, score: int, room: float) -> None:
        """Draw a score at the left of its place, or the Coach's at the right: sign and name, the figure below them.

        room: how far it is to the steps.
        """
        seat, right, high = self.look.seat(side), side == "coach", draw.high
        align: Anchor = "end" if right else "start"
        x, inwards = (draw.wide, -1) if right else (0.0, 1)
        ink = self.paint.theme.ink_of(seat)
        draw.letters(x, high * 0.28, score, high * 0.72, ink, align=align, bar=17)
        mark = high * 0.25
        _draw_mark(draw, seat, x - mark if right else x, -high * 0.06, mark)
        style = caps({"full": 15, "small": 13, "wall": 34}[self.paint.scale.layout])
        name = called(self.look.names[right])
        room -= mark + 15
        if self.paint.scale.layout != "wall" or draw.width(name, style) <= room:  # else the sign alone tells
            draw.text(x + inwards * (mark + 9), high * 0.13, name, style, ink, align=align, room=room, fit=True)

    def _draw_steps(self, draw: Drawing) -> None:
        look, high = self.look, draw.high
        gap = draw.wide * 0.035
        step = (draw.wide - gap) / len(WORTH)
        left = 0.0 if len(look.worth) > 3 else draw.wide / 2 - 1.5 * step  # without the steps of a Rumble
        for place in range(len(look.worth)):
            tall = high * (0.50 + place * 0.083)
            x = left + place * step + (gap if place > 2 else 0)
            self._draw_step(draw.within(x, high - tall, step - draw.wide * 0.010, tall), place, high)
        if len(look.worth) > 3:
            x = step * 3 + gap * 0.5 - draw.wide * 0.005
            draw.stroke(x, high * 0.22, x, high, "edge", 2.0, (3.0, 5.0))

    def _draw_step(self, draw: Drawing, place: int, high: float) -> None:
        """Draw a step; `high` is the height of all steps, which scales what is drawn on each."""
        look, theme, cut = self.look, self.paint.theme, high * 0.14
        won: Side = look.won[place] if place < len(look.won) else ""
        now = place + 1 == look.stage
        fill = "live" if now else look.seat(won) if won else None
        ink = theme.table if now else theme.on(look.seat(won)) if won else theme.soft
        draw.plate(fill=fill, edge=None if fill else "line", line=2.0, cut=cut, both=False)
        cap, worth = high * 0.29, look.worth[place]
        y = draw.high - cap - high * 0.11
        if won and not now:
            seat = look.seat(won)
            sign = pilot(seat).crest if is_pilot(seat) else MARKS[seat]
            edge = draw.wide * (0.15 if worth < 10 else 0.08)  # both stand farther out where two figures need the room
            draw.sign(sign, edge, y - high * 0.005, cap * 0.95, ink)
            draw.letters(draw.wide - edge, y, worth, cap, ink, align="end")
        else:
            draw.letters(draw.wide / 2, y, worth, cap, ink, align="middle", bar=20 if now else 15)

    def _draw_flag(self, draw: Drawing) -> None:
        """Draw the flag under the score of the side on turn; its arrow points inwards."""
        look, right = self.look, self.look.turn != "pilots"
        words = look.turn_words or ("Coach's turn" if right else "Pilots' turn")
        seat = look.seat(look.turn)
        ink = self.paint.theme.on(seat)
        wide = min(max(draw.at(170, 138), draw.width(words, title(15)) + 60), draw.wide / 3)
        flag = draw.within(draw.wide - wide if right else 0, draw.at(128, 96), wide, draw.at(34, 28))
        flag.plate(fill=seat, cut=10, radius=3)
        x, tip = (26, -10) if right else (16, 10)
        flag.shape((x, 9), (x + tip, flag.middle), (x, flag.high - 9), fill=ink)
        flag.text(38, flag.base(flag.middle, title(15)), words, title(15), ink, room=flag.wide - 44)


def _draw_mark(draw: Drawing, seat: str, x: float, y: float, size: float) -> None:
    if is_pilot(seat):
        draw.crest(seat, x, y, size)
    else:
        draw.sign(MARKS[seat], x, y, size, seat)
