"""Makes the installer for Windows, dist/gattai-desktop-VERSION-setup.exe, from the folder in dist/.

By makensis, which runs on Linux and on Windows. The payload is any folder with the two programs in it, so that the
installer can be tried on Linux with stand-ins (packaging/try_windows.py). Where GATTAI_SIGN holds a command that signs
the file named after it, installer and uninstaller are signed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import icons
import linux_files
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SCRIPT = ROOT / "packaging" / "windows" / "installer.nsi"
ICON = ROOT / "resources" / "icons" / "gattai-desktop.svg"
# The one that opens windows, and the one for the command line.
PROGRAMS = ("gattai-desktop.exe", "gattai-desktop.com")


class NotMade(Exception):
    """The installer could not be made; the text says why."""


def write_side(target: Path) -> None:
    """Draw what stands at the left of the first and the last page, in the size that NSIS wants."""
    image = QImage(164, 314, QImage.Format.Format_RGB32)
    image.fill(QColor("#101524"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ICON)).render(painter, QRectF(22, 60, 120, 120))
    painter.end()
    if not image.save(str(target), "BMP"):
        message = f"{target} could not be written."
        raise NotMade(message)


def removal(payload: Path) -> str:
    """Return what the uninstaller takes away: each file of the payload, then each folder where it is empty."""
    parts = sorted(payload.rglob("*"))
    lines = [f'Delete "$INSTDIR\\{_there(one, payload)}"' for one in parts if not one.is_dir()]
    lines += [f'RMDir "$INSTDIR\\{_there(one, payload)}"' for one in reversed(parts) if one.is_dir()]
    return "".join(f"{line}\n" for line in lines)


def _there(one: Path, payload: Path) -> str:
    """Return a path within the payload as NSIS and Windows write it."""
    return str(one.relative_to(payload)).replace("/", "\\").replace("$", "$$")


def make(payload: Path, version: str, made: Path) -> Path:
    """Make the installer of a payload. Raises NotMade."""
    for name in PROGRAMS:
        if not (payload / name).is_file():
            message = f"There is no {name} in {payload}."
            raise NotMade(message)
    tool = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if tool is None:
        raise NotMade("makensis is needed (Debian: apt-get install nsis; Windows: choco install nsis).")
    with tempfile.TemporaryDirectory() as place:
        lists = Path(place)
        (lists / "remove.nsh").write_text(removal(payload), encoding="utf-8-sig")
        icons.write_ico(ICON, lists / "gattai-desktop.ico")
        write_side(lists / "side.bmp")
        longest = max(len(str(one.relative_to(payload))) for one in payload.rglob("*"))
        told = {
            "VERSION": version,
            "OUT": made,
            "PAYLOAD": payload,
            "LISTS": lists,
            "ICON": lists / "gattai-desktop.ico",
            "LONGEST": longest,
        }
        if sign := os.environ.get("GATTAI_SIGN"):
            told["SIGN"] = sign
        # The 64-bit installer: the program is one, too, and so nothing is led to another part of the registry.
        command = (tool, "-V2", "-WX", "-INPUTCHARSET", "UTF8", "-XTarget amd64-unicode")
        defined = tuple(f"-D{name}={value}" for name, value in told.items())
        done = subprocess.run((*command, *defined, SCRIPT), capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotMade(f"{done.stdout}\n{done.stderr}".strip())
    return made


def main() -> int:
    """Make the installer."""
    version = linux_files.version()
    try:
        made = make(DIST / "gattai-desktop", version, DIST / f"gattai-desktop-{version}-setup.exe")
    except (NotMade, OSError) as reason:
        print(f"No installer was made. {reason}", file=sys.stderr)
        return 1
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    print(
        "Signed." if os.environ.get("GATTAI_SIGN") else "Not signed: GATTAI_SIGN is not set (see docs/installers.md)."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
