"""Bits of status bytes are set and cleared (RULES VM-W4, VM-H33 to VM-H35, VM-H63)."""

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.games.virtual_machine.charges import charge
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import GOOD, bit_at, learn, place_named
from gattai_desktop.games.virtual_machine.values import of, put
from gattai_desktop.games.virtual_machine.zones import named, side_of


def set_bit(ledger: Ledger, by: str, target: str, bit: str, *, on: bool = True) -> None:
    """Set or clear a bit of a process; its place is known from then on. Nothing changes a locked byte."""
    table = ledger.table
    bits = named(table, of(target, "bits"))
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
        learn(ledger, bit, rule="VM-H33")
        if on and side_of(by, table) != side_of(target, table):
            charge(ledger, target, "d32")
        charge(ledger, by, "d43")


def end_bit(ledger: Ledger, who: str, bit: str, *, rule: str) -> None:
    """Let a status end as its own text says; a locked byte may bar even that (RULES VM-H35)."""
    bits = named(ledger.table, of(who, "bits"))
    barred = ledger.table.values.get(of(who, "locked")) and rulings_of(ledger.table).locked_bytes == "nothing"
    if bit in bits and not barred:
        put(ledger, who, "bits", tuple(one for one in bits if one != bit), rule=rule)
        learn(ledger, bit, rule="VM-H33")


def flip(ledger: Ledger, by: str, target: str, rank: int) -> None:
    """Set the bit that a card names, or clear it where it is one that helps (Spoof Clerk, Root Access)."""
    if rulings_of(ledger.table).named_bits == "hacker":
        ledger.next(("names_place", by, target, ""))
        return
    bit = bit_at(ledger.table, place_named(rank))
    set_bit(ledger, by, target, bit, on=bit not in GOOD)
