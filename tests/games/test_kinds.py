"""Kinds of fields: what is read from a file, what a person types, and what is said where it cannot be."""

import pytest

from gattai_desktop.games.kinds import Flag, Kind, NotPossible, Number, OneOf, Text
from gattai_desktop.games.kinds_of_text import Id, Name, Spelled
from tests.games.told_faults import Told


def even(text: str) -> str:
    if len(text) % 2:
        raise ValueError(f"'{text}' is odd.")
    return text.upper()


FINE: list[tuple[Kind, object, str, object]] = [
    (Number(-2, 7), 3, "3", 3),
    (Number(-2, 7), -2, "-2", -2),
    (Number(-2, 7), -2, "−2", -2),
    (OneOf(("wave", "bolt")), "bolt", "bolt", "bolt"),
    (Flag(), True, "yes", True),
    (Flag(), False, "no", False),
    (Text(), " two\nlines ", "two\nlines", "two\nlines"),
    (Text(), "", "", ""),
    (Name(), "The Tide", " The Tide", "The Tide"),
    (Id(), "threat.brass_tide", "threat.brass_tide", "threat.brass_tide"),
    (Spelled(spell=even), "ab", "ab", "AB"),
    (Spelled(spell=even), "", "", ""),
]


@pytest.mark.parametrize(("kind", "found", "text", "value"), FINE, ids=lambda one: repr(one)[:30])
def test_a_value_is_the_same_whether_a_file_holds_it_or_a_person_types_it(
    kind: Kind, found: object, text: str, value: object
) -> None:
    told = Told()
    assert kind.read(found, told) == kind.typed(text) == value
    assert kind.takes(found)
    assert told.texts == []
    assert kind.read(kind.written(kind.typed(text)), told) == value


@pytest.mark.parametrize(
    ("kind", "found", "said"),
    [
        (Number(1, 7), 0, "0 is out of range: 1 to 7."),
        (Number(1, 7), "3", "'3' is no whole number. Write 1 to 7."),
        (Number(0, 1), True, "True is no whole number. Write 0 to 1."),
        (
            OneOf(("wave", "bolt")),
            "wav",
            "'wav' is not known. Did you mean 'wave'? It may be: bolt, wave.",
        ),
        (OneOf(("wave",)), 3, "3 is no text. Write it in quotation marks"),
        (Flag(), "yes", "'yes' is neither true nor false."),
        (Flag(), 1, "1 is neither true nor false."),
        (Text(4), "a tide", "6 characters are too many: 4 at most."),
        (Text(), ["a"], "['a'] is no text."),
        (Text(), "\u202eevil", "It holds an invisible character, U+202E."),
        (Text(), "a\u2028b", "It holds an invisible character, U+2028."),
        (Name(), "  ", "The name is empty."),
        (Name(), "Two\nlines", "A name is one line."),
        (Id(), "Brass Tide", "'Brass Tide' is no id. Write small letters"),
        (Spelled(spell=even), "abc", "'abc' is odd."),
    ],
    ids=lambda one: repr(one)[:30],
)
def test_a_file_is_told_what_was_found_and_what_would_do(kind: Kind, found: object, said: str) -> None:
    told = Told()
    usable = kind.read(found, told)
    assert len(told.texts) == 1
    assert told.texts[0].startswith(said)
    assert usable == kind.blank


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (Number(1, 7), "8", "It may be 1 to 7."),
        (Number(1, 7), "two", "It may be 1 to 7."),
        (Number(0, 10**9), "9" * 5_000, "It may be 0 to 1000000000."),
        (OneOf(("wave", "bolt")), "wav", "'wav' is not known. Did you mean 'wave'? It may be: bolt, wave."),
        (Flag(), "true", "It may be yes or no."),
        (Text(4), "a tide", "It may have 4 characters."),
        (Name(), " ", "It may not be empty."),
        (Id(), "Tide", "It may be small letters, digits, _ and -, with dots between."),
        (Spelled(spell=even), "abc", "'abc' is odd."),
    ],
    ids=lambda one: repr(one)[:30],
)
def test_a_person_is_told_what_it_may_be(kind: Kind, text: str, said: str) -> None:
    with pytest.raises(NotPossible) as refused:
        kind.typed(text)
    assert str(refused.value) == said


def test_what_nobody_sees_is_left_out_of_what_a_person_types() -> None:
    assert Text().typed("a\u202eb\x07c\nd") == "abc\nd"
    assert Text().typed("a\tb\u00a0c\u202fd\u3000e\u200bf") == "a b c d ef"
