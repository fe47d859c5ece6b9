"""Every rule, example and clarification is shown by a record or a test, or left to the table by the texts."""

from functools import cache
from pathlib import Path

import pytest

from gattai_desktop.games.gattai.book.rule_book import RULE_BOOK
from gattai_desktop.games.gattai.book.rulings import rulings_book
from gattai_desktop.records.coverage import Coverage, coverage, shown_in

TESTS = Path(__file__).parents[2]


@cache
def found() -> dict[str, Coverage]:
    book = {rule.id: (rule.chapter, rule.sentence) for rule in RULE_BOOK.values()}
    ids = {row.name: row.id for row in rulings_book().values()}
    return {one.id: one for one in coverage(book, shown_in(TESTS, book, ids))}


@pytest.mark.parametrize("rule", RULE_BOOK)
def test_every_rule_is_shown(rule: str) -> None:
    one = found()[rule]
    assert one.shown != "open", f"{rule} is shown by nothing: {one.sentence}"
    # Only what section 6 leaves to the table may be shown by nothing.
    assert one.shown != "table" or rule.startswith("U-")


def test_every_record_that_is_named_after_a_rule_names_one_that_there_is() -> None:
    for path in (TESTS / "records").glob("*.record"):
        family, _, rest = path.stem.partition("-")
        assert f"{family}-{rest.partition('-')[0]}" in RULE_BOOK, f"{path.name} is named after no rule."
