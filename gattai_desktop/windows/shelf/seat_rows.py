"""Asks who plays: a row for the Coach and each Pilot, with a crest, who sits there, and what she brings to the Team."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, strong
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.speech import fill, said, translated
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.kinds_of_many import FieldValues
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.games.table_form import TableForm
from gattai_desktop.games.team import Team
from gattai_desktop.windows.kit.who_plays import with_person
from gattai_desktop.windows.settings.settings import FRIENDS
from gattai_desktop.windows.shelf.chairs import Chairs, SeatsTaken
from gattai_desktop.windows.shelf.crest_button import CrestButton
from gattai_desktop.windows.shelf.seat_columns import SeatColumns, TeamSums, goes_on, leads_along, leads_along_seats
from gattai_desktop.windows.shelf.sitter_plates import SeatSitter


class SeatRows(PaintedGroup):
    """The Coach and the Pilots who sit down, from the Coach's left; below them the crests of the free seats.

    Signals:
        changed: a seat was taken, left, or given to a person or the program. named: a name was typed.
    """

    changed = Signal()
    named = Signal()

    def __init__(self, paint: Paint, colours: tuple[Seat, ...], form: TableForm, after: QWidget) -> None:
        """after: what stands before the rows on their page, for Tab too."""
        super().__init__(paint, after.parentWidget())
        self._form, self._after = form, after
        self._team: Team | None = None
        self._order: list[Seat] = list(colours)
        self.chairs = Chairs()
        self.sitters: dict[Seat, SeatSitter] = {}
        self.coach = NameField(paint, self.tr("Coach's name"), self)
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
        ArrowGroup(self, list(self.crests.values()))
        self.setAccessibleName(self.tr("Seats"))

    def welcome(self, team: Team | None, company: str = FRIENDS, strength: str = STEADY) -> None:
        """Fill in the names of a Team, which sits down whatever is chosen to be played; None clears every name.

        company, strength: how people sit down, and how well the program plays, where the Team does not say.
        """
        self._team = team
        self.chairs.begin(company, strength)
        if team is not None:
            everybody = (COACH_SEAT, *team.seats)
            self.chairs.as_they_sat(team.programs, [seat for seat in everybody if seat not in team.programs])
        self.coach.setText(team.people.get(COACH_SEAT, "") if team is not None else "")
        for seat, field in self.names.items():
            field.setText(team.seats.get(seat, "") if team is not None else "")
            self.people[seat].setText(team.people.get(seat, "") if team is not None else "")

    def take_over(self, before: SeatRows) -> None:
        """Let those sit down who sat in other rows, with their names."""
        self.coach.setText(before.coach.text())
        self.chairs.take_over(before.chairs)
        for seat in self.names:
            self.names[seat].setText(before.names[seat].text())
            self.people[seat].setText(before.people[seat].text())
        self._sit(list(before.seats()))

    def greet(self, table: Table, names: Mapping[Seat, str], company: str = "") -> tuple[Seat, ...]:
        """Fill in the names of the people who sat at a table; return who is new, the first with the keyboard.

        names: of these. company: with `friends`, people take the chairs that the program had.
        """
        programmes, sat = program_players(table), table.listed("seats")
        here = [seat for seat in self._order if seat in sat]
        self.chairs.begin(FRIENDS, self.chairs.strength)
        if here and len(here) <= self.table.most:  # as many as sat there, however many it is made for
            self.chairs.sit(self._order, here)
            self._sit(here)
        for seat in self.names:
            self.names[seat].setText("" if seat in programmes else names.get(seat, ""))
        if company != FRIENDS:
            self.chairs.as_they_sat(programmes, [seat for seat in self.table.taken if seat not in programmes])
        self._show()
        program = self.table.programs()
        newcomers = tuple(seat for seat in self.table.taken if seat not in program and not self.names[seat].text())
        if newcomers:
            self.names[newcomers[0]].setFocus(Qt.FocusReason.OtherFocusReason)
        return newcomers

    def set_form(self, form: TableForm) -> None:
        """Take the seats of something else to play; as many sit down as a person chose among these, else as usual."""
        self._form, self._order = form, list(form.seats.order or self.crests)
        for seat, field in self.names.items():
            ready = form.seats.ready.get(seat, translated(seat.capitalize()) if self.table.have_two_names else "")
            field.suggest(ready)
            if not ready:  # what the seat is called stands beside it, and is no name for whoever sits there
                field.setPlaceholderText(self.tr("who plays"))
        here = [seat for seat in self.crests if seat in self._team.seats] if self._team is not None else []
        plays = fill(self.tr("Who plays {colour}"), colour=said(form.leading))
        self.coach.setAccessibleName(plays if form.one_name else self.tr("Coach's name"))
        self.coach.setPlaceholderText(self.tr("who plays") if form.one_name else self.tr("who coaches"))
        usual = here[: self.table.most] if here and self.table.have_two_names else self._order[: form.sitting]
        self._sit(self.chairs.sitting(self._order, form.seats.fewest, self.table.most) or usual)

    def sit(self, count: int) -> None:
        """Let so many sit down, as far as there are seats, those first who sit already."""
        free = [seat for seat in self._order if seat not in self.seats()]
        self._sit([*self.seats(), *free][: min(count, self.table.most)])

    def _sit(self, wanted: list[Seat]) -> None:
        for seat, crest in self.crests.items():
            crest.blockSignals(True)
            crest.setChecked(seat in wanted)
            crest.blockSignals(False)
            crest.call(taken=seat in wanted)
        self._show()

    def _show(self) -> None:
        form, table = self._form, self.table
        program, friends = table.programs(), not table.is_alone
        self.coach.setVisible(form.coached and friends and form.leader not in program)
        room, offered = self.count < table.most, form.seats.order or tuple(self.crests)
        for seat, crest in self.crests.items():
            taken = crest.isChecked()
            crest.setVisible(taken or (room and seat in offered))
            said_here = friends and seat not in program
            self.names[seat].setVisible(taken and (table.have_two_names or said_here))
            self.people[seat].setVisible(taken and table.have_two_names and said_here)
        for seat in table.everybody if form.has_programs else ():
            self._sitter(seat).call(table.called(seat))
        for seat, sitter in self.sitters.items():
            sitter.show_choice(program.get(seat, ""), here=form.has_programs and seat in table.everybody)
        self._order_tabs()
        self.rescale()
        self.changed.emit()
        self.update()

    def _order_tabs(self) -> None:
        """Let Tab go along the rows as they stand: who plays is asked after a Pilot's name, and before one's own."""
        before = self._after
        for seat in self.table.everybody:
            plates = self.sitters[seat].plates if seat in self.sitters else ()
            parts: tuple[QWidget, ...] = (*plates, self.coach)
            if seat in self.crests and self.table.have_two_names:
                parts = (self.crests[seat], self.names[seat], *plates, self.people[seat])
            elif seat in self.crests:
                parts = (self.crests[seat], *plates, self.names[seat])
            for part in parts:
                QWidget.setTabOrder(before, part)
                before = part

    def set_company(self, company: str) -> None:
        """Let one sit down alone, or several with each other."""
        self.chairs.company = company
        self._show()

    def lead(self) -> None:
        """Let who sits alone lead the evening, where somebody does."""
        if self.table.is_alone and self._form.coached:
            self.chairs.seat_person(self._form.leader)
            self._show()

    def called(self, seat: Seat, *, named: bool = True) -> str:
        """Return what a seat at this table is called: by its Pilot, else by its colour or part.

        named: beside a part stands who plays it, where that was typed.
        """
        form, table = self._form, self.table
        if seat == form.leader and form.coached:
            return said(form.leading)
        typed = self.names[seat].text().strip() if table.have_two_names or seat not in table.programs() else ""
        if named and form.one_name and seat in form.roles:
            return with_person(table.called(seat), typed)
        return typed or form.seats.ready.get(seat) or table.called(seat)

    def _sitter(self, seat: Seat) -> SeatSitter:
        if seat not in self.sitters:
            made = self.sitters[seat] = SeatSitter(self.paint, self)
            made.personAsked.connect(partial(self._person_asked, seat))
            made.programAsked.connect(partial(self._program_asked, seat, ""))
            made.strengthAsked.connect(partial(self._program_asked, seat))
        return self.sitters[seat]

    def _person_asked(self, seat: Seat) -> None:
        self.chairs.seat_person(seat)
        self._given_on(seat)

    def _program_asked(self, seat: Seat, strength: str) -> None:
        self.chairs.seat_program(seat, self.table.pilots_first, strength)
        self._given_on(seat)

    def _given_on(self, seat: Seat) -> None:
        focused = self.sitters[seat].has_focus
        self._show()
        if focused:  # the plate that had the keyboard may be gone
            self.sitters[seat].focus()

    @property
    def table(self) -> SeatsTaken:
        """The seats as they are taken now."""
        taken = tuple(seat for seat, crest in self.crests.items() if crest.isChecked())
        return SeatsTaken(self._form, taken, self.chairs)

    @property
    def count(self) -> int:
        """How many Pilots sit down."""
        return len(self.table.taken)

    def seats(self) -> dict[Seat, str]:
        """The names on the taken seats, from the Coach's left; "" for a ready name.

        Where nobody coaches, whoever typed none plays under the colour as it stands there.
        """
        taken, plain = self.table.taken, not self.table.have_two_names
        unsaid = set(self.table.programs()) if plain else set()
        ready = {seat: translated(seat.capitalize()) if plain else "" for seat in taken}
        typed = {seat: "" if seat in unsaid else self.names[seat].text().strip() for seat in taken}
        return {seat: typed[seat] or ready[seat] for seat in taken}

    @property
    def answers(self) -> FieldValues:
        """What a Team that came here answers of this form."""
        return self._sums.answers

    def who(self) -> dict[Seat, str]:
        """Who plays in each taken seat, the Coach's first, where it was typed; a person alone is not asked for it."""
        if self.table.is_alone:
            return {}
        people = {seat: self.people[seat] for seat in self.seats()} if self.table.have_two_names else {}
        fields = {self._form.leader: self.coach, **people}
        program = self.table.programs()
        typed = {seat: field.text().strip() for seat, field in fields.items() if seat not in program}
        return {seat: name for seat, name in typed.items() if name}

    def _toggled(self, seat: Seat) -> None:
        crest = self.crests[seat]
        if self.count > self.table.most or self.count < 1:
            crest.setChecked(not crest.isChecked())
            return
        self.chairs.sit(self._order, self.table.taken)
        self._show()
        if crest.isChecked() and self.names[seat].isVisible():
            self.names[seat].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along a column of names by arrows, by Enter to the next that is missing, or along who sits there."""
        names = [self.names[seat] for seat in self.seats() if self.names[seat].isVisible()]
        people = self._people()
        every = people if self.table.have_two_names else [*people, *names]
        sitters = [self.sitters[seat] for seat in self.table.everybody if seat in self.sitters]
        led = leads_along(names, event) or leads_along(people, event) or goes_on(every, event)
        if not led and not leads_along_seats(sitters, event):
            super().keyPressEvent(event)

    def _people(self) -> list[NameField]:
        fields = [self.coach, *(self.people[seat] for seat in self.seats())]
        return [field for field in fields if field.isVisible()]

    # ------------------------------------------------------------------ how it looks

    @property
    def _columns(self) -> SeatColumns:
        return SeatColumns.of(
            self.paint,
            self.size(),
            self._rows,
            two_names=self.table.have_two_names,
            plates=self._form.has_programs,
            brings=bool(self._form.brings),
        )

    def high(self, wide: float) -> float:
        """The height of all rows at a width, both in drawing pixels."""
        return SeatColumns.pitch_of(self.paint, wide, plates=self._form.has_programs) * self._rows

    @property
    def _rows(self) -> int:
        """How many rows there are: the last one has the free seats, and the sums of what is brought."""
        return self.count + self._form.coached + (self.count < self.table.most or bool(self._form.brings))

    def rescale(self) -> None:
        at = self._columns
        for field in (self.coach, *self.names.values(), *self.people.values()):
            field.set_letters(at.size + 1)
        here = self.table.everybody
        for row, seat in enumerate(here):
            if self._form.has_programs:
                step, gap = at.beside(at.high + at.gap), at.beside(at.gap)
                self._sitter(seat).lay(at.plate(row), step, at.who(row), gap)
            if seat not in self.crests or (self._form.coached and row == 0):
                self.coach.setGeometry(at.who(row))
                continue
            self.crests[seat].setGeometry(at.crest(row))
            self.names[seat].setGeometry(at.name(row) if self.table.have_two_names else at.who(row))
            self.people[seat].setGeometry(at.who(row))
        free = [crest for crest in self.crests.values() if not crest.isChecked() and not crest.isHidden()]
        for place, crest in enumerate(free):
            crest.setGeometry(at.free(len(here), place))
        at.keep_rings_close(self)

    def draw(self, draw: Drawing) -> None:
        form, sums, at = self._form, self._sums, self._columns
        own = self.table.people()[:1] if self.table.is_alone else ()
        for seat in own:  # the chair of the person who sits alone
            base = draw.base(at.middle(self.table.everybody.index(seat)) + at.line * (at.lines - 1), at.words)
            draw.text(at.who_x + 4, base, self.tr("you"), strong(at.size + 1), room=at.who_room, fit=True)
        row = int(form.coached)
        if form.coached:
            self._draw_coach(draw, at, form)
            sums.draw_names(draw, at)
        for seat in self.table.taken:
            base, called = draw.base(at.middle(row), at.words), self.table.called(seat) if at.role_room else ""
            draw.text(at.role, base, called, at.words, "soft", room=at.role_room, fit=True)
            sums.draw_brought(draw, at, seat, row)
            row += 1
        if self.count < self.table.most:
            base = draw.base(at.middle(row), at.words)
            draw.text(0, base, self.tr("one more"), at.words, "soft", room=at.free_x - 8, fit=True)
        free = sum(not crest.isChecked() and not crest.isHidden() for crest in self.crests.values())
        sums.draw_sums(draw, at, row, free)

    def _draw_coach(self, draw: Drawing, at: SeatColumns, form: TableForm) -> None:
        draw.crest(form.leader, 0, at.middle(0) - at.high / 2, at.high)
        base = draw.base(at.middle(0), at.words)
        if at.role_room:
            draw.text(at.role, base, said(form.leading), at.words, "soft", room=at.role_room, fit=True)
        words = self.tr("leads the evening") if at.role_room else said(form.leading)
        if at.name_room:
            draw.text(at.name_x + 14, base, words, at.words, "soft", room=at.name_room - 14, fit=True)

    def spoken_sums(self) -> str:
        """Say with what the Team begins."""
        return self._sums.spoken()

    @property
    def _sums(self) -> TeamSums:
        return TeamSums(self._form, self._team, self.seats(), self.table.have_two_names)
