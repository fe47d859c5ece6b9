"""Ω, the number of Omens on the table (RULES OMEN-9)."""

from gattai_desktop.cards.deck54 import DECKS
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.zones import omen_zone


def omens(table: Table) -> int:
    """Count every Omen, of both Decks, Active or Spent: 0 to 4."""
    return sum(len(table.zones.get(omen_zone(deck), ())) for deck in DECKS)
