"""Every option of a house ruling of Tasuo Showdown makes a difference that a record or a test shows."""

from pathlib import Path

import pytest

from gattai_desktop.games.tasuo.combos import BY_WEAPON, OpenCombo, can_go_on, may_follow
from gattai_desktop.games.tasuo.rulings import rulings_book
from gattai_desktop.games.tasuo.warriors import warriors
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

RECORDS = Path(__file__).parents[2] / "records" / "tasuo"
ONE_OPTION = {"TS-H3", "TS-H64", "TS-H72", "TS-H83", "TS-H84"}
"""Rulings for which the text names nothing else."""
BY_TEST = frozenset({("trigger_order", "active_first"), ("ultra_copies", "four"), ("ultra_deck", "exactly_ten")})
"""Options that no record can show with the program's own cards: a test says `name = option`."""
OTHERS = sorted(
    (name, option) for name, row in rulings_book().items() for option in row.options if option != row.default
)


def records_with(said: str) -> list[str]:
    return [text for path in sorted(RECORDS.glob("*.record")) if said in (text := path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("name", "option"), [one for one in OTHERS if one not in BY_TEST])
def test_an_option_is_played_by_a_record_that_fails_without_it(name: str, option: str) -> None:
    said = f"ruling {name} = {option}"
    usual = f"ruling {name} = {rulings_book()[name].default}"
    records = records_with(said)
    assert records, f"No record plays {said}."
    assert any(_fails(text.replace(said, usual)) for text in records)


def _fails(text: str) -> bool:
    try:
        return bool(replay(read(text, "other.record")).unmet)
    except UnreadableRecord:
        return True


@pytest.mark.parametrize(("name", "option"), sorted(BY_TEST))
def test_an_option_that_no_record_can_show_has_a_test_of_its_own(name: str, option: str) -> None:
    tests = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert any(f"ruling {name} = {option}" in one for one in tests)


def test_every_row_has_what_else_the_text_names_for_it() -> None:
    assert {row.id for row in rulings_book().values() if len(row.options) == 1} == ONE_OPTION


def test_every_row_has_an_id_and_a_sentence_for_each_option() -> None:
    for row in rulings_book().values():
        assert row.id.startswith("TS-H")
        assert row.question.endswith("?")
        assert all(option.endswith(".") for option in row.options.values())


@pytest.mark.parametrize(("option", "goes_on"), [("any_card", True), ("same_way", False)])
def test_ts_h49_the_roll_is_offered_for_every_card_that_may_follow_a_weapon(option: str, goes_on: bool) -> None:
    """Given a Weapon that is gone, and a card in the hand whose type does not follow the type of its attack."""
    given = f"""
game    tasuo
given   player red deck slag-court; player blue deck tide-court
        ruling chain_after_weapon = {option}
        phase clash; turn 3; active red
        Red: ka Ashen Duelist; hand Ember Jab
        Blue: kio Undertow Queen; hand nothing
"""
    table = replay(read(given)).state
    (warrior,) = warriors(table, "red")
    combo = OpenCombo(attacker=warrior.key, way=BY_WEAPON, by="gone", type="Strike")
    assert not may_follow(table, combo, table.cards("hand.red")[0])
    assert can_go_on(table, combo, "red") == goes_on
