"""Play the record of a ruling's option under another option of it, and it ends otherwise.

Which records show an option says tests/games/gattai/test_every_option.py. Together they must tell each option from
every other one of its row; `ALIKE` says of the few pairs for which none can, and why.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from gattai_desktop.games.gattai.book.rulings import rulings_book
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.games.gattai.test_every_option import _of_record

ALIKE = {
    "schism_model": "point by point or all at once, both pools come to the same; what is told in between differs",
    "initiative_schism": "initiative cards are revealed in stage 1 or in the first stage of a Rumble: the stage is 1",
    "threat_info": "what a seat sees is in tests/games/gattai and tests/windows",
}
FIRST_GIVEN = re.compile(r"^given ", re.MULTILINE)


@cache
def shown() -> dict[tuple[str, str], tuple[str, ...]]:
    """The text of every record that shows an option, by ruling and option."""
    found: dict[tuple[str, str], list[str]] = {}
    for path in sorted(Path(__file__).parent.glob("*.record")):
        text = path.read_text(encoding="utf-8")
        for named in dict.fromkeys(_of_record(text)):
            found.setdefault(named, []).append(text)
    return {named: tuple(texts) for named, texts in found.items()}


def under(text: str, name: str, option: str) -> str:
    """The record with another option: where it sets one, that one; otherwise among what is given."""
    known = f"({name}|{rulings_book()[name].id})"
    for pattern, words in (
        (rf"\bruling {known} = \w+", "ruling {} = {}"),
        (rf"\bCoach rules {known} \w+", "Coach rules {} {}"),
    ):
        if re.search(pattern, text):
            return re.sub(pattern, words.format(name, option), text, count=1)
    return FIRST_GIVEN.sub(f"given   ruling {name} = {option}\n       ", text, count=1)


def ends_as_it_says(text: str) -> bool:
    try:
        return not replay(read(text, "other.record")).unmet
    except UnreadableRecord:
        return False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "option"),
    [(name, option) for name, row in rulings_book().items() if name not in ALIKE for option in row.options],
)
def test_each_option_plays_otherwise_than_every_other(name: str, option: str) -> None:
    texts = shown().get((name, option), ())
    # Words and looks have no records: tests/games/gattai/test_every_option.py knows what shows them.
    for other in set(rulings_book()[name].options) - {option} if texts else ():
        told_apart = any(not ends_as_it_says(under(text, name, other)) for text in texts)
        assert told_apart, f"The records of {rulings_book()[name].id} {option} end in the same way with {other}."
