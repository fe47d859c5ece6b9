"""The guided first showdown: whoever does what the guide says wins it in seven turns, with the figures of the book."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.content.boxes import box
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import NOWHERE
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.tasuo.setup import ShowdownSetup
from gattai_desktop.games.tasuo.seven_turns_script import SCRIPT, seven_turns
from gattai_desktop.games.tasuo.seven_turns_words import LESSONS, STRAYED

BOX = box("tasuo")
MOST: Final = 200
NOWHERE_DONE: Final = (
    "first",
    "keep",
    "end play",
    "end charge",
    "end",
    "end first",
    "roll",
    "no weapon",
    "let through",
    "stand it",
)
"""Lessons whose move is made on a plate alone."""


def begun() -> State:
    return BOX.begin(seven_turns(built_in_cards().cards, {"red": "Ren"}))


def guide_of(state: State, seat: str) -> Guide:
    guide = BOX.guide(BOX.game.sight(state, seat))
    assert guide is not None
    return guide


def next_of(state: State) -> tuple[Guide, Move] | None:
    """What the guide has somebody do now."""
    for seat in BOX.game.seats(state):
        guide = guide_of(state, seat)
        move = BOX.done_by(guide, BOX.game.options(state, seat))
        if move is not None and move.seat == seat:
            return guide, move
    return None


def led(state: State) -> Iterator[tuple[State, Guide, Move]]:
    """Yield each table with what the guide has done there, to the end of the showdown."""
    shuffle = seeded(1)
    for _ in range(MOST):
        if state.values["step"] == "over":
            return
        found = next_of(state)
        assert found is not None, (str(guide_of(state, "red").now), BOX.game.first_ask(state))
        yield state, *found
        state, _facts = BOX.game.play(state, found[1], shuffle)
    raise AssertionError("The lesson does not end.")


@cache
def lesson() -> tuple[tuple[State, Guide, Move], ...]:
    """The lesson as it is written."""
    return tuple(led(begun()))


def until(line: str) -> State:
    """The lesson before a move."""
    return next(state for state, _, move in lesson() if str(move) == line)


def played(state: State, line: str) -> State:
    after, _facts = BOX.game.play(state, BOX.game.phrases.read(line), seeded(1))
    return after


def test_whoever_does_what_the_guide_says_wins_by_the_fifth_body() -> None:
    last, _, move = lesson()[-1]
    over, facts = BOX.game.play(last, move, seeded(1))
    assert any("hit" in str(one) and "6.5" in str(one) for one in facts)
    found = {path: over.values.get(path) for path in ("winner", "turn", "armor.red", "gauge.red", "bodies.red")}
    assert found == {"winner": "red", "turn": 7, "armor.red": 9, "gauge.red": 3, "bodies.red": 0}
    assert (over.values["armor.blue"], over.values["gauge.blue"], over.values["bodies.blue"]) == (5, 3, 5)


def test_the_moves_are_those_of_the_script_in_its_order() -> None:
    for at, script in SCRIPT.items():
        made = [str(move) for state, _, move in lesson() if (state.values["turn"], state.values["step"]) == at]
        once = [one.line for one in script if not one.line.endswith((" rolls", " ends the turn", " passes"))]
        found = [made.index(line) for line in once]
        assert found == sorted(found), at


def test_the_dice_fall_as_they_are_stacked() -> None:
    last, _, _ = lesson()[-1]
    assert last.values.get("dice") is None


def test_each_turn_is_an_act_and_teaches_something_new() -> None:
    seen = [(guide.act, str(guide.learn)) for _, guide, move in lesson() if move.seat == "red"]
    acts = [act for act, _ in seen]
    assert acts == sorted(acts)
    assert set(acts) == set(range(1, 9))
    assert len({learn for _, learn in seen}) > 30


def test_every_move_of_the_learner_says_what_why_and_where() -> None:
    for _, guide, move in lesson():
        if move.seat == "red":
            assert guide.now.template
            assert guide.why.template
            assert guide.learn.template
            assert "{" not in f"{guide.now}{guide.why}{guide.learn}"
            words = next(key for key, one in LESSONS.items() if one.now == guide.now.template)
            named = guide.place != NOWHERE or guide.card is not None
            assert named or words in (*NOWHERE_DONE, "pass"), str(move)


def test_what_happened_is_answered_with_its_figures() -> None:
    said = []
    for state, _, move in lesson():
        before = BOX.game.sight(state, "red")
        _, facts = BOX.game.play(state, move, seeded(1))
        words = BOX.answered(before, BOX.game.sight_of_facts(state, facts, "red"))
        said += [str(words)] if words.template else []
    assert "9, and 8 were needed: the combo goes on." in said
    assert "Reef Novice is destroyed: 1 for the Body Count of its player, and gauge for both." in said
    assert "The Slagworks is negated: it leaves the Queue and does nothing." in said
    assert said[-1] == "Ren has won."


def test_a_move_in_another_order_comes_to_the_same() -> None:
    state = played(until("Red calls Ashen Duelist to kao"), "Red calls Cinder Page to ka")
    assert guide_of(state, "red").key == "Red calls Ashen Duelist to kao"
    assert guide_of(state, "red").why.template == STRAYED
    state = played(state, "Red calls Ashen Duelist to kao")
    assert guide_of(state, "red").why.template != STRAYED
    last, _, move = tuple(led(state))[-1]
    assert str(move) == "Blue passes"
    over, _facts = BOX.game.play(last, move, seeded(1))
    assert over.values["winner"] == "red"


def test_whoever_leaves_the_lesson_is_told_and_led_on() -> None:
    state = played(until("Red calls Ashen Duelist to kao"), "Red calls Ashen Duelist to kio")
    guide = guide_of(state, "red")
    assert guide.why.template == STRAYED
    assert guide.key == "Red calls Cinder Page to ka"


def test_who_strays_far_is_told_what_a_phase_is_for() -> None:
    state = played(until("Red calls Ashen Duelist to kao"), "Red ends play")
    state = played(state, "Red ends charge")
    state = played(state, "Red ends the turn")
    for line in ("Blue draws two", "Blue ends the turn"):
        state = played(state, line)
    guide = guide_of(state, "red")
    assert guide.key == "Red draws two"
    for line in ("Red draws two", "Red ends play", "Red charges kio"):
        state = played(state, line)
    state = played(state, "Red ends charge")
    guide = guide_of(state, "red")
    assert guide.key == "Red ends the turn"
    assert guide.why.template == STRAYED


def test_who_strays_is_not_told_to_end_a_turn_with_warriors_who_can_attack() -> None:
    """Given another target than that of the lesson, which falls, then an attack that is left is spoken of."""
    state = until("Red attacks Reef Novice with Ashen Duelist by Salamander Glaive")
    again = "Red attacks Shoal Binder with Ashen Duelist"
    for line in (again, "Red rolls", again, "Red rolls", "Red attacks Shoal Binder with Cinder Page by Ember Jab"):
        state = unanswered(played(state, line))
    guide = guide_of(state, "red")
    assert guide.now == say(LESSONS["clash freely"].now)
    assert guide.key != "Red ends the turn"
    state = played(unanswered(played(state, "Red attacks Reef Novice with Forge Sister")), "Red stops")
    assert guide_of(state, "red").key == "Red ends the turn"


def test_who_has_strayed_is_told_to_end_a_turn_of_which_nothing_else_is_left() -> None:
    state = played(until("Red calls Ashen Duelist to kao"), "Red ends play")
    state = played(state, "Red ends charge")
    guide = guide_of(state, "red")
    assert guide.now.template == LESSONS["end freely"].now
    assert guide.why == say(LESSONS["end freely"].why)
    assert guide.key == "Red ends the turn", "so that its plate is the one to press next"


def test_what_is_said_of_each_phase_once_the_lesson_is_left_differs() -> None:
    said = [one.why for key, one in LESSONS.items() if key.endswith("freely") or key in ("free", "one way")]
    assert len(set(said)) == len(said)


def unanswered(state: State) -> State:
    """The table once nobody has answered what was done."""
    while (ask := BOX.game.first_ask(state)) is not None:
        state = played(state, str(next(one for one in ask.options if str(one).endswith("passes"))))
    return state


@pytest.mark.parametrize("seed", range(4))
def test_who_has_left_the_lesson_is_not_asked_where_she_can_only_pass(seed: int) -> None:
    """Given one person who plays on as she likes, then a pass alone goes by itself, once the lesson is left."""
    state, shuffle, dice = until("Red calls Ashen Duelist to kao"), seeded(seed), random.Random(seed)
    alone = 0
    for _ in range(MOST):
        if state.values["step"] == "over":
            break
        seat = BOX.game.waits_for(state)[0]
        ask, options = BOX.game.first_ask(state), BOX.game.options(state, seat)
        if ask is not None and ask.kind == "window" and seat == "red" and len(ask.options) == 1:
            guide = guide_of(state, "red")
            assert ask.unseen is not guide.strayed
            alone += guide.strayed
        state, _facts = BOX.game.play(state, dice.choice(options), shuffle)
    assert alone


def test_the_lesson_asks_wherever_an_answer_could_be_there() -> None:
    """Given the lesson as it is written, then no question of it goes by itself: it speaks of each."""
    asks = [ask for state, _, _ in lesson() if (ask := BOX.game.first_ask(state)) is not None and ask.kind == "window"]
    alone = [ask for ask in asks if ask.seat == "red" and len(ask.options) == 1]
    assert alone
    assert all(ask.unseen for ask in asks)


def test_the_questions_stay_where_a_person_could_be_told_or_said_when_she_is_asked() -> None:
    """Given two people, or a player who wants to be asked as usual, then no question of theirs goes by itself."""
    for names, said in (({"red": "Ren", "blue": "Ida"}, ""), ({"red": "Ren"}, "Red is asked by what all can see")):
        begins = BOX.begin(seven_turns(built_in_cards().cards, names))
        asked = 0
        for state in strayed(played(begins, said) if said else begins):
            ask = BOX.game.first_ask(state)
            if ask is not None and ask.kind == "window":
                assert ask.unseen
                asked += len(ask.options) == 1
        assert asked


def strayed(state: State) -> Iterator[State]:
    """Yield each table of a showdown that is played as it comes."""
    shuffle, dice = seeded(1), random.Random(1)
    for _ in range(MOST):
        if state.values["step"] == "over":
            return
        yield state
        options = BOX.game.options(state, BOX.game.waits_for(state)[0])
        state, _facts = BOX.game.play(state, dice.choice(options), shuffle)


def test_the_other_player_is_waited_for() -> None:
    state = until("Blue draws two")
    assert str(guide_of(state, "red").now) == "The program plays Blue, and goes on by itself."
    assert str(guide_of(state, "blue").now) == "As the lesson has it: Blue draws two."
    taken_over = State(state.zones, {**state.values, program_in("blue"): ""})
    assert str(guide_of(taken_over, "red").now) == "Blue is next."


def test_nothing_is_told_of_hidden_cards() -> None:
    for state, _, move in lesson():
        if move.seat == "blue":
            assert guide_of(state, "red").card is None
        public = BOX.guide(BOX.game.sight(state, "public"))
        assert public is not None
        assert public.card is None


def test_another_showdown_has_no_guide() -> None:
    state = BOX.begin(ShowdownSetup())
    assert BOX.guide(BOX.game.sight(state, "red")) is None
