"""Resources, the base Locations to which they belong, and clues for Fan Club (RULES TEAM-5 to TEAM-9, LOC-5).

A Location is a base by its key: `barracks` (Fan Club), `bunker` (Armory), `hangar` (Pit Crew).
"""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.effects.entries import has_entries
from gattai_desktop.games.gattai.events.recipients import RESOURCES, pilots_in_play
from gattai_desktop.games.gattai.pilots.pilots import pilot, spends_nothing
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal

BASES: Final[Mapping[str, str]] = {"fan_club": "barracks", "armory": "bunker", "pit_crew": "hangar"}
"""The base Location of each Resource."""
_OF_BASES: Final = {one: (f"location.{base}.state", f"location.{base}.boons") for one, base in BASES.items()}


def cut_off(table: Table, resource: str, what: str = "spend") -> bool:
    """Whether a Resource can be neither spent nor restored, because its base is Razed (TEAM-9).

    what: "spend" or "restore"; what content says of the place may forbid only one of them.
    """
    if has_entries(table) and modifiers.forbidden(table, "table", f"{what}_{resource}") is not None:
        return True
    state, boons = _OF_BASES.get(resource, ("", ""))
    # Where content says what the place is for, its words count; otherwise its key does.
    return table.values.get(state) == "razed" and not table.values.get(boons)


def not_to_be_touched(table: Table, resource: str) -> tuple[Reason, ...]:
    """Say why a Resource cannot be spent or restored now, if it cannot."""
    if not cut_off(table, resource):
        return ()
    return (
        refusal(
            "TEAM-9",
            "{place} is Razed: {resource} can be neither spent nor restored.",
            place=table.values.get(f"location.{BASES[resource]}.name") or BASES[resource].capitalize(),
            resource=RESOURCES[resource],
        ),
    )


_FAN_CLUB: Final = "team.fan_club"


@wish("buys a clue about {text}")
class BuyClue(Move):
    """Wish: spend a point of Fan Club and a Tarry on a clue; what it is, the Coach tells."""

    text: Quoted
    shown = Shown("Buy a clue", line="It takes a point of the Fan Club, and a Tarry")
    steps = ("story",)
    step_rule = "TEAM-8"
    anywhere = True
    offered_to = "others"
    needs_part = "resources"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["BuyClue"]:
        """To each Pilot; what it is about is still to be written."""
        yield cls(seat, Quoted(""))

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in pilots_in_play(state) or first_contact.is_on(state):
            yield refusal("TEAM-8", "A Pilot who is here buys a clue, after First Contact.")
        elif dead := spends_nothing(state, self.seat):
            yield from dead
        elif cut_off(state, "fan_club"):
            yield from not_to_be_touched(state, "fan_club")
        elif not state.values[_FAN_CLUB]:
            yield refusal("TEAM-8", "A clue takes a point of Fan Club, and none is there.")
        elif (charges := self._surcharge(state)) > pilot(state, self.seat).charges:
            have = pilot(state, self.seat).charges
            text = "A Tarry takes Charges here: {charges}. At hand: {have}."
            yield refusal("TEAM-8", text, charges=charges, have=have)

    def _surcharge(self, table: Table) -> int:
        """The Charges that a Tarry takes where she stands (CONTENT 6.3)."""
        return modifiers.surcharge(table, self.seat, "+Tarry") if has_entries(table) else 0

    def play(self, ledger: Ledger) -> None:
        """Pay; the Crisis tier says how many cards the Tarry takes."""
        if self.seat not in pilots_in_play(ledger.table):
            raise Impossible(say("Only a Pilot who is here buys a clue."))
        ledger.set(_FAN_CLUB, max(0, ledger.number(_FAN_CLUB) - 1), rule="TEAM-8")
        if charges := self._surcharge(ledger.table):
            path = f"pilot.{self.seat}.charges"
            ledger.set(path, max(0, ledger.number(path) - charges), rule="TEAM-8")
        count = modifiers.standing(ledger.table, self.seat, "clues", 1)
        several = count if count > 1 else None
        cause = ledger.announce("clue", rule="TEAM-8", who=self.seat, text=self.text, count=several)
        with ledger.because(cause):
            ledger.next(("fire", "Tarry", None, None, self.seat, "a clue"))


MOVES = (BuyClue,)
