"""The five phases of a turn, and what its player may do to go on (RULES TS-10 to TS-15)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Self

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say, wording
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.happenings import happened
from gattai_desktop.games.tasuo.policies import ATTACKED, begin_standing_pass, end_standing_pass
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import (
    CHARGE,
    CLASH,
    DRAW,
    END,
    PHASES,
    PLAY,
    TURN,
    active,
    armor,
    name_of,
    turns_of,
)
from gattai_desktop.games.tasuo.warriors import set_conditions, warrior_in
from gattai_desktop.games.uses import forget_uses
from gattai_desktop.games.verdict import Reason, refusal

PHASE_NAMES = {
    DRAW: "Draw or Heal",
    PLAY: "the Play Phase",
    CHARGE: "the Charge Phase",
    CLASH: "the Clash Phase",
    END: "the End Phase",
}


def phases_named(steps: Sequence[str]) -> str:
    """Return the names of one or several phases, as they are said."""
    one, *others = (PHASE_NAMES[step] for step in steps)
    return wording("{one} or {other}", one=one, other=phases_named(steps[1:])) if others else one


MOST_ARMOR = 10
"""Armor at the start, and the most there can be (RULES TS-H2)."""
HIGH_ARMOR = 15
DRAWN = 2
"""Cards of Draw or Heal (RULES TS-10)."""


def has_clash(table: Table) -> bool:
    """Whether this turn has a Clash Phase: the very first one has none (RULES TS-H4)."""
    return table.number("turn") != 1 or rulings_of(table).first_clash != "none"


def first_armor(table: Table) -> int:
    """The armor with which a player begins (RULES TS-H2)."""
    return HIGH_ARMOR if rulings_of(table).armor == "fifteen" else MOST_ARMOR


def most_armor(table: Table) -> int | None:
    """The most armor that a player can have; None for no limit (RULES TS-H2)."""
    ruling = rulings_of(table).armor
    return None if ruling == "no_most" else HIGH_ARMOR if ruling == "fifteen" else MOST_ARMOR


def heal_armor(ledger: Ledger, seat: Seat, amount: int, *, rule: str) -> None:
    """Heal the armor of a player, not above the most that there can be (RULES TS-H2)."""
    most, before = most_armor(ledger.table), armor(ledger.table, seat)
    after = before + amount if most is None else max(before, min(before + amount, most))
    ledger.set(f"armor.{seat}", after, rule=rule)


def draw(ledger: Ledger, seat: Seat, count: int, *, rule: str) -> None:
    """Draw cards, as many as there are (RULES TS-H19)."""
    cards = ledger.table.cards(zones.deck(seat))[-count:][::-1] if count > 0 else ()
    if cards:
        ledger.move_from(zones.deck(seat), cards, zones.hand(seat), rule=rule, up=False)
    if len(cards) < count and rulings_of(ledger.table).empty_deck == "loses":
        ledger.set("won.deck", seat, rule="TS-H19")


@frozen
class TurnMove(Move):
    """What only the player may do whose turn it is, while nothing waits on the Queue."""

    step_rule = "TS-11"
    in_combo: ClassVar[bool | None] = False
    """Whether it is part of a combo: between an attack that hit and what goes on with it; None for either."""

    def judge(self, state: State) -> Iterator[Reason]:
        wrong = self.against_all(state, self.seat)
        return self.against(state) if wrong is None else iter((wrong,))

    @classmethod
    def against_all(cls, state: State, seat: Seat) -> Reason | None:
        """Return why a player can do nothing of this kind now; None where something may be done."""
        if seat != active(state):
            return refusal(cls.step_rule, "It is the turn of {seat}.", seat=name_of(state, active(state)))
        if cls.in_combo is not None and bool(state.text("combo.stage")) is not cls.in_combo:
            closed, opened = "No combo is open.", "A combo is open: go on with it, or stop it."
            return refusal("TS-41", closed if cls.in_combo else opened)
        return None

    @classmethod
    def allowed(cls, state: State, seat: Seat) -> Sequence[Self]:
        """Return what nothing speaks against; where nothing can be done, not one by one."""
        return super().allowed(state, seat) if cls.against_all(state, seat) is None else ()

    def against(self, state: State) -> Iterator[Reason]:
        """Yield what else speaks against it."""
        return iter(())

    def not_now(self, state: State) -> Words:
        named = PHASE_NAMES.get(state.text("step"))
        if named is None:
            return say("That is not possible at this moment.")
        return say("That is done in {when}, not in {phase}.", when=phases_named(self.steps), phase=named)

    def led_to_by(self, table: Table) -> type[Move] | None:
        return None if table.text("step") in self.steps else way_to(table, self.steps)


def way_to(table: Table, steps: Sequence[str]) -> type[Move] | None:
    """Return what ends the present phase where one of these comes after it; None where none does, or nobody ends it."""
    step, to_clash = table.text("step"), has_clash(table)
    later = PHASES[PHASES.index(step) + 1 :] if step in ENDS else ()
    return ENDS[step] if any(one in steps and (one != CLASH or to_clash) for one in later) else None


@wish("draws two")
class DrawTwo(TurnMove):
    """Wish: draw two cards in Draw or Heal (RULES TS-10)."""

    shown = Shown("Draw two", letter="N")
    steps = (DRAW,)
    step_rule = "TS-10"
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        draw(ledger, self.seat, DRAWN, rule="TS-10")
        begin_play(ledger)


@wish("heals 1")
class HealArmor(TurnMove):
    """Wish: heal armor in Draw or Heal (RULES TS-10)."""

    shown = Shown("Heal 1", letter="H")
    steps = (DRAW,)
    step_rule = "TS-10"
    offered_as_it_is = True

    def against(self, state: State) -> Iterator[Reason]:
        most = most_armor(state)
        if most is not None and armor(state, self.seat) >= most:
            yield refusal("TS-10", "Your armor is full.", ruling="armor")

    def play(self, ledger: Ledger) -> None:
        heal_armor(ledger, self.seat, healed_by(ledger.table), rule="TS-10")
        begin_play(ledger)


def healed_by(table: Table) -> int:
    """Return how much armor Draw or Heal heals (RULES TS-10)."""
    return 2 if rulings_of(table).armor == "heal_two" else 1


def begin_play(ledger: Ledger) -> None:
    """Go on to the Play Phase; as it begins the foe may answer (RULES TS-11, 3h)."""
    ledger.set("step", PLAY, rule="TS-11")
    ledger.next(("open", "turn"))


@wish("ends play")
class EndPlay(TurnMove):
    """Wish: go on to the Charge Phase (RULES TS-13)."""

    shown = Shown("End the Play Phase", letter="N")
    steps = (PLAY,)
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        ledger.set("step", CHARGE, rule="TS-13")


@wish("ends charge")
class EndCharge(TurnMove):
    """Wish: go on to the Clash Phase; in the very first turn there is none (RULES TS-14, TS-H4)."""

    shown = Shown("End the Charge Phase", letter="N")
    steps = (CHARGE,)
    step_rule = "TS-13"
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        if has_clash(ledger.table):
            ledger.set("step", CLASH, rule="TS-14")
        else:
            begin_end(ledger, rule="TS-H4")


@wish("ends clash")
class EndClash(TurnMove):
    """Wish: go on to the End Phase (RULES TS-15)."""

    shown = Shown("End the Clash Phase", letter="N")
    steps = (CLASH,)
    step_rule = "TS-14"
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        begin_end(ledger, rule="TS-15")


@wish("ends the turn")
class EndWholeTurn(TurnMove):
    """Wish: end the turn from the phase that it is in; what is left of it is passed over (RULES TS-15)."""

    shown = Shown("End the turn", letter="T")
    steps = (PLAY, CHARGE, CLASH, END)
    step_rule = "TS-15"
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        ledger.next(("end.losses",), ("end.expiries",), ("next turn",))
        if ledger.table.text("step") != END:
            begin_end(ledger, rule="TS-15")


def begin_end(ledger: Ledger, *, rule: str) -> None:
    """Begin the End Phase: what triggers there makes a Queue (RULES TS-15, TS-H85)."""
    ledger.set("step", END, rule=rule)
    happened(ledger, "your end", active(ledger.table))
    ledger.next(("added.lost",), ("queue.done",))


def next_turn(ledger: Ledger) -> None:
    """Give the turn to the foe."""
    begin_turn(ledger, zones.foe(active(ledger.table)), rule="TS-15")


def begin_turn(ledger: Ledger, seat: Seat, *, rule: str) -> None:
    """Begin a turn: Kio cures, the Arena readies, and Draw or Heal is open (RULES TS-10, TS-27, TS-H18)."""
    marks = tuple(path for path in ledger.table.values if path.startswith("turn."))
    ledger.clear(marks, rule=rule)
    forget_uses(ledger, lambda _, moment: moment in (TURN, turns_of(seat)), rule=rule)
    ledger.set("turn", ledger.table.number("turn") + 1, rule=rule)
    ledger.set("active", seat, rule=rule)
    end_standing_pass(ledger, seat, turn=True)
    if rulings_of(ledger.table).asking == "pass_until":
        begin_standing_pass(ledger, zones.foe(seat), ATTACKED)
    ledger.announce("turn", rule=rule, seat=seat, number=ledger.table.number("turn"))
    ledger.set("step", DRAW, rule="TS-10")
    cured = zones.SEATS if rulings_of(ledger.table).kio_cures == "every_turn" else (seat,)
    for one in cured:
        warrior = warrior_in(ledger.table, one, zones.KIO)
        if warrior is not None:
            set_conditions(ledger, warrior, (), rule="TS-27")
    turned = tuple(one.card for one in ledger.table.zones.get(zones.arena(seat), ()) if not one.up)
    if turned:
        ledger.turn(zones.arena(seat), turned, rule="TS-H18")


ENDS: Mapping[str, type[TurnMove]] = {PLAY: EndPlay, CHARGE: EndCharge, CLASH: EndClash}
"""What ends a phase of which a player says herself when it is over."""
MOVES = (DrawTwo, HealArmor, EndPlay, EndCharge, EndClash, EndWholeTurn)
DOINGS = {"next turn": next_turn}
