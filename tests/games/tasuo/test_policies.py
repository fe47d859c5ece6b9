"""Who is asked in a window, by the policy of each player, and how a standing pass ends (RULES 3h, TS-H44)."""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.game import Game
from gattai_desktop.games.tasuo.policies import ALWAYS, COULD, SEEN, UNTIL, pause_of, policy_of
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

TABLE = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase {phase}; turn 5; active red{more}
        Red: ka Cinder Page; hand {card}, Forge Sister
        Blue: {stands}hand {held}; legend {legend}
"""


def table(
    phase: str = "clash",
    card: str = "Coal Shot",
    stands: str = "kao Shoal Binder; ",
    legend: str = "nothing",
    more: str = "",
) -> tuple[Game, State]:
    played = replay(
        read(TABLE.format(phase=phase, card=card, stands=stands, legend=legend, more=more, held="Shell Block"))
    )
    assert not played.unmet
    return played.record.box.game, played.state


def play(game: Game, state: State, *moves: str) -> State:
    for one in moves:
        state, _ = game.play(state, game.phrases.read(one), seeded(1))
    return state


def asked(game: Game, state: State) -> str:
    ask = game.first_ask(state)
    return ask.seat if ask is not None else ""


WOUNDED = "kao Reef Novice; Reef Novice: damage 4; Blue: "
AT_WARRIOR = "Red attacks Shoal Binder with Cinder Page"
AT_WARRIOR_BY_SHOT = "Red attacks Shoal Binder with Cinder Page by Coal Shot"


def test_by_what_all_can_see_a_hand_is_enough_to_be_asked() -> None:
    game, state = table()
    assert asked(game, play(game, state, AT_WARRIOR_BY_SHOT)) == "blue"


def test_who_is_asked_only_with_an_answer_is_not_asked_where_none_fits() -> None:
    game, state = table(more="; alone.blue = 1")
    state = play(game, state, f"Blue is asked {COULD}")
    assert asked(game, play(game, state, AT_WARRIOR_BY_SHOT)) == ""
    assert asked(game, play(game, state, AT_WARRIOR)) == "blue"


def test_on_a_shared_screen_only_with_an_answer_is_by_what_all_can_see() -> None:
    game, state = table()
    state = play(game, state, f"Blue is asked {COULD}")
    assert policy_of(state, "blue") == SEEN
    assert asked(game, play(game, state, AT_WARRIOR_BY_SHOT)) == "blue"


def test_who_is_always_asked_is_asked_where_nothing_could_answer() -> None:
    game, state = table(phase="play")
    assert asked(game, play(game, state, "Red calls Forge Sister to kio")) == ""
    state = play(game, state, f"Blue is asked {ALWAYS}", "Red calls Forge Sister to kio")
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
        ("an attack", "play", "kao Shoal Binder; ", "Red calls Forge Sister to kio", ""),
        ("an attack", "clash", "kao Shoal Binder; ", "", AT_WARRIOR),
        ("a warrior would fall", "clash", "kao Shoal Binder; ", AT_WARRIOR, ""),
        ("a warrior would fall", "clash", WOUNDED, "", "Red attacks Reef Novice with Cinder Page"),
        ("armor is attacked", "clash", "kao Shoal Binder; ", AT_WARRIOR, ""),
        ("armor is attacked", "clash", "", "", "Red attacks armor with Cinder Page"),
        ("a card is activated", "play", "", "Red calls Forge Sister to kio", "Red lays The Slagworks"),
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


def test_a_standing_pass_ends_with_the_own_turn() -> None:
    game, state = table(more='; until.blue = "armor is attacked"')
    assert "until.blue" not in play(game, state, "Red ends the turn").values


def test_the_equal_pause_is_a_second_and_a_half_unless_the_table_says_otherwise() -> None:
    game, state = table()
    assert pause_of(state) == 15
    assert pause_of(play(game, state, "Red sets pause to 40")) == 40


def test_who_lost_no_warrior_is_not_asked_about_a_fall() -> None:
    kept = {"card": "Ember Jab", "stands": WOUNDED, "held": "nothing", "legend": "nothing", "more": ""}
    played = replay(read(TABLE.format(phase="clash", **kept) + "        Red: legend Banked Fire down\n"))
    game = played.record.box.game
    state = play(game, played.state, "Red attacks Reef Novice with Cinder Page")
    assert asked(game, state) == ""  # though a set card of Red's lies there that answers the fall of a warrior
