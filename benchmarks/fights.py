"""How often the main characters win each fight of Virtual Machine, both sides played by the program (docs/balance.md).

`python benchmarks/fights.py f5 f6 --times 300`; a fight takes a quarter of a processor second.
"""

import argparse
import math
import sys

from gattai_desktop.players.virtual_machine.balance import measure_fights

SAID = {"f1": 1.0, "f2": 0.776, "f3": 0.754, "f4": 0.715, "f5": 0.839, "f6": 0.814, "f7": 0.749, "f8": 0.516}
"""What the text of the rules has measured (part 1j)."""


def main() -> None:
    """Measure the fights that were asked for, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fights", nargs="*", default=list(SAID))
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--seed", type=int, default=11)
    options = parser.parse_args()
    for fight in options.fights:
        found = measure_fights(fight, options.times, options.seed, as_measured=True)
        margin = math.sqrt(found.won * (1 - found.won) / options.times)
        sys.stdout.write(
            f"{fight}: won {found.won:.3f} (standard error {margin:.3f}), said {SAID[fight]:.3f}, "
            f"{found.rounds:.1f} rounds, {found.down:.1f} down\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
