"""Finds what is seen to happen on the map of a fight, from what its newest entry announced."""

from collections.abc import Iterable, Mapping

from gattai_desktop.board.map.map_looks import HowStruck, MapMotion
from gattai_desktop.cards.area_map import reach
from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.tokens import standing
from gattai_desktop.games.virtual_machine.area_states import map_now
from gattai_desktop.windows.kit.seat_view import SeatView


def newest_facts(view: SeatView) -> tuple[Announced, ...]:
    """Return what the newest entry announced, as the seat saw it; nothing of a take-back."""
    facts = newest.facts(view.seat) if (newest := view.newest) is not None else ()
    return tuple(fact for _, fact in facts if isinstance(fact, Announced))


def struck_by(facts: Iterable[Announced]) -> dict[str, HowStruck]:
    """Return who was hit and who was missed, of what was announced; who takes a hit for another is the one hit.

    Of a hack it is told whether it works: an ally's Move, and a byte that has no room, show nothing of it else.
    """
    found: dict[str, HowStruck] = {}
    hacked = ""
    for fact in facts:
        of = fact.by_name
        if fact.words == "hacks":
            hacked = str(of["target"])
        elif hacked and fact.words in ("succeeds", "fails", "resisted"):
            found[hacked] = "worked" if fact.words == "succeeds" else "missed"
        elif fact.words in ("miss", "dodged"):
            found[str(of["target"])] = "missed"
        elif fact.words == "damage":
            found[str(of["target"])] = "hit"
    return found


def moved_since(view: SeatView, before: Mapping[str, str], entry: int) -> MapMotion:
    """Return what is seen to move on the map. before: where all stood at that entry of the log."""
    ways = {
        who: _way(view, before[who], area)
        for who, area in standing(view.sight).items()
        if before.get(who, area) != area
    }
    facts = newest_facts(view) if view.model.entry == entry + 1 else ()
    return MapMotion(ways, any(one.words == "falls" for one in facts), struck_by(facts))


def _way(view: SeatView, start: str, end: str) -> tuple[str, ...]:
    """By which areas a token came, as far as the map tells: the cheapest way, or straight where no link leads."""
    areas = map_now(view.sight)
    if start not in areas.by_id:
        return (end,)
    found = reach(start, 99, areas.exits).get(end)
    return (start, *(found.way if found is not None else (end,)))
