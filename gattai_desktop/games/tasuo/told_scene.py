"""What the teller of a showdown knows as it goes through what happened: the cards that are seen, what has changed."""

from collections.abc import Iterable, Iterator
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, Fact, ZoneShuffled
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.attacks import ARMOR
from gattai_desktop.games.tasuo.values import name_of
from gattai_desktop.games.told_beneath import AnnouncedValues, EntryScene

A_CARD: Final = say("a card")


class ShowdownScene(EntryScene):
    """The facts of one entry of a showdown, with the cards in them."""

    def __init__(self, table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]]) -> None:
        super().__init__(table, move, facts)
        self.cards: dict[str, Card] = {card.key: card for card in self._seen()}
        """Every card that the seat sees somewhere, by its key."""

    def _seen(self) -> Iterator[Card]:
        for lying in self.table.zones.values():
            yield from (one.card for one in lying if not isinstance(one.card, Back))
        for _, fact in self.facts:
            if isinstance(fact, CardsMoved | CardsTurned):
                yield from (card for card in fact.cards if not isinstance(card, Back))
            elif isinstance(fact, ZoneShuffled):
                yield from (one.card for one in fact.after if not isinstance(one.card, Back))

    def name(self, seat: object) -> str:
        """What people call a player."""
        return name_of(self.table, str(seat))

    def card(self, key: object) -> object:
        """The card with a key, to be drawn; "a card" where the seat does not see it."""
        return say("the armor") if key == ARMOR else self.cards.get(str(key), A_CARD)

    def field(self, of: AnnouncedValues, field: str) -> object:
        match field:
            case "seat":
                return self.name(of["seat"])
            case "card" | "target":
                return self.card(of[field])
            case _:
                return of[field]

    def shown(self, card: Card) -> object:
        """A card of a move, where the seat may know which it is."""
        return card if card.key in self.cards else A_CARD
