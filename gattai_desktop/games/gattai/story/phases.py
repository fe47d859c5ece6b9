"""The phases of a session (RULES SESSION-1)."""

from typing import Final

PHASES: Final = ("set-up", "salute", "briefing", "play", "debriefing", "breakdown")
"""The phases of a session, in their order; after the last a new session begins."""
