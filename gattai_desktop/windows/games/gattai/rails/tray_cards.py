"""Cards of a Deck, a Trash or a row of Omens; the rules say whether they can be laid anywhere."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF

from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTray
from gattai_desktop.windows.kit.requests import Lift, Requests


def lift_from_tray(requests: Requests, tray: DeckTray, side: str, place: str, grip: QPointF, at: QPoint) -> None:
    """Take up the card at a place of a side's tray: "deck", "trash" or "omen-0"."""
    widget, sight = tray.card(place), requests.view.sight
    if widget is None:
        return
    zone = f"{'omens' if place.startswith('omen') else place}.{side}"
    cards = sight.cards(zone)
    if cards:
        number = int(place.partition("-")[2]) if place.startswith("omen-") else len(cards) - 1
        requests.lift(Lift(cards[min(number, len(cards) - 1)], zone, widget, grip, at))
