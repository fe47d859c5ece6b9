"""What a fight is set up with, and what it refuses."""

import pytest

from gattai_desktop.cards.value import Value
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup, UnusableFight, begin
from gattai_desktop.games.virtual_machine.values import of

WORLD = built_in_world().world


def begun(*players: McSetup, scenario: str = "f1") -> None:
    begin(WORLD, FightSetup(scenario=scenario, players=players))


def test_vm_ex_117_two_mcs_may_take_the_same_item() -> None:
    players = (McSetup("teo", wears=("g08", "g12")), McSetup("odile", wears=("g08", "g12")))
    values = begin(WORLD, FightSetup(players=players)).values
    assert values[of("teo", "worn")] == values[of("odile", "worn")] == ("g08", "g12")


def test_vm_w8_a_ring_is_not_for_a_blade_and_a_sixth_point_of_load_for_nobody() -> None:
    with pytest.raises(UnusableFight, match="kind"):
        begun(McSetup("sable", wears=("r01",)), McSetup("teo"))
    with pytest.raises(UnusableFight, match="weighs too much"):
        begun(McSetup("sable", wears=("g01", "g04"), carries=("g05",)), McSetup("teo"))


def test_a_fight_has_two_to_six_mcs_each_once() -> None:
    for players in ((McSetup("sable"),), (McSetup("sable"), McSetup("sable")), (McSetup("nobody"), McSetup("teo"))):
        with pytest.raises(UnusableFight):
            begun(*players)
    with pytest.raises(UnusableFight, match="f1"):
        begun(McSetup("sable"), McSetup("teo"), scenario="f99")


def test_vm_h49_nothing_but_the_kit_where_the_table_plays_so() -> None:
    gear = {"gear": "kit"}
    own = (McSetup("sable", carries=("g06",)), McSetup("teo"))
    with pytest.raises(UnusableFight, match="kit"):
        begin(WORLD, FightSetup(players=own, rulings=gear))
    kits = begin(WORLD, FightSetup(players=(McSetup("sable"), McSetup("teo")), rulings=gear))
    assert kits.values[of("sable", "worn")] == ("g01",)


@pytest.mark.parametrize("value", [{"process.sable.worn": 5}, {"process.sable.worn": ("no-such",)}])
def test_what_no_process_can_wear_is_refused(value: dict[str, Value]) -> None:
    with pytest.raises(UnusableFight, match="An MC bears"):
        begin(WORLD, FightSetup(players=(McSetup("sable"), McSetup("teo")), values=value))
