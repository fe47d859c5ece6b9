"""What a form calls the fields on the way to a value of an entry, where a file has other names for them."""

from collections.abc import Iterable, Iterator

from gattai_desktop.games.kinds import Either, Kind
from gattai_desktop.games.kinds_of_many import Beside, Field, Fields, Fieldset, ListOf


def form_names(fields: Fields, way: Iterable[str | int]) -> Iterator[str]:
    """Yield what each field on a way is called, of which a file has the name; a number stands for a place in a list."""
    for step in way:
        if isinstance(step, int):
            continue
        found = _named(fields, step)
        yield found.label or step if found is not None else step
        fields = _inner(found.kind) if found is not None else ()


def _named(fields: Fields, name: str) -> Field | None:
    """Return the field of that name in a file; what stands beside others is one of these, and none of its own."""
    one = next((one for one in fields if name in one.names), None)
    return _named(one.kind.fields, name) if one is not None and isinstance(one.kind, Beside) else one


def _inner(kind: Kind) -> Fields:
    """Return the fields of a table, or of the tables in a list; none for what holds no table."""
    if isinstance(kind, Either):
        return next((fields for one in kind.kinds if (fields := _inner(one))), ())
    if isinstance(kind, ListOf):
        return _inner(kind.of)
    return kind.fields if isinstance(kind, Fieldset) else ()
