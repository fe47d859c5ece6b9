"""Deals anew what a seat cannot see, so that a fight can be tried out without knowing a secret."""

import random
from collections.abc import Iterable
from typing import Final, cast

from gattai_desktop.cards.card import Back, Card, back_of
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.state import Sight, State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT, Lying
from gattai_desktop.games.game import Game
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.zones import LAST_STAGE, PILE, deck_of, hand_zone, pilot_seats, trash_zone
from gattai_desktop.players.gattai.holding import lay_fighting_hands
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
    values = dict(sight.values) if sight.seat == COACH_SEAT else SeenValues({**guessed(sight, dice), **sight.values})
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
