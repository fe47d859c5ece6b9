"""Every rule has its sentence."""

from gattai_desktop.games.virtual_machine.rulings import rule_book

NOT_IN_USE = {"VM-H10", "VM-H31"}


def test_every_rule_fact_and_ruling_has_a_sentence() -> None:
    rules = {f"VM-{n}" for n in range(1, 62)} | {f"VM-W{n}" for n in range(1, 10)}
    assert set(rule_book()) - {"TABLE-1"} == rules | {f"VM-H{n}" for n in range(1, 76)} - NOT_IN_USE
    assert all(sentence.endswith(".") for _chapter, sentence in rule_book().values())
