"""HP are lost and won back: shields, being downed, Burning, falls and healing (RULES VM-28, VM-42, VM-H29, VM-H64)."""

from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.blows import burning_of, fall_of
from gattai_desktop.games.virtual_machine.charges import charge
from gattai_desktop.games.virtual_machine.effects import end_bit
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BURNING, CONFUSED
from gattai_desktop.games.virtual_machine.traits import SIX_CARDS
from gattai_desktop.games.virtual_machine.values import able, is_able, of, put
from gattai_desktop.games.virtual_machine.world import kind_of
from gattai_desktop.games.virtual_machine.zones import CPU

HEALS: Final = 10
"""HP that a Patch Nurse heals, and a Leech Script wins back."""


def lose(ledger: Ledger, who: str, amount: int, *, rule: str, attacked_by: str = "", shield_of: str = "") -> None:
    """Take damage from the shield, then from the HP of a process.

    attacked_by: the enemy whose attack it is, "" where it is none. shield_of: whose shield, where it is another's.
    """
    table, shielding = ledger.table, shield_of or who
    if amount <= 0:
        return
    shield, hp = table.number(of(shielding, "shield")), table.number(of(who, "hp"))
    shielded = min(shield, amount)
    if shielded:
        put(ledger, shielding, "shield", shield - shielded, rule="VM-H42")
    if attacked_by:
        charge(ledger, who, "d11")
    if amount == shielded:
        return
    left = hp - (amount - shielded)
    if rulings_of(table).below_zero == "floor":
        left = max(left, 0)
    told = put(ledger, who, "hp", left, rule=rule)
    with ledger.because(told):
        if CONFUSED in process(ledger.table, who).bits:
            end_bit(ledger, who, CONFUSED, rule="VM-W4")
        half = process(ledger.table, who).max_hp
        if 0 < left * 2 <= half < hp * 2 and not table.values.get(of(who, "halved")):
            put(ledger, who, "halved", value=True, rule="VM-H47")
            charge(ledger, who, "d13")
        if left <= 0 < hp:
            _down(ledger, who)
            if attacked_by:
                charge(ledger, attacked_by, "d61")


def _down(ledger: Ledger, who: str) -> None:
    """A process cannot act any more; what it laid towards its Interrupt goes (RULES VM-W7, VM-H55)."""
    ledger.announce("downed", rule="VM-W7", process=who)
    laid = ledger.table.cards(zones.row(who))
    if laid and rulings_of(ledger.table).laid_cards == "discarded":
        ledger.move_from(
            zones.row(who), laid, zones.discard_of(ledger.table, zones.side_of(who, ledger.table)), rule="VM-H55"
        )
    kind = kind_of(ledger.table, who)
    if SIX_CARDS in kind.traits:
        ledger.next(("team_full", zones.side_of(who, ledger.table)))
    for boss in able(ledger.table, CPU):
        if getattr(kind_of(ledger.table, boss), "company", "") == kind.id:
            charge(ledger, boss, "company_downed")


def burn(ledger: Ledger, who: str) -> None:
    """Burning takes its part once a round (RULES VM-H38)."""
    table = ledger.table
    if is_able(table, who) and BURNING in process(table, who).bits and not table.values.get(of(who, "burned")):
        put(ledger, who, "burned", value=True, rule="VM-H38")
        lose(ledger, who, burning_of(table, who), rule="VM-H38")


def fall_damage(ledger: Ledger, who: str) -> None:
    """Whoever falls takes damage by MaxHP (RULES VM-42, VM-60)."""
    charge(ledger, who, "d32")
    lose(ledger, who, fall_of(process(ledger.table, who).max_hp), rule="VM-42")


def heal(ledger: Ledger, who: str, amount: int) -> None:
    """Heal, never above MaxHP and never a downed process (RULES VM-H64)."""
    now = process(ledger.table, who)
    if (now.is_able or rulings_of(ledger.table).healing == "downed_too") and now.hp < now.max_hp:
        put(ledger, who, "hp", min(now.hp + amount, now.max_hp), rule="VM-H64")
