"""Thinks for the program's seats in another process, so that no window waits for it.

The process is begun when the first order is given. It gets an order as plain data, what each seat of the program sees
and may do and nothing else, and returns which move one of them makes. Stopping it forgets the order at once.
"""

import io
import json
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from typing import Any, Protocol, runtime_checkable

from gattai_desktop.cards.card import Back, Card, back_of
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.boxes import NoBox, box
from gattai_desktop.games.by_program import SeatToPlay
from gattai_desktop.games.game import Game
from gattai_desktop.games.move import Move
from gattai_desktop.games.pack_copy import PackCopy
from gattai_desktop.games.strengths import SHARP
from gattai_desktop.players.player import Player
from gattai_desktop.players.process_beside import ProcessBeside
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.rehearsal import belong_to_the_program
from gattai_desktop.players.weighing import Weighed, Weighing


@runtime_checkable
class ActsWhenFree(Protocol):
    """A player that knows when to leave it to others. Any other one moves whenever play waits for its seat.

    In a story anybody may act, and of a side any fighter: a program that always went first would take the evening out
    of people's hands.
    """

    def acts_when_free(self, sight: Sight, options: Sequence[Move], *, urged: bool) -> Move | None:
        """Return its move, or None where it leaves the next act to a person.

        Asked at any moment at which its seat may do something, also while play waits for another seat. urged: the
        person has said "go on", or no person sits at the table.
        """


def acts(player: Player, sight: Sight, options: Sequence[Move], *, waited_for: bool, urged: bool) -> Move | None:
    """Return what a player of the program does at its seat now; None where it does nothing.

    options: at least one. waited_for: whether play waits for the seat.
    """
    if isinstance(player, ActsWhenFree):
        return player.acts_when_free(sight, options, urged=urged)
    return player.choose(sight, options) if waited_for else None


@frozen
class ThinkingOrder:
    """An order to think: the seats of the program in the order in which they are asked.

    urged: a person has said "go on", or no person sits at the table. weighs: the first seat is a person's, who
    asks what the player of that strength would do; all that it could do is weighed, and nothing is done. packs: those
    of somebody's own that brought cards to the table.
    """

    game: str
    seats: tuple[SeatToPlay, ...]
    urged: bool = False
    weighs: bool = False
    packs: tuple[PackCopy, ...] = ()

    @property
    def first(self) -> Seat:
        """The seat for which it is thought above all: one that play waits for, and a sharp one before others."""
        waited = sorted(self.seats, key=lambda one: (not one.waited_for, one.player != SHARP))
        return waited[0].seat if waited else ""


@frozen
class Thought:
    """The answer to an order: the move that a seat makes; `move` is None where every seat leaves it to the people.

    `broke` says what a player broke over, `seat` whose player it was; nothing was decided then. `unknown` says that
    the order holds cards which neither the program nor its packs have. weighing: what a person's seat could do.
    `could` says, where nobody acts, that somebody would once a person has said "go on".
    """

    seat: Seat = ""
    move: Move | None = None
    broke: str = ""
    unknown: bool = False
    weighing: Weighing | None = None
    could: bool = False


class _NoSuchCard(Exception):
    """A card that neither the program nor a pack of the table has."""


class Players:
    """The players of one table, each made when it is first asked."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, str, Seat], Player | None] = {}

    def of(self, game: str, name: str, seat: Seat) -> Player | None:
        """Return the player that the program is in a seat; None where it has none of that name."""
        key = game, name, seat
        if key not in self._made:
            self._made[key] = opponent(*key)
        return self._made[key]


def think(order: ThinkingOrder, players: Players) -> Thought:
    """Ask the seats in turn, here and now, until one of them acts."""
    for one in order.seats:
        player = players.of(order.game, one.player, one.seat)
        if player is None:
            continue
        try:
            if order.weighs:
                return Thought(one.seat, weighing=_weighed(player, one))
            move = acts(player, one.sight, one.options, waited_for=one.waited_for, urged=order.urged)
            if move is not None:
                return Thought(one.seat, move)
        except Exception as broken:  # noqa: BLE001 - a player that breaks must not take the evening with it
            return Thought(one.seat, broke=repr(broken))
    if order.urged or order.weighs:
        return Thought()
    told = think(evolve(order, urged=True), players)
    return Thought(could=told.move is not None or bool(told.broke))


def _weighed(player: Player, one: SeatToPlay) -> Weighing:
    weigh = getattr(player, "weigh", None)
    found = weigh(one.sight, one.options) if weigh is not None else None
    return found or Weighing((Weighed(player.choose(one.sight, one.options), 0.0),))


class Thinking:
    """A process of its own that thinks about one order at a time."""

    def __init__(self) -> None:
        self.process: ProcessBeside | None = None
        """The process, where one runs."""
        self._order: ThinkingOrder | None = None
        self._cards: Mapping[str, Card] = {}
        """The cards of the order by their keys, of which its answer speaks."""

    @property
    def thinks(self) -> bool:
        """Whether an order has no answer yet."""
        return self._order is not None

    def begin(self, order: ThinkingOrder) -> None:
        """Begin to think about an order; one that is still thought about is forgotten."""
        self.stop()
        if self.process is None or not self.process.is_there:
            self.end()
            self.process = ProcessBeside(_work)
        self._order = order
        written, self._cards = _packed(evolve(order, packs=()))
        self.process.tell(_head(order) + b"\n" + written)

    def answer(self) -> Thought | None:
        """Return the answer to the order; None while it is thought about, or where there is none."""
        if self._order is None or self.process is None:
            return None
        try:
            written = self.process.heard()
            if written is None:
                return None
            found: Thought = _unpacked(written, self._cards)
        except _NoSuchCard:  # it speaks of a card that its seat does not see
            found = Thought(unknown=True)
        except (EOFError, OSError):
            seat = self._order.first
            self.end()
            return Thought(seat, broke="its process ended")
        self._order = None
        return found

    def stop(self) -> None:
        """Forget the order at once; the process is ended, and begun anew with the next order."""
        if self.thinks:
            self.end()

    def end(self) -> None:
        process = self.process
        self.process, self._order = None, None
        if process is not None:
            process.end()


def _work(line: Connection) -> None:
    """Think about orders until the program is gone."""
    belong_to_the_program()
    players = Players()
    while True:
        try:
            head, _, written = line.recv_bytes().partition(b"\n")
        except EOFError:
            return
        try:
            game, cards = _table_of(head)
            found = think(_as_seen(_unpacked(written, cards), game), players)
        except (_NoSuchCard, NoBox):
            found = Thought(unknown=True)
        line.send_bytes(_packed(found)[0])


# ---------------------------------------------------------------------- as plain data


def _as_seen(order: ThinkingOrder, game: Game) -> ThinkingOrder:
    """Return an order whose sights hide what they hide, worked out from what they show."""
    return evolve(order, seats=tuple(evolve(one, sight=game.handed_over(one.sight)) for one in order.seats))


def _head(order: ThinkingOrder) -> bytes:
    """What has to be known before the cards of an order can be read: its game, and the packs that bring some."""
    packs = [(one.id, one.title, dict(one.files)) for one in order.packs]
    return json.dumps([order.game, packs]).encode()


@lru_cache(maxsize=2)
def _table_of(head: bytes) -> tuple[Game, Mapping[str, Card]]:
    """The game that an order is of, and its cards by their keys. Raises NoBox."""
    key, packs = json.loads(head)
    table = box(key)
    if packs:
        from gattai_desktop.content.own_box import box_with_copies  # only a table with packs needs it

        table = box_with_copies(key, (PackCopy(*one) for one in packs))
    decks: Mapping[str, Sequence[Card]] = table.words.decks
    return table.game, {card.key: card for cards in decks.values() for card in cards}


class _Packing(ForkingPickler):
    """Writes an order as processes write to each other, its cards by their keys: each is one object in its process."""

    def __init__(self, out: io.BytesIO) -> None:
        super().__init__(out)
        self.cards: dict[str, Card] = {}

    def reducer_override(self, found: object) -> Any:  # noqa: ANN401 - as pickle has it
        """Leave out how a sight hides values, which is worked out anew from what it shows, and what was remembered."""
        if isinstance(found, Back):
            return back_of, (found.deck,)
        if isinstance(found, Card):
            self.cards[found.key] = found
            return _card, (found.key,)
        if isinstance(found, SeenValues):
            return SeenValues, (dict(found),)
        if isinstance(found, Sight):  # without what the rules have remembered of it
            return Sight, (found.seat, found.zones, found.values)
        return NotImplemented


_cards_here: ContextVar[Mapping[str, Card]] = ContextVar("cards by their keys, while an order or a thought is read")


def _card(key: str) -> Card:
    cards = _cards_here.get()
    if key not in cards:
        raise _NoSuchCard(key)
    return cards[key]


def _packed(what: ThinkingOrder | Thought) -> tuple[bytes, Mapping[str, Card]]:
    out = io.BytesIO()
    packing = _Packing(out)
    packing.dump(what)
    return out.getvalue(), packing.cards


def _unpacked(written: bytes, cards: Mapping[str, Card]) -> Any:  # noqa: ANN401 - an order or a thought
    before = _cards_here.set(cards)
    try:
        return ForkingPickler.loads(written)
    finally:
        _cards_here.reset(before)
