"""docs/packs.md says what packs may hold: its tables are those of the families."""

import sys

import pytest

from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.pack import HEAD
from gattai_desktop.games.kinds_of_many import Fields, Fieldset, ListOf
from tests.house.house import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
from pack_tables import PAGE, page

FAMILIES = {family.file: family for key in KEYS for family in packs_of(key).contents.families}


def test_the_tables_of_the_page_are_those_of_the_families() -> None:
    """`make tables` brings them up to date."""
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text


def without_words(fields: Fields) -> list[str]:
    found = []
    for one in fields:
        inner = one.kind.of if isinstance(one.kind, ListOf) else one.kind
        if isinstance(inner, Fieldset):
            found += without_words(inner.fields)
        if not one.help.endswith((".", ":")):
            found.append(one.name)
    return found


@pytest.mark.parametrize("file", FAMILIES)
def test_every_field_says_what_it_is_for(file: str) -> None:
    assert without_words((*HEAD, *FAMILIES[file].fields)) == []
