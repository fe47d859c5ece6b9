"""How records write a value with a word, such as "Charges 2/6", and what they set with it."""

from collections.abc import Callable, Mapping
from typing import Any

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import Value

RecordGive = Callable[[Mapping[str, Value], str, Value, int | None], Mapping[str, Value]]
"""Takes the values so far, a key, an amount and a maximum; returns the values that a record gives."""
Most = Callable[[Any, str], int | None]
"""Says how large a value can be: of a table and the key of whose value it is. None: as large as it likes."""


@frozen
class RecordGauge:
    """How records write a value: with a word, such as "Charges 2/6".

    `most` reads what stands after the slash, where the value has a maximum; `give` sets both at the start of a record;
    `absent` is what it shows where no value is there. A `halved` one is kept in halves and written as "3.5".
    `path` has the key of its subject in braces.
    """

    word: str
    most: Most | None = None
    give: RecordGive | None = None
    absent: Value = None
    path: str = ""
    halved: bool = False

    def given(self, values: Mapping[str, Value], key: str, amount: Value, most: int | None) -> Mapping[str, Value]:
        """Return the values that a record sets with this word."""
        if self.give is not None:
            return self.give(values, key, amount, most)
        return {self.path.format(key=key): amount}


def with_most(path: str, most_path: str) -> RecordGive:
    """A record gives a value and its maximum, which is the value itself where it gives none."""

    def give(_values: Mapping[str, Value], key: str, amount: Value, most: int | None) -> Mapping[str, Value]:
        return {path.format(key=key): amount, most_path.format(key=key): amount if most is None else most}

    return give
