"""What the pack of the program holds, and that a pack with faults is told of them."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.virtual_machine.worlds import built_in_world, read_world
from gattai_desktop.games.virtual_machine.battle_maps import boss_raises
from gattai_desktop.games.virtual_machine.ladder import raised
from gattai_desktop.games.virtual_machine.traits import why_not_worn
from gattai_desktop.resources import resource

WORLD = built_in_world().world


def test_the_pack_holds_everything_that_the_rules_name() -> None:
    counted = {
        "mcs": len(WORLD.mcs),
        "mobs": len(WORLD.mobs),
        "bosses": len(WORLD.bosses),
        "items": len(WORLD.items),
        "interrupts": len(WORLD.interrupts),
        "maps": len(WORLD.maps),
        "fights": len(WORLD.fights),
    }
    assert counted == {"mcs": 6, "mobs": 12, "bosses": 4, "items": 31, "interrupts": 16, "maps": 5, "fights": 8}


def test_its_licence_is_that_of_the_source() -> None:
    attribution = built_in_world().pack.attribution
    assert attribution.licence == "CC-BY-SA-3.0"
    assert "colingame.wikidot.com" in attribution.notice


def test_every_kit_may_be_worn() -> None:
    for mc in WORLD.mcs.values():
        assert why_not_worn(mc.kind, [WORLD.items[item] for item in mc.kit]) == ""


def test_every_fight_finds_a_token_for_each_of_its_mobs() -> None:
    for fight in WORLD.fights.values():
        for mcs in range(2, 7):
            counted = Counter(mob for mob, _area in fight.line_up(mcs))
            assert all(f"{mob}.{count}" in WORLD.tokens for mob, count in counted.items())


def test_vm_h59_every_evening_is_lined_up_for_two_to_six() -> None:
    sizes = {fight.id: [len(fight.line_up(mcs)) for mcs in range(2, 7)] for fight in WORLD.fights.values()}
    assert sizes == {
        "f1": [2, 2, 2, 2, 2],
        "f2": [4, 7, 10, 13, 17],
        "f3": [4, 6, 9, 11, 15],
        "f4": [4, 7, 10, 12, 15],
        "f5": [1, 3, 4, 4, 6],
        "f6": [1, 2, 3, 3, 5],
        "f7": [1, 3, 4, 5, 7],
        "f8": [1, 2, 2, 2, 3],
    }


def test_vm_ex_75_deepwell_for_three_and_for_five() -> None:
    deepwell, warden = WORLD.fights["f6"], WORLD.bosses["b2"]
    assert deepwell.line_up(3) == (("m01", "B3"), ("m05", "B4"))
    assert deepwell.line_up(5) == deepwell.line_up(4) == (("m01", "B3"), ("m01", "B3"), ("m05", "B4"))
    assert [raised(warden.hp, boss_raises(mcs)) for mcs in range(2, 7)] == [150, 200, 300, 500, 500]


def test_vm_ex_117_nobody_wears_the_gear_of_another_kind_or_too_much() -> None:
    coat, ember, frost, ring = (WORLD.items[item] for item in ("g01", "g04", "g05", "r01"))
    assert why_not_worn("blade", [coat, ring]) == "kind"
    assert why_not_worn("blade", [coat, ember], [frost]) == "load"
    assert why_not_worn("blade", [ember, frost]) == "slot"
    assert why_not_worn("blade", [coat, ember]) == ""


def test_vm_ex_58_six_points_of_load_are_refused_before_the_fight() -> None:
    coat, ember, frost, hook = (WORLD.items[item] for item in ("g01", "g04", "g05", "g06"))
    assert why_not_worn("blade", [coat], [hook]) == ""
    assert why_not_worn("blade", [coat, ember], [frost]) == "load"


@pytest.mark.parametrize(
    ("file", "there", "instead", "said"),
    [
        ("maps.toml", '"A1-A2 2"', '"A1-A9 2"', "maps.toml, line 17, a, links: No area of this map is called 'A9'."),
        ("maps.toml", '"A1-A2 2"', '"A1=A2 2"', "maps.toml, line 17, a, links: 'A1=A2 2' joins no areas."),
        ("maps.toml", '"A1-A2 2"', '"A1-A1 2"', "maps.toml, line 17, a, links: 'A1-A1 2' joins an area with itself."),
        (
            "maps.toml",
            'start = "A1"',
            'start = "X1"',
            "maps.toml, line 6, a, start: No area of this map is called 'X1'.",
        ),
        (
            "maps.toml",
            '"B5>B6 0", "B5>B7 0"',
            '"B5-B6 0"',
            "maps.toml, line 34, b, links: The Gap (B5) is Falling and has no",
        ),
        ("maps.toml", 'id = "A2", name', 'id = "A1", name', "maps.toml, line 8, a, areas: Two areas have the same id."),
        ("mobs.toml", 'evade = "K+"', 'evade = "K"', "mobs.toml, line 10, m01, evade: 'K' is no figure."),
        (
            "fights.toml",
            'at = "D4"',
            'at = "D9"',
            "fights.toml, line 7, f1, mobs: Port Sniffer starts in no area",
        ),
        (
            "fights.toml",
            'at = "D4"',
            'at = "D1"',
            "fights.toml, line 7, f1, mobs: Port Sniffer starts in Threshold, where the MCs do.",
        ),
        (
            "fights.toml",
            'mob = "m02", at = "D4"',
            'mob = "m99", at = "D4"',
            "fights.toml, line 7, f1, mobs 1, mob: There is no Mob 'm99'",
        ),
        (
            "fights.toml",
            'out_3 = [{ mob = "m06", at = "A3" }',
            'out_3 = [{ mob = "m06", at = "A7" }',
            "fights.toml, line 28, f2, out_3: No Leech Script is left in Loading Bay that could stay out.",
        ),
        ("fights.toml", 'map = "d"', 'map = ""', "fights.toml, line 6, f1, map: A fight needs a map."),
        (
            "fights.toml",
            "mobs = [",
            'mobs = [{ mob = "m02", at = "D4" }, ' + '{ mob = "m02", at = "D4" }, ' * 12,
            "fights.toml, line 7, f1, mobs: 14 of Port Sniffer are too many: 12 at most.",
        ),
        ("mcs.toml", 'kit = ["', 'kit = ["", "', "mcs.toml, line 21, sable, kit: It is empty. Leave it out."),
        (
            "mcs.toml",
            'kit = ["',
            'kit = ["g08", "',
            "mcs.toml, line 21, sable, kit: Some of this gear is for another kind of character.",
        ),
    ],
    ids=[
        *("area", "sign", "itself", "start", "falling", "twice", "figure", "nowhere", "in +", "mob", "out"),
        *("no map", "too many", "no item", "gear of others"),
    ],
)
def test_a_fault_of_a_pack_is_told_with_its_place(
    tmp_path: Path, file: str, there: str, instead: str, said: str
) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(resource("packs/virtual-machine"), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert there in text
    (folder / file).write_text(text.replace(there, instead, 1), encoding="utf-8")
    with pytest.raises(UnusablePack) as refused:
        read_world(folder)
    told = [str(fault) for fault in refused.value.faults]
    assert any(one.startswith(said) for one in told), told
