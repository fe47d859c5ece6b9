"""What the fields of packs are called in English: a short form of a book stands there as its words have it."""

import re
from collections.abc import Iterator

import pytest

from gattai_desktop.content.boxes import KEYS, box, packs_of
from gattai_desktop.games.kinds import Either, Kind
from gattai_desktop.games.kinds_of_many import Beside, Fields, Fieldset, ListOf
from gattai_desktop.windows.kit.field_labels import label_of_path

SHORT = {
    short.casefold(): short
    for key in KEYS
    for word in box(key).glossary()
    for short in re.findall(r"\b[A-Z]{2,}s?\b", f"{word.written} {word.means}")
}
"""Every short form in the words of the books, as they write it."""


def labels(fields: Fields) -> Iterator[str]:
    """Yield what each field is called, and each within its tables."""
    for one in fields:
        yield label_of_path(one.label or one.name)
        yield from labels(within(one.kind))


def within(kind: Kind) -> Fields:
    if isinstance(kind, Either):
        return tuple(field for one in kind.kinds for field in within(one))
    if isinstance(kind, ListOf):
        return within(kind.of)
    return kind.fields if isinstance(kind, Beside | Fieldset) else ()


@pytest.mark.parametrize("key", KEYS)
def test_a_short_form_is_written_as_the_book_has_it(key: str) -> None:
    assert {"tr", "hp"} <= SHORT.keys()
    found = {label for family in packs_of(key).contents.families for label in labels(family.fields)}
    assert found
    wrong = {label for label in found for word in label.split() if SHORT.get(word.casefold(), word) != word}
    assert not wrong
