"""What is taken to be hidden once a Throwdown has begun: Hands as high as they are in play, and ratings that fit."""

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from statistics import fmean

import pytest

from gattai_desktop.cards.card import Back, Card, card
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.stages import STAGE
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.strengths import STEADY
from gattai_desktop.players.contest import play_bout
from gattai_desktop.players.gattai.conflict_players import conflict_player
from gattai_desktop.players.gattai.contest import THROWDOWNS
from gattai_desktop.players.gattai.dealing import dealt_anew, lay_fighting_hands

GAME = GATTAI.game
LEADER, ALLY, COACH = "the Commander", "an ally", "Coach"
BEFORE, WITHIN = "before a Rumble", "in a Rumble"
HIGH = 10


@cache
def _turns() -> tuple[State, ...]:
    """Return each table of some Throwdowns between steady players on which somebody may Drive."""
    found: list[State] = []
    for number in range(14):
        bout = THROWDOWNS.deal(number)
        players = {seat: conflict_player(STEADY, seat, GAME) for seats in bout.sides.values() for seat in seats}
        play_bout(THROWDOWNS, bout, players, number, watched=lambda _before, _facts, after: found.append(after))
    return tuple(table for table in found if table.values["step"] == "throwdown.turn" and table.values.get(STAGE))


def _side(table: State) -> Seat:
    return next(side for side in throwdown.sides(table) if side != COACH_SEAT)


def _hands(table: State) -> Iterator[tuple[str, tuple[Card, ...]]]:
    """Yield the Hands of all who fight, each with whose it is."""
    side = _side(table)
    leader = throwdown.commander(table, side)
    for seat in throwdown.members(table, side):
        yield LEADER if seat == leader else ALLY, table.cards(hand_zone(seat))
    yield COACH, table.cards(hand_zone(COACH_SEAT))


def _high(tables: Iterable[State]) -> dict[tuple[str, str], float]:
    """Return the share of high cards in the Hands, by whose they are and when."""
    cards: dict[tuple[str, str], list[bool]] = defaultdict(list)
    for table in tables:
        when = WITHIN if final_form.going_on(table) else BEFORE
        for whose, hand in _hands(table):
            cards[whose, when].extend(card.rank >= HIGH for card in hand)
    return {key: fmean(found) for key, found in cards.items()}


@cache
def _high_in_play() -> dict[tuple[str, str], float]:
    return _high(_turns())


@cache
def _high_as_dealt() -> dict[tuple[str, str], float]:
    return _high(_dealt_for_the_others(table, number) for number, table in enumerate(_turns()))


def _dealt_for_the_others(table: State, number: int) -> State:
    """Deal what Coach does not see, and then what a Pilot who stands aside does not see of Coach."""
    dealt = dealt_anew(GAME, GAME.sight(table, COACH_SEAT), random.Random(number))
    aside = dealt_anew(GAME, GAME.sight(table, "purple"), random.Random(number))
    return State({**dealt.zones, hand_zone(COACH_SEAT): aside.zones.get(hand_zone(COACH_SEAT), ())}, dealt.values)


@pytest.mark.parametrize("when", [BEFORE, WITHIN])
@pytest.mark.parametrize("whose", [LEADER, ALLY, COACH])
def test_unseen_hands_are_dealt_about_as_high_as_they_are_in_play(whose: str, when: str) -> None:
    """Given Throwdowns, then a Hand that is dealt anew has about as many high cards as the one that it stands for.

    Dealt without regard to who handed cards to whom, a Commander had half as many and her allies six times as many.
    """
    assert _high_as_dealt()[whose, when] == pytest.approx(_high_in_play()[whose, when], abs=0.12)


@pytest.mark.parametrize("when", [BEFORE, WITHIN])
def test_the_cards_that_coach_has_spent_make_no_threat_look_weak(when: str) -> None:
    """Given Coach drew eleven cards for two Threats, of seven and four, and spent many, then a Pilot takes them to be
    rated eleven together now and then, and now the first to be stronger than the other, now not."""
    tables = [table for table in _turns() if final_form.going_on(table) == (when == WITHIN)]
    for table in tables[:: len(tables) // 12]:
        dealt = [dealt_anew(GAME, GAME.sight(table, "purple"), random.Random(seed)) for seed in range(40)]
        ratings = [(one.number("threat.brass_tide.tr"), one.number("threat.doctor_gull.tr")) for one in dealt]
        sums = sorted(map(sum, ratings))
        assert sums[0] <= _TOGETHER <= sums[-1]
        assert len({first > second for first, second in ratings}) == 2


_TOGETHER = 7 + 4


def test_a_joker_is_dealt_where_nothing_else_is_left_to_hold() -> None:
    """Given somebody was given a Joker by hand, when no other card is unseen, then her Hand is dealt that."""
    table = next(one for one in _turns() if one.count(hand_zone(throwdown.commander(one, _side(one)))))
    sight = GAME.sight(table, COACH_SEAT)
    zone = hand_zone(throwdown.commander(table, _side(table)))
    back = sight.zones[zone][0]
    assert isinstance(back.card, Back)
    dealt = {zone: [back]}
    lay_fighting_hands(sight, dealt, back.card.deck, [card("Joker1P")], random.Random(1))
    assert dealt[zone][0].card.is_joker
