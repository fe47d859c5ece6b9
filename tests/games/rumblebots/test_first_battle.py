"""The guided first battle: whoever does what the guide says wins it, and meets each lesson on the way."""

import random
from collections.abc import Iterator

import pytest

from gattai_desktop.cards.facts import Fact
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.contraptions import SaveIt
from gattai_desktop.games.rumblebots.crown import Keep
from gattai_desktop.games.table_form import SEATS
from gattai_desktop.players.programmes import programme

BOX = box("rumblebots")


def begun() -> State:
    return BOX.begin(table_form("rumblebots", "first-battle").setup({SEATS: {"red": "Ren", "blue": "Ida"}}))


def evolve_values(state: State, changed: dict[str, Value]) -> State:
    """The table with other values; None takes one away."""
    values = {**state.values, **changed}
    return State(state.zones, {path: value for path, value in values.items() if value is not None})


def options(state: State, seat: str) -> tuple[Move, ...]:
    ask = BOX.game.ask_for(state, seat)
    asked = ask.options if ask is not None and ask.seat == seat else ()
    return (*BOX.game.options(state, seat), *asked)


def led(state: State) -> tuple[Guide, Move] | None:
    """What the guide has somebody do now."""
    for seat in BOX.game.seats(state):
        seen = BOX.guide(BOX.game.sight(state, seat))
        move = BOX.done_by(seen, options(state, seat)) if seen is not None else None
        if seen is not None and move is not None and move.seat == seat:
            return seen, move
    return None


def played(state: State | None = None) -> Iterator[tuple[State, Guide, Move, tuple[Fact, ...]]]:
    """Every step of a table at which everybody does what the guide says, to its end."""
    state, shuffle = state or begun(), seeded(1)
    for _ in range(60):
        if state.values["step"] == "over":
            return
        found = led(state)
        assert found is not None, state.values
        before = state
        state, facts = BOX.game.play(state, found[1], shuffle)
        yield before, *found, facts
    raise AssertionError("It does not end.")


def last(state: State | None = None) -> State:
    *_, (before, _guide, move, _facts) = played(state)
    return BOX.game.play(before, move, seeded(1))[0]


def test_whoever_does_what_the_guide_says_wins_the_battle_and_its_crystals() -> None:
    ended = last()
    assert ended.values["winner"] == "red"
    assert ended.values["crystals.storage.red"] == 2
    seen = BOX.guide(BOX.game.sight(ended, "red"))
    assert seen is not None
    assert str(seen.now) == "You have won."


def test_the_battle_is_played_as_the_lessons_need_it() -> None:
    moves = [str(move) for _, _, move, _ in played()]
    assert moves == [
        "Red reveals the next Bot", "Red reveals the next Bot", "Red keeps thicket",
        "Blue reveals the next Bot", "Blue reveals the next Bot", "Blue reveals the next Bot",
        "Red reveals the next Bot", "Red reveals the next Bot", "Red uses k2", "Red keeps cinder",
        "Blue reveals the next Bot",
    ]  # fmt: skip


def test_each_lesson_comes_in_its_order_and_says_all() -> None:
    acts = []
    for _, guide, _, _ in played():
        acts.append(guide.act)
        assert guide.now.template
        assert guide.why.template
        assert guide.learn.template
        assert "{" not in f"{guide.now}{guide.why}{guide.learn}"
    assert sorted(acts) == acts
    assert set(acts) == {1, 2, 3, 4, 5}


def test_equal_is_not_enough_is_taught_where_it_happens() -> None:
    whys = [str(guide.why) for _, guide, _, _ in played()]
    assert "Attack 7 against defence 7: equal is not enough." in whys
    assert "With it your attack is 13, against defence 12: enough to win." in whys


def test_the_guide_answers_what_happened() -> None:
    said = []
    for before, _, move, facts in played():
        words = BOX.answered(BOX.game.sight(before, move.seat), tuple(enumerate(facts)))
        said += [str(words)] if words.template else []
    assert said == [
        "Ren's attack is higher than the defence: the Champion is beaten.",
        "Ren defends with 7 now.",
        "Ida defends with 12 now.",
        "Ren's attack is higher than the defence: the Champion is beaten.",
        "Ren defends with 7 now.",
        "Ren is the last Champion and wins the battle.",
    ]


@pytest.mark.parametrize("strays", [Keep("red", "brine"), None])
def test_who_strays_is_led_on_to_the_end(strays: Move | None) -> None:
    """Given the weaker faction kept, or the Contraption saved, then the guide still leads to an end."""
    for before, _, _, _ in played():
        stray = strays or next((one for one in options(before, "red") if isinstance(one, SaveIt)), None)
        if stray is not None and stray in options(before, "red"):
            state, _facts = BOX.game.play(before, stray, seeded(1))
            assert last(state).values["step"] == "over"
            return
    raise AssertionError("There was nowhere to stray.")


def test_the_other_seat_is_told_who_is_on_turn() -> None:
    """Given Ida by program, then her seat's turns are the program's."""
    for player, now in (("", "It is Ida's turn."), ("steady", "The program plays Ida, and goes on by itself.")):
        told = set()
        for state, _, move, _ in played():
            if move.seat == "blue":
                table = State(state.zones, {**state.values, "program.blue": player})
                seen = BOX.guide(BOX.game.sight(table, "red"))
                assert seen is not None
                told.add(str(seen.now))
        assert told == {now}


def test_another_battle_has_no_guide() -> None:
    state = BOX.begin(table_form("rumblebots", "quick-battle").setup({}))
    assert BOX.guide(BOX.game.sight(state, "red")) is None


def test_the_lesson_is_never_said_to_be_left_by_who_does_what_it_says() -> None:
    for before, guide, _move, _facts in played():
        assert not guide.strayed, before.values


def test_the_lesson_is_not_left_by_a_program_that_plays_the_rival() -> None:
    game = programme("rumblebots")
    for luck in range(4):
        dice = random.Random(luck)
        rival, state = game.player(BOX.game, dice), begun()
        while state.values["step"] != "over":
            seat = BOX.game.waits_for(state)[0]
            if seat == "red":
                found = led(state)
                assert found is not None
                assert not found[0].strayed
                move = found[1]
            else:
                move = rival.choose(BOX.game.sight(state, seat), options(state, seat))
            state, _ = BOX.game.play(state, move, seeded(1))


def test_whoever_keeps_another_faction_hears_that_the_lesson_is_left_and_how_it_comes_back() -> None:
    state = next(before for before, _guide, move, _facts in played() if isinstance(move, Keep))
    other = next(one for one in options(state, "red") if isinstance(one, Keep) and one.faction != "thicket")
    state, _ = BOX.game.play(state, other, seeded(1))
    for seat in ("red", "blue"):
        guide = BOX.guide(BOX.game.sight(state, seat))
        assert guide is not None
        assert guide.strayed
        assert "have left the lesson" in str(guide.why)
        assert str(guide.now), "it leads on all the same"
    while state.number("clash") < 4 and state.values["step"] != "over":
        found = led(state)
        assert found is not None
        assert found[0].strayed, "the lesson does not come back by itself"
        state, _ = BOX.game.play(state, found[1], seeded(1))


def test_rb_20_a_question_after_the_crown_leaves_the_guide_speaking() -> None:
    """Given a Contraption saved for the crown, then the guide has words for the question which Bot comes back."""
    table = evolve_values(begun(), {"challenger": None, "agenda": (("recover", "red", "b05"),)})
    for seat, now in (("red", "Answer as you like."), ("blue", "It is Ren's turn.")):
        seen = BOX.guide(BOX.game.sight(table, seat))
        assert seen is not None
        assert str(seen.now) == now


def test_where_nobody_challenges_the_guide_says_that_the_lesson_is_left() -> None:
    seen = BOX.guide(BOX.game.sight(evolve_values(begun(), {"challenger": None}), "red"))
    assert seen is not None
    assert str(seen.now).startswith("You have left the lesson")
