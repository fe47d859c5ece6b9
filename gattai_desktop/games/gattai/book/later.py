"""What this version does not play yet, by chapter or rule id, in words for whoever looks for it.

Empty while every rule is played. A rule that is not shown by a record or test is listed with its reason from here.
"""

from collections.abc import Mapping
from typing import Final

LATER: Final[Mapping[str, str]] = {}
"""The reason why a rule of a chapter is shown by nothing, by the chapter's title."""
