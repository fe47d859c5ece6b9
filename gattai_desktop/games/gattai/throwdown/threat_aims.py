"""Tells what a Threat wants from what its author has written of it (RULES THROW-2)."""

import re
from typing import Final

_LONGEST: Final = 80
"""Most characters of what can be read as an aim at one look: above a card, on the wall."""
_ENDS: Final = re.compile(r"(?<=[.!?…])\s+")


def short_aim(note: str) -> str:
    """Return the note where it is short, of a description its first sentence if that is; "" where neither is."""
    first = _ENDS.split(note.strip(), maxsplit=1)[0]
    return next((one for one in (note.strip(), first) if len(one) <= _LONGEST), "")
