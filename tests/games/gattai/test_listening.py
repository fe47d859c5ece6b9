"""What listens in a window is worked out once for a table, and anew as soon as it may have changed."""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.effects.entries import effects_in
from gattai_desktop.records.reader import read

TABLE = """\
given   entry one "One" effect "when always | mod strike +1"; entry two "Two" effect "when always | mod strike +1"
        pilot red "Red" tech one; pilot green "Green"
"""


class Counted(dict[str, Value]):
    """Counts what is asked for."""

    asked = 0

    def get(self, path: str, default: Value = None) -> Value:
        self.asked += 1
        return super().get(path, default)


def held(table: Table) -> list[tuple[str, str]]:
    return [(found.entry, found.owner) for found in effects_in(table, "always")]


def test_what_was_asked_before_is_not_looked_for_again() -> None:
    start = read(TABLE, "one.record").start
    values = Counted(start.values)
    table = State(start.zones, values)
    assert held(table) == [("one", "red")]
    first, values.asked = values.asked, 0
    assert held(table) == [("one", "red")]
    assert values.asked < first / 2


def test_what_somebody_learns_or_everybody_is_given_is_heard_at_once() -> None:
    ledger = Ledger(read(TABLE, "one.record").start, seeded(1))
    assert held(ledger.table) == [("one", "red")]
    ledger.set("pilot.green.techs", ("two",), rule="ED-4")
    assert held(ledger.table) == [("one", "red"), ("two", "green")]
    ledger.set("entry.one.scope", "pilots", rule="ED-4")
    assert held(ledger.table) == [("one", "red"), ("one", "red"), ("two", "green"), ("one", "green")]
    ledger.set("entry.one.scope", None, rule="ED-4")
    ledger.set("pilot.red.techs", None, rule="ED-4")
    assert held(ledger.table) == [("two", "green")]
