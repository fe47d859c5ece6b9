import re
import sys
from pathlib import Path

import pytest

from gattai_desktop import resources
from gattai_desktop.resources import ResourceMissingError, ResourceOutsideError, resource, resource_folder


def test_a_checkout_finds_its_own_folder() -> None:
    assert resource("cards/four-colours/KH.svg").is_file()
    assert resource("fonts/OFL.txt").is_file()
    assert resource("LICENSES.md").is_file()


def test_the_licences_name_whose_every_file_is() -> None:
    """Given what lies in the folder, then the table of licences names each file or the folder that it lies in."""
    folder = resource_folder()
    table = (folder / "LICENSES.md").read_text(encoding="utf-8")
    named = tuple(re.findall(r"`([^`]+)`", "".join(line.split("|")[1] for line in table.splitlines() if "|" in line)))
    files = [one.relative_to(folder).as_posix() for one in folder.rglob("*") if one.is_file()]
    nobodys = [one for one in files if not one.startswith(named) and one not in ("LICENSES.md", "fonts/OFL.txt")]
    assert nobodys == []


@pytest.mark.parametrize(
    "name", ["", "/etc/hostname", "../pyproject.toml", "cards/../../x", "C:\\x", "cards\\KH.svg", "a\0b"]
)
def test_a_name_that_leaves_the_folder_is_refused(name: str) -> None:
    with pytest.raises(ResourceOutsideError):
        resource(name)


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside, outside = tmp_path / "in", tmp_path / "secret.txt"
    inside.mkdir()
    outside.write_text("hand of Red", encoding="utf-8")
    (inside / "tokens.toml").write_text("", encoding="utf-8")
    (inside / "link.txt").symlink_to(outside)
    monkeypatch.setattr(resources, "resource_folder", inside.resolve)
    with pytest.raises(ResourceOutsideError):
        resource("link.txt")


def test_a_missing_file_says_what_to_do() -> None:
    with pytest.raises(ResourceMissingError, match="Install the program again"):
        resource("cards/four-colours/1Z.svg")


def test_a_wheel_and_a_built_program_find_the_folder_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "gattai_desktop" / resources.INSTALLED_NAME
    built.mkdir(parents=True)
    (built / "tokens.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert built in resources._candidates()
    monkeypatch.setattr(resources, "__file__", str(tmp_path / "gattai_desktop" / "resources.py"))
    resource_folder.cache_clear()
    try:
        assert resource_folder() == built.resolve()
    finally:
        resource_folder.cache_clear()
