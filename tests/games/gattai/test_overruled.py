"""ED-4, ED-5: whatever a seat wishes and the Coach allows, the table stands; what means nothing is told in words."""

import random
from collections import defaultdict
from typing import Any, get_args, get_origin

import attrs
import pytest

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.setup import PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.zones import zones
from gattai_desktop.games.move import Impossible, Move, Quoted, field_types
from gattai_desktop.players.soundness import unsound
from tests.games.gattai.test_whole_tables import SELDOM, TABLE, _more_schism_in_the_red, setup

GAME = Gattai()
MOVES_A_TABLE = 70
WISHES_A_MOVE = 14
# What a field may hold beside seats: things of the table, and things that are not there.
KNOWN: dict[str, tuple[str, ...]] = {
    "event": ("Chargeup", "Wave", "Purge", "Rally", "Trauma"),
    "spoil": ("chargeup", "wave", "rally", "story"),
    "stat": ("solo", "flesh", "stat"),
    "power": ("wave", "storm", "attack"),
    "target": ("threat.gull", "faction.crew", "location.pier", "team"),
    "presence": ("present", "away"),
    "fate": ("turn", "leave"),
    "thing": ("faction.crew", "location.pier"),
}
KEYS = {"threat": ("gull", "crab"), "faction": ("crew", "gate"), "location": ("pier",)}


def field_of(dice: random.Random, state: State, hint: object, name: str) -> Any:
    """Something that could be written there, whether it makes sense or not."""
    if get_origin(hint) is tuple:
        return tuple(field_of(dice, state, get_args(hint)[0], name) for _ in range(dice.randrange(3)))
    if hint is Card:
        return dice.choice(state.cards(dice.choice([zone for zone in state.zones if state.zones[zone]])))
    if hint is Quoted:
        return Quoted(dice.choice(("", "+Trauma:Each(1)", "so be it", "Chargeup")))
    if hint is int:
        return dice.choice((-1, 0, 1, 2, 3, 7, 20))
    if hint is bool:
        return dice.choice((True, False))
    if name in {"zone", "origin"}:
        return dice.choice(list(zones(state)))
    if name == "path":
        return dice.choice(list(state.values))
    things = KNOWN.get(name, ()) + KEYS.get(name, ())
    return dice.choice((*GAME.seats(state), "nobody", *things, *things))


def wish_of(dice: random.Random, state: State) -> Move:
    """Any kind of move, by any seat; often one that belongs into the present step."""
    step = state.values["step"]
    kinds = [kind for kind in GAME.phrases.kinds if not kind.by_hand or dice.random() < 0.1]
    if dice.random() < 0.6:
        kinds = [kind for kind in kinds if not kind.steps or step in kind.steps]
    kind = dice.choice(kinds)
    hints = field_types(kind)
    fields = [one.name for one in attrs.fields(kind) if one.name != "seat"]
    return kind(dice.choice(GAME.seats(state)), *(field_of(dice, state, hints[name], name) for name in fields))


def allow(state: State, move: Move, number: int) -> State | None:
    """The table after the Coach allowed a move; None where it could not be done."""
    try:
        after, facts = GAME.play(state, move, seeded(number), allowed=True)
    except Impossible as impossible:
        told = str(impossible)
        after, facts = None, ()
    if after is None:
        assert told.endswith((".", "?", "!")), f"{move}: {told}"
        return None
    wrong = [said for said in unsound(GAME, state, facts, after) if not _more_schism_in_the_red(after, said)]
    assert not wrong, f"{move} allowed in {state.values['step']}: {wrong}"
    for seat in GAME.seats(after):
        GAME.options(after, seat)
    GAME.waits_for(after)
    return after


def go_on(dice: random.Random, state: State, number: int) -> State:
    """Make one of the moves that the rules offer."""
    kinds: dict[str, list[Move]] = defaultdict(list)
    for seat in GAME.seats(state):
        for move in GAME.options(state, seat):
            kinds[type(move).__name__].append(move)
    assert kinds, f"The table cannot go on in {state.values['step']}: {GAME.asks(state)}"
    often = sorted(kinds.keys() - SELDOM)
    name = dice.choice(often if often and dice.random() < 0.9 else sorted(kinds))
    return GAME.play(state, dice.choice(kinds[name]), seeded(number))[0]


@TABLE
def test_ed_4_whatever_coach_allows_the_table_stands(kind: str, pilots: int, rulings: dict[str, str]) -> None:
    dice = random.Random(f"{kind} {pilots} {sorted(rulings)}")
    state = begin(setup(kind, pilots, rulings))
    overruled = 0
    for number in range(MOVES_A_TABLE):
        allowed = None
        for _ in range(WISHES_A_MOVE):
            move = wish_of(dice, state)
            if not GAME.judge(state, move).allowed:
                after = allow(state, move, number)
                allowed, overruled = after or allowed, overruled + (after is not None)
        # Sometimes play goes on from what was allowed, and the rules must know how.
        state = allowed if allowed is not None and dice.random() < 0.2 else go_on(dice, state, number)
    assert overruled > MOVES_A_TABLE / 4, "Hardly anything was allowed: the wishes are no test."


# ---------------------------------------------------------------------- what can never be allowed


def story() -> State:
    """Three Pilots and a Threat, in Story Mode."""
    state = begin(
        Setup(
            pilots=(PilotSetup("red"), PilotSetup("green"), PilotSetup("blue")), threats=(ThreatSetup("gull", "G", 3),)
        )
    )
    return GAME.play(state, GAME.phrases.read("Coach sets up the session"), seeded(3))[0]


@pytest.mark.parametrize(
    ("wished", "words"),
    [
        ("Coach reveals", "not possible at this moment"),
        ("Red concedes", "not possible at this moment"),
        ("Red joins green", "not possible at this moment"),
        ("Red agrees", "Nobody asked Red that"),
    ],
)
def test_ed_4_what_belongs_to_another_moment_cannot_be_allowed(wished: str, words: str) -> None:
    state = story()
    with pytest.raises(Impossible, match=words) as told:
        GAME.play(state, GAME.phrases.read(wished), seeded(1), allowed=True)
    assert "by hand" in str(told.value)


def test_ed_4_a_ripple_can_be_allowed_to_a_pilot_too() -> None:
    state = story()
    top = state.top("deck.coach")
    after, _ = GAME.play(state, GAME.phrases.read("Red makes a Ripple"), seeded(1), allowed=True)
    assert after.top("trash.coach") is top


def test_ed_5_a_card_of_somebody_else_is_not_played_whatever_coach_allows() -> None:
    state = story()
    hers = state.cards("hand.green")[0]
    with pytest.raises(Impossible, match="does not lie where Red can play it"):
        GAME.play(
            state,
            GAME.phrases.read(f"Red challenges {COACH_SEAT} with {hers.code}" + ' for ""'),
            seeded(1),
            allowed=True,
        )
