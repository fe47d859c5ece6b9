"""Which values a seat may not see (RULES 2.18). Cards are hidden by their zones, values by their paths."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import ALL, COACH_SEAT, Seat
from gattai_desktop.games.gattai.zones import zones

# What a Threat's plate holds, and the words by which the Coach reveals it piece by piece (INFO-7, R-83).
THREAT_SECRETS: Final = frozenset(
    {
        *("tr", "base_tr", "buffers", "max_buffers", "strike"),
        *("note", "wave", "storm", "powers", "parts", "defeat", "met", "bgm"),
    }
)
_COACHS: Final = frozenset({"throwdown.strike.coach", "throwdown.entered_strike", "passing_score"})
_PATH: Final = re.compile(r"(threat|faction|location|ballot|secret|wild|favor)\.([^.]+)(?:\.(.+))?")


def hidden(state: State, seat: Seat) -> Callable[[str], bool]:
    """Return what says of a path whether its value is hidden from the seat.

    Hidden are: the Coach's Strike, his Crisis Path and what is not revealed of Threats, Factions and Locations; a
    ballot until all are cast (`ballot.<seat>`); a Wild card's declaration; who invested a Favor card; and what is kept
    for one seat alone (`secret.<seat>.…`).
    """
    if seat == ALL:
        return lambda _path: False
    values = state.values
    threat_info = str(values.get("rulings.threat_info") or "hidden")

    def is_hidden(path: str) -> bool:
        if seat != COACH_SEAT and (path.startswith("crisis.path") or path in _COACHS):
            return threat_info != "open"
        found = _parts(path)
        if found is None:
            return False
        kind, key, name = found
        if kind in {"ballot", "secret"}:
            return key != seat
        if kind == "favor":
            # Who invested a Favor card knows that she did; to others its path alone would name a hidden card.
            return values.get(path) != seat
        if kind == "wild":
            return _wild_hides(state, key, seat)
        if seat == COACH_SEAT:
            return False
        if kind == "threat":
            return _threat_hides(values, key, name, threat_info)
        return not values.get(f"{kind}.{key}.revealed", True) and name != "revealed"

    return is_hidden


# Every sight asks this of every value, and a table has the same few hundred paths all evening.
@lru_cache(maxsize=4096)
def _parts(path: str) -> tuple[str, str, str | None] | None:
    found = _PATH.fullmatch(path)
    return (found[1], found[2], found[3]) if found else None


def _wild_hides(state: State, key: str, seat: Seat) -> bool:
    """Who knows the face of a Wild card knows what it was declared, others see it on the Pile alone (INFO-10, R-17)."""
    if state.values.get("rulings.wild_secrecy") == "public":
        return False
    own = (zone.id for zone in zones(state).values() if seat in zone.seen_by)
    return all(lying.card.key != key for zone in own for lying in state.zones.get(zone, ()))


def _threat_hides(values: Mapping[str, object], key: str, name: str | None, threat_info: str) -> bool:
    if threat_info == "open" or name not in THREAT_SECRETS:
        return False
    revealed = values.get(f"threat.{key}.revealed") or ()
    if threat_info == "colour_only" and name == "tr":
        return False
    return not (isinstance(revealed, tuple) and name in revealed)
