"""Finds the control of a form for each kind of field."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.games.kinds import Kind
from gattai_desktop.games.kinds_of_many import Field, Fieldset, ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from gattai_desktop.windows.desk.chosen_control import ChosenControl, values_of
from gattai_desktop.windows.desk.field_control import FieldControl
from gattai_desktop.windows.desk.named_control import NamedControl, NamedEntries
from gattai_desktop.windows.desk.rows_control import RowsControl
from gattai_desktop.windows.desk.table_control import TableControl
from gattai_desktop.windows.desk.typed_control import TypedControl


def control_for(
    paint: Paint, parent: QWidget, field: Field, kind: Kind, name: str, names: NamedEntries
) -> FieldControl:
    """Return the control of a kind of field."""

    def within(inside: QWidget, one: Field, its_kind: Kind, called: str) -> FieldControl:
        return control_for(paint, inside, one, its_kind, called, names)

    inner = kind.of if isinstance(kind, ListOf) else kind
    if isinstance(kind, Fieldset):
        return TableControl(paint, parent, kind.fields, name, within)
    if isinstance(kind, ListOf) and isinstance(inner, Fieldset | ListOf):
        return RowsControl(paint, parent, field, kind, name, within)
    if isinstance(inner, IdOf):
        return NamedControl(paint, parent, kind, name, names)
    if values_of(inner):
        return ChosenControl(paint, parent, field, kind, name)
    return TypedControl(paint, parent, field, kind, name)
