"""Every rule has its sentence and is shown by a record or a test, and no code names a rule that has none."""

import re
from pathlib import Path

from gattai_desktop.games.tasuo.rulings import rule_book, rulings_book
from gattai_desktop.records.coverage import coverage, shown_in
from tests.house.house import modules

NOT_IN_USE = {"TS-H9", "TS-H22", "TS-H24"}
RULES = {f"TS-{number}" for number in range(1, 81)} | {"TABLE-1"}


def test_every_rule_and_ruling_has_a_sentence() -> None:
    assert set(rule_book()) == RULES | {f"TS-H{number}" for number in range(1, 87)} - NOT_IN_USE
    assert all(sentence.endswith((".", "?")) for _chapter, sentence in rule_book().values())


def test_the_code_names_no_rule_that_is_not_in_the_book() -> None:
    named = {
        rule
        for module in (*modules("games/tasuo"), *modules("content/tasuo"))
        for rule in re.findall(r"TS-H?\d+", module.read_text(encoding="utf-8"))
    }
    assert named - set(rule_book()) == set()


def test_every_rule_is_shown_by_a_record_or_a_test() -> None:
    rulings = {row.name: row.id for row in rulings_book().values()}
    shown = shown_in(Path(__file__).parents[2], rule_book(), rulings)
    assert not {one.id for one in coverage(rule_book(), shown) if one.shown == "open"}
