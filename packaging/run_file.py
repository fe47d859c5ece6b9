"""Makes one file that installs the program for one user on any Linux: dist/*.run (`make run-file`).

By makeself, from the folder in dist/. What it does on a person's computer stands in packaging/linux/setup.sh; libraries
that every desktop has (OpenGL, GLib, fontconfig) are not carried, and setup.sh says which of them is missing.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import linux_files
import system_packages

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILT = DIST / "gattai-desktop"
SETUP = ROOT / "packaging" / "linux" / "setup.sh"
REMOVE = """
[Desktop Action remove]
Name=Remove Gattai Desktop
Name[de]=Gattai Desktop entfernen
Exec=@PROGRAM@/setup --remove --ask
"""


def lay(tree: Path, version: str) -> None:
    """Lay out what the file unpacks."""
    program = tree / "program"
    shutil.copytree(BUILT, program, symlinks=True)
    known = {**system_packages.PAINTING, **system_packages.SCREEN}
    (program / "packages").write_text("".join(f"{name} {package}\n" for name, package in known.items()), "utf-8")
    linux_files.write_share(tree / "share", "@PROGRAM@/gattai-desktop", BUILT / "gattai-desktop")
    entry = tree / "share" / "applications" / "gattai-desktop.desktop"
    text = entry.read_text(encoding="utf-8")
    entry.write_text(f"{text.rstrip()}\nActions=remove;\n{REMOVE}", encoding="utf-8")
    shutil.copy(SETUP, tree / "setup.sh")
    (tree / "setup.sh").chmod(0o755)
    (tree / "version").write_text(f"{version}\n", encoding="ascii")


def make(version: str, target: Path) -> Path:
    """Make the file in a folder and return it."""
    made = target / f"gattai-desktop-{version}-{platform.machine()}.run"
    day = linux_files.built_at()
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place) / "tree"
        tree.mkdir()
        lay(tree, version)
        subprocess.run(
            (
                *("makeself", "--quiet", "--xz", "--sha256", "--nox11", "--nomd5", "--nocrc"),
                *("--tar-quietly", "--packaging-date", f"{day:%a %b %d %H:%M:%S UTC %Y}"),
                *("--tar-extra", f"--sort=name --owner=0 --group=0 --numeric-owner --mtime=@{day.timestamp():.0f}"),
                *(tree, made, f"Gattai Desktop {version}", "./setup.sh"),
            ),
            check=True,
        )
    return made


def main() -> int:
    """Make the file; `--version V` gives it another version, to try an update with."""
    version = sys.argv[sys.argv.index("--version") + 1] if "--version" in sys.argv else linux_files.version()
    if not re.fullmatch(r"[0-9][0-9A-Za-z.+~]*", version):
        print(f"{version!r} is no version.", file=sys.stderr)
        return 2
    try:
        made = make(version, DIST)
    except (OSError, subprocess.CalledProcessError) as reason:
        print(f"No file was made. {reason}", file=sys.stderr)
        return 1
    print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
