"""Which pictures are those of cards with a name instead of rank and suit (Bots, Contraptions, their backs).

They are drawn by `bot_card.py`, which reads the packs with the Bots: a table without them never opens it.
"""

from typing import Final

NAMED: Final = ":"
"""What stands in the name of a picture between its kind and which one it is: "bot:b01"."""
BACKS: Final = ("bots", "contraptions")
"""The Decks of such cards; "back-bots" is the back of one."""


def is_named(face: str) -> bool:
    """Whether a picture's name is written as that of such a card; `bot_card.draws` knows whether there is one."""
    return NAMED in face or (face.startswith("back-") and face.removeprefix("back-") in BACKS)
