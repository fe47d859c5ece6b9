"""Dice seeded from a number and what a seat sees, nothing else: the same sight always throws the same.

Two tables that differ only in what is hidden from the seat give it the same dice, and so does a session that is opened
again; a player that errs or samples with them is still a pure function of its sight.
"""

import random
from collections.abc import Iterator
from hashlib import blake2b

from gattai_desktop.cards.state import Sight


def dice_for(seed: int, sight: Sight) -> random.Random:
    """Return the dice of one decision."""
    seen = blake2b("\n".join(_lines(seed, sight)).encode(), digest_size=8)
    return random.Random(int.from_bytes(seen.digest(), "big"))


def _lines(seed: int, sight: Sight) -> Iterator[str]:
    yield f"{seed} {sight.seat}"
    # An empty zone may stand there only because the seat may not count it, and be called after what is hidden.
    for zone in sorted(zone for zone, lying in sight.zones.items() if lying):
        yield f"{zone} {' '.join(f'{one.card.code}{one.up:d}' for one in sight.zones[zone])}"
    for path in sorted(sight.values):
        yield f"{path} {sight.values[path]!r}"
