"""Being asked, and not being asked, tells the other player nothing of a hand (RULES TS-H44)."""

import pytest

from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase clash; turn 3; active red
        Red: ka Cinder Page; kio Forge Sister; hand Cinder Page.2
        Blue: kio Glacier Monk; hand {hand}; legend {legend}
when    Red attacks Glacier Monk with Cinder Page
"""
HANDS = ("Shell Block", "Slipstream", "Ferry Token", "Turn of the Tide", "Reef Novice")
SET = ("nothing", "Sudden Fog", "Low Tide", "Blue's Tripwire Flash")


@pytest.mark.parametrize("legend", SET)
@pytest.mark.parametrize("seat", ["red", PUBLIC])
def test_the_same_is_asked_and_seen_whatever_the_hand_holds(seat: str, legend: str) -> None:
    seen = set()
    for hand in HANDS:
        played = replay(read(TABLE.format(hand=hand, legend=legend)))
        assert not played.unmet
        game = played.record.box.game
        sight = game.sight(played.state, seat)
        asked = tuple((ask.seat, ask.kind, str(ask.text)) for ask in game.asks(played.state))
        assert asked
        values = tuple(sorted((path, str(sight.values[path])) for path in sight.values))
        cards = tuple(sorted((zone, str(lying)) for zone, lying in sight.zones.items()))
        seen.add((asked, values, cards))
    assert len(seen) == 1


@pytest.mark.parametrize("hand", HANDS)
def test_a_set_card_alone_decides_whether_anything_is_asked_at_armor(hand: str) -> None:
    attack = "when    Red attacks Glacier Monk with Cinder Page"
    table = TABLE.replace("kio Glacier Monk; ", "").replace(attack, "when    Red attacks armor with Cinder Page")
    game = replay(read(table.format(hand=hand, legend="nothing"))).record.box.game
    assert not game.asks(replay(read(table.format(hand=hand, legend="nothing"))).state)
    assert game.asks(replay(read(table.format(hand=hand, legend="Low Tide"))).state)
