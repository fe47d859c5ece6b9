"""What a boss has of its own where a table plays so: a hand of the CPU's cards, and mobs (RULES VM-EX87).

They lie in the CPU's hand, whose seat plays both; one secret value names them until they lie in a deck again.
"""

from collections.abc import Iterable
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.sight import known
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.tokens import area_zone
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.processes import BossKind, MobKind
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.values import able, put
from gattai_desktop.games.virtual_machine.world import kind_of, world_of
from gattai_desktop.games.virtual_machine.zones import CPU

DRAW: Final = 4
"""How many cards a boss's own hand holds after a reload."""
_OWN: Final = f"secret.{CPU}.own"


def has_own_hand(table: Table) -> bool:
    """Whether bosses have a hand of their own at this table, and one of them is able."""
    return rulings_of(table).boss_hand == "own" and any(process(table, who).is_boss for who in able(table, CPU))


def is_own(table: Table, card: Card) -> bool:
    """Whether a card is of a boss's own hand; of a table that plays with one hand none is.

    Raises NotKnown on the sight of a seat that may not know which ones are.
    """
    if rulings_of(table).boss_hand != "own":
        return False
    own = cast("tuple[str, ...]", known(table.values, _OWN) or ())
    return card.key in own


def own_cards(table: Table) -> tuple[Card, ...]:
    """The cards in the hand that are a boss's own; none to a seat that may not know which ones are."""
    own = table.listed(_OWN) if rulings_of(table).boss_hand == "own" else ()
    return tuple(card for card in table.cards(zones.hand(CPU)) if card.key in own)


def make_own(ledger: Ledger, cards: Iterable[Card]) -> None:
    """Let cards be a boss's own from now on (RULES VM-H53)."""
    ledger.set(_OWN, (*ledger.table.listed(_OWN), *(card.key for card in cards)), rule="VM-H53")


def disown(ledger: Ledger, cards: Iterable[Card], *, rule: str) -> None:
    """Let cards be nobody's own: they lie in a deck again."""
    gone, own = {card.key for card in cards}, ledger.table.listed(_OWN)
    if not gone.isdisjoint(own):
        ledger.set(_OWN, tuple(key for key in own if key not in gone) or None, rule=rule)


MOST_COMPANY: Final = 4
"""Able mobs of its company, up to which a boss brings more."""


def bring_company(ledger: Ledger, boss: str, count: int) -> None:
    """Let mobs enter the area of a boss, up to the most that may be able at a time."""
    kind = kind_of(ledger.table, boss)
    if not isinstance(kind, BossKind) or not kind.company:
        return
    here = sum(kind_of(ledger.table, who).id == kind.company for who in able(ledger.table, CPU))
    for _ in range(min(count, MOST_COMPANY - here)):
        _enter(ledger, kind.company, process(ledger.table, boss).area)


def _enter(ledger: Ledger, company: str, area: str) -> None:
    table = ledger.table
    world = world_of(table)
    mob: MobKind = world.mobs[company]
    # By what lies in the box, which all see, and not by what is listed: one of them may be hidden from who looks ahead.
    boxed = set(table.cards(zones.BOX))
    who = next((one for one, token in world.tokens.items() if token in boxed and one.startswith(f"{company}.")), "")
    if not who:
        return
    number = who.rpartition(".")[2]
    told = ledger.announce("enters", rule="VM-H59", process=who, area=area)
    with ledger.because(told):
        ledger.move_from(zones.BOX, (world.tokens[who],), area_zone(area), rule="VM-H59")
        ledger.set(CPU, (*table.listed(CPU), who), rule="VM-H59")
        ledger.set(f"name.{who}", f"{mob.name} {number}", rule="VM-H59")
        put(ledger, who, "hp", mob.hp, rule="VM-H59")
        put(ledger, who, "max_hp", mob.hp, rule="VM-H59")
        put(ledger, who, "bits", mob.sets or None, rule="VM-H59")
        put(ledger, who, "auto", mob.auto, rule="VM-H59")
