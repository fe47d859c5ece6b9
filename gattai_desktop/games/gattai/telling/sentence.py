"""One sentence about a fact, the table while facts are told, and templates that an announcement fills.

Facts are told as a seat sees them: hidden cards are Backs, which are called "a card", and hidden values are missing.
"""

from collections.abc import Callable, Iterator, Mapping
from string import Formatter
from typing import Final, Literal

from gattai_desktop.cards.card import Back, Card
from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.rulings import Rulings, rulings_of
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.names import event_name, named
from gattai_desktop.games.gattai.rumble.final_form import POSITIONS
from gattai_desktop.games.told import Preset, Strong

Role = Literal["plain", "heading", "stand-in"]
"""A heading takes a single line beneath it into its own ("Resonant: Charges 3 → 4"); a stand-in is told only where
nothing is told beneath it."""


@frozen
class Sentence:
    """What is said of one fact. `subject` is whom it is about: beneath a line about her, her name is left out."""

    words: Words
    preset: Preset = "moves"
    sign: str = ""
    role: Role = "plain"
    subject: str = ""
    short: Words | None = None
    """The same where it is clear whom it is about."""


@frozen
class Now:
    """The table at the moment of a fact, as far as the seat sees it.

    `named` are the cards in the sentence of the move; `counts` says how many cards lie in each zone.
    """

    values: Mapping[str, Value]
    counts: Mapping[str, int]
    named: frozenset[Card] = field(factory=frozenset)

    @property
    def table(self) -> State:
        """The values, for those who read them from a table."""
        return State({}, self.values)

    @property
    def rulings(self) -> Rulings:
        return rulings_of(self.table)

    def name(self, thing: object) -> str:
        """What the table calls a seat, a side, a Threat, a Faction, a Location or a Resource."""
        return named(self.table, str(thing))

    def side(self, seat: Seat) -> str:
        """What people call a side: "Coach", "Pilots", or the Commander's name where Pilots fight Pilots."""
        if seat == COACH_SEAT:
            return "Coach"
        sides = (self.values.get("throwdown.challenger"), self.values.get("throwdown.challenged"))
        return "Pilots" if COACH_SEAT in sides else self.name(seat)


def cards_in_words(cards: tuple[Card, ...], *, first: bool = False) -> object:
    """Return what stands for cards in a sentence: the cards, or "a card", "3 cards" where one of them is hidden.

    `first` says that the sentence begins with them.
    """
    if not any(isinstance(card, Back) for card in cards):
        return cards if len(cards) != 1 else cards[0]
    return how_many(cards, first=first)


def how_many(cards: tuple[Card, ...], *, first: bool = False) -> object:
    """Return how many cards there are, in words."""
    if len(cards) == 1:
        return "A card" if first else "a card"
    return say("{count} cards", count=len(cards))


Said = Mapping[str, Value]
"""What an announcement holds, by name."""
Telling = Callable[[Now, Said], Iterator[Sentence]]
"""Says what was announced, in sentences."""


CREST: Final = "{who}"
"""As a sign: the crest of whom the sentence is about, where that is a seat."""


def nothing(_now: Now, _said: Said) -> Iterator[Sentence]:
    """What another sentence says already: that of the move, or of a value that changed."""
    return iter(())


@frozen
class Template:
    """Tells with one sentence what was announced.

    Seats and things, sides, entries, Positions and events are called by their names; all other fields are said as they
    were announced, those in `strong` heavier. {who} is the name of the seat or thing in the field `who`, and the
    sentence is `about` it. `many` is said instead where {side} are several.
    """

    template: str
    preset: Preset = "moves"
    sign: str = ""
    role: Role = "plain"
    who: str = "who"
    about: bool = True
    many: str = ""
    strong: tuple[str, ...] = ()

    def __call__(self, now: Now, said: Said) -> Iterator[Sentence]:
        thing = str(said.get(self.who) or "")
        many = bool(self.many) and _NAMED["side"](now, said.get("side")) == "Pilots"
        template = self.many if many else self.template
        fields = {name for _, name, _, _ in Formatter().parse(template) if name}
        sign = self.sign if self.sign != CREST else "" if "." in thing else thing
        words = say(template, **{name: self._filled(now, said, name) for name in fields})
        yield Sentence(words, self.preset, sign, self.role, subject=thing if self.about else "")

    def _filled(self, now: Now, said: Said, name: str) -> object:
        value = said.get(self.who if name == "who" else name)
        if name in _NAMED:
            return _NAMED[name](now, value)
        return Strong(str(value)) if name in self.strong else "" if value is None else value


def _position(_now: Now, key: Value) -> object:
    row = POSITIONS.get(str(key))
    return Strong(row.name) if row is not None else "{position}"


def _thing(now: Now, value: Value) -> object:
    return now.name(str(value or ""))


_NAMED: Final[Mapping[str, Callable[[Now, Value], object]]] = {
    **dict.fromkeys(("who", "seat", "target"), _thing),
    "side": lambda now, value: now.side(str(value or "")),
    "entry": lambda now, value: Strong(entries.name_of(now.table, str(value or ""))),
    "position": _position,
    "event": lambda now, value: event_name(now.rulings, str(value)),
    "commitment": lambda _now, value: str(value or "").capitalize(),
}
