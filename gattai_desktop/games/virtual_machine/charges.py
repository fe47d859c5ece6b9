"""The deeds of Roles and bosses, which charge Interrupts (RULES VM-54, VM-H27, VM-H47)."""

from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.processes import BossKind
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, able, is_able, of, put
from gattai_desktop.games.virtual_machine.world import kind_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

ROLE_DEEDS: Final = {
    "d11": ("protagonist", 1), "d12": ("protagonist", 1), "d13": ("protagonist", 2),
    "d21": ("sidekick", 2), "d22": ("sidekick", 2), "d23": ("sidekick", 2),
    "d31": ("comic-relief", 2), "d32": ("comic-relief", 1), "d33": ("comic-relief", 1),
    "d41": ("wallflower", 2), "d42": ("wallflower", 1), "d43": ("wallflower", 2),
    "d51": ("mysterious-stranger", 2), "d52": ("mysterious-stranger", 1), "d53": ("mysterious-stranger", 1),
    "d61": ("badass", 1), "d62": ("badass", 1), "d63": ("badass", 1),
}  # fmt: skip
"""Each deed of a Role, and the charges that it brings once a round."""


def deeds_of(role: str) -> tuple[str, ...]:
    """Return the deeds that charge whoever has a Role."""
    return tuple(deed for deed, (whose, _) in ROLE_DEEDS.items() if whose == role)


def charge(ledger: Ledger, who: str, deed: str) -> None:
    """Charge the meter of a process where the deed is one of its Role's and was not done this round."""
    table = ledger.table
    if not is_able(table, who):
        return
    if who in table.listed(CPU):
        boss = kind_of(table, who)
        if isinstance(boss, BossKind) and boss.charging == deed:
            _add(ledger, who, boss.charge, deed)
        return
    if rulings_of(table).deeds == "by_hand" or rulings_of(table).charging == "cpu_only":
        return
    role, amount = ROLE_DEEDS.get(deed, ("", 0))
    done = table.listed(of(who, "deeds"))
    if done and rulings_of(table).deeds == "one_in_all":
        return
    if process(table, who).role == role and deed not in done:
        put(ledger, who, "deeds", (*done, deed), rule="VM-H47")
        _add(ledger, who, amount, deed)


def _add(ledger: Ledger, who: str, amount: int, deed: str) -> None:
    meter = ledger.table.number(of(who, "meter"))
    if meter < MOST_CHARGES:
        told = ledger.announce("charged", rule="VM-H47", process=who, deed=deed)
        with ledger.because(told):
            put(ledger, who, "meter", min(meter + amount, MOST_CHARGES), rule="VM-54")


def enemies(table: Table, who: str) -> tuple[str, ...]:
    """The able processes of the other side."""
    return able(table, CPU if who in table.listed(MCS) else MCS)


def allies(table: Table, who: str) -> tuple[str, ...]:
    """The other able processes of the own side."""
    return tuple(one for one in able(table, MCS if who in table.listed(MCS) else CPU) if one != who)


def standing_with(table: Table, who: str) -> tuple[str, ...]:
    """The able enemies in the area of a process."""
    here = process(table, who).area
    return tuple(one for one in enemies(table, who) if process(table, one).area == here)


def is_alone(table: Table, who: str) -> bool:
    """Whether no other able process of its side stands in the area of a process."""
    here = process(table, who).area
    return all(process(table, one).area != here for one in allies(table, who))
