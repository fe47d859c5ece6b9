"""Every rule has its sentence, and no code names a rule that has none."""

import re
from pathlib import Path

from gattai_desktop.games.virtual_machine.rulings import rule_book, rulings_book
from gattai_desktop.records.coverage import coverage, shown_in
from tests.house.house import modules

NOT_IN_USE = {"VM-H10", "VM-H31"}


def test_every_rule_fact_and_ruling_has_a_sentence() -> None:
    rules = {f"VM-{n}" for n in range(1, 62)} | {f"VM-W{n}" for n in range(1, 10)}
    assert set(rule_book()) - {"TABLE-1"} == rules | {f"VM-H{n}" for n in range(1, 76)} - NOT_IN_USE
    assert all(sentence.endswith(".") for _chapter, sentence in rule_book().values())


def test_the_code_names_no_rule_that_is_not_in_the_book() -> None:
    named = {
        rule
        for module in (*modules("games/virtual_machine"), *modules("content/virtual_machine"))
        for rule in re.findall(r"VM-[HW]?\d+", module.read_text(encoding="utf-8"))
    }
    assert named - set(rule_book()) == set()


def test_every_rule_is_shown_by_a_record_or_a_test() -> None:
    rulings = {row.name: row.id for row in rulings_book().values()}
    shown = shown_in(Path(__file__).parents[2], rule_book(), rulings)
    assert [one.id for one in coverage(rule_book(), shown) if one.shown == "open"] == []
