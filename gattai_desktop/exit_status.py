"""How a command ends: the status that a shell gets, and the error for input that cannot be used."""

from typing import Final

FINE: Final = 0
FAILED: Final = 1
UNUSABLE: Final = 2
STOPPED: Final = 130
"""A person or the system ended it before it was done; what shells say of Ctrl-C."""


class Unusable(Exception):
    """What was asked for cannot be done with this input; the message says why and what would do."""
