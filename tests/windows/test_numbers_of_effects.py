"""What the plates say that pick the number of an effect: its price or effect, and nothing that all of them say."""

from pathlib import Path

import pytest

from gattai_desktop.windows.games.gattai.looks.asks import ask_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.house.house import ROOT
from tests.windows.tables import given

RECORDS = ROOT / "tests" / "records" / "content"


def said(record: Path) -> list[str]:
    """What the plates say where this record picks a number."""
    before, _, after = record.read_text(encoding="utf-8").partition(" says ")
    assert after
    model = given(before.rpartition("\n")[0])
    model.pass_to(model.asks()[0].seat)
    model.take_seat()
    seen = SeatView.of(model)
    assert seen.ask is not None
    assert seen.ask.kind == "effect_number"
    return [one.spoken() for one in ask_look(seen, seen.ask).answers]


@pytest.mark.parametrize(
    ("record", "plates"),
    [
        ("core.power_strike", ["1. Red: Charges from 4 to 2", "2. Red: Charges from 4 to 0"]),
        # the card that goes first is the price of each number, and none beyond it is foreseen
        ("loc.barn", ["1", "2", "3", "4", "5", "6", "7", "8", "9"]),
        ("loc.scrapyard-mends", ["1", "2", "3"]),
        # what it says then follows from the way that is asked for next
        ("orange.toys-trade", ["1", "2", "3", "4", "5", "6", "7", "8", "9"]),
        ("tech.story_use", ["0", "1. Red: Charges from 2 to 1", "2. Red: Charges from 2 to 0"]),
    ],
)
def test_assist_2_a_number_says_what_tells_it_from_the_others(record: str, plates: list[str]) -> None:
    assert said(RECORDS / f"{record}.record") == plates
