"""What a table is set up with where a game needs nothing of its own: who sits there, and what lies and stands where."""

from collections.abc import Iterable, Mapping

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat


@frozen
class PlainPlayer:
    """A player, as a record names her."""

    seat: Seat
    name: str = ""


@frozen
class PlainSetup:
    """Everything that is settled before the first move.

    `values` and `zones` change single values and lay single zones after all else, as a record's "given" does.
    """

    game: str = ""
    name: str = ""
    edition: str = ""
    scenario: str = ""
    players: tuple[PlainPlayer, ...] = ()
    rulings: Mapping[str, str] = field(factory=dict)
    values: Mapping[str, Value] = field(factory=dict)
    zones: Mapping[str, tuple[Lying, ...]] = field(factory=dict)


def laid_out(
    setup: PlainSetup, values: Mapping[str, Value], zones: Iterable[tuple[str, Iterable[Card], bool]]
) -> State:
    """Return the table before the first move.

    values: what stands where the setup says nothing. zones: each with its cards, the bottom one first, and whether they
    lie face-up; what the setup lays elsewhere is taken out.
    """
    placed = {one.card for lying in setup.zones.values() for one in lying}
    laid = dict(setup.zones)
    for zone, cards, up in zones:
        laid[zone] = (*laid.get(zone, ()), *(Lying(card, up) for card in cards if card not in placed))
    names = {f"name.{one.seat}": one.name for one in setup.players if one.name}
    whole = {"name": setup.name, **names, **values, **setup.values}
    return State(
        {zone: lying for zone, lying in laid.items() if lying},
        {path: value for path, value in whole.items() if value is not None},
    )
