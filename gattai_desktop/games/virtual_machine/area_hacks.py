"""Hacks of the battlefield: the status of an area, a link, a Locked area (hacks k3 and k4)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card, Suit
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.games.modifiers import Modifier, modify
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.aiming import against_area
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.battle_maps import COVER, DARK, HAZARDOUS, LOCKED, MIRRORED, UNSTABLE
from gattai_desktop.games.virtual_machine.charges import charge
from gattai_desktop.games.virtual_machine.effects import is_the_cpus
from gattai_desktop.games.virtual_machine.hacking import OFF, ON, CardHack, hacking_cards, works
from gattai_desktop.games.virtual_machine.names import area_name
from gattai_desktop.games.virtual_machine.values import played_as
from gattai_desktop.games.virtual_machine.world import battle_map

AREA_RANGE: Final = 2
TWO_ROUNDS: Final = 2
"""Round ends that a changed area or link lasts."""
_OF_SUIT: Final = {
    Suit.SPADES: DARK,
    Suit.HEARTS: HAZARDOUS,
    Suit.DIAMONDS: COVER,
    Suit.CLUBS: UNSTABLE,
}


@wish("rewires {area} {status} {way} with {card}")
class Rewire(CardHack):
    """Wish: set or clear a status of an area until the end of the next round (hack k3)."""

    area: str
    status: str
    way: str
    shown = Shown("Rewire {area}: {status} {way}", kind="Rewire an area", letter="K", sign="cog")
    told = LogWords("{seat} rewires {area} with {card}: {status} {way}")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Rewire]":
        for card in hacking_cards(state, seat):
            for area in state.listed("areas"):
                for status in statuses_of(state, card):
                    way = OFF if status in states(state, area) else ON
                    yield cls(seat, card, area, status, way)

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from CardHack.against(self, state, who)
        if self.status.lower() not in statuses_of(state, self.card):
            yield refusal("VM-34", "{card} does not stand for {status}.", card=self.card, status=self.status)
        if self.way not in (ON, OFF):
            yield refusal("VM-34", "A status is rewired on or off.")
        yield from _against_area(state, who, self.area)

    def play(self, ledger: Ledger) -> None:
        who = self.begin(ledger, self.area)
        doing = who, self.area, self.status.lower(), self.way
        if not is_the_cpus(ledger, who, "rewired", *doing) and works(ledger, who, self.card):
            _rewired(ledger, *doing)


def _rewired(ledger: Ledger, who: str, area: str, status: str, way: str) -> None:
    by = 1 if way == ON else -1
    modify(ledger, Modifier(f"area.{area}", status, by, "hack", until="round", passings=TWO_ROUNDS), rule="VM-34")
    charge(ledger, who, "d43")


def statuses_of(table: Table, card: Card) -> tuple[str, ...]:
    """The statuses of areas that a card stands for."""
    meant = played_as(table, card)
    found = _OF_SUIT.get(meant.suit) if meant.suit is not None else None
    return () if found is None else (found, *((MIRRORED, LOCKED) if meant.is_face else ()))


def _against_area(state: State, who: str, area: str) -> Iterator[Reason]:
    if area not in state.listed("areas"):
        yield refusal("VM-34", "There is no area {area}.", area=area)
    else:
        yield from against_area(state, who, area, AREA_RANGE, "hack")


@wish("bridges {start} {end} with {card}")
class Bridge(CardHack):
    """Wish: let a one-way link work both ways, or open a Locked area, until the end of the next round (hack k4)."""

    start: str
    end: str
    shown = Shown("Bridge {start} and {end}", kind="Bridge a link", letter="K", sign="cog")
    told = LogWords("{seat} bridges {start} and {end} with {card}")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[Bridge]":
        for card in hacking_cards(state, seat):
            for link in battle_map(state).area_map.links:
                if link.one_way:
                    yield cls(seat, card, link.end, link.start)
                elif LOCKED in states(state, link.start) | states(state, link.end):
                    yield cls(seat, card, link.start, link.end)

    def against(self, state: State, who: str) -> Iterator[Reason]:
        yield from CardHack.against(self, state, who)
        links = [one for one in battle_map(state).area_map.links if {one.start, one.end} == {self.start, self.end}]
        if not links:
            start, end = area_name(state, self.start), area_name(state, self.end)
            yield refusal("VM-34", "No link joins {start} and {end}.", start=start, end=end)
            return
        locked = LOCKED in states(state, self.start) | states(state, self.end)
        if not links[0].one_way and not locked:
            yield refusal("VM-34", "Nothing has to be bridged there.")
        near = [area for area in (self.start, self.end) if next(_against_area(state, who, area), None) is None]
        if not near:
            yield from _against_area(state, who, self.start)

    def play(self, ledger: Ledger) -> None:
        who = self.begin(ledger, self.start)
        doing = who, self.start, self.end
        if not is_the_cpus(ledger, who, "bridged", *doing) and works(ledger, who, self.card):
            _bridged(ledger, *doing)


def _bridged(ledger: Ledger, who: str, start: str, end: str) -> None:
    locked = [area for area in (start, end) if LOCKED in states(ledger.table, area)]
    link = next(one for one in battle_map(ledger.table).area_map.links if {one.start, one.end} == {start, end})
    changed, what, by = (
        (f"area.{locked[0]}", LOCKED, -1) if locked else (f"link.{link.start}.{link.end}", "both_ways", 1)
    )
    modify(ledger, Modifier(changed, what, by, "hack", until="round", passings=TWO_ROUNDS), rule="VM-34")
    charge(ledger, who, "d43")


MOVES: Final = (Rewire, Bridge)
DOINGS: Final[dict[str, Doing]] = {"rewired": _rewired, "bridged": _bridged}
