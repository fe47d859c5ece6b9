"""Powers that carry something are dropped like all else that is carried: a card on an MC, a token where it tumbles."""

from gattai_desktop.cards.card import card
from gattai_desktop.content.boxes import box
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = box("virtual-machine").game

HANDS = """game    virtual-machine
given   scenario f2; player odile; player ixa; round 1; A3 m02.1; A1 odile ixa; cpu = ["m02.1"]
        {who} has the turn with 9S; Odile: hand 8♥ 9♥; Ixa: hand 5♥
"""
TUMBLES = """game    virtual-machine
given   scenario f2; player pim; player teo; round 1; A3 pim m03.1 m01.1; A1 teo; cpu = ["m03.1", "m01.1"]
        Pim has the turn with 2S; {attacked}Pim: Move 0
"""


def test_odile_drops_a_card_of_her_hand_on_the_mc_who_gets_it() -> None:
    """VM-23."""
    for who, places in (("Odile", {"ixa": "Odile hands 8♥P to ixa"}), ("Ixa", {})):
        table = replay(read(HANDS.format(who=who))).state
        drops = GAME.drops(GAME.sight(table, "odile"), "odile", card("8♥P"), Place(zone="hand.odile"))
        assert {one.place.area: str(one.moves[0]) for one in drops if one.place.area} == places


def test_pim_tumbles_where_her_token_is_dropped_after_an_attack() -> None:
    """VM-23: before it, and farther away, that means a walk alone."""
    for attacked, tumbles in (("turn.attacked = true; ", True), ("", False)):
        table = replay(read(TUMBLES.format(attacked=attacked))).state
        token = world_of(table).tokens["pim"]
        drops = GAME.drops(GAME.sight(table, "pim"), "pim", token, Place(area="A3"))
        meant = {one.place.area: [str(move) for move in one.moves] for one in drops}
        assert ("Pim tumbles to A6" in meant["A6"]) is tumbles
        assert "Pim moves to A6" in meant["A6"]
        assert not any(move.startswith("Pim tumbles") for move in meant["A1"]) or tumbles
