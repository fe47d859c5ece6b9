"""The program sits in every seat of a game and plays it to its end, from sight and options alone."""

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import DRAFT, FREE, QUICK, SEATS_AT_TABLE, match
from gattai_desktop.games.seating import program_in
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.games.tasuo.setup import DECKS, DuelistSetup, ShowdownSetup
from gattai_desktop.games.virtual_machine.setup import FightSetup, McSetup
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.thinking import Players
from tests.players.program_moves import program_moves

MOST = 20_000
STRENGTHS = (GENTLE, STEADY)


def bot_battle(number: int) -> Any:
    """Return a match; the ways of playing and the number of players take turns."""
    seats = SEATS_AT_TABLE[: 2 + number % 3]
    return match(seats, way=(QUICK, DRAFT, FREE)[number // 3 % 3], battles=1 + number % 2)


def fight(number: int) -> Any:
    """Return a fight; fights and companies take turns."""
    dice = random.Random(number)
    mcs = tuple(dice.sample(("sable", "teo", "ixa", "halcyon", "odile", "pim"), dice.randint(2, 6)))
    return FightSetup(scenario=f"f{1 + number % 8}", players=tuple(McSetup(one) for one in mcs))


def showdown(number: int) -> Any:
    """Return a showdown; the ready decks take turns."""
    decks = (DECKS[number % 4], DECKS[number // 4 % 4])
    players = tuple(DuelistSetup(seat, deck=deck) for seat, deck in zip(("red", "blue"), decks, strict=True))
    return ShowdownSetup(scenario=decks[0], players=players)


GAMES: Mapping[str, Callable[[int], Any]] = {
    "rumblebots": bot_battle,
    "virtual-machine": fight,
    "tasuo": showdown,
}


def play(key: str, number: int) -> tuple[str, int]:
    """Let the program play every seat of a table; return the step that it ends in, and how many moves that took."""
    game = box(key)
    table = game.begin(GAMES[key](number))
    seats = game.game.seats(table)
    names = {program_in(seat): STRENGTHS[(place + number) % 2] for place, seat in enumerate(seats)}
    table = evolve(table, values={**table.values, **names})
    model = GameModel(game.game, MemoryJournal(table), seeded(number))
    broken: list[object] = []
    model.moveFailed.connect(broken.append)
    model.moveRefused.connect(broken.append)
    players = Players()
    for moves in range(MOST):
        seat = model.program_next
        step = str(model.sight("public").values.get("step"))
        if step == "over":
            return step, moves
        assert seat, f"nobody is waited for in {step}"
        assert program_moves(model, players), (step, seat, broken)
    raise AssertionError(f"{MOST} moves did not end {key} {number}.")


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("key", GAMES)
def test_whole_games_of_the_program_alone_end(qtbot: QtBot, key: str, number: int) -> None:
    assert play(key, number)[0] == "over"
