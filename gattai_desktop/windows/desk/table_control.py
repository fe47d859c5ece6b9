"""The fields of a table within an entry, one below the other: each with its label, its control and what it means."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, caps, measuring, plain
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import outline_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import speak
from gattai_desktop.games.kinds import Held, Kind
from gattai_desktop.games.kinds_of_many import Field, Fields, Fieldset, ListOf, Needed
from gattai_desktop.windows.desk.field_texts import as_text, help_of, label_within, written_kind
from gattai_desktop.windows.desk.table_values import FieldWay, FormField, changed_at, form_fields, value_at
from gattai_desktop.windows.kit.field_control import FieldControl

MakesControl = Callable[[QWidget, Field, Kind, str], FieldControl]
"""Makes the control of a field: its parent, the field, the kind as which it is written, what it is called."""

_FEW: Final = 5
"""So many fields of a table are shown at once, besides those that say something."""
_INSET: Final = 14.0


class TableControl(FieldControl):
    """The fields of one table. Those that say nothing are behind a plate where there are many."""

    def __init__(self, paint: Paint, parent: QWidget, fields: Fields, name: str, make: MakesControl) -> None:
        super().__init__(paint, parent)
        self._fields, self._name, self._make = fields, name, make
        self._listed = [*form_fields(fields)]
        self._value: Held = None
        self._unfolded = False
        self.controls: dict[FieldWay, FieldControl] = {}
        self._tops: dict[FieldWay, float] = {}
        self.more = PlateButton(paint, outline_plate(""), self, self.unfold)
        self.setAccessibleName(name)

    def _shown(self) -> list[FieldWay]:
        return [
            one.way
            for place, one in enumerate(self._listed)
            if self._unfolded
            or (place < _FEW and self._value is not None)
            or one.way in self.controls
            or isinstance(one.field.default, Needed)
            or value_at(one.way, self._value) not in (None, one.field.usable)
        ]

    def unfold(self) -> None:
        """Show the fields that say nothing, too."""
        self._unfolded = True
        self.show_value(self._value)
        self.grew.emit()

    def show_value(self, value: Held) -> None:
        self._value = value
        shown = self._shown()
        for one in self._listed:
            if one.way not in shown:
                continue
            held = value_at(one.way, value)
            control = self.controls.get(one.way)
            if control is None:
                control = self._made(one, written_kind(one.field.kind, held))
            control.show_value(one.field.usable if held is None else held)
        left = len(self._listed) - len(shown)
        words = speak("desk", "{count} more fields", count=left)
        if not shown:
            words = speak("desk", "Fill it in: {count} fields", count=left)
        self.more.set_look(outline_plate(words, name=f"{self._name}: {words}"))
        self.more.setVisible(left > 0)

    def _made(self, one: FormField, kind: Kind) -> FieldControl:
        field, way, label = one.field, one.way, label_within(one.field, one.around)
        control = self._make(self, field, kind, f"{self._name}: {label}")
        control.wrote.connect(lambda value, go_on: self._write(way, value, go_on=go_on))
        control.grew.connect(self.grew)
        control.show()
        self.controls[way] = control
        return control

    def _write(self, way: FieldWay, value: Held, *, go_on: bool) -> None:
        self.wrote.emit(changed_at(self._fields, way, self._value, value), go_on)

    def stop_at(self, steps: tuple[str, ...]) -> QWidget | None:
        one = next((one for one in self._listed if steps[: len(one.way)] == one.way), None)
        if one is None:
            return super().stop_at(steps)
        if one.way not in self.controls:
            self.unfold()
        return self.controls[one.way].stop_at(steps[len(one.way) :])

    def stops(self) -> list[QWidget]:
        found = [stop for one in self._listed if one.way in self.controls for stop in self.controls[one.way].stops()]
        return [*found, *([self.more] if self.more.isVisibleTo(self) else [])]

    # ------------------------------------------------------------------ places

    def lay(self, wide: int) -> None:
        draw = measuring(self.paint, wide)
        unit, inset = draw.unit, round(_INSET * draw.unit)
        y = 4.0
        self._tops = {}
        for one in self._listed:
            control = self.controls.get(one.way)
            if control is None:
                continue
            self._tops[one.way] = y
            y += 22
            control.lay(wide - inset)
            control.move(inset, round(y * unit))
            y += control.height() / unit
            words = help_of(one.field)
            y = (draw.lines(_INSET, y + 4, words, plain(14), "soft", room=draw.wide - _INSET) if words else y) + 12
        if self.more.isVisibleTo(self):
            hint = self.more.sizeHint()
            self.more.setGeometry(inset, round(y * unit), min(wide - inset, hint.width()), hint.height())
            y += hint.height() / unit + 10
        self.resize(wide, round(y * unit))
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Say what each field means, and which are still to be shown: a plate that is laid out anew forgets that."""
        hidden = []
        for one in self._listed:
            control = self.controls.get(one.way)
            if control is None:
                hidden.append(label_within(one.field, one.around))
            elif not isinstance(control, TableControl):
                for stop in control.stops():
                    stop.setAccessibleDescription(help_of(one.field))
        self.more.setAccessibleDescription(", ".join(hidden))

    def draw(self, draw: Drawing) -> None:
        draw.fill(2, 0, 2, draw.high - 4, "line")
        for one in self._listed:
            control, top = self.controls.get(one.way), self._tops.get(one.way)
            if control is None or top is None:
                continue
            room = draw.wide - _INSET
            label = label_within(one.field, one.around).upper()
            draw.text(_INSET, top + 13, label, caps(12.5), "soft", room=room, fit=True)
            y = (control.y() + control.height()) / draw.unit + 4
            draw.lines(_INSET, y, help_of(one.field), plain(14), "soft", room=room)


def in_a_line(kind: Kind, value: Held) -> str:
    """Return what a table or a list says, as far as a line tells it; what is as it would be anyway is left out."""
    if isinstance(kind, Fieldset) and isinstance(value, Mapping):
        said = ((one.kind, value.get(one.name)) for one in kind.fields if value.get(one.name) != one.usable)
        return ", ".join(words for its_kind, one in said if (words := in_a_line(its_kind, one)))
    if isinstance(kind, ListOf) and isinstance(value, list | tuple):
        return "; ".join(words for one in value if (words := in_a_line(kind.of, one)))
    return "" if isinstance(value, bool) else as_text(kind, value)
