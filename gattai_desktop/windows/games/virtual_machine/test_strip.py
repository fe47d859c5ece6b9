"""Shows the thirteen ranks against the target in focus: which miss, which hit, which are dodged (LOOK 24)."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.card import ACE, RANK_LETTERS
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.strip_looks import RankMeets, RankStripLook, strip_look
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_LEFT = (196, 192)
"""Width of the words before the ranks, in the full and in the small layout."""


class RankStrip(FightPart):
    """The card of this turn against the target in focus. Its words are read; nothing on it can be pressed."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self.look = RankStripLook()
        """What it shows."""

    def show_view(self, view: SeatView) -> None:
        self._set(strip_look(view, None))

    def consider(self, move: Move | None) -> None:
        self._set(strip_look(self.requests.view, move))

    def _set(self, look: RankStripLook) -> None:
        self.look = look
        self.setAccessibleName(look.spoken())
        self.update()

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return ()

    def draw(self, draw: Drawing) -> None:
        draw_strip(draw, self.look)


def draw_strip(draw: Drawing, look: RankStripLook) -> None:
    """Draw the words and the ranks into the whole part."""
    if not look.label:
        return
    left, small = draw.at(*_LEFT), draw.paint.scale.small
    middle = draw.middle
    label, line = look.label, look.line
    if small:
        label, line = look.label_short or label, look.line_short or line
    room = left - 8 if look.ranks else draw.wide
    bold = strong(draw.at(14.5, 13))
    if small:  # words of the smallest size are wide in a low window
        left = min(max(left, draw.width(line, draw.fitted(line, bold, 0)) + 30), draw.wide * 0.3)
        room = left - 8 if look.ranks else draw.wide
    x = 18 if look.at_price else 0
    if draw.width(line, draw.fitted(line, bold, room - x)) > room - x:
        line = look.line_short or line
    base = middle + draw.at(18, 15)
    above = min(middle - draw.at(4, 2), base - 1.12 * draw.size(bold))
    draw.text(0, above, label, plain(draw.at(14.5, 13)), room=room, fit=True)
    ink = "price" if look.at_price else "text"
    if look.at_price:
        draw.sign("jag", 0, middle + draw.at(4, 4), 13, "price")
    draw.text(x, base, line, bold, ink, room=room - x, fit=True)
    top = 15.0 if not small else 11.0
    cell = (draw.wide - left) / 13
    for place, one in enumerate(look.ranks):
        part = draw.within(left + place * cell, top, cell - 5, draw.high - top - 3)
        _draw_rank(part, one, marked=one.rank == look.mark)


def _draw_rank(draw: Drawing, one: RankMeets, *, marked: bool) -> None:
    high, cut, middle = draw.high, draw.high * 0.26, draw.wide / 2
    hits = one.how == "hit"
    if hits:
        draw.plate(fill="legal", cut=cut, both=False)
    else:
        draw.plate(edge="line", line=1.2, cut=cut, both=False, inset=0.6)
    if one.how in ("dodged", "back"):
        draw.hatching(cut=cut)
        sign, ink = ("undo", "price") if one.how == "back" else ("cross", "refused")
        size = high * 0.28
        draw.sign(sign, middle - size / 2, high * 0.66, size, ink)
    below = one.how in ("dodged", "back") or (hits and one.place)
    ink = "on_side" if hits else "soft" if below else "edge"
    letters = "10" if one.rank == 10 else RANK_LETTERS[one.rank]
    draw.letters(
        middle, high * (0.14 if below else 0.28), letters, draw.least(high * 0.42, 9), ink, align="middle", bar=18
    )
    if hits and one.sign:
        draw.sign(one.sign, middle - high * 0.14, high * 0.66, high * 0.28, ink)
    elif hits and one.place:
        style = strong(draw.at(12, 12))
        draw.text(middle, high - 3, str(one.place), style, ink, align="middle")
    if hits and one.rank == ACE:
        draw.sign("star", draw.wide - high * 0.36, high * 0.6, high * 0.3, ink)
    if marked:
        tip = -4.0
        draw.shape((middle - 8, tip - 9), (middle + 8, tip - 9), (middle, tip), fill="text")
        draw.within(-3, -3, draw.wide + 6, high + 6).plate(edge="live", line=2.4, cut=cut + 2, both=False)
