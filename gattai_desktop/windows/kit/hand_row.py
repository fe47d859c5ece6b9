"""Something that can be done by hand in one game alone, as it stands among what every game has."""

from __future__ import annotations

from collections.abc import Callable

from gattai_desktop.cards.frozen import frozen


@frozen
class HandRow:
    """A plate of what is done by hand: title, a few words, and what a press begins."""

    key: str
    title: str
    words: str
    begin: Callable[[], None]
