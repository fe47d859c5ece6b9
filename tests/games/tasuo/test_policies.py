"""Who is asked in a window, by the policy of each player, and how a standing pass ends (RULES 3h, TS-H44)."""

import re

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.game import Game
from gattai_desktop.games.table_rulings import Refused
from gattai_desktop.games.tasuo.policies import ALWAYS, COULD, SEEN, UNTIL, Until, pause_of, policy_of
from gattai_desktop.games.tasuo.windows import PassAhead
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.games.tasuo.hidden_cards import played, seen_by

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase {phase}; turn 5; active red{more}
        Red: ka Cinder Page; hand Ashen Duelist, {card}
        Blue: {stands}hand {held}; legend {legend}
"""


def table(
    phase: str = "clash",
    card: str = "Coal Shot",
    stands: str = "kao Shoal Binder; ",
    legend: str = "nothing",
    more: str = "",
) -> tuple[Game, State]:
    found = replay(
        read(TABLE.format(phase=phase, card=card, stands=stands, legend=legend, more=more, held="Shell Block"))
    )
    assert not found.unmet
    return found.record.box.game, found.state


def play(game: Game, state: State, *moves: str) -> State:
    for one in moves:
        state, _ = game.play(state, game.phrases.read(one), seeded(1))
    return state


def asked(game: Game, state: State) -> str:
    ask = game.first_ask(state)
    return ask.seat if ask is not None else ""


NUMBERS = re.compile(r"(?:cause|depth|fact|number)=-?\d+")
WOUNDED = "kao Reef Novice; Reef Novice: damage 4; Blue: "
AT_WARRIOR = "Red attacks Shoal Binder with Cinder Page"
AT_WARRIOR_BY_SHOT = "Red attacks Shoal Binder with Cinder Page by Coal Shot"


def test_by_what_all_can_see_a_hand_is_enough_to_be_asked() -> None:
    game, state = table()
    assert asked(game, play(game, state, AT_WARRIOR_BY_SHOT)) == "blue"


def test_who_is_asked_only_with_an_answer_is_not_asked_where_none_fits() -> None:
    game, state = table(more='; seating = "one_hand"')
    state = play(game, state, f"Blue is asked {COULD}")
    assert asked(game, play(game, state, AT_WARRIOR_BY_SHOT)) == ""
    assert asked(game, play(game, state, AT_WARRIOR)) == "blue"


def test_who_chooses_to_be_asked_only_with_an_answer_is_not_asked_on_where_none_fits() -> None:
    """She was left with the question that she had just said she does not want, and with one more press for it."""
    game, state = table(more=f'; seating = "one_hand"; policy.blue = "{ALWAYS}"')
    for attack, who in ((AT_WARRIOR_BY_SHOT, ""), (AT_WARRIOR, "blue")):
        waits = play(game, state, attack)
        assert asked(game, waits) == "blue"
        assert asked(game, play(game, waits, f"Blue is asked {COULD}")) == who


def test_on_a_shared_screen_only_with_an_answer_is_by_what_all_can_see() -> None:
    game, state = table()
    with pytest.raises(Refused, match="curtain"):
        play(game, state, f"Blue is asked {COULD}")
    game, state = table(more=f'; policy.blue = "{COULD}"')
    assert policy_of(state, "blue") == SEEN
    assert asked(game, play(game, state, AT_WARRIOR_BY_SHOT)) == "blue"


@pytest.mark.parametrize(("phase", "move"), [("play", "Red calls Ashen Duelist to kao"), ("draw", "Red draws two")])
def test_who_holds_a_swift_card_is_not_asked_about_what_nobody_but_herself_does(phase: str, move: str) -> None:
    """She was asked after each call, and as her own Play Phase began, whether to use what she may use at any time."""
    game, state = table(phase, card="Second Wind", more='; seating = "one_hand"')
    assert policy_of(state, "red") == COULD
    after = play(game, state, move)
    assert asked(game, after) == ""
    assert any(one.phrase.startswith("uses") for one in game.options(after, "red"))


@pytest.mark.parametrize(("hurt", "who"), [("; Cinder Page: damage 1", "red"), ("", "")])
def test_who_holds_a_swift_card_may_add_it_to_an_attack_of_her_own_where_it_mends_anybody(hurt: str, who: str) -> None:
    """She was asked before each attack whether to heal somebody, though nobody was hurt."""
    game, state = table(card=f"Second Wind{hurt}", more='; seating = "one_hand"')
    assert asked(game, play(game, state, AT_WARRIOR, "Blue passes")) == who


def test_who_is_always_asked_is_asked_where_nothing_could_answer() -> None:
    game, state = table(phase="play")
    assert asked(game, play(game, state, "Red calls Ashen Duelist to kio")) == ""
    state = play(game, state, f"Blue is asked {ALWAYS}", "Red calls Ashen Duelist to kio")
    assert asked(game, state) == "blue"


def test_the_other_player_is_not_told_which_policy() -> None:
    game, state = table()
    before = {seat: dict(game.sight(state, seat).values) for seat in ("red", PUBLIC)}
    move = game.phrases.read(f"Blue is asked {ALWAYS}")
    after, facts = game.play(state, move, seeded(1))
    for seat, seen in before.items():
        assert dict(game.sight(after, seat).values) == seen
        assert game.sight_of_facts(state, facts, seat) == ()
    assert game.keeps_secret(move)
    assert game.sight(after, "blue").values["policy.blue"] == ALWAYS


@pytest.mark.parametrize(
    ("event", "phase", "stands", "quiet", "loud"),
    [
        ("an attack", "play", "kao Shoal Binder; ", "Red calls Ashen Duelist to kio", ""),
        ("an attack", "clash", "kao Shoal Binder; ", "", AT_WARRIOR),
        ("a warrior would fall", "clash", "kao Shoal Binder; ", AT_WARRIOR, ""),
        ("a warrior would fall", "clash", WOUNDED, "", "Red attacks Reef Novice with Cinder Page"),
        ("armor is attacked", "clash", "kao Shoal Binder; ", AT_WARRIOR, ""),
        ("armor is attacked", "clash", "", "", "Red attacks armor with Cinder Page"),
        ("a card is activated", "play", "", "Red calls Ashen Duelist to kio", "Red lays The Slagworks"),
        ("the next turn", "clash", "kao Shoal Binder; ", AT_WARRIOR, ""),
    ],
)  # fmt: skip
def test_a_standing_pass_ends_with_its_event(event: str, phase: str, stands: str, quiet: str, loud: str) -> None:
    game, state = table(phase, "The Slagworks", stands, "Low Tide down", more=f'; until.blue = "{event}"')
    if quiet:
        assert asked(game, play(game, state, quiet)) == ""
    if loud:
        after = play(game, state, loud)
        assert asked(game, after) == "blue"
        assert "until.blue" not in after.values


def test_a_pass_until_something_passes_now_too_and_can_be_taken_back() -> None:
    game, state = table()
    state = play(game, state, AT_WARRIOR, f"Blue passes until {UNTIL[0]}")
    assert asked(game, state) == ""
    assert state.values["until.blue"] == UNTIL[0]
    assert "until.blue" not in play(game, state, "Blue is asked again").values


def test_a_standing_pass_looks_to_others_like_any_pass() -> None:
    tasuo = box("tasuo")
    game, state = table()
    state = play(game, state, AT_WARRIOR)
    passes, stands = (game.phrases.read(f"Blue passes{until}") for until in ("", f" until {UNTIL[0]}"))
    for seat in ("red", PUBLIC):
        # A fact of its own stands before the others, so that they count on from 1.
        seen = [str(seen_by(tasuo, seat, state, move, *played(tasuo, state, move))) for move in (passes, stands)]
        assert NUMBERS.sub("", seen[0]) == NUMBERS.sub("", seen[1])
        assert "until" not in seen[1]
    assert game.sight(play(game, state, str(stands)), "blue").values["until.blue"] == UNTIL[0]
    again = game.phrases.read("Blue is asked again")
    _, facts = game.play(play(game, state, str(stands)), again, seeded(1))
    assert game.sight_of_facts(play(game, state, str(stands)), facts, "red") == ()
    assert game.keeps_secret(again)


def test_a_standing_pass_is_said_before_any_window_and_nobody_is_told() -> None:
    game, state = table()
    before = {seat: dict(game.sight(state, seat).values) for seat in ("red", PUBLIC)}
    move = game.phrases.read(f"Blue will pass until {UNTIL[0]}")
    after, facts = game.play(state, move, seeded(1))
    for seat, values in before.items():
        assert dict(game.sight(after, seat).values) == values
        assert game.sight_of_facts(state, facts, seat) == ()
    assert game.keeps_secret(move)
    assert game.sight(after, "blue").values["until.blue"] == UNTIL[0]
    assert asked(game, play(game, after, AT_WARRIOR)) == ""
    assert asked(game, play(game, after, "Blue is asked again", AT_WARRIOR)) == "blue"


@pytest.mark.parametrize(
    ("more", "moves", "event", "why"),
    [
        ("", (), "dinner", "Nobody passes until that."),
        (f'; until.blue = "{UNTIL[0]}"', (), UNTIL[0], "You pass until that already."),
        ("", (AT_WARRIOR,), UNTIL[0], "You are asked now: pass, or answer."),
    ],
)
def test_why_a_standing_pass_cannot_be_said_now(more: str, moves: tuple[str, ...], event: str, why: str) -> None:
    game, state = table(more=more)
    state = play(game, state, *moves)
    assert [str(one.text) for one in game.judge(state, PassAhead("blue", Until(event))).reasons] == [why]


def test_a_standing_pass_ends_with_the_own_turn() -> None:
    game, state = table(more='; until.blue = "armor is attacked"')
    assert "until.blue" not in play(game, state, "Red ends the turn").values


def test_the_equal_pause_is_a_second_and_a_half_unless_the_table_says_otherwise() -> None:
    game, state = table()
    assert pause_of(state) == 15
    assert pause_of(play(game, state, "Red sets pause to 40")) == 40


def test_who_lost_no_warrior_is_not_asked_about_a_fall() -> None:
    kept = {"card": "Ember Jab", "stands": WOUNDED, "held": "nothing", "legend": "nothing", "more": ""}
    found = replay(read(TABLE.format(phase="clash", **kept) + "        Red: legend Banked Fire down\n"))
    game = found.record.box.game
    state = play(game, found.state, "Red attacks Reef Novice with Cinder Page")
    assert asked(game, state) == ""  # though a set card of Red's lies there that answers the fall of a warrior


# ---------------------------------------------------------------------- the equal pause

APART = "; alone.red = 1; alone.blue = 1"
STANDING = f'; until.blue = "{UNTIL[0]}"'
ONLY_IF = f'; policy.blue = "{COULD}"'


@pytest.mark.parametrize("more", ["", STANDING, ONLY_IF])
def test_where_no_screen_is_shared_everybody_is_waited_for_who_could_answer(more: str) -> None:
    """Whether somebody is asked, has passed beforehand or has nothing that fits: the other one sees the same."""
    game, state = table(more=APART + more)
    after = play(game, state, AT_WARRIOR_BY_SHOT)
    assert asked(game, after) == "blue"
    assert game.pause(after) == 1_500
    by_itself = game.answered_by_itself(after)
    assert (str(by_itself) == "Blue passes") == bool(more)
    _, usual = table(more=APART)
    for seat in ("red", PUBLIC):
        assert seen(game, after, seat) == seen(game, play(game, usual, AT_WARRIOR_BY_SHOT), seat)


def seen(game: Game, state: State, seat: str) -> dict[str, object]:
    """What a seat sees that could tell something."""
    sight = game.sight(state, seat)
    return {**sight.values, "asks": [(ask.seat, str(ask.text)) for ask in game.asks(state)]}


def test_nobody_is_waited_for_who_could_not_answer_by_what_all_can_see() -> None:
    game, state = table("play", more=APART)
    after = play(game, state, "Red calls Ashen Duelist to kio")
    assert asked(game, after) == ""
    assert game.pause(after) == 0


def test_who_is_asked_again_in_the_pause_is_really_asked() -> None:
    game, state = table(more=APART + STANDING)
    after = play(game, state, AT_WARRIOR, "Blue is asked again")
    assert asked(game, after) == "blue"
    assert game.answered_by_itself(after) is None


@pytest.mark.parametrize("more", ["", ONLY_IF, '; seating = "one_hand"', '; program.red = "steady"'])
def test_two_people_at_one_screen_and_who_plays_against_the_program_wait_for_no_pause(more: str) -> None:
    game, state = table(more=more)
    after = play(game, state, AT_WARRIOR)
    assert asked(game, after) == "blue"
    assert game.pause(after) == 0
    assert game.answered_by_itself(after) is None


@pytest.mark.parametrize("more", ["", '; seating = "one_hand"', '; program.red = "steady"'])
def test_a_standing_pass_at_one_screen_is_a_pass_at_once(more: str) -> None:
    game, state = table(more=STANDING + more)
    assert asked(game, play(game, state, AT_WARRIOR)) == ""


@pytest.mark.parametrize(("hand_answers", "whom"), [(AT_WARRIOR, "blue"), (AT_WARRIOR_BY_SHOT, "")])
def test_against_the_program_who_is_asked_only_with_an_answer_waits_for_nothing(hand_answers: str, whom: str) -> None:
    """The program has no clock to look at: whoever has no answer is not held up, and need not pass."""
    game, state = table(more=f'; program.red = "steady"{ONLY_IF}')
    after = play(game, state, hand_answers)
    assert asked(game, after) == whom
    assert game.pause(after) == 0


def test_the_program_takes_the_same_time_whatever_it_holds() -> None:
    game, state = table(more='; program.blue = "steady"')
    after = play(game, state, AT_WARRIOR_BY_SHOT)
    assert asked(game, after) == "blue"
    assert game.pause(after) == 1_500


@pytest.mark.parametrize("more", ["", '; program.blue = "steady"'])
def test_the_pause_begins_with_the_window_and_not_while_a_target_is_chosen(more: str) -> None:
    """Else the foe would pass by itself a window that does not ask yet, and the rules would refuse that."""
    found = replay(
        read(
            TABLE.format(phase="play", card="Second Wind", stands=WOUNDED, legend="nothing", held="nothing", more=APART)
            + f"        Red: kao Kiln Breaker{more}\n"
        )
    )
    game = found.record.box.game
    after = play(game, found.state, "Red uses Second Wind")
    ask = game.first_ask(after)
    assert ask is not None
    assert (ask.kind, ask.seat) == ("choice", "red")
    assert game.pause(after) == 0
    assert game.answered_by_itself(after) is None
