"""The cards with which a showdown is played: those of the program, and those of the packs that its decks need."""

from collections.abc import Iterable

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.pack import Pack
from gattai_desktop.content.tasuo.card_packs import packs_for, with_packs
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.tasuo.decks import DeckList, NoDeck, read_deck
from gattai_desktop.games.tasuo.designs import DesignSet


@frozen
class BroughtCards:
    """The cards with which forms play, and what a session of them keeps."""

    cards: DesignSet
    packs: tuple[Pack, ...] = ()
    copies: tuple[PackCopy, ...] = ()

    def with_decks(self, decks: Iterable[str]) -> "BroughtCards":
        """Return it with the packs of a person's own that bring the cards of these decks."""
        names: list[str] = []
        for deck in decks:
            if deck not in self.cards.decks:
                listed = list_or_none(deck)
                names += [name for name, _ in (*listed.cards, *listed.ultra) if name not in self.cards.by_name]
        more = packs_for(names) if names else ()
        if not more:
            return self
        packs = (*self.packs, *(one.pack for one in more))
        copies = {copy.id: copy for one in (self.copies, *(one.copies for one in more)) for copy in one}
        return BroughtCards(with_packs(packs), packs, tuple(copies.values()))


def list_or_none(deck: str) -> DeckList:
    """A list of cards; an empty one where it cannot be read, which is refused before anybody sits down."""
    try:
        return read_deck(deck)
    except NoDeck:
        return DeckList()
