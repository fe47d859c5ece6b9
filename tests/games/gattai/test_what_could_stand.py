"""What could stand in a line of triggers that is being written: what it would do here, and how it is read aloud."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.events.lines import read_line
from gattai_desktop.games.gattai.events.triggers import parse
from gattai_desktop.games.gattai.telling.read_aloud import read_aloud
from gattai_desktop.games.gattai.telling.what_could_stand import CouldStand, what_could_stand
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

TABLE = """
given   pilot red "Ren"; pilot green "Tam"; threat tide "The Tide" rating 3; faction nemuri "Radio Nemuri" agency 5
        faction row "Noodle Row" agency 1; faction pier "Pier Nine" agency 2
        location wharf "Kite Wharf"; location reactor "Old Reactor"
        faction.nemuri.offenses = 1; faction.row.offenses = 2; faction.pier.revealed = false
        location.reactor.state = "razed"; team.fan_club = 4; Red: buffers 2
"""


def table(text: str = TABLE) -> State:
    replayed = replay(read(text, "given.record"))
    assert not replayed.unmet
    return replayed.state


def offered(text: str, at: State | None = None) -> dict[str, CouldStand]:
    caret = text.index("|")
    found = what_could_stand(at or table(), text.replace("|", ""), caret, "threat.tide")
    return {one.shown: one for one in found}


def test_micro_32_a_disfavor_says_each_faction_with_its_offenses_and_who_may_take_it() -> None:
    found = offered("+Trauma:Choice(1) and +Disfavor:|")
    assert plain(found["+Disfavor:Radio_Nemuri"].does) == "Offense 1 → 2; Fan Club 4 may take it"
    assert found["+Disfavor:Radio_Nemuri"].rest == "Radio_Nemuri"
    third = found["+Disfavor:Noodle_Row"]
    assert plain(third.does) == "the third Offense: it goes, or turns into a Threat; Fan Club 4 may take it"
    assert third.price
    assert plain(found["+Disfavor:Choice"].does) == "a Faction that Coach picks then"


def test_micro_7_what_has_no_target_stands_last_with_its_reason() -> None:
    found = offered("+Disfavor:|")
    assert plain(found["+Disfavor:Pier_Nine"].does) == "no target: not revealed yet"
    assert plain(found["+Disfavor:The_Tide"].does) == "no target: Disfavor is for Factions"
    refused = [one.refused for one in found.values()]
    assert refused == sorted(refused)
    assert plain(offered("+Ruin:|")["+Ruin:Old_Reactor"].does) == "no target: it is Razed"


def test_micro_34_one_name_that_fits_is_offered_with_its_targets() -> None:
    found = offered("+Trauma:Choice(1) and +Ru|")
    first = next(iter(found.values()))
    assert (first.shown, first.rest, plain(first.does)) == ("+Ruin:Kite_Wharf", "in:Kite_Wharf", "Standing → Damaged")
    assert first.line == "+Trauma:Choice(1) and +Ruin:Kite_Wharf"
    assert first.caret == len(first.line)


def test_micro_36_trauma_says_the_buffers_that_may_take_it() -> None:
    found = offered("+Trauma:|")
    assert plain(found["+Trauma:Ren"].does) == "Trauma 1; Buffers 2 may take it"
    assert plain(found["+Trauma:The_Tide"].does).startswith("TR 3 → 2")


def test_micro_5_values_are_offered_in_brackets_with_what_they_come_to() -> None:
    found = offered("+Trauma:Choice(|")
    assert "+Trauma:Choice(2)" in found
    assert "Trauma 2" in plain(found["+Trauma:Choice(2)"].does)
    assert list(offered("+Trauma:Choice(St|)")) == ["+Trauma:Choice(Stage)"]
    (taken,) = offered("+Trauma:Choice(St|) and +Ruin").values()
    assert taken.line == "+Trauma:Choice(Stage) and +Ruin"


def test_what_stands_behind_the_caret_stays() -> None:
    (taken,) = offered("+Sch|ism:Team(2)").values()
    assert taken.line == "+Schism:Team(2)"


def test_ed_12_what_an_edition_does_not_have_is_not_offered() -> None:
    final = GATTAI.begin(scenario("neon-harbour", edition="final"))
    names = {one.shown for one in what_could_stand(final, "", 0)}
    assert {"./Trauma", "./Boost"} <= names
    assert "./BREAK!" not in names
    assert "+Boost" not in offered("|")


def test_a_joint_is_offered_behind_a_whole_trigger() -> None:
    assert [one.line for one in offered("+Ruin:Choice |").values()] == ["+Ruin:Choice or +"]
    found = what_could_stand(table(), "+Ruin:Choice ", 13)
    assert [one.line for one in found] == ["+Ruin:Choice and +", "+Ruin:Choice or +"]


def test_names_are_written_as_the_windows_call_them() -> None:
    said = {"Radio Nemuri": "Funk Nemuri"}
    found = what_could_stand(table(), "+Disfavor:Fu", 12, "coach", lambda name: said.get(name, name))
    assert [one.shown for one in found] == ["+Disfavor:Funk_Nemuri"]
    aloud = read_aloud(table(), found[0].line, "coach", lambda name: said.get(name, name))
    assert aloud.sound


# Read aloud ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "rule", "marked"),
    [
        ("+Trauma:Choice(1) and +Ruine", "MICRO-1", "Ruine"),
        ("+Trauma:Choise(1)", "MICRO-1", "Choise"),
        ("+Trauma:Choice(1", "MICRO-1", ""),
        ("+Trauma:Each(Stage+1) and +Ruin:Old_Reactor or +Rally", "MICRO-7", "+Ruin:Old_Reactor"),
        ("+Boost:Ren", "MICRO-1", "+Boost:Ren"),
    ],
)
def test_micro_1_the_first_fault_has_its_place(text: str, rule: str, marked: str) -> None:
    found = read_aloud(table(), text, "threat.tide")
    assert (found.rule, text[found.begins : found.ends]) == (rule, marked)


def test_a_sound_line_is_read_in_words() -> None:
    found = read_aloud(table(), "+Trauma:Choice(1) and +Ruin:Kite_Wharf", "threat.tide")
    assert found.sound
    assert plain(found.words).startswith("Trauma 1 for somebody of Coach's choice; and ")


def test_a_fault_stands_where_it_is_in_names_of_another_language() -> None:
    said = {"Radio Nemuri": "Ein sehr langer Funk"}
    text = "+Disfavor:Ein_sehr_langer_Funk and +Ruine"
    found = read_aloud(table(), text, "coach", lambda name: said.get(name, name))
    assert text[found.begins : found.ends] == "Ruine"


# Whatever is written ------------------------------------------------------------------------------

HERE = table()
FINAL = GATTAI.begin(scenario("neon-harbour", edition="final"))
LINES = st.one_of(
    st.text(max_size=40),
    st.lists(
        st.sampled_from(["+", "./", "/", ":", "(", ")", " ", "and", "or", "Trauma", "Sch", "Ren", "Each", "2", "Stage",
                         "Old_", "Boost", "Tarry", "Ω"]),
        max_size=9,
    ).map("".join),
)  # fmt: skip


@given(LINES, st.integers(-1, 45), st.sampled_from([HERE, FINAL]))
@settings(max_examples=300, deadline=None)
def test_every_offer_is_a_trigger_that_can_be_read(text: str, caret: int, at: State) -> None:
    for one in what_could_stand(at, text, caret, "coach"):
        read_line(at, one.shown)
        assert 0 <= one.caret <= len(one.line)


@given(st.data(), st.sampled_from([HERE, FINAL]))
@settings(max_examples=80, deadline=None)
def test_taking_what_is_offered_comes_to_a_whole_line(data: st.DataObject, at: State) -> None:
    text, caret = "", 0
    for _ in range(8):
        found = [one for one in what_could_stand(at, text, caret, "coach") if not one.refused]
        assert found, text
        taken = data.draw(st.sampled_from(found))
        text, caret = taken.line, taken.caret
        if taken.line.endswith(taken.shown):
            break
    else:
        raise AssertionError(text)
    parse(text)
    assert read_aloud(at, text).sound


def test_each_first_offer_taken_again_and_again_comes_to_a_whole_line() -> None:
    for name in [one.line for one in what_could_stand(HERE, "", 0)]:
        text, caret = name, len(name)
        for _ in range(3):
            try:
                read_line(HERE, text)
                break
            except NotationFault:
                first = what_could_stand(HERE, text, caret)[0]
                text, caret = first.line, first.caret
        read_line(HERE, text)
