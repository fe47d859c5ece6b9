"""What a value of the table may hold: a number, a text, a list of seats; and how that is said to who wrote another.

The rules take the values of a table for what they are. A record may give any, and each is held against its row first.
"""

from collections.abc import Callable, Iterable
from functools import reduce

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import AsWritten, wording


@frozen
class ValueKind:
    """What a value may hold.

    says: what it must be, "a whole number". form: whether a value has the form of it: a word, whichever it is. takes:
    whether it is just what this table knows.
    """

    says: str
    form: Callable[[Value], bool]
    takes: Callable[[Value, Table], bool]


def _by_form(says: str, form: Callable[[Value], bool]) -> ValueKind:
    return ValueKind(says, form, lambda value, _table: form(value))


def _is_word(value: Value) -> bool:
    return type(value) is str


NUMBER = _by_form(wording("a whole number"), lambda value: type(value) is int)
TEXT = _by_form(wording("a word, or a text in quotation marks"), _is_word)
FLAG = _by_form(wording("true or false"), lambda value: type(value) is bool)
NOTHING = _by_form(wording("null"), lambda value: value is None)
ANYTHING = _by_form(wording("anything"), lambda _value: True)


def word(*words: str) -> ValueKind:
    """One of these words."""
    return ValueKind(
        wording("one of: {words}", words=AsWritten(", ".join(words))), _is_word, lambda value, _table: value in words
    )


def named_in(keys: Callable[[Table], tuple[str, ...]], says: str) -> ValueKind:
    """A word of those that a table knows: of its seats, of its Threats."""
    return ValueKind(says, _is_word, lambda value, table: value in keys(table))


def each(one: ValueKind) -> ValueKind:
    """A list of any number of these."""
    return ValueKind(
        wording("a list, each part of it {what}", what=one.says),
        lambda value: isinstance(value, tuple) and all(map(one.form, value)),
        lambda value, table: isinstance(value, tuple) and all(one.takes(part, table) for part in value),
    )


def each_once(one: ValueKind) -> ValueKind:
    """A list of these, none of them twice."""
    several = each(one)
    return ValueKind(
        wording("{what}, each once", what=several.says),
        several.form,
        lambda value, table: several.takes(value, table) and len(set(value)) == len(value),  # type: ignore[arg-type]
    )


def row(*parts: ValueKind) -> ValueKind:
    """A list of just these, in this order."""

    def as_long(value: Value) -> bool:
        return isinstance(value, tuple) and len(value) == len(parts)

    return ValueKind(
        wording("a list of {number}: {parts}", number=len(parts), parts=_joined("{one}; {other}", parts)),
        lambda value: as_long(value) and all(part.form(found) for part, found in zip(parts, value, strict=True)),  # type: ignore[arg-type]
        lambda value, table: (
            as_long(value) and all(part.takes(found, table) for part, found in zip(parts, value, strict=True))  # type: ignore[arg-type]
        ),
    )


def either(*kinds: ValueKind) -> ValueKind:
    """Any of several kinds."""
    return ValueKind(
        _joined("{one} or {other}", kinds),
        lambda value: any(one.form(value) for one in kinds),
        lambda value, table: any(one.takes(value, table) for one in kinds),
    )


def _joined(words: str, kinds: Iterable[ValueKind]) -> str:
    """Say several kinds one after the other, with what stands between two of them."""
    return reduce(lambda one, other: wording(words, one=one, other=other), (kind.says for kind in kinds))


def _begins_with_a_word(value: Value) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], str)


TEXTS = each(TEXT)
NUMBERS = each(NUMBER)
LISTS = each(_by_form(wording("a list"), lambda value: isinstance(value, tuple)))
SEAT = named_in(lambda table: table.listed("seats"), wording("a seat of this table"))
SEATS = each_once(SEAT)
CONTENT = either(TEXT, NUMBER, FLAG, TEXTS)
"""What stands of an entry of a pack: of each of its fields one of these."""
AGENDA = each(_by_form(wording("a list that begins with a word"), _begins_with_a_word))
"""What waits to be done, one item after the other."""
