"""Finds the big moments of an entry, as the seat may see them."""

from __future__ import annotations

from gattai_desktop.games.gattai.telling.moments import headline
from gattai_desktop.games.told import Moment
from gattai_desktop.model.happened import Happened


def moments_of(happened: Happened, seat: str) -> tuple[Moment, ...]:
    """Return the big moments of an entry; none where it only undid something."""
    if happened.back_to is not None:
        return ()
    return headline(happened.before(seat), happened.facts(seat))
