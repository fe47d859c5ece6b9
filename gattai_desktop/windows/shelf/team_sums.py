"""What the Pilots who sit down bring to their Team, and with what it begins: drawn beside their rows, and spoken."""

from __future__ import annotations

from collections.abc import Mapping

from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.speech import said
from gattai_desktop.board.theme import harmony
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.table_form import Brought, TableForm
from gattai_desktop.games.team import Team
from gattai_desktop.windows.shelf.seat_columns import SeatColumns


@frozen
class TeamSums:
    """The sums of a table: its form, the Team that came here, if one did, and the players who sit down.

    two_names: whether who plays has a name beside that of the Pilot, as in a campaign.
    """

    form: TableForm
    team: Team | None
    seats: Mapping[Seat, str]
    two_names: bool

    @property
    def answers(self) -> FieldValues:
        """What a Team that came here answers of this form."""
        held = self.team.answers if self.team is not None else {}
        return {name: one for name, one in held.items() if self.form.field(name) is not None}

    @property
    def _handed_on(self) -> str:
        """The line of the Team that came here, where this game takes anything from it."""
        return said(self.team.line) if self.team is not None and (self.answers or self._has_grown) else ""

    @property
    def _has_grown(self) -> bool:
        """Whether the Team comes along with what it has, whichever of its players sit down."""
        return self.team is not None and self.team.grown and self.two_names

    def _sum(self, one: Brought) -> int:
        """With how much of something this Team begins."""
        if self._has_grown and self.team is not None and one.sign in self.team.brings:
            return self.team.brings[one.sign]
        return one.sum(self.seats, self.answers)

    def spoken(self) -> str:
        """Say with what the Team begins."""
        sums = (f"{said(one.name)} {self._sum(one)}" for one in self.form.brings)
        return ". ".join(part for part in (self._handed_on, ", ".join(sums)) if part)

    def draw_names(self, draw: Drawing, at: SeatColumns) -> None:
        """Draw what the columns are called."""
        base = draw.base(at.middle(0), at.words)
        for place, one in enumerate(self.form.brings if at.brings else ()):
            words = said(one.short if draw.paint.scale.small else one.name)
            draw.text(at.brought(place), base, words, plain(at.size - 1), "soft", room=at.step - 6, fit=True)

    def draw_brought(self, draw: Drawing, at: SeatColumns, seat: Seat, row: int) -> None:
        """Draw what one Pilot brings."""
        if not at.brings or self._has_grown:
            return
        sign, y = at.size + 2, at.middle(row)
        for place, one in enumerate(self.form.brings):
            x, number = at.brought(place), one.by.get(seat, 0)
            if one.sign != "harmony":
                if number:
                    draw.sign(one.sign, x, y - sign / 2, sign, "soft")
                else:
                    draw.outline(one.sign, x, y - sign / 2, sign, "line", 1.2)
            if number:
                words, ink = f"{number:+d}".replace("-", "−"), "price" if number < 0 else "text"
                draw.text(x + sign + 8, draw.base(y, strong(at.size)), words, strong(at.size), ink)

    def draw_sums(self, draw: Drawing, at: SeatColumns, row: int, free: int) -> None:
        """Draw with what the Team begins, below the rows. free: how many free seats stand there."""
        if not self.form.brings or not at.brings:
            return
        sign, y = at.size + 5, at.middle(row)
        left = at.free_x + free * (at.high + 6) + 12
        words, end = self._handed_on, at.first - 16
        if draw.width(words, at.words) <= end - left:
            draw.text(end, draw.base(y, at.words), words, at.words, "soft", align="end")
        draw.rule(y - at.pitch / 2, "edge", x=at.brought(0))
        for place, one in enumerate(self.form.brings):
            x, number = at.brought(place), self._sum(one)
            if one.sign == "harmony":
                step = harmony(number)
                draw.sign(step.sign, x, y - sign / 2, sign, step.colour)
            else:
                draw.sign(one.sign, x, y - sign / 2, sign)
            draw.letters(x + sign + 8, y - at.size * 0.55, number, at.size * 1.1)
