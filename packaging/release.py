"""Makes a version of what is unreleased: `make release ARGS=1.2.3`.

Writes the version into its one place, gives the changelog's unreleased part that version and today's day, keeps a
session, a pack and settings of it for the tests of later versions, commits all and tags the commit v1.2.3.
Nothing is sent: it says at the end what to push. The workflow of a tag does all else.
`--dry` says what would be done and changes nothing; `--tag v1.2.3` tells whether a tag is of the version that is here.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import changelog

ROOT = Path(__file__).resolve().parent.parent
PLACE = Path("gattai_desktop") / "__init__.py"
KEPT = "tests/sessions/fixtures"


class NotReleased(Exception):
    """No version was made; the text says why."""


def git(root: Path, *command: str) -> str:
    """Ask git. Raises NotReleased."""
    done = subprocess.run(("git", "-C", str(root), *command), capture_output=True, text=True, check=False)
    if done.returncode:
        message = f"git {command[0]}: {done.stderr.strip()}"
        raise NotReleased(message)
    return done.stdout.strip()


def version_in(text: str) -> str:
    """Return the version that the program gives itself."""
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def keep_files(root: Path) -> None:
    """Keep a session, a pack and settings as this version writes them, for the tests of all later ones."""
    done = subprocess.run(
        (sys.executable, "-m", "tests.sessions.keep_files"), cwd=root, capture_output=True, text=True, check=False
    )
    if done.returncode:
        message = f"The files of this version could not be kept: {done.stderr[-1000:]}"
        raise NotReleased(message)


def release(root: Path, version: str, day: str, *, dry: bool, keep: Callable[[Path], None] | None = None) -> list[str]:
    """Make the version and return what was done, or would be; `keep` keeps its files. Raises NotReleased, NotInForm."""
    code = (root / PLACE).read_text(encoding="utf-8")
    now = version_in(code)
    if changelog.numbers(version) < changelog.numbers(now):
        message = f"{version} is earlier than {now}, which the program is already."
        raise NotReleased(message)
    told = changelog.cut((root / "CHANGELOG.md").read_text(encoding="utf-8"), version, day)
    if git(root, "tag", "--list", f"v{version}"):
        message = f"There is a tag v{version} already."
        raise NotReleased(message)
    if not dry:
        if git(root, "status", "--porcelain"):
            raise NotReleased("Something here is not committed yet.")
        (root / PLACE).write_text(code.replace(f'"{now}"', f'"{version}"', 1), encoding="utf-8")
        (root / "CHANGELOG.md").write_text(told, encoding="utf-8")
        if keep is not None:
            keep(root)
            git(root, "add", KEPT)
        git(root, "commit", "--quiet", "--all", "--message", f"Release {version}")
        git(root, "tag", "--annotate", f"v{version}", "--message", f"Gattai Desktop {version}")
    return [
        f"{PLACE.as_posix()}: version {version} (was {now})",
        f"CHANGELOG.md: what was unreleased is {version} of {day}",
        f"{KEPT}: a session, a pack and settings as {version} writes them",
        f"commit and tag: v{version}",
        f"Now push both: git push --atomic origin HEAD v{version}",
    ]


def is_of(root: Path, tag: str) -> None:
    """Raise NotReleased or NotInForm where a tag is not of the version that the program and the changelog have."""
    version = version_in((root / PLACE).read_text(encoding="utf-8"))
    if tag != f"v{version}":
        message = f"The tag is {tag}, and the program is {version}."
        raise NotReleased(message)
    changelog.notes((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)


def main(arguments: list[str]) -> int:
    """Make a version and say what was done."""
    named = [one for one in arguments if one != "--dry"]
    if len(named) != (2 if "--tag" in arguments else 1):
        print("Which version? For example: make release ARGS=1.2.3", file=sys.stderr)
        return 2
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    try:
        if "--tag" in arguments:
            is_of(ROOT, named[1])
            print(f"{named[1]} is of the version that is here.")
            return 0
        done = release(ROOT, named[0].removeprefix("v"), day, dry="--dry" in arguments, keep=keep_files)
    except (NotReleased, changelog.NotInForm) as reason:
        print(f"No version was made. {reason}", file=sys.stderr)
        return 1
    print("\n".join(done))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
