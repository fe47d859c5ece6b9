"""FC-5 by pointer: First Contact to its end in each seating, however often somebody is called away or clicks twice.

Two of the fifteen are played each time; `GATTAI_EVENINGS=whole` plays all of them, and prints what each asked for.
"""

import os
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

from tests.end_to_end.pointing import Pointing
from tests.end_to_end.screen import missing, playing
from tests.end_to_end.tally import Count
from tests.end_to_end.test_acts import APART, ONE_HAND, SIDES, WAYS, first_contact

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]

HABITS: Final[dict[str, dict[str, Any]]] = {
    "plays on": {},
    "leaves": {"pauses": True},
    "opens the menu": {"pauses": True, "looks_at": "Menu"},
    "opens a panel": {"pauses": True, "looks_at": "The Enemy."},
    "clicks twice": {"times": 2},
}
"""How somebody may play: goes away for a minute after every act, and in the middle of what she writes; meanwhile
something may lie open; or clicks everything twice."""
NAMES: Final = {APART: "each apart", SIDES: "two sides", ONE_HAND: "one hand"}
MANY: Final = 10
"""What is opened at all is opened more often than this."""
USUAL: Final = ((APART, "opens the menu"), (ONE_HAND, "clicks twice"))
PLAYED: Final = tuple(product(WAYS, HABITS)) if os.environ.get("GATTAI_EVENINGS") == "whole" else USUAL


@pytest.fixture(scope="module")
def counts() -> Iterator[dict[tuple[str, str], Count]]:
    """What each evening asked for; printed when all are played."""
    found: dict[tuple[str, str], Count] = {}
    yield found
    for (way, habit), count in found.items():
        sys.stdout.write(f"{NAMES[way]:12}{habit:16}{count.acts:4} acts {count.curtains:3} curtains\n")


@pytest.mark.parametrize(("way", "habit"), PLAYED, ids=[f"{NAMES[way]}, {habit}" for way, habit in PLAYED])
def test_first_contact_is_played_to_its_end_by_pointer(
    tmp_path: Path, counts: dict[tuple[str, str], Count], way: str, habit: str
) -> None:
    with playing(None, tmp_path) as table:
        pointing = Pointing(table, **HABITS[habit])
        with pointing.counting("the whole evening"):
            first_contact(pointing, way)
        table.end()
    assert pointing.looked > MANY or "looks_at" not in HABITS[habit], pointing.looked
    counts[way, habit] = pointing.parts["the whole evening"]
    sys.stdout.write(f"{pointing.table_of_counts()}\n")
