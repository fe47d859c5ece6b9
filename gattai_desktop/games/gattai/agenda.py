"""The agenda item behind an open ask, for answers that must know what was asked (RULES STEP-6)."""

from typing import cast

from gattai_desktop.cards.ledger import AGENDA, Item
from gattai_desktop.cards.state import Table


def open_item(table: Table, name: str) -> Item:
    """Return the first item of that name. Raises LookupError where nothing of the kind is open."""
    for item in cast("tuple[Item, ...]", table.values.get(AGENDA) or ()):
        if item[0] == name:
            return item
    raise LookupError(f"Nothing called {name} is open.")
