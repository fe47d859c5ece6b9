"""Moves: what a player wants to do, each with the words in which it is written.

A kind of move is a class of values with a phrase, `@wish("counters with {card}")`. The phrase is the one way in which
the move is written, in the session file, in a record and in the log, and it is read back by the same phrase. Fields
are cards, seats, numbers, slugs (names without spaces) and quoted texts.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import (
    Any,
    ClassVar,
    Literal,
    NewType,
    Self,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import field, fields, frozen, making
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.presentation import NOWHERE, CarriedThing, LogWords, Place, Shown, imperative
from gattai_desktop.games.verdict import Reason

M = TypeVar("M", bound="Move")
T = TypeVar("T")
Quoted = NewType("Quoted", str)
"""Free words of a person, written in quotation marks."""


class Impossible(Exception):
    """A move that cannot be done at all, allowed or not: its card is not there, its place does not exist."""

    def __init__(self, words: Words) -> None:
        super().__init__(str(words))
        self.words = words


class _Made:
    """What makes moves of a kind quickly, written when it is first asked for."""

    def __get__(self, _move: object, kind: type[T]) -> Callable[..., T]:
        made = making(kind)
        kind.made = staticmethod(made)  # type: ignore[attr-defined]
        return made


@frozen
class Move:
    """What a seat wants to do. Judged first, then played; both read the same rules."""

    seat: Seat

    by_hand: ClassVar[bool] = False
    """The Coach's own hand: open at any time, judged only for whether it can be done."""
    steps: ClassVar[tuple[str, ...]] = ()
    """The steps of play (RULES 2.27) in which the move belongs; any when empty."""
    step_rule: ClassVar[str] = ""
    """The rule that refuses it in any other step; "" for that of the game's order of play (`Game.order_rule`)."""
    elsewhere: ClassVar[Words] = say("That is not possible at this moment.")
    """What is said against it in any other step."""
    anywhere: ClassVar[bool] = False
    """Whether it means the same in every other step too, so that the Coach may allow it there (RULES ED-4)."""
    phrase: ClassVar[str] = ""
    shown: ClassVar[Shown] = Shown()
    """How the move stands on a plate that can be pressed."""
    told: ClassVar[LogWords] = LogWords()
    """What the log says of it."""
    laid_on: ClassVar[Place] = NOWHERE
    """Where its card comes to lie, with fields of the move in braces: Place(zone="faction.{faction}")."""
    dropped_on: ClassVar[tuple[Place, ...]] = ()
    """Where a drop of a card means it, if that is not where the card comes to lie: with whom, at what begins it."""
    taken_from: ClassVar[str] = ""
    """The zone of its card, `{seat}` for whose it is: carried from there in any other step, it is told when it may."""
    carries: ClassVar[str] = ""
    """The field that names what is carried for the move where that is no card (`CarriedThing`); "" for a card."""
    offered_as_it_is: ClassVar[bool] = False
    """Whether it is offered with nothing to choose; other kinds say in `offered` what can be chosen."""
    offered_to: ClassVar[Literal["everybody", "coach", "others"]] = "everybody"
    """Who is offered it at all."""
    while_asked: ClassVar[Container[str]] = ()
    """The questions that may be open while it is made."""
    in_window: ClassVar[bool] = False
    """Whether it may be made while its seat has stopped play (`response_window.py`)."""
    needs_part: ClassVar[str] = ""
    """The optional part of the game that a table must have for the move to be offered (`Game.parts`)."""
    needs_cards_in: ClassVar[str] = ""
    """A zone in which a card must lie for the move to be offered."""
    offers_depend_on: ClassVar[tuple[str, ...]] = ()
    """The values and zones (as `paths` takes them, `{seat}` for who is offered it) on which alone the offers depend:
    while they stay as they are, the same is offered. Where none is named the offers are found anew for every table."""
    depends_on_all_with: ClassVar[str] = ""
    """The part of the game that has a say in the offers besides: where a table has it, they are found anew too."""
    openly: ClassVar[tuple[str, ...]] = ()
    """The steps in which anybody at the computer may press it for its seat: it says only what all may know."""
    accepts: ClassVar["type[Move] | None"] = None
    """What its card answers or begins where it is laid before; it follows once the rules let it."""
    waits_in: ClassVar[tuple[str, ...]] = ()
    """The steps in which a card that was laid so waits for its move."""
    theirs: ClassVar[tuple[str, ...]] = ()
    """The fields that mean cards of the other side, where a game says whose a card is."""
    names_a_card: ClassVar[tuple[str, ...]] = ()
    """The fields that mean a rank and a suit, not the card that lies somewhere: they tell nothing hidden."""
    always_allowed: ClassVar[bool] = False
    """Whether whatever is offered, or listed by an ask, is allowed, so that it need not be judged."""
    spares_questions: ClassVar[bool] = False
    """Whether it only spares a person later questions, and wins nothing: no player of the program makes it."""

    made = _Made()
    """Makes a move of this kind from all of its fields in their order, as `making` does."""

    def __init_subclass__(cls) -> None:
        cls.made = _Made()

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        """Yield every move of this kind that the seat could wish for now; those that are judged against drop out.

        Free texts and other open fields stay at their defaults.
        """
        if cls.offered_as_it_is:
            yield cls(seat)

    @classmethod
    def allowed(cls, state: State, seat: Seat) -> Sequence[Self]:
        """Return what is offered and nothing speaks against; a kind may say at once what speaks against many of it."""
        if cls.always_allowed:
            return tuple(cls.offered(state, seat))
        return [move for move in cls.offered(state, seat) if not any(move.judge(state))]

    def judge(self, state: State) -> Iterable[Reason]:
        """Yield every reason against the move. Its step and open asks are looked at before."""
        return ()

    def play(self, ledger: Ledger) -> None:
        """Write the facts. Also called for a move that was judged against and that the Coach allows."""
        raise NotImplementedError

    def shown_now(self) -> Shown:
        """Return how this very move stands on a plate, where that depends on what it holds."""
        return self.shown

    def reads(self, table: Table) -> str:
        """Return the words of the table that its plate shows, such as those of a cue; "" for none."""
        return ""

    def price_now(self, table: Table) -> str:
        """Return what it costs, where its plate says so beside these words; "" for none."""
        return ""

    def told_now(self) -> LogWords:
        """Return what the log says of this very move, where that depends on what it holds."""
        return self.told

    def title(self) -> str:
        """Return what the move is called on a plate, as a template with its fields in braces."""
        return self.shown_now().title or imperative(self.phrase)

    def laid_on_now(self, table: Table) -> Place:
        """Return where the card of this very move comes to lie, where that depends on the table."""
        return self.laid_on.filled(self)

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        """Return where a drop of a card can mean this very move."""
        return tuple(place.filled(self) for place in self.dropped_on) or (self.laid_on_now(table),)

    def places_meant(self, table: Table) -> tuple[Place, ...]:
        """Return the places that a word of this very move stands for, where the word alone does not say whose."""
        return ()

    @property
    def taken_up(self) -> Card | None:
        """The card that a person takes up to make this move."""
        card = getattr(self, "card", None)
        return card if isinstance(card, Card) else None

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        """Yield what a drop of the card could mean, allowed or not, from what the seat sees; judged, never listed."""
        lies = bool(cls.taken_from) and card in table.cards(cls.taken_from.format(seat=seat))
        belongs = lies or not cls.steps or table.values.get("step") in cls.steps
        if belongs and [one.name for one in fields(cls)] == ["seat", "card"]:
            yield cls.made(seat, card)

    @classmethod
    def taken_off(cls, table: Sight, seat: Seat, pile: Place) -> Iterator[Self]:
        """Yield what a drop of the top card of a pile could mean whose face need not be known; judged, never listed."""
        yield from ()

    @classmethod
    def carried(cls, table: Sight, thing: CarriedThing) -> Iterator[Self]:
        """Yield what a drop of a thing that is no card could mean, allowed or not; judged, never listed."""
        if cls.carries == thing.field and (not cls.steps or table.values.get("step") in cls.steps):
            yield cls.made(thing.seat, thing.name)

    def not_now(self, state: State) -> Words:
        """Say why the move does not belong in the present step."""
        return self.elsewhere

    def led_to_by(self, table: Table) -> "type[Move] | None":
        """Return the kind of move that leads from the present step toward its own; None where none does."""
        return None

    def __str__(self) -> str:
        return write(self)


@frozen
class Answer(Move):
    """A move that answers an ask. `answers` is the kind of ask, which is the name of its agenda item."""

    answers: ClassVar[str] = ""
    again: ClassVar[bool] = False
    """Whether its question is put again after it: any number of them is given, until the first option ends it."""
    tells_why_not: ClassVar[bool] = False
    """Whether a card with which it cannot be given is taken up all the same: laid down, it is told why not."""

    def unasked(self, state: State) -> Reason | None:
        """Say why nobody asks for it now; None where it is only not its turn."""
        return None

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Write what follows from the answer; the agenda item that asked is already taken off the agenda."""
        raise NotImplementedError


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def wish(phrase: str) -> Callable[[type[M]], type[M]]:
    """Make a frozen class a kind of move by its words, `"counters with {card}"`; its seat is written before them."""

    def named(kind: type[M]) -> type[M]:
        kind.phrase = phrase
        return frozen(kind)

    return named


# ---------------------------------------------------------------------- writing


def quoted(text: str) -> str:
    """Return free words as they stand in a written move or a record: in quotation marks, on one line."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def unquoted(text: str) -> str:
    """Return the free words that `quoted` has written."""
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text[1:-1], flags=re.DOTALL)


_types_found: dict[object, Mapping[str, Any]] = {}
"""The field types of each kind that was asked for: they never change, and Python works them out anew at each call."""


def field_types(kind: type[Move]) -> Mapping[str, Any]:
    """Return the types of a move's fields by their names."""
    found = _types_found.get(kind)
    if found is None:
        known = {one.name for one in fields(kind)}
        found = _types_found[kind] = {name: hint for name, hint in get_type_hints(kind).items() if name in known}
    return found


def free_words(kind: type[Move]) -> tuple[str, ...]:
    """Return the fields of a kind of move that hold free words of a person."""
    return tuple(name for name, hint in field_types(kind).items() if hint is Quoted)


def cards_of(move: Move) -> frozenset[Card]:
    """Return every card that a move names."""
    values = (getattr(move, one.name) for one in fields(type(move)))
    parts = (one for value in values for one in (value if isinstance(value, tuple) else (value,)))
    return frozenset(one for one in parts if isinstance(one, Card))


def _written(value: object, hint: object, seat: Seat, theirs: bool) -> str:
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        parts = (_written(part, inner, seat, theirs) for part in value)  # type: ignore[attr-defined]
        return " ".join(parts) or "nothing"
    if isinstance(value, Card):
        return value.said_by(seat, theirs)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return quoted(value) if hint is Quoted and isinstance(value, str) else str(value)


def write(move: Move) -> str:
    """Return the move in the words of the game: "Red counters with 3♦P"."""
    hints, theirs = field_types(type(move)), type(move).theirs
    others = ((name, hint) for name, hint in hints.items() if name != "seat")
    parts = {name: _written(getattr(move, name), hint, move.seat, name in theirs) for name, hint in others}
    return f"{move.seat.capitalize()} {type(move).phrase.format(**parts)}"
