"""Shows a Team Hand in a rail: its row in cut letters, its cards, what it raises, which Boot waits (LOOK 24)."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEvent

from gattai_desktop.board.drawing import caps, drawing, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import said, speak
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.team_hands import limit, waiting_boot
from gattai_desktop.games.virtual_machine.values import name_of, number
from gattai_desktop.games.virtual_machine.zones import MCS, named
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.seat_view import SeatView


@frozen
class TeamLook:
    """A Team Hand. faces: its cards; lines: each with its sign, what holds and what waits."""

    side: str
    row: str
    faces: tuple[str, ...]
    places: int
    lines: tuple[tuple[str, str], ...] = ()

    def heading(self) -> str:
        """Return whose Team Hand it is."""
        return speak("fight", "Team Hand") if self.side == MCS else speak("fight", "CPU's Team Hand")

    def spoken(self) -> str:
        cards = ", ".join(card_name(one) for one in self.faces)
        parts = [self.heading(), self.row, cards, *(words for _, words in self.lines)]
        return ". ".join(part for part in parts if part)


def team_look(view: SeatView, side: str) -> TeamLook:
    """Return what is shown of the Team Hand of a side."""
    table = view.sight
    row = number(table, f"row.{side}")
    faces = tuple(lying_face(one) for one in table.zones.get(zones.team(side), ()))
    lines = [("vmUptime", _row_name(ROWS[int(one)].name)) for one in named(table, f"uptimes.{side}")]
    boot = waiting_boot(table, side)
    if boot is not None:
        rank, won = boot
        words = speak(
            "fight", "Boot of {row} waits, not for {name}", row=_row_name(ROWS[rank].name), name=name_of(table, won)
        )
        lines.append(("vmBoot", words))
    return TeamLook(side, _row_name(ROWS[row].name) if row else "", faces, limit(table, side), tuple(lines))


def _row_name(words: Words) -> str:
    return said(words)


class TeamRail(LookButton[TeamLook]):
    """A button that shows a Team Hand small; a press opens its page.

    Signals: clicked, Qt's own.
    """

    ring = (8.0, 3.0)

    def sizeHint(self) -> QSize:
        lines = len(self.look.lines)
        return self.paint.size((264, 100 + 22 * lines), small=(188, 74 + 18 * lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        with drawing(self) as draw:
            ink = "soft" if look.side == MCS else "coach"
            row = draw.text(draw.wide, 13, look.row, strong(14), align="end")
            room, words = draw.wide - row - 8, look.heading()
            if draw.width(words, caps(12)) > room:  # the colour says whose it is
                words = speak("fight", "Team Hand")
            draw.text(0, 13, words, caps(12), ink, room=room, fit=True)
            high = draw.at(66, 44)
            wide = card_width(high)
            step = min(wide + 6, (draw.wide - wide) / max(1, look.places - 1))
            for place in range(max(look.places, len(look.faces))):
                if place < len(look.faces):
                    draw.card(look.faces[place], place * step, 24, high, shadow=None)
                else:
                    draw.well(place * step, 24, high)
            y = 24 + high + draw.at(22, 18)
            for sign, words in look.lines:
                draw.sign(sign, 0, y - 11, 13, "soft")
                draw.text(20, y, words, plain(13), room=draw.wide - 20, fit=True)
                y += draw.at(22, 18)
