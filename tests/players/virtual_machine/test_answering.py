"""What the program answers in a fight where a rule or an item asks: it hurts the other side, and spares its own."""

import pytest

from gattai_desktop.cards.deck54 import card
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.virtual_machine.any_moment import KeepOfWell
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.battle_maps import FALLING
from gattai_desktop.games.virtual_machine.boots import LoseTeamCard
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.effects import NamePlace
from gattai_desktop.games.virtual_machine.possessed import GoFor
from gattai_desktop.games.virtual_machine.pushing import PushTo
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS, BITS, BLIND, BURNING
from gattai_desktop.games.virtual_machine.striking import Splash
from gattai_desktop.games.virtual_machine.zones import BYTE
from gattai_desktop.players.habits import reason_of
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.reasons import REASONS

BOX = packed(built_in_world().world)
ENEMIES = ("m02.1", "m02.2", "m02.3")


def fight(**more: Value) -> State:
    """Lay a fight in which Sable, Teo and Ixa stand in one area with three mobs."""
    values: dict[str, Value] = {
        "process.sable.hp": 20,
        "process.teo.hp": 90,
        "process.ixa.hp": 50,
        **{f"process.{one}.hp": hp for one, hp in zip(ENEMIES, (30, 10, 40), strict=True)},
    }
    values.update({path.replace("__", "."): value for path, value in more.items()})
    everybody = ("sable", "teo", "ixa", *ENEMIES)
    zones = {
        "area.D2": tuple(Lying(BOX.game.cards[one], True) for one in everybody),
        BYTE: tuple(Lying(BIT_CARDS[bit], True) for bit in BITS),
        "team.cpu": tuple(Lying(card(one), True) for one in ("3♠C", "3♥C", "9♦C")),
        "hand.sable": tuple(Lying(card(one), False) for one in ("2♠P", "A♥P")),
    }
    players = (McSetup("sable"), McSetup("teo"), McSetup("ixa"))
    return BOX.begin(FightSetup(scenario="f5", players=players, values=values, zones=zones))


def answered(table: State, asked: list[Move]) -> Move:
    """Return what the program answers at the seat that is asked."""
    seat = asked[0].seat
    fighter = CpuFighter() if seat == "cpu" else McFighter()
    return fighter.choose(BOX.game.sight(table, seat), asked)


@pytest.mark.parametrize(
    ("seat", "targets", "struck"),
    [
        ("sable", ENEMIES, "m02.2"),
        ("sable", ("teo", "ixa"), "teo"),
        ("cpu", ("sable", "teo", "ixa"), "sable"),
        ("cpu", ENEMIES, "m02.3"),
    ],
    ids=["foes of an MC", "allies of an MC", "foes of the CPU", "its own"],
)
def test_a_blow_that_goes_by_itself_hits_weak_foes_or_strong_friends(
    seat: str, targets: tuple[str, ...], struck: str
) -> None:
    """A Confused process may have to attack its own side: then who has the most HP can bear it best."""
    assert answered(fight(), [GoFor(seat, one) for one in targets]) == GoFor(seat, struck)


@pytest.mark.parametrize(("seat", "falls"), [("cpu", True), ("sable", False)], ids=["a foe", "itself"])
def test_nobody_pushes_her_own_side_into_a_fall(seat: str, falls: bool) -> None:
    """Given VM-H30 by which whoever is pushed says where to, then she does not choose to fall."""
    table = BOX.begin(FightSetup(scenario="f3", players=(McSetup("sable"), McSetup("teo"))))
    assert [FALLING in states(table, area) for area in ("B4", "B5", "B6")] == [False, True, False]
    asked: list[Move] = [PushTo(seat, "sable", one) for one in ("B5", "B6")]
    assert answered(table, asked) == PushTo(seat, "sable", "B5" if falls else "B6")


def test_a_scatter_gun_also_hits_who_has_the_fewest_hp() -> None:
    assert answered(fight(), [Splash("sable", one) for one in ENEMIES]) == Splash("sable", "m02.2")


def test_of_two_cards_of_a_well_the_better_one_is_kept() -> None:
    two = [KeepOfWell("sable", card(one)) for one in ("2♠P", "A♥P")]
    assert answered(fight(), [*two]) == two[1]


def test_a_card_leaves_the_team_hand_that_makes_no_row() -> None:
    """Given a Pair and a Nine, then the Pair stays, though a Three is lower."""
    table = fight()
    asked: list[Move] = [LoseTeamCard("cpu", one) for one in table.cards("team.cpu")]
    assert answered(table, asked) == LoseTeamCard("cpu", card("9♦C"))


@pytest.mark.parametrize(
    ("target", "has", "bit"),
    [("m02.1", (), BITS[0]), ("m02.1", (BLIND,), BURNING), ("teo", (BURNING,), BURNING)],
    ids=["a foe", "a foe who has it already", "an ally is freed"],
)
def test_a_named_place_is_of_use(target: str, has: tuple[str, ...], bit: str) -> None:
    """Where a table lets the hacker name the place, the program names one that hurts a foe or helps an ally."""
    way = "off" if target == "teo" else "on"
    table = fight(agenda=(("names_place", "sable", target, way),), **{f"process__{target}__bits": has})
    asked: list[Move] = [NamePlace("sable", place) for place in range(1, len(BITS) + 1)]
    assert answered(table, asked) == NamePlace("sable", BITS.index(bit) + 1)


@pytest.mark.parametrize("move", [GoFor("sable", "m02.1"), Splash("sable", "m02.1"), NamePlace("sable", 1)])
def test_no_answer_that_hurts_somebody_is_called_cheap(move: Move) -> None:
    said = reason_of(REASONS, BOX.game.sight(fight(), "public"), move)
    assert said.template
    assert said != REASONS[Answer]
