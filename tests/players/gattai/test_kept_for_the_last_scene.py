"""What Coach keeps for the last scene: cards on the stacks of Threats (R-57), and the highest of his Hand."""

import pytest

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.story.begun import CONFLICTS
from gattai_desktop.games.gattai.story.prepared import OPENED, PreparedScene, scene_values
from gattai_desktop.games.gattai.throwdown.challenge import Challenge
from gattai_desktop.games.strengths import SHARP, STEADY
from gattai_desktop.players.gattai.seated import seated
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

GAME = GATTAI.game
PROGRAMS = "; ".join(f'program.{seat} = "{STEADY}"' for seat in ("red", "green", "pink", "coach"))
TABLE = f"""given   edition {{edition}}; pilots Red, Green, Pink; Harmony 7; phase play; step story
        threat gull "Doctor Gull" rating 3; threat tide "The Brass Tide" rating 4
        threat bell "The Bell" rating 5 bgm yes
        {{stacks}}; Red: hand K♦P; Green: hand 4♦P; Pink: hand 5♦P; Coach: hand 4♣C 9♣C K♣C; {PROGRAMS}
"""
FULL = "gull: stack 3♦C 5♦C; tide: stack 6♦C 7♦C"
OTHERS = "gull: stack nothing; tide: stack 6♦C 7♦C"
BEGINS = """when    Red challenges Coach with K♦P for "Drive it off."
        Coach accepts with K♣C
        Green joins Red
        Pink joins Red
"""


def table(text: str, *, last: bool) -> State:
    """The table of a record in the second of three prepared scenes, or the last."""
    found = replay(read(text, "kept.record"))
    assert not found.unmet
    scenes = scene_values([PreparedScene(key=key, name=key) for key in ("one", "two", "three")])
    values = {
        **found.state.values,
        **scenes,
        CONFLICTS: ("gambit red", "gambit green"),
        OPENED: ("one", "two", "three") if last else ("one", "two"),
    }
    return State(found.state.zones, values)


def brought(edition: str, stacks: str, *, last: bool) -> list[tuple[str, str]]:
    """Whom Coach brings in against three Pilots, each with the reason why."""
    state, made = table(TABLE.format(edition=edition, stacks=stacks) + BEGINS, last=last), []
    player = seated(COACH_SEAT, STEADY)
    while True:
        sight, options = GAME.sight(state, COACH_SEAT), GAME.options(state, COACH_SEAT)
        move = player.acts_when_free(sight, options, urged=True)
        if move is None or "brings in" not in str(move):
            return made
        made.append((str(move).removeprefix("Coach brings in "), str(player.weigh(sight, options).best.why)))
        state, _ = GAME.play(state, move, lambda _zone, cards: tuple(cards))


def test_cards_on_a_stack_wait_for_the_last_scene() -> None:
    assert [one for one, _ in brought("beta", FULL, last=False)] == ["gull"]
    assert [one for one, _ in brought("beta", FULL, last=True)] == ["gull", "tide"]


def test_a_threat_whose_stack_is_spent_comes_at_any_time() -> None:
    """Given gull with cards and tide without, then nothing is lost by tide's coming, and his Strike is higher."""
    assert [one for one, _ in brought("beta", "gull: stack 3♦C; tide: stack nothing", last=False)] == ["gull", "tide"]
    assert [one for one, _ in brought("final", FULL, last=False)] == ["gull", "tide"], "Final draws from the Deck"


def test_coach_says_that_nothing_is_kept_any_more() -> None:
    assert brought("beta", FULL, last=True)[1][1] == "It is the last scene: nothing is kept for a later one."


@pytest.mark.parametrize(
    ("edition", "stacks", "last", "fights"),
    [("beta", FULL, False, True), ("beta", OTHERS, False, False), ("beta", OTHERS, True, True),
     ("final", OTHERS, False, True)],
)  # fmt: skip
def test_coach_attacks_where_the_threats_of_the_scene_bring_cards(
    edition: str, stacks: str, last: bool, fights: bool
) -> None:
    state = table(TABLE.format(edition=edition, stacks=stacks), last=last)
    sight, options = GAME.sight(state, COACH_SEAT), GAME.options(state, COACH_SEAT)
    move = seated(COACH_SEAT, STEADY).acts_when_free(sight, options, urged=True)
    assert isinstance(move, Challenge) is fights


@pytest.mark.parametrize("strength", [STEADY, SHARP])
@pytest.mark.parametrize(
    ("hand", "does"),
    [
        pytest.param("4♣C 9♣C K♣C", "Coach puts 9♣C down", id="the King opens a fight"),
        pytest.param("3♣C 4♣C 9♣C", "Coach puts 9♣C down", id="nothing is worth keeping"),
        pytest.param("3♣C 4♣C K♣C", "Coach plays blind", id="the rest would be easy to beat"),
    ],
)
def test_in_a_gambit_coach_keeps_a_high_card(strength: str, hand: str, does: str) -> None:
    given = TABLE.format(edition="beta", stacks=FULL).replace("4♣C 9♣C K♣C", hand)
    offered = 'when    Coach offers red a Gambit for "Open the vault"\n        Red accepts\n'
    state = table(given + offered, last=False)
    sight, options = GAME.sight(state, COACH_SEAT), GAME.options(state, COACH_SEAT)
    weighing = seated(COACH_SEAT, strength).weigh(sight, options)
    assert str(weighing.best.move) == does
    assert str(weighing.best.why)
