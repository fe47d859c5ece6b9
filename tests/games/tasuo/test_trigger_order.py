"""Triggers of the same moment resolve in the order that their owners say (RULES TS-H42)."""

import pytest

from gattai_desktop.cards.facts import CardsMoved, ValueChanged, announces
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded, unknown
from gattai_desktop.games.tasuo.queue import QueueEntry, entries, let_wait, start_next
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.games.tasuo.own_cards import PUNCH, OwnTable, own_card

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase clash; turn 5; active red{more}
        Red: ka Cinder Page; hand nothing; gauge 0; legend Red's Rising Water up, Red's Slow Garden up
        Blue: ka Shoal Binder; hand nothing
        Cinder Page: damage 2
"""


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("Red orders Rising Water first", ["red-ti22", "red-br22"]),
        ("Red orders Slow Garden first", ["red-br22", "red-ti22"]),
        ("Red keeps the order", ["red-br22", "red-ti22"]),
    ],
)
def test_the_owner_says_which_resolves_first(said: str, order: list[str]) -> None:
    played = replay(read(TABLE.format(more="") + "when    Red ends clash\n"))
    game = played.record.box.game
    _, facts = game.play(played.state, game.phrases.read(said), seeded(1))
    told = [one.by_name["card"] for one in facts if announces(one, "effect")]
    assert told == order


def test_one_trigger_or_two_that_are_alike_ask_nothing() -> None:
    alike = TABLE.replace("Red's Rising Water up", "Red's Slow Garden.2 up").format(more="")
    played = replay(read(alike + "when    Red ends clash\n"))
    assert not played.record.box.game.asks(played.state)


TWICE = "called -> you: draw 1 && called -> you: gauge +1"


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("Red orders effect 1 of Zed first", [0, 1]),
        ("Red orders effect 2 of Zed first", [1, 0]),
        ("Red orders Zed first", [1, 0]),
        ("Red keeps the order", [1, 0]),
    ],
)
def test_two_triggers_of_one_card_are_put_in_order_too(said: str, order: list[int]) -> None:
    design = own_card("warrior", TWICE, warrior_class="gale", life=10, attack=PUNCH)
    table = OwnTable(design, {"hand.red": "Zed", "deck.red": "Ember Jab"}).play("Red calls Zed to ka")
    assert table.offered("red") == (
        "Red keeps the order",
        "Red orders effect 2 of Zed first",
        "Red orders effect 1 of Zed first",
    )
    assert table.refused("Red orders effect 3 of Zed first") == ("TS-H42",)
    _, facts = table.box.game.play(table.state, table.box.game.phrases.read(said), seeded(1))
    resolved = [one for one in facts if isinstance(one, CardsMoved | ValueChanged)]
    drawn = next(place for place, one in enumerate(resolved) if isinstance(one, CardsMoved))
    gained = next(place for place, one in enumerate(resolved) if getattr(one, "path", "") == "gauge.red")
    assert sorted((0, 1), key=[drawn, gained].__getitem__) == order


@pytest.mark.parametrize(
    ("more", "order"),
    [("", ["red", "blue"]), ("\n        ruling trigger_order = active_first", ["blue", "red"])],
)
def test_the_active_players_triggers_lie_beneath_the_foes(more: str, order: list[str]) -> None:
    """TS-H42: what lies on top resolves first: the foe's, unless the table plays `trigger_order = active_first`."""
    ledger = Ledger(replay(read(TABLE.format(more=more))).state, unknown)
    for seat, source in (("blue", "blue-ti22"), ("red", "red-ti22")):
        let_wait(ledger, QueueEntry(0, "effect", seat, source), rule="TS-H42")
    assert start_next(ledger)
    assert [one.seat for one in entries(ledger.table)] == order
