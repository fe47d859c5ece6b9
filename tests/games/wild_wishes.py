"""Wishes by hand as a stranger might write them into a record, many of which no table allows."""

import random
from collections.abc import Collection
from typing import get_args

from gattai_desktop.cards.state import State
from gattai_desktop.games.by_hand import HandRules
from gattai_desktop.games.game import Game


def wild_wish(
    dice: random.Random,
    game: Game,
    hand: HandRules,
    state: State,
    rulings: type,
    *,
    stray: str,
    settled: Collection[str] = (),
    turns: bool = False,
) -> str:
    """A wild wish in words.

    stray: the card that is named where a zone is empty. settled: rulings that nobody asks to change.
    turns: whether it may be to turn a card over.
    """
    who = dice.choice(game.seats(state)).capitalize()
    zone, other = dice.choices(sorted(game.zones(state)), k=2)
    lying = state.cards(zone)
    card = dice.choice(lying).code if lying else stray
    row = dice.choice([name for name in rulings.__annotations__ if name not in settled])
    return dice.choice(
        [
            f"{who} moves {card} to {other}",
            f"{who} moves {card} to place {dice.randint(0, 2)} of {other} face-{dice.choice(['up', 'down'])}",
            f"{who} moves the top {dice.randint(1, 3)} of {zone} to {other}",
            f'{who} moves {card} to {other} because "so it was"',
            *([f"{who} turns {card} over"] if turns else []),
            f"{who} shuffles {zone}",
            f"{who} sets {dice.choice(hand.values.settable(state))} to {dice.randint(0, 9)}",
            f"{who} rules {row} {dice.choice(get_args(rulings.__annotations__[row]))}",
            f'{who} notes "hm"',
        ]
    )
