"""How well the program plays a seat: the names that a table keeps, and what people read."""

from collections.abc import Mapping
from typing import Final

from gattai_desktop.cards.words import Words, say

GENTLE: Final = "gentle"
"""Plays plainly, and errs."""
STEADY: Final = "steady"
"""Plays by good habits, without looking far ahead."""
SHARP: Final = "sharp"
"""Tries out what could follow, on tables that are dealt from what its seat knows."""
STRENGTHS: Final = (GENTLE, STEADY, SHARP)
"""Every strength, the weakest first."""
STRENGTH_NAMES: Final[Mapping[str, Words]] = {GENTLE: say("gentle"), STEADY: say("steady"), SHARP: say("sharp")}
