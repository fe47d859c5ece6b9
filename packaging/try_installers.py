"""Tries what dist/ holds for people to install, and says one line for each step (`make installers-try`).

`--only deb`, `--suite trixie` try a part; `--anew` makes the fresh Debians anew. Exit status 0 when all went well.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import fresh_debian
import try_linux
import try_windows
from fresh_debian import NotWell

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
KINDS = {"deb": ("gattai-desktop_*.deb", try_linux.try_deb), "run": ("gattai-desktop-*.run", try_linux.try_run)}


class Steps:
    """Says each step with the seconds that it took."""

    def __init__(self, where: str) -> None:
        self._where = where
        self._since = time.monotonic()

    def __call__(self, words: str) -> None:
        """Say that a step is done."""
        now = time.monotonic()
        print(f"{self._where}: {words} ({now - self._since:.0f} s)", flush=True)
        self._since = now


def newest(pattern: str) -> Path | None:
    """Return the newest file in dist/ of a kind."""
    found = sorted(DIST.glob(pattern), key=lambda file: file.stat().st_mtime)
    return found[-1] if found else None


def try_in_debian(kind: str, suite: str, *, anew: bool) -> None:
    """Try one kind of file in one Debian. Raises NotWell."""
    pattern, trial = KINDS[kind]
    file = newest(pattern)
    if file is None:
        message = f"There is no {pattern} in dist/ yet: make {kind}"
        raise NotWell(message)
    steps = Steps(f"{fresh_debian.SUITES[suite]}, .{kind}")
    with try_linux.fresh_debian(suite, anew=anew) as fresh:
        steps("a fresh system with a screen")
        trial(fresh, file, steps)


def main(arguments: list[str]) -> int:
    """Try all, or what is named, and say how it went."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--only", choices=(*KINDS, "exe"), action="append")
    asked.add_argument("--suite", choices=fresh_debian.SUITES, action="append")
    asked.add_argument("--anew", action="store_true")
    chosen = asked.parse_args(arguments)
    wanted = chosen.only or [*KINDS, "exe"]
    debian = [kind for kind in wanted if kind in KINDS]
    if reason := (fresh_debian.missing() if debian else "") or (try_windows.missing() if "exe" in wanted else ""):
        print(reason, file=sys.stderr)
        return 2
    fresh_debian.PLACE.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    try:
        for suite in chosen.suite or fresh_debian.SUITES:
            for kind in debian:
                try_in_debian(kind, suite, anew=chosen.anew)
        if "exe" in wanted:
            try_windows.try_windows(Steps("Windows (Wine), .exe"))
    except NotWell as wrong:
        print(f"Not well. {wrong}", file=sys.stderr)
        return 1
    print(f"All is well, after {(time.monotonic() - begun) / 60:.0f} minutes. Pictures: build/tried/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
