"""A form is answered whole, or every field says why not."""

import pytest

from gattai_desktop.cards.words import Called
from gattai_desktop.games.field_form import FieldForm, NotAnswered
from gattai_desktop.games.kinds import Flag, Number, OneOf
from gattai_desktop.games.kinds_of_many import Amounts, Field
from gattai_desktop.games.kinds_of_text import Name

NEW_TABLE = FieldForm(
    (
        Field("name", Name()),
        Field("edition", OneOf(("beta", "final")), "beta"),
        Field("battles", Number(1, 9), 5),
        Field("passes", Flag(), False),
        Field("seats", Amounts(), {}),
    )
)


def test_what_is_typed_becomes_answers_and_what_is_left_open_is_as_usual() -> None:
    typed = {"name": " Friday ", "battles": "3", "passes": "yes", "seats": "red Ren, blue Bo"}
    assert NEW_TABLE.answered(typed) == {
        "name": "Friday",
        "edition": "beta",
        "battles": 3,
        "passes": True,
        "seats": {"red": "Ren", "blue": "Bo"},
    }


def test_every_fault_is_told_at_once_and_in_any_language() -> None:
    with pytest.raises(NotAnswered) as refused:
        NEW_TABLE.answered({"edition": "delta", "battles": "10"})
    assert refused.value.faults == {
        "name": "It may not be empty.",
        "edition": "It may be beta, final.",
        "battles": "It may be 1 to 9.",
    }
    assert all(isinstance(text, Called) for text in refused.value.faults.values())
