"""Every option of a house ruling of Virtual Machine makes a difference that a record shows."""

from pathlib import Path

import pytest

from gattai_desktop.games.virtual_machine.rulings import rulings_book
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

RECORDS = Path(__file__).parents[2] / "records" / "virtual_machine"
OTHERS = sorted(
    (name, option) for name, row in rulings_book().items() for option in row.options if option != row.default
)


@pytest.mark.parametrize(("name", "option"), OTHERS)
def test_an_option_is_played_by_a_record_that_fails_without_it(name: str, option: str) -> None:
    said = f"ruling {name} = {option}"
    usual = f"ruling {name} = {rulings_book()[name].default}"
    records = [text for path in RECORDS.glob("*.record") if said in (text := path.read_text(encoding="utf-8"))]
    assert records, f"No record plays {said}."
    assert any(replay(read(text.replace(said, usual), "other.record")).unmet for text in records)


def test_every_row_has_an_id_and_a_sentence_for_each_option() -> None:
    for row in rulings_book().values():
        assert row.id.startswith("VM-H")
        assert row.question
        assert all(row.options.values())
