"""Makes the package for Debian and Ubuntu, dist/gattai-desktop_VERSION_ARCH.deb, from the folder in dist/ (`make deb`).

What Debian has itself (X11, GLib, SQLite and their like) is not carried but asked for, so that its security updates
count; Qt, PySide6 and Python are, since the program needs newer ones.
"""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from email.utils import format_datetime
from pathlib import Path

import linux_files
import notices

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILT = DIST / "gattai-desktop"
LIBRARY = "usr/lib/gattai-desktop"
MAINTAINER = "The Gattai Desktop maintainers <gattai-desktop@users.noreply.github.com>"

# Faults that lintian finds in every program that brings its own Qt, each with the reason.
OVERRIDES = """\
# Qt, PySide6 and Python find their own libraries beside them, whatever the folder is called.
gattai-desktop: custom-library-search-path *
# Qt as given away by its makers has some libraries of others compiled in; licences: /usr/share/doc/gattai-desktop/.
gattai-desktop: embedded-library *
# One module of Python calls nothing of libc.
gattai-desktop: library-not-linked-against-libc *lib-dynload*
"""

CONTROL = """\
Package: gattai-desktop
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: xdg-utils, shared-mime-info, hicolor-icon-theme
Section: misc
Priority: optional
Homepage: https://github.com/gattai-desktop/gattai-desktop
Description: card table for the roleplaying game Gattaibushido:FUSION!
 One Coach and one to seven Pilots sit round one computer; the cards, the scores
 and the rules lie on its screen and, if there is one, on the wall. Cards are
 dragged, hidden and turned as on a real table; the table knows the rules, says
 what a card would do before it is played, and lets Coach have the last word.
 .
 Each move is on the disk before it is shown. Nothing is sent anywhere.
"""


class NotPacked(Exception):
    """The package could not be made; the text says why."""


def asked(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a program of Debian and return what it says. Raises NotPacked."""
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=cwd)
    if done.returncode:
        message = f"{command[0]} ended with {done.returncode}: {done.stderr.strip()[-2000:]}"
        raise NotPacked(message)
    return done.stdout.strip()


def binaries(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries in a folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == b"\x7fELF":
                    yield file


def lay(tree: Path, version: str) -> None:
    """Lay everything out as it will be under /. version: of the package."""
    library = tree / LIBRARY
    library.parent.mkdir(parents=True)
    shutil.copytree(BUILT, library, symlinks=True)
    _leave_to_debian(library / "_internal")
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / "gattai-desktop").symlink_to("../lib/gattai-desktop/gattai-desktop")
    share = tree / "usr" / "share"
    linux_files.write_share(share, "gattai-desktop", BUILT / "gattai-desktop")
    _squeeze(share / "man" / "man1" / "gattai-desktop.1")
    told = share / "doc" / "gattai-desktop"
    told.mkdir(parents=True)
    (told / "copyright").write_text(copyright_of(library / "_internal"), encoding="utf-8")
    day = format_datetime(linux_files.built_at())
    entry = f"gattai-desktop ({version}) stable; urgency=medium\n\n  * What is new: CHANGELOG.md.gz beside this file.\n"
    (told / "changelog").write_text(f"{entry}\n -- {MAINTAINER}  {day}\n", encoding="utf-8")
    shutil.copy(ROOT / "CHANGELOG.md", told / "CHANGELOG.md")
    for name in ("changelog", "CHANGELOG.md"):
        _squeeze(told / name)
    overrides = share / "lintian" / "overrides" / "gattai-desktop"
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, encoding="utf-8")
    for file in tree.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file == library / "gattai-desktop" else 0o644)


def _leave_to_debian(inside: Path) -> None:
    """Take away the libraries that are packages of Debian, also from the list of what is carried."""
    index = next(inside.rglob(f"carried/{notices.INDEX}"))
    told = json.loads(index.read_text(encoding="utf-8"))
    of_debian = [part for part in told["parts"] if part["source"].startswith("https://tracker.debian.org/")]
    for part in of_debian:
        for file in part["files"]:
            (inside / file).unlink(missing_ok=True)
    told["parts"] = [part for part in told["parts"] if part not in of_debian]
    kept = {name for part in told["parts"] for name in part["texts"]} | {notices.INDEX}
    for file in index.parent.iterdir():
        if file.name not in kept:
            file.unlink()
    index.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for link in inside.rglob("*"):
        if link.is_symlink() and not link.exists():
            link.unlink()
    if wrong := notices.faults(inside.parent):
        raise NotPacked("\n".join(wrong))


def copyright_of(inside: Path) -> str:
    """Return the licences of everything in the package, one after the other."""
    folder = next(inside.rglob(f"carried/{notices.INDEX}")).parent
    told = json.loads((folder / notices.INDEX).read_text(encoding="utf-8"))
    lines = ["Gattai Desktop, from https://github.com/gattai-desktop/gattai-desktop", ""]
    lines += ["Copyright: the Gattai Desktop maintainers", "", (ROOT / "LICENSE").read_text(encoding="utf-8"), ""]
    lines += ["What it carries of others:", ""]
    for part in told["parts"]:
        lines += [f"{part['name']} {part['version']}: {part['licence']}", f"  source: {part['source']}"]
        lines += [f"  text: /{LIBRARY}/_internal/{(folder / name).relative_to(inside)}" for name in part["texts"]]
    lines += ["", "The LGPL 3 and GPL 3 are also in /usr/share/common-licenses/LGPL-3 and GPL-3.", ""]
    return "\n".join([*lines, (ROOT / "resources" / "LICENSES.md").read_text(encoding="utf-8")])


def depends(tree: Path) -> str:
    """Return what the libraries in the tree need of Debian, as its own tool reckons it."""
    with tempfile.TemporaryDirectory() as place:
        (Path(place) / "debian").mkdir()
        (Path(place) / "debian" / "control").write_text(
            "Source: gattai-desktop\n\nPackage: gattai-desktop\nArchitecture: any\n"
        )
        files = list(binaries(tree))
        inside = tree / LIBRARY / "_internal"
        private = {inside, *(file.parent for file in files if ".so" in file.name)}
        said = asked(
            *("dpkg-shlibdeps", "-O", "--ignore-missing-info", *(f"-l{folder}" for folder in sorted(private))),
            *(f"-e{file}" for file in files),
            cwd=Path(place),
        )
    found = next(line for line in said.splitlines() if line.startswith("shlibs:Depends="))
    return found.removeprefix("shlibs:Depends=")


def _squeeze(file: Path) -> None:
    with gzip.GzipFile(f"{file}.gz", "wb", 9, mtime=0) as packed:
        packed.write(file.read_bytes())
    file.unlink()


def make(version: str, target: Path) -> Path:
    """Make the package in a folder and return it. Raises NotPacked."""
    architecture = asked("dpkg", "--print-architecture")
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place) / "tree"
        tree.mkdir(mode=0o755)
        lay(tree, version)
        size = sum(file.lstat().st_size for file in tree.rglob("*")) // 1024
        needs = depends(tree)
        filled = CONTROL.format(
            version=version, architecture=architecture, maintainer=MAINTAINER, size=size, depends=needs
        )
        (tree / "DEBIAN").mkdir()
        (tree / "DEBIAN" / "control").write_text(filled, encoding="utf-8")
        files = (file for file in sorted((tree / "usr").rglob("*")) if file.is_file() and not file.is_symlink())
        sums = asked("md5sum", *(file.relative_to(tree) for file in files), cwd=tree)
        (tree / "DEBIAN" / "md5sums").write_text(f"{sums}\n", encoding="utf-8")
        made = target / f"gattai-desktop_{version}_{architecture}.deb"
        asked("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, made)
    return made


def main() -> int:
    """Make the package; `--version V` gives it another version, to try an update with."""
    version = sys.argv[sys.argv.index("--version") + 1] if "--version" in sys.argv else linux_files.version()
    if not re.fullmatch(r"[0-9][0-9A-Za-z.+~]*", version):
        print(f"{version!r} is no version of a package.", file=sys.stderr)
        return 2
    try:
        made = make(version, DIST)
    except (NotPacked, OSError) as reason:
        print(f"No package was made. {reason}", file=sys.stderr)
        return 1
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
