"""Says what the words of a game's book mean in the language of the windows, and finds them in a text."""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from gattai_desktop.board.speech import content, first_large, of_the_book
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.content.boxes import box
from gattai_desktop.content.in_order import in_order
from gattai_desktop.games.glossary import BETWEEN, BookWord


@frozen
class Meaning:
    """A word of the book in the language of the windows."""

    key: str
    """The word in English, by which it is remembered."""
    forms: tuple[str, ...]
    """As sentences have it, the name first."""
    means: str
    rules: tuple[str, ...]

    @property
    def name(self) -> str:
        return first_large(self.forms[0])

    @property
    def spoken(self) -> str:
        return f"{self.name}: {self.means}"


@frozen
class Match:
    """A word of the book in a text, from one letter to another."""

    start: int
    end: int
    meaning: Meaning


@frozen(eq=False)
class _Book:
    """The words of a game in one language."""

    known: tuple[Meaning, ...]
    by_form: Mapping[str, Meaning]
    pattern: re.Pattern[str]


_NO_BOOK: Final = _Book((), {}, re.compile(r"(?!)"))


def meanings(game: str) -> tuple[Meaning, ...]:
    """Return every word of a game's book, in the order of the alphabet."""
    return _book(game).known


def found_in(text: str, game: str) -> Iterator[Match]:
    """Yield the words of the book in a text, from left to right; of two at one place the longer one.

    Headings are set in capitals, and so may a word be.
    """
    book = _book(game)
    for found in book.pattern.finditer(text):
        if found[0] in book.by_form:  # and no name of what is played, as "First Boot"
            yield Match(found.start(), found.end(), book.by_form[found[0]])


def _book(game: str) -> _Book:
    words = box(game).glossary()
    # Another language says the first of them otherwise.
    return _in_language(game, of_the_book(words[0].means)) if words else _NO_BOOK


@lru_cache(maxsize=8)
def _in_language(game: str, _first: str) -> _Book:
    known = tuple(sorted(map(_meaning, box(game).glossary()), key=lambda one: in_order(one.name.strip("“„"))))
    by_form = {form: one for one in known for spelled in one.forms for form in (spelled, spelled.upper())}
    titles = (spelled for one in box(game).titles for spelled in (content(one), content(one).upper()))
    forms = "|".join(map(re.escape, sorted({*by_form, *titles}, key=len, reverse=True)))
    return _Book(known, by_form, re.compile(rf"(?<!\w)(?:{forms})(?!\w)"))


def _meaning(word: BookWord) -> Meaning:
    forms = tuple(of_the_book(word.written).split(BETWEEN))
    return Meaning(word.name, forms, of_the_book(word.means), word.rules)


def fitting(known: tuple[Meaning, ...], search: str) -> tuple[Meaning, ...]:
    """Return the words that a search finds: those that begin so, then those that speak of it or come of that rule."""
    wanted = search.strip().casefold()
    begun = [one for one in known if any(form.casefold().strip("“„").startswith(wanted) for form in one.forms)]
    told = [one for one in known if wanted in one.means.casefold() or wanted in map(str.casefold, one.rules)]
    return tuple(dict.fromkeys((*begun, *told)))
