"""What the teller of a showdown knows as it goes through what happened: the cards that are seen, what has changed."""

from functools import cached_property
from typing import Final

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.facts import CardsMoved, CardsTurned, ZoneShuffled
from gattai_desktop.cards.words import say
from gattai_desktop.games.tasuo.attacks import ARMOR
from gattai_desktop.games.tasuo.values import name_of
from gattai_desktop.games.told_beneath import AnnouncedValues, EntryScene

A_CARD: Final = say("a card")


class ShowdownScene(EntryScene):
    """The facts of one entry of a showdown, with the cards in them."""

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card that the seat sees somewhere, by its key. Most of what happens names none."""
        found = [one.card for lying in self.table.zones.values() for one in lying]
        for _, fact in self.facts:
            if isinstance(fact, CardsMoved | CardsTurned):
                found += fact.cards
            elif isinstance(fact, ZoneShuffled):
                found += (one.card for one in fact.after)
        return {card.key: card for card in found if not isinstance(card, Back)}

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
