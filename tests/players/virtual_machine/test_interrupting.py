"""The program's characters interrupt while play waits for others, and switch to what their hand pays (VM-53, VM-55)."""

import random

import pytest

from gattai_desktop.cards.card import card
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.any_moment import InterruptCount, LetCountGoOn
from gattai_desktop.games.virtual_machine.interrupts import LayTowards, SwitchInterrupt
from gattai_desktop.games.virtual_machine.values import OVER, TURN, actor
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.virtual_machine.mc_powers import can_pay
from gattai_desktop.players.virtual_machine.programme import FIGHTS, Careless, FightEvening
from tests.windows.virtual_machine.fights import FOUR, GAME, WORLD, before

FULL = {f"process.{one}.meter": 10 for one in FOUR}


def played(fight: str, seed: int, meters: dict[str, int]) -> tuple[list[Move], list[Move]]:
    """Every move of a fight, and those that were made amid somebody else's turn."""
    model = GameModel(GAME, MemoryJournal(before(fight, values=meters)), seeded(seed), clock=lambda: 1_000)
    dice, made, between = random.Random(seed), list[Move](), list[Move]()
    players = {seat: FIGHTS.player(GAME, random.Random(2)) for seat in (*FOUR, CPU)}

    def moved(move: Move | None) -> None:
        if move is not None:
            made.append(move)

    evening = FightEvening(model, players, dice, moved)
    for _ in range(2_000):
        if evening.step == OVER:
            return made, between
        table = model.sight(CPU)
        acts = actor(table) if table.text("step") == TURN else ""
        if evening.interrupts():
            if acts and made[-1].seat not in (acts, CPU if acts not in FOUR else ""):
                between.append(made[-1])
            continue
        seat = model.next_seat()
        evening.choose(seat, evening.seated(seat))
    raise AssertionError("The fight never ended.")


def test_with_full_meters_they_interrupt_and_switch_amid_the_turns_of_others() -> None:
    found = [played(fight, 3, FULL) for fight in ("f2", "f5")]
    made = [move for moves, _ in found for move in moves]
    assert any(isinstance(move, LayTowards) for _, between in found for move in between)
    assert any(isinstance(move, SwitchInterrupt) for move in made)


def test_the_same_seed_interrupts_at_the_same_moments() -> None:
    assert played("f5", 4, FULL) == played("f5", 4, FULL)


def test_the_cpu_pays_its_boss_at_any_moment() -> None:
    made, _ = played("f8", 5, {"process.b4.meter": 10})
    assert any(isinstance(move, LayTowards) and move.seat == CPU for move in made)


@pytest.mark.parametrize(
    ("interrupt", "held", "pays"),
    [
        ("Undertow", "5S 3H", True),
        ("Undertow", "5S 4H", False),
        ("Undertow", "3H Joker1", True),
        ("Empty the Cylinder", "6S 6H", True),
        ("Empty the Cylinder", "6S Joker1", True),
        ("Empty the Cylinder", "6S 7H", False),
        ("Global Patch", "QS 6S 6H", True),
        ("Global Patch", "6S 6H 7H", False),
        ("Last Draw", "7S AS", False),
    ],
)
def test_what_a_hand_pays(interrupt: str, held: str, pays: bool) -> None:
    one = next(one for one in WORLD.interrupts.values() if one.name == interrupt)
    assert can_pay(one, [card(text, "pilots") for text in held.split()]) is pays


def test_who_plays_at_random_stops_the_count_for_something() -> None:
    model = GameModel(GAME, MemoryJournal(before("f2", values=FULL)), seeded(5), clock=lambda: 1_000)
    players = {seat: Careless(RandomPlayer(number)) for number, seat in enumerate((*FOUR, CPU))}
    made: list[Move | None] = []
    evening = FightEvening(model, players, random.Random(5), made.append)
    for _ in range(400):
        if evening.step == OVER:
            break
        seat = model.next_seat()
        evening.choose(seat, evening.seated(seat))
    stops = [number for number, move in enumerate(made[:-1]) if isinstance(move, InterruptCount)]
    assert stops
    assert not [made[number : number + 2] for number in stops if isinstance(made[number + 1], LetCountGoOn)]
