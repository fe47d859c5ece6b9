"""The table allows what the rules refuse, over whole showdowns: it is made, or it is said why it means nothing."""

from random import Random
from typing import Any, get_args, get_origin

import pytest

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Impossible, Move, Quoted, field_types, write
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import DRIVE_COST
from gattai_desktop.games.tasuo.declaring import Drives
from gattai_desktop.games.tasuo.effect_choices import ChosenWord
from gattai_desktop.games.tasuo.ending import Resign
from gattai_desktop.games.tasuo.policies import POLICIES, UNTIL, Policy, Until
from gattai_desktop.games.tasuo.queue import QUEUE, WAITING
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER, START
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.players.soundness import unsound

BOX = box("tasuo")
GAME = BOX.game
DECKS = ("slag-court", "tide-court", "bramble-court", "storm-court")
MOVES = 120
"""How long each showdown is followed."""
KINDS = tuple(kind for kind in GAME.phrases.kinds if not kind.by_hand and kind is not Resign)


def field_of(chance: Random, state: State, hint: object) -> Any:
    """Something that could be written there, whether it makes sense or not."""
    if get_origin(hint) is tuple:
        return tuple(field_of(chance, state, get_args(hint)[0]) for _ in range(chance.randrange(3)))
    if hint is Card:
        zone = chance.choice([zone for zone, lying in state.zones.items() if lying and zone not in zones.DICE])
        return chance.choice(state.cards(zone))
    if hint is int:
        return chance.randrange(4)
    if hint is Quoted:
        return Quoted("so be it")
    if hint is Drives:
        return Drives("".join(f" with {one}" for one in chance.choices(tuple(DRIVE_COST), k=chance.randrange(3))))
    words = {ChosenWord: ("yes", "kio", "Burn", "set 1", "set 4"), Policy: POLICIES, Until: UNTIL}
    return chance.choice(words.get(hint, (*zones.PLACES, "moon")))  # type: ignore[call-overload]


def wish_of(chance: Random, state: State) -> Move:
    """Any kind of move, mostly one that belongs here, and mostly with what could be meant by it."""
    asked = GAME.first_ask(state)
    kinds = [kind for kind in KINDS if getattr(kind, "answers", "") == (asked.kind if asked is not None else "")]
    if chance.random() < 0.7:
        kinds = [kind for kind in kinds if not kind.steps or state.values["step"] in kind.steps]
    kind = chance.choice(kinds)
    seat = asked.seat if asked is not None and chance.random() < 0.9 else chance.choice(GAME.seats(state))
    of_the_kind = list(kind.offered(state, seat)) if chance.random() < 0.8 else []
    if of_the_kind:
        return chance.choice(of_the_kind)
    hints = field_types(kind)
    names = [one.name for one in fields(kind) if one.name != "seat"]
    return kind(seat, *(field_of(chance, state, hints[name]) for name in names))


def refused(chance: Random, state: State) -> Move:
    """Return a move that the rules refuse."""
    while True:
        move = wish_of(chance, state)
        if not GAME.judge(state, move).allowed:
            return move


def waiting(table: State) -> bool:
    """Whether anything waits on the Queue, or for it."""
    return any(table.values.get(path) for path in (QUEUE, WAITING, "window.asked"))


@pytest.mark.parametrize("seed", range(8))
def test_what_is_refused_can_be_allowed_over_a_whole_showdown(seed: int) -> None:
    """Wish for anything; after each overruled move every card lies in one place and play goes on."""
    chance = Random(seed)
    decks = chance.sample(DECKS, 2)
    state = BOX.begin(
        ShowdownSetup(players=tuple(map(DuelistSetup, zones.SEATS, map(str.capitalize, zones.SEATS), decks)))
    )
    made = 0
    for _ in range(MOVES):
        if state.text("step") == OVER:
            break
        for move in [refused(chance, state) for _ in range(6)] if state.text("step") != START else ():
            try:
                after, facts = GAME.play(state, move, seeded(1), allowed=True)
            except Impossible as impossible:
                assert str(impossible).endswith((".", "!", "?")), write(move)
                continue
            wrong = list(unsound(GAME, state, facts, after))
            assert not wrong, f"{write(move)}: {wrong}"
            assert after.text("step") == OVER or GAME.waits_for(after), write(move)
            assert after.text("step") == OVER or GAME.first_ask(after) or not waiting(after), write(move)
            made += 1
            if chance.random() < 0.5:
                state = after
                break
        if state.text("step") == OVER:
            break
        seat = GAME.waits_for(state)[0]
        options = GAME.options(state, seat)
        passes = [one for one in options if isinstance(one, PassWindow)]
        move = passes[0] if passes and chance.random() < 0.5 else chance.choice(options)
        after, facts = GAME.play(state, move, seeded(chance.randrange(1000)))
        wrong = list(unsound(GAME, state, facts, after))
        assert not wrong, f"{write(move)}: {wrong}"
        state = after
    assert made


def _table(values: dict[str, Value]) -> State:
    players = (DuelistSetup("red", deck="slag-court"), DuelistSetup("blue", deck="tide-court"))
    cards = {"hand.red": ["red-sl03"], "kio.red": ["red-sl01"], "ka.blue": ["blue-ti01"]}
    laid = {"step": "play", "turn": 3, "active": "red", "first": "red", **values}
    state = BOX.begin(ShowdownSetup(players=players, values=laid))
    for zone, keys in cards.items():
        ledger = Ledger(state, seeded(1))
        for key in keys:
            ledger.move(GAME.cards[key], zone, rule="TS-4", up=not zone.startswith("hand"))
        state = ledger.table
    return state


def test_a_call_that_cannot_be_paid_is_made_all_the_same() -> None:
    table, call = _table({"armor.red": 1}), GAME.phrases.read("Red calls Forge Sister to ka")
    assert not GAME.judge(table, call).allowed
    after, _facts = GAME.play(table, call, seeded(1), allowed=True)
    assert after.values["armor.red"] == 0
    assert after.text("winner") == "blue"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Red calls Forge Sister to kio", "That place is not free"),
        ("Red calls Ember Jab to ka", "Ember Jab is not in your hand"),
        ("Red charges kao", "Your deck is empty"),
        ("Red is asked again", "You are asked already"),
    ],
)
def test_what_means_nothing_says_why(line: str, reason: str) -> None:
    table = _table({"step": "charge" if "charges" in line else "play"})
    ledger = Ledger(table, seeded(1))
    ledger.move_from(zones.deck("red"), table.cards(zones.deck("red")), zones.dead("red"), rule="TS-4")
    with pytest.raises(Impossible, match=reason):
        GAME.play(ledger.table, GAME.phrases.read(line), seeded(1), allowed=True)
