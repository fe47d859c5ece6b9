"""Warriors that an effect takes from play, and effects whose source has left: examples that no ready deck can play."""

import pytest

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.games.tasuo.effect_verbs import inflict
from gattai_desktop.games.tasuo.effects import does, resolve_effect
from gattai_desktop.games.tasuo.ending import check_winner
from gattai_desktop.games.tasuo.leaving import destroy
from gattai_desktop.games.tasuo.queue import QueueEntry
from gattai_desktop.games.tasuo.values import bodies, gauge
from gattai_desktop.games.tasuo.warriors import conditions, warrior_named
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

TABLE = """game    tasuo
given   player red deck {deck}; player blue deck tide-court
        phase {phase}; turn 3; active red
        Red: ka {warrior}; hand nothing; bodies {bodies}
        Blue: ka Reef Novice; hand nothing
        {warrior}: damage {damage}
{more}"""


def laid(warrior: str, damage: float, *, phase: str = "play", deck: str = "slag-court", **more: str) -> Ledger:
    """A table on which a warrior of Red's has so much damage."""
    kept = {"more": "", "bodies": "0"} | more
    said = TABLE.format(warrior=warrior, damage=damage, phase=phase, deck=deck, **kept)
    played = replay(read(said))
    assert not played.unmet
    return Ledger(played.state, unknown)


@pytest.mark.parametrize(("damage", "grown"), [(0, 0), (2, 1), (3, 3)])
def test_ts_ex_10_a_warrior_that_leaves_by_an_effect_counts_by_its_damage(damage: int, grown: int) -> None:
    ledger = laid("Pyre Marshal", damage)
    marshal = warrior_named(ledger.table, "red-sl06")
    assert marshal is not None
    destroy(ledger, marshal)
    assert bodies(ledger.table, "red") == grown
    assert (gauge(ledger.table, "red"), gauge(ledger.table, "blue")) == (0, 0)


def test_ts_ex_28_a_fifth_body_that_an_effect_destroys_loses_the_game() -> None:
    ledger = laid("Thorn Chaplain", 1, deck="bramble-court", bodies="4")
    chaplain = warrior_named(ledger.table, "red-br04")
    assert chaplain is not None
    destroy(ledger, chaplain)
    check_winner(ledger)
    assert bodies(ledger.table, "red") == 5
    assert ledger.table.text("winner") == "blue"


@pytest.mark.parametrize(("damage", "grown"), [(0, 0), (2, 1), (3, 2)])
def test_ts_ex_24_a_second_broken_leg_sends_to_the_deadzone(damage: int, grown: int) -> None:
    ledger = laid("Ashen Duelist", damage)
    duelist = warrior_named(ledger.table, "red-sl04")
    assert duelist is not None
    inflict(ledger, duelist, "Broken-Leg")
    assert not ledger.table.count("dead.red")
    inflict(ledger, duelist, "Broken-Leg")
    assert ledger.table.cards("dead.red") == (duelist,)
    assert bodies(ledger.table, "red") == grown


def test_ts_ex_84_a_second_broken_back_sends_to_the_outerzone() -> None:
    """TS-62: undamaged, it does not count for the Body Count."""
    ledger = laid("Boulder Abbot", 0, deck="bramble-court")
    abbot = warrior_named(ledger.table, "red-br05")
    assert abbot is not None
    inflict(ledger, abbot, "Broken-Back")
    inflict(ledger, abbot, "Broken-Back")
    assert ledger.table.cards("outer.red") == (abbot,)
    assert bodies(ledger.table, "red") == 0


def test_ts_ex_109_leaving_in_the_clash_phase_by_a_condition_counts_as_destroyed_in_battle() -> None:
    ledger = laid("Ashen Duelist", 2, phase="clash")
    duelist = warrior_named(ledger.table, "red-sl04")
    assert duelist is not None
    inflict(ledger, duelist, "Broken-Leg")
    inflict(ledger, duelist, "Broken-Leg")
    assert ledger.table.cards("dead.red") == (duelist,)
    assert bodies(ledger.table, "red") == 1
    assert (gauge(ledger.table, "red"), gauge(ledger.table, "blue")) == (1, 3)


def test_ts_h77_a_table_may_give_no_gauge_for_leaving_by_a_condition() -> None:
    ledger = laid("Ashen Duelist", 2, phase="clash", more="        ruling condition_leaving = no_gauge")
    duelist = warrior_named(ledger.table, "red-sl04")
    assert duelist is not None
    inflict(ledger, duelist, "Broken-Leg")
    inflict(ledger, duelist, "Broken-Leg")
    assert bodies(ledger.table, "red") == 1
    assert (gauge(ledger.table, "red"), gauge(ledger.table, "blue")) == (0, 0)


def test_ts_ex_21_an_effect_resolves_though_its_source_has_left() -> None:
    """TS-64: only negation keeps the Burn of the Pyre Marshal from resolving."""
    ledger = laid("Pyre Marshal", 0)
    marshal = warrior_named(ledger.table, "red-sl06")
    assert marshal is not None
    waits = QueueEntry(1, "effect", "red", marshal.key, 0, ("blue-ti01",))
    destroy(ledger, marshal)
    resolve_effect(ledger, *waits.kept)
    (done, _cause) = ledger.agenda.pop(0)
    does(ledger, *done[1:])
    novice = warrior_named(ledger.table, "blue-ti01")
    assert novice is not None
    assert conditions(ledger.table, novice) == ("Burn",)
