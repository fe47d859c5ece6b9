"""The values that a table holds beside its cards: whatever JSON can write and nobody can change in place."""

import json
from json.encoder import encode_basestring
from typing import Final

from gattai_desktop.cards.words import wording

Value = None | bool | int | str | tuple["Value", ...]

MAX_DEPTH: Final = 16
"""Deepest nesting of tuples that is read from a file."""


class NoValue(ValueError):
    """Something read from a file is no value of a table."""


def to_data(value: Value) -> object:
    """Return the value as JSON writes it: tuples become lists."""
    return [to_data(part) for part in value] if isinstance(value, tuple) else value


def to_json(value: Value) -> str:
    """Return the value as text in JSON, without a blank."""
    if type(value) is str:
        return encode_basestring(value)
    if type(value) is int:
        return str(value)
    if value is None:
        return "null"
    if type(value) is tuple:
        return f"[{','.join([to_json(part) for part in value])}]"
    return json.dumps(to_data(value), ensure_ascii=False, separators=(",", ":"))  # true, false, text of another kind


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
