"""Tables with every entry of the core pack, played by chance from what the rules offer."""

import random
from collections import defaultdict

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.scenarios import laid_out, scenarios
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.move import Move
from gattai_desktop.players.soundness import unsound

GAME = Gattai()
MOVES = 220
SELDOM = {"SpendCoachOmens", "SkipAhead", "SetHandsRight", "Convert", "NextPhase", "ReturnToStory", "EndScenario"}
LEFT_BEHIND = ("gambit.", "throwdown.", "outcome.", "secret.")

CHROMAS = {
    "red": ("red.inspiring:3", "red.hero.strike", "red.hero.charges", "red.hero.hand"),
    "green": ("green.got_this:3", "green.found_it:2"),
    "pink": ("pink.we_can:3", "pink.friendship:1"),
    "purple": ("purple.scream:2", "purple.my_thing:2", "purple.limit"),
    "blue": ("blue.foresight:2", "blue.failsafe:2"),
    "yellow": ("yellow.fortify:3", "yellow.shield", "yellow.shield.a", "yellow.shield.b", "yellow.shield.d"),
}
ROBOS = ("lion", "eagle", "trex", "rhino", "spider")


def setup(number: int, edition: str) -> Setup:
    dice = random.Random(number)
    every = [one.id for pack in _packs() for one in pack.entries]
    fighters = dice.sample([name for name in every if name.startswith("threat.")], 2)
    places = [name for name in every if name.startswith("loc.")]
    rules = [one.id for pack in _packs() for one in pack.of(RuleEntry)]
    found = laid_out(*fighters, *places, *rules)
    seats = dice.sample(sorted(CHROMAS), 3)
    return Setup(
        edition=edition,
        pilots=tuple(
            PilotSetup(seat, tech=CHROMAS[seat], rides=robo, robo=robo.capitalize())
            for seat, robo in zip(seats, dice.sample(ROBOS, 3), strict=True)
        ),
        threats=tuple(piece.thing for piece in found if piece.field == "threats"),
        locations=tuple(piece.thing for piece in found if piece.field == "locations"),
        entries=tuple(piece.thing for piece in found if piece.field == "entries"),
        values={"team.pit_crew": 5, "scene.location": "monument"},
    )


def _packs() -> list:  # type: ignore[type-arg]
    from gattai_desktop.content.gattai.scenarios import built_in

    assert scenarios()
    return [pack for pack in built_in() if pack.id == "fusion-core"]


def move_of(state: State, dice: random.Random) -> Move:
    kinds: dict[str, list[Move]] = defaultdict(list)
    for seat in GAME.seats(state):
        for move in GAME.options(state, seat):
            kinds[type(move).__name__].append(move)
    assert kinds, f"The table cannot go on in {state.values['step']}: {GAME.asks(state)}"
    often = sorted(kinds.keys() - SELDOM)
    # Fights are where entries meet, so they are sought and not given up at once.
    for name, how_often in (("Challenge", 0.5), ("Concede", 0.0), ("CallOn", 0.15 if "Challenge" in often else 0.5)):
        if name in often:
            if dice.random() < how_often:
                return dice.choice(kinds[name])
            if len(often) > 1:
                often.remove(name)
    return dice.choice(kinds[dice.choice(often or sorted(kinds))])


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("edition", ["beta", "final"])
def test_a_table_with_every_entry_stays_sound(number: int, edition: str) -> None:
    """CARD-14, ED-9: cards once each, facts there and back, nobody told what is hidden, nothing without end."""
    dice, shuffle = random.Random(number), seeded(number)
    state = begin(setup(number, edition))
    for _ in range(MOVES):
        move = move_of(state, dice)
        after, facts = GAME.play(state, move, shuffle)
        assert len(facts) < 600, f"{move} never ends"
        assert not list(unsound(GAME, state, facts, after)), str(move)
        if after.values["step"] == "story" and not after.values.get("agenda"):
            left = [path for path in after.values if path.startswith(LEFT_BEHIND)]
            assert not left, f"{move} leaves {left}"
            assert not after.values.get("events")
        for seat in GAME.seats(after):
            for path, most in ((f"pilot.{seat}.charges", 40), (f"pilot.{seat}.buffers", 40)):
                held = after.values.get(path, 0)
                assert isinstance(held, int)
                assert 0 <= held <= most, f"{move}: {path} is {held}"
        state = after


@pytest.mark.parametrize("number", range(2))
def test_previews_of_every_call_tell_nothing_hidden(number: int) -> None:
    """INFO-7: what a seat is shown before it plays is made from what it may see."""
    dice, shuffle = random.Random(number), seeded(number)
    state = begin(setup(number, "beta"))
    for _ in range(80):
        for seat in GAME.seats(state):
            for move in GAME.options(state, seat)[:4]:
                preview = GAME.preview(state, move, seat)
                assert preview.verdict.allowed, f"{move}: {preview.verdict}"
        state, _ = GAME.play(state, move_of(state, dice), shuffle)
