"""Finds the field of a form that a fault of a pack, or a name in its file, belongs to."""

from collections.abc import Iterable, Sequence
from typing import Any

from gattai_desktop.board.speech import message, speak
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.schema import Family
from gattai_desktop.games.kinds_of_many import Beside
from gattai_desktop.windows.desk.table_values import FieldWay, FormField, has_rows
from gattai_desktop.windows.kit.game_desk import DrawnField


def way_in_file(way: FieldWay, family: Family[Any]) -> FieldWay:
    """Return the names that lead to a field in the file, where the fields of a `Beside` stand among the others."""
    besides = {one.name for one in family.fields if isinstance(one.kind, Beside)}
    return tuple(name for name in way if name not in besides)


def field_named(
    fields: Iterable[FormField], names: tuple[str, ...], family: Family[Any], drawn: DrawnField | None
) -> FormField | None:
    """Return the first field to which names of a file lead, or into which; None where there is none.

    drawn: what is drawn in the form, along with other fields of its own.
    """
    if drawn is not None and names and drawn.shows(names[0]):
        return next((one for one in fields if one.way == (drawn.field,)), None)
    for one in fields:
        inside = way_in_file(one.way, family)
        if inside and names[: len(inside)] == inside:
            return one
    return None


def faults_by_field(
    draft: PackDraft, word: str, entry_id: str, fields: Sequence[FormField], drawn: DrawnField | None
) -> dict[FieldWay, str]:
    """Return what is wrong with each field of an entry, by its way; () for the whole entry."""
    found: dict[FieldWay, str] = {}
    for fault in draft.faults_of(word, entry_id):
        names = tuple(step for step in fault.way[2:] if isinstance(step, str))
        field = field_named(fields, names, draft.family(word), drawn)
        words = message(ValueError(fault.text))
        row = next((one for one in fault.way[2:] if isinstance(one, int)), None)
        is_drawn = drawn is not None and field is not None and field.way == (drawn.field,)
        if row is not None and field is not None and has_rows(field.field.kind) and not is_drawn:
            words = f"{speak('desk', 'Row {number}', number=row + 1)}: {words}"
        found.setdefault(field.way if field is not None else (), words)
    return found
