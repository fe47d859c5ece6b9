"""What only a whole pack of cards can tell: names that two have, what a Mode is laid on, what a deck lists twice."""

from collections import Counter
from collections.abc import Iterator

from gattai_desktop.cards.words import wording
from gattai_desktop.content.schema import Named
from gattai_desktop.games.tasuo.card_words import KINDS
from gattai_desktop.games.tasuo.designs import CardDesign, ReadyCards

Wrong = tuple[Named, str, str]


def wrong_together(own: tuple[Named, ...], others: tuple[Named, ...]) -> Iterator[Wrong]:
    """Yield what is wrong with entries of a pack beside all others: the entry, its field, and the sentence."""
    designs = {one.id: one for one in (*others, *own) if isinstance(one, CardDesign)}
    for one in own:
        if isinstance(one, CardDesign):
            yield from _wrong_card(one, designs)
        elif isinstance(one, ReadyCards):
            yield from _wrong_deck(one)


def _wrong_card(design: CardDesign, designs: dict[str, CardDesign]) -> Iterator[Wrong]:
    first = next(one for one in designs.values() if one.name.casefold() == design.name.casefold())
    if first is not design:
        yield (
            design,
            "name",
            wording("{id} is called so already; lists of decks name cards by their names.", id=first.id),
        )
    beneath = designs.get(design.onto)
    if beneath is not None and not beneath.fights:
        words = "'{id}' is of the kind {kind}, and a Mode is laid on a warrior."
        yield design, "onto", wording(words, id=design.onto, kind=KINDS[beneath.kind])


def _wrong_deck(deck: ReadyCards) -> Iterator[Wrong]:
    """Which cards a deck may hold is checked where decks are built: one that is under way is shared, too."""
    for card, times in Counter(one for one, _ in deck.cards).items():
        if times > 1:
            words = wording("'{id}' is listed {times} times; say once how many there are.", id=card, times=times)
            yield deck, "cards", words
