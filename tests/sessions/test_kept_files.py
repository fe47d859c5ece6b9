"""What a tagged version wrote opens in every later one: packs and settings here, sessions in test_forms.py."""

import json
import logging
from pathlib import Path

import pytest

from gattai_desktop.cards.frozen import fields
from gattai_desktop.content.pack_shelf import PackShelf
from gattai_desktop.sessions.recovery import verify
from gattai_desktop.windows.settings.settings import Settings, read_settings
from tests.content.coach_packs import files_of
from tests.house.house import ROOT
from tests.sessions.keep_files import CHOSEN, FIXTURES, LIST, keep

VERSIONS = sorted(json.loads((FIXTURES / LIST).read_text(encoding="utf-8")))


def test_each_version_of_the_changelog_has_its_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import changelog  # type: ignore[import-not-found]

    told = changelog.releases((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    wanted = {one.version for one in told if one.day}
    for end in (".gattai", ".gattai-pack", ".settings.toml"):
        there = {one.name.removesuffix(end) for one in FIXTURES.glob(f"*{end}")}
        assert wanted <= there == set(VERSIONS)


@pytest.mark.parametrize("version", VERSIONS)
def test_an_old_pack_comes_in_whole(version: str, tmp_path: Path) -> None:
    shelf = PackShelf(tmp_path / "packs")
    coming = shelf.look(FIXTURES / f"{version}.gattai-pack")
    shelf.keep(coming)
    (pack,) = shelf.read().packs
    assert shelf.read().unusable == ()
    assert pack.title == "The Dark Quay"
    assert len(pack.forms()) == 1


@pytest.mark.parametrize("version", VERSIONS)
def test_old_settings_are_all_understood(version: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        found = read_settings(FIXTURES / f"{version}.settings.toml")
    assert caplog.text == ""
    chosen = [one.name for one in fields(Settings) if getattr(CHOSEN, one.name) != getattr(Settings(), one.name)]
    assert {name: getattr(found, name) for name in chosen} == {name: getattr(CHOSEN, name) for name in chosen}


def test_a_release_keeps_its_files(tmp_path: Path) -> None:
    assert keep(tmp_path, "9.9.9") == ["9.9.9.gattai", "9.9.9.gattai-pack", "9.9.9.settings.toml"]
    assert keep(tmp_path, "9.9.9") == []
    kept = json.loads((tmp_path / LIST).read_text(encoding="utf-8"))["9.9.9"]
    found = verify(tmp_path / "9.9.9.gattai")
    assert (found.intact, found.last) == (True, kept["entries"])
    assert read_settings(tmp_path / "9.9.9.settings.toml") == CHOSEN
    shelf = PackShelf(tmp_path / "packs")
    assert shelf.look(tmp_path / "9.9.9.gattai-pack").pack.files == files_of()


def test_the_release_asks_for_them() -> None:
    assert f'"{keep.__module__}"' in (ROOT / "packaging" / "release.py").read_text(encoding="utf-8")
