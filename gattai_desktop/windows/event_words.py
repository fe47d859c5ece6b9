"""What an event does, in a few words for the plate that offers it (RULES 2.7)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_WORDS: Final = {
    "Burn": QT_TRANSLATE_NOOP("events", "a Hand is discarded"),
    "Chargeup": QT_TRANSLATE_NOOP("events", "a Pilot gains a Charge"),
    "Favor": QT_TRANSLATE_NOOP("events", "a card on a Faction"),
    "Fortify": QT_TRANSLATE_NOOP("events", "a Buffer comes back"),
    "Rally": QT_TRANSLATE_NOOP("events", "Schism clears, or Harmony rises"),
    "Rebuild": QT_TRANSLATE_NOOP("events", "a Damaged Location stands again"),
    "Recover": QT_TRANSLATE_NOOP("events", "a lost point comes back"),
    "Replenish": QT_TRANSLATE_NOOP("events", "a Resource gains a point"),
    "Storm": QT_TRANSLATE_NOOP("events", "a Threat's Storm"),
    "Tarry": QT_TRANSLATE_NOOP("events", "Coach's Deck runs on"),
    "Wave": QT_TRANSLATE_NOOP("events", "a Threat's Wave"),
    "Disfavor": QT_TRANSLATE_NOOP("events", "a Faction takes offense"),
    "Purge": QT_TRANSLATE_NOOP("events", "a Pilot loses her Charges"),
    "Ruin": QT_TRANSLATE_NOOP("events", "a Location is damaged"),
    "Schism": QT_TRANSLATE_NOOP("events", "the Team drifts apart"),
    "Trauma": QT_TRANSLATE_NOOP("events", "a point of a Stat is lost"),
}


def event_words(event: str) -> str:
    """Return what an event of one point does; "" for one that explains itself."""
    words = _WORDS.get(event)
    return QCoreApplication.translate("events", words) if words is not None else ""
