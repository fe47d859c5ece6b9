"""Deals anew what a seat cannot see; the Hands of those who fight lie as they likely are by now.

Before a Throwdown begins, allies hand their high cards to their Commander. Who makes the Drives spends the lowest card
that serves. Hands dealt without regard to that gave allies Aces and Kings that nobody there holds, and Pilots looked
far too strong, to themselves as to Coach (docs/players-tried.md).
"""

import random
from collections.abc import Iterable, Sequence
from typing import Final, cast

from gattai_desktop.cards.card import Back, Card, back_of
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT, Lying, Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.stages import STAGE
from gattai_desktop.games.gattai.zones import LAST_STAGE, PILE, deck_of, hand_zone, pilot_seats, trash_zone
from gattai_desktop.players.gattai.conflict_habits import HANDED_OVER, worth_in_hand
from gattai_desktop.players.unseen_cards import lay_unseen, unseen_cards


def dealt_anew(game: Game, sight: Sight, dice: random.Random) -> State:
    """Return a table that looks like this to the seat, with every card that it cannot see dealt at random.

    What is played on it therefore cannot tell what a hidden Hand holds, nor in which order a Deck lies. Hands keep the
    size that is seen. A Joker is only dealt to a Deck; cards that the seat does not even count lie there too.
    """
    decks = {zone.owner: zone.id for zone in game.zones(State(sight.zones, sight.values)).values() if zone.closed}
    dealt = {zone: list(lying) for zone, lying in sight.zones.items()}
    for deck, cards in unseen_cards(game.cards, sight, dice):
        # A Joker becomes an Omen as soon as it leaves the Deck: nobody holds one (RULES OMEN-1).
        cards.sort(key=lambda card: card.is_joker, reverse=True)
        lay_fighting_hands(sight, dealt, deck, cards, dice)
        for zone in sorted(dealt):
            if zone not in decks.values():
                lay_unseen(dealt[zone], deck, cards)
        for zone in _uncounted(sight, deck):
            dealt[zone] = [Lying(cards.pop(), up=False) for _ in range(min(_HELD, len(cards) - 1))]
        dice.shuffle(cards)
        _no_omen_on_top(cards, dice)
        dealt[decks[deck]] = [Lying(card, card.is_joker) for card in cards]
    values = dict(sight.values)
    if sight.seat != COACH_SEAT:
        values = SeenValues({**guessed(sight, dice), **values}, cast("SeenValues", sight.values).hides)
    return State({zone: tuple(lying) for zone, lying in dealt.items() if lying}, values)


_HELD: Final = 3
"""Cards that are taken to be in a Hand that may not even be counted."""


def _uncounted(sight: Sight, deck: str) -> list[str]:
    """Return the Hands of which the seat may not know how many cards they hold: a sight keeps them, and empty."""
    return [
        hand_zone(seat)
        for seat in (COACH_SEAT, *pilot_seats(sight))
        if deck_of(seat) == deck and sight.zones.get(hand_zone(seat)) == ()
    ]


def guessed(sight: Sight, dice: random.Random) -> dict[str, Value]:
    """Return what a Pilot may take a hidden value to be, from what lies open: how strong Threats and the Coach are.

    A Threat that has not yet given the Coach his cards has as many as its rating; once he has drawn them, those that he
    holds or played beyond one for each Pilot are counted, whichever Threat of several gave them. Some more of them may
    lie in his Trash by now. What he reached on the Pile is the least that his Strike can be.
    """
    found: dict[str, Value] = {}
    fighting = throwdown.threats(sight)
    given = [key for key in sight.listed(throwdown.INVOLVED_THREATS) if not sight.count(f"threat.{key}")]
    shown = _coachs_cards(sight) - len(pilot_seats(sight))
    least = max(len(given), min(shown, _MOST_RATING * len(given)))
    most = max(least, min(shown + sight.count(trash_zone(COACH_SEAT)), _MOST_RATING * len(given)))
    shared = dict(zip(given, _shared_out(dice.randint(least, most), len(given), dice), strict=True))
    for key in sight.listed("threats"):
        likely = sight.count(f"threat.{key}") or shared.get(key, _RATING)
        rating = min(_MOST_RATING, max(1, likely + dice.choice((0, 0, 0, 1))))
        of = f"threat.{key}"
        found |= {f"{of}.tr": rating, f"{of}.base_tr": rating, f"{of}.buffers": rating, f"{of}.max_buffers": rating}
        found |= {f"{of}.bgm": False, f"{of}.note": "", f"{of}.wave": "", f"{of}.storm": "", f"{of}.defeat": ()}
    if any(path.startswith("throwdown.strike.") for path in sight.values) and COACH_SEAT in throwdown.sides(sight):
        ratings = [cast("int", found[f"threat.{key}.tr"]) for key in fighting if f"threat.{key}.tr" in found]
        strike = max(ratings, default=_RATING) + max(0, len(ratings) - 1)
        found[throwdown.strike_path(COACH_SEAT)] = max(strike, _reached(sight))
    return found


_RATING: Final = 3
_MOST_RATING: Final = 7


def _shared_out(cards: int, threats: int, dice: random.Random) -> list[int]:
    """Return how many of these cards each Threat may have given, one to seven: two alike or one far stronger."""
    found: list[int] = []
    for others in reversed(range(threats)):
        found.append(dice.randint(max(1, cards - others * _MOST_RATING), min(_MOST_RATING, cards - others)))
        cards -= found[-1]
    return found


def _coachs_cards(sight: Sight) -> int:
    """Count the cards that the Coach holds or has played in this conflict."""
    zones = (PILE, *(f"pile.{stage}" for stage in range(1, LAST_STAGE + 1)), "initiative.challenger")
    played = sum(card.deck == COACH_SEAT for zone in (*zones, "initiative.challenged") for card in sight.cards(zone))
    return played + sight.count(hand_zone(COACH_SEAT))


def _reached(sight: Sight) -> int:
    """Return how far, in ranks, the Coach has reached with a Counter or an Escalate that still lies there."""
    reach = 0
    for number in (0, *range(1, LAST_STAGE + 1)):
        cards = sight.cards(f"pile.{number}" if number else PILE)
        entries = throwdown.earlier_entries(sight, number) if number else throwdown.pile_entries(sight)
        for place, (card, entry) in enumerate(zip(cards, entries, strict=False)):
            if isinstance(card, Back) or entry[0] != COACH_SEAT or entry[2]:
                continue
            below = cards[place - 1] if place else None
            if entry[1] == throwdown.ESCALATE:
                reach = max(reach, card.rank)
            elif entry[1] == throwdown.COUNTER and below is not None and not isinstance(below, Back):
                reach = max(reach, card.rank - below.rank)
    return reach


def unseen(sight: Sight, zones: Iterable[str]) -> Sight:
    """Return the same sight with the cards of these zones hidden."""
    veiled = dict(sight.zones)
    for zone in zones:
        veiled[zone] = tuple(Lying(back_of(lying.card.deck), up=False) for lying in sight.zones.get(zone, ()))
    return evolve(sight, zones=veiled)


def _no_omen_on_top(deck: list[Card], dice: random.Random) -> None:
    """A Joker on top of a Deck would have become an Omen already (RULES OMEN-1)."""
    others = [place for place, card in enumerate(deck) if not card.is_joker]
    if others and deck[-1].is_joker:
        place = dice.choice(others)
        deck[-1], deck[place] = deck[place], deck[-1]


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
