"""What the table of any game is set up with, and how it lies before the first move."""

from collections.abc import Iterable, Mapping

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Lying, Seat
from gattai_desktop.games.house_rulings import PREFIX
from gattai_desktop.games.pack_copy import PackCopy


@frozen
class TableSetup:
    """Everything that is settled before the first move, and that every game asks for.

    `rulings` are those that differ from what is played by itself. `values` and `zones` change single values and lay
    single zones, the bottom card first, after all else, as a record's "given" does; cards that are named in no zone
    stay where the game has them.
    """

    game: str = ""
    name: str = ""
    edition: str = ""
    scenario: str = ""
    rulings: Mapping[str, str] = field(factory=dict)
    values: Mapping[str, Value] = field(factory=dict)
    zones: Mapping[str, tuple[Lying, ...]] = field(factory=dict)
    packs: tuple[PackCopy, ...] = ()
    """The packs of somebody's own that are played, as they were; the session keeps them."""

    def chosen_rulings(self) -> dict[str, Value]:
        """Return its rulings as the values of a table."""
        return {f"{PREFIX}{name}": option for name, option in self.rulings.items()}


@frozen
class PlainPlayer:
    """A player, as a record names her."""

    seat: Seat
    name: str = ""


@frozen
class PlainSetup(TableSetup):
    """What a game is set up with that needs nothing of its own: who sits there."""

    players: tuple[PlainPlayer, ...] = ()


def first_table(values: Mapping[str, Value], zones: Mapping[str, tuple[Lying, ...]]) -> State:
    """Return the table before the first move, without values that are None and zones without cards (see facts.py)."""
    return State(
        {zone: lying for zone, lying in zones.items() if lying},
        {path: value for path, value in values.items() if value is not None},
    )


def laid_out(
    setup: PlainSetup, values: Mapping[str, Value], zones: Iterable[tuple[str, Iterable[Card], bool]]
) -> State:
    """Return the table before the first move.

    values: what stands where the setup says nothing. zones: each with its cards, the bottom one first, and whether they
    lie face-up; what the setup lays elsewhere is taken out.
    """
    laid = dict(setup.zones)
    placed = {one.card for lying in laid.values() for one in lying}
    for zone, cards, up in zones:
        lay_on(laid, zone, (card for card in cards if card not in placed), up=up)
    names = {f"name.{one.seat}": one.name for one in setup.players if one.name}
    return first_table({"name": setup.name, **names, **values, **setup.values}, laid)


def lay_on(laid: dict[str, tuple[Lying, ...]], zone: str, cards: Iterable[Card], *, up: bool) -> None:
    """Lay these cards on top of what lies in a zone."""
    laid[zone] = (*laid.get(zone, ()), *(Lying(card, up) for card in cards))


def lay_rest(laid: dict[str, tuple[Lying, ...]], zone: str, cards: Iterable[Card]) -> None:
    """Lay those of these cards on a zone, face-up, that lie nowhere yet."""
    placed = {one.card for lying in laid.values() for one in lying}
    lay_on(laid, zone, (card for card in cards if card not in placed), up=True)
