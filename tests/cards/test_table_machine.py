"""Whatever happens at a table: 108 cards, facts that can be turned back, and nobody sees what is not his to see.

A table of the game's zones is played upon at random, through a Ledger as rules do. What a seat may see is worked out
here a second time, from the zones alone, and compared with what `sight` hands out (RULES 2.18, CARD-14).
"""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gattai_desktop.cards.card import CARDS, DECK_CARDS, Back, Card, NotKnown, back_of
from gattai_desktop.cards.facts import Announced, CardsMoved, CardsTurned, Fact, ValueChanged, ZoneShuffled
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded, unknown
from gattai_desktop.cards.sight import sight, sight_of_facts
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value, from_data, to_data
from gattai_desktop.cards.zone import ALL, PUBLIC, Lying, Seat, Zone

SEATS = ("red", "green", "coach", PUBLIC)
ZONES: Mapping[str, Zone] = {
    zone.id: zone
    for zone in (
        Zone("deck.pilots", "deck", "pilots", closed=True),
        Zone("deck.coach", "deck", "coach", closed=True),
        Zone("trash.pilots", "trash", "pilots"),
        Zone("hand.red", "hand", "red", frozenset({"red"})),
        Zone("hand.green", "hand", "green", frozenset({"green"})),
        Zone("hand.coach", "hand", "coach", frozenset({"coach"})),
        Zone("gambit.threshold", "threshold", "coach"),
        Zone("pile", "pile"),
        Zone("faction.dockers", "faction", "dockers"),
    )
}
NAMES = sorted(ZONES)
PATHS = ("team.harmony", "secret.red.vote", "secret.coach.note", "step")
VALUES: st.SearchStrategy[Value] = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=4,
)


def zones_of(_state: State) -> Mapping[str, Zone]:
    return ZONES


def hides(seat: Seat) -> Any:
    return lambda path: path.startswith("secret.") and path.split(".")[1] != seat


def hidden_of(_state: State, seat: Seat) -> Any:
    return hides(seat)


def may_see(zone: str, *, up: bool, seat: Seat) -> bool:
    """RULES 2.18 in one sentence, apart from the program's own: face-up outside a Deck, or in one's own Hand."""
    return not zone.startswith("deck.") and (up or zone == f"hand.{seat}")


class Table(RuleBasedStateMachine):
    @initialize(seed=st.integers(0, 99))
    def begin(self, seed: int) -> None:
        zones = {f"deck.{deck}": tuple(Lying(one, one.is_joker) for one in cards) for deck, cards in DECK_CARDS.items()}
        self.state = self.first = State(zones, {"step": "story"})
        self.shuffle = seeded(seed)
        self.facts: list[Fact] = []

    def done(self, ledger: Ledger) -> None:
        """Take over what the ledger wrote, after looking at it from every side."""
        before, facts = self.state, tuple(ledger.facts)
        after = before.after(facts)
        assert after == State(dict(ledger.table.zones), dict(ledger.table.values)), "the ledger kept its own books"
        assert after.before(facts) == before, "the facts cannot be turned back"
        for seat in SEATS:
            self.look_at(before, facts, seat)
        self.state = after
        self.facts.extend(facts)

    def look_at(self, before: State, facts: tuple[Fact, ...], seat: Seat) -> None:
        """No fact tells the seat of a card that it could see at no moment."""
        seen = tuple(sight_of_facts(before, facts, seat, zones_of, hidden_of))
        open_cards = {
            lying.card
            for state in (before, *(before.after(facts[: number + 1]) for number in range(len(facts))))
            for zone, lain in state.zones.items()
            for lying in lain
            if may_see(zone, up=lying.up, seat=seat)
        }
        for number, fact in seen:
            assert type(fact) is type(facts[number])
            told = cards_of(fact)
            assert len(told) == len(cards_of(facts[number]))
            assert all(isinstance(one, Back) or one in open_cards for one in told)
            if isinstance(fact, ValueChanged):
                assert not hides(seat)(fact.path)
            if isinstance(fact, Announced):
                assert not fact.seen_by or seat in fact.seen_by
        told_numbers = {number for number, _ in seen}
        for number, fact in enumerate(facts):
            if isinstance(fact, CardsMoved | CardsTurned | ZoneShuffled):
                assert number in told_numbers, "that cards moved is public, which cards need not be"

    # ------------------------------------------------------------------ what can happen

    @rule(data=st.data(), up=st.booleans(), bottom=st.booleans(), to=st.sampled_from(NAMES))
    def cards_move(self, data: st.DataObject, up: bool, bottom: bool, to: str) -> None:
        origin = data.draw(st.sampled_from(sorted(self.state.zones)))
        cards = self.state.cards(origin)
        taken = data.draw(st.lists(st.sampled_from(cards), min_size=1, max_size=6, unique_by=lambda one: one.key))
        ledger = Ledger(self.state, unknown)
        ledger.move_from(origin, taken, to, rule="DECK-1", up=up, bottom=bottom)
        self.done(ledger)

    @rule(data=st.data())
    def cards_are_turned(self, data: st.DataObject) -> None:
        zone = data.draw(st.sampled_from(sorted(self.state.zones)))
        cards = data.draw(
            st.lists(st.sampled_from(self.state.cards(zone)), min_size=1, max_size=4, unique_by=lambda one: one.key)
        )
        ledger = Ledger(self.state, unknown)
        ledger.turn(zone, cards, rule="DECK-4")
        self.done(ledger)

    @rule(zone=st.sampled_from(NAMES))
    def a_stack_is_flipped(self, zone: str) -> None:
        ledger = Ledger(self.state, unknown)
        ledger.flip_stack(zone, rule="DECK-5")
        self.done(ledger)

    @rule(zone=st.sampled_from(NAMES))
    def a_zone_is_shuffled(self, zone: str) -> None:
        ledger = Ledger(self.state, self.shuffle)
        ledger.shuffle(zone, rule="DECK-9")
        self.done(ledger)
        assert Counter(self.state.cards(zone)) == Counter(self.state.before(ledger.facts).cards(zone))

    @rule(path=st.sampled_from(PATHS), value=VALUES)
    def a_value_changes(self, path: str, value: Value) -> None:
        ledger = Ledger(self.state, unknown)
        ledger.set(path, value, rule="ED-4")
        self.done(ledger)
        assert self.state.values.get(path) == value

    @rule(seen_by=st.sets(st.sampled_from(SEATS[:3])))
    def something_is_said(self, seen_by: set[str]) -> None:
        ledger = Ledger(self.state, unknown)
        ledger.announce("moment", rule="ED-7", seen_by=tuple(sorted(seen_by)), card="9DP")
        self.done(ledger)

    @precondition(lambda self: self.facts)
    @rule(data=st.data())
    def the_table_takes_back(self, data: st.DataObject) -> None:
        count = data.draw(st.integers(1, min(5, len(self.facts))))
        back = tuple(fact.inverse() for fact in reversed(self.facts[-count:]))
        assert tuple(fact.inverse() for fact in reversed(back)) == tuple(self.facts[-count:])
        ledger = Ledger(self.state, unknown)
        for fact in back:
            ledger.write(fact)
        self.done(ledger)

    # ------------------------------------------------------------------ what is always so

    @invariant()
    def card_14_every_card_lies_in_one_zone(self) -> None:
        assert Counter(lying.card for lain in self.state.zones.values() for lying in lain) == Counter(CARDS.values())

    @invariant()
    def no_empty_zone_is_kept(self) -> None:
        assert all(self.state.zones.values())
        assert None not in self.state.values.values()

    @invariant()
    def the_facts_add_up_to_the_table(self) -> None:
        assert self.first.after(self.facts) == self.state
        assert self.state.before(self.facts) == self.first

    @invariant()
    def each_seat_sees_what_it_may_and_nothing_else(self) -> None:
        for seat in SEATS:
            seen = sight(self.state, seat, ZONES, hides(seat))
            assert seen.seat == seat
            for zone, lain in self.state.zones.items():
                shown = seen.zones[zone]
                assert len(shown) == len(lain)
                for lying, looks in zip(lain, shown, strict=True):
                    if may_see(zone, up=lying.up, seat=seat):
                        assert looks == lying
                    else:
                        assert looks.card is back_of(lying.card.deck), "a hidden card has no identity"
            for path, value in self.state.values.items():
                assert seen.values.get(path) == (None if hides(seat)(path) else value)

    @rule(deck=st.sampled_from(sorted(DECK_CARDS)), seat=st.sampled_from(SEATS))
    def deck_9_a_deck_shows_nothing_that_could_be_followed(self, deck: str, seat: str) -> None:
        zone = f"deck.{deck}"
        mixed = Ledger(self.state, self.shuffle)
        mixed.shuffle(zone, rule="DECK-9")
        before, after = (
            sight(state, seat, ZONES, hides(seat)).zones.get(zone, ())
            for state in (self.state, State(mixed.table.zones, mixed.table.values))
        )
        assert Counter(before) == Counter(after), "not even a Joker's facing shows"
        assert all(lying == Lying(back_of(lying.card.deck), False) for lying in before)

    @invariant()
    def the_session_file_sees_everything(self) -> None:
        assert sight(self.state, ALL, ZONES, hides(ALL)).zones == self.state.zones

    @invariant()
    def values_outlive_a_file(self) -> None:
        for value in self.state.values.values():
            assert from_data(json.loads(json.dumps(to_data(value)))) == value


def cards_of(fact: Fact) -> tuple[Card, ...]:
    if isinstance(fact, CardsMoved | CardsTurned):
        return fact.cards
    if isinstance(fact, ZoneShuffled):
        return tuple(lying.card for lying in (*fact.before, *fact.after))
    return ()


def test_a_hidden_value_is_not_none_but_unknown() -> None:
    table = State({}, {"secret.red.vote": "team", "step": "story"})
    seen = sight(table, "green", ZONES, hides("green"))
    with pytest.raises(NotKnown):
        seen.values["secret.red.vote"]


TestTable = Table.TestCase
# Explaining a failure runs the table a thousand times more; the steps that lead to it say enough.
TestTable.settings = settings(
    max_examples=30, stateful_step_count=20, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate)
)
