"""What a game tells windows of its moves: titles, signs, keys, and where a card comes to lie.

Every text is an English template; it is translated, and its fields are filled, when it is drawn.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from gattai_desktop.cards.frozen import evolve, fields, frozen
from gattai_desktop.cards.words import Words

if TYPE_CHECKING:
    from attrs import AttrsInstance


@frozen
class Shown:
    """How a kind of move stands on a plate. Fields of the move stand in braces."""

    title: str = ""
    """What the plate says; "" for the phrase as a command, "counters with {card}" to "Counter with {card}"."""
    kind: str = ""
    """What a plate says that stands for every move of the kind; "" for the title without what it names."""
    sign: str = ""
    """The name of a picture in resources/shapes.json."""
    letter: str = ""
    """The key that plays it, unless a person chose another one."""
    line: str = ""
    """What the move comes to, where no preview can tell."""
    refused: str = ""
    """The heading of a refusal; "" for "Not possible: " and the title."""
    flow: str = ""
    """The name of what asks for the rest before the move is played; "" where a press plays it."""


@frozen
class LogWords:
    """What the log says of a kind of move. Fields of the move stand in braces."""

    line: str = ""
    """The sentence; "" for the seat and the phrase: "{seat} counters with {card}"."""
    words: str = ""
    """The field with free words, which are said after a colon."""
    wished: str = ""
    """The sentence while the move still waits for consent."""
    unseen: str = ""
    """The sentence for seats that may not know yet what was chosen."""
    story: bool = False
    """Whether a log of the story alone has it too, since nothing that follows says it."""


@frozen
class GameKey:
    """A key that counts at the tables of one game, and what it does."""

    usual: str
    """The key that does it, unless a person chose another one."""
    words: Words


@frozen
class AboutWhom:
    """Whom a plate is about."""

    seat: str = ""
    """The seat whose crest stands on it; "" for nobody in particular."""
    sign: str = "horns"
    """What stands on the Coach's plate: his horns, or the sign of something that is his."""


NOBODY: Final = AboutWhom()


@frozen
class Place:
    """Where a card may lie: in a zone, in an area of a map, or at a spot that is neither."""

    zone: str = ""
    """The zone on top of which it lies."""
    index: int | None = None
    """With a zone: before which of its cards it lies, counted from the bottom."""
    area: str = ""
    """The key of an area of a map."""
    at: tuple[int, int] | None = None
    """With an area: a cell in it, by its column and row."""
    spot: str = ""
    """The name of a place that keeps no cards: "new-stage", "seat.red"."""

    def filled(self, move: "AttrsInstance") -> "Place":
        """Return the place with the fields of a move put where they stand in braces."""
        if "{" not in self.zone + self.area + self.spot:
            return self
        values = {one.name: getattr(move, one.name) for one in fields(type(move))}
        zone, area, spot = (text.format(**values) for text in (self.zone, self.area, self.spot))
        return evolve(self, zone=zone, area=area, spot=spot)


@frozen
class CarriedThing:
    """What is carried to a place and is no card: something that values of the table name, such as a piece of gear."""

    field: str
    """The field of a move that names such things (`Move.carries`)."""
    name: str
    """What stands in that field."""
    seat: str
    """Whose it is: who makes the move that carries it."""


NOWHERE: Final = Place()
QUESTION: Final = Place(spot="question")
"""The question that is open: a card laid on it is an answer."""


_FIRST_WORDS: Final = {"is": "be", "does": "do", "goes": "go", "passes": "pass", "discards": "discard"}


@lru_cache(maxsize=512)
def imperative(phrase: str) -> str:
    """Turn the phrase of a move into a command: "accepts with {card}" into "Accept with {card}"."""
    first, space, rest = phrase.removesuffix(" because {reason}").partition(" ")
    plain = _FIRST_WORDS.get(first)
    if plain is None:
        plain = first[:-3] + "y" if first.endswith("ies") else first[:-2] if _hisses(first) else first.removesuffix("s")
    return (plain[:1].upper() + plain[1:] + space + rest).strip()


def _hisses(word: str) -> bool:
    return bool(re.search(r"(ss|sh|ch|x|zz)es$", word))
