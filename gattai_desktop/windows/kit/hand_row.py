"""Describes what can be done by hand in one game alone."""

from __future__ import annotations

from collections.abc import Callable

from gattai_desktop.cards.frozen import frozen


@frozen
class HandRow:
    """A plate for something done by hand: title, a few words, and the flow that a press begins."""

    key: str
    title: str
    words: str
    begin: Callable[[], None]
