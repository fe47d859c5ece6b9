"""Tokens on a map. A token is a card in the zone of its area, so it moves, hides and is dragged as cards are."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.card import NamedCard
from gattai_desktop.cards.state import Table, cached, path_to, paths
from gattai_desktop.cards.zone import Seat, Zone

TOKENS: Final = "tokens"
"""The Deck of origin of every token."""

AREA: Final = "area"
UNSEEN: Final = "unseen"
"""The kinds of zones that tokens lie in: where all see them, and where one side keeps them hidden."""

area_zone: Final = path_to("area.{}")
"""The zone of an area."""
unseen_zone: Final = path_to("unseen.{}")
"""The zone of what is hidden in an area."""


class Token(NamedCard):
    """What stands for somebody or something on a map."""

    __slots__ = ()

    def __init__(self, key: str, name: str) -> None:
        super().__init__(key, TOKENS, name=name)


def map_zones(areas: Iterable[str], hidden_from_all_but: frozenset[Seat]) -> Iterator[Zone]:
    """Yield the zones of a map: for each area one that all see, and one whose tokens others may not even count."""
    for area in areas:
        yield Zone(area_zone(area), AREA)
        yield Zone(unseen_zone(area), UNSEEN, seen_by=hidden_from_all_but, counted=False)


@cached(depends_on=paths(AREA, UNSEEN))
def standing(table: Table) -> Mapping[str, str]:
    """Return in which area each token stands, by its key, as far as the table shows it."""
    found: dict[str, str] = {}
    for zone, lying in table.zones.items():
        kind, _, area = zone.partition(".")
        if kind in (AREA, UNSEEN):
            found |= {one.card.key: area for one in lying if isinstance(one.card, Token)}
    return found
