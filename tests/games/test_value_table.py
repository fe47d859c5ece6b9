"""The table of values: how a path finds its row, and what is read from it."""

from gattai_desktop.cards.state import State
from gattai_desktop.games.kinds import Number
from gattai_desktop.games.record_gauge import RecordGauge
from gattai_desktop.games.value_table import ValueRow, ValueTable, Whose, up_to, while_there

TABLE = ValueTable(
    {"boat": Whose(lambda table: table.values["boats"], "boat.{}")},  # type: ignore[arg-type,return-value]
    ValueRow("boats", starts=tuple),
    ValueRow("wind", "Wind", Number(0, 12), starts=3, ends=(0, 12), record="wind"),
    ValueRow("boat.{boat}.sails", "Sails", while_there(Number(1, 3)), starts=len),
    ValueRow("boat.{boat}.crew", "Crew", up_to(lambda _table, key: len(key)), ends=(0, lambda _table, key: len(key)),
             starts=2, record=RecordGauge("crew", most=lambda _table, key: len(key), absent=0)),
    ValueRow("boat.{boat}.course", "Course", hidden_from=lambda _table, seat, value: seat != value.key),
    ValueRow("boat.{boat}.*"),
    ValueRow("boat.*"),
)  # fmt: skip

HARBOUR = State({}, {"boats": ("gull", "tern"), "wind": 3, "boat.gull.sails": 2, "boat.gull.crew": 2})


def test_a_path_finds_the_row_that_speaks_of_it_most_closely() -> None:
    rows = {path: found.row.path for path in ("boats", "boat.gull.sails", "boat.gull.flag.red", "boat.all")
            if (found := TABLE.at(path)) is not None}  # fmt: skip
    assert rows == {
        "boats": "boats",
        "boat.gull.sails": "boat.{boat}.sails",
        "boat.gull.flag.red": "boat.{boat}.*",
        "boat.all": "boat.*",
    }
    assert TABLE.at("harbour") is None


def test_a_key_may_have_several_parts() -> None:
    """As mobs of Virtual Machine have: "m02.1" is the first of its kind."""
    found = TABLE.at("boat.gull.2.sails")
    assert found is not None
    assert (found.row.path, found.key) == ("boat.{boat}.sails", "gull.2")
    several = State({}, {"boats": ("gull.2",), "boat.gull.2.sails": 2, "boat.gull.2.crew": 2})
    assert TABLE.settable(several)[1:] == ("boat.gull.2.sails", "boat.gull.2.crew")


def test_a_value_is_known_by_its_name_and_by_whose_it_is() -> None:
    assert (TABLE.short("boat.gull.sails"), TABLE.owner("boat.gull.sails")) == ("Sails", "boat.gull")
    assert (TABLE.short("wind"), TABLE.owner("wind")) == ("Wind", "")
    assert (TABLE.short("boat.gull.flag"), TABLE.owner("harbour")) == ("boat.gull.flag", "")


def test_what_may_be_set_by_hand_is_of_those_at_the_table_and_within_their_ends() -> None:
    assert TABLE.settable(HARBOUR) == ("wind", "boat.gull.sails", "boat.gull.crew")
    assert TABLE.by_hand(HARBOUR, "boat.gull.crew") == Number(0, 4)
    for path in ("boat.tern.sails", "boat.skua.crew", "boat.gull.course", "harbour"):
        assert TABLE.by_hand(HARBOUR, path) is None
    assert sorted(TABLE.bounds(HARBOUR)) == [("boat.gull.crew", 0, 4), ("wind", 0, 12)]


def test_what_a_table_begins_with() -> None:
    assert TABLE.starting("", "", ["gull"]) == {"boats": ("gull",), "wind": 3}
    assert TABLE.starting("boat", "gull", "gull") == {"boat.gull.sails": 4, "boat.gull.crew": 2}


def test_a_secret_is_hidden_from_the_others_alone() -> None:
    hidden = TABLE.hidden(HARBOUR, "gull")
    assert [path for path in ("wind", "boat.gull.course", "boat.tern.course") if hidden(path)] == ["boat.tern.course"]


def test_records_write_a_value_with_its_word() -> None:
    crew = TABLE.recorded("boat")["crew"]
    assert (crew.path, crew.absent) == ("boat.{key}.crew", 0)
    assert crew.given({}, "gull", 1, None) == {"boat.gull.crew": 1}
    assert list(TABLE.recorded("")) == ["wind"]
