"""Asks who plays at a new table, by which edition, and with what. Enter accepts what is filled in."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, measuring, plain
from gattai_desktop.board.letters import width_of
from gattai_desktop.board.name_field import LONGEST_NAME, NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, line_plate, outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.segments import Segments
from gattai_desktop.board.speech import called, content, rule, said
from gattai_desktop.board.writing import Writing
from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.games.kinds import OneOf, Option
from gattai_desktop.games.table_form import EDITION, NAME, SEATS, TableForm
from gattai_desktop.windows.shelf.seat_rows import MOST, SeatRows
from gattai_desktop.windows.shelf.shelf_pages import HIGH, Room

ITSELF, ENTER = "itself", "enter"
"""How the computer comes to the next player: by itself, or after Enter."""
_EDITION: Final = "beta"
"""The edition that is offered first."""
_LEFT: Final = 160.0
_RIGHT: Final = 1060.0
_COLUMN: Final = 700.0
_PASSING: Final = 776.0


class NewTable(Room):
    """The room that asks what a new session needs. For First Contact that is only who plays.

    Signals:
        begun(Setup): the table is to be made. backAsked: not now.
    """

    begun = Signal(object)
    backAsked = Signal()

    def __init__(self, paint: Paint, parent: QWidget | None = None) -> None:
        super().__init__(paint, parent)
        self._first_contact = False
        forms = [one for key in KEYS for one in packs_of(key).forms()]
        self._led = next(one for one in forms if one.led)
        self._forms = {one.key: one for one in forms if not one.led}
        """What can be played, by its key."""
        self._title = NameField(paint, self.tr("Name of the session"), self)
        self._title.setMaxLength(LONGEST_NAME)
        editions: dict[str, PlateLook | str] = {one.word: called(one.name) for form in forms for one in _editions(form)}
        self._edition = Segments(paint, self.tr("Edition"), editions, self)
        plates: dict[str, PlateLook | str] = {
            key: line_plate(said(one.name), said(one.line)) for key, one in self._forms.items()
        }
        self._scenario = Segments(paint, self.tr("Scenario"), plates, self)
        self._count = Segments(
            paint, self.tr("Pilots"), {str(number): str(number) for number in range(1, MOST + 1)}, self
        )
        self._seats = SeatRows(paint, max((one.seats.order for one in forms), key=len), self)
        self._passing = Segments(
            paint, self.tr("The table is passed"), {ITSELF: self.tr("By itself"), ENTER: self.tr("With Enter")}, self
        )
        self._back = PlateButton(paint, outline_plate(self.tr("Back"), "Esc"), self)
        self._begin = PlateButton(paint, primary_plate(self.tr("Begin")), self)
        self._edition.choose(_EDITION)
        self._edition.chosen.connect(lambda _key: self.update())
        self._scenario.chosen.connect(lambda _key: self._show_form())
        self._count.chosen.connect(self._count_chosen)
        self._seats.changed.connect(self._seats_changed)
        self._back.chosen.connect(self.backAsked)
        self._begin.chosen.connect(self._make)
        self._show_form()

    def ask(self, *, first_contact_only: bool) -> None:
        """Show an empty form: First Contact with nothing but its players, or any other table."""
        self._first_contact = first_contact_only
        for part in (self._title, self._edition, self._scenario):
            part.setHidden(first_contact_only)
        self._passing.setVisible(first_contact_only)
        self._passing.choose(ITSELF)
        self._title.clear()
        self._edition.choose(_EDITION)
        self._scenario.choose(next(iter(self._forms)))
        for field in self._seats.names.values():
            field.clear()
        self.setAccessibleName(self.tr("First Contact") if first_contact_only else self.tr("New session"))
        self._show_form()
        self.update()

    @property
    def passes_by_itself(self) -> bool | None:
        """Whether the computer is passed by itself; None where that was not asked."""
        return self._passing.current == ITSELF if self._first_contact else None

    def begin(self) -> None:
        """Focus the plate that begins."""
        self._begin.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------------ what is offered

    def _count_chosen(self, number: str) -> None:
        self._seats.set_count(int(number))
        self._judge_seats()

    def _seats_changed(self) -> None:
        self._count.choose(str(self._seats.count))
        self._judge_seats()

    @property
    def refused(self) -> str:
        """Return why this table cannot begin: the wrong number of players. "" where it can."""
        seats = self._form.seats
        return "" if seats.fewest <= self._seats.count <= seats.most else said(seats.refused)

    def _judge_seats(self) -> None:
        """Show on the plate whether that many players can begin."""
        why = self.refused
        look = PlateLook(self.tr("Begin"), why, judgement="refused") if why else primary_plate(self.tr("Begin"))
        if look != self._begin.look:
            self._begin.set_look(look)

    @property
    def _form(self) -> TableForm:
        """The form of the chosen game."""
        return self._led if self._first_contact else self._forms[self._scenario.current]

    def _show_form(self) -> None:
        """Show the form's seats, with the ready players of this table."""
        form = self._form
        for crest in self._seats.crests.values():
            crest.blockSignals(True)
            crest.setChecked(False)
            crest.blockSignals(False)
        self._seats.set_ready(form.seats.ready, form.seats.order, form.sitting)
        self._judge_seats()
        self._edition.setHidden(self._first_contact or not _editions(form))
        self._title.setPlaceholderText(said(form.session))
        self.update()

    def setup(self) -> Any:  # noqa: ANN401 - each game has its own
        """Return the Setup of the table."""
        form = self._form
        # An empty table has no name of its own.
        name = self._title.text().strip() or ("" if form.key else said(form.session))
        edition = {} if self._first_contact else {EDITION: self._edition.current}
        return form.setup({NAME: name, SEATS: self._seats.seats(), **edition})

    def _make(self) -> None:
        if self.refused:
            return
        self.begun.emit(self.setup())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._make()
        elif event.key() == Qt.Key.Key_Escape:
            self.backAsked.emit()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ how it looks

    def _left(self) -> tuple[float, float]:
        """Return left edge and width of the first column, in drawn pixels."""
        return self.grid.column(_COLUMN) if self.grid.narrow else (_LEFT, _COLUMN)

    def _drop(self) -> float:
        """Return how much lower the second column is, in drawn pixels: below the first where both have no room."""
        if not self.grid.narrow:
            return 0.0
        return self._passing_top() + 40 if self._first_contact else 730.0

    def _passing_top(self) -> float:
        """Return the upper edge of the choice how the computer is passed, in drawn pixels."""
        told = self._write_story(measuring(self.paint, 0))
        return max(told + 40, 0.0 if self.grid.narrow else _PASSING)

    def needed(self) -> float:
        return 1016 + self._drop() + 300 if self.grid.narrow else HIGH

    def rescale(self) -> None:
        rect, k, (x, wide), drop = self.grid.rect, self.grid.unit, self._left(), self._drop()
        right = x if self.grid.narrow else _RIGHT
        self._title.setGeometry(rect(x, 236, wide, 60).toAlignedRect())
        self._edition.lay(rect(x, 366, wide, 60), 16 * k)
        scenes = len(self._forms)
        gap = 12 if scenes <= 4 else 8
        self._scenario.lay(rect(x, 558, wide, min(86 * scenes - gap, 342)), gap * k, down=True)
        self._count.lay(rect(right, 236 + drop, wide, 60), 12 * k)
        self._seats.lay(rect(right, 312 + drop, wide, 582), 8 * k)
        self._passing.lay(rect(x, self._passing_top(), wide, 60), 12 * k)
        self._begin.setGeometry(rect(right, 912 + drop, wide, 96).toAlignedRect())
        below = 1028 + drop if self.grid.narrow else 924
        self._back.setGeometry(rect(x, below, 220, 84).toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        (x, wide), drop, form = self._left(), self._drop(), self._form
        with self.page() as page:
            head = self.tr("FIRST CONTACT") if self._first_contact else self.tr("NEW SESSION")
            page.letters(x, 84, head, min(64.0, wide / width_of(head, 1.0)), bar=17)
            page.text(x if self.grid.narrow else _RIGHT, 216 + drop, said(form.players), caps(14), "soft")
            if self._first_contact:
                self._write_story(page)
                self._write_passing(page.within(x, self._passing_top(), wide))
            else:
                self._write_heads(page.within(x, 0, wide))
            note = self.tr("All at one computer: a curtain falls between two seats. Everything is saved as you play.")
            left, top, room, high = (x, 1136 + drop, wide, 140) if self.grid.narrow else (x + 250, 926, 440, 96)
            page.block(left, top, room, high, note, plain(17), "soft")

    def _write_heads(self, draw: Drawing) -> None:
        """Write the headings of the fields, and the source of the edition."""
        form = self._form
        edition = next((one for one in _editions(form) if one.word == self._edition.current), None)
        for base, words in (
            (216, self.tr("Name")),
            (346, said(form.kind)),
            (544, self.tr("Scenario")),
        ):
            draw.text(0, base, words, caps(14), "soft")
        source, top, high = (form.source, 360, 150) if edition is None else (rule(edition.line), 432, 86)
        draw.block(0, top, draw.wide, high, source, plain(17), "soft")

    def _write_story(self, draw: Writing) -> float:
        """Write what First Contact is about, before anything must be decided; return the lower end."""
        (x, wide), y, size = self._left(), 250.0, draw.size(plain(24))
        for paragraph in content(self._led.story).split("\n"):
            y = draw.paragraph(x, y, paragraph, plain(24), room=wide, most=30, step=size * 1.5) + size * 0.8
        return y

    def _write_passing(self, draw: Drawing) -> None:
        """Write the heading and the words of the choice how the computer is passed."""
        draw.text(0, -20, self.tr("The table is passed"), caps(14), "soft")
        words = self.tr(
            "By itself: the curtain falls as soon as another player acts. The seat in the header changes it."
        )
        draw.block(0, 70, draw.wide, 76, words, plain(17), "soft")


def _editions(form: TableForm) -> tuple[Option, ...]:
    """Return the editions to choose from; none in a game without any."""
    asked = form.field(EDITION)
    return asked.kind.options if asked is not None and isinstance(asked.kind, OneOf) else ()
