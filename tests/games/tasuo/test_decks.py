"""Deck lists: read and written as text, checked whole, and what they promise."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.decks import (
    DEFAULT_LIMITS,
    DeckLimits,
    DeckList,
    NoDeck,
    chance_of_none,
    faults_of,
    list_of,
    opening_hand,
    read_deck,
    written_deck,
)

CARDS = built_in_cards().cards
SLAG = list_of(CARDS.decks["slag-court"], CARDS)
often = settings(max_examples=100, deadline=None)
NAMES = st.sampled_from(sorted(CARDS.by_name)) | st.text("abc ", min_size=1).map(
    lambda text: " ".join(text.split())
).filter(bool)
Listing = tuple[tuple[str, int], ...]
LISTS = st.dictionaries(NAMES, st.integers(1, 9), max_size=12).map(lambda found: tuple(found.items()))


def changed(**copies: int) -> DeckList:
    """The Slag Court with other numbers of some cards; names are written with _ between the words."""
    wanted = dict(SLAG.cards) | {name.replace("_", " "): number for name, number in copies.items()}
    return DeckList(tuple((name, number) for name, number in wanted.items() if number), SLAG.ultra)


def said(deck: DeckList, limits: DeckLimits = DEFAULT_LIMITS) -> list[str]:
    """Its faults as "TS-D1: 49 cards, 50 needed"."""
    return [f"{one.rule}: {one.text}" for one in faults_of(deck, CARDS, limits)]


@pytest.mark.parametrize("deck", CARDS.decks)
def test_a_ready_deck_has_no_fault(deck: str) -> None:
    assert said(list_of(CARDS.decks[deck], CARDS)) == []


def test_all_faults_are_named_at_once() -> None:
    """17 Defensive, 5 Counter, 5 copies of a card and 49 cards: four faults (RULES TS-EX2, TS-1, TS-2)."""
    deck = changed(Backdraft=5, Smoke_Roll=4, Heat_Sink=4, Bracer_Guard=4, Ember_Jab=0, Coal_Shot=0)
    assert sum(number for _, number in deck.cards) == 50
    deck = DeckList(tuple((name, number - (name == "Cinder Page")) for name, number in deck.cards), deck.ultra)
    assert said(deck) == [
        "TS-D1: 49 cards, 50 needed",
        "TS-D2: 5 copies of Backdraft, at most 4",
        "TS-D3: 17 Defensive cards, at most 16",
        "TS-D4: 5 Counter cards, at most 4",
    ]
    assert not all(one.advice for one in faults_of(deck, CARDS))


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        (changed(Ember_Jab=5), "TS-D2: 5 copies of Ember Jab, at most 4"),
        (changed(Frag_of_Dawn=2), "TS-D2: 2 copies of Frag of Dawn, at most 1"),
        (DeckList(SLAG.cards, (("Anvil Spirit", 2),)), "TS-D5: 2 copies of Anvil Spirit, at most 1"),
        (DeckList(SLAG.cards, (("Anvil Spirit", 11),)), "TS-D5: 11 Ultra cards, at most 10"),
        (changed(Anvil_Spirit=1), "TS-D6: Anvil Spirit belongs in the Ultra Deck"),
        (DeckList(SLAG.cards, (("Ember Jab", 1),)), "TS-D6: Ember Jab belongs in the main deck"),
        (changed(Embre_Jab=1), "TS-D7: no card is called 'Embre Jab'; Ember Jab?"),
        (changed(Xyzzy=1), "TS-D7: no card is called 'Xyzzy'"),
        (changed(Ashen_Duelist=0), "TS-D8: Duelist Unquenched will find no Ashen Duelist"),
        (
            changed(Cinder_Page=3, Spark_Runner=0, Forge_Sister=0, Ashen_Duelist=2, Heat_Sink=4, Meteor_Heave=4),
            "TS-D9: only 9 warriors: one opening hand in three will hold none",
        ),
        (
            changed(Cinder_Page=0, Spark_Runner=0, Kiln_Breaker=4),
            "TS-D9: only 3 warriors of life 7 or less: their calls cost least",
        ),
        (changed(Frag_of_Dawn=1, Frag_of_Noon=1), "TS-D10: 2 of 7 Frags"),
    ],
)
def test_each_check_tells_its_fault(deck: DeckList, fault: str) -> None:
    """Among them two Anvil Spirits and 11 Ultra cards (RULES TS-EX101, TS-3)."""
    assert fault in said(deck)


def test_advice_keeps_nobody_from_playing() -> None:
    deck = changed(Ashen_Duelist=0, Kiln_Breaker=4, Frag_of_Dawn=1)
    assert {one.rule for one in faults_of(deck, CARDS)} == {"TS-D8", "TS-D10"}
    assert all(one.advice for one in faults_of(deck, CARDS))


def test_a_table_can_want_the_ultra_deck_otherwise() -> None:
    """RULES TS-H1 and TS-H38 name what else may be."""
    exactly = DeckLimits(fewest_ultra=10)
    assert said(SLAG, exactly) == ["TS-D5: 3 Ultra cards, 10 needed"]
    assert said(DeckList(SLAG.cards), DeckLimits(most_ultra=0)) == []
    twice = DeckList(SLAG.cards, (("Anvil Spirit", 2),))
    assert said(twice, DeckLimits(copies_ultra=4)) == []


@given(LISTS, LISTS)
@often
def test_a_list_is_written_and_read_again(cards: Listing, ultra: Listing) -> None:
    deck = DeckList(cards, ultra)
    assert read_deck(written_deck(deck)) == deck
    assert read_deck(written_deck(deck).replace("\n", ";")) == deck
    assert all(str(one.text) for one in faults_of(deck, CARDS))


@given(st.text(max_size=80))
@often
def test_any_text_is_a_list_or_a_clear_fault(text: str) -> None:
    try:
        deck = read_deck(text)
    except NoDeck as fault:
        assert str(fault).endswith(".")
    else:
        assert read_deck(written_deck(deck)) == deck
        assert "TS-D1" in {one.rule for one in faults_of(deck, CARDS)}


def test_a_list_may_hold_comments_and_cards_without_a_number() -> None:
    text = "# Mine\n4 Cinder Page\nCinder  Page\n\nultra:\nAnvil Spirit\n"
    assert read_deck(text) == DeckList((("Cinder Page", 5),), (("Anvil Spirit", 1),))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("4 Cinder Page\n100 Ember Jab", "Line 2: there can be 1 to 99 copies of a card."),
        ("0 Ember Jab", "Line 1: there can be 1 to 99 copies of a card."),
        ("4", "Line 1: write a number and the name of a card, such as 4 Cinder Page."),
        ("\n" * 400, "A deck list has at most 300 lines; here are 401."),
    ],
)
def test_a_line_that_is_none_is_told(text: str, fault: str) -> None:
    with pytest.raises(NoDeck) as caught:
        read_deck(text)
    assert str(caught.value) == fault


@pytest.mark.parametrize(("warriors", "percent"), [(16, 13.1), (12, 23.7), (9, 35.4)])
def test_the_odds_of_an_opening_hand_without_a_warrior(warriors: int, percent: float) -> None:
    assert round(100 * chance_of_none(50, warriors), 1) == percent


def test_an_opening_hand_is_the_top_of_the_shuffled_deck() -> None:
    hand = opening_hand(SLAG, lambda cards: list(reversed(cards)))
    assert hand == ("The Slagworks", "Salamander Glaive", "Salamander Glaive", "Roast Chestnut", "Fury Stoke")
