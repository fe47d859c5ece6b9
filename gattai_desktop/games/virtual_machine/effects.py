"""What is done to status bytes, and what some tables leave to people: whether an effect works, and on which bit.

RULES VM-W4, VM-H26, VM-H33 to VM-H35, VM-H63.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, either
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine.charges import charge
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BITS, GOOD, bit_at, learn, place_named
from gattai_desktop.games.virtual_machine.values import name_of, of, put, seat_of
from gattai_desktop.games.virtual_machine.zones import CPU, side_of


def set_bit(ledger: Ledger, by: str, target: str, bit: str, *, on: bool = True) -> None:
    """Set or clear a bit of a process; its place is known from then on. Nothing changes a locked byte."""
    table = ledger.table
    bits = table.listed(of(target, "bits"))
    if table.values.get(of(target, "locked")) or (bit in bits) is on:
        return
    if not on and bit in process(table, target).sets and rulings_of(table).traits == "cannot":
        return
    if on and bit in process(table, target).bars:
        return
    told = ledger.announce("bit", rule="VM-W4", process=target, bit=bit, on=on)
    with ledger.because(told):
        left = (*bits, bit) if on else tuple(one for one in bits if one != bit)
        put(ledger, target, "bits", left, rule="VM-W4")
        learn(ledger, bit)
        if on and side_of(by, table) != side_of(target, table):
            charge(ledger, target, "d32")
        charge(ledger, by, "d43")


def end_bit(ledger: Ledger, who: str, bit: str, *, rule: str) -> None:
    """Let a status end as its own text says; a locked byte may bar even that (RULES VM-H35)."""
    bits = ledger.table.listed(of(who, "bits"))
    barred = ledger.table.values.get(of(who, "locked")) and rulings_of(ledger.table).locked_bytes == "nothing"
    if bit in bits and not barred:
        put(ledger, who, "bits", tuple(one for one in bits if one != bit), rule=rule)
        learn(ledger, bit)


def flip(ledger: Ledger, by: str, target: str, rank: int) -> None:
    """Set the bit that a card names, or clear it where it is one that helps (Spoof Clerk, Root Access)."""
    if rulings_of(ledger.table).named_bits == "hacker":
        ledger.next(("names_place", by, target, ""))
        return
    bit = bit_at(ledger.table, place_named(rank))
    set_bit(ledger, by, target, bit, on=bit not in GOOD)


def is_the_cpus(ledger: Ledger, who: str, *doing: Value) -> bool:
    """Ask the CPU whether an effect works, where a table plays so, and return whether it is asked.

    doing: the item of the agenda that lets it happen.
    """
    if rulings_of(ledger.table).effects != "cpu":
        return False
    ledger.next(("effect", who, *doing))
    return True


@answers("effect", "lets it work", rule="VM-H26")
class LetWork(Choice):
    """Answer: an effect succeeds."""

    shown = Shown("It works", sign="tick", line="Whatever the card, Connect and Resist say.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.next(item[2:])


@answers("effect", "lets it fail", rule="VM-H26")
class LetFail(Choice):
    """Answer: an effect does not succeed."""

    shown = Shown("It fails", sign="cross", line="Whatever the card, Connect and Resist say.")


def _ask_effect(state: State, item: Item) -> Ask:
    question = say("Does the effect of {name} work?", name=name_of(state, str(item[1])))
    return either(CPU, question, LetWork, LetFail, say("At this table the CPU decides."))


@wish("names place {place}")
class NamePlace(Answer):
    """Answer: the place of the byte that is flipped, where its maker chooses it (RULES VM-H34)."""

    place: int
    shown = Shown("Place {place}", kind="Name a place of the byte", sign="cog", line="The bit there is flipped.")
    answers = "names_place"

    def judge(self, state: State) -> Iterator[Reason]:
        if not 1 <= self.place <= len(BITS):
            yield refusal("VM-H34", "The byte has {number} places.", number=len(BITS))

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, who, target, way = map(str, item)
        bit = bit_at(ledger.table, self.place)
        set_bit(ledger, who, target, bit, on=way == "on" or (not way and bit not in GOOD))
        learn(ledger, bit)


def _ask_place(state: State, item: Item) -> Ask:
    seat = seat_of(state, str(item[1]))
    options = tuple(NamePlace(seat, place) for place in range(1, len(BITS) + 1))
    question = say("Which place is flipped in {name}?", name=name_of(state, str(item[2])))
    return Ask("names_place", seat, question, options, say("At this table its maker chooses the place."))


MOVES: Final = (LetWork, LetFail, NamePlace)
ASKINGS: Final[dict[str, Asking]] = {"effect": _ask_effect, "names_place": _ask_place}
