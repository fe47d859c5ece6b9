"""Who fights on which side (RULES THROW-8 to THROW-10, PVP-4, R-58, R-59).

The Commander is the first of a side. Pilots join until Coach closes the sides; at most as many Pilots fight on one side
as the Team has Harmony. Coach brings in his Threats.
"""

from collections.abc import Iterator
from typing import cast

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.rumble.bgm import could_begin_at_once
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.move import Impossible, Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal


def side_cap(table: Table) -> int | None:
    """How many Pilots may fight on one side (THROW-9, R-58); None where nothing limits them."""
    harmony = cast("int", table.values["team.harmony"])
    match rulings_of(table).side_cap:
        case "none":
            return None
        case "harmony":
            return harmony
        case "derived_harmonic":
            return (harmony + 1) // 2


def able_threats(table: Table) -> list[str]:
    """The Threats that are there to be brought in: beaten ones are not."""
    return [key for key in table.listed("threats") if table.values.get(f"threat.{key}.status") == "active"]


def could_fight(table: Table) -> Iterator[str]:
    """The Threats that Coach could still bring in."""
    fighting = throwdown.threats(table)
    return (key for key in able_threats(table) if key not in fighting)


def open_sides(ledger: Ledger) -> None:
    """Let both Commanders stand alone at first; where nobody could join them the sides are closed at once."""
    for side in throwdown.sides(ledger.table):
        ledger.set(throwdown.side_path(side), (side,), rule="THROW-8")
        ledger.set(throwdown.involved_path(side), (side,), rule="THROW-8")
        ledger.set(throwdown.commander_path(side), side, rule="THROW-8")
    ledger.set("step", "throwdown.sides", rule="STEP-2")
    if not _anybody_left(ledger.table) and not could_begin_at_once(ledger.table):
        ledger.next(("close_sides",))


def _anybody_left(table: Table) -> bool:
    if COACH_SEAT in throwdown.sides(table) and next(could_fight(table), None):
        return True
    return any(
        next(Join(seat, side).judge(cast("State", table)), None) is None
        for side in throwdown.sides(table)
        for seat in throwdown.able_pilots(table)
    )


@frozen
class _InSides(Move):
    """A move while the sides of a Throwdown are formed."""

    steps = ("throwdown.sides",)
    openly = steps
    step_rule = "STEP-2"

    def there_is_one(self, ledger: Ledger) -> None:
        """Raise Impossible where no Throwdown is going on."""
        if not throwdown.going_on(ledger.table):
            raise Impossible(say("There is no Throwdown."))


@wish("joins {side}")
class Join(_InSides):
    """Wish: fight on a side, which is named after its Commander (THROW-9)."""

    side: Seat = field(converter=seat_named)
    shown = Shown(line="Fight on her side")
    offered_to = "others"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["Join"]:
        yield from (cls(seat, side) for side in throwdown.pilot_sides(state))

    def judge(self, state: State) -> Iterator[Reason]:
        if self.side == COACH_SEAT or self.side not in throwdown.sides(state):
            yield refusal("THROW-9", "Pilots join a side that a Pilot leads.")
            return
        if self.seat == COACH_SEAT:
            yield refusal("THROW-9", "Coach brings in Threats; he joins nobody.")
            return
        if throwdown.side_of(state, self.seat) is not None:
            yield refusal("THROW-9", "{name} fights already.", name=throwdown.name_of(state, self.seat))
        elif not throwdown.able(state, self.seat):
            yield throwdown.unable(state, self.seat)
        cap = side_cap(state)
        if cap is not None and len(throwdown.members(state, self.side)) >= cap:
            yield refusal("THROW-9", "Harmony lets {cap} fight on one side, and {cap} do.", ruling="side_cap", cap=cap)

    def play(self, ledger: Ledger) -> None:
        self.there_is_one(ledger)
        if COACH_SEAT in {self.seat, self.side} or self.side not in throwdown.sides(ledger.table):
            raise Impossible(say("Pilots join a side that a Pilot leads."))
        if throwdown.side_of(ledger.table, self.seat) is not None:
            raise Impossible(say("{name} fights already.", name=throwdown.name_of(ledger.table, self.seat)))
        for path in (throwdown.side_path(self.side), throwdown.involved_path(self.side)):
            seats = ledger.table.listed(path)
            if self.seat not in seats:
                ledger.set(path, (*seats, self.seat), rule="THROW-9")


@wish("steps back")
class StepBack(_InSides):
    """Wish: not to fight after all, as long as the sides are open."""

    shown = Shown(line="Not to fight after all")
    offered_to = "others"
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        side = throwdown.side_of(state, self.seat)
        if side is None:
            yield refusal("THROW-9", "{name} does not fight.", name=throwdown.name_of(state, self.seat))
        elif self.seat in (side, throwdown.commander(state, side)):
            yield refusal("THROW-8", "The Commander stays.")

    def play(self, ledger: Ledger) -> None:
        side = throwdown.side_of(ledger.table, self.seat)
        if side is None:
            raise Impossible(say("She does not fight."))
        if self.seat in (side, throwdown.commander(ledger.table, side)):
            raise Impossible(say("A side cannot be without its Commander: let the Throwdown end instead."))
        for path in (throwdown.side_path(side), throwdown.involved_path(side)):
            seats = ledger.table.listed(path)
            ledger.set(path, tuple(seat for seat in seats if seat != self.seat), rule="THROW-9")


@wish("brings in {threat}")
class BringIn(_InSides):
    """Wish: let a Threat fight for the Coach."""

    threat: str
    shown = Shown("{threat}", kind="Bring in a Threat", line="Let it fight for Coach")
    offered_to = "coach"
    always_allowed = True

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["BringIn"]:
        if COACH_SEAT in throwdown.sides(state):
            for key in could_fight(state):
                yield cls.made(seat, key)

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT or COACH_SEAT not in throwdown.sides(state):
            yield refusal("THROW-1", "Threats fight on Coach's side of a Throwdown.")
        if self.threat in throwdown.threats(state):
            yield refusal("THROW-1", "{name} fights already.", name=_threat_name(state, self.threat))
        elif self.threat not in able_threats(state):
            yield refusal("MICRO-36a", "{name} is not in play: beaten, or gone.", name=_threat_name(state, self.threat))

    def play(self, ledger: Ledger) -> None:
        self.there_is_one(ledger)
        if self.threat not in ledger.table.listed("threats"):
            raise Impossible(say("No Threat here is called {name}.", name=self.threat))
        keys = (*throwdown.threats(ledger.table), self.threat)
        ledger.set(throwdown.THREATS, keys, rule="THROW-1")
        ledger.set(throwdown.INVOLVED_THREATS, keys, rule="THROW-1")


@wish("leaves {threat} out")
class LeaveOut(_InSides):
    """Wish: take a Threat out again, as long as the sides are open."""

    threat: str
    shown = Shown(line="It does not fight")
    offered_to = "coach"
    always_allowed = True

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["LeaveOut"]:
        for key in throwdown.threats(state):
            yield cls.made(seat, key)

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("THROW-1", "Coach says which Threats fight.")
        if self.threat not in throwdown.threats(state):
            yield refusal("THROW-1", "{name} does not fight.", name=_threat_name(state, self.threat))

    def play(self, ledger: Ledger) -> None:
        keys = tuple(key for key in throwdown.threats(ledger.table) if key != self.threat)
        ledger.set(throwdown.THREATS, keys or None, rule="THROW-1")
        ledger.set(throwdown.INVOLVED_THREATS, keys or None, rule="THROW-1")


@wish("names {pilot} Commander")
class NameCommander(_InSides):
    """Wish: let another player lead a side, where the table settles that by talk (R-59)."""

    pilot: Seat = field(converter=seat_named)
    offered_to = "coach"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["NameCommander"]:
        if rulings_of(state).commander_choice == "discussion":
            for side in throwdown.sides(state):
                for one in throwdown.members(state, side):
                    if one != throwdown.commander(state, side):
                        yield cls(seat, one)

    def judge(self, state: State) -> Iterator[Reason]:
        """Where R-59 says so, of those who fight."""
        if rulings_of(state).commander_choice != "discussion":
            yield refusal("THROW-8", "Whoever played the initiative card is Commander.", ruling="commander_choice")
        if self.seat != COACH_SEAT:
            yield refusal("THROW-8", "Coach says what the table agreed on.")
        side = throwdown.side_of(state, self.pilot)
        if side is None:
            yield refusal("THROW-8", "{name} does not fight.", name=self.pilot.capitalize())
        elif throwdown.commander(state, side) == self.pilot:
            yield refusal("THROW-8", "{name} leads already.", name=throwdown.name_of(state, self.pilot))

    def play(self, ledger: Ledger) -> None:
        side = throwdown.side_of(ledger.table, self.pilot)
        if side is None:
            raise Impossible(say("{name} does not fight.", name=self.pilot.capitalize()))
        ledger.set(throwdown.commander_path(side), self.pilot, rule="THROW-8")


@wish("closes the sides")
class CloseSides(_InSides):
    """Wish: begin, with those who have joined."""

    shown = Shown(line="Nobody else joins")
    offered_to = "coach"
    offers_depend_on = ("seats",)
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != COACH_SEAT:
            yield refusal("STEP-2", "Coach closes the sides.")

    def play(self, ledger: Ledger) -> None:
        self.there_is_one(ledger)
        ledger.next(("close_sides",))


def _threat_name(table: Table, key: str) -> str:
    return str(table.values.get(f"threat.{key}.name") or key)


MOVES = (Join, StepBack, BringIn, LeaveOut, NameCommander, CloseSides)
DOINGS = {"open_sides": open_sides}
