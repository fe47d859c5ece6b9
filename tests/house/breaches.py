"""What is not yet as a wall of the house wants it: a list for each wall, a line for each breach, in `breaches/`.

A list may only get shorter. A breach that is not on its list fails the test; so does a line whose breach is gone, so
that nothing comes back unnoticed. Lines that are no longer true are cut by

    python -m tests.house.breaches
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

_LISTS: Final = Path(__file__).resolve().parent / "breaches"

CHECKS: Final[dict[str, Callable[[], Iterable[str]]]] = {}
"""What finds the breaches of each list, by its name."""


def listed(name: str) -> set[str]:
    """Return the lines of a list; none where it has ended."""
    path = _LISTS / f"{name}.txt"
    return set(path.read_text(encoding="utf-8").splitlines()) if path.exists() else set()


def only_shorter(name: str) -> None:
    """Hold what is found against its list."""
    found, known = set(CHECKS[name]()), listed(name)
    assert not found - known, f"New on no list: {sorted(found - known)}"
    assert not known - found, f"Mended, so cut from breaches/{name}.txt: {sorted(known - found)}"


def cut() -> None:
    """Cut the lines that are no longer true; a list without lines goes."""
    for name, check in CHECKS.items():
        left = sorted(listed(name) & set(check()))
        path = _LISTS / f"{name}.txt"
        if left:
            path.write_text("".join(f"{line}\n" for line in left), encoding="utf-8")
        else:
            path.unlink(missing_ok=True)


if __name__ == "__main__":
    from tests.content import test_options  # noqa: F401 - this fills CHECKS as well
    from tests.house import breaches, test_game_words, test_names_once, test_rooms  # noqa: F401 - these fill CHECKS

    breaches.cut()
    sys.exit(0)
