"""Modifiers with an end: each ends at its moment or with its source."""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.state import State
from gattai_desktop.games.modifiers import Modifier, drop_source, end_until, latest, modifiers_of, modify, passes


def ledger_with(*modifiers: Modifier) -> Ledger:
    ledger = Ledger(State({}, {}), unknown)
    for one in modifiers:
        modify(ledger, one, rule="T-1")
    return ledger


def speed(ledger: Ledger, of: str) -> tuple[int, ...]:
    """Return what raises the speed of somebody, the oldest first."""
    return tuple(one.by for one in modifiers_of(ledger.table, of) if one.what == "speed")


def test_each_ends_when_its_moment_has_passed() -> None:
    ledger = ledger_with(
        Modifier("cat", "speed", 1, "milk", "turn"),
        Modifier("cat", "speed", 2, "fish", "round", passings=2),
        Modifier("dog", "speed", 4, "milk", "turn"),
    )
    assert (speed(ledger, "cat"), speed(ledger, "dog")) == ((1, 2), (4,))
    passes(ledger, "turn", rule="T-2")
    assert (speed(ledger, "cat"), speed(ledger, "dog")) == ((2,), ())
    passes(ledger, "round", rule="T-2")
    assert speed(ledger, "cat") == (2,)
    passes(ledger, "round", rule="T-2")
    assert modifiers_of(ledger.table, "cat") == ()
    assert not ledger.table.values


def test_what_has_no_moment_ends_with_its_source() -> None:
    ledger = ledger_with(Modifier("cat", "speed", 1, "milk"), Modifier("cat", "speed", 1, "fish"))
    for moment in ("turn", "round", ""):
        passes(ledger, moment or "fight", rule="T-2")
    drop_source(ledger, "milk", rule="T-3")
    assert [one.source for one in modifiers_of(ledger.table, "cat")] == ["fish"]


def test_what_holds_until_a_moment_is_ended_before_it_however_often_it_had_still_to_pass() -> None:
    ledger = ledger_with(
        Modifier("cat", "speed", 1, "milk"),
        Modifier("cat", "speed", 2, "fish", "round", passings=2),
        Modifier("cat", "speed", 4, "milk", "turn"),
        Modifier("cat", "speed", 8, "milk", "fight"),
    )
    end_until(ledger, "turn", "round", rule="T-2")
    assert speed(ledger, "cat") == (1, 8)


def test_of_a_state_the_youngest_speaks() -> None:
    ledger = ledger_with(
        Modifier("area.yard", "wet", 1, "rain", "round"), Modifier("area.yard", "wet", -1, "sun", "turn")
    )
    assert latest(ledger.table, "area.yard", "wet") == -1
    passes(ledger, "turn", rule="T-2")
    assert latest(ledger.table, "area.yard", "wet") == 1
    assert latest(ledger.table, "area.barn", "wet") == 0


def test_nothing_is_written_where_nothing_ends() -> None:
    ledger = ledger_with(Modifier("cat", "speed", 1, "milk", "turn"))
    before = len(ledger.facts)
    passes(ledger, "round", rule="T-2")
    assert len(ledger.facts) == before
