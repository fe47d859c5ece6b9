"""Puzzles of Virtual Machine: the answer of each, and what only looks like it."""

import re

import pytest

from gattai_desktop.cards.card import COACH, PILOTS
from gattai_desktop.cards.tokens import AREA
from gattai_desktop.games.move import Move, write
from gattai_desktop.games.virtual_machine.hiding import HideMob
from gattai_desktop.games.virtual_machine.zones import BYTE
from gattai_desktop.players.puzzles.by_itself import choices, counts
from gattai_desktop.players.puzzles.puzzle import Puzzle, lay, open_cards, puzzles_of
from tests.players.puzzle_answers import assert_it_begins, search_of

KEY = "virtual-machine"


def plain(move: Move) -> str:
    """A move without who makes it, and without the deck of its cards."""
    return re.sub("(?<=[♠♥♦♣])[PC]", "", write(move).partition(" ")[2])


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("between-the-two", "picks J♥", ["picks 2♠", "picks Q♦", "reloads this round"]),
        ("low-or-high", "picks A♦", ["picks 10♥", "picks 2♠ 10♥"]),
        ("from-inside", "moves to D3", ["moves to D4", "moves to D5"]),
        ("there-and-back", "moves to D2", ["buys a card", "stands firm"]),
        ("two-in-one", "picks 8♥", ["picks 10♦", "picks 3♠ 10♦", "picks J♣"]),
        ("out-of-the-dark", "moves to C2", ["attacks m07.1 with 8♥"]),
        ("in-his-place", "stands firm", ["ends the turn"]),
        ("the-boot-that-waits", "picks 6♠ 9♣", ["picks 3♦ 6♠ 9♣", "picks 9♣", "picks 9♣ Q♦"]),
        ("into-the-gap", "moves to B2", ["attacks teo with 9♥"]),
        ("off-with-the-armor", "flips m03.1 off with 4♦", ["attacks m03.1 with 4♦", "flips m03.1 on with 4♦"]),
        ("the-last-cards", "lays 6♠ towards empty-the-cylinder", ["lays 3♠ towards empty-the-cylinder"]),
        ("five-in-a-row", "attacks m02.1 with 9♣", ["ends the turn", "reloads with this turn"]),
    ],
)  # fmt: skip
def test_the_answer_begins_so_and_what_looks_like_it_does_not(name: str, right: str, wrong: list[str]) -> None:
    assert_it_begins(search_of(KEY, name), plain, right, wrong)


def test_to_stop_play_costs_no_move_and_search_never_does() -> None:
    search = search_of(KEY, "from-inside")
    start, left = search.laid.start, search.laid.puzzle.moves
    stop = next(move for move in search.game.options(start, "teo") if move.phrase == "interrupts")
    assert not counts(stop)
    assert stop not in choices(search.game, search.laid.manner, start, "teo")
    stopped = search.after(start, stop)
    assert stopped is not None
    answered = search.answer(stopped, left)
    assert answered is not None
    assert answered.moves == left


def test_nobody_hides_a_mob_from_a_puzzle() -> None:
    search = search_of(KEY, "into-the-gap")
    start = search.laid.start
    assert any(isinstance(move, HideMob) for move in search.game.options(start, "cpu"))
    assert not any(isinstance(move, HideMob) for move in choices(search.game, search.laid.manner, start, "cpu"))


def test_the_straight_saves_him_and_another_card_would_not() -> None:
    search = search_of(KEY, "five-in-a-row")
    table = search.laid.start
    for said in ("attacks m02.1 with 9♣", "discards 9♣"):
        (move,) = [one for one in search.game.options(table, "teo") if plain(one) == said]
        after = search.after(table, move)
        assert after is not None
        table = after
    assert search.answer(table, 1) is None  # the card did not go to the Team Hand: the Ten hits


@pytest.mark.parametrize("puzzle", puzzles_of(KEY), ids=lambda one: one.id)
def test_only_cards_lie_open_and_neither_tokens_nor_the_byte(puzzle: Puzzle) -> None:
    laid = lay(KEY, puzzle)
    for held in open_cards(laid, laid.start):
        assert {card.deck for card in held.cards} <= {PILOTS, COACH}
    assert {AREA, BYTE} <= laid.manner.leaves_out
