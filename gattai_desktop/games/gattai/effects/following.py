"""From what the thing follows that happens now, as the chain of triggers tells (`limits.py`)."""

from collections.abc import Iterator

from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.effects.effect import Effect
from gattai_desktop.games.gattai.effects.entries import HeldEntry, effects_of


def _in_the_chain(table: Table) -> Iterator[tuple[str, str, Effect]]:
    """Yield the effects from which what happens follows: whose each is, its entry, and the effect."""
    for key in table.listed("chain"):
        name, _, whose = key.rpartition("@")
        entry, _, number = name.rpartition("/")
        effects = effects_of(table.values, entry)
        if number.isdecimal() and int(number) < len(effects):
            yield whose, entry, effects[int(number)]


def spent(table: Table, owner: str) -> bool:
    """Whether what happens follows from something that its owner has paid Charges for."""
    for whose, entry, effect in _in_the_chain(table):
        # A Tech that names no price costs Charges for its Rank (ASSIST-9).
        for_its_rank = not effect.costs and table.values.get(f"entry.{entry}.family") == "tech"
        if whose == owner and (for_its_rank or any(cost.kind == "charge" for cost in effect.costs)):
            return True
    return False


def from_boon(table: Table) -> bool:
    """Whether what happens follows from the Boon of a Location that somebody uses."""
    return any(whose.startswith("location.") and "boon" in effect.when for whose, _, effect in _in_the_chain(table))


def follows(table: Table, found: HeldEntry) -> bool:
    """Whether what happens follows from the very entry that asks, as its owner has it."""
    return any(whose == found.owner and entry == found.entry for whose, entry, _ in _in_the_chain(table))
