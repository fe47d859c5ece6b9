"""What macOS is told of the program is true of the program."""

import plistlib
import runpy
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

from gattai_desktop import __version__
from gattai_desktop.file_kinds import PACK, RECORD, SESSION
from tests.house.house import ROOT


@pytest.fixture
def mac_plist(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import mac_plist as made  # type: ignore[import-not-found]

    return made


def test_the_plist_names_version_and_every_kind_of_file() -> None:
    asked = (sys.executable, str(ROOT / "packaging" / "mac_plist.py"))
    said = plistlib.loads(subprocess.run(asked, capture_output=True, check=True).stdout)
    assert (said["CFBundleShortVersionString"], said["CFBundleVersion"]) == (__version__, __version__)
    assert said["CFBundleIdentifier"] == "io.github.gattai-desktop.GattaiDesktop"
    assert said["LSMinimumSystemVersion"] == "13.0"
    assert said["LSBackgroundOnly"] is False
    declared = {one["UTTypeIdentifier"]: one["UTTypeTagSpecification"] for one in said["UTExportedTypeDeclarations"]}
    ends = {f".{end}" for tags in declared.values() for end in tags["public.filename-extension"]}
    assert ends == {SESSION, RECORD, PACK}
    opened = [kind for one in said["CFBundleDocumentTypes"] for kind in one["LSItemContentTypes"]]
    assert sorted(opened) == sorted(declared)


def test_a_built_plist_is_compared(mac_plist: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "Info.plist"
    built = {**mac_plist.told(__version__), "CFBundleExecutable": "gattai-desktop"}
    file.write_bytes(plistlib.dumps(built))
    assert mac_plist.differences(file, __version__) == []
    built["CFBundleDocumentTypes"] = []
    file.write_bytes(plistlib.dumps(built))
    assert [one.partition(":")[0] for one in mac_plist.differences(file, __version__)] == ["CFBundleDocumentTypes"]


def test_the_image_has_an_arrow_from_the_program_to_the_folder(
    mac_plist: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import mac_image  # type: ignore[import-not-found]

    mac_image.write_background(tmp_path / "background.png")
    drawn = QImage(str(tmp_path / "background.png"))
    defined = {"app": "dist/Gattai Desktop.app", "background": "", "icon": ""}
    settings = runpy.run_path(str(mac_image.SETTINGS), {"defines": defined})
    assert settings["window_rect"][1] == (drawn.width(), drawn.height())
    (start, height), (end, same) = (settings["icon_locations"][name] for name in ("Gattai Desktop.app", "Applications"))
    assert height == same
    half = settings["icon_size"] // 2
    row = [x for x in range(drawn.width()) if drawn.pixelColor(x, height).name() == "#ff8060"]
    assert start + half < row[0] < row[-1] < end - half
    assert row == list(range(row[0], row[-1] + 1))
