"""Finds what the newest entry of a fight announced, for what moves on the map."""

from collections.abc import Iterable

from gattai_desktop.board.map.map_looks import HowStruck
from gattai_desktop.cards.facts import Announced
from gattai_desktop.windows.kit.seat_view import SeatView


def newest_facts(view: SeatView) -> tuple[Announced, ...]:
    """Return what the newest entry announced, as the seat saw it; nothing of a take-back."""
    newest = next(iter(view.model.log(view.model.entry)), None)
    if newest is None or newest.back_to is not None:
        return ()
    return tuple(fact for _, fact in newest.facts(view.seat) if isinstance(fact, Announced))


def struck_by(facts: Iterable[Announced]) -> dict[str, HowStruck]:
    """Return who was hit and who was missed, of what was announced; who takes a hit for another is the one hit."""
    found: dict[str, HowStruck] = {}
    for fact in facts:
        of = dict(fact.values)
        if fact.words in ("miss", "dodged"):
            found[str(of["target"])] = "missed"
        elif fact.words == "damage":
            found[str(of["target"])] = "hit"
    return found
