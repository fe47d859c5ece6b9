"""What this version does not play yet, chapter by chapter, in words for whoever looks for it."""

from collections.abc import Mapping
from typing import Final

_LATER: Final = "This version does not play it yet"

LATER: Final[Mapping[str, str]] = {
    "2.14 Throwdown: Assists": f"{_LATER}: Techs and Gear of Assists come with the full catalogue.",
    "2.19 Pilots": f"{_LATER}: Evolutions and graduation come in a later version.",
    "2.20 Team: Harmony and Resources": f"{_LATER}: what is spent between scenarios comes in a later version.",
    "2.24 Threats and BGM": f"{_LATER}: Threat Techs come with the full catalogue.",
    "2.25 Gear": f"{_LATER}: Gear comes with the full catalogue.",
    "2.26 Session, First Contact, final score": f"{_LATER}: the final score comes in a later version.",
}
"""The reason why a rule of a chapter is shown by nothing, by the chapter's title."""
