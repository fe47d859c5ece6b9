"""Kinds that hold several values: lists, tables, names of other entries, fields within a field."""

import pytest

from gattai_desktop.games.kinds import Flag, Kind, NotPossible, Number, OneOf, Text
from gattai_desktop.games.kinds_of_many import (
    Amounts,
    Beside,
    Field,
    Fieldset,
    ListOf,
    Numbers,
    check_names,
    read_fields,
    written_fields,
)
from gattai_desktop.games.kinds_of_text import IdOf
from tests.games.told_faults import Told

STATS = Numbers(("solo", "sync"), 0, 6)
LIMIT = Fieldset((Field("uses", Number(1, 9)), Field("per", OneOf(("turn", "scene")), "turn")))
WAVE = Text(20) | LIMIT


@pytest.mark.parametrize(
    ("kind", "found", "value"),
    [
        (ListOf(), ["a", " b "], ("a", "b")),
        (ListOf(ListOf()), [["a"], []], (("a",), ())),
        (ListOf(LIMIT), [{"uses": 2}], ({"uses": 2, "per": "turn"},)),
        (STATS, {"sync": 4}, {"sync": 4}),
        (Amounts(), {"charge": "Stage", "pool": {"hunger": 2}}, {"charge": "Stage", "pool.hunger": 2}),
        (LIMIT, {"uses": 2, "per": "scene"}, {"uses": 2, "per": "scene"}),
        (WAVE, "+Schism", "+Schism"),
        (WAVE, {"uses": 1}, {"uses": 1, "per": "turn"}),
        (ListOf() | ListOf(LIMIT), ["a"], ("a",)),
        (ListOf() | ListOf(LIMIT), [{"uses": 1}], ({"uses": 1, "per": "turn"},)),
        (ListOf() | ListOf(LIMIT), [], ()),
        (IdOf(("tech",)), "red.inspiring", "red.inspiring"),
    ],
    ids=str,
)
def test_what_a_file_says_is_written_as_it_can_be_read_again(kind: Kind, found: object, value: object) -> None:
    told = Told()
    assert kind.takes(found)
    assert kind.read(found, told) == value
    assert kind.read(kind.written(kind.read(found, told)), told) == value
    assert told.texts == []


@pytest.mark.parametrize(
    ("kind", "found", "said"),
    [
        (ListOf(), "a", ['It is no list. Write it in square brackets: ["…", "…"].']),
        (ListOf(LIMIT), {}, ["It is no list. Write each under a head in two square brackets."]),
        (ListOf(most=1), ["a", "b"], ["2 are too many: 1 at most."]),
        (ListOf(least=2), ["a"], ["1 are too few: 2 at least."]),
        (ListOf(IdOf(("pilot",))), ["green.gil", " "], ["1: It is empty. Leave it out."]),
        (
            ListOf(Number(1, 3)),
            [4, 2, "a"],
            ["0: 4 is out of range: 1 to 3.", "2: 'a' is no whole number. Write 1 to 3."],
        ),
        (STATS, [], ["It is no table. Write { name = 3, … }."]),
        (
            STATS,
            {"solo": 7, "snyc": 1},
            ["snyc: This field is not known. Did you mean 'sync'?", "solo: 7 is out of range: 0 to 6."],
        ),
        (Amounts(), [], ["It is no table. Write { name = value, … }."]),
        (
            Amounts(),
            {"charge": [1], "crew": True},
            [
                "'charge' is neither a short text nor a whole number.",
                "'crew' is neither a short text nor a whole number.",
            ],
        ),
        (LIMIT, 3, ["It is no table. Write { name = value, … }, or its fields under a head of its own."]),
        (LIMIT, {"use": 1}, ["use: This field is not known. Did you mean 'uses'?", "uses: This field is missing."]),
        (
            LIMIT,
            {"uses": 1, "per": "sene"},
            ["per: 'sene' is not known. Did you mean 'scene'? It may be: scene, turn."],
        ),
        (WAVE, 3, ["3 will not do. It may be a text or a table."]),
        (ListOf(LIMIT), [{"uses": 0}], ["0/uses: 0 is out of range: 1 to 9."]),
    ],
    ids=str,
)
def test_every_fault_of_a_value_is_told_at_its_place(kind: Kind, found: object, said: list[str]) -> None:
    told = Told()
    assert kind.read(found, told) is not None
    assert told.texts == said


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (ListOf(), "a\n\n b ", ("a", "b")),
        (ListOf(Number(1, 3)), "1\n3", (1, 3)),
        (STATS, "solo 3, sync 3", {"solo": 3, "sync": 3}),
        (Amounts(), "charge Stage, discard 1", {"charge": "Stage", "discard": "1"}),
        (Number(1, 3) | Text(), "2", 2),
        (Number(1, 3) | Text(), "Rank", "Rank"),
        (IdOf(("tech",)), " red.inspiring", "red.inspiring"),
    ],
    ids=str,
)
def test_a_person_types_several_values_as_one_text(kind: Kind, text: str, value: object) -> None:
    assert kind.typed(text) == value


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (ListOf(most=1), "a\nb", "It may be a list of 1 at most: a text."),
        (ListOf(Number(1, 3), 3, 2), "1", "It may be a list of 2 to 3: 1 to 3."),
        (STATS, "sola 3", "It may be 0 to 6 each for: solo, sync."),
        (STATS, "solo 9", "It may be 0 to 6."),
        (Amounts(), "charge", "It may be names, each with a short text or a number."),
        (LIMIT, "1 turn", "Its fields are written one by one."),
        (Number(1, 3) | Flag(), "4", "It may be yes or no."),
    ],
    ids=str,
)
def test_a_person_is_told_what_several_values_may_be(kind: Kind, text: str, said: str) -> None:
    with pytest.raises(NotPossible) as refused:
        kind.typed(text)
    assert str(refused.value) == said


def test_an_entry_that_is_named_is_noted_by_its_family_and_without_its_rank() -> None:
    told = Told()
    ListOf(IdOf(("tech", "gear"), ranked=True)).read(["red.one:2"], told)
    IdOf(("power",), parts=True).read("power.sap.wave", told)
    assert told.named == ["tech/gear: red.one", "power: power.sap.wave or a part"]


FIELDS = (
    Field("name", Text()),
    Field("origin", OneOf(("own", "book")), "own"),
    Field("source", Text(), "", needed_if=("origin", ("book",))),
    Field("does", Beside((Field("when", Text(), ""), Field("limit", LIMIT, None)))),
)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ({"name": "A"}, []),
        ({"name": "A", "origin": "book", "source": "p. 3", "when": "always", "limit": {"uses": 1}}, []),
        ({}, ["name: This field is missing."]),
        ({"name": "A", "origin": "book"}, ["source: This field is missing."]),
        ({"name": "A", "wen": "always"}, ["wen: This field is not known. Did you mean 'when'?"]),
        ({"name": "A", "does": {}}, ["does: This field is not known."]),
    ],
    ids=str,
)
def test_the_fields_of_an_entry_are_read_together_and_written_again(found: dict[str, object], said: list[str]) -> None:
    told = Told()
    check_names(FIELDS, found, told)
    values = read_fields(FIELDS, found, told)
    assert told.texts == said
    if not said:
        assert written_fields(FIELDS, values).keys() == found.keys()
        assert read_fields(FIELDS, written_fields(FIELDS, values), told) == values
