"""Every rule has its sentence."""

from gattai_desktop.games.tasuo.rulings import rule_book

NOT_IN_USE = {"TS-H9", "TS-H22", "TS-H24"}
RULES = {f"TS-{number}" for number in range(1, 81)} | {"TABLE-1"}


def test_every_rule_and_ruling_has_a_sentence() -> None:
    assert set(rule_book()) == RULES | {f"TS-H{number}" for number in range(1, 87)} - NOT_IN_USE
    assert all(sentence.endswith((".", "?")) for _chapter, sentence in rule_book().values())
