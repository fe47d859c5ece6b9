"""A fight in its middle, for whoever tries what stands at the table and on the wall."""

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.card import card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup, begin
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from tests.windows.sitting import Sitting

PLACED = {"teo": "C2", "sable": "C2", "b1": "C5", "m02.1": "C6"}


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    """Teo's turn in the atrium, with the Seven of clubs and six points, a Port Sniffer two areas away."""
    world = built_in_world().world
    players = (McSetup("sable"), McSetup("teo"))
    placed = {f"area.{where}": () for where in world.maps["c"].area_map.by_id}
    for who, where in PLACED.items():
        placed[f"area.{where}"] = (*placed[f"area.{where}"], Lying(world.tokens[who], True))
    seven = card("7♣P")
    deck = tuple(one for one in begin(world, FightSetup(scenario="f5", players=players)).zones["deck.mcs"])
    zones = {
        **placed,
        "play.teo": (Lying(seven, True),),
        "deck.mcs": tuple(one for one in deck if one.card is not seven),
    }
    values: dict[str, Value] = {
        "step": "turn", "round": 1, "count": 7, "turn.process": "teo", "turn.card": seven.key, "process.teo.move": 6,
        "cpu": ("b1", "m02.1"),
    }  # fmt: skip
    start = begin(world, FightSetup(scenario="f5", players=players, values=values, zones=zones))
    model = GameModel(box("virtual-machine").game, MemoryJournal(start), seeded(3), clock=lambda: 0)
    made = Sitting(qtbot, model, (1920, 1080))
    made.take("teo")
    return made
