"""What is done at any moment, thought ahead from what a seat sees."""

from gattai_desktop.cards.card import card
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.virtual_machine.any_moment import BuyCard
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup, begin
from gattai_desktop.games.virtual_machine.zones import play
from tests.games.virtual_machine.test_whole_fights import GAME, WORLD


def test_what_a_well_ring_draws_is_not_known_before_it_is_drawn() -> None:
    """Item r09: the two new cards are Backs to whoever thinks ahead, and no mistake of the program."""
    nine = card("9S", "pilots")
    values = {
        "step": "turn",
        "turn.process": "halcyon",
        "turn.card": nine.key,
        "process.halcyon.move": 3,
        "process.halcyon.worn": ("g18", "r09"),
    }
    players = tuple(McSetup(one) for one in ("sable", "halcyon"))
    zones = {play("halcyon"): (Lying(nine, True),)}
    table = begin(WORLD, FightSetup(scenario="f1", players=players, values=values, zones=zones))
    preview = GAME.preview(table, BuyCard("halcyon"), "halcyon")
    assert preview.verdict.allowed
    assert not preview.complete
