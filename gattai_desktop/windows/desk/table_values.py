"""The fields of an entry and of the tables in it: which of them a form shows, and an entry with one of them changed."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.kinds import Either, Held, Kind
from gattai_desktop.games.kinds_of_many import Beside, Field, Fields, Fieldset, ListOf

FieldWay = tuple[str, ...]
"""The names that lead to a field: its own, after those of the tables around it."""

RARE: Final = 1
"""The fold of what few ever touch: whose work an entry is."""
PLAYED: Final = 2
"""The fold of what lets the program carry an entry out: its notation takes some reading."""
_FEW: Final = 6
"""The fields of a table that has no more of them stand among those of the entry; a larger one is written by itself."""


@frozen
class FormField:
    """A field on a form: its way, what it belongs to, and the fold in which it stands; 0 for none."""

    field: Field
    way: FieldWay
    around: Fields
    fold: int


def form_fields(
    fields: Fields, last: tuple[str, ...] = (), way: FieldWay = (), around: Fields = (), fold: int = 0
) -> Iterator[FormField]:
    """Return the fields of a table, and those of the small tables in it, which are `RARE` as those of `last` are."""
    for one in fields:
        here, inside = (*way, one.name), max(fold, RARE if one.seldom or one.name in last else 0)
        if isinstance(one.kind, Beside):
            yield from form_fields(one.kind.fields, last, here, around, PLAYED)
        elif isinstance(one.kind, Fieldset) and len(one.kind.fields) <= _FEW:
            yield from form_fields(one.kind.fields, last, here, (*around, one), max(fold, RARE))
        else:
            yield FormField(one, here, around, inside)


def has_rows(kind: Kind) -> bool:
    """Whether a kind is a list whose items have fields of their own."""
    if isinstance(kind, Either):
        return any(has_rows(one) for one in kind.kinds)
    return isinstance(kind, ListOf) and isinstance(kind.of, Fieldset | ListOf)


def value_at(way: FieldWay, values: object) -> Held:
    """Return what stands at a way; None where there is nothing."""
    found: Any = values
    for name in way:
        found = found.get(name) if isinstance(found, Mapping) else None
    return found  # type: ignore[no-any-return]


def changed_at(fields: Fields, way: FieldWay, now: object, value: Held) -> Mapping[str, Held]:
    """Return the values of a table with another one at a way; a table that need not be there goes with its last."""
    table: dict[str, Held] = dict(now) if isinstance(now, Mapping) else {}
    field = next(one for one in fields if one.name == way[0])
    whole = value
    if len(way) > 1 and isinstance(field.kind, Fieldset):
        inner = changed_at(field.kind.fields, way[1:], table.get(way[0]), value)
        bare = all(inner.get(one.name, one.usable) in (one.usable, None) for one in field.kind.fields)
        whole = None if bare and field.default is None else inner
    table[way[0]] = whole
    return table
