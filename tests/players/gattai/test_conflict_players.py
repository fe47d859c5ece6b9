"""The fighters of a conflict: each may say what it thinks, none can know what is hidden, and sharp finds what wins."""

import random
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.gambit.gambit import pilot_of
from gattai_desktop.games.gattai.gambit.moves import PutDown
from gattai_desktop.games.gattai.gambit.offer import AcceptGambit, OfferGambit
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.throwdown import stages
from gattai_desktop.games.gattai.throwdown.drives import Block, Concede, Counter, Escalate
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.move import Move
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY, STRENGTHS
from gattai_desktop.players.gattai.conflict import Conflict, won
from gattai_desktop.players.gattai.conflict_habits import answer, likely_drives
from gattai_desktop.players.gattai.conflict_players import SharpFighter, conflict_player
from gattai_desktop.players.gattai.contest import THROWDOWNS
from gattai_desktop.players.gattai.dealing import dealt_anew
from gattai_desktop.players.gattai.fight import fight_of
from gattai_desktop.players.gattai.fight_turns import FightTurns
from gattai_desktop.players.gattai.leanings import Leans, keen_against_steady, keen_leanings, steady_leanings
from gattai_desktop.players.gattai.played_fight import dealt_fight
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.players.gattai.why import less_in_conflict
from gattai_desktop.players.weighing import Adviser, Budget
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
FEW = Budget(playouts=12)


def _player(strength: str, seat: str) -> Adviser:
    found = conflict_player(strength, seat, GAME)
    return found.with_budget(FEW) if isinstance(found, SharpFighter) else found


def _turns(number: int) -> Iterator[tuple[State, str, tuple[Move, ...]]]:
    """Play a Throwdown by chance, without early concessions, and yield each table, who is to move, and among what."""
    bout, dice, shuffle = THROWDOWNS.deal(number), random.Random(number), seeded(number)
    table = bout.table
    for _ in range(60):
        turn = bout.turn(table)
        if turn is None:
            return
        seat, options = turn[0], tuple(turn[1])
        yield table, seat, options
        kept = [move for move in options if "concedes" not in move.phrase] or options
        table, _ = GAME.play(table, dice.choice(kept), shuffle)


def _gambit(number: int) -> tuple[State, str, tuple[Move, ...]]:
    """Play a Gambit up to the Pilot's card and return the table, her seat and what she may play."""
    table, shuffle, wanted = THROWDOWNS.deal(number).table, seeded(number), (OfferGambit, AcceptGambit, PutDown)
    for _ in range(12):
        if table.values["step"] == "gambit.play":
            seat = pilot_of(table)
            return table, seat, tuple(move for move in GAME.options(table, seat) if move.steps)
        options = [move for seat in GAME.waits_for(table) for move in GAME.options(table, seat)]
        table, _ = GAME.play(table, next(move for move in options if isinstance(move, wanted)), shuffle)
    pytest.fail("The Gambit does not come to her card.")


@settings(max_examples=10, deadline=None)
@given(number=st.integers(0, 200), strength=st.sampled_from(STRENGTHS), seed=st.integers(0, 9))
def test_in_a_gambit_nothing_hidden_has_a_say_either(number: int, strength: str, seed: int) -> None:
    """Given a Threshold card that lies face-down, and its twin, then each strength plays the same card to it."""
    table, seat, options = _gambit(number)
    seen = GAME.sight(table, seat)
    same = GAME.sight(dealt_anew(GAME, seen, random.Random(seed)), seat)
    assert _player(strength, seat).weigh(seen, options).moves == _player(strength, seat).weigh(same, options).moves


def test_sharp_tries_the_cards_of_a_gambit_out() -> None:
    """Given several Gambits, when sharp weighs her cards, then the highest have won more often than the lowest."""
    highest = lowest = 0.0
    for number in range(6):
        table, seat, options = _gambit(number)
        weighed = SharpFighter(GAME, budget=Budget(playouts=60)).weigh(GAME.sight(table, seat), options).moves
        chances = {str(one.move): one.chance or 0.0 for one in weighed}
        cards = sorted((move.taken_up.strength, str(move)) for move in options if move.taken_up)
        lowest += chances[cards[0][1]]
        highest += chances[cards[-1][1]]
    assert highest > lowest


@settings(max_examples=20, deadline=None)
@given(number=st.integers(0, 500), at=st.integers(0, 25), strength=st.sampled_from(STRENGTHS), seed=st.integers(0, 9))
def test_what_is_hidden_changes_no_choice(number: int, at: int, strength: str, seed: int) -> None:
    """Given two tables that differ only in what a seat cannot see, when it is to move, then it weighs the same."""
    turns = list(_turns(number))
    table, seat, options = turns[at % len(turns)]
    seen = GAME.sight(table, seat)
    twin = dealt_anew(GAME, seen, random.Random(seed))
    same = GAME.sight(twin, seat)
    assert same == seen
    here, there = _player(strength, seat).weigh(seen, options), _player(strength, seat).weigh(same, options)
    assert here.moves == there.moves


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_best_of_a_weighing_is_chosen_and_said_why(strength: str) -> None:
    """Given every moment of a Throwdown, then each option that is weighed was offered, the best is chosen with a reason
    wherever a card is laid, and none of them stands twice."""
    reasons = 0
    for table, seat, options in _turns(3):
        seen, player = GAME.sight(table, seat), _player(strength, seat)
        weighing = player.weigh(seen, options)
        assert player.choose(seen, options) == weighing.best.move
        weighed = [one.move for one in weighing.moves]
        assert set(weighed) <= set(options)
        assert len(set(weighed)) == len(weighed)
        reasons += bool(str(weighing.best.why))
    assert reasons > 5


def test_sharp_says_how_often_it_won() -> None:
    """Given a turn with a choice, when sharp weighs it, then the best has a chance, trials and what follows."""
    for table, seat, options in _turns(4):
        if table.values["step"] == "throwdown.turn" and len(options) > 2:
            best = _player(SHARP, seat).weigh(GAME.sight(table, seat), options).best
            assert best.chance is not None
            assert 0 <= best.chance <= 1
            assert best.tried > 0
            return
    pytest.fail("No turn of the fight had a choice.")


def test_a_playout_knows_every_card_that_can_counter_or_block() -> None:
    """Given turns of many fights, then of the cards in Hand habit looks at all with which the rules let a seat Block,
    Counter or Escalate, for the Coach too, whose Blocks a Pilot has to foresee."""
    blocks = 0
    for number in range(40):
        for table, seat, options in _turns(number):
            if any(isinstance(one, Concede) for one in options):  # a Drive is due, and not an Assist before it
                drives = {one for one in options if isinstance(one, Counter | Block | Escalate)}
                likely = set(likely_drives(table, seat))
                assert drives <= likely
                assert {one for one in likely if isinstance(one, Block)} <= drives
                blocks += sum(isinstance(one, Block) for one in drives)
    assert blocks > 20


def test_a_playout_makes_no_move_that_the_rules_refuse() -> None:
    """Given turns of many fights, when each is played out by habit, then the rules allow every move of it.

    So no playout is lost to the moves that are weighed by it: not where an Escalate is Blocked that had won before.
    """
    conflict = Conflict(GAME)
    for number in range(12):
        dice, shuffle = random.Random(number), seeded(number)
        for begun, _, _ in _turns(number):
            table = begun
            while (move := conflict.next_move(table, dice)) is not None:
                assert GAME.judge(table, move).allowed, (number, move, GAME.judge(table, move).reasons)
                table, _ = GAME.play(table, move, shuffle)


def test_sharp_does_not_give_in_while_it_can_fight_on() -> None:
    """Given every turn of some fights, lost ones too, then sharp Concedes only where it can do nothing else."""
    tight = 0
    for number in range(8):
        for table, seat, options in _turns(number):
            if table.values["step"] == "throwdown.turn" and any(isinstance(one, Concede) for one in options):
                weighing = _player(SHARP, seat).weigh(GAME.sight(table, seat), options)
                others = [one.move for one in weighing.moves if not isinstance(one.move, Concede)]
                assert isinstance(weighing.best.move, Concede) is not bool(others)
                assert any(isinstance(one.move, Concede) for one in weighing.moves)
                tight += len(others) == 1
    assert tight


def _first_turn(number: int) -> State:
    """Deal a Throwdown and play it by steady to its first turn."""
    bout, shuffle = THROWDOWNS.deal(number), seeded(number)
    table = bout.table
    while table.values["step"] != "throwdown.turn":
        turn = bout.turn(table)
        assert turn is not None
        seat, options = turn
        table, _ = GAME.play(table, seated(seat, STEADY).choose(GAME.sight(table, seat), options), shuffle)
    return table


def _won_by_habit(begun: Iterable[State], leans: Leans, seat: str) -> float:
    """Return how many of these Throwdowns the side of a seat wins where all play on as they lean."""
    conflict, wins = Conflict(GAME, leans), 0.0
    for number, first in enumerate(begun):
        table, dice, shuffle = first, random.Random(number), seeded(number)
        while (move := conflict.next_move(table, dice)) is not None:
            table, _ = GAME.play(table, move, shuffle)
        wins += won(table, seat)
    return wins


def test_the_habits_of_sharp_win_more_than_those_of_steady() -> None:
    """Given Throwdowns against a steady side, then whoever leans as sharp does wins more of them than who leans as
    steady does: from either side."""
    begun = [_first_turn(number) for number in range(100)]
    for seat, more in (("red", 8), ("coach", 4)):
        steady = _won_by_habit(begun, steady_leanings, seat)
        assert _won_by_habit(begun, keen_against_steady(seat), seat) >= steady + more


def test_sharp_tries_out_against_steady_players_with_its_own_habits() -> None:
    """Given a turn of either side, then in what sharp tries out its side leans as it does, and the other steadily."""
    table = next(table for table, _, _ in _turns(1) if table.values["step"] == "throwdown.turn")
    for mine, other in (("red", COACH_SEAT), (COACH_SEAT, "red")):
        conflict = SharpFighter(GAME).contested(GAME.sight(table, mine))
        assert conflict is not None
        assert conflict.leans(mine) == keen_leanings(mine) != steady_leanings(mine)
        assert conflict.leans(other) == steady_leanings(other)


def _wins(number: int, coach: str, pilots: str) -> str:
    bout, shuffle = THROWDOWNS.deal(number), seeded(number)
    table = bout.table
    while not bout.won(table) and (turn := bout.turn(table)) is not None:
        seat, options = turn
        player = _player(coach if seat == "coach" else pilots, seat)
        table, _ = GAME.play(table, player.choose(GAME.sight(table, seat), options), shuffle)
    return bout.won(table)


def test_steady_begins_a_rumble_rather_than_give_in() -> None:
    """Given turns in which a Rumble could begin, then steady never Concedes, and Coach begins it where nothing else is
    left; the Pilots begin one where they could Counter, too."""
    last, chosen = 0, 0
    for number in range(30):
        for table, seat, options in _turns(number):
            if not any(isinstance(one, InitiateRumble) for one in options):
                continue
            best = _player(STEADY, seat).weigh(GAME.sight(table, seat), options).best
            others = any(isinstance(one, Counter | Block | Escalate) for one in options)
            assert not isinstance(best.move, Concede)
            if isinstance(best.move, InitiateRumble):
                assert str(best.why)
                last += not others
                chosen += others
                assert not others or seat != COACH_SEAT
            else:
                assert others
    assert last
    assert chosen


def test_no_rumble_is_told_to_wait_where_one_is_begun() -> None:
    """Given Coach with nothing but a Rumble left, then of another card for it no hint says that a Rumble can wait."""
    told = set()
    for number in range(68, 75):
        for table, seat, options in _turns(number):
            seen = GAME.sight(table, seat)
            best = _player(STEADY, seat).weigh(seen, options).best.move
            if seat == COACH_SEAT and isinstance(best, InitiateRumble):
                others = (one for one in options if isinstance(one, InitiateRumble) and one != best)
                told |= {less_in_conflict(seen, best, one).template for one in others}
    assert told
    assert not [said for said in told if "can wait" in said]


def test_a_playout_begins_a_rumble_where_steady_would() -> None:
    """Given turns of many fights, then habit looks at every card with which the rules let a seat begin a Rumble after
    the last plain stage, and at no other."""
    seen = 0
    for number in range(30):
        for table, seat, options in _turns(number):
            if table.values["step"] == "throwdown.turn" and GAME.first_ask(table) is None:
                held = set(table.cards(hand_zone(seat)))
                drives = {one for one in options if isinstance(one, InitiateRumble) and one.card in held}
                assert {one for one in likely_drives(table, seat) if isinstance(one, InitiateRumble)} == drives
                seen += len(drives)
    assert seen > 20


def test_a_rumble_begins_no_earlier_than_it_must() -> None:
    """Given a table where a Rumble may begin in stage 1, when another Drive can be made, then steady makes that one."""
    setup = scenario("neon-harbour", COLOURS[:4])
    table = GATTAI.begin(evolve(setup, rulings={**setup.rulings, "rumble_from_stage": "any"}))
    fight = fight_of(table, COLOURS[:4])
    turns, shuffle = FightTurns(fight), seeded(3)
    table = dealt_fight(fight, random.Random(3))
    turn, looked = turns.opening(table), 0
    for _ in range(60):
        seat, options = turn
        move = _player(STEADY, seat).choose(GAME.sight(table, seat), options)
        if any(isinstance(one, InitiateRumble) for one in options) and stages.stage_of(table).number < 3:
            looked += 1
            assert not isinstance(move, InitiateRumble) or not any(
                isinstance(one, Counter | Block | Escalate) for one in options
            )
        table, _ = GAME.play(table, move, shuffle)
        if turns.is_over(table):
            break
        turn = turns.turn(table)
    assert looked


def test_steady_beats_gentle() -> None:
    """Given the same sixteen deals from both sides, then steady wins more of them than gentle does."""
    won = sum(_wins(number, STEADY, GENTLE) == "Coach" for number in range(16))
    won += sum(_wins(number, GENTLE, STEADY) == "Pilots" for number in range(16))
    assert won >= 20


OWED = """
given   pilots Red, Green; Pilots' Omens Joker1 up
        Red: sync 0; hand 9♠P 2♠P; Green: hand 3♦P 4♦P; Coach: hand 5♦C
when    Red challenges coach with 9♠P for "the pier"
        Coach accepts with 5♦C
        Green joins red
        Coach closes the sides
        Green votes for the Team
        Coach says red started it
        Coach fights with Strike 2
        Green hands over 3♦P
        Green hands over 4♦P
"""


def test_what_is_owed_to_an_ally_is_given_back_with_the_lowest_cards_whatever_else_may_be_done() -> None:
    """Given an Omen that may be spent meanwhile, then the cards are given back all the same (THROW-15)."""
    replayed = replay(read(OWED, "owed.record"))
    assert not replayed.unmet
    options = GAME.options(replayed.state, "red")
    assert {type(move).__name__ for move in options} > {"GiveBackTogether"}, "something else may be done, too"
    given_back = answer(GAME.sight(replayed.state, "red"), options)
    assert str(given_back) == "Red gives 3♦P 4♦P back to green"


RUMBLE_BEGINS = """
given   pilots Red, Green; Harmony 3
        throwdown Red, Green against Coach; Red on turn; stage 3
        Red: hand 2♦P; Green: hand 9♥P; Pile 7♣C; Pilots' Deck 4♦ 5♦ 6♦ 7♦
when    Red initiates a Rumble with 2♦P
"""


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_robos_assemble_wherever_they_can(strength: str) -> None:
    """Given the question whether the Robos assemble, then no player leaves it to the dice, and each says why."""
    replayed = replay(read(RUMBLE_BEGINS, "begins.record"))
    assert not replayed.unmet
    seen, options = GAME.sight(replayed.state, "red"), GAME.options(replayed.state, "red")
    for seed in range(8):
        best = conflict_player(strength, "red", GAME, seed).weigh(seen, options).best
        assert str(best.move) == "Red assembles the Final Form"
        assert str(best.why), "a hint says it, too"
