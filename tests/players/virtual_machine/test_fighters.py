"""Whole fights between automatic players: they end, nothing is lost, and the same seed gives the same fight."""

from collections import Counter

import pytest

from benchmarks.fights import fight, measure_fights
from gattai_desktop.cards.card import ACE, KING, card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine import hiding
from gattai_desktop.games.virtual_machine.attacking import Attack
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.ending import BreakOff, Yield
from gattai_desktop.games.virtual_machine.hacking import Siphon
from gattai_desktop.games.virtual_machine.interrupts import LayTowards
from gattai_desktop.games.virtual_machine.next_fight import BringFight
from gattai_desktop.games.virtual_machine.rounds import FightOn
from gattai_desktop.games.virtual_machine.selecting import NameJoker
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.turns import ReloadWithTurn
from gattai_desktop.games.virtual_machine.values import OVER, SELECT, TURN
from gattai_desktop.players.habits import reason_of
from gattai_desktop.players.player import Player, RandomPlayer
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.programme import steady
from gattai_desktop.players.virtual_machine.reasons import REASONS
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

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


@pytest.mark.parametrize(("winner", "then"), [("mcs", "f2"), ("cpu", "f1")])
def test_the_evenings_go_on_and_a_lost_fight_is_fought_once_more(winner: str, then: str) -> None:
    table = BOX.begin(FightSetup(scenario="f1", players=(McSetup("sable"), McSetup("teo"))))
    over = evolve(table, values={**table.values, "step": OVER, "winner": winner, "agenda": None})
    move = CpuFighter().choose(BOX.game.sight(over, "cpu"), BOX.game.options(over, "cpu"))
    assert isinstance(move, BringFight)
    assert move.fight == then


def test_vm_ex_101_the_programs_cpu_breaks_off_after_the_twentieth_round() -> None:
    table = BOX.begin(FightSetup(scenario="f1", players=(McSetup("sable"), McSetup("teo"))))
    sight = BOX.game.sight(table, "cpu")
    assert CpuFighter().choose(sight, [FightOn("cpu")]) == BreakOff("cpu")


@pytest.mark.parametrize(
    ("values", "yields"),
    [({}, True), ({"round": 1}, False), ({"process.m01.1.hp": 70}, False), ({"rulings.yielding": "nobody"}, False)],
    ids=["one is left", "no round has ended", "two are left", "nobody yields here"],
)
def test_the_programs_cpu_yields_after_a_round_where_the_fight_says_so(values: dict[str, Value], yields: bool) -> None:
    """VM-H44: with so many able processes or fewer; of the ready fights none says so."""
    world = built_in_world().world
    box = packed(evolve(world, fights={**world.fights, "f1": evolve(world.fights["f1"], yields=1)}))
    agenda = (("select", "sable"), ("select", "teo"), ("select", "cpu"), ("reveal",))
    late: dict[str, Value] = {"step": SELECT, "round": 2, "agenda": agenda, "process.m01.1.hp": 0}
    table = box.begin(FightSetup(players=(McSetup("sable"), McSetup("teo")), values={**late, **values}))
    move = CpuFighter().choose(box.game.sight(table, "cpu"), box.game.options(table, "cpu"))
    assert (move == Yield("cpu")) is yields
    assert box.game.judge(table, move).allowed


@pytest.mark.parametrize(
    ("lies", "held", "chosen"),
    [("2♠P", "3♠P", ReloadWithTurn), ("7♠P", "3♠P", Attack), ("7♠P", "", Attack)],
    ids=["worth nothing", "worth something", "the last"],
)
def test_who_can_reloads_with_a_turn_that_brings_nothing(lies: str, held: str, chosen: type[Move]) -> None:
    values: dict[str, Value] = {
        "step": TURN,
        "turn.process": "teo",
        "turn.card": card(lies).key,
        "round": 1,
        "process.teo.turns": 1,
    }
    hand = {"hand.teo": (Lying(card(held), False),)} if held else {}
    zones = {"play.teo": (Lying(card(lies), True),), **hand, "area.D2": (Lying(BOX.game.cards["teo"], True),)}
    near = {"area.D3": (Lying(BOX.game.cards["m02.1"], True),)}
    players = (McSetup("sable"), McSetup("teo"))
    table = BOX.begin(FightSetup(scenario="f1", players=players, values=values, zones={**zones, **near}))
    move = McFighter().choose(BOX.game.sight(table, "teo"), BOX.game.options(table, "teo"))
    assert isinstance(move, chosen)


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "least", "most"), [("f2", 4.5, 7.5), ("f8", 3.5, 6.5)])
def test_fights_take_as_many_rounds_as_the_rules_measured(scenario: str, least: float, most: float) -> None:
    """The rules tell 6.1 and 4.8; of 16 fights the mean is good to about half a round."""
    assert least < measure_fights(scenario, 16, 7).rounds < most


@pytest.mark.parametrize(
    ("mc", "interrupt", "held", "standing", "laid"),
    [
        ("pim", "lucky-break", "3♠P", {}, True),
        ("halcyon", "wellspring", "8♠P", {}, True),
        ("sable", "hold-the-gate", "2♠P", {"m02.1": "D2"}, True),
        ("sable", "hold-the-gate", "2♠P", {}, False),
        ("odile", "roll-call", "9♠P", {}, False),
    ],
)
def test_an_mc_with_a_full_meter_interrupts_where_it_brings_something(
    mc: str, interrupt: str, held: str, standing: dict[str, str], laid: bool
) -> None:
    values: dict[str, Value] = {
        "step": TURN,
        "turn.process": mc,
        "turn.card": card("7♠P").key,
        "round": 1,
        f"process.{mc}.turns": 1,
        f"process.{mc}.meter": 10,
        f"process.{mc}.interrupt": interrupt,
    }
    zones = {
        f"play.{mc}": (Lying(card("7♠P"), True),),
        f"hand.{mc}": (Lying(card(held), False),),
        "area.D2": (Lying(BOX.game.cards[mc], True), *(Lying(BOX.game.cards[one], True) for one in standing)),
    }
    other = "teo"
    table = BOX.begin(FightSetup(scenario="f1", players=(McSetup(mc), McSetup(other)), values=values, zones=zones))
    move = McFighter().choose(BOX.game.sight(table, mc), BOX.game.options(table, mc))
    assert isinstance(move, LayTowards) is laid
    plain = McFighter(plain=True).choose(BOX.game.sight(table, mc), BOX.game.options(table, mc))
    assert not isinstance(plain, LayTowards)


def test_a_hacker_draws_cards_off_the_cpu_where_no_flip_helps() -> None:
    values: dict[str, Value] = {
        "step": TURN,
        "turn.process": "ixa",
        "turn.card": card("9♠P").key,
        "round": 1,
        "process.ixa.turns": 1,
    }
    zones = {
        "play.ixa": (Lying(card("9♠P"), True),),
        "hand.cpu": (Lying(card("9♠C"), False),),
        "area.D2": (Lying(BOX.game.cards["ixa"], True), Lying(BOX.game.cards["m02.1"], True)),
    }
    players = (McSetup("ixa"), McSetup("teo"))
    table = BOX.begin(FightSetup(scenario="f1", players=players, values=values, zones=zones))
    move = McFighter().choose(BOX.game.sight(table, "ixa"), BOX.game.options(table, "ixa"))
    assert isinstance(move, Siphon)


def test_no_move_of_the_program_goes_without_a_reason() -> None:
    """Not one that it made in three fights of six, and none by which it hides or shows something."""
    unsaid = {kind.__name__ for kind in hiding.MOVES if kind not in REASONS}
    for scenario in ("f2", "f5", "f7"):
        shuffle = seeded(3)
        table = BOX.begin(FightSetup(scenario=scenario, players=tuple(McSetup(one) for one in EVERYBODY)))
        for _ in range(400):
            if table.values["step"] == OVER:
                break
            seat = BOX.game.waits_for(table)[0]
            sight = BOX.game.sight(table, seat)
            move = steady(seat).choose(sight, BOX.game.options(table, seat))
            if not reason_of(REASONS, sight, move).template:
                unsaid.add(type(move).__name__)
            table, _ = BOX.game.play(table, move, shuffle)
    assert not unsaid


@pytest.mark.parametrize("ruling", ["never_ace", "named"])
def test_vm_h8_a_fighter_names_its_joker_as_high_as_it_may(ruling: str) -> None:
    given = f"""
game    virtual-machine
given   scenario f1; player sable; player teo; round 1; step select; Teo: hand Joker1; ruling jokers = {ruling}
        agenda = [["select", "sable"], ["select", "teo"], ["select", "cpu"], ["reveal"]]
when    Sable picks nothing
        Teo picks J1
        CPU picks nothing
"""
    table = replay(read(given)).state
    ask = BOX.game.ask_for(table, "teo")
    assert ask is not None
    named = McFighter().choose(BOX.game.sight(table, "teo"), ask.options)
    assert isinstance(named, NameJoker)
    assert named.meant.rank == (KING if ruling == "never_ace" else ACE)
    said = str(reason_of(REASONS, BOX.game.sight(table, "public"), named))
    assert said.startswith("It acts as" if ruling == "never_ace" else "An Ace")
