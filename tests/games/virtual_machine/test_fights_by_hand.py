"""Whatever people do by hand, at whatever moment: the table stays a table, and the fight can be ended."""

import random

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move, write
from gattai_desktop.games.virtual_machine.by_hand import FIGHT_HAND
from gattai_desktop.games.virtual_machine.ending import BreakOff
from gattai_desktop.games.virtual_machine.rulings import FightRulings
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.games.virtual_machine.values import OVER
from gattai_desktop.players.soundness import unsound
from tests.games.wild_wishes import wild_wish

BOX = box("virtual-machine")
GAME = BOX.game
EVERYBODY = ("sable", "teo", "ixa", "halcyon", "odile", "pim")


def wish(dice: random.Random, state: State, share: float) -> Move | None:
    """A move by hand, or one that the rules offer."""
    if dice.random() < share:
        words = wild_wish(dice, GAME, FIGHT_HAND, state, FightRulings, stray="7S")
        move = GAME.phrases.read(words)
        return move if GAME.judge(state, move).allowed else None
    offered = [move for seat in GAME.waits_for(state) for move in GAME.options(state, seat)]
    kinds = sorted({type(one).__name__ for one in offered if not isinstance(one, BreakOff)})
    kind = dice.choice(kinds)
    return dice.choice([one for one in offered if type(one).__name__ == kind])


@pytest.mark.parametrize("number", range(8))
def test_table_1_no_move_by_hand_breaks_a_fight(number: int) -> None:
    """TABLE-1: every fact is undone exactly, no secret is told, nobody is stuck, and the fight can be ended."""
    dice = random.Random(number)
    mcs = dice.sample(EVERYBODY, 2 + number % 5)
    state = BOX.begin(FightSetup(scenario=f"f{number + 1}", players=tuple(McSetup(one) for one in mcs)))
    made = 0
    for turn in range(260):
        if state.values["step"] == OVER:
            break
        move = wish(dice, state, 0.5 if turn < 200 else 0.0)
        if move is None:
            assert GAME.waits_for(state), f"nobody can go on after {made} moves by hand"
            continue
        made += move.by_hand
        assert GAME.phrases.read(write(move)) == move
        after, facts = GAME.play(state, move, seeded(dice.randrange(10**6)))
        wrong = list(unsound(GAME, state, facts, after))
        assert not wrong, f"{write(move)}: {wrong}"
        for seat in (*GAME.seats(state), PUBLIC):
            seen = GAME.sight_of_facts(state, facts, seat)
            assert all(str(line) for line in BOX.tell(GAME.sight(state, seat), move, seen, move.seat))
        state = after
        assert not face_down(state)
        assert not noted_elsewhere(state)
    assert made > 10


def face_down(state: State) -> list[str]:
    """The cards that lie face-down where all cards lie open."""
    opened = ("play.", "team.", "discard.", "row.", "area.")
    return [
        one.card.key for zone, lying in state.zones.items() if zone.startswith(opened) for one in lying if not one.up
    ]


def noted_elsewhere(state: State) -> list[str]:
    """The cards that a secret value of a seat names and its hand does not hold."""
    found: list[str] = []
    for seat in GAME.seats(state):
        held = {card.key for card in state.cards(f"hand.{seat}")}
        for what in ("picks", "well"):
            found += set(state.values.get(f"secret.{seat}.{what}") or ()) - held  # type: ignore[arg-type]
    return found


def test_table_1_a_card_of_the_turn_that_is_taken_away_leaves_the_turn_without_it() -> None:
    values = {"step": "turn", "turn.process": "teo", "round": 1, "process.teo.turns": 1, "turn.card": "9SP"}
    state = BOX.begin(FightSetup(players=(McSetup("sable"), McSetup("teo")), values=values))
    state, _ = GAME.play(state, GAME.phrases.read("Teo moves the top 1 of deck.mcs to play.teo"), seeded(1))
    card = state.cards("play.teo")[0]
    state = State(state.zones, {**state.values, "turn.card": card.key})
    state, _ = GAME.play(state, GAME.phrases.read(f"Cpu moves {card.code} to discard.mcs"), seeded(1))
    assert "turn.card" not in state.values


def test_table_1_the_hp_of_a_mob_is_set_by_hand_as_that_of_anybody() -> None:
    state = BOX.begin(FightSetup(scenario="f2", players=(McSetup("sable"), McSetup("teo"))))
    settable = set(FIGHT_HAND.values.settable(state))
    assert {"process.m02.1.hp", "process.m02.1.max_hp", "process.m02.1.auto", "process.teo.hp"} <= settable
    assert not {"process.m02.1.move", "process.m02.1.meter", "process.teo.auto"} & settable
    assert FIGHT_HAND.names.value(state, "process.m02.1.hp") == "Port Sniffer 1's HP"
    assert FIGHT_HAND.names.value(state, "person.teo") == "Teo's Player"
    assert FIGHT_HAND.names.zone(state, "deck.mcs") == "MCs' deck"
    move = GAME.phrases.read("Cpu sets process.m02.1.hp to 7")
    assert GAME.judge(state, move).allowed
    state, _ = GAME.play(state, move, seeded(1))
    assert state.values["process.m02.1.hp"] == 7
