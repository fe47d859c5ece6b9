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
def test_the_record(path: Path) -> None:
    """One test for all that is asked of a record: to hand out five of each takes longer than to play it."""
    played = replay(read_file(path))
    assert not played.unmet, "\n".join(map(str, played.unmet))
    every_card_lies_in_one_zone_after_each_move(played)
    every_table_has_what_rules_and_windows_take_for_granted(played)
    facts_turned_back_give_the_table_before(played)
    it_plays_the_same_every_time(path, played)


def every_card_lies_in_one_zone_after_each_move(played: Replayed) -> None:
    """CARD-14."""
    every = sorted(played.record.box.game.cards)
    for number, state in enumerate(played.states()):
        lying = sorted(one.card.key for zone in state.zones.values() for one in zone)
        assert lying == every, f"after entry {number}"


def every_table_has_what_rules_and_windows_take_for_granted(played: Replayed) -> None:
    """And so can be opened as a session after any entry."""
    for state in played.states():
        assert public_sight(played.record.box, state).seat == PUBLIC


def facts_turned_back_give_the_table_before(played: Replayed) -> None:
    for entry, (before, after) in zip(played.entries, pairwise(played.states()), strict=True):
        assert after.before(entry.facts) == before, f"entry {entry.number}: {entry.move}"


def it_plays_the_same_every_time(path: Path, played: Replayed) -> None:
    again = replay(read_file(path))
    assert [entry.facts for entry in again.entries] == [entry.facts for entry in played.entries]
