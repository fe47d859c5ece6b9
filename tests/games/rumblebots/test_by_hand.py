"""Whatever the players do by hand, at whatever moment: the table stays a table, and the match comes to its end."""

import random

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import match
from gattai_desktop.games import by_hand_cards, by_hand_values
from gattai_desktop.games.by_hand import because, own_kind
from gattai_desktop.games.move import Impossible, Move, write
from gattai_desktop.games.rumblebots.by_hand import BOTS_HAND
from gattai_desktop.games.rumblebots.draft import TakeDeck
from gattai_desktop.games.rumblebots.rulings import HouseRulings
from gattai_desktop.games.rumblebots.values import OVER
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.players.soundness import unsound
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.games.wild_wishes import wild_wish

BOX = box("rumblebots")
GAME = BOX.game
CHALLENGED = """
game    rumblebots
given   players Red, Blue
        Blue challenges Red; Red: gang b10 b18; deck b01
        Blue: gang b22; deck b06 b09
"""


def wish(dice: random.Random, state: State, share: float) -> Move | None:
    """A move by hand, or one that the rules offer."""
    if dice.random() < share:
        stranger = wild_wish(dice, GAME, BOTS_HAND, state, HouseRulings, stray="b01", settled=("endless",), turns=True)
        move = GAME.phrases.read(stranger)
        return move if GAME.judge(state, move).allowed else None
    offered = [move for seat in GAME.seats(state) for move in GAME.options(state, seat)]
    often = [move for move in offered if not isinstance(move, TakeDeck)]
    return dice.choice(often or offered) if offered else None


@pytest.mark.parametrize("way", ["quick-battle", "draft"])
@pytest.mark.parametrize("number", range(6))
def test_table_1_no_move_by_hand_breaks_a_battle(way: str, number: int) -> None:
    """TABLE-1: every fact is undone exactly, no secret is told, nobody is stuck, and the match can be ended."""
    dice = random.Random(f"{way} {number}")
    state = BOX.begin(match(SEATS[: 2 + number % 3], way=way, battles=4))
    made = 0
    for turn in range(2_000):
        if state.values["step"] == OVER:
            break
        move = wish(dice, state, 0.5 if turn < 300 else 0.0)
        if move is None:
            assert GAME.waits_for(state), f"nobody can go on after {made} moves by hand"
            continue
        made += move.by_hand
        assert GAME.phrases.read(write(move)) == move
        GAME.preview(state, move, dice.choice([*GAME.seats(state), PUBLIC]))
        after, facts = GAME.play(state, move, seeded(dice.randrange(10**6)))
        wrong = list(unsound(GAME, state, facts, after))
        assert not wrong, f"{write(move)}: {wrong}"
        for seat in (*GAME.seats(state), PUBLIC):
            seen = GAME.sight_of_facts(state, facts, seat)
            assert all(str(line) for line in BOX.tell(GAME.sight(state, seat), move, seen, move.seat))
        state = after
    assert made > 10
    assert state.values["step"] == OVER


def test_table_1_a_game_has_its_own_form_of_each_kind_of_move() -> None:
    kinds = GAME.phrases.kinds
    moving = own_kind(kinds, by_hand_cards.MoveCards)
    assert moving is not None
    assert moving.hand is BOTS_HAND
    assert own_kind(kinds, by_hand_cards.FlipStack) is None
    moved = because(moving("red", (), "box"), "so it was")
    assert write(moved) == 'Red moves nothing to box because "so it was"'
    assert because(by_hand_values.SetValue("red", "space", "1"), "") == by_hand_values.SetValue("red", "space", "1")


def test_table_1_the_log_tells_what_was_done_by_hand_and_why() -> None:
    state = BOX.begin(match({"red": "Ren", "blue": "Ida"}))
    move = GAME.phrases.read('Red sets crystals.storage.blue to 2 because "a crystal was forgotten"')
    _after, facts = GAME.play(state, move, seeded(1))
    told = [str(line) for line in BOX.tell(GAME.sight(state, "red"), move, tuple(enumerate(facts)), "red")]
    assert told == [
        "Ren sets Ida's Storage to 2, by hand",
        "“a crystal was forgotten”",
        "Ida: 2 crystals to Storage",
    ]


def test_ed_4_a_bot_is_no_contraption_even_where_it_is_allowed() -> None:
    table = replay(read(CHALLENGED)).state
    with pytest.raises(Impossible, match="no attack to which it could add"):
        GAME.play(table, GAME.phrases.read("Blue switches on b09"), seeded(1), allowed=True)


def test_ed_4_a_contraption_never_goes_under_a_deck_of_bots() -> None:
    given = """
game    rumblebots
given   players Red, Blue
        Blue challenges Red; Red: gang b10 b18; deck b06.2 b01
        Blue: gang b06; deck b08 b10.2; contraptions k1
when    Blue reveals the next Bot
"""
    table = replay(read(given)).state
    with pytest.raises(Impossible, match="cannot be brought back"):
        GAME.play(table, GAME.phrases.read("Blue puts k1 under the deck"), seeded(1), allowed=True)


@pytest.mark.parametrize("place", ["gang.red", "discard.red"])
def test_ed_4_no_bot_lies_face_down_where_bots_are_not_turned(place: str) -> None:
    table = replay(read(CHALLENGED)).state
    verdict = GAME.judge(table, GAME.phrases.read(f"Red moves b10 to place 0 of {place} face-down"))
    assert "Cards are not turned over there." in str(verdict.reasons)
    assert GAME.judge(table, GAME.phrases.read(f"Red moves b10 to place 0 of {place} face-up")).allowed
