"""The ledger of a move in progress: writes facts and keeps the table that they add up to.

Rules play by calling it: `ledger.move(card, "pile", rule="THROW-31")`. It copies the table once, at the start, so
a move of many facts costs one copy. `ledger.table` is the table as it is now, for reading only.
"""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from itertools import repeat
from typing import Final, Self, cast

from gattai_desktop.cards.card import Back, Card, NotKnown
from gattai_desktop.cards.facts import (
    Announced,
    CardsMoved,
    CardsTurned,
    Fact,
    StackFlipped,
    ValueChanged,
    ZoneShuffled,
    lay_cards,
)
from gattai_desktop.cards.frozen import making
from gattai_desktop.cards.limits import MAX_DONE, MAX_WAITING, MAX_WRITTEN, Endless
from gattai_desktop.cards.shuffle import Shuffle
from gattai_desktop.cards.state import INVALIDATED, State, Table, presence
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat

Item = tuple[Value, ...]
"""What is still to be done: its name, then what it needs; kept in the value "agenda" between moves."""

AGENDA: Final = "agenda"
"""Where what is still to be done is kept."""


def agenda_of(table: Table) -> tuple[Item, ...]:
    """Return what is still to be done, item by item."""
    return table.values.get(AGENDA) or ()  # type: ignore[return-value]


# Each is given all of its fields in their order: first the rule and the cause of a fact.
_cards_moved, _value_changed = making(CardsMoved), making(ValueChanged)
_announced, _cards_turned, _state = making(Announced), making(CardsTurned), making(State)


class NotThere(LookupError):
    """A card that should be moved or turned does not lie there; `card` is the card."""

    def __init__(self, card: Card, place: str) -> None:
        super().__init__(f"{card.code} does not lie {place}.")
        self.card = card


class Ledger:
    """The facts of one move, in the making.

    `cause` is the number of the fact that leads to what is written next, -1 for the move itself. `agenda` holds
    what is still to be done, the next first; each with its cause.
    """

    def __init__(self, state: State, shuffle: Shuffle) -> None:
        # Copies of the same kind: on a seat's own sight what is hidden still raises NotKnown.
        zones, values = state.zones, state.values
        # `copy` of a dict passes over the gaps that taken values leave, `dict(…)` fills a new one entry by entry.
        self._zones = zones.copy() if type(zones) is dict else cast("dict[str, tuple[Lying, ...]]", copy(zones))
        self._values = values.copy() if type(values) is dict else cast("dict[str, Value]", copy(values))
        self._shuffle = shuffle
        # Answers about the whole table hold until the first fact.
        self._kept, self._for_this_table = state.kept.copy(), state.for_this_table.copy()
        self.table = _state(self._zones, self._values, self._kept, self._for_this_table)
        self.facts: list[Fact] = []
        self.touched: set[str] = set()
        """Zones whose cards this move moved, turned or mixed, and values that it changed, each by its whole name and by
        the first word of that."""
        self.settled = 0
        """How many facts there were when the rules last made their checks after a step."""
        self.cause = -1
        self._outer: list[int] = []
        self._done = 0
        agenda: tuple[Item, ...] = values.get(AGENDA) or ()  # type: ignore[assignment]
        self.agenda: list[tuple[Item, int]] = (
            [(item, -1) for item in agenda if isinstance(item, tuple)] if agenda else []  # type: ignore[redundant-expr]
        )

    # ------------------------------------------------------------------ writing facts

    def write(self, fact: Fact) -> int:
        """Write a fact, change the table by it, and return its number."""
        fact.apply(self._zones, self._values)
        match fact:
            case ValueChanged():
                self._touched(fact.path)
            case CardsMoved():
                self._touched(fact.origin, fact.target, presence(fact.origin), presence(fact.target))
            case CardsTurned() | StackFlipped() | ZoneShuffled():
                self._touched(fact.zone)
        return self._written(fact)

    def _written(self, fact: Fact) -> int:
        facts = self.facts
        if len(facts) >= MAX_WRITTEN:
            raise Endless
        facts.append(fact)
        return len(facts) - 1

    def _touched(self, *paths: str) -> None:
        """Forget the cached answers that depend on values and zones that have changed."""
        kept, touched = self._kept, self.touched
        for path in paths:
            names, followers = INVALIDATED[path]
            touched |= names
            for of in followers:
                if of in kept:
                    del kept[of]
        if paths:
            self._for_this_table.clear()

    def move(
        self,
        cards: Card | Iterable[Card],
        target: str,
        *,
        rule: str,
        up: bool = True,
        bottom: bool = False,
        likely: Iterable[str] = (),
    ) -> int:
        """Move cards, one after the other, from the zone of the first to the top (or bottom) of the target.

        All cards must lie in one zone; `likely` zones are looked into first. Returns the number of the fact. Raises
        NotKnown for a hidden card, which cannot be told from others of its Deck; `move_from` names the zone instead.
        """
        moved = (cards,) if isinstance(cards, Card) else tuple(cards)
        if isinstance(moved[0], Back):
            raise NotKnown(f"Where {moved[0].code} lies is not known.")
        origin = self.table.where(moved[0], *likely)
        if origin is None:
            raise NotThere(moved[0], "on the table")
        return self.move_from(origin, moved, target, rule=rule, up=up, bottom=bottom)

    def move_from(
        self, origin: str, cards: Sequence[Card], target: str, *, rule: str, up: bool = True, bottom: bool = False
    ) -> int:
        """Move cards of a zone as `move` does; each keeps `up` as its new facing. Returns the number of the fact."""
        if len(cards) == 1 and target != origin:
            return self._move_one(origin, cards[0], target, rule, up, bottom)
        here = list(self._zones.get(origin, ()))
        there = here if target == origin else list(self._zones.get(target, ()))
        places, was_up, lands = [], [], []
        for card in cards:
            # From the top down: of several Backs of one Deck the uppermost is taken.
            place = len(here) - 1
            while place >= 0 and here[place][0] is not card:
                place -= 1
            if place < 0:
                raise NotThere(card, f"in {origin}")
            places.append(place)
            lay = here.pop(place)
            was_up.append(lay.up)
            land = 0 if bottom else len(there)
            lands.append(land)
            there.insert(land, lay if lay.up is up else Lying(card, up))
        # They were looked at just now, so nothing has to be checked again.
        lay_cards(self._zones, origin, tuple(here))
        lay_cards(self._zones, target, tuple(there))
        self._touched(origin, target, presence(origin), presence(target))
        ups = (up,) * len(cards)
        left, landed = (origin, tuple(places), tuple(was_up)), (target, tuple(lands), ups)
        return self._written(_cards_moved(rule, self.cause, tuple(cards), *left, *landed))

    def _move_one(self, origin: str, card: Card, target: str, rule: str, up: bool, bottom: bool) -> int:
        """Move a single card: quicker, because most moves are of one card."""
        zones = self._zones
        here, there = zones.get(origin, ()), zones.get(target, ())
        place = len(here) - 1
        while place >= 0 and here[place][0] is not card:
            place -= 1
        if place < 0:
            raise NotThere(card, f"in {origin}")
        lay = here[place]
        was_up = lay[1]
        lies = lay if was_up is up else Lying(card, up)
        land = 0 if bottom else len(there)
        zones[target] = (lies, *there) if bottom else (*there, lies)
        if len(here) == 1:
            del zones[origin]
            self._touched(origin, target, presence(origin), presence(target))
        else:
            zones[origin] = here[:place] + here[place + 1 :]
            if there:
                self._touched(origin, target)
            else:
                self._touched(origin, target, presence(target))
        return self._written(
            _cards_moved(rule, self.cause, (card,), origin, (place,), (was_up,), target, (land,), (up,))
        )

    def turn(self, zone: str, cards: Iterable[Card], *, rule: str) -> int:
        """Turn cards of a zone over in place."""
        turned = tuple(cards)
        lying = list(self._zones.get(zone, ()))
        places: list[int] = []
        for card in turned:
            # From the top down, as in `move_from`: of several Backs of one Deck the uppermost is turned.
            place = len(lying) - 1
            while place >= 0 and (lying[place].card is not card or place in places):
                place -= 1
            if place < 0:
                raise NotThere(card, f"in {zone}")
            places.append(place)
            lying[place] = Lying(card, not lying[place].up)
        # They were looked at just now, so nothing has to be checked again.
        lay_cards(self._zones, zone, tuple(lying))
        self._touched(zone)
        return self._written(_cards_turned(rule, self.cause, zone, tuple(places), turned))

    def flip_stack(self, zone: str, *, rule: str) -> int:
        """Turn a stack over as one block (RULES DECK-5)."""
        return self.write(StackFlipped(rule=rule, cause=self.cause, zone=zone))

    def shuffle(self, zone: str, *, rule: str) -> int:
        """Mix the cards of a zone; each keeps its facing."""
        before = self._zones.get(zone, ())
        facing = dict(before)
        after = tuple(Lying(card, facing[card]) for card in self._shuffle(zone, [one.card for one in before]))
        return self.write(ZoneShuffled(rule=rule, cause=self.cause, zone=zone, before=before, after=after))

    def set(self, path: str, value: Value, *, rule: str) -> int:
        """Set a value and return the number of the fact; of the last one, where the value is that already."""
        values = self._values
        before = values.get(path)
        if before == value and type(before) is type(value):
            return len(self.facts) - 1
        # It was looked at just now, so nothing has to be checked again.
        if value is None:
            del values[path]
        else:
            values[path] = value
        # As `_touched` does: half of all facts are written here.
        names, followers = INVALIDATED[path]
        self.touched |= names
        kept = self._kept
        for of in followers:
            if of in kept:
                del kept[of]
        self._for_this_table.clear()
        return self._written(_value_changed(rule, self.cause, path, before, value))

    def clear(self, paths: Iterable[str], *, rule: str) -> None:
        """Take values off the table in this order; those that are not there are passed over."""
        values, gone = self._values, []
        for path in paths:
            before = values.pop(path, None)
            if before is not None:
                self._written(_value_changed(rule, self.cause, path, before, None))
                gone.append(path)
        self._touched(*gone)

    def announce(self, words: str, *, rule: str, seen_by: tuple[Seat, ...] = (), **values: Value) -> int:
        """Say that something happened."""
        return self._written(_announced(rule, self.cause, words, tuple(values.items()), seen_by))

    def because(self, cause: int) -> Self:
        """Name that fact as the cause of everything that is written inside the `with`."""
        self._outer.append(self.cause)
        self.cause = cause
        return self

    def __enter__(self) -> None:
        """What is written has its cause already (`because`)."""

    def __exit__(self, _kind: object, _raised: object, _where: object) -> None:
        self.cause = self._outer.pop()

    # ------------------------------------------------------------------ reading

    def value(self, path: str) -> Value:
        """The value as it is now; raises KeyError (or NotKnown on a seat's own sight) where it is not there."""
        return self._values[path]

    def number(self, path: str) -> int:
        """A value that is a whole number."""
        value = self._values[path]
        if not isinstance(value, int):
            raise TypeError(f"{path} is {value!r}, no number.")
        return value

    # ------------------------------------------------------------------ what is still to be done

    def next(self, *items: Item) -> None:
        """Put items at the head of the agenda, the first of them to be done first. Raises Endless for far too many."""
        if len(self.agenda) + len(items) > MAX_WAITING:
            raise Endless
        if len(items) == 1:
            self.agenda.insert(0, (items[0], self.cause))
        else:
            self.agenda[:0] = zip(items, repeat(self.cause))

    def later(self, *items: Item) -> None:
        """Put items at the end of the agenda. Raises Endless for far too many."""
        if len(self.agenda) + len(items) > MAX_WAITING:
            raise Endless
        self.agenda.extend(zip(items, repeat(self.cause)))

    def begin_next(self) -> None:
        """Take the next item off the agenda; facts now follow from its cause. Raises Endless after far too many."""
        self._done += 1
        if self._done > MAX_DONE:
            raise Endless
        self.cause = self.agenda.pop(0)[1]

    def keep_agenda(self, *, rule: str) -> None:
        """Write what is left of the agenda into the table, at the end of the move."""
        values = self._values
        before, after = values.get(AGENDA), tuple([item for item, _ in self.agenda]) or None
        if before == after:
            return
        # What an item asks depends on the item and on the table, not on what else there is to do: answers still hold.
        # Those from before the move include what was offered then.
        if not self.touched:
            self._for_this_table.clear()
        if after is None:
            del values[AGENDA]
        else:
            values[AGENDA] = after
        self._written(_value_changed(rule, self.cause, AGENDA, before, after))


Doing = Callable[..., None]
"""Carries out an agenda item: called with the ledger and the item's values."""
