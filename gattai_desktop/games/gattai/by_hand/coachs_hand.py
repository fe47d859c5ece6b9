"""Gauges, rulings, Positions, events, secrets and the guide, changed by hand (RULES ED-2, ED-4, INFO-7, RUMBLE-2)."""

from collections.abc import Iterator
from typing import ClassVar, cast

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games import by_hand_values
from gattai_desktop.games.by_hand import with_hand, with_reason
from gattai_desktop.games.gattai.by_hand.by_hand import GATTAI_HAND, CoachByHand
from gattai_desktop.games.gattai.by_hand.laying import guide_is_off
from gattai_desktop.games.gattai.events.lines import refusals
from gattai_desktop.games.gattai.events.payload import AT_ONCE
from gattai_desktop.games.gattai.events.recipients import kind_of
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.rumble.final_form import HEAD, POSITIONS, FinalForm
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.conflict_end import forget
from gattai_desktop.games.gattai.values import THREAT_SECRETS
from gattai_desktop.games.gattai.world import crisis, threats
from gattai_desktop.games.gattai.world.crisis import parse_step
from gattai_desktop.games.gattai.zones import every_threat
from gattai_desktop.games.hints import SwitchHints, TakeHint
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.seating import ChangeSeating, GiveSeat, SeatSomebody
from gattai_desktop.games.verdict import Reason, refusal

# ---------------------------------------------------------------------- gauges


@wish("lays the Crisis Path {path}")
class LayPath(CoachByHand):
    """Wish: lay another Crisis Path, each step in quotation marks: "Story + Wave" (RULES CRISIS-3)."""

    path: tuple[Quoted, ...]
    told = LogWords("{seat} lays the Crisis Path anew")

    def impossible(self, state: State) -> Iterator[Reason]:
        if first_contact.is_on(state):
            yield refusal("FC-1", "First Contact has no Crisis.")
        if not crisis.tier(state) <= len(self.path) <= crisis.LONGEST_PATH:
            yield refusal(
                "CRISIS-3", "A Path has {low} to {high} steps.", low=crisis.tier(state), high=crisis.LONGEST_PATH
            )
        if self.path and self.path == crisis.path(state):
            yield refusal("CRISIS-3", "This Path lies there already.")
        for step in self.path[: crisis.LONGEST_PATH]:
            try:
                parse_step(step)
            except NotationFault as fault:
                yield refusal("CRISIS-3", "{fault}", fault=fault)

    def do(self, ledger: Ledger) -> None:
        ledger.set(crisis.PATH, self.path or None, rule="CRISIS-3")


# ---------------------------------------------------------------------- rulings and the guide


@frozen
class CoachSetsRuling(by_hand_values.SetRuling):
    """Wish: let a ruling have another option from the next move on (RULES ED-2)."""

    told = LogWords("{seat} changes a ruling")
    hand = GATTAI_HAND


@wish("switches the guide {mode}")
class SwitchGuide(CoachByHand):
    """Wish: `off` makes this a free table, `on` lets the rules lead again, in Story Mode."""

    mode: str
    shown = Shown("Switch the rules {mode}")
    told = LogWords("{seat} switches the rules {mode}")

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.mode not in {"on", "off"}:
            yield refusal("ED-4", "The rules are on or off.")
        elif (self.mode == "off") == guide_is_off(state):
            yield refusal("ED-4", "The rules are {mode} already.", mode=self.mode)

    def do(self, ledger: Ledger) -> None:
        """Switch it. What was asked is dropped; a conflict is forgotten when the rules come back, its cards lie."""
        ledger.agenda.clear()
        ledger.announce("guide", rule="ED-4", mode=self.mode, who=self.seat)
        if self.mode == "on":
            forget(ledger, rule="ED-4")
            ledger.set("step", "story", rule="ED-4")
        ledger.set("guide", self.mode != "off", rule="ED-4")


# ---------------------------------------------------------------------- events


@frozen
class _Fires(CoachByHand):
    """Fires a line of events, as the book writes them."""

    line: Quoted
    how: ClassVar[str] = "by hand"

    @property
    def whose(self) -> str:
        """In whose name it is fired, who is Self in the line."""
        return self.seat

    def impossible(self, state: State) -> Iterator[Reason]:
        """A line that can be read, targets that can be hit (MICRO-7)."""
        return refusals(state, self.line, self.whose)

    def do(self, ledger: Ledger) -> None:
        ledger.announce("fires_by_hand", rule="ED-4", line=self.line, who=self.whose)
        ledger.next(("fire_line", self.line, self.whose, self.how))


@wish("fires {line} for {instigator}")
class FireFor(_Fires):
    """Wish: fire a line of the notation in the name of a Pilot or a Threat."""

    instigator: str
    told = LogWords("{seat} fires in the name of {instigator}: {line}")

    @property
    def whose(self) -> str:
        return self.instigator

    def impossible(self, state: State) -> Iterator[Reason]:
        """It needs a seat or Threat of this table besides."""
        if kind_of(state, self.instigator) in {"Pilot", "Coach", "Threat"}:
            yield from super().impossible(state)
        else:
            yield refusal("MICRO-2", "Nobody called {name} can fire it.", name=self.instigator)


@wish("fires {line}")
class Fire(_Fires):
    """Wish: fire a line of the notation in the Coach's own name."""

    told = LogWords("{seat} fires: {line}")


@wish("fires {line} at once")
class FireAtOnce(_Fires):
    """Wish: fire a line of the notation as immediate, even where damage waits for the end (RULES MICRO-9)."""

    told = LogWords("{seat} fires at once: {line}")
    how = AT_ONCE


# ---------------------------------------------------------------------- secrets


@wish("reveals {item} of {threat}")
class RevealOfThreat(CoachByHand):
    """Wish: show one item of a Threat's plate to everybody: `tr`, `buffers`, `wave`, … or `all` (RULES INFO-7)."""

    item: str
    threat: str

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.threat not in state.listed("threats"):
            yield refusal("INFO-7", "No Threat is called {threat}.", threat=self.threat)
        elif self.item != "all" and self.item not in THREAT_SECRETS:
            items = ", ".join(sorted(THREAT_SECRETS))
            yield refusal("INFO-7", "What can be revealed: {items}.", items=items)

    def do(self, ledger: Ledger) -> None:
        path = f"threat.{self.threat}.revealed"
        shown = set(cast("tuple[str, ...]", ledger.table.values[path]))
        shown |= THREAT_SECRETS if self.item == "all" else {self.item}
        ledger.set(path, tuple(sorted(shown)), rule="INFO-7")


@wish("reveals {thing}")
class RevealHidden(CoachByHand):
    """Wish: put a hidden Faction or Location on the table: `faction.harbour-crew` (RULES FACTION-1)."""

    thing: str

    def impossible(self, state: State) -> Iterator[Reason]:
        if kind_of(state, self.thing) not in {"Faction", "Location"}:
            yield refusal("INFO-7", "No Faction or Location is called {thing}.", thing=self.thing)
        elif state.values.get(f"{self.thing}.revealed") is not False:
            yield refusal("INFO-7", "It is on the table already.")

    def do(self, ledger: Ledger) -> None:
        ledger.set(f"{self.thing}.revealed", True, rule="FACTION-1")


@wish("gives {threat} {points} TR")
class GiveRating(CoachByHand):
    """Wish: let a Threat grow for good; what goes above 7 becomes Buffers (RULES THREAT-1, R-95)."""

    threat: str
    points: int

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.threat not in every_threat(state):
            yield refusal("THREAT-1", "No Threat is called {threat}.", threat=self.threat)
        if not 1 <= self.points <= 7:
            yield refusal("THREAT-1", "A Threat grows by 1 to 7.")

    def do(self, ledger: Ledger) -> None:
        threats.gain(ledger, f"threat.{self.threat}", self.points)


HeldPositions = tuple[tuple[str, Seat], ...]


def _form(table: Table, seat: Seat) -> FinalForm | None:
    """The Form in which a Pilot has a Position, whether she still fights or not."""
    return next((form for form in final_form.forms(table) if form.held_by(seat)), None)


def _changed(form: FinalForm, pilot: Seat, position: str) -> HeldPositions:
    """Return who holds what afterwards: two Pilots change Positions, or one takes a Position that is free."""
    hers = form.held_by(pilot)[0]
    become = {hers: position, position: hers}
    return tuple((become.get(one.position, one.position), one.seat) for one in form.places)


@wish("puts {pilot} into the Position {position}")
class ChangePosition(CoachByHand):
    """Wish: a Pilot of a Final Form takes another Position; who held it takes hers."""

    pilot: Seat = field(converter=seat_named)
    position: str
    shown = Shown("{pilot}: {position}")

    def impossible(self, state: State) -> Iterator[Reason]:
        """It needs a Rumble with a Form, a Pilot in it and a Position that is not hers; the Form must keep a Head."""
        form = _form(state, self.pilot) if throwdown.going_on(state) else None
        if form is None:
            yield refusal("RUMBLE-2", "{seat} is in no Final Form.", seat=self.pilot.capitalize())
        elif self.position not in POSITIONS:
            yield refusal("RUMBLE-2", "There is no Position called {position}.", position=self.position)
        elif self.position in form.held_by(self.pilot):
            yield refusal("RUMBLE-2", "She holds that Position already.")
        elif not any(position == HEAD for position, _ in _changed(form, self.pilot, self.position)):
            yield refusal("RUMBLE-2", "Somebody must be the Head: put another Pilot there instead.")

    def do(self, ledger: Ledger) -> None:
        form = _form(ledger.table, self.pilot)
        assert form is not None, "It was judged that she is in one."
        held = _changed(form, self.pilot, self.position)
        cause = ledger.set(final_form.form_path(form.side, "positions"), held, rule="RUMBLE-2")
        with ledger.because(cause):
            for position, seat in held:
                if position not in form.held_by(seat):
                    ledger.announce("position", rule="RUMBLE-2", seat=seat, position=position)


MOVES = with_reason(
    *with_hand(GATTAI_HAND, by_hand_values.SetValue, by_hand_values.WriteText),
    *with_hand(GATTAI_HAND, ChangeSeating, GiveSeat, SeatSomebody, TakeHint, SwitchHints),
    *(LayPath, CoachSetsRuling, SwitchGuide, FireAtOnce, FireFor, Fire, RevealOfThreat, RevealHidden, GiveRating),
    ChangePosition,
)
