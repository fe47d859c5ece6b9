"""What a game says about its decks, so that one room can build the decks of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from gattai_desktop.cards.frozen import frozen

HandOrder = Callable[[Sequence[str]], Iterable[str]]
"""Shuffles: chance comes in from outside."""


@frozen(kw_only=True)
class DeckCard:
    """A card that a deck may hold: its picture, what stands beside it in a list, and how often it may be there."""

    key: str
    face: str
    name: str
    line: str
    """One line about it: its kind and what it belongs to."""
    group: str
    spoken: str
    """All of it, for a screen reader and for the search."""
    most: int


@frozen(kw_only=True)
class DeckGroup:
    """A kind of cards by which a list is filtered and a deck is laid out."""

    key: str
    name: str
    sign: str


@frozen(kw_only=True)
class DeckRule:
    """One rule that a deck is checked by: its name, how it stands, and whether it holds."""

    name: str
    words: str
    value: int
    most: int
    holds: bool


@frozen(kw_only=True)
class DeckFlaw:
    """What is wrong with a deck, with the id of its rule; advice keeps nobody from playing it."""

    words: str
    rule: str
    advice: bool = False


@frozen(kw_only=True)
class DeckBar:
    """A bar of a chart: its height, the signs below it, and what they mean in words."""

    value: int
    signs: tuple[str, ...]
    words: str
    note: str = ""


@frozen(kw_only=True)
class DeckChart:
    """A chart of a deck: its title, what stands beside it, and its bars; without bars it is a sentence."""

    title: str
    note: str = ""
    bars: tuple[DeckBar, ...] = ()


@frozen(kw_only=True)
class DeckReport:
    """All that is said of a deck while somebody builds it."""

    count: int
    summary: str
    rules: tuple[DeckRule, ...]
    flaws: tuple[DeckFlaw, ...]
    charts: tuple[DeckChart, ...]

    @property
    def playable(self) -> bool:
        """Whether a game may be begun with it."""
        return all(flaw.advice for flaw in self.flaws)

    def spoken(self) -> str:
        """Return all of it in sentences."""
        told = [self.summary, *(f"{flaw.words}." for flaw in self.flaws)]
        told += [f"{rule.name}: {rule.words}." for rule in self.rules]
        for chart in self.charts:
            bars = ", ".join(f"{bar.words}: {bar.note or bar.value}" for bar in chart.bars)
            told.append(f"{chart.title}: {', '.join(part for part in (chart.note, bars) if part)}.")
        return " ".join(told)


class WrongDeckList(ValueError):
    """A text is no deck; the message says in which line, and why."""


class DeckWorkshop(Protocol):
    """What a game says about its decks. A deck is a text: a list of cards, a card on each line."""

    game: str

    def title(self) -> str:
        """Return what the room is called."""

    def groups(self) -> tuple[DeckGroup, ...]:
        """Return the groups of cards, in the order in which a deck is laid out."""

    def cards(self) -> tuple[DeckCard, ...]:
        """Return every card that there is, group by group."""

    def ready(self) -> tuple[tuple[str, str, str], ...]:
        """Return the decks that come with the game: name, one line about it, and the list."""

    def copies(self, deck: str) -> dict[str, int]:
        """Return how often each card is in a deck, by its key. Raises WrongDeckList."""

    def changed(self, deck: str, card: str, copies: int) -> str:
        """Return the deck with so many of a card."""

    def report(self, deck: str) -> DeckReport:
        """Check a deck and count what it promises."""

    def first_hand(self, deck: str, order: HandOrder) -> tuple[str, ...]:
        """Return the pictures of the cards that a player would begin with."""

    def in_one_line(self, deck: str) -> str:
        """Return the deck as one line of text, to be shared."""
