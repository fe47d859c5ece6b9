"""The test of an attack and the sum of its damage (VM-26 to VM-29, VM-H42), by the worked examples of the rules."""

import pytest

from gattai_desktop.cards.card import ACE, JACK, KING, QUEEN
from gattai_desktop.games.modifiers import Modifier
from gattai_desktop.games.virtual_machine.blows import burning_of, fall_of, hazard_of, strike, succeeds
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.ladder import written
from gattai_desktop.games.virtual_machine.poker import STRAIGHT, TWO_PAIR
from tests.games.virtual_machine.laid import laid


def test_vm_ex_1_a_card_lower_than_accuracy_misses() -> None:
    table = laid("a", {"sable": "A2", "m02.1": "A2"})
    assert strike(table, "sable", "m02.1", 2).outcome == "miss"
    assert strike(table, "sable", "m02.1", 2).damage == 0


def test_vm_ex_2_a_card_from_evade_on_is_dodged_and_one_between_hits() -> None:
    table = laid("a", {"sable": "A2", "m02.1": "A2"})
    assert strike(table, "sable", "m02.1", QUEEN).outcome == "dodged"
    hit = strike(table, "sable", "m02.1", JACK)
    assert (hit.outcome, hit.damage) == ("hit", 50)
    assert strike(table, "sable", "m02.1", 3).outcome == "hit"


def test_vm_ex_3_armored_halves_and_halves_are_rounded_up() -> None:
    table = laid("a", {"teo": "A2", "sable": "A2", "m03.1": "A2", "m01.1": "A2"})
    assert strike(table, "teo", "m03.1", 9).damage == 10
    halved = strike(table, "m01.1", "sable", 7)
    assert [(one.why, one.damage) for one in halved.steps] == [("rating", 15), ("armored", 8)]


def test_vm_ex_4_an_ace_always_hits_and_doubles() -> None:
    table = laid("a", {"halcyon": "A2", "m04.1": "A2"})
    hit = strike(table, "halcyon", "m04.1", ACE)
    assert (hit.outcome, hit.damage) == ("hit", 60)
    assert strike(table, "halcyon", "m04.1", 10).outcome == "dodged"


def test_vm_ex_5_where_accuracy_is_above_evade_only_aces_hit() -> None:
    table = laid(
        "a",
        {"teo": "A2", "m12.1": "A2"},
        {},
        Modifier("teo", "accuracy", -4, "test"),
        Modifier("m12.1", "evade", 2, "test"),
    )
    assert (process(table, "teo").accuracy, process(table, "m12.1").evade) == (9, 8)
    assert all(strike(table, "teo", "m12.1", rank).outcome != "hit" for rank in range(2, KING + 1))
    assert strike(table, "teo", "m12.1", ACE).outcome == "hit"


def test_vm_ex_6_whoever_is_blind_misses_more_and_dodges_nothing() -> None:
    blind = process(laid("a", {"ixa": "A2"}, {"process.ixa.bits": ("blind",)}), "ixa")
    assert (written(blind.accuracy), written(blind.evade)) == ("9+", "none")


def test_vm_ex_30_ace_and_boot_both_double_before_armored_halves() -> None:
    table = laid("a", {"halcyon": "A2", "m03.1": "A2"})
    assert strike(table, "halcyon", "m03.1", ACE, TWO_PAIR.rank).damage == 60
    assert strike(table, "halcyon", "m03.1", ACE, STRAIGHT.rank).damage == 120


def test_vm_ex_31_two_threads_hit_harder_while_both_are_able() -> None:
    where = {"teo": "A2", "sable": "A2", "m01.1": "A2", "m01.2": "A2"}
    both, alone = laid("a", where), laid("a", where, {"process.m01.2.hp": 0})
    assert (strike(both, "m01.1", "teo", 7).damage, strike(both, "m01.1", "sable", 7).damage) == (20, 10)
    assert (strike(alone, "m01.1", "teo", 7).damage, strike(alone, "m01.1", "sable", 7).damage) == (15, 8)
    apart = laid("a", {**where, "m01.2": "A3"})
    assert strike(apart, "m01.1", "teo", 7).damage == 15


def test_vm_ex_32_a_further_shot_at_the_same_enemy_has_one_cut() -> None:
    where = {"teo": "A2", "m02.1": "A2", "m02.2": "A2"}
    assert strike(laid("a", where), "teo", "m02.1", 7).damage == 20
    after = laid("a", where, {"process.teo.attacked": ("m02.1",)})
    assert (strike(after, "teo", "m02.1", 8).damage, strike(after, "teo", "m02.2", 8).damage) == (15, 20)


@pytest.mark.parametrize(("rank", "found"), [(7, "succeeds"), (3, "fails"), (QUEEN, "resisted"), (ACE, "succeeds")])
def test_vm_ex_40_and_41_an_effect_succeeds_between_connect_and_resist(rank: int, found: str) -> None:
    assert succeeds(laid("a", {"ixa": "A2", "m01.1": "A2"}), "ixa", "m01.1", rank) == found


def test_vm_ex_40_a_blind_thread_has_accuracy_9_and_no_evade_and_is_hit_by_the_same_7() -> None:
    table = laid("a", {"ixa": "A2", "m01.1": "A2"}, {"process.m01.1.bits": ("blind",)})
    now = process(table, "m01.1")
    assert (written(now.accuracy), written(now.evade)) == ("9+", "none")
    assert strike(table, "ixa", "m01.1", 7).damage == 20


def test_vm_ex_42_an_ally_resists_nothing() -> None:
    table = laid("a", {"ixa": "A2", "sable": "A2"})
    assert succeeds(table, "ixa", "sable", QUEEN) == "succeeds"
    assert succeeds(table, "ixa", "sable", 3) == "fails"


@pytest.mark.parametrize(("rank", "found"), [(8, "succeeds"), (5, "fails"), (JACK, "resisted")])
def test_vm_ex_44_a_moths_card_hits_and_has_to_connect_besides(rank: int, found: str) -> None:
    table = laid("a", {"teo": "A2", "m04.1": "A2"})
    assert succeeds(table, "m04.1", "teo", rank) == found
    assert strike(table, "m04.1", "teo", 5).outcome == "hit"
    assert burning_of(table, "teo") == 7


def test_vm_ex_46_a_silenced_conduit_strikes_with_the_staff() -> None:
    where, silenced = {"halcyon": "A2", "m02.1": "A2"}, {"process.halcyon.bits": ("silenced",)}
    assert strike(laid("a", where, silenced), "halcyon", "m02.1", 9).damage == 3
    split = {**silenced, "process.halcyon.worn": ("g19", "r01")}
    assert strike(laid("a", where, split), "halcyon", "m02.1", 9).damage == 10


def test_vm_ex_47_whoever_attacks_itself_always_hits() -> None:
    table = laid("a", {"m01.1": "A2"})
    assert (
        strike(table, "m01.1", "m01.1", 2, hits=True).outcome,
        strike(table, "m01.1", "m01.1", 9, hits=True).damage,
    ) == (
        "hit",
        15,
    )


def test_vm_ex_48_the_blow_that_reveals_cannot_be_dodged() -> None:
    where = {"ixa": "A2", "m02.1": "A2"}
    assert strike(laid("a", where), "ixa", "m02.1", KING).outcome == "dodged"
    unseen = laid("a", where, {"process.ixa.bits": ("invisible",)})
    assert (strike(unseen, "ixa", "m02.1", KING).damage, strike(unseen, "ixa", "m02.1", 4).outcome) == (20, "miss")


def test_vm_ex_50_a_block_without_its_armour_takes_the_whole_blow() -> None:
    table = laid("a", {"ixa": "A2", "teo": "A2", "m03.1": "A2"})
    assert succeeds(table, "ixa", "m03.1", QUEEN) == "resisted"
    assert succeeds(table, "ixa", "m03.1", 4) == "succeeds"
    bare = laid("a", {"teo": "A2", "m03.1": "A2"}, {"process.m03.1.bits": ()})
    assert strike(bare, "teo", "m03.1", 9).damage == 20


def test_vm_ex_52_into_and_out_of_the_dark_one_shoots_as_blind() -> None:
    into = laid("c", {"m02.1": "C2", "teo": "C3"})
    assert [strike(into, "m02.1", "teo", rank).outcome for rank in (9, 10)] == ["miss", "hit"]
    assert strike(laid("c", {"m02.1": "C3", "teo": "C2"}), "m02.1", "teo", 9).outcome == "miss"
    assert strike(laid("c", {"m02.1": "C3", "teo": "C3"}), "m02.1", "teo", 6).outcome == "hit"


def test_r11_a_lantern_ring_shoots_through_the_dark() -> None:
    where = {"halcyon": "C2", "m02.1": "C3"}
    assert strike(laid("c", where), "halcyon", "m02.1", 4).outcome == "miss"
    assert strike(laid("c", where, {"process.halcyon.worn": ("r11",)}), "halcyon", "m02.1", 4).outcome == "hit"


def test_vm_ex_54_a_hazardous_area_takes_a_tenth_of_ones_own_maximum() -> None:
    assert (hazard_of(70), hazard_of(100)) == (7, 10)


def test_vm_ex_11_a_fall_takes_the_maximum_after_four_cuts() -> None:
    assert (fall_of(100), fall_of(70)) == (20, 15)


def test_vm_ex_56_what_a_mirrored_area_throws_back_is_ones_own_damage() -> None:
    table = laid("c", {"teo": "C4", "m09.1": "C6"}, {}, Modifier("teo", "damage", 1, "boot", "turn"))
    assert strike(table, "teo", "m09.1", QUEEN).outcome == "dodged"
    assert strike(table, "teo", "teo", QUEEN, hits=True).damage == 20
    assert strike(table, "teo", "m09.1", 4).outcome == "miss"


def test_vm_ex_60_ones_own_ring_softens_what_comes_back() -> None:
    table = laid("c", {"halcyon": "C4", "m09.1": "C6"}, {"process.halcyon.worn": ("g18", "r01", "r05")})
    assert "ice" in process(table, "halcyon").blast_elements
    assert strike(table, "halcyon", "halcyon", QUEEN, hits=True, element="ice").damage == 15
    assert strike(table, "halcyon", "halcyon", QUEEN, hits=True).damage == 30


def test_vm_ex_61_a_needle_ring_raises_what_has_one_target_only() -> None:
    table = laid("a", {"halcyon": "A2", "m02.1": "A2"}, {"process.halcyon.worn": ("g18", "r07")})
    assert strike(table, "halcyon", "m02.1", 9, lone=True).damage == 50
    assert strike(table, "halcyon", "m02.1", 9).damage == 30


def test_vm_ex_21_last_draw_raises_three_times_and_its_ace_doubles() -> None:
    assert strike(laid("a", {"sable": "A2", "m02.1": "A2"}), "sable", "m02.1", ACE, raises=3).damage == 300


def test_vm_ex_88_a_mob_beside_a_beacon_aims_better_and_the_beacon_does_not() -> None:
    table = laid("a", {"teo": "A2", "m02.1": "A3", "m08.1": "A3", "m02.2": "A4", "b1": "A3"})
    figures = {who: written(process(table, who).accuracy) for who in ("m02.1", "m08.1", "m02.2", "b1")}
    assert figures == {"m02.1": "5+", "m08.1": "6+", "m02.2": "6+", "b1": "4+"}
    downed = laid("a", {"m02.1": "A3", "m08.1": "A3"}, {"process.m08.1.hp": 0})
    assert written(process(downed, "m02.1").accuracy) == "6+"


def test_vm_ex_110_burning_is_fire_that_an_apron_softens() -> None:
    assert burning_of(laid("a", {"sable": "A2"}), "sable") == 10
    assert burning_of(laid("a", {"sable": "A2"}, {"process.sable.worn": ("g03",)}), "sable") == 5
    assert burning_of(laid("a", {"teo": "A2"}, {"process.teo.worn": ("g03",)}), "teo") == 3


def test_vm_ex_15_an_uptime_is_for_the_side_and_a_boot_for_one() -> None:
    table = laid(
        "a",
        {"ixa": "A2", "halcyon": "A2", "m02.1": "A2"},
        {},
        Modifier("side.mcs", "accuracy", 1, "uptime.pair"),
        Modifier("halcyon", "damage", 1, "boot", "turn"),
    )
    assert written(process(table, "ixa").accuracy) == "4+"
    assert written(process(table, "m02.1").accuracy) == "6+"
    assert (process(table, "halcyon").damage, process(table, "ixa").damage) == (50, 20)


def test_vm_ex_107_a_royal_flush_armours_beside_the_byte() -> None:
    table = laid("a", {"teo": "A2", "m02.1": "A2"}, {}, Modifier("side.mcs", "armored", 1, "uptime.royal"))
    assert strike(table, "m02.1", "teo", 8).damage == 10
    assert not process(table, "teo").bits


def test_b4_shock_minds_no_armour_but_an_apron_softens_it() -> None:
    where = {"sable": "A2", "b4": "A2"}
    assert strike(laid("a", where), "b4", "sable", 9).damage == 15
    assert strike(laid("a", where, {"process.sable.worn": ("g03",)}), "b4", "sable", 9).damage == 7


@pytest.mark.parametrize(("rank", "damage"), [(5, 50), (7, 50), (8, 20)])
def test_m10_a_cron_keeper_hits_harder_at_its_hours(rank: int, damage: int) -> None:
    assert strike(laid("a", {"teo": "A2", "m10.1": "A2"}), "m10.1", "teo", rank).damage == damage


def test_m09_a_hound_hits_harder_after_two_steps() -> None:
    where = {"teo": "A2", "m09.1": "A2"}
    assert [strike(laid("a", where, {"turn.steps": steps}), "m09.1", "teo", 7).damage for steps in (1, 2)] == [20, 30]


def test_g07_a_lead_tassel_is_for_the_armored() -> None:
    table = laid("a", {"sable": "A2", "m03.1": "A2", "m02.1": "A2"}, {"process.sable.worn": ("g07",)})
    assert (strike(table, "sable", "m03.1", 9).damage, strike(table, "sable", "m02.1", 9).damage) == (50, 50)
    assert [one.damage for one in strike(table, "sable", "m03.1", 9).steps] == [50, 100, 50]
