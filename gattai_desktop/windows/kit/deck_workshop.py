"""What a game says about its decks, so that one room can build the decks of every game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
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
    kind: str = ""
    """Its kind alone, which stands where there is no room for the line."""
    group: str
    spoken: str
    """All of it, for a screen reader and for the search."""
    most: int
    marks: tuple[tuple[str, str], ...] = ()
    """Signs with a figure each, or none, that stand in place of the line where there are some."""
    traits: tuple[str, ...] = ()
    """The keys of what it has of the facets by which a list is narrowed."""


@frozen(kw_only=True)
class DeckGroup:
    """A kind of cards by which a list is filtered and a deck is laid out."""

    key: str
    name: str
    sign: str
    figure: str = ""
    """What stands beside its sign."""


@frozen(kw_only=True)
class DeckFacet:
    """Something by which a list of cards is narrowed, "Element", and what it may be; cards have keys of these."""

    name: str
    sign: str
    values: tuple[DeckGroup, ...]


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
    """What is wrong with a deck, with the id of its rule; advice does not keep it from being played."""

    words: str
    rule: str
    advice: bool = False
    mend: str = ""
    """What would mend it."""

    def spoken(self) -> str:
        """Return it with what would mend it."""
        return f"{self.words}: {self.mend}" if self.mend else self.words


@frozen(kw_only=True)
class DeckBar:
    """A bar of a chart: its height, the signs below it, and what they mean in words."""

    value: int
    signs: tuple[str, ...]
    words: str
    note: str = ""
    """What stands over it in place of its height, "4-6"."""
    least: int | None = None
    """A lower height that is filled; the rest above it is only outlined."""


@frozen(kw_only=True)
class DeckChart:
    """A chart of a deck: its title, what stands beside it, and its bars; without bars it is a sentence."""

    title: str
    note: str = ""
    bars: tuple[DeckBar, ...] = ()
    below: str = ""
    """A sentence below the bars."""


@frozen(kw_only=True)
class DeckNeed:
    """A card that another card of the deck must be there for: its picture, what it needs, and whether that is there."""

    face: str
    name: str
    words: str
    met: bool


@frozen(kw_only=True)
class DeckReport:
    """All that is said of a deck while it is built.

    `needs` are the cards that need others, under their own title.
    """

    count: int
    summary: str
    rules: tuple[DeckRule, ...]
    flaws: tuple[DeckFlaw, ...]
    charts: tuple[DeckChart, ...]
    needs_title: str = ""
    needs_note: str = ""
    needs: tuple[DeckNeed, ...] = ()

    @property
    def playable(self) -> bool:
        """Whether a game may be begun with it."""
        return all(flaw.advice for flaw in self.flaws)

    def spoken(self) -> str:
        told = [self.summary, *(f"{flaw.spoken()}." for flaw in self.flaws)]
        told += [f"{rule.name}: {rule.words}." for rule in self.rules]
        for chart in self.charts:
            bars = ", ".join(f"{bar.words}: {bar.note or bar.value}" for bar in chart.bars)
            told.append(f"{chart.title}: {', '.join(part for part in (chart.note, bars) if part)}.")
        told += [f"{need.name}: {need.words}." for need in self.needs]
        return " ".join(told)


@frozen(kw_only=True)
class PackedDeck:
    """A deck that came in a pack: its name, its list, and whose work it is under which licence."""

    name: str
    text: str
    author: str
    licence: str


class WrongDeckList(ValueError):
    """A text is no deck; the message says in which line, and why."""


class DeckWorkshop(Protocol):
    """What a game says about its decks. A deck is a text: a list of cards, a card on each line."""

    game: str

    def title(self) -> str:
        """Return what the room is called."""

    def groups(self) -> tuple[DeckGroup, ...]:
        """Return the groups of cards, in the order in which a deck is laid out."""

    def facets(self) -> tuple[DeckFacet, ...]:
        """Return by what the list of cards may be narrowed besides."""

    def cards(self) -> tuple[DeckCard, ...]:
        """Return every card that there is, group by group."""

    def stranger(self, key: str) -> DeckCard:
        """Return what stands for a card of a deck that there is not, so that it can be taken out."""

    def ready(self) -> tuple[tuple[str, str, str], ...]:
        """Return the decks that come with the game: name, one line about it, and the list."""

    def copies(self, deck: str) -> dict[str, int]:
        """Return how often each card is in a deck, by its key. Raises WrongDeckList."""

    def unknown(self, deck: str) -> tuple[str, ...]:
        """Return what is wrong with names in a deck that no card has, with the nearest names. Raises WrongDeckList."""

    def changed(self, deck: str, card: str, copies: int) -> str:
        """Return the deck with so many of a card."""

    def report(self, deck: str) -> DeckReport:
        """Check a deck and count what it promises."""

    def first_hand(self, deck: str, order: HandOrder) -> tuple[str, ...]:
        """Return the pictures of the cards that a player would begin with."""

    def in_one_line(self, deck: str) -> str:
        """Return the deck as one line of text, to be shared."""

    def packed(self, name: str, deck: str, author: str, licence: str) -> Mapping[str, str]:
        """Return the files of a pack with the deck and the cards of a person's own in it. Raises WrongDeckList."""

    def unpacked(self, folder: Path) -> tuple[PackedDeck, ...]:
        """Take the cards of a pack in, and return its decks. Raises UnusablePack, OSError."""

    def unusable(self) -> tuple[str, ...]:
        """Return what is wrong with packs that a person brought in before and that cannot be read now."""
