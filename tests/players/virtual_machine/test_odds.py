"""How hard a fight of Virtual Machine is: what is counted, the same for a seed, and blind to what is hidden."""

import random

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import ALL
from gattai_desktop.content.boxes import box
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import OVER
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.rehearsal import CannotFight, seed_of
from gattai_desktop.players.virtual_machine.cpu_fighter import CpuFighter
from gattai_desktop.players.virtual_machine.dealing import fight_dealt_anew
from gattai_desktop.players.virtual_machine.mc_fighter import McFighter
from gattai_desktop.players.virtual_machine.odds import (
    FightCompany,
    FightOdds,
    FightResult,
    fight_at,
    fight_from_start,
    fight_to_try,
    odds_as_json,
    odds_in_words,
    play_once,
)
from tests.players.virtual_machine.test_hidden import mixed

BOX = box("virtual-machine")
GAME = BOX.game


def stood(moves: int, *, scenario: str = "f1", seed: int = 1) -> State:
    """A fight of two MCs after so many moves."""
    table = BOX.begin(FightSetup(scenario=scenario, players=(McSetup("sable"), McSetup("teo"))))
    shuffle = seeded(seed)
    for _ in range(moves):
        seat = GAME.waits_for(table)[0]
        player = CpuFighter() if seat == CPU else McFighter()
        table, _ = GAME.play(table, player.choose(GAME.sight(table, seat), GAME.options(table, seat)), shuffle)
    return table


@pytest.mark.parametrize("moves", [3, 4, 5, 9])
def test_the_odds_do_not_hang_on_what_the_cpu_cannot_see(moves: int) -> None:
    """Given tables that differ in hands, decks and picks alone, then it is the same fight, and it goes the same way."""
    table = stood(moves)
    other = mixed(table, CPU, random.Random(99))
    assert other.cards("hand.sable") != table.cards("hand.sable")
    assert fight_at(other) == fight_at(table)
    assert play_once(fight_at(other), 5) == play_once(fight_at(table), 5)


@pytest.mark.parametrize("moves", [0, 3, 5, 9])
def test_what_the_cpu_sees_stays_as_it_is(moves: int) -> None:
    """Given a table that is dealt anew, then the CPU sees the same, and no card is lost or doubled."""
    sight = GAME.sight(stood(moves), CPU)
    dealt = fight_dealt_anew(GAME, sight, random.Random(3))
    assert GAME.sight(dealt, CPU) == sight
    lying = [one.card.key for zone in dealt.zones.values() for one in zone]
    assert sorted(lying) == sorted(GAME.cards)


def test_mcs_who_have_picked_pick_anew() -> None:
    """Given an MC who has picked in secret, when the fight is tried out, then nothing is left of what was picked."""
    table = next(one for one in map(stood, range(2, 12)) if any(p.endswith(".picks") for p in one.values))
    dealt = fight_dealt_anew(GAME, GAME.sight(table, CPU), random.Random(1))
    assert not [path for path in dealt.values if path.startswith("secret.") and not path.startswith("secret.cpu.")]


def test_the_same_seed_gives_the_same_odds_on_any_number_of_cores() -> None:
    """Given two workers, when fights are ordered, then they are those that one would have played here."""
    fight, here, there = fight_from_start("f1", 2), FightOdds(), FightOdds()
    here.count(play_once(fight, seed_of(3, number)) for number in range(5))
    with FightCompany(2) as company:
        for fought in company.begin(fight, 5, 3).all():
            there.count(fought)
    assert there == here
    assert {play_once(fight, seed) for seed in range(6)} != {play_once(fight, 1)}


def test_what_was_fought_is_counted() -> None:
    """Given 3 victories of 4 fights, then share, margin, rounds and the MCs down at a victory say so."""
    odds = FightOdds()
    assert (odds.won, odds.give_or_take, odds.median, odds.down_at_victory) == (0.0, 1.0, 0, 0.0)
    odds.count([FightResult(MCS, 2, 0), FightResult(MCS, 3, 1), FightResult(CPU, 9, 4)])
    odds.count([FightResult(MCS, 4, 2)])
    assert odds.won == 0.75
    assert odds.give_or_take == pytest.approx(0.4900, abs=0.0001)
    assert odds.median == 3
    assert odds.down_at_victory == 1
    assert dict(odds.down) == {0: 1, 1: 1, 2: 1}
    fight = fight_from_start("f1", 2)
    page = odds_in_words(odds, fight, 7, str)
    assert "75 in 100 go to the MCs, give or take 49." in page
    assert "4 fights, seed 7." in page
    plain = odds_as_json(odds, fight, 7)
    assert plain["mcs"] == ["Sable", "Teo"]
    assert plain["mcs_win"] == 0.75
    assert sum(plain["rounds"].values()) == sum(plain["down"].values()) == pytest.approx(1)


def test_a_fight_as_it_stands_goes_on_from_there() -> None:
    """Given a fight in which a side is nearly through, then it wins more often than from the beginning."""
    table = stood(6, scenario="f5")
    weak = State(table.zones, table.values | {f"process.{one}.hp": 1 for one in ("sable", "teo")})
    strong = State(table.zones, table.values | {f"process.{one}.hp": 9_000 for one in ("sable", "teo")})
    shares = []
    for one in (weak, strong):
        odds = FightOdds()
        odds.count(play_once(fight_at(one), seed) for seed in range(8))
        shares.append(odds.won)
    assert shares[0] < shares[1]


def test_what_is_missing_is_said() -> None:
    """Given no such fight, too few MCs, another seat, or a fight that is over, then the message says so."""
    with pytest.raises(CannotFight, match="There are: f1, f2"):
        fight_from_start("f99")
    with pytest.raises(CannotFight, match="2 to 6 MCs"):
        fight_from_start("f1", 1)
    table = stood(4)
    for seat in ("sable", ALL):
        with pytest.raises(CannotFight, match="Only the CPU"):
            fight_to_try(GAME.sight(table, seat))
    with pytest.raises(CannotFight, match="is over"):
        fight_at(State(table.zones, table.values | {"step": OVER}))


@pytest.mark.parametrize("values", [{"fight": "f99"}, {"seats": 5}, {"mcs": 4}, {"areas": ("nowhere",)}])
def test_a_table_that_was_made_up_has_no_fight(values: dict[str, object]) -> None:
    table = stood(4)
    with pytest.raises(CannotFight, match="do not fit together"):
        play_once(fight_at(State(table.zones, {**table.values, **values})), 1)  # type: ignore[dict-item]
