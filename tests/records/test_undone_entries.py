from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.records.undone_entries import Gone


@st.composite
def sessions(draw: st.DrawFn) -> list[tuple[int, int]]:
    """Entries that go back to earlier ones, in a session of at most 40."""
    numbers = sorted(draw(st.sets(st.integers(1, 40), max_size=12)))
    return [(number, draw(st.integers(0, number - 1))) for number in numbers]


def gone_one_by_one(backs: list[tuple[int, int]]) -> set[int]:
    gone: set[int] = set()
    for number, back_to in reversed(backs):
        if number not in gone:
            gone.update(range(back_to + 1, number))
    return gone


def test_taking_back_a_take_back_brings_entries_to_life_again() -> None:
    assert Gone([(4, 1)]) == {2, 3}
    assert Gone([(4, 1), (5, 3)]) == {4}


@given(sessions())
def test_stretches_hold_what_goes_when_each_is_taken_back_in_turn(backs: list[tuple[int, int]]) -> None:
    gone = Gone(backs)
    assert list(gone) == sorted(gone_one_by_one(backs))
    assert [number for number in range(42) if number in gone] == list(gone)
    assert len(gone) == len(list(gone))


@given(sessions(), sessions())
def test_what_two_reckonings_share_is_counted(backs: list[tuple[int, int]], others: list[tuple[int, int]]) -> None:
    assert Gone(backs).shared(Gone(others)) == len(gone_one_by_one(backs) & gone_one_by_one(others))
