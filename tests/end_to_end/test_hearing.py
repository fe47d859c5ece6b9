"""A Gambit and a Throwdown, played by somebody who only hears the table and presses what is named to them."""

import sys
from pathlib import Path

import pytest

from gattai_desktop.board.words import card_name
from gattai_desktop.sessions.shelf import record_into
from tests.end_to_end.hearing import Reader, deaf, hearing
from tests.end_to_end.test_evening import GIVEN, MOVES, evening, exported

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="AT-SPI is the bus of screen readers on Linux"),
    pytest.mark.skipif(bool(deaf()), reason=f"to hear the program, this is not installed here: {', '.join(deaf())}"),
]

PLACES = {
    "gambit.threshold": "Threshold",
    "gambit.pilot": "Pilot's card",
    "initiative.challenged": "Initiative",
    "pile": "Pile",
    "seat.red": "Ren",
}


def test_an_evening_by_ear(tmp_path: Path) -> None:
    """After every step all there is to hear is compared with what the seat may know."""
    record, session = tmp_path / "given.record", tmp_path / "given.gattai"
    record.write_text(GIVEN, encoding="utf-8")
    record_into(record, session)
    with hearing(session, tmp_path) as (table, ears):
        reader = Reader(table, ears, card_name, PLACES)
        evening(reader)
        reader.check()
        table.end()
    assert exported(session) == MOVES.strip().splitlines()
    assert reader.checked > 40
    said = " ".join(reader.heard)
    assert "Ren counters with Jack of" in said
    assert "Curtain. Pass the table to Ren." in said
