"""Decks as lists of names: read from text and written again, checked whole, and what they promise (RULES TS-1 to TS-3).

A list may hold anything while somebody edits it, names of no card too; `faults_of` says what keeps it from play.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from math import comb
from typing import Any, Final

from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.words import Words, say, wording
from gattai_desktop.games.near_names import nearest
from gattai_desktop.games.tasuo.card_words import DEFENSIVE, TASUO_MODE, WARRIOR
from gattai_desktop.games.tasuo.designs import CardDesign, DesignSet, ReadyCards
from gattai_desktop.games.tasuo.rulings import ShowdownRulings

MOST_ULTRA: Final = 10
COPIES_ULTRA: Final = 4
"""Copies of an Ultra card, where a table lets there be several (RULES TS-H38)."""


@frozen
class DeckLimits:
    """How a table lets the Ultra Deck be (RULES TS-H1, TS-H38)."""

    fewest_ultra: int = 0
    most_ultra: int = MOST_ULTRA
    copies_ultra: int = 1


DEFAULT_LIMITS: Final = DeckLimits()


def limits_of(rulings: ShowdownRulings) -> DeckLimits:
    """Return how a table lets the Ultra Deck be (RULES TS-H1, TS-H38)."""
    fewest = MOST_ULTRA if rulings.ultra_deck == "exactly_ten" else 0
    most = 0 if rulings.ultra_deck == "none" else MOST_ULTRA
    return DeckLimits(fewest, most, COPIES_ULTRA if rulings.ultra_copies == "four" else 1)


def chosen_limits(chosen: Mapping[str, str]) -> DeckLimits:
    """Return how a table lets the Ultra Deck be with these rulings, before it is laid."""
    known: Any = {name: chosen[name] for name in ("ultra_deck", "ultra_copies") if name in chosen}
    return limits_of(evolve(ShowdownRulings(), **known))


SIZE: Final = 50
"""Cards of a main deck (RULES TS-1)."""
MOST_DEFENSIVE: Final = 16
MOST_COUNTERS: Final = 4
OPENING: Final = 5
"""Cards that a player begins with (RULES TS-4)."""
FRAGS: Final = 7
FEWEST_WARRIORS: Final = 12
FEWEST_SMALL: Final = 6
SMALL_LIFE: Final = 14
"""Halves of life up to which a call costs least (RULES TS-32)."""

ULTRA_HEAD: Final = "Ultra:"
MOST_LINES: Final = 300
MOST_OF_A_LINE: Final = 99
LONGEST_NAME: Final = 60

Listed = tuple[tuple[str, int], ...]
"""Names of cards with how many of each, in the order of a list."""


@frozen
class DeckList:
    """A deck as a person writes it: its main deck and its Ultra Deck, by the names of cards."""

    cards: Listed = ()
    ultra: Listed = ()


@frozen
class DeckFault:
    """What is wrong with a deck, with the id of its check; an `advice` keeps nobody from playing it."""

    rule: str
    text: Words
    advice: bool = False


# ---------------------------------------------------------------------- as text


class NoDeck(ValueError):
    """A text is no deck list; the message says which line, and what would do."""


def read_deck(text: str) -> DeckList:
    """Read a list such as "4 Cinder Page", a card on each line, with "Ultra:" before the last ones. Raises NoDeck.

    Lines may also be parted by ";", so that a whole deck is one line; a line without a number is one card.
    """
    rows = text.replace(";", "\n").split("\n")
    if len(rows) > MOST_LINES:
        named = {"most": MOST_LINES, "number": len(rows)}
        raise NoDeck(wording("A deck list has at most {most} lines; here are {number}.", **named))
    found: tuple[dict[str, int], dict[str, int]] = ({}, {})
    part = 0
    for number, row in enumerate(rows, 1):
        line = " ".join(row.split())
        if line.casefold() == ULTRA_HEAD.casefold():
            part = 1
        elif line and not line.startswith("#"):
            copies, name = _line(line, number)
            found[part][name] = found[part].get(name, 0) + copies
    return DeckList(tuple(found[0].items()), tuple(found[1].items()))


def _line(line: str, number: int) -> tuple[int, str]:
    head, _, rest = line.partition(" ")
    count, name = (head, rest) if head.isdecimal() and head.isascii() else ("1", line)
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise NoDeck(wording("Line {line}: write a number and the name of a card, such as 4 Cinder Page.", line=number))
    if len(count) > len(str(MOST_OF_A_LINE)) or not 1 <= int(count) <= MOST_OF_A_LINE:
        most = MOST_OF_A_LINE
        raise NoDeck(wording("Line {line}: there can be 1 to {most} copies of a card.", line=number, most=most))
    return int(count), name


def written_deck(deck: DeckList) -> str:
    """Return the deck as text, a card on each line."""
    rows = [f"{copies} {name}" for name, copies in deck.cards]
    if deck.ultra:
        rows += [ULTRA_HEAD, *(f"{copies} {name}" for name, copies in deck.ultra)]
    return "".join(f"{row}\n" for row in rows)


def in_one_line(deck: DeckList) -> str:
    """Return the deck as one line of text, its cards parted by ";"."""
    return written_deck(deck).strip().replace("\n", "; ")


def list_of(ready: ReadyCards, designs: DesignSet) -> DeckList:
    """Return a ready deck as a list that a person can change."""
    cards = tuple((designs.designs[one].name, copies) for one, copies in ready.cards)
    return DeckList(cards, tuple(Counter(designs.designs[one].name for one in ready.ultra).items()))


# ---------------------------------------------------------------------- the check


def faults_of(deck: DeckList, designs: DesignSet, limits: DeckLimits = DEFAULT_LIMITS) -> tuple[DeckFault, ...]:
    """Return everything wrong with a deck, in the order of the checks; advice comes last (RULES TS-D1 to TS-D10)."""
    return tuple(
        DeckFault(rule, text, advice=number >= _ADVICE)
        for number, (rule, check) in enumerate(_CHECKS.items())
        for text in check(_Looked(deck, designs, limits))
    )


@frozen
class _Looked:
    """A deck beside the cards that there are."""

    deck: DeckList
    designs: DesignSet
    limits: DeckLimits

    def known(self, listed: Listed) -> Iterator[tuple[CardDesign, int]]:
        """Yield the designs of a list that there are, with their copies."""
        for name, copies in listed:
            design = self.designs.by_name.get(name)
            if design is not None:
                yield design, copies

    def count(self, wanted: Callable[[CardDesign], bool]) -> int:
        """How many cards of the main deck are such."""
        return sum(copies for one, copies in self.known(self.deck.cards) if wanted(one))


def _size(looked: _Looked) -> Iterator[Words]:
    count = _sum(looked.deck.cards)
    if count != SIZE:
        yield say("{count} cards, {needed} needed", count=count, needed=SIZE)


def _copies(looked: _Looked) -> Iterator[Words]:
    for one, copies in looked.known(looked.deck.cards):
        if copies > one.most_copies and not one.is_ultra:
            yield say("{number} copies of {card}, at most {most}", number=copies, card=one.name, most=one.most_copies)


def _defensive(looked: _Looked) -> Iterator[Words]:
    count = looked.count(lambda one: one.kind == DEFENSIVE)
    if count > MOST_DEFENSIVE:
        yield say("{count} Defensive cards, at most {most}", count=count, most=MOST_DEFENSIVE)


def _counters(looked: _Looked) -> Iterator[Words]:
    count = looked.count(lambda one: one.is_counter)
    if count > MOST_COUNTERS:
        yield say("{count} Counter cards, at most {most}", count=count, most=MOST_COUNTERS)


def _ultra(looked: _Looked) -> Iterator[Words]:
    count, limits = _sum(looked.deck.ultra), looked.limits
    if count > limits.most_ultra:
        yield say("{count} Ultra cards, at most {most}", count=count, most=limits.most_ultra)
    elif count < limits.fewest_ultra:
        yield say("{count} Ultra cards, {needed} needed", count=count, needed=limits.fewest_ultra)
    for one, copies in looked.known(looked.deck.ultra):
        if copies > limits.copies_ultra:
            yield say(
                "{number} copies of {card}, at most {most}", number=copies, card=one.name, most=limits.copies_ultra
            )


def _places(looked: _Looked) -> Iterator[Words]:
    for one, _ in looked.known(looked.deck.cards):
        if one.is_ultra:
            yield say("{card} belongs in the Ultra Deck", card=one.name)
    for one, _ in looked.known(looked.deck.ultra):
        if not one.is_ultra:
            yield say("{card} belongs in the main deck", card=one.name)


def _names(looked: _Looked) -> Iterator[Words]:
    for name in dict.fromkeys(name for name, _ in chain(looked.deck.cards, looked.deck.ultra)):
        if name not in looked.designs.by_name:
            near = nearest(name, looked.designs.by_name)
            if near:
                yield say("no card is called '{name}'; {card}?", name=name, card=near[0])
            else:
                yield say("no card is called '{name}'", name=name)


def _matches(looked: _Looked) -> Iterator[Words]:
    main = {one.id for one, _ in looked.known(looked.deck.cards)}
    for one, _ in looked.known(looked.deck.ultra):
        beneath = looked.designs.designs.get(one.onto)
        if one.kind == TASUO_MODE and one.onto not in main and beneath is not None:
            yield say("{card} will find no {warrior}", card=one.name, warrior=beneath.name)


def _warriors(looked: _Looked) -> Iterator[Words]:
    count = looked.count(lambda one: one.kind == WARRIOR)
    if count < FEWEST_WARRIORS:
        hands = round(1 / chance_of_none(max(_sum(looked.deck.cards), SIZE), count))
        if hands > 1:
            how = _HOW_MANY.get(hands) or hands
            yield say("only {count} warriors: one opening hand in {hands} will hold none", count=count, hands=how)
        else:
            yield say("only {count} warriors: most opening hands will hold none", count=count)
    small = looked.count(lambda one: one.kind == WARRIOR and one.life <= SMALL_LIFE)
    if small < FEWEST_SMALL:
        yield say("only {count} warriors of life 7 or less: their calls cost least", count=small)


def _frags(looked: _Looked) -> Iterator[Words]:
    count = len({one.id for one, _ in looked.known(looked.deck.cards) if one.kaju})
    if 0 < count < FRAGS:
        yield say("{number} of {needed} Frags", number=count, needed=FRAGS)


_HOW_MANY: Final = {2: say("two"), 3: say("three"), 4: say("four")}

_CHECKS: Final[dict[str, Callable[[_Looked], Iterator[Words]]]] = {
    "TS-D1": _size,
    "TS-D2": _copies,
    "TS-D3": _defensive,
    "TS-D4": _counters,
    "TS-D5": _ultra,
    "TS-D6": _places,
    "TS-D7": _names,
    "TS-D8": _matches,
    "TS-D9": _warriors,
    "TS-D10": _frags,
}
_ADVICE: Final = list(_CHECKS).index("TS-D8")
"""From here on the checks are advice."""


def _sum(listed: Listed) -> int:
    return sum(copies for _, copies in listed)


# ---------------------------------------------------------------------- what a deck promises


def chance_of_none(cards: int, of_kind: int) -> float:
    """Return how likely an opening hand holds none of a kind, before the mulligan: 0 to 1."""
    drawn = min(OPENING, cards)
    return comb(cards - of_kind, drawn) / comb(cards, drawn)


def opening_hand(deck: DeckList, order: Callable[[Sequence[str]], Iterable[str]]) -> tuple[str, ...]:
    """Return the names of an opening hand; `order` shuffles, so that chance comes in from outside."""
    cards = [name for name, copies in deck.cards for _ in range(copies)]
    return tuple(order(cards))[:OPENING]
