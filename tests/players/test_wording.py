"""A weighed move in words: what it is, why, what follows and how often it wins, and never a card that nobody sees."""

import random

import pytest

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.seat_to_play import SeatToPlay
from gattai_desktop.games.strengths import SHARP, STEADY
from gattai_desktop.players import thinking
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.thinking import Players, ThinkingOrder, think
from gattai_desktop.players.weighing import Budget, Thinker, Weighed
from gattai_desktop.players.wording import chance_words, worded
from gattai_desktop.windows.kit.faces import drawn
from tests.players.nothing_hidden import twin
from tests.players.test_nothing_hidden import handed, table_by_chance


def cards_in(words: object) -> set[Card]:
    """Every card that a sentence names."""
    if isinstance(words, Card):
        return {words}
    if isinstance(words, Words):
        return set().union(*(cards_in(value) for _, value in words.values)) if words.values else set()
    if isinstance(words, tuple):
        return set().union(*map(cards_in, words)) if words else set()
    return set()


def moments(key: str, many: int) -> list[tuple[State, str]]:
    """Tables by chance at which play waits for a seat that has a choice, each with that seat."""
    game, found = box(key).game, list[tuple[State, str]]()
    for seed in range(90):
        table = table_by_chance(key, seed, 5 + 3 * (seed % 40))
        waiting = [seat for seat in game.waits_for(table) if len(game.options(table, seat)) > 1]
        found += [(table, seat) for seat in waiting[:1]]
        if len(found) == many:
            break
    assert len(found) == many
    return found


def decision(key: str, table: State, seat: str, strength: str = SHARP) -> SeatToPlay:
    """A decision as the player of its seat is handed it."""
    return SeatToPlay(seat, strength, *handed(box(key).game, table, seat), True)


def decisions(key: str, many: int) -> list[SeatToPlay]:
    return [decision(key, table, seat) for table, seat in moments(key, many)]


@pytest.mark.parametrize("strength", [STEADY, SHARP])
@pytest.mark.parametrize("key", KEYS)
def test_every_weighed_move_has_its_words(key: str, strength: str) -> None:
    """Given a decision, when each move is weighed, then it says what it is and why, and names no hidden card."""
    for one in decisions(key, 8):
        player = opponent(key, strength, one.seat)
        assert player is not None
        if isinstance(player, Thinker):
            player = player.with_budget(Budget(playouts=8))
        seen = {lying.card for zone in one.sight.zones.values() for lying in zone}
        for weighed in player.weigh(one.sight, one.options).moves:  # type: ignore[attr-defined]
            said = worded(key, one.sight, weighed)
            assert spoken(drawn(said.what)).strip()
            assert spoken(drawn(said.why)).strip()
            assert (said.chance is None) == (not weighed.tried)
            assert cards_in(said.follows) <= seen, said.follows


@pytest.mark.parametrize("key", KEYS)
def test_each_game_says_what_its_chance_counts(key: str) -> None:
    """Given a game in which moves are tried out, then it says what is counted."""
    assert "of 100" in str(chance_words(key))


@pytest.mark.parametrize("key", KEYS)
def test_a_person_gets_the_same_advice_whatever_is_hidden(key: str) -> None:
    """Given two tables that differ only in hidden cards, when a person asks for advice, then it is the same."""
    game = box(key).game
    for number, (table, seat) in enumerate(moments(key, 6)):
        told = []
        for one in (table, twin(game, table, seat, random.Random(number))):
            here = decision(key, one, seat, STEADY)
            thought = think(ThinkingOrder(key, (here,), weighs=True), Players())
            assert thought.weighing is not None
            told.append([worded(key, here.sight, weighed) for weighed in thought.weighing.moves])
        assert told[0] == told[1]


@pytest.mark.parametrize("key", KEYS)
def test_advice_goes_to_the_other_process_and_back(key: str) -> None:
    """Given an order to weigh, when it is written and read as between processes, then its answer is the same."""
    one = decisions(key, 1)[0]
    order = ThinkingOrder(key, (evolve(one, player=STEADY),), weighs=True)
    written, cards = thinking._packed(order)
    thought = think(thinking._as_seen(thinking._unpacked(written, thinking._cards_of(key))), Players())
    back = thinking._unpacked(thinking._packed(thought)[0], cards)
    assert thought.move is None
    assert back == thought
    assert {weighed.move for weighed in back.weighing.moves} == set(one.options)


def test_a_reason_that_the_player_gave_is_kept() -> None:
    """Given a weighed move with a reason of its own, then nothing else is said in its place."""
    one = decisions("rumblebots", 1)[0]
    why = Words("Because it can.")
    assert worded("rumblebots", one.sight, Weighed(one.options[0], 0.0, why=why)).why == why
