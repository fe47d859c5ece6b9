"""How the program as a main character helps the others: whom it flips, and for whom it takes a hit (rules, 1i)."""

import pytest

from gattai_desktop.cards.card import card
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.hacking import FlipBit
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS, BLIND
from gattai_desktop.games.virtual_machine.striking import LetPass, TakeHit
from gattai_desktop.games.virtual_machine.values import TURN
from gattai_desktop.games.virtual_machine.zones import BYTE
from gattai_desktop.players.virtual_machine.fighter import Fighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.odds import USUAL

BOX = packed(built_in_world().world)


def flips_with(written: str, scenario: str, area: str, enemies: tuple[str, ...], place: int) -> FlipBit:
    """Return the flip of Ixa's turn with a card, among these enemies; the place that the card names is Blind."""
    values: dict[str, Value] = {"step": TURN, "turn.process": "ixa", "turn.card": card(written).key, "round": 1}
    bits = [bit for bit in BIT_CARDS if bit != BLIND]
    bits.insert(place - 1, BLIND)
    zones = {
        BYTE: tuple(Lying(BIT_CARDS[bit], True) for bit in bits),
        "play.ixa": (Lying(card(written), True),),
        f"area.{area}": tuple(Lying(BOX.game.cards[one], True) for one in ("ixa", *enemies)),
    }
    players = tuple(McSetup(one) for one in USUAL)
    table = BOX.begin(FightSetup(scenario=scenario, players=players, values=values, zones=zones))
    move = McFighter().choose(BOX.game.sight(table, "ixa"), BOX.game.options(table, "ixa"))
    assert isinstance(move, FlipBit)
    assert move.way == "on"
    return move


def test_the_strongest_enemy_is_the_one_with_most_hp() -> None:
    """The Root hits less hard than a Cron Keeper, but has more HP."""
    assert flips_with("9♠P", "f8", "E6", ("b4", "m10.1"), place=1).target == "b4"


def test_a_hacker_passes_over_whoever_resists_the_card() -> None:
    """The Auditor resists a Jack, a Port Sniffer does not."""
    assert flips_with("J♠P", "f5", "C2", ("b1", "m02.1"), place=3).target == "m02.1"


@pytest.mark.parametrize(
    ("own", "others", "takes"),
    [(100, 70, True), (50, 40, True), (40, 30, False), (60, 70, False)],
    ids=["whole", "half is left", "less than half", "the other has more"],
)
def test_who_stands_firm_takes_a_hit_while_half_of_the_hp_are_left(own: int, others: int, takes: bool) -> None:
    values: dict[str, Value] = {
        "process.sable.hp": own,
        "process.teo.hp": others,
        "agenda": (("hit", "m02.1", "teo", "", "sable"),),
    }
    zones = {"area.D2": tuple(Lying(BOX.game.cards[one], True) for one in ("sable", "teo"))}
    players = (McSetup("sable"), McSetup("teo"))
    table: State = BOX.begin(FightSetup(scenario="f1", players=players, values=values, zones=zones))
    asked: list[Move] = [TakeHit("sable"), LetPass("sable")]
    fighter: Fighter = McFighter()
    assert isinstance(fighter.choose(BOX.game.sight(table, "sable"), asked), TakeHit) is takes


def test_who_stands_firm_looks_at_the_ally_who_is_hit() -> None:
    """Given Teo is hit, who has more HP than Sable, then that Ixa beside them has few HP is no reason."""
    values: dict[str, Value] = {
        "process.sable.hp": 80,
        "process.teo.hp": 95,
        "process.ixa.hp": 10,
        "agenda": (("hit", "m02.1", "teo", "", "sable"),),
    }
    zones = {"area.D2": tuple(Lying(BOX.game.cards[one], True) for one in ("sable", "teo", "ixa"))}
    players = (McSetup("sable"), McSetup("teo"), McSetup("ixa"))
    table: State = BOX.begin(FightSetup(scenario="f1", players=players, values=values, zones=zones))
    asked: list[Move] = [TakeHit("sable"), LetPass("sable")]
    assert isinstance(McFighter().choose(BOX.game.sight(table, "sable"), asked), LetPass)
