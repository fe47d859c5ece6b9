"""Each look at a table finds what it looks for: a table is broken on purpose, and it says so."""

from collections.abc import Iterable

import pytest

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.facts import Fact, ValueChanged
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.players.soundness import (
    leaks,
    unsound,
    wrong_cards,
    wrong_facts,
    wrong_gauges,
    wrong_values,
    wrong_writing,
)

GAME = GATTAI.game


@pytest.fixture(scope="module")
def table() -> State:
    begun = GATTAI.begin(scenario("neon-harbour", ("red", "green")))
    return GAME.play(begun, SetUpSession("coach"), seeded(3))[0]


def with_values(table: State, **values: object) -> State:
    paths = {path.replace("__", "."): value for path, value in values.items()}
    return State(table.zones, {**table.values, **paths})  # type: ignore[dict-item]


def a_card_of(table: State, zone: str) -> Card:
    return table.cards(zone)[0]


def test_a_table_that_was_just_set_up_is_sound() -> None:
    begun = GATTAI.begin(scenario("neon-harbour", ("red", "green")))
    after, facts = GAME.play(begun, SetUpSession("coach"), seeded(3))
    assert list(unsound(GAME, begun, facts, after)) == []


def test_card_14_a_card_that_lies_twice_is_found(table: State) -> None:
    twice = State({**table.zones, "pile": (Lying(a_card_of(table, "hand.red"), True),)}, table.values)
    assert [fault for fault in wrong_cards(GAME, twice) if "2 places" in fault]


def test_card_14_a_card_that_is_lost_is_found(table: State) -> None:
    lost = State({**table.zones, "hand.red": table.zones["hand.red"][1:]}, table.values)
    assert [fault for fault in wrong_cards(GAME, lost) if "0 places" in fault]


def test_a_card_beside_the_table_is_found(table: State) -> None:
    zones = {**table.zones, "nowhere": table.zones["hand.red"]}
    del zones["hand.red"]
    assert list(wrong_cards(GAME, State(zones, table.values))) == ["Cards lie in nowhere, which is no zone."]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("team.harmony", 0),
        ("team.harmony", 8),
        ("team.schism", 7),
        ("pilot.red.charges", -1),
        ("pilot.red.buffers", 99),
        ("faction.noodle_row.offenses", 4),
        ("threat.brass_tide.tr", 8),
    ],
)
def test_a_gauge_beyond_its_ends_is_found(table: State, path: str, value: int) -> None:
    assert list(wrong_gauges(GAME, table)) == []
    assert len(list(wrong_gauges(GAME, State(table.zones, {**table.values, path: value})))) == 1


def test_team_3_in_the_red_schism_gathers_without_limit(table: State) -> None:
    assert list(wrong_gauges(GAME, with_values(table, team__harmony=1, team__schism=9))) == []


@pytest.mark.parametrize(
    ("path", "value", "wrong"),
    [
        ("begun.conflicts", ("gambit red",), []),
        ("begun.conflicts", 3, ["begun.conflicts holds something else."]),
        ("pilot.red.techs", 5, ["pilot.red.techs holds something else."]),
        ("step", "throwdown.robos", []),
    ],
)
def test_a_value_of_another_form_is_found(table: State, path: str, value: Value, wrong: list[str]) -> None:
    assert list(wrong_values(GAME, State(table.zones, {**table.values, path: value}))) == wrong


@pytest.mark.parametrize(
    ("path", "value", "wrong"),
    [
        ("score.effects", 5, "score.effects is written, and is no value of the game."),
        ("step", "throwdown.nap", "step is written as 'throwdown.nap', not one of: story, gambit.offered,"),
        ("scene", "two", "scene is written as 'two', not"),
    ],
)
def test_what_no_value_of_the_game_can_be_is_found_as_it_is_written(
    table: State, path: str, value: Value, wrong: str
) -> None:
    fact = ValueChanged(path=path, before=table.values.get(path), after=value)
    assert [one.startswith(wrong) for one in wrong_writing(GAME, (fact,), table)] == [True]
    assert not list(wrong_writing(GAME, (evolve(fact, path="step", after="throwdown.head_draw"),), table))


def test_facts_that_do_not_add_up_are_found(table: State) -> None:
    fact = ValueChanged(path="scene", before=table.values["scene"], after=2)
    assert list(wrong_facts(table, (fact,), table.after((fact,)))) == []
    assert next(wrong_facts(table, (fact,), table)) == "The facts do not add up to the table."
    assert "does not fit" in next(wrong_facts(table.after((fact,)), (fact,), table))


def test_info_2_a_hand_in_a_value_that_all_can_read_is_found(table: State) -> None:
    hers = a_card_of(table, "hand.red")
    told = with_values(table, agenda=(("give", "red", hers.key),))
    assert list(leaks(GAME, table, (), told, "green")) == [f"green can read of {hers.code} in agenda."]
    assert list(leaks(GAME, table, (), told, "red")) == []


class _Talks(Gattai):
    """The game with a sight in which a card of Red's Hand is written where the table has another value."""

    def sight(self, state: State, seat: Seat) -> Sight:
        seen = super().sight(state, seat)
        return evolve(seen, values=SeenValues({**seen.values, "scene": a_card_of(state, "hand.red").key}))


def test_info_2_a_hand_in_a_value_that_a_sight_alone_shows_is_found(table: State) -> None:
    hers = a_card_of(table, "hand.red")
    assert list(leaks(_Talks(), table, (), table, "green")) == [f"green can read of {hers.code} in scene."]
    assert list(leaks(_Talks(), table, (), table, "red")) == []


class _Glass(Gattai):
    """The game with Hands that everybody can look into, as a mistake in a zone would make them."""

    def __init__(self, *, zones_too: bool) -> None:
        super().__init__()
        self._zones_too = zones_too

    def sight(self, state: State, seat: Seat) -> Sight:
        return evolve(super().sight(state, seat), zones=state.zones) if self._zones_too else super().sight(state, seat)

    def sight_of_facts(self, state: State, facts: Iterable[Fact], seat: Seat) -> tuple[tuple[int, Fact], ...]:
        return tuple(enumerate(facts))


@pytest.mark.parametrize(
    ("zones_too", "found"),
    [(True, "green sees {card} in hand.red."), (False, "green is told of {card} by a fact (DECK-1).")],
)
def test_info_2_a_hand_that_others_see_is_found(table: State, zones_too: bool, found: str) -> None:
    ledger = Ledger(table, seeded(1))
    drawn = next(one.card for one in reversed(table.zones["deck.pilots"]) if not one.card.is_joker)
    ledger.move_from("deck.pilots", (drawn,), "hand.red", rule="DECK-1", up=False)
    after = State(dict(ledger.table.zones), dict(ledger.table.values))
    faults = list(leaks(_Glass(zones_too=zones_too), table, tuple(ledger.facts), after, "green"))
    assert found.format(card=drawn.code) in faults


def test_a_card_that_lay_open_for_a_moment_may_be_told(table: State) -> None:
    ledger = Ledger(table, seeded(1))
    hers = a_card_of(table, "hand.red")
    ledger.move(hers, "pile", rule="DECK-3", up=True)
    ledger.move(hers, "hand.red", rule="DECK-3", up=False)
    after = State(dict(ledger.table.zones), dict(ledger.table.values))
    assert list(leaks(GAME, table, tuple(ledger.facts), after, "green")) == []


def test_r_82_of_a_hand_that_may_not_be_counted_nothing_is_seen_or_told_however_it_lies(table: State) -> None:
    """Not even of cards that somebody turned up in it by hand."""
    uncounted = State(dict(table.zones), {**table.values, "rulings.hand_counts_public": "no"})
    ledger = Ledger(uncounted, seeded(1))
    ledger.flip_stack("hand.red", rule="DECK-5")
    shown = State(dict(ledger.table.zones), dict(ledger.table.values))
    hers = a_card_of(table, "hand.red")
    ledger = Ledger(shown, seeded(1))
    ledger.move(hers, "conceded.red", rule="THROW-39", up=False)
    after = State(dict(ledger.table.zones), dict(ledger.table.values))
    assert list(leaks(GAME, shown, tuple(ledger.facts), after, "green")) == []
