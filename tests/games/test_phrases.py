"""A move is written by its phrase and read back by the same, whatever other phrases look like."""

import pytest

from gattai_desktop.cards.card import Card, NoSuchCard, card
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.move import Move, Quoted, wish
from gattai_desktop.games.phrases import NotAMove, Phrases


@wish("moves {cards} to {zone}")
class Carry(Move):
    cards: tuple[Card, ...]
    zone: str


@wish("moves the fight to {place}")
class Shift(Move):
    place: str


@wish("says {words}, loudly: {loud}, {count} times")
class Shout(Move):
    words: Quoted
    loud: bool
    count: int


PHRASES = Phrases((Carry, Shift, Shout), card)


@pytest.mark.parametrize(
    "move",
    [
        Carry("red", (card("9♦P"), card("Joker1C")), "pile"),
        Carry("red", (), "pile"),
        Shift("coach", "kite_wharf"),
        Shout("green", Quoted('Not "yet"\\, she\nsaid'), True, -3),
    ],
)
def test_what_is_written_is_read_back(move: Move) -> None:
    assert PHRASES.read(str(move)) == move


def test_words_that_look_like_cards_of_another_phrase_are_read_by_their_own() -> None:
    assert PHRASES.read("Coach moves the fight to hangar") == Shift("coach", "hangar")


def test_a_card_that_does_not_exist_is_named() -> None:
    with pytest.raises(NoSuchCard, match="11♦P"):
        PHRASES.read("Red moves 11♦P to pile")


def test_what_no_phrase_says_is_no_move() -> None:
    with pytest.raises(NotAMove):
        PHRASES.read("Red dances")


def test_a_line_makes_only_those_kinds_ready_that_begin_like_it() -> None:
    """Given two hundred kinds of moves, when the first is read, then it waits for no other."""
    phrases = Phrases(GATTAI.game.phrases.kinds, card)
    phrases.read("Red counters with 3♦P")
    assert len(phrases._patterns) < len(phrases.kinds) / 10
