"""A player's move depends on nothing that its seat may not see: hands, decks and what of the byte is unknown."""

import random

import pytest

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import OVER
from gattai_desktop.players.player import Player
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter

BOX = box("virtual-machine")
GAME = BOX.game
MCS = ("sable", "teo", "ixa", "halcyon")


def mixed(table: State, seat: str, dice: random.Random) -> State:
    """The table with all that a seat cannot see dealt otherwise: cards of one Deck of origin change places."""
    hidden: dict[str, list[tuple[str, int]]] = {}
    for zone, lain in table.zones.items():
        known = GAME.zones(table)[zone]
        for place, one in enumerate(lain):
            if known.closed or not (one.up or seat in known.seen_by):
                hidden.setdefault(one.card.deck, []).append((zone, place))
    laid: dict[str, list[Lying]] = {zone: list(lain) for zone, lain in table.zones.items()}
    for places in hidden.values():
        cards: list[Card] = [laid[zone][place].card for zone, place in places]
        dice.shuffle(cards)
        for (zone, place), card in zip(places, cards, strict=True):
            laid[zone][place] = Lying(card, laid[zone][place].up)
    values = {path: value for path, value in table.values.items() if not GAME.hidden(table, seat)(path)}
    return State({zone: tuple(lain) for zone, lain in laid.items()}, values)


@pytest.mark.parametrize(("scenario", "seed"), [("f1", 1), ("f4", 2), ("f8", 3)])
def test_two_tables_that_differ_in_what_is_hidden_get_the_same_move(scenario: str, seed: int) -> None:
    dice, shuffle = random.Random(seed), seeded(seed)
    mcs = MCS[:2] if scenario == "f1" else MCS
    table = BOX.begin(FightSetup(scenario=scenario, players=tuple(McSetup(one) for one in mcs)))
    players: dict[str, Player] = {**{one: McFighter() for one in mcs}, "cpu": CpuFighter(hard=seed == 3)}
    compared = 0
    for _ in range(120):
        if table.values["step"] == OVER:
            break
        seat = GAME.waits_for(table)[0]
        move = players[seat].choose(GAME.sight(table, seat), GAME.options(table, seat))
        other = mixed(table, seat, dice)
        if GAME.first_ask(other) == GAME.first_ask(table) or not GAME.asks(table, seat):
            again = players[seat].choose(GAME.sight(other, seat), GAME.options(other, seat))
            assert again == move, f"{seat} at {table.values['step']}"
            compared += 1
        table, _ = GAME.play(table, move, shuffle)
    assert compared > 30
