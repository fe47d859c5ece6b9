"""A boss whose pack says Reload: Turn gives up a turn, and the CPU reloads at once (RULES VM-52, VM-H53)."""

from gattai_desktop.cards.card import card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.virtual_machine.families import BOSSES
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup, begin
from gattai_desktop.games.virtual_machine.turns import ReloadWithTurn
from gattai_desktop.games.virtual_machine.virtual_machine import VirtualMachine
from gattai_desktop.games.virtual_machine.zones import CPU

NINE = card("9S", "coach")


def reloads(how: str) -> tuple[list[str], int]:
    """The rules against giving up the Auditor's turn, and the cards that the CPU holds after it."""
    world = built_in_world().world
    auditor = evolve(world.bosses["b1"], reload=how)
    world = evolve(world, bosses={**world.bosses, "b1": auditor})
    values = {"step": "turn", "turn.process": "b1", "turn.card": NINE.key, "draw.cpu": 5, "round": 1}
    zones = {"play.cpu": (Lying(NINE, True),)}
    players = (McSetup("sable"), McSetup("teo"))
    table = begin(world, FightSetup(scenario="f5", players=players, values=values, zones=zones))
    game, move = VirtualMachine(world), ReloadWithTurn(CPU)
    against = [reason.rule for reason in game.judge(table, move).reasons]
    after, _ = game.play(table, move, seeded(1), allowed=True)
    return against, after.count("hand.cpu")


def test_a_boss_with_reload_turn_lets_the_cpu_reload_at_once() -> None:
    assert reloads("turn") == ([], 5)


def test_others_have_no_such_turn() -> None:
    assert reloads("")[0] == ["VM-51"]


def test_a_pack_may_say_so() -> None:
    assert "reload" in {field.name for field in BOSSES.fields}
