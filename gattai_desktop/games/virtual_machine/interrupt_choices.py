"""What is chosen when an Interrupt happens: an area, a bit, a card, targets (part 1h of the rules)."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.card import JACK, KING, QUEEN, Card
from gattai_desktop.cards.deck54 import CARDS
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.choice import Choice
from gattai_desktop.games.modifiers import Modifier, modify, passes, until
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.response_window import let_go_on
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.aiming import against_area, can_aim
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.bits import set_bit
from gattai_desktop.games.virtual_machine.charges import enemies
from gattai_desktop.games.virtual_machine.drawing import forget
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.interrupts import SOURCE, flip_everybody
from gattai_desktop.games.virtual_machine.status_byte import BITS, bit_at
from gattai_desktop.games.virtual_machine.team_hands import give, is_full
from gattai_desktop.games.virtual_machine.values import able, named_values, put, seat_of, text
from gattai_desktop.games.virtual_machine.walking import start_falling
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.games.virtual_machine.zones import MCS, SIDES, named

FACES: Final = {"J": JACK, "Q": QUEEN, "K": KING}
"""What a Joker may serve as that is laid towards Root Access."""
NEAR: Final = 2
"""How far an area may be for Undertow and Pratfall."""


@frozen
class Chosen(Choice):
    """A choice of an Interrupt; only what is offered can be chosen."""

    def against(self, state: State, item: Item) -> Reason:
        return refusal("VM-56", "That cannot be chosen here.")


_WHY: Final = {
    "undertow": "Undertow pushes every enemy of one area away.",
    "pratfall": "Pratfall lets the mobs of one area stumble.",
    "sinkhole": "Sinkhole lets everybody else in one area fall.",
    "doors": "Open Doors ends what one area is.",
    "patch": "Global Patch sets or clears one bit in a whole side.",
    "bullet": "Bullet Time is a turn at once, with a card of the hand.",
    "cylinder": "Empty the Cylinder: each card of the hand attacks once.",
    "served": "Root Access sets the bit that the card names, or clears it where it helps.",
    "roll_call": "Roll Call: everybody else may lay a card on the Team Hand.",
}
"""What each Interrupt does that asks."""


def _ask(kind: str, seat: str, question: Words, options: Iterable[Answer]) -> Ask | None:
    found = tuple(options)
    return Ask(kind, seat, question, found, say(_WHY[kind])) if found else None


# ---------------------------------------------------------------------- areas


def areas_near(table: Table, who: str) -> tuple[str, ...]:
    """Areas within Range 2 in which an enemy stands."""
    holding = {process(table, one).area for one in enemies(table, who)}
    return tuple(
        area
        for area in named(table, "areas")
        if area in holding and next(against_area(table, who, area, NEAR, "hack"), None) is None
    )


@wish("lets {area} be washed away")
@frozen
class WashAway(Chosen):
    """Answer: the area whose enemies are pushed, without a test (Undertow)."""

    area: str
    shown = Shown(
        "{area}",
        kind="Push all out of an area",
        sign="wave",
        line="Every enemy there is pushed one area away, without a test.",
    )
    told = LogWords("{seat} lets {area} be washed away")
    answers = "undertow"

    def answer(self, ledger: Ledger, item: Item) -> None:
        who = str(item[1])
        there = [one for one in enemies(ledger.table, who) if process(ledger.table, one).area == self.area]
        ledger.next(*(("push", who, one) for one in there))


def _ask_undertow(state: State, item: Item) -> Ask | None:
    who = str(item[1])
    return _ask(
        "undertow", who, say("Which area is washed away?"), (WashAway(who, area) for area in areas_near(state, who))
    )


@wish("trips {area}")
@frozen
class Trip(Chosen):
    """Answer: the area whose mobs lose their Auto of this and the next round (Pratfall)."""

    area: str
    shown = Shown(
        "{area}", kind="Trip the mobs of an area", sign="down", line="Mobs there cannot walk this round and the next."
    )
    told = LogWords("{seat} trips the mobs in {area}")
    answers = "pratfall"

    def answer(self, ledger: Ledger, item: Item) -> None:
        for one in enemies(ledger.table, str(item[1])):
            mob = process(ledger.table, one)
            if mob.is_mob and mob.area == self.area:
                put(ledger, one, "auto", 0, rule="VM-56")
                put(ledger, one, "owed", mob.auto, rule="VM-56")


def _ask_pratfall(state: State, item: Item) -> Ask | None:
    who = str(item[1])
    return _ask(
        "pratfall", who, say("In which area do the mobs stumble?"), (Trip(who, area) for area in areas_near(state, who))
    )


@wish("sinks {area}")
@frozen
class Sink(Chosen):
    """Answer: the area that is Falling until the round's end (Sinkhole)."""

    area: str
    shown = Shown(
        "{area}",
        kind="Let an area sink",
        sign="down",
        line="Falling until the round ends; everybody else there falls at once.",
    )
    told = LogWords("{seat} lets {area} sink")
    answers = "sinkhole"

    def answer(self, ledger: Ledger, item: Item) -> None:
        modify(ledger, Modifier(f"area.{self.area}", "falling", 1, SOURCE, until="round"), rule="VM-56")
        start_falling(ledger, self.area, but=str(item[1]))


def _ask_sinkhole(state: State, item: Item) -> Ask | None:
    seat = seat_of(state, str(item[1]))
    areas = (area for area in named(state, "areas") if area != battle_map(state).start)
    return _ask("sinkhole", seat, say("Which area sinks?"), (Sink(seat, area) for area in areas))


@wish("opens {area} {status}")
@frozen
class OpenDoors(Chosen):
    """Answer: the area that loses a status for the rest of the fight (Open Doors)."""

    area: str
    status: str
    shown = Shown(
        "{area}: no longer {status}", kind="End what an area is", sign="lock", line="For the rest of the fight."
    )
    told = LogWords("{seat} opens {area}: no longer {status}")
    answers = "doors"

    def answer(self, ledger: Ledger, item: Item) -> None:
        modify(ledger, Modifier(f"area.{self.area}", self.status, -1, SOURCE, until="fight"), rule="VM-56")


def _ask_doors(state: State, item: Item) -> Ask | None:
    who = str(item[1])
    pairs = ((area, status) for area in named(state, "areas") for status in sorted(states(state, area)))
    return _ask("doors", who, say("Which status ends?"), (OpenDoors(who, *pair) for pair in pairs))


# ---------------------------------------------------------------------- bits


@wish("patches {side} place {place} {way}")
@frozen
class Patch(Chosen):
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
    answers = "patch"

    def answer(self, ledger: Ledger, item: Item) -> None:
        bit = bit_at(ledger.table, self.place)
        for one in able(ledger.table, self.side):
            set_bit(ledger, str(item[1]), one, bit, on=self.way == "on")


def _ask_patch(_state: State, item: Item) -> Ask | None:
    who = str(item[1])
    options = (
        Patch(who, side, place, way) for side in SIDES for place in range(1, len(BITS) + 1) for way in ("on", "off")
    )
    return _ask("patch", who, say("Which place, in whom?"), options)


# ---------------------------------------------------------------------- cards


@wish("plays {card} at once")
@frozen
class PlayAtOnce(Chosen):
    """Answer: the card of a turn that comes now (Bullet Time)."""

    card: Card
    shown = Shown(
        "A turn with {card}", kind="A turn at once", sign="bolt", line="It begins now, whatever the count is."
    )
    told = LogWords("{seat} takes a turn at once with {card}")
    answers = "bullet"

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
    ledger.set("paused", (text(ledger.table, "step"), kept, held), rule="VM-56")
    passes(ledger, "turn", rule="VM-56")
    ledger.clear((path for path, _ in kept), rule="VM-56")
    # What waits is found again from the count; only what belongs to the Interrupt goes on.
    ledger.agenda[:] = [one for one in ledger.agenda if one[0][0] == "interrupt_done"]


def _ask_bullet(state: State, item: Item) -> Ask | None:
    who = str(item[1])
    cards = state.cards(zones.hand(who))
    return _ask("bullet", who, say("With which card do you act now?"), (PlayAtOnce(who, card) for card in cards))


@wish("fires {card} at {target}")
@frozen
class FireAt(Chosen):
    """Answer: whom a card of the hand attacks (Empty the Cylinder)."""

    card: Card
    target: str
    shown = Shown(
        "{card} at {target}", kind="Fire a card at somebody", sign="blade", line="One attack; the card is discarded."
    )
    told = LogWords("{seat} at {target} with {card}")
    answers = "cylinder"

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.move_from(zones.hand(self.seat), (self.card,), zones.discard_of(ledger.table, MCS), rule="VM-56")
        joker = (("joker", self.seat, self.card.key),) if self.card.is_joker else ()
        shot: Item = ("strike", self.seat, self.target, self.card.key)
        ledger.next(*joker, shot, ("fired", self.card.key), ("cylinder", self.seat))


def _fired(ledger: Ledger, key: str) -> None:
    """A Joker that was fired has no name any more."""
    forget(ledger, (CARDS[key],), rule="VM-56")


def _ask_cylinder(state: State, item: Item) -> Ask | None:
    who = str(item[1])
    reach = process(state, who).range
    targets = [one for one in enemies(state, who) if can_aim(state, who, one, reach)]
    cards = state.cards(zones.hand(who))
    return _ask(
        "cylinder", who, say("Which card, and at whom?"), (FireAt(who, card, one) for card in cards for one in targets)
    )


@wish("lays {card} on the Team Hand")
@frozen
class AnswerRoll(Chosen):
    """Answer: a card of the hand for the Team Hand, not counted for VM-22 (Roll Call)."""

    card: Card
    shown = Shown("Lay {card}", kind="Lay a card on the Team Hand", sign="fan", line="It counts for the row at once.")
    told = LogWords("{seat} lays {card} on the Team Hand")
    answers = "roll_call"

    def answer(self, ledger: Ledger, item: Item) -> None:
        if not is_full(ledger.table, MCS):
            give(ledger, self.seat, self.card, zones.hand(self.seat), once=False)


@wish("lays nothing on the Team Hand")
@frozen
class KeepRoll(Chosen):
    """Answer: leave it."""

    shown = Shown("Lay nothing", sign="cross", line="The Team Hand stays as it is.")
    answers = "roll_call"

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Nothing is laid."""


def _ask_roll(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    if is_full(state, MCS):
        return None
    cards = (AnswerRoll(seat, card) for card in state.cards(zones.hand(seat)))
    return _ask("roll_call", seat, say("Which card do you lay?"), (KeepRoll(seat), *cards))


@wish("lets the Joker serve as {rank}")
@frozen
class ServeAs(Chosen):
    """Answer: which of the face cards a Joker serves as that is laid towards Root Access (RULES VM-15, VM-H72)."""

    rank: str
    shown = Shown("The Joker serves as {rank}", kind="Say what the Joker is", sign="star", line="It names that bit.")
    told = LogWords("{seat} lets the Joker serve as {rank}")
    answers = "served"

    def answer(self, ledger: Ledger, item: Item) -> None:
        flip_everybody(ledger, str(item[1]), FACES[self.rank])


def _ask_served(state: State, item: Item) -> Ask | None:
    seat = seat_of(state, str(item[1]))
    return _ask("served", seat, say("Which face card is the Joker?"), (ServeAs(seat, rank) for rank in FACES))


DOINGS: Final[dict[str, Doing]] = {"fired": _fired}
MOVES: Final = (WashAway, Trip, Sink, OpenDoors, Patch, PlayAtOnce, FireAt, AnswerRoll, KeepRoll, ServeAs)
ASKINGS: Final[dict[str, Asking]] = {
    "undertow": _ask_undertow,
    "pratfall": _ask_pratfall,
    "sinkhole": _ask_sinkhole,
    "doors": _ask_doors,
    "patch": _ask_patch,
    "bullet": _ask_bullet,
    "cylinder": _ask_cylinder,
    "roll_call": _ask_roll,
    "served": _ask_served,
}
