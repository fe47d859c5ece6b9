"""What a Linux desktop is told of the program is true of the program."""

import importlib.util
import re
import struct
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from gattai_desktop.file_kinds import PACK, RECORD, SESSION
from tests.house.house import ROOT

LINUX = ROOT / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def linux_files(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    spec = importlib.util.spec_from_file_location("linux_files", ROOT / "packaging" / "linux_files.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def program(folder: Path) -> Path:
    """The program as one file that can be asked."""
    file = folder / "gattai-desktop"
    file.write_text(f'#!/bin/sh\ncd "{ROOT}" && exec "{sys.executable}" -m gattai_desktop "$@"\n', encoding="utf-8")
    file.chmod(0o755)
    return file


def tree_of(file: Path) -> ET.Element:
    return ET.parse(file).getroot()  # noqa: S314 (our own file)


def types() -> dict[str, str]:
    """The types of files that are told to a desktop, by the end of their names."""
    found = tree_of(LINUX / "gattai-desktop.mime.xml").iter(f"{MIME}mime-type")
    return {one.find(f"{MIME}glob").get("pattern", "")[1:]: one.get("type", "") for one in found}  # type: ignore[union-attr]


def test_every_kind_of_file_opens_with_the_program() -> None:
    assert set(types()) == {SESSION, RECORD, PACK}
    entry = ConfigParser(interpolation=None)
    entry.read(LINUX / "gattai-desktop-open.desktop", encoding="utf-8")
    assert set(entry["Desktop Entry"]["MimeType"].strip(";").split(";")) == set(types().values())
    store = tree_of(LINUX / "gattai-desktop.metainfo.xml")
    assert {one.text for one in store.iter("mediatype")} == set(types().values())


@pytest.mark.skipif(sys.platform != "linux", reason="the manual page is one of Linux")
def test_what_is_written_for_a_desktop_is_whole(linux_files: ModuleType, tmp_path: Path) -> None:
    share = tmp_path / "share"
    linux_files.write_share(share, "/opt/somewhere/gattai-desktop", program(tmp_path))
    page = (share / "man" / "man1" / "gattai-desktop.1").read_text(encoding="utf-8")
    helped = subprocess.run([program(tmp_path), "--help"], capture_output=True, text=True, check=True).stdout
    commands = re.findall(r"^    ([a-z]+) ", helped, re.MULTILINE)
    assert len(commands) > 10
    assert [name for name in commands if f".B {name}\n" not in page] == []
    assert "@" not in page
    for name in ("gattai-desktop.desktop", "gattai-desktop-open.desktop"):
        text = (share / "applications" / name).read_text(encoding="utf-8")
        assert "\nExec=/opt/somewhere/gattai-desktop" in text
        assert "\nTryExec=/opt/somewhere/gattai-desktop" in text
    told = tree_of(next((share / "metainfo").iterdir()))
    assert [one.get("version") for one in told.iter("release")]
    for size in linux_files.SIZES:
        for file in (share / "icons" / "hicolor" / f"{size}x{size}").rglob("*.png"):
            assert struct.unpack(">II", file.read_bytes()[16:24]) == (size, size)
    names = {file.stem for file in (share / "icons" / "hicolor" / "16x16" / "mimetypes").iterdir()}
    assert names == {one.replace("/", "-") for one in types().values()}
