"""Tries the program in dist/gattai-desktop as somebody would who has nothing else of this project.

It is copied to a place with a difficult name, started in an empty home without the variables of this desk, asked what
it finds (`doctor`), let play a whole First Contact offscreen (`demo`), and given its own record to judge (`check`).
Exit status 0 when all of that went well.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import notices

BUILT = Path(__file__).resolve().parent.parent / "dist" / "gattai-desktop"
# On Windows the program for windows has no streams; it is there twice.
PROGRAM = "gattai-desktop.com" if sys.platform == "win32" else "gattai-desktop"
# A game takes seconds; ten minutes mean that it hangs.
SECONDS = 600


class NotWell(Exception):
    """The built program did not do what it should; the text says what."""


def bare_surroundings(home: Path) -> dict[str, str]:
    """Return what a fresh desk sets, and nothing that this one adds for Python or Qt."""
    kept = ("PATH", "SYSTEMROOT", "WINDIR", "TEMP", "TMP", "TMPDIR", "NUMBER_OF_PROCESSORS")
    variables = {name: os.environ[name] for name in kept if name in os.environ}
    homes = dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(home))
    return {**variables, **homes, "LANG": "C.UTF-8", "PYTHONUTF8": "1"}


def ask(program: Path, home: Path, *arguments: str) -> str:
    """Run the program and return what it says. Raises NotWell where it fails."""
    print(f"   gattai-desktop {' '.join(arguments)}", flush=True)
    done = subprocess.run(
        [program, *arguments],
        cwd=home,
        env=bare_surroundings(home),
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}".strip()
        message = f"`{' '.join(arguments)}` ended with {done.returncode}:\n{said}"
        raise NotWell(message)
    return done.stdout


def look_through(folder: Path) -> None:
    """Raise NotWell where a library of Qt misses another one that was left out of the folder."""
    faults = []
    for library in sorted(folder.rglob("*.so*")):
        if library.is_symlink():
            continue
        said = subprocess.run(["ldd", library], capture_output=True, text=True, check=False).stdout
        lost = [line.split()[0] for line in said.splitlines() if "not found" in line]
        # A library of the system may be missing on this desk; one of Qt may not be missing anywhere.
        faults += [f"{library.relative_to(folder)} misses {name}." for name in lost if name.startswith("libQt6")]
    if faults:
        raise NotWell("\n".join(faults))


def look_for_licences(folder: Path) -> None:
    """Raise NotWell where something is carried without the text of its licence."""
    faults = notices.faults(folder)
    if faults:
        raise NotWell("\n".join(faults))


def try_it(program: Path, home: Path) -> None:
    """Let the program show that it is whole. Raises NotWell."""
    print(ask(program, home, "doctor"))
    out = home / "First Contact"
    ask(program, home, "demo", "--offscreen", "--seed", "1", "--out", str(out))
    found = {suffix: sorted(out.rglob(f"*{suffix}")) for suffix in (".png", ".gattai", ".record")}
    missing = [suffix for suffix, files in found.items() if not files or not all(file.stat().st_size for file in files)]
    if missing:
        message = f"The demo left nothing, or something empty, of the kind {', '.join(missing)}."
        raise NotWell(message)
    print(ask(program, home, "check", *map(str, found[".record"])))
    if sys.platform == "win32":
        ask(program.with_suffix(".exe"), home, "--version")  # says nothing, and has to end well


def try_installed(program: Path) -> int:
    """Try a program where it lies, and say how it went."""
    print(f"Trying {program}:", flush=True)
    with tempfile.TemporaryDirectory(prefix="Gattai Desktop für ", ignore_cleanup_errors=True) as place:
        try:
            try_it(program, Path(place))
        except (NotWell, OSError, subprocess.TimeoutExpired) as reason:
            print(f"The installed program is not well. {reason}", file=sys.stderr)
            return 1
    print("The installed program is well.")
    return 0


def main() -> int:
    """Try the build and say how it went."""
    if sys.argv[1:2] == ["--installed"]:
        return try_installed(Path(sys.argv[2]))
    if not (BUILT / PROGRAM).exists():
        print(f"There is no {BUILT / PROGRAM}. Build it first: make bundle.", file=sys.stderr)
        return 1
    size = sum(file.stat().st_size for file in BUILT.rglob("*") if file.is_file() and not file.is_symlink())
    print(f"Trying dist/gattai-desktop ({size / 1e6:.0f} MB):", flush=True)
    # Windows may still hold a library when the folder goes.
    with tempfile.TemporaryDirectory(prefix="Gattai Desktop für ", ignore_cleanup_errors=True) as place:
        elsewhere = Path(place) / "Anna & Bo"
        shutil.copytree(BUILT, elsewhere, symlinks=True)
        home = Path(place) / "home"
        home.mkdir()
        try:
            if sys.platform.startswith("linux"):
                look_through(elsewhere)
            look_for_licences(elsewhere)
            try_it(elsewhere / PROGRAM, home)
        except (NotWell, OSError, subprocess.TimeoutExpired) as reason:
            print(f"The built program is not well. {reason}", file=sys.stderr)
            return 1
    print("The built program is well.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
