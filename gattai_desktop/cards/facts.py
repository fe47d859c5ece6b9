"""Facts: what happened. They are few, closed, know no game, hold all randomness, and can be turned back.

Every fact names the rule that caused it ("THROW-25") and the fact of the same entry that led to it (its number,
counted from 0), or -1 where the move itself did.
"""

from collections.abc import MutableMapping
from typing import Final, TypeGuard

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.limits import TooMuch, check_value
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Called, wording
from gattai_desktop.cards.zone import Lying, Seat

ZonesToChange = MutableMapping[str, tuple[Lying, ...]]
ValuesToChange = MutableMapping[str, Value]


def lay_cards(zones: ZonesToChange, zone: str, lying: tuple[Lying, ...]) -> None:
    """Lay the cards of a zone; an empty zone is not kept, so that a table turned back is the table before."""
    if lying:
        zones[zone] = lying
    else:
        zones.pop(zone, None)


_TOLD: Final = 100
"""Most characters of a value in a message: a value may hold thousands."""


class FactDoesNotFit(Exception):
    """A fact does not fit the table: the file is damaged or was written by hand.

    The message is a template with values, so that it can be translated.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message if isinstance(message, Called) else wording(message, **values))


@frozen(kw_only=True)
class Fact:
    """Something that happened at the table."""

    rule: str = ""
    cause: int = -1

    def apply(self, zones: ZonesToChange, values: ValuesToChange) -> None:
        """Change zones and values as the fact says. Raises FactDoesNotFit before it changes anything."""

    def inverse(self) -> "Fact":
        return self


@frozen(kw_only=True)
class CardsMoved(Fact):
    """Cards left one zone for another, one after the other.

    `places` are their places in the origin (0 = bottom) at the moment when each was taken, `lands` their
    places in the target when each was put down; `was_up` and `up` say how each lay and lies.
    """

    cards: tuple[Card, ...]
    origin: str
    places: tuple[int, ...]
    was_up: tuple[bool, ...]
    target: str
    lands: tuple[int, ...]
    up: tuple[bool, ...]

    def apply(self, zones: ZonesToChange, values: ValuesToChange) -> None:
        origin = list(zones.get(self.origin, ()))
        target = origin if self.target == self.origin else list(zones.get(self.target, ()))
        for card, place, was_up, land, up in zip(
            self.cards, self.places, self.was_up, self.lands, self.up, strict=True
        ):
            if not (0 <= place < len(origin)) or origin[place] != (card, was_up):
                raise FactDoesNotFit(
                    "{card} does not lie at place {place} of {zone}.",
                    card=card.code,
                    place=place,
                    zone=self.origin[:_TOLD],
                )
            del origin[place]
            if not 0 <= land <= len(target):
                raise FactDoesNotFit(
                    "{zone} has no place {place} for {card}.", zone=self.target[:_TOLD], place=land, card=card.code
                )
            target.insert(land, Lying(card, up))
        lay_cards(zones, self.origin, tuple(origin))
        lay_cards(zones, self.target, tuple(target))

    def inverse(self) -> "CardsMoved":
        return evolve(
            self,
            cards=self.cards[::-1],
            origin=self.target,
            places=self.lands[::-1],
            was_up=self.up[::-1],
            target=self.origin,
            lands=self.places[::-1],
            up=self.was_up[::-1],
        )


@frozen(kw_only=True)
class CardsTurned(Fact):
    """Cards of a zone were turned over in place (RULES DECK-4). It is its own inverse."""

    zone: str
    places: tuple[int, ...]
    cards: tuple[Card, ...]

    def apply(self, zones: ZonesToChange, values: ValuesToChange) -> None:
        lying = list(zones.get(self.zone, ()))
        for place, card in zip(self.places, self.cards, strict=True):
            if not (0 <= place < len(lying)) or lying[place].card is not card:
                raise FactDoesNotFit(
                    "{card} does not lie at place {place} of {zone}.",
                    card=card.code,
                    place=place,
                    zone=self.zone[:_TOLD],
                )
            lying[place] = Lying(card, not lying[place].up)
        lay_cards(zones, self.zone, tuple(lying))


@frozen(kw_only=True)
class StackFlipped(Fact):
    """A stack was turned as one block: its order is reversed, each card's facing inverted (RULES DECK-5)."""

    zone: str

    def apply(self, zones: ZonesToChange, values: ValuesToChange) -> None:
        lay_cards(zones, self.zone, tuple(Lying(card, not up) for card, up in reversed(zones.get(self.zone, ()))))


@frozen(kw_only=True)
class ZoneShuffled(Fact):
    """The cards of a zone came into a new order, bottom first."""

    zone: str
    before: tuple[Lying, ...]
    after: tuple[Lying, ...]

    def apply(self, zones: ZonesToChange, values: ValuesToChange) -> None:
        """Lay the zone in its new order."""
        if zones.get(self.zone, ()) != self.before or len(self.after) != len(self.before):
            raise FactDoesNotFit("{zone} does not hold the cards that were shuffled.", zone=self.zone[:_TOLD])
        lay_cards(zones, self.zone, self.after)

    def inverse(self) -> "ZoneShuffled":
        return evolve(self, before=self.after, after=self.before)


@frozen(kw_only=True)
class ValueChanged(Fact):
    """A named value of the table changed. None stands for a value that is not there."""

    path: str
    before: Value
    after: Value

    def apply(self, zones: ZonesToChange, values: ValuesToChange) -> None:
        if values.get(self.path) != self.before:
            found, expected = repr(values.get(self.path))[:_TOLD], repr(self.before)[:_TOLD]
            raise FactDoesNotFit(
                "{path} is {found}, not {expected}.", path=self.path[:_TOLD], found=found, expected=expected
            )
        try:
            check_value(self.after)
        except TooMuch as wrong:
            raise FactDoesNotFit("{path}: {fault}.", path=self.path[:_TOLD], fault=wrong.words) from None
        if self.after is None:
            values.pop(self.path, None)
        else:
            values[self.path] = self.after

    def inverse(self) -> "ValueChanged":
        return evolve(self, before=self.after, after=self.before)


@frozen(kw_only=True)
class Announced(Fact):
    """Something worth saying happened that moves no card and changes no value ("dissonant", "omen", "rout").

    `words` names it, `values` fill the sentence that is told of it, `seen_by` are the seats that are told, all when
    empty. It never holds what one of these seats may not know.
    """

    words: str
    values: tuple[tuple[str, Value], ...] = ()
    seen_by: tuple[Seat, ...] = ()

    @property
    def by_name(self) -> dict[str, Value]:
        """What it says, each value by its name."""
        return dict(self.values)


def announces(fact: Fact | None, *words: str) -> TypeGuard[Announced]:
    """Return whether a fact announces this, or one of these."""
    return isinstance(fact, Announced) and fact.words in words
