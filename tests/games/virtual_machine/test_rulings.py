"""Every option of a house ruling of Virtual Machine makes a difference that a record shows."""

from pathlib import Path

import pytest

from gattai_desktop.games.virtual_machine.rulings import rulings_book
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

RECORDS = Path(__file__).parents[2] / "records" / "virtual_machine"
ELSEWHERE = {("gear", "kit"): "test_setup.py: a fight with other gear cannot be set up, so no record of it can be read"}
"""Options that no record can play."""
OTHERS = sorted(
    (name, option)
    for name, row in rulings_book().items()
    for option in row.options
    if option != row.default and (name, option) not in ELSEWHERE
)
ONE_OPTION = {"VM-H7", "VM-H74"}
"""Rulings for which the text names nothing else."""


@pytest.mark.parametrize(("name", "option"), OTHERS)
def test_an_option_is_played_by_a_record_that_fails_without_it(name: str, option: str) -> None:
    said = f"ruling {name} = {option}"
    usual = f"ruling {name} = {rulings_book()[name].default}"
    records = [text for path in RECORDS.glob("*.record") if said in (text := path.read_text(encoding="utf-8"))]
    assert records, f"No record plays {said}."
    assert any(_fails(text.replace(said, usual)) for text in records)


def _fails(text: str) -> bool:
    try:
        return bool(replay(read(text, "other.record")).unmet)
    except UnreadableRecord:  # the fight cannot even be set up so
        return True


def test_every_row_has_what_else_the_text_names_for_it() -> None:
    """VM-H7 reads slips of the wording, VM-H74 says what no number shows: for these the text names nothing else."""
    single = {row.id for row in rulings_book().values() if len(row.options) == 1}
    assert single == ONE_OPTION


def test_every_row_has_an_id_and_a_sentence_for_each_option() -> None:
    for row in rulings_book().values():
        assert row.id.startswith("VM-H")
        assert row.question
        assert all(row.options.values())
