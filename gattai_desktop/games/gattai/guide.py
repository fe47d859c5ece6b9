"""Whether the rules lead a table at all (RULES ED-4)."""

from gattai_desktop.cards.state import Table


def guide_is_off(table: Table) -> bool:
    """Whether this is a free table: the rules neither lead nor check."""
    return table.values.get("guide") is False
