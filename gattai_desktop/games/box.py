"""What comes in the box of a game: its rules, how a table is set up, and the words of its records.

Sessions, records and the command line know a game by its box alone. `boxes.py` has the boxes.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from gattai_desktop.cards.card import DECK_CARDS, Card, card
from gattai_desktop.cards.facts import Announced, Fact
from gattai_desktop.cards.frozen import field as attribute
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.game import Game
from gattai_desktop.games.glossary import BookWord
from gattai_desktop.games.guide import Guide, move_named
from gattai_desktop.games.landmarks import Landmarks, ShelfLine, plain_shelf_line
from gattai_desktop.games.move import Move
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.plain_setup import PlainPlayer, PlainSetup
from gattai_desktop.games.presentation import GameKey
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.record_gauge import RecordGauge
from gattai_desktop.games.seating import program_players, seat_alone
from gattai_desktop.games.table_rulings import NO_RULINGS, RulingsOfGame
from gattai_desktop.games.tale_words import TaleTeller
from gattai_desktop.games.team import LastTime, starts_anew
from gattai_desktop.games.told import Judged, ToldLine, plain_tell

_log = logging.getLogger(__name__)

TABLE: Final = ""
"""The kind of subject that a clause speaks of when it names none."""


@frozen
class Entity:
    """A thing that a record sets up with a line of its own: `threat tin-comet "The Tin Comet" rating 4`.

    `field` is its place in the Setup, `kind` the attrs class whose fields are the words, key and name first;
    `parts` are the words that belong in a field which is a mapping, such as a Pilot's Stats.
    """

    field: str
    kind: type[Any]
    parts: Mapping[str, tuple[str, ...]] = attribute(factory=dict)


def _none(name: str, *_option: str) -> str:
    raise ValueError(f"This game has no '{name[:40]}'.")


def _no_switch(name: str, _option: str) -> tuple[str, str]:
    raise ValueError(f"This game has no ruling '{name[:40]}'.")


@frozen
class RecordWords:
    """The words in which records of a game write what lies on the table.

    Gauges and zones are found by the kind of their subject, then by their word in small letters; `TABLE` has those
    that need no subject. `subject` turns a name ("Red") into kind and key, None where nobody is called so.
    """

    gauges: Mapping[str, Mapping[str, RecordGauge]]
    zones: Mapping[str, Mapping[str, str]]
    subject: Callable[[str, Mapping[str, Value]], tuple[str, str] | None]
    face_up: Callable[[str, int, int], bool]
    """Says how a card lies in a zone that is given without up or down: zone, place from the bottom, count."""
    entities: Mapping[str, Entity] = attribute(factory=lambda: {"player": Entity("players", PlainPlayer)})
    edition: Callable[[str], str] = _none
    """Checks the name of an edition. Raises ValueError that lists the editions."""
    switch: Callable[[str, str], tuple[str, str]] = _no_switch
    """Checks a ruling's name and option. Raises ValueError that lists what is possible."""
    ruling_id: Callable[[str], str] = _none
    """The id of a ruling in the book ("R-18"), from its name."""
    deck_of_zone: Callable[[str], str] = lambda _zone: ""
    """The Deck whose cards lie in a zone, "" where cards of both do."""
    expand: Callable[[str, Mapping[str, Value]], Mapping[str, Value] | None] = lambda _clause, _values: None
    """Turns a line of the game's own, such as "Red on turn", into values; None where it is none."""
    complete: Callable[
        [Mapping[str, Value], Mapping[str, Value], Mapping[str, tuple[Card, ...]]], Mapping[str, Value]
    ] = lambda _values, _given, _cards: {}
    """Returns the values that must stand beside those that a record gives: of the table, given, cards by zone."""
    sitter: str = "player"
    """The kind of entity that sits at the table. A record that sets none up seats everybody that it names."""
    card: Callable[[str, str], Card] = card
    """Reads a card; the Deck is that of the place where it is written, "" where it may be any. Raises ValueError."""
    cards_written: str = ""
    """What a card looks like, where the names of cards are several words; "" where each is one word."""
    decks: Mapping[str, tuple[Card, ...]] = DECK_CARDS
    """Every card of the game by its Deck of origin."""


@frozen
class Box:
    """Everything that sessions, records and the command line need to know of a game."""

    key: str
    name: str
    game: Game
    begin: Callable[[Any], State]
    """The table before its first move. Raises ValueError for a setup that cannot be."""
    least: Callable[[State], Mapping[str, Value]]
    """The values that every table with these seats has, as at the start. Raises what reading a wrong table raises."""
    words: RecordWords
    acting: Callable[[Table], object] = lambda _table: None
    """Looks up who acts at a table, and where. Raises what that raises where the game has none of them."""
    setup: type[Any] = PlainSetup
    """The attrs class of what a table is set up with; `name`, `edition`, `scenario`, `rulings`, `values`, `zones`."""
    tell: Callable[[Table, Move | None, Iterable[tuple[int, Fact]], Seat], tuple[ToldLine, ...]] = plain_tell
    """Says in sentences what happened: the table that the seat saw before, the move, the facts it saw, the mover."""
    rules: Callable[[], Mapping[str, tuple[str, str]]] = dict
    """Every rule, ruling and example by its id, with its chapter and a sentence for a player."""
    rulings: RulingsOfGame = NO_RULINGS
    """What may be played one way or another."""
    keys: tuple[GameKey, ...] = ()
    """The keys of its tables that others do not have; each can be changed."""
    always: tuple[Words, ...] = ()
    """Sentences about its keys that cannot be changed."""
    how_to_play: tuple[Words, ...] = ()
    """Sentences on the first page of help: how it is played, and where things are on its table."""
    foretell: Callable[[Table, Preview], tuple[Words, ...]] = lambda _table, _preview: ()
    """What to say of a move before it is made: of the table that a seat sees. None of it: no more than its title."""
    judged: Callable[[Table, Preview], Judged] = lambda _table, _preview: Judged()
    """How the rules judge what a move comes to; asked for every card of a hand."""
    guide: Callable[[Table], Guide | None] = lambda _table: None
    """What leads beginners through the game says now, of the table that everybody sees; None where nothing leads."""
    within: Callable[[Guide, Table, Iterable[Move]], Guide] = lambda guide, _table, _options: guide
    """What the guide says to a seat that may do these moves now, so that it never asks for what cannot be done."""
    done_by: Callable[[Guide, Iterable[Move]], Move | None] = move_named
    """The move among those allowed that does what the guide says; None where none of them does."""
    answered: Callable[[Table, Iterable[tuple[int, Fact]]], Words] = lambda _before, _facts: Words("")
    """What the guide says about what just happened: the table that a seat saw before, and the facts that it saw."""
    glossary: Callable[[], tuple[BookWord, ...]] = tuple
    """Returns the words of its book, each with its meaning for players."""
    packs: tuple[PackCopy, ...] = ()
    """The packs of somebody's own that brought some of its cards."""
    titles: tuple[str, ...] = ()
    """What can be played is called so: a word of the book in such a name is none."""
    to_read: Callable[[Table], str] = lambda _table: ""
    """The text that lies on the table for everybody to read before play goes on, as of a new scene; "" for none."""
    shelf: Callable[[Table], ShelfLine] = plain_shelf_line
    """What the shelf shows of a session: where play stopped, and what lies on its table, as everybody may see it."""
    next_evening: Callable[[State, Any, Any, LastTime], Any] = starts_anew
    """Sets up the next session of a Team: the table at the end of this one, what it was set up with, what is played
    next (None where the same goes on), and what to say of it."""
    landmarks: Callable[[], Landmarks] = Landmarks
    """Returns the moments of a session that a replay can jump to."""
    in_words: Callable[[Table], Iterable[tuple[str, str]]] = lambda _table: ()
    """Yields the names and texts of a table that somebody worded, each with the key of its entry; "" for no key."""
    tale: Callable[[], TaleTeller] = TaleTeller
    """Returns how an evening of it is told."""

    def lines(
        self, before: Table, move: Move | None, facts: Iterable[tuple[int, Fact]], mover: Seat
    ) -> tuple[ToldLine, ...]:
        """Return what `tell` says. What a file made up on purpose announces, and no rule would, is left out of it."""
        seen = tuple(facts)
        done = tuple(one for one in seen if not isinstance(one[1], Announced))
        for of in (seen, done):
            try:
                return self.tell(before, move, of, mover)
            except Exception as wrong:  # noqa: BLE001 - a file made up on purpose may announce anything
                _log.info("An entry of %s cannot be told: %s: %.200s", self.key, type(wrong).__name__, wrong)
        return plain_tell(before, move, done, mover)

    def alone_to_the_end(self, table: Table) -> Seat:
        """Return the seat of whoever played alone, once the session is over; "" among friends, and before."""
        if not program_players(table) or not self.landmarks().ended(table.values):
            return ""
        return seat_alone(table, self.game.seats(table))
