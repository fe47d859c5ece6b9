"""Shows the Team Hands of both sides: their cards, the row that they make, what is raised by them (VM-44 to VM-48)."""

from __future__ import annotations

from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import Drawing, caps, drawing, plain, title
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.speech import called
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.values import number
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.seat_view import SeatView


class TeamHandPage(FightPart):
    """A page over the battlefield, opened and closed by T."""

    _hands: tuple[tuple[str, tuple[Lying, ...], str], ...] = ()

    def show_view(self, view: SeatView) -> None:
        self._hands = tuple(
            (words, view.sight.zones.get(zones.team(side), ()), row_name(view, side))
            for side, words in ((MCS, self.tr("Team Hand")), (CPU, self.tr("CPU's Team Hand")))
        )
        self.setAccessibleName(". ".join(f"{words}: {row}" for words, _, row in self._hands))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with drawing(self) as draw:
            draw.plate(fill="panel", edge="line", cut=20)
            for place, (words, lying, row) in enumerate(self._hands):
                self._draw(draw.within(24 + place * draw.wide / 2, 20, draw.wide / 2 - 48), words, lying, row)

    def _draw(self, draw: Drawing, words: str, lying: tuple[Lying, ...], row: str) -> None:
        draw.text(0, 16, words, caps(13), "soft", room=draw.wide)
        draw.text(0, 52, row, title(26), room=draw.wide)
        high = min(150.0, draw.high - 90)
        for place in range(max(5, len(lying))):
            x = place * (card_width(high) + 8)
            if place < len(lying):
                draw.card(lying_face(lying[place]), x, 76, high)
            else:
                draw.well(x, 76, high)
        if not lying:
            draw.text(0, 76 + high + 28, self.tr("Nothing was given yet."), plain(14), "soft", room=draw.wide)


def row_name(view: SeatView, side: str) -> str:
    """Return the name of the row that a Team Hand has reached; "" for none."""
    row = number(view.sight, f"row.{side}")
    return called(ROWS[row].name) if row else ""
