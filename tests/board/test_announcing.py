"""What is said of one thing comes one after another, with one full stop between."""

import pytest

from gattai_desktop.board.announcing import in_turn
from gattai_desktop.board.speech import change_aloud


@pytest.mark.parametrize(
    ("parts", "heard"),
    [
        (("Seal the doors for good.", "Vass lays her card"), "Seal the doors for good. Vass lays her card"),
        (("Who comes in?", "", "Coach begins."), "Who comes in? Coach begins."),
        (("Trash 0", "2 cards in hand"), "Trash 0. 2 cards in hand"),
        (("", "Nothing else"), "Nothing else"),
        ((), ""),
    ],
)
def test_parts_are_joined_by_one_full_stop(parts: tuple[str, ...], heard: str) -> None:
    assert in_turn(parts) == heard


@pytest.mark.parametrize(
    ("line", "heard"),
    [("Favor 0 → 1", "Favor from 0 to 1"), ("HP 12 → −3, and Move 2 → 0", "HP from 12 to −3, and Move from 2 to 0"),
     ("X1 → 2 stays, and so does → alone", "X1 → 2 stays, and so does → alone")],
)  # fmt: skip
def test_how_a_number_changes_is_said_in_words(line: str, heard: str) -> None:
    """Many screen readers pass over an arrow in silence: "Favor 0 1"."""
    assert change_aloud(line) == heard
