"""Whatever an entry of any family holds: it is written, read again, and is the same."""

import tomllib
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.faults import FaultList, PlaceInFile
from gattai_desktop.content.lines import line_of, lines_in
from gattai_desktop.content.reading import MAX_DEPTH
from gattai_desktop.content.schema import Family
from gattai_desktop.content.tasuo.families import CONTENTS
from gattai_desktop.content.writing import values_in
from gattai_desktop.games.kinds_of_many import check_names, read_fields, written_fields
from tests.content.kinds_by_chance import entries
from tests.content.written_entries import write_entries

FAMILIES: dict[str, Family[Any]] = {family.file: family for key in KEYS for family in packs_of(key).contents.families}
FAMILIES |= {f"tasuo {family.file}": family for family in CONTENTS.families}
often = settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
each_family = pytest.mark.parametrize("file", FAMILIES)


def some(data: st.DataObject, family: Family[Any], least: int, most: int) -> list[dict[str, Any]]:
    """Entries with an id each, none nested deeper than a file may be."""
    listed = data.draw(st.lists(entries(family.fields), min_size=least, max_size=most))
    assume(all(_depth(written_fields(family.fields, one)) <= MAX_DEPTH - 2 for one in listed))
    return [{**one, "id": f"{number}.{one['id']}"} for number, one in enumerate(listed)]


def _depth(found: object) -> int:
    if not isinstance(found, dict | list):
        return 0
    return 1 + max(map(_depth, found.values() if isinstance(found, dict) else found), default=0)


@each_family
@given(st.data())
@often
def test_what_is_written_is_read_again_without_a_fault(file: str, data: st.DataObject) -> None:
    family = FAMILIES[file]
    wanted = some(data, family, 0, 2)
    text = write_entries("", family, wanted)
    assert list(values_in(text, family)) == wanted
    told = FaultList()
    for number, found in enumerate(tomllib.loads(text).get(family.word, [])):
        place = PlaceInFile(told, f"{family.file}.toml", "x", (family.word, number))
        check_names(family.fields, found, place)
        read_fields(family.fields, found, place)
    # That a field has to be there because of another one is not in its kind.
    assert [one for one in told.faults if "is missing" not in one.text] == []


@each_family
@given(st.data())
@often
def test_whatever_is_changed_is_read_again_and_what_is_not_stays_to_the_byte(file: str, data: st.DataObject) -> None:
    family = FAMILIES[file]
    before = some(data, family, 2, 2)
    text = write_entries("# Mine.\n\n", family, before) + "\n# The end."
    other = {**some(data, family, 1, 1)[0], "id": before[0]["id"]}
    again = write_entries(text, family, [other, before[1]])
    assert list(values_in(again, family)) == [other, before[1]]
    assert again.startswith("# Mine.\n\n")
    assert again.endswith(text[text.index(f"[[{family.word}]]", text.index(f"[[{family.word}]]") + 1) :])
    assert write_entries(again, family, [other, before[1]]) == again


GROWN = {
    "a table in one line becomes too large for it": ("passive = {}", '[gear.passive.target]\nfrom = "foes"'),
    "a table in one line is filled": ("passive = {}", '[gear.passive]\n[[gear.passive.rank]]\nat = 2\ndo = ["x"]'),
    "a list in one line becomes too large for it": ("rank = [{at = 1}]", '[[gear.rank]]\nat = 1\ndo = ["x"]'),
    "a table within a line is filled": ("passive = {limit = {}}", '[gear.passive.limit]\nper = "scene"'),
    "a list under heads goes": ("[[gear.rank]]\nat = 1\ndo = ['x']", "limit = {}"),
    "a list under heads fits in a line": ("[[gear.rank]]\nat = 1\ndo = ['x']", "rank = [{at = 1}]"),
    "a table under a head goes": ("[gear.passive]\n[[gear.passive.rank]]\nat = 2", "limit = {}"),
}
"""What stands in an entry before and after."""


@pytest.mark.parametrize(("before", "after"), GROWN.values(), ids=GROWN)
def test_what_grows_or_goes_is_written_so_that_it_can_be_read(before: str, after: str) -> None:
    gear = FAMILIES["gear"]
    below = '\n\n[[gear]]\nid = "y"\nname = "Y"\n'
    text = f'[[gear]]\nid = "x"\nname = "X"\n{before}{below}'
    wanted = values_in(f'[[gear]]\nid = "x"\nname = "Z"\n{after}{below}', gear)
    again = write_entries(text, gear, wanted)
    assert values_in(again, gear) == wanted
    assert again.endswith(below)


def test_a_table_that_was_under_a_head_is_written_as_the_text_that_it_becomes() -> None:
    places = FAMILIES["locations"]
    text = '[[location]]\nid = "x"\nname = "X"\n\n[location.boon]\nwhen = "a"\ndo = ["b"]\n'
    wanted = values_in('[[location]]\nid = "x"\nname = "X"\nboon = "c"\n', places)
    assert values_in(write_entries(text, places, wanted), places) == wanted


def test_a_table_that_only_a_list_below_it_names_has_its_line() -> None:
    text = '[[gear]]\nid = "x"\nname = "X"\n\n[[gear.passive.rank]]\nat = 1\n'
    assert line_of(("gear", 0, "passive"), lines_in(text)) == 5


@each_family
@given(st.data())
@often
def test_every_value_has_a_line_that_names_it(file: str, data: st.DataObject) -> None:
    family = FAMILIES[file]
    text = write_entries("", family, some(data, family, 0, 2))
    lines, rows = lines_in(text), text.split("\n")
    for number, found in enumerate(tomllib.loads(text).get(family.word, [])):
        for name in found:
            assert name in rows[line_of((family.word, number, name), lines) - 1]
