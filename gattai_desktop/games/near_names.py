"""What a wrongly written name may have meant, for the sentence that refuses it."""

from collections.abc import Iterable
from typing import Final

from gattai_desktop.cards.words import AsWritten, wording

_MAX_READ: Final = 80
"""Characters of a wrong name that are looked at; it may come from a stranger."""

_MAX_LISTED: Final = 40
"""Names that are listed where none is near."""


def nearest(wrong: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return the names that look like the wrong one, the nearest first, at most three; case does not matter."""
    from difflib import get_close_matches

    spelled = {name.casefold(): name for name in names}
    return tuple(spelled[near] for near in get_close_matches(wrong[:_MAX_READ].casefold(), spelled, n=3, cutoff=0.6))


def did_you_mean(wrong: str, names: Iterable[str], otherwise: str = "") -> str:
    """Return " Did you mean 'agency'?", or what is said where no name is near; both can be translated."""
    near = nearest(wrong, names)
    return wording(" Did you mean '{name}'?", name=AsWritten(near[0])) if near else otherwise


def did_you_mean_or_all(wrong: str, names: Iterable[str]) -> str:
    """Return " Did you mean 'agency'?", or " There are: agency, cell." where no name is near; "" for none."""
    every = tuple(names)
    if not every:
        return ""
    return did_you_mean(wrong, every, wording(" There are: {names}.", names=AsWritten(", ".join(every[:_MAX_LISTED]))))
