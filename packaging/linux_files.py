"""Writes what a Linux desktop is told about the program: menu entry, icons, file types, manual page, store entry.

The same tree under /usr for a package of the system, and under ~/.local for one person.
"""

from __future__ import annotations

import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import quoteattr

import changelog
import icons

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
LINUX = HERE / "linux"
ICON = ROOT / "resources" / "icons" / "gattai-desktop.svg"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
FILE_TYPES = ("application-x-gattai-session", "application-x-gattai-record", "application-x-gattai-pack")


def version() -> str:
    """Return the version of the program, which stands in one place."""
    found = re.search(r'__version__ = "([^"]+)"', (ROOT / "gattai_desktop" / "__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def built_at() -> datetime:
    """Return when the newest commit was made, so that the same sources give the same files."""
    asked = ("git", "-C", str(ROOT), "-c", f"safe.directory={ROOT}", "log", "-1", "--format=%ct")
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    return datetime.fromtimestamp(int(said), UTC) if said else datetime.now(UTC)


def releases() -> list[tuple[str, str]]:
    """Return version and day of each release in the changelog, the newest first."""
    told = changelog.releases(changelog.FILE.read_text(encoding="utf-8"))
    return [(one.version, one.day) for one in told if one.day]


def write_share(share: Path, called: str, program: Path) -> None:
    """Write everything into a `share` folder. called: how the menu calls the program; program: can be asked."""
    for name in ("gattai-desktop.desktop", "gattai-desktop-open.desktop"):
        text = (LINUX / name).read_text(encoding="utf-8")
        _write(
            share / "applications" / name,
            re.sub(r"^((?:Try)?Exec=)gattai-desktop", rf"\1{called}", text, flags=re.MULTILINE),
        )
    _write(share / "mime" / "packages" / "gattai-desktop.xml", (LINUX / "gattai-desktop.mime.xml").read_text("utf-8"))
    _write(share / "metainfo" / "io.github.gattai_desktop.GattaiDesktop.metainfo.xml", metainfo())
    _write(share / "man" / "man1" / "gattai-desktop.1", manual(program))
    themes = share / "icons" / "hicolor"
    for size in SIZES:
        place = themes / f"{size}x{size}"
        for folder, names, picture in (
            ("apps", ("gattai-desktop",), icons.drawn(ICON, size)),
            ("mimetypes", FILE_TYPES, icons.drawn_page(ICON, size)),
        ):
            (place / folder).mkdir(parents=True, exist_ok=True)
            for name in names:
                (place / folder / f"{name}.png").write_bytes(picture)
    _write(themes / "scalable" / "apps" / "gattai-desktop.svg", ICON.read_text(encoding="utf-8"))


def metainfo() -> str:
    """Return what software stores show, with every release; before the first one, the version being made."""
    found = releases() or [(version(), f"{built_at():%Y-%m-%d}")]
    lines = [f"<release version={quoteattr(one)} date={quoteattr(day)}/>" for one, day in found]
    text = (LINUX / "gattai-desktop.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("<!-- @RELEASES@ -->", "\n    ".join(lines)).replace("@VERSION@", version())


def manual(program: Path) -> str:
    """Return the manual page with the commands that the program itself names."""
    said = subprocess.run([program, "--help"], capture_output=True, text=True, check=True).stdout
    commands = re.findall(r"^    ([a-z]+) +(\S.*(?:\n {24}\S.*)*)", said.partition("COMMAND\n")[2], re.MULTILINE)
    told = "\n".join(f".TP\n.B {name}\n{' '.join(words.split()).capitalize()}." for name, words in commands)
    page = (LINUX / "gattai-desktop.1").read_text(encoding="utf-8")
    return page.replace("@COMMANDS@", told).replace("@VERSION@", version()).replace("@DATE@", f"{built_at():%Y-%m-%d}")


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
