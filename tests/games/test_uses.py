"""How often an effect was used is counted by key, and forgotten when the moment is over."""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.games.uses import USED, count_use, forget_uses, times_used


def test_uses_are_counted_until_their_moment_is_over() -> None:
    ledger = Ledger(State({}, {}), seeded(1))
    for key, moment in (("queen/0", "turn.red"), ("queen/0", "turn.red"), ("frag", "turn")):
        count_use(ledger, key, moment, rule="TS-20")
    assert (times_used(ledger.table, "queen/0"), times_used(ledger.table, "frag")) == (2, 1)
    forget_uses(ledger, lambda _, moment: moment == "turn", rule="TS-20")
    assert (times_used(ledger.table, "queen/0"), times_used(ledger.table, "frag")) == (2, 0)
    forget_uses(ledger, lambda key, _: key == "queen/0", rule="TS-20")
    assert USED not in ledger.table.values
