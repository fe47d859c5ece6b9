"""What a line of triggers does is said in words, with everybody whom it reaches and the sums."""

import pytest

from gattai_desktop.cards.state import State
from gattai_desktop.content.boxes import box
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.events.event_table import EVENTS
from gattai_desktop.games.gattai.outcome import spoil_table
from gattai_desktop.games.gattai.outcome.spoil_table import SPOILS
from gattai_desktop.games.gattai.telling.what_it_does import in_a_sentence, what_it_does
from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

TABLE = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"
        threat tide "The Tide" rating 4; threat gull "The Gull" rating 2
        faction crew "The Crew" agency 3; faction radio "The Radio" agency 3
        location pier "The Pier"; location dome "The Dome"
        Red: buffers 2; Green: buffers 3; Blue: buffers 0; Red: charges 3
"""


def _table() -> State:
    return replay(read(TABLE, "given.record")).state


@pytest.mark.parametrize(
    ("line", "instigator", "said"),
    [
        ("+Fortify:Self(Full)", "red", "All Buffers back: Ren 2 → 3"),
        ("+Fortify:Team(1)", "red", "One Buffer back for each: Ren 2 → 3, Tam is full, Ida 0 → 1"),
        ("+Fortify:Self(Full) or +Purge:Self", "red", "All Buffers back: Ren 2 → 3. Or: All Charges lost: Ren 3 → 0"),
        ("+Trauma:Pilot(1)", "threat.tide", "Trauma 1 for a Pilot of Coach's choice"),
        ("+Trauma:Tam(2)", "threat.tide", "Trauma 2: Tam"),
        ("+Chargeup:Self(X)", "red", "X Charges"),
        ("+Tarry", "red", "No card from Coach's Deck"),
        ("+Ruin:Each", "threat.tide", "Each Location is damaged, a Damaged one razed: The Pier, The Dome"),
        ("+Disfavor:Each(1)", "threat.tide", "An Offense for each Faction: The Crew, The Radio"),
        ("+Disfavor:Each(2)", "threat.tide", "2 Offenses for each: The Crew, The Radio"),
        ("The lights go out.", "threat.tide", "The lights go out."),
    ],
)
def test_a_line_is_said_with_names_and_sums(line: str, instigator: str, said: str) -> None:
    assert plain(in_a_sentence(what_it_does(_table(), line, instigator))) == said


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_has_words_for_every_amount(event: str) -> None:
    for value in ("", "(1)", "(2)", "(Full)", "(All)", "(X)"):
        for instigator in ("red", "coach", "threat.tide"):
            for one in what_it_does(_table(), f"+{event}{value}", instigator):
                said = plain(one.words)
                assert not set(said) & set("+_(){}"), said


def test_no_two_spoils_read_the_same() -> None:
    for column in ("pilots", "rivals", "coach"):
        lines = [spoil.line(column) for spoil in SPOILS.values() if spoil.line(column)]
        seat = "coach" if column == "coach" else "red"
        told = [
            [plain(one.words) for one in what_it_does(_table(), line, seat, spoil_table.target)]
            for line in dict.fromkeys(lines)
        ]
        everything = [said for parts in told for said in set(parts)]
        assert len(set(map(tuple, told))) == len(told)
        assert everything
        assert all(len(set(parts)) == len(parts) for parts in told), told


def test_a_table_as_it_is_dealt_reads_its_threats() -> None:
    state = box("gattai").begin(scenario("neon-harbour"))
    for key in state.values["threats"]:  # type: ignore[union-attr]
        for power in ("wave", "storm"):
            said = plain(
                in_a_sentence(what_it_does(state, str(state.values[f"threat.{key}.{power}"]), f"threat.{key}"))
            )
            assert "+" not in said
            assert said
