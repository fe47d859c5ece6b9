"""Mobs and bosses of somebody's own are told from each other on the map: by a chosen sign, or by the next one left."""

from pathlib import Path

import pytest

from gattai_desktop.board.signs import sign_in
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.process_signs import OF_PROGRAM, SIGNS, drawings_of
from gattai_desktop.games.virtual_machine.world import world_of
from tests.content.test_own_fights import MOBS, pack_in


def test_every_sign_is_drawn_and_no_two_look_alike() -> None:
    drawings = [*SIGNS.values()]
    assert len(set(drawings)) == len(drawings)
    assert not any(sign_in(one, 0, 0, 24).isEmpty() for one in (*drawings, *OF_PROGRAM.values()))


def test_those_of_the_program_keep_their_signs() -> None:
    world = built_in_world().world
    assert {*world.mobs, *world.bosses} == set(OF_PROGRAM)
    assert dict(world.drawings) == dict(OF_PROGRAM)


def test_without_a_choice_each_has_another_sign_and_none_that_is_borne_already() -> None:
    found = drawings_of((*((one, "") for one in OF_PROGRAM), ("gull", ""), ("eel", ""), ("crab", "mask")))
    assert found["crab"] == SIGNS["mask"]
    assert len({*found.values()}) == len(found)
    assert found == drawings_of((*((one, "") for one in OF_PROGRAM), ("gull", ""), ("eel", ""), ("crab", "mask")))


def test_more_mobs_than_signs_have_one_all_the_same() -> None:
    found = drawings_of((f"mob{number}", "") for number in range(3 * len(SIGNS)))
    assert all(found.values())


def test_a_pack_says_the_sign_and_one_that_is_none_is_refused(tmp_path: Path) -> None:
    pack = pack_in(tmp_path / "good", mobs=MOBS + 'sign = "anchor"\n')
    form = next(one for one in pack.forms() if one.id == "low-tide")
    world = world_of(pack.box.begin(form.setup({})))
    assert (world.drawings["gull"], world.mobs["gull"].sign) == ("vmWarden", "anchor")
    with pytest.raises(UnusablePack, match="anker"):
        pack_in(tmp_path / "bad", mobs=MOBS + 'sign = "anker"\n')
