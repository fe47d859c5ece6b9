"""Finds the card whose effect asks now."""

from typing import cast

from gattai_desktop.cards.ledger import Item
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.response_window import open_items
from gattai_desktop.games.tasuo.attacks import known_card
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_aims import AIM, unaimed
from gattai_desktop.games.tasuo.effect_choices import CHOICE, DECIDE
from gattai_desktop.games.tasuo.effects import MAY
from gattai_desktop.games.tasuo.queue import entry_of, waiting
from gattai_desktop.games.tasuo.taxes import TAX


def asked_by(table: Table) -> TasuoCard | None:
    """Return the card whose effect leaves the choice that is asked about now; None where no effect asks."""
    items = open_items(table)
    source = _source(table, items[0]) if items else ""
    return known_card(table, source) if source else None


def _source(table: Table, item: Item) -> str:
    """Return the key of the card that an item of the agenda comes from; "" for none."""
    if item == AIM:
        aimed = unaimed(table)
        return aimed[0].source if aimed is not None else ""
    match item:
        case ("choice", what, *kept) if what == MAY:
            return entry_of(cast("Value", tuple(kept))).source
        case ("choice", what, number) if what == DECIDE:
            return next((one.source for one in waiting(table) if one.number == number), "")
        case (name, _, source, *_) if name == CHOICE:
            return str(source)
        case (name, source, *_) if name == TAX:
            return str(source)
        case _:
            return ""
