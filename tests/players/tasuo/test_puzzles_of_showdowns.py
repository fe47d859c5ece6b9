"""Puzzles of Tasuo Showdown: the answer of each, what only looks like it, and dice that are told."""

import pytest

from gattai_desktop.games.move import Move, write
from gattai_desktop.players.puzzles.puzzle import Puzzle, lay, open_cards, puzzles_of
from tests.players.puzzle_answers import assert_it_begins, search_of

KEY = "tasuo"
NOVICE = "attacks Reef Novice with"
DUELIST = "attacks Ashen Duelist with"
BINDER = "attacks Shoal Binder with"


def plain(move: Move) -> str:
    """A move as it is said, without who makes it."""
    return write(move).partition(" ")[2]


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        (
            "past-the-block",
            f"{NOVICE} Cinder Page by Ember Jab with hatsubai v1",
            [f"{NOVICE} Cinder Page with hatsubai v1", f"{NOVICE} Cinder Page by Ember Jab"],
        ),
        ("which-one-counts", f"{BINDER} Forge Sister", [f"{NOVICE} Forge Sister"]),
        ("half-a-point", "attacks armor with Pyre Marshal", ["attacks armor with Pyre Marshal by Ember Jab"]),
        ("arm-him", "equips Salamander Glaive to Ashen Duelist", ["ends charge", "charges ka with Salamander Glaive"]),
        ("one-block-two-targets", f"{BINDER} Ashen Duelist", [f"{NOVICE} Ashen Duelist", f"{BINDER} Cinder Page"]),
        (
            "throw-it",
            "throws Salamander Glaive from Ashen Duelist at Reef Novice",
            [f"{NOVICE} Ashen Duelist by Salamander Glaive", f"{NOVICE} Ashen Duelist"],
        ),
        (
            "what-to-lay-down",
            "charges ka with Roast Chestnut",
            ["charges ka with Ember Jab", "charges ka with Cinder Page", "charges kao"],
        ),
        ("an-empty-field", "emergency-calls Spark Runner to ka", ["sets Cinder Page", "ends play"]),
        ("salt", "uses Salt Sting", ["attacks Cinder Page with Reef Novice", f"{DUELIST} Reef Novice"]),
        (
            "stun-first",
            f"{DUELIST} Kite Runner by Thunderclap",
            [f"{DUELIST} Gale Fencer by Thunderclap", f"{DUELIST} Gale Fencer"],
        ),
        (
            "out-of-the-game",
            f"{DUELIST} Reef Novice by Frost Needle",
            [f"{DUELIST} Shoal Binder by Whirlpool Toss", f"{DUELIST} Shoal Binder by Frost Needle"],
        ),
        (
            "hold-and-heave",
            f"{BINDER} Ashen Duelist by Crucible Hold",
            [f"{BINDER} Ashen Duelist by Meteor Heave", f"{BINDER} Ashen Duelist by Ember Jab"],
        ),
    ],
)
def test_the_answer_begins_so_and_what_looks_like_it_does_not(name: str, right: str, wrong: list[str]) -> None:
    assert_it_begins(search_of(KEY, name), plain, right, wrong)


@pytest.mark.parametrize("puzzle", puzzles_of(KEY), ids=lambda one: one.id)
def test_dice_are_laid_down_and_told(puzzle: Puzzle) -> None:
    laid = lay(KEY, puzzle)
    dice = laid.start.values["dice"]
    assert isinstance(dice, tuple)
    first, second = dice[:2]
    assert f"shows {first} and {second}" in puzzle.lies
    assert all(held.seat == "blue" for held in open_cards(laid, laid.start))
    assert not any(card.deck == "numbers" for held in open_cards(laid, laid.start) for card in held.cards)


def test_what_the_foe_holds_lies_open() -> None:
    laid = lay(KEY, next(one for one in puzzles_of(KEY) if one.id == "past-the-block"))
    assert [(held.seat, [card.name for card in held.cards]) for held in open_cards(laid, laid.start)] == [
        ("blue", ["Shell Block"])
    ]
