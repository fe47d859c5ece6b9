"""The steps of a Crisis Path as they are written: "Story + Wave" (RULES 2.6, CRISIS-2, CRISIS-3)."""

from collections.abc import Iterable
from typing import Final, Literal, get_args

from gattai_desktop.games.gattai.events.notation import MAX_TRIGGERS, Pieces

CrisisItem = Literal["Story", "Wave", "Storm", "BGM"]
CRISIS_ITEMS: Final[tuple[CrisisItem, ...]] = get_args(CrisisItem)
"""What one step may hold; its items fire from left to right."""


def parse_step(text: str) -> tuple[CrisisItem, ...]:
    """Read one step of a Crisis Path, such as "Story + Wave" or "BGM attacks!".

    Raises:
        NotationFault: the text is no such list.
    """
    pieces = Pieces(text)
    items = [_crisis_item(pieces)]
    while pieces.take("+"):
        items.append(_crisis_item(pieces))
    pieces.expect_end("'+' or the end")
    if len(items) > MAX_TRIGGERS:
        raise pieces.too_long(f"A step holds at most {MAX_TRIGGERS} events.")
    return tuple(items)


def spell_step(items: Iterable[CrisisItem]) -> str:
    """Write a step of a Crisis Path: `Story + Wave`."""
    return " + ".join(items)


def _crisis_item(pieces: Pieces) -> CrisisItem:
    start = pieces.at
    word = pieces.word()
    if word is None:
        raise pieces.broken("Story, Wave, Storm or BGM")
    item = _CRISIS_OF.get(word.casefold())
    if item is None:
        raise pieces.unknown(start, "Crisis event", word, CRISIS_ITEMS)
    # The Path of the complete text says "Story Event" and "BGM ATTACKS!".
    if item == "Story":
        pieces.take_word("event")
    if item == "BGM" and pieces.take_word("attacks"):
        pieces.take("!")
    return item


_CRISIS_OF: Final = {item.casefold(): item for item in CRISIS_ITEMS}
