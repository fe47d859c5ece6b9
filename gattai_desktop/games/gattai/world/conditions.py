"""How Defeat Conditions of Threats are written: by its beginning one is of its kind, others are deeds (THREAT-4)."""

from typing import Final

_VIOLENCE: Final = "violence"
_OTHERWISE: Final = "or:"


def is_violence(condition: str) -> bool:
    """Whether a condition is met by bringing the rating down to 0."""
    return condition.casefold().startswith(_VIOLENCE)


def is_alternate(condition: str) -> bool:
    """Whether a condition is enough by itself, so that it is none of those that TR asks for."""
    return condition.casefold().startswith(_OTHERWISE)
