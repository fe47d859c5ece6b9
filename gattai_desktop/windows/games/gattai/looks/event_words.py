"""Says what an event does, in a few words for the plate that offers it."""

from typing import Final

from gattai_desktop.board.speech import speak

_EVENTS: Final[dict[str, str]] = {
    "Burn": "a Hand is discarded",
    "Chargeup": "a Pilot gains a Charge",
    "Favor": "a card on a Faction",
    "Fortify": "a Buffer comes back",
    "Rally": "Schism clears, or Harmony rises",
    "Rebuild": "a Damaged Location stands again",
    "Recover": "a lost point comes back",
    "Replenish": "a Resource gains a point",
    "Storm": "a Threat's Storm",
    "Tarry": "Coach's Deck runs on",
    "Wave": "a Threat's Wave",
    "Disfavor": "a Faction takes offense",
    "Purge": "a Pilot loses her Charges",
    "Ruin": "a Location is damaged",
    "Schism": "the Team drifts apart",
    "Trauma": "a point of a Stat is lost",
}
"""What an event of one point does, in a few words for the plate that offers it (RULES 2.7)."""


_ON_THREATS: Final[dict[str, str]] = {"Trauma": "a Threat loses a point of TR"}
"""What it does to a Threat, where that is something else."""


def event_words(event: str, *, on_threats: bool = False) -> str:
    """Return what an event of one point does; "" where its name says enough. on_threats: it can hit nobody else."""
    words = _ON_THREATS.get(event) if on_threats else None
    words = words or _EVENTS.get(event)
    return speak("events", words) if words is not None else ""
