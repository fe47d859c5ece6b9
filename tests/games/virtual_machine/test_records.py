"""The worked examples of Virtual Machine, each a record named after its id."""

from pathlib import Path

import pytest

from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_an_example_is_played_as_it_says(path: Path) -> None:
    assert [str(one) for one in replay(read_file(path)).unmet] == []
