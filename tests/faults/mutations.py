"""Records with lines that were changed by chance: each is refused in words, or played.

`python -m tests.faults.mutations --seconds 60` goes through the records of all games; `make fuzz` begins with it. A
line is spoilt, or stands in the record of another game. What breaks the reader is printed with its seed.
"""

import argparse
import random
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.faults.changes import change_lines
from tests.faults.readers import RECORDS, read_record

_BORROWED: Final = 0.4
"""How often a line comes out of another record."""


@cache
def _records() -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(RECORDS.rglob("*.record")))


def mutated(seed: int) -> bytes:
    """Return a record of the tests with one line or a few that are not its own, the same for the same seed."""
    dice = random.Random(seed)
    data = dice.choice(_records())
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        data = (
            _with_a_line_of(dice.choice(_records()), data, dice)
            if dice.random() < _BORROWED
            else change_lines(data, dice)
        )
    return data


def _with_a_line_of(other: bytes, data: bytes, dice: random.Random) -> bytes:
    lines = data.split(b"\n")
    lines.insert(dice.randrange(len(lines)), dice.choice(other.split(b"\n")))
    return b"\n".join(lines)


def try_one(seed: int, folder: Path) -> None:
    """Read and play it. Raises what is no message."""
    read_record(mutated(seed), folder)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.mutations", description=__doc__)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0, help="of the first record")
    options = parser.parse_args()
    end, seed, broken = time.monotonic() + options.seconds, options.seed, 0
    with TemporaryDirectory(prefix="mutated-") as place:
        while time.monotonic() < end:
            try:
                try_one(seed, Path(place))
            except Exception as wrong:  # noqa: BLE001 - each is told, and the run goes on
                broken += 1
                sys.stdout.write(f"--seed {seed}: {type(wrong).__name__}: {str(wrong)[:200]}\n")
            seed += 1
    sys.stdout.write(f"{seed - options.seed:,} records changed by chance, {broken} broke the reader\n")
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
