"""Gear goes out of the Armory and comes back (RULES GEAR-1, TEAM-11, SCORE-1)."""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.limits import MAX_CHOICES
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.by_hand import CoachByHand
from gattai_desktop.games.gattai.effects import listening, modifiers
from gattai_desktop.games.gattai.pilots import bases, evolution, gear
from gattai_desktop.games.gattai.pilots.pilots import spends_nothing
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal

ARMORY: Final = "team.armory"


def _armory(table: Table) -> int:
    return cast("int", table.values[ARMORY])


def requisition(table: Table, seat: Seat, tier: int) -> int:
    """What Gear of a Tier costs a Pilot in Armory: its Tier, or less by what she has, 1 at least (TEAM-11)."""
    return max(1, modifiers.price(table, seat, tier, "requisition", "armory"))


@wish("checks out {name} as {kind} of Tier {tier}")
class CheckOut(Move):
    """Wish: take Gear from the Armory, for as many points as its Tier (TEAM-11)."""

    name: Quoted
    kind: str
    tier: int
    shown = Shown("Check out Gear: {kind}, Tier {tier}", kind="Check out Gear", line="The Armory pays for it")
    steps = ("story",)
    step_rule = "GEAR-1"
    offered_to = "others"

    def shown_now(self) -> Shown:
        if not self.name:
            return self.shown
        line = "The Armory pays for it"
        return Shown("Check out {name}: {kind}, Tier {tier}", kind="Check out Gear", line=line)

    def told_now(self) -> LogWords:
        named = "{seat} checks out {name}, {kind} of Tier {tier}"
        return LogWords(named if self.name else "{seat} checks out {kind} of Tier {tier}")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["CheckOut"]:
        """Each type at each Tier; what it is called is still to be written."""
        if seat in pilot_seats(state) and not first_contact.is_on(state):
            most = min(gear.HIGHEST_TIER, evolution.class_of(state, seat).gear_tier)
            for kind in evolution.GEAR_TYPES:
                yield from (cls(seat, Quoted(""), kind, tier) for tier in range(1, most + 1))
            for name, kind, tier in gear.of_a_pack(state):
                if 1 <= tier <= most:
                    yield cls(seat, Quoted(name), kind, tier)

    def judge(self, state: State) -> Iterator[Reason]:
        """A free slot, a Tier up to what her Class may have, points enough."""
        if self.seat not in pilot_seats(state) or first_contact.is_on(state):
            yield refusal("GEAR-1", "Pilots who have finished First Contact carry Gear.")
            return
        yield from spends_nothing(state, self.seat)
        yield from gear.no_room(state, self.seat, self.kind)
        yield from gear.not_as_written(state, self.name, self.kind, self.tier)
        if not 1 <= self.tier <= gear.HIGHEST_TIER:
            yield refusal("GEAR-1", "Gear of the Armory has Tier 1 to {most}.", most=gear.HIGHEST_TIER)
        elif self.tier > evolution.class_of(state, self.seat).gear_tier:
            yield refusal(
                "GEAR-1",
                "A {rank} has Gear up to Tier {most}.",
                rank=evolution.class_of(state, self.seat).name,
                most=evolution.class_of(state, self.seat).gear_tier,
            )
        if bases.cut_off(state, "armory"):
            yield from bases.not_to_be_touched(state, "armory")
        elif _armory(state) < (price := requisition(state, self.seat, self.tier)):
            yield refusal("TEAM-11", "That takes {tier} Armory, and {have} is there.", tier=price,
                          have=_armory(state))  # fmt: skip

    def play(self, ledger: Ledger) -> None:
        if self.seat not in pilot_seats(ledger.table) or self.kind not in evolution.GEAR_TYPES:
            raise Impossible(say("A Pilot carries accessory, armor or tool."))
        if not 1 <= self.tier <= gear.HIGHEST_TIER:
            raise Impossible(say("There is no such Tier."))
        price = requisition(ledger.table, self.seat, self.tier)
        ledger.set(ARMORY, max(0, _armory(ledger.table) - price), rule="TEAM-11")
        gear.equip(ledger, self.seat, self.name.strip() or self.kind.capitalize(), self.kind, self.tier)


@wish("lets {pilot} keep {name} as {kind}")
class Loot(CoachByHand):
    """Wish: a Pilot keeps special Gear that was found in the field; it has no Tier and costs nothing (GEAR-1)."""

    pilot: Seat = field(converter=seat_named)
    name: Quoted
    kind: str

    def impossible(self, state: State) -> Iterator[Reason]:
        if self.pilot not in pilot_seats(state):
            yield refusal("GEAR-1", "No Pilot sits at {seat}.", seat=self.pilot)
        elif not self.name.strip():
            yield refusal("GEAR-1", "Say what it is.")
        else:
            yield from gear.no_room(state, self.pilot, self.kind)
            yield from gear.not_as_written(state, self.name, self.kind)

    def do(self, ledger: Ledger) -> None:
        gear.equip(ledger, self.pilot, self.name, self.kind, gear.LOOTED)


@wish("writes {line} as what {gear} does {when}")
class WriteEffect(CoachByHand):
    """Wish: write what a piece of Gear does when it is `activated` or `sacrificed`, as a line of the notation."""

    line: Quoted
    gear: str
    when: str

    def impossible(self, state: State) -> Iterator[Reason]:
        if gear.item(state, self.gear) is None:
            yield refusal("GEAR-1", "There is no Gear called {name}.", name=self.gear)
        if self.when not in _WAYS:
            yield refusal("GEAR-2", "Gear is activated or sacrificed.")

    def do(self, ledger: Ledger) -> None:
        ledger.set(f"gear.{self.gear}.{_WAYS[self.when]}", self.line or None, rule="GEAR-1")


_WAYS: Final = {"activated": "activate", "sacrificed": "sacrifice"}


# ---------------------------------------------------------------------- coming back


@wish("returns {gear}")
class ReturnGear(Move):
    """Wish: bring Gear back to the Armory, undamaged (TEAM-11)."""

    gear: str
    steps = ("story",)
    step_rule = "TEAM-11"
    offered_to = "others"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator["ReturnGear"]:
        yield from (cls(seat, one.key) for one in gear.carried(state, seat))

    def judge(self, state: State) -> Iterator[Reason]:
        one = gear.item(state, self.gear)
        if one is None or one.holder != self.seat:
            yield refusal("TEAM-11", "She carries no {name}.", name=self.gear)

    def play(self, ledger: Ledger) -> None:
        """It counts for the score; Coach may refund what it cost."""
        one = gear.item(ledger.table, self.gear)
        if one is None or one.holder is None:
            raise Impossible(say("Nobody carries it."))
        ledger.set(f"gear.{self.gear}.holder", None, rule="TEAM-11")
        path = "scenario.gear_returned" if one.tier else "scenario.gear_brought_home"
        ledger.set(path, ledger.table.number(path) + 1, rule="SCORE-1")
        if one.tier and not bases.cut_off(ledger.table, "armory", "restore"):
            ledger.next(("gear_refund", self.gear))


def _ask_refund(state: State, asked: Item) -> Ask | None:
    one = gear.item(state, str(asked[1]))
    if one is None:
        return None
    return Ask(
        "gear_refund",
        COACH_SEAT,
        say("{name} is back. How much Armory do you refund?", name=one.name),
        tuple(Refund(COACH_SEAT, points) for points in range(min(one.tier, MAX_CHOICES) + 1)),
        say("Some or all of its Tier, if it is undamaged."),
    )


@answers("gear_refund", "refunds {points} Armory", rule="TEAM-11")
class Refund(Choice):
    """Wish: give points of the Armory back for returned Gear."""

    points: int

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(ARMORY, max(0, _armory(ledger.table) + self.points), rule="TEAM-11")
        ledger.next(*listening.grown(ledger.table, "armory", self.points, self.seat))


MOVES = (*with_reason(Loot, WriteEffect), CheckOut, ReturnGear, Refund)
ASKINGS = {"gear_refund": _ask_refund}
