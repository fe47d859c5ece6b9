"""The way back (RULES ED-6): from any moment of a session to any other, and no longer than what lies between."""

from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.cards.encoding import MAX_ENCODED, MAX_FACTS, facts_to_json
from gattai_desktop.cards.facts import Fact, ValueChanged
from gattai_desktop.cards.state import State
from gattai_desktop.records.record import Entry
from gattai_desktop.records.undone_entries import Course, Leg, leg


class Told:
    """A session that is told in few words: moves that change a value, and going back."""

    def __init__(self, facts_each: int = 1, note: str = "") -> None:
        self.entries: list[Entry] = []
        self.tables = [State({}, {})]
        self.course = Course()
        self._facts_each = facts_each
        self._note = note

    @property
    def last(self) -> int:
        return len(self.entries)

    def moves(self) -> None:
        facts, table = [], self.tables[-1]
        for path in range(self._facts_each):
            after = f"{self.last + 1}{self._note}"
            facts.append(ValueChanged(path=f"v.{path}", before=table.values.get(f"v.{path}"), after=after))
        self._written(tuple(facts), None)

    def goes_back(self, to: int) -> Leg:
        found = leg(self.course, lambda number: self.entries[number - 1], self.last, to)
        self.course.went_back(self.last + 1, found.to)
        self._written(found.facts, found.to)
        return found

    def _written(self, facts: tuple[Fact, ...], back_to: int | None) -> None:
        self.entries.append(Entry(number=self.last + 1, move="", facts=facts, back_to=back_to))
        self.tables.append(self.tables[-1].after(facts))


def told(script: list[int | None]) -> Told:
    """A session by its script: None for a move, else how far to go back, in thousandths of the way."""
    session = Told()
    for step in script:
        if step is None:
            session.moves()
        else:
            to = session.last * step // 1000
            assert session.goes_back(to).to == to
            assert session.tables[-1] == session.tables[to]
    return session


@given(st.lists(st.none() | st.integers(0, 1000), max_size=60))
def test_going_back_leads_to_the_moment_that_was_meant(script: list[int | None]) -> None:
    told(script)


@given(st.lists(st.none() | st.integers(0, 1000), max_size=60))
def test_no_move_is_turned_back_or_made_again_twice_on_one_way(script: list[int | None]) -> None:
    session = told(script)
    moves = sum(one is None for one in script)
    assert all(len(entry.facts) <= moves for entry in session.entries)


def test_going_back_upwards_step_by_step_costs_a_step_each() -> None:
    """Given a hundred moves and a step back over all, when the table goes back to 1, 2, 3 …, then each is one fact."""
    session = Told()
    for _ in range(100):
        session.moves()
    session.goes_back(0)
    assert [len(session.goes_back(to).facts) for to in range(1, 100)] == [1] * 99


def test_a_long_line_of_steps_back_that_take_back_nothing_is_passed_at_once() -> None:
    session = Told()
    session.moves()
    for _ in range(5_000):
        session.goes_back(session.last)
    assert [len(session.goes_back(to).facts) for to in (session.last, 1, 0)] == [0, 0, 1]


def test_more_facts_than_an_entry_holds_are_several_legs() -> None:
    session = Told(facts_each=100)
    for _ in range(250):
        session.moves()
    legs = [session.goes_back(0) for _ in range(3)]
    assert [(len(one.facts), one.to) for one in legs] == [(MAX_FACTS, 150), (MAX_FACTS, 50), (5_000, 0)]
    assert session.tables[-1] == session.tables[0]
    again = [session.goes_back(250) for _ in range(3)]
    assert [(len(one.facts), one.to) for one in again] == [(MAX_FACTS, 100), (MAX_FACTS, 200), (5_000, 250)]
    assert session.tables[-1] == session.tables[250]


def test_more_characters_than_an_entry_holds_are_several_legs() -> None:
    session = Told(facts_each=20, note="x" * 24_000)
    for _ in range(9):
        session.moves()
    while (found := session.goes_back(0)).to:
        assert found.facts
        assert len(facts_to_json(found.facts)) < MAX_ENCODED
    assert session.tables[-1] == session.tables[0]


def test_a_move_that_is_large_by_itself_is_a_leg() -> None:
    session = Told(facts_each=MAX_FACTS)
    session.moves()
    session.moves()
    assert [session.goes_back(0).to for _ in range(2)] == [1, 0]
