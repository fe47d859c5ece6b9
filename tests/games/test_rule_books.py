"""No code names a rule that has no sentence, and every rule is shown by a record or a test."""

import re
from pathlib import Path

import pytest

from gattai_desktop.content.boxes import box
from gattai_desktop.records.coverage import coverage, shown_in
from tests.house.house import modules

keys = pytest.mark.parametrize("key", ["rumblebots", "tasuo", "virtual-machine"])


@keys
def test_the_code_names_no_rule_that_is_not_in_the_book(key: str) -> None:
    book, wing = box(key).rules(), key.replace("-", "_")
    prefix = next(iter(box(key).rulings.ids().values())).partition("-")[0]
    named = {
        rule
        for module in modules(f"games/{wing}", f"content/{wing}")
        for rule in re.findall(rf"\b{prefix}-[HW]?\d+", module.read_text(encoding="utf-8"))
    }
    assert named
    assert named - set(book) == set()


@keys
def test_every_rule_is_shown_by_a_record_or_a_test(key: str) -> None:
    book = box(key).rules()
    shown = shown_in(Path(__file__).parents[1], book, box(key).rulings.ids())
    assert [one.id for one in coverage(book, shown) if one.shown == "open"] == []
