"""The tale of a showdown tells who struck whom down in which turn, how close that was, and how it was won."""

import pytest

from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read, read_file
from gattai_desktop.records.record import Record
from gattai_desktop.records.replay import replay
from gattai_desktop.records.tale import tale_of
from tests.house.house import ROOT

STRUCK = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 5; active red
        Red: ka Cinder Page; kio Ashen Duelist
        Blue: kio Glacier Monk; ka Shoal Binder; hand nothing; {counted}
        Glacier Monk: damage 8
when    Red attacks Glacier Monk with Ashen Duelist
"""


def _sentences(record: Record) -> list[str]:
    told = tale_of(record.box, "Tasuo Showdown", record.start, replay(record).entries)
    return [plain(one) for one in told.sentences]


@pytest.mark.parametrize(
    ("counted", "told"),
    [
        ("bodies 0", "The first to fall was Glacier Monk of Ida, struck down by Ashen Duelist of Ren in turn 5"),
        ("bodies 1", "In turn 5 Ashen Duelist struck down Glacier Monk, and the Body Count of Ida stood at 3 of 5"),
        ("bodies 4", "In turn 5 Glacier Monk fell, the Body Count of Ida was full, and Ren had won"),
    ],
)
def test_a_fall_is_told_with_who_brought_it_about_and_what_it_came_to(counted: str, told: str) -> None:
    """It read "Glacier Monk: Destroyed. Ida: Body Count +2."."""
    assert told in _sentences(read(STRUCK.format(counted=counted)))


def test_a_short_evening_ends_with_who_had_hit_how_often() -> None:
    found = _sentences(read(STRUCK.format(counted="bodies 0")))
    assert found[-1] == "By then Ren had landed 1 hits and Ida not one"


def test_no_sentence_of_a_whole_showdown_is_a_heading_with_a_colon() -> None:
    sentences = _sentences(read_file(ROOT / "tests" / "records" / "tasuo" / "TS-EX105.record"))
    assert [one for one in sentences if one.startswith(("In turn", "The first to fall"))] == sentences[1:]
