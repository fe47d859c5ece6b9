"""Shows a Team Hand in a rail: its row, its cards and who gave them, what it raises, what would raise it (LOOK 24)."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong
from gattai_desktop.board.faces import card_width
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import called, said, speak
from gattai_desktop.board.words import card_name
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.row_words import boot_in_short, uptime_in_short
from gattai_desktop.games.virtual_machine.team_hands import boot_now, givers, limit, waiting_boot
from gattai_desktop.games.virtual_machine.values import OVER, actor, name_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, side_of
from gattai_desktop.windows.games.virtual_machine.marks import FightMark, draw_mark, mark_of
from gattai_desktop.windows.games.virtual_machine.team_effects import rises_with
from gattai_desktop.windows.kit.faces import lying_face
from gattai_desktop.windows.kit.seat_view import SeatView

_WORDS: Final = plain(13)
_MOST_LINES: Final = 4
"""Lines of what holds or waits: "Boot waits: damage ×4, not halved, not for Halcyon" in a narrow rail."""
_CARDS: Final = 24.0
"""Where the cards begin below the heading, drawing pixels."""


@frozen
class TeamLook:
    """A Team Hand. faces: its cards, each with who gave it; lines: each with its sign, what holds and what waits.

    raising: what would make a stronger row, where there is room to say it.
    """

    side: str
    row: str
    faces: tuple[str, ...]
    places: int
    lines: tuple[tuple[str, str], ...] = ()
    givers: tuple[FightMark | None, ...] = ()
    raising: tuple[str, ...] = ()

    def heading(self) -> str:
        """Return whose Team Hand it is."""
        return speak("fight", "Team Hand") if self.side == MCS else speak("fight", "CPU's Team Hand")

    def spoken(self) -> str:
        cards = ", ".join(card_name(one) for one in self.faces)
        parts = [self.heading(), self.row, cards, *(words for _, words in self.lines), *self.raising]
        return in_turn(parts)


def team_look(view: SeatView, side: str) -> TeamLook:
    """Return what is shown of the Team Hand of a side."""
    table = view.sight
    row = table.number(f"row.{side}")
    lying = table.zones.get(zones.team(side), ())
    faces = tuple(lying_face(one) for one in lying)
    whom = speak("fight", "every MC") if side == MCS else speak("fight", "the CPU")
    lines = [("vmUptime", f"{said(uptime_in_short(int(one)))}, {whom}") for one in table.listed(f"uptimes.{side}")]
    boot = waiting_boot(table, side) if view.step != OVER else None
    if boot is not None:
        rank, won = boot
        what, name = said(boot_in_short(rank)), called(name_of(table, won))
        words = speak("fight", "Boot waits: {what}, not for {name}", what=what, name=name)
        is_hidden = won == CPU  # the mob that has won it
        lines.append(("vmBoot", speak("fight", "Boot waits: {what}", what=what) if is_hidden else words))
    elif boot_now(table) and side_of(actor(table), table) == side:
        name = called(name_of(table, actor(table)))
        what = said(boot_in_short(boot_now(table)))
        lines.append(("vmBoot", speak("fight", "Boot for {name}: {what}", name=name, what=what)))
    gave = {one.card: mark_of(table, one.who) for one in givers(table, side)}
    return TeamLook(
        side,
        said(ROWS[row].name) if row else "",
        faces,
        limit(table, side),
        tuple(lines),
        tuple(gave.get(one.card.name) for one in lying),
        _raising(view) if side == MCS and lying else (),
    )


def _raising(view: SeatView) -> tuple[str, ...]:
    pairs = rises_with(view.sight, MCS)
    return tuple(speak("fight", "with {cards}: {row}", cards=cards, row=row) for cards, row in pairs)


class TeamRail(LookButton[TeamLook]):
    """A button that shows a Team Hand small; a press opens its page."""

    only_shows = True
    ring = (8.0, 6.0)

    def sizeHint(self) -> QSize:
        look, givers = self.look, 26 if any(self.look.givers) else 0
        wide = 264 if not self.paint.scale.small else 188
        lines = sum(len(lines) for _, lines in self._lines(measuring(self.paint, self.paint.px(wide))))
        return self.paint.size((wide, 100 + givers + 22 * (lines + len(look.raising))), small=(wide, 74 + 18 * lines))

    def place_at(self, at: QPointF) -> int | None:
        """Return the number of the card at a place, in global coordinates; None where none lies."""
        draw = measuring(self.paint, self.width())
        high, step = self._steps(draw)
        inside = self.mapFromGlobal(at) / draw.unit
        for place in reversed(range(len(self.look.faces))):  # they may overlap
            if QRectF(place * step, _CARDS, card_width(high), high).contains(inside):
                return place
        return None

    def _steps(self, draw: Drawing) -> tuple[float, float]:
        """Return the height of a card, and how far the next one lies from it, drawing pixels."""
        high = draw.at(66, 44)
        wide = card_width(high)
        return high, min(wide + 6, (draw.wide - wide) / max(1, self.look.places - 1))

    def _lines(self, draw: Drawing) -> list[tuple[str, tuple[str, ...]]]:
        """Return what holds and what waits with its sign, a long one over two lines."""
        return [(sign, draw.wrapped(words, _WORDS, draw.wide - 24, _MOST_LINES)) for sign, words in self.look.lines]

    def _heading(self, draw: Drawing, room: float) -> str:
        """Return whose Team Hand it is, in a narrow room without that: the colour says it; "" without room for both."""
        short = speak("fight", "Team Hand")
        return next((one for one in (self.look.heading(), short) if draw.width(one, caps(12)) <= room), "")

    def draw(self, draw: Drawing) -> None:
        look = self.look
        ink = "soft" if look.side == MCS else "coach"
        words = self._heading(draw, draw.wide - draw.width(look.row, strong(14)) - 8)
        if words or look.lines:  # without room for both the row says what it is, if anything holds by it
            draw.text(draw.wide, 13, look.row, strong(14), align="end")
        draw.text(0, 13, words or ("" if look.lines else self._heading(draw, draw.wide)), caps(12), ink)
        high, step = self._steps(draw)
        wide = card_width(high)
        for place in range(max(look.places, len(look.faces))):
            if place < len(look.faces):
                draw.card(look.faces[place], place * step, _CARDS, high, shadow=None)
                giver = look.givers[place] if place < len(look.givers) else None
                if giver is not None and not self.paint.scale.small:
                    draw_mark(draw, giver, place * step + (wide - 20) / 2, _CARDS + high + 6, 20)
            else:
                draw.well(place * step, _CARDS, high)
        y = _CARDS + high + draw.at(22 + (26 if any(look.givers) else 0), 18)
        for sign, lines in self._lines(draw):
            draw.sign(sign, 0, y - 11, 13, "soft")
            ink = "text" if sign == "vmUptime" else "soft"
            for line in lines:
                draw.text(24, y, line, _WORDS, ink)
                y += draw.at(22, 18)
        left = 24 if look.lines else 0  # below words that have a sign before them, else below the cards
        for words in () if self.paint.scale.small else look.raising:
            draw.text(left, y, words, plain(13), "soft", room=draw.wide - left, fit=True)
            y += 22
