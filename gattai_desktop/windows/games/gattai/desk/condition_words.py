"""Writes the Defeat Condition that the rules know by its name as the windows call it: "Gewalt" is Violence."""

from typing import Final

from gattai_desktop.board.speech import content

_VIOLENCE: Final = "Violence"
"""As packs have it, and as the rules read it (THREAT-5)."""


def condition_shown(text: str) -> str:
    """Return a Condition as it is shown in its line."""
    return content(text) if text == _VIOLENCE else text


def condition_written(text: str) -> str:
    """Return a Condition as it stands in the pack, for what was typed into its line."""
    typed = text.strip()
    return _VIOLENCE if typed.casefold() in (_VIOLENCE.casefold(), content(_VIOLENCE).casefold()) else typed
