"""Charges that players add with a reason, and the CPU's veto (RULES VM-H27)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.games.move import Impossible, Move, Quoted, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.any_moment import AnyMoment
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.values import GIVE, MOST_CHARGES, SELECT, TURN, of, put
from gattai_desktop.games.virtual_machine.zones import CPU, MCS


@wish("gains 1 charge because {reason}")
class GainCharge(AnyMoment):
    """Wish: add a charge that the program does not see, with a reason; the CPU may veto it (RULES VM-H27)."""

    reason: Quoted
    shown = Shown("Gain 1 charge for a reason", sign="charge", line="The CPU may veto it.")
    told = LogWords("{seat} gains 1 charge", words="reason")

    def judge(self, state: State) -> Iterator[Reason]:
        yield from AnyMoment.judge(self, state)
        if rulings_of(state).charging == "deeds_only":
            yield refusal("VM-H27", "Only deeds charge at this table.", ruling="charging")
        elif rulings_of(state).charging == "cpu_only":
            yield refusal("VM-H27", "Only the CPU gives charges at this table.", ruling="charging")
        if self.seat not in state.listed(MCS):
            yield refusal("VM-H27", "Charges by hand are for MCs.")
        elif state.number(of(self.seat, "meter")) >= MOST_CHARGES:
            yield refusal("VM-54", "The meter is full.")

    def play(self, ledger: Ledger) -> None:
        meter = ledger.table.number(of(self.seat, "meter"))
        if self.seat not in ledger.table.listed(MCS):
            raise Impossible(say("Charges by hand are for MCs."))
        put(ledger, self.seat, "meter", min(meter + 1, MOST_CHARGES), rule="VM-H27")
        ledger.set("charge", self.seat, rule="VM-H27")


@wish("vetoes the charge")
class VetoCharge(Move):
    """Wish: take back the charge that was gained last with a reason (RULES VM-H27)."""

    shown = Shown("Veto the charge", sign="cross", line="The charge that was gained last with a reason goes again.")
    steps = (SELECT, GIVE, TURN)
    step_rule = "VM-H27"
    while_asked = ("select",)
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != CPU or not state.values.get("charge"):
            yield refusal("VM-H27", "No charge waits for a veto.")

    def play(self, ledger: Ledger) -> None:
        who = ledger.table.text("charge")
        if not who:
            raise Impossible(say("No charge waits for a veto."))
        put(ledger, who, "meter", max(ledger.table.number(of(who, "meter")) - 1, 0), rule="VM-H27")
        ledger.set("charge", None, rule="VM-H27")


@wish("charges {process} because {reason}")
class ChargeMc(Move):
    """Wish: give an MC a charge with a reason, where the CPU alone charges (RULES VM-H27)."""

    process: str
    reason: Quoted
    shown = Shown("Give {process} 1 charge for a reason", kind="Give an MC a charge", sign="charge")
    told = LogWords("{seat} gives {process} 1 charge", words="reason")
    steps = (SELECT, GIVE, TURN)
    step_rule = "VM-H27"
    while_asked = ("select",)

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != CPU or rulings_of(state).charging != "cpu_only":
            yield refusal("VM-H27", "The CPU does not give charges at this table.", ruling="charging")
        elif self.process not in state.listed(MCS):
            yield refusal("VM-H27", "Charges by hand are for MCs.")
        elif state.number(of(self.process, "meter")) >= MOST_CHARGES:
            yield refusal("VM-54", "The meter is full.")

    def play(self, ledger: Ledger) -> None:
        meter = ledger.table.number(of(self.process, "meter"))
        if self.process not in ledger.table.listed(MCS):
            raise Impossible(say("Charges by hand are for MCs."))
        put(ledger, self.process, "meter", min(meter + 1, MOST_CHARGES), rule="VM-H27")


MOVES: Final = (GainCharge, VetoCharge, ChargeMc)
