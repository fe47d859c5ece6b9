"""A list of tables, or of lists, row by row: a row is opened, added, doubled, moved and taken out."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.paint import Paint, PaintedGroup
from gattai_desktop.board.plate import RING_ROOM
from gattai_desktop.board.plate_look import PlateLook, outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, speak
from gattai_desktop.cards.value import as_list
from gattai_desktop.games.kinds import Held, Kind
from gattai_desktop.games.kinds_of_many import Field, Fieldset, ListOf
from gattai_desktop.windows.desk.table_control import MakesControl, TableControl, in_a_line
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.plate_rows import lay_in_rows

_LINE: Final = 70
"""Most characters that the head of a row tells of it."""


class FieldRow(PaintedGroup):
    """One row: its head, and once it is open its fields and what can be done with it."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(paint, parent)
        self.head = PlateButton(paint, PlateLook(""), self)
        self.body: FieldControl | None = None
        self.acts: list[PlateButton] = []

    def stops(self) -> list[QWidget]:
        """Return the widgets at which Tab stops."""
        if self.body is None or not self.body.isVisibleTo(self):
            return [self.head]
        return [self.head, *self.body.stops(), *(one for one in self.acts if one.isVisibleTo(self))]

    def lay(self, wide: int) -> None:
        """Lay out for that width, and resize."""
        gap, high = max(RING_ROOM, round(self.paint.px(6))), max(32, round(self.paint.px(42)))
        self.head.setGeometry(0, 0, wide, high)
        y = high + gap
        if self.body is not None and self.body.isVisibleTo(self):
            self.body.lay(wide)
            self.body.move(0, y)
            y += self.body.height() + gap
            acts = [one for one in self.acts if one.isVisibleTo(self)]
            y = lay_in_rows(acts, wide, y, gap, high) + high + 2 * gap
        self.resize(wide, y)


class RowsControl(FieldControl):
    """A list whose items have fields of their own. Del takes a row out, Shift with up and down moves it."""

    def __init__(
        self, paint: Paint, parent: QWidget, field: Field, kind: ListOf, name: str, make: MakesControl
    ) -> None:
        super().__init__(paint, parent)
        self._field, self._kind, self._name, self._make = field, kind, name, make
        self._value: tuple[Held, ...] = ()
        self._open = -1
        """The row that is open."""
        self.rows: list[FieldRow] = []
        self.setAccessibleName(name)
        look = outline_plate(speak("desk", "Add a row"))
        self.new = PlateButton(paint, look, self, self.add)

    # ------------------------------------------------------------------ what is done

    def add(self) -> None:
        """Add a row at the end, and open it."""
        self._put((*self._value, self._kind.of.blank), len(self._value))

    def double(self, number: int) -> None:
        """Put a copy right below a row, and open it."""
        rows = [*self._value]
        rows.insert(number + 1, rows[number])
        self._put(tuple(rows), number + 1)

    def take_out(self, number: int) -> None:
        self._put((*self._value[:number], *self._value[number + 1 :]), -1, min(number, len(self._value) - 2))

    def move_by(self, number: int, way: int) -> None:
        """Move a row up or down."""
        goal = number + way
        if 0 <= goal < len(self._value):
            rows = [*self._value]
            rows.insert(goal, rows.pop(number))
            self._put(tuple(rows), goal if self._open == number else -1, goal)

    def turn(self, number: int) -> None:
        """Open a row, or close it."""
        self._open = -1 if self._open == number else number
        self.show_value(self._value)
        self.grew.emit()

    def _put(self, rows: tuple[Held, ...], opened: int, focus: int | None = None) -> None:
        """Write other rows, and give the keyboard to one of them."""
        if len(rows) > self._kind.most:
            return
        self._drop_rows()
        self._open = opened
        self.wrote.emit(rows, False)
        number = opened if focus is None else focus
        goal = self.rows[number].head if 0 <= number < len(self.rows) else self.new
        goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop_rows(self) -> None:
        self.new.setFocus(Qt.FocusReason.OtherFocusReason)
        take_away(*self.rows)
        self.rows = []

    def _write(self, number: int, value: Held, *, go_on: bool) -> None:
        rows = [*self._value]
        if number < len(rows):
            rows[number] = value
            self.wrote.emit(tuple(rows), go_on)

    # ------------------------------------------------------------------ what is shown

    def show_value(self, value: Held) -> None:
        self._value = as_list(value)
        if len(self.rows) > len(self._value):
            take_away(*self.rows[len(self._value) :])
            del self.rows[len(self._value) :]
        while len(self.rows) < len(self._value):
            self.rows.append(self._made(len(self.rows)))
        for number, (row, one) in enumerate(zip(self.rows, self._value, strict=True)):
            self._show_row(number, row, one)
        words = speak("desk", "Add a row")
        self.new.set_look(outline_plate(words, name=f"{self._name}: {words}"))
        self.new.setVisible(len(self._value) < self._kind.most)

    def _made(self, number: int) -> FieldRow:
        row = FieldRow(self.paint, self)
        row.head.chosen.connect(lambda: self.turn(number))
        row.head.installEventFilter(self)
        acts = (
            (speak("desk", "Duplicate"), lambda: self.double(number)),
            (speak("desk", "Up"), lambda: self.move_by(number, -1)),
            (speak("desk", "Down"), lambda: self.move_by(number, 1)),
            (speak("desk", "Take out"), lambda: self.take_out(number)),
        )
        for words, act in acts:
            name = f"{self._row_name(number)}: {words}"
            plate = PlateButton(self.paint, PlateLook(words, name=name, arrangement="button", fill="panel"), row, act)
            row.acts.append(plate)
        row.show()
        return row

    def _row_name(self, number: int) -> str:
        return f"{self._name}, {speak('desk', 'row {number}', number=number + 1)}"

    def _show_row(self, number: int, row: FieldRow, value: Held) -> None:
        opened = number == self._open
        line = content(in_a_line(self._kind.of, value))
        line = line if len(line) <= _LINE else f"{line[: _LINE - 1]}…"
        words = speak("desk", "Row {number}", number=number + 1)
        state = speak("desk", "open") if opened else speak("desk", "closed")
        look = PlateLook(words, line, name=f"{self._row_name(number)}, {state}. {line}", arrangement="line",
                         edge="live" if opened else "edge")  # fmt: skip
        row.head.set_look(look)
        if opened and row.body is None:
            row.body = self._body(number, row)
        if row.body is not None:
            row.body.setVisible(opened)
            row.body.show_value(value)
        last = len(self._value) - 1
        for plate, may in zip(row.acts, (last + 1 < self._kind.most, number > 0, number < last, True), strict=True):
            plate.setVisible(opened and may)

    def _body(self, number: int, row: FieldRow) -> FieldControl:
        kind: Kind = self._kind.of
        body = (
            TableControl(self.paint, row, kind.fields, self._row_name(number), self._make)
            if isinstance(kind, Fieldset)
            else self._make(row, Field(self._field.name, kind, ()), kind, self._row_name(number))
        )
        body.wrote.connect(lambda value, go_on: self._write(number, value, go_on=go_on))
        body.grew.connect(self.grew)
        return body

    # ------------------------------------------------------------------ keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        number = next((place for place, row in enumerate(self.rows) if row.head is watched), -1)
        shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if number < 0:
            return False
        if event.key() == Qt.Key.Key_Delete:
            self.take_out(number)
            return True
        if shift and way is not None:
            self.move_by(number, way)
            return True
        return False

    def stop_at(self, steps: tuple[str, ...]) -> QWidget | None:
        number = int(steps[0]) if steps and steps[0].isdecimal() else -1
        if not 0 <= number < len(self.rows):
            return super().stop_at(steps)
        if self._open != number:
            self.turn(number)
        body = self.rows[number].body
        return (body.stop_at(steps[1:]) if body is not None else None) or self.rows[number].head

    def stops(self) -> list[QWidget]:
        found = [stop for row in self.rows for stop in row.stops()]
        return [*found, *([self.new] if self.new.isVisibleTo(self) else [])]

    # ------------------------------------------------------------------ places

    def lay(self, wide: int) -> None:
        y, gap = 0, max(RING_ROOM, round(self.paint.px(6)))
        for row in self.rows:
            row.lay(wide)
            row.move(0, y)
            y += row.height()
        hint = self.new.sizeHint()
        self.new.setGeometry(0, y, min(wide, hint.width()), max(hint.height(), round(self.paint.px(40))))
        self.resize(wide, y + (self.new.height() + gap if self.new.isVisibleTo(self) else 0))
