"""Lays the unseen Hands of those who fight as they likely are by now: what all would hand over or spend is gone.

Before a Throwdown begins, allies hand their high cards to their Commander. Who makes the Drives spends the lowest card
that serves. Hands dealt without regard to that gave allies Aces and Kings that nobody there holds, and Pilots looked
far too strong, to themselves as to Coach (docs/players.md).
"""

import random
from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.stages import STAGE
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.players.gattai.conflict_habits import HANDED_OVER, worth_in_hand


def lay_fighting_hands(
    sight: Sight, dealt: dict[str, list[Lying]], deck: str, cards: list[Card], dice: random.Random
) -> None:
    """Take unseen cards of a Deck for the Backs in the Hands of a Throwdown that has begun."""
    if not isinstance(sight.values.get(STAGE), int):
        return
    for side in throwdown.sides(sight):
        members, leader = throwdown.members(sight, side), throwdown.commander(sight, side)
        for seat in members:
            hand, drawn = dealt.get(hand_zone(seat), []), _drawn_since(sight, seat)
            backs = (place for place, lying in enumerate(hand) if isinstance(lying.card, Back))
            for number, place in enumerate(place for place in backs if hand[place].card.deck == deck):
                if seat == leader:
                    taken = _best_of(cards, dice.choice(_choices(sight, has_allies=len(members) > 1)), dice)
                else:
                    taken = _best_of(cards, 1, dice) if number < drawn else _kept_by_an_ally(cards, dice)
                hand[place] = Lying(cards.pop(taken), hand[place].up)


def _choices(sight: Sight, *, has_allies: bool) -> tuple[int, ...]:
    """Return of how many cards the one in the Hand of who makes the Drives is the best, each as likely."""
    rumble = final_form.going_on(sight)
    if has_allies:
        return _HANDED_MORE if rumble else _HANDED_THE_BEST
    return _SPENT_LOW if rumble else _ANY


_ANY: Final = (1,)
_SPENT_LOW: Final = (1, 2)
_HANDED_THE_BEST: Final = (3, 4)
_HANDED_MORE: Final = (2, 3)
"""A Head drew for the Rumble, and had to spend high cards."""


def _best_of(cards: Sequence[Card], choices: int, dice: random.Random) -> int:
    """Return the place of the best of so many cards; a Joker where, by hand, nothing else was left to hold."""
    places = [place for place, card in enumerate(cards) if not card.is_joker] or range(len(cards))
    return max(dice.sample(places, min(choices, len(places))), key=lambda place: worth_in_hand(cards[place]))


def _kept_by_an_ally(cards: Sequence[Card], dice: random.Random) -> int:
    """Return the place of a card that an ally would not have handed over, if there is one."""
    places = [place for place, card in enumerate(cards) if not card.is_joker and worth_in_hand(card) < HANDED_OVER]
    return dice.choice(places) if places else _best_of(cards, 1, dice)


def _drawn_since(sight: Sight, seat: Seat) -> int:
    """Count the cards that a Pilot drew for the Heart since she last handed high ones over, to the Head in the end."""
    form = final_form.form_of(sight, seat) if seat != COACH_SEAT else None
    drawn = 0
    for position, stage in form.used if form is not None else ():
        if position == final_form.HEART:
            drawn += stage
        elif position == final_form.HEAD:
            drawn = 0
    return drawn
