"""Where a bot battle is, in a line: for the header of its table, and for the shelf."""

from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.rumblebots.battle_values import CLASH, number
from gattai_desktop.games.rumblebots.zones import players
from gattai_desktop.games.shelf_line import ShelfLine


def where(table: Table) -> Words:
    """Say which round it is, and which clash."""
    battles = number(table, "battles")
    words = say("Round {battle} of {battles}", battle=max(1, number(table, "battle")), battles=battles)
    clash = number(table, "clash")
    if table.values.get("step") != CLASH or not clash:
        return words
    return say("{round} · {clash}", round=words, clash=say("Clash {clash}", clash=clash))


def shelf_line(table: Table) -> ShelfLine:
    """Return where the battle stopped, and who plays it."""
    return ShelfLine(where(table) if number(table, "battle") else say("Not begun yet"), players(table))
