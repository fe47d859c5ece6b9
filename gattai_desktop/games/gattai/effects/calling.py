"""Calling on an entry: the Assists of Pilots, what is used in the story, and the Boons of Locations (RULES 2.14, 2.22).

An entry with several uses is called on by one of them: "gear.first_aid/sacrifice".
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import condition_values, costs, effects, entries, limits, listening, modifiers
from gattai_desktop.games.gattai.effects.effect import Step
from gattai_desktop.games.gattai.effects.entries import HeldEntry
from gattai_desktop.games.gattai.events.recipients import pilots_in_play
from gattai_desktop.games.gattai.pilots import ranks
from gattai_desktop.games.gattai.pilots.pilots import spends_nothing
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.throwdown import support
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.verdict import Reason, refusal

_AT_ONCE: Final[dict[str, tuple[str, ...]]] = {"story": ("story", "boon"), "throwdown.turn": ("assist",)}
"""The windows that are open to calls in each step."""
_POWERS: Final = ("wave", "storm")
_USES: Final = ("activate", "sacrifice")
_HIGHEST: Final = 3
_CALLED: Final = frozenset({"assist", "story", "boon"})
_DAISHO: Final = frozenset({"frame", "mod"})


def called(found: HeldEntry, table: Table) -> str:
    """How a player calls on an effect: by its entry, and by its part where the entry can be called on in several."""
    parts = sum(effect.when[0] in _CALLED for effect in entries.effects_of(table.values, found.entry))
    return f"{found.entry}/{found.effect.part}" if parts > 1 and found.effect.part else found.entry


def open_to(table: Table, seat: Seat) -> Iterator[tuple[str, HeldEntry]]:
    """Every effect that a seat could call on in this step, with its window."""
    for window in _AT_ONCE.get(str(table.values.get("step")), ()):
        owner = seat if window != "boon" else None
        for found in entries.effects_in(table, window, owner):
            mine = found.owner == seat or (window == "boon" and found.owner.startswith("location."))
            # Gear is activated and sacrificed, with Coach's consent.
            gear = table.values.get(f"entry.{found.entry}.family") == "gear"
            if mine and found.effect.part not in (_USES if gear else _POWERS):
                yield window, found


def steps_at(found: HeldEntry) -> Iterator[Step]:
    """Yield the steps that an effect always takes at its Rank, without those that are chosen or conditional."""
    return (step for step in found.steps if step.condition is None)


def _draws(step: Step) -> bool:
    return step.verb == "draw" and step.target in {"", "Self"}


def _find(table: Table, seat: Seat, name: str) -> tuple[str, HeldEntry] | None:
    return next(((window, found) for window, found in open_to(table, seat) if called(found, table) == name), None)


@wish("calls on {entry}")
class CallOn(Move):
    """Wish: use what one has: a Tech or Gear as one's Assist, in the story, or the Boon of a Location."""

    entry: str
    steps = tuple(_AT_ONCE)
    step_rule = "ASSIST-1"
    offered_to = "others"
    needs_part = "entries"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["CallOn"]:
        yield from (cls(seat, called(found, state)) for _, found in open_to(state, seat))

    def reads(self, table: Table) -> str:
        """The words of a Boon; of anything else its preview tells more."""
        window, found = _find(table, self.seat, self.entry) or ("", None)
        return table.text(f"{found.owner}.boon") if found is not None and window == "boon" else ""

    def price_now(self, table: Table) -> str:
        """What a Boon costs whoever calls on it: "+Tarry", or one of two prices (LOC-4)."""
        window, found = _find(table, self.seat, self.entry) or ("", None)
        return costs.told(table, found, self.bindings(window)) if found is not None and window == "boon" else ""

    def judge(self, state: State) -> Iterator[Reason]:
        """She has it, it is her turn, she can pay, and it is not used up (ASSIST-1, THROW-23)."""
        if self.seat == COACH_SEAT or self.seat not in pilots_in_play(state):
            yield refusal("ASSIST-1", "Only a Pilot who is in play calls on what she has.")
            return
        yield from spends_nothing(state, self.seat)
        place = _find(state, self.seat, self.entry)
        if place is None:
            yield refusal("ASSIST-1", "{entry} is for another moment.", entry=self._name(state))
            return
        window, found = place
        if window == "assist":
            yield from support.not_hers_to_assist(state, self.seat)
            yield from support.no_assist_left(state, self.seat)
        if not state.values["team.armory"] and state.values.get(f"entry.{found.entry}.family") in _DAISHO:
            yield refusal("TEAM-7", "Without Armory no Daisho Tech is used: {entry}.", entry=self._name(state))
        if decks.wants_a_card(state, self.seat) and any(_draws(step) for step in steps_at(found)):
            yield refusal("DECK-13", "The Pilots' Deck is empty: nothing can be drawn.", ruling="empty_deck")
        if final_form.sleeps(state, found):
            yield refusal("RUMBLE-13", "{entry} does not work in a Rumble.", entry=self._name(state))
            return
        if window == "boon" and state.values.get(f"{found.owner}.state") == "razed":
            yield refusal("LOC-3", "{entry} belongs to a place that is Razed.", entry=self._name(state))
        if window == "boon" and (by := modifiers.forbidden(state, found.owner, "boon")) is not None:
            yield refusal("LOC-4", "{entry} does not allow that.", entry=entries.name_of(state, by.entry))
        yield from self._price(state, window, found)

    def bindings(self, window: str) -> dict[str, Value]:
        return {"user": self.seat, "window": window}

    def _price(self, state: State, window: str, found: HeldEntry) -> Iterator[Reason]:
        bindings = self.bindings(window)
        short = tuple(costs.unpayable(state, found, bindings))
        for price, there in short:
            yield refusal(
                "ASSIST-1",
                "{entry} costs {price}; at hand: {there}.",
                entry=self._name(state),
                price=price,
                there=there,
            )
        if limits.used_up(state, found, bindings):
            yield refusal("ASSIST-1", "{entry} was used as often as it may be.", entry=self._name(state))
        elif found.effect.armed:
            return
        elif not condition_values.holds(state, found, found.effect.condition, bindings):
            yield refusal("ASSIST-1", "{entry} has nothing to do at this moment.", entry=self._name(state))
        elif not short and not effects.takes_part(state, found, window, bindings):
            yield self._left_out(state, window, found)

    def _left_out(self, state: State, window: str, found: HeldEntry) -> Reason:
        """Say why what could be paid cannot be used all the same."""
        if effects.asleep(state, found, window):
            return refusal("ASSIST-1", "{entry} is not in the scene.", entry=self._name(state))
        if found.effect.picked_first:
            return refusal("ASSIST-1", "There is nobody and nothing for {entry} now.", entry=self._name(state))
        return refusal("ASSIST-1", "{entry} cannot be used now.", entry=self._name(state))

    def _name(self, state: State) -> str:
        return entries.name_of(state, self.entry.partition("/")[0])

    def play(self, ledger: Ledger) -> None:
        """Use it: numbers are picked, the price is paid, and its steps follow; an armed Assist waits for the Drive."""
        place = _find(ledger.table, self.seat, self.entry)
        if place is None:
            raise Impossible(say("{entry} is for another moment.", entry=self.entry))
        window, found = place
        cause = ledger.announce("calls_on", rule="ASSIST-1", seat=self.seat, entry=found.entry)
        with ledger.because(cause):
            if window == "assist":
                support.assisted(ledger, self.seat)
            if window == "boon":
                ledger.set(condition_values.GAMBIT_WON, None, rule="LOC-4")
                if not found.effect.consent:
                    # A Blight comes after the Boon.
                    ledger.next(*listening.after(ledger.table, "Boon", found.owner, 1, self.seat))
            effects.start(ledger, found, window, tuple(self.bindings(window).items()))


@wish("calls on {entry} at Rank {rank}")
class CallOnAtRank(CallOn):
    """Wish: use a Tech below the Rank at which it is known, for as many Charges (ASSIST-9)."""

    rank: int

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["CallOnAtRank"]:
        for _, found in open_to(state, seat):
            yield from (cls(seat, called(found, state), rank) for rank in range(1, found.rank))

    def judge(self, state: State) -> Iterator[Reason]:
        place = _find(state, self.seat, self.entry)
        if place is not None and not 1 <= self.rank < place[1].rank:
            yield refusal("ASSIST-9", "{entry} is known at Rank {rank}.", entry=self._name(state), rank=place[1].rank)
            return
        used = ranks.at(state.values, self.seat, self.entry.partition("/")[0], self.rank)
        yield from CallOn.judge(self, State(state.zones, {**state.values, ranks.USED_AT: used}))

    def play(self, ledger: Ledger) -> None:
        if not 1 <= self.rank <= _HIGHEST:
            raise Impossible(say("A Tech has Rank 1 to {most}.", most=_HIGHEST))
        if _find(ledger.table, self.seat, self.entry) is None:
            raise Impossible(say("{entry} is for another moment.", entry=self.entry))
        used = ranks.at(ledger.table.values, self.seat, self.entry.partition("/")[0], self.rank)
        ledger.set(ranks.USED_AT, used, rule="ASSIST-9")
        CallOn.play(self, ledger)


@wish("calls on {entry} for half its effect")
class CallOnForHalf(CallOn):
    """Wish: in a Rumble without a Final Form, use a Charge Tech for its usual price and half its effect (RUMBLE-16)."""

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["CallOnForHalf"]:
        for window, found in open_to(state, seat):
            move = cls(seat, called(found, state))
            if final_form.is_dear(state, found) and _takes_charges(state, found, move.bindings(window)):
                yield move

    def judge(self, state: State) -> Iterator[Reason]:
        place = _find(state, self.seat, self.entry)
        if place is not None and not (
            final_form.is_dear(state, place[1]) and _takes_charges(state, place[1], self.bindings(place[0]))
        ):
            yield refusal(
                "RUMBLE-16", "{entry} costs what it always costs, and does all of it.", entry=self._name(state)
            )
            return
        yield from CallOn.judge(self, state)

    def bindings(self, window: str) -> dict[str, Value]:
        return {**CallOn.bindings(self, window), "half": True}


def _takes_charges(table: Table, found: HeldEntry, bindings: dict[str, Value]) -> bool:
    return any(cost.kind == "charge" for cost in costs.costs_of(table, found, bindings))


MOVES = (CallOnAtRank, CallOnForHalf, CallOn)
