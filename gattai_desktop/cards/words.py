"""Words for people, kept apart from the values in them.

A sentence is written once, in English, as a template: `say("{card} does not beat {top}.", card=..., top=...)`.
A window may translate the template and draw the cards in it as pictures; `str()` gives plain English.

A name that is made of words ("Red's Hand") is a `Called`: a text that keeps the template it was made of. A value that
is plain text is a name that a person gave, or one of the game's own words ("Coach", "Fan Club").
"""

from functools import lru_cache
from typing import Any

from gattai_desktop.cards.frozen import frozen, making


@frozen
class Words:
    """One sentence: a template and the values that belong in its braces."""

    template: str
    values: tuple[tuple[str, Any], ...] = ()

    @property
    def by_name(self) -> dict[str, Any]:
        """What belongs in its braces, each value by its name."""
        return dict(self.values)

    def __str__(self) -> str:
        return self.template.format(**dict(self.values)) if self.values else self.template


def say(template: str, **values: object) -> Words:
    """Return the sentence; the values are shown with `str()`."""
    return _words(template, tuple(values.items())) if values else _plain(template)


_words = making(Words)
# What is always said in the same words is said a thousand times an evening.
_plain = lru_cache(maxsize=1024)(Words)


class AsWritten(str):
    """A word that is the same in every language, since files, records or a notation are written with it."""

    __slots__ = ()


class Called(str):
    """Plain English text that is still known as the words it was made of, for a name or message made of other words."""

    __slots__ = ("words",)
    words: Words


def wording(template: str, **values: object) -> Called:
    """Return a text that can still be translated: `wording("the Pile of stage {number}", number=2)`."""
    words = say(template, **values)
    text = Called(words)
    text.words = words
    return text
