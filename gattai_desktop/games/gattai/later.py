"""What this version does not play yet, chapter by chapter, in words for whoever looks for it."""

from collections.abc import Mapping
from typing import Final

_LATER: Final = "This version does not play it yet"

LATER: Final[Mapping[str, str]] = {
    "2.14 Throwdown: Assists": f"{_LATER}: Techs and Gear of Assists come with the full catalogue.",
}
"""The reason why a rule of a chapter is shown by nothing, by the chapter's title."""
