"""Shows how a fight ended: who has won in cut letters, why, and who stands; at the table and on the wall."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine.ending import why_over
from gattai_desktop.games.virtual_machine.values import NOBODY, OVER, able, is_able
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.kit.end_stop import EndStop
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

_SIGNS: Final[Mapping[str, tuple[str, str]]] = {MCS: ("wings", "pilots"), CPU: ("horns", "coach"), "": ("flag", "live")}
"""The sign of who has won, and its colour."""


@frozen
class EndLook:
    """How a fight ended. then: what the Garbage Collector did; stands: how many MCs can act where it did nothing."""

    title: str
    line: str
    stands: str
    then: str
    sign: str
    ink: str

    def spoken(self) -> str:
        """Return what a screen reader says of it."""
        return sentences((self.title, self.line, self.stands, self.then))


def end_look(table: Table) -> EndLook | None:
    """Return how the fight ended; None while it goes on."""
    if table.text("step") != OVER:
        return None
    winner = table.text("winner")
    sign, ink = _SIGNS.get(winner, _SIGNS[""])
    titles = {
        MCS: speak("end", "The MCs win"),
        CPU: speak("end", "The CPU wins"),
        NOBODY: speak("end", "Nobody wins"),
    }
    title = titles.get(winner, speak("end", "Broken off"))
    line = said(why_over(table, winner, table.values.get))
    stands, then = "", speak("end", "The Garbage Collector has passed: full HP, no set bits")
    if table.text("collector") == "held":
        stands = speak("end", "{able} of {all} MCs stand", able=len(able(table, MCS)), all=len(table.listed(MCS)))
        then = speak("end", "The Garbage Collector is held back: all stays as it is")
    elif all(is_able(table, one) for side in (MCS, CPU) for one in table.listed(side)):
        then = speak("end", "The Garbage Collector has passed: all stand again, with full HP and no set bits")
    return EndLook(title, line, stands, then, sign, ink)


def draw_end(draw: Drawing, look: EndLook, cap: float, below: float) -> float:
    """Draw the sign, who has won, and below the reason in letters of that size; return where its line ends."""
    name = look.title.upper()
    while cap > 16 and cap * 1.4 + width_of(name, cap) > draw.wide:
        cap *= 0.94
    draw.sign(look.sign, 0, 0, cap, look.ink)
    draw.letters(cap * 1.4, 0, name, cap, look.ink)
    base = cap + below * 1.7
    draw.text(0, base, look.line, strong(below), room=draw.wide)
    return base


class FightEnd(FightPart):
    """How the fight ended, in the place of the Count."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget) -> None:
        super().__init__(paint, requests, parent)
        self.look: EndLook | None = None
        self.stop = EndStop(paint, self)
        self.hide()

    def show_view(self, view: SeatView) -> None:
        self.look = end_look(view.sight)
        self.stop.show_end(self.look.spoken() if self.look is not None else "")
        self.setVisible(self.look is not None)
        self.update()

    def rescale(self) -> None:
        self.stop.setGeometry(self.rect())

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return self.stop.focus_groups()

    def press(self, letter: str) -> bool:
        return self.stop.takes_keys

    def draw(self, whole: Drawing) -> None:
        if self.look is None:
            return
        side = whole.at(10, 8)  # between the words and the focus ring
        draw = whole.within(side, whole.at(8, 6), whole.wide - 2 * side)
        below = plain(draw.at(14, 13))
        y = draw_end(draw, self.look, draw.at(48, 34), draw.at(17, 14)) + draw.size(below) * 1.6
        if y + 4 <= draw.high:
            words = sentences((self.look.stands, self.look.then))
            draw.text(0, y, words, draw.fitted(words, below, draw.wide), "soft", room=draw.wide)
