"""FC-1 to FC-5 by real keys: First Contact to its end in each way to sit, and how many acts and curtains that takes."""

import sys
from pathlib import Path

import pytest

from gattai_desktop.sessions.shelf import record_into
from tests.end_to_end.screen import Look, missing, playing
from tests.end_to_end.tally import Tally
from tests.end_to_end.whole_first_contact import (
    BOLD,
    challenge,
    choose,
    coach_has_it,
    gambit,
    it_was_played_to_its_end,
    the_team_can_be_made,
)

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]

APART, SIDES, ONE_HAND = WAYS = ("1", "2", "3")
"""The keys of how people sit."""

HELPED = """given   edition final
        name "A door"
        pilots Red, Green
        Harmony 4; phase = "play"
        Red: hand 3♠P 5♠P; Green: hand 9♦P 4♠P; Coach: hand 8♦C 2♦C
"""

BEGUN = """given   edition beta
        name "A gate"
        pilots Red, Green, Blue
        Harmony 4; phase = "play"
        Red: hand 3♠P 5♠P; Green: hand 9♦P 4♠P; Blue: hand 2♦P 7♠P; Coach: hand 8♦C 2♦C
"""


def sits(way: str) -> dict[str, str]:
    """Return what is pressed where people are asked how they sit."""
    return {"Everybody apart": way}


def first_contact(tally: Tally, way: str) -> None:
    """Play First Contact to its end."""
    with tally.counting("to the first card"):
        tally.tab("First Contact")
        tally.enter(lambda look: bool(look.get("lying")), sits(way))
    tally.enter(lambda look: look["focus"].startswith("Gambit") and coach_has_it(look))
    gambit(tally, "Vass")
    with tally.counting("a Gambit"):
        gambit(tally, "Oyelaran")
    tally.walk("Go on: Act 2")
    challenge(tally, "Oyelaran")
    with tally.counting("Pilots' Throwdown"):
        tally.fight()
    gambit(tally, "Pia")
    tally.enter(lambda look: look["focus"].startswith("Throwdown") and coach_has_it(look))
    with tally.counting("a challenge"):
        challenge(tally, "Vass")
    with tally.counting("Throwdown with Coach"):
        tally.fight(BOLD, allies=["Pia"])
    tally.enter(the_team_can_be_made)
    choose(tally, "Make this Team")
    with tally.counting("to the next session"):
        tally.enter(lambda look: look["window"] == "Neon Harbour")


@pytest.mark.parametrize("way", WAYS)
def test_first_contact_asks_for_few_acts_and_curtains(tmp_path: Path, way: str) -> None:
    with playing(None, tmp_path) as table:
        tally = Tally(table)
        first_contact(tally, way)
        table.end()
    it_was_played_to_its_end(min((tmp_path / "sessions").glob("First Contact*.gattai")))
    sys.stdout.write(f"{tally.table_of_counts()}\n")
    parts = tally.parts
    first, pilots, coach = parts["to the first card"], parts["Pilots' Throwdown"], parts["Throwdown with Coach"]
    assert first.acts == 6
    if way == ONE_HAND:
        assert not any(count.curtains for count in parts.values())
        return
    assert first.curtains <= 2
    assert parts["a Gambit"].curtains == 2
    assert 0 < coach.curtains_of_turns <= coach.turns
    # Sides are closed and cards revealed where the table lies, so on one side no curtain falls at all.
    assert pilots.curtains <= (pilots.turns + 1 if way == APART else 0)
    assert coach.curtains <= coach.turns


@pytest.mark.parametrize(("way", "curtains"), [(APART, 3), (SIDES, 2), (ONE_HAND, 0)])
def test_a_gambit_with_one_helper_passes_the_table_as_the_page_of_the_seating_says(
    tmp_path: Path, way: str, curtains: int
) -> None:
    record, session = tmp_path / "given.record", tmp_path / "given.gattai"
    record.write_text(HELPED, encoding="utf-8")
    record_into(record, session)

    def helping(look: Look) -> bool:
        return look["step"] == "gambit.help" and not look["curtain"]

    with playing(session, tmp_path) as table:
        tally = Tally(table)
        tally.enter(coach_has_it)
        with tally.counting("a Gambit with a helper"):
            tally.press("g")
            tally.tab("Offer Red a Gambit")
            tally.press("Return")
            tally.enter(helping, sits(way))
            tally.press("Right")
            tally.enter(lambda look: look["step"] == "story" and coach_has_it(look))
        table.end()
    sys.stdout.write(f"{tally.table_of_counts()}\n")
    assert tally.parts["a Gambit with a helper"].curtains == curtains


@pytest.mark.parametrize(("way", "acts", "curtains"), [(APART, 16, 5), (SIDES, 12, 3), (ONE_HAND, 10, 0)])
def test_a_throwdown_in_beta_comes_to_its_first_card_with_few_acts(
    tmp_path: Path, way: str, acts: int, curtains: int
) -> None:
    record, session = tmp_path / "given.record", tmp_path / "given.gattai"
    record.write_text(BEGUN, encoding="utf-8")
    record_into(record, session)
    with playing(session, tmp_path) as table:
        tally = Tally(table)
        tally.enter(coach_has_it)
        with tally.counting("to a Throwdown's card"):
            tally.press("d")
            tally.tab("Red: ")
            tally.press("Return")
            tally.press("Return")
            tally.enter(lambda look: look["step"] == "throwdown.turn" and not look["curtain"], sits(way))
        table.end()
    sys.stdout.write(f"{tally.table_of_counts()}\n")
    count = tally.parts["to a Throwdown's card"]
    assert (count.acts, count.curtains) == (acts, curtains)
