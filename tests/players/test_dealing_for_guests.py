"""What is dealt anew from a seat's sight looks the same to it, keeps the game's counts, and tells of no true card.

Held for random tables of the bot battle, Virtual Machine and Tasuo Showdown, from every seat.
"""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.strengths import GENTLE, STEADY
from gattai_desktop.players.player import RandomPlayer
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.rumblebots.dealing import battle_dealt_anew
from gattai_desktop.players.tasuo.dealing import showdown_dealt_anew
from gattai_desktop.players.virtual_machine.dealing import fight_dealt_anew
from tests.players.test_program_alone import GAMES

DEALING = {"rumblebots": battle_dealt_anew, "virtual-machine": fight_dealt_anew, "tasuo": showdown_dealt_anew}


@cache
def tables(key: str) -> tuple[State, ...]:
    """Return tables out of the midst of several games, in which half of the moves are made at random."""
    return tuple(table for number in range(0, 12, 3 if key != "rumblebots" else 1) for table in tables_of(key, number))


def tables_of(key: str, number: int) -> Iterator[State]:
    """Yield tables out of the midst of one game."""
    game = box(key).game
    table, shuffle, dice = box(key).begin(GAMES[key](number)), seeded(number), random.Random(number)
    wild = RandomPlayer(number)
    for made in range(90):
        if table.values["step"] == "over":
            break
        seat = dice.choice(game.waits_for(table))
        options, seen = game.options(table, seat), game.sight(table, seat)
        steady = opponent(key, STEADY, seat)
        assert steady is not None
        player = wild if dice.random() < 0.3 else steady
        table, _ = game.play(table, player.choose(seen, options), shuffle)
        if made < 6 or not made % 9:
            yield table


def everywhere(key: str, number: int | None = None) -> Iterator[tuple[State, Seat]]:
    """Yield every table with every seat of it; number: those of one game alone."""
    for table in tables(key) if number is None else tables_of(key, number):
        yield from ((table, seat) for seat in box(key).game.seats(table))


def twin(key: str, table: State, seat: Seat, dice: random.Random) -> State:
    """Return a table that differs from another only in what is hidden from a seat, whatever the rules make of it.

    Cards whose backs lie in the same kind of place change places; values that are hidden are another's or gone.
    """
    game = box(key).game
    seen = game.sight(table, seat)
    hidden = [
        (zone, place)
        for zone, lying in table.zones.items()
        if seen.zones.get(zone)
        for place, one in enumerate(seen.zones[zone])
        if isinstance(one.card, Back)
    ]
    zones = {zone: list(lying) for zone, lying in table.zones.items()}
    for deck in {zones[zone][place].card.deck for zone, place in hidden}:
        places = [(zone, place) for zone, place in hidden if zones[zone][place].card.deck == deck]
        cards = [zones[zone][place].card for zone, place in places]
        dice.shuffle(cards)
        for (zone, place), card in zip(places, cards, strict=True):
            zones[zone][place] = Lying(card, zones[zone][place].up)
    # What the CPU hides on the map stays: the table could not be told without it. What the seat is told otherwise than
    # it is, as armor that has paid for a first hand, is as it is told.
    stays = {path: value for path, value in table.values.items() if path.startswith("unseen.")}
    values = stays | {path: seen.values[path] for path in table.values if path in seen.values}
    return State({zone: tuple(lying) for zone, lying in zones.items()}, values)


def lain(seen: Sight) -> Sight:
    """Return a sight without the zones that the seat may not count: nobody is told which of them there are."""
    return evolve(seen, zones={zone: lying for zone, lying in seen.zones.items() if lying})


@pytest.mark.parametrize("key", DEALING)
def test_it_looks_the_same_to_the_seat(key: str) -> None:
    game = box(key).game
    for number, (table, seat) in enumerate(everywhere(key)):
        seen = game.sight(table, seat)
        dealt = DEALING[key](game, seen, random.Random(number))
        assert lain(game.sight(dealt, seat)) == lain(seen)


@pytest.mark.parametrize("key", DEALING)
def test_every_card_lies_once(key: str) -> None:
    game = box(key).game
    for number, (table, seat) in enumerate(everywhere(key)):
        dealt = DEALING[key](game, game.sight(table, seat), random.Random(number))
        assert Counter(one.card for lying in dealt.zones.values() for one in lying) == Counter(game.cards.values())


@pytest.mark.parametrize("key", DEALING)
def test_it_tells_of_no_true_card(key: str) -> None:
    """Given two tables that differ only in what is hidden, then the same dice deal the same from both."""
    game = box(key).game
    differed = 0
    for number, (table, seat) in enumerate(everywhere(key)):
        other = twin(key, table, seat, random.Random(number))
        differed += other != table
        seen, again = game.sight(table, seat), game.sight(other, seat)
        assert seen == again
        assert DEALING[key](game, seen, random.Random(7)) == DEALING[key](game, again, random.Random(7))
    assert differed > 100


@pytest.mark.parametrize("key", DEALING)
def test_other_dice_deal_otherwise(key: str) -> None:
    game = box(key).game
    table, seat = next(one for one in everywhere(key) if _hidden(game.sight(*one)))
    dealt = {tuple(DEALING[key](game, game.sight(table, seat), random.Random(seed)).zones.items()) for seed in range(9)}
    assert len(dealt) > 1


def _hidden(seen: Sight) -> bool:
    return sum(isinstance(one.card, Back) for lying in seen.zones.values() for one in lying) > 9


@pytest.mark.parametrize("strength", [GENTLE, STEADY])
@pytest.mark.parametrize("key", DEALING)
def test_twins_get_the_same_move(key: str, strength: str) -> None:
    """Given two tables that differ only in what is hidden, then the program weighs and chooses alike."""
    game = box(key).game
    for number, (table, seat) in enumerate(everywhere(key)):
        other = twin(key, table, seat, random.Random(number))
        if seat not in game.waits_for(table) or game.options(table, seat) != game.options(other, seat):
            continue
        player, anew = opponent(key, strength, seat), opponent(key, strength, seat)
        assert player is not None
        assert anew is not None
        options = game.options(table, seat)
        assert player.choose(game.sight(table, seat), options) == anew.choose(game.sight(other, seat), options)


def test_a_known_deck_is_dealt_by_its_list() -> None:
    """Given ready decks, then every player's Bots are those of her list, whoever deals."""
    game = box("rumblebots").game
    for number, (table, seat) in enumerate(everywhere("rumblebots")):
        if table.values["scenario"] != "quick-battle":
            continue
        dealt = battle_dealt_anew(game, game.sight(table, seat), random.Random(number))
        for one in game.seats(table):
            assert _kinds(dealt, one) == _kinds(table, one)


def _kinds(table: State, seat: Seat) -> Counter[str]:
    zones = (f"{zone}.{seat}" for zone in ("deck", "gang", "discard", "look"))
    return Counter(card.key.partition(".")[0] for zone in zones for card in table.cards(zone))


def test_a_known_showdown_deck_is_dealt_by_its_list() -> None:
    """Given ready decks, then what is dealt outside the box are the cards of both lists."""
    game = box("tasuo").game
    for number, (table, seat) in enumerate(everywhere("tasuo")):
        dealt = showdown_dealt_anew(game, game.sight(table, seat), random.Random(number))
        assert _names(dealt) == _names(table)
        assert all(len(dealt.zones.get(zone, ())) == len(lying) for zone, lying in table.zones.items())


def _names(table: State) -> Counter[tuple[str, str]]:
    return Counter((card.deck, card.name) for zone in table.zones if zone != "box" for card in table.cards(zone))
