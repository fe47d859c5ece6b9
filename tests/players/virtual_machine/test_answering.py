"""What the program answers in a fight where a rule or an item asks: it hurts the other side, and spares its own."""

import pytest

from gattai_desktop.cards.card import ACE, card
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
from gattai_desktop.games.virtual_machine.effects import LetFail, LetWork, NamePlace
from gattai_desktop.games.virtual_machine.interrupt_choices import ServeAs
from gattai_desktop.games.virtual_machine.possessed import GoFor, RunTo, StayPut
from gattai_desktop.games.virtual_machine.powers import HandOff, Tumble
from gattai_desktop.games.virtual_machine.pushing import PushTo
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.status_byte import BIT_CARDS, BITS, BLIND, BURNING, SILENCED
from gattai_desktop.games.virtual_machine.striking import Splash
from gattai_desktop.games.virtual_machine.waiting_jokers import KeepJoker, UseJoker
from gattai_desktop.games.virtual_machine.zones import BYTE
from gattai_desktop.players.habits import reason_of
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.mc_powers import hands_on, tumbles
from gattai_desktop.players.virtual_machine.reasons import REASONS
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

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


@pytest.mark.parametrize(("area", "uses"), [("A3", True), ("A1", False)], ids=["somebody in reach", "nobody"])
def test_a_joker_is_used_where_somebody_can_be_attacked(area: str, uses: bool) -> None:
    """VM-H8 `when_used`: as an Ace, and else it is kept; the first answer was given, whatever it was."""
    given = f"""game    virtual-machine
given   scenario f2; player sable; player teo; round 1; step count; ruling jokers = when_used
        A3 {"sable " * (area == "A3")}m02.1; A1 {"sable " * (area == "A1")}teo; cpu = ["m02.1"]; Sable: play area Joker1
        agenda = [["joker_now", "sable", "Joker1P", 5], ["count"]]
"""
    found = asked_at(given, "sable")
    assert isinstance(found, UseJoker if uses else KeepJoker)
    assert not isinstance(found, UseJoker) or found.meant.rank == ACE


def asked_at(given: str, seat: str) -> Move:
    """Return what the program answers to the question at the table of a record."""
    table = replay(read(given)).state
    ask = BOX.game.ask_for(table, seat)
    assert ask is not None
    return answered(table, list(ask.options))


@pytest.mark.parametrize(
    ("hp", "move", "answer"),
    [(40, 2, StayPut("halcyon")), (70, 2, RunTo("halcyon", "m02.1")), (40, 9, RunTo("halcyon", "m02.1"))],
    ids=["hurt", "whole", "in reach"],
)
def test_whoever_is_berserk_and_hurt_runs_only_to_strike(hp: int, move: int, answer: Move) -> None:
    """VM-H37 `may_stay`: with half of the HP lost nobody runs towards an enemy that is out of reach."""
    given = f"""game    virtual-machine
given   scenario f2; player sable; player halcyon; round 1; step turn; ruling berserk = may_stay
        A3 m02.1; A1 halcyon sable; cpu = ["m02.1"]; Halcyon: HP {hp - 10}; Move {move}
        process.halcyon.bits = ["berserk"]
        turn.process = halcyon; process.halcyon.turns = 1; agenda = [["for", "halcyon", "m02.1"]]
"""
    assert asked_at(given, "halcyon") == answer


@pytest.mark.parametrize(
    ("who", "played", "answer"),
    [("ixa", "5S", LetWork("cpu")), ("ixa", "3S", LetFail("cpu")), ("m02.1", "3S", LetWork("cpu"))],
)
def test_the_cpu_lets_an_effect_work_by_the_test_or_where_it_is_its_own(who: str, played: str, answer: Move) -> None:
    """VM-H26 `cpu`: Ixa's Connect of 4 or more decides."""
    given = f"""game    virtual-machine
given   scenario f2; player sable; player ixa; round 1; step turn; ruling effects = cpu
        A3 m02.1 ixa; A1 sable; cpu = ["m02.1"]; Ixa: play area {played}; Ixa has the turn with {played}
        agenda = [["effect", "{who}", "rewired", "ixa"]]
"""
    assert asked_at(given, "cpu") == answer


@pytest.mark.parametrize(("has", "rank"), [((), "Q"), ((SILENCED,), "K")])
def test_a_joker_serves_as_the_face_card_that_hurts_most(has: tuple[str, ...], rank: str) -> None:
    """VM-H72: Berserk cannot be set in Teo's Long Coat, and a bit that every MC has already changes nothing."""
    bits = {f"process__{one}__bits": has for one in ("sable", "teo", "ixa")}
    table = fight(agenda=(("served", "b4"),), **bits)
    asked: list[Move] = [ServeAs("cpu", one) for one in ("J", "Q", "K")]
    assert answered(table, asked) == ServeAs("cpu", rank)


HANDS = """game    virtual-machine
given   scenario f2; player odile; player ixa; round 1; A3 m02.1; A1 odile ixa; cpu = ["m02.1"]
        Odile has the turn with 9S; turn.attacked = true; Odile: hand {odile}; Ixa: hand {ixa}
"""


@pytest.mark.parametrize(
    ("odile", "ixa", "handed"),
    [("9♥ 8♥ AS", "5♥", "9♥P"), ("9♥ 8♥", "5♥", ""), ("9♥ 8♥ AS", "5♥ 6♥", ""), ("2♥ 3♥ AS", "5♥", "")],
    ids=["short", "needs them herself", "has enough", "hits nobody"],
)
def test_odile_hands_on_what_she_cannot_play_soon(odile: str, ixa: str, handed: str) -> None:
    """VM-23: an ally who would else have too few to play gets a card that hits; an Ace stays."""
    table = replay(read(HANDS.format(odile=odile, ixa=ixa))).state
    found = hands_on(BOX.game.sight(table, "odile"), BOX.game.options(table, "odile"))
    assert (found.card.code if isinstance(found, HandOff) else "") == handed


@pytest.mark.parametrize(("hit", "area"), [("", "A6"), ("turn.hit = true; ", "")])
def test_pim_tumbles_out_of_danger_after_a_miss(hit: str, area: str) -> None:
    """VM-23: she steps into the Cover from where she still reaches them."""
    given = f"""game    virtual-machine
given   scenario f2; player pim; player teo; round 1; A3 pim m03.1 m01.1; A1 teo; cpu = ["m03.1", "m01.1"]
        Pim has the turn with 2S; turn.attacked = true; {hit}Pim: Move 0
"""
    table = replay(read(given)).state
    found = tumbles(BOX.game.sight(table, "pim"), BOX.game.options(table, "pim"))
    assert (found.area if isinstance(found, Tumble) else "") == area
