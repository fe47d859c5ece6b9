"""What a value of the table may hold: a number, a text, a list of seats; and how that is said to who wrote another.

The rules take the values of a table for what they are. A record may give any, and each is held against its row first.
"""

from collections.abc import Callable

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value


@frozen
class ValueKind:
    """What a value may hold. says: what it must be, "a whole number". takes: whether a value of a table is that."""

    says: str
    takes: Callable[[Value, Table], bool]


def _of_type(kind: type, says: str) -> ValueKind:
    return ValueKind(says, lambda value, _table: type(value) is kind)


NUMBER = _of_type(int, "a whole number")
TEXT = _of_type(str, "a word, or a text in quotation marks")
FLAG = _of_type(bool, "true or false")
NOTHING = ValueKind("null", lambda value, _table: value is None)
ANYTHING = ValueKind("anything", lambda _value, _table: True)


def word(*words: str) -> ValueKind:
    """One of these words."""
    return ValueKind(f"one of: {', '.join(words)}", lambda value, _table: value in words)


def named_in(keys: Callable[[Table], tuple[str, ...]], says: str) -> ValueKind:
    """A word of those that a table knows: of its seats, of its Threats."""
    return ValueKind(says, lambda value, table: value in keys(table))


def each(one: ValueKind) -> ValueKind:
    """A list of any number of these."""
    return ValueKind(
        f"a list, each part of it {one.says}",
        lambda value, table: isinstance(value, tuple) and all(one.takes(part, table) for part in value),
    )


def each_once(one: ValueKind) -> ValueKind:
    """A list of these, none of them twice."""
    several = each(one)
    return ValueKind(
        f"{several.says}, each once",
        lambda value, table: several.takes(value, table) and len(set(value)) == len(value),  # type: ignore[arg-type]
    )


def row(*parts: ValueKind) -> ValueKind:
    """A list of just these, in this order."""
    return ValueKind(
        f"a list of {len(parts)}: {'; '.join(part.says for part in parts)}",
        lambda value, table: (
            isinstance(value, tuple)
            and len(value) == len(parts)
            and all(part.takes(found, table) for part, found in zip(parts, value, strict=True))
        ),
    )


def either(*kinds: ValueKind) -> ValueKind:
    """Any of several kinds."""
    return ValueKind(
        " or ".join(one.says for one in kinds), lambda value, table: any(one.takes(value, table) for one in kinds)
    )


TEXTS = each(TEXT)
NUMBERS = each(NUMBER)
LISTS = each(ValueKind("a list", lambda value, _table: isinstance(value, tuple)))
SEAT = named_in(lambda table: table.listed("seats"), "a seat of this table")
SEATS = each_once(SEAT)
CONTENT = either(TEXT, NUMBER, FLAG, TEXTS)
"""What stands of an entry of a pack: of each of its fields one of these."""
AGENDA = each(ValueKind("a list that begins with a word", lambda value, _table: _begins_with_a_word(value)))
"""What waits to be done, one item after the other."""


def _begins_with_a_word(value: Value) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], str)
