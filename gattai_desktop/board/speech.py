"""Translates the program's texts into the language of its windows.

The windows' own texts go through `tr` like everywhere in Qt, or through `speak`, which fills them. The floors below
know no Qt: they hand up templates with values, which are looked up here, in contexts of their own:

- "game": sentences of the rules; a template that holds {count} has a form for one and a form for many.
- "names": words of the game that stand where a name could stand. A name that people typed is not among them and stays.
- "rules" and "rulings": what the book of the table says.
- "glossary": the words of a game's book with their meanings; the forms of a word are one text.
- "content": the prose of the packs that come with the program.

What a person wrote herself is never looked up, whatever has the same wording: `leave_as_written`.
"""

import re
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from gattai_desktop.cards.card import RANK_NAMES, Card
from gattai_desktop.cards.words import AsWritten, Called, Words
from gattai_desktop.games.told import plain
from gattai_desktop.games.told import spoken as spoken_card

_BRACES: Final = re.compile(r"\{(\w+)\}")
_NUMBER: Final = re.compile(r"-?\d+\.5|-\d+")
"""A number of halves, or one below zero, as the floors below write it; people read it as their language has it."""
_CHANGE: Final = re.compile(r"(?<!\S)([-−]?\d+) → ([-−]?\d+)")
GAME, NAMES, RULES, RULINGS, CONTENT = "game", "names", "rules", "rulings", "content"
GLOSSARY: Final = "glossary"
_own: dict[str, AbstractSet[str]] = {}
_as_written: AbstractSet[str] = frozenset()
"""The names and texts of a person's own that may be shown now; all of `_own` together, since it is asked in paints."""


def leave_as_written(where: str, words: AbstractSet[str]) -> None:
    """Show these names and texts as they stand, in place of those said of the same part of the program before."""
    global _as_written  # noqa: PLW0603 - the windows of a program speak one language, and this belongs to it
    if _own.get(where, frozenset()) != words:
        _own[where] = words
        _as_written = frozenset().union(*_own.values())


def translated(text: str, /, count: int = -1, *, name: bool = False) -> str:
    """Return a sentence or a word of the game in the language of the windows."""
    if _NUMBER.fullmatch(text):
        return with_minus(text.replace(".", QLocale().decimalPoint()))
    if name and text in _as_written:
        return text
    found = _looked_up(NAMES, text) if name else _looked_up(GAME, text, count)
    if text in _as_written or found != text:
        return found
    # The prose of a pack, and what a ruling says, are translated like sentences of the game.
    other = _looked_up(CONTENT, text)
    return other if other != text else _looked_up(RULINGS, text)


@lru_cache(maxsize=8192)
def _looked_up(context: str, text: str, count: int = -1) -> str:
    return QCoreApplication.translate(context, text, "", count)


def forget_language() -> None:
    """Look every text up anew: another language is spoken."""
    _looked_up.cache_clear()


def speak(context: str, template: str, /, **values: object) -> str:
    """Return a text of the windows with its values; `count` chooses between singular and plural."""
    # A text that does not say the number has one form: asked for a second, a language would not know the text.
    count = values.get("count", -1) if "{count}" in template else -1
    found = _looked_up(context, template, count if isinstance(count, int) else -1)
    return fill(found, **values)


def fill(text: str, /, **values: object) -> str:
    """Put values into the braces of a translated text."""
    if not values:
        return text
    return _BRACES.sub(lambda found: shown(values[found[1]]) if found[1] in values else found[0], text)


def in_decimals(value: float, places: int = 1) -> str:
    """Return a number with so many decimals, as the language of the windows writes it: "2.0", or "2,0"."""
    return QLocale().toString(value, "f", places)


def with_minus(number: str) -> str:
    """Return a written number with the minus sign that people read; what is typed, kept or parsed has a hyphen."""
    return number.replace("-", "−")


def shown(value: object) -> str:
    """Return a value as people read it: a number as the language writes it, a word of the game by its name."""
    if isinstance(value, int) and not isinstance(value, bool):
        return with_minus(QLocale().toString(value))
    if isinstance(value, float):
        shortest = QLocale.FloatingPointPrecisionOption.FloatingPointShortest.value
        return with_minus(QLocale().toString(value, "f", shortest))
    return called(value)


def called(value: object) -> str:
    """Return what a seat, a zone or a value is called; a name that people typed as it is."""
    if isinstance(value, Called):
        return plain(value.words, translated)
    if isinstance(value, Words):
        return plain(value, translated)
    text = str(value)
    return translated(text, name=True) if text and not isinstance(value, AsWritten) else text


def said(words: Words) -> str:
    """Return a sentence of the game as plain text, with cards written as signs."""
    return plain(words, translated)


def card_aloud(card: Card) -> str:
    """Return a card's spoken name: "Nine of diamonds"."""
    return spoken_card(card, translated)


def rank_aloud(card: Card) -> str:
    """Return the name of a card's rank: "Nine"."""
    return translated(RANK_NAMES[card.rank])


def first_large(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def message(wrong: Exception | None) -> str:
    """Return the message of an error; "" for None."""
    if wrong is None:
        return ""
    first = wrong.args[0] if wrong.args else None
    return called(first) if isinstance(first, Called) else QCoreApplication.translate("errors", str(wrong))


def rule(sentence: str) -> str:
    """Return the sentence of a rule; that of a ruling is its question."""
    found = QCoreApplication.translate(RULES, sentence)
    return ruling(sentence) if found == sentence else found


def ruling(text: str) -> str:
    """Return the question of a ruling, or what one of its options means."""
    return QCoreApplication.translate(RULINGS, text)


def of_the_book(text: str) -> str:
    """Return the forms of a word of the book, or its meaning."""
    return QCoreApplication.translate(GLOSSARY, text)


def content(text: str) -> str:
    """Return the prose of a pack; that of a stranger's pack as it was written."""
    return QCoreApplication.translate(CONTENT, text) if text and text not in _as_written else text


def listed(names: tuple[str, ...] | list[str]) -> str:
    """Return names one after the other, as the language lists them: "Ren, Momo and Tam"."""
    language = QLocale()
    if language.language() == QLocale.Language.C:  # which knows no "and", as a system has it that was told no language
        language = QLocale("en_GB")
    return language.createSeparatedList(list(names))


def change_aloud(words: str) -> str:
    """Return these words with "3 → 4" as it is said aloud: many screen readers pass over an arrow in silence."""
    if "→" not in words:
        return words
    return _CHANGE.sub(lambda one: speak("board", "from {before} to {after}", before=one[1], after=one[2]), words)
