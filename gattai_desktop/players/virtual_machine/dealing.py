"""Deals anew what a seat cannot see of a fight, so that it can be tried out without knowing a secret.

That is what the others hold and have picked, and the order of the decks and of the byte. What the CPU hides stays where
it is for the CPU; an MC knows neither where it stands nor how strong it is, so that it takes no part there.
"""

import random
from functools import lru_cache
from typing import Final, cast

from gattai_desktop.cards.ledger import Item
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.tokens import unseen_zone
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.game import Game
from gattai_desktop.games.virtual_machine.virtual_machine import VirtualMachine
from gattai_desktop.games.virtual_machine.world import KEY, World, world_of
from gattai_desktop.games.virtual_machine.zones import hand
from gattai_desktop.players.unseen_cards import lay_unseen, unseen_cards

_TWO: Final = 2
"""The cards of which a buyer keeps one (item r09)."""


def rules_of(table: Table) -> Game:
    """Return the rules with the world of a table: that of the program, or one with things of somebody's own."""
    return rules_with(world_of(table))


@lru_cache(maxsize=4)
def rules_with(world: World) -> Game:
    """Return the rules with a world."""
    return box(KEY).game if world is built_in_world().world else VirtualMachine(world)


def fight_dealt_anew(game: Game, sight: Sight, dice: random.Random) -> State:
    """Return a table that looks like this to the seat, with every card that it cannot see dealt at random.

    Others who have picked in secret pick anew, as the seat does not know what they have picked.
    """
    dealt = {zone: list(lying) for zone, lying in sight.zones.items()}
    for deck, cards in unseen_cards(game.cards, sight, dice):
        for zone in sorted(dealt):
            lay_unseen(dealt[zone], deck, cards)
        if cards:  # mobs that the CPU hides, wherever they are
            dealt.setdefault(unseen_zone(sight.listed("areas")[0]), []).extend(Lying(card, True) for card in cards)
    values = dict(sight.values)
    for item in cast("tuple[Item, ...]", values.get("agenda") or ()):
        if item[0] == "well" and item[1] != sight.seat:
            seat = str(item[1])
            # The two cards were bought last.
            values[f"secret.{seat}.well"] = tuple(one.card.key for one in dealt[hand(seat)][-_TWO:])
    return State({zone: tuple(lying) for zone, lying in dealt.items() if lying}, values)
