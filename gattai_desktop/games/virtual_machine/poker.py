"""The rows of a Team Hand, scored as poker hands with wild Jokers (VM-44 to VM-48, VM-H9, VM-H23)."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final

from gattai_desktop.cards.card import ACE, DECK_CARDS, PILOTS, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import Words, say

EIGHT: Final = 8
FIVE: Final = 5
"""How many cards make a Straight, a Flush and whatever is above them."""


@frozen
class TeamRow:
    """A row that a Team Hand can reach; `rank` orders them, 0 for a hand without cards."""

    rank: int
    key: str
    name: Words


NOTHING: Final = TeamRow(0, "none", say("no row"))
HIGH_CARD: Final = TeamRow(1, "high_card", say("High Card"))
PAIR: Final = TeamRow(2, "pair", say("Pair"))
TWO_PAIR: Final = TeamRow(3, "two_pair", say("Two Pair"))
THREE: Final = TeamRow(4, "three", say("Three of a Kind"))
STRAIGHT: Final = TeamRow(5, "straight", say("Straight"))
FLUSH: Final = TeamRow(6, "flush", say("Flush"))
FULL_HOUSE: Final = TeamRow(7, "full_house", say("Full House"))
DEAD_MAN: Final = TeamRow(8, "dead_man", say("Dead Man's Hand"))
FOUR: Final = TeamRow(9, "four", say("Four of a Kind"))
STRAIGHT_FLUSH: Final = TeamRow(10, "straight_flush", say("Straight Flush"))
ROYAL_FLUSH: Final = TeamRow(11, "royal_flush", say("Royal Flush"))
FIVE_ALIKE: Final = TeamRow(12, "five", say("Five of a Kind"))
ROWS: Final = (
    NOTHING, HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, DEAD_MAN, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH,
    FIVE_ALIKE,
)  # fmt: skip
"""Every row at the place of its rank."""

_RUNS: Final = tuple(tuple(range(least, least + FIVE)) for least in range(2, ACE - FIVE + 2))
"""The ranks of each straight, the lowest first."""
_FIVE_HIGH: Final = (ACE, 2, 3, 4, 5)


def row_of(cards: Sequence[Card], *, low_ace: bool = True, wild_dead_man: bool = True) -> TeamRow:
    """Return the best row that these cards make, of more than five the best five; each Joker is any card.

    low_ace: an Ace also begins a straight (VM-H9). wild_dead_man: a Joker may stand for an Ace or Eight of a Dead Man's
    Hand (VM-H23).
    """
    if not cards:
        return NOTHING
    ranked = [card for card in cards if not card.is_joker]
    wild = len(cards) - len(ranked)
    runs = (_FIVE_HIGH, *_RUNS) if low_ace else _RUNS
    suited = [[card.rank for card in ranked if card.suit is suit] for suit in {card.suit for card in ranked} or {None}]
    alike = Counter(card.rank for card in ranked)
    most = max(alike.values(), default=0) + wild
    reached = {
        FIVE_ALIKE: most >= FIVE,
        ROYAL_FLUSH: any(_runs(ranks, _RUNS[-1:], wild) for ranks in suited),
        STRAIGHT_FLUSH: any(_runs(ranks, runs, wild) for ranks in suited),
        FOUR: most >= 4,
        DEAD_MAN: _is_dead_man(alike, len(cards), wild) and (wild_dead_man or not wild),
        FULL_HOUSE: _groups(alike, (3, 2), wild),
        FLUSH: any(len(ranks) + wild >= FIVE for ranks in suited),
        STRAIGHT: _runs(alike, runs, wild),
        THREE: most >= 3,
        TWO_PAIR: _groups(alike, (2, 2), wild),
        PAIR: most >= 2,
    }
    return next((row for row, is_there in reached.items() if is_there), HIGH_CARD)


def _runs(ranks: Iterable[int], runs: Iterable[Sequence[int]], wild: int) -> bool:
    held = set(ranks)
    return len(held) + wild >= FIVE and any(len(held.intersection(run)) + wild >= FIVE for run in runs)


def _groups(alike: Counter[int], sizes: tuple[int, int], wild: int) -> bool:
    """Whether there are two groups, each of this number of cards of one rank; Jokers alone make a group too."""
    counts = (*alike.values(), 0, 0)
    return any(
        max(sizes[0] - first, 0) + max(sizes[1] - second, 0) <= wild for first, second in permutations(counts, 2)
    )


def _is_dead_man(alike: Counter[int], cards: int, wild: int) -> bool:
    """Exactly two Aces and two Eights, and no fifth card (VM-47)."""
    return cards == 4 and alike[ACE] <= 2 and alike[EIGHT] <= 2 and alike[ACE] + alike[EIGHT] + wild == cards


@frozen
class Raising:
    """What would raise a Team Hand: these cards, or others that are as good, and the row that they would make."""

    cards: tuple[Card, ...]
    row: TeamRow


def raising(
    cards: Sequence[Card], most: int, *, low_ace: bool = True, wild_dead_man: bool = True
) -> tuple[Raising, ...]:
    """Return what would raise a Team Hand: one more card, then two of one rank. most: as many cards as it may hold."""
    return _raising(tuple(cards), most, low_ace, wild_dead_man)


@lru_cache(maxsize=64)  # a table asks at each move, and a Team Hand seldom changes
def _raising(cards: tuple[Card, ...], most: int, low_ace: bool, wild_dead_man: bool) -> tuple[Raising, ...]:
    def row_with(more: tuple[Card, ...]) -> TeamRow:
        return row_of((*cards, *more), low_ace=low_ace, wild_dead_man=wild_dead_man)

    best, found = row_of(cards, low_ace=low_ace, wild_dead_man=wild_dead_man), dict[int, Raising]()
    free = [card for card in reversed(DECK_CARDS[PILOTS]) if not card.is_joker and card.name not in _names(cards)]
    alike = [tuple(card for card in free if card.rank == rank)[:2] for rank in range(ACE, 1, -1)]
    ones = [(card,) for card in free] if len(cards) < most else []
    twos = [pair for pair in alike if len(pair) == 2] if len(cards) + 1 < most else []
    for more in (*ones, *twos):
        row = row_with(more)
        if row.rank > best.rank:
            found.setdefault(row.rank, Raising(more, row))
    return tuple(found.values())


def _names(cards: Sequence[Card]) -> frozenset[str]:
    return frozenset(card.name for card in cards)


def readings(
    cards: Sequence[Card], *, low_ace: bool = True, wild_dead_man: bool = True
) -> tuple[tuple[int, TeamRow], ...]:
    """Return what the last Joker of some cards could stand for: for each row the highest rank, the best row first."""
    joker = next((card for card in reversed(cards) if card.is_joker), None)
    if joker is None:
        return ()
    others = [card for card in cards if card is not joker]
    found: dict[TeamRow, int] = {}
    for card in (one for one in DECK_CARDS[PILOTS] if not one.is_joker):
        row = row_of((*others, card), low_ace=low_ace, wild_dead_man=wild_dead_man)
        found[row] = max(found.get(row, 0), card.rank)
    return tuple((rank, row) for row, rank in sorted(found.items(), key=lambda one: -one[0].rank))
