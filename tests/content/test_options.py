"""Every option of the book's lists is carried by an entry, and a record that plays it fails without it.

None is missing: a breach would stand in `house/breaches/options.txt`, a list that has ended.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cli import main
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.gattai.options import CarriedOption, carried, catalogue
from gattai_desktop.content.gattai.scenarios import built_in
from gattai_desktop.content.pack import GamePacks, SetupPiece
from gattai_desktop.records import given
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from tests.house.breaches import CHECKS, only_shorter

RECORDS = Path(__file__).parents[1] / "records" / "content"
_SHORT = {"w": "wave", "s": "storm", "a": "activate"}
"""What stands for a part at the end of an option's id."""
_PART_OF = {"orange.toys.1": "again", "orange.toys.2": "trade", "orange.toys.3": "repair"}
"""Which part of its entry an option is, where its id does not end with the name of the part."""
_SAID_OF = {"mods": "recurring.", "gambit": "specialty", "lesson": "cue.lesson", "schism": "cue.schism"}
"""What the sheet of a colour says of its Pilot, by the end of an option's id."""


def test_the_catalogue_has_every_list_of_the_book() -> None:
    lists = [one.chapter for one in catalogue().values()]
    assert len(lists) == 263
    assert {chapter: lists.count(chapter) for chapter in dict.fromkeys(lists)} == {
        "The eight Chromas: Team mods": 8,
        "Gambit Specialties": 8,
        "Lesson and Schism prompts": 16,
        "Chroma Techs": 34,
        "Daisho Frames": 14,
        "Daisho Mods": 22,
        "Core Charge Techs and Tech rules": 4,
        "Gear": 27,
        "The eight Robos": 27,
        "Final Form Positions": 7,
        "Powers": 35,
        "Basic Waves and Storms": 3,
        "Example Threats": 18,
        "Boons and Blights": 22,
        "Spoils": 18,
    }


def test_rules_lists_every_option_with_its_entry_and_records(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == 0
    options = {one["id"]: one for one in json.loads(capsys.readouterr().out)["options"]}
    assert list(options) == list(catalogue())
    lion = options["lion.secondary"]
    assert (lion["entry"], lion["pack"], lion["chapter"]) == ("lion", "fusion-core", "The eight Robos")
    assert "tests/records/content/lion.record" in lion["records"]
    assert main(["rules", "--game", "gattai"]) == 0
    assert "263 options: " in capsys.readouterr().out
    assert main(["rules", "--game", "rumblebots", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == []


def test_no_option_loses_its_entry_or_the_record_that_fails_without_it() -> None:
    only_shorter("options")


# ---------------------------------------------------------------------- a table without one option


def missing() -> Iterator[str]:
    for one in carried(built_in()):
        if not one.entry:
            yield f"{one.option.id}: no entry"
        elif not any(misses(path, one) for path in shown_by(one)):
            yield f"{one.option.id}: no record fails without it"


CHECKS["options"] = missing


def shown_by(one: CarriedOption) -> list[Path]:
    names = {one.option.id, one.entry}
    return [path for path in sorted(RECORDS.glob("*.record")) if path.stem.partition("-")[0] in names]


def misses(path: Path, one: CarriedOption) -> bool:
    """Whether a record fails where the option does nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(given, "packs_of", lambda _key: packs_without(one))
        try:
            return bool(replay(read_file(path)).unmet)
        except ValueError:
            return True  # it cannot even be read any more


@cache
def packs_without(one: CarriedOption) -> GamePacks:
    packs = packs_of("gattai")
    laid_out = packs.laid_out
    assert laid_out is not None
    return evolve(packs, laid_out=lambda *ids, **more: tuple(without(one, piece) for piece in laid_out(*ids, **more)))


def without(one: CarriedOption, piece: SetupPiece) -> SetupPiece:
    """The piece as if the option were none."""
    thing = piece.thing
    if piece.field == "values":
        said = f".{_SAID_OF.get(one.option.id.rpartition('.')[2], 'nothing')}"
        return SetupPiece("values", (thing[0], None)) if said in thing[0] else piece
    key = one.entry if piece.field == "entries" else one.entry.rpartition(".")[2]
    if piece.field == "spoils" and thing.key in {key, one.entry}:
        return SetupPiece("spoils", evolve(thing, pilots="", rivals="", coach="", told=False, several=False))
    if thing.key != key:
        return piece
    if piece.field == "threats":
        return SetupPiece("threats", evolve(thing, power=(), rating=1))
    if piece.field == "entries":
        left = tuple(line for was in thing.effect if (line := effect_without(one, was)))
        if not thing.effect:
            return SetupPiece("entries", evolve(thing, name="Nothing", text=""))
        # A Position without an entry of its own does what the rules say.
        idle = ("when assist | do note",) if thing.family == "position" else ()
        return SetupPiece("entries", evolve(thing, effect=left or idle))
    return piece


def effect_without(one: CarriedOption, line: str) -> str:
    """The effect of an entry without what the option says of it: a part, the steps of a Rank, or all of it."""
    last = one.option.id.removeprefix(f"{one.entry}.")
    if last == one.option.id:
        return ""
    last = _PART_OF.get(one.option.id, last)
    if last.isdecimal():
        return " | ".join(_without_rank(line.split(" | "), f"rank {last}"))
    names = {last, _SHORT.get(last, last), "sacrifice" if last == "s" else last}
    return "" if line.partition(" | ")[0].removeprefix("part ") in names else line


def _without_rank(segments: list[str], rank: str) -> Iterator[str]:
    kept = True
    for segment in segments:
        if segment.startswith("rank "):
            kept = segment != rank
        if kept:
            yield segment
