"""Take a rule of Virtual Machine away, and a record that names the rule fails."""

import re
from functools import cache
from pathlib import Path

import pytest

from gattai_desktop.games.virtual_machine.rulings import rule_book
from tests.records.missed_rules import assert_missed, written_by

RECORDS = Path(__file__).parents[2] / "records" / "virtual_machine"


@cache
def named_by() -> dict[str, tuple[Path, ...]]:
    """The records that name each rule in their heading."""
    found: dict[str, list[Path]] = {}
    for path in sorted(RECORDS.glob("*.record")):
        heading = path.read_text(encoding="utf-8").partition("\n")[0]
        for rule in dict.fromkeys(re.findall(r"VM-[HW]?\d+", heading)):
            found.setdefault(rule, []).append(path)
    return {rule: tuple(paths) for rule, paths in found.items()}


@pytest.mark.parametrize("rule", sorted(named_by()))
def test_a_rule_that_is_taken_away_is_missed(rule: str) -> None:
    """A rule that writes and refuses nothing under an id of its own only works out a number."""
    assert_missed(rule, [path for path in named_by()[rule] if rule in written_by(path)], "virtual_machine")


def test_a_record_names_rules_that_there_are() -> None:
    assert set(named_by()) <= set(rule_book())
