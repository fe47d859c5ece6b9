"""Describes how a person is asked which of several moves she means, where long words have much in common."""

from __future__ import annotations

from gattai_desktop.cards.frozen import frozen


@frozen
class ToldApart:
    """What is asked, what all moves have in common, "" for nothing, and of each move what it alone has."""

    title: str
    common: str
    alone: tuple[str, ...]
