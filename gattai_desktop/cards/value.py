"""Values that a table holds beside its cards: anything that JSON can write and that cannot be changed in place."""

import json
from collections.abc import Mapping
from json.encoder import encode_basestring
from typing import Any, Final

from gattai_desktop.cards.words import wording

Value = None | bool | int | str | tuple["Value", ...]
Values = Mapping[str, Value]
"""Values by their paths."""

MAX_DEPTH: Final = 16
"""Deepest nesting of tuples in a file: none that is deeper is read, and none is written."""


def as_number(value: object) -> int:
    """Return a whole number as it is; 0 for anything else, such as a value that is not there."""
    return value if isinstance(value, int) else 0


def as_list(value: object) -> tuple[Any, ...]:
    """Return a list as it is; an empty one for anything else."""
    return value if isinstance(value, tuple) else ()


def as_names(value: object) -> tuple[str, ...]:
    """Return a list of names as texts; an empty one for anything else."""
    return tuple(map(str, as_list(value)))


class NoValue(ValueError):
    """This cannot be a value of a table, so it is neither read from a file nor written into one."""


def to_data(value: Value) -> object:
    """Return the value as JSON writes it: tuples become lists."""
    return [to_data(part) for part in value] if isinstance(value, tuple) else value


def to_json(value: Value, depth: int = 0) -> str:
    """Return the value as text in JSON, without a blank. Raises NoValue for what `from_data` would not take."""
    if type(value) is str:
        return encode_basestring(value)
    if type(value) is int:
        return str(value)
    if value is None:
        return "null"
    if type(value) is tuple:
        if depth >= MAX_DEPTH:
            raise NoValue(wording("A value is nested deeper than {most} lists.", most=MAX_DEPTH))
        return f"[{','.join([to_json(part, depth + 1) for part in value])}]"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, str | int):  # of another kind, which is read as a plain one
        return encode_basestring(value) if isinstance(value, str) else str(int(value))
    raise NoValue(wording("{found} is no value.", found=repr(value)[:40]))


def parsed(text: str) -> Any:  # noqa: ANN401 - whatever JSON holds
    """Return what a text in JSON says. Raises ValueError, also for half a sign, which no file can hold."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("It is nested too deep.") from None
    if "\\u" in text:
        json.dumps(data, ensure_ascii=False).encode()
    return data


def from_data(data: object, depth: int = 0) -> Value:
    """Return the value that was read from JSON. Raises NoValue."""
    if data is None or isinstance(data, bool | int | str):
        return data
    if isinstance(data, list | tuple) and depth < MAX_DEPTH:
        return tuple(from_data(part, depth + 1) for part in data)
    raise NoValue(
        wording(
            "{found} is no value: write null, true, false, a whole number, a text or a list of these.",
            found=repr(str(data)[:40]),
        )
    )
