"""Words for people, kept apart from the values in them.

A sentence is written once, in English, as a template: `say("{card} does not beat {top}.", card=..., top=...)`.
Whoever shows it may translate the template or draw the cards in it as pictures; `str()` gives plain English.
"""

from typing import Any

from attrs import frozen


@frozen
class Words:
    """One sentence: a template and the values that belong in its braces."""

    template: str
    values: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return self.template.format(**dict(self.values)) if self.values else self.template


def say(template: str, **values: object) -> Words:
    """Return the sentence; the values are shown with `str()`."""
    return Words(template, tuple(values.items()))
