"""The bot battle put together: every chapter's moves, agenda items and asks in one Game."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat, Zone
from gattai_desktop.games.chapters import Chapters
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.phrases import Phrases
from gattai_desktop.games.rumblebots import (
    abilities,
    battle_start,
    by_hand,
    clashes,
    contraptions,
    crown,
    draft,
    own_decks,
    reveal,
)
from gattai_desktop.games.rumblebots.bots import BotSet
from gattai_desktop.games.rumblebots.by_hand import BOTS_HAND
from gattai_desktop.games.rumblebots.draft import deck_name
from gattai_desktop.games.rumblebots.rulings import rulings_book
from gattai_desktop.games.rumblebots.setup import KEY
from gattai_desktop.games.rumblebots.values import VALUES, plain_name
from gattai_desktop.games.rumblebots.zones import draft as draft_zone
from gattai_desktop.games.rumblebots.zones import kept, look, players, zones

_CHAPTERS: Final = Chapters(
    draft,
    own_decks,
    battle_start,
    reveal,
    abilities,
    contraptions,
    crown,
    clashes,
    by_hand,
)


class Rumblebots(Game):
    """The bot battle, with the Bots of one box."""

    key = KEY
    order_rule = "RB-12"
    hand = BOTS_HAND
    values = VALUES

    def __init__(self, box: BotSet) -> None:
        self.box = box
        self.cards = box.cards
        self.phrases = Phrases(_CHAPTERS.moves, box.card)
        self.doings, self.askings = _CHAPTERS.doings, _CHAPTERS.askings

    def zones(self, state: State) -> Mapping[str, Zone]:
        return zones(state)

    def seats(self, state: Table) -> tuple[Seat, ...]:
        """Return every player, clockwise. Nobody keeps the table: there is no Coach."""
        return players(state)

    def needs_curtain(self, state: State) -> bool:
        """Return True during the Draft and while a player looks at the top of a deck: all else lies open."""
        seats = players(state)
        return any(state.count(zone(seat)) for seat in seats for zone in (draft_zone, kept, look))

    def name(self, state: State, seat: Seat) -> str:
        return plain_name(state, seat)

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

    def hidden(self, state: State, seat: Seat) -> Callable[[str], bool]:
        """No value is secret; what is, lies face-down."""
        return lambda _path: False

    def settle(self, ledger: Ledger) -> None:
        """Nothing is checked between steps."""

    def keeps_secret(self, move: Move) -> bool:
        """Return True for what is drafted; everything else happens in the open."""
        return isinstance(move, draft.KeepDealt)
