"""Nobody can work out which cards a player's deck is made of: what lies outside the game shows no face (RULES 3b)."""

from random import Random

import pytest

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import ALL, PUBLIC, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.decks import in_one_line, list_of
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import active

TASUO = box("tasuo")
DECKS = built_in_cards().cards.decks
ROUND = ("begins", "goes", "keeps")
"""What Blue does until the first turn."""
MOVES = 60


def table(blue: str) -> State:
    """A table at which Blue plays a list of its own, and so one that nobody is told."""
    own = in_one_line(list_of(DECKS[blue], built_in_cards().cards))
    players = (DuelistSetup(zones.RED, "Ren", "slag-court"), DuelistSetup(zones.BLUE, "Bo", own=own))
    return TASUO.begin(ShowdownSetup(players=players))


def seen(state: State, seat: Seat) -> tuple[object, ...]:
    sight = TASUO.game.sight(state, seat)
    asks = tuple((ask.seat, ask.kind, str(ask.text)) for ask in TASUO.game.asks(state, seat))
    return dict(sight.zones), dict(sight.values), asks, TASUO.game.waits_for(state)


@pytest.mark.parametrize("watcher", [zones.RED, PUBLIC])
@pytest.mark.parametrize(("one", "other"), [("tide-court", "storm-court"), ("slag-court", "bramble-court")])
def test_two_lists_of_blues_look_the_same_to_others(one: str, other: str, watcher: Seat) -> None:
    """Until Blue shows a card, others see the same whichever list Blue plays."""
    here, there, chance = table(one), table(other), Random(one)
    assert here.cards(zones.deck(zones.BLUE)) != there.cards(zones.deck(zones.BLUE))
    compared = 0
    for number in range(MOVES):
        assert seen(here, watcher) == seen(there, watcher)
        compared += 1
        if active(here) == zones.BLUE:
            break
        seat = TASUO.game.waits_for(here)[0]
        shared = [move for move in TASUO.game.options(here, seat) if move in TASUO.game.options(there, seat)]
        plain = [move for move in shared if seat == zones.RED or any(word in str(move) for word in (*ROUND, "passes"))]
        move = chance.choice(plain)
        here, _ = TASUO.game.play(here, move, seeded(number))
        there, _ = TASUO.game.play(there, move, seeded(number))
    assert compared > len(ROUND)


@pytest.mark.parametrize("seat", [*zones.SEATS, PUBLIC])
def test_what_lies_outside_the_game_shows_no_face(seat: Seat) -> None:
    state = table("tide-court")
    lying = TASUO.game.sight(state, seat).zones[zones.BOX]
    assert all(isinstance(one.card, Back) for one in lying)
    assert len(lying) == len(state.zones[zones.BOX])
    assert TASUO.game.sight(state, ALL).zones[zones.BOX] == state.zones[zones.BOX]
