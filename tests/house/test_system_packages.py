"""What Qt loads from Linux comes with the packages that a clone asks for, on a computer that has nothing yet."""

import re
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
import shiboken6

from tests.house.house import PACKAGE, ROOT

_QT = Path(PySide6.__file__).parent
_SHIPPED = (_QT / "Qt" / "lib", _QT, Path(shiboken6.__file__).parent)
_SYSTEM = {
    "ld-linux-x86-64",
    "libc",
    "libdl",
    "libgcc_s",
    "libm",
    "libpthread",
    "libresolv",
    "libstdc++",
    "libz",
    "libzstd",
}
"""What every Debian has, however small; zlib and zstd by dpkg, the others by themselves."""
_XCB = {
    f"libxcb-{part}" for part in ("image", "randr", "render", "render-util", "shm", "sync", "util", "xfixes", "xkb")
}
_ALONG = {"libgthread-2.0", "libX11", "libX11-xcb", "libxcb", "libfreetype", "libbrotlicommon", "libbrotlidec"} | _XCB
"""What comes along with the packages that are asked for, since they load it too."""


def _asked_for() -> set[str]:
    lists = runpy.run_path(str(ROOT / "packaging" / "system_packages.py"))
    return {*lists["PAINTING"], *lists["SCREEN"], *lists["LANGUAGES"]}


def _begun_with() -> Iterator[Path]:
    """Yield the parts of Qt that the program imports, those that show it, and the makers of languages."""
    modules = {
        part for file in PACKAGE.rglob("*.py") for part in re.findall(r"PySide6\.(Qt\w+)", file.read_text("utf-8"))
    }
    yield from (part for module in sorted(modules) for part in _QT.glob(f"{module}.*so"))
    yield from (_QT / "Qt" / "plugins" / "platforms" / f"libq{name}.so" for name in ("xcb", "wayland", "offscreen"))
    yield from (_QT / "lrelease", _QT / "lupdate")


def _loaded(part: Path) -> list[str]:
    said = subprocess.run(("objdump", "-p", part), capture_output=True, text=True, check=True).stdout
    return re.findall(r"NEEDED\s+(\S+)", said)


@pytest.mark.skipif(sys.platform != "linux" or shutil.which("objdump") is None, reason="Read with objdump, on Linux.")
def test_what_qt_loads_is_asked_for_or_comes_along() -> None:
    waiting, read, outside = list(_begun_with()), set[Path](), dict[str, str]()
    assert len(waiting) > 10
    while waiting:
        part = waiting.pop()
        if part not in read:
            read.add(part)
            for name in _loaded(part):
                shipped = next((place / name for place in _SHIPPED if (place / name).exists()), None)
                waiting += [shipped] if shipped else []
                outside |= {} if shipped else {name: part.name}
    known = {name.partition(".so")[0] for name in _asked_for()} | _SYSTEM | _ALONG
    assert {name: by for name, by in outside.items() if name.partition(".so")[0] not in known} == {}
