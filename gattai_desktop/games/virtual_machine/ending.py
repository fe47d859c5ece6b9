"""A fight ends: who has won, yielding, breaking off, and the Garbage Collector (RULES VM-57, VM-61)."""

from collections.abc import Callable, Iterator
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.cards.value import Value, as_names
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.modifiers import end_until
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.response_window import let_go_on
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import draw_open
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.team_hands import discard_team_hand
from gattai_desktop.games.virtual_machine.unseen import can_fight, show_all
from gattai_desktop.games.virtual_machine.values import (
    NOBODY,
    OVER,
    PLACING,
    START,
    able,
    is_able,
    named_values,
    of,
    put,
)
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, SIDES

LAST_FACE: Final = 2
"""With this many face cards a downed MC is gone for good (RULES VM-W6)."""
BETWEEN: Final = ("", START, PLACING, OVER)
"""The steps in which nobody fights."""
LEFT: Final = "left"
GONE: Final = "gone"
"""How a process is off the map: for this fight, or for good."""


def all_of(table: Table) -> tuple[str, ...]:
    """Every process of the fight, MCs first."""
    return (*table.listed(MCS), *table.listed(CPU))


def is_decided(ledger: Ledger) -> bool:
    """End the fight where a side cannot or will not fight any more (RULES VM-57, VM-H43, VM-H44)."""
    left = {side for side in SIDES if can_fight(ledger.table, side) and not ledger.table.values.get(f"yields.{side}")}
    if len(left) == len(SIDES):
        return False
    end_fight(ledger, next(iter(left), NOBODY))
    return True


def out_before_end(table: Table) -> Words | None:
    """Say of a side that it cannot fight any more, while the round goes on that the fight lasts for (RULES VM-57).

    None while both can, and between fights. Whoever does not see what the CPU hides is told of those in sight alone.
    """
    if table.text("step") in BETWEEN:
        return None
    if not can_fight(table, CPU):
        return say("No process of the CPU in sight can fight any more.")
    return say("No MC can fight any more.") if not can_fight(table, MCS) else None


def why_over(table: Table, winner: str, value: Callable[[str], Value]) -> Words:
    """Say why a side fights no more, as of when the fight ended: the Garbage Collector has restored it since.

    value: reads a value as it is by then, where the table is still that of before. What has left is off the map until
    the next fight; a process that is gone for good took no part in this one.
    """
    if not winner:
        return say("Nobody has won.")
    if winner == NOBODY:
        return say("Neither side could fight any more.")
    loser, is_cpu = (CPU, True) if winner == MCS else (MCS, False)
    if value(f"yields.{loser}"):
        return say("The CPU has yielded.") if is_cpu else say("The MCs have yielded.")
    left = {value(of(who, "away")) == LEFT for who in as_names(value(loser)) if value(of(who, "away")) != GONE}
    if left == {True}:
        return say("Every process of the CPU has left the fight.") if is_cpu else say("Every MC has left the fight.")
    if rulings_of(table).unable == "possessed":
        return say("No process of the CPU could fight any more.") if is_cpu else say("No MC could fight any more.")
    if True in left:
        cpu, mcs = (
            "Every process of the CPU was downed or has left the fight.",
            "Every MC was downed or has left the fight.",
        )
        return say(cpu) if is_cpu else say(mcs)
    return say("Every process of the CPU was downed.") if is_cpu else say("Every MC was downed.")


def end_fight(ledger: Ledger, winner: str) -> None:
    """End the fight; the Garbage Collector passes unless it is held back (RULES VM-61, VM-H28)."""
    told = ledger.announce("over", rule="VM-57", winner=winner)
    with ledger.because(told):
        show_all(ledger)
        ledger.set("winner", winner, rule="VM-57")
        ledger.set("step", OVER, rule="VM-57")
        # Whoever has stopped the count need not let it go on, and what was picked counts no more.
        let_go_on(ledger, rule="VM-57")
        ledger.clear([path for path, _ in named_values(ledger.table, "secret.")], rule="VM-57")
        # The next fight begins with none of it, whatever moment it would have lasted to.
        end_until(ledger, "turn", "round", "fight", rule="VM-H70")
        for who in all_of(ledger.table):
            laid = ledger.table.cards(zones.row(who))
            if laid and rulings_of(ledger.table).laid_cards == "discarded":
                side = zones.side_of(who, ledger.table)
                ledger.move_from(zones.row(who), laid, zones.discard_of(ledger.table, side), rule="VM-H55")
        if ledger.table.text("collector") != "held":
            collect(ledger, rule="VM-61")


def collect(ledger: Ledger, *, rule: str) -> None:
    """The Garbage Collector passes: HP are full, statuses are cleared, meters stay (RULES VM-W6, VM-H28)."""
    told = ledger.announce("collector", rule=rule)
    with ledger.because(told):
        for side in SIDES:
            discard_team_hand(ledger, side, rule="VM-H19")
        for who in all_of(ledger.table):
            one = process(ledger.table, who)
            left = tuple(bit for bit in ledger.table.listed(of(who, "bits")) if bit in one.sets)
            put(ledger, who, "bits", left, rule="VM-W6")
            put(ledger, who, "locked", None, rule="VM-H35")
            if one.is_able or rulings_of(ledger.table).collected == "restored":
                put(ledger, who, "hp", one.max_hp, rule="VM-H28")
        if rule == "VM-61" and rulings_of(ledger.table).collected == "left":
            for who in ledger.table.listed(MCS):
                _draw_for(ledger, who)
        ledger.set("collector", None, rule="VM-61")


def _draw_for(ledger: Ledger, who: str) -> None:
    """Draw a card for an MC who is downed at a fight's end; the second face card is the end of it (RULES VM-W6)."""
    one = process(ledger.table, who)
    card = None if one.is_able or not one.area else draw_open(ledger, MCS, rule="VM-W6")
    if card is None or not card.is_face:
        return
    faces = ledger.table.number(of(who, "faces")) + 1
    put(ledger, who, "faces", faces, rule="VM-W6")
    if faces >= LAST_FACE:
        ledger.announce("gone", rule="VM-W6", process=who)
        take_off(ledger, who, GONE, rule="VM-W6")


def take_off(ledger: Ledger, who: str, how: str, *, rule: str) -> None:
    """Take a process off the map: it has left this fight, or is gone for good (RULES VM-H44, VM-W6)."""
    token, here = world_of(ledger.table).tokens[who], area_zone(process(ledger.table, who).area)
    ledger.move_from(here, (token,), zones.BOX, rule=rule)
    put(ledger, who, "away", how, rule=rule)


# ---------------------------------------------------------------------- yielding, breaking off, the Garbage Collector


@wish("yields")
class Yield(Move):
    """Wish: fight no more; the MCs yield when every player of an able MC has said so (RULES VM-H44)."""

    shown = Shown("Yield", sign="flag", line="Fight no more. The MCs have lost once each able MC has said so.")
    steps = ("select",)
    step_rule = "VM-57"
    while_asked = ("select",)

    def judge(self, state: State) -> Iterator[Reason]:
        if rulings_of(state).yielding != "said":
            yield refusal("VM-H44", "Nobody yields at this table.", ruling="yielding")
        if self.seat != CPU and not is_able(state, self.seat):
            yield refusal("VM-H44", "Whoever is downed has no say in it.")

    def play(self, ledger: Ledger) -> None:
        said = tuple(dict.fromkeys((*ledger.table.listed("yielding"), self.seat)))
        ledger.set("yielding", said, rule="VM-H44")
        if self.seat == CPU or set(able(ledger.table, MCS)) <= set(said):
            side = CPU if self.seat == CPU else MCS
            ledger.set(f"yields.{side}", value=True, rule="VM-H44")
            ledger.agenda.clear()
            is_decided(ledger)


@wish("breaks off")
class BreakOff(Move):
    """Wish: end the fight with nobody having won (RULES VM-57, VM-H60)."""

    shown = Shown("Break the fight off", sign="cross", line="It ends at once, and nobody has won.")
    told = LogWords("{seat} breaks the fight off")
    steps = ("select", "count")
    step_rule = "VM-57"
    while_asked = ("select", "endless")

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != CPU:
            yield refusal("VM-57", "The CPU breaks a fight off.")

    def play(self, ledger: Ledger) -> None:
        ledger.agenda.clear()
        end_fight(ledger, "")


@wish("holds the Garbage Collector")
class HoldCollector(Move):
    """Wish: keep the Garbage Collector back when this fight ends (RULES VM-61)."""

    shown = Shown(
        "Hold the Garbage Collector back",
        sign="lock",
        line="After this fight nobody is restored, and the next one begins at once.",
    )
    told = LogWords("{seat} holds the Garbage Collector back")
    steps = (PLACING, "select", "give", "turn")
    while_asked = ("select",)

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != CPU:
            yield refusal("VM-61", "The CPU holds the Garbage Collector back.")
        if state.text("collector") == "held":
            yield refusal("VM-61", "It is held back already.")

    def play(self, ledger: Ledger) -> None:
        ledger.set("collector", "held", rule="VM-61")


@wish("lets the Garbage Collector pass")
class LetCollectorPass(Move):
    """Wish: let the Garbage Collector pass that was held back (RULES VM-61)."""

    shown = Shown(
        "Let the Garbage Collector pass", sign="sprout", line="Everybody has full HP again, and set bits are cleared."
    )
    steps = (OVER,)
    openly = (OVER,)
    offered_as_it_is = True

    def judge(self, state: State) -> Iterator[Reason]:
        if self.seat != CPU or state.text("collector") != "held":
            yield refusal("VM-61", "No Garbage Collector is held back.")

    def play(self, ledger: Ledger) -> None:
        collect(ledger, rule="VM-61")


MOVES: Final = (Yield, BreakOff, HoldCollector, LetCollectorPass)
