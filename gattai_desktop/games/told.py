"""What happened, told to people: lines for a log, moments for the wall, bubbles for a preview.

Every sentence is `Words`: a template with values, so that it can be translated and its cards drawn. A value may be
a Card (drawn small), a `Strong` (drawn heavier), another `Words`, a tuple of these, a number or a name. `pieces` cuts
a sentence into what is drawn one after the other; `aloud` is what a screen reader says.
"""

from collections.abc import Callable, Container, Iterable, Iterator
from functools import cache
from string import Formatter
from typing import Final, Literal, Protocol

from gattai_desktop.cards.card import RANK_NAMES, Back, Card, NamedCard, back_of
from gattai_desktop.cards.facts import CardsMoved, Fact
from gattai_desktop.cards.frozen import evolve, fields, frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import AsWritten, Called, Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.by_hand import ByHand
from gattai_desktop.games.move import Move

Preset = Literal["story", "moves", "everything"]
"""How much a log shows; a line of "story" is in all three, a line of "everything" in the last alone."""


@frozen
class Strong:
    """A number or word that carries the sentence."""

    value: int | str

    def __str__(self) -> str:
        return str(self.value)


@frozen
class ToldLine:
    """One line of the log.

    `depth` is 0 for the move and one more for what followed from the line above; `sign` is the seat whose crest, or
    the sign that, stands before it ("" for none); `preset` the smallest in which it is shown; `fact` the number of
    its fact in the entry, -1 for the move itself; `rule` what it rests on, and `borrowed` says that the table's own
    text is silent on it, so that the rule comes from another (RULES ED-3).
    """

    words: Words
    depth: int = 0
    sign: str = ""
    preset: Preset = "moves"
    fact: int = -1
    rule: str = ""
    borrowed: bool = False

    def __str__(self) -> str:
        return plain(self.words)


@frozen
class Moment:
    """A big moment: one word in large letters, its sign, one line of cause. Shown on the wall and in previews.

    sign: its name, or a seat, whose crest it is; ink: the token of its colour; lasts: the duration that it is held, as
    the tokens of motion name it. is_read: whether its text is a sentence to be read, which takes longer on a wall.
    """

    kind: str
    title: Words
    text: Words
    sign: str = ""
    fact: int = -1
    ink: str = "live"
    lasts: str = "score"
    is_read: bool = False


@frozen
class Judged:
    """How the rules judge what a move comes to, in one word: "Dissonant", with its sign, and that it has a price."""

    word: Words = Words("")
    """The word; "" where there is none."""
    sign: str = ""
    price: bool = False
    vain: bool = False
    """Whether what it would set going comes to nothing."""
    says: frozenset[str] = frozenset()
    """The sentences, as templates, that say no more than this word: beside it their reason, `why`, is left."""

    def besides(self, told: Iterable[Words]) -> tuple[Words, ...]:
        """Return what is to be told beside the word, which nobody reads twice."""
        return tuple(one.by_name["why"] if one.template in self.says else one for one in told)


@frozen
class Piece:
    """A part of a sentence as it is drawn: plain or strong text, or a card."""

    text: str
    card: Card | None = None
    strong: bool = False


class Translate(Protocol):
    """Turns a template into the language shown, or a word of the game that stands in one (`name`).

    `count` is the number that the sentence is about, for languages that speak of one and of many differently.
    """

    def __call__(self, text: str, /, count: int = -1, *, name: bool = False) -> str: ...


def as_it_is(text: str, /, count: int = -1, *, name: bool = False) -> str:
    """Leave a text in the English in which it is written."""
    return text


def pieces(words: Words, translate: Translate = as_it_is) -> Iterator[Piece]:
    """Yield the parts of a sentence in their order."""
    values = words.by_name
    template = translate(words.template, _count(values.get("count")))
    if not values:
        yield Piece(template)
        return
    for text, name, _, _ in Formatter().parse(template):
        if text:
            yield Piece(text)
        if name:
            yield from _value(values.get(name, "{" + name + "}"), translate)


_MOST_DIGITS: Final = 9
"""Digits of a count that are read; one that a file made up on purpose may have thousands."""


def _count(value: object) -> int:
    number = value.value if isinstance(value, Strong) else value
    if isinstance(number, str) and number.isdecimal():
        return int(number[:_MOST_DIGITS])
    return number if isinstance(number, int) else -1


def _value(value: object, translate: Translate) -> Iterator[Piece]:
    match value:
        case Card():
            joker = not isinstance(value, Back) and value.is_joker
            yield Piece("Joker" if joker else _name(value.name, translate), card=value)
        case Words():
            yield from pieces(value, translate)
        case Called():
            yield from pieces(value.words, translate)
        case AsWritten():
            yield Piece(str(value))
        case Exception():
            yield from _value(value.args[0] if value.args else "", translate)
        case Strong():
            yield from (evolve(piece, strong=True) for piece in _value(value.value, translate))
        case tuple():
            for place, part in enumerate(value):
                if place:
                    yield Piece(", ")
                yield from _value(part, translate)
        case _:
            yield Piece(_name(str(value), translate))


def _name(text: str, translate: Translate) -> str:
    return translate(text, name=True) if text else text


def plain(words: Words, translate: Translate = as_it_is) -> str:
    """Return the sentence as text, cards by their signs: "Coach escalates with 3♣"."""
    return "".join(piece.text for piece in pieces(words, translate))


def aloud(words: Words, translate: Translate = as_it_is) -> str:
    """Return the sentence as a screen reader says it: "Coach escalates with Three of clubs"."""
    said = "".join(spoken(piece.card, translate) if piece.card else piece.text for piece in pieces(words, translate))
    return said.replace(" → ", translate(" to "))


def spoken(card: Card, translate: Translate = as_it_is) -> str:
    """Return a card's spoken name: "Nine of diamonds", "Joker", "a card"."""
    if isinstance(card, Back):
        return _name("a card", translate)
    if isinstance(card, NamedCard):
        return card.name
    if card.suit is None:
        return _name("Joker", translate)
    rank, suit = Words(RANK_NAMES[card.rank]), Words(card.suit.name.lower())
    return plain(say("{rank} of {suit}", rank=rank, suit=suit), translate)


PRESETS: Final[tuple[Preset, ...]] = ("story", "moves", "everything")


def shown(lines: Iterable[ToldLine], preset: Preset) -> tuple[ToldLine, ...]:
    """Return the lines that a preset shows; what followed from a line left out moves up to where that line stood."""
    found: list[ToldLine] = []
    # For each depth above the present line, how deep the last line shown there stands; None for one left out.
    above: list[int | None] = []
    for line in lines:
        del above[line.depth :]
        if PRESETS.index(line.preset) > PRESETS.index(preset):
            above.append(None)
            continue
        depth = 1 + max((at for at in above if at is not None), default=-1)
        above.append(depth)
        found.append(evolve(line, depth=depth))
    return tuple(found)


def plain_tell(
    table: Table, move: Move | None, facts: Iterable[tuple[int, Fact]], _mover: Seat
) -> tuple[ToldLine, ...]:
    """Tell a move in its own words, and below it each card that came to lie elsewhere."""
    moved = ((number, fact) for number, fact in facts if isinstance(fact, CardsMoved))
    lines = (
        ToldLine(say("{cards} to {zone}.", cards=fact.cards, zone=fact.target), 1, preset="everything", fact=number)
        for number, fact in moved
    )
    return (*((ToldLine(_in_its_own_words(table, move), sign=move.seat),) if move is not None else ()), *lines)


def _in_its_own_words(table: Table, move: Move) -> Words:
    """Return a move as records write it, with the name of its player where the seat stands."""
    name = table.values.get(f"name.{move.seat}")
    return say("{move}.", move=f"{name}{str(move)[len(move.seat) :]}" if name else str(move))


def as_seen(move: Move, seen: Callable[[], Container[Card]]) -> Move:
    """Return the move with a Back for each card that was not seen. seen: is asked where the move has cards at all."""
    once = cache(seen)

    def cut(value: object) -> object:
        if isinstance(value, Card):
            return value if value in once() else back_of(value.deck)
        return tuple(cut(part) for part in value) if isinstance(value, tuple) else value

    cards = (one.name for one in fields(type(move)) if one.name not in move.names_a_card)
    return evolve(move, **{name: cut(getattr(move, name)) for name in cards})  # type: ignore[arg-type]


def told_by_hand(table: Table, move: ByHand, seat: str) -> Words:
    """Return the sentence of a move; `table` is what the mover's seat saw before it, `seat` the mover's name."""
    from gattai_desktop.games import by_hand_cards as cards
    from gattai_desktop.games import by_hand_values as values
    from gattai_desktop.games.seating import GiveSeat, SeatSomebody

    place = move.hand.names.zone
    match move:
        case cards.MoveCards():
            return say("{seat} moves {cards} to {zone}, by hand", seat=seat, **_to(table, move, move.cards, move.zone))
        case cards.MoveCardsFacing():
            words = "{seat} moves {cards} to {zone}, {facing}, by hand"
            return say(words, seat=seat, facing=move.facing, **_to(table, move, move.cards, move.zone))
        case cards.MoveToPlace():
            words = "{seat} moves {cards} into {zone}, by hand"
            return say(words, seat=seat, **_to(table, move, (move.card,), move.zone))
        case cards.MoveTop():
            words = "{seat} moves the top {count} of {origin} to {zone}, by hand"
            origin, zone = place(table, move.origin), place(table, move.zone)
            return say(words, seat=seat, count=move.count, origin=origin, zone=zone)
        case cards.TurnCards():
            return say("{seat} turns {cards}, by hand", seat=seat, cards=_names(move.cards))
        case cards.FlipStack():
            return say("{seat} turns {zone} over as one, by hand", seat=seat, zone=place(table, move.zone))
        case cards.ShuffleZone():
            return say("{seat} mixes {zone}, by hand", seat=seat, zone=place(table, move.zone))
        case values.SetValue():
            name = move.hand.names.value(table, move.path)
            return say("{seat} sets {name} to {value}, by hand", seat=seat, name=name, value=Strong(move.value))
        case values.WriteText():
            name = move.hand.names.value(table, move.path)
            return say("{seat} writes “{text}” for {name}", seat=seat, text=move.text, name=name)
        case values.SetRuling():
            name, _ = move.hand.switch(move.switch, move.option)
            return say("{seat} makes a ruling: {ruling}", seat=seat, ruling=name.replace("_", " ").capitalize())
        case values.WriteNote():
            return say("{seat}: “{text}”", seat=seat, text=move.text)
        case GiveSeat() | SeatSomebody():
            who = (("name", Strong(move.name)),) if isinstance(move, SeatSomebody) else ()
            return Words(move.told_now().line, (*who, ("whom", move.hand.names.thing(table, move.whom))))
        case _ if (told := move.told_now()) is not move.told:
            return Words(told.line, (("seat", seat),))
        case _:
            return say("{seat} does something by hand", seat=seat)


def _to(table: Table, move: ByHand, moved: tuple[Card, ...], zone: str) -> dict[str, object]:
    return {"cards": _names(moved), "zone": move.hand.names.zone(table, zone)}


def _names(moved: tuple[Card, ...]) -> tuple[object, ...]:
    return tuple(Strong(spoken(card)) for card in moved)
