"""Files from strangers, spoilt by chance and made up on purpose: each reader reads them or says what is wrong."""

import json
import random
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.faults.mutations import mutated
from tests.faults.program import ROOT
from tests.faults.readers import ANNOTATED, READERS, Escaped, watched

_TRIED = {"record": 30, "session": 8, "log": 4, "made-up": 4, "faces": 25}
"""How many files are tried of the readers that take their time."""
_few = settings(max_examples=5, deadline=None)
_json = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["3DP", "pile", "red"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@cache
def seeds(name: str) -> list[bytes]:
    return READERS[name].seeds()


@st.composite
def spoilt(draw: st.DrawFn, name: str) -> bytes:
    """A file that can be read, with some of it cut out, doubled, exchanged for other words."""
    reader = READERS[name]
    data = bytearray(draw(st.sampled_from(seeds(name))))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, max(len(data) - 1, 0)))
        end = min(start + draw(st.integers(0, 30)), len(data))
        words = [word.encode() for word in reader.tokens] or [b"\x00\xff"]
        new = draw(st.sampled_from([b"", bytes(data[start:end]) * 2, *words]) | st.binary(max_size=6))
        data[start:end] = new
    return bytes(data)


def try_reading(name: str, data: bytes) -> None:
    with TemporaryDirectory(prefix="fuzz-") as place:
        folder = Path(place) / "given"
        folder.mkdir()
        with watched(folder):
            READERS[name].read(data, folder)
        assert [one.name for one in Path(place).iterdir()] == ["given"]


@pytest.mark.parametrize("name", ["record", "pack", "facts", "setup", "settings"])
def test_a_text_that_was_spoilt_is_read_or_refused(name: str) -> None:
    @settings(max_examples=60, deadline=None)
    @given(data=spoilt(name))
    def holds(data: bytes) -> None:
        try_reading(name, data)

    try_reading(name, seeds(name)[0])
    holds()


@pytest.mark.parametrize("name", READERS)
def test_a_file_changed_by_somebody_who_knows_how_it_is_made_is_read_or_refused(name: str) -> None:
    """One field, row, line or shape is another, and all sums are right; `make fuzz` goes on with this for minutes."""
    dice = random.Random(name)
    for _ in range(_TRIED.get(name, 40)):
        data = dice.choice(seeds(name))
        for _ in range(dice.choice((1, 1, 3))):
            data = READERS[name].change(data, dice)
        try_reading(name, data)


def test_records_with_changed_lines_are_refused_in_words_or_played() -> None:
    """Also with lines of another game; `make fuzz` goes on with this for a minute."""
    for seed in range(300):
        try_reading("record", mutated(seed))


@_few
@given(data=st.data())
def test_a_session_that_was_made_up_on_purpose_is_read_or_refused(data: st.DataObject) -> None:
    """Its checksums are right, so that all that stands in it is looked at."""
    said: dict[str, Any] = json.loads(data.draw(st.sampled_from(seeds("made-up"))))
    for _ in range(data.draw(st.integers(0, 3))):
        keys = ["state", "facts", "note", "move", "at", "number", "back_to", "setup", "name", "created", "snapshot"]
        said[data.draw(st.sampled_from(keys))] = data.draw(_json)
    table = said.get("state")
    if isinstance(table, dict) and isinstance(table.get("values"), dict) and table["values"]:
        for _ in range(data.draw(st.integers(0, 6))):
            table["values"][data.draw(st.sampled_from(sorted(table["values"])))] = data.draw(_json)
    try_reading("made-up", json.dumps(said).encode())


def test_whoever_opens_another_place_is_caught(tmp_path: Path) -> None:
    """The watch itself: without it the tests above could not fail for a path outside of the folder."""
    outside = tmp_path / "outside.txt"
    (tmp_path / "given").mkdir()
    with pytest.raises(Escaped), watched(tmp_path / "given"):
        outside.write_text("x")
    with pytest.raises(Escaped), watched(tmp_path / "given"):
        eval("1 + 1")  # noqa: S307 - the very thing


@pytest.mark.parametrize(("module", "function"), ANNOTATED)
def test_what_may_evaluate_annotations_still_does(module: str, function: str) -> None:
    """A function that has moved would be caught on its first use alone, in whichever test comes first."""
    source = (ROOT / "gattai_desktop" / module).read_text(encoding="utf-8")
    assert "get_type_hints(" in source.partition(f"def {function}(")[2].partition("\ndef ")[0]
