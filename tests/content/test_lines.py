"""A fault in a pack names the line on which it stands."""

import tomllib
from pathlib import Path

import pytest

from gattai_desktop.content.faults import Steps
from gattai_desktop.content.lines import line_of, lines_in
from gattai_desktop.resources import resource

TRICKY = '''# a comment with [brackets] and a = sign
[pack]
"quoted name" = """
[[no.head]]
x = 1
"""
pool.hunger = 2   # "no string
[[tech]]
id = 'a#b'
do = [
  "one, two", # a comment, with a comma

  "three",
  { x = [1, 2] }, "four",
]
  [[tech.rank]]
  at = 1
  [[tech.rank]]
  at = 2
  [tech.rank.target]
  from = "x"
[[tech]]
id = "b"
[[tech.rank]]
at = 3
'''


@pytest.mark.parametrize(
    ("way", "line"),
    [
        (("pack",), 2),
        (("pack", "quoted name"), 3),
        (("pack", "pool"), 7),
        (("pack", "pool", "hunger"), 7),
        (("tech", 0), 8),
        (("tech", 0, "id"), 9),
        (("tech", 0, "do"), 10),
        (("tech", 0, "do", 0), 11),
        (("tech", 0, "do", 1), 13),
        (("tech", 0, "do", 2, "x"), 14),
        (("tech", 0, "do", 3), 14),
        (("tech", 0, "rank", 1, "at"), 19),
        (("tech", 0, "rank", 1, "target", "from"), 21),
        (("tech", 1), 22),
        (("tech", 1, "rank", 0, "at"), 25),
        (("tech", 1, "missing"), 22),
        (("tech", 0, "rank"), 16),
        (("gone",), 0),
    ],
    ids=str,
)
def test_each_value_is_found_where_it_stands(way: Steps, line: int) -> None:
    assert tomllib.loads(TRICKY)
    assert line_of(way, lines_in(TRICKY)) == line


FILES = sorted(resource("packs").glob("*/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_field_of_the_packs_that_come_along_is_found(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines, written = lines_in(text), text.split("\n")
    for word, entries in tomllib.loads(text).items():
        for number, entry in enumerate(entries if isinstance(entries, list) else [entries]):
            way: Steps = (word, number) if isinstance(entries, list) else (word,)
            for name in entry:
                line = lines[(*way, name)]
                assert name in written[line - 1]
                assert line > lines[way]
