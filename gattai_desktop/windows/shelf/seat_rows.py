"""Asks who plays: a row for the Coach and each Pilot, with a crest, names, and what she brings to the Team."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, drawing, plain, strong
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.speech import content, fill, said, translated
from gattai_desktop.board.theme import harmony
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.table_form import Brought, TableForm
from gattai_desktop.games.team import Team
from gattai_desktop.windows.shelf.crest_button import CrestButton
from gattai_desktop.windows.shelf.seat_columns import SeatColumns

MOST: Final = 7


class SeatRows(PaintedGroup):
    """The Coach and the Pilots who sit down, from the Coach's left; below them the crests of the free seats.

    Signals:
        changed: a seat was taken or left. named: a name was typed.
    """

    changed = Signal()
    named = Signal()

    def __init__(self, paint: Paint, colours: tuple[Seat, ...], parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._form: TableForm | None = None
        self._team: Team | None = None
        self._order: list[Seat] = list(colours)
        self.coach = NameField(paint, self.tr("Name of the Coach"), self)
        self.coach.setPlaceholderText(self.tr("who coaches"))
        self.crests: dict[Seat, CrestButton] = {}
        self.names: dict[Seat, NameField] = {}
        self.people: dict[Seat, NameField] = {}
        for seat in colours:
            colour = translated(seat.capitalize())
            self.crests[seat] = CrestButton(paint, seat, self)
            self.names[seat] = NameField(paint, fill(self.tr("Name of {colour}"), colour=colour), self)
            self.people[seat] = NameField(paint, fill(self.tr("Who plays {colour}"), colour=colour), self)
            self.people[seat].setPlaceholderText(self.tr("who plays"))
            self.crests[seat].toggled.connect(lambda _on, seat=seat: self._toggled(seat))
        for field in (self.coach, *self.names.values(), *self.people.values()):
            field.textChanged.connect(self.named)
        ArrowGroup(self).set_members(list(self.crests.values()))
        self.setAccessibleName(self.tr("Seats"))

    def welcome(self, team: Team | None) -> None:
        """Fill in the names of a Team, which sits down whatever is chosen to be played; None clears every name."""
        self._team = team
        self.coach.setText(team.people.get(COACH_SEAT, "") if team is not None else "")
        for seat, field in self.names.items():
            field.setText(team.seats.get(seat, "") if team is not None else "")
            self.people[seat].setText(team.people.get(seat, "") if team is not None else "")

    def take_over(self, before: SeatRows) -> None:
        """Let those sit down who sat in other rows, with their names."""
        self.coach.setText(before.coach.text())
        for seat in self.names:
            self.names[seat].setText(before.names[seat].text())
            self.people[seat].setText(before.people[seat].text())
        self._sit(list(before.seats()))

    def greet(self, table: Table) -> tuple[Seat, ...]:
        """Fill in the names of the people who sat at a table; return who is new, the first with the keyboard."""
        programmes = program_players(table)
        for seat in self.seats():
            self.names[seat].setText("" if seat in programmes else str(table.values.get(f"name.{seat}") or ""))
        newcomers = tuple(seat for seat in self.seats() if not self.names[seat].text())
        if newcomers:
            self.names[newcomers[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        return newcomers

    def set_form(self, form: TableForm) -> None:
        """Take the seats of something else to play, and let as many sit down as usual."""
        self._form, order = form, form.seats.order
        self._order = list(order or self.crests)
        for seat, field in self.names.items():
            field.suggest(form.seats.ready.get(seat, translated(seat.capitalize())))
        here = [seat for seat in self.crests if seat in self._team.seats] if self._team is not None else []
        plays = fill(self.tr("Who plays {colour}"), colour=said(form.leading))
        self.coach.setAccessibleName(plays if form.one_name else self.tr("Name of the Coach"))
        self.coach.setPlaceholderText(self.tr("who plays") if form.one_name else self.tr("who coaches"))
        self._sit(here[: self._most] if here and self._two_names else self._order[: form.sitting])

    def sit(self, count: int) -> None:
        """Let so many sit down, as far as there are seats, those first who sit already."""
        free = [seat for seat in self._order if seat not in self.seats()]
        self._sit([*self.seats(), *free][: min(count, self._most)])

    def _sit(self, wanted: list[Seat]) -> None:
        for seat, crest in self.crests.items():
            crest.blockSignals(True)
            crest.setChecked(seat in wanted)
            crest.blockSignals(False)
            crest.call(taken=seat in wanted)
        self._show()

    def _show(self) -> None:
        coached = self._form is not None and self._form.coached
        self.coach.setVisible(coached)
        room = self.count < self._most
        for seat, crest in self.crests.items():
            taken = crest.isChecked()
            crest.setVisible(taken or (room and seat in self._offered))
            self.names[seat].setVisible(taken)
            self.people[seat].setVisible(taken and self._two_names)
        self._order_tabs()
        self.rescale()
        self.changed.emit()
        self.update()

    def _order_tabs(self) -> None:
        """Let Tab go down the rows as they stand."""
        before: QWidget = self.coach
        for seat in self.seats():
            for part in (self.crests[seat], self.names[seat], self.people[seat]):
                QWidget.setTabOrder(before, part)
                before = part

    @property
    def _offered(self) -> tuple[Seat, ...]:
        """The seats of this form; every one where it names none."""
        return (self._form.seats.order if self._form is not None else ()) or tuple(self.crests)

    @property
    def _two_names(self) -> bool:
        """Whether whoever plays has a name beside that of the Pilot."""
        return self._form is not None and self._form.coached and not self._form.one_name

    @property
    def _most(self) -> int:
        return min(MOST, self._form.seats.most if self._form is not None else MOST)

    @property
    def count(self) -> int:
        """How many Pilots sit down."""
        return sum(crest.isChecked() for crest in self.crests.values())

    def seats(self) -> dict[Seat, str]:
        """The names on the taken seats, from the Coach's left; "" for a ready name.

        Where nobody coaches, whoever typed none plays under the colour as it stands there.
        """
        taken = [seat for seat in self.crests if self.crests[seat].isChecked()]
        plain = self._form is not None and not self._two_names
        ready = {seat: translated(seat.capitalize()) if plain else "" for seat in taken}
        return {seat: self.names[seat].text().strip() or ready[seat] for seat in taken}

    @property
    def answers(self) -> FieldValues:
        """What a Team that came here answers of this form."""
        form, team = self._form, self._team
        if form is None or team is None:
            return {}
        return {name: held for name, held in team.answers.items() if form.field(name) is not None}

    def who(self) -> dict[Seat, str]:
        """Who plays in each taken seat, the Coach's first, where somebody typed it."""
        leader = self._form.leader if self._form is not None else COACH_SEAT
        people = {seat: self.people[seat] for seat in self.seats()} if self._two_names else {}
        fields = {leader: self.coach, **people}
        return {seat: field.text().strip() for seat, field in fields.items() if field.text().strip()}

    def _toggled(self, seat: Seat) -> None:
        crest = self.crests[seat]
        if self.count > self._most or self.count < 1:
            crest.setChecked(not crest.isChecked())
            return
        self._show()
        if crest.isChecked():
            self.names[seat].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down between the names of a column with the arrows."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        for column in ([self.names[seat] for seat in self.seats()], self._people()):
            at = next((place for place, field in enumerate(column) if field.hasFocus()), None)
            if step and at is not None:
                column[max(0, min(len(column) - 1, at + step))].setFocus(Qt.FocusReason.OtherFocusReason)
                return
        super().keyPressEvent(event)

    def _people(self) -> list[NameField]:
        return [self.coach, *(self.people[seat] for seat in self.seats())]

    # ------------------------------------------------------------------ how it looks

    @property
    def _columns(self) -> SeatColumns:
        coached = self._form is not None and self._form.coached
        return SeatColumns.of(self.paint, self.size(), self.count + coached, coached=self._two_names)

    def high(self, wide: float) -> float:
        """The height of all rows at a width, both in drawing pixels."""
        rows = self.count + 1 + (self._form is not None and self._form.coached)
        return SeatColumns.pitch_of(self.paint, wide) * rows

    def rescale(self) -> None:
        at = self._columns
        for field in (self.coach, *self.names.values(), *self.people.values()):
            field.set_letters(at.size + 1)
        rows = ([COACH_SEAT] if not self.coach.isHidden() else []) + list(self.seats())
        for row, seat in enumerate(rows):
            if seat == COACH_SEAT:
                self.coach.setGeometry(at.coach(row) if self._two_names else at.name(row))
                continue
            self.crests[seat].setGeometry(at.crest(row))
            self.names[seat].setGeometry(at.name(row))
            self.people[seat].setGeometry(at.person(row))
        free = [crest for crest in self.crests.values() if not crest.isChecked() and not crest.isHidden()]
        for place, crest in enumerate(free):
            crest.setGeometry(at.free(len(rows), place))

    def paintEvent(self, event: QPaintEvent) -> None:
        form = self._form
        if form is None:
            return
        at, seats = self._columns, list(self.seats())
        with drawing(self) as draw:
            row = 0
            if form.coached:
                self._draw_coach(draw, at, form)
                row = 1
            for seat in seats:
                role = form.roles.get(seat)
                words = content(role) if role else translated(seat.capitalize())
                base = draw.base(at.middle(row), at.words)
                draw.text(at.role, base, words, at.words, "soft", room=at.role_room, fit=True)
                self._draw_brought(draw, at, form, seat, row)
                row += 1
            if self.count < self._most:
                base = draw.base(at.middle(row), at.words)
                draw.text(0, base, self.tr("one more"), at.words, "soft", room=at.free_x - 8, fit=True)
            self._draw_sums(draw, at, form, row)

    def _draw_coach(self, draw: Drawing, at: SeatColumns, form: TableForm) -> None:
        draw.crest(form.leader, 0, at.middle(0) - at.high / 2, at.high)
        base = draw.base(at.middle(0), at.words)
        draw.text(at.role, base, said(form.leading), at.words, "soft", room=at.role_room, fit=True)
        if at.role_room and self._two_names:
            words = self.tr("leads the evening")
            draw.text(at.name_x + 14, base, words, at.words, "soft", room=at.name_room - 14, fit=True)
        if at.brings:
            for place, one in enumerate(form.brings):
                words = said(one.short if draw.paint.scale.small else one.name)
                draw.text(at.brought(place), base, words, plain(at.size - 1), "soft", room=at.step - 6, fit=True)

    def _draw_brought(self, draw: Drawing, at: SeatColumns, form: TableForm, seat: Seat, row: int) -> None:
        if not at.brings or self._has_grown:
            return
        sign = at.size + 2
        for place, one in enumerate(form.brings):
            x, y, number = at.brought(place), at.middle(row), one.by.get(seat, 0)
            if one.sign != "harmony":
                if number:
                    draw.sign(one.sign, x, y - sign / 2, sign, "soft")
                else:
                    draw.outline(one.sign, x, y - sign / 2, sign, "line", 1.2)
            if number:
                words = f"{number:+d}".replace("-", "−")
                draw.text(
                    x + sign + 8,
                    draw.base(y, strong(at.size)),
                    words,
                    strong(at.size),
                    "price" if number < 0 else "text",
                )

    @property
    def _handed_on(self) -> str:
        """The line of the Team that came here, where this game takes anything from it."""
        return said(self._team.line) if self._team is not None and (self.answers or self._has_grown) else ""

    @property
    def _has_grown(self) -> bool:
        """Whether the Team comes along with what it has, whoever sits down."""
        return self._team is not None and self._team.grown and self._two_names

    def _sum(self, one: Brought) -> int:
        """With how much of something this Team begins."""
        if self._has_grown and self._team is not None and one.sign in self._team.brings:
            return self._team.brings[one.sign]
        return one.sum(self.seats(), self.answers)

    def _draw_sums(self, draw: Drawing, at: SeatColumns, form: TableForm, row: int) -> None:
        if not form.brings or not at.sums:
            return
        sign, y = at.size + 5, at.middle(row)
        free = sum(not crest.isChecked() and not crest.isHidden() for crest in self.crests.values())
        left = at.free_x + free * (at.high + 6) + 12
        words, end = self._handed_on, at.first - 16
        if draw.width(words, at.words) <= end - left:
            draw.text(end, draw.base(y, at.words), words, at.words, "soft", align="end")
        if at.brings:
            draw.rule(y - at.pitch / 2, "edge", x=at.brought(0))
        for place, one in enumerate(form.brings):
            x, number = at.brought(place), self._sum(one)
            if one.sign == "harmony":
                step = harmony(number)
                draw.sign(step.sign, x, y - sign / 2, sign, step.colour)
            else:
                draw.sign(one.sign, x, y - sign / 2, sign)
            draw.letters(x + sign + 8, y - at.size * 0.55, number, at.size * 1.1)

    def spoken_sums(self) -> str:
        """Say with what the Team begins."""
        if self._form is None:
            return ""
        sums = (f"{said(one.name)} {self._sum(one)}" for one in self._form.brings)
        return ". ".join(part for part in (self._handed_on, ", ".join(sums)) if part)
