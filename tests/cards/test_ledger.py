"""Facts are true to their table: they fit or they say so, and each can be turned back."""

import pytest

from gattai_desktop.cards.card import NotKnown, card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, FactDoesNotFit, ValueChanged, ZoneShuffled
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded, unknown
from gattai_desktop.cards.sight import sight
from gattai_desktop.cards.state import State, paths, presence
from gattai_desktop.cards.zone import Lying

TWO, SIX, NINE = card("2♠P"), card("6♦P"), card("9♣P")


def table() -> State:
    stack = (Lying(TWO, False), Lying(SIX, False), Lying(NINE, True))
    return State({"stack": stack}, {"count": 3, "name": "x"})


def test_deck_3_cards_are_laid_one_after_the_other() -> None:
    ledger = Ledger(table(), unknown)
    ledger.move((NINE, TWO), "trash", rule="DECK-3")
    assert ledger.table.cards("trash") == (NINE, TWO)
    assert ledger.table.cards("stack") == (SIX,)


def test_a_card_can_be_laid_under_the_others() -> None:
    ledger = Ledger(table(), unknown)
    ledger.move(NINE, "stack", rule="DECK-3", up=False, bottom=True)
    assert ledger.table.zones["stack"] == (Lying(NINE, False), Lying(TWO, False), Lying(SIX, False))


def test_one_card_goes_where_several_would() -> None:
    """Given a stack, when one card is laid on another or under it, then the fact is as exact as for several."""
    ledger = Ledger(table(), unknown)
    ledger.move(SIX, "trash", rule="DECK-3")
    ledger.move(TWO, "trash", rule="DECK-3", bottom=True, likely=("nowhere", "stack"))
    assert ledger.table.zones == {"stack": (Lying(NINE, True),), "trash": (Lying(TWO, True), Lying(SIX, True))}
    ledger.move(NINE, "trash", rule="DECK-3", up=False)
    assert "stack" not in ledger.table.zones
    assert table().after(ledger.facts) == ledger.table
    assert ledger.table.before(ledger.facts) == table()


def test_deck_5_a_stack_is_turned_as_a_block() -> None:
    ledger = Ledger(table(), unknown)
    ledger.flip_stack("stack", rule="DECK-5")
    assert ledger.table.zones["stack"] == (Lying(NINE, False), Lying(SIX, True), Lying(TWO, True))


def test_deck_4_a_card_is_turned_in_its_place() -> None:
    ledger = Ledger(table(), unknown)
    ledger.turn("stack", (SIX,), rule="DECK-4")
    assert ledger.table.zones["stack"][1] == Lying(SIX, True)


def test_a_shuffled_card_keeps_its_facing() -> None:
    ledger = Ledger(table(), lambda _zone, _cards: (SIX, NINE, TWO))
    ledger.shuffle("stack", rule="DECK-9")
    assert ledger.table.zones["stack"] == (Lying(SIX, False), Lying(NINE, True), Lying(TWO, False))


def test_the_same_seed_gives_the_same_order() -> None:
    cards = [TWO, SIX, NINE, *(card(f"{rank}♥C") for rank in range(2, 11))]
    assert list(seeded(7)("deck", cards)) == list(seeded(7)("deck", cards))
    assert {tuple(seeded(seed)("deck", cards)) for seed in range(5)} != {tuple(cards)}


def test_what_is_set_to_what_it_is_writes_nothing() -> None:
    ledger = Ledger(table(), unknown)
    ledger.set("count", 3, rule="ED-4")
    assert ledger.facts == []
    ledger.set("count", value=True, rule="ED-4")
    assert len(ledger.facts) == 1


def test_values_can_be_taken_off_the_table_together() -> None:
    """Given two values, when they and one that is not there are cleared, then each is a fact and forgotten."""
    of = paths("name")
    before = table()
    before.cached("known", lambda: before.values["name"], depends_on=of)
    ledger = Ledger(before, unknown)
    with ledger.because(ledger.announce("over", rule="A-1")):
        ledger.clear(("name", "colour", "count"), rule="A-1")
    assert [(fact.path, fact.after, fact.cause) for fact in ledger.facts if isinstance(fact, ValueChanged)] == [
        ("name", None, 0),
        ("count", None, 0),
    ]
    assert {"name", "count"} <= ledger.touched
    assert ledger.table.cached("known", lambda: ledger.table.values.get("name"), depends_on=of) is None
    assert ledger.table.before(ledger.facts) == before


def test_what_is_known_of_a_zone_is_known_until_its_cards_change() -> None:
    """Given it is known what lies in a stack, when something else changes it stays known, when the stack does not."""
    of = paths("stack")
    before = table()
    assert before.cached("top", lambda: before.top("stack"), depends_on=of) is NINE
    ledger = Ledger(before, unknown)
    ledger.set("count", 4, rule="A-1")
    assert ledger.table.cached("top", lambda: None, depends_on=of) is NINE
    ledger.turn("stack", (TWO,), rule="A-1")
    assert ledger.table.cached("top", lambda: "looked", depends_on=of) == "looked"
    assert before.cached("top", lambda: None, depends_on=of) is NINE


def test_that_cards_lie_somewhere_is_known_until_the_last_goes_or_the_first_comes() -> None:
    """Given it is known that a stack has cards, when one of three goes it stays known, and no longer with the last."""
    of = paths(presence("stack"), presence("trash"))
    before = table()
    assert before.cached("cards", lambda: (before.has_cards("stack"), before.has_cards("trash")), depends_on=of) == (
        True,
        False,
    )
    ledger = Ledger(before, unknown)
    ledger.turn("stack", (TWO,), rule="A-1")
    ledger.move(NINE, "hand", rule="A-1")
    assert ledger.table.cached("cards", lambda: None, depends_on=of) == (True, False)
    ledger.move(SIX, "trash", rule="A-1")
    assert ledger.table.cached("cards", lambda: "trash", depends_on=of) == "trash"
    ledger.move(TWO, "trash", rule="A-1")
    assert ledger.table.cached("cards", lambda: "stack", depends_on=of) == "stack"
    ledger.move((TWO, SIX), "stack", rule="A-1")
    assert ledger.table.cached("cards", lambda: "several", depends_on=of) == "several"


def test_what_a_table_offered_is_not_known_of_the_next_when_only_the_agenda_has_changed() -> None:
    """Given what was offered is known, when a move only leaves something to be done, then it is forgotten."""
    before = table()
    before.cached("options", lambda: "old")
    ledger = Ledger(before, unknown)
    assert ledger.table.cached("options", lambda: "new") == "old"
    ledger.next(("ask", "red"))
    ledger.keep_agenda(rule="A-1")
    assert ledger.table.cached("options", lambda: "new") == "new"
    assert before.cached("options", lambda: "new") == "old"


def test_what_an_item_asks_is_known_of_the_table_that_a_move_leaves() -> None:
    """Given a move has changed something, when its last item is asked about, then the answer is kept with the table."""
    ledger = Ledger(table(), unknown)
    ledger.set("count", 4, rule="A-1")
    ledger.next(("ask", "red"))
    ledger.table.cached("ask", lambda: "which?")
    ledger.keep_agenda(rule="A-1")
    assert ledger.table.cached("ask", lambda: "again?") == "which?"


def test_a_cause_is_carried_by_what_follows_from_it() -> None:
    ledger = Ledger(table(), unknown)
    first = ledger.announce("score", rule="THROW-25")
    with ledger.because(first):
        ledger.set("count", 4, rule="THROW-25")
    ledger.set("count", 5, rule="THROW-25")
    assert [fact.cause for fact in ledger.facts] == [-1, first, -1]


def test_what_is_left_to_do_is_kept_in_the_table() -> None:
    ledger = Ledger(table(), unknown)
    ledger.later(("soak", "red", 2))
    ledger.next(("omen", "pilots"))
    ledger.keep_agenda(rule="STEP-6")
    assert ledger.table.values["agenda"] == (("omen", "pilots"), ("soak", "red", 2))
    again = Ledger(ledger.table, unknown)
    again.agenda.clear()
    again.keep_agenda(rule="STEP-6")
    assert "agenda" not in again.table.values


def test_a_hidden_value_stays_unknown_to_whoever_plays_on_a_sight() -> None:
    whole = State({}, {"secret.red.vote": "team"})
    seen = sight(whole, "green", {}, lambda path: path.startswith("secret.red."))
    ledger = Ledger(State(seen.zones, seen.values), unknown)
    with pytest.raises(NotKnown):
        ledger.value("secret.red.vote")
    with pytest.raises(NotKnown):
        ledger.table.values["secret.red.vote"]


@pytest.mark.parametrize(
    "fact",
    [
        CardsMoved(cards=(SIX,), origin="stack", places=(0,), was_up=(False,), target="pile", lands=(0,), up=(True,)),
        CardsMoved(cards=(TWO,), origin="stack", places=(0,), was_up=(True,), target="pile", lands=(0,), up=(True,)),
        CardsMoved(cards=(TWO,), origin="stack", places=(0,), was_up=(False,), target="pile", lands=(2,), up=(True,)),
        CardsMoved(cards=(TWO,), origin="nowhere", places=(0,), was_up=(False,), target="pile", lands=(0,), up=(True,)),
        CardsTurned(zone="stack", places=(2,), cards=(TWO,)),
        CardsTurned(zone="stack", places=(-1,), cards=(NINE,)),
        ZoneShuffled(zone="stack", before=(Lying(TWO, True),), after=(Lying(TWO, True),)),
        ValueChanged(path="count", before=4, after=5),
        ValueChanged(path="absent", before=1, after=2),
    ],
)
def test_a_fact_that_does_not_fit_its_table_says_so_and_changes_nothing(fact: CardsMoved) -> None:
    here = table()
    with pytest.raises(FactDoesNotFit):
        here.after((fact,))
    zones, values = dict(here.zones), dict(here.values)
    with pytest.raises(FactDoesNotFit):
        fact.apply(zones, values)
    assert (zones, values) == (here.zones, here.values)
