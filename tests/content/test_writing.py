"""A pack is written as a person would change it by hand: one value is other than before, all else stays."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.gattai.families import FACTIONS
from gattai_desktop.content.gattai.pilot_families import PLAYBOOKS
from gattai_desktop.content.gattai.rule_families import RULES
from gattai_desktop.content.pack import HEAD
from gattai_desktop.content.reading import NotToml
from gattai_desktop.content.schema import Family
from gattai_desktop.content.writing import (
    add_entry,
    change_entry,
    change_head,
    drop_entry,
    move_entry,
    values_in,
    write_head,
)
from gattai_desktop.games.kinds import Flag, Number, Text
from gattai_desktop.games.kinds_of_text import Name
from gattai_desktop.resources import resource
from tests.content.written_entries import write_entries
from tests.house.house import imported_by, is_within, modules, name_of

TECHS = next(one for one in RULES if one.word == "tech")
FAMILIES = {f"{family.file}.toml": family for key in KEYS for family in packs_of(key).contents.families}
FILES = [path for path in sorted(resource("packs").glob("*/*.toml")) if path.name in FAMILIES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_the_packs_that_come_along_are_written_as_they_are_to_the_byte(path: Path) -> None:
    text, family = path.read_text(encoding="utf-8"), FAMILIES[path.name]
    entries = values_in(text, family)
    assert len(entries) > 0
    assert write_entries(text, family, entries) == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_each_value_that_is_changed_changes_nothing_but_itself(path: Path) -> None:
    """Each entry in turn gets one other value: what is read again is that, and each comment is still there."""
    text, family = path.read_text(encoding="utf-8"), FAMILIES[path.name]
    entries = values_in(text, family)
    for number, one in enumerate(entries):
        others = {field.name: _other(field.kind, one[field.name]) for field in family.fields if field.name != "id"}
        names = [name for name, other in others.items() if other is not None]
        name = names[number % len(names)]
        wanted = (*entries[:number], {**one, name: others[name]}, *entries[number + 1 :])
        again = write_entries(text, family, wanted)
        assert values_in(again, family) == wanted
        assert _comments(again) == _comments(text)


def _other(kind: object, value: Any) -> Any:
    if type(kind) is Number:
        return kind.least if value != kind.least else kind.most
    if type(kind) is Flag:
        return not value
    return f"more {value}".strip() if type(kind) in (Text, Name) and len(value) < 30 else None


def _comments(text: str) -> list[str]:
    return [row for row in text.split("\n") if row.startswith("#")]


MINE = """# My row, since 2025.

[[faction]]        # the first
id = "fac.row"
name = "Row"       # as in boats
# It had 3 once.
agency = 2
author = "Me"

# Everybody knows them.
[[faction]]
id = "fac.union"
name = "Union"
agency = 5
author = "Me"
# The end.
"""


def changed(file: str, family: Family[Any], entry: str, **values: Any) -> str:
    entries = [{**one, **values} if one["id"] == entry else one for one in values_in(file, family)]
    return write_entries(file, family, entries)


@pytest.mark.parametrize(
    ("entry", "values", "there", "instead"),
    [
        ("fac.row", {"agency": 4}, "agency = 2", "agency = 4"),
        ("fac.row", {"name": "The Row"}, '"Row"       # as', '"The Row"       # as'),
        ("fac.row", {"hurt_by": "rain"}, 'author = "Me"\n\n', 'author = "Me"\nhurt_by = "rain"\n\n'),
        ("fac.union", {"text": "a\nb"}, 'author = "Me"\n# The', 'author = "Me"\ntext = """a\nb"""\n# The'),
    ],
    ids=["a number", "a name", "a new field", "a text of two lines"],
)
def test_a_comment_stays_where_it_stood(entry: str, values: dict[str, Any], there: str, instead: str) -> None:
    assert MINE.count(there) == 1
    assert changed(MINE, FACTIONS, entry, **values) == MINE.replace(there, instead)


def test_a_value_that_is_as_it_would_be_anyway_is_taken_out() -> None:
    text = MINE.replace('author = "Me"\n\n', 'author = "Me"\nhurt_by = "rain"\n\n')
    assert changed(text, FACTIONS, "fac.row", hurt_by="") == MINE


def test_an_entry_that_goes_leaves_what_stands_below_it() -> None:
    row, union = values_in(MINE, FACTIONS)
    assert write_entries(MINE, FACTIONS, [union]) == (
        "# My row, since 2025.\n\n# Everybody knows them.\n" + MINE.partition("# Everybody knows them.\n")[2]
    )
    assert write_entries(MINE, FACTIONS, [row]) == MINE.partition("[[faction]]\nid")[0] + "# The end.\n"
    assert values_in(write_entries(MINE, FACTIONS, []), FACTIONS) == ()


def test_a_new_entry_comes_last_and_a_file_may_begin_with_one() -> None:
    row, union = values_in(MINE, FACTIONS)
    quay = {**row, "id": "fac.quay", "name": "Quay"}
    added = '\n[[faction]]\nid = "fac.quay"\nname = "Quay"\nauthor = "Me"\nagency = 2\n'
    assert write_entries(MINE, FACTIONS, [row, union, quay]) == MINE + added
    assert write_entries("", FACTIONS, [quay]) == added[1:]
    assert values_in(write_entries("", FACTIONS, [row, union, quay]), FACTIONS) == (row, union, quay)


INNER = '''[[tech]]
id = "mine.one"
name = "One"
author = "Me"
text = """
# no comment
"""
when = "assist"
cost = { charge = "Stage" } # dear
do = [
  "draw:Self(1)", # one card
  "note",
]

  # From the first Rank.
  [[tech.rank]]
  at = 1 # at once
  do = ["note"]
'''


@pytest.mark.parametrize(
    ("does", "there", "instead"),
    [
        ({"cost": {"charge": "Rank"}}, '"Stage"', '"Rank"'),
        ({"do": ("draw:Self(2)", "note")}, "Self(1)", "Self(2)"),
        ({"do": ("draw:Self(1)", "note", "peek")}, '  "note",\n', '  "note",\n  "peek",\n'),
        ({"do": ("draw:Self(1)",)}, '  "note",\n', ""),
        ({"limit": {"uses": 1, "per": "turn"}}, "\n\n  # From", '\nlimit = {uses = 1, per = "turn"}\n\n  # From'),
    ],
    ids=["in a table", "in a list", "more of a list", "less of a list", "a table"],
)
def test_what_lies_within_an_entry_is_changed_in_place(does: dict[str, Any], there: str, instead: str) -> None:
    assert INNER.count(there) == 1
    (one,) = values_in(INNER, TECHS)
    effects: Any = one["effects"]
    assert write_entries(INNER, TECHS, [{**one, "effects": {**effects, **does}}]) == INNER.replace(there, instead)


def test_a_rank_is_added_below_the_others_and_one_is_changed_in_place() -> None:
    (one,) = values_in(INNER, TECHS)
    effects: Any = one["effects"]
    first = {**effects["rank"][0], "at": 2}
    again = write_entries(INNER, TECHS, [{**one, "effects": {**effects, "rank": (first, {**first, "at": 3})}}])
    assert again.startswith(INNER.replace("at = 1", "at = 2"))
    assert [rank["at"] for rank in tomllib.loads(again)["tech"][0]["rank"]] == [2, 3]


def test_a_list_of_entries_in_square_brackets_is_written_under_heads() -> None:
    text = 'faction = [{ id = "fac.row", name = "Row", agency = 2, author = "Me" }]\n'
    (row,) = values_in(text, FACTIONS)
    assert changed(text, FACTIONS, "fac.row", agency=3).startswith('[[faction]]\nid = "fac.row"\n')
    assert values_in(changed(text, FACTIONS, "fac.row", agency=3), FACTIONS) == ({**row, "agency": 3},)


def test_a_head_is_changed_in_place() -> None:
    path = resource("packs/core/pack.toml")
    text = path.read_text(encoding="utf-8")
    head = packs_of("gattai").built_in()[-1].head
    fields = (*HEAD, *packs_of("gattai").contents.head)
    assert write_head(text, fields, head) == text
    old: Any = head["attribution"]
    again = write_head(text, fields, {**head, "attribution": {**old, "changes": "All."}})
    assert again == text.replace(old["changes"], "All.")


def test_numbers_under_names_are_changed_in_place() -> None:
    text = '[[playbook]]\nid = "p"\nname = "P"\nseat = "red"\nauthor = "Me"\nstats = { solo = 2, sync = 4 } # both\n'
    again = changed(text, PLAYBOOKS, "p", stats={"solo": 3, "sync": 3})
    assert again == text.replace("solo = 2, sync = 4", "solo = 3, sync = 3")


def test_what_writes_is_imported_by_nobody_who_only_reads() -> None:
    """tomlkit takes as long as the packs that come along."""
    who = {name_of(module) for module in modules() if any(is_within(one, "tomlkit") for one in imported_by(module))}
    assert who == {"gattai_desktop/content/writing.py"}


_MY_HEAD = packs_of("gattai").built_in()[-1].head


@pytest.mark.parametrize(
    "head",
    [
        "[other]\nx = 1\n[pack]\n",
        "[other]\nx = 1\n",
        '[pack.attribution]\nwork = "w"\n[pack]\n',
        "pack = 3\n",
        "[[pack]]\n",
    ],
)
def test_a_head_that_would_be_spoilt_is_told_and_not_changed(head: str) -> None:
    with pytest.raises(NotToml, match=r"can only be changed by hand|nobody could read it"):
        change_head(head, HEAD, {**_MY_HEAD, "title": "Mine", "attribution": {"work": "q"}})


@pytest.mark.parametrize(
    "write",
    [
        lambda text: change_entry(text, FACTIONS, 0, {**values_in(text, FACTIONS)[0], "agency": 3}),
        lambda text: add_entry(text, FACTIONS, {**values_in(text, FACTIONS)[0], "id": "fac.new", "name": "New"}),
        lambda text: drop_entry(text, FACTIONS, 0),
        lambda text: move_entry(text, FACTIONS, 1, 0),
        lambda text: write_entries(text, FACTIONS, values_in(text, FACTIONS)[1:]),
        lambda text: change_head(text.replace("[faction]", "pack", 1), HEAD, {**_MY_HEAD, "title": "Mine"}),
        lambda text: write_head(text.replace("[faction]", "pack", 1), HEAD, {**_MY_HEAD, "title": "Mine"}),
    ],
)
def test_a_file_that_windows_wrote_keeps_its_line_ends(write: Callable[[str], str]) -> None:
    assert write(MINE) != MINE
    assert write(MINE.replace("\n", "\r\n")) == write(MINE).replace("\n", "\r\n")


def test_where_two_kinds_of_line_ends_stand_those_of_other_entries_stay() -> None:
    mixed = MINE.replace("\n", "\r\n", 5)
    now = values_in(mixed, FACTIONS)[1]
    assert change_entry(mixed, FACTIONS, 1, {**now, "agency": 4}) == mixed.replace("agency = 5", "agency = 4")
