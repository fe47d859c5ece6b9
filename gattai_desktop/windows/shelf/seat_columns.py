"""The columns of the rows of seats: where crest, role and names stand for a width, and how keys lead along them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.drawing import Drawing, Style, plain, strong
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedButton
from gattai_desktop.board.speech import said, with_minus
from gattai_desktop.board.theme import harmony
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.table_form import Brought, TableForm
from gattai_desktop.games.team import Team
from gattai_desktop.windows.shelf.sitter_plates import SeatSitter

_WIDE: Final = 620.0
"""Least width, drawing pixels, with roles and what each Pilot brings."""
_ONE_LINE: Final = 430.0
"""Least width, drawing pixels, with all of a seat in one line."""
_BROAD: Final = 800.0
"""From this width on a small page has room for roles beside what each Pilot brings, drawing pixels."""
_LEAST_PITCH: Final = 36.0
"""Least distance of two rows where they must be pressed, device-independent pixels."""


@frozen
class SeatColumns:
    """Where everything stands; lengths are drawing pixels."""

    unit: float
    line: float
    """From one line to the next."""
    lines: int
    """How many lines a row has."""
    high: float
    size: float
    role: float
    role_room: float
    name_x: float
    name_room: float
    plates_x: float
    """The left edge of person and program."""
    gap: float
    """Between two plates that belong together."""
    who_x: float
    who_room: float
    """The name of who sits there, or how well the program plays."""
    brings: bool
    first: float
    """The left edge of what is brought."""
    step: float
    wider: float
    """By how much the first column of what is brought is wider than the others."""
    apart: float
    """Between the sign of what is brought and its number, so that no number seems to belong to the next sign."""
    free_x: float

    @classmethod
    def _lines_at(cls, wide: float, *, plates: bool) -> int:
        return 2 if plates and wide < _ONE_LINE else 1

    @classmethod
    def pitch_of(cls, paint: Paint, wide: float, *, plates: bool) -> float:
        """Return the distance of two rows. plates: whether each seat asks for a person or the program."""
        drawn = 62.0 if not paint.scale.small else 43.0 if wide > _BROAD else 38.0
        return max(drawn, _LEAST_PITCH / paint.px(1.0)) * cls._lines_at(wide, plates=plates)

    @classmethod
    def of(cls, paint: Paint, size: QSize, rows: int, *, two_names: bool, plates: bool, brings: bool) -> SeatColumns:
        """Return them for the size of the whole, device-independent pixels, and so many rows.

        two_names: whether who plays has a name beside that of the Pilot. brings: whether Pilots bring anything.
        """
        unit, small = paint.px(1.0), paint.scale.small
        wide, high = size.width() / unit, size.height() / unit

        def at(usual: float, low: float) -> float:
            return low if small else usual

        lines = cls._lines_at(wide, plates=plates)
        line = min(cls.pitch_of(paint, wide, plates=plates), high / rows) / lines
        tall = min(line - at(8, 3), at(46, 38))
        narrow, broad = wide < _WIDE, wide > _BROAD
        brings = brings and not narrow
        tight = narrow or (brings and small and not broad)
        role_x, role = tall + at(16, 10), 0.0 if tight else at(180, 158)
        step = at(112, 53 if broad else 43)
        wider = at(0, 20)  # the name of the first is the longest
        first = wide - 4 * step - wider if brings else wide
        gap, apart = at(6, 4), at(18, 10)
        both = 2 * tall + gap if plates else 0.0
        name_x, end = role_x + role, first - 16 if brings else wide
        room = end - name_x - both - (apart if both else 0)
        if lines == 2:
            name, plates_x = room, end - both
            who_x, who = role_x, end - role_x
        else:
            part = 0.38 if tight else 0.44  # three strengths need more room than a name
            name = min(part * (room - apart), at(290, 210)) if two_names else 0.0
            plates_x = name_x + name + (apart if two_names else 0)
            who_x = plates_x + both + (apart if both else 0)
            who = min(end - who_x, at(348, 270))
        return cls(
            unit=unit, line=line, lines=lines, high=tall, size=at(15, 13), role=role_x, role_room=max(0.0, role - 10),
            name_x=name_x, name_room=name, plates_x=plates_x, gap=gap, who_x=who_x, who_room=who, brings=brings,
            first=first, step=step, wider=wider, apart=at(8, 4), free_x=at(170, 100),
        )  # fmt: skip

    @property
    def words(self) -> Style:
        return plain(self.size)

    @property
    def pitch(self) -> float:
        """From one row to the next."""
        return self.line * self.lines

    def keep_rings_close(self, rows: QWidget) -> None:
        """Let the focus ring of each part of the rows lie on no other part; places are rounded, which takes a pixel."""
        for part in rows.findChildren(QWidget):
            if isinstance(part, PaintedButton | NameField):
                part.free = min(self.line - self.high, self.gap) * self.unit - 1

    def middle(self, row: int) -> float:
        """Return the middle of the first line of a row."""
        return self.pitch * row + self.line / 2

    def brought(self, place: int) -> float:
        """Return the left edge of a column of what is brought."""
        return self.first + self.step * place + (self.wider if place else 0)

    def crest(self, row: int) -> QRect:
        return self._box(0, row, self.high)

    def name(self, row: int) -> QRect:
        """Return the place of a Pilot's name."""
        return self._box(self.name_x, row, self.name_room)

    def plate(self, row: int) -> QRect:
        """Return the place of the plate of a person; that of the program is beside it."""
        return self._box(self.plates_x, row, self.high)

    def who(self, row: int) -> QRect:
        """Return the place of the name of who sits there, and of the strengths of the program."""
        return self._box(self.who_x, row, self.who_room, below=self.lines - 1)

    def beside(self, length: float) -> int:
        """Return a length in device-independent pixels."""
        return round(length * self.unit)

    def free(self, row: int, place: int) -> QRect:
        """Return the place of a free seat's crest below the rows."""
        return self._box(self.free_x + place * (self.high + 6), row, self.high)

    def _box(self, x: float, row: int, wide: float, below: int = 0) -> QRect:
        k, middle = self.unit, self.middle(row) + below * self.line
        return QRectF(x * k, (middle - self.high / 2) * k, wide * k, self.high * k).toAlignedRect()


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
        sums = (f"{said(one.name)} {self._sum(one)}" for one in self.form.brings)
        return in_turn((self._handed_on, ", ".join(sums)))

    def draw_names(self, draw: Drawing, at: SeatColumns) -> None:
        base = draw.base(at.middle(0), at.words)
        for place, one in enumerate(self.form.brings if at.brings else ()):
            style, room, words = plain(at.size - 1), at.brought(place + 1) - at.brought(place) - 6, said(one.name)
            if draw.width(words, draw.fitted(words, style, room)) > room:
                words = said(one.short)
            draw.text(at.brought(place), base, words, style, "soft", room=room, fit=True)

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
                words, ink = with_minus(f"{number:+d}"), "price" if number < 0 else "text"
                draw.text(x + sign + at.apart, draw.base(y, strong(at.size)), words, strong(at.size), ink)

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
            draw.letters(x + sign + at.apart, y - at.size * 0.55, number, at.size * 1.1)


_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def leads_along(column: Sequence[NameField], event: QKeyEvent) -> bool:
    """Move the focus up or down within a column as an arrow says; return whether one was pressed in there."""
    at = next((place for place, field in enumerate(column) if field.hasFocus()), None)
    step = _STEPS.get(Qt.Key(event.key()), 0)
    if step and at is not None:
        column[max(0, min(len(column) - 1, at + step))].setFocus(Qt.FocusReason.OtherFocusReason)
    return bool(step) and at is not None


def leads_along_seats(column: Sequence[SeatSitter], event: QKeyEvent) -> bool:
    """Move the focus up or down within the plates that say who sits in each seat; return whether it was in there."""
    at = next((place for place, one in enumerate(column) if one.has_focus), None)
    step = _STEPS.get(Qt.Key(event.key()), 0)
    if step and at is not None:
        column[max(0, min(len(column) - 1, at + step))].focus()
    return bool(step) and at is not None


def goes_on(fields: Sequence[NameField], event: QKeyEvent) -> bool:
    """Move the focus by Enter from a name that was typed to a field without one; return whether there is any.

    From an empty field, and with Ctrl, Enter means what it means on the whole page.
    """
    here = next((field for field in fields if field.hasFocus()), None)
    if here is None or event.key() not in _ENTER or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return False
    goal = next((field for field in fields if here.text().strip() and not field.text().strip()), None)
    if goal is not None:
        goal.setFocus(Qt.FocusReason.OtherFocusReason)
    return goal is not None
