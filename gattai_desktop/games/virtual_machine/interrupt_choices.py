"""What is chosen when an Interrupt happens: an area, a bit, a card, targets (part 1h of the rules)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from gattai_desktop.cards.card import CARDS, JACK, KING, QUEEN, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, one_of
from gattai_desktop.games.modifiers import Modifier, modify, passes, until
from gattai_desktop.games.move import Answer
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.response_window import let_go_on
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.aiming import against_area, can_aim
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.charges import enemies
from gattai_desktop.games.virtual_machine.drawing import forget, unpicked
from gattai_desktop.games.virtual_machine.effects import end_bit, set_bit
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.interrupts import SOURCE, flip_everybody
from gattai_desktop.games.virtual_machine.status_byte import BITS, INVISIBLE, bit_at
from gattai_desktop.games.virtual_machine.team_hands import give, is_full
from gattai_desktop.games.virtual_machine.values import able, named_values, put, seat_of
from gattai_desktop.games.virtual_machine.walking import start_falling
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.games.virtual_machine.zones import MCS, SIDES

FACES: Final = {"J": JACK, "Q": QUEEN, "K": KING}
"""What a Joker may serve as that is laid towards Root Access."""
NEAR: Final = 2
"""How far an area may be for Undertow and Pratfall."""


@frozen
class OfInterrupt(Choice):
    """What somebody chooses whose Interrupt happens: `question` asks it, `why` says what the Interrupt does."""

    question: ClassVar[Words]
    why: ClassVar[Words]

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        """Every answer that a seat has."""
        raise NotImplementedError

    @classmethod
    def ask(cls, state: State, item: Item) -> Ask | None:
        """Return the question to whose process the agenda names; None where there is no answer."""
        seat = seat_of(state, str(item[1]))
        return one_of(cls.answers, seat, cls.question, cls.every(state, seat), cls.why)


# ---------------------------------------------------------------------- areas


def areas_near(table: Table, who: str) -> tuple[str, ...]:
    """Areas within Range 2 in which an enemy stands."""
    holding = {process(table, one).area for one in enemies(table, who)}
    return tuple(
        area
        for area in table.listed("areas")
        if area in holding and next(against_area(table, who, area, NEAR, "hack"), None) is None
    )


@answers("undertow", "lets {area} be washed away", rule="VM-56")
class WashAway(OfInterrupt):
    """Answer: the area whose enemies are pushed, without a test (Undertow)."""

    area: str
    shown = Shown(
        "{area}",
        kind="Push all out of an area",
        sign="wave",
        line="Every enemy there is pushed one area away, without a test.",
    )
    question = say("Which area is washed away?")
    why = say("Undertow pushes every enemy of one area away.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        return (cls(seat, area) for area in areas_near(state, seat))

    def answer(self, ledger: Ledger, item: Item) -> None:
        who = str(item[1])
        there = [one for one in enemies(ledger.table, who) if process(ledger.table, one).area == self.area]
        ledger.next(*(("push", who, one) for one in there))


@answers("pratfall", "trips {area}", rule="VM-56")
class Trip(OfInterrupt):
    """Answer: the area whose mobs lose their Auto of this and the next round (Pratfall)."""

    area: str
    shown = Shown(
        "{area}", kind="Trip the mobs of an area", sign="down", line="Mobs there cannot walk this round and the next."
    )
    told = LogWords("{seat} trips the mobs in {area}")
    question = say("In which area do the mobs stumble?")
    why = say("Pratfall lets the mobs of one area stumble.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        return (cls(seat, area) for area in areas_near(state, seat))

    def answer(self, ledger: Ledger, item: Item) -> None:
        for one in enemies(ledger.table, str(item[1])):
            mob = process(ledger.table, one)
            if mob.is_mob and mob.area == self.area:
                put(ledger, one, "auto", 0, rule="VM-56")
                put(ledger, one, "owed", mob.auto, rule="VM-56")


@answers("sinkhole", "sinks {area}", rule="VM-56")
class Sink(OfInterrupt):
    """Answer: the area that is Falling until the round's end (Sinkhole)."""

    area: str
    shown = Shown(
        "{area}",
        kind="Let an area sink",
        sign="down",
        line="Falling until the round ends; everybody else there falls at once.",
    )
    told = LogWords("{seat} lets {area} sink")
    question = say("Which area sinks?")
    why = say("Sinkhole lets everybody else in one area fall.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        start = battle_map(state).start
        return (cls(seat, area) for area in state.listed("areas") if area != start)

    def answer(self, ledger: Ledger, item: Item) -> None:
        modify(ledger, Modifier(f"area.{self.area}", "falling", 1, SOURCE, until="round"), rule="VM-56")
        start_falling(ledger, self.area, but=str(item[1]))


@answers("doors", "opens {area} {status}", rule="VM-56")
class OpenDoors(OfInterrupt):
    """Answer: the area that loses a status for the rest of the fight (Open Doors)."""

    area: str
    status: str
    shown = Shown(
        "{area}: no longer {status}", kind="End what an area is", sign="lock", line="For the rest of the fight."
    )
    told = LogWords("{seat} opens {area}: no longer {status}")
    question = say("Which status ends?")
    why = say("Open Doors ends what one area is.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        return (cls(seat, area, one) for area in state.listed("areas") for one in sorted(states(state, area)))

    def answer(self, ledger: Ledger, item: Item) -> None:
        modify(ledger, Modifier(f"area.{self.area}", self.status, -1, SOURCE, until="fight"), rule="VM-56")


# ---------------------------------------------------------------------- bits


@answers("patch", "patches {side} place {place} {way}", rule="VM-56")
class Patch(OfInterrupt):
    """Answer: the place of the byte that is set or cleared in a whole side (Global Patch)."""

    side: str
    place: int
    way: str
    shown = Shown(
        "{side}: place {place} {way}",
        kind="Patch the bytes of a side",
        sign="cog",
        line="For everybody able on that side.",
    )
    told = LogWords("{seat} patches {side}: place {place} {way}")
    question = say("Which place, in whom?")
    why = say("Global Patch sets or clears one bit in a whole side.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        places = range(1, len(BITS) + 1)
        return (cls(seat, side, place, way) for side in SIDES for place in places for way in ("on", "off"))

    def answer(self, ledger: Ledger, item: Item) -> None:
        bit = bit_at(ledger.table, self.place)
        for one in able(ledger.table, self.side):
            set_bit(ledger, str(item[1]), one, bit, on=self.way == "on")


# ---------------------------------------------------------------------- cards


@answers("bullet", "plays {card} at once", rule="VM-56")
class PlayAtOnce(OfInterrupt):
    """Answer: the card of a turn that comes now (Bullet Time)."""

    card: Card
    shown = Shown(
        "A turn with {card}", kind="A turn at once", sign="bolt", line="It begins now, whatever the count is."
    )
    told = LogWords("{seat} takes a turn at once with {card}")
    laid_on = Place(zone="play.{seat}")
    question = say("With which card do you act now?")
    why = say("Bullet Time is a turn at once, with a card of the hand.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        return (cls(seat, card) for card in unpicked(state, seat))

    def answer(self, ledger: Ledger, item: Item) -> None:
        if self.card in ledger.table.cards(zones.hand(self.seat)):
            ledger.move_from(zones.hand(self.seat), (self.card,), zones.play(self.seat), rule="VM-56")
            let_go_on(ledger, rule="VM-56")
            pause(ledger)
            joker = (("joker", self.seat, self.card.key),) if self.card.is_joker else ()
            ledger.next(*joker, ("turn", self.seat, self.card.key))


def pause(ledger: Ledger) -> None:
    """Keep what the table was in, until the turn that comes between is over; what holds for a turn waits with it."""
    kept = named_values(ledger.table, "turn.")
    held = tuple((one.of, one.what, one.by, one.source, one.until) for one in until(ledger.table, "turn"))
    # A turn in between may be interrupted itself: what it has interrupted goes on waiting.
    outer = (ledger.table.values["paused"],) if ledger.table.values.get("paused") else ()
    ledger.set("paused", (ledger.table.text("step"), kept, held, *outer), rule="VM-56")
    passes(ledger, "turn", rule="VM-56")
    ledger.clear((path for path, _ in kept), rule="VM-56")
    # What waits is found again from the count; only what belongs to the Interrupt goes on.
    ledger.agenda[:] = [one for one in ledger.agenda if one[0][0] == "interrupt_done"]


@answers("cylinder", "fires {card} at {target}", rule="VM-56")
class FireAt(OfInterrupt):
    """Answer: whom a card of the hand attacks (Empty the Cylinder)."""

    card: Card
    target: str
    shown = Shown(
        "{card} at {target}", kind="Fire a card at somebody", sign="blade", line="One attack; the card is discarded."
    )
    told = LogWords("{seat} attacks {target} with {card}")
    laid_on = Place(area="{target}")
    question = say("Which card, and at whom?")
    why = say("Empty the Cylinder: each card of the hand attacks once.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        reach = process(state, seat).range
        targets = [one for one in enemies(state, seat) if can_aim(state, seat, one, reach)]
        return (cls(seat, card, one) for card in unpicked(state, seat) for one in targets)

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.move_from(zones.hand(self.seat), (self.card,), zones.discard_of(ledger.table, MCS), rule="VM-56")
        joker = (("joker", self.seat, self.card.key),) if self.card.is_joker else ()
        shot: Item = ("strike", self.seat, self.target, self.card.key)
        ledger.next(*joker, shot, ("fired", self.card.key, self.seat), ("cylinder", self.seat))


def _fired(ledger: Ledger, key: str, who: str = "") -> None:
    """A Joker that was fired has no name any more, and whoever fired it is seen again (RULES VM-H61)."""
    forget(ledger, (CARDS[key],), rule="VM-56")
    if who:  # a table that was kept before that was said does not name anybody
        end_bit(ledger, who, INVISIBLE, rule="VM-H61")


@answers("roll_call", "lays {card} on the Team Hand", rule="VM-56")
class AnswerRoll(OfInterrupt):
    """Answer: a card of the hand for the Team Hand, not counted for VM-22 (Roll Call)."""

    card: Card
    shown = Shown("Lay {card}", kind="Lay a card on the Team Hand", sign="hand", line="It counts for the row at once.")
    laid_on = Place(zone=zones.team(MCS))
    question = say("Which card do you lay?")
    why = say("Roll Call: everybody else may lay a card on the Team Hand.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        if is_full(state, MCS):
            return ()
        return (KeepRoll(seat), *(cls(seat, card) for card in unpicked(state, seat)))

    def answer(self, ledger: Ledger, item: Item) -> None:
        if not is_full(ledger.table, MCS):
            give(ledger, self.seat, self.card, zones.hand(self.seat), once=False)


@answers("roll_call", "lays nothing on the Team Hand", rule="VM-56")
class KeepRoll(Choice):
    """Answer: leave it."""

    shown = Shown("Lay nothing", sign="cross", line="The Team Hand stays as it is.")


@answers("served", "lets the Joker serve as {rank}", rule="VM-56")
class ServeAs(OfInterrupt):
    """Answer: which of the face cards a Joker serves as that is laid towards Root Access (RULES VM-15, VM-H72)."""

    rank: str
    shown = Shown("The Joker serves as {rank}", kind="Say what the Joker is", sign="star", line="It names that bit.")
    question = say("Which face card is the Joker?")
    why = say("Root Access sets the bit that the card names, or clears it where it helps.")

    @classmethod
    def every(cls, state: State, seat: str) -> Iterable[Answer]:
        return (cls(seat, rank) for rank in FACES)

    def answer(self, ledger: Ledger, item: Item) -> None:
        flip_everybody(ledger, str(item[1]), FACES[self.rank])


DOINGS: Final[dict[str, Doing]] = {"fired": _fired}
_ASKED: Final[tuple[type[OfInterrupt], ...]] = (
    WashAway, Trip, Sink, OpenDoors, Patch, PlayAtOnce, FireAt, AnswerRoll, ServeAs,
)  # fmt: skip
MOVES: Final = (*_ASKED, KeepRoll)
ASKINGS: Final[dict[str, Asking]] = {kind.answers: kind.ask for kind in _ASKED}
