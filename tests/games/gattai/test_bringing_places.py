"""A Faction or a Location comes to a running table, and is there what it would have been from the start."""

from pathlib import Path

import pytest

from gattai_desktop.cards.state import State
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.setup import FactionSetup, PilotSetup, Setup
from gattai_desktop.sessions.telling import exported
from tests.games.gattai.lines_played import GAME, played, refused

BELLE = (
    'Coach brings in the Faction "Belle\'s Crew" as belle with "agency 3" "pleased-by a fair bargain" "notice By Jo."'
)
PIER = (
    'Coach brings in the Location "Long Pier" as pier with "boon a boat" "entry loc.pier name Long Pier"'
    ' "entry loc.pier effect when always | mod strike +1"'
)


@pytest.fixture
def table() -> State:
    return begin(Setup(edition="final", pilots=(PilotSetup("red"), PilotSetup("green"))))


def test_faction_1_a_faction_is_met_with_its_agency_and_everybody_sees_it(table: State) -> None:
    after = played(table, BELLE)
    begun = begin(
        Setup(
            edition="final",
            pilots=(PilotSetup("red"), PilotSetup("green")),
            factions=(FactionSetup("belle", "Belle's Crew", 3, pleased_by="a fair bargain"),),
        )
    )
    assert after.values.get("notices") == ("By Jo.",)
    assert {path: value for path, value in after.values.items() if "belle" in path} == {
        path: value for path, value in begun.values.items() if "belle" in path
    }
    assert GAME.sight(after, "red").values["faction.belle.agency"] == 3
    assert refused(after, BELLE) == ["Belle's Crew is at this table already."]


def test_loc_1_a_location_is_found_standing_and_does_what_it_does(table: State) -> None:
    after = played(table, PIER)
    assert after.values["locations"] == (*table.listed("locations"), "pier")
    assert after.values["location.pier.state"] == "standing"
    (does,) = entries.carried_by(after.values, "location.pier")
    assert does.entry == "location.pier"
    assert GAME.sight(after, "red").values["entry.location.pier.effects"] == ("when always | mod strike +1",)


def test_faction_6_one_that_had_gone_comes_back_as_at_its_start(table: State) -> None:
    with_her = played(table, BELLE, "Coach sets faction.belle.offenses to 2")
    gone = State(with_her.zones, {**with_her.values, "factions": (), "faction.belle.gone": "removed"})
    back = played(gone, BELLE)
    assert back.values["factions"] == ("belle",)
    assert back.values["faction.belle.offenses"] == 0
    assert "faction.belle.gone" not in back.values


@pytest.mark.parametrize(
    ("line", "against"),
    [
        ('Coach brings in the Faction "Belle" as belle with "agency 8"', "Agency is 1 to 7, not 8."),
        ('Coach brings in the Faction "Belle" as belle with "note a crew"', "Agency is 1 to 7, not 0."),
        (
            'Coach brings in the Faction "Belle" as belle with "agency 3" "boon a boat"',
            "'boon a boat' is no line of its sheet.",
        ),
        (
            'Coach brings in the Location " " as pier with "boon a boat"',
            "A name has 1 to 60 characters.",
        ),
        (
            'Coach brings in the Location "Pier" as pier with "entry a name Pier" "entry a effect when tea"',
            "Pier: ",
        ),
        ('Red brings in the Location "Pier" as pier with "boon a boat"', "Only Coach does this by hand."),
    ],
)
def test_ed_4_what_cannot_be_laid_is_refused_with_words(table: State, line: str, against: str) -> None:
    assert any(one.startswith(against) for one in refused(table, line)), refused(table, line)


def test_what_comes_is_told_by_its_name_from_the_first_line_on_and_only_once(table: State, tmp_path: Path) -> None:
    record = tmp_path / "evening.record"
    record.write_text(f"# A Location comes.\ngiven   edition final; pilots Red\nwhen    {PIER}\n", encoding="utf-8")
    told = exported(record, "html", "red")
    assert "Long Pier is revealed" in told
    assert "is here" not in told  # the move says it
    assert "a Location" not in told
