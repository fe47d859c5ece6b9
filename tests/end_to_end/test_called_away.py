"""FC-5 by pointer: First Contact to its end in each seating, however often somebody is called away or clicks twice."""

import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.end_to_end.pointing import Pointing
from tests.end_to_end.screen import missing, playing
from tests.end_to_end.test_acts import WAYS, first_contact

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs an X server of its own, as Linux has"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed here: {', '.join(missing())}"),
]

HABITS: Final[dict[str, dict[str, Any]]] = {
    "opens the menu": {"pauses": True, "looks_at": "Menu"},
    "clicks twice": {"times": 2},
    "leaves": {"pauses": True},
}
"""How somebody may play: goes away for a minute after every act, clicks everything twice, reads something between."""


@pytest.mark.parametrize(("way", "habit"), list(zip(WAYS, HABITS, strict=True)))
def test_first_contact_is_played_to_its_end_by_pointer(tmp_path: Path, way: str, habit: str) -> None:
    with playing(None, tmp_path) as table:
        pointing = Pointing(table, **HABITS[habit])
        first_contact(pointing, way)
        table.end()
    sys.stdout.write(f"{pointing.table_of_counts()}\n")
