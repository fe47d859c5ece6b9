"""A question that asks which way an effect goes says each in words, never in the notation of packs."""

import re
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.cards.zone import ALL, COACH_SEAT
from gattai_desktop.games.ask import open_item
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.effects.effect_asks import ChooseWay, ways_offered
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from tests.house.house import ROOT

RECORDS: Final = ROOT / "tests" / "records"
GAME: Final = GATTAI.game
NOTATION: Final = re.compile(r"[(@_]|\w:\w|\+[A-Z]")


def _offered(path: Path) -> set[tuple[str, ...]]:
    record = read_file(path)
    asked = (state for state in replay(record).states() if "effect_choose" in {one.kind for one in GAME.asks(state)})
    return {tuple(map(plain, ways_offered(state, open_item(state, "effect_choose")))) for state in asked}


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("lion", ("Strike −1", "Trauma")),
        ("lion-flinch", ("Strike −2", "Trauma 2")),
        ("loc.barn", ("1 Fan Club for 1 Armory", "1 Pit Crew for 1 Armory")),
        ("power.debilitate-fight", ("discard 1 and draw 1", "Burn")),
    ],
)
def test_each_way_is_said_in_words(record: str, words: tuple[str, ...]) -> None:
    assert words in _offered(RECORDS / "content" / f"{record}.record")


def test_no_way_of_any_pack_is_said_in_its_notation() -> None:
    paths = (path for path in RECORDS.rglob("*.record") if "takes way" in path.read_text())
    said = {words for path in paths for ways in _offered(path) for words in ways}
    assert len(said) > 12
    assert not {words for words in said if NOTATION.search(words)}


def test_the_log_says_what_the_chosen_way_does() -> None:
    played = replay(read_file(RECORDS / "content" / "lion-flinch.record"))
    states = list(played.states())
    before = next(state for state in states if "effect_choose" in {one.kind for one in GAME.asks(state)})
    lines = tell(GAME.sight(before, ALL), ChooseWay(COACH_SEAT, 1, "lion"), ())
    assert plain(lines[0].words) == "Coach chooses for Lion: Strike −2"


def test_a_question_for_cards_counts_those_that_go_and_not_the_last_that_stays(tmp_path: Path) -> None:
    lion = (RECORDS / "content" / "lion.record").read_text().replace("Red on turn", "Red on turn; stage 2")
    record = tmp_path / "lion.record"
    record.write_text(lion.partition("when    Coach discards")[0])
    asked = GAME.asks(list(replay(read_file(record)).states())[-1])
    assert plain(asked[0].text) == "Lion: which card goes? 1 to go"
