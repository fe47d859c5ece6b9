"""The bot battle put together: every chapter's moves, agenda items and asks in one Game."""

from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Final

from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat, Zone
from gattai_desktop.games.ask import Asking
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move, Phrases
from gattai_desktop.games.rumblebots import (
    abilities,
    battle_start,
    by_hand,
    clashes,
    contraptions,
    crown,
    draft,
    reveal,
)
from gattai_desktop.games.rumblebots.bots import BotSet
from gattai_desktop.games.rumblebots.by_hand import BOTS_HAND
from gattai_desktop.games.rumblebots.draft import deck_name
from gattai_desktop.games.rumblebots.rulings import rulings_book
from gattai_desktop.games.rumblebots.setup import KEY
from gattai_desktop.games.rumblebots.values import VALUES, name
from gattai_desktop.games.rumblebots.zones import draft as draft_zone
from gattai_desktop.games.rumblebots.zones import kept, look, players, zones

# Every chapter with moves (MOVES), agenda items (DOINGS) or asks (ASKINGS).
_CHAPTERS: Final[tuple[ModuleType, ...]] = (
    draft,
    battle_start,
    reveal,
    abilities,
    contraptions,
    crown,
    clashes,
    by_hand,
)


def _gathered(part: str) -> dict[str, object]:
    found: dict[str, object] = {}
    for chapter in _CHAPTERS:
        found.update(getattr(chapter, part, {}))
    return found


class Rumblebots(Game):
    """The bot battle, with the Bots of one box."""

    key = KEY
    order_rule = "RB-12"
    hand = BOTS_HAND

    def __init__(self, box: BotSet) -> None:
        kinds: tuple[type[Move], ...] = tuple(kind for chapter in _CHAPTERS for kind in getattr(chapter, "MOVES", ()))
        self.box = box
        self.cards = box.cards
        self.phrases = Phrases(kinds, box.card)
        self.doings: Mapping[str, Doing] = _gathered("DOINGS")  # type: ignore[assignment]
        self.askings: Mapping[str, Asking] = _gathered("ASKINGS")  # type: ignore[assignment]

    def zones(self, state: State) -> Mapping[str, Zone]:
        return zones(state)

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Return every player, clockwise. Nobody keeps the table: there is no Coach."""
        return players(state)

    def needs_curtain(self, state: State) -> bool:
        """Return True during the Draft and while a player looks at the top of a deck: all else lies open."""
        seats = players(state)
        return any(state.count(zone(seat)) for seat in seats for zone in (draft_zone, kept, look))

    def name(self, state: State, seat: Seat) -> str:
        return name(state, seat)

    def called(self, table: Table, field: str, value: Value) -> str:
        match field, value:
            case "faction", str(faction):
                return faction.capitalize()
            case "deck", str(deck):
                return deck_name(table, deck)
            case "switch", str(switch):
                return rulings_book()[switch].question if switch in rulings_book() else switch
            case _:
                return super().called(table, field, value)

    def bounds(self, state: State) -> Iterator[tuple[str, int, int]]:
        """Yield between which ends crystals, rounds and clashes stand."""
        return VALUES.bounds(state)

    def hidden(self, state: State, seat: Seat) -> Callable[[str], bool]:
        """No value is secret; what is, lies face-down."""
        return lambda _path: False

    def settle(self, ledger: Ledger) -> None:
        """Nothing is checked between steps."""

    def keeps_secret(self, move: Move) -> bool:
        """Return True for what is drafted; everything else happens in the open."""
        return isinstance(move, draft.KeepDealt)
