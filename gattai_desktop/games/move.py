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
    Final,
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
from gattai_desktop.cards.encoding import MAX_MOVE
from gattai_desktop.cards.frozen import field, fields, frozen, making
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.presentation import NOWHERE, LogWords, Place, Shown, imperative
from gattai_desktop.games.verdict import Reason

M = TypeVar("M", bound="Move")
T = TypeVar("T")
Quoted = NewType("Quoted", str)
"""Free words of a person, written in quotation marks."""

MAX_LINE = MAX_MOVE
"""Most characters of a move that is read."""


class Impossible(Exception):
    """A move that cannot be done at all, allowed or not: its card is not there, its place does not exist."""

    def __init__(self, words: Words) -> None:
        super().__init__(str(words))
        self.words = words


class NotAMove(ValueError):
    """A text that no move is written as."""


class _Made:
    """What makes moves of a kind quickly, written when it is first asked for."""

    def __get__(self, _move: object, kind: type[T]) -> Callable[..., T]:
        made = making(kind)
        kind.made = staticmethod(made)  # type: ignore[attr-defined]
        return made


@frozen
class AllBut:
    """Every question but those whose names begin with one of these."""

    begins: tuple[str, ...] = ()

    def __contains__(self, ask: object) -> bool:
        return not str(ask).startswith(self.begins)


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
    accepts: ClassVar["type[Answer] | None"] = None
    """The answer that its card gives where it is laid while that is asked; it follows once the rules let it."""
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

    @property
    def taken_up(self) -> Card | None:
        """The card that a person takes up to make this move."""
        card = getattr(self, "card", None)
        return card if isinstance(card, Card) else None

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        """Yield what a drop of the card could mean, allowed or not, from what the seat sees; judged, never listed."""
        belongs = not cls.steps or table.values.get("step") in cls.steps
        if belongs and [one.name for one in fields(cls)] == ["seat", "card"]:
            yield cls.made(seat, card)

    @classmethod
    def taken_off(cls, table: Sight, seat: Seat, pile: Place) -> Iterator[Self]:
        """Yield what a drop of the top card of a pile could mean whose face need not be known; judged, never listed."""
        yield from ()

    def not_now(self, state: State) -> Words:
        """Say why the move does not belong in the present step."""
        return self.elsewhere

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


# ---------------------------------------------------------------------- writing and reading


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text[1:-1], flags=re.DOTALL)


_PART: Final = r'"(?:[^"\\]|\\.)*"|\S+'
PATTERNS: Final[Mapping[object, str]] = {
    Card: r"(?:\S+)",
    int: r"-?\d{1,9}",
    str: r"[^\s\"]+",
    Quoted: r'"(?:[^"\\]|\\.)*"',
    bool: r"yes|no",
}


_hinted: dict[object, Mapping[str, Any]] = {}
"""What was once found of each kind of move, which does not change; Python works it out anew whenever it is asked."""


def _hints(kind: type[Move]) -> Mapping[str, Any]:
    found = _hinted.get(kind)
    if found is None:
        known = {one.name for one in fields(kind)}
        found = _hinted[kind] = {name: hint for name, hint in get_type_hints(kind).items() if name in known}
    return found


def free_words(kind: type[Move]) -> tuple[str, ...]:
    """Return the fields of a kind of move that hold free words of a person."""
    return tuple(name for name, hint in _hints(kind).items() if hint is Quoted)


def cards_of(move: Move) -> frozenset[Card]:
    """Return every card that a move names."""
    values = (getattr(move, one.name) for one in fields(type(move)))
    parts = (one for value in values for one in (value if isinstance(value, tuple) else (value,)))
    return frozenset(one for one in parts if isinstance(one, Card))


def _pattern(hint: object, written: Mapping[object, str]) -> str:
    if get_origin(hint) is tuple:
        inner = _pattern(get_args(hint)[0], written)
        return rf"(?:nothing|{inner}(?: {inner})*)"
    return written[hint]


def _written(value: object, hint: object, seat: Seat, theirs: bool) -> str:
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        parts = (_written(part, inner, seat, theirs) for part in value)  # type: ignore[attr-defined]
        return " ".join(parts) or "nothing"
    if isinstance(value, Card):
        return value.said_by(seat, theirs)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return _quoted(value) if hint is Quoted and isinstance(value, str) else str(value)


def write(move: Move) -> str:
    """Return the move in the words of the game: "Red counters with 3♦P"."""
    hints, theirs = _hints(type(move)), type(move).theirs
    others = ((name, hint) for name, hint in hints.items() if name != "seat")
    parts = {name: _written(getattr(move, name), hint, move.seat, name in theirs) for name, hint in others}
    return f"{move.seat.capitalize()} {type(move).phrase.format(**parts)}"


class Phrases:
    """Every kind of move of a game, and how it is written."""

    written: Mapping[object, str] = PATTERNS
    """What the value of a field looks like in a line, by the field's type; a game may add types of its own words."""

    def __init__(self, kinds: Iterable[type[Move]], card: Callable[[str], Card]) -> None:
        self.kinds = tuple(kinds)
        self._card = card
        self._begun = tuple((kind.phrase.partition("{")[0], kind) for kind in self.kinds)
        """Every kind with the words that its phrase begins with, none where it begins with a value."""
        self._patterns: dict[type[Move], re.Pattern[str]] = {}

    def _pattern_of(self, kind: type[Move]) -> re.Pattern[str]:
        """What a line of this kind looks like, compiled for the first that begins like it: for most kinds none does."""
        found = self._patterns.get(kind)
        if found is None:
            hints = _hints(kind)
            parts = re.split(r"\{(\w+)\}", kind.phrase)
            pattern = "".join(
                f"(?P<{part}>{_pattern(hints[part], self.written)})" if odd % 2 else re.escape(part)
                for odd, part in enumerate(parts)
            )
            found = self._patterns[kind] = re.compile(rf"(?P<seat>[^\W\d_][\w-]*) {pattern}")
        return found

    def read(self, text: str) -> Move:
        """Return the move that a text says. Raises NotAMove, or NoSuchCard for a card that does not exist."""
        line = text.strip()
        if len(line) > MAX_LINE:
            raise NotAMove(f"A move of {len(line)} characters is too long: {MAX_LINE} at most.")
        wrong: ValueError | None = None
        done = line.partition(" ")[2]
        for begun, kind in self._begun:
            found = self._pattern_of(kind).fullmatch(line) if done.startswith(begun) else None
            if found:
                try:
                    return self._move(kind, found)
                except ValueError as error:
                    # "moves the Rumble to …" also reads as "moves {cards} to …"; what is wrong there need not be here.
                    wrong = wrong or error
        if wrong is not None:
            raise wrong
        raise NotAMove(f"'{line[:120]}' is no move of this game.{self._nearest(line)}")

    def _nearest(self, line: str) -> str:
        """Say how the kind of move is written that is most like the line."""
        from difflib import SequenceMatcher

        words = line.partition(" ")[2].lower()
        # What stands in the braces differs from line to line, so the words before them decide.
        phrases = {kind.phrase.partition("{")[0].strip(): kind.phrase for kind in self.kinds}
        scores = {
            start: SequenceMatcher(None, words[: len(start) + 3].strip(), start).ratio() for start in phrases if start
        }
        nearest = max(scores, key=lambda start: scores[start], default="")
        if not nearest or scores[nearest] < 0.6:
            return " Write a seat and what it does, such as 'Red concedes'."
        return f" Did you mean '{line.partition(' ')[0]} {phrases[nearest]}'?"

    def _move(self, kind: type[Move], found: re.Match[str]) -> Move:
        hints, seat = _hints(kind), found["seat"].lower()
        values: dict[str, Any] = {
            name: self._value(part, hints[name], seat, name in kind.theirs) for name, part in found.groupdict().items()
        }
        values["seat"] = seat
        return kind(**values)

    def card_said(self, text: str, seat: Seat, theirs: bool) -> Card:
        """Return the card that a move of a seat names. Raises ValueError."""
        return self._card(text)

    def _value(self, text: str, hint: object, seat: Seat, theirs: bool) -> object:
        if get_origin(hint) is tuple:
            inner = get_args(hint)[0]
            parts = re.findall(self.written[Card] if inner is Card else _PART, text)
            return () if text == "nothing" else tuple(self._value(part, inner, seat, theirs) for part in parts)
        if hint is Card:
            return self.card_said(text, seat, theirs)
        if hint is int:
            return int(text)
        if hint is bool:
            return text == "yes"
        return Quoted(_unquoted(text)) if hint is Quoted else text
