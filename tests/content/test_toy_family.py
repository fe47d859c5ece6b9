"""A family of content is added as CONTRIBUTING.md says: a class, a table of its fields, one line in the contents.

Nothing else is written for it, and it is read, checked, referred to, written, listed and told of in the documentation.
"""

from pathlib import Path

import pytest

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.about import ABOUT, PackEntry
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.listing import listing
from gattai_desktop.content.pack import Pack, read_pack
from gattai_desktop.content.schema import Contents, Family
from gattai_desktop.content.writing import values_in
from gattai_desktop.games.kinds import Faults, Flag, Number, OneOf
from gattai_desktop.games.kinds_of_many import Field, ListOf
from gattai_desktop.games.kinds_of_text import IdOf
from tests.content.written_entries import write_entries


@frozen(kw_only=True)
class Tide(PackEntry):
    """How high the water stands, and which tide comes after it."""

    height: int
    moon: str = "new"
    spring: bool = False
    leads_to: tuple[str, ...] = ()


def moves_on(tide: Tide, faults: Faults) -> None:
    if tide.id in tide.leads_to:
        faults.inside("leads_to").add("A tide does not lead to itself.")


TIDES = Family(
    file="tides",
    word="tide",
    entry=Tide,
    help="How high the water stands.",
    checks=(moves_on,),
    fields=(
        *ABOUT,
        Field("height", Number(0, 12), help="In feet."),
        Field("moon", OneOf(("new", "full")), "new", "Which moon stands in the sky."),
        Field("spring", Flag(), False, "Whether it is a spring tide."),
        Field("leads_to", ListOf(IdOf(("tide",))), (), "The tides that may come after it."),
    ),
)
HARBOUR = Contents(game="harbour", families=(TIDES,))

HEAD = """[pack]
id = "mine"
title = "Mine"
format = 1
game = "harbour"
[pack.attribution]
work = "W"
author = "A"
licence = "CC-BY-SA-4.0"
licence_url = "L"
changes = "C"
notice = "N"
"""
LOW = """# From the almanac.
[[tide]]
id = "tide.low"
name = "Low"
author = "Me"
height = 1 # or less
leads_to = ["tide.high"]

[[tide]]
id = "tide.high"
name = "High"
author = "Me"
height = 9
moon = "full"
"""


def read(folder: Path, tides: str) -> Pack:
    (folder / "pack.toml").write_text(HEAD, encoding="utf-8")
    (folder / "tides.toml").write_text(tides, encoding="utf-8")
    return read_pack(folder, HARBOUR)


def test_it_is_read_and_found_by_its_class(tmp_path: Path) -> None:
    pack = read(tmp_path, LOW)
    assert [(one.key, one.height, one.moon, one.leads_to) for one in pack.of(Tide)] == [
        ("low", 1, "new", ("tide.high",)),
        ("high", 9, "full", ()),
    ]


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        ("height = 1 ", "height = 13 ", "line 6, tide.low, height: 13 is out of range: 0 to 12."),
        ('moon = "full"', 'moon = "ful"', "line 14, tide.high, moon: 'ful' is not known. Did you mean 'full'?"),
        ('author = "Me"\nheight = 9\n', "height = 9\n", "line 9, tide.high, author: This field is missing."),
        ("moon =", "mon =", "line 14, tide.high, mon: This field is not known. Did you mean 'moon'?"),
        (
            '["tide.high"]',
            '["tide.hihg"]',
            "line 7, tide.low, leads_to: There is no Tide 'tide.hihg'. Did you mean",
        ),
        ('["tide.high"]', '["tide.low"]', "line 7, tide.low, leads_to: A tide does not lead to itself."),
    ],
    ids=["number", "word", "missing", "unknown", "reference", "check"],
)
def test_each_fault_is_told_with_its_line(tmp_path: Path, there: str, instead: str, said: str) -> None:
    assert there in LOW
    with pytest.raises(UnusablePack) as refused:
        read(tmp_path, LOW.replace(there, instead))
    (fault,) = refused.value.faults
    assert str(fault).startswith(f"tides.toml, {said}")


def test_it_is_written_with_its_comments() -> None:
    low, high = values_in(LOW, TIDES)
    assert write_entries(LOW, TIDES, [{**low, "height": 2}, high]) == LOW.replace("height = 1", "height = 2")


def test_it_is_listed_with_what_its_contents_add(tmp_path: Path) -> None:
    told = list(listing(read(tmp_path, LOW)))
    assert told[0] == "Mine (mine): 2 entries"
    assert [line.split() for line in told if line.startswith("  tide.")] == [["tide.low", "Low"], ["tide.high", "High"]]
