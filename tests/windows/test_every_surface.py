"""Every window, and the table in every moment, made once in each language for all that is asked of it there.

What is asked stands with its idea, in the module that it is imported from. What only looks is asked first; what presses
keys comes last. Each is told by its name where it fails, and the others are asked all the same.
"""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.windows.cut import paint_all
from tests.windows.no_code import shows_no_code
from tests.windows.surfaces import SURFACES, WALLS
from tests.windows.test_accessible_names import (
    everything_has_a_name_and_a_role_and_something_to_do,
    nothing_names_a_card_that_the_seat_may_not_see,
    wherever_the_keyboard_goes_it_can_be_seen,
)
from tests.windows.test_every_word import painted, told
from tests.windows.test_german import SameInGerman, english, no_english_stands_there, same_in_german, texts
from tests.windows.test_hand_cover import no_word_names_a_covered_card
from tests.windows.test_help import NOWHERE_TO_READ, f1_opens_help_and_escape_goes_back
from tests.windows.test_nothing_is_cut import ENLARGED, SIZES, nothing_is_cut, sizes_of, speaking
from tests.windows.test_room_for_rings import rings_hide_nothing

__all__ = ["english", "painted", "same_in_german", "texts"]


@pytest.mark.parametrize("name", SURFACES)
def test_in_english(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    subtests: pytest.Subtests,
    painted: set[str],
    name: str,
) -> None:
    with speaking("en", monkeypatch):
        window = SURFACES[name](qtbot, tmp_path)
        with subtests.test("everything has a name and a role and something to do"):
            everything_has_a_name_and_a_role_and_something_to_do(window, name)
        with subtests.test("nothing names a card that the seat may not see"):
            nothing_names_a_card_that_the_seat_may_not_see(window)
        with subtests.test("nothing is cut"):
            nothing_is_cut(window, SIZES[:1])
        with subtests.test("no code stands there"):
            assert painted
            shows_no_code(name, (*painted, *told(window)))
        QApplication.processEvents()
        if name not in NOWHERE_TO_READ:
            with subtests.test("F1 opens help and Escape goes back"):
                f1_opens_help_and_escape_goes_back(window)
        if name not in WALLS:
            with subtests.test("wherever the keyboard goes it can be seen"):
                wherever_the_keyboard_goes_it_can_be_seen(window, name)
            with subtests.test("rings hide nothing"):
                rings_hide_nothing(window)


@pytest.mark.parametrize("name", SURFACES)
def test_in_german(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    subtests: pytest.Subtests,
    painted: set[str],
    english: frozenset[str],
    same_in_german: SameInGerman,
    name: str,
) -> None:
    """German is longer nearly everywhere: only German is read in windows larger than the smallest, and enlarged."""
    with speaking("de", monkeypatch):
        window = SURFACES[name](qtbot, tmp_path)
        paint_all(window)
        with subtests.test("no English stands there"):
            assert painted
            no_english_stands_there((*painted, *told(window)), english, same_in_german)
        with subtests.test("nothing is cut"):
            nothing_is_cut(window, (*sizes_of(name), *ENLARGED))
        with subtests.test("no word names a covered card"):
            no_word_names_a_covered_card(window)
