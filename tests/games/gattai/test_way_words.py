"""A question that asks which way an effect goes says each in words, never in the notation of packs."""

import re
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from tests.house.house import ROOT

RECORDS: Final = ROOT / "tests" / "records"
NOTATION: Final = re.compile(r"[(@_]|\w:\w|\+[A-Z]")


def _asked(path: Path) -> set[str]:
    record = read_file(path)
    states = replay(record).states()
    return {plain(ask.text) for state in states for ask in record.box.game.asks(state) if ask.kind == "effect_choose"}


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("lion", "Lion: which? 1: Strike −1, 2: Trauma"),
        ("lion-flinch", "Lion: which? 1: Strike −2, 2: Trauma 2"),
        ("loc.barn", "The Barter Barn: which? 1: 1 Fan Club for 1 Armory, 2: 1 Pit Crew for 1 Armory"),
        ("power.debilitate-fight", "Debilitate: which? 1: discard 1 and draw 1, 2: Burn"),
    ],
)
def test_each_way_is_said_in_words(record: str, words: str) -> None:
    assert words in _asked(RECORDS / "content" / f"{record}.record")


def test_no_way_of_any_pack_is_said_in_its_notation() -> None:
    asked = {words for path in RECORDS.rglob("*.record") if "takes way" in path.read_text() for words in _asked(path)}
    assert len(asked) > 8
    assert not {words for words in asked if NOTATION.search(words)}
