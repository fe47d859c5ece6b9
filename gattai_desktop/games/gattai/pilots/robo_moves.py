"""Bringing a Robo into the scene, and repairs by the Pit Crew (RULES ASSIST-4, THROW-13, TEAM-10, R-77).

`pilot.<seat>.robo.summoned` is the number of the session in which its Summon Effect was last due. What that effect is
stands with each Robo: the part "summon" of its entry, in the window "robo.enter". Of a Robo without an entry it is said
that its effect is due, and the table plays it.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import effects, modifiers
from gattai_desktop.games.gattai.events.recipients import pilots_in_play
from gattai_desktop.games.gattai.pilots import bases, robos
from gattai_desktop.games.gattai.pilots.pilots import OF_PILOTS, spends_nothing
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import support, throwdown
from gattai_desktop.games.gattai.throwdown.turn import not_on_turn, turn_now
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal

PIT_CREW: Final = "team.pit_crew"
# Where a Robo is repaired: what it costs, and the Endurance that this gives (TEAM-10).
PLACES: Final = {"hangar": (1, 2), "field": (1, 1), "danger": (2, 1)}


def _crew(table: Table) -> int:
    return cast("int", table.values[PIT_CREW])


def _cannot_be_used(state: State, seat: Seat) -> Iterator[Reason]:
    """Say why a Robo cannot come in: First Contact has none, it is down, or there is no Pit Crew (PILOT-13)."""
    if first_contact.is_on(state):
        yield refusal("FC-1", "First Contact has no Robos.")
    elif robos.robo(state, seat).endurance == 0:
        yield refusal("PILOT-13", "{name}'s Robo is down until it is repaired.", name=throwdown.name_of(state, seat))
    elif bases.cut_off(state, "pit_crew"):
        yield from bases.not_to_be_touched(state, "pit_crew")
    elif _crew(state) < 1:
        yield refusal("TEAM-7", "Without a Pit Crew no Robo works.")


def enter(ledger: Ledger, seat: Seat, *, rule: str, summoned: bool) -> None:
    """Pay the Pit Crew; from now on the Robo is in the scene (ASSIST-4, THROW-13). summoned: with its Summon Effect."""
    ledger.set(PIT_CREW, max(0, _crew(ledger.table) - 1), rule=rule)
    before = modifiers.standing(ledger.table, seat, "strike", 0)
    cause = ledger.set(f"{robos.path(seat)}.present", True, rule=rule)
    _adds_to_strike(ledger, seat, modifiers.standing(ledger.table, seat, "strike", 0) - before, rule=rule)
    with ledger.because(cause):
        ledger.next(*effects.moment(ledger.table, "robo.enter", rider=seat, summoned=summoned))


def _adds_to_strike(ledger: Ledger, seat: Seat, points: int, *, rule: str) -> None:
    """Let a Robo that comes into a fight change the Strike that was set when it began (STRIKE-13)."""
    kept = ledger.table.values.get(throwdown.strike_path(seat))
    if points and isinstance(kept, int):
        ledger.set(throwdown.strike_path(seat), max(0, kept + points), rule=rule)


@wish("summons her Robo")
class SummonRobo(Move):
    """Wish: as one's Assist, bring one's Robo into the fight (ASSIST-4)."""

    steps = ("throwdown.turn",)
    step_rule = "THROW-22"
    offered_to = "others"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        """In her side's turn, once, with a Robo that works and is not there yet."""
        if self.seat not in pilot_seats(state):
            yield refusal("ASSIST-4", "Robos are the Pilots'.")
            return
        yield from not_on_turn(state, turn_now(state), self.seat)
        yield from support.assists_made(state, self.seat)
        if robos.robo(state, self.seat).present or final_form.form_of(state, self.seat) is not None:
            yield refusal("ASSIST-4", "Her Robo is there already.")
        yield from _cannot_be_used(state, self.seat)

    def play(self, ledger: Ledger) -> None:
        """It comes in; its Summon Effect is due once a scenario or session (R-77)."""
        if self.seat not in pilot_seats(ledger.table):
            raise Impossible(say("Only a Pilot has a Robo."))
        cause = ledger.announce("summons", rule="ASSIST-4", seat=self.seat)
        with ledger.because(cause):
            support.assisted(ledger, self.seat)
            due = _effect_is_due(ledger.table, self.seat)
            enter(ledger, self.seat, rule="ASSIST-4", summoned=due)
            if due:
                ledger.set(f"{robos.path(self.seat)}.summoned", ledger.number("session"), rule="R-77")
                ledger.announce("summon_effect", rule="ASSIST-4", seat=self.seat)


def _effect_is_due(table: Table, seat: Seat) -> bool:
    last = table.values.get(f"{robos.path(seat)}.summoned")
    if rulings_of(table).summon_effect_limit == "session":
        return last != table.values["session"]
    return last is None


def at_the_start(ledger: Ledger) -> None:
    """Robos in the scene when a Throwdown begins cost a Pit Crew each; without one they stay out (THROW-13, TEAM-9)."""
    for side in throwdown.sides(ledger.table):
        for seat in throwdown.members(ledger.table, side):
            if seat == COACH_SEAT or not robos.robo(ledger.table, seat).present:
                continue
            paid = _crew(ledger.table) and not bases.cut_off(ledger.table, "pit_crew")
            if paid and robos.works(ledger.table, seat):
                ledger.announce("robo_fights", rule="THROW-13", seat=seat)
                enter(ledger, seat, rule="THROW-13", summoned=False)
            else:
                ledger.set(f"{robos.path(seat)}.present", False, rule="THROW-13")


# ---------------------------------------------------------------------- in Story Mode


@frozen
class _InStory(Move):
    """A move with a Robo in Story, outside of any fight."""

    steps = ("story",)
    step_rule = "PILOT-13"


@wish("climbs into her Robo")
class Board(_InStory):
    """Wish: pilot one's Robo in this scene."""

    shown = Shown(line="For this scene; a fight takes a point of the Pit Crew")
    offered_to = "others"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in pilots_in_play(state):
            yield refusal("PILOT-13", "Only a Pilot who is here climbs into a Robo.")
            return
        if robos.robo(state, self.seat).present:
            yield refusal("PILOT-13", "She is in it already.")
        yield from _cannot_be_used(state, self.seat)

    def play(self, ledger: Ledger) -> None:
        """It is in the scene; a fight will cost a Pit Crew (THROW-13)."""
        ledger.set(f"{robos.path(self.seat)}.present", True, rule="PILOT-13")


@wish("leaves her Robo")
class Leave(_InStory):
    """Wish: go on foot again."""

    offered_to = "others"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat not in pilot_seats(state) or not robos.robo(state, self.seat).present:
            yield refusal("PILOT-13", "She is in no Robo.")

    def play(self, ledger: Ledger) -> None:
        if self.seat not in pilot_seats(ledger.table):
            raise Impossible(say("Only a Pilot has a Robo."))
        ledger.set(f"{robos.path(self.seat)}.present", False, rule="PILOT-13")


@wish("repairs the Robo of {pilot} in {place}")
class Repair(_InStory):
    """Wish: spend Pit Crew on a Robo, in the `hangar`, the `field` or in `danger` (TEAM-10)."""

    pilot: Seat = field(converter=seat_named)
    place: str
    step_rule = "TEAM-10"
    offers_depend_on = (
        *OF_PILOTS,
        "pilot.*.endurance",
        "pilot.*.max_endurance",
        "pilot.*.corroded",
        "first_contact",
        "location",
        PIT_CREW,
        "entries",
    )
    depends_on_all_with = "entries"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Repair"]:
        for one in pilot_seats(state):
            if seat in (one, COACH_SEAT) and robos.lost(state, one):
                for place in PLACES:
                    yield cls(seat, one, place)

    def judge(self, state: State) -> Iterator[Reason]:
        """A hurt Robo, and Pit Crew enough; where the scene is, the table knows (U-6)."""
        if first_contact.is_on(state):
            yield refusal("FC-1", "First Contact has no Robos.")
        elif self.pilot not in pilot_seats(state) or not robos.lost(state, self.pilot):
            yield refusal("TEAM-10", "Nothing of that Robo is hurt.")
        elif self.seat not in {self.pilot, COACH_SEAT}:
            yield refusal("TEAM-10", "Each Pilot sees to her own Robo.")
        elif self.seat == self.pilot and (dead := spends_nothing(state, self.seat)):
            yield from dead
        elif self.place not in PLACES:
            yield refusal("TEAM-10", "A Robo is repaired in the hangar, in the field or in danger.")
        elif not robos.gives_back(state, self.pilot, PLACES[self.place][1]):
            yield refusal("TEAM-10", "That Robo is corroded: half of one point is none.")
        elif bases.cut_off(state, "pit_crew"):
            yield from bases.not_to_be_touched(state, "pit_crew")
        elif _crew(state) < PLACES[self.place][0]:
            yield refusal("TEAM-10", "That takes {points} Pit Crew.", points=PLACES[self.place][0])

    def play(self, ledger: Ledger) -> None:
        if self.pilot not in pilot_seats(ledger.table) or self.place not in PLACES:
            raise Impossible(say("There is nothing to repair."))
        price, points = PLACES[self.place]
        ledger.set(PIT_CREW, max(0, _crew(ledger.table) - price), rule="TEAM-10")
        robos.repair(ledger, self.pilot, points, rule="TEAM-10")


MOVES = (SummonRobo, Board, Leave, Repair)
DOINGS = {"robos_enter": at_the_start}
