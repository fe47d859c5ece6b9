"""Works out what an answer spends to soak an event, what it leaves of it, and says in few words what the event does."""

from typing import Final

from gattai_desktop.board.speech import called, speak
from gattai_desktop.cards.facts import ValueChanged
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.event_table import EVENTS
from gattai_desktop.games.gattai.events.soak import Soak
from gattai_desktop.games.gattai.names import event_name
from gattai_desktop.games.move import Move
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.kit.ask_look import Spending
from gattai_desktop.windows.kit.seat_view import SeatView

_SCHISMS: Final = ("team.schism", "first_contact.schism")


def spent_path(previews: list[Preview], ask: Ask) -> str:
    """Return the path of the value that the answers spend: a Pilot's or Threat's Buffers, or the Fan Club."""
    if ask.kind != "soak":
        return ""
    for preview in previews:
        for _, fact in preview.facts:
            if isinstance(fact, ValueChanged) and fact.path.endswith((".buffers", ".fan_club", ".robo.endurance")):
                return fact.path
    return ""


def spending_of(seen: SeatView, path: str, preview: Preview) -> Spending:
    """Return what an answer spends of that value."""
    have = seen.number(path)
    left = _after(preview, path, have)
    owner, _, name = path.rpartition(".")
    most = max(have, seen.number(f"{owner}.max_buffers"))
    if owner.startswith("pilot."):
        most = max(have, seen.number(f"{owner}.synapse") + seen.number(f"{owner}.buffer_modifier"))
    label = speak("table", "Fan Club") if name == "fan_club" else speak("table", "Buffers")
    sign = "fan" if name == "fan_club" else "buffer"
    if name == "endurance":
        most = max(have, seen.number(f"{owner}.max_endurance"))
        label, sign = called(rulings_of(seen.sight).speak("endurance")), "cog"
    words = f"{label} {left}"
    rating = _after(preview, f"{owner}.tr", -1)
    if rating >= 0:
        # What gets through takes room for a Buffer with it: the same figure would stand on both answers.
        words = f"{speak('table', 'TR')} {rating}, {words}"
    spent = preview.move.points if isinstance(preview.move, Soak) else have - left
    return Spending(sign, have, min(have, spent), most, words)


def _after(preview: Preview, path: str, now: int) -> int:
    """Return the number that a value has after all that is foreseen."""
    for _, fact in preview.facts:
        if isinstance(fact, ValueChanged) and fact.path == path and isinstance(fact.after, int):
            now = fact.after
    return now


def soaked_event(ask: Ask) -> str:
    """Return the event that a question about Buffers is about; "" for other questions."""
    return str(ask.text.by_name.get("event", "")) if ask.kind == "soak" else ""


def left_words(seen: SeatView, ask: Ask, option: Move) -> str:
    """Return what is left of an event once an answer has soaked some of it; "" for other answers."""
    event = soaked_event(ask)
    if not isinstance(option, Soak) or not event:
        return ""
    if EVENTS[event].soak in ("one buffer", "final form"):
        return speak("table", "it is cancelled") if option.points else speak("table", "it happens")
    amount = ask.text.by_name.get("amount")
    left = amount - option.points if isinstance(amount, int) else None
    if left is None:
        return ""
    if not left:
        return speak("table", "nothing is left")
    return speak("table", "{what} {number} is left", what=event_name(rulings_of(seen.sight), event), number=left)


def added_schism(seen: SeatView, preview: Preview) -> tuple[int, int] | None:
    """Return the Schism of the Team now, and what an answer adds; None where this table does not count it."""
    for path in _SCHISMS:
        now = seen.value(path)
        if not isinstance(now, int) or (path == "team.schism" and "harmony" in seen.absent):
            continue
        added = 0
        for _, fact in preview.facts:
            if isinstance(fact, ValueChanged) and fact.path == path and isinstance(fact.after, int):
                added = max(added, fact.after - now)
        return now, added
    return None


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
