"""A weighed move in words: what it is, why, what follows and how often it wins, and never a card that nobody sees."""

import random

import pytest

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import Words, say
from gattai_desktop.content.boxes import KEYS, box
from gattai_desktop.games.by_program import SeatToPlay
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import SHARP, STEADY
from gattai_desktop.players import thinking
from gattai_desktop.players.programmes import opponent, programme
from gattai_desktop.players.sharp import WENT_BEST
from gattai_desktop.players.thinking import Players, ThinkingOrder, think
from gattai_desktop.players.weighing import Budget, Thinker, Weighed
from gattai_desktop.players.wording import behind_best, chance_words, less_by_habit, worded
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
        weighing = player.weigh(one.sight, one.options)  # type: ignore[attr-defined]
        for other in weighing.moves[1:]:
            behind = behind_best(weighing.best, other)
            assert not other.tried or spoken(drawn(behind)).strip().endswith(".")
            assert cards_in(behind) <= seen, behind
            less = less_by_habit(key, one.sight, weighing.best, other)
            assert not less.template or spoken(drawn(less)).endswith(".")
            assert cards_in(less) <= seen, less
        for weighed in weighing.moves:
            said = worded(key, one.sight, weighed)
            assert spoken(drawn(said.what)).strip()
            assert spoken(drawn(said.why)).strip()
            assert (said.chance is None) == (not weighed.tried)
            assert cards_in(said.follows) <= seen, said.follows
            follows = spoken(drawn(said.follows))
            assert not follows or (follows.endswith(".") and not follows.endswith("..")), follows


@pytest.mark.parametrize("key", KEYS)
def test_each_game_says_what_its_chance_counts(key: str) -> None:
    """Given a game in which moves are tried out, then it says what is counted."""
    assert "of 100" in str(chance_words(key))


@pytest.mark.parametrize("key", KEYS)
def test_a_person_gets_the_same_advice_whatever_is_hidden(key: str) -> None:
    """Given two tables that differ only in hidden cards, when a person asks for advice, then it is the same.

    So is why every other move stands behind the best, after habit and after trying out.
    """
    game = box(key).game
    for number, (table, seat) in enumerate(moments(key, 6)):
        told = []
        for one in (table, twin(game, table, seat, random.Random(number))):
            here = decision(key, one, seat, STEADY)
            thought = think(ThinkingOrder(key, (here,), weighs=True), Players())
            assert thought.weighing is not None
            told.append([worded(key, here.sight, weighed) for weighed in thought.weighing.moves])
            for strength in (STEADY, SHARP):
                player = opponent(key, strength, seat)
                player = player.with_budget(Budget(playouts=4)) if isinstance(player, Thinker) else player
                found = player.weigh(here.sight, here.options)  # type: ignore[union-attr]
                told.append([behind_best(found.best, other) for other in found.moves[1:]])
                told.append([less_by_habit(key, here.sight, found.best, other) for other in found.moves[1:]])
        assert told[: len(told) // 2] == told[len(told) // 2 :]


@pytest.mark.parametrize("key", KEYS)
def test_advice_goes_to_the_other_process_and_back(key: str) -> None:
    """Given an order to weigh, when it is written and read as between processes, then its answer is the same."""
    one = decisions(key, 1)[0]
    order = ThinkingOrder(key, (evolve(one, player=STEADY),), weighs=True)
    written, cards = thinking._packed(order)
    game, known = thinking._table_of(thinking._head(order))
    thought = think(thinking._as_seen(thinking._unpacked(written, known), game), Players())
    back = thinking._unpacked(thinking._packed(thought)[0], cards)
    assert thought.move is None
    assert back == thought
    assert {weighed.move for weighed in back.weighing.moves} == set(one.options)


def test_a_reason_that_the_player_gave_is_kept() -> None:
    """Given a weighed move with a reason of its own, then nothing else is said in its place."""
    one = decisions("rumblebots", 1)[0]
    why = Words("Because it can.")
    assert worded("rumblebots", one.sight, Weighed(one.options[0], 0.0, why=why)).why == why


@pytest.mark.parametrize("key", KEYS)
def test_what_went_best_is_not_praised_by_habit(key: str) -> None:
    """Given a move that habit did not take, when it went best, then no habit says that no other does as much.

    Where a game tells facts of a move alone, these may stand there: they hold whoever made it.
    """
    one = decisions(key, 1)[0]
    why = worded(key, one.sight, Weighed(one.options[0], 0.6, 0.6, 8, WENT_BEST)).why
    assert why == WENT_BEST or programme(key).why_holds


MOVE = Move("red")
FIRST = Weighed(MOVE, 0.66, 0.66, 8)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Weighed(MOVE, 0.51, 0.51, 8), "15 of 100 behind."),
        (Weighed(MOVE, 0.51, 0.51, 8, follows=say("Then Coach blocks.")), "15 of 100 behind. Then Coach blocks."),
        (Weighed(MOVE, 0.56, 0.66, 8), "Equal, but less is gained besides."),
        (Weighed(MOVE, 0.659, 0.66, 8), "It came out about as well."),
        (Weighed(MOVE, 0.6, 0.7, 8), "4 of 100 ahead, but less is gained besides."),
        (Weighed(MOVE, 0.7, 0.7, 8), "4 of 100 ahead, which may be luck."),
        (Weighed(MOVE, 0.6, 0.6, 8, may_be_luck=True), "Too close to tell: 6 of 100 behind may be luck."),
        (Weighed(MOVE, 0.7, 0.7, 8, may_be_luck=True), "Too close to tell: 4 of 100 ahead may be luck."),
        (
            Weighed(MOVE, 0.6, 0.7, 8, may_be_luck=True),
            "Too close to tell: 4 of 100 ahead, but less is gained besides.",
        ),
        (Weighed(MOVE, 0.66, 0.66, 8, may_be_luck=True), "It came out about as well."),
        (Weighed(MOVE, 0.0, 0.0, 1, may_be_luck=True), "Tried only once: too little to tell."),
        (Weighed(MOVE, 0.0, 0.0, 3, may_be_luck=True), "Tried only 3 times: too little to tell."),
        (Weighed(MOVE, 0.2, why=say("It costs nothing.")), ""),
    ],
)
def test_what_came_out_behind_says_by_what(other: Weighed, said: str) -> None:
    """Given a move below the best, then it says of what was tried out what it lacks, and no praise."""
    assert spoken(drawn(behind_best(FIRST, other))) == said


def test_what_habit_weighed_says_its_own_figures_where_the_best_has_others() -> None:
    """Given two moves with the same reason and other figures, then the lesser says its own; what follows alike not."""
    best = Weighed(MOVE, 9.0, why=say("It has {many}.", many=9))
    other = Weighed(MOVE, 3.0, why=say("It has {many}.", many=3))
    assert spoken(drawn(behind_best(best, other))) == "Less good: It has 3."
    both = say("Then Coach blocks.")
    ahead, behind = Weighed(MOVE, 0.5, 0.5, 8, follows=both), Weighed(MOVE, 0.4, 0.4, 8, follows=both)
    assert spoken(drawn(behind_best(ahead, behind))) == "10 of 100 behind."


@pytest.mark.parametrize("key", KEYS)
def test_steady_says_what_speaks_against_other_moves(key: str) -> None:
    """Given decisions of a game, then steady has reasons for some rows below its best, and not the best one's again."""
    said = []
    for one in decisions(key, 16):
        weighing = opponent(key, STEADY, one.seat).weigh(one.sight, one.options)  # type: ignore[union-attr]
        for other in weighing.moves[1:]:
            why = less_by_habit(key, one.sight, weighing.best, other)
            said += [spoken(drawn(why))] if why.template else []
            assert not why.template or why != weighing.best.why
    assert said
