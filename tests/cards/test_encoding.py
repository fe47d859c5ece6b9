"""Facts and tables as they are written into files, and what is read of files that strangers wrote."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.cards.card import CARDS, Card
from gattai_desktop.cards.encoding import (
    MAX_ENCODED,
    NotEncoded,
    fact_to_data,
    facts_from_json,
    facts_to_json,
    state_from_json,
    state_to_json,
)
from gattai_desktop.cards.facts import (
    Announced,
    CardsMoved,
    CardsTurned,
    Fact,
    StackFlipped,
    ValueChanged,
    ZoneShuffled,
)
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import Lying

cards = st.sampled_from(tuple(CARDS.values()))
names = st.text(max_size=12)
places = st.integers(0, 107)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**31), 2**31) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)
lying = st.lists(st.builds(Lying, cards, st.booleans()), max_size=5).map(tuple)
rest = {"rule": names, "cause": st.integers(-1, 200)}


@st.composite
def moved(draw: st.DrawFn) -> CardsMoved:
    some: list[Card] = draw(st.lists(cards, max_size=4))
    rows = [draw(st.tuples(*(one for _ in some))) for one in (places, st.booleans(), places, st.booleans())]
    return CardsMoved(
        **{name: draw(one) for name, one in rest.items()},
        cards=tuple(some),
        origin=draw(names),
        target=draw(names),
        places=rows[0],
        was_up=rows[1],
        lands=rows[2],
        up=rows[3],
    )


@st.composite
def turned(draw: st.DrawFn) -> CardsTurned:
    some = draw(st.lists(cards, max_size=4))
    where = draw(st.tuples(*(places for _ in some)))
    return CardsTurned(rule=draw(names), cause=draw(rest["cause"]), zone=draw(names), places=where, cards=tuple(some))


facts = st.one_of(
    moved(),
    turned(),
    st.builds(StackFlipped, **rest, zone=names),
    st.builds(ZoneShuffled, **rest, zone=names, before=lying, after=lying),
    st.builds(ValueChanged, **rest, path=names, before=values, after=values),
    st.builds(
        Announced,
        **rest,
        words=names,
        values=st.lists(st.tuples(names, values), max_size=3).map(tuple),
        seen_by=st.lists(names, max_size=2).map(tuple),
    ),
)
states = st.builds(State, st.dictionaries(names, lying, max_size=4), st.dictionaries(names, values, max_size=4))


@given(st.lists(facts, max_size=5).map(tuple))
def test_facts_are_read_as_they_were_written(some: tuple[Fact, ...]) -> None:
    read = facts_from_json(facts_to_json(some), CARDS)
    assert read == some
    # A value that is true must not come back as 1.
    assert [repr(one) for one in read] == [repr(one) for one in some]


@given(st.lists(facts, max_size=5).map(tuple), states)
def test_what_is_written_is_plain_json_without_a_blank(some: tuple[Fact, ...], state: State) -> None:
    """The file is text that can be read without this program, and checksums are of these very characters."""
    for text in (facts_to_json(some), state_to_json(state)):
        assert text == json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))


@given(states)
def test_a_table_is_read_as_it_was_written(state: State) -> None:
    assert state_from_json(state_to_json(state), CARDS) == state


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from("mvastf"),
    lambda inner: st.lists(inner, max_size=11) | st.dictionaries(st.sampled_from(["zones", "values", "x"]), inner),
    max_leaves=20,
)


@given(anything)
def test_whatever_a_file_holds_it_is_read_or_refused(data: Any) -> None:
    for read in (facts_from_json, state_from_json):
        try:
            read(json.dumps(data), CARDS)
        except NotEncoded as wrong:
            assert str(wrong)


@given(facts, st.integers(0, 9), anything)
def test_one_wrong_part_of_a_fact_is_read_or_refused(fact: Fact, place: int, wrong: Any) -> None:
    data = fact_to_data(fact)
    data[place % len(data)] = wrong
    try:
        read = facts_from_json(json.dumps([data]), CARDS)
    except NotEncoded as told:
        assert "fact 0" in str(told) or "JSON" in str(told)
    else:
        assert facts_from_json(facts_to_json(read), CARDS) == read


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{}", "expected a list of at most"),
        ('[["x","",-1,"pile"]]', "fact 0: found"),
        ('[["f","",-1,"pile","more"]]', "4 parts in a fact 'f'"),
        ('[["f","",-2,"pile"]]', "cause: found '-2'"),
        ('[["f",7,-1,"pile"]]', "rule: found '7'"),
        ('[["t","",-1,"pile",[0],"99X"]]', "found '99X', expected the key of a card"),
        ('[["t","",-1,"pile",[0,1],"9DP"]]', "expected 1 places"),
        ('[["t","",-1,"pile",[-1],"9DP"]]', "expected a place from 0"),
        ('[["v","",-1,"a",null,{}]]', "no value"),
        ("[" * 100_000, "no JSON"),
        ('"' + "x" * MAX_ENCODED, "at most"),
        ("[1e400]", "fact 0"),
    ],
)
def test_a_fault_says_where_it_is_what_was_found_and_what_was_expected(text: str, told: str) -> None:
    with pytest.raises(NotEncoded, match=told.replace("[", r"\[")):
        facts_from_json(text, CARDS)
