"""What is written of facts, values and tables is read again as it was, or is not written; and the other way round."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.cards.card import CARDS, Card
from gattai_desktop.cards.encoding import (
    MAX_CARDS,
    MAX_ENCODED,
    MAX_FACTS_READ,
    MAX_NAME,
    NotEncoded,
    NotReadAgain,
    fact_to_json,
    facts_from_json,
    facts_to_json,
    refuse_too_much,
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
from gattai_desktop.cards.value import MAX_DEPTH, NoValue, Value, from_data, parsed, to_json
from gattai_desktop.cards.zone import Lying

CARD: Card = next(iter(CARDS.values()))
NAMES = st.integers(MAX_NAME - 1, MAX_NAME + 1).map("n".__mul__) | st.text(max_size=9)
COUNTS = st.sampled_from([0, 1, MAX_CARDS - 1, MAX_CARDS, MAX_CARDS + 1])


def nested(depth: int) -> Value:
    value: Value = 1
    for _ in range(depth):
        value = (value,)
    return value


VALUES = st.integers(MAX_DEPTH - 1, MAX_DEPTH + 1).map(nested) | st.none() | st.booleans() | st.text() | st.integers()


@st.composite
def facts(draw: st.DrawFn) -> Fact:
    """A fact that is just below a limit here and just above one there."""
    name, count, value = draw(NAMES), draw(COUNTS), draw(VALUES)
    rest = {"rule": draw(NAMES), "cause": draw(st.integers(-1, MAX_FACTS_READ - 1))}
    cards, places, up = (CARD,) * count, tuple(range(count)), (True,) * count
    lying = (Lying(CARD, True),) * count
    return draw(
        st.sampled_from(
            [
                StackFlipped(**rest, zone=name),
                CardsTurned(**rest, zone=name, places=places, cards=cards),
                ZoneShuffled(**rest, zone=name, before=lying, after=lying),
                ValueChanged(**rest, path=name, before=None, after=value),
                ValueChanged(**rest, path="a.b", before=value, after=None),
                Announced(**rest, words=name),
                Announced(**rest, words="said", values=((name, value),), seen_by=(name,)),
                Announced(**rest, words="said", values=(("a", 1),) * count, seen_by=("red",) * count),
                CardsMoved(
                    **rest, cards=cards, origin=name, places=places, was_up=up, target=draw(NAMES), lands=places, up=up
                ),
            ]
        )
    )


@given(facts())
def test_a_fact_that_is_written_is_read_as_it_was_and_what_is_not_would_not_be(fact: Fact) -> None:
    try:
        written = fact_to_json(fact)
    except ValueError as wrong:
        assert str(wrong)
        too_long = [text for text in vars_of(fact) if isinstance(text, str) and len(text) > MAX_NAME]
        too_many = [many for many in vars_of(fact) if isinstance(many, tuple) and len(many) > MAX_CARDS]
        too_deep = "nested deeper" in str(wrong)
        assert too_long or too_many or too_deep
    else:
        (read,) = facts_from_json(f"[{written}]", CARDS)
        assert read == fact
        assert repr(read) == repr(fact)


def vars_of(fact: Fact) -> list[object]:
    found = [getattr(fact, name) for name in dir(fact) if not name.startswith("_") and name not in ("apply", "inverse")]
    pairs = [part for values in found if isinstance(values, tuple) for part in values if isinstance(part, tuple)]
    return [*found, *(part for pair in pairs for part in pair), *(seat for seat in getattr(fact, "seen_by", ()))]


@given(VALUES)
def test_a_value_that_is_written_is_read_as_it_was(value: Value) -> None:
    try:
        written = to_json(value)
    except NoValue as wrong:
        assert f"deeper than {MAX_DEPTH}" in str(wrong)
        with pytest.raises(NoValue):
            from_data(json.loads("[" * (MAX_DEPTH + 1) + "1" + "]" * (MAX_DEPTH + 1)))
    else:
        assert repr(from_data(parsed(written))) == repr(value)


@pytest.mark.parametrize("thing", [1.5, {"a": 1}, ["a"], object(), (1, (2.5,))])
def test_what_is_no_value_is_not_written(thing: object) -> None:
    """A mistake in a rule may lead to anything; a session that holds it could not be opened again."""
    with pytest.raises(NoValue, match="is no value"):
        to_json(thing)  # type: ignore[arg-type]


@pytest.mark.parametrize(("text", "whole"), [('"\\ud83d\\ude00"', True), ('"\\ud83d"', False), ('["\\udc00"]', False)])
def test_half_a_sign_is_not_read_since_it_could_not_be_written(text: str, whole: bool) -> None:
    if whole:
        assert parsed(text) == "😀"
    else:
        with pytest.raises(ValueError, match="surrogates"):
            parsed(text)
        with pytest.raises(NotEncoded, match="no JSON"):
            facts_from_json(f'[["v","",-1,"a",null,{text}]]', CARDS)


@pytest.mark.parametrize(("count", "fits"), [(MAX_FACTS_READ, True), (MAX_FACTS_READ + 1, False)])
def test_as_many_facts_are_written_as_are_read(count: int, fits: bool) -> None:
    flips = (StackFlipped(zone=""),) * count
    written = facts_to_json(flips)
    if fits:
        refuse_too_much(count, written)
        assert facts_from_json(written, CARDS) == flips
    else:
        with pytest.raises(NotReadAgain, match=f"holds {MAX_FACTS_READ}"):
            refuse_too_much(count, written)


@pytest.mark.parametrize("more", [-1, 0, 1])
def test_as_many_characters_of_facts_are_written_as_are_read(more: int) -> None:
    frame = len(facts_to_json([ValueChanged(path="a", before=None, after="")]))
    one = (ValueChanged(path="a", before=None, after="x" * (MAX_ENCODED - frame + more)),)
    written = facts_to_json(one)
    assert len(written) == MAX_ENCODED + more
    if more <= 0:
        refuse_too_much(1, written)
        assert facts_from_json(written, CARDS) == one
    else:
        with pytest.raises(NotReadAgain, match=f"holds {MAX_ENCODED}"):
            refuse_too_much(1, written)


@given(NAMES, COUNTS, VALUES)
def test_a_table_that_is_written_is_read_as_it_was(name: str, count: int, value: Value) -> None:
    table = State({name: (Lying(CARD, False),) * count}, {name: value})
    try:
        written = state_to_json(table)
    except ValueError:
        assert len(name) > MAX_NAME or count > MAX_CARDS or "[" * (MAX_DEPTH + 1) in str(value).replace("(", "[")
    else:
        assert state_from_json(written, CARDS) == table


ODD = ('"\\u00e9"', '"\\/"', '"\\ud83d\\ude00"', "-0", "[ 1 , 2 ]", '"\\u0001"', '"\\u2028"', "1" * 400, '"\\u007f"')


@pytest.mark.parametrize("value", ODD)
def test_whatever_is_read_can_be_written_and_is_no_longer_then(value: str) -> None:
    """Else what is whole of a damaged file could not be saved."""
    text = f'[ ["v", "", -1, "a", null, {value}] ]'
    read = facts_from_json(text, CARDS)
    assert len(facts_to_json(read)) <= len(text)
    assert facts_from_json(facts_to_json(read), CARDS) == read
