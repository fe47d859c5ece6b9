"""How events are called in texts: by their own names and by those of older texts, whatever the case (MICRO-1)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gattai_desktop.games.gattai.events.event_table import ALIASES, EVENTS
from gattai_desktop.games.gattai.events.notation import Pieces

EVENT_OF: Final[Mapping[str, str]] = MappingProxyType(
    {name.casefold(): name for name in EVENTS} | {alias.casefold(): name for alias, name in ALIASES.items()}
)
"""The stored name of an event by each spelling of it, casefolded."""


def read_event(pieces: Pieces) -> str:
    """Read the name of an event where the pieces stand, "Burn!" with its mark. Raises NotationFault."""
    start = pieces.at
    word = pieces.word()
    if word is None:
        raise pieces.broken("the name of a trigger, such as Schism")
    if pieces.take("!"):
        word += "!"
    found = EVENT_OF.get(word.casefold())
    if found is None:
        raise pieces.unknown(start, "trigger", word, (*EVENTS, *ALIASES))
    return found
