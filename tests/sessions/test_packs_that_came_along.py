"""Which sessions use the packs that come with the program: that of the scenario, and what it builds on."""

from pathlib import Path

import pytest

from gattai_desktop.cli import FINE, main
from gattai_desktop.content.pack_file import HEAD
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.sessions.played import _needs, all_uses
from tests.content.coach_packs import written


def begun(file: Path, *asked: str) -> Path:
    assert main(["new", "--no-window", "--file", str(file), *asked]) == FINE
    return file


@pytest.mark.parametrize(
    ("asked", "packs"),
    [
        (("--scenario", "first-contact"), {"first-contact"}),
        (("--scenario", "neon-harbour"), {"starter"}),
        (("--game", "rumblebots"), {"bot-battle"}),
        (("--game", "tasuo", "--scenario", "two-players"), {"tasuo"}),
        (("--game", "virtual-machine"), {"virtual-machine"}),
    ],
)
def test_a_session_uses_the_pack_of_its_scenario(tmp_path: Path, asked: tuple[str, ...], packs: set[str]) -> None:
    own, along = all_uses([begun(tmp_path / "one.gattai", *asked)])
    assert own == ()
    assert {one.pack for one in along} == packs


def test_an_evening_of_ones_own_uses_what_it_builds_on(tmp_path: Path) -> None:
    pack = written(tmp_path / "dark-quay")
    own, along = all_uses([begun(tmp_path / "one.gattai", "--pack", str(pack))])
    assert [one.pack for one in own] == ["dark-quay"]
    assert "fusion-core" in {one.pack for one in along}
    assert "first-contact" not in {one.pack for one in along}


def test_what_is_no_session_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "one.gattai").write_bytes(b"no session")
    assert all_uses([tmp_path / "one.gattai", tmp_path / "none.gattai"]) == ((), ())


@pytest.mark.parametrize("head", ["a = " + "1" * 5_000, "a." * 50_000 + "a = 1", "\ud83d", "[[["])
def test_a_kept_pack_that_cannot_be_read_needs_no_other(head: str) -> None:
    assert _needs(PackCopy("night", "Night", {HEAD: head})) == ()
