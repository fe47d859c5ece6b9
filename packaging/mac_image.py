"""Makes the disk image for macOS, dist/gattai-desktop-VERSION-ARCH.dmg, from the program in dist/ (on a Mac).

Where GATTAI_SIGN_AS names an identity of the keychain, program and image are signed; where the three variables of
NOTARY are set as well, Apple is asked to notarize the image. Each that is skipped is said in a line.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

import linux_files
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
APP = DIST / "Gattai Desktop.app"
SETTINGS = ROOT / "packaging" / "macos" / "image.py"
NOTARY = ("GATTAI_APPLE_ID", "GATTAI_APPLE_TEAM", "GATTAI_APPLE_PASSWORD")
WIDTH, HEIGHT = 640, 400
HEAD = ((355, 190), (315, 165), (315, 215))


def write_background(target: Path) -> None:
    """Draw the arrow from the program to the folder."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("#f4f5fa"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ff8060"))
    painter.drawRect(270, 180, 50, 20)
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in HEAD]))
    painter.end()
    if not image.save(str(target), "PNG"):
        message = f"{target} could not be written."
        raise OSError(message)


def run(*command: str | Path) -> None:
    """Run a program and end where it fails."""
    print(f"   {Path(command[0]).name} {command[1]} …", flush=True)
    subprocess.run(command, check=True)


def main() -> int:
    """Make the image."""
    version = linux_files.version()
    made = DIST / f"gattai-desktop-{version}-{platform.machine()}.dmg"
    identity = os.environ.get("GATTAI_SIGN_AS")
    if identity:
        run("codesign", "--deep", "--force", "--options", "runtime", "--timestamp", "--sign", identity, APP)
    else:
        print("Not signed: GATTAI_SIGN_AS is not set (see docs/installers.md).")
    with tempfile.TemporaryDirectory() as place:
        background = Path(place) / "background.png"
        write_background(background)
        icon = APP / "Contents" / "Resources" / "gattai-desktop.icns"
        run(
            *(sys.executable, "-m", "dmgbuild", "-s", SETTINGS),
            *("-D", f"app={APP}", "-D", f"background={background}", "-D", f"icon={icon}"),
            *("Gattai Desktop", made),
        )
    if identity and all(os.environ.get(name) for name in NOTARY):
        account, team, password = (os.environ[name] for name in NOTARY)
        run("codesign", "--timestamp", "--sign", identity, made)
        who = ("--apple-id", account, "--team-id", team, "--password", password)
        run("xcrun", "notarytool", "submit", made, *who, "--wait")
        run("xcrun", "stapler", "staple", made)
    else:
        print(f"Not notarized: {', '.join(NOTARY)} are not all set (see docs/installers.md).")
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
