"""Whatever a player holds, everybody else sees the same, in the same order and at the same time (RULES 3h)."""

from itertools import permutations
from pathlib import Path
from random import Random
from typing import cast

import pytest

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import fields
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.box import Box
from gattai_desktop.games.move import Move
from gattai_desktop.games.response_window import open_items
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import BY_CARD
from gattai_desktop.games.tasuo.card_words import DEFENSIVE, OFFENSIVE, WEAPON
from gattai_desktop.games.tasuo.effect_choices import CHOICE
from gattai_desktop.games.tasuo.setup import DuelistSetup, ShowdownSetup
from gattai_desktop.games.tasuo.values import OVER, active
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.games.tasuo.hidden_cards import others_of, played, seen_by, with_another_hand, with_other_cards
from tests.records.replayed import replayed

RECORDS = Path(__file__).parents[2] / "records" / "tasuo"
DECKS = ("slag-court", "tide-court", "bramble-court", "storm-court")
PAIRS = tuple(permutations(DECKS, 2))
CALLED = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase play; turn 3; active red
        Red: hand Forge Sister, {held}
        Blue: kao Shoal Binder; hand nothing
when    Red calls Forge Sister to ka
"""
MOVES = 150
"""How long each showdown is followed."""


@pytest.mark.parametrize("seed", range(len(PAIRS)))
def test_what_others_see_hangs_on_no_hidden_card(seed: int) -> None:
    """A move of the active player, and a pass of the other, say the same whatever the other holds."""
    tasuo, chance, shuffle = box("tasuo"), Random(seed), seeded(seed)
    decks = PAIRS[seed]
    players = tuple(DuelistSetup(seat, seat.capitalize(), deck) for seat, deck in zip(zones.SEATS, decks, strict=True))
    state = tasuo.begin(ShowdownSetup(players=players))
    compared = 0
    for _ in range(MOVES):
        if state.text("step") == OVER:
            break
        seat = tasuo.game.waits_for(state)[0]
        options = tasuo.game.options(state, seat)
        passes = [one for one in options if isinstance(one, PassWindow)]
        move = passes[0] if passes and chance.random() < 0.7 else chance.choice(options)
        holder = zones.foe(active(state)) if active(state) else ""
        if holder and (seat != holder or isinstance(move, PassWindow)):
            other = with_other_cards(state, holder, chance)
            there, here = played(tasuo, other, move), played(tasuo, state, move)
            for watcher in others_of(holder):
                assert seen_by(tasuo, watcher, state, move, *here) == seen_by(tasuo, watcher, other, move, *there), move
            compared += 1
        state, _facts = tasuo.game.play(state, move, shuffle)
    assert compared > MOVES // 4


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_seat_that_answers_in_its_own_turn_tells_nothing_by_being_asked(seed: int) -> None:
    """After an answer of the foe's, whether the active player is asked depends on no hidden card."""
    tasuo, chance, shuffle = box("tasuo"), Random(seed), seeded(seed)
    players = tuple(DuelistSetup(seat, deck=DECKS[(seed + place) % 4]) for place, seat in enumerate(zones.SEATS))
    state = tasuo.begin(ShowdownSetup(players=players))
    compared = 0
    for _ in range(4 * MOVES):
        if state.text("step") == OVER:
            break
        seat = tasuo.game.waits_for(state)[0]
        options = tasuo.game.options(state, seat)
        answers = [one for one in options if "answers" in str(one) or "stops it" in str(one)]
        move = chance.choice(answers or options)
        holder = active(state)
        if answers and seat != holder:
            other = with_other_cards(state, holder, chance)
            here, there = played(tasuo, state, move), played(tasuo, other, move)
            if here[0].text("window.asked") or there[0].text("window.asked"):
                for watcher in others_of(holder):
                    seen = seen_by(tasuo, watcher, state, move, *here)
                    assert seen == seen_by(tasuo, watcher, other, move, *there), move
                compared += 1
        state, _facts = tasuo.game.play(state, move, shuffle)
    assert compared


def test_no_move_of_any_record_tells_of_a_hand_more_than_it_names() -> None:
    """With another hand beside the cards that a move names, others see the same happen, and the same asked after it."""
    compared = 0
    for number, path in enumerate(sorted(RECORDS.glob("*.record"))):
        if path.stem == "TS-H44-when-possible":  # the policy that tells of a hand, where no screen is shared
            continue
        shown = replayed(path)
        game, chance = shown.record.box.game, Random(number)
        for state, entry in zip(shown.states(), shown.entries, strict=False):
            move = game.phrases.read(entry.move) if entry.move and not entry.against else None
            for holder in zones.SEATS if move is not None and not move.by_hand else ():
                named = (*named_by(move), *cards_of_queue(state))
                kind = chance.choice((WEAPON, OFFENSIVE, DEFENSIVE))
                other = with_another_hand(state, holder, chance, named, kind)
                if game.judge(other, move).allowed:
                    compared += is_the_same_to_others(shown.record.box, holder, move, state, other)
    assert compared > 1000


def cards_of_queue(state: State) -> tuple[Card, ...]:
    """The cards that values of the table name, which so are known to everybody."""
    said = str(dict(state.values))
    return tuple(
        one.card for seat in zones.SEATS for one in state.zones.get(zones.hand(seat), ()) if one.card.key in said
    )


def is_the_same_to_others(tasuo: Box, holder: Seat, move: Move, state: State, other: State) -> bool:
    """Compare what others see of a move on two tables; False where the rules themselves let a hand be told."""
    here, there = played(tasuo, state, move), played(tasuo, other, move)
    # A roll is offered where a card of the hand could go on with the combo (RULES TS-H29, 3d).
    # Seven Frags are a win wherever they are held (RULES TS-9).
    if any(after.text("combo.way") == BY_CARD or after.text("step") == OVER for after, _facts in (here, there)):
        return False
    for watcher in others_of(holder):
        seen = seen_by(tasuo, watcher, state, move, *here)
        assert seen == seen_by(tasuo, watcher, other, move, *there), move
    return True


def named_by(move: Move) -> tuple[Card, ...]:
    """The cards that a move names, and so shows or keeps for itself."""
    found: list[Card] = []
    for one in fields(type(move)):
        value = getattr(move, one.name)
        found += [card for card in (value if isinstance(value, tuple) else (value,)) if isinstance(card, Card)]
    return tuple(found)


@pytest.mark.parametrize("seat", ["blue", PUBLIC])
def test_whether_a_weapon_is_held_is_not_told_by_being_asked_for_one(seat: str) -> None:
    """Forge Sister asks for a Weapon, and the question looks the same to others whatever the hand holds."""
    seen, answers = set(), set()
    for held in ("Salamander Glaive", "Ember Jab", "Coal Shot"):
        shown = replay(read(CALLED.format(held=held)))
        assert not shown.unmet
        game = shown.record.box.game
        sight = game.sight(shown.state, seat)
        asked = game.askings[CHOICE](cast("State", sight), open_items(shown.state)[0])
        assert asked is not None
        assert asked.unseen
        values = tuple(sorted((path, str(sight.values[path])) for path in sight.values))
        lying = tuple(sorted((zone, str(one)) for zone, one in sight.zones.items()))
        seen.add((str(asked), values, lying, game.waits_for(shown.state)))
        answers.add(tuple(map(str, game.options(shown.state, "red"))))
    assert len(seen) == 1
    assert len(answers) == 2


def test_nobody_is_asked_for_a_weapon_with_an_empty_hand() -> None:
    shown = replay(read(CALLED.replace(", {held}", "")))
    assert not shown.record.box.game.asks(shown.state)
