"""Whole fights between automatic players: they end, nothing is lost, and the same seed gives the same fight."""

from collections import Counter

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import OVER
from gattai_desktop.players.player import Player, RandomPlayer
from gattai_desktop.players.virtual_machine.balance import fight
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter

BOX = packed(built_in_world().world)
EVERYBODY = ("sable", "teo", "ixa", "halcyon", "odile", "pim")


def cards_of(table: State) -> Counter[str]:
    return Counter(one.card.key for lying in table.zones.values() for one in lying)


def played(scenario: str, seed: int, mcs: tuple[str, ...], *, wild: bool = False, most: int = 3_000) -> State:
    """Play a fight to its end, or for so many moves; after each no card is lost or doubled."""
    shuffle = seeded(seed)
    table = BOX.begin(FightSetup(scenario=scenario, players=tuple(McSetup(one) for one in mcs)))
    players: dict[str, Player] = {"cpu": CpuFighter(hard=bool(seed % 2)), **{one: McFighter() for one in mcs}}
    if wild:
        players = {seat: RandomPlayer(seed) for seat in players}
    cards = cards_of(table)
    for _ in range(most):
        if table.values["step"] == OVER:
            break
        seat = BOX.game.waits_for(table)[0]
        move = players[seat].choose(BOX.game.sight(table, seat), BOX.game.options(table, seat))
        table, _ = BOX.game.play(table, move, shuffle)
        assert cards_of(table) == cards
    return table


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [f"f{number}" for number in range(1, 9)])
@pytest.mark.parametrize("mcs", [("sable", "teo"), ("odile", "pim", "ixa"), EVERYBODY], ids=["two", "three", "six"])
def test_every_fight_comes_to_its_end(scenario: str, mcs: tuple[str, ...]) -> None:
    assert played(scenario, 5, mcs).values["step"] == OVER


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_played_no_card_is_lost(seed: int) -> None:
    played(f"f{seed + 2}", seed, EVERYBODY[: 2 + seed % 5], wild=True, most=250)


def test_the_same_seed_gives_the_same_fight() -> None:
    assert fight("f1", 3) == fight("f1", 3)
    assert fight("f1", 3).winner == "mcs"
