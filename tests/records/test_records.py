"""Every record here ends as it says. The test of a rule is a record, named after the example that it plays."""

from itertools import pairwise
from pathlib import Path

import pytest

from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import Replayed, replay
from gattai_desktop.sessions.reading import public_sight

RECORDS = Path(__file__).parent
ALL = sorted(RECORDS.rglob("*.record"))


def named(path: Path) -> str:
    return path.relative_to(RECORDS).with_suffix("").as_posix()


@pytest.mark.parametrize("path", ALL, ids=named)
def test_the_record_ends_as_it_says(path: Path) -> None:
    unmet = replay(read_file(path)).unmet
    assert not unmet, "\n".join(map(str, unmet))


@pytest.mark.parametrize("path", ALL, ids=named)
def test_every_card_lies_in_one_zone_after_each_move(path: Path) -> None:
    """CARD-14."""
    played = replay(read_file(path))
    every = sorted(played.record.box.game.cards)
    for number, state in enumerate(played.states()):
        lying = sorted(one.card.key for zone in state.zones.values() for one in zone)
        assert lying == every, f"after entry {number}"


@pytest.mark.parametrize("path", ALL, ids=named)
def test_every_table_has_what_rules_and_windows_take_for_granted(path: Path) -> None:
    """And so can be opened as a session after any entry."""
    played = replay(read_file(path))
    for state in played.states():
        assert public_sight(played.record.box, state).seat == PUBLIC


@pytest.mark.parametrize("path", ALL, ids=named)
def test_facts_turned_back_give_the_table_before(path: Path) -> None:
    played = replay(read_file(path))
    for entry, (before, after) in zip(played.entries, pairwise(played.states()), strict=True):
        assert after.before(entry.facts) == before, f"entry {entry.number}: {entry.move}"


def test_a_record_plays_the_same_every_time() -> None:
    def facts(played: Replayed) -> list[object]:
        return [entry.facts for entry in played.entries]

    for path in ALL:
        assert facts(replay(read_file(path))) == facts(replay(read_file(path)))
