"""Threats that come to a running table, are copied, rewritten and taken out: what Pilots learn of it, and no more."""

from pathlib import Path

import pytest

from gattai_desktop.cards.encoding import MAX_MOVE
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.setup import LocationSetup, PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.story import score
from gattai_desktop.games.gattai.world.brought_lines import SheetFault
from gattai_desktop.games.gattai.world.threat_sheet import read_sheet
from gattai_desktop.sessions.telling import exported
from tests.games.gattai.lines_played import GAME, played

ONE = (
    '"rating 2" "wave +Trauma:Choice(1)" "condition violence" "agenda flood it" "power threat.gull" "shown note"'
    ' "entry threat.gull name Gull" "entry threat.gull effect when always | mod strike +1"'
)
OTHER = (
    '"rating 6" "storm +Schism:Team(2)" "giant" "agenda flood it" "power power.mine.wave" "lair pier" "shown note"'
    ' "entry power.mine name Mine" "entry power.mine effect when always | mod strike +3" "entry power.mine tag wave"'
)
RECORD = """# A Threat comes to the table.
given   edition final; pilots Red, Green; threat tin "The Tin Comet" rating 4; location pier "The Long Pier"
when    Coach brings in "Doctor Gull" as gull with {first}
        Coach rewrites gull as "Doctor Gull" with {second}
        Coach copies gull
        Coach takes gull out of the scenario
"""


@pytest.fixture
def table() -> State:
    return begin(
        Setup(
            edition="final",
            pilots=(PilotSetup("red"), PilotSetup("green")),
            threats=(ThreatSetup("tin", "The Tin Comet", 4),),
            locations=(LocationSetup("pier", "The Long Pier"),),
        )
    )


@pytest.mark.parametrize("seat", ["red", PUBLIC])
@pytest.mark.parametrize("form", ["json", "html"])
def test_two_tables_that_differ_in_secrets_alone_are_told_alike(tmp_path: Path, seat: str, form: str) -> None:
    told = []
    for name, first, second in (("one", ONE, OTHER), ("other", OTHER, ONE)):
        (tmp_path / name).mkdir()
        record = tmp_path / name / "evening.record"
        record.write_text(RECORD.format(first=first, second=second), encoding="utf-8")
        told.append(exported(record, form, seat))
    assert "Doctor Gull" in told[0]
    assert told[0] == told[1]


def test_the_sight_of_a_pilot_is_the_same_whatever_came(table: State) -> None:
    one, other = (played(table, f'Coach brings in "Doctor Gull" as gull with {sheet}') for sheet in (ONE, OTHER))
    assert one != other
    for seat in ("red", PUBLIC):
        assert GAME.sight(one, seat) == GAME.sight(other, seat)
    assert GAME.sight(one, "coach") != GAME.sight(other, "coach")


def test_revealed_powers_show_what_they_do(table: State) -> None:
    seen = played(table, f'Coach brings in "Doctor Gull" as gull with {ONE}', "Coach reveals powers of gull")
    values = GAME.sight(seen, "red").values
    assert values["threat.gull.powers"] == ("brought.gull",)
    assert values["entry.brought.gull.effects"] == ("when always | mod strike +1",)


def test_what_was_taken_out_counts_for_nothing(table: State) -> None:
    before = score.total(table)
    grown = played(table, f'Coach brings in "Doctor Gull" as gull with {ONE}')
    assert score.total(grown) == before - 4
    assert score.scenario_code(grown) == "2/3/0"
    left = played(grown, "Coach takes gull out of the scenario")
    assert (score.total(left), score.scenario_code(left)) == (before, score.scenario_code(table))


def test_a_copy_of_a_copy_is_numbered_on(table: State) -> None:
    grown = played(table, "Coach copies tin", "Coach copies tin-2", "Coach copies tin")
    assert grown.values["threats"] == ("tin", "tin-2", "tin-3", "tin-4")
    assert grown.values["threat.tin-4.name"] == "The Tin Comet 4"


def test_a_sheet_is_written_as_it_is_read() -> None:
    lines = (
        *("rating 2", "giant", "locked", "agenda flood it", "wave +Wave", "storm +Storm", "lair pier", "sign bolt"),
        *("condition violence", "condition the serum is found", "power power.sap", "part tin", "shown tr"),
        *("entry power.mine name Mine", "entry power.mine text It digs.", "entry power.mine tag wave"),
        *("entry power.mine effect when always | mod strike +1", "notice By Jo."),
    )
    assert read_sheet("gull", "Gull", lines).lines() == lines


@pytest.mark.parametrize(
    "line", ["rating many", "colour green", "giant yes", "entry power.mine", "entry a b c", "wave"]
)
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(SheetFault):
        read_sheet("gull", "Gull", ("rating 2", line))


def test_a_sheet_that_no_session_could_keep_is_refused(table: State) -> None:
    long = " ".join(f'"condition {"x" * 190} {number}"' for number in range(40))
    written = f'Coach brings in "Gull" as gull with "rating 2" {long}'
    assert len(written) > MAX_MOVE
    move = GAME.phrases.read('Coach brings in "Gull" as gull with "rating 2"')
    many = tuple(f"condition {'x' * 190} {number}" for number in range(40))
    verdict = GAME.judge(table, type(move)("coach", "Gull", "gull", ("rating 2", *many)))  # type: ignore[call-arg]
    assert [one.rule for one in verdict.reasons] == ["ED-4"]
