"""U-9: a Pilot joins a Team that plays already, and is there what she would have been from the start."""

import re
from pathlib import Path

import pytest

from gattai_desktop.cards.card import Back, card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.setup import EntrySetup, PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.seating import who_sits
from gattai_desktop.sessions.telling import exported
from tests.games.gattai.lines_played import GAME, played, refused

IDA = (
    'Coach brings in the Pilot "Ida" as Blue with "solo 4" "sync 2" "charge-modifier -1" "role The Brains"'
    ' "lesson a plan too many" "concept food | noodles" "recurring armory -1" "tech blue.plan:2" "notice By Jo."'
)
PLAN = EntrySetup("blue.plan", "Plan", effect=("when always | mod strike +1",))


@pytest.fixture
def table() -> State:
    """Two Pilots who have not been dealt their Hands."""
    return begin(Setup(edition="final", pilots=(PilotSetup("red"), PilotSetup("green")), entries=(PLAN,)))


def test_u_9_a_pilot_who_comes_before_the_cards_are_dealt_is_as_from_the_start(table: State) -> None:
    after = played(table, IDA)
    ida = PilotSetup("blue", "Ida", {"solo": 4, "sync": 2}, charge_modifier=-1, tech=("blue.plan:2",))
    begun = begin(Setup(edition="final", pilots=(PilotSetup("red"), PilotSetup("green"), ida), entries=(PLAN,)))
    hers = {path: value for path, value in begun.values.items() if path.startswith("pilot.blue.")}
    told = {"role": "The Brains", "cue.lesson": "a plan too many", "concept": (("food", "noodles"),)}
    hers |= {f"pilot.blue.{name}": value for name, value in told.items()} | {"pilot.blue.recurring.armory": -1}
    assert {path: value for path, value in after.values.items() if path.startswith("pilot.blue.")} == hers
    assert after.values["seats"] == ("red", "green", "blue")
    assert after.values["hand_size.coach"] == 3
    assert after.values["notices"] == ("By Jo.",)
    assert not after.count("hand.blue")
    dealt = played(after, "Coach sets up the session")
    assert dealt.count("hand.blue") == dealt.count("hand.coach") == 3


def test_u_9_who_comes_in_the_middle_is_dealt_her_hand_and_nobody_elses_changes(table: State) -> None:
    before = played(table, "Coach sets up the session")
    after = played(before, IDA)
    assert after.count("hand.blue") == 3
    assert set(after.cards("hand.blue")) == set(before.cards("deck.pilots")[-3:])
    for zone in ("hand.red", "hand.green", "hand.coach"):
        assert after.cards(zone) == before.cards(zone)
    assert {path: after.values[path] for path in after.values if path.startswith("team.")} == {
        path: before.values[path] for path in before.values if path.startswith("team.")
    }
    assert all(isinstance(one, Back) for one in GAME.sight(after, "red").cards("hand.blue"))


def test_deck_17_the_coach_draws_up_for_her_at_the_next_check_of_hands(table: State) -> None:
    after = played(table, "Coach sets up the session", IDA)
    assert (after.values["hand_size.coach"], after.count("hand.coach")) == (3, 2)


@pytest.mark.parametrize(
    ("line", "against"),
    [
        (IDA.replace("Blue", "Red"), "Red is taken."),
        (IDA.replace("Blue", "White"), "A Pilot has a colour: "),
        (IDA.replace('"solo 4"', '"solo 5"'), "solo and sync are 6 together."),
        (IDA.replace('"solo 4" "sync 2"', '"solo 8" "sync 2"'), "solo is 0 to 6."),
        (IDA.replace("armory -1", "harbour -1"), "'harbour -1' is no change of a Resource or of Harmony."),
        (IDA.replace("food | noodles", "noodles"), "A line 'concept' has a name, then | and a text."),
        (IDA.replace("blue.plan:2", "blue.plan:9"), "Plan has Rank 1 to 3."),
        (IDA.replace("blue.plan:2", "blue.plan:0"), "Plan has Rank 1 to 3."),
        (IDA.replace("blue.plan:2", "blue.ploy"), "This table does not know blue.ploy."),
        (IDA.replace("tech blue.plan:2", "gear blue.plan"), "This table does not know blue.plan."),
        (IDA.replace("tech blue.plan:2", "wings 2"), "'wings 2' is no line of its sheet."),
        (IDA.replace("tech blue.plan:2", "entry blue.ploy name Ploy"), "What she knows or carries is named alone"),
        (IDA.replace('"Ida"', '" "'), "A name has 1 to 60 characters."),
        (IDA.replace("Coach", "Red"), "Only Coach does this by hand."),
        ("Coach brings Blue from home", "Nobody of the Team who plays Blue is at home."),
    ],
)
def test_u_9_who_cannot_come_is_refused_with_words(table: State, line: str, against: str) -> None:
    assert any(one.startswith(against) for one in refused(table, line)), refused(table, line)


def test_ed_4_where_the_program_is_the_coach_whoever_plays_lets_her_join(table: State) -> None:
    line = IDA.replace("Coach", "Red")
    assert refused(table, line) == ["Only Coach does this by hand."]
    led = played(table, "Red gives the seat of Coach to steady", line)
    assert led.values["seats"] == ("red", "green", "blue")
    kept = State(table.zones, {**table.values, "away.blue.name": "Ida"})
    home = "Red brings Blue from home"
    assert refused(kept, home) == ["Only Coach does this by hand."]
    assert "blue" in played(kept, "Red gives the seat of Coach to steady", home).listed("seats")


def test_u_9_nobody_comes_in_the_middle_of_a_conflict() -> None:
    setup = Setup(
        edition="beta", pilots=(PilotSetup("red"),), threats=(ThreatSetup("gull", "Gull", 2),), entries=(PLAN,)
    )
    asked = 'Red challenges Coach with 5♥P for "the pier"'
    lying = {"hand.red": (Lying(card("5♥", "P"), up=False),)}
    fought = played(begin(evolve(setup, zones=lying, values={"phase": "play"})), asked)
    assert fought.values["step"] != "story"
    assert "A conflict is going on: she comes when it is over." in refused(fought, IDA)


def test_u_9_there_are_no_more_than_seven() -> None:
    colours = ("red", "orange", "yellow", "green", "purple", "pink", "black")
    table = begin(Setup(pilots=tuple(map(PilotSetup, colours)), entries=(PLAN,)))
    assert refused(table, IDA) == ["A table has 1 to 7 Pilots."]


def test_u_9_who_had_stayed_at_home_comes_as_her_last_evening_left_her(table: State) -> None:
    kept = {"name": "Ida", "solo": 5, "sync": 2, "base.solo": 5, "base.sync": 2, "charges": 1, "lessons": 4}
    away = State(table.zones, {**table.values, **{f"away.blue.{name}": value for name, value in kept.items()}})
    assert refused(away, IDA) == ["Whoever plays in that colour is at home, and can come as she is."]
    after = played(away, "Coach sets up the session", "Coach brings Blue from home")
    assert {name: after.values[f"pilot.blue.{name}"] for name in kept} == kept
    assert (after.values["pilot.blue.flesh"], after.values["pilot.blue.status"]) == (3, "active")
    assert not [path for path in after.values if path.startswith("away.")]
    assert after.count("hand.blue") == 3


def test_u_9_who_is_said_to_play_her_sits_down_with_her(table: State) -> None:
    after = played(table, IDA + ' "player Kim"')
    assert who_sits(after, "blue") == "Kim"
    too_long = "K" * 99
    named = refused(table, f'Coach seats "{too_long}" in the place of Red')
    assert refused(table, f'{IDA} "player {too_long}"') == named != []


def test_u_9_who_comes_from_home_can_be_played_by_somebody_else_tonight(table: State) -> None:
    away = State(table.zones, {**table.values, "away.blue.name": "Ida", "away.blue.solo": 5})
    after = played(away, 'Coach brings Blue from home for "Kim"')
    assert (who_sits(after, "blue"), after.values["pilot.blue.solo"]) == ("Kim", 5)
    assert refused(away, 'Coach brings Blue from home for ""')
    assert refused(table, 'Coach brings Blue from home for "Kim"') == ["Nobody of the Team who plays Blue is at home."]


def test_the_log_says_that_she_joins_and_what_the_table_deals_and_no_list_of_her_sheet(tmp_path: Path) -> None:
    record = tmp_path / "evening.record"
    line = IDA.replace(' "tech blue.plan:2"', "")
    told = f"given   edition final; pilots Red, Green\nwhen    Coach sets up the session\nwhen    {line}\n"
    record.write_text(f"# A Pilot joins.\n{told}", encoding="utf-8")
    page = exported(record, "html", "red")
    joins = page[page.index("Ida joins") :]
    assert re.findall(r'<p class="follows"[^>]*>([^<]*)', joins) == ["Coach: Hand size 2 → 3", "Ida draws 3 cards"]


def test_who_comes_from_home_is_told_by_her_name(tmp_path: Path) -> None:
    record = tmp_path / "evening.record"
    told = "given   edition final; pilots Red; away.blue.name = Ida\nwhen    Coach brings Blue from home\n"
    record.write_text(f"# A Pilot comes after all.\n{told}", encoding="utf-8")
    assert "Ida comes after all" in exported(record, "html", "red")


def test_gear_1_gear_of_no_kind_comes_with_nobody() -> None:
    table = begin(Setup(pilots=(PilotSetup("red"),), entries=(EntrySetup("gear.rope", "Rope", family="gear"),)))
    rope = 'Coach brings in the Pilot "Ida" as Blue with "gear gear.rope"'
    assert refused(table, rope) == ["Gear is accessory, armor, tool."]


def test_pilot_13_a_robo_that_somebody_rides_or_owns_comes_with_nobody_else() -> None:
    eagle = 'Coach hands Red the robo "Eagle" as robo.eagle with "endurance 6"'
    ida = 'Coach brings in the Pilot "Ida" as Blue with "robo robo.eagle"'
    table = played(begin(Setup(edition="final", pilots=(PilotSetup("red", "Ren"),))), eagle)
    assert refused(table, ida) == ["Eagle belongs to Ren."]
