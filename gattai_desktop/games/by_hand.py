"""What people do by hand at any table, whatever the rules say: cards moved and turned, gauges set, rulings changed.

A move by hand is open at any time and judged only for whether it can be done. Each may end in `because "…"`, a
reason for the log. What a game has to say of it stands in its `HandRules`; the moves themselves are the same for
every game (`by_hand_cards.py`, `by_hand_values.py`), and a game takes those that it wants:

    MOVES = with_reason(*with_hand(MY_HAND, MoveCards, TurnCards, SetValue))
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, ClassVar, TypeVar, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import fields, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat, Zone
from gattai_desktop.games.move import Impossible, Move, Quoted
from gattai_desktop.games.seat_names import person
from gattai_desktop.games.value_table import ValueTable
from gattai_desktop.games.verdict import Reason


@frozen
class RuleIds:
    """The rules of a game that stand behind what is done by hand and what cannot be."""

    by_hand: str
    """The rule that anything may be done by hand."""
    place: str
    """Which places there are."""
    card: str
    """A card is named where it lies, and lies once."""
    turning: str
    facing: str
    flipping: str
    mixing: str
    pile: str
    """How cards lie in a Deck, which is not turned over."""
    ruling: str

    @classmethod
    def one(cls, rule: str) -> "RuleIds":
        """Return one rule that stands behind all of it."""
        return cls(**dict.fromkeys((one.name for one in fields(cls)), rule))


@frozen
class Names:
    """What people call the places and values of a table."""

    zone: Callable[[Table, str], str]
    value: Callable[[Table, str], str]
    """The full name, "Red's Charges"."""
    thing: Callable[[Table, str], str]
    """What an owner is called."""


def _nothing(_ledger: Ledger, _name: str) -> None:
    """Do nothing before or after a move by hand."""


def _no_reason(_state: State, _seat_or_name: str, _path_or_option: str) -> Iterator[Reason]:
    return iter(())


@frozen
class HandRules:
    """What a game says of the hand: who may do what, where cards can lie at all, which gauges there are.

    `may` says why a seat may not do a kind of move by hand at all, its last argument is what the kind says of itself
    (`ByHand.free`). `keeping` is entered while cards move between places, `unseen_from` is called before a card is
    taken unseen off a place, `fitted` after a gauge was set. `switch` reads a ruling's name and option, which may be
    written as an id or in capitals, and raises ValueError where there is no such; `may_rule` says why a ruling cannot
    have an option any more. `seats` are all at which somebody can play, the program too; `sits_at` is the path of
    the name of who sits in one.
    """

    ids: RuleIds
    names: Names
    may: Callable[[Table, Seat, bool], Iterator[Reason]]
    zones: Callable[[State], Mapping[str, Zone]]
    lies_up: Callable[[Zone, Card], bool]
    fits: Callable[[State, Card, str], Iterator[Reason]]
    reach: Callable[[State, Seat, str], Iterator[Reason]]
    may_name: Callable[[State, Seat, Card], bool]
    turns: Callable[[Zone], bool]
    flips: Callable[[Zone], bool]
    values: ValueTable
    switch: Callable[[str, str], tuple[str, str]]
    ruling_now: Callable[[Table, str], str]
    may_set: Callable[[State, Seat, str], Iterator[Reason]] = _no_reason
    may_rule: Callable[[State, str, str], Iterator[Reason]] = _no_reason
    keeping: Callable[..., AbstractContextManager[None]] = lambda _ledger, _seat, *_zones: nullcontext()
    unseen_from: Callable[[Ledger, str], None] = _nothing
    turned: Callable[[Ledger, str], None] = _nothing
    fitted: Callable[[Ledger, str], None] = _nothing
    seats: Callable[[Table], Collection[Seat]] = lambda table: table.listed("seats")
    sits_at: Callable[[Seat], str] = person

    def called(self, table: Table, field: str, written: str) -> str:
        """Return the name for people of what stands in a field of a move; what names no place or gauge stays."""
        if field in ("zone", "origin"):
            return self.names.zone(table, written)
        return self.names.value(table, written) if field == "path" else written


@frozen
class ByHand(Move):
    """A move by hand; `free` where every seat may make it at a table that the rules do not lead."""

    by_hand = True
    free: ClassVar[bool] = False
    anybody: ClassVar[bool] = False
    """Whether whoever is at the computer may make it, also where the rules lead."""
    hand: ClassVar[HandRules]
    reasoned: ClassVar[type[Move] | None] = None
    """The same kind of move with a reason for the log."""

    def judge(self, state: State) -> Iterator[Reason]:
        """Yield why the seat may not do it by hand, or else why it cannot be done at all."""
        against = () if self.anybody else tuple(self.hand.may(state, self.seat, self.free))
        yield from against or self.impossible(state)

    def impossible(self, state: State) -> Iterable[Reason]:
        """Yield why it cannot be done: no such place, no such value, out of range."""
        return ()

    def play(self, ledger: Ledger) -> None:
        """Do it. Raises Impossible for what cannot be done at all, which the Coach cannot allow either."""
        for reason in self.impossible(ledger.table):
            raise Impossible(reason.text)
        self.do(ledger)

    def do(self, ledger: Ledger) -> None:
        raise NotImplementedError


def with_reason(*kinds: type[ByHand]) -> tuple[type[Move], ...]:
    """Return the kinds of move, each also with a reason: `Coach sets team.harmony to 4 because "the storm broke"`."""
    return tuple(kind for one in kinds for kind in (_because(one), one))


def _because(kind: type[ByHand]) -> type[Move]:
    plain = cast("Callable[[Any, Ledger], None]", kind.play)

    def play(self: Any, ledger: Ledger) -> None:  # noqa: ANN401 - the class is made below
        """Say why, then do it."""
        ledger.announce("because", rule=self.hand.ids.by_hand, who=self.seat, text=self.reason)
        plain(self, ledger)

    body = {
        "play": play,
        "phrase": f"{kind.phrase} because {{reason}}",
        "__module__": kind.__module__,
        "__annotations__": {"reason": Quoted},
    }
    made: type[Move] = frozen(type(f"{kind.__name__}Because", (kind,), body))
    kind.reasoned = made
    return made


def because(move: Move, reason: str) -> Move:
    """Return the same move by hand with its reason; where there is none to carry, the move itself."""
    kind: Any = type(move).reasoned if isinstance(move, ByHand) else None
    if not reason or kind is None:
        return move
    given = {one.name: getattr(move, one.name) for one in fields(type(move)) if one.name != "reason"}
    made: Move = kind(**given, reason=Quoted(reason))
    return made


H = TypeVar("H", bound=ByHand)


def with_hand(hand: HandRules, *kinds: type[ByHand]) -> tuple[type[ByHand], ...]:
    """Return kinds of moves by hand as one game has them."""
    return tuple(
        frozen(type(one.__name__, (one,), {"hand": hand, "__module__": one.__module__, "__doc__": one.__doc__}))
        for one in kinds
    )


def own_kind(kinds: Iterable[type[Move]], general: type[H]) -> type[H] | None:
    """Return a game's own form of a kind of move by hand, the one without a reason; None where it has none."""
    return next((one for one in kinds if issubclass(one, general) and one is not one.reasoned), None)
